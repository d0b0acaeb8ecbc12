"""What players see and are asked while a Dice Check runs."""

from typing import Any

from farlight.kernel import Position, Setup
from farlight.texts import Texts
from farlight.vanguard import VanguardGame
from farlight.vanguard.rules.context import player_of
from farlight.vanguard.table.checks.scene_check import step_of as step_in

GAME = VanguardGame()
Table = Position[Any, Any]


def at_check(seats: int = 1, seed: int = 3) -> Table:
    """A table at which the dice of a check are chosen."""
    table = Position(GAME, GAME.rules.new(Setup("vanguard", "halfway", seats, seed)), snapshots=False)
    for _ in range(300):
        asked = table.open[0]
        if asked.prompt == "check-dice":
            return table
        special = [place for place, each in enumerate(asked.options) if each.verb == "special"]
        table.choose(special[0] if special else 0)
    raise AssertionError("no check")


def pick(table: Table, verb: str) -> None:
    """Choose the first option of a verb, any-time effects included."""
    table.choose(next(number for number, each in table.choices() if each.verb == verb))


def step_of(table: Table) -> int:
    view = GAME.view(table.state, 0)
    assert view.check is not None
    return step_in(view, view.check)


def place_of_active(table: Table) -> str:
    view = GAME.view(table.state, 0)
    texts = Texts("en", [GAME.texts], lambda *asked: GAME.table.name_at(table.state, *asked))
    lines = [line for panel in GAME.table.panels(GAME.play(view)) for line in panel.lines if line.key == "panel-place"]
    return next(texts.line(line) for line in lines if dict(line.refs)["who"] == view.crew[view.turn].card)


def test_the_step_stays_the_same_while_somebody_exerts() -> None:
    """V-CHECK-0.1, V-EXERT-01."""
    table = at_check()
    pick(table, "take-die")
    assert step_of(table) == 1
    pick(table, "exert")
    assert table.open[0].prompt == "sacrifice"
    assert step_of(table) == 1


def test_the_last_action_of_a_turn_is_not_a_turn_to_come() -> None:
    """V-TURN-07: an Action is taken from its beginning."""
    table = at_check()
    crew = table.state.crew[table.state.turn]
    crew.actions = 1
    assert place_of_active(table).endswith("1 Action left")
    crew.actions = 0
    assert place_of_active(table).endswith("in the last Action of the turn")
    crew.done = True
    assert place_of_active(table).endswith("turn ended")


def test_whoever_is_ready_is_asked_again_once_dice_have_changed() -> None:
    """V-CHECK-4.1: nobody is left with nothing but a change of mind."""
    table = at_check(2)
    state = table.state
    active = state.check.active
    players = [player_of(state, crew.section) for crew in state.crew]
    other = next(who for who, player in enumerate(players) if player != players[active])
    state.crew[other].sector = state.crew[active].sector
    for who, crew in enumerate(state.crew):
        crew.hand, crew.charges = ("tap-it",) if who in (active, other) else (), 0
    pick(table, "take-die")
    while table.open[0].prompt == "check-dice":
        pick(table, "ready")
    say(table, players[active], "ready")
    say(table, players[other], "use-card")
    assert [asked.prompt for asked in table.open if asked.seat == players[active]] == ["check-changes"]


def say(table: Table, seat: int, verb: str) -> None:
    """Answer for a seat, and turn whatever die is then asked for."""
    table.choose(next(n for n, each in table.choices() if table.seat_of(n) == seat and each.verb == verb))
    while table.open[0].prompt == "reroll":
        table.choose(0)


def test_while_a_card_changes_dice_the_check_is_in_step_four() -> None:
    """V-CHECK-4.7: the card is used in that step, whatever it asks. The led round asks for it, and for nothing else."""
    table = Position(GAME, GAME.rules.new(Setup("vanguard", "first-light", 1, 5)), snapshots=False)
    while table.open[0].prompt != "drop":
        table.choose(0)
    assert step_of(table) == 4
