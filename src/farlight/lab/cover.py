"""Coverage: which cards of a pack come up in play, in how many games, and how the others could."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from farlight.bots import find_bot, guarded
from farlight.kernel import AnyGame, AnyPosition, EngineError, Option, Position, Setup, load_game, to_data
from farlight.lab.play import play_on
from farlight.lab.sim import in_batches

Card = tuple[str, str]
"""Its kind and id."""

VIEW_EVERY = 40
"""After so many answers the whole table is looked at: it shows what no event and no question names."""
_SIGNS = re.compile(r"[:,.|+]")


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
    for bot in bots:
        yield from in_batches(planned, jobs, partial(_play_batch, bot, pack))


def _play_batch(bot: str, pack: Path | None, batch: list[Setup]) -> Coverage:
    game = load_game(batch[0].game, pack)
    witness = Witness(game.pack.shown())
    found = Coverage()
    for setup in batch:
        found.games += 1
        try:
            found.met.update(witness.watch(game, setup, bot))
        except EngineError as error:
            found.errors.append(f"{setup.mission}, seats {setup.seats}, seed {setup.seed}, {bot}: {error}")
    return found


class Witness:
    """Notes the cards that the players of a game meet: named by events and questions, or shown on the table.

    A card is known by its id. An id that cards of several kinds share counts only beside the name of the kind.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_id: dict[str, list[Card]] = {}
        for kind, name in cards:
            self._by_id.setdefault(name, []).append((kind, name))
        self._read: dict[tuple[str, str], tuple[Card, ...]] = {}
        self.met: set[Card] = set()

    def watch(self, game: AnyGame, setup: Setup, bot: str) -> set[Card]:
        """The cards that come up in a game."""
        self.met = set()
        position: AnyPosition = Position(game, game.rules.new(setup), snapshots=False)
        answers: list[tuple[int, str]] = []
        self.note("mission", setup.mission)
        self._look(position)
        player = guarded(game, bot, find_bot(game, bot), setup.seed)
        play_on(position, player, answers, lambda: self._look(position, len(answers)))
        self._look(position)
        return self.met

    def _look(self, position: AnyPosition, answers: int = 0) -> None:
        for event in position.events:
            self._note_all(event.refs())
        for decision in position.open:
            self._note_all(decision.refs)
            for option in decision.options:
                self._note_all(option.refs)
        if answers % VIEW_EVERY == 0:
            self._walk("", to_data(position.game.view(position.state, None)))

    def _note_all(self, refs: Iterable[tuple[str, Any]]) -> None:
        for field, value in refs:
            if isinstance(value, Option):
                self._note_all(value.refs)
            else:
                self.note(field, value)

    def _walk(self, field: str, value: object) -> None:
        if isinstance(value, Mapping):
            for key, inner in value.items():
                self.note(field, key)
                self._walk(str(key), inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                self._walk(field, inner)
        else:
            self.note(field, value)

    def note(self, field: str, value: object) -> None:
        """Note the cards in one value, as `p101` or `poi:3:p101:0`."""
        if isinstance(value, str):
            if (field, value) not in self._read:
                self._read[field, value] = tuple(self._cards_in(field, value))
            self.met.update(self._read[field, value])

    def _cards_in(self, field: str, value: str) -> Iterator[Card]:
        # A part with a space in it is an effect or a sentence: it speaks of cards, it does not show them.
        parts = [part.strip().lstrip("-") for part in _SIGNS.split(value)]
        for part in parts:
            found = self._by_id.get(part, [])
            if len(found) > 1:
                found = [card for card in found if card[0] == field or card[0] in parts]
            yield from found
