"""Martians as a `Game`: its rules, table, bots and pack behind the one door."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from farlight.content import load_pack
from farlight.kernel import Game, Migration
from farlight.martians.bots.martians_bots import MartiansBots
from farlight.martians.lint.martians_pack import MartiansPack
from farlight.martians.model.content import KINDS, OPTIONAL, Definitions, definitions
from farlight.martians.model.migrations import migrate_1, migrate_2
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import VOCABULARY
from farlight.martians.rules.martians_rules import MartiansRules
from farlight.martians.table.martians_table import MartiansTable

PACK = Path(__file__).parent.parent / "packs" / "martians"


class MartiansGame(Game[Martians, Definitions]):
    name = "martians"
    schema = 3
    migrations: ClassVar[Mapping[int, Migration]] = {1: migrate_1, 2: migrate_2}
    state_type = Martians
    texts = Path(__file__).parent / "texts"
    pack: MartiansPack

    def __init__(self, pack: Path | None = None, more: Path | None = None) -> None:
        path = pack or PACK
        needed = [kind for kind in KINDS if kind not in OPTIONAL]
        loaded = load_pack(path, self.name, KINDS, VOCABULARY, needed=needed, more=more)
        content = definitions(loaded.cards)
        rules, table = MartiansRules(content), MartiansTable(content, self.texts)
        super().__init__(content, rules, table, MartiansBots(content), MartiansPack(loaded, content, path))
