"""Packs: folders of TOML files, read into frozen definitions, every problem collected with its place."""

import functools
import hashlib
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from farlight.content.cards import Card
from farlight.content.invalid import expected
from farlight.content.locate import TomlPath
from farlight.content.pack_cache import PackCache
from farlight.content.reader import PackInfo, Reader
from farlight.content.translations import in_language_folder, open_languages
from farlight.effects import Forms, Problem, Vocabulary
from farlight.errors import UserError
from farlight.texts import LANGUAGES

MORE_CARDS = "cards"
"""The table in which a file that is no part of a pack brings further cards."""
NO_WORDS = Vocabulary(Forms("verb", {}), Forms("condition", {}), Forms("group", {}))
"""For files in which there are no effects."""


class LoadedPack(msgspec.Struct, frozen=True):
    """A loaded pack: definitions by kind and id, a hash of all its bytes, and whoever read its files."""

    info: PackInfo
    cards: dict[str, dict[str, Any]]
    hash: str
    reading: Callable[[], Reader]

    @property
    def lints(self) -> Sequence[Problem]:
        """What a careful reader would ask about its effects."""
        return self.reading().lints

    def problem(self, path: TomlPath, message: str) -> Problem:
        """Something to say about a card, a field or a part of it, with its place: for the lints of a game.

        The path is as in the file, `("mission", "first-light", "drift")`. The message begins with it.
        """
        return self.reading().where.problem(path, f"{'.'.join(map(str, path))}: {message}")

    def file(self, path: TomlPath) -> str:
        """The file that a card stands in."""
        return str(self.reading().where.files[path[:2]])


class PackError(UserError):
    """A pack that cannot be used; lists every problem found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def load_pack(
    folder: Path,
    game: str,
    kinds: Mapping[str, type[Card]],
    words: Vocabulary,
    needed: Collection[str] = (),
    more: Path | None = None,
) -> LoadedPack:
    """Load a pack or raise `PackError`. One that was read before and is still the same is not read again."""
    if more is not None or not (folder / "pack.toml").is_file():
        return _read_pack(folder, game, kinds, words, needed, more)
    digest = pack_hash(folder)
    cache = PackCache(folder, digest, kinds, words, needed)
    found = cache.find()
    if found is not None:
        if found[0].languages:
            open_languages(folder, found[0].languages)
        return LoadedPack(*found, digest, functools.cache(lambda: _read_folder(folder, game, kinds, words)))
    pack = _read_pack(folder, game, kinds, words, needed)
    if pack.hash == digest:  # or else somebody wrote in between
        cache.keep(pack.info, pack.reading())
    return pack


def _read_pack(
    folder: Path,
    game: str,
    kinds: Mapping[str, type[Card]],
    words: Vocabulary,
    needed: Collection[str],
    more: Path | None = None,
) -> LoadedPack:
    pack, problems = read_pack(folder, game, kinds, words, needed, more)
    if pack is None or problems:
        raise PackError(problems)
    return pack


def pack_game(folder: Path, games: Iterable[str]) -> str:
    """Which of these games the pack in a folder is for; `PackError` if its pack.toml does not say so."""
    info_file = folder / "pack.toml"
    if not info_file.is_file():
        raise PackError([_no_pack(folder)])
    known = list(games)
    reader = Reader({}, NO_WORDS)
    game = reader.game(info_file)
    if game is None:
        raise PackError(reader.problems)
    if game not in known:
        message = f"pack.game: there is no game '{game}': {expected(game, known)}"
        raise PackError([reader.where.problem_in(info_file, ("pack", "game"), message)])
    return game


def read_pack(
    folder: Path,
    game: str,
    kinds: Mapping[str, type[Card]],
    words: Vocabulary,
    needed: Collection[str] = (),
    more: Path | None = None,
) -> tuple[LoadedPack | None, list[Problem]]:
    """Load a pack as far as possible, with all its problems. Of each `needed` kind there must be a card.

    `more` is a file whose table `cards` adds to the pack: cards that only its own scenarios need.
    """
    info_file = folder / "pack.toml"
    if not info_file.is_file():
        return None, [_no_pack(folder)]
    read = _read_folder if more is None else _read_before
    reader = read(folder, game, kinds, words)
    info = reader.pack
    if info is not None and info.game != game:
        return None, reader.problems
    if more is not None:
        reader.file(more, MORE_CARDS)
    reader.check_needed(info_file, game, needed)
    reader.check_references()
    if info is None:
        return None, reader.problems
    return LoadedPack(info, reader.cards, pack_hash(folder, more), lambda: reader), reader.problems


_FOLDERS: dict[Path, tuple[str, Reader]] = {}
"""What was read of a folder, with the hash of its files: scenarios add cards to the same pack again and again."""


def _read_before(folder: Path, game: str, kinds: Mapping[str, type[Card]], words: Vocabulary) -> Reader:
    """The files of a folder as they were read before, if they are still the same."""
    digest = pack_hash(folder)
    known, reader = _FOLDERS.get(folder, ("", None))
    if reader is None or known != digest or reader.kinds is not kinds or reader.words is not words:
        reader = _read_folder(folder, game, kinds, words)
        reader.check_references()
        _FOLDERS[folder] = digest, reader
    return reader.copy()


def _read_folder(folder: Path, game: str, kinds: Mapping[str, type[Card]], words: Vocabulary) -> Reader:
    reader = Reader(kinds, words)
    info_file = folder / "pack.toml"
    info = reader.info(info_file)
    if info is not None and info.game != game:
        # Its cards are of kinds that we do not know: complaining about them would help nobody.
        reader.problem(info_file, ("pack", "game"), f"this pack is for '{info.game}', not for '{game}'")
        return reader
    for file in sorted(folder.rglob("*.toml")):
        if file != info_file and file.is_file() and not in_language_folder(file, folder):
            reader.file(file)
    return reader


def _no_pack(folder: Path) -> Problem:
    missing = f"no pack here: a pack is a folder with a pack.toml. Looked in '{folder}'."
    return Problem(str(folder / "pack.toml"), 1, 1, missing)


def pack_hash(folder: Path, more: Path | None = None) -> str:
    """A hash of every file of the pack, by its place in the folder, and of what was added to it.

    Without translations: whoever reads German plays the same game.
    """
    digest = hashlib.blake2b(digest_size=16)
    for place in sorted(_files_of(folder)):
        digest.update("/".join(place).encode() + b"\0" + folder.joinpath(*place).read_bytes() + b"\0")
    if more is not None:
        digest.update(more.read_bytes())
    return digest.hexdigest()


def _files_of(folder: Path, inside: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The files of a pack that decide how it is played, each by its place; translations are not looked through."""
    with suppress(PermissionError), os.scandir(folder.joinpath(*inside)) as found:
        for entry in found:
            place = (*inside, entry.name)
            if entry.is_dir(follow_symlinks=False):
                if inside or entry.name not in LANGUAGES:
                    yield from _files_of(folder, place)
            elif entry.name.endswith((".toml", ".ftl")) and entry.is_file():
                yield place
