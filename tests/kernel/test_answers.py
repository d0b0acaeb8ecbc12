"""The tree of answers: it tells the same as a walk along the whole way, in far fewer steps."""

from collections.abc import Callable
from random import Random

import pytest

from farlight.kernel import Entry
from farlight.kernel.answers import Answers
from tests.counting import steps_of

LEVELS = ("turn", "phase")


def answer(parent: int, chance: Random) -> Entry:
    begins = tuple(level for level in (*LEVELS, "unknown") if chance.random() < 0.1)
    return Entry(parent, 0, "say", (), chance.random() < 0.05, begins)


def tree(count: int, chance: Random, branching: float) -> Answers:
    """So many answers; now and then somebody goes back, a little or far, and on from there."""
    answers = Answers((), LEVELS)
    head = 0
    for _ in range(count):
        if chance.random() < branching:
            head = chance.choice((max(head - chance.randrange(1, 9), 0), chance.randrange(len(answers) + 1)))
        head = answers.add(answer(head, chance))
    return answers


def walk(answers: Answers, node: int) -> list[int]:
    """All moments of a way, from the answers alone."""
    found = [node]
    while found[-1]:
        found.append(answers.entries[found[-1] - 1].parent)
    return found[::-1]


@pytest.mark.parametrize("branching", [0.0, 0.02, 0.3, 0.9])
def test_it_tells_what_a_walk_along_the_way_tells(branching: float) -> None:
    chance = Random(int(branching * 100))
    answers = tree(300, chance, branching)
    assert Answers(answers.entries, LEVELS).entries == answers.entries
    followed = {entry.parent for entry in answers.entries}
    assert list(answers.tips()) == [node for node in reversed(range(len(answers) + 1)) if node not in followed]
    for node in range(len(answers) + 1):
        way = walk(answers, node)
        assert [*answers.back(node), 0] == way[::-1]
        assert answers.depth(node) == len(way) - 1
        assert answers.marks(node) == sum(answers[at].revealed for at in way[1:])
        for level in LEVELS:
            assert answers.start_of(level, node) == max(
                (at for at in way[1:] if level in answers[at].begins), default=0
            )
        after = [number for number, entry in enumerate(answers.entries, 1) if entry.parent == node]
        assert answers.newest_after(node) == (after[-1] if after else None)
        for other in (*chance.choices(range(len(answers) + 1), k=20), 0, -3):
            assert answers.latest(node, other) == max((at for at in way if at <= other), default=0)
            assert answers.is_on_the_way(other, node) == (other in way)
            if other >= 0:
                assert answers.meeting(node, other) == max(set(way) & set(walk(answers, other)))


def _most_steps(count: int, branching: float, ask: Callable[[Answers, int, int], object]) -> int:
    chance = Random(count)
    answers = tree(count, chance, branching)
    nodes = range(count + 1)
    return max(steps_of(lambda: ask(answers, chance.choice(nodes), chance.choice(nodes))) for _ in range(100))


@pytest.mark.parametrize("branching", [0.0, 0.01, 0.3])
@pytest.mark.parametrize("ask", [Answers.meeting, Answers.latest, Answers.is_on_the_way])
def test_a_long_way_takes_hardly_more_steps(ask: Callable[[Answers, int, int], object], branching: float) -> None:
    """Sixteen times the answers; a walk would take sixteen times the steps."""
    assert _most_steps(6400, branching, ask) <= 2 * _most_steps(400, branching, ask)


def test_one_more_answer_takes_as_many_steps_as_any() -> None:
    chance = Random(3)
    short, long = tree(400, chance, 0.1), tree(6400, chance, 0.1)
    entry = Entry(400, 0, "say", (), True, LEVELS)
    assert steps_of(lambda: long.add(entry)) <= 1.1 * steps_of(lambda: short.add(entry))
