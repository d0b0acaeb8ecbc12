"""Small drawings in SVG: they take their colours from the page, so that they suit light and dark."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 760
TEXT = 12
CHAR = 6.6
"""Width of a character of a label, about."""


class Drawing:
    """An SVG of the width of the page, filled from above."""

    def __init__(self, height: float, title: str, width: float = WIDTH) -> None:
        self.height = height
        self.width = width
        self._title = title
        self._parts: list[str] = []

    def add(self, tag: str, kind: str, tip: str = "", **attributes: float | str) -> None:
        """Draw an element; its class says how it looks, `tip` is told to whoever points at it."""
        said = " ".join(f'{name.replace("_", "-")}="{_number(value)}"' for name, value in attributes.items())
        inner = f"<title>{escape(tip)}</title>" if tip else ""
        self._parts.append(f'<{tag} class="{kind}" {said}>{inner}</{tag}>')

    def text(self, x: float, y: float, said: str, kind: str = "label", room: float = 0) -> None:
        """Write a word, cut where there is no room for it; the whole is told to whoever points at it."""
        shown = said if not room or len(said) * CHAR <= room else said[: max(1, int(room / CHAR) - 1)] + "…"
        tip = f"<title>{escape(said)}</title>" if shown != said else ""
        self._parts.append(f'<text class="{kind}" x="{_number(x)}" y="{_number(y)}">{escape(shown)}{tip}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "axis", tip: str = "") -> None:
        self.add("line", kind, tip, x1=x1, y1=y1, x2=x2, y2=y2)

    def box(self, x: float, y: float, width: float, height: float, kind: str, tip: str = "") -> None:
        self.add("rect", kind, tip, x=x, y=y, width=max(0.0, width), height=max(0.0, height))

    def dot(self, x: float, y: float, kind: str = "dot", tip: str = "") -> None:
        self.add("circle", kind, tip, cx=x, cy=y, r=4)

    def way(self, points: Sequence[tuple[float, float]], kind: str, tip: str = "") -> None:
        self.add("path", kind, tip, d="M" + " L".join(f"{_number(x)} {_number(y)}" for x, y in points))

    def __str__(self) -> str:
        size = f'viewBox="0 0 {_number(self.width)} {_number(self.height)}"'
        return f'<svg {size} role="img" aria-label="{escape(self._title)}">{"".join(self._parts)}</svg>'


def _number(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


class Scale:
    """From figures to places on a drawing."""

    def __init__(self, low: float, high: float, first: float, last: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self._first, self._last = first, last

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self._first + share * (self._last - self._first)

    def ticks(self, about: int = 5) -> list[float]:
        """Round figures along it."""
        raw = (self.high - self.low) / about
        power = 10.0 ** floor(log10(raw))
        step = next(each * power for each in (1, 2, 5, 10) if each * power >= raw * 0.999)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 9) for number in range(first, last + 1)]


def figure(value: float) -> str:
    return f"{value:.0f}" if abs(value - round(value)) < 1e-9 else f"{value:.3g}"
