"""No word of a card is empty: a case carries out each verb, condition and group, and a rule asks for each power."""

import ast
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farlight.content.cards import effects_in
from farlight.effects import Choose, Do, Each, Effect, Forms, If, May, Pay, Phrase, Seq, Times
from farlight.kernel import load_game
from farlight.scenarios import load_cases, run_case
from farlight.vanguard.model.ids import Power
from farlight.vanguard.rules.context import VOCABULARY

ROOT = Path(__file__).resolve().parents[3]
FORMS = (VOCABULARY.verbs, VOCABULARY.conditions, VOCABULARY.groups)
GIVE_POWERS = ("next-turn-have", "this-turn-you-have", "this-round-here-has", "this-round-all-have")

Word = tuple[str, str]
"""The kind of a form and its name."""


def phrases(tree: Effect) -> Iterator[tuple[Forms, Phrase]]:
    """All that an effect is made of."""
    verbs, conditions, groups = FORMS
    match tree:
        case Do(phrase):
            yield verbs, phrase
        case Seq(parts) | Choose(parts):
            for part in parts:
                yield from phrases(part)
        case Each(group, body):
            yield groups, group
            yield from phrases(body)
        case May(body) | Times(_, body):
            yield from phrases(body)
        case Pay(cost, body):
            yield verbs, cost
            yield from phrases(body)
        case If(tests, body, otherwise):
            yield from ((conditions, test.phrase) for test in tests)
            yield from phrases(body)
            if otherwise is not None:
                yield from phrases(otherwise)


def written() -> Iterator[tuple[Forms, Phrase]]:
    """All phrases on the cards of the pack."""
    for kind, known in load_game("vanguard").content.cards.items():
        for name, card in known.items():
            for _, effect in effects_in(card, (kind, name)):
                yield from phrases(effect.tree)


def powers() -> set[str]:
    """The powers that cards of an Exploration have or give, by their first words."""
    cards = load_game("vanguard").content.cards
    own = [
        power for kind in ("equipment", "mod", "condition") for card in cards[kind].values() for power in card.powers
    ]
    given = [str(phrase.args[0]) for _, phrase in written() if phrase.form in GIVE_POWERS]
    return {Power.parse(power).unlimited.word for power in (*own, *given)}


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> set[Word]:
    """Fills with the words that are carried out."""
    found: set[Word] = set()

    def noting(word: Word, run: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(run)
        def wrapped(*args: Any) -> Any:
            found.add(word)
            return run(*args)

        return wrapped

    for forms in FORMS:
        for name, form in forms.by_name.items():
            noted = msgspec.structs.replace(form, run=noting((forms.kind, name), form.run))
            monkeypatch.setitem(forms.by_name, name, noted)
    return found


def test_every_word_of_a_card_is_carried_out_in_a_case(ran: set[Word]) -> None:
    for case in load_cases([ROOT / "tests" / "conformance" / "vanguard"]):
        run_case(case)
    used = {(forms.kind, phrase.form) for forms, phrase in written()}
    assert sorted(used - ran) == []


def test_every_power_of_a_card_is_asked_for_by_a_rule() -> None:
    files = (ROOT / "src" / "farlight" / "vanguard").rglob("*.py")
    trees = [ast.walk(ast.parse(file.read_text("utf-8"))) for file in files]
    said = {node.value for tree in trees for node in tree if isinstance(node, ast.Constant)}
    # `agility-in`, `supplies-on` and the like are a value of the Lander with an ending.
    asked = {power for power in powers() if said & {power, f"{power} ", power.removesuffix("-in").removesuffix("-on")}}
    assert sorted(powers() - asked) == []
