"""State as plain data: small slotted classes that copy, compare, encode and decode themselves.

A state class is a `msgspec.Struct` whose fields are scalars, tuples, lists, dicts and other state classes.
`copy()` is generated from the field types on first use: hand-written speed without hand-written mistakes.
"""

import hashlib
import types
from collections.abc import Callable, Mapping
from enum import Enum
from itertools import zip_longest
from typing import Any, Literal, NewType, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from farlight.kernel.masks import bare, veil_of, veiled

T = TypeVar("T", bound="State")

Compiled = Callable[..., Any]  # Any: what `exec` makes has no types
_SCALARS = (int, str, bool, float, bytes, type(None))
_ENCODER = msgspec.msgpack.Encoder(order="deterministic")


class State(msgspec.Struct):
    """Base of everything that is saved, copied and compared during a game."""

    def __init_subclass__(cls) -> None:
        # Every class gets its own copiers: inherited ones would make copies of the base class.
        cls.copy = _copy_first_time  # type: ignore[method-assign]
        cls.copy_since = _copy_since_first_time  # type: ignore[method-assign]
        cls.seen = _seen_first_time  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A copy that shares nothing mutable with this one."""
        return _copy_first_time(self)

    def copy_since(self, before: Self) -> Self:
        """A copy that shares with an earlier copy whatever has not changed since: for copies that nobody changes."""
        return _copy_since_first_time(self, before)

    def seen(self, seat: int | None, place: int | None = None) -> Self:
        """This state as a seat may see it, None for a spectator; `place` is the seat that it belongs to, if any."""
        return _seen_first_time(self, seat, place)

    def fingerprint(self) -> str:
        """A hash that is the same for equal states, on every machine and in every process."""
        return hashlib.blake2b(encode(self), digest_size=16).hexdigest()


def _copy_first_time(self: T) -> T:
    """Compile the copier of a class and put it in this one's place: from then on it is called directly."""
    kind = type(self)
    kind.copy = copier = _compile_copier(kind)  # type: ignore[method-assign]
    return copier(self)  # type: ignore[no-any-return]


def _copy_since_first_time(self: T, before: T) -> T:
    kind = type(self)
    kind.copy_since = copier = _compile_sharing_copier(kind)  # type: ignore[method-assign]
    return copier(self, before)  # type: ignore[no-any-return]


def _seen_first_time(self: T, seat: int | None, place: int | None = None) -> T:
    kind = type(self)
    kind.seen = mask = _compile_mask(kind)  # type: ignore[method-assign]
    return mask(self, seat, place)  # type: ignore[no-any-return]


def encode(state: State) -> bytes:
    """The state as bytes; equal states give equal bytes."""
    return _ENCODER.encode(state)


def decode(data: bytes, kind: type[T]) -> T:
    """The state that `encode` wrote, every field checked against its type."""
    return msgspec.msgpack.decode(data, type=kind)


def _compile_copier(kind: type[State]) -> Compiled:
    fields = msgspec.structs.fields(kind)
    parts = [_copy_expression(f"self.{field.name}", bare(field.type), kind, field.name) for field in fields]
    return _compiled(kind, "self", parts)


def _compile_mask(kind: type[State]) -> Compiled:
    """Like a copier, but for what fields hide."""
    scope: dict[str, object] = {}
    parts: list[str] = []
    for field in msgspec.structs.fields(kind):
        veil = veil_of(field.type)
        if veil is not None:
            parts.append(veiled(field.name, field.type, veil, scope))
        else:
            parts.append(_seen_expression(f"self.{field.name}", field.type, kind, field.name))
    return _compiled(kind, "self, seat, place=None", parts, scope)


