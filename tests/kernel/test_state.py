"""State: plain data that copies, compares and encodes itself."""

import msgspec
import pytest

from farlight.kernel import State, decode, encode


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


def test_a_set_is_refused_because_it_has_no_order() -> None:
    class WithSet(State):
        members: set[int]

    with pytest.raises(TypeError, match=r"WithSet\.members.*stable order"):
        WithSet({1}).copy()


def test_a_union_of_a_state_and_a_scalar_is_refused() -> None:
    class Mixed(State):
        part: Leaf | int

    with pytest.raises(TypeError, match=r"Mixed\.part"):
        Mixed(1).copy()
