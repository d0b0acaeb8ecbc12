"""What to complain about in the ship of a pack: System Maps that cannot be paid for, or that force it Adrift."""

from collections.abc import Iterator, Mapping

from farlight.content import EffectText, LoadedPack
from farlight.content.cards import effects_in
from farlight.effects import Problem, test_phrases, verb_phrases
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ship_cards import Destination, Outbound, SystemCard

Levels = Mapping[str, int]
"""The lowest Tech Level at which each system can be met."""
_FAR = 10**6


def charts_in(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """Ways that are too dear, and systems from which no landing is sure. V-SHIP-STARMAP-19, V-RUL-106."""
    removable = _removable(content)
    for campaign in content.campaigns.values():
        levels = levels_met(content, campaign.system, content.techs[campaign.tech].level)
        for name, level in levels.items():
            system = content.systems[name]
            yield from _too_dear(pack, content, system, level)
            if landing_cost(content, name, removable) > income(content, level):
                yield pack.problem(("system", name), "no sure landing within one Bridge's Energy: V-SHIP-STARMAP-19")


def income(content: Definitions, level: int) -> int:
    """The most Energy that the Tech Levels up to this one give at the Bridge. V-SHIP-BRIDGE-5."""
    return max(card.energy for card in content.techs.values() if card.level <= level)


def levels_met(content: Definitions, start: str, first: int) -> Levels:
    """Every system that can be flown to, by the easiest way."""
    levels = {start: first}
    open_ones = [start]
    while open_ones:
        system = content.systems[open_ones.pop()]
        for way in system.outbound:
            level = max(levels[system.id], needed(way.only))
            if level < levels.get(way.system, _FAR):
                levels[way.system] = level
                open_ones.append(way.system)
    return levels


def needed(only: EffectText | None) -> int:
    """The Tech Level that a condition asks for."""
    asked = test_phrases(only.tree) if only is not None else ()
    return next((int(test.args[0]) for test in asked if test.form == "tech-level"), 0)


def _too_dear(pack: LoadedPack, content: Definitions, system: SystemCard, level: int) -> Iterator[Problem]:
    ways: list[tuple[tuple[str | int, ...], Outbound | Destination]] = [
        *((("outbound", place), way) for place, way in enumerate(system.outbound)),
        *((("destinations", name), there) for name, there in system.destinations.items()),
    ]
    for path, way in ways:
        if way.energy > income(content, max(level, needed(way.only))):
            said = "dearer than one Bridge's Energy when it is first met: V-SHIP-STARMAP-19"
            yield pack.problem(("system", system.id, *path), said)


def landing_cost(content: Definitions, start: str, removable: set[str]) -> int:
    """Energy from a system to the nearest landing that is always open and stays in the game."""
    costs = {start: 0}
    open_ones = [start]
    best = _FAR
    strong = _needs_hull(content, start)
    while open_ones:
        system = content.systems[open_ones.pop()]
        spent = costs[system.id]
        sure = [there for there in system.destinations.values() if there.landing and _is_sure(there, strong=strong)]
        best = min([best, *(spent + there.energy for there in sure if there.landing not in removable)])
        for way in system.outbound:
            cost = spent + way.energy
            if _is_sure(way, strong=strong) and way.log is None and cost < costs.get(way.system, _FAR):
                costs[way.system] = cost
                open_ones.append(way.system)
    return best


def _is_sure(way: Outbound | Destination, *, strong: bool) -> bool:
    """Nothing has to be reached, built or found first; whoever is strong has the Upgrade for yellow ways."""
    return way.only is None and (strong or not way.dangerous)


def _needs_hull(content: Definitions, name: str) -> bool:
    """Whether a system can be entered by yellow ways only: whoever is there can leave by them. V-SHIP-STARMAP-4."""
    ways = [way for system in content.systems.values() for way in system.outbound if way.system == name]
    return bool(ways) and all(way.dangerous for way in ways)


def _removable(content: Definitions) -> set[str]:
    """Landing cards that some text takes out of the game. V-SHIP-STARMAP-7."""
    return {
        str(verb.args[0])
        for kind, cards in content.cards.items()
        for name, card in cards.items()
        for _, effect in effects_in(card, (kind, name))
        for verb in verb_phrases(effect.tree)
        if verb.form == "remove-landing"
    }
