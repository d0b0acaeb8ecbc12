"""State: plain data that copies, compares and encodes itself."""

from typing import NamedTuple

import msgspec
import pytest

from farlight.kernel import State, decode, encode, from_bytes, to_bytes, to_data


class Leaf(State):
    number: int
    words: list[str]


class Tree(State):
    leaf: Leaf
    maybe: Leaf | None
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    grid: list[list[int]]
    pair: tuple[int, str]
    counts: dict[str, int]
    name: str | None = None


def tree() -> Tree:
    return Tree(Leaf(1, ["a"]), Leaf(2, []), [Leaf(3, ["b"])], {"x": Leaf(4, [])}, [[1, 2], [3]], (5, "p"), {"k": 1})


def test_copy_is_equal_and_shares_nothing_mutable() -> None:
    original, untouched = tree(), tree()
    twin = original.copy()
    assert twin == original
    twin.leaf.words.append("z")
    assert twin.maybe is not None
    twin.maybe.number = 9
    twin.leaves[0].number = 9
    twin.by_name["x"].words.append("z")
    twin.grid[0][0] = 9
    twin.counts["k"] = 9
    assert original == untouched


def test_a_subclass_is_copied_whole_even_if_its_base_was_copied_before() -> None:
    class Base(State):
        number: int

    class Derived(Base):
        word: str

    Base(1).copy()
    assert Derived(1, "a").copy() == Derived(1, "a")


def test_copy_keeps_an_absent_part_absent() -> None:
    original = tree()
    original.maybe = None
    assert original.copy().maybe is None


def test_a_copy_since_an_earlier_one_shares_what_is_unchanged_and_copies_what_is_not() -> None:
    original = tree()
    original.leaves.append(Leaf(6, []))
    before = original.copy()
    original.leaves[1].number = 7
    original.grid[1][0] = 7
    original.maybe = None
    after = original.copy_since(before)
    assert after == original
    assert (after.leaf, after.leaves[0], after.by_name) == (before.leaf, before.leaves[0], before.by_name)
    assert after.leaf is before.leaf
    assert after.leaves[0] is before.leaves[0]
    assert after.by_name is before.by_name
    assert after.leaves[1] is not original.leaves[1]


def test_a_copy_since_an_earlier_one_shares_nothing_mutable_with_its_original() -> None:
    original, untouched = tree(), tree()
    after = original.copy_since(original.copy())
    original.leaf.words.append("z")
    original.leaves.pop()
    original.by_name["x"].number = 9
    original.grid[0][0] = 9
    original.counts["k"] = 9
    assert after == untouched


def test_a_copy_since_an_earlier_one_follows_a_list_that_grew_or_shrank() -> None:
    original = tree()
    before = original.copy()
    original.leaves.append(Leaf(6, []))
    longer = original.copy_since(before)
    original.leaves.clear()
    assert [leaf.number for leaf in longer.leaves] == [3, 6]
    assert original.copy_since(longer).leaves == []


def test_decoding_gives_an_equal_state_with_an_equal_fingerprint() -> None:
    original = tree()
    again = decode(encode(original), Tree)
    assert again == original
    assert again.fingerprint() == original.fingerprint()


def test_fingerprint_does_not_depend_on_the_order_in_which_a_dict_was_filled() -> None:
    first, second = tree(), tree()
    first.counts = {"a": 1, "b": 2}
    second.counts = {"b": 2, "a": 1}
    assert first == second
    assert first.fingerprint() == second.fingerprint()


def test_any_difference_changes_the_fingerprint() -> None:
    changed = tree()
    changed.grid[1][0] = 4
    assert changed.fingerprint() != tree().fingerprint()


def test_decoding_checks_types() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.number"):
        decode(msgspec.msgpack.encode({"number": "one", "words": []}), Leaf)


class Lid(NamedTuple):
    place: str
    side: str


class Pot(State):
    lids: list[Lid]


class Unstable(NamedTuple):
    places: list[str]


def test_a_named_tuple_is_shared_by_copies_and_saved_as_the_plain_one() -> None:
    pot = Pot([Lid("north", "up")])
    copy = pot.copy()
    assert copy.lids == pot.lids
    assert copy.lids is not pot.lids
    assert to_data(pot) == {"lids": [("north", "up")]}
    assert from_bytes(to_bytes(pot), Pot).lids[0].side == "up"


def test_a_named_tuple_that_could_change_is_refused() -> None:
    class Shelf(State):
        things: list[Unstable]

    with pytest.raises(TypeError, match="cannot hold"):
        Shelf([]).copy()


def test_a_set_is_refused_because_it_has_no_order() -> None:
    class WithSet(State):
        members: set[int]

    with pytest.raises(TypeError, match=r"WithSet\.members.*stable order"):
        WithSet({1}).copy()


def test_a_list_may_hold_states_of_several_kinds() -> None:
    """Tagged, so that each is read back as what it was."""

    class Open(State, tag="open"):
        count: int

    class Shut(State, tag="shut"):
        who: tuple[int, ...]

    class Doors(State):
        doors: list[Open | Shut]

    doors = Doors([Open(1), Shut((2,)), Open(3)])
    kept = doors.copy()
    doors.doors[0] = Shut((4,))
    later = doors.copy_since(kept)
    assert kept.doors == [Open(1), Shut((2,)), Open(3)]
    assert later.doors == [Shut((4,)), Shut((2,)), Open(3)]
    assert later.doors[1] is kept.doors[1]
    assert doors.seen(None).doors == doors.doors
    assert decode(encode(doors), Doors) == doors


def test_a_union_of_a_state_and_a_scalar_is_refused() -> None:
    class Mixed(State):
        part: Leaf | int

    with pytest.raises(TypeError, match=r"Mixed\.part"):
        Mixed(1).copy()
