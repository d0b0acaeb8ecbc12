"""Files from outside: every part is checked as if it had been typed or played here. Done in worker processes.

The answers are played again from the start. Where they lead to the state that the file has, the table has its whole
past here. Where they do not (it was played with other rules), it goes on from that state, if that is one of the game.
"""

import math
from collections.abc import Iterator

from farlight.kernel import (
    AnyGame,
    AnyPosition,
    AnyTimeline,
    EngineError,
    Entry,
    Loaded,
    Position,
    SaveError,
    Setup,
    UnknownGame,
    feed,
    header_of,
    load_from,
    load_game,
)
from farlight.server.live import frames
from farlight.server.live.frames import Eyes
from farlight.server.live.presence import Presence
from farlight.server.store import snapshots
from farlight.server.store.snapshots import Kept
from farlight.server.store.store import TableRow
from farlight.server.tables import commands, refusals
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.participants import KEPT_CHAT
from farlight.server.tables.records import Opened, Said
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.table_file import TableFile, read_file
from farlight.server.tables.table_summary import summary_of
from farlight.server.tables.user_text import LONGEST_NAME, plain
from farlight.server.workers.jobs import Imported
from farlight.texts import LANGUAGES
from farlight.wire import Settings

NAME = "the file"
MOST_ANSWERS = 20_000
"""Six times the longest campaign."""
MOST_RESULTS = 1_000
LONGEST_WORD = 200
"""Characters of an option's id, a stream's or a level's name."""
MOST_MARKS = 400
LAST = 2**40
"""No clock shows a later second."""
TRIED = 40
"""Choices of each question that are tried where a state was not reached by its answers."""


def read_import(data: bytes) -> Imported:
    """A table from a file of ours; raises `UserError`, which says what part of the file is wrong and why."""
    file = read_file(data)
    game = _game_of(file.save)
    loaded = load_from(file.save, game, NAME)
    timeline, setup = loaded.timeline, loaded.timeline.setup
    _check_setup(setup)
    _check_timeline(timeline)
    opened = Opened(setup, "", _settings(game, file.settings or Settings(undo=setup.undo)))
    _check_state(timeline)
    kept, notes = _play_again(loaded)
    table = LiveTable.opened(_row(game, setup), opened, timeline)
    table.participants.chat += _chat(file)
    _try_out(table)
    return Imported(opened, table.checkpoint(), tuple(notes), tuple(kept))


def _game_of(save: bytes) -> AnyGame:
    header = header_of(save, NAME)
    try:
        return load_game(header.game)
    except UnknownGame as error:
        raise SaveError(f"{NAME}, its first line: {error}") from error


def _wrong(part: str, why: str) -> SaveError:
    return SaveError(f"{NAME}, {part}: {why}. Nothing was opened; use another copy of it.")


# What the file says


def _check_setup(setup: Setup) -> None:
    if len(setup.marks) > MOST_MARKS or any(len(mark) > LONGEST_WORD for mark in setup.marks):
        raise _wrong("its set-up", f"more than {MOST_MARKS} marks of earlier campaigns, or too long ones")
    if len(setup.rules) > len(set(setup.rules)):
        raise _wrong("its set-up", "an optional rule is there twice")


def _check_timeline(timeline: AnyTimeline) -> None:
    entries = timeline.entries
    if len(entries) > MOST_ANSWERS:
        raise _wrong("its answers", f"there are {len(entries)}, and no more than {MOST_ANSWERS} can be opened")
    for node, entry in enumerate(entries, 1):
        if not _is_sound(entry):
            raise _wrong(f"answer {node}", "no table has written it")
    if len(timeline.branches) > commands.MOST_BRANCHES:
        raise _wrong("its names of moments", f"there are more than {commands.MOST_BRANCHES}")
    for name in timeline.branches:
        if not commands.is_branch_name(name):
            raise _wrong("its names of moments", f"one is empty, longer than {LONGEST_NAME} or cannot be shown")
    if timeline.language not in ("", *LANGUAGES):
        raise _wrong("its language", f"it is none of {', '.join(LANGUAGES)}")


def _is_sound(entry: Entry) -> bool:
    words = (entry.option, *entry.begins, *(stream for stream, _ in entry.results))
    return (
        -1 <= entry.seat <= commands.MOST_SEATS
        and len(entry.begins) <= MOST_RESULTS
        and len(entry.results) <= MOST_RESULTS
        and all(len(word) <= LONGEST_WORD and word.isprintable() for word in words)
    )


