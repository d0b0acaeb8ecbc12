"""TypeScript types of our structs and events, for clients that are written in it: `scripts/scene-types` writes them to
files.

A struct becomes a type of the same name with the same fields, and keeps its docstrings. All fields are there, those
with defaults too: a scene is sent whole.
"""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec
from msgspec import inspect as types

from farlight.kernel import Event

PLAIN: Mapping[type[types.Type], str] = {
    types.StrType: "string", types.IntType: "number", types.FloatType: "number", types.BoolType: "boolean",
    types.NoneType: "null",
}  # fmt: skip


def event_keys(package: str) -> list[str]:
    """The keys of all kinds of event that a loaded game and the kernel tell."""
    known = (f"{package}.", "farlight.kernel.")
    return sorted({kind.key() for kind in _kinds(Event) if f"{kind.__module__}.".startswith(known)})


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _kinds(sub)


def one_of(name: str, words: Sequence[str]) -> str:
    """The type of a word that is one of these."""
    return "\n".join([f"export type {name} =", *(f"  | {json.dumps(word)}" for word in words)]) + ";\n"


class NoSuchType(Exception):
    """A struct holds what has no TypeScript type here."""


def declarations(structs: Sequence[type[msgspec.Struct]]) -> str:
    """The types of these structs and of all that they hold."""
    found: dict[str, types.StructType] = {}
    for struct in types.multi_type_info(structs):
        _collect(struct, found)
    return "\n".join(map(_declaration, found.values()))


def _collect(kind: types.Type, found: dict[str, types.StructType]) -> None:
    if isinstance(kind, types.StructType):
        name = kind.cls.__name__
        if name in found:
            _same(found[name].cls, kind.cls)
            return
        found[name] = kind
        for field in kind.fields:
            _collect(field.type, found)
    else:
        for part in _parts(kind):
            _collect(part, found)


def _same(known: type, other: type) -> None:
    if known is not other:
        both = f"{known.__module__} and {other.__module__}"
        raise NoSuchType(f"{both} both have a class {other.__name__}: rename one, a client has one name for each type.")


def _parts(kind: types.Type) -> Sequence[types.Type]:
    """The types that a type is made of."""
    match kind:
        case types.ListType() | types.VarTupleType():
            return (kind.item_type,)
        case types.TupleType():
            return kind.item_types
        case types.DictType():
            return (kind.key_type, kind.value_type)
        case types.UnionType():
            return kind.types
    return ()


def _declaration(struct: types.StructType) -> str:
    docs = field_docs(struct.cls)
    lines = [*_doc(_own_doc(struct.cls), ""), f"export type {struct.cls.__name__} = {{"]
    for field in struct.fields:
        lines += _doc(docs.get(field.name, ""), "  ")
        lines.append(f"  {field.encode_name}: {name_of(field.type)};")
    return "\n".join([*lines, "};", ""])


def name_of(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case types.ListType() | types.VarTupleType():
            item = name_of(kind.item_type)
            return f"({item})[]" if isinstance(kind.item_type, types.UnionType | types.LiteralType) else f"{item}[]"
        case types.TupleType():
            return f"[{', '.join(map(name_of, kind.item_types))}]"
        case types.DictType(key_type=types.StrType()):
            return f"Record<string, {name_of(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(map(name_of, kind.types))
    raise NoSuchType(f"{kind} has no TypeScript type: use another one in the struct, or write it in {__name__}.")


def _doc(text: str, indent: str) -> Iterator[str]:
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def _own_doc(cls: type) -> str:
    """The docstring that stands in the class itself."""
    return cls.__dict__.get("__doc__") or ""


def field_docs(cls: type) -> dict[str, str]:
    """The docstring under each field of a class."""
    body = _body(cls)
    return {
        field.target.id: doc.value.value
        for field, doc in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant) and isinstance(doc.value.value, str)
    }


def _body(cls: type) -> list[ast.stmt]:
    found = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    return found.body if isinstance(found, ast.ClassDef) else []
