"""What the server asks of its workshop, and what comes back: plain data, since it travels between processes."""

import msgspec

from farlight.kernel import Entry, Setup, Stops
from farlight.server.live.frames import Eyes
from farlight.server.store.snapshots import Kept
from farlight.server.tables.records import Opened

LENGTH = 8
"""Bytes before each message that say how long it is."""


class Effort(msgspec.Struct, frozen=True):
    """How much a job may cost before the system ends it."""

    processor: int
    """Seconds of processor time."""
    seconds: int
    """Seconds by the clock: more, since others may be at work, too."""
    megabytes: int
    """Memory beyond that of an idle worker."""


class Stretch(msgspec.Struct, frozen=True):
    """A part of a table's past: where it begins, and the answers that were given from there on."""

    game: str
    setup: Setup
    base: int
    """The moment that it begins with."""
    snapshot: bytes | None
    """The state there, as `snapshots.pack` made it; none for the start of the game."""
    nodes: tuple[int, ...]
    entries: tuple[Entry, ...]
    stops: Stops = "matter"
    """Where the game stopped at the beginning."""
    keep: int = 0
    """After how many answers each a snapshot is wanted back, so that whoever reads on need not begin so far back."""


class Import(msgspec.Struct, frozen=True, tag="import"):
    """Read a file that somebody brought."""

    data: bytes


class Imported(msgspec.Struct, frozen=True):
    """A table from a file, checked and written anew by ourselves."""

    opened: Opened
    checkpoint: bytes
    notes: tuple[str, ...]
    kept: tuple[Kept, ...]


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """Show a table as it was at the end of a stretch."""

    stretch: Stretch
    eyes: Eyes


class Log(msgspec.Struct, frozen=True, tag="log"):
    """Tell what happened on a stretch after a moment."""

    stretch: Stretch
    since: int
    language: str
    most: int


class Account(msgspec.Struct, frozen=True, tag="account"):
    """Read a table's record and tell how its last mission went; an empty answer if none is over."""

    stretch: Stretch
    language: str


class Retelling(msgspec.Struct, frozen=True, tag="retelling"):
    """Read a table's record and tell its story again."""

    stretch: Stretch
    language: str


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """Play a stretch again for the snapshots on the way, so that somebody can go there."""

    stretch: Stretch


class Past(msgspec.Struct, frozen=True):
    """An answer about the past, as JSON, and the snapshots that were wanted."""

    body: bytes
    kept: tuple[Kept, ...] = ()


class Export(msgspec.Struct, frozen=True, tag="export"):
    """A table as a file."""

    table: str
    checkpoint: bytes
    hidden: bool
    """Whether what is hidden stays so: then the file tells what happened, and nobody can go on from it."""


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Let a bot think about the question that is open at the end of a stretch."""

    stretch: Stretch
    seats: tuple[int, ...]
    """For which it answers."""
    bot: str
    language: str


class Thought(msgspec.Struct, frozen=True):
    """What a bot would answer, and why."""

    option: str
    text: str
    """The option in words."""
    reasons: tuple[str, ...]


Job = Think | Import | Moment | Log | Account | Retelling | Walk | Export


class Fault(msgspec.Struct, frozen=True):
    """Why a job was not done."""

    kind: str
    """`file`: what was brought is wrong; `gone`: this moment cannot be shown any more; `limits`; `broken`."""
    text: str
    trace: str = ""


class Outcome(msgspec.Struct, frozen=True):
    body: bytes
    fault: Fault | None = None


_ENCODER = msgspec.msgpack.Encoder()
_JOBS: msgspec.msgpack.Decoder[tuple[Effort, Job]] = msgspec.msgpack.Decoder(tuple[Effort, Job])
_OUTCOMES = msgspec.msgpack.Decoder(Outcome)


def encode_job(effort: Effort, job: Job) -> bytes:
    return _ENCODER.encode((effort, job))


def decode_job(body: bytes) -> tuple[Effort, Job]:
    return _JOBS.decode(body)


def encode_outcome(outcome: Outcome) -> bytes:
    return _ENCODER.encode(outcome)


def decode_outcome(body: bytes) -> Outcome:
    return _OUTCOMES.decode(body)
