"""How cards come into play that no other card brings: those that the rules deal."""

from collections.abc import Iterator

from farlight.content.reach import Node, Ways
from farlight.martians.model.content import Definitions

NOT_DEALT = ("facility", "event", "echo", "mission", "action")
"""Kinds of which a card comes only with a mission, an event or a deck; all others are on the table from the start."""

SPARE = "a mission that uses it"
"""The box has more structure cards than our missions lay out. M-COMP-23."""
ASIDE = (
    "facility.stands_for", "upgrade.facility", "break-one", "fix-one", "put", "queue", "must-roll", "cut", "clear-tile",
    "sure-action", "waive", "ease-action",
)  # fmt: skip


def ways_of(content: Definitions) -> Ways:
    return Ways(
        starts=dict(_starts(content)),
        later={("facility", name): SPARE for name in content.facilities},
        upward=frozenset(("echo.parent", "action.missions")),
        aside=frozenset(ASIDE),
    )


def _starts(content: Definitions) -> Iterator[tuple[Node, str]]:
    for kind, cards in content.cards.items():
        if kind not in NOT_DEALT:
            yield from (((kind, name), "M-APP-08") for name in cards)
    yield from ((("facility", card.id), "M-APP-08") for card in content.facilities.values() if card.tile)
    yield from ((("mission", card.id), "M-APP-08") for card in content.missions.values() if not card.campaign)
    yield from ((("echo", card.id), "M-CONS-01") for card in content.echoes.values() if card.parent is None)
    pools = {"generic", *(mission.category for mission in content.missions.values()), *content.missions}
    yield from ((("event", card.id), "M-EVT-05") for card in content.events.values() if card.pool in pools)
