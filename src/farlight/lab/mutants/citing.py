"""Which rules a text cites, ranges included: `V-POI-01, V-POI-03 to -05`."""

import re
from collections.abc import Iterable, Sequence

_ID = r"[A-Z](?:-[A-Z0-9]+(?:\.\d+)?)+"
_CITED = re.compile(rf"({_ID})(?: to ({_ID}|-\d+))?")


def cited(texts: Iterable[str], known: Sequence[str]) -> set[str]:
    """The known ids in these texts; a range stands for all that the rulebook has between its ends."""
    place = {name: number for number, name in enumerate(known)}
    found: set[str] = set()
    for text in texts:
        for first, last in _CITED.findall(text):
            end = first.rpartition("-")[0] + last if last.startswith("-") else last or first
            if first in place:
                found.update(known[place[first] : place.get(end, place[first]) + 1])
    return found
