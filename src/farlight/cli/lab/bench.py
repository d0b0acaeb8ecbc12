"""`farlight bench`."""

import platform
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from farlight.cli.as_json import print_json
from farlight.cli.lab.bench_tables import print_digests, print_report
from farlight.errors import UserError
from farlight.kernel import game_names, load_game
from farlight.lab.bench import instructions
from farlight.lab.bench.figures import Figures, Report, ratios
from farlight.lab.bench.measured import Subject, engines_in_use, measure, of_game
from farlight.lab.bench.peers import YARDSTICK, peers
from farlight.lab.digest import digest_of

ROUNDS, GAMES = 6, 20
"""Rounds, and the games of each."""
SHORT_ROUNDS, SHORT_GAMES = 2, 3
"""Enough to see that everything can be measured, and roughly what it comes to."""
NOT_COUNTED = "not asked for: --instructions"


class Wanted(msgspec.Struct, frozen=True):
    """The flags."""

    json: bool = False
    peers: bool = False
    game: str | None = None
    short: bool = False
    instructions: bool = False
    beside: tuple[Path, ...] = ()
    digest: int | None = None
    rounds: int | None = None


def run(wanted: Wanted) -> None:
    if wanted.game is not None:
        load_game(wanted.game)
    games = [wanted.game] if wanted.game else game_names()
    if wanted.digest is not None:
        _tell_digests(wanted, games)
        return
    report = _measured(wanted, games, _teller())
    if wanted.json:
        print_json(report)
    else:
        print_report(report)


def _teller() -> Callable[[str], object]:
    console = Console(stderr=True, highlight=False, emoji=False)
    return lambda said: console.print(said, markup=False)


def _tell_digests(wanted: Wanted, games: Sequence[str]) -> None:
    if wanted.peers or wanted.short or wanted.instructions or wanted.beside or wanted.rounds:
        raise UserError("--digest measures nothing: leave --peers, --short, --instructions, --beside and --rounds out.")
    found = [digest_of(load_game(name), wanted.digest or 0) for name in games]
    if wanted.json:
        print_json(found)
    else:
        print_digests(found)


def _measured(wanted: Wanted, games: Sequence[str], told: Callable[[str], object]) -> Report:
    subjects = [subject for name in games for subject in _of_game(name, wanted.beside)]
    others, missing = peers(told) if wanted.peers else ([], {})
    rounds, played = (SHORT_ROUNDS, SHORT_GAMES) if wanted.short else (ROUNDS, GAMES)
    rounds = wanted.rounds or rounds
    found = measure([*subjects, *others], rounds, played, told)
    counted_by = _count([*subjects, *others], found, told) if wanted.instructions else NOT_COUNTED
    ours, theirs = found[: len(subjects)], found[len(subjects) :]
    compared = [ratios(each, peer) for peer in theirs if peer.name == YARDSTICK for each in ours]
    return Report(platform.python_version(), rounds, found, compared, missing, counted_by)


def _of_game(name: str, beside: Sequence[Path]) -> list[Subject]:
    """A game, pure and compiled if that is in use, and as other folders have it."""
    here = [of_game(name, compiled=engine) for engine in engines_in_use()]
    return [*here, *(of_game(name, folder) for folder in beside)]


def _count(subjects: Sequence[Subject], found: Sequence[Figures], told: Callable[[str], object]) -> str:
    """Add the instructions to the figures; says what counted them."""
    counter = instructions.find_counter()
    if counter is None:
        return f"not counted: {instructions.NO_COUNTER}"
    for subject, figures in zip(subjects, found, strict=True):
        told(f"counting instructions of {figures.name} ({figures.build}) ...")
        figures.instructions = instructions.count(counter, subject)
    return counter.name
