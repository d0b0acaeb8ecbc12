"""Whether a condition of a card holds, as far as the view tells."""

from collections.abc import Callable

import msgspec

from farlight.content import EffectText
from farlight.effects import If, Test
from farlight.vanguard.bots.table import Table

Args = tuple[str | int, ...]


class Spot(msgspec.Struct, frozen=True):
    """Who would ask, and where it would stand then."""

    who: str
    sector: int


def _marked(table: Table, number: int, marker: str) -> bool:
    return number in table.sectors and marker in table.sectors[number].markers


FACTS: dict[str, Callable[[Table, Spot, Args], bool]] = {
    "flag": lambda table, _spot, args: bool(table.view.flags.get(str(args[0]))),
    "log-was-read": lambda table, _spot, args: args[0] in table.view.read,
    "in-sector": lambda _table, spot, args: spot.sector == args[0],
    "in-sectors": lambda _table, spot, args: str(spot.sector) in str(args[0]).split(),
    "all-in-sector": lambda table, _spot, args: all(crew.sector == args[0] for crew in table.living),
    "in-lander-sector": lambda table, spot, _args: spot.sector == table.view.lander_sector,
    "here-is": lambda table, spot, args: args[0] in table.sectors[spot.sector].biomes,
    "poi-is-in": lambda table, _spot, args: table.sectors[int(args[1])].poi == args[0],
    "condition-is-in-force": lambda table, _spot, args: table.view.condition == args[0],
    "mission-is-done": lambda table, _spot, args: args[0] in table.view.done,
    "mission-is-open": lambda table, _spot, args: args[0] in table.view.missions,
    "sector-is-marked": lambda table, spot, args: _marked(table, spot.sector, str(args[0])),
    "that-sector-is-marked": lambda table, _spot, args: _marked(table, int(args[0]), str(args[1])),
    "sectors-are-marked": lambda table, _spot, args: (
        sum(args[0] in sector.markers for sector in table.view.sectors) >= int(args[1])
    ),
    "threat-is-on-board": lambda table, _spot, args: any(args[0] in sector.threats for sector in table.view.sectors),
    "another-is-here": lambda table, spot, _args: bool(table.others_at(spot.sector, spot.who)),
    "crew-is-here": lambda table, spot, args: any(
        crew.card == args[0] and crew.sector == spot.sector for crew in table.living
    ),
    "unique-is-found": lambda table, _spot, args: args[0] in table.view.found,
    "supplies-are-at-least": lambda table, _spot, args: table.view.supplies >= int(args[0]),
}
"""What can be seen. Anything else is taken as true: whoever is offered it finds out."""


def is_true(table: Table, spot: Spot, test: Test) -> bool:
    fact = FACTS.get(test.phrase.form)
    return fact is None or fact(table, spot, test.phrase.args) is not test.negated


def tests_of(effect: EffectText | None) -> tuple[Test, ...]:
    """The conditions of `if ...: nothing`."""
    tree = None if effect is None else effect.tree
    return tree.tests if isinstance(tree, If) else ()


def lacking(table: Table, spot: Spot, effect: EffectText | None) -> list[Test]:
    """What does not hold yet."""
    return [test for test in tests_of(effect) if not is_true(table, spot, test)]
