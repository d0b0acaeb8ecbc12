"""Copiers of state classes: Python source that is made from the types of the fields, and what becomes of it.

Hand-written speed without hand-written mistakes. A class gets its functions when they are first called; in a compiled
build they were written into the class, from the same expressions (docs/compiled.md).
"""

import types
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from farlight.kernel.fields.masks import bare, veil_of, veiled
from farlight.kernel.fields.shapes import fields_of, is_frozen, is_struct
from farlight.kernel.fields.sharing import share

Compiled = Callable[..., Any]  # Any: what `exec` makes has no types
_SCALARS = (int, str, bool, float, bytes, type(None))


def give_copiers(kind: Any) -> None:  # Any: a class of states, whose methods are about to be set
    """Give a class its own copiers: inherited ones would make copies of the base class."""
    kind.copy, kind.copy_since, kind.seen = _copy_first_time, _copy_since_first_time, _seen_first_time


def _copy_first_time(self: object) -> Any:  # Any: what `exec` makes
    """Compile the copier of a class and put it in this one's place: from then on it is called directly."""
    kind: Any = type(self)  # Any: its method is about to be set
    kind.copy = copier = _compiled(kind, "self", copied_parts(kind))
    return copier(self)


def _copy_since_first_time(self: object, before: object) -> Any:  # Any: what `exec` makes
    kind: Any = type(self)  # Any: its method is about to be set
    kind.copy_since = copier = _compiled(kind, "self, before", shared_parts(kind), {"share": share})
    return copier(self, before)


def _seen_first_time(self: object, seat: int | None, place: int | None = None) -> Any:  # Any: what `exec` makes
    kind: Any = type(self)  # Any: its method is about to be set
    masks: dict[str, object] = {}
    kind.seen = mask = _compiled(kind, "self, seat, place=None", seen_parts(kind, masks), masks)
    return mask(self, seat, place)


def _compiled(kind: type, args: str, parts: list[str], known: Mapping[str, object] | None = None) -> Compiled:
    source = f"def copy({args}):\n    return kind({', '.join(parts)})"
    scope: dict[str, Any] = {"kind": kind, **(known or {})}  # Any: what `exec` makes
    # The source is made of field names of our own classes only.
    exec(source, scope)  # noqa: S102 # nosec B102
    return scope["copy"]  # type: ignore[no-any-return]


# What a copy is made of: Python source for each field


def copied_parts(kind: type) -> list[str]:
    """For `copy(self)`."""
    fields = fields_of(kind)
    return [_copy_expression(f"self.{field.name}", bare(field.type), kind, field.name) for field in fields]


def shared_parts(kind: type) -> list[str]:
    """For `copy_since(self, before)`: most parts are equal from one boundary to the next, and to compare two takes less
    than to copy one."""
    parts: list[str] = []
    for number, field in enumerate(fields_of(kind)):
        hint, new, old = bare(field.type), f"x{number}", f"old{number}"
        copied = _copy_expression(new, hint, kind, field.name)
        if copied in (new, f"{new}.copy()") and not _has_states(hint):  # but not less than to copy a small dict
            parts.append(copied.replace(new, f"self.{field.name}", 1))
            continue
        if _has_states(hint) and get_origin(hint) is list:
            copied = f"share({new}, {old})"
        parts.append(f"({old} if ({new} := self.{field.name}) == ({old} := before.{field.name}) else {copied})")
    return parts


def seen_parts(kind: type, masks: dict[str, object]) -> list[str]:
    """For `seen(self, seat, place)`: like a copy, but for what fields hide. Gives the masks by name that it calls."""
    parts: list[str] = []
    for field in fields_of(kind):
        veil = veil_of(field.type)
        if veil is not None:
            parts.append(veiled(field.name, field.type, veil, masks))
        else:
            parts.append(_seen_expression(f"self.{field.name}", field.type, kind, field.name))
    return parts


def _seen_expression(value: str, hint: object, kind: type, field: str) -> str:
    """Python source for what a seat sees of `value`: states inside mask themselves, the rest is copied."""
    if not _has_states(hint) or _is_shared(hint):
        return _copy_expression(value, hint, kind, field)
    if get_origin(hint) is list:
        return f"[x.seen(seat, n) for n, x in enumerate({value})]"
    if get_origin(hint) is dict:
        return f"{{k: x.seen(seat) for k, x in {value}.items()}}"
    return _copy_expression(value, hint, kind, field).replace(".copy()", ".seen(seat)")


def is_state(hint: object) -> bool:
    """Whether a type is a class of states: they know how to copy themselves."""
    return isinstance(hint, type) and hasattr(hint, "copy_since")


def _has_states(hint: object) -> bool:
    """Whether a part is a state or a collection of states."""
    return any(map(_has_states, get_args(hint))) or is_state(hint)


def _copy_expression(value: str, hint: object, kind: type, field: str) -> str:
    """Python source that copies `value`, a value of type `hint`."""
    if _is_shared(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if is_state(hint):
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
    if is_struct(hint):
        return is_frozen(hint) and all(_is_shared(bare(field.type)) for field in fields_of(hint))
    if issubclass(hint, tuple) and hasattr(hint, "_fields"):  # a NamedTuple
        return all(map(_is_shared, get_type_hints(hint).values()))
    return issubclass(hint, (*_SCALARS, Enum))
