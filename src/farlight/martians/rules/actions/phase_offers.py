"""What the table offers to a whole Action phase: worked out once, because a plan is made of many small answers."""

import msgspec

from farlight.martians.model.ids import Element, Perk
from farlight.martians.rules.actions.benefits import benefits
from farlight.martians.rules.actions.stacks import facility_costs, lethal
from farlight.martians.rules.context import ELEMENTS, SPACES, TYPED, MartiansPlay
from farlight.martians.rules.facilities import facility_of, is_available, is_shut
from farlight.martians.rules.map_paths import Route, ring_of, routes
from farlight.martians.rules.missions import feature_of

MOST_REMEMBERED = 2000


class Survey(msgspec.Struct, frozen=True):
    """The parts of the table that do not change while pawns are moved about, except by cannibalising."""

    usable: dict[str, tuple[str, ...]]
    """Facilities that offer a type now: the tile, or the card beside it. M-ACT-24, M-RUL-STR-17."""
    costs: dict[str, tuple[str, ...]]
    """Supplies that an action of these Facilities costs. M-ACT-26."""
    extra: dict[str, int]
    """Extra Pawn tokens on them. M-ACT-42."""
    least_extra: dict[str, int]
    """The fewest of these on a Facility of a type."""
    uneven: tuple[str, ...]
    """Types of which the Facilities differ in that."""
    crowded: tuple[str, ...]
    """Types of which a Facility has such a token."""
    wounding: tuple[str, ...]
    """Those with a Wound token."""
    dear: tuple[str, ...]
    """Types of which a Facility costs a supply, or wounds: it may be open to some and closed to others."""
    routes: dict[str, tuple[Route, ...]]
    risky: tuple[str, ...]
    """Spaces to which a way wounds. M-MOVE-13."""
    explored: tuple[tuple[str, int], ...]
    """Explored spaces that can be reached, each with its ring. M-MACT-02."""
    explorable: tuple[str, ...]
    """Unexplored spaces that can be reached. M-EXPL-02."""
    near: tuple[str, ...]
    """Those that take no more than one pawn for the way, and no wound."""
    working: dict[str, tuple[str, ...]]
    """Working elements by kind that could be taken for a repair. M-CANN-01, M-RUL-GAP-13."""
    repairable: tuple[str, ...]
    """Broken elements, not in shutdown. M-SHUT-19."""


def survey(play: MartiansPlay) -> Survey:
    """The survey of this table; the same table gives the same one."""
    state = play.state
    key = (
        tuple(state.tiles.items()),
        tuple(state.ground),
        tuple(state.active),
        tuple(state.shut),
        tuple(state.broken),
        tuple(state.mended),
        tuple(state.ignored),
        tuple(state.round),
        tuple(state.facilities),
        state.base,
        tuple(state.sites.items()),
    )
    memo = play.content.tables.memo
    found = memo.get(key)
    if not isinstance(found, Survey):
        if len(memo) > MOST_REMEMBERED:
            memo.clear()
        found = memo[key] = _survey(play)
    return found


def _survey(play: MartiansPlay) -> Survey:
    state = play.state
    places = play.content.tables.places
    usable = {kind: tuple(place for place in places[kind] if is_available(state, place)) for kind in TYPED}
    costs = {place: tuple(facility_costs(play, place)) for found in usable.values() for place in found}
    wounding = tuple(place for place, token in state.active if token == "wound")
    ways = routes(play)
    explorable = tuple(space for space in SPACES if space not in state.tiles and space in ways)
    extra = {place: state.active.count((place, "extra-pawn")) for place in state.facilities}
    return Survey(
        usable=usable,
        costs=costs,
        extra=extra,
        least_extra={kind: min((extra[place] for place in found), default=0) for kind, found in usable.items()},
        crowded=tuple(kind for kind, found in usable.items() if any(extra[place] for place in found)),
        uneven=tuple(kind for kind, found in usable.items() if len({extra[place] for place in found}) > 1),
        wounding=wounding,
        dear=tuple(kind for kind in TYPED if any(costs[place] or place in wounding for place in usable[kind])),
        routes=ways,
        risky=tuple(space for space, found in ways.items() if any("wound" in way.effects for way in found)),
        explored=tuple((space, ring_of(space)) for space in state.tiles if space in ways),
        explorable=explorable,
        near=() if feature_of(play).explore_pawns else tuple(space for space in explorable if _is_near(ways[space][0])),
        working={kind: _working(play, kind) for kind in ELEMENTS},
        repairable=tuple(element for element in state.broken if not is_shut(state, facility_of(element))),
    )


def _is_near(way: Route) -> bool:
    return way.cost == 1 and "wound" not in way.effects


def _working(play: MartiansPlay, kind: str) -> tuple[str, ...]:
    state = play.state
    return tuple(
        Element.of(facility, kind)
        for facility in state.facilities
        if kind in play.content.facilities[facility].elements
        and Element.of(facility, kind) not in state.broken
        and Element.of(facility, kind) not in state.mended
        and not is_shut(state, facility)
    )


class Offers(Survey, frozen=True):
    """The survey, and what the plan leaves of it: found once, until the plan changes."""

    perks: tuple[Perk, ...]
    """Benefits that could be bound to an action. M-RUL-GAP-23."""
    eased: bool
    """Whether one of them spares pawns."""
    spared: dict[str, tuple[int, int]]
    """Pawns of the way that could be spared, by the action, at best and in any case; found as they are asked for."""
    mortal: dict[int, bool]
    """Whom one more wound would kill; found as they are asked for. M-ACT-48."""

    def is_mortal(self, play: MartiansPlay, who: int) -> bool:
        """Whether an announced wound more would kill an astronaut. M-ACT-32, M-ACT-48."""
        found = self.mortal.get(who)
        if found is None:
            found = self.mortal[who] = lethal(play, who, 1) is not None
        return found


def offers(play: MartiansPlay) -> Offers:
    """What table and plan offer now. Whoever changes either lets the play forget it."""
    table = survey(play)
    perks = benefits(play)
    eased = any(perk.kind in ("sure", "ease") for perk in perks)
    return Offers(
        table.usable, table.costs, table.extra, table.least_extra, table.uneven, table.crowded, table.wounding,
        table.dear, table.routes, table.risky, table.explored, table.explorable, table.near, table.working,
        table.repairable, perks, eased, {}, {},
    )  # fmt: skip
