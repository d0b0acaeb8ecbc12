"""Saves: one file per table, written atomically, checked on reading, migrated when old.

A save is a line of JSON that says what it is, then the compressed record: set-up, all answers with their results,
and the last snapshot. The answers rebuild everything; the snapshot loads fast and survives changed rules.
"""

import hashlib
import os
import tempfile
import zlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

import farlight
from farlight.errors import UserError
from farlight.kernel.answers import Entry
from farlight.kernel.decision import Stops
from farlight.kernel.errors import EngineError
from farlight.kernel.fields.shapes import from_data, to_data
from farlight.kernel.game import AnyGame, Data
from farlight.kernel.play import GameState
from farlight.kernel.setup import BadSetup, Setup
from farlight.kernel.timeline import AnyTimeline, Timeline
from farlight.private import make_folder

FORMAT = 1
"""Version of the file's own shape; a game's state has its own `schema`."""
LARGEST = 16 * 1024 * 1024
"""Bytes that a save may have, unpacked, too: longer than any campaign, short enough to read."""


class SaveError(UserError):
    """A file that cannot be loaded; the message names the file, what is wrong and what to do."""


class TooLarge(ValueError):
    """More was packed into a file than anybody would have written."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a save."""

    farlight: str
    format: int
    game: str
    schema: int
    engine: str
    pack: str
    pack_id: str
    digest: str


class Failure(msgspec.Struct, frozen=True):
    """The answer that broke the engine, in the export of a failing position."""

    seat: int
    option: str
    error: str


class Record(msgspec.Struct, frozen=True):
    """What a save holds."""

    setup: Setup
    entries: list[Entry]
    branches: dict[str, int]
    head: int
    base: int
    snapshot: Data
    fingerprint: str
    """Of the state at the head: a replay that ends elsewhere has diverged."""
    asked: list[int]
    """The ids of the open decisions: answers that are on their way stay valid."""
    failure: Failure | None = None
    language: str = ""
    """What the table read; empty in saves of those who did not say."""
    stops: Stops = "matter"
    floor: int = 0
    """The first entry that can be visited: what was before the rules or the content changed cannot."""


class Loaded(msgspec.Struct):
    """A game brought back, and what the player should know about it."""

    timeline: AnyTimeline
    notes: list[str]
    failure: Failure | None
    fingerprint: str


def save(timeline: AnyTimeline, path: Path, failure: Failure | None = None) -> None:
    """Write a save. The file is the old one or the new one at every moment, never a part."""
    _write_atomically(path, dump(timeline, failure))


def dump(timeline: AnyTimeline, failure: Failure | None = None, after: int = 0) -> bytes:
    """A save as bytes; whoever keeps the answers up to one elsewhere can have one without them."""
    base, snapshot = timeline.base()
    record = Record(
        timeline.setup,
        list(timeline.entries[after:]),
        timeline.branches,
        timeline.head,
        base,
        to_data(snapshot),
        timeline.position.state.fingerprint(),
        [decision.id for decision in timeline.position.open],
        failure,
        timeline.language,
        timeline.stops,
        0 if 0 in timeline.snapshots else base,
    )
    payload = zlib.compress(msgspec.msgpack.encode(record), 6)
    game = timeline.game
    header = Header("save", FORMAT, game.name, game.schema, farlight.__version__, game.pack.hash, game.pack.id, "")
    header = msgspec.structs.replace(header, digest=_digest(header, payload))
    return msgspec.json.encode(header) + b"\n" + payload


def read_header(path: Path) -> Header:
    """What a file says of itself: enough to know its game."""
    return _split(path, _read(path))[0]


def header_of(data: bytes, name: str) -> Header:
    """What a save that is at hand says of itself; `name` is how errors call it."""
    return _split(name, data)[0]


def load(path: Path, game: AnyGame) -> Loaded:
    """Read a save of this game; raises `SaveError`, and never changes the file."""
    return load_from(_read(path), game, path)


