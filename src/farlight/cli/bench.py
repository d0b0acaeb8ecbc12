"""`farlight bench`."""

import json
import subprocess
import sys
import venv
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from farlight.errors import UserError
from farlight.kernel import game_names, load_game
from farlight.lab import peers as peers_script
from farlight.lab.bench import Figures, measure

ROOT = Path(__file__).parents[3]
Peers = dict[str, dict[str, float]]


def run(as_json: bool, peers: bool, game: str | None) -> None:
    if game is not None:
        load_game(game)
    told = Console(stderr=True, highlight=False, emoji=False)
    python = _peer_environment(told) if peers else None
    found = []
    for name in [game] if game else game_names():
        told.print(f"measuring {name} ...", markup=False)
        found.append(measure(name))
    measured = _measure_peers(told, python) if python else {}
    if as_json:
        games = {each.game: {**msgspec.to_builtins(each), "kernel": each.kernel} for each in found}
        print(json.dumps({"games": games, "peers": measured}, indent=2))
    else:
        _print(found, measured)


def _print(found: list[Figures], peers: Peers) -> None:
    table = Table(box=None, title="microseconds, best of eight rounds", title_justify="left")
    names = ("", "decision", "in sim", "bare rules", "kernel", "mid-step copy", "games/s", "save kB")
    for name in names:
        table.add_column(name, justify="right" if name else "left")
    for each in found:
        times = (each.decision, each.decision_sim, each.bare, each.kernel, each.copy)
        table.add_row(
            each.game,
            *(f"{time:.1f}" for time in times),
            f"{each.games_per_second:.0f}",
            f"{each.save_bytes / 1000:.1f}",
        )
    for name, figures in peers.items():
        table.add_row(name, f"{figures['decision']:.1f}", "", "", "", f"{figures['copy']:.1f}", "", "")
    console = Console(highlight=False, emoji=False)
    console.print(table)
    for name, figures in peers.items():
        for each in found:
            console.print(
                f"{each.game} to {name}: decision {each.decision / figures['decision']:.2f}, "
                f"copy {each.copy / figures['copy']:.2f}",
                soft_wrap=True,
            )


def _peer_environment(told: Console) -> Path:
    """The Python of the side environment, made on the first call from its own lock."""
    lock = ROOT / "requirements" / "peers.txt"
    if not lock.is_file():
        raise UserError("--peers needs the checkout, where requirements/peers.txt locks what it installs.")
    folder = ROOT / ".venv-peers"
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    stamp = folder / "farlight-lock"
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return python
    told.print("making .venv-peers and installing catanatron and python-chess (first run only) ...")
    venv.create(folder, with_pip=True, clear=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)]
    done = subprocess.run(install, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:]
        raise UserError(f"The peers could not be installed: {' '.join(last)} Connect to the network and try again.")
    stamp.write_bytes(lock.read_bytes())
    return python


def _measure_peers(told: Console, python: Path) -> Peers:
    told.print("measuring catanatron and python-chess ...")
    done = subprocess.run([str(python), peers_script.__file__], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise UserError(f"The peers could not be measured: {done.stderr.strip().splitlines()[-1]}")
    measured: Peers = json.loads(done.stdout)
    return measured
