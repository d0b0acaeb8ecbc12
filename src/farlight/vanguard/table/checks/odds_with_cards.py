"""What one card used after the roll could make of a Dice Check, before it is rolled. Rulebook chapter 10.4.

Figures are what can be had at least: a card is used alone and only where it helps, of the dice that a verb could turn
or reroll two are tried, and of all that a card does only what it does to dice and tracks. What it costs is not weighed.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from farlight.content.ids import words_in
from farlight.effects import Choose, Do, Effect, Phrase, Seq
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import Converts
from farlight.vanguard.rules.exploration.roll_results import GREEN, RANKING, RED, YELLOW, Face, Task, best, seen
from farlight.vanguard.rules.exploration.section_dice import ANY
from farlight.vanguard.table.checks.odds import sample

MOST_ROLLS = 64
"""Up to so many rolls are all looked at; of more, some are sampled."""
LEAST_SAMPLES, MOST_SAMPLES = 40, 100
MOST_WORK = 4_500
"""For all cards, in pools that are looked up: some 10 ms."""
PLAYED_OUT, LOOKED_AT = 20, 8
"""What playing out a pool, and telling a roll from others, takes in pools that are looked up."""
TRIED = 2
"""So many dice are turned or rerolled by one verb."""
BITS = 5
"""Of a pool's number, for each kind of face."""

ROWS = (YELLOW, GREEN, "", RED)
Share = tuple[float, ...]
"""The chances of `ROWS`, then the expected steps on the green and on the red track."""
STEP = 0.1
"""A step on a track, against a row."""
WEIGHTS = (*(RANKING[row] for row in ROWS), STEP, -STEP)
Die = tuple[str, str]
"""A rolled die and its icons; no die once it was changed."""
Value = tuple[float, Share]
Sides = tuple[tuple[int, int], ...]
FREELY = "any"


class Change(NamedTuple):
    """Dice that may be turned or rerolled."""

    most: int
    want: str
    shows: str = ""
    to: str = ""
    """The icon that they are turned to, or `FREELY`; empty for a reroll."""


class Use(NamedTuple):
    """One way to use a card."""

    converts: Converts = ()
    progress: int = 0
    present: tuple[str, ...] = ()
    turns: tuple[Change, ...] = ()
    rerolls: tuple[Change, ...] = ()


# What a card does to dice


def uses(effect: Effect) -> list[Use]:
    """The ways to use a card that change a roll."""
    every = (_use(phrases) for phrases in _readings(effect))
    return [use for use in every if use != Use()]


def _readings(effect: Effect) -> Iterator[tuple[Phrase, ...]]:
    """The verbs that a card comes to, once for each choice that it leaves."""
    match effect:
        case Do(phrase):
            yield (phrase,)
        case Seq(parts):
            for chosen in product(*map(_readings, parts)):
                yield tuple(phrase for phrases in chosen for phrase in phrases)
        case Choose(options):
            for one in options:
                yield from _readings(one)
        case _:
            yield ()


def _use(phrases: Sequence[Phrase]) -> Use:
    use = Use()
    for phrase in phrases:
        match phrase.form, phrase.args:
            case "convert-this-check", (str(colour), str(icon)):
                use = use._replace(converts=(*use.converts, (colour, icon)))
            case "progress", ("green", int(count)):
                use = use._replace(progress=use.progress + count)
            case "count-one-as-present", (str(icon),):
                use = use._replace(present=(*use.present, icon))
            case _:
                change = _change(phrase)
                if change is not None and change.to:
                    use = use._replace(turns=(*use.turns, *(change,) * min(change.most, TRIED)))
                elif change is not None:
                    use = use._replace(rerolls=(*use.rerolls, change))
    return use


def _change(phrase: Phrase) -> Change | None:
    match phrase.form, phrase.args:
        case "reroll", (int(count), str(want)):
            return Change(count, want)
        case "reroll-any", (str(want),):
            return Change(TRIED, want)
        case "reroll-showing", (int(count), str(icon)):
            return Change(count, "die", icon)
        case "reroll-any-showing", (str(icon),):
            return Change(TRIED, "die", icon)
        case "turn-freely", (int(count), str(want)):
            return Change(count, want, to=FREELY)
        case "turn-to", (int(count), str(want), str(icon)):
            return Change(count, want, to=icon)
        case "turn-showing", (int(count), str(icon), str(other)):
            return Change(count, "die", icon, other)
    return None


# Pools as numbers


