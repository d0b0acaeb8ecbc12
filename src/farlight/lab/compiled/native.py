"""Native code: what is run in the folder of a lowered tree, to translate and compile some of its modules there."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ENGINE = ("kernel", "effects")
STRICT = """
[mypy]
python_version = 3.11
strict = True
explicit_package_bases = True
"""
"""As in the checkout: what is lowered is checked as what is written."""
FLAGS = [] if sys.platform == "win32" else ["-Wno-misleading-indentation", "-fvisibility=hidden", "-fcommon"]
"""That warning reads a file of C anew for each of its branches: minutes for a million lines. And what nobody outside a
library can see is called directly."""
PART = 4_000_000
"""Characters of C that are compiled at a time: so many that reading the headers does not count, and few enough to keep
all cores busy."""


class _AllCores(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles the parts of all libraries at the same time, the large ones first, and then links them."""

    def build_extensions(self) -> None:
        parts = [(_size([source]), extension, source) for extension in self.extensions for source in extension.sources]
        with ThreadPoolExecutor(jobs()) as pool:
            for _, extension, source in sorted(parts, key=itemgetter(0), reverse=True):
                extension.extra_objects.append(pool.submit(self._compiled, extension, source))
        for extension in self.extensions:
            extension.sources = []
            extension.extra_objects = [made for each in extension.extra_objects for made in each.result()]
        super().build_extensions()

    def _compiled(self, extension: Any, source: str) -> list[str]:  # Any: of setuptools
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
            depends=extension.depends,
        )
        return made


def jobs() -> int:
    """How many parts are compiled at a time."""
    return max(2, os.cpu_count() or 1)


def _size(files: list[str]) -> int:
    return sum(Path(file).stat().st_size for file in files)


def compile_here(level: str, files: list[str]) -> None:
    """Compile modules of the current folder, each library beside its module.

    One library for each game and one for what they share, each in some parts. A file of C for each module would take
    three times as long, for they all read the same large headers.
    """
    Path("mypyc.ini").write_text(STRICT, "utf-8")
    os.environ["MYPYPATH"] = str(Path.cwd())
    extensions = mypycify(
        ["--config-file=mypyc.ini", *files],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        separate=[(group, f"farlight_{name}") for name, group in groups(files).items()],
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.sources = parts(extension.name, extension.sources)
    command = _AllCores(Distribution({"name": "farlight", "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = "build"
    command.ensure_finalized()
    command.run()


def parts(library: str, sources: list[str]) -> list[str]:
    """Files of C that together hold these, each some of them."""
    together: list[list[str]] = []
    for source in sources:
        if not together or _size(together[-1]) + _size([source]) > PART:
            together.append([])
        together[-1].append(source)
    return [_part(f"build/{library}.{number}.c", some) for number, some in enumerate(together)]


def _part(name: str, sources: list[str]) -> str:
    Path(name).write_text("".join(f'#include "{Path(each).resolve()}"\n' for each in sources), "utf-8")
    return name


def groups(files: list[str]) -> dict[str, list[str]]:
    """The modules of each library: those of a game by themselves, those of the engine together."""
    found: dict[str, list[str]] = {}
    for file in files:
        package = file.split("/")[1]
        found.setdefault("engine" if package in ENGINE else package, []).append(file)
    return found


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
