"""Requirements of dice: `PHY / red + blue`, and which dice of a Roll Pool meet them. Rulebook chapters 3.1 and 10.

A requirement is a choice of alternatives, each a sum of terms. An icon term takes one icon of a die, a colour or `die`
term a whole die. Everything here is about dice alone: nothing knows of people, cards or the board.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, NamedTuple

import msgspec

from farlight.content.ids import words_in

COLOURS = ("red", "green", "blue")
ICONS = {"red": ("PHY", "GAT", "DEF"), "green": ("SCO", "BIO", "XEN"), "blue": ("CON", "SCI", "TEC")}
SPECIALISED = tuple(icon for icons in ICONS.values() for icon in icons)
BASIC, JOKER, ACCIDENT, SAME, ANY = "BAS", "VAN", "ACC", "SAME", "die"
TERMS = (*SPECIALISED, BASIC, JOKER, ACCIDENT, SAME, ANY, *COLOURS)
_TERM = f"({'|'.join(TERMS)})"
_SUM = rf"{_TERM}( \+ {_TERM})*"
Need = Annotated[str, msgspec.Meta(pattern=rf"^{_SUM}( / {_SUM})*\Z")]
"""A requirement as it is written: `+` binds more tightly than `/`. V-CHECK-0.6, V-CHECK-0.7, V-CHECK-0.8."""

Terms = tuple[str, ...]
Used = tuple[int, ...]
"""The places in the pool of the dice that meet something, rising."""
Converts = tuple[tuple[str, str], ...]
"""Convert Abilities at hand: a colour, and the icon that its `BAS` can stand for."""


class Rolled(NamedTuple):
    """A die in the Roll Pool."""

    owner: int
    die: str
    colour: str
    face: str
    """Its icons with a space between: `PHY`, `GAT DEF`."""


class Way(NamedTuple):
    """Dice that meet a requirement once; a natural way needs neither Vanguard nor a Convert Ability."""

    used: Used
    natural: bool


def colour_of(icon: str) -> str:
    """The colour of a specialised icon.

    V-ICON-01, V-ICON-02, V-ICON-03, V-ICON-04, V-ICON-05, V-ICON-06, V-ICON-07, V-ICON-08, V-ICON-09, V-RUL-06.
    """
    return next(colour for colour, icons in ICONS.items() if icon in icons)


@cache
def alternatives(need: str) -> tuple[Terms, ...]:
    """The sums of a requirement. V-CHECK-0.6, V-CHECK-0.7, V-CHECK-0.8."""
    return tuple(tuple(part.split(" + ")) for part in need.split(" / "))


# Meeting a requirement once


def ways(need: str, pool: Sequence[Rolled], converts: Converts = ()) -> list[Way]:
    """All different sets of dice that meet a requirement, none larger than it has to be; natural ones first."""
    found: dict[Used, bool] = {}
    for used, natural in matches(need, pool, converts):
        found[used] = found.get(used, False) or natural
    least = [used for used in found if not any(set(other) < set(used) for other in found)]
    distinct: dict[tuple[Rolled, ...], Way] = {}
    for used in sorted(least, key=lambda each: (not found[each], each)):
        distinct.setdefault(tuple(sorted(pool[place] for place in used)), Way(used, found[used]))
    return list(distinct.values())


def matches(need: str, pool: Sequence[Rolled], converts: Converts = ()) -> Iterator[tuple[Used, bool]]:
    """Dice that meet a requirement, one set after the other as they are found, and whether they do naturally."""
    for terms in alternatives(need):
        for concrete in _without_same(terms, pool):
            yield from _match(concrete, pool, converts, {})


def _without_same(terms: Terms, pool: Sequence[Rolled]) -> Iterator[Terms]:
    """`SAME` terms ask for one identical icon, whichever it is, but no Accident.

    V-ICON-14, V-ICON-15, V-RUL-C01, V-ICON-16, V-ICON-17, V-RUL-08.
    """
    if SAME not in terms:
        yield terms
        return
    icons = dict.fromkeys(icon for die in pool for icon in words_in(die.face) if icon not in (ACCIDENT, JOKER))
    for icon in (*icons, JOKER):  # only Vanguards: they are equal to each other
        yield tuple(icon if term == SAME else term for term in terms)


def _match(
    terms: Terms, pool: Sequence[Rolled], converts: Converts, spent: dict[int, tuple[str, ...]]
) -> Iterator[tuple[Used, bool]]:
    """Fill the terms one after the other. `spent` holds the dice in use and what is left on each of them."""
    if not terms:
        yield tuple(sorted(spent)), True
        return
    term, rest = terms[0], terms[1:]
    tried = set()
    for place, die in enumerate(pool):
        if (die, spent.get(place)) in tried:  # an equal die in the same state: nothing new
            continue
        tried.add((die, spent.get(place)))
        for left, natural in _fills(term, die, spent.get(place), converts):
            for used, others in _match(rest, pool, converts, {**spent, place: left}):
                yield used, natural and others


def _fills(
    term: str, die: Rolled, left: tuple[str, ...] | None, converts: Converts
) -> Iterator[tuple[tuple[str, ...], bool]]:
    """How a die could fill a term: what is then left on it, and whether by its own icon.

    A Convert Ability does nothing but fill a term: in the pool the die keeps its face. V-CONV-2.
    V-CHECK-0.9, V-CHECK-0.10, V-RUL-C14, V-CHECK-0.11, V-RUL-41, V-CHECK-0.12, V-ICON-12, V-RUL-07.
    """
    if term in (ANY, die.colour):
        if left is None:
            yield (), True
        return
    icons = words_in(die.face) if left is None else left
    if term in icons:
        place = icons.index(term)
        yield icons[:place] + icons[place + 1 :], True
    elif (term != ACCIDENT and JOKER in icons) or (BASIC in icons and (die.colour, term) in converts):
        yield (), False  # V-ICON-11, V-ICON-12, V-CONV-1, V-CONV-5


# Meeting it as often as possible


class Filling(NamedTuple):
    """Dice that meet a requirement some times."""

    used: Used
    times: int


def fillings(need: str, pool: Sequence[Rolled], converts: Converts = ()) -> list[Filling]:
    """The ways to count a Special Effect: as often as natural results allow, more if wanted.

    V-CHECK-7.4, V-CHECK-7.5, V-CHECK-7.6, V-CHECK-7.7, V-RUL-C21, V-CHECK-7.8, V-CHECK-7.9, V-CHECK-7.10, V-RUL-46.
    """
    sums = alternatives(need)
    if all(len(terms) == 1 for terms in sums):
        return _single(tuple(terms[0] for terms in sums), pool, converts)
    natural = _packings(need, pool, (), range(len(pool)), natural=True)
    most = max(len(sets) for sets in natural)
    found = [
        Filling(tuple(sorted(place for one in (*sets, *more) for place in one)), most + len(more))
        for sets in natural
        if len(sets) == most
        for more in _packings(need, pool, converts, _rest(pool, sets), natural=False)
    ]
    return _distinct(found, pool)


def _single(terms: Terms, pool: Sequence[Rolled], converts: Converts) -> list[Filling]:
    """One term is enough: every die that shows it counts, jokers as wanted. V-CHECK-7.6, V-CHECK-7.8."""
    fixed: list[int] = []
    free: list[int] = []
    times = 0
    for place, die in enumerate(pool):
        shown = 1 if ANY in terms or die.colour in terms else sum(icon in terms for icon in words_in(die.face))
        if shown:
            fixed.append(place)
            times += shown
        elif any(True for term in terms for _ in _fills(term, die, None, converts)):
            free.append(place)
    found = [Filling(tuple(sorted((*fixed, *more))), times + len(more)) for more in _subsets(free)]
    return _distinct(found, pool)


def _packings(
    need: str, pool: Sequence[Rolled], converts: Converts, places: Sequence[int], natural: bool
) -> list[tuple[Used, ...]]:
    """All sets of disjoint ways within some dice, none of them first."""
    dice = [pool[place] for place in places]
    single = [tuple(places[place] for place in way.used) for way in _all_ways(need, dice, converts, natural)]

    def packed(chosen: tuple[Used, ...], start: int) -> Iterator[tuple[Used, ...]]:
        yield chosen
        for number in range(start, len(single)):
            if not any(set(single[number]) & set(one) for one in chosen):
                yield from packed((*chosen, single[number]), number + 1)

    return list(packed((), 0))


def _all_ways(need: str, dice: Sequence[Rolled], converts: Converts, natural: bool) -> list[Way]:
    """As `ways`, but equal dice count as different ones: a packing needs both of them."""
    marked = [Rolled(place, *die[1:]) for place, die in enumerate(dice)]
    return [way for way in ways(need, marked, converts) if way.natural or not natural]


def _rest(pool: Sequence[Rolled], sets: Sequence[Used]) -> list[int]:
    taken = {place for one in sets for place in one}
    return [place for place in range(len(pool)) if place not in taken]


def _subsets(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for bits in range(1 << len(places)):
        yield tuple(place for number, place in enumerate(places) if bits >> number & 1)


def _distinct(found: Sequence[Filling], pool: Sequence[Rolled]) -> list[Filling]:
    """One of those that use equal dice and count alike, the one with the fewest dice first."""
    distinct: dict[tuple[int, tuple[Rolled, ...]], Filling] = {}
    for each in sorted(found, key=lambda each: (len(each.used), each.used)):
        key = (each.times, tuple(sorted(pool[place] for place in each.used)))
        distinct.setdefault(key, each)
    return list(distinct.values())
