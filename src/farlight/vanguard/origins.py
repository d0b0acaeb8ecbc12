"""How cards come into play that no other card brings: those that the rules deal, and those that wait for their part."""

from collections.abc import Iterator

from farlight.content.reach import Node, Ways
from farlight.vanguard.content import Definitions

DEALT = {
    "scenario": "V-OPS-05",
    "ruling": "V-OPS-05",
    "discovery": "V-DISC-02",
    "lead": "V-LEAD-01",
    "rankup": "V-DECIDE-05",
}
"""Kinds of which every card is on the table from the start, with the rule."""
SHIP = "Ship Management"
"""Rulebook chapter 27."""
TUTORIAL = "the led round of the Tutorial"
"""Rulebook chapter 6."""
ELSEWHERE = "another place"
"""A planet that is not in the pack."""
BY_MENTION = ("planet", "poi", "condition", "mission", "threat", "log", "injury")
"""Kinds of which a card comes only if another one brings it."""
LATER = {"crew": TUTORIAL, "danger": ELSEWHERE, "injury_type": ELSEWHERE}
"""Where cards of the other kinds come from that are not on the table from the start; most come from the ship: decks
grow, the Armory and the Hangar fill, the envelope is opened. V-ENV-04."""
LATER_LOGS = {"5": TUTORIAL, "20": TUTORIAL, "50": TUTORIAL, "59": TUTORIAL, "720": TUTORIAL, "750": SHIP}
"""Logs that a rule reads by their numbers. V-TUT-01, V-TUT-16, V-TUT-46, V-TUT-65, V-COMP-73, V-CONT-09."""
ASIDE = (
    "scenario.goal", "equipment.upgrades", "complete-mission", "discard-mission", "remove-threat", "reset-threat",
    "progress-threat", "place-with-threat", "discard-injury-with-die", "use-up-unique", "clear-flag",
)  # fmt: skip


def ways_of(content: Definitions) -> Ways:
    return Ways(
        starts=dict(_starts(content)),
        later=dict(_later(content)),
        upward=frozenset(("injury.type",)),
        aside=frozenset(ASIDE),
        notes=frozenset(("flag", "box")),
        guards=frozenset(("only",)),
    )


def _starts(content: Definitions) -> Iterator[tuple[Node, str]]:
    for kind, rule in DEALT.items():
        yield from (((kind, name), rule) for name in content.cards[kind])
    for dice in content.ruling.start_dice.values():
        yield from ((("die", name), "V-QUICK-10") for name in dice)
    yield from ((("section", card.id), "V-QUICK-13") for card in content.sections.values() if card.starter)
    yield from ((("crew", card.id), "V-QUICK-06") for card in content.crew.values() if card.tutorial is None)
    if any(card.script for card in content.scenarios.values()):
        yield from ((("crew", card.id), "V-TUT-02") for card in content.crew.values() if card.tutorial is not None)
    if any(card.operation for card in content.scenarios.values()):
        yield from ((("die", die.id), "V-OPS-05") for die in content.dice.values())
    yield from ((("event", card.id), "V-EVENT-01") for card in content.events.values() if card.deck != "advanced")


def _later(content: Definitions) -> Iterator[tuple[Node, str]]:
    for kind, cards in content.cards.items():
        if kind not in BY_MENTION:
            yield from (((kind, name), LATER.get(kind, SHIP)) for name in cards)
    yield from ((("log", log), part) for log, part in LATER_LOGS.items())
    for planet in content.planets.values():
        yield from ((("flag", flag), ELSEWHERE) for flag in planet.elsewhere)
