"""Packs for tests: the real one with further files beside it."""

import shutil
from pathlib import Path

from farlight.martians import MartiansGame
from farlight.martians.game import PACK

LEGACY = Path(__file__).parent / "legacy"


def with_legacy(folder: Path) -> MartiansGame:
    """The game with the small legacy campaign of the tests."""
    pack = folder / "pack"
    shutil.copytree(PACK, pack)
    for file in LEGACY.glob("*.toml"):
        shutil.copy(file, pack)
    return MartiansGame(pack)
