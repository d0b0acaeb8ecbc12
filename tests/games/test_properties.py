"""What must hold for every registered game, wherever random play leads it."""

import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farlight.kernel import (
    AnyGame,
    Play,
    Position,
    Setup,
    Timeline,
    decode,
    dump,
    encode,
    game_names,
    load,
    load_game,
    replay,
)
from farlight.kernel.sources import Recorded
from farlight.lab.sim import setups, simulate, summarize

SIM_GAMES = 300
BOT_GAMES = 14
BACK_GAMES = 60
BACK_ANSWERS = 250

games = pytest.mark.parametrize("name", game_names())
careful = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
scripts = st.lists(st.integers(0, 2**16), max_size=80)


@st.composite
def starts(draw: st.DrawFn) -> tuple[int, int, int, bool]:
    """Which mission, how many seats, which seed, whether with real dice."""
    return draw(st.integers(0, 99)), draw(st.integers(0, 99)), draw(st.integers(0, 2**63 - 1)), draw(st.booleans())


def setup_of(game: AnyGame, start: tuple[int, int, int, bool]) -> Setup:
    mission = game.rules.missions()[start[0] % len(game.rules.missions())]
    low, high = mission.seats
    return Setup(game.name, mission.id, low + start[1] % (high - low + 1), start[2], start[3])


def play_script(timeline: Timeline[Any, Any], script: list[int]) -> None:
    """Choose anything that anybody could choose, any-time effects and changes of mind included."""
    for number in script:
        position = timeline.position
        if not position.open:
            return
        for decision in position.open:
            assert len({option.id for option in decision.options}) == len(decision.options), decision
        choices = position.choices()
        chosen, option = choices[number % len(choices)]
        timeline.choose(position.seat_of(chosen), option.id, chosen)


def same_place(one: Position[Any, Any], other: Position[Any, Any]) -> bool:
    return bool(one.state == other.state and list(one.open) == list(other.open))


def asked(position: Position[Any, Any]) -> list[tuple[object, ...]]:
    return [(d.seat, d.prompt, d.rule, d.refs, d.options) for d in position.open]


@games
@careful
@given(start=starts(), script=scripts, rest=scripts)
def test_save_load_continue_is_the_identity(
    name: str, start: tuple[int, int, int, bool], script: list[int], rest: list[int]
) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play_script(timeline, script)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.farlight"
        path.write_bytes(dump(timeline))
        loaded = load(path, game)
    assert loaded.notes == []
    assert same_place(loaded.timeline.position, timeline.position)
    play_script(timeline, rest)
    play_script(loaded.timeline, rest)
    assert same_place(loaded.timeline.position, timeline.position)
    assert dump(loaded.timeline) == dump(timeline)


@games
@careful
@given(start=starts(), script=scripts, back=st.integers(0, 2**16))
def test_undo_leads_exactly_to_where_the_game_was(
    name: str, start: tuple[int, int, int, bool], script: list[int], back: int
) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    seen = [timeline.position.state.fingerprint()]
    for number in script:
        play_script(timeline, [number])
        seen.append(timeline.position.state.fingerprint())
    node = back % (timeline.head + 1)
    end = timeline.head
    questions = asked(timeline.position)
    assert timeline.undo_to(node) is None
    assert timeline.position.state.fingerprint() == seen[node]
    while timeline.head != end:
        assert timeline.redo() is None
    assert timeline.position.state.fingerprint() == seen[end]
    assert asked(timeline.position) == questions


@games
@careful
@given(start=starts(), script=scripts, rest=scripts)
def test_a_copy_is_equal_and_independent(
    name: str, start: tuple[int, int, int, bool], script: list[int], rest: list[int]
) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play_script(timeline, script)
    original = timeline.position
    before = original.state.copy()
    twin = original.copy()
    assert same_place(twin, original)
    for number in rest:
        if twin.open:
            choices = twin.choices()
            twin.choose(choices[number % len(choices)][0])
    assert original.state == before
    assert same_place(original, original.copy())


@games
@careful
@given(start=starts(), script=scripts)
def test_a_state_survives_encoding(name: str, start: tuple[int, int, int, bool], script: list[int]) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play_script(timeline, script)
    state = timeline.position.state
    assert decode(encode(state), game.state_type) == state


