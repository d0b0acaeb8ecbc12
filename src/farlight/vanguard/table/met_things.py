"""What the table has met. Cards tell the rest in words that give nothing away: that a Log is read, not which one."""

from collections.abc import Collection, Iterator
from functools import cache, cached_property

from farlight.content.cards import effects_in
from farlight.effects import Effect, Redactor, Source, Thing, parse, things_in
from farlight.kernel import State, names_of
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import Mark
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.exploration.board import condition_on, topmost_poi

ABOARD = ("shipcard", "project", "research", "equipment", "secondary", "landing")
"""Cards of the ship, which are met when they lie somewhere aboard or are carried."""
SECRET = (
    "log", "flag", "box", "marker", "poi", "mission", "situation", "unique", "ending", "threat", "condition", *ABOARD,
)  # fmt: skip
"""Slots whose words are told by name only when the table has met what they stand for."""
PRINTED = ("equipment", "event", "rankup", "section", "crew", "mod", "discovery", "condition", "danger", "injury_type")
"""Cards of every game: the markers that they speak of belong to no story."""
NO_MOVEMENT = "no-movement"
"""The marker that the rulebook itself names."""


def _ids_in(*things: object) -> frozenset[str]:
    """All words in what somebody sees: the ids of cards among them."""
    found: set[str] = set()
    row = list(things)
    for each in row:
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, State):
            row += [getattr(each, name) for name in names_of(type(each))]
        elif isinstance(each, dict):
            row += [*each, *each.values()]
        elif isinstance(each, list | tuple):
            row += each
    return frozenset(found)


class Met:
    """What was met; without a table all of it, as pack authors want it."""

    def __init__(self, content: Definitions, state: Vanguard | None = None) -> None:
        self.content = content
        self.state = state

    def unmet_in(self, *effects: Effect) -> frozenset[Thing]:
        """The things that effects name and nobody has met."""
        return frozenset(thing for effect in effects for thing in things_of(effect) if not self._knows(*thing))

    def unmet_on(self, name: str, card: object) -> frozenset[Thing]:
        """Those on a card, or under the name of an Action."""
        known = self.content.known.things
        if name not in known:
            effects = (effect.tree for _, effect in effects_in(card, ()))
            known[name] = frozenset[Thing]().union(*map(things_of, effects))
        return frozenset(thing for thing in known[name] if not self._knows(*thing))

    def _knows(self, kind: str, name: str) -> bool:
        return self.state is None or self._lies_open(self.state, kind, name) or (kind, name) in self._goals

    def _lies_open(self, state: Vanguard, kind: str, name: str) -> bool:
        match kind:
            case "log":
                return name in state.read
            case "flag" | "box":
                return state.flags.get(name, 0) > 0
            case "marker":
                return name in _markers(state) or name in everyday_markers(self.content)
            case "poi":
                return name in self._pois or name == self.content.ruling.no_poi
            case "mission":
                return name in (*state.missions, *state.done, *state.ship.achieved)
            case "unique":
                return name in state.found or name in state.ship.cabinet
            case "situation":
                return name in state.ship.situations or state.flags.get(f"SOLVED_{name.upper()}", 0) > 0
            case "threat":
                return any(threat.card == name for threat in state.threats)
            case "condition":
                return bool(state.planet) and name == condition_on(self.content.planets[state.planet], state)
        return kind in ABOARD and name in self._aboard

    @cached_property
    def _pois(self) -> Collection[str]:
        """Those that are visible on the board."""
        if self.state is None or not self.state.planet:
            return ()
        board = self.content.planets[self.state.planet]
        return {topmost_poi(board, self.state, number) for number in board.sectors}

    @cached_property
    def _aboard(self) -> Collection[str]:
        """The cards of the ship that lie open, and what is carried."""
        if self.state is None:
            return ()
        ship, armory = self.state.ship, self.state.armory
        return _ids_in([crew.gear for crew in self.state.crew], *((ship, armory) if ship.objective else ()))

    @cached_property
    def _goals(self) -> frozenset[Thing]:
        """What the goals that lie open ask for: they say so on their cards."""
        return frozenset[Thing]().union(*map(things_of, self._open_goals()))

    def _open_goals(self) -> Iterator[Effect]:
        """Of Missions, Objectives (those on offer included) and the Rank-Up card."""
        state, content = self.state, self.content
        if state is None:
            return
        missions = [content.missions[name].goal for name in state.missions if name in content.missions]
        yield from (goal.tree for goal in missions if goal is not None)
        for card in (state.ship.objective, state.ship.secondary, *state.ship.offered):
            found = content.objectives.get(card) or content.secondaries.get(card)
            yield from (goal.tree for goal in ([] if found is None else found.goal))
        if state.rankup:
            yield content.rankups[state.rankup].goal.tree


def _markers(state: Vanguard) -> set[str]:
    """On the board, and carried by somebody."""
    carried = (Mark.parse(mark).marker for crew in state.crew for mark in crew.marks)
    return {*(marker for _, marker in state.markers), *carried}


def everyday_markers(content: Definitions) -> frozenset[str]:
    """Markers that are no part of a story."""
    known = content.known
    if not known.markers:
        named = (
            name
            for kind in PRINTED
            for card in content.cards[kind].values()
            for _, effect in effects_in(card, ())
            for of, name in things_of(effect.tree)
            if of == "marker"
        )
        known.markers = frozenset((NO_MOVEMENT, *named))
    return known.markers


@cache
def tree_of(source: str) -> Effect:
    return parse(Source(source), VOCABULARY).tree


@cache
def things_of(effect: Effect) -> frozenset[Thing]:
    """The secrets that an effect could name."""
    return things_in(effect, VOCABULARY, SECRET)


def redactor(unmet: frozenset[Thing]) -> Redactor:
    return Redactor(VOCABULARY, unmet)