def load_from(data: bytes, game: AnyGame, path: Path | str, before: Sequence[Entry] = ()) -> Loaded:
    """Read a save that is at hand; `path` is how errors call it, `before` are the answers that it was made without."""
    header, payload = _split(path, data)
    if header.game != game.name:
        raise SaveError(f"{path}: this is a game of '{header.game}', not of '{game.name}'. Load it with that game.")
    if header.pack_id != game.pack.id:
        raise SaveError(
            f"{path}: this game was played with the pack '{header.pack_id}', not with '{game.pack.id}'. "
            "Name the folder of that pack with --pack."
        )
    if header.schema > game.schema:
        raise _newer(path, header)
    record = _decode_record(path, payload, before)
    _check_setup(path, record.setup, game)
    notes = []
    if header.schema < game.schema:
        notes.append(f"migrated from state version {header.schema} to {game.schema}")
    if header.pack != game.pack.hash:
        notes.append("the content pack has changed since this was saved")
    snapshot = _restore_snapshot(path, header, record, game)
    return _rebuild(path, record, game, snapshot, notes)


def migrate(data: Data, version: int, game: AnyGame) -> Data:
    """The plain data of a state, brought from an older schema version to the current one."""
    while version < game.schema:
        step = game.migrations.get(version)
        if step is None:
            raise LookupError(f"{game.name} has no migration from state version {version}")
        data = step(data)
        version += 1
    return data


def _split(path: Path | str, data: bytes) -> tuple[Header, bytes]:
    line, _, payload = data.partition(b"\n")
    try:
        said = msgspec.json.decode(line)
        if said["farlight"] != "save":
            raise KeyError("farlight")
        if said["format"] > FORMAT:
            raise _newer(path, msgspec.convert({**_UNKNOWN, **said}, Header))
        header = msgspec.convert(said, Header)
    except (ValueError, KeyError, TypeError, RecursionError, msgspec.MsgspecError) as error:
        raise SaveError(f"{path}: this is not a Farlight save. Choose a file written by Farlight's save.") from error
    if header.digest != _digest(header, payload):
        raise SaveError(f"{path}: the save is damaged or was edited; nothing was loaded. Use another copy of it.")
    return header, payload


def _read(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise SaveError(f"{path}: this is no file. Choose a file written by Farlight's save.")
        if path.exists() and path.stat().st_size > LARGEST:
            raise SaveError(f"{path}: this is too large for a save. Choose a file written by Farlight's save.")
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path}: cannot be read: {error.strerror}. Check the path.") from error
    except ValueError as error:
        raise SaveError(f"{path!r}: cannot be read: {error}. Check the path.") from error


_UNKNOWN = {"game": "?", "schema": 0, "engine": "?", "pack": "", "pack_id": "", "digest": ""}


def _newer(path: Path | str, header: Header) -> SaveError:
    return SaveError(
        f"{path}: this save was written by a newer Farlight ({header.engine}); this is {farlight.__version__}. "
        "Update Farlight, then load it."
    )


def _digest(header: Header, payload: bytes) -> str:
    plain = msgspec.json.encode(msgspec.structs.replace(header, digest=""))
    return hashlib.blake2b(plain + b"\n" + payload, digest_size=16).hexdigest()


