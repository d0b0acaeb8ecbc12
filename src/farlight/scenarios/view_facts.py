"""Facts of every game about what a seat may see: a look into its view, by the names of the view's fields."""

import re
from typing import Any

from farlight.effects import expectation
from farlight.kernel import to_data
from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.facts import Miss, Shown, fact, listed


@fact("seat N sees PATH = VALUE", r"seat (\d+) sees (\S+) = (.*)")
def _seat_sees(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return _sees(shown, shown.seat(match[1]), match)


@fact("spectator sees PATH = VALUE", r"(spectator) sees (\S+) = (.*)")
def _spectator_sees(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return _sees(shown, None, match)


def _sees(shown: Shown, seat: int | None, match: "re.Match[str]") -> Miss | None:
    position = shown.position
    found = to_data(shown.sees(position.game.play(position.game.view(position.state, seat))))
    for part in match[2].split("."):
        found = _inside(found, part)
    told = _written(found)
    who = "spectator" if seat is None else f"seat {seat + 1}"
    return None if told == match[3].strip() else Miss(f"{who} sees {match[2]} = {told}")


def _inside(value: Any, part: str) -> Any:
    """A part of a view: a field by name, a place of a list by number, counted from 1."""
    if isinstance(value, list):
        value = {str(place): item for place, item in enumerate(value, 1)}
    if not isinstance(value, dict) or part not in value:
        names = list(map(str, value)) if isinstance(value, dict) else []
        raise CaseFailure(f"nothing in the view is called '{part}': {expectation(part, names)}")
    return value[part]


def _written(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "nothing"}[value]
    if isinstance(value, list):
        return listed([_written(item) for item in value])
    if isinstance(value, dict):
        return listed([f"{key}: {_written(item)}" for key, item in value.items()])
    return str(value) or "nothing"
