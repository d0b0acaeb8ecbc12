"""Walking over effects, for tests that look at what is in them."""

from collections.abc import Iterator

from farlight.effects import Do, Effect, Pay, Phrase
from farlight.effects.tree import trees_in


def phrases_in(effect: Effect) -> Iterator[Phrase]:
    """All verbs of an effect with what they name, those of its costs included."""
    for tree in trees_in(effect):
        if isinstance(tree, Do):
            yield tree.phrase
        elif isinstance(tree, Pay):
            yield tree.cost
