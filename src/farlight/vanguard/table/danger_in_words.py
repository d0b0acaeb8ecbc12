"""Danger and Injury dice with what they may do, "n of 6". Rulebook chapters 17 and 21."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from farlight.content import EffectText
from farlight.effects import Do
from farlight.texts import Texts
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.table.met_things import tree_of

NOTHING = ""
DANGER = "effect-danger"
"""The message of an effect that rolls a Danger die."""


class DieRow(msgspec.Struct, frozen=True):
    """One symbol of a die: how many of its sides show it, and what it does."""

    count: int
    share: str
    """`2 of 6`."""
    name: str
    text: str
    harmless: bool


class DangerTable(msgspec.Struct, frozen=True):
    """A table of the Danger die."""

    id: str
    name: str
    odds: str
    """All of it in one sentence: `3 of 6 nothing, 2 of 6 spend a die, 1 of 6 Graze`."""
    rows: list[DieRow]


class DiceInWords:
    """What the sides of Danger and Injury dice do, in one language."""

    def __init__(self, content: Definitions, said: Texts, effect: Callable[[str], str]) -> None:
        self.content = content
        self.said = said
        self._effect = effect
        """How an effect is told inside a sentence."""

    def table(self, name: str) -> DangerTable:
        """A table of the Danger die. V-DANGER-02."""
        effects = self._danger(name)
        rows = [self._row(symbol, count, effects) for symbol, count in Counter(self._faces).items()]
        return DangerTable(name, self.said.say("path-danger", of=name), self.odds(name), rows)

    def odds(self, name: str) -> str:
        """What a Danger die does by this table, what is harmless first."""
        return self._chances(self._faces, self._danger(name))

    def told(self, name: str) -> str:
        """With the name of the table before it."""
        return self.said.say("danger-odds", table=name, odds=self.odds(name))

    def injury_die(self, types: Iterable[str]) -> str:
        """What an Injury die does to whoever has Injuries of these types; empty if nothing. V-CHECK-6.3."""
        effects: dict[str, EffectText] = {}
        for kind in types:
            for symbol, effect in self.content.injury_types[kind].symbols.items():
                effects.setdefault(symbol, effect)
        shown = [symbol for symbol in self.content.ruling.injury_faces if symbol in effects]
        return self._chances(shown, effects, len(self.content.ruling.injury_faces)) if shown else ""

    @property
    def _faces(self) -> Sequence[str]:
        return self.content.ruling.danger_faces

    def _danger(self, name: str) -> Mapping[str, EffectText]:
        return {str(symbol): effect for symbol, effect in self.content.dangers[name].effects.items()}

    def _row(self, symbol: str, count: int, effects: Mapping[str, EffectText]) -> DieRow:
        effect = effects.get(symbol)
        share = self.said.say("chance-faces", count=count, sides=len(self._faces))
        return DieRow(
            count,
            share,
            self.said.name("symbol", symbol),
            self.does(NOTHING if effect is None else effect.source),
            effect is None,
        )

    def _chances(self, faces: Sequence[str], effects: Mapping[str, EffectText], sides: int = 0) -> str:
        sources = {symbol: effects[symbol].source if symbol in effects else NOTHING for symbol in faces}
        counts = Counter(sources[symbol] for symbol in faces)
        ranked = sorted(counts, key=lambda source: (source != NOTHING, -counts[source]))
        return ", ".join(
            self.said.say("chance-face", count=counts[source], sides=sides or len(faces), effect=self.does(source))
            for source in ranked
        )

    def does(self, source: str) -> str:
        """What a symbol did: an Injury by its name alone, anything else in its own words, inside a sentence."""
        if source in (NOTHING, "nothing"):
            return self.said.say("danger-nothing")
        match tree_of(source):
            case Do(phrase) if phrase.form == "gain" and len(phrase.args) == 1:
                return self.said.name("injury", phrase.args[0])
        return self._effect(source)


class WithDanger(Texts):
    """Texts in which every Danger die comes with what it may do."""

    def __init__(self, said: Texts, dice: DiceInWords) -> None:
        self.language = said.language
        self._said = said
        self._dice = dice

    def has(self, key: str) -> bool:
        return self._said.has(key)

    def name(self, kind: str, value: object) -> str:
        return self._said.name(kind, value)

    def say(self, key: str, **args: object) -> str:
        if key == DANGER:
            odds = self._dice.odds(str(args["table"]))
            args["table"] = self._said.say("danger-with-odds", table=args["table"], odds=odds)
        return self._said.say(key, **args)
