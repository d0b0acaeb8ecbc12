"""TypeScript types of structs: what is written for what, and what is refused."""

from typing import Literal

import msgspec
import pytest

from farlight.kernel import load_game
from farlight.wire import typescript
from farlight.wire.typescript import NoSuchType, declarations, event_keys, one_of


class Leaf(msgspec.Struct):
    """A thing
    on two lines."""

    id: str
    tone: Literal["warm", "cool"]
    count: int = 1
    """How many there are."""


class Branch(msgspec.Struct):
    branches: list["Branch"]


class Wrong(msgspec.Struct):
    when: bytes


class Tree(msgspec.Struct):
    leaf: Leaf | None
    rows: list[list[Leaf | None]]
    places: dict[str, tuple[int, float]]
    others: tuple[Leaf, ...]
    open: bool


def test_structs_become_types_with_their_docs() -> None:
    assert (
        declarations([Tree])
        == """\
export type Tree = {
  leaf: Leaf | null;
  rows: (Leaf | null)[][];
  places: Record<string, [number, number]>;
  others: Leaf[];
  open: boolean;
};

/** A thing on two lines. */
export type Leaf = {
  id: string;
  tone: "cool" | "warm";
  /** How many there are. */
  count: number;
};
"""
    )


def test_a_struct_that_holds_itself_is_written_once() -> None:
    assert declarations([Branch]).count("export type Branch") == 1


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Leaf", [("id", int)], module="elsewhere")
    with pytest.raises(NoSuchType, match=r"tests\.wire\.test_typescript and elsewhere both have a class Leaf: rename"):
        declarations([Tree, other])


def test_what_json_does_not_say_so_is_refused() -> None:
    with pytest.raises(NoSuchType, match=rf"BytesType.*{typescript.__name__}"):
        declarations([Wrong])


def test_the_keys_of_a_game_are_those_of_its_events_and_of_the_kernel_and_of_nobody_else() -> None:
    load_game("beacon")
    load_game("vanguard")
    keys = event_keys("farlight.beacon")
    assert {"event-ended", "event-forced", "event-card-drawn"} <= set(keys)
    assert "event-log-read" not in keys
    assert "event-log-read" in event_keys("farlight.vanguard")


def test_a_word_that_is_one_of_some_is_a_type() -> None:
    assert one_of("Side", ["up", "down"]) == 'export type Side =\n  | "up"\n  | "down";\n'
