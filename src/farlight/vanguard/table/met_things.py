"""What the table has met. Cards tell the rest in words that give nothing away: that a Log is read, not which one."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, cached_property

import msgspec

from farlight.content.cards import effects_in
from farlight.effects import Effect, Source, Thing, Veil, parse, things_in
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.table.view import VanguardView

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


class Facts(msgspec.Struct, frozen=True):
    """What lies open, of all that effects can name."""

    read: Collection[str]
    flags: Mapping[str, int]
    markers: Collection[str]
    pois: Collection[str]
    missions: Collection[str]
    uniques: Collection[str]
    situations: Collection[str]
    goals: Collection[str]
    """Objectives, those on offer included."""
    rankup: str
    open_missions: Collection[str]
    threats: Collection[str]
    condition: str
    aboard: Callable[[], Collection[str]]
    """The cards of the ship that lie open; looked for when one is named."""


def _ids_in(*things: object) -> frozenset[str]:
    """All words in what somebody sees: the ids of cards among them."""
    found: set[str] = set()
    row = [msgspec.to_builtins(thing) for thing in things]
    for each in row:
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, dict):
            row += [*each, *each.values()]
        elif isinstance(each, list | tuple):
            row += each
    return frozenset(found)


def facts_of_state(state: Vanguard, content: Definitions) -> Facts:
    ship, planet = state.ship, content.planets.get(state.planet)
    printed = {} if planet is None else {number: sector.poi for number, sector in planet.sectors.items() if sector.poi}
    carried = (mark.rpartition(" ")[2] for crew in state.crew for mark in crew.marks if ":carry " in mark)
    return Facts(
        read=state.read,
        flags=state.flags,
        markers={*(marker for _, marker in state.markers), *carried},
        pois={*{**printed, **{number: cards[-1] for number, cards in state.pois.items() if cards}}.values()},
        missions={*state.missions, *state.done, *ship.achieved},
        uniques={*state.found, *ship.cabinet},
        situations=ship.situations,
        goals={ship.objective, ship.secondary, *ship.offered},
        rankup=state.rankup,
        open_missions=state.missions,
        threats=[threat.card for threat in state.threats],
        condition=state.condition or ("" if planet is None else planet.condition),
        aboard=lambda: _ids_in([crew.gear for crew in state.crew], *((ship, state.armory) if ship.objective else ())),
    )


def facts_of_view(seen: VanguardView) -> Facts:
    ship = seen.ship
    return Facts(
        read=seen.read,
        flags=seen.flags,
        markers={marker for sector in seen.sectors for marker in sector.markers},
        pois={sector.poi for sector in seen.sectors},
        missions={*seen.missions, *seen.done},
        uniques={*seen.found, *(() if ship is None else (card for row in ship.cabinet for card in row.cards))},
        situations=() if ship is None else [each.card for each in ship.situations],
        goals=() if ship is None else {ship.objective, ship.secondary, *ship.offered},
        rankup=seen.rankup,
        open_missions=seen.missions,
        threats=[threat.threat for threat in seen.threats],
        condition=seen.condition,
        aboard=lambda: _ids_in([crew.gear for crew in seen.crew], ship),
    )


class Met:
    """What was met, worked out when somebody asks; without facts all of it, as pack authors want it."""

    def __init__(self, content: Definitions, facts: Callable[[], Facts] | None = None) -> None:
        self.content = content
        self._facts = facts

    @cached_property
    def facts(self) -> Facts | None:
        return None if self._facts is None else self._facts()

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
        facts = self.facts
        return facts is None or self._lies_open(facts, kind, name) or (kind, name) in self._goals

    def _lies_open(self, facts: Facts, kind: str, name: str) -> bool:
        match kind:
            case "log":
                return name in facts.read
            case "flag" | "box":
                return facts.flags.get(name, 0) > 0
            case "marker":
                return name in facts.markers or name in everyday_markers(self.content)
            case "poi":
                return name in facts.pois or name == self.content.ruling.no_poi
            case "mission":
                return name in facts.missions
            case "unique":
                return name in facts.uniques
            case "situation":
                return name in facts.situations or facts.flags.get(f"SOLVED_{name.upper()}", 0) > 0
            case "threat":
                return name in facts.threats
            case "condition":
                return name == facts.condition
        return kind in ABOARD and name in self._aboard

    @cached_property
    def _aboard(self) -> Collection[str]:
        return () if self.facts is None else self.facts.aboard()

    @cached_property
    def _goals(self) -> frozenset[Thing]:
        """What the goals that lie open ask for: they say so on their cards."""
        facts = self.facts
        return frozenset() if facts is None else frozenset().union(*map(things_of, self._open_goals(facts)))

    def _open_goals(self, facts: Facts) -> Iterator[Effect]:
        content = self.content
        missions = [content.missions[name].goal for name in facts.open_missions if name in content.missions]
        yield from (goal.tree for goal in missions if goal is not None)
        for card in facts.goals:
            found = content.objectives.get(card) or content.secondaries.get(card)
            yield from (goal.tree for goal in ([] if found is None else found.goal))
        if facts.rankup:
            yield content.rankups[facts.rankup].goal.tree


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


def veil(unmet: frozenset[Thing]) -> Veil:
    return Veil(VOCABULARY, unmet)
