"""Who has the last word where the group decides and cannot agree. Rulebook chapter 4."""

from farlight.kernel import Decision
from farlight.vanguard.model.moments import LandingStepMoment
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import player_of, seat_of

BY_RULE = {"V-DECIDE-05": "science", "V-DECIDE-06": "recon"}
"""Questions for which the book names a Section player itself: the Rank-Up card, the Equipment."""
BY_PAGE = {
    "bridge": "recon", "starmap": "recon", "hangar": "recon", "launch": "recon",
    "laboratory": "science", "unloading": "science", "medbay": "science",
    "production": "engineering",
    "barracks": "security", "situation-room": "security", "memorial": "security", "docking": "security",
    "debriefing": "security",
}  # fmt: skip
"""Everything else by the page of the Ship Book that lies open. V-DECIDE-25."""


def last_word(state: Vanguard, decision: Decision) -> int | None:
    """The seat that decides if the players do not agree; nobody where no rule names one.

    V-DECIDE-05, V-DECIDE-06, V-DECIDE-19, V-DECIDE-25, V-RUL-15, V-LAND-15, V-SHIP-SITROOM-2.
    """
    section = BY_RULE.get(decision.rule) or BY_PAGE.get(state.ship.page, "")
    if not section and state.moment(LandingStepMoment) is not None:
        section = "recon"
    if section:
        return player_of(state, section)
    return seat_of(state, state.start) if state.round and 0 <= state.start < len(state.crew) else None
