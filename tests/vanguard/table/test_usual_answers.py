"""What most people answer: one of the options, and where it does not matter, nothing else would change anything."""

from random import Random

from farlight.kernel import Decision, Usual, encode, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.table.checks.roll_worth import Roll
from tests.vanguard.tables import GAME, Table, answers, table


def asked(prompt: str, games: int = 8) -> list[tuple[Table, Usual]]:
    """Questions of a kind that come up in games of chance, each with its usual answer."""
    found = []
    for seed in range(games):
        position = table(("marl", "kettle", "halfway", "orchard")[seed % 4], 1 + seed % 4, seed)
        for _ in answers(position, seed):
            decision = position.open[0] if position.open else None
            if decision is not None and decision.prompt == prompt:
                usual = GAME.table.usual(position.play, decision)
                if usual is not None:
                    found.append((position.copy(), usual))
    return found


def test_it_is_one_of_the_options() -> None:
    chance, seen = Random(3), 0
    for seed in range(6):
        position = table(("marl", "kettle", "halfway")[seed % 3], 1 + seed % 4, seed)
        for _ in range(250):
            if not position.open:
                break
            before = encode(position.state)
            for decision in position.open:
                usual = GAME.table.usual(position.play, decision)
                if usual is not None:
                    assert usual.option in [each.id for each in decision.options]
                    seen += 1
            assert encode(position.state) == before  # looking changes nothing
            position.choose(chance.randrange(len(position.open[0].options)))
    assert seen > 100


def test_combinations_that_would_lose_the_row_do_not_matter() -> None:
    """V-CHECK-5.1, V-CHECK-8.3."""
    lost = kept = 0
    for position, usual in asked("check-combinations"):
        now = Roll(position.play)
        results = []
        for way in position.open[0].options:
            if way.verb == "combine":
                after = position.copy()
                after.choose(next(number for number, each in after.choices() if each.id == way.id))
                if after.state.check is not None and after.state.check.action == now.check.action:
                    roll = Roll(after.play)
                    results.append(roll.worth(roll.now) >= now.worth(now.now))
        if results and not usual.matters:
            assert not any(results)
            lost += 1
        kept += usual.matters
    assert lost
    assert kept


def test_every_moment_that_is_open_matters() -> None:
    """A card that moves nobody, because nobody is there, is no reason to ask: V-CARD-02, V-GEN-06."""
    matters = [usual.matters for _, usual in asked("moment")]
    assert len(matters) > 10
    assert all(matters)


def test_lessons_are_never_passed_by() -> None:
    position = table("halfway", 2)
    for _ in range(60):
        decision = position.open[0]
        if GAME.rules.lead(position.play, decision.prompt) is not None:
            assert GAME.table.usual(position.play, decision) is None
        position.choose(0)


def test_the_order_of_a_draft_matters_between_players() -> None:
    """V-DECIDE-09, V-SHIP-BARRACKS-10: one player can give any Recruit to any Section, whichever is asked first."""
    play = table("marl", 2, 1).play
    sections = tuple(option("section", section=each) for each in SECTIONS)
    decision = Decision(0, "draft-order", "V-DECIDE-09", sections)
    for players, matters in (((0, 0, 0, 0), False), ((0, 1, 0, 1), True)):
        play.state.players = players
        assert GAME.table.usual(play, decision) == Usual(sections[0].id, "order", matters)
