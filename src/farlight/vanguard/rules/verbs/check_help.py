"""Verbs and conditions about helping in a Dice Check and about the icons in it."""

from farlight.kernel import DONE, Option, Procedure, choose, option
from farlight.vanguard.model.dice_requirements import ICONS, SPECIALISED
from farlight.vanguard.model.ids import ActionSource, CheckMark, check_mark
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, seat_of, verbs
from farlight.vanguard.rules.exploration.board import connected, others_here
from farlight.vanguard.rules.exploration.dice_check_roll import the_check
from farlight.vanguard.rules.exploration.section_dice import ANY
from farlight.vanguard.rules.questions import choose_crew
from farlight.vanguard.rules.verbs.dice import pick


@conditions.add("that check is on a {source:source}", "V-SPECIAL-02", needs=("check",))
def that_check_is_on(play: VanguardPlay, _about: About, source: str) -> bool:
    check = play.state.check
    return check is not None and ActionSource.parse(check.action).kind == source


@conditions.add("that check is next door", "V-TERM-22", needs=("check", "crewmember"))
def that_check_is_next_door(play: VanguardPlay, about: About) -> bool:
    state = play.state
    check = state.check
    return check is not None and state.crew[check.active].sector in connected(play, state.crew[about.who].sector)


@verbs.add("help from next door", "V-CHECK-1.4", needs=("check", "crewmember"))
def help_from_next_door(play: VanguardPlay, about: About) -> None:
    _mark_check(play, check_mark("near", about.who))


@verbs.add("help from afar with a card", "V-CHECK-4.4", needs=("check", "crewmember"))
def help_from_afar(play: VanguardPlay, about: About) -> None:
    _mark_check(play, check_mark("afar", about.who))


@verbs.add("help with {count:int} more cards", "V-CHECK-4.4", needs=("check", "crewmember"))
def help_with_more_cards(play: VanguardPlay, about: About, count: int) -> None:
    _mark_check(play, *(check_mark("assist-card", about.who),) * count)


def _mark_check(play: VanguardPlay, *marks: str) -> None:
    check = play.state.check
    if check is not None:
        check.marks = (*check.marks, *marks)


@verbs.add("borrow a convert ability", "V-CONV-3", needs=("check", "crewmember"))
def borrow_a_convert_ability(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    form = "borrow-a-convert-ability"
    other = yield from choose_crew(play, about, form, lambda: others_here(state, about.who), "V-CONV-3")
    if other is None:
        return
    colour, icon = play.content.crew[state.crew[other].card].convert
    _mark_check(play, str(CheckMark("convert", colour, icon)))


@verbs.add("count one {icon:icon} as present", "V-CHECK-0.9", needs=("roll", "crewmember"))
def count_one_as_present(play: VanguardPlay, about: About, icon: str) -> None:
    """Count an icon without a die: it fills one term and is gone, and nobody's Spent Pool gets anything."""
    check = the_check(play.state)
    check.pool = (*check.pool, (about.who, "", icon))


@verbs.add("ignore one special of {icon:icon}", "V-CHECK-7.4", needs=("check",))
def ignore_one_special(play: VanguardPlay, _about: About, icon: str) -> None:
    _mark_check(play, str(CheckMark("skip", icon)))


@verbs.add("double {count:int} {want:dice}", "V-CHECK-4.9", needs=("roll",))
def double(play: VanguardPlay, _about: About, count: int, want: str) -> Procedure[None]:
    """Let dice with one specialised icon show it twice."""
    check = the_check(play.state)
    dice = play.content.dice
    places = yield from pick(
        play, "double", lambda die, face: face in SPECIALISED and want in (*ANY, dice[die].colour), 1, count
    )
    for place in places:
        owner, die, face = check.pool[place]
        check.pool = (*check.pool[:place], (owner, die, f"{face} {face}"), *check.pool[place + 1 :])


@verbs.add("swap {count:int} icon within its colour", "V-CHECK-4.9", needs=("roll", "crewmember"))
def swap_icon(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Swap as many as are wanted, one at least."""
    check = the_check(play.state)
    for number in range(count):
        if not _swaps(play):
            return
        chosen = yield from choose(
            play,
            seat_of(play.state, about.who),
            "swap-icon",
            "V-CHECK-4.9",
            lambda more=bool(number): [*_swaps(play), *([None] if more else [])],  # type: ignore[misc]
            lambda each: DONE if each is None else _swap_option(play, *each),
        )
        if chosen is None:
            return
        place, icon = chosen
        owner, die, _ = check.pool[place]
        check.pool = (*check.pool[:place], (owner, die, icon), *check.pool[place + 1 :])


def _swap_option(play: VanguardPlay, place: int, icon: str) -> Option:
    _, die, face = the_check(play.state).pool[place]
    return option("swap", die=die, face=face, icon=icon)


def _swaps(play: VanguardPlay) -> list[tuple[int, str]]:
    """Different dice with one specialised icon, each with the others of its colour."""
    pool = the_check(play.state).pool
    first = {(die, face): place for place, (_, die, face) in reversed(list(enumerate(pool))) if face in SPECIALISED}
    return [
        (place, icon)
        for (_, face), place in sorted(first.items(), key=lambda each: each[1])
        for icon in next(icons for icons in ICONS.values() if face in icons)
        if icon != face
    ]
