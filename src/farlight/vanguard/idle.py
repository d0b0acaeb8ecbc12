"""Why nothing can be done with a thing of the board that no option is about."""

from farlight.kernel import Refusal
from farlight.vanguard.board import steps_between
from farlight.vanguard.effects.words import VanguardPlay

_BY_KIND = {
    "card": Refusal("V-CARD-02", "why-not-card-now"),
    "gear": Refusal("V-EQUIP-09", "why-not-gear-now"),
    "threat": Refusal("V-THREAT-04", "why-not-threat"),
    "track": Refusal("V-TIME-03", "why-not-track"),
}


def why_idle(play: VanguardPlay, _seat: int, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules; None where they have none of their own."""
    if kind == "sector" and thing.isdecimal():
        return _far(play, int(thing))
    return _BY_KIND.get(kind)


def _far(play: VanguardPlay, number: int) -> Refusal | None:
    """V-TRAVEL-02: along a Path, from the own Sector."""
    state = play.state
    if not 0 <= state.turn < len(state.crew):
        return None
    here = state.crew[state.turn].sector
    if here == number:
        return Refusal("V-TRAVEL-02", "why-not-here")
    steps = steps_between(play, here, number)
    if steps is None:
        return Refusal("V-TRAVEL-02", "why-not-cut-off")
    return Refusal("V-TRAVEL-02", "why-not-far", (("count", steps),))
