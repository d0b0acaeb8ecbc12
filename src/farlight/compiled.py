"""The compiled engine of a checkout: where it lies, whether it was made from these sources, and how it comes into use.

`scripts/build-compiled` makes it (docs/compiled.md). What it holds are modules that stand in the place of those of the
same name; all others are read from the sources as ever. An engine that was made from other sources is never used. With
`FARLIGHT_COMPILED=1` a process uses it or says why it cannot, with `0` it does not; without, it is up to the command.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from farlight.errors import UserError

VARIABLE = "FARLIGHT_COMPILED"
PACKAGE = Path(__file__).parent
BUILDS = PACKAGE.parents[1] / "build" / "compiled"
SOURCES = ("kernel", "effects", "content", "*/model", "*/rules", "lab/compiled")
"""What a build is made from: what is compiled, all that it imports of ours, and what compiles it."""
DONE = "done"
"""The file that says from which sources a build was made; written when it is complete."""


class NotCompiled(UserError):
    """There is no compiled engine of these sources."""


def key() -> str:
    """A name for the sources as they are, this Python and this machine."""
    import hashlib  # noqa: PLC0415 - most commands need no key, and are to start at once

    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {sys.platform}".encode())
    for file in sorted(file for folder in SOURCES for file in PACKAGE.glob(f"{folder}/**/*.py")):
        digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def folder(games: Sequence[str] = ()) -> Path:
    """Where the compiled engine of the sources as they are lies, or would lie.

    One of some games alone has a place of its own, and is used only where somebody names that.
    """
    return BUILDS.with_name("-".join((BUILDS.name, *games))) / key()


def is_of_these_sources(place: Path) -> bool:
    """Whether a folder holds a whole build of the sources as they are."""
    try:
        return (place / DONE).read_text("utf-8") == key()
    except OSError:
        return False


def is_built() -> bool:
    """Whether there is any, of these sources or of others."""
    return any(BUILDS.glob(f"[!.]*/{DONE}"))  # hidden is one that is being made


def is_in_use() -> bool:
    """Whether this process has it, or was installed with it."""
    installed = (PACKAGE / "kernel" / f"build{EXTENSION_SUFFIXES[0]}").exists()
    return installed or any(isinstance(finder, Overlay) for finder in sys.meta_path)


def use(place: Path | None = None) -> None:
    """Use the compiled engine in this process and those that it starts; raises `NotCompiled`."""
    if is_in_use():
        return
    place = place or folder()
    if not is_of_these_sources(place):
        why = "was built from other sources than these" if is_built() else "has not been built"
        raise NotCompiled(f"The compiled engine {why}. Build it with scripts/build-compiled, or go on without it.")
    loaded = sorted(name for name in sys.modules if name.startswith("farlight.kernel."))
    if loaded:
        raise NotCompiled(f"The compiled engine must come first, but {loaded[0]} has been read already.")
    sys.meta_path.insert(0, Overlay(place))
    os.environ[VARIABLE] = str(place)


def use_as_told() -> None:
    """Do what the environment says; called before anything of the engine is imported."""
    told = os.environ.get(VARIABLE, "0")
    try:
        if told != "0":
            use(None if told == "1" else Path(told))
    except NotCompiled as error:
        sys.exit(f"Farlight: {error} ({VARIABLE} is set to {told}.)")


class Overlay(MetaPathFinder):
    """Finds modules in a build before others look among the sources."""

    def __init__(self, place: Path) -> None:
        files = [file for suffix in (".py", EXTENSION_SUFFIXES[0]) for file in place.glob(f"**/*{suffix}")]
        self.modules = {_name(file.relative_to(place)): file for file in files}

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def _name(file: Path) -> str:
    return ".".join((*file.parts[:-1], file.name.partition(".")[0]))
