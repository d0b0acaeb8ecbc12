"""A state as a seat may see it: what fields hide is blank, all else is as it was."""

from typing import Annotated

import pytest

from farlight.kernel import Absent, Hidden, State, Veil, new_chance


class Hand(State):
    cards: Annotated[tuple[str, ...], Veil(own=True)]
    tokens: int


class Safe(State):
    code: Annotated[str, Veil(unless="is_open")]
    is_open: bool


def upper_cards(pile: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    return [(card if up else "", up) for card, up in pile]


class Board(State):
    hands: list[Hand]
    deck: Hidden[list[str]]
    piles: Hidden[dict[str, tuple[str, ...]]]
    plans: Absent[list[str]]
    number: Hidden[int]
    row: Annotated[list[tuple[str, bool]], Veil(upper_cards)]
    safe: Safe | None
    seen_by_all: list[str]


def board(is_open: bool = False) -> Board:
    hands = [Hand(("ace",), 1), Hand(("two", "six"), 2)]
    piles: dict[str, tuple[str, ...]] = {"red": ("a", "b"), "blue": ()}
    row = [("king", True), ("queen", False)]
    return Board(hands, ["x", "y"], piles, ["ambush"], 7, row, Safe("1234", is_open), ["open"])


def test_a_pile_becomes_as_many_blanks() -> None:
    mask = board().seen(None)
    assert mask.deck == ["", ""]
    assert mask.piles == {"red": ("", ""), "blue": ()}
    assert mask.number == 0


def test_of_what_is_absent_not_even_the_number_is_told() -> None:
    assert board().seen(0).plans == []


def test_a_veil_of_its_own_leaves_what_lies_face_up() -> None:
    assert board().seen(0).row == [("king", True), ("", False)]


@pytest.mark.parametrize(
    ("seat", "cards"), [(None, [("",), ("", "")]), (0, [("ace",), ("", "")]), (1, [("",), ("two", "six")])]
)
def test_the_owner_sees_their_own(seat: int | None, cards: list[tuple[str, ...]]) -> None:
    mask = board().seen(seat)
    assert [hand.cards for hand in mask.hands] == cards
    assert [hand.tokens for hand in mask.hands] == [1, 2]


@pytest.mark.parametrize(("is_open", "code"), [(False, ""), (True, "1234")])
def test_a_property_lifts_the_veil(is_open: bool, code: str) -> None:
    safe = board(is_open).seen(None).safe
    assert safe is not None
    assert safe.code == code


def test_a_mask_shares_nothing_with_the_state_and_masks_to_itself() -> None:
    state = board()
    mask = state.seen(1)
    assert mask.seen(1) == mask
    mask.seen_by_all.append("more")
    mask.hands[0].tokens = 9
    assert state == board()


def test_nobody_sees_what_chance_will_bring() -> None:
    chance = new_chance(5)
    chance.streams["dice"] = 17
    assert chance.seen(0) == new_chance(0)


class Odd(State):
    either: Hidden[Safe | None]


def test_what_has_no_blank_asks_for_a_mask() -> None:
    with pytest.raises(TypeError, match="hide it by a Veil with a mask"):
        Odd(None).seen(0)
