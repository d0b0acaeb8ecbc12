"""A Dice Check as it is drawn: its step, the dice, what they can do, what may come of it."""

import msgspec

from farlight.vanguard.model.state import Check, Vanguard
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.table.scene_parts import Card, Deed, Die, Effect, Teller

CHECK_STEPS = {
    "check_dice": 1, "check_roll": 3, "check_changes": 4, "check_combinations": 5, "check_injuries": 6,
    "check_specials": 7, "check_outcomes": 8,
}  # fmt: skip
"""Steps of a Dice Check by their numbers in the rulebook. V-CHECK-0.1."""


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
        place=teller.name("track", check.action) if ":" in check.action else "",
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
    )


def _danger(teller: Teller, table: str, symbol: str) -> Card:
    effect = teller.content.dangers[table].effects.get(symbol)  # type: ignore[call-overload]
    text = "" if effect is None else teller.effect(effect)
    return Card(table, teller.name("symbol", symbol), text)
