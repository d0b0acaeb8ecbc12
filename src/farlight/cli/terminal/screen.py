"""What the terminal prints: lines broken to the width, the table in words, what happened."""

import re
import textwrap
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from farlight.cli.terminal.table import Happened, News, Notice, Part, Story
from farlight.texts import capital
from farlight.wire import Told

FORCED = "event-forced"
"""What happened because there was only one way."""


class Screen:
    """Prints. Long lines are broken with an indent, and nothing typed by a person reaches the terminal raw."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, text: str, style: str = "", indent: int = 0, rule: str = "", hang: int = 2) -> None:
        """Print one line of text, broken to the width with a hanging indent; further paragraphs begin below that
        indent, and a rule id follows in grey."""
        said = Text()
        tail = f"  [{rule}]" if rule else ""
        first, further = " " * indent, " " * (indent + hang)
        bound = re.sub(r"(?<=\d) %", "\N{NO-BREAK SPACE}%", text)
        paragraphs = f"{bound}{tail}".split("\n")
        wrapped = "\n".join(
            self.wrap(paragraph, further if place else first, further) for place, paragraph in enumerate(paragraphs)
        )
        said.append(wrapped, style=style)
        if tail and wrapped.endswith(tail.strip()):
            said.stylize("dim", len(wrapped) - len(tail.strip()))
        self.console.print(said, soft_wrap=True)

    def wrap(self, paragraph: str, first: str, further: str) -> str:
        width = max(20, self.console.width)
        return textwrap.fill(paragraph, width, initial_indent=first, subsequent_indent=further, break_on_hyphens=False)

    def gap(self) -> None:
        self.console.print()

    def whole(self, text: str) -> None:
        """Print something with a link or a command in it as it is: broken to the width, nobody could copy it."""
        self.console.print(text, markup=False, soft_wrap=True)

    def parts(self, parts: Iterable[Part], known: set[str]) -> None:
        """Print the table in words. Lines that are known are left out."""
        self.gap()
        for part in parts:
            lines = [line for line in part.lines if _line(part, line) not in known]
            if lines or part.title not in known:
                self.line(part.title, "bold cyan")
            for line in lines:
                self.line(capital(line), indent=2)

    def told(self, told: Iterable[Told]) -> None:
        """Print what happened."""
        for each in told:
            style = "dim" if each.key == FORCED else "green"
            self.line(f"· {each.text}", style, indent=2, rule=each.rule)

    def news(self, news: Iterable[News]) -> None:
        for each in news:
            match each:
                case Notice(text=text, whole=True):
                    self.whole(text)
                case Notice(text=text, style=style):
                    self.line(text, style, hang=0)
                case Story(text=text):
                    self.gap()
                    self.line(text, "italic", hang=0)
                case Happened(told=told):
                    self.told(told)


def lines_of(parts: Iterable[Part]) -> set[str]:
    """What is on the table, to be compared with what was shown."""
    return {line for part in parts for line in _lines(part)}


def heard_in(parts: Iterable[Part], told: Iterable[Told]) -> set[str]:
    """Lines about nothing but what was just told: a story that was read need not be shown again."""
    heard = {ref for each in told for ref in each.refs if isinstance(ref[1], str)}
    pairs = ((line, refs) for part in parts for line, refs in zip(_lines(part), part.refs, strict=False))
    return {line for line, refs in pairs if refs and heard.issuperset(refs)}


def _lines(part: Part) -> list[str]:
    return [part.title, *(_line(part, line) for line in part.lines)]


def _line(part: Part, line: str) -> str:
    """A line is known where it stands: the same words may stand elsewhere, too."""
    return f"{part.title}\n{line}"
