"""Deals games out in batches and takes in what comes of them. A worker that dies costs only what it was at."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from pathlib import Path

import msgspec

from farlight.bots.guard import LIMIT
from farlight.errors import UserError
from farlight.lab.studies.observer import Span, lost_span, play_span
from farlight.lab.studies.records import Batch, unpack_batch
from farlight.lab.studies.study import Cell
from farlight.lab.studies.teams import Team

BATCH_SECONDS = 2.0
"""Work per batch: so much that the cost of dealing it out does not show, so little that a kill costs next to none."""
FIRST_GAMES, MOST_GAMES = 2, 200
"""Games of the first batch of a combination, and of any."""
AHEAD = 2
"""Batches per worker that are dealt out: nobody waits for the next."""
TRIES = 2
"""A game that so often brought its worker down alone is given up."""


class Todo(msgspec.Struct):
    """Games of a combination that are still to be played."""

    cell: Cell
    ranges: deque[tuple[int, int]]
    pace: float = 0.0
    """Seconds of a game, as far as is known."""

    def take(self) -> tuple[int, int]:
        size = FIRST_GAMES if not self.pace else int(BATCH_SECONDS / self.pace)
        first, stop = self.ranges.popleft()
        end = min(stop, first + max(1, min(MOST_GAMES, size)))
        if end < stop:
            self.ranges.appendleft((end, stop))
        return first, end

    def learn(self, games: int, seconds: float) -> None:
        pace = seconds / games + 1e-6
        self.pace = (self.pace + pace) / 2 if self.pace else pace


def still_to_play(cells: Iterable[Cell], done: Sequence[tuple[int, int]]) -> list[Todo]:
    """What of the combinations is in none of the ranges that are done."""
    found = []
    for cell in cells:
        ranges: deque[tuple[int, int]] = deque()
        at, last = cell.first, cell.first + cell.games
        for first, stop in sorted(each for each in done if each[0] < last and each[1] > at):
            if first > at:
                ranges.append((at, first))
            at = max(at, stop)
        if at < last:
            ranges.append((at, last))
        if ranges:
            found.append(Todo(cell, ranges))
    return found


class Dispatch:
    """Has a team play everything that is to be played."""

    def __init__(
        self,
        team: Team,
        todos: Sequence[Todo],
        tables: tuple[str, ...],
        limit: float,
        reports: Path | None = None,
        work: Callable[[Span], bytes] = play_span,
    ) -> None:
        self._team = team
        self._todos = deque(todos)
        self._made = (tables, limit, "" if reports is None else str(reports))
        self._work = work
        self._running: dict[Future[bytes], tuple[Span, Todo]] = {}
        self._suspects: deque[tuple[Span, Todo, int]] = deque()
        """Batches that were being played when a worker died: each is played alone, so that it shows which did it."""

    def batches(self) -> Iterator[bytes]:
        """The records as they come in, in no order."""
        if self._team.alone:
            yield from self._alone()
            return
        executor = self._team.executor()
        try:
            while self._todos or self._running or self._suspects:
                executor, batches = self._round(executor)
                yield from batches
        finally:
            for future in self._running:
                future.cancel()

    def _alone(self) -> Iterator[bytes]:
        """In this very process."""
        while self._todos:
            todo = self._todos[0]
            yield self._took(self._work(self._next(todo)), todo)

    def _next(self, todo: Todo) -> Span:
        first, stop = todo.take()
        if not todo.ranges:
            self._todos.remove(todo)
        return Span(todo.cell, first, stop, *self._made)

    def _round(self, executor: Executor) -> tuple[Executor, list[bytes]]:
        """Deal out what there is room for, wait for something, take it in."""
        if self._suspects and not self._running:
            return self._try_alone(executor)
        broken = not self._deal(executor)
        done, _ = wait(self._running, return_when=FIRST_COMPLETED)
        batches = []
        for future in done:
            span, todo = self._running.pop(future)
            try:
                batches.append(self._took(future.result(), todo))
            except (BrokenExecutor, CancelledError):
                broken = True
                self._suspects.append((span, todo, 0))
            except Exception as error:
                _raise_unless_killed(error)
                self._suspects.append((span, todo, 0))
        if broken:
            self._suspects += [(span, todo, 0) for span, todo in self._running.values()]
            self._running.clear()
            executor = self._team.renew()
        return executor, batches

    def _deal(self, executor: Executor) -> bool:
        """Whether the team is still there."""
        while self._todos and not self._suspects and len(self._running) < AHEAD * self._team.size:
            todo = self._todos[0]
            span = self._next(todo)
            try:
                self._running[executor.submit(self._work, span)] = span, todo
            except BrokenExecutor:
                self._suspects.append((span, todo, 0))
                return False
        return True

    def _try_alone(self, executor: Executor) -> tuple[Executor, list[bytes]]:
        span, todo, tries = self._suspects.popleft()
        try:
            return executor, [self._took(executor.submit(self._work, span).result(), todo)]
        except (BrokenExecutor, CancelledError):
            executor = self._team.renew()
        except Exception as error:
            _raise_unless_killed(error)
        if span.stop - span.first > 1:
            single = [msgspec.structs.replace(span, first=n, stop=n + 1) for n in range(span.first, span.stop)]
            self._suspects.extendleft((each, todo, 0) for each in reversed(single))
        elif tries + 1 < TRIES:
            self._suspects.appendleft((span, todo, tries + 1))
        else:
            return executor, [lost_span(span, f"the process died each time it played this with {span.cell.bot}")]
        return executor, []

    def _took(self, data: bytes, todo: Todo) -> bytes:
        batch = unpack_batch(data)
        todo.learn(batch.stop - batch.first, batch.seconds)
        return data


def _raise_unless_killed(error: Exception) -> None:
    """Raise an error, unless a cluster says with it that workers died over a piece of work: no error of ours."""
    if type(error).__name__ != "KilledWorker":
        if type(error).__module__.startswith(("distributed", "tornado")):
            raise UserError(f"The cluster does not go on: {error}. What was played is kept.") from error
        raise error


def play_cells(
    cells: Sequence[Cell], team: Team, tables: tuple[str, ...] = (), reports: Path | None = None
) -> Iterator[Batch]:
    """Play all games of these combinations; batches as they are over, kept by nobody."""
    try:
        for data in Dispatch(team, still_to_play(cells, ()), tables, LIMIT, reports).batches():
            yield unpack_batch(data)
    finally:
        team.close()
