"""A game's part for its pack: what every game's is, whatever its cards are."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from farlight.content.pack import LoadedPack, told_in, untranslated
from farlight.content.reach import Ways, dead_cards, reach
from farlight.effects import Problem, Vocabulary
from farlight.kernel import Pack
from farlight.kernel.play import S
from farlight.texts import LANGUAGES


class CheckedPack(Pack[S]):
    """A loaded pack, looked through by the lints that hold for all games and by the game's own."""

    def __init__(self, loaded: LoadedPack, path: Path, words: Vocabulary) -> None:
        super().__init__(loaded.info.id, loaded.hash, path)
        self.loaded = loaded
        self._words = words

    def ways(self) -> Ways:
        """Which cards the rules bring into play by themselves."""
        return Ways({})

    def checks(self) -> Iterable[Problem]:
        """What the game itself has to say about its cards."""
        return ()

    def lint(self) -> Sequence[str]:
        found = (*self.loaded.lints, *untranslated(self.loaded, LANGUAGES), *self.checks())
        return [*map(str, (*found, *dead_cards(self.loaded, self.reach())))]

    def counts(self) -> Mapping[str, int]:
        return {kind: len(cards) for kind, cards in self.loaded.cards.items() if cards}

    def reach(self) -> Mapping[tuple[str, str], str]:
        return reach(self.loaded.cards, self._words, self.ways())

    def told_in(self, language: str) -> bool:
        return told_in(self.loaded, language)
