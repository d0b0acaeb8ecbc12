"""File descriptors: every connection needs one, and the system has a limit."""

import errno
import logging
import sys
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any

if sys.platform != "win32":
    import resource

LOG = logging.getLogger("farlight.server")
RESERVED = 128
"""For files, the database and other processes."""
USED_UP = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
RETRY = "_start_serving"
"""What the loop calls a second after it could take no connection, once for each that it could not take."""
SAY_EVERY = 60.0
"""Seconds between two lines about the same lack."""


def make_room(connections: int) -> int:
    """Let so many connections be open at once, as far as the system allows; says how many can be."""
    if sys.platform == "win32":  # it has no such limit
        return connections
    wanted, room = connections + RESERVED, room_for(connections)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < room + RESERVED:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(room + RESERVED, _number(hard)), hard))
    if room < connections:
        LOG.warning(
            "only %d files can be open: at most %d connections instead of %d; allow %d (LimitNOFILE, ulimit -n)",
            hard, room, connections, wanted,
        )  # fmt: skip
    return room


def room_for(connections: int) -> int:
    """How many of so many connections could be open at once."""
    if sys.platform == "win32":
        return connections
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(min(connections, _number(hard) - RESERVED), 1)


def _number(limit: int) -> int:
    """A limit of the system as a number that can be compared."""
    return sys.maxsize if limit == resource.RLIM_INFINITY else limit


Context = dict[str, Any]  # Any: what asyncio tells an exception handler


class Complaints:
    """What the event loop cannot do, for its exception handler: a lack of descriptors is told once a minute.

    The loop tries to take every connection that waits, and would say it with a traceback for each of them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said = float("-inf")
        self._unsaid = 0

    def __call__(self, loop: AbstractEventLoop, context: Context) -> None:
        error = context.get("exception")
        if RETRY in context["message"]:  # it wanted to take connections again, but we have stopped meanwhile
            return
        if not isinstance(error, OSError) or error.errno not in USED_UP:
            loop.default_exception_handler(context)
            return
        self._unsaid += 1
        if self._clock() - self._said >= SAY_EVERY:
            LOG.error("no connection can be taken: %s (%d times)", error.strerror, self._unsaid)
            self._said, self._unsaid = self._clock(), 0
