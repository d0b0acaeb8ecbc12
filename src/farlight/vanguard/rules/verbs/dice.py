"""Verbs about dice: Spend, Sacrifice, Refresh, Danger, and what changes a Roll Pool."""

from collections.abc import Callable

from farlight.content.ids import words_in
from farlight.kernel import Option, Procedure, Refusal, choose, option
from farlight.vanguard.model.events import DangerRolled, DieRerolled, DieTurned, TrackMoved
from farlight.vanguard.model.ids import CheckMark, check_mark, source_id
from farlight.vanguard.model.moments import DangerMoment, OutcomeMoment, WoundDieMoment
from farlight.vanguard.rules.context import About, VanguardPlay, seat_of, verbs
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.danger_dice import IGNORED, roll_danger, throw_danger
from farlight.vanguard.rules.exploration.danger_dice import danger_text as told_danger
from farlight.vanguard.rules.exploration.dice_check_outcomes import IMMEDIATE, JUMP, give_back, progress_track
from farlight.vanguard.rules.exploration.dice_check_roll import the_check
from farlight.vanguard.rules.exploration.section_dice import ANY, put
from farlight.vanguard.rules.exploration.section_dice import exert as exert_now
from farlight.vanguard.rules.exploration.section_dice import refresh as refresh_dice
from farlight.vanguard.rules.exploration.section_dice import sacrifice as sacrifice_die
from farlight.vanguard.rules.exploration.section_dice import spend as spend_die
from farlight.vanguard.rules.moments import this_moment

# Paying and getting back


@verbs.add("spend {want:dice}", "V-SPEND-01", needs=("crewmember",))
def spend(play: VanguardPlay, about: About, want: str) -> Procedure[None]:
    yield from spend_die(play, about.who, want)


@verbs.add("spend {count:int} {want:dice}", "V-SPEND-01", needs=("crewmember",))
def spend_some(play: VanguardPlay, about: About, count: int, want: str) -> Procedure[None]:
    for _ in range(count):
        yield from spend_die(play, about.who, want)


@verbs.add("sacrifice {want:dice}", "V-SAC-01", needs=("crewmember",))
def sacrifice(play: VanguardPlay, about: About, want: str) -> Procedure[None]:
    yield from sacrifice_die(play, about.who, want)


@verbs.add("sacrifice {count:int} {want:dice}", "V-SAC-01", needs=("crewmember",))
def sacrifice_some(play: VanguardPlay, about: About, count: int, want: str) -> Procedure[None]:
    for _ in range(count):
        yield from sacrifice_die(play, about.who, want)


