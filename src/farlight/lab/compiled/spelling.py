"""Types as source: how an annotation of another module is written where only the class that has it is known."""

import types
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin


class Spelling:
    """Writes types, and keeps the imports that they need."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.imports: set[str] = set()

    def write(self, hint: Any) -> str:  # Any: a type as annotations have it
        origin, args = get_origin(hint), get_args(hint)
        if hint is None or hint is type(None):
            return "None"
        if hint is Ellipsis:
            return "..."
        if origin is Annotated:
            return self.write(args[0])
        if origin in (Union, types.UnionType):
            return " | ".join(map(self.write, args))
        if origin is Literal:
            self.imports.add("from typing import Literal")
            return f"Literal[{', '.join(map(repr, args))}]"
        if origin is not None and isinstance(origin, type) and origin in (list, dict, tuple):
            return f"{origin.__name__}[{', '.join(map(self.write, args))}]"
        if isinstance(hint, type | NewType) and origin is None:
            return self._name(hint)
        raise TypeError(f"{self.module}: {hint} is inherited from a class of another module and cannot be written here")

    def _name(self, kind: type | NewType) -> str:
        if kind.__module__ not in ("builtins", self.module):
            self.imports.add(f"from {kind.__module__} import {kind.__name__} as {kind.__name__}")
        return kind.__name__
