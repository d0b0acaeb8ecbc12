"""Which rules a text cites: `V-POI-01, V-POI-03`."""

import re
from collections.abc import Collection, Iterable

_CITED = re.compile(r"[A-Z](?:-[A-Z0-9]+(?:\.\d+)?)+")


def cited(texts: Iterable[str], known: Collection[str]) -> set[str]:
    """The known ids in these texts."""
    return {rule for text in texts for rule in _CITED.findall(text) if rule in known}
