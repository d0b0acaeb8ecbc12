"""Verbs about what stays for good in a campaign: changes of the base, of the ground and of what is known of it."""

from farlight.kernel import Procedure
from farlight.martians.model.events.base import Fitted, GreenhouseBuilt
from farlight.martians.model.events.mission import FlagSet
from farlight.martians.model.events.work import GroundTurned
from farlight.martians.rules.cargo_bay import sample_of
from farlight.martians.rules.context import About, MartiansPlay, verbs
from farlight.martians.rules.greenhouses import farm_of
from farlight.martians.rules.map_paths import clockwise, direction_of, neighbours
from farlight.martians.rules.production import is_sample
from farlight.martians.rules.verbs.terrain import choose_space, put_spot, set_drawn, space_meant

FARM = "fa"
HALF_ROUND = 4
"""Directions from one to the opposite one."""


@verbs.add("fit {fitting:fitting}", "M-MIS-SLOT-WM2")
def fit(play: MartiansPlay, _about: About, fitting: str) -> None:
    """Change a Facility for the rest of the campaign."""
    state = play.state
    if fitting not in state.fittings:
        state.fittings = (*state.fittings, fitting)
        play.emit(Fitted("M-MIS-SLOT-WM2", fitting))


@verbs.add("gain greenhouse", "M-RUL-STR-19")
def gain_greenhouse(play: MartiansPlay, _about: About) -> None:
    """Add one more Greenhouse to the Farm, while it has room for one."""
    farm = farm_of(play.state, FARM)
    if farm is not None and farm.houses < play.content.facilities[FARM].houses:
        farm.houses += 1
        play.emit(GreenhouseBuilt("M-RUL-STR-19", FARM))


@verbs.add("turn {space:space} into {roi:roi}", "M-MIS-SLOT-WM3")
def turn_ground(play: MartiansPlay, about: About, space: str, roi: str) -> Procedure[None]:
    """Turn a space to another tile from now on: its samples and tokens go, those of the new tile come."""
    state = play.state
    meant = space_meant(play, about, space)
    if not meant:
        return
    state.ground = [(place, token) for place, token in state.ground if place != meant]
    state.lying = [(place, thing) for place, thing in state.lying if place != meant or not is_sample(thing)]
    state.tiles[meant] = roi
    card = play.content.rois[roi]
    for _ in range(card.samples):
        thing = yield from sample_of(play, card.ring)
        if thing:
            state.lying.append((meant, thing))
    play.emit(GroundTurned("M-MIS-SLOT-WM3", meant, roi))


@verbs.add("remember {flag:flag} as across {other:flag}", "M-TERM-31")
def remember_across(play: MartiansPlay, _about: About, flag: str, other: str) -> None:
    """Remember the direction opposite to one that is known."""
    known = play.state.flags.get(other, "")
    if known:
        across = direction_of(clockwise(f"A1-{known.upper()}", HALF_ROUND)).lower()
        play.state.flags[flag] = across
        play.emit(FlagSet("M-TERM-31", flag, across))


@verbs.add("remember {flag:flag} by lot {value:value} or {other:value}", "M-APP-20")
def remember_by_lot(play: MartiansPlay, _about: About, flag: str, value: str, other: str) -> None:
    """Remember one of two, with even odds. Nobody could tell a lot that was drawn before from one that is drawn now."""
    drawn = (value, other)[play.roll("lot", 2) - 1]
    play.state.flags[flag] = drawn
    play.emit(FlagSet("M-APP-20", flag, drawn))


def close_spots(play: MartiansPlay, spot: str) -> list[str]:
    """The spaces with such a marker that have another one on them or beside them."""
    placed = [space for space, other in play.state.spots if other == spot]
    together = [space for space in placed if placed.count(space) > 1 or set(neighbours(space)) & set(placed)]
    return list(dict.fromkeys(together))


@verbs.add("settle {spot:spot} as {other:spot}", "M-RUL-GAP-25", gives=("direction",))
def settle_spot(play: MartiansPlay, _about: About, spot: str, other: str) -> Procedure[None]:
    """Let the crew choose which of the markers close together counts."""
    found = close_spots(play, spot)
    if found:
        space = yield from choose_space(play, "pick-spot", "M-RUL-GAP-25", found)
        put_spot(play, other, space)
        set_drawn(play, space)
