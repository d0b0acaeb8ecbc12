"""Coverage: which cards of a pack come up in play, in how many games, and how the others could."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from farlight.kernel import Setup
from farlight.lab.studies.card_witness import Card, Witness
from farlight.lab.studies.dispatch import play_cells
from farlight.lab.studies.records import Batch
from farlight.lab.studies.study import Cell, cells_for
from farlight.lab.studies.teams import Processes

__all__ = ["Card", "Coverage", "Row", "Witness", "cover", "coverage_of", "rows"]


class Coverage(msgspec.Struct):
    """In how many games each card came up."""

    games: int = 0
    met: Counter[Card] = msgspec.field(default_factory=Counter)
    errors: list[str] = []

    def add(self, other: "Coverage") -> None:
        self.games += other.games
        self.met += other.met
        self.errors += other.errors


class Row(msgspec.Struct, frozen=True):
    """The cards of one kind."""

    kind: str
    cards: int
    met: int
    rarest: int
    """In how many games the rarest of those came up that did."""
    chained: tuple[str, ...]
    """Those that never came up but could, by their ids."""
    dead: tuple[str, ...]
    """Those to which nothing leads, and that did not come up either."""


def rows(chains: Mapping[Card, str], coverage: Coverage) -> list[Row]:
    """What came up, kind by kind."""
    kinds: dict[str, list[str]] = {}
    for kind, name in chains:
        kinds.setdefault(kind, []).append(name)
    return [_row(kind, names, chains, coverage.met) for kind, names in kinds.items()]


def _row(kind: str, names: Sequence[str], chains: Mapping[Card, str], met: Mapping[Card, int]) -> Row:
    counts = [met[kind, name] for name in names if (kind, name) in met]
    never = [name for name in names if (kind, name) not in met]
    chained = tuple(name for name in never if chains[kind, name])
    dead = tuple(name for name in never if not chains[kind, name])
    return Row(kind, len(names), len(counts), min(counts, default=0), chained, dead)


def cover(planned: list[Setup], jobs: int, bots: Iterable[str], pack: Path | None = None) -> Iterator[Coverage]:
    """Play all games with each bot; yields what came up, batch by batch."""
    cells: list[Cell] = []
    for bot in bots:
        cells += cells_for(planned, bot, str(pack or ""), sum(cell.games for cell in cells))
    for batch in play_cells(cells, Processes(jobs), ("cards",)):
        yield coverage_of(batch)


def coverage_of(batch: Batch) -> Coverage:
    """What came up in the games of a batch."""
    found = Coverage(batch.stop - batch.first)
    found.met.update((kind, card) for _, kind, card, _ in batch.rows["cards"])
    for game in batch.games:
        if game.error:
            found.errors.append(f"{game.mission}, seats {game.seats}, seed {game.seed}, {game.bot}: {game.error}")
    return found
