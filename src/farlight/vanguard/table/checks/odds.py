"""The chances of a Dice Check with chosen dice, before it is rolled. Rulebook chapter 10.

Pure: nothing here changes a state, and nothing but dice, cards and tracks in the open is looked at.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from farlight.content import EffectText
from farlight.effects import Do, Each, Effect, If, Seq
from farlight.kernel import new_chance
from farlight.kernel.chance import advance
from farlight.vanguard.model.card_parts import SMALLEST_TEAM, Action, Special
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import Converts
from farlight.vanguard.model.ids import ProgressTrack, SlottedInjury
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.dice_check_outcomes import converts, outcomes_of, own_converts, specials_of
from farlight.vanguard.rules.exploration.roll_results import GREEN, RED, Face, Faces, Result, Step, Task, best, seen
from farlight.vanguard.rules.exploration.special_actions import action_at

MOST_POOLS = 200
"""Up to so many different pools are all played out; of more, this many rolls are sampled."""
SAMPLE_SEED = 10
"""Samples are the same for everybody and every time, and have nothing to do with the chance of a game."""


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
    """The chance that Danger dice, Special Effects or the Outcome injure. V-CHECK-2.3."""
    wound: float
    """The chance that an own Injury die shows a symbol of an own Injury. V-CHECK-6.3."""
    samples: int
    """How many rolls were looked at; 0 if all of them."""

    @property
    def error(self) -> float:
        """The standard error of each chance, at most."""
        return standard_error(self.samples)

    def chance(self, *colours: str) -> float:
        return sum(self.rows.get(colour, 0.0) for colour in colours)


def standard_error(samples: int) -> float:
    """Of a chance that was found by so many samples, at most; 0 if nothing was left out."""
    return 0.5 / math.sqrt(samples) if samples else 0.0


# From cards


def odds_of(play: VanguardPlay, who: int, source: str, dice: Sequence[str]) -> Odds:
    """The chances of a check of a Crewmember with some dice, own and given ones. V-CHECK-1.1, V-CHECK-1.4."""
    action = action_at(play, source)
    danger = action.danger if action else ()
    return odds(play.content, task_for(play, who, source), dice, danger, injuries_of(play.state, who))


def task_for(play: VanguardPlay, who: int, source: str) -> Task:
    """A check of a Crewmember at this table."""
    action = action_at(play, source)
    done, team = track_spaces(play.state, source), len(play.state.crew)
    return task_of(action, specials_of(play, action), converts_for(play, who), done, team)


def converts_for(play: VanguardPlay, who: int) -> Converts:
    """As the check will have them, or has them if it is under way. V-CONV-3."""
    check = play.state.check
    return converts(play) if check is not None and check.active == who else own_converts(play, who)


def track_spaces(state: Vanguard, source: str) -> dict[str, int]:
    """How far the tracks of an Action are. V-CHECK-7.18."""
    return {colour: state.tracks.get(ProgressTrack.of(source, colour), 0) for colour in (GREEN, RED)}


def injuries_of(state: Vanguard, who: int) -> tuple[int, list[str]]:
    """The own Injury dice, and the Injury cards that lie face up. V-INJ-14."""
    crew = state.crew[who]
    return len(crew.hurt), [card for card in crew.injuries if card and not SlottedInjury.parse(card).is_down]


def task_of(
    action: Action | None,
    specials: Iterable[Special],
    converts: Converts,
    done: dict[str, int],
    team: int = SMALLEST_TEAM,
) -> Task:
    """A check as the chances look at it; `done` are the spaces that its tracks have made."""
    rows = tuple((row.colour, row.need) for row in action.rows) if action else ()
    length = {track.colour: track.spaces(team) for track in (action.tracks if action else ())}
    left = [max(0, length[colour] - done.get(colour, 0)) if colour in length else 0 for colour in (GREEN, RED)]
    return Task(tuple(map(step_of, specials)), rows, (left[0], left[1]), tuple(dict.fromkeys(converts)), _harms(action))


def _harms(action: Action | None) -> frozenset[str]:
    """The Outcomes that may injure, by themselves or by those that arrows lead to. V-CHECK-10.3."""
    parts = outcomes_of(action)
    found = {colour for colour, part in parts.items() if injures(part.effect)}
    for _ in parts:
        found |= {colour for colour, part in parts.items() if found & set(part.then)}
    return frozenset(found)


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
    return Step(special.need, special.lacks, green, red, at_once, injures(special.effect))


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
    most: int = MOST_POOLS,
) -> Odds:
    """The chances of a check with these dice, with its Danger dice and the Injuries of whoever makes it."""
    pools, samples = rolls(content, task, dice, most)
    rows: dict[str, float] = {}
    ends, steps = dict.fromkeys((GREEN, RED), 0.0), dict.fromkeys((GREEN, RED), 0.0)
    times = [0.0] * len(task.steps)
    hurt = 0.0
    known: dict[Result, _Come] = {}
    for pool, chance in pools.items():
        result = best(task, 0, pool)
        come = known.get(result)
        if come is None:
            come = known[result] = _come_of(task, result)
        rows[result.outcome] = rows.get(result.outcome, 0.0) + chance
        for colour, made, ended in come.tracks:
            steps[colour] += made * chance
            ends[colour] += chance if ended else 0.0
        for place, count in come.times:
            times[place] += count * chance
        hurt += chance if come.hurts else 0.0
    injury = hurt + (1 - hurt) * injury_chance(content, danger)
    return Odds(rows, steps, ends, tuple(times), injury, wound_chance(content, *injuries), samples)


class _Come(NamedTuple):
    """What counts of the result of a roll; few pools differ in it."""

    tracks: tuple[tuple[str, int, bool], ...]
    """Of tracks that have an end: the steps that count, and whether they reach it."""
    times: tuple[tuple[int, int], ...]
    """The Special Effects that happen, and how often."""
    hurts: bool


def _come_of(task: Task, result: Result) -> _Come:
    tracks = tuple((colour, min(made, left), made >= left) for colour, made, left in ends_of(task, result) if left)
    times = tuple((place, count) for place, count in enumerate(result.times) if count)
    return _Come(tracks, times, _hurts(task, result))


class _Cards:
    """The definitions, as something that a cache can hold: packs with the same dice share it."""

    def __init__(self, content: Definitions) -> None:
        self.content = content


_CARDS: dict[int, _Cards] = {}


def chances(content: Definitions, task: Task, dice: Sequence[str]) -> Odds:
    """As `odds` without Danger and Injury dice, remembered: the same dice are asked for again and again."""
    return _remembered(_cards(content), task, tuple(sorted(dice)))


def _cards(content: Definitions) -> _Cards:
    known = _CARDS.get(id(content.dice))
    if known is None:
        known = _CARDS[id(content.dice)] = _Cards(content)
    return known


@lru_cache(maxsize=100_000)
def _remembered(cards: _Cards, task: Task, dice: tuple[str, ...]) -> Odds:
    return odds(cards.content, task, dice)


def _hurts(task: Task, result: Result) -> bool:
    """Whether a roll may injure, by a Special Effect, its row or the end of a track."""
    reached = {colour for colour, made, left in ends_of(task, result) if left and made >= left}
    counted = any(times and step.harms for times, step in zip(result.times, task.steps, strict=True))
    return counted or bool(task.harms & {result.outcome, *reached})


def ends_of(task: Task, result: Result) -> tuple[tuple[str, int, int], ...]:
    """For each track: the steps made, and those that were left to its end."""
    return (GREEN, result.green, task.left[0]), (RED, result.red, task.left[1])


def rolls(
    content: Definitions, task: Task, dice: Sequence[str], most: int = MOST_POOLS
) -> tuple[Mapping[Faces, float], int]:
    """The different pools with their chances, and how many rolls were sampled: 0 if these are all pools."""
    cards, ordered = _cards(content), tuple(sorted(dice))
    pools: Mapping[Faces, float] = {(): 1.0}
    for count in range(1, len(ordered) + 1):
        pools = _pools(cards, task, ordered[:count])
        if len(pools) > most:
            return _sampled([shown_by(content, task, die) for die in ordered], most), most
    return pools, 0


@lru_cache(maxsize=2048)
def _pools(cards: _Cards, task: Task, dice: tuple[str, ...]) -> Mapping[Faces, float]:
    """The different pools of some dice: those of all but the last, and that; a search adds die to die."""
    before: Mapping[Faces, float] = _pools(cards, task, dice[:-1]) if len(dice) > 1 else {(): 1.0}
    return _with_die(before, shown_by(cards.content, task, dice[-1]))


def shown_by(content: Definitions, task: Task, die: str) -> list[Face]:
    """The faces of a die as the check sees them."""
    card = content.dice[die]
    return [seen(task, 0, (card.colour, face)) for face in card.faces]


def _with_die(pools: Mapping[Faces, float], faces: Sequence[Face]) -> dict[Faces, float]:
    grown: dict[Faces, float] = {}
    kinds = Counter(faces)
    for pool, chance in pools.items():
        for face, count in kinds.items():
            key = tuple(sorted((*pool, face)))
            grown[key] = grown.get(key, 0.0) + chance * count / len(faces)
    return grown


def _sampled(dice: Sequence[Sequence[Face]], count: int) -> dict[Faces, float]:
    rolled = (
        tuple(sorted(faces[side] for faces, side in zip(dice, sides, strict=True)))
        for sides in sample([len(faces) for faces in dice], count)
    )
    return {pool: times / count for pool, times in Counter(rolled).items()}


def sample(sides: Sequence[int], count: int) -> Iterator[list[int]]:
    """So many rolls of dice with so many sides, always the same ones."""
    chance = new_chance(SAMPLE_SEED)
    for _ in range(count):
        word = advance(chance, "odds")
        rolled = []
        for number in sides:  # one random word is enough for twenty dice
            word, side = divmod(word, number)
            rolled.append(side)
        yield rolled


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
