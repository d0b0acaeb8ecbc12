"""How the words of an event are put for its sentence."""

from farlight.kernel import Event
from farlight.texts import signed as with_sign

Words = tuple[tuple[str, object], ...]


def concerning(words: Words, subject: str) -> Words:
    """The effect as one that says whom it concerns, where the sentence does not: `first`, `acting`."""
    return tuple((f"{subject}_effect" if name == "effect" else name, value) for name, value in words)


def signed(event: Event) -> Words:
    """A change with its sign, and why it came if the rule has a word for it."""
    words = tuple(
        (name, with_sign(value) if name == "by" and isinstance(value, int) else value)
        for name, value in Event.refs(event)
    )
    return (*words, ("because", event.rule))
