"""What can be made of one roll of a Dice Check: dice to count, a row to mark. Rulebook chapters 10.7 and 10.8.

Pure, and about dice alone. Faces that no requirement of the check tells apart are put together, equal dice are tried
once, and what was played out is remembered: chances, bots and hints ask for thousands of rolls.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from farlight.content.ids import words_in
from farlight.vanguard.model.dice_requirements import (
    ACCIDENT,
    BASIC,
    COLOURS,
    JOKER,
    SAME,
    SPECIALISED,
    Converts,
    Rolled,
    Terms,
    alternatives,
    fillings,
    matches,
    ways,
)

PLAIN = "-"
"""A face or colour that no requirement of the check asks for."""
YELLOW, GREEN, RED = "yellow", "green", "red"
RANKING = {YELLOW: 2.0, GREEN: 1.0, "": 0.0, RED: -1.0}
"""What a marked Outcome is worth when dice could go to one or the other. V-CHECK-8.6."""

Face = tuple[str, str]
"""A rolled die as far as the check cares: its colour and its icons."""
Faces = tuple[Face, ...]
"""Rolled dice, sorted."""


class Step(NamedTuple):
    """A Special Effect as far as the chances care. V-CHECK-7.4, V-CHECK-7.14."""

    need: str
    lacks: str
    green: int
    red: int
    at_once: str
    harms: bool = False
    """Whether it may injure."""


class Task(NamedTuple):
    """A Dice Check without its texts."""

    steps: tuple[Step, ...]
    rows: tuple[tuple[str, str], ...]
    left: tuple[int, int]
    """Spaces to the end of the green and of the red track. V-CHECK-7.16."""
    converts: Converts
    harms: frozenset[str] = frozenset()
    """Outcomes that may injure."""


class Result(NamedTuple):
    """What one roll comes to."""

    outcome: str
    green: int
    red: int
    times: tuple[int, ...]
    """How often each Special Effect happens."""


# What a check looks at


@lru_cache(maxsize=4096)
def asked(task: Task, place: int) -> frozenset[str]:
    """The terms that the check asks for from a Special Effect on."""
    terms = {term for need in _needs(task, place) for sums in alternatives(need) for term in sums}
    return frozenset(terms | {step.lacks for step in task.steps[place:] if step.lacks})


def _needs(task: Task, place: int) -> list[str]:
    needs = [step.need for step in task.steps[place:]] + [need for _, need in task.rows]
    return [need for need in needs if need]


@lru_cache(maxsize=4096)
def _alike(task: Task, place: int) -> dict[str, str]:
    """Icons that are asked for in the same way from a Special Effect on: one of them stands for all."""
    sums = [{tuple(sorted(terms)) for terms in alternatives(need)} for need in _needs(task, place)]
    kept = {step.lacks for step in task.steps[place:]} | {icon for _, icon in task.converts}
    same = any(SAME in terms for one in sums for terms in one)
    icons = [] if same else [icon for icon in SPECIALISED if icon in asked(task, place) and icon not in kept]
    found: dict[str, str] = {}
    for icon in icons:
        found[icon] = next((other for other in icons if other in found and _swaps(sums, icon, other)), icon)
    return found


def _swaps(sums: list[set[Terms]], one: str, other: str) -> bool:
    """Whether two icons can change places without a difference."""
    swap = {one: other, other: one}
    return all({tuple(sorted(swap.get(term, term) for term in terms)) for terms in every} == every for every in sums)


@lru_cache(maxsize=65536)
def seen(task: Task, place: int, face: Face) -> Face:
    """A face without what makes no difference from a Special Effect on."""
    colour, icons = face
    terms = asked(task, place)
    helps = any(of == colour and icon in terms for of, icon in task.converts)
    wanted = set(terms) | ({JOKER} if terms - {*COLOURS, "die", ACCIDENT} else set()) | ({BASIC} if helps else set())
    like = _alike(task, place)
    kept = [like.get(icon, icon) for icon in words_in(icons) if icon in wanted or (SAME in terms and icon != ACCIDENT)]
    matters = colour in terms or (helps and BASIC in kept)
    return colour if matters else PLAIN, " ".join(kept) or PLAIN


# The best of a roll


@lru_cache(maxsize=200_000)
def best(task: Task, place: int, pool: Faces) -> Result:
    """The best that can be made of a roll from a Special Effect on: which dice to count, which row to mark."""
    if place == len(task.steps):
        return Result(_row(task, pool), 0, 0, ())
    step = task.steps[place]
    if step.lacks:  # a joker counts as the icon: what happens without it is nothing to wish for. V-CHECK-7.14
        shown = {icon for _, icons in pool for icon in words_in(icons)}
        counts = [(0 if shown & {step.lacks, JOKER} else 1, pool)]
    else:
        counts = countings(step.need, pool, task.converts)
    return max((after(task, place, times, left) for times, left in counts), key=lambda each: _worth(task, each))


def after(task: Task, place: int, times: int, pool: Faces) -> Result:
    """The best of the rest, once a Special Effect was counted so often."""
    step = task.steps[place]
    if times and step.at_once:  # V-CHECK-7.11
        return Result(step.at_once, step.green, step.red, (1,) + (0,) * (len(task.steps) - place - 1))
    rest = best(task, place + 1, tuple(sorted(seen(task, place + 1, face) for face in pool)))
    return Result(rest.outcome, rest.green + times * step.green, rest.red + times * step.red, (times, *rest.times))


def _row(task: Task, pool: Faces) -> str:
    """The first row that can be met, with substitutes if need be. V-CHECK-8.3, V-CHECK-8.6."""
    return next((colour for colour, need in task.rows if not need or _is_met(need, pool, task.converts)), "")


def _worth(task: Task, result: Result) -> tuple[float, int]:
    """Rows first, then tracks; steps beyond the end of a track are none. V-CHECK-7.16."""
    return RANKING[result.outcome], min(result.green, task.left[0]) - min(result.red, task.left[1])


# Requirements, with equal dice put together


def countings(need: str, pool: Faces, converts: Converts) -> list[tuple[int, Faces]]:
    """As `fillings`: how often a Special Effect may be counted, and the dice that are left.

    V-CHECK-7.4, V-CHECK-7.5, V-CHECK-7.6, V-CHECK-7.7, V-CHECK-7.8, V-CHECK-7.9, V-CHECK-7.10.
    """
    free = tuple(face for face in pool if _helps(need, face, converts))
    rest = [face for face in pool if not _helps(need, face, converts)]
    count = _count_single if all(len(terms) == 1 for terms in alternatives(need)) else _count_sums
    return [(times, tuple(sorted((*left, *rest)))) for times, left in count(need, free, converts)]


@lru_cache(maxsize=65536)
def _count_single(need: str, pool: Faces, converts: Converts) -> tuple[tuple[int, Faces], ...]:
    """Dice that show it count, each kind of the others as often as wanted. V-CHECK-7.6, V-CHECK-7.8."""
    times, free = 0, list[Face]()
    for face in pool:
        shown = _shows(need, face, converts)
        times += shown
        free += [] if shown else [face]
    kinds = list(dict.fromkeys(free))
    return tuple(
        (
            times + sum(used),
            tuple(kind for kind, count in zip(kinds, used, strict=True) for _ in range(free.count(kind) - count)),
        )
        for used in product(*(range(free.count(kind) + 1) for kind in kinds))
    )


@lru_cache(maxsize=65536)
def _shows(need: str, face: Face, converts: Converts) -> int:
    """How often a die alone must be counted; 0 if it is free to be something else."""
    return min(each.times for each in fillings(need, _dice((face,)), converts))


@lru_cache(maxsize=65536)
def _count_sums(need: str, pool: Faces, converts: Converts) -> tuple[tuple[int, Faces], ...]:
    """As often as natural results allow, more if wanted. V-CHECK-7.5, V-CHECK-7.8."""
    times, layer = 0, {pool}
    while further := {left for each in layer for left in _once(need, each, (), natural=True)}:
        times, layer = times + 1, further
    found: list[tuple[int, Faces]] = []
    while layer:
        found += [(times, left) for left in sorted(layer)]
        times, layer = times + 1, {left for each in layer for left in _once(need, each, converts, natural=False)}
    return tuple(found)


def _once(need: str, pool: Faces, converts: Converts, natural: bool) -> list[Faces]:
    """What is left when a requirement is met once."""
    found = []
    for used, plainly in _uses(need, _wanted(need, pool, converts), converts):
        if plainly or not natural:
            left = list(pool)
            for face in used:
                left.remove(face)
            found.append(tuple(left))
    return found


def _is_met(need: str, pool: Faces, converts: Converts) -> bool:
    return _meets(need, _wanted(need, pool, converts), converts)


def _wanted(need: str, pool: Faces, converts: Converts) -> Faces:
    """The dice that could fill a term; more of a kind than there are terms make no difference."""
    most = max(map(len, alternatives(need)))
    return tuple(
        face
        for place, face in enumerate(pool)
        if _helps(need, face, converts) and (place < most or pool[place - most] != face)
    )


@lru_cache(maxsize=65536)
def _helps(need: str, face: Face, converts: Converts) -> bool:
    """Whether a die could fill a term at all."""
    terms = {term for sums in alternatives(need) for term in sums}
    return SAME in terms or any(_is_matched(term, (face,), converts) for term in terms)


@lru_cache(maxsize=65536)
def _uses(need: str, pool: Faces, converts: Converts) -> tuple[tuple[Faces, bool], ...]:
    """The different dice that meet a requirement once, and whether they do naturally."""
    return tuple((tuple(pool[place] for place in way.used), way.natural) for way in ways(need, _dice(pool), converts))


@lru_cache(maxsize=65536)
def _meets(need: str, pool: Faces, converts: Converts) -> bool:
    return _is_matched(need, pool, converts)


def _is_matched(need: str, pool: Faces, converts: Converts) -> bool:
    """Whether some dice meet a requirement: as `ways`, without listing them."""
    return any(True for _ in matches(need, _dice(pool), converts))


def _dice(pool: Faces) -> list[Rolled]:
    return [Rolled(0, "", *face) for face in pool]
