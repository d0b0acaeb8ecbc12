"""How positions and states show themselves in a notebook: plain HTML, of what they hold."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Protocol

from farlight.kernel.fields.shapes import to_data

MOST = 40
"""Elements of a list that are shown."""


class Shown(Protocol):
    """What a position shows."""

    @property
    def outcome(self) -> str: ...
    @property
    def open(self) -> Sequence[Any]: ...  # Any: decisions
    @property
    def state(self) -> Any: ...  # Any: of whichever game


def state_html(state: object) -> str:
    """A state, or what a seat sees of one, as a table of its fields."""
    return _html(to_data(state))


def position_html(position: Shown) -> str:
    """Where a game stands: what is asked, and on demand all there is."""
    if not position.open:
        asked = f"<p>over: <b>{escape(position.outcome)}</b></p>"
    else:
        rows = "".join(
            f"<tr><td>{decision.seat}</td><td>{escape(decision.prompt)}</td><td>{escape(decision.rule)}</td>"
            f"<td>{escape(', '.join(option.id for option in decision.options))}</td></tr>"
            for decision in position.open
        )
        asked = f"<table><tr><th>seat</th><th>prompt</th><th>rule</th><th>options</th></tr>{rows}</table>"
    return f"{asked}<details><summary>state</summary>{state_html(position.state)}</details>"


def _html(value: object) -> str:
    if isinstance(value, Mapping):
        rows = "".join(f"<tr><th>{escape(str(key))}</th><td>{_html(inner)}</td></tr>" for key, inner in value.items())
        return f"<table>{rows}</table>" if rows else ""
    if isinstance(value, list | tuple):
        if any(isinstance(each, Mapping | list | tuple) for each in value):
            return _html(dict(enumerate(value[:MOST])))
        more = ", …" if len(value) > MOST else ""
        return escape(", ".join(map(str, value[:MOST]))) + more
    return escape(str(value))
