"""docs/scenarios.md names Beacon's steps, prompts, answers and outcomes: whatever occurs in play stands there."""

import re
from functools import cache
from pathlib import Path
from random import Random

from farlight.beacon.rules import watch
from farlight.kernel import Position, Setup, load_game

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
SECTION = PAGE.partition("## The sentences of Beacon")[2].partition("\n## ")[0]
CODE = "".join(file.read_text("utf-8") for file in sorted(Path(watch.__file__).parent.glob("*.py")))


def told(what: str) -> dict[str, str]:
    """The rows of a table: what each explains, and the rest of it."""
    return dict(re.findall(rf"^\| {what} \| `?([^|`]+?)`? \| (.*) \|$", SECTION, re.MULTILINE))


@cache
def met() -> frozenset[tuple[str, str]]:
    """The prompts, with the verbs of their options, of some games that nobody thinks about."""
    game = load_game("beacon")
    found: set[tuple[str, str]] = set()
    for seed in range(24):
        random = Random(seed)
        setup = Setup("beacon", "first-light", 1 + seed % 4, seed, by_hand=seed % 3 == 0)
        position = Position(game, game.rules.new(setup))
        while position.open:
            choices = position.choices()
            for number, option in choices:
                decision = position.decision_of(number)
                found.add((decision.prompt if decision else "at any time", option.verb))
            position.choose(random.choice(choices)[0])
    return frozenset(found)


def test_every_step_is_told() -> None:
    steps = {name.split()[0] for name in told("step")}
    useless = set(re.findall(r"`(\w+)` \(", SECTION.partition("\nThe steps ")[2].partition(".\n")[0]))
    assert steps | useless == set(watch.STEPS)


def test_every_prompt_is_told_with_all_its_answers() -> None:
    rows = told("prompt")
    answers = {
        (prompt, answer.partition(":")[0])
        for prompt, row in rows.items()
        for answer in re.findall(r"`([^`]+)`", row.rpartition(" | ")[2])
    }
    assert answers - {("effect", "may")} == met()


def test_every_outcome_is_told_with_its_rule() -> None:
    outcomes = {outcome: rule for rule, outcome in re.findall(r'\.end\("(B-[A-Z]+-\d+)", "([^"]+)"\)', CODE)}
    assert len(outcomes) == 3
    assert {outcome: row.rpartition(" | ")[2] for outcome, row in told("outcome").items()} == outcomes
