"""Which effects may move Time Tracks, whatever comes before: for whoever must know whether an order matters."""

from collections.abc import Callable, Iterable, Iterator

from farlight.content import EffectText
from farlight.effects import Phrase, placed
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.rules.context import VOCABULARY

Brings = Callable[[Definitions, Phrase], Iterable[EffectText]]
"""The texts that a verb goes on with."""
MOVERS = frozenset((
    "progress-time", "progress-time-less", "progress-threat", "progress-a-threat", "progress-a-time-track",
    "reduce-time", "reduce-a-time-track", "reduce-a-threat", "reduce-a-threat-here", "reduce-a-poi-track",
    "reset-threat", "reset-a-threat", "hold-a-threat", "hold-a-time-track",
))  # fmt: skip
"""Verbs that move, hold or reset tracks other than the one on which they stand. V-TIME-03, V-TIME-06."""
ARRIVALS = frozenset((
    "move", "move-to-lowest", "move-towards-the-lander", "place-in-sector", "place-in-any-sector",
    "place-in-the-lander-sector", "place-in-visited", "place-in-another", "place-with-one", "place-with-threat",
    "bring-one-other", "bring-all-others",
))  # fmt: skip
"""Verbs by which somebody enters a Sector, whose Log may say more. V-TRAVEL-13."""


def moves_time(content: Definitions, effect: EffectText) -> bool:
    """Whether an effect may move Time Tracks, by itself, in a Log or by a Danger die. V-TIME-08."""
    known = content.known.moves_time
    if effect.source not in known:
        known[effect.source] = comes_to(content, effect, _moves, _brought)
    return known[effect.source]


def _moves(phrase: Phrase) -> bool:
    return phrase.form in MOVERS


def comes_to(content: Definitions, effect: EffectText, wanted: Callable[[Phrase], bool], brings: Brings) -> bool:
    """Whether something may come of an effect, by itself or by what it goes on with, whatever is chosen."""
    seen, left = set[str](), [effect]
    while left:
        each = left.pop()
        if each.source in seen:
            continue
        seen.add(each.source)
        for place in placed(each.tree, VOCABULARY, frozenset()):
            if place.forms is VOCABULARY.verbs:
                if wanted(place.phrase):
                    return True
                left += brings(content, place.phrase)
    return False


def told_by(content: Definitions, phrase: Phrase) -> Iterator[EffectText]:
    """What the Log says that a verb has read, in all its variants."""
    if phrase.form == "log":
        yield from _told(content, str(phrase.args[0]))


def _brought(content: Definitions, phrase: Phrase) -> Iterator[EffectText]:
    """The texts that a verb goes on with."""
    yield from told_by(content, phrase)
    verb, args = phrase.form, phrase.args
    match verb:
        case "danger":
            yield from content.dangers[str(args[0])].effects.values()
        case "complete-mission":
            yield from filter(None, (content.missions[str(args[0])].completed,))
        case _ if verb in ARRIVALS:
            read = {sector.log for planet in content.planets.values() for sector in planet.sectors.values()}
            for log in sorted(filter(None, read)):
                yield from _told(content, log)


def _told(content: Definitions, log: str) -> Iterator[EffectText]:
    card = content.logs[log]
    effects = [card.effect, *(part.effect for part in card.instead)]
    choices = [*card.choices, *(choice for part in card.instead for choice in part.choices)]
    yield from filter(None, (*effects, *(choice.effect for choice in choices)))
