"""Building: the modules are lowered, checked, translated to C by mypyc and compiled, all cores at once."""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import which

from farlight import compiled
from farlight.errors import UserError
from farlight.kernel import game_names
from farlight.lab.compiled import native_state
from farlight.lab.compiled.check import Refused, complaints, generators_in
from farlight.lab.compiled.lower import lower
from farlight.lab.compiled.modules import compiled_modules

Say = Callable[[str], None]


class NoCompiler(UserError):
    """This machine cannot compile."""


def build(tell: Say, level: int = 2, games: Sequence[str] = ()) -> Path:
    """The compiled engine of the sources as they are, with all games or some; made now unless it is there already."""
    place = compiled.folder(games)
    if compiled.is_of_these_sources(place):
        tell(f"The compiled engine is up to date: {place}")
        return place
    check_compiler()
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".making-") as made:
        work = Path(made)
        tell("Lowering the struct classes ...")
        modules = lower_into(work, games)
        tell(f"Translating and compiling {len(modules)} modules; this takes some minutes ...")
        _compile(work, modules, level)
        _keep(work, place)
    tell(f"Built: {place}")
    return place


def check_compiler() -> None:
    """Raises `NoCompiler` with what to do."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise NoCompiler("mypyc is missing here: it comes with the tools for tests. Run ./farlight test --help once.")
    if sys.platform != "win32" and not any(map(which, (os.environ.get("CC", "cc").split()[0], "gcc", "clang"))):
        raise NoCompiler(
            "This machine has no C compiler. Install one (on Debian and Ubuntu: apt install gcc), or play without: "
            "pure Python plays the same games."
        )


def lower_into(place: Path, games: Sequence[str] = ()) -> list[Path]:
    """Write the lowered modules into a folder; gives their files, relative to it. They can be run as they are."""
    files = compiled_modules(compiled.PACKAGE, list(games) or game_names())
    for name in game_names():  # so that every class knows its subclasses
        importlib.import_module(f"farlight.{name}")
    sources = {file: _lowered(file) for file in files}
    names = {_module_of(file) for file in files}
    generators = {name for source in sources.values() for name in generators_in(source)}
    wrong: list[str] = []
    for file, source in sources.items():
        wrong += complaints(importlib.import_module(_module_of(file)), source, names, generators)
        target = place / "farlight" / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source, "utf-8")
    if wrong:
        raise Refused("\n".join(wrong))
    (place / compiled.DONE).write_text(compiled.key(), "utf-8")
    return [Path("farlight") / file for file in files]


def _lowered(file: Path) -> str:
    source = (compiled.PACKAGE / file).read_text("utf-8")
    if file.as_posix() == native_state.MODULE:
        return native_state.native(source)
    return lower(importlib.import_module(_module_of(file)), source)


def _module_of(file: Path) -> str:
    return ".".join(("farlight", *file.with_suffix("").parts))


def _compile(work: Path, modules: list[Path], level: int) -> None:
    """Compile in a process of its own: mypyc works in the current folder and keeps what it has seen."""
    tree = work / "tree"
    shutil.copytree(compiled.PACKAGE, tree / "farlight", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(work / "farlight", tree / "farlight", dirs_exist_ok=True)
    command = [sys.executable, "-m", "farlight.lab.compiled.native", str(level), *map(str, modules)]
    environment = {**os.environ, compiled.VARIABLE: "0", "PYTHONPATH": str(compiled.PACKAGE.parent)}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if "Treating generator" not in line]
        raise UserError("The engine could not be compiled:\n" + "\n".join(lines[-40:]))


def _keep(work: Path, place: Path) -> None:
    """Keep the libraries and what they were made from; of builds of other sources nothing is left."""
    tree = work / "tree"
    for file in libraries(tree):
        if file.relative_to(tree).parts[0] != "build":
            shutil.copy2(file, work / file.relative_to(tree))
    shutil.rmtree(tree)
    for old in place.parent.iterdir():
        if not old.name.startswith("."):
            shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(work, place)


def libraries(place: Path) -> list[Path]:
    """The compiled files in a folder."""
    return [file for file in place.glob("**/*") if file.name.endswith(importlib.machinery.EXTENSION_SUFFIXES[0])]
