"""Every rule is cited by a conformance case, or stands in a list with the reason why not."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from farlight.rulebook import Kind, games, rules
from farlight.scenarios import load_cases

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("uncited.toml")


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    why: str
    rules: list[str]
    tested: str = ""


REASONS = msgspec.toml.decode(LIST.read_text("utf-8"), type=dict[str, list[Reason]])


@pytest.fixture(scope="module")
def cited() -> set[str]:
    return {rule for case in load_cases([ROOT / "tests" / "conformance"]) for rule in case.case.rule}


@pytest.mark.parametrize("game", games())
def test_every_rule_is_cited_or_listed_with_a_reason_and_never_both(game: str, cited: set[str]) -> None:
    listed = Counter(rule for reason in REASONS.get(game, []) for rule in reason.rules)
    wanted = {rule.id for rule in rules(game) if rule.kind is Kind.RULE}
    assert sorted(wanted - cited - set(listed)) == [], f"neither cited nor in {LIST.name}"
    assert sorted(cited & set(listed)) == [], f"cited: take it out of {LIST.name}"
    assert sorted(set(listed) - wanted) == [], "no such rule"
    assert [rule for rule, count in listed.items() if count > 1] == []


@pytest.mark.parametrize(
    "reason", [reason for listed in REASONS.values() for reason in listed], ids=lambda each: each.why
)
def test_a_test_that_is_named_cites_the_rules(reason: Reason) -> None:
    assert reason.why
    assert reason.rules
    text = (ROOT / reason.tested).read_text("utf-8") if reason.tested else ""
    assert not reason.tested or [rule for rule in reason.rules if rule not in text] == []
