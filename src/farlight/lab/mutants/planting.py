"""Planting a fault into the loaded code of this process: no file is touched, and every reference sees it."""

import gc
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import _lru_cache_wrapper
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FunctionType

from farlight.lab.mutants.faults import Fault, with_fault

Place = tuple[str, str, int]
"""A function: its file, its qualified name and its first line."""


class Loaded:
    """The functions of some modules as they are in this process."""

    def __init__(self, modules: Iterable[str]) -> None:
        self.files = {module: file_of(module) for module in modules}
        # Kept: somebody may go on writing while faults are planted.
        self.sources = {module: path.read_text("utf-8") for module, path in self.files.items()}
        paths = {str(path) for path in self.files.values()}
        self.functions: dict[str, list[FunctionType]] = defaultdict(list)
        self.caches: list[_lru_cache_wrapper[object]] = []
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename in paths:
                self.functions[each.__code__.co_filename].append(each)
            elif isinstance(each, _lru_cache_wrapper):
                self.caches.append(each)

    def places(self) -> dict[int, Place]:
        """Where each piece of code is, by its identity."""
        codes = (each.__code__ for functions in self.functions.values() for each in functions)
        return {id(code): place_of(code) for outer in codes for code in _nested(outer)}

    def place(self, fault: Fault) -> Place:
        return str(self.files[fault.module]), fault.function, fault.starts

    def plant(self, fault: Fault) -> int:
        """Change the code of the functions in place; gives how many functions are different now."""
        path, source = self.files[fault.module], self.sources[fault.module]
        swapped = _swapped(
            compile(source, str(path), "exec", dont_inherit=True),
            compile(with_fault(source, fault.number), str(path), "exec", dont_inherit=True),
        )
        changed = [each for each in self.functions[str(path)] if each.__code__ in swapped]
        for function in changed:
            function.__code__ = swapped[function.__code__]
        for cache in self.caches:
            if cache.__module__ == fault.module:
                cache.cache_clear()
        return len(changed)


def file_of(module: str) -> Path:
    """Where a module is written."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise LookupError(f"There is no module {module!r}.")
    return Path(spec.origin)


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _nested(code: CodeType) -> Iterator[CodeType]:
    """The code and all that is defined inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _nested(constant)


def _swapped(sound: CodeType, faulty: CodeType) -> Mapping[CodeType, CodeType]:
    """What is different, by what it was: the function with the fault and those around it."""
    by_place: dict[Place, list[CodeType]] = defaultdict(list)
    for code in _nested(faulty):
        by_place[place_of(code)].append(code)
    swapped: dict[CodeType, CodeType] = {}
    for code in _nested(sound):
        others = by_place[place_of(code)]
        other = others.pop(0) if others else code
        if other != code:
            swapped[code] = other
    return swapped
