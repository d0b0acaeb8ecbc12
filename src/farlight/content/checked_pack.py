"""A game's part for its pack: what every game's is, whatever its cards are."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from farlight.content.pack import LoadedPack
from farlight.content.prose import Log, Style, review
from farlight.content.reach import Ways, dead_cards, reach
from farlight.content.told_texts import ToldTexts, told_in
from farlight.effects import Problem, Vocabulary
from farlight.kernel import Pack, Review
from farlight.kernel.play import S


class CheckedPack(Pack[S]):
    """A loaded pack, looked through by the lints that hold for all games and by the game's own."""

    style: ClassVar[Style] = Style()
    """What the game wants of the texts that are read aloud."""
    free_tokens: ClassVar[Collection[str]] = ()
    """Tokens of its texts that a language may do without, as pronouns."""

    def __init__(self, loaded: LoadedPack, path: Path, words: Vocabulary) -> None:
        super().__init__(loaded.info.id, loaded.hash, path)
        self.loaded = loaded
        self._told: dict[str, bool] = {}
        self._words = words

    def ways(self) -> Ways:
        """Which cards the rules bring into play by themselves."""
        return Ways({})

    def checks(self) -> Iterable[Problem]:
        """What the game itself has to say about its cards."""
        return ()

    def logs(self) -> Iterable[Log]:
        """The texts that are read aloud: an editor listens to them."""
        return ()

    def lint(self) -> Sequence[str]:
        found = (*self.loaded.lints, *self.told_texts().problems(), *self.checks())
        return [*map(str, (*found, *dead_cards(self.loaded, self.reach())))]

    def review(self, file: str = "") -> Review:
        return review(self.loaded, self.logs(), self.style, file)

    def counts(self) -> Mapping[str, int]:
        return {kind: len(cards) for kind, cards in self.loaded.cards.items() if cards}

    def reach(self) -> Mapping[tuple[str, str], str]:
        return reach(self.loaded.cards, self._words, self.ways())

    def told_texts(self) -> ToldTexts:
        """Its texts beside those of its language files, as they are now."""
        return ToldTexts(self.loaded, self.path, self.free_tokens)

    def told_in(self, language: str) -> bool:
        if language not in self._told:
            self._told[language] = told_in(self.loaded, language)
        return self._told[language]
