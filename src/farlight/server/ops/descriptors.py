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
    wanted = connections + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        soft = allowed
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    room = max(soft - RESERVED, 1)
    LOG.warning(
        "this system lets us open %d files: at most %d connections instead of %d; allow %d (LimitNOFILE, ulimit -n)",
        soft, room, connections, wanted,
    )  # fmt: skip
    return room


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
