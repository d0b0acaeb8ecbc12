"""What the Objective asks for and a project can bring: the Benches and the Forge work on that first."""

from farlight.effects import Effect
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.bots.team import Team, tests_of

GIVES = ("gain-card", "set-flag")
"""Verbs by which a card leads to another, or to a flag. What a Log does, nobody knows beforehand."""
FAR = 6
"""So many cards on, nobody plans."""


def asked_by_objective(team: Team) -> frozenset[str]:
    """Cards, flags and finds in the goals of the Objective on the Bridge. V-SHIP-BRIDGE-1."""
    goals = team.content.objectives[team.state.ship.objective].goal
    return frozenset(str(arg) for goal in goals for test in tests_of(goal) for arg in test.phrase.args)


def serves(team: Team, card: str) -> bool:
    """Whether something that the Objective asks for comes of a project, at last."""
    if not team.state.ship.objective:
        return False
    return leads_to(team, card, asked_by_objective(team), FAR)


def leads_to(team: Team, card: str, wanted: frozenset[str], steps: int) -> bool:
    if not steps:
        return False
    given = {str(args[0]) for tree in _texts(team, card) for form, args in phrases_in(tree) if form in GIVES}
    return bool(given & wanted) or any(leads_to(team, each, wanted, steps - 1) for each in given - {card})


def _texts(team: Team, card: str) -> list[Effect]:
    """What a project or an Upgrade gives."""
    content = team.content
    if card in content.researches:
        return [content.researches[card].gives.tree]
    if card in content.productions:
        return [content.productions[card].gives.tree]
    if card in content.upgrades:
        gained = content.upgrades[card].gained
        return [] if gained is None else [gained.tree]
    return []
