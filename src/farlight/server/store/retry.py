"""Waiting for a database that is away for a moment: it is restarted, or another process was in the way."""

import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

T = TypeVar("T")
PATIENCE = 20.0
"""Seconds for which a database that is away is waited for: a restart takes a few."""
DISK_FULL = "53100"
"""PostgreSQL's word for it; SQLite says it in English."""
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)


class StorageError(Exception):
    """Nothing could be read or stored; the message says why, in the driver's words. What was stored is untouched."""

    kind = "other"
    """Why, for those who need not know more."""


class Away(StorageError):
    """The database cannot be reached at all."""

    kind = "away"


class Full(StorageError):
    """There is no room left."""

    kind = "full"


class Replaced(StorageError):
    """The file that was opened is not the one that lies there now."""

    def __init__(self) -> None:
        super().__init__(
            "the database file was deleted or replaced while the server ran; put it back, or start the server anew"
        )


def with_retry(work: Callable[[], T]) -> T:
    """Do something with the database, again if the connection was lost; raises `StorageError`."""
    deadline = time.monotonic() + PATIENCE
    attempt = 0
    while True:
        try:
            return work()
        except DBAPIError as error:
            if not _was_lost(error):
                raise (Full if _is_full(error) else StorageError)(_sentence(error)) from error
            if time.monotonic() > deadline:
                raise Away("the database cannot be reached") from error
        except SQLAlchemyError as error:
            raise StorageError(_sentence(error)) from error
        time.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
        attempt += 1


def _was_lost(error: DBAPIError) -> bool:
    """Whether the connection broke rather than the command, or two transactions met: trying again helps."""
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    said = str(error.orig)
    return (
        (isinstance(state, str) and state.startswith(("57P", "08", "40")))
        or "connection" in said.lower()
        or "server closed" in said
    )


def _is_full(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) == DISK_FULL or "disk is full" in str(error.orig)


def _sentence(error: SQLAlchemyError) -> str:
    orig = getattr(error, "orig", None) or error
    return " ".join(str(orig).split())
