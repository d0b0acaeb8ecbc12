"""Packs as they were checked, kept in the user's cache folder: reading and checking a large one takes half a second.

What is kept is data and nothing else. It is decoded into the classes of the cards with all their checks, as the TOML
was, so that whatever somebody writes there can at worst be refused. It counts only if it belongs to the very files and
code that are here now, if nobody but its owner can have written it, and if not a bit of it is lost; else the pack is
read as if there were no cache.
"""

import hashlib
import inspect
import os
import sys
import tempfile
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from farlight.content.cards import Card, EffectText
from farlight.content.reader import PackInfo, Reader
from farlight.effects import Effect, Parsed, Source, Vocabulary
from farlight.private import make_folder
from farlight.texts import LANGUAGES

MOST_KEPT = 20
"""Packs in the folder; the oldest make room. Folders of packs come and go where packs are written."""
_SIZE = 16
"""Bytes of a digest."""
_READERS = (Reader, Vocabulary)
"""Classes beside which the code stands that reads packs, whatever the game."""


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A pack: what it says of itself, every effect by its source, and its cards by kind and id."""

    info: PackInfo
    trees: dict[str, Effect]
    cards: dict[str, dict[str, msgspec.Raw]]


class PackCache:
    """The place where one pack of a game is kept, and the key to what counts there."""

    def __init__(
        self, folder: Path, digest: str, kinds: Mapping[str, type[Card]], words: Vocabulary, needed: Collection[str]
    ) -> None:
        self.kinds = kinds
        self._key = _key(digest, kinds, words, needed)
        named = f"{folder.resolve()} {sys.implementation.cache_tag}".encode("utf-8", "surrogateescape")
        self.file = cache_folder() / "packs" / hashlib.blake2b(named, digest_size=_SIZE).hexdigest()

    def find(self) -> tuple[PackInfo, dict[str, dict[str, Any]]] | None:
        """What the pack says of itself, and its cards by kind and id; None if they have to be read."""
        found = self._read()
        if found is None or found[:_SIZE] != self._key:
            return None
        checksum, body = found[_SIZE : 2 * _SIZE], found[2 * _SIZE :]
        try:
            if checksum != _digest(body):
                raise ValueError("it is not what was written")
            return _decode(body, self.kinds)
        except (ValueError, LookupError, msgspec.MsgspecError) as error:
            _tell(self.file, error)
            return None

    def keep(self, info: PackInfo, reader: Reader) -> None:
        """Write it beside and move it into place; where nothing can be written, nothing is kept."""
        body = msgspec.msgpack.encode(Kept(info, reader.trees, reader.written))
        with suppress(OSError):
            make_folder(self.file.parent)
            descriptor, beside = tempfile.mkstemp(dir=self.file.parent)  # its owner's alone
            try:
                with open(descriptor, "wb") as out:
                    out.write(self._key + _digest(body) + body)
                os.replace(beside, self.file)
            except BaseException:
                os.unlink(beside)
                raise
            _make_room(self.file.parent)

    def _read(self) -> bytes | None:
        """The bytes of the file, if there is one that nobody but ourselves can have written."""
        try:
            with open(self.file, "rb") as kept:
                about = os.fstat(kept.fileno())
                if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
                    return None
                return kept.read()
        except OSError:
            return None


def cache_folder() -> Path:
    """`FARLIGHT_CACHE`, or the place where this system keeps what can be made again."""
    own = os.environ.get("FARLIGHT_CACHE")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "farlight" / "cache"
    usual = Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")
    return Path(os.environ.get("XDG_CACHE_HOME") or usual) / "farlight"


def _key(digest: str, kinds: Mapping[str, type[Card]], words: Vocabulary, needed: Collection[str]) -> bytes:
    """A digest of all that decides what becomes of a pack: its files, their readers, the game's words."""
    start = f"{digest} {sys.version} {msgspec.__version__} {LANGUAGES} {sorted(needed)}"
    found = hashlib.blake2b(start.encode(), digest_size=_SIZE)
    for folder in sorted({Path(inspect.getfile(kind)).parent for kind in (*_READERS, *kinds.values())}):
        for file in sorted(folder.glob("*.py")):
            found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    for forms in (words.verbs, words.conditions, words.groups):
        found.update(repr([(form.name, form.parts) for form in forms.by_name.values()]).encode())
    return found.digest()


def _digest(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_SIZE).digest()


def _decode(body: bytes, kinds: Mapping[str, type[Card]]) -> tuple[PackInfo, dict[str, dict[str, Any]]]:
    kept = msgspec.msgpack.decode(body, type=Kept)

    def effect(_kind: type, source: str) -> EffectText:
        found = EffectText(source)
        found.parsed = Parsed(Source(source), kept.trees[source], (), ())
        return found

    cards = {}
    for word, kind in kinds.items():
        read = msgspec.msgpack.Decoder(kind, dec_hook=effect).decode
        cards[word] = {card: read(body) for card, body in kept.cards[word].items()}
    return kept.info, cards


def _make_room(folder: Path) -> None:
    """Remove the oldest beyond those that are kept; also what a killed process left behind."""
    kept = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[MOST_KEPT:]:
        file.unlink(missing_ok=True)


def _tell(file: Path, error: Exception) -> None:
    import logging  # noqa: PLC0415 - hardly ever needed

    logging.getLogger(__name__).warning("%s cannot be used and is made anew: %s", file, error)
