"""The chances of a Dice Check with chosen dice, before it is rolled. Rulebook chapter 10.

Pure: nothing here changes a state. Faces that no requirement of the check tells apart are put together, equal pools are
looked at once, and each of them is played out as `outcomes.py` does it, with jokers and Convert Abilities where they
help most.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from farlight.content import EffectText
from farlight.effects import Do, Each, Effect, If, Seq
from farlight.vanguard.basics import Action, Special
from farlight.vanguard.board import converts_of
from farlight.vanguard.content import Definitions
from farlight.vanguard.effects.words import VanguardPlay
from farlight.vanguard.injuries import DOWN
from farlight.vanguard.needs import (
    ACCIDENT,
    BASIC,
    COLOURS,
    JOKER,
    SAME,
    SPECIALISED,
    Converts,
    Rolled,
    alternatives,
    fillings,
    meets,
)
from farlight.vanguard.outcomes import converts, specials_of
from farlight.vanguard.powers import has_power
from farlight.vanguard.sources import action_at
from farlight.vanguard.state import Vanguard

MOST_POOLS = 250
"""So many different pools are played out; of more, the most likely ones, with `error` for the rest.

Up to six dice take some 50 ms at most, eight up to 130 ms the first time: what was played out is remembered.
"""
PLAIN = "-"
"""A face or colour that no requirement of the check asks for."""
YELLOW, GREEN, RED = "yellow", "green", "red"
RANKING = {YELLOW: 2.0, GREEN: 1.0, "": 0.0, RED: -1.0}
"""What a marked Outcome is worth when dice could go to one or the other. V-CHECK-8.6."""

Face = tuple[str, str]
"""A rolled die as far as the check cares: its colour and its icons."""
Faces = tuple[Face, ...]


class Step(NamedTuple):
    """A Special Effect as far as the chances care. V-CHECK-7.4, V-CHECK-7.14."""

    need: str
    lacks: str
    green: int
    red: int
    at_once: str


class Task(NamedTuple):
    """A Dice Check without its texts."""

    steps: tuple[Step, ...]
    rows: tuple[tuple[str, str], ...]
    left: tuple[int, int]
    """Spaces to the end of the green and of the red track. V-CHECK-7.16."""
    converts: Converts


class Result(NamedTuple):
    """What one roll comes to."""

    outcome: str
    green: int
    red: int
    times: tuple[int, ...]
    """How often each Special Effect happens."""


class Odds(msgspec.Struct, frozen=True):
    """What a check with these dice comes to."""

    rows: dict[str, float]
    """The chance of each Outcome row; empty for none. V-CHECK-8.3."""
    progress: dict[str, float]
    """Expected steps on each track."""
    ends: dict[str, float]
    """The chance that a track reaches its Outcome. V-CHECK-10.1."""
    times: tuple[float, ...]
    """How often each Special Effect happens on average, the Global Condition's first."""
    injury: float
    """The chance that the Danger dice beside the Action injure. V-CHECK-2.3."""
    wound: float
    """The chance that an own Injury die shows a symbol of an own Injury. V-CHECK-6.3."""
    error: float
    """No chance is wrong by more than this; 0 if all rolls were looked at."""

    def chance(self, *colours: str) -> float:
        return sum(self.rows.get(colour, 0.0) for colour in colours)


# From cards


def odds_of(play: VanguardPlay, who: int, source: str, dice: Sequence[str]) -> Odds:
    """The chances of a check of a Crewmember with some dice, own and given ones. V-CHECK-1.1, V-CHECK-1.4."""
    state, content = play.state, play.content
    action = action_at(play, source)
    task = task_of(action, specials_of(play, action), converts_for(play, who), track_spaces(state, source))
    return odds(content, task, dice, action.danger if action else (), injuries_of(state, who))


def converts_for(play: VanguardPlay, who: int) -> Converts:
    """As the check will have them, or has them if it is under way. V-CONV-3."""
    state = play.state
    if state.check is not None and state.check.active == who:
        return converts(play)
    known = converts_of(play.content, state.crew[who])
    lost = "blue" if has_power(play, who, "no-convert-blue") else ""
    return tuple(each for each in known if each[0] != lost)


def track_spaces(state: Vanguard, source: str) -> dict[str, int]:
    """How far the tracks of an Action are. V-CHECK-7.18."""
    return {colour: state.tracks.get(f"{source}.{colour}", 0) for colour in (GREEN, RED)}


