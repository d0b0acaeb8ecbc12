"""Names of a module that never mean anything else: what compiled code may read without looking them up.

Compiled code looks every name of a module up in a dictionary when it is used, unless it is a constant or a function
that no decorator has replaced. Both can be told from the module itself, once Python has read it.
"""

import ast
import typing
from collections import Counter
from collections.abc import Iterator
from types import FunctionType, ModuleType, UnionType
from typing import NamedTuple


class Edit(NamedTuple):
    """A piece of a source, by lines from 1 and columns, and what stands there instead."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


def constants(module: ModuleType, tree: ast.Module, source: str) -> Iterator[Edit]:
    """`NAME = value` as `NAME: Final = value`, where nothing else is ever bound to the name."""
    bound = _bound(tree)
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name) as target]):
                told: ast.expr = target
                hint = ""
            case ast.AnnAssign(target=ast.Name(id=name) as target, annotation=told, value=ast.expr()):
                hint = ast.get_source_segment(source, told) or ""
            case _:
                continue
        value = getattr(module, name)
        if bound[name] == 1 and not name.startswith("__") and not _is_type(value) and "Final" not in hint:
            held = hint or _held(value)
            end = (told.end_lineno or 0, told.end_col_offset or 0)
            yield Edit((node.lineno, node.col_offset), end, f"{name}: Final[{held}]" if held else f"{name}: Final")


def _bound(tree: ast.Module) -> Counter[str]:
    """How often a name is bound, in the module or by a function that says `global`."""
    found: Counter[str] = Counter()
    for node in _outside_functions(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found[node.id] += 1
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            found.update(node.names)
    return found


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    for each in ast.iter_child_nodes(node):
        yield each
        if not isinstance(each, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            yield from _outside_functions(each)


def _is_type(value: object) -> bool:
    """Whether it stands for a type, of which no variable can be made."""
    kinds = type | typing.TypeVar | typing.ParamSpec | typing.NewType | UnionType | typing.ForwardRef
    return isinstance(value, kinds) or typing.get_origin(value) is not None


def _held(value: object) -> str:
    """The type of a tuple of words or numbers: one of a fixed length would be made anew wherever it is handed on."""
    kinds = {type(each) for each in value} if type(value) is tuple else set()
    return f"tuple[{kinds.pop().__name__}, ...]" if kinds in ({str}, {int}) else ""


def registered(module: ModuleType, tree: ast.Module, source: str) -> Iterator[Edit]:
    """Decorators that give the function back that they got, as calls behind it: the function is one like any other."""
    lines = source.splitlines()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list and _is_itself(module, node):
            first = node.decorator_list[0]
            called = node.name
            for each in reversed(node.decorator_list):
                called = f"{ast.get_source_segment(source, each)}({called})"
            yield Edit((first.lineno, 0), (node.lineno, 0), "")
            end = (node.end_lineno or 0, len(lines[(node.end_lineno or 1) - 1].encode()))
            yield Edit(end, end, f"\n\n\n{called}")


def _is_itself(module: ModuleType, node: ast.FunctionDef) -> bool:
    """Whether the name means the very function that is written there."""
    value = getattr(module, node.name, None)
    if not isinstance(value, FunctionType) or hasattr(value, "__wrapped__"):
        return False
    code = value.__code__
    return code.co_filename == module.__file__ and code.co_firstlineno == node.decorator_list[0].lineno
