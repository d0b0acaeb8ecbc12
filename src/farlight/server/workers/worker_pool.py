"""Work that the event loop must not do: handed to a process beside the server, some at once, the rest in a line."""

import asyncio
import contextlib
import logging
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator

from farlight.server.ops.config import Limits
from farlight.server.tables.rejections import Rejection
from farlight.server.workers.jobs import LENGTH, Effort, Fault, Job, decode_outcome, encode_job

LOG = logging.getLogger("farlight.server")
STARTING = 60
"""Seconds in which the process beside us must be there, before another is tried."""
LARGEST = 64 * 1024 * 1024
"""Bytes of an answer."""
AGAIN = 5
"""Seconds after which those who were sent away may try again."""
PATIENT = 110
"""Seconds by the clock for what takes one of them on a machine of its own: the usual proxies wait for two minutes."""
IMPORTING = Effort(processor=10, seconds=PATIENT, megabytes=512)
THINKING = Effort(processor=20, seconds=60, megabytes=512)
READING = Effort(processor=20, seconds=PATIENT, megabytes=512)


class AtOnce:
    """Counts what each person waits for: nobody fills a line alone."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, person: str) -> Iterator[None]:
        """While something is done for somebody; raises `Rejection`."""
        if self._waiting[person] >= self._most:
            raise busy(AGAIN)
        self._waiting[person] += 1
        try:
            yield
        finally:
            self._waiting[person] -= 1
            if not self._waiting[person]:
                del self._waiting[person]


class Line:
    """Jobs of one kind: some are done at once, some wait, and the rest is sent away."""

    def __init__(self, at_once: int, waiting: int, effort: Effort) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._jobs = 0
        self.effort = effort

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self._jobs >= self._most:
            raise busy(AGAIN)
        self._jobs += 1
        try:
            async with self._free:
                yield
        finally:
            self._jobs -= 1


class WorkerPool:
    """Runs jobs, each in a process of its own that ends with it. A job that dies or hangs harms nobody else."""

    def __init__(self, limits: Limits) -> None:
        self.importing = AtOnce(limits.at_once)
        self.imports = Line(1, limits.waiting, IMPORTING)
        self.thinking = Line(limits.workers, limits.waiting, THINKING)
        self.past = Line(limits.workers, limits.waiting, READING)
        self._starting = asyncio.Lock()
        self._parent: subprocess.Popen[bytes] | None = None
        self._door: socket.socket | None = None

    async def run(self, line: Line, job: Job) -> bytes:
        """What comes of a job; raises `Rejection`."""
        async with line.turn():
            try:
                async with asyncio.timeout(STARTING + line.effort.seconds):
                    connection = await self._connect()
                    answer = await _exchange(connection, encode_job(line.effort, job))
            except TimeoutError as error:  # each worker ends by itself before that: it is their parent that hangs
                await self.close()
                raise busy(AGAIN) from error
            except (OSError, asyncio.IncompleteReadError) as error:
                raise Rejection("worker-limits", 422) from error
        outcome = decode_outcome(answer)
        if outcome.fault is not None:
            raise _rejected(outcome.fault)
        return outcome.body

    async def _connect(self) -> socket.socket:
        """A connection to a new worker."""
        async with self._starting:
            ours, theirs = socket.socketpair()
            try:
                with theirs:
                    await self._introduce(theirs)
            except BaseException:  # whoever asks may give up while they wait
                ours.close()
                raise
            ours.setblocking(False)
            return ours

    async def _introduce(self, theirs: socket.socket) -> None:
        try:
            await self._hand_over(theirs)
        except OSError:  # their parent has died: another one is started
            await self._end()
            await self._hand_over(theirs)

    async def _hand_over(self, theirs: socket.socket) -> None:
        if self._door is None:
            await _to_the_end(asyncio.create_task(asyncio.to_thread(self._start)))
        if self._door is not None:
            socket.send_fds(self._door, [b"w"], [theirs.fileno()])

    def _start(self) -> None:
        self._door, door = socket.socketpair()
        with door:
            command = [sys.executable, "-m", "farlight.server.workers.worker", str(door.fileno())]
            self._parent = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[door.fileno()])

    async def _end(self) -> None:
        door, parent, self._door, self._parent = self._door, self._parent, None, None
        if door is not None:
            door.close()
        if parent is not None:
            parent.kill()
            await asyncio.to_thread(parent.wait)

    async def close(self) -> None:
        """End the process beside us; it is started again if there is more to do."""
        async with self._starting:
            await self._end()


async def _to_the_end(begun: asyncio.Task[None]) -> None:
    """Wait for something that goes on even when nobody waits for it any more, before others begin the same."""
    try:
        await asyncio.shield(begun)
    except asyncio.CancelledError:
        await asyncio.wait([begun])
        raise


async def _exchange(connection: socket.socket, body: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(sock=connection, limit=1024 * 1024)
    try:
        writer.write(len(body).to_bytes(LENGTH, "big") + body)
        await writer.drain()
        length = int.from_bytes(await reader.readexactly(LENGTH), "big")
        if length > LARGEST:
            raise OSError("the answer is too long")
        return await reader.readexactly(length)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def _rejected(fault: Fault) -> Rejection:
    match fault.kind:
        case "file":
            if fault.trace:
                LOG.warning("a file was refused for a reason that nobody foresaw", extra=_details(fault))
            return Rejection("bad-file", 400, reason=fault.text)
        case "gone":
            return Rejection("moment-gone", 410)
        case "limits":
            return Rejection("worker-limits", 422)
    LOG.error("a worker failed", extra=_details(fault))
    return Rejection("worker-failed", 500)


def _details(fault: Fault) -> dict[str, str]:
    return {"error": fault.text, "trace": fault.trace}


def busy(seconds: int) -> Rejection:
    """There is too much to do just now; whoever asks is told when to come back."""
    rejected = Rejection("busy-work", 429, seconds=seconds)
    rejected.retry = seconds
    return rejected
