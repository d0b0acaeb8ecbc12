"""Questions that several rules ask.

Some choices may be left without anything to choose by an any-time effect beside them: an Exert moves dice about.
"""

from collections.abc import Callable
from typing import TypeVar

from farlight.kernel import GROUP, Option, Procedure, Refs, choose, option
from farlight.vanguard.basics import KINDS_OF_DISCOVERY
from farlight.vanguard.board import name_of
from farlight.vanguard.effects.words import VanguardPlay, seat_of
from farlight.vanguard.state import Threat

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
    fresh = [candidates()]  # what was just looked up need not be looked up again
    if not fresh[0]:
        return None
    return (
        yield from choose(
            play,
            seat,
            prompt,
            rule,
            lambda: (fresh.pop() if fresh else candidates()) or [None],
            lambda each: NOTHING_LEFT if each is None else option_of(each),
            refs=refs,
        )
    )


def choose_next(play: VanguardPlay, left: list[str], prompt: str, rule: str) -> Procedure[str]:
    """Which of some cards of the ship comes next; the last one is not asked for. V-DECIDE-22."""
    if len(left) == 1:
        return left[0]
    return (
        yield from choose(play, GROUP, prompt, rule, lambda: list(left), lambda each: option("shipcard", card=each))
    )


def agrees(play: VanguardPlay, who: int, rule: str = "V-TERM-33") -> Procedure[bool]:
    """Whether the player of a Crewmember wants it to be moved."""
    return (
        yield from choose(
            play,
            seat_of(play.state, who),
            "consent-move",
            rule,
            lambda: [True, False],
            lambda each: option("agree" if each else "refuse"),
            refs=(("who", name_of(play.state, who)),),
        )
    )


def choose_crew(play: VanguardPlay, seat: int, crew: list[int], rule: str) -> Procedure[int | None]:
    """One of some Crewmembers; None if there is none."""
    return (
        yield from choose_any(
            play, seat, "which-crew", rule, lambda: crew, lambda each: option("crew", who=name_of(play.state, each))
        )
    )


def choose_threat(play: VanguardPlay, who: int, threats: list[Threat]) -> Procedure[Threat | None]:
    """One of some Threats; None if there is none."""
    seat = seat_of(play.state, who)
    return (
        yield from choose_any(
            play, seat, "which-threat", "V-THREAT-07", lambda: threats, lambda each: option("threat", threat=each.card)
        )
    )


def choose_find(play: VanguardPlay, who: int, rule: str) -> Procedure[str]:
    """A type of Discovery."""
    return (
        yield from choose(
            play,
            seat_of(play.state, who),
            "lead-type",
            rule,
            lambda: list(KINDS_OF_DISCOVERY),
            lambda each: option("find", find=each),
        )
    )
