"""State classes that Python reads while those of the engine are native: games of tests, and those that others install.

A compiled build makes its own classes ready before they are compiled; a class that comes later is made ready here, from
its annotations, when Python has read it.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import NODEFAULT

from farlight.kernel.fields.copiers import give_copiers
from farlight.kernel.fields.shapes import describe, fields_of, names_of


def adopt(kind: Any, keywords: Mapping[str, Any]) -> None:  # Any: a class whose methods are about to be set
    """Make a class of states ready, with the fields, defaults and keywords that it was written with."""
    hints = dict(vars(kind).get("__annotations__", {}))
    defaults = {name: vars(kind)[name] for name in hints if name in vars(kind)}
    for name in defaults:
        delattr(kind, name)
    describe(kind, hints, defaults, keywords)
    kind.__init__, kind.__eq__, kind.__repr__, kind.__hash__ = _init_first_time, _equal, _told, None
    give_copiers(kind)


def _init_first_time(self: object, *args: object, **named: object) -> None:
    kind: Any = type(self)  # Any: its method is about to be set
    kind.__init__ = _initialiser(kind)
    kind.__init__(self, *args, **named)


def _initialiser(kind: type) -> Any:  # Any: what `exec` makes
    scope: dict[str, Any] = {}  # Any: what `exec` makes
    arguments, lines = ["self"], ["pass"]
    for field in fields_of(kind):
        name = value = field.name
        if field.default is not NODEFAULT or field.default_factory is not NODEFAULT:
            scope[f"default_{name}"] = field.default
            scope[f"make_{name}"] = field.default_factory
            arguments.append(f"{name}=default_{name}")
            if field.default is NODEFAULT:
                value = f"make_{name}() if {name} is default_{name} else {name}"
        else:
            arguments.append(name)
        lines.append(f"self.{name} = {value}")
    source = f"def __init__({', '.join(arguments)}):\n    " + "\n    ".join(lines)
    # The source is made of field names of classes that were imported anyway.
    exec(source, scope)  # noqa: S102 # nosec B102
    return scope["__init__"]


def _equal(self: object, other: object) -> bool:
    kind = type(self)
    return type(other) is kind and all(getattr(self, name) == getattr(other, name) for name in names_of(kind))


def _told(self: object) -> str:
    kind = type(self)
    return f"{kind.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names_of(kind))})"
