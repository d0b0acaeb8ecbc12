"""Choices that an any-time effect beside them may leave without anything to choose: an Exert moves dice about."""

from collections.abc import Callable
from typing import TypeVar

from farlight.kernel import Option, Procedure, Refs, choose, option
from farlight.vanguard.effects.words import VanguardPlay

T = TypeVar("T")
NOTHING_LEFT = option("nothing-left")


def choose_any(
    play: VanguardPlay,
    seat: int,
    prompt: str,
    rule: str,
    candidates: Callable[[], list[T]],
    option_of: Callable[[T], Option],
    *,
    refs: Refs = (),
) -> Procedure[T | None]:
    """One of the candidates, or None if there is none, now or after something was used beside the question."""
    if not candidates():
        return None
    return (
        yield from choose(
            play,
            seat,
            prompt,
            rule,
            lambda: candidates() or [None],
            lambda each: NOTHING_LEFT if each is None else option_of(each),
            refs=refs,
        )
    )
