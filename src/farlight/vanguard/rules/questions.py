"""Questions that several rules ask.

Some choices may be left without anything to choose by an any-time effect beside them: an Exert moves dice about.
"""

from collections.abc import Callable
from typing import TypeVar

from farlight.kernel import GROUP, Option, Procedure, Question, Refs, choose, option
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import About, VanguardPlay, decider, seat_of
from farlight.vanguard.rules.exploration.board import name_of

T = TypeVar("T")
NOTHING_LEFT = option("nothing-left")


def choose_any(  # noqa: PLR0913 - as the kernel's `choose`
    play: VanguardPlay,
    seat: int,
    prompt: str,
    rule: str,
    candidates: Callable[[], list[T]],
    option_of: Callable[[T], Option],
    *,
    refs: Refs = (),
    form: str = "",
    about: About | None = None,
) -> Procedure[T | None]:
    """Choose one of the candidates, or None if there is none, now or after something was used beside the question.

    A phrase that asks names itself as the `form`: it decides who is a candidate. V-EXERT-05.
    """
    words = ((form, ()),) if form else ()
    fresh = [candidates()]  # what was just looked up need not be looked up again
    if not fresh[0] and not (words and play.stops_at(Question(seat, prompt, refs, words=words, subject=about))):
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
            words=words,
            subject=about,
        )
    )


def choose_next(play: VanguardPlay, left: list[str], prompt: str, rule: str) -> Procedure[str]:
    """Choose which of some cards of the ship comes next; the last one is not asked for. V-DECIDE-22."""
    if len(left) == 1:
        return left[0]
    return (
        yield from choose(play, GROUP, prompt, rule, lambda: list(left), lambda each: option("shipcard", card=each))
    )


def agrees(play: VanguardPlay, who: int, rule: str = "V-TERM-33") -> Procedure[bool]:
    """Ask whether the player of a Crewmember wants it to be moved."""
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


def choose_crew(
    play: VanguardPlay, about: About, form: str, crew: Callable[[], list[int]], rule: str
) -> Procedure[int | None]:
    """Choose one of some Crewmembers; None if there is none."""
    return (
        yield from choose_any(
            play,
            decider(play, about),
            "which-crew",
            rule,
            crew,
            lambda each: option("crew", who=name_of(play.state, each)),
            form=form,
            about=about,
        )
    )


def choose_threat(
    play: VanguardPlay, about: About, form: str, threats: Callable[[], list[Threat]]
) -> Procedure[Threat | None]:
    """Choose one of some Threats; None if there is none."""
    return (
        yield from choose_any(
            play,
            seat_of(play.state, about.who),
            "which-threat",
            "V-THREAT-07",
            threats,
            lambda each: option("threat", threat=each.card),
            form=form,
            about=about,
        )
    )


def choose_track(
    play: VanguardPlay, about: About, form: str, prompt: str, tracks: Callable[[], list[str]]
) -> Procedure[str | None]:
    """Choose one of some Time Tracks; None if there is none."""
    return (
        yield from choose_any(
            play,
            seat_of(play.state, about.who),
            prompt,
            "V-TIME-03" if prompt == "progress-track" else "V-TIME-06",
            tracks,
            lambda each: option("time", track=each),
            form=form,
            about=about,
        )
    )


def choose_find(play: VanguardPlay, who: int, rule: str) -> Procedure[str]:
    """Choose a type of Discovery."""
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
