"""Why nothing can be done with a thing of the board that no option is about."""

from farlight.kernel import Refusal
from farlight.vanguard.abilities import RULES, abilities_on, cannot_use, usable_gear
from farlight.vanguard.board import living, steps_between
from farlight.vanguard.effects.words import VanguardPlay

CARDS = {"card": "section", "gear": "equipment"}
_BY_KIND = {
    "threat": Refusal("V-THREAT-04", "why-not-threat"),
    "track": Refusal("V-TIME-03", "why-not-track"),
}


def why_idle(play: VanguardPlay, _seat: int, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules; None where they have none of their own."""
    if kind == "sector" and thing.isdecimal():
        return _far(play, int(thing))
    if kind in ("card", "gear"):
        return _card(play, kind, thing)
    return _BY_KIND.get(kind)


def _card(play: VanguardPlay, kind: str, card: str) -> Refusal | None:
    """What bars an ability of the card, or else the moment that it waits for. V-CARD-02, V-EQUIP-09."""
    abilities = abilities_on(play, kind, card) if card in play.content.cards[CARDS[kind]] else ()
    holder = next(
        (who for who in living(play.state) if card in (*play.state.crew[who].hand, *usable_gear(play, who))), -1
    )
    if not abilities or holder < 0:
        return None
    moments = ("any", play.state.window, "check" if play.state.check is not None else "")
    for ability in abilities:
        if ability.when in moments and (why := cannot_use(play, holder, card, ability)) is not None:
            return why
    return Refusal(RULES[kind], "why-not-moment", (("when", abilities[0].when),))


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
