"""Another order of the actions of one step: those that come later are taken back and declared again in it.

The rules ask for the order when the actions are resolved; what is planned first is what the table then takes for the
usual answer. So moving an action about is planning like any other, and nothing of it needs a rule of its own.
"""

from collections.abc import Sequence

from farlight.kernel.offers import Gesture, Offer, Pick, Row
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.actions.plan_menu import own_stacks
from farlight.martians.rules.actions.resolution import of_step, step_of
from farlight.martians.rules.actions.stacks import stack_at
from farlight.martians.table.forecast import odds_of
from farlight.martians.table.odds_words import percent
from farlight.martians.table.offers.offer_words import title
from farlight.martians.table.offers.taking_back import is_own
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import declare, order_of, withdraw
from farlight.texts import Texts


def moves(base: Trial, stack: Stack, texts: Texts) -> list[Offer]:
    """The places that an action could have among those of its step, each by the action that has it now; none where it
    is alone in it. M-ACT-14."""
    step = of_step(base.state, step_of(stack))
    if len(step) == 1:
        return []
    picks, gestures = [], []
    for place in range(len(step)):
        others = [each for each in step if each is not stack]
        moved = _ordered(base, [*others[:place], stack, *others[place:]])
        if moved is not None and step[place] is not stack:
            words = {"place": place + 1, "of": len(step)}
            taken = (("stack", step[place].number),)
            picks.append(Pick(str(place + 1), texts.say("offer-place", **words), refs=taken))
            about = tuple(_changed(base, moved, step, texts))
            gestures.append(Gesture(moved.given, (str(place + 1),), texts.say("offer-place", **words), about=about))
    if not gestures:
        return []
    row = Row("order", texts.say("offer-row-order"), tuple(picks))
    name = texts.say("offer-move", what=title(base.play, order_of(base, stack).aim, texts))
    planned = texts.say("offer-planned")
    return [Offer(f"order:{stack.number}", name, rows=(row,), gestures=tuple(gestures), group=planned)]


def _ordered(base: Trial, wanted: Sequence[Stack]) -> Trial | None:
    """The plan with the actions of a step in this order; None where somebody else's pawns would have to move."""
    step = of_step(base.state, step_of(wanted[0]))
    first = next((place for place, each in enumerate(step) if each is not wanted[place]), len(step))
    again = wanted[first:]
    if not all(each.number in own_stacks(base.state, base.seat) and is_own(base, each) for each in again):
        return None
    orders = [order_of(base, each) for each in again]
    trial: Trial | None = base
    for each in again:
        trial = None if trial is None else withdraw(trial, each.number)
    for order in orders:
        trial = None if trial is None else declare(trial, order)
    return trial


def _changed(base: Trial, moved: Trial, step: Sequence[Stack], texts: Texts) -> list[str]:
    """Actions whose odds are others in the new order."""
    found = []
    for stack in step:
        again = _same(moved.state, stack)
        was, now = odds_of(base.play, stack).success, odds_of(moved.play, again).success
        if was != now:
            what = title(base.play, order_of(base, stack).aim, texts)
            found.append(texts.say("offer-becomes", what=what, odds=percent(now, texts)))
    return found


def _same(state: Martians, stack: Stack) -> Stack:
    """A stack as it was declared again."""
    alike = [
        each for each in state.plan if (each.verb, each.target, each.pawns) == (stack.verb, stack.target, stack.pawns)
    ]
    return alike[0] if alike else stack_at(state, stack.number)
