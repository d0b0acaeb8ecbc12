"""Shapes: the struct types by which msgspec reads and writes states, and the one door to a state's fields.

In a checkout, state classes are msgspec structs and each is its own shape. In a compiled build they are native classes
(docs/compiled.md), of which msgspec knows nothing: each was described when it was made, and its shape is made of that
when somebody first asks. So whoever wants to know about fields, or to turn a state into data and back, comes here.
"""

import sys
import types
from collections.abc import Callable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo

T = TypeVar("T")


class _Description(NamedTuple):
    """What a native class was made from."""

    hints: Mapping[str, object]
    """The types of its own fields, as source or as types."""
    defaults: Mapping[str, object]
    """Values, or what `made_by` gives."""
    keywords: Mapping[str, Any]  # Any: as `msgspec.defstruct` takes them
    """Of the class, as `msgspec.defstruct` takes them."""


once: Callable[[T], T] = cache  # type: ignore[assignment]
"""`cache` for functions of classes: its types take no class for hashable whose objects are not."""
_DESCRIBED: dict[type, _Description] = {}
_NATIVE: dict[type, type] = {}
"""The native class of a shape."""


def describe(
    kind: type, hints: Mapping[str, object], defaults: Mapping[str, object], keywords: Mapping[str, object]
) -> None:
    """Say what a class would be as a struct; its bases were described before."""
    _DESCRIBED[kind] = _Description(hints, defaults, keywords)


def made_by(factory: Callable[[], object]) -> object:
    """The default of a field that is made anew for each object: mypyc takes `msgspec.field` for what that makes."""
    return msgspec.field(default_factory=factory)


# Fields


def is_struct(kind: type) -> bool:
    """Whether a class has fields that can be asked for here."""
    return issubclass(kind, msgspec.Struct) or kind in _DESCRIBED


@once
def fields_of(kind: type) -> tuple[FieldInfo, ...]:
    """The fields of a state or another struct, in order."""
    if issubclass(kind, msgspec.Struct):
        return msgspec.structs.fields(kind)
    hints = _hints_of(kind)
    plain = msgspec.structs.fields(shape_of(kind))
    return tuple(msgspec.structs.replace(field, type=hints[field.name]) for field in plain)


@once
def names_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a state or another struct, in order."""
    return shape_of(kind).__struct_fields__


def is_frozen(kind: type) -> bool:
    return bool(shape_of(kind).__struct_config__.frozen)


def tag_of(kind: type) -> str:
    """The word by which a class is known among others in saves."""
    return str(shape_of(kind).__struct_config__.tag)


def replace(value: T, **changes: object) -> T:
    """A struct like another but for some fields."""
    if isinstance(value, msgspec.Struct):
        return cast(T, msgspec.structs.replace(value, **changes))
    kind = type(value)
    return kind(*(changes[name] if name in changes else getattr(value, name) for name in names_of(kind)))


def as_dict(value: object) -> dict[str, Any]:  # Any: the fields, each of a type of its own
    """The fields of a struct with their values as they are."""
    return {name: getattr(value, name) for name in names_of(type(value))}


# Data


def as_struct(value: object) -> msgspec.Struct:
    """What stands for a value that msgspec does not know: the hook of every encoder that may meet a state."""
    if type(value) not in _DESCRIBED:
        raise NotImplementedError(f"{type(value).__name__} cannot be written as data")
    kind = type(value)
    return shape_of(kind)(*(getattr(value, name) for name in names_of(kind)))


_ENCODER = msgspec.msgpack.Encoder(enc_hook=as_struct)


def to_data(value: object) -> Any:  # Any: dicts, lists and scalars, as deep as the value
    """A value as plain data."""
    return msgspec.to_builtins(value, enc_hook=as_struct)


def from_data(data: object, kind: type[T], *, strict: bool = True) -> T:
    """The value that plain data stands for, every field checked against its type; `kind` may be any type of ours."""
    return cast(T, _native(msgspec.convert(data, shaped(kind), strict=strict)))


def to_bytes(value: object) -> bytes:
    """A value as MessagePack, in the order in which its dicts were filled."""
    return _ENCODER.encode(value)


def from_bytes(data: bytes, kind: type[T]) -> T:
    """The value that MessagePack stands for, checked likewise."""
    return cast(T, _native(msgspec.msgpack.decode(data, type=shaped(kind))))


def _native(value: object) -> object:
    """What was decoded, with native classes in place of their shapes."""
    kind = type(value)
    if kind in _NATIVE:
        return _NATIVE[kind](*(_native(getattr(value, name)) for name in names_of(kind)))
    if not _NATIVE:
        return value
    if kind is list:
        return [_native(each) for each in cast(list[object], value)]
    if kind is dict:
        return {key: _native(each) for key, each in cast(dict[object, object], value).items()}
    if kind is tuple:
        return tuple(_native(each) for each in cast(tuple[object, ...], value))
    return value


# Shapes


@once
def shape_of(kind: type) -> type[msgspec.Struct]:
    """The struct type that stands for a class."""
    if issubclass(kind, msgspec.Struct):
        return kind
    keywords: dict[str, Any] = {}  # Any: as `msgspec.defstruct` takes them
    fields: dict[str, Any] = {}  # Any: as `msgspec.defstruct` takes them
    for described in _lineage(kind):
        keywords.update(described.keywords)
        hints = _hints_of(kind)
        for name in described.hints:
            default = (described.defaults[name],) if name in described.defaults else ()
            fields[name] = (name, shaped(hints[name]), *default)
    shape = msgspec.defstruct(kind.__name__, fields.values(), module=kind.__module__, **keywords)
    _NATIVE[shape] = kind
    return shape


def _lineage(kind: type) -> list[_Description]:
    """The descriptions of a class, those of its bases first."""
    return [_DESCRIBED[each] for each in reversed(kind.__mro__) if each in _DESCRIBED]


@once
def _hints_of(kind: type) -> dict[str, object]:
    """The types of all fields; what was described as source is read where the class stands."""
    found: dict[str, object] = {}
    for each in reversed(kind.__mro__):
        if each in _DESCRIBED:
            said = type(each.__name__, (), {"__annotations__": dict(_DESCRIBED[each].hints)})
            found |= get_type_hints(said, vars(sys.modules[each.__module__]), include_extras=True)
    return found


def shaped(hint: Any) -> Any:  # Any: a type as annotations have it, which no type describes
    """A type with shapes in place of native classes."""
    if isinstance(hint, type) and get_origin(hint) is None:
        return shape_of(hint) if hint in _DESCRIBED else hint
    origin, args = get_origin(hint), get_args(hint)
    if not args or not _DESCRIBED:
        return hint
    if origin is Annotated:
        return Annotated[(shaped(args[0]), *args[1:])]
    if origin in (Union, types.UnionType):
        return reduce(or_, map(shaped, args))
    if isinstance(origin, type) and origin in (list, dict, tuple):
        return types.GenericAlias(origin, tuple(map(shaped, args)))
    return hint
