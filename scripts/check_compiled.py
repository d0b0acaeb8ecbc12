#!/usr/bin/env python3
"""Build the compiled engine and check that it does what the sources say: games, saves, cases, and games of others.

    .venv/bin/python scripts/check_compiled.py [GAME ...]

With games, only they are built, in a place of their own, and played; without, all are, and the kernel's tests run, too.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from farlight.compiled import VARIABLE
from farlight.lab.compiled.build import NoCompiler, build

ROOT = Path(__file__).resolve().parent.parent
LEVEL = 1
"""Optimised a little: whoever plays many games builds it anew with more."""
PURE = "0"
TESTS = ("tests/kernel", "tests/server/tables/test_scene_pieces.py::test_pieces_are_what_would_be_made_anew")


def main(games: list[str]) -> int:
    start = perf_counter()
    try:
        place = str(build(print, LEVEL, games))
    except NoCompiler as error:
        print(f"Not checked. {error}")
        return 0
    print(f"built in {perf_counter() - start:.0f} s")
    failed = compare(place, games)
    for name, *command in checks(games):
        start = perf_counter()
        failed += run(place, *command)
        print(f"{name}: {perf_counter() - start:.0f} s")
    return int(failed > 0)


def checks(games: list[str]) -> list[tuple[str, ...]]:
    """What runs on the compiled engine as on the other: a name and a command each."""
    cases = [("cases", "-m", "farlight", "conform", f"tests/conformance/{game}") for game in games or ("",)]
    return cases if games else [*cases, ("tests", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)]


def compare(place: str, games: list[str]) -> int:
    """Each build looks at what the other has seen."""
    failed = 0
    for first, second in ((PURE, place), (place, PURE)):
        with tempfile.TemporaryDirectory() as folder:
            seen = str(Path(folder) / "seen")
            look = ("-m", "farlight.lab.witness", seen, *games)
            failed += run(first, *look) or run(second, *look)
    return failed


def run(engine: str, *command: str) -> int:
    environment = {**os.environ, VARIABLE: engine}
    return int(subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode != 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
