"""Which contexts each place of a pack's cards has, and the words that stand where they mean nothing."""

from collections.abc import Iterator, Mapping

from farlight.content import Card, LoadedPack
from farlight.content.cards import effects_in
from farlight.content.locate import TomlPath
from farlight.effects import Contexts, Problem, given_after, placed
from farlight.martians.model.content import AdventureCard, Definitions, EventCard
from farlight.martians.model.mission_sheets import ActionCard, MissionCard
from farlight.martians.rules.actions.targets import VERBS
from farlight.martians.rules.context import VOCABULARY
from farlight.martians.rules.verbs.contexts import CONTEXTS

NOTHING: Contexts = frozenset()
ACTION: Contexts = frozenset(("action", "place", "facility"))
SPACE: Contexts = frozenset(("place", "space"))
PLACES: Mapping[str, Contexts] = {
    "adventure.later": frozenset(("facility",)),
    "malfunction.effect": frozenset(("facility",)),
    "shutdown.effect": frozenset(("facility", "tile")),
    "mission.on_examined": ACTION | {"thing"},
    "mission.on_discovery": ACTION | {"thing"},
    "mission.on_explored": SPACE,
    "mission.on_gathered": SPACE | {"gathered"},
    "mission.on_repaired": frozenset(("facility", "repair")),
}
"""Of places by kind and field, where it is the same on every card; of actions, Adventures and events it is below."""


def misplaced_in(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """Every word that needs a context which its place does not have. M-GEN-07."""
    for kind, known in content.cards.items():
        for card in known.values():
            for path, effect in effects_in(card, (kind, card.id)):
                for each in placed(effect.tree, VOCABULARY, contexts_at(content, card, path)):
                    for need in each.missing:
                        yield pack.problem(path, f"'{each.source}' does nothing here, it needs {CONTEXTS[need].advice}")


def contexts_at(content: Definitions, card: Card, path: TomlPath) -> Contexts:
    """What is there when the effect at a path is carried out."""
    kind, field = str(path[0]), str(path[2])
    match card:
        case ActionCard():
            return _of_action(card, field) | _shared(content, card.missions)
        case EventCard():
            own = _shared(content, [card.pool]) if card.pool in content.missions else NOTHING
            return own | _of_event(card, field)
        case AdventureCard() if field == "effect":
            return ACTION | (SPACE if _is_outside(content, card.colour) else NOTHING)
        case MissionCard():
            return PLACES.get(f"{kind}.{field}", NOTHING) | _shared(content, [card.id])
    return PLACES.get(f"{kind}.{field}", NOTHING)


def _shared(content: Definitions, missions: list[str]) -> Contexts:
    """The feature that all these missions have."""
    features = {content.missions[mission].feature for mission in missions}
    return frozenset(features - {""}) if len(features) == 1 else NOTHING


def _of_action(card: ActionCard, field: str) -> Contexts:
    """A special action; what it is only allowed for is asked before anybody performs it. M-MACT-02."""
    there = SPACE if card.place != "hub" else NOTHING
    if field == "only":
        return there
    return ACTION | there | ({"thing"} if card.needs else NOTHING)


def _of_event(card: EventCard, field: str) -> Contexts:
    """Later it knows what it did at first; its reward comes by an action. M-RUL-EV-13, M-EVA-01."""
    before = given_after(card.now.tree, VOCABULARY) if field in ("later", "reward") else NOTHING
    own = ACTION | ({"thing"} if card.needs else NOTHING) if field == "reward" else NOTHING
    return before | own


def _is_outside(content: Definitions, colour: str) -> bool:
    """Whether every action whose Adventures have a colour leads outside. M-ADV-05, M-TERM-37."""
    types = {name for name, each in content.tables.colours.items() if each == colour}
    plain = [verb.outside for verb in VERBS.values() if verb.type in types]
    own = [card.place != "hub" for card in content.actions.values() if card.type in types]
    return all((*plain, *own))
