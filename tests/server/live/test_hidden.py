"""No message depends on what is hidden: deck orders, unread pages, seeds, the future of another branch."""

import copy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farlight.content import CheckedPack
from farlight.kernel import GROUP, AnyGame, EngineError, Play, Position, Refusal, Setup, Timeline, game_names, load_game
from farlight.kernel.sources import Recorded
from farlight.server.live import frames
from farlight.server.live.frames import Eyes
from farlight.server.live.presence import Presence
from farlight.server.store import snapshots
from farlight.server.store.store import TableRow
from farlight.server.tables import refusals
from farlight.server.tables.advice import Adviser
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.participants import new_participants
from farlight.server.tables.records import Joined, Opened, Seated
from farlight.server.tables.rendering import told_in
from farlight.server.tables.table_summary import read_summary, summary_of
from farlight.server.workers import history
from farlight.server.workers.jobs import Log, Moment, Past, Stretch
from farlight.wire import Barred, Bars, Choice, Settings, WhyNot, encode

games = pytest.mark.parametrize("name", game_names())
careful = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
scripts = st.lists(st.integers(0, 2**16), max_size=60)
starts = st.tuples(st.integers(0, 99), st.integers(0, 99), st.integers(0, 2**63 - 1))
Line = Timeline[Any, Any]


def setup_of(game: AnyGame, start: tuple[int, int, int]) -> Setup:
    mission = game.rules.missions()[start[0] % len(game.rules.missions())]
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
    participants = new_participants(Opened(setup, "p0", Settings(undo="ask")))
    for seat in range(setup.seats):
        participants.apply(Joined(f"p{seat}", f"Person {seat}", watches=False), 1)
        participants.apply(Seated(seat, f"p{seat}", ""), 1)
    participants.apply(Joined("w", "Watcher", watches=True), 1)
    return LiveTable(row, timeline.game, shown, participants, 1)


def looks(table: LiveTable) -> list[Eyes]:
    """How everybody looks at a table: each seat, somebody with all seats, a spectator; in words, too."""
    seats = range(table.setup.seats)
    every = Eyes(0, tuple(seats), "de", words=True)
    return [Eyes(seat, (seat,), "en") for seat in seats] + [every, Eyes(None, (), "en", words=True)]


def messages(table: LiveTable, eyes: Eyes) -> dict[str, bytes]:
    """All that is sent to somebody who looks."""
    told = told_in(table.game, table.texts(eyes.language), table.timeline.head, table.timeline.position.events)
    parts = {**frames.board(table, eyes), **frames.standing(table, Presence(), eyes.language)}
    for decision in table.timeline.position.open:
        parts[f"odds.{decision.seat}"] = encode(frames.outlook(table, decision, eyes.language))
    parts["card"] = encode(read_summary(summary_of(table)))
    parts["chronicle"] = encode(frames.chronicle(table, eyes))
    return {**parts, **lookups(table, eyes), **past(table, eyes), **reports(table, eyes), "told": encode(told)}


def lookups(table: LiveTable, eyes: Eyes) -> dict[str, bytes]:
    """What is answered to whoever asks more about what their seats can do now."""
    parts: dict[str, bytes] = {}
    position = table.timeline.position
    for seat in eyes.seats[:1]:
        bars = refusals.bars(table, seat, "", "", eyes.language)
        parts["barred"] = encode(bars)
        asked = [bar.choice.id for bar in bars.barred[:3]] + ["nothing of the kind"]
        parts["why"] = encode([refusals.why_not(table, seat, each, eyes.language) for each in asked])
        options = ["", *(option.id for _, option in position.choices(seat)[:2])]
        texts = table.texts(eyes.language)
        parts["foreseen"] = encode([table.game.table.foreseen(position.play, seat, each, texts) for each in options])
        offers = frames.offers(table, seat, None, eyes.language)
        places = [(kind, str(thing)) for kind, thing in offers.things[:3]]
        parts["offers"] = encode([offers, *(frames.offers(table, seat, at, eyes.language) for at in places)])
        parts["idle"] = encode(idle(table, seat, eyes.language))
    if any(decision.seat in (GROUP, *eyes.seats) for decision in position.open):
        adviser = Adviser(frozenset(eyes.seats))
        option = adviser.advise(table.timeline)
        texts = table.texts(eyes.language)
        reasons, hint = adviser.reasons(table.timeline, texts), adviser.hint(table.timeline, texts)
        parts["hint"] = encode((option.id, reasons, hint and hint.plan))
    return parts


IDLE = (
    "ability", "action", "card", "complex", "condition", "die", "element", "event", "facility", "found", "gear",
    "machine", "mission", "mod", "objective", "path", "poi", "rover", "sector", "skill", "space", "stack", "thing",
    "threat", "track", "upgrade", "who",
)  # fmt: skip
"""Kinds of things that somebody may ask about, whether or not they have seen one."""
ASKED = 9
"""One card of so many is asked about at a position."""


