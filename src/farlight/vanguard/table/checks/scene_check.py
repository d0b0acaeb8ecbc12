"""A Dice Check as it is drawn: its step, the dice, what they can do, what may come of it."""

from collections.abc import Iterator
from typing import TypedDict

import msgspec

from farlight.content.ids import words_in
from farlight.texts import Texts
from farlight.vanguard.model.dice_requirements import JOKER
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.state import Check, Vanguard
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.table.checks.chances_in_words import headline
from farlight.vanguard.table.checks.dice_sets import Search
from farlight.vanguard.table.checks.odds import chances, task_for
from farlight.vanguard.table.checks.roll_worth import Roll
from farlight.vanguard.table.checks.scene_hands import Chance, Hand, chances_of, hands, injury_types
from farlight.vanguard.table.scene_parts import Card, Deed, Die, Effect, Teller

CHECK_STEPS = {
    "check_dice": 1, "check_roll": 3, "check_changes": 4, "check_combinations": 5, "check_injuries": 6,
    "check_specials": 7, "check_outcomes": 8,
}  # fmt: skip
"""Steps of a Dice Check by their numbers in the rulebook. V-CHECK-0.1."""


PARTS_OF_CHECK = {"dice": (1, 2), "roll": (3, 3), "change": (4, 7), "result": (8, 10)}
"""What people call the steps, with the first and the last number of each."""


class CheckStep(msgspec.Struct, frozen=True):
    """A step as people see it."""

    id: str
    name: str
    done: bool
    now: bool


class CheckScene(msgspec.Struct, frozen=True):
    who: str
    name: str
    action: str
    title: str
    place: str
    """Where the check is written: a place, a Threat, a Mission."""
    step: int
    deed: Deed | None
    """None for the check of Prepare."""
    specials: list[Effect]
    """The Global Condition's first. V-CHECK-7.2."""
    special: int
    """How many were looked at."""
    given: list[Die]
    pool: list[Die]
    injury_dice: int
    wounds: list[Card]
    danger: list[Card]
    outcome: str
    steps: list[CheckStep]
    """The ten steps of the rulebook, told as four."""
    hands: list[Hand]
    """While dice are chosen: everybody's."""
    odds: str
    """What the dice in hand come to, in a few words; after the roll, what they came to before it."""
    chances: list[Chance]
    now: str
    """After the roll: the Outcome that would come as it lies; empty if none, or before the roll."""
    now_text: str
    """The same in words: `now: green`."""
    passed: list[str]
    """Steps that could change nothing, with the reason."""
    waits: list[int]
    """The seats that have still to say something."""


def step_of(state: Vanguard, check: Check) -> int:
    """The number of the step that runs: the one before the first that still waits.

    Step 4 has heard somebody and runs, even if it waits while a card is used in it.
    """
    waiting = {call.step for call in state.flow}
    names = list(CHECK_STEPS)
    place = next((place for place, step in enumerate(names) if step in waiting), len(names))
    if not (check.seats and names[place : place + 1] == ["check_changes"]):
        place = max(0, place - 1)
    return CHECK_STEPS[names[place]]


def check_scene(teller: Teller, check: Check) -> CheckScene:
    state = teller.state
    who = name_of(state, check.active)
    deed = teller.deed(check.action)
    condition = teller.content.conditions[condition_in_force(teller.seen)]
    return CheckScene(
        who=who,
        name=teller.name("who", who),
        action=check.action,
        title=teller.name("action", check.action),
        place=teller.name("track", check.action) if ActionSource.parse(check.action).is_on_card else "",
        step=step_of(state, check),
        deed=deed,
        specials=[*map(teller.special, condition.specials), *(deed.specials if deed else ())],
        special=check.place,
        given=[teller.die(die, owner=name_of(state, owner)) for owner, die in check.given],
        pool=[teller.die(die, face, name_of(state, owner)) for owner, die, face in check.pool],
        injury_dice=check.injury_dice,
        wounds=[Card(symbol, teller.name("symbol", symbol)) for symbol in check.wounds],
        danger=[_danger(teller, table, symbol) for table, symbol in check.danger],
        outcome=check.outcome,
        **told_of(teller, check),
    )


class _Told(TypedDict):
    """What is worked out from dice and requirements."""

    steps: list[CheckStep]
    hands: list[Hand]
    odds: str
    chances: list[Chance]
    now: str
    now_text: str
    passed: list[str]
    waits: list[int]


def told_of(teller: Teller, check: Check) -> _Told:
    texts, step = teller.texts, step_of(teller.state, check)
    action = action_at(teller.seen, check.action)
    asked = action is not None and bool(action.rows or action.tracks)
    search = Search(teller.seen, action) if action is not None and asked and not check.pool else None
    dice = [die for _, die in check.given] or [die for _, die, _ in check.pool if die]
    known = chances(teller.content, task_for(teller.seen, check.active, check.action), dice) if asked else None
    now = Roll(teller.seen) if asked and check.pool else None
    return _Told(
        steps=[_step(texts, name, step) for name in PARTS_OF_CHECK],
        hands=hands(teller, check, search) if step == 1 else [],
        odds="" if known is None or action is None else headline(texts, known, action),
        chances=[] if known is None or action is None else chances_of(texts, known, action),
        now="" if now is None else now.now.outcome,
        now_text="" if now is None else _now_text(texts, now),
        passed=list(_passed(teller, check)) if check.pool else [],
        waits=[voice.seat for voice in check.seats if not voice.ready],
    )


def _step(texts: Texts, name: str, step: int) -> CheckStep:
    first, last = PARTS_OF_CHECK[name]
    return CheckStep(name, texts.say(f"check-step-{name}"), step > last, first <= step <= last)


def _now_text(texts: Texts, roll: Roll) -> str:
    """The row that would come, or the steps that the tracks would go."""
    if roll.task.rows:
        colour = texts.name("colour", roll.now.outcome or "none")
        return texts.say("check-now", colour=colour)
    green, red = (min(made, left) for made, left in zip(roll.now[1:3], roll.task.left, strict=True))
    return texts.say("check-now-steps", green=green, red=red)


def _passed(teller: Teller, check: Check) -> Iterator[str]:
    """Injury dice that show nothing for anybody here, Sparks that nobody rolled. V-CHECK-6.2."""
    types = injury_types(teller, check.active)
    struck = {str(symbol) for kind in types for symbol in teller.content.injury_types[kind].symbols}
    if check.wounds and not struck & set(check.wounds):
        yield teller.texts.say("check-passed-injury")
    if not any(JOKER in words_in(face) for _, _, face in check.pool):
        yield teller.texts.say("check-passed-sparks")


def _danger(teller: Teller, table: str, symbol: str) -> Card:
    effect = teller.content.dangers[table].effects.get(symbol)  # type: ignore[call-overload]
    text = "" if effect is None else teller.effect(effect)
    return Card(table, teller.name("symbol", symbol), text)
