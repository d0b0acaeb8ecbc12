"""Several Spare Parts of choice at once: first those that something broken waits for."""

from collections import Counter
from itertools import combinations_with_replacement

from farlight.kernel.offers import Gesture, Offer, Pick, Row
from farlight.martians.rules.context import ELEMENTS, MartiansPlay
from farlight.martians.rules.facilities import kind_of
from farlight.texts import Texts

MOST = 6


def parts(play: MartiansPlay, left: int, texts: Texts) -> list[Offer]:
    """Sets of so many parts, the most useful ones; any other is chosen part by part. M-RUL-GAP-25."""
    if left < 2:  # one is chosen by one answer
        return []
    state = play.state
    waiting = Counter(kind_of(element) for element in state.broken)
    waiting.subtract(thing for thing in (*state.available, *state.pending) if thing in ELEMENTS)
    sets = sorted(combinations_with_replacement(ELEMENTS, left), key=lambda some: -_use(some, waiting))[:MOST]
    picks = tuple(Pick(",".join(some), _text(some, texts), about=_about(some, waiting, texts)) for some in sets)
    gestures = tuple(
        Gesture(tuple(f"part:{kind}" for kind in some), (pick.id,), pick.text, about=(pick.about,))
        for some, pick in zip(sets, picks, strict=True)
    )
    return [Offer("parts", texts.say("offer-parts"), rows=(Row("team", "", picks),), gestures=gestures)]


def _use(some: tuple[str, ...], waiting: Counter[str]) -> int:
    """How many of these parts something broken waits for."""
    return sum(min(count, max(0, waiting[kind])) for kind, count in Counter(some).items())


def _text(some: tuple[str, ...], texts: Texts) -> str:
    names = [(texts.name("element", kind), count) for kind, count in Counter(some).items()]
    return " + ".join(f"{count} \N{MULTIPLICATION SIGN} {name}" if count > 1 else name for name, count in names)


def _about(some: tuple[str, ...], waiting: Counter[str], texts: Texts) -> str:
    return texts.say("offer-parts-waiting", count=_use(some, waiting))
