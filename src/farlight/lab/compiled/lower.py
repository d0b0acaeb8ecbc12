"""Lowering: a module with its struct classes turned into plain ones, which mypyc compiles to native classes.

What stands in the module is edited, not written anew: comments, and what they tell the type checker, stay. The methods
that a struct has by itself (`__init__`, `__eq__`, `__repr__`, `__hash__`) and those that states get when they are first
used (`copy`, `copy_since`, `seen`) are written into each class, the latter from the very expressions that the kernel
makes of the types of the fields. Each class is described after its end, for `kernel/fields/shapes.py`.
"""

import ast
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeGuard

import msgspec

from farlight.kernel.fields.copiers import copied_parts, is_state, seen_parts, shared_parts
from farlight.kernel.fields.shapes import fields_of
from farlight.lab.compiled.names import Edit, constants, registered
from farlight.lab.compiled.spelling import Spelling

OPEN = "farlight.kernel."
"""Where classes stand that games extend, those included that are not compiled with the engine."""
KEPT = ("frozen", "array_like", "tag", "tag_field", "forbid_unknown_fields", "omit_defaults")
"""What of a struct's settings says how it is saved."""
REFUSED = {"eq": True, "order": False, "cache_hash": False, "dict": False, "weakref": False}
"""Settings that lowered classes do not have, with the value that is as good as none."""


class LoweringError(Exception):
    """Something that cannot be lowered; the message says where and why."""


class _Class(NamedTuple):
    """A struct class: what was read, and what Python made of it."""

    node: ast.ClassDef
    kind: type[msgspec.Struct]


