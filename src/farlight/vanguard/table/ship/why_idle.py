"""Why nothing can be done aboard with a thing that no option is about. Rulebook chapters 25 to 31.

As on a planet: each answer is the refusal of the function that would have offered the thing, or tells on which page of
the Ship Book the table is.
"""

from farlight.kernel import Refusal
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship.crew import assignable
from farlight.vanguard.rules.ship.facilities import cannot_use, open_facilities


def why_idle_aboard(play: VanguardPlay, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules; None for what nobody would press."""
    match kind:
        case "facility" if thing in open_facilities(play):
            return _facility(play, thing)
        case "who" if thing in play.state.ship.sleeves:
            return _crewmember(play, thing)
    return None


def _facility(play: VanguardPlay, facility: str) -> Refusal:
    """What bars a visit; Command tokens; or that another page is open. V-SHIP-FACILITY-1."""
    ship = play.state.ship
    refs = (("facility", facility), ("page", ship.page), ("command", ship.command))
    return cannot_use(play, facility) or Refusal("V-SHIP-FACILITY-1", "why-not-facility", refs)


def _crewmember(play: VanguardPlay, card: str) -> Refusal:
    """Who is not Available; the last of a Section; or that this page asks for nobody.

    V-SHIP-ASSIGN-1, V-SHIP-ASSIGN-2, V-SHIP-ASSIGN-3.
    """
    ship = play.state.ship
    refs = (("who", card), ("page", ship.page))
    if card not in ship.available:
        return Refusal("V-SHIP-ASSIGN-1", "why-not-available", refs)
    if card not in assignable(play):
        return Refusal("V-SHIP-ASSIGN-3", "why-not-last")
    return Refusal("V-SHIP-ASSIGN-1", "why-not-asked-aboard", refs)
