"""The table of Beacon, as it is shown: panels, names, texts of cards."""

from collections.abc import Sequence
from pathlib import Path

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.ids import each_die
from farlight.beacon.model.state import Beacon
from farlight.beacon.rules.verbs import VOCABULARY
from farlight.beacon.table.panels import panels_of
from farlight.content import Name, tell
from farlight.effects import Source, describe, parse
from farlight.kernel import Panel, Play, Table
from farlight.texts import Texts


class BeaconTable(Table[Beacon, Definitions]):
    def __init__(self, content: Definitions, texts: Path) -> None:
        self._content = content
        self._texts = texts

    def panels(self, seen: Play[Beacon, Definitions]) -> Sequence[Panel]:
        return panels_of(seen)

    def intro(self, mission: str, language: str) -> str:
        return tell(self._content.missions[mission].intro, language)

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        name = self._name(kind, value, language)
        return None if name is None else tell(name, language)

    def _name(self, kind: str, value: object, language: str) -> Name | None:
        content = self._content
        match kind, value:
            case "seat" | "on", int(seat) if 0 <= seat < len(content.keepers):
                return content.keepers[seat].name
            case "die", str(die):
                return next(card.name for card in content.dice if card.id == die)
            case "dice", str(dice) if dice != "none":
                return ", ".join(self.name_of("die", die, language) or die for die in each_die(dice))
            case "drift", str(card):
                return content.drift[card].name
            case "flavour", str(card):
                return content.drift[card].flavour
            case "mission", str(mission):
                return content.missions[mission].name
            case "effect", str(source):
                return self._describe(source, language)
        return None

    def _describe(self, source: str, language: str) -> str:
        """The rules text of an effect."""
        texts = Texts(language, [self._texts], self.name_of)
        return describe(parse(Source(source), VOCABULARY).tree, VOCABULARY, texts)
