"""Chance goes through one door: streams, records, real dice, commitment."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import farlight
from farlight.kernel import (
    BadResult,
    Diverged,
    Entry,
    Play,
    Procedure,
    Result,
    Scripted,
    choose,
    commitment,
    keeps_commitment,
    new_chance,
    new_seed,
    option,
)
from farlight.kernel.chance import advance, permutation
from farlight.kernel.position import Position
from tests.kernel.toy import Said, ToyGame, ToyPlay, pick

STOP = option("stop")
ROLL = option("roll")


def roll_until_stop(play: ToyPlay) -> Procedure[None]:
    while (yield from choose(play, 0, "go", "T-1", lambda: [ROLL, STOP], lambda chosen: chosen)) is ROLL:
        play.emit(Said("T-1", str(play.roll("die", 6))))
        play.state.said.append(play.face("coin", ("heads", "tails")))


def test_the_same_seed_gives_the_same_results_and_another_seed_others() -> None:
    first, second, other = new_chance(7), new_chance(7), new_chance(8)
    assert [advance(first, "a") for _ in range(9)] == [advance(second, "a") for _ in range(9)]
    assert advance(other, "a") != advance(new_chance(7), "a")


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = new_chance(7), new_chance(7)
    expected = [advance(alone, "a") for _ in range(5)]
    found = []
    for _ in range(5):
        advance(mixed, "b")
        found.append(advance(mixed, "a"))
    assert found == expected


def test_every_face_comes_up_about_equally_often() -> None:
    game = ToyGame(roll_until_stop)
    play = Play(game.rules, None, game.rules.new(game.setup()))
    play.fuel = 10**9
    counts = Counter(play.roll("die", 6) for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(1800 < count < 2200 for count in counts.values())


def test_a_permutation_keeps_every_card_and_reaches_every_place() -> None:
    assert sorted(permutation(12345, 40)) == list(range(40))
    firsts = {permutation(advance(chance, "deck"), 5)[0] for chance in map(new_chance, range(200))}
    assert firsts == {0, 1, 2, 3, 4}


def test_permutations_never_change_between_versions() -> None:
    """Recorded games hold the word, not the order: this order is a promise."""
    assert permutation(2026, 8) == [5, 3, 6, 2, 1, 4, 7, 0]


def test_a_commitment_binds_the_seed() -> None:
    seed = new_seed()
    assert keeps_commitment(seed, commitment(seed))
    assert not keeps_commitment(seed + 1, commitment(seed))
    assert str(seed) not in commitment(seed)


def test_scripted_results_replace_the_generators_and_survive_a_copy_in_mid_step() -> None:
    game = ToyGame(roll_until_stop)
    script = Scripted([Result("3"), Result("tails"), Result("6", "die"), Result("2", "coin")])
    position = Position(game, game.rules.new(game.setup()), source=script)
    pick(position, "roll")
    twin = position.copy()
    pick(position, "roll")
    assert [event.word for event in position.events if isinstance(event, Said)] == ["6"]
    assert position.state.said == ["tails", "tails"]
    assert twin.state.said == ["tails"]


@pytest.mark.parametrize(
    ("result", "complaint"),
    [
        (Result("7"), "cannot show '7' (1 to 6)"),
        (Result("heads"), "cannot show 'heads'"),
        (Result("3", "coin"), "expected a roll 'coin', but 'die' is rolled"),
    ],
)
def test_a_result_that_does_not_fit_is_named(result: Result, complaint: str) -> None:
    game = ToyGame(roll_until_stop)
    position = Position(game, game.rules.new(game.setup()), source=Scripted([result]))
    with pytest.raises(Exception, match=complaint.replace("(", r"\(").replace(")", r"\)")) as caught:
        pick(position, "roll")
    assert isinstance(caught.value.__cause__, BadResult)


def test_real_dice_are_asked_for_one_by_one_and_the_answer_waits() -> None:
    game = ToyGame(roll_until_stop)
    position = game.position(by_hand=True)
    pick(position, "roll")
    assert position.open[0].prompt == "enter-roll"
    assert [choice.verb for choice in position.open[0].options] == ["face"] * 6
    position.choose(4)
    assert position.open[0].prompt == "enter-roll"
    assert [dict(choice.refs)["name"] for choice in position.open[0].options] == ["heads", "tails"]
    position.choose(1)
    assert position.state.said == ["tails"]
    assert [event.word for event in position.events if isinstance(event, Said)] == ["5"]
    assert position.open[0].prompt == "go"
    assert position.copy().state == position.state


def test_a_replay_takes_recorded_results_by_stream_whatever_the_order_of_calls() -> None:
    game = ToyGame(roll_until_stop)
    position = game.position()
    number = next(n for n, choice in position.choices() if choice.id == "roll")
    position.choose_recorded(number, [("coin", 1), ("die", 2)])
    assert position.state.said == ["tails"]
    assert [event.word for event in position.events if isinstance(event, Said)] == ["3"]
    assert position.copy().state == position.state


def test_recorded_results_leave_the_generator_where_it_would_have_been() -> None:
    game = ToyGame(roll_until_stop)
    plain, recorded = game.position(), game.position()
    pick(plain, "roll")
    recorded.choose_recorded(0, [("die", 2)])
    assert recorded.state.chance == plain.state.chance


def test_a_timeline_replays_what_was_rolled_and_not_what_would_be_rolled() -> None:
    game = ToyGame(roll_until_stop)
    timeline = game.timeline()
    timeline.position.listen(Scripted([Result("6"), Result("tails"), Result("6"), Result("tails")]))
    for _ in range(2):
        timeline.choose(0, "roll", 0)
    assert timeline.position_at(2).state == timeline.position.state
    timeline.answers.add(Entry(2, 0, "jump", (), False, ()))
    with pytest.raises(Diverged, match="'jump' by seat 0"):
        timeline.position_at(3)


def test_nothing_but_bots_the_lab_and_environments_imports_random() -> None:
    """Rules that rolled by themselves could not be replayed."""
    root = Path(farlight.__file__).parent
    allowed = {"bots", "lab", "envs"}
    offenders = [
        file.relative_to(root).as_posix()
        for file in root.rglob("*.py")
        if not allowed & set(file.relative_to(root).parts) and _imports(file) & {"random", "numpy", "uuid"}
    ]
    assert offenders == []


def _imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found
