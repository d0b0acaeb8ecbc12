"""The chances of a Dice Check in words, while its dice are chosen. Rulebook chapter 10.1.

Told are the chances with the dice in hand, what each further die would make of them, and what each card could make of
the roll. Not counted are Dice Combinations, several cards together, and whatever other Crewmembers might use.
"""

from collections.abc import Iterator, Mapping, Sequence

from farlight.kernel import READY, Decision, Line, Option, Outlook
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.ids import Figure
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.abilities import Use, ability_of, uses_of
from farlight.vanguard.rules.exploration.dice_check_roll import needs_help, the_check
from farlight.vanguard.rules.exploration.roll_results import GREEN, RED, Task
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.odds import Odds, odds, odds_of, rolls, standard_error, task_for
from farlight.vanguard.table.checks.odds_with_cards import ROWS, Helped, Share, helped

MOST_FURTHER = 150
"""So many pools of further dice are played out in all; what would take more is left out."""
SMALLEST = 0.01
"""A card that makes less of a difference is not told."""

LEAST_STEPS = 0.05
"""Fewer steps are told as none."""


def outlook_of(play: VanguardPlay, decision: Decision) -> Outlook | None:
    """What may come of the dice that are chosen for a check. V-CHECK-1.1."""
    check = play.state.check
    if decision.prompt != "check-dice" or check is None:
        return None
    action = action_at(play, check.action)
    if action is None or not (action.rows or action.tracks):
        return None
    dice = [die for _, die in check.given]
    task = task_for(play, check.active, check.action)
    known = odds_of(play, check.active, check.action, dice)
    if needs_help(play):  # with the dice in hand alone nobody rolls. V-SPECIAL-08
        helping = [each for each in decision.options if each.verb == "assist"]
        return Outlook((Line("odds-needs-assist"),), _further(play, action, known, task, dice, helping))
    lines = (*_chances(known, action, task), *_cards(play, action, known, task, dice))
    further = _further(play, action, known, task, dice, decision.options)
    return Outlook(lines, {READY.id: Line("odds-ready", (("count", len(dice)),))} | further)


# The dice in hand


def _chances(known: Odds, action: Action, task: Task) -> Iterator[Line]:
    if action.rows:
        yield Line("odds-rows", (("odds", figures(known.rows, {}, action)),))
    for track in action.tracks:
        if known.progress[track.colour] < LEAST_STEPS:
            if track.colour == GREEN:
                yield Line("chance-no-progress")
            continue
        left = task.left[(GREEN, RED).index(track.colour)]
        steps = f"{known.progress[track.colour]:.1f}"
        if float(steps) == 0:
            yield from [Line("chance-no-progress")] * (track.colour == GREEN)
            continue
        refs = (
            ("colour", track.colour),
            ("steps", steps),
            ("left", left),
            ("chance", percent(known.ends[track.colour])),
        )
        yield Line("odds-track", refs)
    if known.injury:
        yield Line("odds-injury", (("chance", percent(known.injury)),))
    if known.wound:
        yield Line("odds-wound", (("chance", percent(known.wound)),))
    if known.samples:
        yield Line("odds-sampled", (("count", known.samples), ("error", _points(known.samples))))


def figures(chances: Mapping[str, float], steps: Mapping[str, float], action: Action) -> str:
    """`yellow=12,green=55,red=33`, or the expected steps on tracks, `green=1.3,red=0.4`, as names tell them."""
    if not action.rows:
        return ",".join(str(Figure(track.colour, f"{steps[track.colour]:.1f}")) for track in action.tracks)
    colours = [row.colour for row in action.rows] + ([""] if chances.get("") else [])
    return ",".join(str(Figure(colour or "none", percent(chances.get(colour, 0.0)))) for colour in colours)


def percent(chance: float) -> str:
    """In whole points; what is possible is never 0, and what is not certain never 100."""
    if 0 < chance < 0.005:
        return "<1"
    return ">99" if 0.995 <= chance < 1 - 1e-9 else str(round(100 * chance))


def _points(samples: int) -> int:
    return max(1, round(100 * standard_error(samples)))


# Further dice


def _further(
    play: VanguardPlay, action: Action, known: Odds, task: Task, dice: Sequence[str], options: Sequence[Option]
) -> dict[str, Line]:
    """What each further die would make of the chances; equal dice are reckoned once."""
    lines: dict[str, Line] = {}
    left = 0 if known.samples else MOST_FURTHER
    offered = {each.id: str(dict(each.refs)["die"]) for each in options if each.verb in ("take-die", "assist")}
    for die in dict.fromkeys(offered.values()):
        pools, sampled = rolls(play.content, task, [*dice, die], max(1, left))
        left -= 0 if sampled else len(pools)
        if not sampled and left >= 0:
            lines[die] = _then(odds(play.content, task, [*dice, die]), action)
    return {option: lines[die] for option, die in offered.items() if die in lines}


def _then(known: Odds, action: Action) -> Line:
    return Line("odds-then", (("odds", figures(known.rows, known.progress, action)),))


# Cards


def _cards(play: VanguardPlay, action: Action, known: Odds, task: Task, dice: Sequence[str]) -> list[Line]:
    """What a card, a Skill or Equipment of the active Crewmember could make of the roll, one at a time. V-CHECK-4.2."""
    exact = dice and not known.samples  # where not even the dice alone can be played out, their cards cannot
    usable = list(uses_of(play, the_check(play.state).active, "check")) if exact else []
    effects = [ability_of(play, each).effect for each in usable]
    reckoned = helped(play.content, task, dice, {effect.source: effect.tree for effect in effects})
    lines = [
        _with_card(each, reckoned[effect.source], action)
        for each, effect in zip(usable, effects, strict=True)
        if effect.source in reckoned and _differs(reckoned[effect.source].share, known)
    ]
    return [*lines, Line("odds-cards")] if lines else []


def _differs(share: Share, known: Odds) -> bool:
    before = (*(known.rows.get(row, 0.0) for row in ROWS), known.progress[GREEN], known.progress[RED])
    return any(abs(new - old) >= SMALLEST for new, old in zip(share, before, strict=True))


def _with_card(used: Use, card: Helped, action: Action) -> Line:
    chances, steps = dict(zip(ROWS, card.share, strict=False)), dict(zip((GREEN, RED), card.share[-2:], strict=True))
    kind = "skill" if used.kind == "skill" else "card"
    error = _points(card.samples) if card.samples else 0
    return Line(f"odds-{kind}", ((kind, used.card), ("odds", figures(chances, steps, action)), ("error", error)))
