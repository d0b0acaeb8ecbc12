"""The record of a table, read mission by mission: what each came to, and what was read aloud on the way."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from farlight.content.ids import Outcome, text_place
from farlight.kernel import (
    Change,
    Decision,
    Ended,
    Event,
    Met,
    Option,
    Passage,
    Play,
    Recorder,
    Remark,
    Setup,
    Story,
    Summary,
)
from farlight.kernel.fields.shapes import replace
from farlight.kernel.recorders.story import Turn
from farlight.martians.model.content import Definitions
from farlight.martians.model.events.app import (
    AdventureMet,
    AdventureReturned,
    EchoCame,
    EventCame,
    EventDone,
    EventExpired,
    EventStruck,
)
from farlight.martians.model.events.base import UpgradeGained
from farlight.martians.model.events.crew import AbilityUnlocked, Died, PerkGained
from farlight.martians.model.events.mission import (
    CampaignSaved,
    Debriefed,
    EnvelopeOpened,
    MissionEnded,
    ObjectiveTicked,
    Restored,
    SolBegan,
)
from farlight.martians.model.state import Martians
from farlight.martians.rules.debriefing import debrief, epilogue
from farlight.martians.rules.mission_end import reached
from farlight.martians.table.legacy import for_good
from farlight.martians.table.places import TINT, place_of
from farlight.martians.table.record.mission_summary import face_of, onward_from, summary_of
from farlight.martians.table.record.mission_tally import MissionTally
from farlight.texts import Texts, capital

BEFORE = "background"
"""The story that is read before a mission begins. M-MIS-GEN-03."""


class MissionRecorder(Recorder[Martians, Definitions]):
    """Single missions and campaigns alike: a campaign is one mission after the other."""

    turns: ClassVar[Mapping[type[Event], Turn]] = {
        ObjectiveTicked: "won", Died: "died", EventDone: "won", EventStruck: "lost", UpgradeGained: "found",
        AbilityUnlocked: "promoted", PerkGained: "promoted",
    }  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._number = 1
        self._mission = ""
        """The one in hand. When it is over, a campaign may have gone on to the next in the same answer."""
        self._sol = 0
        self._tally: MissionTally | None = None
        self._last: Summary | None = None
        self._passages: list[Passage] = []

    def asked(self, seen: Play[Martians, Definitions], decision: Decision | None, option: Option, texts: Texts) -> None:
        """Keep a choice of the story with what else there was to choose. M-MIS-SLOT-01."""
        if decision is None or decision.prompt != "story":
            return
        self.changes.append(Change(self.node + 1, "chose", f"{texts.prompt(decision)} {texts.option(option)}"))
        options = tuple(Remark(texts.option(each), each.id == option.id) for each in decision.options)
        self._add(Passage(self.node, self._chapter(seen, texts), "", texts.prompt(decision), "", options=options))

    def came(self, node: int, seen: Play[Martians, Definitions], events: Sequence[Event], texts: Texts) -> None:
        super().came(node, seen, events, texts)
        self._mission = self._mission or seen.state.mission
        if self._tally is None and _has_begun(seen.state, events):
            self._tally = MissionTally(self._mission, node, self._number)
            self._read_background(seen, texts)
        for event in events:
            self._read(event, seen, texts)
        tally = self._tally
        if tally is None:
            return
        tally.follow(node, seen, events, texts)
        if tally.outcome:
            self._close(seen, tally, texts)

    def _close(self, seen: Play[Martians, Definitions], tally: MissionTally, texts: Texts) -> None:
        if seen.state.campaign is None:
            tally.reached, tally.told = reached(seen), tuple(debrief(seen))
        self._last = summary_of(seen, tally, self.setup, texts)
        self._tally = None

    def summary(self, seen: Play[Martians, Definitions], texts: Texts) -> Summary | None:
        """Of a campaign that is over, the last mission with how it all ended. M-APP-45."""
        last = self._last
        outcome = seen.state.outcome
        if last is None or not outcome or seen.state.campaign is None:
            return last
        told = tuple(texts.name("text", key) for key in (*epilogue(seen), *debrief(seen)))
        result, won = capital(texts.name("outcome", outcome)), Outcome.parse(outcome).is_won
        onward = tuple(onward_from(seen, self.setup, texts))
        return replace(last, outcome=outcome, won=won, result=result, over=True, told=told, onward=onward)

    def result(self, seen: Play[Martians, Definitions], texts: Texts) -> Summary | None:
        """Title, outcome, goals and what to play next; figures by sol, moments, cost and dice are the record's."""
        state = seen.state
        outcome = state.outcome or state.flags.get("result", "")
        if not outcome:
            return None
        number = len(state.campaign.results) if state.campaign is not None else 1
        tally = MissionTally(state.mission, self.node, max(1, number))
        tally.outcome, tally.sol = outcome, state.sol
        tally.reached, tally.told = reached(seen), tuple(debrief(seen))
        known = summary_of(seen, tally, self.setup, texts)
        return replace(known, answers=self.answers, series=(), moments=(), tolls=(), costs=(), choices=(), helped=())

    # What was read aloud

    def story(self, seen: Play[Martians, Definitions], texts: Texts) -> Story:
        own = [
            Met(
                person.card, person.profession, person.name or texts.name("who", person.card),
                texts.say("met-own", profession=texts.name("profession", person.profession)),
                own=True, face=face_of(seen, person.card),
            )
            for person in seen.state.crew
        ]  # fmt: skip
        return Story(tuple(self._passages), tuple(own), tuple(for_good(seen, texts)), tuple(self.changes))

    def _chapter(self, seen: Play[Martians, Definitions], texts: Texts) -> str:
        mission = texts.name("mission", self._mission or seen.state.mission)
        return texts.say("chronicle-mission", number=self._number, mission=mission)

    def _read_background(self, seen: Play[Martians, Definitions], texts: Texts) -> None:
        mission = self._mission
        told = texts.name("text", text_place("mission", mission, BEFORE))
        place = place_of(seen.content, "mission", mission) or ""
        title = texts.name("mission", mission)
        self._add(Passage(self.node, self._chapter(seen, texts), "", title, told, place=place, tint=TINT))

    def _read(self, event: Event, seen: Play[Martians, Definitions], texts: Texts) -> None:
        match event:
            case SolBegan():
                self._sol = event.sol
            case CampaignSaved() | Restored():
                self._mission, self._sol = event.mission, 0
                self._number += 1
            case EventCame():
                self._tell(seen, texts, "event", event.event, event.text)
            case AdventureMet() | AdventureReturned():
                self._tell(seen, texts, "adventure", event.adventure, event.text)
            case EchoCame():
                self._tell(seen, texts, "echo", event.echo, event.text)
            case EnvelopeOpened():
                told = texts.name("text", event.text)
                title = texts.say("moment-envelope")
                self._add(Passage(self.node, self._chapter(seen, texts), self._when(texts), title, told))
            case EventDone() | EventStruck() | EventExpired():
                self._follow(texts.name("event", event.event), texts.event(event))
            case MissionEnded() if seen.state.campaign is None:
                self._read_end(seen, event.outcome, debrief(seen), texts)
            case Debriefed():
                self._read_end(seen, event.outcome, event.told, texts)
            case Ended() if seen.state.campaign is not None:
                self._read_end(seen, event.outcome, epilogue(seen), texts)
            case _:
                pass

    def _read_end(self, seen: Play[Martians, Definitions], outcome: str, keys: Sequence[str], texts: Texts) -> None:
        """Read how a mission ended, or, after its last one, a campaign. M-APP-35, M-APP-45."""
        told = "\n\n".join(texts.name("text", key) for key in keys)
        title = capital(texts.name("outcome", outcome))
        won = Outcome.parse(outcome).is_won
        self.changes.append(Change(self.node, "won" if won else "lost", title))
        self._add(Passage(self.node, self._chapter(seen, texts), self._when(texts), title, told))

    def _tell(self, seen: Play[Martians, Definitions], texts: Texts, kind: str, card: str, story: str) -> None:
        title, told = texts.name(kind, card), texts.name("text", story)
        place, when = place_of(seen.content, kind, card) or "", self._when(texts)
        self._add(Passage(self.node, self._chapter(seen, texts), when, title, told, place=place, tint=TINT))

    def _when(self, texts: Texts) -> str:
        return texts.say("chronicle-sol", sol=self._sol) if self._sol else ""

    def _follow(self, title: str, came: str) -> None:
        """Follow what became of something that was read before."""
        for place in range(len(self._passages) - 1, -1, -1):
            known = self._passages[place]
            if known.title == title:
                self._passages[place] = replace(known, came=(*known.came, came))
                return

    def _add(self, passage: Passage) -> None:
        self._passages.append(passage)


def _has_begun(state: Martians, events: Sequence[Event]) -> bool:
    """Whether a mission runs; one that is over leaves its sol on the table until the next one is set up."""
    return any(isinstance(event, SolBegan) for event in events) or bool(state.sol and "result" not in state.flags)
