"""What the ship lacks: the Discoveries that her projects ask for, and room in the Lander to bring them home."""

from collections import Counter

from farlight.vanguard.bots.team import Team
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.rules.exploration.discoveries import lander_stat
from farlight.vanguard.rules.ship import laboratory

PLAIN = "any"


def gathered(team: Team, *brought: str) -> Counter[str]:
    """How many Discoveries of each type are aboard, with those that are brought. V-DISC-11."""
    known = team.content.discoveries
    return Counter(known[card].type for card in (*team.state.ship.gathered, *brought) if card in known)


def asked_for(team: Team) -> Counter[str]:
    """How many Discoveries of each type the projects in the Laboratory and on the way there cost. V-SHIP-LAB-1."""
    prices: Counter[str] = Counter()
    for card in (*team.state.ship.lab, *team.state.awaiting):
        if card in team.content.researches:
            for price in laboratory.cost_of(team.play, card):
                prices[str(price.type)] += price.count
    return prices


def is_missing(team: Team, kind: str) -> bool:
    """Whether a project waits for a Discovery of this type; for one of any type, if all are asked for something."""
    if team.ship is None:
        return False
    have, prices = gathered(team, *team.state.found), asked_for(team)
    if kind == PLAIN:
        return have.total() < prices.total()
    spare = sum(max(0, have[find] - prices[find]) for find in KINDS_OF_DISCOVERY)
    return have[kind] < prices[kind] or spare < prices[PLAIN]


def has_room(team: Team) -> bool:
    """Whether the Lander can take one more. V-SHIP-DOCK-4."""
    carried = sum(card in team.content.discoveries for card in team.state.found)
    return not team.state.lander or carried < lander_stat(team.play, "discoveries")
