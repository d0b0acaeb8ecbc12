"""The process beside a server that does what may take long or go wrong, each job in a fork of its own.

It is started afresh, not forked from the server with its threads; it loads all games once, then waits. For each job it
forks a worker, which shares the games' memory, does the one job under limits that the system enforces, and ends.
Whatever a file from outside does to a worker ends with it: nothing is left for the next job, and nobody else waits.
"""

import gc
import os
import resource
import signal
import socket
import sys
import traceback
from collections.abc import Callable

import msgspec

from farlight.errors import UserError
from farlight.kernel import AnyTimeline, EngineError, Setup, Timeline, dump, game_names, load_from, load_game
from farlight.server.live import frames
from farlight.server.live.frames import Eyes
from farlight.server.workers.history import PastTable, account, export, log_page, moment, retelling, walk
from farlight.server.workers.imports import NAME, read_import
from farlight.server.workers.jobs import (
    LENGTH,
    Account,
    Effort,
    Export,
    Fault,
    Import,
    Job,
    Log,
    Moment,
    Outcome,
    Retelling,
    Think,
    Walk,
    decode_job,
    encode_outcome,
)
from farlight.server.workers.thinker import thought
from farlight.texts import LANGUAGES

NICE = 10
"""Whoever plays goes before whoever looks back."""
MEGABYTE = 1024 * 1024


def main() -> None:
    """Fork a worker for every connection that is handed over; end with the server."""
    door = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the door
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries workers
    for name in game_names():
        _warm(name)
    gc.collect()
    gc.freeze()  # or the collector would copy the games' memory by looking at it
    while True:
        said, handles, _, _ = socket.recv_fds(door, 1, 1)
        if not said:
            return
        if os.fork() == 0:
            door.close()
            os.nice(NICE)
            _serve(socket.socket(fileno=handles[0]))
            os._exit(0)
        os.close(handles[0])


def _warm(name: str) -> None:
    """Have made what is made on first use, once rather than in every worker: types, copiers, texts."""
    game = load_game(name)
    mission = game.rules.missions()[0]
    timeline: AnyTimeline = Timeline(game, Setup(name, mission.id, mission.seats[0], 1))
    load_from(dump(timeline), game, name)
    for language in LANGUAGES:
        frames.board_at(PastTable(game), Eyes(None, (), language, words=True, scene=True), timeline.position)


def _serve(connection: socket.socket) -> None:
    """Serve one job, from the question to the answer."""
    with connection:
        outcome = _done(lambda: decode_job(_receive(connection)))
        body = encode_outcome(outcome)
        connection.sendall(len(body).to_bytes(LENGTH, "big") + body)


def _done(ask: Callable[[], tuple[Effort, Job]]) -> Outcome:
    job: Job | None = None
    try:
        effort, job = ask()
        _limit(effort)
        return Outcome(work(job))
    except UserError as error:
        return Outcome(b"", Fault("file", str(error)))
    except MemoryError:
        return Outcome(b"", Fault("limits", "it needs more memory than it may have"))
    except Exception as error:
        return Outcome(b"", _fault(job, error))


def _fault(job: Job | None, error: Exception) -> Fault:
    """What no rule and no check has foreseen. What comes of a file that somebody brought is a fault of that file."""
    what, trace = f"{type(error).__name__}: {error}", traceback.format_exc()
    if isinstance(job, Import):
        return Fault("file", f"{NAME} cannot be read ({what}). Nothing was opened; use another copy of it.", trace)
    if isinstance(error, EngineError):
        return Fault("gone", str(error))
    return Fault("broken", what, trace)


def work(job: Job) -> bytes:
    """Do a job: nothing but what it says goes in, nothing but the answer comes out."""
    match job:
        case Import():
            return msgspec.msgpack.encode(read_import(job.data))
        case Moment():
            return msgspec.msgpack.encode(moment(job))
        case Log():
            return msgspec.msgpack.encode(log_page(job))
        case Account():
            return msgspec.msgpack.encode(account(job))
        case Retelling():
            return msgspec.msgpack.encode(retelling(job))
        case Walk():
            return msgspec.msgpack.encode(walk(job))
        case Think():
            return msgspec.msgpack.encode(thought(job))
        case Export():
            return export(job)


def _limit(effort: Effort) -> None:
    """Limit what this process may use, by the system. Time runs out even in the middle of a single instruction."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (effort.processor, effort.processor))
    signal.alarm(effort.seconds)  # without a handler, this ends the process
    most = _size() + effort.megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _size() -> int:
    """Bytes of addresses in use; with none known, a limit is set as if there were a gigabyte of them."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return 1024 * MEGABYTE


def _receive(connection: socket.socket) -> bytes:
    return _exactly(connection, int.from_bytes(_exactly(connection, LENGTH), "big"))


def _exactly(connection: socket.socket, length: int) -> bytes:
    parts: list[bytes] = []
    while length:
        part = connection.recv(min(length, MEGABYTE))
        if not part:
            os._exit(0)  # whoever asked is gone
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


if __name__ == "__main__":
    main()
