"""What is listened for in each language: a file of lists beside this one for every language that has some."""

import re
from functools import cache
from pathlib import Path

import msgspec
import rtoml

_FOLDER = Path(__file__).parent


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be; shares are in percent."""

    shared: float
    """Words in phrases of four that more than two cards have."""
    sentence: float
    """Words of a sentence, on average."""
    tic: float
    """Logs with the same tic."""


class Listened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lists of a language: names with the patterns that find what they name."""

    limits: Limits
    openings: dict[str, str]
    """Kinds of first words."""
    tics: dict[str, str]
    """What is good once and bad in every other Log."""
    forbidden: dict[str, str]
    """What is written nowhere."""


class Language(msgspec.Struct, frozen=True):
    name: str
    limits: Limits
    openings: dict[str, re.Pattern[str]]
    tics: dict[str, re.Pattern[str]]
    forbidden: dict[str, re.Pattern[str]]

    def opening(self, text: str) -> str:
        """The kind of a text's first words; empty if it is none that a listener would notice."""
        return next((kind for kind, pattern in self.openings.items() if pattern.match(text)), "")


@cache
def languages() -> tuple[Language, ...]:
    """Every language that has lists."""
    return tuple(map(_read, sorted(_FOLDER.glob("*.toml"))))


def _read(file: Path) -> Language:
    lists = msgspec.convert(rtoml.loads(file.read_text("utf-8")), Listened)
    found = (
        {name: re.compile(each) for name, each in of.items()} for of in (lists.openings, lists.tics, lists.forbidden)
    )
    return Language(file.stem, lists.limits, *found)