def injuries_of(state: Vanguard, who: int) -> tuple[int, list[str]]:
    """The own Injury dice, and the Injury cards that lie face up. V-INJ-14."""
    crew = state.crew[who]
    return len(crew.hurt), [card for card in crew.injuries if card and not card.startswith(DOWN)]


def task_of(action: Action | None, specials: Iterable[Special], converts: Converts, done: dict[str, int]) -> Task:
    """A check as the chances look at it; `done` are the spaces that its tracks have made."""
    rows = tuple((row.colour, row.need) for row in action.rows) if action else ()
    length = {track.colour: track.length for track in (action.tracks if action else ())}
    left = [max(0, length[colour] - done.get(colour, 0)) if colour in length else 0 for colour in (GREEN, RED)]
    return Task(tuple(map(step_of, specials)), rows, (left[0], left[1]), tuple(dict.fromkeys(converts)))


def step_of(special: Special) -> Step:
    green = red = 0
    at_once = ""
    for form, args in _done_by(special.effect):
        if form == "progress" and args[0] == GREEN:
            green += int(args[1])
        elif form == "progress":
            red += int(args[1])
        elif form == "at-once":
            at_once = str(args[0])
    return Step(special.need, special.lacks, green, red, at_once)


def _done_by(effect: EffectText | None) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """The verbs that an effect certainly carries out."""

    def walk(tree: Effect | None) -> Iterator[tuple[str, tuple[str | int, ...]]]:
        match tree:
            case Do(phrase):
                yield phrase.form, phrase.args
            case Seq(parts):
                for part in parts:
                    yield from walk(part)

    yield from walk(None if effect is None else effect.tree)


# All rolls


def odds(
    content: Definitions,
    task: Task,
    dice: Sequence[str],
    danger: Sequence[str] = (),
    injuries: tuple[int, Sequence[str]] = (0, ()),
) -> Odds:
    """The chances of a check with these dice, with its Danger dice and the Injuries of whoever makes it."""
    pools, error = rolls(content, task, dice)
    rows: dict[str, float] = {}
    ends, steps = dict.fromkeys((GREEN, RED), 0.0), dict.fromkeys((GREEN, RED), 0.0)
    times = [0.0] * len(task.steps)
    for pool, chance in pools:
        result = best(task, 0, pool)
        rows[result.outcome] = rows.get(result.outcome, 0.0) + chance
        for colour, made, left in ((GREEN, result.green, task.left[0]), (RED, result.red, task.left[1])):
            steps[colour] += min(made, left) * chance
            ends[colour] += chance if left and made >= left else 0.0
        for place, count in enumerate(result.times):
            times[place] += count * chance
    injury, wound = injury_chance(content, danger), wound_chance(content, *injuries)
    return Odds(rows, steps, ends, tuple(times), injury, wound, error)


def rolls(content: Definitions, task: Task, dice: Sequence[str]) -> tuple[list[tuple[Faces, float]], float]:
    """The different pools with their chances, and the chance of what was left out."""
    pools: dict[Faces, float] = {(): 1.0}
    for name in sorted(dice):
        die = content.dice[name]
        shown = Counter(seen(task, 0, (die.colour, face)) for face in die.faces)
        grown: dict[Faces, float] = {}
        for pool, chance in pools.items():
            for face, count in shown.items():
                key = tuple(sorted((*pool, face)))
                grown[key] = grown.get(key, 0.0) + chance * count / len(die.faces)
        pools = grown
    likely = sorted(pools.items(), key=lambda each: -each[1])[:MOST_POOLS]
    known = sum(chance for _, chance in likely)
    return [(pool, chance / known) for pool, chance in likely], 0.0 if len(likely) == len(pools) else 1.0 - known


@lru_cache(maxsize=4096)
def asked(task: Task, place: int) -> frozenset[str]:
    """The terms that the check asks for from a Special Effect on."""
    needs = [step.need for step in task.steps[place:]] + [need for _, need in task.rows]
    terms = {term for need in needs if need for sums in alternatives(need) for term in sums}
    return frozenset(terms | {step.lacks for step in task.steps[place:] if step.lacks})


