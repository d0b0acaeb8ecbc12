"""Each construct of the language, how strongly it binds, and how constructs nest."""

import pytest

from farlight.effects import (
    Choose,
    Do,
    Each,
    Effect,
    If,
    May,
    Pay,
    Phrase,
    Reference,
    Seq,
    Source,
    Times,
    parse,
)
from farlight.effects import Test as Condition  # pytest takes every Test for one of its own
from tests.effects.toy import WORDS, read

WAVE = Do(Phrase("wave"))
WIN = Do(Phrase("win"))
PAINT = Do(Phrase("paint"))
EARN_2 = Do(Phrase("earn", (2,)))
PAY_1 = Phrase("pay", (1,))
PLAYER = Phrase("player")
FIRST = Condition(Phrase("first"))
RICH = Condition(Phrase("coins-at-least", (3,)))
NOT_FIRST = Condition(Phrase("first"), negated=True)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("wave", WAVE),
        ("earn 2", EARN_2),
        ("wave 2 deep-blue flags", Do(Phrase("wave-flags", (2, "deep-blue")))),
        ("fetch old-lamp.v2", Do(Phrase("fetch", ("old-lamp.v2",)))),
        ("say ahoy, all of you", Do(Phrase("say", ("ahoy all of you",)))),
        ("wave; win", Seq((WAVE, WIN))),
        ("wave; win; paint", Seq((WAVE, WIN, PAINT))),
        ("each player: wave", Each(PLAYER, WAVE)),
        ("each player but 1: wave", Each(Phrase("player-but", (1,)), WAVE)),
        ("if first: wave", If((FIRST,), WAVE)),
        ("if not first: wave", If((NOT_FIRST,), WAVE)),
        ("if first and coins at least 3: wave", If((FIRST, RICH), WAVE)),
        ("if coins at least 3 and not first: wave", If((RICH, NOT_FIRST), WAVE)),
        ("if first: wave else: win", If((FIRST,), WAVE, WIN)),
        ("choose: wave | win", Choose((WAVE, WIN))),
        ("choose: wave | win | paint", Choose((WAVE, WIN, PAINT))),
        ("may: wave", May(WAVE)),
        ("3 times: wave", Times(3, WAVE)),
        ("pay 1 -> wave", Pay(PAY_1, WAVE)),
        ("{ wave }", WAVE),
    ],
)
def test_each_construct_has_its_tree(text: str, tree: Effect) -> None:
    assert read(text) == tree


@pytest.mark.parametrize(
    ("text", "same_as"),
    [
        # ";" binds loosest: a colon, a choice and a cost reach to the next one.
        ("each player: wave; win", "{ each player: wave }; win"),
        ("may: wave; win", "{ may: wave }; win"),
        ("2 times: wave; win", "{ 2 times: wave }; win"),
        ("pay 1 -> wave; win", "{ pay 1 -> wave }; win"),
        ("if first: wave; win", "{ if first: wave }; win"),
        ("choose: wave | win; paint", "{ choose: wave | win }; paint"),
        # A clause takes as much as it can.
        ("choose: wave | may: win | paint", "choose: wave | { may: win } | paint"),
        ("choose: wave | choose: win | paint", "choose: wave | { choose: win | paint }"),
        ("choose: pay 1 -> wave | win", "choose: { pay 1 -> wave } | win"),
        ("if first: choose: wave | win else: paint", "if first: { choose: wave | win } else: paint"),
        ("if first: if first: wave else: win", "if first: { if first: wave else: win }"),
        ("if first: if first: wave else: win else: paint", "if first: { if first: wave else: win } else: paint"),
        ("if first: wave else: if first: win else: paint", "if first: wave else: { if first: win else: paint }"),
        ("each player: may: 2 times: pay 1 -> wave", "each player: { may: { 2 times: { pay 1 -> wave } } }"),
        ("pay 1 -> pay 1 -> wave", "pay 1 -> { pay 1 -> wave }"),
        # Braces only group.
        ("{{{ wave }}}", "wave"),
        ("{ wave; win }; paint", "wave; win; paint"),
        ("wave; { win; { paint } }", "wave; win; paint"),
    ],
)
def test_clauses_bind_as_documented(text: str, same_as: str) -> None:
    assert read(text) == read(same_as)


def test_braces_keep_a_sequence_together() -> None:
    assert read("each player: { wave; win }") == Each(PLAYER, Seq((WAVE, WIN)))
    assert read("choose: { wave; win } | paint") == Choose((Seq((WAVE, WIN)), PAINT))


@pytest.mark.parametrize(
    "text", ["pay 1->wave", "pay 1\n  -> wave", "  pay\t1 -> wave  ", "{pay 1->wave}", "pay 1 ->{wave}"]
)
def test_space_and_line_breaks_mean_nothing(text: str) -> None:
    assert read(text) == Pay(PAY_1, WAVE)


def test_a_phrase_is_matched_as_a_whole_whatever_the_order_of_forms() -> None:
    assert read("wave") != read("wave 1 red flags")


def test_ids_are_noted_as_references_with_their_place_and_words_of_a_type_are_not() -> None:
    parsed = parse(Source("wave 1 red flags; may: fetch lamp; say hello there"), WORDS)
    assert parsed.references == (Reference(("item",), "lamp", 29, 33),)
    assert parsed.source.text[29:33] == "lamp"


def test_forty_clauses_may_nest() -> None:
    assert isinstance(read("may: " * 39 + "wave"), May)
