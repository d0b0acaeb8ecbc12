"""What was seen of each table: whichever process of a server answers next, it shows no older version."""


class Seen:
    """The newest version of each table that one person was shown or told of."""

    def __init__(self) -> None:
        self._versions: dict[str, int] = {}

    def of(self, table: str) -> int:
        return self._versions.get(table, 0)

    def note(self, table: str, version: int) -> None:
        self._versions[table] = max(version, self.of(table))
