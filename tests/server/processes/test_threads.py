"""Everybody comes back at once after a start: tables are loaded in many threads, and none meets a half-built type."""

import subprocess
import sys
from random import Random

import pytest

from tests.server.memory import new_table, play_on, run, tables_on
from tests.server.tools import PATIENCE

GAMES = ("beacon", "martians", "vanguard")
THREADS = 12

_LOAD = """
import asyncio, sys, threading
from farlight.kernel import game_names, load_game
from farlight.server.ops.config import Config
from farlight.server.server import Server
from farlight.server.store.database import open_engine
from farlight.server.store.store import Store
from farlight.server.tables.live_table import LiveTable

database, tables, prepared = sys.argv[1], sys.argv[2].split(","), sys.argv[3] == "prepared"
built = []

async def read():
    store = await Store.open(open_engine(database))
    found = [await store.load(table) for table in tables]
    await store.close()
    return found

async def open_server():
    await (await Server.open(Config(database))).close()

def watch(frame, event, _):
    # Called by msgspec, in Python, for every class that it finds out about; `fields` keeps nothing of it.
    found_out = event == "call" and frame.f_code.co_name == "get_class_annotations"
    if found_out and frame.f_back.f_code.co_name != "fields":
        built.append(frame.f_locals["obj"].__name__)

def load(stored):
    start.wait()
    LiveTable.loaded(stored)

stored = asyncio.run(read())
if prepared:
    asyncio.run(open_server())
else:
    for name in game_names():
        load_game(name)
start = threading.Barrier(len(stored))
sys.setswitchinterval(1e-6)
threading.setprofile(watch)
threads = [threading.Thread(target=load, args=(one,)) for one in stored]
for thread in threads: thread.start()
for thread in threads: thread.join()
print("built:", *sorted(set(built)))
"""


@pytest.fixture
def tables(sqlite: str) -> str:
    """As many stored tables as threads, some of each game."""
    made: list[str] = []

    async def make() -> None:
        async with tables_on(sqlite) as live_tables:
            for place in range(THREADS):
                table = await new_table(live_tables, GAMES[place % len(GAMES)])
                made.append(table.id)
                await play_on(live_tables, table.id, 5, Random(place))

    run(make())
    return ",".join(made)


def load(database: str, tables: str, prepared: bool) -> "subprocess.CompletedProcess[str]":
    """Load tables in a new process, all at once; prepared as a server is that has just been opened."""
    command = [sys.executable, "-c", _LOAD, database, tables, "prepared" if prepared else ""]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_no_type_is_built_once_threads_decode(sqlite: str, tables: str) -> None:
    done = load(sqlite, tables, prepared=True)
    assert (done.returncode, done.stdout.strip()) == (0, "built:"), done.stderr


def test_without_the_preparation_types_are_built_in_threads(sqlite: str, tables: str) -> None:
    """That is how the process used to die, now and then; the watch sees it every time."""
    done = load(sqlite, tables, prepared=False)
    assert done.returncode != 0 or "Checkpoint" in done.stdout, done.stderr
