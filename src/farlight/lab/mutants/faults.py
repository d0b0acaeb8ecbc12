"""Which faults could be planted into a module: each changes one place inside one of its functions."""

import ast
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_SUMMED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
_JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
_PICKED = {"min": "max", "max": "min"}

AnyFunction = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Header = ast.stmt | ast.match_case | ast.ExceptHandler


class Fault(msgspec.Struct, frozen=True):
    """One fault. What it changes is told as text, so that it is known again when the lines have moved."""

    module: str
    function: str
    """By its qualified name."""
    old: str
    """The line as it is, of a block only its head."""
    new: str
    line: int
    number: int
    """Among all faults of the module."""
    texts: tuple[str, ...] = ()
    """Of the function and of those around it: docstrings and other texts, in which rules are cited."""
    starts: int = 0
    """The line on which the innermost function begins, decorators included."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.module, self.function, self.old, self.new


class _Change(msgspec.Struct):
    """A fault as an attribute of a node that gets another value."""

    node: ast.AST
    attribute: str
    value: Any
    header: Header
    functions: tuple[AnyFunction, ...]
    name: str

    def apply(self) -> Any:
        """Make the change; gives what was there before."""
        before = getattr(self.node, self.attribute)
        setattr(self.node, self.attribute, self.value)
        return before

    def words(self) -> tuple[str, str]:
        """The line before and after."""
        old = _head(self.header)
        before = self.apply()
        new = _head(self.header)
        setattr(self.node, self.attribute, before)
        return old, new


def faults_in(module: str, source: str) -> list[Fault]:
    """All faults that can be planted into a module, in the order of its lines."""
    found = []
    for number, change in enumerate(_Walk(ast.parse(source)).changes()):
        old, new = change.words()
        line = getattr(change.node, "lineno", 0)
        texts = tuple(text for function in change.functions for text in _texts(function))
        found.append(
            Fault(module, change.name, old, new, line, number, texts, _first_line(change.functions[-1])),
        )
    return found


def with_fault(source: str, number: int) -> ast.Module:
    """The module with one of its faults."""
    tree = ast.parse(source)
    next(change for place, change in enumerate(_Walk(tree).changes()) if place == number).apply()
    return ast.fix_missing_locations(tree)


class _Walk:
    """Goes through the functions of a module. Defaults, annotations and decorators are no part of what they do."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree

    def changes(self) -> Iterator[_Change]:
        for statement in self.tree.body:
            yield from self._walk(statement, statement, (), "")

    def _walk(self, node: ast.AST, header: Header, functions: tuple[AnyFunction, ...], name: str) -> Iterator[_Change]:
        if isinstance(node, Header):
            header = node
        if functions:
            for attribute, owner, value in _swaps(node):
                yield _Change(owner, attribute, value, header, functions, name)
        if isinstance(node, AnyFunction | ast.ClassDef):
            inner = functions if isinstance(node, ast.ClassDef) else (*functions, node)
            own = "<lambda>" if isinstance(node, ast.Lambda) else node.name
            within = f"{name}.<locals>" if functions else name
            bodies = node.body if isinstance(node.body, list) else [node.body]
            parts: Sequence[ast.AST] = bodies
            functions, name = inner, f"{within}.{own}" if within else own
        elif isinstance(node, ast.AnnAssign):
            parts = [part for part in (node.target, node.value) if part is not None]
        else:
            parts = list(ast.iter_child_nodes(node))
        for part in parts:
            yield from self._walk(part, header, functions, name)


def _swaps(node: ast.AST) -> Iterator[tuple[str, ast.AST, Any]]:
    """What can be changed about a node: an attribute, whose it is, and its other value."""
    match node:
        case ast.Compare(ops=[only]):
            yield "ops", node, [_COMPARED[type(only)]()]
        case ast.Constant(value=bool()):
            yield "value", node, not node.value
        case ast.Constant(value=int(number)):
            yield "value", node, number + 1
        case ast.BinOp() | ast.AugAssign() if type(node.op) in _SUMMED:
            yield "op", node, _SUMMED[type(node.op)]()
        case ast.BoolOp():
            yield "op", node, _JOINED[type(node.op)]()
        case ast.UnaryOp(op=ast.Not()):
            yield "operand", node, ast.UnaryOp(ast.Not(), node.operand)
        case ast.Call(func=ast.Name(id=called)) if called in _PICKED:
            yield "id", node.func, _PICKED[called]
        case ast.Expr(value=ast.Call() | ast.YieldFrom()):
            # Not simply left out: a procedure stays one, even if this was its only question.
            yield "value", node, ast.IfExp(ast.Constant(False), node.value, ast.Constant(None))
        case ast.If():
            yield "test", node, ast.Constant(False)


def _head(header: Header) -> str:
    """A statement on one line; of a block its head."""
    return ast.unparse(header).strip().partition("\n")[0]


def _texts(function: AnyFunction) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _first_line(function: AnyFunction) -> int:
    decorators = [] if isinstance(function, ast.Lambda) else function.decorator_list
    return min([function.lineno, *(each.lineno for each in decorators)])
