"""Masks: a state as a seat may see it, compiled from what its fields say about themselves.

A field that hides something says so in its type. `Hidden[...]` leaves as many blanks as there are things, `Absent[...]`
not even their number; a `Veil` of one's own says more: that the owner may look, that something has been found, which
part of a thing lies face down. What is not hidden is copied: a mask can be asked and played on like any other state.
"""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

T = TypeVar("T")
BLANKS: dict[object, object] = {str: "", int: 0, bool: False, float: 0.0, bytes: b""}


class Veil(msgspec.Struct, frozen=True):
    """How a field is hidden."""

    mask: Callable[[Any], object] | None = None  # Any: a value of the field, whatever that is
    """What is left of the value; without one, as many blanks as there are things."""
    unless: str = ""
    """The name of a property of the state that lifts the veil."""
    own: bool = False
    """Whether the seat that a state belongs to sees it: states in a list belong to the seats in order."""


def nothing(value: T) -> T:
    """A collection of the same kind with nothing in it."""
    return type(value)()


Hidden = Annotated[T, Veil()]
Absent = Annotated[T, Veil(nothing)]


def bare(hint: object) -> object:
    """A type without what is said about it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def veil_of(hint: object) -> Veil | None:
    """How a field of this type is hidden; None if everybody sees it."""
    said = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((each for each in said if isinstance(each, Veil)), None)


def veiled(name: str, hint: object, veil: Veil, scope: dict[str, object]) -> str:
    """Python source for what a seat sees of a hidden field of `self`."""
    value = f"self.{name}"
    if veil.mask is None:
        left = blank(value, bare(hint))
    else:
        scope[f"mask_{name}"] = veil.mask
        left = f"mask_{name}({value})"
    lifted = [f"self.{veil.unless}"] * bool(veil.unless) + ["seat is not None and seat == place"] * veil.own
    return f"({value} if {' or '.join(lifted)} else {left})" if lifted else left


def blank(value: str, hint: object) -> str:
    """Python source for as many blanks as there are things."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in BLANKS:
        return repr(BLANKS[hint])
    if origin is tuple and args[1:] == (Ellipsis,):
        return f"({blank('x', args[0])},) * len({value})"
    if origin is list:
        return f"[{blank('x', args[0])} for x in {value}]"
    if origin is dict:
        return f"{{k: {blank('x', args[1])} for k, x in {value}.items()}}"
    raise TypeError(f"{hint} has no blank: hide it by a Veil with a mask")