@games
@careful
@given(start=starts(), script=scripts, seed=st.integers(1, 2**32))
def test_a_view_does_not_depend_on_hidden_things(
    name: str, start: tuple[int, int, int, bool], script: list[int], seed: int
) -> None:
    """Two states that differ only in what a seat cannot see look the same to it, options included."""
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, (*start[:3], False)))
    play_script(timeline, script)
    snapshot = timeline.position.snapshot
    for seat in (None, *range(timeline.setup.seats)):
        other = snapshot.copy()
        other.chance.seed = seed
        other.chance.streams.clear()
        game.rules.rehide(Play(game.rules, game.content, other), seat)
        assert game.view(other, seat) == game.view(snapshot, seat)
        shown = Position(game, snapshot)
        # What was rolled or turned up on the way to the question is no secret any more.
        hidden = Position(game, other, source=Recorded(shown.play.results))
        assert asked(shown) == asked(hidden)


@games
@careful
@given(start=starts(), script=scripts, rest=scripts, seed=st.integers(1, 2**32))
def test_what_is_dealt_anew_looks_the_same_and_tells_nothing(
    name: str, start: tuple[int, int, int, bool], script: list[int], rest: list[int], seed: int
) -> None:
    """In mid-decision, too: the same seed deals the same, whatever was hidden, and the game goes on from there."""
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, (*start[:3], False)))
    play_script(timeline, script)
    position = timeline.position
    for seat in (None, *range(timeline.setup.seats)):
        other = position.redealt(seat, seed)
        assert game.view(other.state, seat) == game.view(position.state, seat)
        assert asked(other) == asked(position)
        hidden = position.redealt(seat, seed + 1).redealt(seat, seed)
        assert hidden.state == other.state
        for number in rest[:6]:
            if other.open:
                copied = other.copy()
                choices = other.choices()
                for each in (other, copied, hidden):
                    each.choose(choices[number % len(choices)][0])
                assert same_place(copied, other)
                assert same_place(hidden, other)


@games
@careful
@given(start=starts(), script=scripts)
def test_a_mask_shows_what_the_state_shows(name: str, start: tuple[int, int, int, bool], script: list[int]) -> None:
    """A mask of a mask is itself."""
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play_script(timeline, script)
    state = timeline.position.state
    for seat in (None, *range(timeline.setup.seats)):
        view = game.view(state, seat)
        assert game.view(view, seat) == view


@games
@careful
@given(start=starts(), script=scripts)
def test_the_answers_alone_rebuild_the_game(name: str, start: tuple[int, int, int, bool], script: list[int]) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, start))
    play_script(timeline, script)
    again = Position(game, game.rules.new(timeline.setup))
    replay(again, [(timeline.entry(node).seat, timeline.entry(node).option) for node in timeline.path()])
    assert again.state == timeline.position.state


@games
def test_no_question_has_nothing_but_the_way_back(name: str) -> None:
    """What cannot be completed is not offered, and what somebody else made impossible is taken back."""
    game = load_game(name)
    for seed in range(BACK_GAMES):
        timeline = Timeline(game, setup_of(game, (seed, seed // 2, seed, False)))
        chance = Random(seed)
        for _ in range(BACK_ANSWERS):
            play_script(timeline, [chance.randrange(2**16)])
            for decision in timeline.position.open:
                assert [option.verb for option in decision.options] != ["back"], (seed, decision.prompt)
            asked = {option.verb for decision in timeline.position.open for option in decision.options}
            assert asked != {"reopen"}, "everybody is ready, and still asked"


@games
def test_random_play_finishes_every_game_and_replays_alike(name: str, tmp_path: Path) -> None:
    planned = setups(name, SIM_GAMES, 1, None, None, None)
    summary = summarize(simulate(planned, 1, "random", tmp_path))
    assert summary.errors == []
    assert summary.finished == SIM_GAMES
    assert summary.lost


@games
def test_every_game_can_be_won(name: str, tmp_path: Path) -> None:
    """By anything, or by the best that the game has to offer; and whatever its bots do replays alike."""
    own = load_game(name).bots.by_name()
    for bot in own or ["random"]:
        planned = setups(name, BOT_GAMES if own else SIM_GAMES, 1, None, None, None)
        summary = summarize(simulate(planned, 1, bot, tmp_path))
        assert summary.errors == []
        assert summary.noted == [], "our own bots need no stand-in"
        assert summary.won