def _settings(game: AnyGame, settings: Settings) -> Settings:
    try:
        return commands.checked_settings(game, settings)
    except Rejection as error:
        raise _wrong("its settings", error.text("en").rstrip(".")) from error


def _chat(file: TableFile) -> Iterator[Said]:
    if len(file.chat) > KEPT_CHAT:
        raise _wrong("its chat", f"there are {len(file.chat)} lines, and a table keeps {KEPT_CHAT}")
    for number, (who, text, at) in enumerate(file.chat, 1):
        most = commands.LONGEST_CHAT + (0 if who else LONGEST_NAME + len(": "))  # of a table that came from a file
        said, name = plain(text), plain(who)
        if not said or len(said) > most or len(name) > LONGEST_NAME:
            raise _wrong(f"its chat, line {number}", f"it is empty or longer than {commands.LONGEST_CHAT} characters")
        if not (math.isfinite(at) and 0 <= at < LAST):
            raise _wrong(f"its chat, line {number}", "its time is none")
        yield Said("", f"{name}: {said}" if name else said, at)


# What the game says


def _check_state(timeline: AnyTimeline) -> None:
    try:
        wrong = timeline.game.rules.check(timeline.position.state)
    except Exception as error:  # the invariant of a game may stumble over what no rule has made
        wrong = f"{type(error).__name__}: {error}"
    if wrong is not None:
        raise _wrong("its state", f"it breaks the rules ({wrong})")


def _play_again(loaded: Loaded) -> tuple[list[Kept], list[str]]:
    """Snapshots of the way; where the answers lead elsewhere, only a note, and nothing of the way can be looked at."""
    timeline = loaded.timeline
    if 0 not in timeline.snapshots:
        return [], loaded.notes
    try:
        return _snapshots_of(timeline), loaded.notes
    except EngineError as error:
        del timeline.snapshots[0]
        if not timeline.snapshots:
            raise _wrong("its state", f"its answers do not lead there ({error})") from error
        base, _ = timeline.base()
        return [], [*loaded.notes, f"{error}; what was before answer {base} cannot be looked at"]


def _snapshots_of(timeline: AnyTimeline) -> list[Kept]:
    """The way from the start to the head, which has to lead to the same state; raises `EngineError`."""
    game = timeline.game
    position: AnyPosition = Position(game, game.rules.new(timeline.setup), stops=timeline.stops_at(0))
    position.renumber(0)
    kept: list[Kept] = []
    since = 0
    for node in timeline.path():
        feed(position, node, timeline.entry(node))
        since += 1
        if since >= snapshots.EVERY and not position.since:
            kept.append(Kept(node, snapshots.pack(position.snapshot, game)))
            since = 0
    if position.state != timeline.position.state:
        raise EngineError("the answers lead elsewhere with the rules of today")
    return kept


def _try_out(table: LiveTable) -> None:
    """Show the table as everybody will ask for it; a state that was not played here may break what no rule does."""
    try:
        for look in _looks(table):
            frames.board(table, look)
            frames.chronicle(table, look)
        frames.standing(table, Presence(), table.participants.settings.language)
        summary_of(table)
        for decision in table.timeline.position.open:
            frames.outlook(table, decision, "en")
        for seat in range(table.timeline.seats):
            refusals.bars(table, seat, "", "", "en")
            table.game.table.foreseen(table.timeline.position.play, seat, "", table.texts("en"))
        if 0 not in table.timeline.snapshots:
            _answer_each(table)
    except Exception as error:
        raise _wrong("its state", f"it is none of this game ({type(error).__name__}: {error})") from error


def _looks(table: LiveTable) -> Iterator[Eyes]:
    seats = table.timeline.seats
    language = table.participants.settings.language
    for seat in (None, *range(seats)):
        own = () if seat is None else (seat,)
        yield Eyes(seat, own, language, words=True)
        yield Eyes(seat, own, language, scene=True)


def _answer_each(table: LiveTable) -> None:
    position = table.timeline.position
    for number, _ in position.choices()[:TRIED]:
        position.copy().choose(number)


def _row(game: AnyGame, setup: Setup) -> TableRow:
    return TableRow("0" * 16, game.name, setup.mission, "", "", "", "", 0.0, 0.0, outcome="", asked="")
