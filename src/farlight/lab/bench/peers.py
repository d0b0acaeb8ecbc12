"""The environment in which other engines are measured, made from its own locks and never mixed with ours."""

import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

from farlight.errors import UserError
from farlight.lab.bench.measured import Subject, of_peer

ROOT = Path(__file__).parents[4]
YARDSTICK = "catanatron"
"""The one that ours are compared with first: rules of a modern board game in Python."""
LOCKS = {
    "peers.txt": ("catanatron", "python-chess"),
    "open-spiel.txt": ("openspiel/chess", "openspiel/backgammon", "openspiel/python_team_dominoes"),
}
"""What each lock in requirements/ brings. Those of OpenSpiel are in C++, but for the one whose name says otherwise."""

WHEELS_ONLY = "open-spiel,numpy,scipy"
"""To compile these here would take longer than everything else."""


def peers(told: Callable[[str], object]) -> tuple[list[Subject], dict[str, str]]:
    """The engines that can be measured here, installed on the first call; and why others cannot."""
    folder = ROOT / ".venv-peers"
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    found: list[Subject] = []
    missing: dict[str, str] = {}
    for name, engines in LOCKS.items():
        lock = ROOT / "requirements" / name
        if not lock.is_file():
            raise UserError(f"--peers needs the checkout, where requirements/{name} locks what it installs.")
        why = _install(folder, python, lock, told)
        if why:
            missing |= dict.fromkeys(engines, why)
        else:
            found += [of_peer(engine, python) for engine in engines]
    return found, missing


def _install(folder: Path, python: Path, lock: Path, told: Callable[[str], object]) -> str:
    """Install a lock unless it is there already; says why that was not possible."""
    stamp = folder / lock.with_suffix(".installed").name
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return ""
    told(f"installing other engines ({lock.stem}) into {folder.name} ...")
    if not python.is_file():
        venv.create(folder, with_pip=True, clear=True)
    install = ["install", "--quiet", "--require-hashes", f"--only-binary={WHEELS_ONLY}", "-r", str(lock)]
    done = subprocess.run([str(python), "-m", "pip", *install], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")][-1:]
        return f"not installed: {' '.join(said) or 'pip failed'}"
    stamp.write_bytes(lock.read_bytes())
    return ""
