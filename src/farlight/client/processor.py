"""The processor time that answers cost the servers, as they tell it of themselves."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from statistics import median

import httpx
import msgspec

NAME = "farlight_processor_seconds"
ALL = "all"
REST = "rest"
WINDOW = 2.0
"""Seconds from one look at the servers to the next."""
FEWEST = 10
"""Answers of a window that is counted."""


class Processor(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for an answer, user and system, of all servers together."""

    median: float
    """Of the windows of the run."""
    parts: dict[str, float]
    """What it goes into, over the whole run; the rest are requests, messages that come in, and the loop itself."""
    games: dict[str, float] = {}
    """The median of each game, where they were played one after the other."""


class Reading(msgspec.Struct, frozen=True):
    """How far the servers were at a moment."""

    answers: int
    seconds: dict[str, float]

    def since(self, before: "Reading") -> dict[str, float]:
        """Milliseconds for each answer that was given since, by part."""
        given = max(1, self.answers - before.answers)
        spent = {part: 1000 * (self.seconds[part] - before.seconds.get(part, 0.0)) / given for part in self.seconds}
        whole = spent.pop(ALL, 0.0)
        return {**spent, REST: whole - sum(spent.values()), ALL: whole}


class Watch:
    """Looks at the servers again and again while they are driven."""

    def __init__(self, servers: Sequence[str], answers: Callable[[], int]) -> None:
        self._servers = servers
        self._answers = answers
        self._http = httpx.AsyncClient(timeout=60)
        self._runs: dict[str, list[Reading]] = {}
        """By what was played: the readings, from the first to the last."""

    async def close(self) -> None:
        await self._http.aclose()

    @contextlib.asynccontextmanager
    async def watching(self, played: str) -> AsyncIterator[None]:
        readings = self._runs[played] = [await self._read()]

        async def repeat() -> None:
            while True:
                await asyncio.sleep(WINDOW)
                readings.append(await self._read())

        task = asyncio.create_task(repeat())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            readings.append(await self._read())

    def told(self) -> Processor:
        found = {played: _windows(readings) for played, readings in self._runs.items()}
        every = [each for windows in found.values() for each in windows]
        spans = [(readings[0], readings[-1]) for readings in self._runs.values()]
        given = sum(last.answers - first.answers for first, last in spans)
        parts: dict[str, float] = {}
        for first, last in spans:
            for part, spent in last.since(first).items():
                share = (last.answers - first.answers) / max(1, given)
                parts[part] = round(parts.get(part, 0.0) + share * spent, 3)
        games = {played: _median(windows) for played, windows in found.items()} if len(found) > 1 else {}
        return Processor(_median(every), parts, games)

    async def _read(self) -> Reading:
        pages = [(await self._http.get(f"{server}/metrics")).text for server in self._servers]
        seconds: dict[str, float] = {}
        for line in "\n".join(pages).splitlines():
            if line.startswith(f"{NAME}{{"):
                part = line.partition('part="')[2].partition('"')[0]
                seconds[part] = seconds.get(part, 0.0) + float(line.rpartition(" ")[2])
        return Reading(self._answers(), seconds)


def _windows(readings: Sequence[Reading]) -> list[float]:
    pairs = list(itertools.pairwise(readings))
    return [last.since(first)[ALL] for first, last in pairs if last.answers - first.answers >= FEWEST]


def _median(windows: Sequence[float]) -> float:
    return round(median(windows), 3) if windows else 0.0
