"""How much of a pack is told in a language, and what is wrong with its language files."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

import msgspec

from farlight.content.cards import Name, names_in
from farlight.content.clauses import is_whole
from farlight.content.invalid import suggest
from farlight.content.locate import TomlPath
from farlight.content.pack import NO_WORDS, LoadedPack
from farlight.content.reader import Reader
from farlight.content.translations import (
    ORIGINAL,
    PLACE,
    Translation,
    language_files,
    short_hash,
    translations_in,
)
from farlight.effects import Problem
from farlight.texts import LANGUAGES

_TOKEN = re.compile(r"\{[^{}]+\}")
_PARAGRAPH = re.compile(r"\n\s*\n")


class Coverage(msgspec.Struct, frozen=True):
    """How far a pack is told in a language."""

    pack: str
    language: str
    declared: bool
    texts: int
    told: int
    stale: int
    """Of those that are told: made from an English that has changed since."""
    words: int
    """Of the English, all of it."""
    words_told: int


class Original(msgspec.Struct, frozen=True):
    """A text as its author wrote it."""

    path: TomlPath
    english: str
    inline: Collection[str] = ()
    """Languages that stand beside it in the same file."""
    by_language: bool = False
    """Whether it is written as a table of languages, be there only one."""

    @property
    def hash(self) -> str:
        return short_hash(self.english)


class Written(msgspec.Struct, frozen=True):
    """A translation with the file in which it stands."""

    file: Path
    found: Translation
    words: str
    problem: str = ""
    """What makes it no translation of anything."""


class ToldTexts:
    """The texts of a pack and those of its language files, side by side."""

    def __init__(self, pack: LoadedPack, folder: Path, free_tokens: Collection[str] = ()) -> None:
        self.pack = pack
        self.folder = folder
        self.free_tokens = free_tokens
        """Those that a language may do without, as pronouns."""
        self._reader = Reader({}, NO_WORDS)
        self._languages: dict[str, Sequence[Written]] = {}

    @cached_property
    def originals(self) -> Mapping[str, Original]:
        """Every text that needs a translation, by its place. A proper name is the same everywhere."""
        return {place: text for place, text in self._all if not self.pack.info.is_proper(place)}

    @cached_property
    def _all(self) -> Sequence[tuple[str, Original]]:
        cards = [((kind, card_id), card) for kind, known in self.pack.cards.items() for card_id, card in known.items()]
        return [
            (".".join(map(str, path)), _original(path, text))
            for start, value in [(("pack",), self.pack.info), *cards]
            for path, text in names_in(value, start)
            if text and (start != ("pack",) or isinstance(text, dict))  # a plain title of a pack is a proper name
        ]

    def _of_file(self, file: Path) -> Iterator[Written]:
        for found in translations_in(self._reader.toml(file) or {}):
            place = ".".join(found.path)
            if not isinstance(found.words, str):
                yield Written(file, found, "", f"{place}: expected a text in quotes under a hash, as name.a81f")
            elif place not in self.originals:
                yield Written(file, found, found.words, f"{place}: {self._no_text(place)}")
            else:
                yield Written(file, found, found.words)

    def _no_text(self, place: str) -> str:
        if self.pack.info.is_proper(place):
            return "a proper name, the same in every language: leave it out"
        return f"the pack has no such text.{suggest(place, self.originals)}"

    def by_place(self, language: str) -> Mapping[str, Written]:
        """The translations that are of use, by their places."""
        return {".".join(each.found.path): each for each in self._known(language) if not each.problem and each.words}

    def _known(self, language: str) -> Sequence[Written]:
        """Everything that stands in the files of a language, each with its problem if it is of no use."""
        if language not in self._languages:
            files = language_files(self.folder, language)
            self._languages[language] = [each for file in files for each in self._of_file(file)]
        return self._languages[language]

    def coverage(self, language: str) -> Coverage:
        known = self.by_place(language)
        told = [text for place, text in self.originals.items() if language in text.inline or place in known]
        info = self.pack.info
        return Coverage(
            info.id,
            language,
            language in (ORIGINAL, *info.languages),
            len(self.originals),
            len(told),
            sum(known[place].found.made_from != text.hash for place, text in self.originals.items() if place in known),
            _words(self.originals.values()),
            _words(told),
        )

    # What pack check says

    def problems(self) -> Iterator[Problem]:
        yield from self._missing()
        yield from self._idle_patterns()
        for language in LANGUAGES[1:]:
            for each in self._known(language):
                for message in [each.problem] if each.problem else self._complaints(each):
                    path = (*each.found.path, each.found.made_from)
                    yield self._reader.where.problem_in(each.file, path, message)
            yield from self._twice(language)
        yield from self._reader.problems

    def _missing(self) -> Iterator[Problem]:
        """Texts that lack a language that the pack declares; if it declares none, one that others beside it have."""
        declared = self.pack.info.languages
        known = {language: self.by_place(language) for language in declared}
        for place, text in self.originals.items():
            wanted = declared or (LANGUAGES[1:] if text.by_language else ())
            missing = [each for each in wanted if each not in text.inline and place not in known.get(each, ())]
            if missing:
                yield self.pack.problem(text.path, f"no text in {', '.join(missing)}")

    def _idle_patterns(self) -> Iterator[Problem]:
        for number, pattern in enumerate(self.pack.info.proper_names):
            if not any(fnmatchcase(place, pattern) for place, _ in self._all):
                yield self.pack.problem(("pack", "proper_names", number), f"no text is called '{pattern}'")

    def _complaints(self, each: Written) -> Iterator[str]:
        place = ".".join(each.found.path)
        original = self.originals[place]
        if each.words and each.found.made_from != original.hash:
            yield f"{place}: the English has changed since: read it again, then call it {original.hash}"
        elif each.words:
            yield from (f"{place}: {wrong}" for wrong in self._wrong_shape(original.english, each.words))

    def _wrong_shape(self, english: str, words: str) -> Iterator[str]:
        wanted, found = set(_TOKEN.findall(english)), set(_TOKEN.findall(words))
        lost = sorted(token for token in wanted - found if token[1:-1] not in self.free_tokens)
        if lost:
            yield f"{', '.join(lost)} is missing"
        if found - wanted:
            yield f"{', '.join(sorted(found - wanted))} is not in the English"
        if not is_whole(words):
            yield "a clause ({if ...}, {else}, {end}) is not closed, or not opened"
        parts = [len(_PARAGRAPH.split(text.strip())) for text in (english, words)]
        if parts[0] != parts[1]:
            yield f"the English has {parts[0]} paragraphs, this has {parts[1]}"

    def _twice(self, language: str) -> Iterator[Problem]:
        """A text may have one translation: beside the English, or in one place of one file."""
        counted = Counter(".".join(each.found.path) for each in self._known(language) if not each.problem)
        for each in self._known(language):
            place = ".".join(each.found.path)
            if counted[place] > 1 or (not each.problem and language in self.originals[place].inline):
                path = (*each.found.path, each.found.made_from)
                yield self._reader.where.problem_in(each.file, path, f"{place}: told twice in {language}: leave one")


def told_in(pack: LoadedPack, language: str) -> bool:
    """Whether a pack is told in a language: it declares it, or most of its texts have it beside them."""
    if language == ORIGINAL or language in pack.info.languages:
        return True
    texts = [text for known in pack.cards.values() for card in known.values() for _, text in names_in(card, ())]
    return 2 * sum(isinstance(text, dict) and language in text for text in texts) >= len(texts)


def _original(path: TomlPath, text: Name) -> Original:
    if isinstance(text, str):
        return Original(path, text)
    return Original(path, text[ORIGINAL], [each for each in text if each not in (ORIGINAL, PLACE)], True)


def _words(texts: Iterable[Original]) -> int:
    return sum(len(text.english.split()) for text in texts)
