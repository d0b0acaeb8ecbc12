"""The log of a table: everything that ever happened at it, record by record. Nothing is changed or deleted."""

import msgspec

from farlight.kernel import Entry, Habit, Setup
from farlight.wire.rest import Settings, Stop


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first record."""

    setup: Setup
    host: str
    settings: Settings


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    entry: Entry
    by: str
    """Who answered; empty for a bot."""
    usual: bool = False
    """Whether it was given at once, because whoever was asked always answers so."""
    instead: int = -1
    """The seat whose bot came to no answer, so that the game's adviser gave this one in its place."""


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The table went to another moment: undo, redo, a branch."""

    to: int
    by: str


class Named(msgspec.Struct, frozen=True, tag="named"):
    """A moment got a name."""

    name: str
    node: int


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    person: str
    name: str
    watches: bool


class Left(msgspec.Struct, frozen=True, tag="left"):
    person: str
    by: str = ""
    """Who sent them away; empty if they went of their own accord."""


class Readmitted(msgspec.Struct, frozen=True, tag="readmitted"):
    """Somebody who was sent away may come back."""

    person: str


class Accustomed(msgspec.Struct, frozen=True, tag="accustomed"):
    """Where somebody wants to be asked from now on."""

    person: str
    habits: dict[Habit, Stop]


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """Somebody goes by another name."""

    person: str
    name: str


class Hosted(msgspec.Struct, frozen=True, tag="hosted"):
    """The table was passed on."""

    person: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table was deleted: the last record. Those before it stay, but nobody sees the table any more."""

    by: str


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Who holds a seat from now on, and which bot stands in."""

    seat: int
    person: str
    bot: str
    by: str = ""
    """Who wanted it so."""


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    settings: Settings


class Said(msgspec.Struct, frozen=True, tag="said"):
    person: str
    text: str
    at: float


class Going(msgspec.Struct, frozen=True, tag="going"):
    """What is proposed: to go to another moment."""

    to: int


class Choosing(msgspec.Struct, frozen=True, tag="choosing"):
    """What is proposed: to answer what the group is asked; or to do more at once."""

    seat: int
    decision: int
    option: str
    more: tuple[str, ...] = ()
    """The answers that follow the first one, all or none."""

    @property
    def options(self) -> tuple[str, ...]:
        return (self.option, *self.more)


class Seating(msgspec.Struct, frozen=True, tag="seating"):
    """What is proposed: to have a seat that somebody else holds."""

    seat: int


Act = Going | Choosing | Seating


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """Waits until all who are asked have agreed. Its number is that of the record."""

    by: str
    act: Act
    asked: tuple[str, ...]
    head: int
    """Where the table stood: elsewhere the proposal means nothing any more."""
    word: str = ""
    """Who has the last word about it: their consent is enough."""


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    proposal: int
    by: str


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    proposal: int
    by: str


Record = (
    Opened
    | Answered
    | Moved
    | Named
    | Joined
    | Left
    | Readmitted
    | Renamed
    | Accustomed
    | Hosted
    | Closed
    | Seated
    | Changed
    | Said
    | Proposed
    | Agreed
    | Dropped
)
_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[Record] = msgspec.msgpack.Decoder(Record)


def encode_record(record: Record) -> bytes:
    return _ENCODER.encode(record)


def decode_record(body: bytes) -> Record:
    return _DECODER.decode(body)
