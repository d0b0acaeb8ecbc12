"""A Dice Check as it is drawn: its step, the dice, what they can do, what may come of it."""

import msgspec

from farlight.vanguard.table.scene_parts import Card, Deed, Die, Effect, Teller
from farlight.vanguard.table.view import CheckView


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


def check_scene(teller: Teller, check: CheckView) -> CheckScene:
    deed = teller.deed(check.action)
    condition = teller.content.conditions[teller.seen.condition].specials if teller.seen.condition else []
    return CheckScene(
        who=check.who,
        name=teller.name("who", check.who),
        action=check.action,
        title=teller.name("action", check.action),
        place=teller.name("track", check.action) if ":" in check.action else "",
        step=check.step,
        deed=deed,
        specials=[*map(teller.special, condition), *(deed.specials if deed else ())],
        special=check.special,
        given=[teller.die(die, owner=owner) for owner, die in check.given],
        pool=[teller.die(die, face, owner) for owner, die, face in check.pool],
        injury_dice=check.injury_dice,
        wounds=[Card(symbol, teller.name("symbol", symbol)) for symbol in check.wounds],
        danger=[_danger(teller, table, symbol) for table, symbol in check.danger],
        outcome=check.outcome,
    )


def _danger(teller: Teller, table: str, symbol: str) -> Card:
    effect = teller.content.dangers[table].effects.get(symbol)  # type: ignore[call-overload]
    text = "" if effect is None else teller.effect(effect)
    return Card(table, teller.name("symbol", symbol), text)
