"""What must be so at the station where a reason is given why something cannot be done."""

from collections.abc import Callable
from typing import Any

from farlight.beacon.rules.verbs import MOST_STRAIN
from farlight.kernel import Option, Position, Refusal

Table = Position[Any, Any]


def bar_is_so(table: Table, seat: int, option: Option, why: Refusal) -> bool:
    return FACTS[why.reason](table, seat, dict(option.refs), dict(why.refs))


FACTS: dict[str, Callable[[Table, int, dict[str, Any], dict[str, Any]], bool]] = {
    "why-not-planned": lambda at, seat, refs, _: at.state.keepers[seat].task == refs["task"],
    "why-not-worn-out": lambda at, seat, refs, _: (
        at.state.keepers[seat].strain == MOST_STRAIN and refs["task"] != "rest"
    ),
    "why-not-found": lambda at, _, refs, __: at.state.light.found and refs["task"] == "trace",
    "why-not-whole": lambda at, _, refs, __: (
        at.state.light.hull == at.game.content.missions[at.state.mission].hull and refs["task"] == "mend"
    ),
    "why-not-strain": lambda at, _, __, said: any(
        each.strain + said["count"] > MOST_STRAIN for each in at.state.keepers
    ),
}
