"""Verbs and conditions for Logs and what they remember: flags and boxes. Rulebook chapters 22 and 28."""

from farlight.kernel import Procedure
from farlight.vanguard.model.events import BoxMarked, FlagSet, TenRolled
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, verbs
from farlight.vanguard.rules.exploration import planet as board
from farlight.vanguard.rules.exploration.danger_dice import throw_ten
from farlight.vanguard.rules.logs import fire

# Logs


@verbs.add("log {log:log}", "V-GEN-01")
def log(play: VanguardPlay, about: About, log: str) -> Procedure[None]:
    yield from fire(play, log, about.who, "V-GEN-01", about.sector)


@conditions.add("log {log:log} was read", "V-RESET-03")
def log_was_read(play: VanguardPlay, _about: About, log: str) -> bool:
    return log in play.state.read


# Flags


@verbs.add("set {flag:flag}", "V-RESET-03")
def set_flag(play: VanguardPlay, _about: About, flag: str) -> None:
    board.set_flag(play, flag)


@verbs.add("clear {flag:flag}", "V-RESET-03")
def clear_flag(play: VanguardPlay, _about: About, flag: str) -> None:
    play.state.flags.pop(flag, None)


@verbs.add("add {count:int} to {flag:flag}", "V-RESET-03")
def add_to_flag(play: VanguardPlay, _about: About, count: int, flag: str) -> None:
    play.state.flags[flag] = play.state.flags.get(flag, 0) + count
    play.emit(FlagSet("V-RESET-03", flag))


@verbs.add("a ten adds to {odd:flag} or {even:flag}", "V-GEN-10")
def ten_adds(play: VanguardPlay, about: About, odd: str, even: str) -> None:
    """Add what answers as it likes: with an odd number the first counts one more, with an even one the second."""
    result = throw_ten(play)
    play.emit(TenRolled("V-GEN-10", "answer", result))
    add_to_flag(play, about, 1, odd if result % 2 else even)


@verbs.add("take {count:int} from {flag:flag}", "V-RESET-03")
def take_from_flag(play: VanguardPlay, _about: About, count: int, flag: str) -> None:
    play.state.flags[flag] = max(0, play.state.flags.get(flag, 0) - count)


@conditions.add("flag {flag:flag}", "V-RESET-03")
def flag(play: VanguardPlay, _about: About, flag: str) -> bool:
    return play.state.flags.get(flag, 0) > 0


@conditions.add("flag {flag:flag} is at least {count:int}", "V-RESET-03")
def flag_is_at_least(play: VanguardPlay, _about: About, flag: str, count: int) -> bool:
    return play.state.flags.get(flag, 0) >= count


# Boxes


@verbs.add("mark box {box:box}", "V-RESET-03")
def mark_box(play: VanguardPlay, _about: About, box: str) -> None:
    play.state.flags[box] = play.state.flags.get(box, 0) + 1
    play.emit(BoxMarked("V-RESET-03", box, play.state.flags[box]))


@verbs.add("unmark box {box:box}", "V-RESET-03")
def unmark_box(play: VanguardPlay, _about: About, box: str) -> None:
    play.state.flags[box] = max(0, play.state.flags.get(box, 0) - 1)


@conditions.add("box {box:box} has {count:int}", "V-RESET-03")
def box(play: VanguardPlay, _about: About, box: str, count: int) -> bool:
    return play.state.flags.get(box, 0) >= count