@verbs.add("refresh {count:int}", "V-REFRESH-01", needs=("crewmember",))
def refresh(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    yield from refresh_dice(play, about.who, count)


@verbs.add("refresh {count:int} {want:dice}", "V-REFRESH-01", needs=("crewmember",))
def refresh_colour(play: VanguardPlay, about: About, count: int, want: str) -> Procedure[None]:
    yield from refresh_dice(play, about.who, count, want)


@verbs.add("refresh all {want:dice}", "V-REFRESH-01", needs=("crewmember",))
def refresh_all(play: VanguardPlay, about: About, want: str) -> Procedure[None]:
    yield from refresh_dice(play, about.who, len(play.state.crew[about.who].spent), want)


@verbs.add("exert", "V-EXERT-03", needs=("crewmember",))
def exert(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from exert_now(play, about.who)


@verbs.add("refresh as by exerting", "V-EXERT-03", needs=("crewmember",))
def refresh_as_by_exerting(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from refresh_dice(play, about.who, play.content.ruling.exert)


# Danger dice


@verbs.add("danger {table:danger}", "V-DANGER-01", needs=("crewmember",))
def danger(play: VanguardPlay, about: About, table: str) -> Procedure[None]:
    """Roll a Danger die for whatever text says so: of an Event, a Threat, an Outcome. Paths and Actions have icons for
    it.

    V-DANGER-04.
    """
    yield from roll_danger(play, about.who, table, "V-DANGER-01")


@verbs.add("reroll that danger", "V-DANGER-05", needs=("danger",))
def reroll_that_danger(play: VanguardPlay, _about: About) -> None:
    state = play.state
    symbol = throw_danger(play)
    danger = this_moment(play, DangerMoment)
    danger.symbol = symbol
    who = name_of(state, danger.who)
    play.emit(DangerRolled("V-DANGER-05", who, danger.table, symbol, told_danger(play, danger.table, symbol)))


@verbs.add("ignore that danger", "V-DANGER-05", needs=("danger",))
def ignore_that_danger(play: VanguardPlay, _about: About) -> None:
    this_moment(play, DangerMoment).symbol = IGNORED


@verbs.add("take that danger", "V-DANGER-05", needs=("danger", "crewmember"))
def take_that_danger(play: VanguardPlay, about: About) -> None:
    this_moment(play, DangerMoment).who = about.who


@verbs.add("ignore that symbol", "V-CHECK-6.3", needs=("wound",))
def ignore_that_symbol(play: VanguardPlay, _about: About) -> None:
    this_moment(play, WoundDieMoment).symbol = ""


# The Roll Pool


def _of(play: VanguardPlay, want: str) -> Callable[[str, str], bool]:
    cards = play.content.dice
    return lambda die, _face: bool(die) and (want in ANY or cards[die].colour == want)


def _showing(icon: str) -> Callable[[str, str], bool]:
    return lambda die, face: bool(die) and icon in words_in(face)


def pick(
    play: VanguardPlay, prompt: str, fits: Callable[[str, str], bool], least: int, most: int, without: int = -1
) -> Procedure[list[int]]:
    """Let the active player choose dice of the pool, one after the other; `done` once there are enough."""
    check = the_check(play.state)
    chosen: list[int] = []
    while len(chosen) < most:
        known = tuple(chosen)

        def left(known: tuple[int, ...] = known) -> list[int]:
            pool = check.pool
            free = [place for place in range(len(pool)) if place not in known and place != without]
            first: dict[tuple[int, str, str], int] = {}
            for place in free:
                if fits(pool[place][1], pool[place][2]):
                    first.setdefault(pool[place], place)
            return [*first.values(), *([-1] if len(known) >= least else [])]

        if not [place for place in left() if place >= 0]:
            break
        place = yield from choose(
            play,
            seat_of(play.state, check.active),
            prompt,
            "V-CHECK-4.7",
            left,
            lambda each: option("done") if each < 0 else _die_option(play, each),
        )
        if place < 0:
            break
        chosen.append(place)
    return chosen


def _die_option(play: VanguardPlay, place: int) -> Option:
    owner, die, face = the_check(play.state).pool[place]
    return option("rolled", die=die, face=face, who=name_of(play.state, owner))


def _set(play: VanguardPlay, place: int, face: str, rule: str = "V-CHECK-4.9") -> None:
    """Set another face; the die stays what it is, whatever it shows. V-CHECK-0.15."""
    check = the_check(play.state)
    owner, die, before = check.pool[place]
    check.pool = (*check.pool[:place], (owner, die, face), *check.pool[place + 1 :])
    play.emit(DieTurned(rule, die, before, face))


def _throw(play: VanguardPlay, place: int) -> None:
    check = the_check(play.state)
    owner, die, before = check.pool[place]
    face = play.face("section", play.content.dice[die].faces, (("die", die), ("who", name_of(play.state, owner))))
    check.pool = (*check.pool[:place], (owner, die, face), *check.pool[place + 1 :])
    play.emit(DieRerolled("V-CHECK-4.10", die, before, face))


def _reroll(play: VanguardPlay, fits: Callable[[str, str], bool], most: int) -> Procedure[None]:
    places = yield from pick(play, "reroll", fits, 1, most)
    for place in places:
        _throw(play, place)


@verbs.add("reroll {count:int} {want:dice}", "V-CHECK-4.7", needs=("roll",))
def reroll(play: VanguardPlay, _about: About, count: int, want: str) -> Procedure[None]:
    yield from _reroll(play, _of(play, want), count)


@verbs.add("reroll any {want:dice}", "V-CHECK-4.7", needs=("roll",))
def reroll_any(play: VanguardPlay, _about: About, want: str) -> Procedure[None]:
    yield from _reroll(play, _of(play, want), len(the_check(play.state).pool))


@verbs.add("reroll up to {count:int} showing {icon:icon}", "V-CHECK-4.7", needs=("roll",))
def reroll_showing(play: VanguardPlay, _about: About, count: int, icon: str) -> Procedure[None]:
    yield from _reroll(play, _showing(icon), count)


@verbs.add("reroll any showing {icon:icon}", "V-CHECK-4.7", needs=("roll",))
def reroll_any_showing(play: VanguardPlay, _about: About, icon: str) -> Procedure[None]:
    yield from _reroll(play, _showing(icon), len(the_check(play.state).pool))


@verbs.add("turn {count:int} {want:dice} freely", "V-CHECK-4.8", needs=("roll",))
def turn_freely(play: VanguardPlay, _about: About, count: int, want: str) -> Procedure[None]:
    places = yield from pick(play, "turn", _of(play, want), 1, count)
    for place in places:
        yield from _turn_as_wished(play, place)


def _turn_as_wished(play: VanguardPlay, place: int) -> Procedure[None]:
    """Turn to any face that the die really has. V-CHECK-4.8, V-RUL-44."""
    check = the_check(play.state)
    faces = play.content.dice[check.pool[place][1]].faces
    face = yield from choose(
        play,
        seat_of(play.state, check.active),
        "face",
        "V-CHECK-4.8",
        lambda: list(dict.fromkeys(faces)),
        lambda each: option("show", face=each),
    )
    _set(play, place, face, "V-CHECK-4.8")


@verbs.add("turn {count:int} {want:dice} to {icon:icon}", "V-CHECK-4.9", needs=("roll",))
def turn_to(play: VanguardPlay, _about: About, count: int, want: str, icon: str) -> Procedure[None]:
    places = yield from pick(play, "turn", _of(play, want), 1, count)
    for place in places:
        _set(play, place, icon)


@verbs.add("turn {count:int} showing {shown:icon} to {icon:icon}", "V-CHECK-4.9", needs=("roll",))
def turn_showing(play: VanguardPlay, _about: About, count: int, shown: str, icon: str) -> Procedure[None]:
    places = yield from pick(play, "turn", _showing(shown), 1, count)
    for place in places:
        _set(play, place, icon)


def _has_two(play: VanguardPlay, _about: About) -> Refusal | None:
    check = play.state.check
    dice = 0 if check is None else sum(bool(die) for _, die, _ in check.pool)  # an icon without a die is none
    return None if dice > 1 else Refusal("V-CHECK-4.7", "why-not-two-dice")


@verbs.add("drop a die", "V-CHECK-4.7", extra=_has_two, needs=("roll",))
def drop_a_die(play: VanguardPlay, _about: About) -> Procedure[None]:
    """Drop a die from the Roll Pool to its owner's Spent Pool, as the price of something."""
    places = yield from pick(play, "drop", lambda die, _face: bool(die), 1, 1)
    give_back(play, places)


@verbs.add("drop all {icon:icon}", "V-CHECK-4.7", needs=("roll",))
def drop_all(play: VanguardPlay, _about: About, icon: str) -> None:
    check = the_check(play.state)
    give_back(play, [place for place, die in enumerate(check.pool) if icon in words_in(die[2])])


@verbs.add("take back {count:int} rolled", "V-REFRESH-03", needs=("roll",))
def take_back(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    """Return rolled dice to their slots."""
    check = the_check(play.state)
    places = yield from pick(play, "take-back", lambda die, _face: bool(die), 1, count)
    dice = [check.pool[place] for place in places]
    check.pool = tuple(die for place, die in enumerate(check.pool) if place not in places)
    for owner, die, _ in dice:
        put(play, owner, die)


@verbs.add("basics become accidents", "V-KC-INJ-04", needs=("roll",))
def basics_become_accidents(play: VanguardPlay, _about: About) -> None:
    check = the_check(play.state)
    check.pool = tuple((owner, die, face.replace("BAS", "ACC")) for owner, die, face in check.pool)


@verbs.add("convert {colour:colour} to {icon:icon} this check", "V-CONV-1", needs=("check",))
def convert_this_check(play: VanguardPlay, _about: About, colour: str, icon: str) -> None:
    check = the_check(play.state)
    check.marks = (*check.marks, str(CheckMark("convert", colour, icon)))


# Tracks and endings of a check


@verbs.add("progress {track:track} {count:int}", "V-CHECK-7.15", needs=("{track} track",))
def progress(play: VanguardPlay, about: About, track: str, count: int) -> None:
    _shift(play, about, track, count)


@verbs.add("step back {track:track} {count:int}", "V-CHECK-7.17", needs=("{track} track",))
def step_back(play: VanguardPlay, about: About, track: str, count: int) -> None:
    _shift(play, about, track, -count)


def _shift(play: VanguardPlay, about: About, track: str, count: int) -> None:
    """Move the track on the Action of the Dice Check; a Threat that acts moves that of its own. V-THREAT-02, V-KC-
    THR-03.

    A marker that reaches the Outcome so waits there for the next check of that Action. V-CHECK-7.13, V-RUL-47.
    """
    source = _tracked_action(play, about, track) if about.is_behaviour() else the_check(play.state).action
    space, length = progress_track(play, source, track, count)
    if length:
        play.emit(TrackMoved("V-CHECK-7.15", track, space, length))


def _tracked_action(play: VanguardPlay, about: About, track: str) -> str:
    """The Action of a Threat that has such a track: there is one. V-THREAT-04."""
    name = about.source.card
    return source_id("threat", name, place=play.content.threats[name].tracked(track))


@verbs.add("at once {row:row}", "V-CHECK-7.11", needs=("roll",))
def at_once(play: VanguardPlay, _about: About, row: str) -> None:
    """End the check with this Outcome; all dice will be Spent. V-CHECK-7.11, V-CHECK-7.12, V-RUL-47."""
    check = the_check(play.state)
    check.outcome = row
    check.marks = (*check.marks, IMMEDIATE)


@verbs.add("skip to spending", "V-CHECK-5.12", needs=("check",))
def skip_to_spending(play: VanguardPlay, _about: About) -> None:
    check = play.state.check
    if check is not None:
        check.marks = (*check.marks, JUMP)


@verbs.add("ignore that outcome", "V-CHECK-10.2", needs=("outcome",))
def ignore_that_outcome(play: VanguardPlay, _about: About) -> None:
    this_moment(play, OutcomeMoment).colour = ""


@verbs.add("help with {count:int} more dice", "V-CHECK-1.4", needs=("check", "crewmember"))
def help_with_more_dice(play: VanguardPlay, about: About, count: int) -> None:
    check = play.state.check
    if check is not None:
        check.marks = (*check.marks, *(check_mark("assist", about.who),) * count)
