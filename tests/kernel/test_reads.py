"""What is read of a state is noted, and nothing else."""

import gc

import msgspec
import pytest

from farlight.kernel import COMPILED, State
from farlight.kernel.fields.reads import Path, Reading, _Notes, changed, named


class Pawn(State):
    name: str
    wounds: int = 0


class Robot(Pawn):
    """Another class in the same row."""


class Board(State):
    sol: int
    crew: list[Pawn]
    leader: Pawn
    decks: dict[str, tuple[str, ...]]

    @property
    def hurt(self) -> int:
        return sum(pawn.wounds for pawn in self.crew)


def board() -> Board:
    return Board(3, [Pawn("ada"), Pawn("bo", 1)], Pawn("cy"), {"event": ("a", "b")})


def noted(state: Board) -> tuple[Reading[Board], Board]:
    if COMPILED:
        pytest.skip("native states note nothing that is read of them")
    reading = Reading(Board)
    reading.begin(state)
    return reading, reading.state


def end(reading: Reading[Board]) -> set[Path]:
    return named(Board, reading.end())


def test_a_field_is_noted_with_its_value() -> None:
    reading, seen = noted(board())
    assert (seen.sol, seen.sol) == (3, 3)
    assert end(reading) == {("sol",)}
    assert end(reading) == set()


def test_states_inside_are_noted_field_by_field() -> None:
    reading, seen = noted(board())
    assert seen.crew[1].name == "bo"
    assert seen.leader.wounds == 0
    assert end(reading) == {("crew", 1), ("crew", 1, "name"), ("leader",), ("leader", "wounds")}


@pytest.mark.parametrize(
    "ask",
    [
        len,
        bool,
        list,
        lambda crew: crew[-1],
        lambda crew: crew[:1],
        lambda crew: [*crew, "more"],
        lambda crew: ["more"] + crew,  # noqa: RUF005 - as rules may say it
        lambda crew: crew + ["more"],  # noqa: RUF005 - as rules may say it
        lambda crew: crew.copy(),
        lambda crew: crew == [],
        lambda crew: "nobody" in crew,
        lambda crew: list(reversed(crew)),
        lambda crew: [*enumerate(crew)],
    ],
)
def test_how_many_there_are_is_noted_where_it_was_asked(ask) -> None:  # type: ignore[no-untyped-def]
    reading, seen = noted(board())
    assert seen.crew[0].name == "ada"
    assert ("crew",) not in end(reading)
    ask(seen.crew)
    assert ("crew",) in end(reading)


def test_what_a_property_reads_is_noted() -> None:
    reading, seen = noted(board())
    assert seen.hurt == 1
    assert end(reading) == {("crew",), ("crew", 0, "wounds"), ("crew", 1, "wounds")}


def test_one_reading_serves_one_state_after_the_other() -> None:
    reading, seen = noted(board())
    assert seen.crew[0].name == "ada"
    reading.end()
    later = board()
    later.crew.insert(0, Pawn("di"))
    reading.begin(later)
    assert [pawn.name for pawn in seen.crew] == ["di", "ada", "bo"]


def test_a_copy_can_be_written_and_notes_what_was_there_before() -> None:
    state = board()
    reading, seen = noted(state)
    trial = seen.copy()
    trial.sol = 9
    trial.crew[0].wounds += 2
    trial.crew.append(Pawn("di"))
    again = trial.copy()
    assert (trial.sol, trial.hurt, again.hurt, len(again.crew)) == (9, 3, 3, 3)
    assert (state.sol, state.hurt, len(state.crew)) == (3, 1, 2), "nothing is written to what is read"
    reads = end(reading)
    assert ("sol",) not in reads, "it was written before it was read"
    assert {("crew",), ("crew", 0, "wounds"), ("crew", 1, "wounds")} <= reads


def test_what_noted_is_gone_when_nobody_needs_it() -> None:
    """Without the collector, which does not look at states: every copy that was tried out would stay for ever."""
    before = notes_in_memory()
    reading, seen = noted(board())
    for _ in range(3):
        assert seen.copy().crew[0].name == seen.crew[0].name
        reading.end()
    del reading, seen
    assert notes_in_memory() == before


def notes_in_memory() -> int:
    return sum(type(each) is _Notes for each in gc.get_objects())


def test_a_mask_of_it_has_read_everything() -> None:
    reading, seen = noted(board())
    assert seen.seen(None) == board()
    assert ("crew", 1, "name") in end(reading)


def test_what_is_read_behind_pythons_back_is_an_error_and_not_nothing() -> None:
    """An encoder looks where a state keeps its values: nobody would know what it has read."""
    reading, seen = noted(board())
    assert seen.sol == 3
    with pytest.raises(AttributeError):
        msgspec.to_builtins(seen)
    assert end(reading) == {("sol",)}


def test_what_is_no_field_is_an_error_as_always() -> None:
    reading, seen = noted(board())
    with pytest.raises(AttributeError):
        _ = seen.sols  # type: ignore[attr-defined]
    assert end(reading) == set()


@pytest.mark.parametrize(
    ("change", "differs"),
    [
        (lambda state: None, []),
        (lambda state: setattr(state, "sol", 4), [("sol",)]),
        (lambda state: setattr(state.crew[1], "wounds", 2), [("crew", 1, "wounds")]),
        (lambda state: setattr(state.leader, "name", "di"), [("leader", "name")]),
        (lambda state: state.crew.pop(), [("crew",), ("crew", 1)]),
        (lambda state: state.crew.clear(), [("crew",), ("crew", 0), ("crew", 1)]),
        (lambda state: state.crew.append(Pawn("di")), [("crew",), ("crew", 2)]),
        (lambda state: state.crew.__setitem__(1, Robot("di")), [("crew",), ("crew", 1)]),
        (lambda state: state.decks.update(event=("b",)), [("decks",)]),
    ],
)
def test_changes_are_named_as_what_is_read(change, differs) -> None:  # type: ignore[no-untyped-def]
    before, after = board(), board()
    change(after)
    assert named(Board, changed(before, after)) == set(differs)
