"""Packs written by a test, for a game with two kinds of cards."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from farlight.content import Card, EffectText, LoadedPack, Name, read_pack
from farlight.effects import Problem
from tests.effects.toy import WORDS

INFO = '[pack]\nid = "p"\ngame = "toy"\nname = "P"\nversion = "1"\nlicense = "CC0-1.0"\n'


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    note: Name = ""


class Item(Card, frozen=True):
    weight: Annotated[int, msgspec.Meta(ge=0)] = 0
    size: Literal["small", "large"] = "small"
    price: Price | None = None
    prices: tuple[Price, ...] = ()
    by_season: dict[str, Price] | None = None


class Deed(Card, frozen=True):
    effect: EffectText
    story: Name = ""


KINDS: dict[str, type[Card]] = {"item": Item, "deed": Deed}


def write_pack(folder: Path, **files: str | bytes) -> Path:
    """A pack with these files (`cards="..."` is cards.toml); pack.toml need not be said."""
    folder.mkdir(exist_ok=True)
    for name, text in {"pack": INFO, **files}.items():
        (folder / f"{name}.toml").write_bytes(text.encode() if isinstance(text, str) else text)
    return folder


def check(folder: Path, **files: str | bytes) -> tuple[LoadedPack | None, list[Problem]]:
    return read_pack(write_pack(folder, **files), "toy", KINDS, WORDS)


def problems(folder: Path, **files: str | bytes) -> list[str]:
    """Every problem as `file:line:column: message`."""
    _, found = check(folder, **files)
    return [short(problem) for problem in found]


def short(problem: Problem) -> str:
    """A problem as `file:line:column: message`, without folder and excerpt."""
    return f"{Path(problem.file).name}:{problem.line}:{problem.column}: {problem.message}"