def lower(module: ModuleType, source: str) -> str:
    """The source of a module, lowered. The module is the one that was imported from that source."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    spelling = Spelling(module.__name__)
    edits = [*_unpacked(tree), *registered(module, tree, source)]
    final = list(constants(module, tree, source))
    if final:
        edits += final
        spelling.imports.add("from typing import Final as Final")
    described = False
    for node in ast.walk(tree):
        kind = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            edits += _Lowering(module, source, spelling, _Class(node, kind)).edits()
            described = True
    if described:
        spelling.imports.add("from farlight.kernel.fields.shapes import describe as describe")
    if spelling.imports:
        edits.append(_imports(tree, spelling.imports))
    return _edited(lines, edits)


def _unpacked(tree: ast.Module) -> list[Edit]:
    """`x in (*some, *others)` as `x in tuple((*some, *others))`: mypyc takes the former for a list of comparisons."""
    sides = (side for node in ast.walk(tree) if isinstance(node, ast.Compare) for side in node.comparators)
    edits: list[Edit] = []
    for side in sides:
        if isinstance(side, ast.Tuple | ast.List) and any(isinstance(each, ast.Starred) for each in side.elts):
            edits += [Edit(_start(side), _start(side), "tuple("), Edit(_end(side), _end(side), ")")]
    return edits


def _imports(tree: ast.Module, wanted: set[str]) -> Edit:
    """Before the first statement behind the docstring."""
    first = next(
        node for node in tree.body if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    )
    place = (min([first.lineno, *(each.lineno for each in getattr(first, "decorator_list", ()))]), 0)
    return Edit(place, place, "".join(f"{line}\n" for line in sorted(wanted)))


def _edited(lines: list[str], edits: list[Edit]) -> str:
    for edit in sorted(edits, reverse=True):
        first, last = edit.start[0] - 1, edit.end[0] - 1
        if first == len(lines):
            lines.append("")
            last = first
        before = lines[first].encode()[: edit.start[1]].decode()
        after = lines[last].encode()[edit.end[1] :].decode()
        lines[first : last + 1] = [before + edit.text + after]
    return "".join(lines)


class _Lowering:
    """The edits of one class."""

    def __init__(self, module: ModuleType, source: str, spelling: Spelling, lowered: _Class) -> None:
        self.module = module
        self.source = source
        self.spelling = spelling
        self.node, self.kind = lowered
        self.name = self.kind.__name__
        self.names = self.kind.__struct_fields__
        defaults = self.kind.__struct_defaults__
        self.defaults: dict[str, Any] = dict(zip(self.names[len(self.names) - len(defaults) :], defaults, strict=True))
        self.own = {ast.unparse(each.target): each for each in self.node.body if _is_field(each)}
        for setting, harmless in REFUSED.items():
            if getattr(self.kind.__struct_config__, setting) != harmless:
                raise LoweringError(f"{module.__name__}.{self.name}: `{setting}` of a struct has no native counterpart")

    def edits(self) -> list[Edit]:
        first = self.node.body[0]
        head = Edit((self.node.lineno, self.node.col_offset), (first.lineno, first.col_offset), self._head())
        fields = [
            Edit(_start(each), _end(each), f"{name}: {ast.get_source_segment(self.source, each.annotation)}")
            for name, each in self.own.items()
            if each.value is not None
        ]
        end = (_end(self.node)[0] + 1, 0)
        return [head, *fields, Edit(end, end, self._methods() + self._description())]

    def _head(self) -> str:
        bases = [ast.unparse(base) for base in self.node.bases if ast.unparse(base) not in ("msgspec.Struct", "Struct")]
        opened = ""
        if is_state(self.kind) and self.module.__name__.startswith(OPEN):
            self.spelling.imports.add("from mypy_extensions import mypyc_attr")
            opened = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
        return f"{opened}class {self.name}({', '.join(bases)}):\n    "

    # Methods

    def _methods(self) -> str:
        written = {node.name for node in self.node.body if isinstance(node, ast.FunctionDef)}
        methods = {"__init__": self._init(), "__eq__": self._eq(), "__repr__": self._repr()}
        if self.kind.__struct_config__.frozen:
            methods["__hash__"] = self._hash()
        if is_state(self.kind):
            methods |= self._copiers()
        matched = f"\n    __match_args__ = {self.names!r}\n"
        return ("" if self.kind.__subclasses__() else matched) + "".join(
            text for name, text in methods.items() if name not in written
        )

    def _init(self) -> str:
        lines, arguments = [], []
        for name in self.names:
            hint, default, value = self._hint(name), "", name
            made = self.defaults.get(name, msgspec.NODEFAULT)
            if hasattr(made, "factory"):
                hint, default = f"{hint} | None", " = None"
                value = f"{self.spelling.write(made.factory)}() if {name} is None else {name}"
            elif made is not msgspec.NODEFAULT:
                default = f" = {self._default(name, made)}"
            arguments.append(f", {name}: {hint}{default}")
            lines.append(f"        self.{name} = {value}\n")
        if hasattr(self.kind, "__post_init__"):
            lines.append("        self.__post_init__()\n")
        body = "".join(lines) or "        pass\n"
        return f"\n    def __init__(self{''.join(arguments)}) -> None:\n{body}"

    def _hint(self, name: str) -> str:
        if name in self.own:
            return ast.get_source_segment(self.source, self.own[name].annotation) or ""
        return self.spelling.write(next(field.type for field in fields_of(self.kind) if field.name == name))

    def _default(self, name: str, value: object) -> str:
        """As it is written here; one that is inherited, by its value."""
        written = self.own[name].value if name in self.own else None
        return ast.get_source_segment(self.source, written) or "" if written is not None else repr(value)

    def _eq(self) -> str:
        same = " and ".join(f"self.{name} == other.{name}" for name in self.names) or "True"
        return (
            "\n    def __eq__(self, other: object) -> bool:\n"
            "        if self is other:\n            return True\n"
            f"        if not isinstance(other, {self.name}) or type(other) is not type(self):\n"
            "            return False\n"
            f"        return {same}\n"
        )

    def _hash(self) -> str:
        values = "".join(f"self.{name}, " for name in self.names)
        return f"\n    def __hash__(self) -> int:\n        return hash(({values}))\n"

    def _repr(self) -> str:
        told = ", ".join(f"{name}={{self.{name}!r}}" for name in self.names)
        return f'\n    def __repr__(self) -> str:\n        return f"{self.name}({told})"\n'

    def _copiers(self) -> dict[str, str]:
        masks: dict[str, Any] = {}  # Any: functions, by the names that they are called by
        shared, seen = shared_parts(self.kind), seen_parts(self.kind, masks)
        if any("share(" in part for part in shared):
            self.spelling.imports.add("from farlight.kernel.fields.sharing import share as share")
        for name, mask in masks.items():
            seen = [part.replace(f"{name}(", f"{self._function(mask)}(") for part in seen]
        made, same, ignored = self.name, f'"{self.name}"', ""
        if self.kind.__subclasses__():  # the copies of a base are of that base, whatever the type checker says
            same, ignored = "Self", "  # type: ignore[return-value]"
            self.spelling.imports.add("from typing import Self")

        def method(head: str, parts: list[str]) -> str:
            return f"\n    def {head} -> {same}:\n        return {made}({', '.join(parts)}){ignored}\n"

        return {
            "copy": method("copy(self)", copied_parts(self.kind)),
            "copy_since": method(f"copy_since(self, before: {same})", shared),
            "seen": method("seen(self, seat: int | None, place: int | None = None)", seen),
        }

    def _function(self, mask: FunctionType) -> str:
        if mask.__module__ != self.module.__name__:
            self.spelling.imports.add(f"from {mask.__module__} import {mask.__name__} as {mask.__name__}")
        return mask.__name__

    # Description

    def _description(self) -> str:
        hints = {name: ast.get_source_segment(self.source, each.annotation) for name, each in self.own.items()}
        defaults = ", ".join(
            f"{name!r}: {self._described_default(name, each.value)}"
            for name, each in self.own.items()
            if each.value is not None
        )
        settings = {name: getattr(self.kind.__struct_config__, name) for name in KEPT}
        keywords = {name: value for name, value in settings.items() if value not in (None, False)}
        words = zip(self.names, self.kind.__struct_encode_fields__, strict=True)
        renamed = {name: word for name, word in words if word != name}
        if renamed:
            keywords["rename"] = renamed
        return f"\n\ndescribe({self.name}, {hints!r}, {{{defaults}}}, {keywords!r})\n"

    def _described_default(self, name: str, written: ast.expr) -> str:
        factory = getattr(self.defaults[name], "factory", None)
        if factory is None:
            return ast.get_source_segment(self.source, written) or ""
        self.spelling.imports.add("from farlight.kernel.fields.shapes import made_by as made_by")
        return f"made_by({self.spelling.write(factory)})"


def _is_field(node: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("ClassVar")


def _start(node: ast.stmt | ast.expr) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _end(node: ast.stmt | ast.expr) -> tuple[int, int]:
    return node.end_lineno or 0, node.end_col_offset or 0
