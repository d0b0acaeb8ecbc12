"""Beacon as a `Game`: its rules, table, bots and pack behind the one door."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from farlight.beacon.bots.beacon_bots import BeaconBots
from farlight.beacon.lint.beacon_pack import BeaconPack
from farlight.beacon.model.content import KINDS, Definitions, definitions
from farlight.beacon.model.state import Beacon
from farlight.beacon.rules.beacon_rules import BeaconRules
from farlight.beacon.rules.verbs import VOCABULARY
from farlight.beacon.table.beacon_table import BeaconTable
from farlight.content import load_pack
from farlight.kernel import Game, Migration

PACK = Path(__file__).parent.parent / "packs" / "beacon"


def migrate_1(data: dict[str, object]) -> dict[str, object]:
    """Version 1 had no list of the cards that came: the log knew them, the table did not."""
    return {**data, "drifted": []}


class BeaconGame(Game[Beacon, Definitions]):
    name = "beacon"
    schema = 2
    migrations: ClassVar[Mapping[int, Migration]] = {1: migrate_1}
    state_type = Beacon
    texts = Path(__file__).parent / "texts"
    pack: BeaconPack

    def __init__(self, pack: Path | None = None, more: Path | None = None) -> None:
        path = pack or PACK
        loaded = load_pack(path, self.name, KINDS, VOCABULARY, needed=("mission", "die", "keeper"), more=more)
        content = definitions(loaded.cards)
        rules, table = BeaconRules(content), BeaconTable(content, self.texts)
        super().__init__(content, rules, table, BeaconBots(content), BeaconPack(loaded, content, path))
