"""What a helper would make of the odds of the action that a seat is putting together."""

from farlight.kernel import Decision, Line, Outlook
from farlight.martians.rules.actions.stacks import count, is_enough, numbers, stack_at
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.forecast import odds_of
from farlight.martians.table.offers.trial import Trial

HELP = ("add", "rover", "perk")


def plan_outlook(play: MartiansPlay, decision: Decision) -> Outlook | None:
    """`67 % -> sure` beside everybody who could join; nothing where there are too few with them, too. M-ACT-45."""
    if decision.prompt != "plan" or not play.state.seats[decision.seat].building:
        return None
    base = Trial(play, decision.seat)
    number = base.slot.building
    before = _chance(play, number)
    found: dict[str, Line] = {}
    for each in decision.options:
        if each.verb in HELP:
            trial = base.copy()
            trial.answer(each)
            after = _chance(trial.play, number)
            if after >= 0 and after != before:
                key = "outlook-change" if before >= 0 else "outlook-enough"
                found[each.id] = Line(key, (("before", before), ("after", after)))
    return Outlook((), found)


def _chance(play: MartiansPlay, number: int) -> int:
    """The chance of a stack in percent; below 0 while it has too few pawns."""
    stack = stack_at(play.state, number)
    return odds_of(play, stack).success if is_enough(play, stack) else count(play, stack) - numbers(play, stack)[0]
