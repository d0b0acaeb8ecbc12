"""What is known about the faults of a game: where its rules are, and which faults make no difference."""

from fnmatch import fnmatchcase
from pathlib import Path
from pkgutil import walk_packages

import msgspec

from farlight.lab.mutants.faults import Fault
from farlight.lab.mutants.planting import file_of


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault that nobody could notice."""

    module: str
    function: str
    old: str
    new: str
    why: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.module, self.function, self.old, self.new


class Lists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `scripts/mutants.toml`."""

    no_rules: dict[str, str]
    """Modules that are no rules, each with what it is; `scene*` stands for several, `policy.*` for a package."""
    equivalent: list[Equivalent] = []

    def modules(self, package: str) -> list[str]:
        """The rule modules of a game, by its package."""
        root = file_of(package).parent
        names = sorted(each.name for each in walk_packages([str(root)], f"{package}.") if not each.ispkg)
        return [name for name in names if not self.is_left_out(name.removeprefix(f"{package}."))]

    def is_left_out(self, name: str) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in self.no_rules)

    def reason(self, fault: Fault) -> str:
        """Why nobody could notice the fault; empty if somebody could."""
        return next((each.why for each in self.equivalent if each.key == fault.key), "")


def read_lists(path: Path) -> Lists:
    return msgspec.toml.decode(path.read_text("utf-8"), type=Lists)
