"""Whoever gives up while the process beside the server is started leaves nothing behind."""

import asyncio
import socket
import threading

import pytest

from farlight.server.ops.config import Limits
from farlight.server.workers.worker_pool import WorkerPool
from tests.server.memory import run


class Slowly(WorkerPool):
    """Starts when it is allowed to."""

    def __init__(self) -> None:
        super().__init__(Limits())
        self.begun = asyncio.Event()
        self.may_start = threading.Event()
        self.starts = 0
        self._loop = asyncio.get_running_loop()

    def _start(self) -> None:
        self.starts += 1
        self._loop.call_soon_threadsafe(self.begun.set)
        self.may_start.wait()
        super()._start()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[socket.socket]:
    """All sockets that are opened in pairs from now on."""
    found: list[socket.socket] = []
    pair = socket.socketpair

    def counting() -> tuple[socket.socket, socket.socket]:
        both = pair()
        found.extend(both)
        return both

    monkeypatch.setattr("farlight.server.workers.worker_pool.socket.socketpair", counting)
    return found


async def _give_up(workers: Slowly) -> asyncio.Task[socket.socket]:
    """Somebody who waits for a worker until it is being started, and then no more."""
    waiting = asyncio.create_task(workers._connect())
    await workers.begun.wait()
    waiting.cancel()
    await asyncio.sleep(0)  # it is told
    return waiting


def test_whoever_gives_up_leaves_no_socket_and_no_second_process(opened: list[socket.socket]) -> None:
    async def scene() -> None:
        opened.clear()  # the event loop has some of its own
        workers = Slowly()
        gone = await _give_up(workers)
        next_one = asyncio.create_task(workers._connect())
        await asyncio.sleep(0)  # it waits for its turn
        workers.may_start.set()
        with pytest.raises(asyncio.CancelledError):
            await gone
        (await next_one).close()
        assert workers.starts == 1
        await workers.close()
        assert [each.fileno() for each in opened] == [-1] * len(opened)

    run(scene())


def test_a_process_that_cannot_be_started_leaves_no_socket(
    opened: list[socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_command: object, **_more: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("farlight.server.workers.worker_pool.subprocess.Popen", fail)

    async def scene() -> None:
        opened.clear()
        workers = WorkerPool(Limits())
        with pytest.raises(OSError, match="no more processes"):
            await workers._connect()
        await workers.close()
        assert [each.fileno() for each in opened] == [-1] * len(opened)

    run(scene())
