"""`farlight load`: a server of our own in another process, unless one is named, and people who answer at random."""

import asyncio
import json
import multiprocessing
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from typing import Any

import httpx
import msgspec
from rich.console import Console

from farlight.client.links import read_server
from farlight.client.load import Load
from farlight.client.load_figures import Figures, Plan
from farlight.client.processor import Processor
from farlight.errors import UserError
from farlight.kernel import check_game
from farlight.server.ops.config import Config, Limits
from farlight.server.run import serve

STARTING = 60.0
"""Seconds in which our own server must have begun."""
RESTING = 600.0
FEW = 5
"""Answers at each table before it is left alone."""
ROOMY = Limits(
    requests=1e6,
    burst=1_000_000,
    address_messages=1e6,
    address_burst=1_000_000,
    connections=1_000_000,
    all_connections=1_000_000,
    sockets=1_000_000,
    all_sockets=1_000_000,
    tables=1_000_000,
    people=1_000_000,
)
"""Everything comes from one address here, which a server for people would not allow."""


class Idle(msgspec.Struct, frozen=True):
    """What tables cost that nobody plays at, in megabytes of the server's memory."""

    tables: int
    connections: int
    empty: float
    """The server alone."""
    playing: float
    """With all tables in memory."""
    resting: float
    """With all tables put to rest, and everybody still connected."""
    left: float
    """With nobody connected."""


def run(plan: Plan, as_json: bool, database: str = "", processes: int = 1) -> int:
    _check(plan)
    told = Console(stderr=True, highlight=False, emoji=False)
    with tempfile.TemporaryDirectory() as folder:
        if plan.servers:
            figures, cost = asyncio.run(_drive(plan, told))
        else:
            figures, cost = _drive_own(plan, database or f"sqlite:///{folder}/load.db", processes, told)
    if as_json:
        print(json.dumps({**msgspec.to_builtins(figures), "server_cpu": cost}, indent=2))
    else:
        _print(figures, cost)
    return 1 if figures.lost or figures.doubled or figures.wrong else 0


def run_idle(plan: Plan, as_json: bool) -> int:
    _check(plan)
    told = Console(stderr=True, highlight=False, emoji=False)
    with tempfile.TemporaryDirectory() as folder:
        # Long enough that all of them are in memory at once, short enough to wait for.
        resting = msgspec.structs.replace(ROOMY, rest=2.0, rest_watched=max(5.0, plan.tables / 10))
        with own_server(f"sqlite:///{folder}/load.db", resting) as server:
            found = asyncio.run(_idle(msgspec.structs.replace(plan, servers=(server,)), told))
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        each = 1000 * (found.resting - found.empty) / found.tables
        print(f"{found.tables} tables, {found.connections} connections; the server's memory in MB:")
        print(f"  alone {found.empty:.0f}, playing {found.playing:.0f}, at rest {found.resting:.0f}")
        print(f"  with nobody connected {found.left:.0f}")
        print(f"  a table at rest costs {each:.0f} kB with its connections")
    return 0


def _check(plan: Plan) -> None:
    """Tell what is wrong before a server is started; one that runs elsewhere may know other games."""
    for game in () if plan.servers else plan.games:
        check_game(game)


# A run


def _drive_own(plan: Plan, database: str, processes: int, told: Console) -> tuple[Figures, float]:
    """Drive servers of our own, start one anew, and only then look what is in the database."""
    with asyncio.Runner() as runner:
        with ExitStack() as running:
            servers = tuple(running.enter_context(own_server(database, ROOMY)) for _ in range(processes))
            load = Load(msgspec.structs.replace(plan, servers=servers))
            figures, cost = runner.run(_play(load, told))
            runner.run(load.close())
        with own_server(database, ROOMY) as server:
            load.meet(server)
            figures.lost, figures.doubled = runner.run(_count(load, told))
    return figures, cost


async def _drive(plan: Plan, told: Console) -> tuple[Figures, float]:
    load = Load(msgspec.structs.replace(plan, servers=tuple(map(read_server, plan.servers))))
    figures, cost = await _play(load, told)
    await load.close()
    load.meet(load.plan.server)
    figures.lost, figures.doubled = await _count(load, told)
    return figures, cost


