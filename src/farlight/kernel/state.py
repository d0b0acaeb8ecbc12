"""State as plain data: small slotted classes that copy, compare, encode and decode themselves.

A state class is a `msgspec.Struct` whose fields are scalars, tuples, lists, dicts and other state classes.
`copy()` is generated from the field types on first use: hand-written speed without hand-written mistakes.
"""

import hashlib
from typing import Self, TypeVar

import msgspec

from farlight.kernel.fields.copiers import give_copiers
from farlight.kernel.fields.notebook import state_html
from farlight.kernel.fields.shapes import as_struct, from_bytes

T = TypeVar("T", bound="State")

_ENCODER = msgspec.msgpack.Encoder(order="deterministic", enc_hook=as_struct)


class State(msgspec.Struct):
    """Base of everything that is saved, copied and compared during a game."""

    def __init_subclass__(cls) -> None:
        give_copiers(cls)

    def copy(self) -> Self:
        """A copy that shares nothing mutable with this one."""
        raise NotImplementedError

    def copy_since(self, before: Self) -> Self:
        """A copy that shares with an earlier copy whatever has not changed since: for copies that nobody changes."""
        raise NotImplementedError

    def seen(self, seat: int | None, place: int | None = None) -> Self:
        """This state as a seat may see it, None for a spectator; `place` is the seat that it belongs to, if any."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A hash that is the same for equal states, on every machine and in every process."""
        return hashlib.blake2b(encode(self), digest_size=16).hexdigest()

    def _repr_html_(self) -> str:
        """For notebooks."""
        return state_html(self)


def encode(state: State) -> bytes:
    """The state as bytes; equal states give equal bytes."""
    return _ENCODER.encode(state)


def decode(data: bytes, kind: type[T]) -> T:
    """The state that `encode` wrote, every field checked against its type."""
    return from_bytes(data, kind)
