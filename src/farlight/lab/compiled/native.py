"""Native code: what is run in the folder of a lowered tree, to translate and compile some of its modules there."""

import os
import sys
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
QUICK = [] if sys.platform == "win32" else ["-Wno-misleading-indentation"]
"""That warning reads a file of C anew for each of its branches: minutes for a million lines."""


class _AllCores(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles the libraries at the same time, the large ones first."""

    def build_extensions(self) -> None:
        self.extensions.sort(key=_size, reverse=True)
        self.parallel = max(2, os.cpu_count() or 1)
        super().build_extensions()


def _size(extension: Any) -> int:  # Any: of setuptools
    return sum(Path(source).stat().st_size for source in extension.sources)


def compile_here(level: str, files: list[str]) -> None:
    """Compile modules of the current folder, each library beside its module.

    One library for each game and one for what they share: as few as keep all cores busy. A file of C for each module
    would take three times as long, for they all read the same large headers.
    """
    Path("mypyc.ini").write_text(STRICT, "utf-8")
    os.environ["MYPYPATH"] = str(Path.cwd())
    extensions = mypycify(
        ["--config-file=mypyc.ini", *files],
        opt_level=level,
        debug_level="0",
        separate=[(group, f"farlight_{name}") for name, group in groups(files).items()],
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *QUICK]
    command = _AllCores(Distribution({"name": "farlight", "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = "build"
    command.ensure_finalized()
    command.run()


def groups(files: list[str]) -> dict[str, list[str]]:
    """The modules of each library: those of a game by themselves, those of the engine together."""
    found: dict[str, list[str]] = {}
    for file in files:
        package = file.split("/")[1]
        found.setdefault("engine" if package in ENGINE else package, []).append(file)
    return found


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
