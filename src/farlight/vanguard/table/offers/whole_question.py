"""What can be done in one go with the open question as a whole, by what is asked."""

from collections.abc import Callable, Collection, Sequence

from farlight.kernel import Decision, Offer
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.checks.dice_offers import dice_offers
from farlight.vanguard.table.offers.deal import away_offers, gear_offers, recruit_offers, section_offers
from farlight.vanguard.table.offers.dice_back import refresh_offers

OFFERED: dict[str, Callable[[VanguardPlay, Decision, int, Collection[int], Texts], list[Offer]]] = {
    "check-dice": lambda play, _, seat, own, texts: dice_offers(play, seat, own, texts),
    "section": section_offers,
    "team": section_offers,
    "recruit": lambda play, decision, _seat, _own, texts: recruit_offers(play, decision, texts),
    "away": lambda play, decision, _seat, own, texts: away_offers(play, decision, own, texts),
    "rank-up": lambda play, decision, _seat, _own, texts: gear_offers(play, decision, texts),
    "carry": lambda play, decision, _seat, _own, texts: gear_offers(play, decision, texts),
    "refresh": lambda play, decision, _seat, _own, texts: refresh_offers(play, decision, texts),
}


def offers_of(play: VanguardPlay, decision: Decision, seat: int, texts: Texts, own: Collection[int]) -> Sequence[Offer]:
    """Nothing while a lesson is led: it says itself what to do."""
    known = OFFERED.get(decision.prompt)
    if known is None or play.rules.lead(play, decision.prompt) is not None:
        return ()
    return known(play, decision, seat, own, texts)