def idle(table: LiveTable, seat: int, language: str) -> list[tuple[str, str, str, str]]:
    """What is said of things that no option is about: cards of all decks, places by their numbers."""
    game, play, texts = table.game, table.timeline.position.play, table.texts(language)
    assert isinstance(game.pack, CheckedPack)
    cards = {card for cards in game.pack.loaded.cards.values() for card in cards}
    things = [*sorted(cards)[table.timeline.head % ASKED :: ASKED], *map(str, range(12))]
    asked = ((kind, thing, game.table.why_idle(play, seat, kind, thing)) for kind in IDLE for thing in things)
    return [(kind, thing, why.rule, texts.refusal(why)) for kind, thing, why in asked if why is not None]


def reports(table: LiveTable, eyes: Eyes) -> dict[str, bytes]:
    """What is in the report of an error for those who ask for it; all of the table, for whoever may know it."""
    if table.outcome:  # then everybody may
        return {}
    person = "w" if eyes.seat is None else f"p{eyes.seat}"
    report = table.failure(0, "pass", EngineError("planted"))
    return {"reports": encode(report if table.may_know(person) else "")}


def past(table: LiveTable, eyes: Eyes) -> dict[str, bytes]:
    """What is answered to whoever looks back: a moment, a page of the log, the account that everybody may have."""
    timeline = table.timeline
    parts: dict[str, bytes] = {}
    if timeline.position.play.results:  # what was rolled there is no secret, but would be rolled anew
        return parts
    snapshot = snapshots.pack(timeline.position.snapshot, table.game)
    stretch = Stretch(table.game.name, table.setup, 0, snapshot, (), (), timeline.position.stops)
    parts["moment"] = history.moment(Moment(stretch, eyes)).body
    parts["log"] = history.log_page(Log(stretch, 0, eyes.language, 400)).body
    kept = copy.copy(timeline)
    kept.snapshots = {kept.head: timeline.position.snapshot}
    parts["export"] = history.public_history(LiveTable(table.row, table.game, kept, table.participants, 1))
    return parts


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
        game.rules.rehide(Play(game.rules, game.content, other), eyes.seat)
        # What was rolled or turned up on the way to the question is no secret any more.
        hidden = Position(game, other, source=Recorded(shown.play.results))
        assert messages(table_of(timeline, hidden), eyes) == messages(table_of(timeline, shown), eyes)


# A leak in any of these is found


class Leak(msgspec.Struct):
    told: str


def _of(table: LiveTable) -> str:
    return str(table.timeline.position.state.fingerprint())


def _snapshot_of(job: Moment | Log) -> str:
    assert job.stretch.snapshot is not None
    return job.stretch.snapshot.hex()


def leaks(game: AnyGame) -> dict[str, tuple[object, str, Any]]:
    """By message: where a leak is planted, and what is put there."""
    return {
        "barred": (refusals, "bars", lambda table, *_: Bars((), (Barred(Choice("", "", ""), _of(table), ""),))),
        "why": (refusals, "why_not", lambda table, *_: WhyNot(_of(table), "")),
        "idle": (
            type(game.table),
            "why_idle",
            lambda _game, play, _seat, _kind, thing: (
                Refusal(play.state.fingerprint(), "refused-not-now") if thing else None
            ),
        ),
        "foreseen": (type(game.table), "foreseen", lambda _game, play, *_: Leak(play.state.fingerprint())),
        "hint": (Adviser, "reasons", lambda _adviser, timeline, _texts: [timeline.position.state.fingerprint()]),
        "moment": (history, "moment", lambda job: Past(encode(_snapshot_of(job)))),
        "log": (history, "log_page", lambda job: Past(encode(_snapshot_of(job)))),
        "reports": (LiveTable, "may_know", lambda _table, _person: True),
        "export": (history, "public_history", lambda table: encode({"standing": {"commitment": 1}, "x": _of(table)})),
    }


@games
@pytest.mark.parametrize("message", ["barred", "why", "idle", "foreseen", "hint", "moment", "log", "export", "reports"])
def test_a_planted_leak_is_found(name: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(name)
    timeline = Timeline(game, setup_of(game, (0, 1, 7)))
    monkeypatch.setattr(*leaks(game)[message])
    for _ in range(40):
        shown, eyes = table_of(timeline), Eyes(0, (0,), "en")
        other = timeline.position.snapshot.copy()
        other.chance.seed += 1
        game.rules.rehide(Play(game.rules, game.content, other), 0)
        hidden = table_of(timeline, Position(game, other))
        one = table_of(timeline, Position(game, timeline.position.snapshot))
        if message in messages(one, eyes) and message in messages(hidden, eyes):
            assert messages(one, eyes)[message] != messages(hidden, eyes)[message]
            return
        play(shown.timeline, [1])
        timeline = shown.timeline
    pytest.fail(f"no position of {name} has the message '{message}'")


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
    if "export" in read:
        assert read["export"]["standing"].pop("commitment")
    assert read["standing"].pop("commitment")
    return read


@games
def test_the_seed_is_told_when_the_game_is_over_and_keeps_the_promise(name: str) -> None:
    game = load_game(name)
    mission = game.rules.missions()[0]
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
