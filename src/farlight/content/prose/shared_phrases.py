"""Phrases of four words that many cards share: what a listener has heard before."""

from collections.abc import Callable, Iterable

from farlight.content.locate import TomlPath
from farlight.content.prose.sentences import runs_in

_WORDS = 4
_FEW = 2
"""How many cards may have a phrase before it counts."""

Phrase = tuple[str, ...]


class SharedPhrases:
    """What the cards of a pack share, as far as it concerns the wanted ones."""

    def __init__(self, texts: Iterable[tuple[TomlPath, str]], wanted: Callable[[TomlPath], bool]) -> None:
        runs = [(path, run) for path, text in texts for run in runs_in(text)]
        cards: dict[Phrase, set[str]] = {}
        for path, run in runs:
            for phrase in _phrases(run):
                cards.setdefault(phrase, set()).add(_card(path))
        shared = {phrase: found for phrase, found in cards.items() if len(found) > _FEW}
        own = [run for path, run in runs if wanted(path)]
        said = {phrase for run in own for phrase in _phrases(run)}
        self._shared = {phrase: found for phrase, found in shared.items() if phrase in said}
        self.share = 100 * sum(map(self._covered, own)) / max(1, sum(map(len, own)))
        """How many of all words stand in such a phrase, in percent."""

    def worst(self) -> list[tuple[Phrase, list[str]]]:
        """Each of them with its cards, the one that most cards have first."""
        found = ((phrase, sorted(cards)) for phrase, cards in self._shared.items())
        return sorted(found, key=lambda each: (-len(each[1]), each[0]))

    def _covered(self, run: list[str]) -> int:
        """How many words of a run are part of a shared phrase; phrases may overlap."""
        covered, end = 0, 0
        for start, phrase in enumerate(_phrases(run)):
            if phrase in self._shared:
                covered += start + _WORDS - max(start, end)
                end = start + _WORDS
        return covered


def _phrases(run: list[str]) -> Iterable[Phrase]:
    return zip(*(run[start:] for start in range(_WORDS)), strict=False)


def _card(path: TomlPath) -> str:
    return ".".join(map(str, path[:2]))
