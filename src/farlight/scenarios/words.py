"""The words in which a game's scenarios are written: sentences that set a position up and that check it."""

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any

from farlight.effects import Forms, SlotType

GROUP_NAME = "farlight.scenarios"

Getter = Callable[..., object]
Setter = Callable[..., None]


class Words:
    """The vocabulary of one game. The last slot of a sentence is what it claims."""

    def __init__(self, types: Mapping[str, SlotType]) -> None:
        self.aspects = Forms("sentence", types)

    def aspect(self, pattern: str, get: Getter, put: Setter | None = None) -> None:
        """A sentence about the state, e.g. `hull is {hull:int}`.

        `get(play, *slots but the last)` tells what the last slot is; `put(play, *slots)` makes it so. Without `put`
        the sentence can only be claimed, in `then`.
        """
        self.aspects.add(pattern, rule="", extra=put, name=pattern)(get)

    def patterns(self) -> list[tuple[str, bool]]:
        """Every sentence, and whether it can be given."""
        return [(form.pattern, form.extra is not None) for form in self.aspects.by_name.values()]


def load_words(game: str) -> Words:
    """The vocabulary of an installed game."""
    found = [entry for entry in entry_points(group=GROUP_NAME) if entry.name == game]
    if not found:
        raise LookupError(f"The game '{game}' has no scenario words: register them as '{GROUP_NAME}'.")
    words: Any = found[0].load()
    return words  # type: ignore[no-any-return]
