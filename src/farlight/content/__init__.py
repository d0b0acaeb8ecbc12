"""Content: packs of TOML files, typed on loading, with errors that say where and what would be right."""

from farlight.content.cards import Card, CardRef, EffectText, Name, name_at, tell, value_at
from farlight.content.checked_pack import CheckedPack
from farlight.content.kinds import Kind, build, kinds_of
from farlight.content.pack import (
    MORE_CARDS,
    LoadedPack,
    PackError,
    load_pack,
    pack_game,
    read_pack,
    told_in,
    untranslated,
)
from farlight.content.reach import Ways
from farlight.content.reader import PackInfo

__all__ = [
    "MORE_CARDS",
    "Card",
    "CardRef",
    "CheckedPack",
    "EffectText",
    "Kind",
    "LoadedPack",
    "Name",
    "PackError",
    "PackInfo",
    "Ways",
    "build",
    "kinds_of",
    "load_pack",
    "name_at",
    "pack_game",
    "read_pack",
    "tell",
    "told_in",
    "untranslated",
    "value_at",
]