def _seen_expression(value: str, hint: object, kind: type, field: str) -> str:
    """Python source for what a seat sees of `value`: states inside mask themselves, the rest is copied."""
    if not _has_states(hint) or _is_shared(hint):
        return _copy_expression(value, hint, kind, field)
    if get_origin(hint) is list:
        return f"[x.seen(seat, n) for n, x in enumerate({value})]"
    if get_origin(hint) is dict:
        return f"{{k: x.seen(seat) for k, x in {value}.items()}}"
    return _copy_expression(value, hint, kind, field).replace(".copy()", ".seen(seat)")


def _compile_sharing_copier(kind: type[State]) -> Compiled:
    """Most parts are equal from one boundary to the next, and to compare two takes less than to copy one."""
    parts: list[str] = []
    for field in msgspec.structs.fields(kind):
        hint = bare(field.type)
        copied = _copy_expression("x", hint, kind, field.name)
        if copied in ("x", "x.copy()") and not _has_states(hint):  # but not less than to copy a small dict
            parts.append(copied.replace("x", f"self.{field.name}", 1))
            continue
        if _has_states(hint) and get_origin(hint) is list:
            copied = "share(x, old)"
        parts.append(f"(old if (x := self.{field.name}) == (old := before.{field.name}) else {copied})")
    return _compiled(kind, "self, before", parts)


def _compiled(kind: type[State], args: str, parts: list[str], known: Mapping[str, object] | None = None) -> Compiled:
    source = f"def copy({args}):\n    return kind({', '.join(parts)})"
    scope: dict[str, Any] = {  # Any: what `exec` makes
        "kind": kind,
        "share": _share,
        **(known or {}),
    }
    # The source is made of field names of our own classes only.
    exec(source, scope)  # noqa: S102 # nosec B102
    return scope["copy"]  # type: ignore[no-any-return]


def _has_states(hint: object) -> bool:
    """Whether a part is a state or a collection of states."""
    return any(map(_has_states, get_args(hint))) or (isinstance(hint, type) and issubclass(hint, State))


def _share(states: list[T], before: list[T]) -> list[T]:
    """Of a list of states, those that have changed are copied."""
    known = before[: len(states)]
    return [old if old == state else state.copy() for state, old in zip_longest(states, known)]


def _copy_expression(value: str, hint: object, kind: type, field: str) -> str:
    """Python source that copies `value`, a value of type `hint`."""
    if _is_shared(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{value}.copy()"
    if origin is list:
        inner = _copy_expression("x", args[0], kind, field)
        return f"{value}[:]" if inner == "x" else f"[{inner} for x in {value}]"
    if origin is dict and args[0] is str:
        inner = _copy_expression("x", args[1], kind, field)
        return f"{value}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {value}.items()}}"
    if origin in (Union, types.UnionType):
        return _copy_union(value, args, kind, field)
    raise TypeError(
        f"{kind.__name__}.{field}: a state cannot hold {hint}. Use scalars, tuples of scalars, lists, dicts "
        "by words and other state classes; a set has no stable order."
    )


def _copy_union(value: str, args: tuple[object, ...], kind: type, field: str) -> str:
    """State classes copy themselves; beside them only None may stand."""
    copies = {_copy_expression(value, arg, kind, field) for arg in args if arg is not type(None)}
    if copies != {f"{value}.copy()"}:
        raise TypeError(f"{kind.__name__}.{field}: a union in a state may hold state classes and None only.")
    return f"(None if {value} is None else {value}.copy())" if type(None) in args else f"{value}.copy()"


def _is_shared(hint: object) -> bool:
    """Whether values of this type never change and may be shared by copies."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType, tuple):
        return all(arg is Ellipsis or _is_shared(arg) for arg in args)
    if origin is Literal:
        return True
    if isinstance(hint, NewType):
        return _is_shared(hint.__supertype__)
    if not isinstance(hint, type):
        return False
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen and all(
            _is_shared(bare(field.type)) for field in msgspec.structs.fields(hint)
        )
    if issubclass(hint, tuple) and hasattr(hint, "_fields"):  # a NamedTuple
        return all(map(_is_shared, get_type_hints(hint).values()))
    return issubclass(hint, (*_SCALARS, Enum))
