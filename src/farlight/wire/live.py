"""Messages of a live connection, both ways."""

from typing import Annotated, Any

import msgspec

from farlight.wire.parts import Told
from farlight.wire.rest import Stop

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""As large as any program that reads JSON can count."""
MOST_ANSWERS = 60
"""Small answers in one act: more than any needs."""

# ------------------------------------------------------------ from the client


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who comes, to which table. Keys travel here and in headers, never in addresses."""

    key: str
    table: str
    language: str = ""
    seat: Whole | None = None
    """Through whose eyes to look; the first of the person's own seats if not given."""
    words: bool = False
    """Whether the table is wanted in words, too."""
    scene: bool = False
    """Whether it is wanted as a scene to be drawn instead of the bare view."""
    version: Whole = 0
    """The newest version that this person has seen, from whichever process: no older one is shown."""


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An answer to an open question. With the same `id` it can be sent again without harm."""

    id: str
    seat: Whole
    decision: Whole
    option: str
    version: Whole = 0
    """The version of the table that the person looked at."""


class AnswerAll(msgspec.Struct, frozen=True, tag="gesture", forbid_unknown_fields=True):
    """Several answers of one seat as one act, taken all or not at all: the small answers of a gesture.

    The first one answers the decision, each further one what is open by then.
    """

    id: str
    seat: Whole
    decision: Whole
    options: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_ANSWERS)]
    version: Whole = 0
    """As in `answer`."""


class Travel(msgspec.Struct, frozen=True, tag="travel", forbid_unknown_fields=True):
    """Undo to a moment, or redo. Crossing a roll may need the consent of the others."""

    id: str
    to: Whole | None = None
    """The moment; without one, the last answer is taken back."""
    level: str = ""
    """Back to where this turn, phase or round began."""
    forward: bool = False


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Name this moment, so that the table can come back to it."""

    id: str
    name: str


class Visit(msgspec.Struct, frozen=True, tag="visit", forbid_unknown_fields=True):
    """Go to a named moment."""

    id: str
    name: str


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    id: str
    proposal: Whole


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    id: str
    proposal: Whole


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: str
    text: str


class Habits(msgspec.Struct, frozen=True, tag="habits", forbid_unknown_fields=True):
    """Where somebody wants to be asked what most people answer alike; what is not given stays as it is."""

    id: str
    window: Stop | None = None
    """A last moment for any-time effects."""
    order: Stop | None = None
    """The order of what happens anyway."""
    step: Stop | None = None
    """A step that has no effect."""


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Take a free seat, or ask the host for one that somebody else holds."""

    id: str
    seat: Whole


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Point at something on the board, by its kind and id. Seen by all, kept by nobody."""

    kind: str
    thing: str
    what: str = ""
    """One of a few signs, as look, danger, yes, no."""


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Look through other eyes, in another language, or say that one is ready."""

    seat: Whole | None = None
    language: str = ""
    words: bool | None = None
    ready: bool | None = None
    version: Whole = 0
    """As in `hello`."""


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Everything anew: something was missed."""

    version: Whole = 0
    """As in `hello`."""


class Beat(msgspec.Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """A sign of life, answered with the same; both ways."""


Command = Answer | AnswerAll | Travel | Mark | Visit | Agree | Decline | Say | Habits | Claim
"""The messages that change a table."""
FromClient = Hello | Command | Ping | Look | Resync | Beat

# ------------------------------------------------------------ from the server


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    protocol: int
    person: str
    seats: tuple[int, ...]
    beat: float = 20.0
    """Seconds after which a silent connection is given up."""


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """What happened between this person's last look and this one; it comes a little after the welcome, if at all."""

    told: tuple[Told, ...]


class Frame(msgspec.Struct, frozen=True, tag="frame", omit_defaults=True):
    """How the table stands at a version: all parts, or those that changed since `base`."""

    version: int
    parts: dict[str, msgspec.Raw]
    base: int = -1
    """The version that this is a change of; -1 for none: the parts are all there are."""
    told: tuple[Told, ...] = ()


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out and is stored; `waits` if the others have to agree first."""

    id: str
    version: int
    waits: int = 0
    """The number of the proposal."""


class Refused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """A command was not carried out, and why; nothing has changed."""

    id: str
    code: str
    text: str
    rule: str = ""
    version: int = 0
    report: str = ""
    """The id of an error report, if the rules stumbled."""


class Pinged(msgspec.Struct, frozen=True, tag="pinged"):
    by: str
    kind: str
    thing: str
    what: str


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The connection ends; whether it is worth coming back."""

    code: str
    text: str
    again: bool


FromServer = Welcome | Missed | Frame | Done | Refused | Pinged | Bye | Beat

_ENCODER = msgspec.json.Encoder()
_FROM_CLIENT: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_FROM_SERVER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def encode(message: Any) -> bytes:
    return _ENCODER.encode(message)


def decode_from_client(data: bytes | str) -> FromClient:
    return _FROM_CLIENT.decode(data)


def decode_from_server(data: bytes | str) -> FromServer:
    return _FROM_SERVER.decode(data)
