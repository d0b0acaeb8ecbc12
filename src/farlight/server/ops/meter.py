"""Where the processor time of a server goes, part by part of an answer."""

import time
from types import TracebackType

PARTS = ("engine", "record", "scene", "frames")
"""What an answer takes: playing it, writing it down, drawing the table, telling everybody."""


class Part:
    """Counts the processor time that a thread spends in a block. Blocks hold no `await` and no other part."""

    __slots__ = ("_began", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = time.thread_time()

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        self.seconds += time.thread_time() - self._began


class Meter:
    """The parts of one server. What the thread that writes needs is counted there."""

    def __init__(self) -> None:
        self.engine = Part()
        self.record = Part()
        self.scene = Part()
        self.frames = Part()

    def seconds(self, writing: float) -> dict[str, float]:
        """By part, and of the whole process; `writing` is what the writer has used."""
        found: dict[str, float] = {name: getattr(self, name).seconds for name in PARTS}
        found["record"] += writing
        return {**found, "all": time.process_time()}
