"""What is offered can be done: no card, Skill or Equipment is offered whose price cannot be paid. V-GEN-06."""

from collections.abc import Iterator
from typing import Any

import pytest

from farlight.effects import Runner
from farlight.kernel import Option, Procedure
from farlight.vanguard.effects.words import About, verbs
from tests.vanguard.tables import Table, answers, table

GAMES = 3
STRIDE = 3
"""One question of so many is looked at."""


def uses(position: Table) -> Iterator[tuple[int, Option]]:
    """All that somebody could use now, in a question or beside it."""
    return ((number, option) for number, option in position.choices() if option.verb.startswith("use-"))


@pytest.fixture
def unpaid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards that came to a price which could not be paid: the runner waits before it goes on without."""
    found: list[str] = []
    wait = Runner.wait

    def noting(runner: Any, play: Any, words: Any, subject: About, rule: str) -> Procedure[None]:
        if subject.source.startswith("card:") and any(form in verbs.by_name for form, _ in words):
            found.append(subject.source)
        return wait(runner, play, words, subject, rule)

    monkeypatch.setattr(Runner, "wait", noting)
    return found


@pytest.mark.parametrize(("mission", "seats"), [("marl", 2), ("orchard", 1), ("kettle", 3), ("assay", 4)])
def test_no_card_is_offered_whose_price_cannot_be_paid(mission: str, seats: int, unpaid: list[str]) -> None:
    tried = 0
    for seed in range(GAMES):
        position = table(mission, seats, seed)
        for step, _ in enumerate(answers(position, seed)):
            for number, option in uses(position) if step % STRIDE == 0 else ():
                twin = position.copy()
                unpaid.clear()
                twin.choose(number)
                assert not unpaid, option.id
                tried += 1
    assert tried
