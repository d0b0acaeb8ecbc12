"""Vanguard as a `Game`: its rules, table, bots and pack behind the one door."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from farlight.content import load_pack
from farlight.kernel import Game, Migration
from farlight.vanguard.bots.vanguard_bots import VanguardBots
from farlight.vanguard.lint.vanguard_pack import VanguardPack
from farlight.vanguard.model.content import KINDS, Definitions, definitions
from farlight.vanguard.model.migrations import migrate_1, migrate_2
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.vanguard_rules import VanguardRules
from farlight.vanguard.table.vanguard_table import VanguardTable

NEEDED = ("ruling", "die", "planet", "scenario")
PACK = Path(__file__).parent.parent / "packs" / "vanguard"


class VanguardGame(Game[Vanguard, Definitions]):
    name = "vanguard"
    schema = 3
    migrations: ClassVar[Mapping[int, Migration]] = {1: migrate_1, 2: migrate_2}
    state_type = Vanguard
    texts = Path(__file__).parent / "texts"
    pack: VanguardPack

    def __init__(self, pack: Path | None = None, more: Path | None = None) -> None:
        path = pack or PACK
        loaded = load_pack(path, self.name, KINDS, VOCABULARY, needed=NEEDED, more=more)
        content = definitions(loaded.cards)
        rules, table = VanguardRules(content), VanguardTable(content, self.texts)
        super().__init__(content, rules, table, VanguardBots(), VanguardPack(loaded, content, path))
