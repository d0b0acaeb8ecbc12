"""State as native classes: what stands in the place of `kernel/state.py` in a compiled build.

The classes themselves are lowered from the ones that the games have; this is the base that they share.
"""

import hashlib
from typing import Any, Self, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from farlight.kernel.fields.adopted import adopt
from farlight.kernel.fields.notebook import state_html
from farlight.kernel.fields.shapes import as_struct, from_bytes

T = TypeVar("T", bound="State")

_ENCODER = msgspec.msgpack.Encoder(order="deterministic", enc_hook=as_struct)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of everything that is saved, copied and compared during a game."""

    def __init_subclass__(cls, **keywords: Any) -> None:  # Any: what a struct class may be told
        if "__init__" not in vars(cls):  # which every lowered class has, and no struct may have
            adopt(cls, keywords)

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
