"""One thread that writes: whatever waits is written in one transaction, and nobody is told before it is durable."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from farlight.server.store.database import check_in_place
from farlight.server.store.retry import Away, with_retry

T = TypeVar("T")
Job = Callable[[Connection], object]
"""Writes something. It may be run again after a lost connection, and must then do no harm."""

Pending = asyncio.Future[Any]  # Any: of whichever job
_Waiting = tuple[str, Job, Pending]
LARGEST_BATCH = 256


class Writer:
    """Takes jobs from the event loop; tells each how it went."""

    def __init__(
        self,
        engine: Engine,
        at_once: Callable[[Connection, Sequence[Job]], None],
        directly: Callable[[Sequence[Job]], bool],
    ) -> None:
        self._engine = engine
        self._at_once = at_once
        """Called with the jobs of a transaction, to do what can be done for many of them at once."""
        self._directly = directly
        """Does all of them in a way of its own, if it can; False if nothing was done, or nobody knows."""
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="farlight-writer", daemon=True)
        self._thread.start()
        self.seconds = 0.0
        """Processor time that it has used."""
        self.batches = 0
        self.jobs = 0

    async def write(self, job: Callable[[Connection], T], about: str = "") -> T:
        """Run a job; returns when what it wrote is durable. Raises `StorageError`.

        Jobs of a batch run in the order of what they are about: two processes then never wait for each other.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put((about, job, future))
        # Whoever waits may give up; what was accepted is written all the same.
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Write what was accepted, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._settle(sorted(batch, key=_about))
            self.seconds = time.thread_time()
            if last:
                return

    def _settle(self, batch: list[_Waiting]) -> None:
        jobs = [job for _, job, _ in batch]
        self.batches += 1
        self.jobs += len(jobs)
        results: Sequence[object]
        try:
            results = [True] * len(jobs) if self._directly(jobs) else self._run(jobs)
        except Away as error:  # it would be so for each of them
            results = [error] * len(jobs)
        except Exception as error:
            results = [self._alone(job) for job in jobs] if len(jobs) > 1 else [error]
        done = [(future, result) for (_, _, future), result in zip(batch, results, strict=True)]
        self._loop.call_soon_threadsafe(_tell, done)

    def _alone(self, job: Job) -> object:
        try:
            return self._run([job])[0]
        except Exception as error:
            return error

    def _run(self, jobs: Sequence[Job]) -> list[object]:
        """Run jobs in one transaction, again if the connection was lost."""

        def run() -> list[object]:
            with self._engine.begin() as connection:
                self._at_once(connection, jobs)
                results = [job(connection) for job in jobs]
            check_in_place(self._engine)  # what lies in a file without a name is not durable
            return results

        return with_retry(run)


def _about(waiting: _Waiting) -> str:
    return waiting[0]


def _tell(done: Sequence[tuple[Pending, object]]) -> None:
    for future, result in done:
        if future.cancelled():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
