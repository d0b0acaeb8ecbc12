"""Which cards the players of a game meet, and when."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from farlight.kernel import AnyPosition, Option, Setup, to_data

Card = tuple[str, str]
"""Its kind and id."""

VIEW_EVERY = 40
"""After so many answers the whole table is looked at: it shows what no event and no question names."""
_SIGNS = re.compile(r"[:,.|+]")


class Witness:
    """Notes the cards that the players of a game meet: named by events and questions, or shown on the table.

    A card is known by its id. An id that cards of several kinds share counts only beside the name of the kind.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_id: dict[str, list[Card]] = {}
        for kind, name in cards:
            self._by_id.setdefault(name, []).append((kind, name))
        self._read: dict[tuple[str, str], tuple[Card, ...]] = {}
        self.first: dict[Card, int] = {}
        """The cards that came up, with the answer at which they did."""
        self._answers = 0

    @property
    def met(self) -> set[Card]:
        return set(self.first)

    def begin(self, setup: Setup, position: AnyPosition) -> None:
        """Begin a game."""
        self.first = {}
        self._answers = 0
        self.note("mission", setup.mission)
        self._look(position)

    def came(self, position: AnyPosition) -> None:
        """Hear that an answer was given."""
        self._answers += 1
        self._look(position, self._answers)

    def end(self, position: AnyPosition) -> dict[Card, int]:
        """The game is over: the cards that came up in it."""
        self._look(position)
        game = position.game
        for card in game.pack.read_at_end(game.play(position.state)):
            self.first.setdefault(card, self._answers)
        return self.first

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
            for card in self._read[field, value]:
                self.first.setdefault(card, self._answers)

    def _cards_in(self, field: str, value: str) -> Iterator[Card]:
        # A part with a space in it is an effect or a sentence: it speaks of cards, it does not show them.
        parts = [part.strip().lstrip("-") for part in _SIGNS.split(value)]
        for part in parts:
            found = self._by_id.get(part, [])
            if len(found) > 1:
                found = [card for card in found if card[0] == field or card[0] in parts]
            yield from found
