"""The way to a landing: over the ways that are open now, whatever their names, and with the Energy that is there."""

from heapq import heappop, heappush

from farlight.vanguard.bots.team import Team
from farlight.vanguard.model.ship_cards import Destination, Outbound
from farlight.vanguard.rules.context import aboard, holds
from farlight.vanguard.rules.installed_effects import ship_has
from farlight.vanguard.rules.ship.starmap import DANGEROUS, STARMAP, cost_of

NEVER = 99
"""What a way costs that nobody can go."""


def is_open(team: Team, way: Outbound | Destination) -> bool:
    """Whether nothing but Energy is missing. V-SHIP-STARMAP-4, V-SHIP-STARMAP-5, V-SHIP-STARMAP-7."""
    if way.dangerous and not ship_has(team.play, DANGEROUS):
        return False
    removed = isinstance(way, Destination) and way.landing in team.state.removed
    return not removed and holds(team.play, way.only, aboard(STARMAP))


class Course:
    """What each system costs from where the ship is, by the cheapest ways, and the first of them."""

    def __init__(self, team: Team, start: str) -> None:
        self.team = team
        self.costs = {start: 0}
        self.first = {start: ""}
        row = [(0, start)]
        while row:
            spent, here = heappop(row)
            for way in team.content.systems[here].outbound:
                cost = spent + cost_of(team.play, way)
                if cost < self.costs.get(way.system, NEVER) and is_open(team, way):
                    self.costs[way.system] = cost
                    self.first[way.system] = self.first[here] or way.system
                    heappush(row, (cost, way.system))

    def to(self, landing: str = "") -> tuple[int, str]:
        """Energy for a landing, or for whichever is nearest, and the system that comes first; none if it is here."""
        found = [
            (cost + there.energy, self.first[system])
            for system, cost in self.costs.items()
            for there in self.team.content.systems[system].destinations.values()
            if there.landing is not None and landing in ("", there.landing) and is_open(self.team, there)
        ]
        return min(found, default=(NEVER, ""))