def _decode_record(path: Path | str, payload: bytes, before: Sequence[Entry]) -> Record:
    try:
        record = msgspec.msgpack.decode(unpacked(payload), type=Record)
        record.entries[:0] = before
    except (zlib.error, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: the save cannot be decoded ({error}). Use another copy of it.") from error
    except TooLarge as error:
        raise SaveError(f"{path}: {error}. Choose a file written by Farlight's save.") from error
    nodes = range(len(record.entries) + 1)
    in_order = all(0 <= entry.parent < number for number, entry in enumerate(record.entries, 1))
    known = in_order and {record.head, record.base, record.floor, *record.branches.values()} <= set(nodes)
    if not known or not _is_on_the_way(record.base, record.head, record.entries):
        raise SaveError(f"{path}: the answers of this save do not hang together. Use another copy of it.")
    return record


def _is_on_the_way(base: int, head: int, entries: list[Entry]) -> bool:
    """Whether the snapshot of a save is one of the way to its head: from there the game goes on."""
    while head > base:
        head = entries[head - 1].parent
    return head == base


def unpacked(payload: bytes) -> bytes:
    """Bytes that were compressed, if they are not more than a save may have; raises `TooLarge` or `zlib.error`."""
    unpacker = zlib.decompressobj()
    plain = unpacker.decompress(payload, LARGEST)
    if unpacker.unconsumed_tail:
        raise TooLarge(f"unpacked, it has more than {LARGEST // 1024 // 1024} MB, which no game has")
    if not unpacker.eof:
        raise zlib.error("the end is missing")
    return plain


def _check_setup(path: Path | str, setup: Setup, game: AnyGame) -> None:
    """Check it as for a new game: what could not be started cannot be gone on with."""
    try:
        if setup.game != game.name:
            raise BadSetup(f"It is of the game '{setup.game}'.")
        game.check_setup(setup)
    except BadSetup as error:
        raise SaveError(f"{path}: its set-up cannot be played. {error}") from error


def _restore_snapshot(path: Path | str, header: Header, record: Record, game: AnyGame) -> GameState:
    try:
        data = migrate(record.snapshot, header.schema, game)
        snapshot: GameState = from_data(data, game.state_type)
        _check_seats(game.rules.seats(snapshot, record.setup), game)
        unknown = game.pack.unknown(snapshot)
    except Exception as error:  # a migration, or a look into what was edited, may stumble over anything
        raise SaveError(f"{path}: its state (version {header.schema}) cannot be brought up to date: {error}") from error
    if unknown:
        raise SaveError(f"{path}: the pack does not have {', '.join(unknown)} any more. Put it back, then load.")
    return snapshot


def _check_seats(seats: int, game: AnyGame) -> None:
    """Check the seats before anything is done for each of them, which would not end with as many as somebody can write
    down.
    """
    most = max(mission.seats[1] for mission in game.rules.missions())
    if not 1 <= seats <= most:
        raise ValueError(f"it has {seats} seats; {game.name} is for 1 to {most} players")


def _rebuild(path: Path | str, record: Record, game: AnyGame, snapshot: GameState, notes: list[str]) -> Loaded:
    start = None if notes or record.floor else game.rules.new(record.setup)
    base = (record.base, snapshot)
    try:
        timeline = _restore(record, game, record.head, base, start)
    except EngineError as error:
        notes.append(f"{error}; the game goes on from answer {record.base}, the last one that still holds")
        try:
            timeline = _restore(record, game, record.base, base, start)
        except EngineError as worse:
            raise SaveError(f"{path}: the game cannot be continued: {worse}") from worse
    # If the rules ask something else there by now: the same ids wherever this is loaded, whichever way was fed.
    timeline.position.renumber(timeline.head)
    timeline.position.name_decisions(record.asked)
    timeline.language, timeline.stops = record.language, record.stops
    return Loaded(timeline, notes, record.failure, record.fingerprint)


def _restore(
    record: Record, game: AnyGame, head: int, base: tuple[int, GameState], start: GameState | None
) -> AnyTimeline:
    try:
        return Timeline.restored(game, record.setup, record.entries, record.branches, head, base, start)
    except EngineError:
        raise
    except Exception as error:  # what can be chosen in a state that no rule has made may be anything
        raise EngineError(f"{type(error).__name__}: {error}") from error


def _write_atomically(path: Path, data: bytes) -> None:
    path = path.resolve()  # a link stays a link
    make_folder(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():  # who may read it stays as it is; a new one is its owner's alone
            os.chmod(name, path.stat().st_mode & 0o777)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name durable, too, where folders can be synced."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
