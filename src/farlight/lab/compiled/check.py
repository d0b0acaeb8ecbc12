"""What a compiled module must not have, because mypyc would change what it does without a word (docs/compiled.md)."""

import ast
from abc import ABCMeta
from collections.abc import Collection, Iterator
from types import ModuleType

import msgspec

from farlight.errors import UserError


class Refused(UserError):
    """Modules that would not do the same when they are compiled; says where and what to write instead."""


def complaints(
    module: ModuleType, source: str, compiled: Collection[str], generators: Collection[str]
) -> Iterator[str]:
    """What is wrong with a module and its lowered source.

    `compiled` are the names of all modules that are compiled, `generators` those of the functions in them that yield.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (f"{module.__name__}:{node.lineno}: {said}" for said in _of_class(module, node, compiled))
            yield from (f"{module.__name__}:{node.lineno}: {said}" for said in _inside(node, tree))
        elif isinstance(node, ast.expr) and (said := _of_expression(node, generators)):
            yield f"{module.__name__}:{node.lineno}: {said}"


def _of_class(module: ModuleType, node: ast.ClassDef, compiled: Collection[str]) -> Iterator[str]:
    if node.keywords:
        yield f"class {node.name} would lose what it is told by {', '.join(str(each.arg) for each in node.keywords)}"
    if any(ast.unparse(base) in ("msgspec.Struct", "Struct") for base in node.bases):
        yield f"class {node.name} is still a struct, and would lose its fields"
    kind = getattr(module, node.name, None)
    if isinstance(kind, ABCMeta) and any(base.__module__ == "collections.abc" for base in kind.__mro__):
        yield f"class {node.name} is a collection of collections.abc, and all such things would be taken for one"
    for base in kind.__mro__[1:] if isinstance(kind, type) else ():
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct and base.__module__ not in compiled:
            yield (
                f"class {node.name} is a {base.__name__} of {base.__module__}, which Python reads: "
                "put it into a module that is not compiled either"
            )


def _inside(node: ast.ClassDef, tree: ast.Module) -> Iterator[str]:
    if node not in tree.body and (node.keywords or any("Struct" in ast.unparse(base) for base in node.bases)):
        yield f"class {node.name} is a struct within something else, and is not lowered: let it stand by itself"


def _of_expression(node: ast.expr, generators: Collection[str]) -> str:
    match node:
        case ast.Compare(ops=ops, comparators=sides) if any(
            isinstance(op, ast.In | ast.NotIn) and _called(side) in generators
            for op, side in zip(ops, sides, strict=True)
        ):
            return f"`{ast.unparse(node)}` looks into a generator and would fail: write `in list(...)`"
        case ast.Call(func=ast.Attribute(value=ast.Name(id="object" | "cls"), attr="__new__")):
            return f"`{ast.unparse(node)}` makes no native object: call the class"
    return ""


def _called(node: ast.expr) -> str:
    """The name of the function whose result this is."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
    return ""


def generators_in(source: str) -> set[str]:
    """The names of the functions of a module that yield."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return {node.name for node in functions if any(isinstance(each, ast.Yield | ast.YieldFrom) for each in _own(node))}


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function itself, without the functions in it."""
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.FunctionDef | ast.Lambda):
            yield each
            yield from _own(each)
