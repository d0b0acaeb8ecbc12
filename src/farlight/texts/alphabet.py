"""The order of words in a list, as dictionaries of a language have it."""

from farlight.texts.matching import plain

_LETTERS = {"cs": {"ch": "h", "č": "c", "ř": "r", "š": "s", "ž": "z"}}
"""Letters of their own, and the one that each stands behind; all others with an accent stand where they do without."""


def place(word: str, language: str) -> tuple[str, str]:
    """What to sort words by: `sorted(words, key=lambda word: place(word, "cs"))` has "chata" behind "hora"."""
    said = word.casefold()
    for letter, before in _LETTERS.get(language, {}).items():
        said = said.replace(letter, f"{before}\uffff")
    return plain(said), word