@lru_cache(maxsize=4096)
def _alike(task: Task, place: int) -> dict[str, str]:
    """Icons that are asked for in the same way from a Special Effect on: one of them stands for all."""
    needs = [step.need for step in task.steps[place:]] + [need for _, need in task.rows]
    sums = [{tuple(sorted(terms)) for terms in alternatives(need)} for need in needs if need]
    kept = {step.lacks for step in task.steps[place:]} | {icon for _, icon in task.converts}
    same = any(SAME in terms for one in sums for terms in one)
    icons = [] if same else [icon for icon in SPECIALISED if icon in asked(task, place) and icon not in kept]
    found: dict[str, str] = {}
    for icon in icons:
        found[icon] = next((other for other in icons if other in found and _swaps(sums, icon, other)), icon)
    return found


def _swaps(sums: Sequence[set[tuple[str, ...]]], one: str, other: str) -> bool:
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
    kept = [like.get(icon, icon) for icon in icons.split() if icon in wanted or (SAME in terms and icon != ACCIDENT)]
    matters = colour in terms or (helps and BASIC in kept)
    return colour if matters else PLAIN, " ".join(kept) or PLAIN


# One roll


@lru_cache(maxsize=200_000)
def best(task: Task, place: int, pool: Faces) -> Result:
    """The best that can be made of a roll from a Special Effect on: which dice to count, which row to mark."""
    if place == len(task.steps):
        return Result(_row(task, pool), 0, 0, ())
    step = task.steps[place]
    if step.lacks:  # a joker counts as the icon: what happens without it is nothing to wish for. V-CHECK-7.14
        shown = {icon for _, icons in pool for icon in icons.split()}
        counts = [(0 if shown & {step.lacks, JOKER} else 1, pool)]
    else:
        dice = [Rolled(0, "", *face) for face in pool]
        counts = [(each.times, _without(pool, each.used)) for each in fillings(step.need, dice, task.converts)]
    found = [after(task, place, times, left) for times, left in dict.fromkeys(counts or [(0, pool)])]
    return max(found, key=lambda each: _worth(task, each))


def _without(pool: Faces, used: Sequence[int]) -> Faces:
    return tuple(face for place, face in enumerate(pool) if place not in used)


def after(task: Task, place: int, times: int, pool: Faces) -> Result:
    step = task.steps[place]
    if times and step.at_once:  # V-CHECK-7.11
        return Result(step.at_once, step.green, step.red, (1,) + (0,) * (len(task.steps) - place - 1))
    rest = best(task, place + 1, tuple(sorted(seen(task, place + 1, face) for face in pool)))
    return Result(rest.outcome, rest.green + times * step.green, rest.red + times * step.red, (times, *rest.times))


def _row(task: Task, pool: Faces) -> str:
    """The first row that can be met, with substitutes if need be. V-CHECK-8.3, V-CHECK-8.6."""
    dice = [Rolled(0, "", *face) for face in pool]
    return next((colour for colour, need in task.rows if not need or meets(need, dice, task.converts)), "")


def _worth(task: Task, result: Result) -> tuple[float, int]:
    """Rows first, then tracks; steps beyond the end of a track are none. V-CHECK-7.16."""
    return RANKING[result.outcome], min(result.green, task.left[0]) - min(result.red, task.left[1])


# Danger and Injury dice


def injury_chance(content: Definitions, tables: Sequence[str]) -> float:
    """The chance that at least one of some Danger dice injures. V-DANGER-01."""
    faces = content.ruling.danger_faces
    safe = 1.0
    for table in tables:
        effects = content.dangers[table].effects
        bad = sum(injures(effects.get(face)) for face in faces)
        safe *= 1 - bad / len(faces)
    return 1 - safe


def injures(effect: EffectText | None) -> bool:
    return effect is not None and "gain" in forms_in(effect.tree)


def forms_in(tree: Effect) -> set[str]:
    """The verbs that an effect may come to, without what somebody chooses."""
    match tree:
        case Do(phrase):
            return {phrase.form}
        case Seq(parts):
            return set().union(*map(forms_in, parts))
        case Each(_, body):
            return forms_in(body)
        case If(_, body, otherwise):
            return forms_in(body) | (set() if otherwise is None else forms_in(otherwise))
    return set()


def wound_chance(content: Definitions, count: int, cards: Sequence[str]) -> float:
    """The chance that at least one of the own Injury dice has something to do. V-CHECK-6.2."""
    symbols = {symbol for card in cards for symbol in content.injury_types[content.injuries[card].type].symbols}
    faces = content.ruling.injury_faces
    hit = sum(face in symbols for face in faces) / len(faces)
    return 1 - (1 - hit) ** count
