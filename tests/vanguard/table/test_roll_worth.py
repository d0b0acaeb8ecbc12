"""After the roll: what would come now, and what each change is said to make of it, against what it makes of it."""

from collections.abc import Iterator

from farlight.bots import Look
from farlight.kernel import Decision, Line
from farlight.texts import Texts
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.model.events import OutcomeMarked
from farlight.vanguard.table.checks.roll_worth import Roll
from tests.vanguard.tables import GAME, Table, answers, pick, table


def asked(prompt: str, games: int = 12) -> Iterator[tuple[Table, Decision, dict[str, Line]]]:
    """Questions of a kind after a roll, with what is told of their options."""
    for seed in range(games):
        position = table(("marl", "kettle", "halfway", "orchard")[seed % 4], 1 + seed % 4, seed)
        for _ in answers(position, seed):
            decision = position.open[0] if position.open else None
            if decision is not None and decision.prompt == prompt:
                outlook = GAME.table.outlook(position.play, decision)
                if outlook is not None:
                    yield position, decision, outlook.options


def marked(position: Table) -> str:
    return next(event.colour for event in position.events if isinstance(event, OutcomeMarked))


def test_a_row_is_taken_or_given_up_by_name() -> None:
    """V-CHECK-8.6: what comes instead is told, and comes."""
    seen = 0
    for position, decision, lines in asked("use-substitute"):
        texts = Texts("en", [GAME.texts], GAME.table.names_at(position.state))
        colour = dict(decision.refs)["colour"]
        assert [texts.option(each) for each in decision.options] == [f"Take {colour}", f"Give {colour} up"]
        taken, declined = position.copy(), position.copy()
        pick(taken, "meet-row")
        assert marked(taken) == colour == Roll(position.play).now.outcome
        pick(declined, "decline-row")
        instead = dict(lines["decline-row"].refs)["colour"]
        if declined.open[0].prompt != "use-substitute":
            assert marked(declined) == instead
        seen += 1
    assert seen > 3


def test_what_a_combination_costs_the_check_is_told() -> None:
    """V-CHECK-5.2: its dice no longer count."""
    told = set()
    for position, decision, lines in asked("check-combinations"):
        now = Roll(position.play)
        for option in decision.options:
            line = lines.get(option.id)
            after = position.copy()
            pick(after, option.id)
            check = after.state.check
            if option.verb != "combine" or line is None or check is None or check.action != now.check.action:
                continue
            if not now.task.rows or check.place != now.check.place or len(check.pool) >= len(now.pool):
                continue
            assert dict(line.refs)["colour"] == (Roll(after.play).now.outcome or "none")
            told.add(line.key)
    assert {"roll-lost", "roll-stays"} <= told


def test_a_card_that_cannot_help_says_so() -> None:
    """V-CHECK-4.7: and nobody is advised to use it."""
    keys = set()
    for position, _, lines in asked("check-changes"):
        keys |= {line.key for line in lines.values()}
        advised = dict(position.choices())[AwayBot(1).choose(Look(position))]
        assert advised.id not in lines or lines[advised.id].key != "roll-no-better", advised
    assert {"roll-no-better", "roll-could", "roll-stays"} <= keys
