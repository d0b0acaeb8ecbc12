"""The record of a table, read Exploration by Exploration: what each came to, and which Logs were read on the way."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from farlight.content import tell
from farlight.content.ids import Outcome
from farlight.content.translations import ORIGINAL
from farlight.kernel import (
    Change,
    Decision,
    Event,
    Line,
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
from farlight.texts import Texts, capital
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.events import (
    CardsDrawn,
    CrewDied,
    CrewPromoted,
    DiceRefreshed,
    DieSacrificed,
    DiscoveryGained,
    FlagSet,
    InjuryGained,
    LogRead,
    MissionCompleted,
    MissionRevealed,
    SuccessGained,
    SuppliesChanged,
    ThreatPlaced,
    ThreatRemoved,
    UniqueGained,
)
from farlight.vanguard.model.ship_events import (
    CardGained,
    EquipmentUnlocked,
    MissionFailed,
    MoraleChanged,
    ObjectiveReached,
    ProjectCompleted,
    SituationSolved,
)
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.table.faces import face_of, looks_of
from farlight.vanguard.table.names import Names
from farlight.vanguard.table.places import place_of_log
from farlight.vanguard.table.record.exploration_summary import summary_of
from farlight.vanguard.table.record.exploration_tally import ExplorationTally

CONSEQUENCES = (
    CardsDrawn, CrewDied, DiceRefreshed, DieSacrificed, DiscoveryGained, FlagSet, InjuryGained, MissionCompleted,
    MissionRevealed, SuccessGained, SuppliesChanged, ThreatPlaced, ThreatRemoved, UniqueGained, CardGained,
    EquipmentUnlocked, MoraleChanged,
)  # fmt: skip
"""What is told as having come of a Log."""
MOST_CAME = 6


class ExplorationRecorder(Recorder[Vanguard, Definitions]):
    """Single Explorations and campaigns alike: a campaign is one after the other, with the ship between them."""

    turns: ClassVar[Mapping[type[Event], Turn]] = {
        MissionCompleted: "won", ObjectiveReached: "won", MissionFailed: "lost", CrewDied: "died",
        CrewPromoted: "promoted", UniqueGained: "found", ProjectCompleted: "learned", SituationSolved: "won",
    }  # fmt: skip

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup)
        self._names = names
        self._originals: list[str] = []
        """What was read, as its author wrote it: a name may be bent or another one in the language that is told."""
        self._tally: ExplorationTally | None = None
        self._last: Summary | None = None
        self._visits = 0
        self._passages: list[Passage] = []
        self._options: tuple[Remark, ...] = ()
        self._chosen = ("", "")
        self._fresh = False
        """Whether what happens now comes of the last Log."""

    def asked(self, seen: Play[Vanguard, Definitions], decision: Decision | None, option: Option, texts: Texts) -> None:
        if self._tally is not None:
            self._tally.ask(seen, decision, option)
        if decision is None or decision.prompt != "log" or not self._passages:
            return
        self._options = tuple(
            Remark(": ".join(filter(None, (texts.option(each), texts.about(each)))), each.id == option.id)
            for each in decision.options
        )
        self._chosen = (self._passages[-1].title, texts.option(option))

    def came(self, node: int, seen: Play[Vanguard, Definitions], events: Sequence[Event], texts: Texts) -> None:
        super().came(node, seen, events, texts)
        state = seen.state
        if self._tally is None and state.planet and not state.ship.page:
            self._tally = ExplorationTally(state.planet)
        self._fresh = bool(self._options) or any(isinstance(event, LogRead) for event in events)
        if self._options:
            self.changes.append(Change(node, "chose", ": ".join(self._chosen)))
            self._passages[-1] = replace(self._passages[-1], options=self._options)
            if self._tally is not None:
                self._tally.choose(node, *self._chosen, texts)
            self._options = ()
        for event in events:
            self._read(event, seen, texts)
        if self._tally is not None:
            self._tally.follow(node, seen, events, texts)
            self._close(seen, self._tally, texts)

    def _close(self, seen: Play[Vanguard, Definitions], tally: ExplorationTally, texts: Texts) -> None:
        """Close the Exploration when the team left: in a campaign that is another visit to a planet, else the end."""
        state = seen.state
        visits = len(state.ship.visits)
        if visits == self._visits and not state.outcome:
            return
        outcome = state.outcome
        if visits > self._visits:
            note = next(each for each in state.ship.chronicle if each.visit == visits and each.what in ("won", "lost"))
            outcome = str(Outcome(note.what, note.who))
        self._last = summary_of(seen, tally, max(1, visits), outcome, self.setup, texts)
        self._visits, self._tally = visits, None

    def summary(self, seen: Play[Vanguard, Definitions], texts: Texts) -> Summary | None:
        """Of a campaign that is over, the last Exploration with how it all ended."""
        last, outcome = self._last, seen.state.outcome
        if last is None or not outcome or last.over:
            return last
        result = capital(texts.name("outcome", outcome))
        title = texts.name("scenario", seen.state.scenario)
        told = (self._passages[-1].text,) if self._passages else ()
        won = Outcome.parse(outcome).is_won
        return replace(last, outcome=outcome, won=won, result=result, title=title, over=True, told=told)

    # What was read

    def story(self, seen: Play[Vanguard, Definitions], texts: Texts) -> Story:
        flags = seen.state.flags
        carried = [texts.name("flag", flag) for flag, count in flags.items() if count and texts.has(f"flag-{flag}")]
        people = (*self._met(seen, texts), *_crew(seen, texts))
        return Story(tuple(self._passages), people, tuple(map(capital, carried)), tuple(self.changes))

    def _met(self, seen: Play[Vanguard, Definitions], texts: Texts) -> Iterator[Met]:
        """People of the story in the order in which Logs first spoke of them; nobody else is told of."""
        found = []
        for name, person in seen.content.ruling.people.items():
            spoken = re.compile(rf"\b{re.escape(person.word)}\b")
            first = next((place for place, text in enumerate(self._originals) if spoken.search(text)), None)
            if first is not None:
                called, told = tell(person.name, texts.language), tell(person.text, texts.language)
                face = looks_of(person.face)
                found.append((first, Met(name, person.section, called, told, self._passages[first].title, face=face)))
        return (met for _, met in sorted(found, key=lambda each: each[0]))

    def _read(self, event: Event, seen: Play[Vanguard, Definitions], texts: Texts) -> None:
        if isinstance(event, LogRead):
            told, title = texts.name("text", event.text), texts.name("log", event.log)
            state = seen.state
            place = place_of_log(seen, event.log, event.sector)
            tint = "" if state.ship.page or not state.planet else seen.content.planets[state.planet].tint
            when = _when(state, texts)
            self._originals.append(self._names.story(event.text, ORIGINAL))
            self._passages.append(Passage(self.node, _chapter(state, texts), when, title, told, place=place, tint=tint))
        elif (
            isinstance(event, CONSEQUENCES) and self._passages and self._passages[-1].node in (self.node, self.node - 1)
        ):
            last = self._passages[-1]
            if len(last.came) < MOST_CAME:
                self._passages[-1] = replace(last, came=(*last.came, texts.event(event)))


def _chapter(state: Vanguard, texts: Texts) -> str:
    """As the chronicle names its times: the Exploration, or the visit to the ship after it."""
    ship = state.ship
    if ship.page:
        return texts.say("chronicle-aboard", number=len(ship.visits))
    if not state.round and not ship.visits:
        return texts.line(Line("chronicle-before"))
    return texts.line(Line("chronicle-when", (("number", len(ship.visits) + 1), ("planet", state.planet))))


def _when(state: Vanguard, texts: Texts) -> str:
    return texts.say("summary-round", round=state.round) if state.round and not state.ship.page else ""


def _crew(seen: Play[Vanguard, Definitions], texts: Texts) -> list[Met]:
    """One's own people: who serves, and who is remembered."""
    state = seen.state
    served = {card: (sleeve.section, sleeve.rank) for card, sleeve in state.ship.sleeves.items()}
    if not served:
        served = {crew.card: (crew.section, crew.rank) for crew in state.crew if crew.card}
    own = [
        Met(card, role, texts.name("who", card), texts.say("met-own", section=texts.name("section", role), rank=rank))
        for card, (role, rank) in served.items()
    ]
    gone = {**{card: "" for _, card in state.ship.wall}, **state.ship.dead}
    dead = [
        Met(card, role, texts.name("who", card), texts.say("met-dead"), dead=True)
        for card, role in gone.items()
        if card not in served
    ]
    return [replace(each, own=True, face=face_of(seen.content, each.who)) for each in own + dead]
