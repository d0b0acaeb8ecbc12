"""Odds as people read them: "sure", whole percent, or what is missing; never odds of what is not allowed."""

from farlight.martians.table.forecast import Odds, StackOutlook
from farlight.texts import Texts

CERTAIN = 100


def percent(odds: int, texts: Texts) -> str:
    """A chance in a word: `sure` for a certain one, `no use` for none."""
    if odds >= CERTAIN:
        return texts.say("odds-sure")
    return texts.say("odds-percent", percent=odds) if odds > 0 else texts.say("odds-none")


def chance(stack: StackOutlook, texts: Texts) -> str:
    """The chance of an action; before its lower number, how many pawns are missing. M-ACT-45."""
    missing = stack.dice_at - stack.strength
    return texts.say("odds-missing", count=missing) if missing > 0 else percent(stack.odds.success, texts)


def with_risk(odds: Odds, texts: Texts) -> str:
    """`67 %, wound 33 %`: the chance, and what the people risk for it. M-ACT-49."""
    words = [percent(odds.success, texts)]
    if odds.certain_wounds:
        words.append(texts.say("odds-wounds", count=odds.certain_wounds))
    elif odds.wound:
        words.append(texts.say("odds-wound", percent=odds.wound))
    return ", ".join(words)
