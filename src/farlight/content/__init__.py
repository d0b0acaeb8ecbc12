"""Content: packs of TOML files, typed on loading, with errors that say where and what would be right."""

from farlight.content.pack import (
    Card,
    EffectText,
    Name,
    Pack,
    PackError,
    PackInfo,
    load_pack,
    read_pack,
    tell,
    untranslated,
)

__all__ = [
    "Card",
    "EffectText",
    "Name",
    "Pack",
    "PackError",
    "PackInfo",
    "load_pack",
    "read_pack",
    "tell",
    "untranslated",
]
