"""What can be done in one go with the open question as a whole, by what is asked."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from farlight.kernel import AnyPosition, Decision, Offer
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.checks.dice_offers import dice_offers
from farlight.vanguard.table.offers.change_offers import change_offers
from farlight.vanguard.table.offers.dice_back import refresh_offers
from farlight.vanguard.table.offers.joint_questions import PRESETS, deal_offers, discard_offers
from farlight.vanguard.table.offers.option_offers import DONE_AT_ONCE, done_at_once
from farlight.vanguard.table.offers.setup_offers import gear_offers, recruit_offers, section_offers


class Asked(NamedTuple):
    """A question as whoever may answer it asks for offers."""

    play: VanguardPlay
    decision: Decision
    seat: int
    own: Collection[int]
    """All seats of that person."""
    table: AnyPosition
    """A copy on which answers can be tried."""
    texts: Texts


def _dealt(asked: Asked) -> list[Offer]:
    return deal_offers(asked.table, asked.decision, asked.own, asked.texts)


OFFERED: dict[str, Callable[[Asked], list[Offer]]] = {
    "check-dice": lambda asked: dice_offers(asked.play, asked.seat, asked.own, asked.texts),
    "check-changes": lambda asked: change_offers(asked.play, asked.table, asked.decision, asked.own, asked.texts),
    "section": lambda asked: section_offers(asked.play, asked.decision, asked.seat, asked.own, asked.texts),
    "team": lambda asked: section_offers(asked.play, asked.decision, asked.seat, asked.own, asked.texts),
    "recruit": lambda asked: [*_dealt(asked), *recruit_offers(asked.play, asked.decision, asked.texts)],
    "rank-up": lambda asked: gear_offers(asked.play, asked.decision, asked.texts),
    "carry": lambda asked: gear_offers(asked.play, asked.decision, asked.texts),
    "hand-limit": lambda asked: discard_offers(asked.table, asked.decision, asked.own, asked.texts),
    "refresh": lambda asked: refresh_offers(asked.play, asked.decision, asked.texts),
}


def offers_of(asked: Asked) -> Sequence[Offer]:
    """Nothing while a lesson is led: it says itself what to do."""
    prompt = asked.decision.prompt
    if asked.play.rules.lead(asked.play, prompt) is not None:
        return ()
    if prompt in DONE_AT_ONCE:
        return done_at_once(asked.table, asked.decision, asked.own, asked.texts)
    known = OFFERED.get(prompt) or (_dealt if prompt in PRESETS else None)
    return () if known is None else known(asked)
