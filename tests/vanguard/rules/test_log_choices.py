"""Choices of Logs: whoever reads one can always answer."""

from farlight.vanguard import VanguardGame
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.model.planet_cards import LogChoice

LOGS = VanguardGame().content.logs
ALWAYS_PAID = {"spend", "spend-some"}
"""Without a die it becomes a Sacrifice or an Injury. V-SPEND-02."""


def can_always_be_taken(choice: LogChoice) -> bool:
    return choice.cost is None or {form for form, _ in phrases_in(choice.cost.tree)} <= ALWAYS_PAID


def test_every_log_that_asks_has_a_choice_that_nobody_is_too_poor_for() -> None:
    """V-GEN-01: with neither Energy nor Success left, a Log aboard must not be a dead end."""
    stuck = [
        name
        for name, log in LOGS.items()
        for choices in (log.choices, *(text.choices for text in log.instead))
        if choices and not any(map(can_always_be_taken, choices))
    ]
    assert not stuck
