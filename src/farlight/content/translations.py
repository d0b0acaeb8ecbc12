"""The texts of a pack in other languages: files beside it, read when somebody first speaks one of them.

`de/events.toml` in the folder of a pack holds the German of its `events.toml`, each text under a short hash of the
English that it was made from:

    [event.g01]
    name.a81f = "Die schnarchende Pumpe"
    instead.0.text.07c2 = "..."
"""

import hashlib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import rtoml

from farlight.texts import LANGUAGES

ORIGINAL = LANGUAGES[0]
"""The language that packs are written in."""
PLACE = "at"
"""Beside the languages of a text: where the others are found. No language is called so."""
_WORD = 8
"""Letters of the word for a folder, with which a place begins."""


class Translation(NamedTuple):
    """A text in a language file: of which text of the pack, from which English, and its words."""

    path: tuple[str, ...]
    made_from: str
    words: object


def short_hash(original: str) -> str:
    """What a translation remembers of its original: enough to notice a change, short enough to be typed."""
    return hashlib.blake2b(original.encode(), digest_size=2).hexdigest()


def in_language_folder(file: Path, folder: Path) -> bool:
    """Whether a file of a pack is a translation: it holds no cards, and changes nothing about a game."""
    return file.relative_to(folder).parts[0] in LANGUAGES


def language_files(folder: Path, language: str) -> list[Path]:
    return sorted((folder / language).rglob("*.toml"))


def translations_in(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[Translation]:
    """Every text of a language file."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from translations_in(value, (*path, key))
        else:
            yield Translation(path, key, value)


class Languages:
    """The languages that a pack declares, each read when it is first spoken."""

    def __init__(self, folder: Path, declared: Collection[str]) -> None:
        self.folder = folder
        self.declared = declared
        self._read: dict[str, Mapping[str, str]] = {}

    def texts(self, language: str) -> Mapping[str, str]:
        if language not in self._read:
            files = language_files(self.folder, language) if language in self.declared else []
            self._read[language] = {place: words for file in files for place, words in _texts(file)}
        return self._read[language]


_PACKS: dict[str, Languages] = {}
"""By the word for the folder: texts remember that and nothing else, so that the cache of packs can keep them."""


def open_languages(folder: Path, declared: Collection[str]) -> str:
    """Say that the pack of a folder was loaded; the word by which its texts find their translations."""
    whole = str(folder.resolve()).encode("utf-8", "surrogateescape")
    word = hashlib.blake2b(whole, digest_size=_WORD // 2).hexdigest()
    _PACKS[word] = Languages(folder, declared)
    return word


def place_of(word: str, path: Collection[str | int]) -> str:
    """Where a text is translated: the word for its pack, and its path in there."""
    return word + ".".join(map(str, path))


def translated(place: str, language: str) -> str | None:
    pack = _PACKS.get(place[:_WORD])
    return None if pack is None else pack.texts(language).get(place[_WORD:])


def _texts(file: Path) -> Iterator[tuple[str, str]]:
    """The texts of a file by their places. One that cannot be read is for `pack check`: the game goes on in English."""
    try:
        data = rtoml.loads(file.read_text("utf-8-sig"))
    except (OSError, ValueError) as error:
        _tell(file, error)
        return
    for path, _, words in translations_in(data):
        if isinstance(words, str) and words:
            yield ".".join(path), words


def _tell(file: Path, error: Exception) -> None:
    import logging  # noqa: PLC0415 - hardly ever needed

    logging.getLogger(__name__).warning("%s cannot be read: %s", file, error)
