"""All offers of a seat: at a thing of the board while the plan is made, and with the open question as a whole."""

from collections.abc import Iterable

from farlight.kernel.offers import Offer
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.offers import crew_offers, plan_table
from farlight.martians.table.offers.break_offers import breaks
from farlight.martians.table.offers.part_offers import parts
from farlight.martians.table.offers.plan_end import ends
from farlight.texts import Texts


def offers_of(
    play: MartiansPlay, seat: int, at: tuple[str, str] | None, texts: Texts, own: Iterable[int] = ()
) -> list[Offer]:
    """What can be done in one go; nothing where one small answer is all there is."""
    if plan_table.is_planning(play, seat):
        return ends(play, seat, own, texts) if at is None else plan_table.at(play, seat, *at, texts)
    if at is not None or play.question is None:
        return []
    if play.question.prompt == "profession":
        return crew_offers.crews(play, seat, texts)
    if play.question.prompt == "gain-part":
        return parts(play, int(dict(play.question.refs)["left"]), texts)
    if play.question.prompt == "relax":
        return breaks(play, {seat, *own}, texts)
    return crew_offers.machines(play, texts) if play.question.prompt == "machine-choice" else []
