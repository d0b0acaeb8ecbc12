"""Packs as they were checked: read once, found again, and never trusted beyond what they say of themselves."""

import hashlib
import os
import pickle
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farlight.bots import RandomBot
from farlight.content import EffectText, LoadedPack, PackError, load_pack, pack_cache
from farlight.content import pack as packs
from farlight.effects import Forms, Vocabulary
from farlight.kernel import game_names
from farlight.kernel.registry import make_game
from tests.content.packs import KINDS, write_pack
from tests.effects.toy import WORDS

ITEMS = '[item.lamp]\nname = { en = "Lamp" }\nweight = 2\nprice = { coins = 3 }\n'
DEEDS = '[deed.greet]\nname = "Greet"\neffect = "1 times: wave"\n'


class Cached:
    """A pack, the place where it is kept, and how often its files were read."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = write_pack(folder / "pack", items=ITEMS, deeds=DEEDS)
        self.cache = folder / "cache"
        self.read = 0
        self.words = WORDS
        self._read_folder = packs._read_folder
        monkeypatch.setenv("FARLIGHT_CACHE", str(self.cache))
        monkeypatch.setattr(packs, "_read_folder", self._counted)

    def _counted(self, *args: Any) -> Any:
        self.read += 1
        return self._read_folder(*args)

    def load(self) -> LoadedPack:
        return load_pack(self.folder, "toy", KINDS, self.words)

    @property
    def file(self) -> Path:
        (file,) = (self.cache / "packs").iterdir()
        return file


@pytest.fixture
def cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cached:
    return Cached(tmp_path, monkeypatch)


def plain(cards: dict[str, dict[str, Any]]) -> Any:
    """Cards as plain data, effects with their trees."""
    return msgspec.to_builtins(cards, enc_hook=lambda effect: [effect.source, msgspec.to_builtins(effect.tree)])


@pytest.mark.parametrize("name", game_names())
def test_every_game_finds_the_pack_that_it_read(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARLIGHT_CACHE", str(tmp_path))
    first: Any = make_game(name, None, None).pack
    monkeypatch.setattr(packs, "read_pack", None)  # whoever reads now fails
    second: Any = make_game(name, None, None).pack
    assert second.hash == first.hash
    assert second.loaded.info == first.loaded.info
    assert plain(second.loaded.cards) == plain(first.loaded.cards)
    assert [list(known) for known in second.loaded.cards.values()] == [list(k) for k in first.loaded.cards.values()]
    assert list(second.lint()) == list(first.lint())


def test_a_pack_is_read_once(cached: Cached) -> None:
    first, second = cached.load(), cached.load()
    assert cached.read == 1
    assert plain(second.cards) == plain(first.cards)
    assert isinstance(second.cards["deed"]["greet"].effect, EffectText)


def test_what_is_to_be_said_about_a_kept_pack_has_its_place(cached: Cached) -> None:
    said = [str(problem) for problem in cached.load().lints]
    assert [str(problem) for problem in cached.load().lints] == said != []
    assert str(cached.load().problem(("item", "lamp", "weight"), "heavy")).startswith(f"{cached.folder}/items.toml:3")


def test_a_changed_file_is_seen_at_once(cached: Cached) -> None:
    cached.load()
    write_pack(cached.folder, items=ITEMS.replace("weight = 2", "weight = 5"), deeds=DEEDS)
    assert cached.load().cards["item"]["lamp"].weight == 5
    assert cached.load().cards["item"]["lamp"].weight == 5
    assert cached.read == 2
    assert len(list((cached.cache / "packs").iterdir())) == 1


def test_a_pack_is_read_anew_with_other_words_or_other_code(cached: Cached, monkeypatch: pytest.MonkeyPatch) -> None:
    cached.load()
    verbs = Forms("verb", {})
    verbs.add("wave", "T-1", name="waving")(print)
    cached.words = Vocabulary(verbs, Forms("condition", {}), Forms("group", {}))
    cached.load()
    assert cached.read == 2
    monkeypatch.setattr(pack_cache, "_READERS", (*pack_cache._READERS, RandomBot))  # as if more code read packs
    cached.load()
    assert cached.read == 3


def test_a_pack_with_a_mistake_is_not_kept(cached: Cached) -> None:
    write_pack(cached.folder, items=ITEMS, deeds=DEEDS.replace("wave", "weave"))
    for _ in range(2):
        with pytest.raises(PackError, match="weave"):
            cached.load()
    assert not cached.cache.exists()


class Boom:
    """What a pickle could do to whoever opens it."""

    def __reduce__(self) -> Any:
        return os.mkdir, ("boom",)


def _sealed(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=16).digest() + body


@pytest.mark.parametrize(
    "broken",
    [
        lambda kept: kept[:-1],
        lambda kept: kept[:16],
        lambda kept: kept[:40] + bytes([kept[40] ^ 1]) + kept[41:],
        lambda kept: kept[:16] + _sealed(pickle.dumps(Boom())),
        lambda kept: kept[:16] + _sealed(kept[32:].replace(b"weight\x02", b"weight\xff")),
        lambda kept: kept[:16] + _sealed(kept[32:].replace(b"1 times: wave", b"2 times: wave", 1)),
    ],
    ids=["short", "headless", "flipped", "pickle", "wrong weight", "no tree"],
)
def test_what_is_broken_is_told_and_made_anew(
    cached: Cached, broken: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    good = plain(cached.load().cards)
    kept = cached.file.read_bytes()
    cached.file.write_bytes(broken(kept))
    monkeypatch.chdir(tmp_path)
    if cached.file.read_bytes() == kept:
        raise AssertionError("nothing was broken")
    assert plain(cached.load().cards) == good
    assert not (tmp_path / "boom").exists()
    assert "cannot be used and is made anew" in caplog.text
    assert cached.file.read_bytes() == kept
    cached.load()
    assert cached.read == 2


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_what_others_can_have_written_does_not_count(cached: Cached, monkeypatch: pytest.MonkeyPatch) -> None:
    cached.load()
    cached.file.chmod(0o666)
    cached.load()
    assert cached.read == 2
    assert cached.file.stat().st_mode & 0o777 == 0o600
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    cached.load()
    assert cached.read == 3


def test_where_nothing_can_be_written_nothing_is_kept(cached: Cached) -> None:
    cached.cache.write_text("a file, no folder")
    assert plain(cached.load().cards) == plain(cached.load().cards)
    assert cached.read == 2


def test_old_packs_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_cache, "MOST_KEPT", 3)
    monkeypatch.setenv("FARLIGHT_CACHE", str(tmp_path / "cache"))
    for number in range(5):
        load_pack(write_pack(tmp_path / f"pack-{number}", items=ITEMS), "toy", KINDS, WORDS)
    assert len(list((tmp_path / "cache" / "packs").iterdir())) == 3


@pytest.mark.parametrize(
    ("platform", "variables", "place"),
    [
        ("linux", {"FARLIGHT_CACHE": "/own"}, "/own"),
        ("linux", {"XDG_CACHE_HOME": "/caches"}, "/caches/farlight"),
        ("linux", {}, "~/.cache/farlight"),
        ("darwin", {}, "~/Library/Caches/farlight"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/farlight/cache"),
    ],
)
def test_the_cache_is_where_the_system_keeps_such_things(
    platform: str, variables: dict[str, str], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FARLIGHT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert pack_cache.cache_folder() == Path(place).expanduser()
