"""The table of Martians, as it is shown: scenes, panels, names, chances."""

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path

from farlight.content import tell
from farlight.kernel import AnyPosition, Decision, Option, Play, Refs, Refusal, Setup, Table, Value
from farlight.kernel.lines import Outlook, Panel, Remembered, Where
from farlight.kernel.offers import AtOnce, Offer, Usual
from farlight.kernel.scenes import Parts
from farlight.martians.model.content import Definitions
from farlight.martians.model.ids import CalledPawn
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import seat_of
from farlight.martians.rules.crew import name_of
from farlight.martians.table.names import Names
from farlight.martians.table.offers import plan_table
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_offers import offers_of
from farlight.martians.table.panels import panels_of
from farlight.martians.table.plan_forecast import foreseen
from farlight.martians.table.plan_outlook import plan_outlook
from farlight.martians.table.record.mission_recorder import MissionRecorder
from farlight.martians.table.ref_things import things_in
from farlight.martians.table.scene import PARTS, foreseen_of, scene_of
from farlight.martians.table.scene_types import ForeseenScene, MartiansScene
from farlight.martians.table.table_summary import remembered, where_of
from farlight.martians.table.usual_answers import usual
from farlight.martians.table.why_idle import why_idle
from farlight.texts import Texts


class MartiansTable(Table[Martians, Definitions]):
    is_open = True
    closing = Table.closing | {"declare", "done-exchanging"}
    planning = frozenset({"plan"})

    def __init__(self, content: Definitions, texts: Path) -> None:
        self._content = content
        self._texts = texts
        self.names = Names(content, texts)

    def panels(self, seen: Play[Martians, Definitions]) -> Sequence[Panel]:
        return panels_of(seen)

    def where(self, state: Martians) -> Where:
        return where_of(state)

    def ended(self, state: Martians) -> int:
        """Missions of a campaign, with those that were lost and are played again, and its own end. M-MIS-CAMP-05."""
        return len(state.campaign.results if state.campaign is not None else ()) + bool(state.outcome)

    def recorder(self, setup: Setup) -> MissionRecorder:
        return MissionRecorder(setup)

    def chronicle(self, seen: Play[Martians, Definitions], texts: Texts) -> Iterable[Remembered]:
        return remembered(seen, texts)

    def things_in(self, kind: str, value: Value) -> Refs:
        return things_in(self._content, kind, value)

    def scene(self, seen: Play[Martians, Definitions], texts: Texts) -> MartiansScene:
        return scene_of(seen, texts)

    def scene_parts(self) -> Parts[Martians, Definitions]:
        return PARTS

    def foreseen(self, play: Play[Martians, Definitions], seat: int, option: str, texts: Texts) -> ForeseenScene | None:
        tomorrow = foreseen(play, seat, option)
        return None if tomorrow is None else foreseen_of(tomorrow, texts)

    def offers(
        self,
        play: Play[Martians, Definitions],
        seat: int,
        at: tuple[str, str] | None,
        texts: Texts,
        own: Collection[int] = (),
        _decision: Decision | None = None,
        _trial: AnyPosition | None = None,
    ) -> Sequence[Offer]:
        return offers_of(play, seat, at, texts, own)

    def offer_things(self, play: Play[Martians, Definitions], seat: int, _decision: Decision | None = None) -> Refs:
        return plan_table.things(play, seat) if plan_table.is_planning(play, seat) else ()

    def at_once(
        self, play: Play[Martians, Definitions], seat: int, texts: Texts, _decision: Decision | None = None
    ) -> Sequence[AtOnce]:
        return plan_table.at_once(play, seat, texts) if plan_table.is_planning(play, seat) else ()

    def is_begun(self, play: Play[Martians, Definitions], seat: int) -> bool:
        return plan_table.is_planning(play, seat) and not Trial(play, seat).is_idle

    def act_words(self, before: Play[Martians, Definitions], after: Play[Martians, Definitions], texts: Texts) -> str:
        return plan_table.act_words(before, after, texts)

    def usual(self, play: Play[Martians, Definitions], decision: Decision) -> Usual | None:
        return usual(play, decision)

    def outlook(self, play: Play[Martians, Definitions], decision: Decision) -> Outlook | None:
        return plan_outlook(play, decision)

    def takes_from(self, play: Play[Martians, Definitions], seat: int, option: Option) -> Collection[int]:
        """Whose pawns come into somebody else's action: the plan is everybody's, its pawns are not. M-ACT-03."""
        pawns = [CalledPawn.parse(str(value)).who for kind, value in option.refs if kind == "pawn"]
        crew = range(len(play.state.crew))
        return {seat_of(play.state, who) for who in crew if name_of(play.state, who) in pawns} - {seat}

    def why_idle(self, play: Play[Martians, Definitions], seat: int, kind: str, thing: str) -> Refusal | None:
        return why_idle(play, seat, kind, thing)

    def intro(self, mission: str, language: str) -> str:
        campaign = self._content.campaigns.get(mission)
        return tell(campaign.intro if campaign else self._content.missions[mission].background, language)

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        return self.names.of(kind, value, language)

    def name_at(self, state: Martians, kind: str, value: object, language: str) -> str | None:
        """By the mission's names for its tokens, and by those that the players gave. M-APP-04."""
        if kind == "seat" and isinstance(value, int) and 0 <= value < len(state.crew) and not state.solo:
            return self._person(state, value, language)
        return self.names.at(state).of(kind, value, language)

    def names_at(self, state: Martians) -> Callable[[str, object, str], str | None]:
        names = self.names.at(state)

        def name(kind: str, value: object, language: str) -> str | None:
            return self.name_at(state, kind, value, language) if kind == "seat" else names.of(kind, value, language)

        return name

    def _person(self, state: Martians, seat: int, language: str) -> str:
        """Whoever sits there, by the name of their astronaut; one of the pack's says whose it is."""
        person = state.crew[seat]
        texts = Texts(language, [self._texts], self.name_of)
        return person.name or texts.say("seat-of", who=texts.name("who", person.card), player=texts.name("seat", seat))
