"""Why something cannot be done now: by the id of an option, or by words for it."""

from typing import TYPE_CHECKING, Any

from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.rendering import barred_at
from farlight.texts.matching import mentions
from farlight.wire import Barred, Bars, Choice, WhyNot

if TYPE_CHECKING:
    from farlight.kernel import Position, Refusal


MOST = 400
"""Reasons in one answer: enough for every board, a bound for every pack."""


def bars(table: LiveTable, seat: int, kind: str, thing: str, language: str) -> Bars:
    """All that a seat might expect and cannot choose now, and why; and what to say of a thing that none of it names."""
    texts = table.texts(language)
    position = table.timeline.position
    idle = (
        None if _is_used(position, seat, kind, thing) else table.game.table.why_idle(position.play, seat, kind, thing)
    )
    otherwise = () if idle is None else (Barred(Choice("", "", ""), texts.refusal(idle), idle.rule),)
    return Bars(tuple(barred_at(position, seat, texts)[:MOST]), otherwise)


def _is_used(position: "Position[Any, Any]", seat: int, kind: str, thing: str) -> bool:
    """Whether a seat is offered the thing itself, also at any time: a card, an ability, a find. Nobody is an option."""
    first = (option.refs[0] for _, option in position.choices(seat) if option.refs)
    return any(name != "who" and name in (kind, "card") and str(value) == thing for name, value in first)


def why_not(table: LiveTable, seat: int, said: str, language: str) -> WhyNot:
    """The reason, with its rule; without a text it can be done."""
    texts = table.texts(language)
    position = table.timeline.position
    offered = [option for _, option in position.choices(seat)]
    barred = list(position.play.barred(seat)) if position.open and position.play.barred is not None else []
    ids = {option.id for option in offered} | {option.id for option, _ in barred}
    refusal: Refusal | None
    if said in ids:
        refusal = position.why_not(seat, said)
    elif any(mentions(texts.option(option), said) for option in offered):
        refusal = None
    else:
        meant = (refusal for option, refusal in barred if mentions(texts.option(option), said))
        refusal = next(meant, None) or position.why_not(seat, said)
    return WhyNot("", "") if refusal is None else WhyNot(texts.refusal(refusal), refusal.rule)
