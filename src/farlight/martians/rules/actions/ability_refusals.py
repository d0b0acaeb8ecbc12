"""Why an ability is not offered: whose it is, what bars it, or the moment that it waits for. Rulebook chapter 6."""

from farlight.kernel import Refusal
from farlight.martians.model.content import AbilityCard
from farlight.martians.rules.actions.abilities import ANSWERS, answers, cannot_use, wanted
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.crew import name_of


def why_no_ability(play: MartiansPlay, seat: int, who: int, card: AbilityCard) -> Refusal:
    """What keeps a seat from an ability of an astronaut that it is not offered. M-ASTR-06, M-ASTR-09, M-RUL-ABI-14."""
    barred = cannot_use(play, who, card)
    if barred is not None:
        return barred
    if seat_of(play.state, who) != seat:
        return Refusal("M-ASTR-06", "why-not-other-ability", (("who", name_of(play.state, who)),))
    return _waits(play, who, card)


def _waits(play: MartiansPlay, who: int, card: AbilityCard) -> Refusal:
    """The moment that it is for; in that moment, that nothing is there for it."""
    window = play.state.window
    if card.window in ANSWERS and card.window != window:
        return Refusal("M-RUL-ABI-14", f"why-not-ability-{card.window}")
    if card.window == "plan" and window != "plan":
        return Refusal("M-ASTR-09", "why-not-ability-plan")
    if card.window in ("", "draw") and (window in ANSWERS or not _is_asked_for(play, who, card)):
        return Refusal("M-ASTR-09", "why-not-find-now")
    return Refusal("M-GEN-07", "why-not-ability-idle")


def _is_asked_for(play: MartiansPlay, who: int, card: AbilityCard) -> bool:
    """Whether it could answer what is asked, or anything may be used now."""
    source = "" if card.effect is None else card.effect.source
    return answers(wanted(play), who, source, *(["draw"] * (card.window == "draw")))
