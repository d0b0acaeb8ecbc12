"""Running the command as a user does."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 900
"""Seconds after which a command has hung. Machines may be slow; nothing is timed here."""


def environment(home: Path | None) -> dict[str, str]:
    """That of a user with a home of their own."""
    found = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    found.pop("FARLIGHT_COMMAND", None)  # the tests may have been started by the bootstrap
    if home is not None:
        found["FARLIGHT_HOME"] = str(home)
    return found


def farlight(
    *args: str, home: Path | None = None, stdin: str = "", cwd: Path = ROOT
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "farlight", *args],
        capture_output=True,
        text=True,
        input=stdin,
        cwd=cwd,
        env=environment(home),
        check=False,
        timeout=PATIENCE,
    )


def hear_interrupts() -> None:
    """For a program that is started: Ctrl-C reaches it, also where the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
