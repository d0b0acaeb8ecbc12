"""Lints: effects that parse and of which a careful reader would ask whether they are meant."""

import pytest

from farlight.effects import Source, parse
from tests.effects.toy import WORDS


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("if first: wave else: wave", 1, "both branches of this condition do the same"),
        ("win; if first: { wave; win } else: { wave; win }", 6, "both branches"),
        ("if first and not first: wave", 1, "the same condition stands here twice"),
        ("choose: wave | win | wave", 1, "two of these options are the same"),
        ("may: may: wave", 1, "'may' within 'may'"),
        ("1 times: wave", 1, "'1 times' is no repetition"),
        ("wave; 0 times: wave", 7, "'0 times' is no repetition"),
        ("earn 0", 6, "'earn <count>' with 0 does nothing"),
        ("earn 00", 6, "'earn <count>' with 0 does nothing"),
        ("pay 1 -> pay 2 -> wave", 7, "a cost for a cost"),
        ("if first: if coins at least 2: wave else: win", 37, "this 'else' belongs to the nearest 'if'"),
        ("if first: may: if coins at least 2: wave else: win", 42, "this 'else' belongs to the nearest 'if'"),
        ("if first: win else: if first: if coins at least 2: wave else: win", 57, "nearest 'if'"),
    ],
)
def test_a_doubtful_effect_is_pointed_at(text: str, column: int, message: str) -> None:
    (lint,) = parse(Source(text), WORDS).lints
    assert message in lint.message
    assert lint.column == column
    assert lint.excerpt.splitlines()[1].index("^") == column + 3


@pytest.mark.parametrize(
    "text",
    [
        "if first: wave else: win",
        "if first and coins at least 0: wave",
        "each player but 0: wave",
        "choose: wave | { wave; wave }",
        "may: { wave; may: win }",
        "2 times: wave",
        "pay 1 -> { wave; pay 1 -> wave }",
        "if first: { if coins at least 2: wave else: win }",
        "if first: if coins at least 2: wave else: win else: paint",
        "if first: wave else: if coins at least 2: wave else: win",
        "if first: { if coins at least 2: wave else: win }; if first: wave",
    ],
)
def test_a_plain_effect_has_no_lints(text: str) -> None:
    assert parse(Source(text), WORDS).lints == ()


def test_several_lints_of_one_effect_are_all_told() -> None:
    assert len(parse(Source("1 times: earn 0; may: may: wave"), WORDS).lints) == 3
