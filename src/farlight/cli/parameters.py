"""Flags that several commands share."""

import re
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token
from cyclopts.validators import Number


def whole(_kind: object, tokens: Sequence[Token]) -> int:
    """A whole number, and nothing that could be rounded to one."""
    said = tokens[0].value
    if not re.fullmatch(r"-?[0-9]+", said):
        raise ValueError(f"'{said}' is no whole number")
    return int(said)


FirstSeed = Annotated[int, Parameter(help="Seed of the first game; the others follow.", converter=whole)]
Jobs = Annotated[int | None, Parameter(help="Processes; all cores if not given.", validator=Number(gte=1))]
Json = Annotated[bool, Parameter(help="Print the figures as JSON.", negative="")]
