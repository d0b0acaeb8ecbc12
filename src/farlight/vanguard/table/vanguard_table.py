"""The table of Vanguard, as it is shown: scenes, panels, names, chances."""

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from farlight.content import tell
from farlight.kernel import AnyPosition, Decision, Play, Refs, Refusal, Setup, Table, Value
from farlight.kernel.lines import Outlook, Panel, Remembered, Where
from farlight.kernel.offers import Offer, Usual
from farlight.kernel.scenes import Parts
from farlight.texts import Texts
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.table.checks.check_outlook import outlook_of
from farlight.vanguard.table.checks.rolled_outlook import rolled_outlook
from farlight.vanguard.table.names import Names
from farlight.vanguard.table.offers.joint_questions import PRESETS
from farlight.vanguard.table.offers.option_offers import OPTION, PAYING, opened_offers, opened_options
from farlight.vanguard.table.offers.usual_answers import usual
from farlight.vanguard.table.offers.whole_question import Asked, offers_of
from farlight.vanguard.table.panels import panels_of
from farlight.vanguard.table.record.exploration_recorder import ExplorationRecorder
from farlight.vanguard.table.ref_things import things_in
from farlight.vanguard.table.scene import PARTS, VanguardScene, scene_of
from farlight.vanguard.table.table_summary import remembered, where_of
from farlight.vanguard.table.why_idle import why_idle


class VanguardTable(Table[Vanguard, Definitions]):
    is_open = True
    closing = Table.closing | {"go-on", "no-action"}
    planning = (
        frozenset(PRESETS)
        | PAYING
        | {"section", "team", "rank-up", "carry", "act", "check-dice", "hand-limit", "no-die"}
    )

    def __init__(self, content: Definitions, texts: Path) -> None:
        self._content = content
        self._texts = texts
        self.names = Names(content, texts)
        self._named = self.names
        """The names of the table that was put into words last: many are asked for in a row."""
        self._players: dict[tuple[tuple[str, ...], int, str], str] = {}
        """By their Sections, seat and language."""

    def where(self, state: Vanguard) -> Where:
        return where_of(state)

    def ended(self, state: Vanguard) -> int:
        """Explorations whose teams have left, and the end of it all."""
        return len(state.ship.visits) + bool(state.outcome)

    def recorder(self, setup: Setup) -> ExplorationRecorder:
        return ExplorationRecorder(setup, self.names)

    def chronicle(self, seen: Play[Vanguard, Definitions], texts: Texts) -> Iterable[Remembered]:
        return remembered(seen.state.ship, texts)

    def things_in(self, kind: str, value: Value) -> Refs:
        return things_in(self._content, kind, value)

    def scene(self, seen: Play[Vanguard, Definitions], texts: Texts) -> VanguardScene:
        return scene_of(seen, texts)

    def scene_parts(self) -> Parts[Vanguard, Definitions]:
        return PARTS

    def outlook(self, play: Play[Vanguard, Definitions], decision: Decision) -> Outlook | None:
        return outlook_of(play, decision) or rolled_outlook(play, decision)

    def offers(
        self,
        play: Play[Vanguard, Definitions],
        seat: int,
        at: tuple[str, str] | None,
        texts: Texts,
        own: Collection[int] = (),
        decision: Decision | None = None,
        trial: AnyPosition | None = None,
    ) -> Sequence[Offer]:
        if decision is None or trial is None:
            return ()
        if at is not None:
            return opened_offers(play, trial, decision, {*own, seat}, at[1], texts) if at[0] == OPTION else ()
        return offers_of(Asked(play, decision, seat, {*own, seat}, trial, texts))

    def offer_things(self, play: Play[Vanguard, Definitions], seat: int, decision: Decision | None = None) -> Refs:
        if decision is None or play.rules.lead(play, decision.prompt) is not None:
            return ()
        return tuple((OPTION, each.id) for each in opened_options(play, decision, (seat,)))

    def is_begun(self, play: Play[Vanguard, Definitions], _seat: int) -> bool:
        """A check with its dice, a Travel with its price."""
        return play.state.check is not None or bool(play.state.moments)

    def usual(self, play: Play[Vanguard, Definitions], decision: Decision) -> Usual | None:
        return usual(play, decision)

    def panels(self, seen: Play[Vanguard, Definitions]) -> Sequence[Panel]:
        return panels_of(seen)

    def why_idle(self, play: Play[Vanguard, Definitions], seat: int, kind: str, thing: str) -> Refusal | None:
        return why_idle(play, seat, kind, thing)

    def intro(self, mission: str, language: str) -> str:
        scenario = self._content.scenarios[mission]
        planet = self._content.planets[scenario.planet]
        return f"{tell(scenario.text, language)} {tell(planet.text, language)}"

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        return self.names.of(kind, value, language)

    def name_at(self, state: Vanguard, kind: str, value: object, language: str) -> str | None:
        """By the names of the planet's Sectors; players by their Sections. V-PLAYER-02."""
        if kind == "seat" and isinstance(value, int) and value >= 0 and state.seats > 1:
            return self._player(state, value, language)
        names = self._named
        if not names.is_of(state):
            names = self._named = self.names.at(state)
        return names.of(kind, value, language)

    def _player(self, state: Vanguard, seat: int, language: str) -> str | None:
        sections = [section for section, player in zip(SECTIONS, state.players, strict=True) if player == seat]
        return self._player_of(tuple(sections), seat, language) if sections else None

    def _player_of(self, sections: tuple[str, ...], seat: int, language: str) -> str:
        known = (sections, seat, language)
        if known not in self._players:
            texts = Texts(language, [self._texts], self.name_of)
            own = ", ".join(texts.name("section", section) for section in sections)
            self._players[known] = texts.say("seat-of", sections=own, player=texts.name("seat", seat))
        return self._players[known]
