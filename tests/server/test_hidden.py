"""No message depends on what is hidden: deck orders, unread pages, seeds, the future of another branch."""

import copy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farlight.kernel import AnyGame, Play, Position, Setup, Timeline, game_names, load_game
from farlight.kernel.sources import Recorded
from farlight.server import frames
from farlight.server.card import card_of, read_card
from farlight.server.company import new_company
from farlight.server.frames import Eyes
from farlight.server.presence import Presence
from farlight.server.records import Joined, Opened, Seated
from farlight.server.store import TableRow
from farlight.server.table import LiveTable
from farlight.wire import Settings, encode

games = pytest.mark.parametrize("name", game_names())
careful = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
scripts = st.lists(st.integers(0, 2**16), max_size=60)
starts = st.tuples(st.integers(0, 99), st.integers(0, 99), st.integers(0, 2**63 - 1))
Line = Timeline[Any, Any]


def setup_of(game: AnyGame, start: tuple[int, int, int]) -> Setup:
    mission = game.missions()[start[0] % len(game.missions())]
    low, high = mission.seats
    return Setup(game.name, mission.id, low + start[1] % (high - low + 1), start[2])


def play(timeline: Line, script: list[int]) -> int:
    """Answer anything that anybody could; how many answers that were."""
    for count, number in enumerate(script):
        position = timeline.position
        if not position.open:
            return count
        choices = position.choices()
        chosen, option = choices[number % len(choices)]
        timeline.choose(position.seat_of(chosen), option.id, chosen)
    return len(script)


def table_of(timeline: Line, position: Position[Any, Any] | None = None) -> LiveTable:
    """A table with a person in each seat and one who watches; with another position at its head, if one is given."""
    shown = copy.copy(timeline)
    shown.position = position or timeline.position
    setup = timeline.setup
    row = TableRow("t" * 16, setup.game, setup.mission, "", "p0", "", "", 0.0, 0.0, "", "")
    company = new_company(Opened(setup, "p0", Settings()))
    for seat in range(setup.seats):
        company.apply(Joined(f"p{seat}", f"Person {seat}", watches=False), 1)
        company.apply(Seated(seat, f"p{seat}", ""), 1)
    company.apply(Joined("w", "Watcher", watches=True), 1)
    return LiveTable(row, timeline.game, shown, company, 1)


def looks(table: LiveTable) -> list[Eyes]:
    """How everybody looks at a table: each seat, somebody with all seats, a spectator; in words, too."""
    seats = range(table.setup.seats)
    every = Eyes(0, tuple(seats), "de", words=True)
    return [Eyes(seat, (seat,), "en") for seat in seats] + [every, Eyes(None, (), "en", words=True)]


def messages(table: LiveTable, eyes: Eyes) -> dict[str, bytes]:
    """All that is sent to somebody who looks."""
    told = frames.told(table, table.timeline.head, table.timeline.position.events, eyes.language)
    parts = {**frames.board(table, eyes), **frames.standing(table, Presence(), eyes.language)}
    for decision in table.timeline.position.open:
        parts[f"odds.{decision.seat}"] = encode(frames.outlook(table, decision, eyes.language))
    parts["card"] = encode(read_card(card_of(table)))
    parts["chronicle"] = encode(frames.chronicle(table, eyes))
    return {**parts, "told": encode(told)}


@games
@careful
@given(start=starts, script=scripts, seed=st.integers(1, 2**32))
def test_messages_do_not_depend_on_what_is_hidden(
    name: str, start: tuple[int, int, int], script: list[int], seed: int
) -> None:
    """The same position with everything dealt anew that a seat cannot see: it gets the same bytes."""
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play(timeline, script)
    snapshot = timeline.position.snapshot
    shown = Position(game, snapshot)
    for eyes in looks(table_of(timeline)):
        other = snapshot.copy()
        other.chance.seed = seed
        other.chance.streams.clear()
        game.rehide(Play(game, game.content, other), eyes.seat)
        # What was rolled or turned up on the way to the question is no secret any more.
        hidden = Position(game, other, source=Recorded(shown.play.results))
        assert messages(table_of(timeline, hidden), eyes) == messages(table_of(timeline, shown), eyes)


@games
@careful
@given(start=starts, script=scripts, lost=st.tuples(scripts, scripts), rest=scripts)
def test_messages_do_not_depend_on_branches_that_were_left(
    name: str, start: tuple[int, int, int], script: list[int], lost: tuple[list[int], list[int]], rest: list[int]
) -> None:
    """Two tables that went the same way, and in between astray in different ways."""
    game = load_game(name)
    lines = [Timeline(game, setup_of(game, start)) for _ in range(2)]
    for line in lines:
        play(line, script)
    steps = min(_steps(line, way) for line, way in zip(lines, lost, strict=True))
    for line, way in zip(lines, lost, strict=True):
        fork = line.head
        play(line, way[:steps])
        assert line.move(fork) is None
        play(line, rest)
    one, other = map(table_of, lines)
    for eyes in looks(one):
        assert messages(one, eyes) == messages(other, eyes)
        assert frames.passage(one, 0, eyes.language) == frames.passage(other, 0, eyes.language)


def _steps(timeline: Line, way: list[int]) -> int:
    """How many answers of a way can be given; the table stays where it is."""
    twin = timeline.position.copy()
    for count, number in enumerate(way):
        if not twin.open:
            return count
        choices = twin.choices()
        twin.choose(choices[number % len(choices)][0])
    return len(way)


@games
@careful
@given(start=starts, script=scripts, seed=st.integers(1, 2**32))
def test_of_the_seed_only_the_promise_is_told(
    name: str, start: tuple[int, int, int], script: list[int], seed: int
) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play(timeline, script)
    other = copy.copy(timeline)
    other.setup = msgspec.structs.replace(timeline.setup, seed=seed)
    for eyes in looks(table_of(timeline)):
        sent = messages(table_of(timeline), eyes), messages(table_of(other), eyes)
        if not timeline.position.outcome:
            plain = [_without_promise(parts) for parts in sent]
            assert plain[0] == plain[1]


def _without_promise(parts: dict[str, bytes]) -> dict[str, Any]:
    read = {name: msgspec.json.decode(part) for name, part in parts.items()}
    assert read["standing"].pop("commitment")
    return read


@games
def test_the_seed_is_told_when_the_game_is_over_and_keeps_the_promise(name: str) -> None:
    game = load_game(name)
    mission = game.missions()[0]
    timeline = Timeline(game, Setup(name, mission.id, mission.seats[0], 12345))
    chance = Random(1)
    promise = _standing(timeline)["commitment"]
    while timeline.position.open:
        assert "seed" not in _standing(timeline)
        play(timeline, [chance.randrange(2**16) for _ in range(40)])
    assert _standing(timeline)["seed"] == "12345"
    assert _standing(timeline)["commitment"] == promise


def _standing(timeline: Line) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(frames.standing(table_of(timeline), Presence(), "en")["standing"])
    return found
