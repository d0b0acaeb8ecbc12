"""Verbs and conditions about helping in a Dice Check and about the icons in it."""

from farlight.kernel import Procedure, choose, option
from farlight.vanguard.asking import choose_crew
from farlight.vanguard.board import connected, others_here
from farlight.vanguard.check import the_check
from farlight.vanguard.effects.words import About, VanguardPlay, conditions, seat_of, verbs
from farlight.vanguard.needs import ICONS, SPECIALISED


@conditions.add("that check is on a {source:source}", "V-SPECIAL-02")
def that_check_is_on(play: VanguardPlay, _about: About, source: str) -> bool:
    check = play.state.check
    return check is not None and check.action.split(":")[0] == source


@conditions.add("that check is next door", "V-TERM-22")
def that_check_is_next_door(play: VanguardPlay, about: About) -> bool:
    state = play.state
    check = state.check
    return check is not None and state.crew[check.active].sector in connected(play, state.crew[about.who].sector)


@verbs.add("help from next door", "V-CHECK-1.4")
def help_from_next_door(play: VanguardPlay, about: About) -> None:
    _mark_check(play, f"near:{about.who}")


@verbs.add("help from afar with a card", "V-CHECK-4.4")
def help_from_afar(play: VanguardPlay, about: About) -> None:
    _mark_check(play, f"afar:{about.who}")


@verbs.add("help with {count:int} more cards", "V-CHECK-4.4")
def help_with_more_cards(play: VanguardPlay, about: About, count: int) -> None:
    _mark_check(play, *(f"assist-card:{about.who}",) * count)


def _mark_check(play: VanguardPlay, *marks: str) -> None:
    check = play.state.check
    if check is not None:
        check.marks = (*check.marks, *marks)


@verbs.add("borrow a convert ability", "V-CONV-3")
def borrow_a_convert_ability(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    other = yield from choose_crew(play, seat_of(state, about.who), others_here(state, about.who), "V-CONV-3")
    if other is None:
        return
    colour, icon = play.content.crew[state.crew[other].card].convert
    _mark_check(play, f"convert:{colour}:{icon}")


@verbs.add("count one {icon:icon} as present", "V-CHECK-0.9")
def count_one_as_present(play: VanguardPlay, about: About, icon: str) -> None:
    """An icon without a die: it fills one term and is gone, and nobody's Spent Pool gets anything."""
    check = the_check(play.state)
    check.pool = (*check.pool, (about.who, "", icon))


@verbs.add("ignore one special of {icon:icon}", "V-CHECK-7.4")
def ignore_one_special(play: VanguardPlay, _about: About, icon: str) -> None:
    _mark_check(play, f"skip:{icon}")


@verbs.add("double {count:int} {want:dice}", "V-CHECK-4.9")
def double(play: VanguardPlay, _about: About, count: int, want: str) -> None:
    """Dice with one specialised icon show it twice, those that help most to see first."""
    check = the_check(play.state)
    pool = list(check.pool)
    left = count
    for place, (owner, die, face) in enumerate(pool):
        if left and die and want in ("die", "dice", play.content.dice[die].colour) and face in SPECIALISED:
            pool[place] = (owner, die, f"{face} {face}")
            left -= 1
    check.pool = tuple(pool)


@verbs.add("swap {count:int} icon within its colour", "V-CHECK-4.9")
def swap_icon(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    check = the_check(play.state)
    for _ in range(count):
        if not _swaps(play):
            return
        place, icon = yield from choose(
            play,
            seat_of(play.state, about.who),
            "swap-icon",
            "V-CHECK-4.9",
            lambda: _swaps(play),
            lambda each: option("swap", die=check.pool[each[0]][1], face=check.pool[each[0]][2], icon=each[1]),
        )
        owner, die, _ = check.pool[place]
        check.pool = (*check.pool[:place], (owner, die, icon), *check.pool[place + 1 :])


def _swaps(play: VanguardPlay) -> list[tuple[int, str]]:
    """Dice with one specialised icon, each with the others of its colour."""
    pool = the_check(play.state).pool
    return [
        (place, icon)
        for place, (_, _, face) in enumerate(pool)
        if face in SPECIALISED
        for icon in next(icons for icons in ICONS.values() if face in icons)
        if icon != face
    ]
