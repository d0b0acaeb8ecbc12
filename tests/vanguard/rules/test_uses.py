"""What is offered can be done, also when somebody dies beside it: no price that cannot be paid, no question that stays.

V-GEN-06, V-DEADLY-16.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from farlight.effects import Runner
from farlight.kernel import Option, Procedure
from farlight.vanguard.model.events import CrewDied
from farlight.vanguard.rules.context import About, verbs
from tests.vanguard.tables import Table, answers, table

GAMES = 3
STRIDE = 3
"""One question of so many is looked at."""
EXERTED = 0.25
"""How often somebody Exerts beside a question."""


def uses(position: Table) -> Iterator[tuple[int, Option]]:
    """All that somebody could use now, in a question or beside it."""
    return ((number, option) for number, option in position.choices() if option.verb.startswith("use-"))


@pytest.fixture
def unpaid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards that came to a price which could not be paid: the runner waits before it goes on without."""
    found: list[str] = []
    wait = Runner.wait

    def noting(runner: Any, play: Any, words: Any, subject: About, rule: str) -> Procedure[None]:
        if subject.source.kind == "card" and any(form in verbs.by_name for form, _ in words):
            found.append(str(subject.source))
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


@pytest.mark.parametrize(("mission", "seats"), [("marl", 2), ("kettle", 3), ("slackwater", 4)])
def test_who_dies_beside_a_question_leaves_a_game_that_goes_on(mission: str, seats: int) -> None:
    """V-DEADLY-16: whatever is asked while somebody Exerts too often, all goes on without the dead."""
    deaths = 0
    for seed in range(12):
        position = table(mission, seats, seed, rules=("deadly",))
        chance = Random(seed)
        for _ in range(400):
            if not position.open:
                break
            choices = position.choices()
            exerts = [number for number, option in choices if option.verb == "exert"]
            others = [number for number, _ in choices]
            position.choose(chance.choice(exerts if exerts and chance.random() < EXERTED else others))
            deaths += sum(isinstance(event, CrewDied) for event in position.events)
            assert {option.verb for decision in position.open for option in decision.options} != {"reopen"}
    assert deaths