async def _play(load: Load, told: Console) -> tuple[Figures, float]:
    plan = load.plan
    told.print(f"opening {plan.tables} tables with {plan.connections} connections each ...", markup=False)
    await load.open()
    before, began = await _processor(plan), time.perf_counter()
    own = time.process_time()
    told.print(f"playing for {plan.seconds:.0f} s ...", markup=False)
    figures = await load.drive()
    spent, took = await _processor(plan) - before, time.perf_counter() - began
    told.print(f"this side used {100 * (time.process_time() - own) / took:.0f} % of a processor", markup=False)
    figures.wrong = await load.count_wrong()
    return figures, round(spent / took, 3)


async def _count(load: Load, told: Console) -> tuple[int, int]:
    told.print("reading all tables again ...", markup=False)
    try:
        return await load.count_lost()
    finally:
        await load.close()


async def _idle(plan: Plan, told: Console) -> Idle:
    load = Load(plan)
    empty = await _memory(plan.server)
    told.print(f"opening {plan.tables} tables with {plan.connections} connections each ...", markup=False)
    await load.open()
    await load.play_a_few(FEW)
    playing = await _memory(plan.server)
    told.print("waiting until they rest ...", markup=False)
    await _until_rest(plan.server)
    resting = await _memory(plan.server)
    connections = sum(len(table.lines) for table in load.tables)
    await load.close()
    return Idle(plan.tables, connections, empty, playing, resting, await _memory(plan.server))


async def _until_rest(server: str) -> None:
    async with asyncio.timeout(RESTING):
        while await _metric(server, "farlight_tables") > 0:
            await asyncio.sleep(1.0)


async def _processor(plan: Plan) -> float:
    """Seconds of processor time that the servers have used."""
    return sum([await _metric(server, "process_cpu_seconds_total") for server in plan.servers])


async def _memory(server: str) -> float:
    return await _metric(server, "process_resident_memory_bytes") / 1e6


async def _metric(server: str, name: str) -> float:
    """A figure that the server tells of itself."""
    async with httpx.AsyncClient(timeout=60) as http:
        page = (await http.get(f"{server}/metrics")).text
    found = [line.rpartition(" ")[2] for line in page.splitlines() if line.startswith(f"{name} ")]
    return float(found[0]) if found else 0.0


def _print(figures: Figures, cost: float) -> None:
    def times(name: str, found: Any) -> str:
        return f"{name:<22} p50 {found.p50:.1f}  p95 {found.p95:.1f}  p99 {found.p99:.1f}  most {found.most:.1f} ms"

    print(f"{figures.tables} tables, {figures.connections} connections")
    print(f"{figures.answers} answers, {figures.answers_per_second} per second; {figures.late} were late")
    print(times("until acknowledged", figures.done))
    print(times("until seen by others", figures.seen))
    print(f"the server used {100 * cost:.0f} % of a processor")
    if figures.processor is not None:
        _print_processor(figures.processor)
    refused = ", ".join(f"{code} {count}" for code, count in figures.refused.items()) or "none"
    print(f"refused: {refused}; unanswered: {figures.unanswered}; connections ended: {figures.dropped}")
    print(f"lost: {figures.lost}, doubled: {figures.doubled}, wrong: {figures.wrong}")


def _print_processor(found: Processor) -> None:
    games = "".join(f", {game} {spent:.2f}" for game, spent in found.games.items())
    parts = ", ".join(f"{part} {spent:.2f}" for part, spent in found.parts.items())
    print(f"processor time for each answer: median {found.median:.2f} ms{games}")
    print(f"  on average {parts} ms")


# Our own server


@contextmanager
def own_server(database: str, limits: Limits) -> Iterator[str]:
    """A server in a process of its own; it ends with the block, after finishing what it has accepted."""
    context = multiprocessing.get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=_serve, args=(database, limits, its))
    process.start()
    its.close()
    try:
        if not mine.poll(STARTING):
            raise UserError("The server for the load did not start in time.")
        yield f"http://127.0.0.1:{mine.recv()}"
    except EOFError as error:
        raise UserError("The server for the load could not start.") from error
    finally:
        process.terminate()
        process.join(20)
        if process.is_alive():
            process.kill()
            process.join()


def _serve(database: str, limits: Limits, parent: Connection) -> None:
    serve(Config(database, limits=limits), "127.0.0.1", 0, parent.send)
