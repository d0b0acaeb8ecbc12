"""How Lot Forty and The Vote end, each way from the Action that leads there. Rulebook chapter 26."""

from typing import Any

import pytest

from farlight.vanguard.model.ids import Mark
from tests.vanguard.tables import CONTENT, Table, asked, pick, play, table

LOT, VOTE = "lot-forty", "the-vote"
BID, SPEAK = "special:poi:5:lot-forty-5:0", "special:poi:5:lot-forty-5:1"
LOAD = "special:poi:1:lot-forty-1:1"
CLOSE = "special:poi:10:the-vote-10:0"
PROOFS = tuple((sector, "proof") for sector in (3, 4, 6))


def at_work(operation: str, sector: int, *markers: tuple[int, str], success: int = 0, carries: str = "") -> Table:
    """The first Action, with everybody in one Sector; what is carried, everybody carries."""
    position = table(operation, 4, 3)
    play(position, 3, until="start-token")
    state = position.state
    for crew in state.crew:
        crew.sector = sector
        crew.marks = (*crew.marks, *([str(Mark.of_marker(carries))] if carries else []))
    state.markers, state.success = (*state.markers, *markers), success
    position.choose(0)
    assert asked(position)[0] == "act"
    return position


def ended(position: Table) -> Any:
    play(position)
    return position.state


def flags(state: Any, start: str) -> dict[str, int]:
    return {flag: count for flag, count in state.flags.items() if flag.startswith(start) and count}


def test_whoever_bids_everything_has_bought_it() -> None:
    """V-OPS-01, V-TERM-34: it costs all Success that was found; what comes of the end is found afterwards."""
    assert BID not in asked(at_work(LOT, 5, success=9))[1]
    position = at_work(LOT, 5, success=16)
    pick(position, BID)
    pick(position, "log-choice:3105.1")
    state = ended(position)
    assert state.outcome == "won/log"
    assert "LOT_BOUGHT" in state.flags
    assert "3109" in state.read
    assert state.success < 16


def test_what_is_carried_to_the_boat_is_stolen() -> None:
    """V-POI-05, V-TERM-23: only there, and only by whoever carries it."""
    assert LOAD not in asked(at_work(LOT, 3, carries="lot"))[1]
    assert LOAD not in asked(at_work(LOT, 1))[1]
    position = at_work(LOT, 1, carries="lot")
    pick(position, LOAD)
    state = ended(position)
    assert state.outcome == "won/log"
    assert "LOT_STOLEN" in state.flags


def test_it_can_be_spoken_for_with_three_proofs() -> None:
    """V-SPECIAL-04."""
    assert SPEAK not in asked(at_work(LOT, 5, *PROOFS[:2]))[1]
    assert SPEAK in asked(at_work(LOT, 5, *PROOFS))[1]


@pytest.mark.parametrize("heard", [6, 7])
def test_the_poll_is_closed_when_enough_were_heard(heard: int) -> None:
    """V-SPECIAL-04: seven of the eight."""
    position = at_work(VOTE, 10, *((sector, "heard") for sector in range(2, 2 + heard)))
    assert (CLOSE in asked(position)[1]) == (heard == 7)


@pytest.mark.parametrize(("folded", "counts"), [("1", {"VOTE_YES": 4}), ("2", {"VOTE_NO": 4})])
def test_every_bearer_folds_a_slip_and_the_result_stays(folded: str, counts: dict[str, int]) -> None:
    """V-OPS-04: a campaign reads how many of them said no."""
    position = at_work(VOTE, 10, *((sector, "heard") for sector in range(2, 10)))
    pick(position, CLOSE)
    seats = []
    while position.open and asked(position)[0] == "log":
        seats.append(position.open[0].seat)
        pick(position, f"log-choice:3205.{folded}")
    state = ended(position)
    assert sorted(seats) == [0, 1, 2, 3]
    assert {flag: state.flags.get(flag, 0) for flag in counts} == counts
    assert state.outcome == "won/log"


def test_the_morning_comes_after_three_hours_have_struck() -> None:
    """V-TIME-04: ten, one, four; the fourth end of the track is the morning."""
    hours = [CONTENT.logs["3210"].effect, *(other.effect for other in reversed(CONTENT.logs["3210"].instead))]
    marks = [hour.source.partition(";")[0] for hour in hours if hour]
    assert marks == ["mark sector 1 ten", "mark sector 1 one", "mark sector 1 four", "log 3208"]
