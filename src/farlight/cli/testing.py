"""`farlight test`: everything that CI runs, all parts even if one fails."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.console import Console

from farlight import compiled
from farlight.cli.chromium import get_browser
from farlight.errors import UserError

ROOT = Path(__file__).parents[3]

PYTHON = [sys.executable, "-m"]


@dataclass(frozen=True, slots=True)
class Part:
    """A name and the command that checks it."""

    name: str
    command: list[str]


CHECKS = [
    Part("browser client", [sys.executable, "scripts/check_client.py"]),
    Part("types", [*PYTHON, "mypy"]),
    Part("compiled", [sys.executable, "scripts/check_compiled.py", "beacon"]),
    Part("security", [*PYTHON, "bandit", "--quiet", "--recursive", "--configfile", "pyproject.toml", "src/farlight"]),
    Part("conformance", [*PYTHON, "farlight", "conform", "tests/conformance"]),
    Part("import contract", [str(Path(sys.executable).with_name("lint-imports"))]),
    Part("lint", [*PYTHON, "ruff", "check", "."]),
    Part("format", [*PYTHON, "ruff", "format", "--check", "."]),
]
"""None needs another: they run beside each other, as many at once as there are processors, the longest first."""
ALONE = [
    # Only prints: what it shows depends on the machine, and no figure can fail.
    Part("speed", [*PYTHON, "farlight", "bench", "--short"]),
    Part("tests", [*PYTHON, "pytest", "-n", "auto"]),
]
"""These want the machine, and the built client, for themselves."""
PARTS = [*CHECKS, *ALONE]


def run(args: list[str]) -> int:
    """Run all parts, or pytest alone with its own arguments."""
    if not (ROOT / "tests").is_dir() or not (ROOT / "pyproject.toml").is_file():
        raise UserError("The tests are part of the checkout, not of the installed package: run ./farlight test there.")
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    if args:
        return _call([*PYTHON, "pytest", *args])
    get_browser(console)
    failed = [name for name, is_good in [*_beside_each_other(console), *_one_by_one(console)] if not is_good]
    if failed:
        console.print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def _beside_each_other(console: Console) -> list[tuple[str, bool]]:
    """What each says is kept until it ends, so that no two talk into each other."""

    def check(part: Part) -> tuple[str, bool]:
        start = perf_counter()
        done = subprocess.run(
            part.command, cwd=ROOT, env=_environment(), check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        said = done.stdout.decode("utf-8", "replace").rstrip()
        is_good = done.returncode == 0
        lines = [f"== {part.name}", *([said] if said else []), _verdict(part.name, is_good, start)]
        console.print("\n".join(lines), markup=False)
        return part.name, is_good

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(check, CHECKS))


def _one_by_one(console: Console) -> list[tuple[str, bool]]:
    results = []
    for part in ALONE:
        console.print(f"== {part.name}", markup=False)
        start = perf_counter()
        is_good = _call(part.command) == 0
        console.print(_verdict(part.name, is_good, start), markup=False)
        results.append((part.name, is_good))
    return results


def _verdict(name: str, is_good: bool, start: float) -> str:
    return f"== {name}: {'ok' if is_good else 'FAILED'} ({perf_counter() - start:.0f} s)"


def _call(command: list[str]) -> int:
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=_environment(), check=False).returncode


def _environment() -> dict[str, str]:
    return {compiled.VARIABLE: "0", **os.environ, "PYTHONPATH": str(ROOT / "src")}
