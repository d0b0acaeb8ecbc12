"""Packs: folders of TOML files, read into frozen definitions, every problem collected with its place."""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from farlight.content.cards import Card, names_in
from farlight.content.reader import PackInfo, Reader
from farlight.effects import Problem, Vocabulary
from farlight.errors import UserError


class Pack(msgspec.Struct, frozen=True):
    """A loaded pack: definitions by kind and id, a hash of all its bytes, and the lints of its effects."""

    info: PackInfo
    cards: dict[str, dict[str, Any]]
    hash: str
    lints: tuple[Problem, ...]


class PackError(UserError):
    """A pack that cannot be used; lists every problem found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def untranslated(pack: Pack, languages: Iterable[str]) -> list[str]:
    """Texts that lack a language. A plain string is a proper name, the same in every language."""
    cards = [((kind, card_id), card) for kind, known in pack.cards.items() for card_id, card in known.items()]
    return [
        f"{'.'.join(map(str, path))}: no text in {', '.join(missing)}"
        for start, value in [(("pack",), pack.info), *cards]
        for path, text in names_in(value, start)
        if isinstance(text, dict) and (missing := [language for language in languages if language not in text])
    ]


def load_pack(folder: Path, game: str, kinds: Mapping[str, type[Card]], words: Vocabulary) -> Pack:
    """Load a pack or raise `PackError`."""
    pack, problems = read_pack(folder, game, kinds, words)
    if pack is None or problems:
        raise PackError(problems)
    return pack


def read_pack(
    folder: Path, game: str, kinds: Mapping[str, type[Card]], words: Vocabulary
) -> tuple[Pack | None, list[Problem]]:
    """Load a pack as far as possible, with all its problems."""
    info_file = folder / "pack.toml"
    if not info_file.is_file():
        missing = f"no pack here: a pack is a folder with a pack.toml. Looked in '{folder}'."
        return None, [Problem(str(info_file), 1, 1, missing)]
    reader = Reader(kinds, words)
    info = reader.info(info_file)
    if info is not None and info.game != game:
        # Its cards are of kinds that we do not know: complaining about them would help nobody.
        reader.problem(info_file, ("pack", "game"), f"this pack is for '{info.game}', not for '{game}'")
        return None, reader.problems
    for file in sorted(folder.rglob("*.toml")):
        if file != info_file and file.is_file():
            reader.file(file)
    reader.check_references()
    if info is None:
        return None, reader.problems
    return Pack(info, reader.cards, pack_hash(folder), tuple(reader.lints)), reader.problems


def pack_hash(folder: Path) -> str:
    """A hash of every file of the pack, by its place in the folder."""
    digest = hashlib.blake2b(digest_size=16)
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in (".toml", ".ftl"):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
