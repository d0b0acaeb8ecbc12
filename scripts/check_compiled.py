#!/usr/bin/env python3
"""Build the compiled engine and check that it does what the sources say: games, saves, cases, and games of others."""

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
TESTS = ("tests/kernel", "tests/server/test_pieces.py::test_pieces_are_what_would_be_made_anew")
CHECKS = (
    ("cases", "-m", "farlight", "conform", "tests/conformance"),
    ("tests", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS),
)


def main() -> int:
    start = perf_counter()
    try:
        build(print, LEVEL)
    except NoCompiler as error:
        print(f"Not checked. {error}")
        return 0
    print(f"built in {perf_counter() - start:.0f} s")
    failed = compare()
    for name, *command in CHECKS:
        start = perf_counter()
        failed += run("1", *command)
        print(f"{name}: {perf_counter() - start:.0f} s")
    return failed


def compare() -> int:
    """Each build looks at what the other has seen."""
    failed = 0
    for first, second in (("0", "1"), ("1", "0")):
        with tempfile.TemporaryDirectory() as folder:
            seen = str(Path(folder) / "seen")
            failed += run(first, "-m", "farlight.lab.witness", seen) or run(second, "-m", "farlight.lab.witness", seen)
    return failed


def run(compiled: str, *command: str) -> int:
    environment = {**os.environ, VARIABLE: compiled}
    return int(subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode != 0)


if __name__ == "__main__":
    sys.exit(main())
