"""Danger dice. Rulebook chapter 17."""

from farlight.kernel import Procedure
from farlight.vanguard.model.events import DangerIgnored, DangerRolled
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.moments import DangerMoment
from farlight.vanguard.rules.context import About, VanguardPlay, run
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.rank_up import count_deed

IGNORED = "ignored"
TEN = tuple(map(str, range(10)))
"""The faces of a D10. V-GEN-10."""


def throw_danger(play: VanguardPlay) -> str:
    """A Danger die, which is in the supply again for the next roll. V-DANGER-06."""
    count_deed(play, "dangers")
    return play.face("danger", play.content.ruling.danger_faces)


def throw_ten(play: VanguardPlay) -> int:
    """The D10: 0 to 9. V-GEN-10."""
    return int(play.face("ten", TEN))


def danger_text(play: VanguardPlay, table: str, symbol: str) -> str:
    """What a table says to a symbol, in the words of the pack. V-DANGER-02."""
    effect = play.content.dangers[table].effects.get(symbol)  # type: ignore[call-overload]
    return "nothing" if effect is None else effect.source


def roll_danger(play: VanguardPlay, who: int, table: str, rule: str) -> Procedure[None]:
    """Roll one die and apply the table to whoever rolled. V-DANGER-01, V-DANGER-03, V-RUL-59.

    It is no Dice Check: nobody Assists, no Injury dice are rolled, no texts for one are used. V-CHECK-0.2.
    """
    symbol = throw_danger(play)
    play.emit(DangerRolled(rule, name_of(play.state, who), table, symbol, danger_text(play, table, symbol)))
    yield from read_danger(play, who, table, symbol)


def read_danger(play: VanguardPlay, who: int, table: str, symbol: str) -> Procedure[None]:
    """Read the Danger dice: rerolls come before the table; what it does not list does nothing.

    V-DANGER-02, V-DANGER-05, V-RUL-59.
    """
    state = play.state
    yield from open_moment(play, DangerMoment(who, table, symbol), "V-DANGER-05")
    danger = close_moment(play, DangerMoment)
    who = danger.who  # somebody else may have taken it
    if danger.symbol == IGNORED:
        play.emit(DangerIgnored("V-DANGER-05", table))
        return
    effect = play.content.dangers[table].effects.get(danger.symbol)  # type: ignore[call-overload]
    if effect is not None and state.crew[who].alive:
        yield from run(play, effect, About(who, state.crew[who].sector, ActionSource("danger", table)), "V-DANGER-01")
