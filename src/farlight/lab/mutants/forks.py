"""Work in forked processes, one for each item: whatever it does to the loaded program is gone afterwards."""

import gc
import os
import selectors
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO, Generic, TypeVar

import msgspec

T = TypeVar("T")
R = TypeVar("R")


class Died(msgspec.Struct, frozen=True):
    """A process that ended without a result."""

    how: str
    by_signal: bool = True


class _Child(msgspec.Struct, Generic[T]):
    item: T
    process: int
    pipe: BinaryIO


def in_forks(work: Callable[[T], R], items: Sequence[T], of: type[R], jobs: int) -> Iterator[tuple[T, R | Died]]:
    """Each item with its result, as they come; `of` is the type of the results."""
    gc.collect()
    gc.freeze()
    waiting = list(reversed(items))
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < jobs:
                child = _start(work, waiting.pop())
                running.register(child.pipe, selectors.EVENT_READ, child)
            for key, _ in running.select():
                running.unregister(key.fileobj)
                yield key.data.item, _end(key.data, of)
    gc.unfreeze()


def _start(work: Callable[[T], R], item: T) -> _Child[T]:
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return _Child(item, process, os.fdopen(reading, "rb"))
    try:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(msgspec.msgpack.encode(work(item)))
    except BaseException:
        # Nothing may get back into the parent's program, of which this is a copy.
        traceback.print_exc(file=sys.stderr)
        os._exit(1)
    os._exit(0)


def _end(child: _Child[T], of: type[R]) -> R | Died:
    with child.pipe as pipe:
        told = pipe.read()
    _, status = os.waitpid(child.process, 0)
    if os.WIFSIGNALED(status):
        return Died(signal.Signals(os.WTERMSIG(status)).name)
    if status:
        return Died(f"exit status {os.waitstatus_to_exitcode(status)}", by_signal=False)
    return msgspec.msgpack.decode(told, type=of)
