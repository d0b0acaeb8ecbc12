"""The reasons of a bot in words, for whoever asked for a hint."""

from collections.abc import Sequence

from farlight.bots import Bot, Explainer, Look
from farlight.kernel import Line
from farlight.texts import Texts, capital

MOST_REASONS = 3
"""More would be a lecture."""


def reasons_of(bot: Bot, look: Look, number: int) -> tuple[Line, ...]:
    """Why the bot has just chosen this number, as far as it can say."""
    if not isinstance(bot, Explainer):
        return ()
    return tuple(dict.fromkeys(bot.reasons(look, number)))[:MOST_REASONS]


def reason_sentences(look: Look, number: int, reasons: Sequence[Line], texts: Texts) -> list[str]:
    """The reasons as sentences; without any, what the option does, or that there is no other."""
    if reasons:
        return [capital(texts.line(reason)) for reason in reasons]
    about = texts.about(look.option(number))
    if about:
        return [capital(about)]
    only = sum(len(decision.options) for decision in look.decisions) == 1 and not look.effects()
    return [texts.say("hint-only")] if only else []
