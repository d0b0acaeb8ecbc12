"""Greenhouses, growth and wilting. Rulebook chapter 15.3."""

from farlight.martians.model.events.base import PlantsGrew, PlantsMoved, PlantsWilted, ShieldLost
from farlight.martians.model.ids import Element
from farlight.martians.model.state import Farm, Martians
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import count_stat
from farlight.martians.rules.facilities import is_shut, penalty_active

LAST = 6
"""The highest space of the Growth track. M-FARM-03."""


def farm_of(state: Martians, facility: str) -> Farm | None:
    return next((farm for farm in state.farms if farm.facility == facility), None)


def has_room(farm: Farm) -> bool:
    """Whether a Greenhouse is free and nothing was planted in this round. M-PLNT-02, M-PLNT-07, M-RUL-GAP-05."""
    return is_housed(farm) and 1 not in farm.growth


def is_housed(farm: Farm) -> bool:
    """Whether there is a Greenhouse for one more plant beside all that grow or stand there.

    M-PLNT-02, M-FARM-04, M-PLNT-10.
    """
    return farm.plants + len(farm.growth) < farm.houses


def is_bare(farm: Farm) -> bool:
    """Whether nothing stands there that could wilt. M-FARM-12, M-FARM-13."""
    return not farm.plants and not farm.growth


def grow(play: MartiansPlay, farm: Farm) -> None:
    """Move every growing plant up 1, the highest first, into an empty Greenhouse: a seed is ripe six rounds after
    planting.

    M-FARM-06, M-FARM-07, M-RUL-GAP-06, M-FARM-09.
    """
    if not farm.growth:
        return
    moved: list[int] = []
    matured = 0
    for space in reversed(farm.growth):
        if space == LAST and farm.plants < farm.houses:
            farm.plants += 1
            matured += 1
        elif space < LAST and space + 1 not in moved:
            moved.insert(0, space + 1)
        else:
            moved.insert(0, space)
    farm.growth = moved
    play.emit(PlantsGrew("M-FARM-06", farm.facility, matured))


def wilt(play: MartiansPlay, farm: Farm) -> None:
    """Move growing plants down 1, then a mature one back to #6. M-FARM-11, M-FARM-12, M-FARM-13, M-RUL-GAP-07."""
    if is_bare(farm):
        return
    play.emit(PlantsWilted("M-FARM-12", farm.facility))
    lower(play, farm, 1)
    plant_to_growth(play, farm)


def wilts(play: MartiansPlay, farm: Farm) -> list[str]:
    """The resources whose element is broken: what wilting comes from, and what would stop it. M-FARM-10, M-FARM-15."""
    state = play.state
    if is_shut(state, farm.facility) or is_bare(farm):
        return []
    kinds = {"connectors": "energy", "filters": "oxygen"}
    card, harms = play.content.facilities[farm.facility], play.content.tables.harms
    elements = {kind: Element.of(farm.facility, kind) for kind in kinds}
    return [
        supply
        for kind, supply in kinds.items()
        if harms.get(elements[kind]) == "wilt" and penalty_active(state, elements[kind])
        if not (kind == "filters" and card.tile and "living-filter" in state.fittings)  # M-MIS-SLOT-WM2
    ]


def lower(play: MartiansPlay, farm: Farm, by: int) -> None:
    """Move all growing plants down, the lowest first; off #1 they are lost. M-FARM-12."""
    lost = sum(space <= by for space in farm.growth)
    farm.growth = [space - by for space in farm.growth if space > by]
    if lost:
        count_stat(play.state, "plants-lost", lost)
    play.emit(PlantsMoved("M-FARM-12", farm.facility))


def lift(play: MartiansPlay, farm: Farm, by: int) -> None:
    """Move all growing plants up, never into a Greenhouse, never two on one space."""
    spaces: list[int] = []
    for place, space in enumerate(reversed(farm.growth)):
        spaces.insert(0, min(space + by, LAST - place))
    farm.growth = spaces
    play.emit(PlantsMoved("M-FARM-06", farm.facility))


def plant_to_growth(play: MartiansPlay, farm: Farm) -> None:
    """Move a mature plant to #6; whoever stands there makes room. M-FARM-13, M-RUL-GAP-24; a shield goes instead."""
    if not farm.plants or _shielded(play, farm):
        return
    farm.plants -= 1
    _enter_growth(play, farm)
    play.emit(PlantsMoved("M-FARM-13", farm.facility))


def _enter_growth(play: MartiansPlay, farm: Farm) -> None:
    """Move markers from #6 down to the first gap down 1. M-RUL-GAP-24."""
    gap = LAST
    while gap in farm.growth:
        gap -= 1
    moved = [space - 1 if space > gap else space for space in farm.growth]
    if 0 in moved:
        count_stat(play.state, "plants-lost")
    farm.growth = [*(space for space in moved if space), LAST]


def lose_plant(play: MartiansPlay, farm: Farm, rule: str) -> None:
    """Discard a mature plant, unless a shield goes in its place. M-ASTR-21."""
    if farm.plants and not _shielded(play, farm):
        farm.plants -= 1
        count_stat(play.state, "plants-lost")
        play.emit(PlantsMoved(rule, farm.facility))


def all_to_growth(play: MartiansPlay, farm: Farm) -> None:
    """Fill the free Growth spaces from #6 down; who finds none is lost. M-CARD-MAL-10, M-CARD-MAL-11."""
    saved = 0
    while farm.plants > saved:
        if _shielded(play, farm):
            saved += 1
            continue
        farm.plants -= 1
        free = [space for space in range(LAST, 0, -1) if space not in farm.growth]
        if free:
            farm.growth = sorted([*farm.growth, free[0]])
        else:
            count_stat(play.state, "plants-lost")
    play.emit(PlantsMoved("M-CARD-MAL-10", farm.facility))


def _shielded(play: MartiansPlay, farm: Farm) -> bool:
    """The shield is lost in place of the plant. M-ASTR-21, M-CARD-ABI-08."""
    if not farm.shields:
        return False
    farm.shields.pop()
    play.emit(ShieldLost("M-ASTR-21", farm.facility))
    return True
