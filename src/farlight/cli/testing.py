"""`farlight test`: everything that CI runs, one part after the other, all parts even if one fails."""

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from rich.console import Console

from farlight import compiled
from farlight.cli.chromium import get_browser
from farlight.errors import UserError

ROOT = Path(__file__).parents[3]

PYTHON = [sys.executable, "-m"]
# "speed" only prints: what it shows depends on the machine, and no figure can fail.
PARTS: list[tuple[str, list[str]]] = [
    ("lint", [*PYTHON, "ruff", "check", "."]),
    ("format", [*PYTHON, "ruff", "format", "--check", "."]),
    ("types", [*PYTHON, "mypy"]),
    ("security", [*PYTHON, "bandit", "--quiet", "--recursive", "--configfile", "pyproject.toml", "src/farlight"]),
    ("import contract", [str(Path(sys.executable).with_name("lint-imports"))]),
    ("browser client", [sys.executable, "scripts/check_client.py"]),
    ("conformance", [*PYTHON, "farlight", "conform", "tests/conformance"]),
    ("speed", [*PYTHON, "farlight", "bench", "--short"]),
    ("tests", [*PYTHON, "pytest", "-n", "auto"]),
]


def run(args: list[str]) -> int:
    """Run all parts, or pytest alone with its own arguments."""
    if not (ROOT / "tests").is_dir() or not (ROOT / "pyproject.toml").is_file():
        raise UserError("The tests are part of the checkout, not of the installed package: run ./farlight test there.")
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    if args:
        return _call([*PYTHON, "pytest", *args])
    get_browser(console)
    failed = []
    for name, command in PARTS:
        console.print(f"== {name}", markup=False)
        start = perf_counter()
        if _call(command) != 0:
            failed.append(name)
        console.print(f"== {name}: {'FAILED' if name in failed else 'ok'} ({perf_counter() - start:.0f} s)")
    if failed:
        console.print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def _call(command: list[str]) -> int:
    sys.stdout.flush()
    environment = {compiled.VARIABLE: "0", **os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
