"""Who plays the games of a study: processes of this machine, or the workers of a dask cluster, by one interface."""

import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Protocol

from farlight.errors import UserError
from farlight.lab.studies.engine_key import engine_key

if TYPE_CHECKING:
    from distributed import Client

ANSWERS_WITHIN = 10
"""Seconds after which a cluster that says nothing is not there."""


class Team(Protocol):
    """Whoever takes work."""

    @property
    def size(self) -> int:
        """How much they do at a time."""
        ...

    @property
    def alone(self) -> bool:
        """Whether the process that asks does it all itself."""
        ...

    def executor(self) -> Executor:
        """Takes work as those of `concurrent.futures` do."""
        ...

    def renew(self) -> Executor:
        """The same after some of them died."""
        ...

    def close(self) -> None: ...


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int | None = None) -> None:
        self.size = jobs or os.cpu_count() or 1
        self.alone = self.size == 1
        self._pool: ProcessPoolExecutor | None = None

    def executor(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.size, initializer=_end_with_parent)
        return self._pool

    def renew(self) -> Executor:
        self.close()
        return self.executor()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


class Cluster:
    """The workers of a dask cluster. They need Farlight with the same rules; their own dask sees to those that die."""

    alone = False

    def __init__(self, address: str) -> None:
        self._client = _client(address)
        keys = set(self._client.run(engine_key).values())
        if keys - {engine_key()}:
            self.close()
            raise UserError(f"Workers at {address} have other rules or bots than this machine: install the same there.")
        self._executor: Executor = self._client.get_executor()
        self.size = sum(self._client.nthreads().values())
        if not self.size:
            self.close()
            raise UserError(f"The cluster at {address} has no workers: start some with `dask worker {address}`.")

    def executor(self) -> Executor:
        return self._executor

    def renew(self) -> Executor:
        self._executor = self._client.get_executor()
        return self._executor

    def close(self) -> None:
        self._client.close()


def _client(address: str) -> "Client":
    try:
        from distributed import Client  # noqa: PLC0415 - nobody else needs it
    except ImportError as error:
        raise UserError("--dask needs dask.distributed: pip install 'farlight[lab]'.") from error
    try:
        return Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise UserError(f"No dask scheduler answers at {address}. Nothing was played.") from error


def _end_with_parent() -> None:
    """End a process whose parent was killed, instead of waiting for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
