"""What can be done in one go with the open question as a whole, by what is asked."""

from collections.abc import Collection, Sequence

from farlight.kernel import Offer
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.checks.dice_offers import dice_offers
from farlight.vanguard.table.checks.scene_check import CHECK_STEPS, step_of

CHOOSING = CHECK_STEPS["check_dice"]


def offers_of(
    play: VanguardPlay, seat: int, at: tuple[str, str] | None, texts: Texts, own: Collection[int]
) -> Sequence[Offer]:
    if at is not None:
        return ()
    return dice_offers(play, seat, own, texts) if chooses_dice(play) else ()


def chooses_dice(play: VanguardPlay) -> bool:
    """Whether the dice of a check are asked for, and not something beside them. V-CHECK-1.1."""
    check = play.state.check
    return play.question is None and check is not None and step_of(play.state, check) == CHOOSING
