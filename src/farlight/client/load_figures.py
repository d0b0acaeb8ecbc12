"""What a server is driven with, and how it did."""

from collections.abc import Iterable

import msgspec

from farlight.client.processor import Processor


class Plan(msgspec.Struct, frozen=True):
    """What to drive a server with."""

    servers: tuple[str, ...]
    """Their tables are spread over them: all who look at one table come to the same."""
    tables: int
    rate: float
    """Answers per table and second."""
    seconds: float
    connections: int = 4
    """Connections of each table."""
    games: tuple[str, ...] = ()
    """The large ones, if none is named."""
    by_game: bool = False
    """Whether the games are played one after the other, and each is told of."""
    scene: bool = True
    """Whether everybody looks as a browser does, or as a program that reads the bare view."""

    @property
    def server(self) -> str:
        """The one that is asked for what any of them knows."""
        return self.servers[0]


class Times(msgspec.Struct, frozen=True):
    """Milliseconds within which half, 95 and 99 of a hundred were done."""

    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "Times":
        ordered = sorted(seconds)
        if not ordered:
            return cls(0.0, 0.0, 0.0, 0.0)

        def at(share: float) -> float:
            return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

        return cls(at(0.5), at(0.95), at(0.99), at(1.0))


class Figures(msgspec.Struct):
    """How the server did."""

    tables: int
    connections: int
    answers: int
    answers_per_second: float
    done: Times
    """From sending an answer to its acknowledgement."""
    seen: Times
    """From sending an answer to the change at the other connections."""
    late: int
    """Answers that were due while the one before was not acknowledged yet."""
    refused: dict[str, int]
    unanswered: int
    dropped: int
    """Connections that the server ended."""
    wrong: int = 0
    """Connections that did not see the table as the server has it."""
    lost: int = 0
    """Acknowledged answers that are not in the log."""
    doubled: int = 0
    """Answers in the log that nobody gave."""
    rate: float = 0.0
    """Answers per table and second that were asked for."""
    processor: Processor | None = None
