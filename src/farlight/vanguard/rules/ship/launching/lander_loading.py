"""Equipment and Supplies for the Lander. Rulebook chapter 27.20."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.discoveries import lander_stat
from farlight.vanguard.rules.exploration.section_dice import without

STEPS = StepTable()

SPACES = ("personal", "mission")
"""Kinds of Equipment that take Lander space. V-EQUIP-04."""
AS_LAST_TIME, ANEW = option("as-last-time"), option("choose-anew")


@STEPS.step()
def load_lander(play: VanguardPlay) -> Procedure[None]:
    """Load Small Equipment for each, then what the Lander has room for.

    V-SHIP-LAUNCH-16, V-SHIP-LAUNCH-17, V-SHIP-LAUNCH-18, V-SHIP-LAUNCH-19, V-SHIP-LAUNCH-20, V-SHIP-LAUNCH-21.
    """
    state, ship = play.state, play.state.ship
    if (yield from _wants_last(play)):
        _take_last(play)
    else:
        for who in range(len(state.crew)):
            yield from _take_small(play, who)
        for kind in SPACES:
            yield from _load(play, kind)
    ship.loaded = state.cargo
    _add_upgrades(play)
    state.supplies = max(0, lander_stat(play, "supplies") + state.gains.supplies)
    state.gains.supplies = 0


def useful(play: VanguardPlay, card: str) -> bool:
    """Equipment of a Section only with somebody of that Section. V-SHIP-LAUNCH-19, V-RUL-99."""
    section = play.content.equipment[card].section
    return section is None or any(crew.section == section for crew in play.state.crew)


def small_for(play: VanguardPlay, who: int) -> list[str]:
    """Small Equipment in the Armory that a Crewmember may take. V-SHIP-LAUNCH-16, V-EQUIP-03."""
    state, cards = play.state, play.content.equipment
    small = [card for card in dict.fromkeys(state.armory) if cards[card].kind == "small"]
    return [card for card in small if cards[card].section in (None, state.crew[who].section)]


def loadable(play: VanguardPlay, kind: str) -> list[str]:
    """Equipment of a kind in the Armory that the Lander still has room for. V-SHIP-LAUNCH-17, V-EQUIP-04."""
    state, cards = play.state, play.content.equipment
    if sum(cards[card].kind == kind for card in state.cargo) >= lander_stat(play, kind):
        return []
    return [card for card in dict.fromkeys(state.armory) if cards[card].kind == kind and useful(play, card)]


def _equip(play: VanguardPlay, who: int, card: str) -> None:
    state = play.state
    state.armory = without(state.armory, card)
    state.crew[who].gear = (*state.crew[who].gear, card)


def _stow(play: VanguardPlay, card: str) -> None:
    state = play.state
    state.armory = without(state.armory, card)
    state.cargo = (*state.cargo, card)


def _add_upgrades(play: VanguardPlay) -> None:
    """Add the Upgrades: they take no space, and nobody would leave them behind. V-SHIP-LAUNCH-18, V-EQUIP-05."""
    state, cards = play.state, play.content.equipment
    for card in dict.fromkeys(state.armory):
        if cards[card].kind == "upgrade" and cards[card].upgrades in state.cargo and useful(play, card):
            _stow(play, card)


# One by one


def _take_small(play: VanguardPlay, who: int) -> Procedure[None]:
    """Let a Crewmember take one Small Equipment, or none. V-SHIP-LAUNCH-16."""
    fitting = small_for(play, who)
    if not fitting:
        return
    card = yield from choose(
        play,
        seat_of(play.state, who),
        "small-gear",
        "V-SHIP-LAUNCH-16",
        lambda: [*fitting, ""],
        lambda each: option("gear", gear=each) if each else option("no-gear"),
        refs=(("who", play.state.crew[who].card),),
    )
    if card:
        _equip(play, who, card)


def _load(play: VanguardPlay, kind: str) -> Procedure[None]:
    """Let the group load Equipment of a kind while there is room in the Lander. V-SHIP-LAUNCH-17, V-DECIDE-20."""
    for left in range(lander_stat(play, kind), 0, -1):
        fitting = loadable(play, kind)
        if not fitting:
            return
        card = yield from choose(
            play,
            GROUP,
            "load",
            "V-SHIP-LAUNCH-17",
            lambda fitting=fitting: [*fitting, ""],  # type: ignore[misc]
            lambda each: option("gear", gear=each) if each else option("no-gear"),
            refs=(("count", left), ("kind", kind)),
        )
        if not card:
            return
        _stow(play, card)


# As last time


def _last_small(play: VanguardPlay, who: int) -> list[str]:
    """What the Section took last of the Small Equipment that it could take now."""
    last = play.state.ship.kits.get(play.state.crew[who].section, ())
    return [card for card in small_for(play, who) if card in last][:1]


def _wants_last(play: VanguardPlay) -> Procedure[bool]:
    """Ask whether the team takes what the last one took, as far as it is there and of use; else nothing is asked."""
    state = play.state
    known = [card for kind in SPACES for card in loadable(play, kind) if card in state.ship.loaded]
    small = [card for who in range(len(state.crew)) for card in _last_small(play, who)]
    if not known and not small:
        return False
    chosen = yield from choose(
        play,
        GROUP,
        "equipment",
        "V-SHIP-LAUNCH-17",
        lambda: [AS_LAST_TIME, ANEW],
        lambda each: each,
        refs=(("gears", ", ".join((*small, *known))),),
    )
    return chosen is AS_LAST_TIME


def _take_last(play: VanguardPlay) -> None:
    for who in range(len(play.state.crew)):
        for card in _last_small(play, who):
            _equip(play, who, card)
    for kind in SPACES:
        for card in play.state.ship.loaded:
            if card in loadable(play, kind):
                _stow(play, card)