class Pools:
    """What pools of a check are worth. A pool is a number with some bits for each kind of face, so that a die is
    exchanged by adding and subtracting."""

    def __init__(self, content: Definitions, task: Task) -> None:
        self.content = content
        self.task = task
        self.faces: list[Face] = []
        self.units: dict[Die, int] = {}
        self.known_sides: dict[str, Sides] = {}
        self.known: dict[int, Value] = {}
        self.used: dict[tuple[Use, tuple[Die, ...]], Value] = {}
        self.work = 0

    def unit(self, die: str, icons: str) -> int:
        """The number of a die that shows something."""
        found = self.units.get((die, icons))
        if found is None:
            colour = self.content.dice[die].colour if die else ""
            face = seen(self.task, 0, (colour, icons))
            if face not in self.faces:
                self.faces.append(face)
            found = self.units[die, icons] = 1 << BITS * self.faces.index(face)
        return found

    def value(self, pool: int) -> Value:
        self.work += 1
        found = self.known.get(pool)
        if found is None:
            self.work += PLAYED_OUT
            found = self.known[pool] = self._played_out(pool)
        return found

    def _played_out(self, pool: int) -> Value:
        faces = []
        for place, face in enumerate(self.faces):
            faces += [face] * (pool >> BITS * place & (1 << BITS) - 1)
        result = best(self.task, 0, tuple(sorted(faces)))
        steps = min(result.green, self.task.left[0]), min(result.red, self.task.left[1])
        share = (*(float(result.outcome == row) for row in ROWS), *map(float, steps))
        return _worth(share), share

    def sides(self, die: str) -> Sides:
        """The faces of a die as numbers, with how many of its sides show each."""
        found = self.known_sides.get(die)
        if found is None:
            faces = self.content.dice[die].faces
            found = self.known_sides[die] = tuple(Counter(self.unit(die, face) for face in faces).items())
        return found

    def fits(self, change: Change, rolled: Sequence[Die], most: int = 1) -> list[int]:
        """The places of the dice that a card could change; so many of those that make no difference."""
        dice = self.content.dice
        found: dict[tuple[int, Sides], list[int]] = {}
        for place, (die, icons) in enumerate(rolled):
            wanted = die and (change.want in ANY or dice[die].colour == change.want)
            if wanted and (not change.shows or change.shows in words_in(icons)):
                found.setdefault((self.unit(die, icons), self.becomes(change, die)), []).append(place)
        return [place for places in found.values() for place in places[:most]]

    def becomes(self, change: Change, die: str) -> Sides:
        """What a die may show once it was changed."""
        return self.sides(die) if change.to in ("", FREELY) else ((self.unit(die, change.to), 1),)


def _worth(share: Share) -> float:
    return sum(part * weight for part, weight in zip(share, WEIGHTS, strict=True))


# Using it on a roll


def used(pools: Pools, use: Use, rolled: tuple[Die, ...]) -> Value:
    """The best of a roll with a card, or without it. Rolls that look alike to the card are played once."""
    pools.work += LOOKED_AT
    shows = any(change.shows for change in (*use.turns, *use.rerolls))
    alike = (use, tuple(sorted((die, icons if shows else str(pools.unit(die, icons))) for die, icons in rolled)))
    found = pools.used.get(alike)
    if found is None:
        pool = sum(pools.unit(*die) for die in rolled) + sum(pools.unit("", icon) for icon in use.present)
        values = [_turned(pools, use.turns, rolled, pool)]
        values += [value for change in use.rerolls for value in _rerolled(pools, change, rolled, pool)]
        found = pools.used[alike] = max(values)
    return found


def _turned(pools: Pools, turns: tuple[Change, ...], rolled: tuple[Die, ...], pool: int) -> Value:
    """One die after the other, or none. V-CHECK-4.8, V-CHECK-4.9."""
    if not turns:
        return pools.value(pool)
    change, *rest = turns
    found = [_turned(pools, tuple(rest), rolled, pool)]
    for place in pools.fits(change, rolled):
        die, icons = rolled[place]
        left = (*rolled[:place], ("", ""), *rolled[place + 1 :])
        without = pool - pools.unit(die, icons)
        found += [_turned(pools, tuple(rest), left, without + unit) for unit, _ in pools.becomes(change, die)]
    return max(found)


def _rerolled(pools: Pools, change: Change, rolled: tuple[Die, ...], pool: int) -> Iterator[Value]:
    """All dice that are rerolled are named before the first is rolled. V-CHECK-4.10."""
    most = min(change.most, TRIED)
    places = pools.fits(change, rolled, most)
    for count in range(1, most + 1):
        for chosen in combinations(places, count):
            left = pool - sum(pools.unit(*rolled[place]) for place in chosen)
            yield _mean(pools, left, [pools.sides(rolled[place][0]) for place in chosen])


