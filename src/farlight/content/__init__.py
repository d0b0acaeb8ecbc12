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
)
from farlight.content.prose import Log, Style
from farlight.content.reach import Ways
from farlight.content.reader import PackInfo
from farlight.content.told_texts import Coverage, ToldTexts, told_in

__all__ = [
    "MORE_CARDS",
    "Card",
    "CardRef",
    "CheckedPack",
    "Coverage",
    "EffectText",
    "Kind",
    "LoadedPack",
    "Log",
    "Name",
    "PackError",
    "PackInfo",
    "Style",
    "ToldTexts",
    "Ways",
    "build",
    "kinds_of",
    "load_pack",
    "name_at",
    "pack_game",
    "read_pack",
    "tell",
    "told_in",
    "value_at",
]