def _mean(pools: Pools, left: int, dice: Sequence[Sides]) -> Value:
    """What a pool is worth on average with some dice more."""
    rolls = [
        (pools.value(left + sum(unit for unit, _ in shown)), math.prod(sides for _, sides in shown))
        for shown in product(*dice)
    ]
    total = sum(sides for _, sides in rolls)
    share = tuple(
        sum(part * sides for part, (_, sides) in zip(parts, rolls, strict=True)) / total
        for parts in zip(*(share for (_, share), _ in rolls), strict=True)
    )
    return _worth(share), share


# All rolls


class Helped(NamedTuple):
    """The chances with a card."""

    share: Share
    samples: int
    """How many rolls were looked at; 0 if all of them."""


def helped(content: Definitions, task: Task, dice: Sequence[str], cards: Mapping[str, Effect]) -> dict[str, Helped]:
    """The chances with each of some cards that could change the roll, without those that would take too long."""
    known = {card: ways for card, effect in cards.items() if (ways := uses(effect))}
    tables: dict[Use, Pools] = {}
    found: dict[str, Helped] = {}
    for card, ways in known.items():
        reckoned = _with_card(content, task, dice, ways, tables, MOST_WORK // len(known))
        if reckoned is not None:
            found[card] = reckoned
    return found


def _with_card(
    content: Definitions, task: Task, dice: Sequence[str], ways: Sequence[Use], tables: dict[Use, Pools], most: int
) -> Helped | None:
    """The chances with one card; None if that is too much work."""
    total: Share = (0.0,) * len(WEIGHTS)
    weight, count, exact = 0.0, 0, True
    start = _work(tables)
    for rolled, chance, exact in _rolls(content, dice):
        _, share = max(_with(content, task, tables, use, rolled) for use in ways)
        total = tuple(so_far + part * chance for so_far, part in zip(total, share, strict=True))
        weight, count = weight + chance, count + 1
        if _work(tables) - start > most:
            if exact or count < LEAST_SAMPLES:
                return None
            break
    return Helped(tuple(part / weight for part in total), 0 if exact else count)


def _work(tables: Mapping[Use, Pools]) -> int:
    return sum(pools.work for pools in tables.values())


def _with(content: Definitions, task: Task, tables: dict[Use, Pools], use: Use, rolled: tuple[Die, ...]) -> Value:
    """The better of a roll with a way to use a card and without; steps of its own count from the start."""
    made = min(use.progress, task.left[0])
    key = Use(converts=use.converts, progress=made)
    if key not in tables:
        known = tuple(dict.fromkeys((*task.converts, *use.converts)))
        tables[key] = Pools(content, task._replace(converts=known, left=(task.left[0] - made, task.left[1])))
    _, share = used(tables[key], use, rolled)
    share = (*share[:-2], share[-2] + made, share[-1])
    return _worth(share), share


def on_roll(content: Definitions, task: Task, ways: Sequence[Use], rolled: tuple[Die, ...]) -> Value:
    """What a roll that lies there is worth with a card, used at its best or not at all; without `ways` as it is."""
    tables: dict[Use, Pools] = {}
    return max(_with(content, task, tables, use, rolled) for use in (Use(), *ways))


def reroll_value(pools: Pools, rolled: Sequence[Die], dice: Sequence[Die]) -> Value:
    """What a roll is worth on average once some of its dice are rolled again. V-CHECK-4.10."""
    content, left = pools.content, list(rolled)
    for die in dice:
        left.remove(die)
    kept = sum(pools.unit(*die) for die in left)
    sides = [pools.sides(die) for die, _ in dice]
    if math.prod(map(len, sides)) <= MOST_ROLLS:
        return _mean(pools, kept, sides)
    faces = [content.dice[die].faces for die, _ in dice]
    values = [
        pools.value(kept + sum(pools.unit(die, each[up]) for (die, _), each, up in zip(dice, faces, ups, strict=True)))
        for ups in sample([len(each) for each in faces], MOST_SAMPLES)
    ]
    share = tuple(sum(parts) / len(values) for parts in zip(*(share for _, share in values), strict=True))
    return _worth(share), share


def _rolls(content: Definitions, dice: Sequence[str]) -> Iterator[tuple[tuple[Die, ...], float, bool]]:
    """Rolls with their chances, and whether these are all of them."""
    faces = [content.dice[die].faces for die in dice]
    kinds = [list(dict.fromkeys(each)) for each in faces]
    every = 1
    for each in kinds:
        every *= len(each)
    if every <= MOST_ROLLS:
        for shown in product(*kinds):
            chance = 1.0
            for face, sides in zip(shown, faces, strict=True):
                chance *= sides.count(face) / len(sides)
            yield tuple(zip(dice, shown, strict=True)), chance, True
        return
    for sides_up in sample([len(each) for each in faces], MOST_SAMPLES):
        shown = tuple(each[side] for each, side in zip(faces, sides_up, strict=True))
        yield tuple(zip(dice, shown, strict=True)), 1.0, False
