"""Servers that die at any moment, disks that are full: nothing that was promised is lost, nothing is done twice."""

import contextlib
import resource
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from farlight.server.store.database import open_engine
from farlight.wire import Answer, Done, Refused
from tests.server.memory import database_in, run, tables_on
from tests.server.players import Player, check_books
from tests.server.tools import Live, Person, ServerProcess, eventually, serving, times

KILLS = times("FARLIGHT_KILLS", 3)
GAMES = ("beacon", "martians", "vanguard")


def start_players(server: ServerProcess, games: tuple[str, ...] = GAMES) -> list[Player]:
    """One at a table of each game."""
    host = Person(server.url)
    players = []
    for seed, game in enumerate(games):
        table = host.new_table(server.url, game, 2)
        players.append(Player([server.url], host, table, seed))
        players[-1].start()
    return players


def check(database: str, players: list[Player]) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            await check_books(live_tables, players)

    run(work())


def test_a_killed_server_loses_and_doubles_nothing(sqlite: str, tmp_path: Path) -> None:
    chance = Random(5)
    with serving(sqlite, tmp_path) as server:
        everybody = playing = start_players(server)
        for _ in range(KILLS):
            for player in playing:
                player.wait_for_promises(2)
            if any(player.over for player in playing):
                for player in playing:
                    player.stop()
                playing = start_players(server)
                everybody = [*everybody, *playing]
            # Any moment will do: in the midst of a command, of a write, of nothing.
            time.sleep(chance.random() * 0.1)
            server.kill()
            server.start()
        for player in playing:
            player.wait_for_promises(2)
            player.stop()
    assert sum(len(player.promised) for player in everybody) > 2 * KILLS
    check(sqlite, everybody)


# A full disk

Disk = tuple[Path, Callable[[ServerProcess], None], Callable[[ServerProcess], None]]
"""Where it is, what fills it, what makes room again."""
ROOM = 1536 * 1024


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A real file system that can be full."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("only root may mount a file system")
    filler = folder / "filler"

    def fill(_server: ServerProcess) -> None:
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    try:
        yield folder, fill, lambda _: filler.unlink()
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


@contextlib.contextmanager
def limited_disk(folder: Path) -> Iterator[Disk]:
    """A system that lets no file of the server grow any more."""

    def limit(server: ServerProcess, size: int) -> None:
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))

    yield folder, lambda server: limit(server, 4096), lambda server: limit(server, resource.RLIM_INFINITY)


@pytest.mark.parametrize("disk", [small_disk, limited_disk])
def test_a_full_disk_is_told_and_nothing_is_lost(
    tmp_path: Path, disk: Callable[[Path], contextlib.AbstractContextManager[Disk]]
) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with disk(folder) as (where, fill, make_room):
        database = database_in(where)
        with serving(database, tmp_path) as server:
            players = start_players(server, ("beacon", "martians"))
            for player in players:
                player.wait_for_promises(5)
            fill(server)
            for player in players:
                eventually(lambda player=player: player.refused or player.over or player.wrong, "a refusal")  # type: ignore[misc]
            before = [len(player.promised) for player in players]
            make_room(server)
            for player in players:
                player.wait_for_promises(3)
                player.stop()
        assert {said.code for player in players for said in player.refused} == {"storage"}
        assert all(said.text for player in players for said in player.refused)
        assert [len(player.promised) for player in players] > before
        check(database, players)


# A read-only database


@contextlib.contextmanager
def frozen(path: Path) -> Iterator[None]:
    """A database that whoever asks may only read: even root, who may write to any file."""
    engine = open_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        for what in ("INSERT", "UPDATE"):
            connection.execute(
                text(
                    f"CREATE TRIGGER frozen_{what} BEFORE {what} ON records "
                    "BEGIN SELECT RAISE(ABORT, 'attempt to write a readonly database'); END"
                )
            )
    yield
    with engine.begin() as connection:
        for what in ("INSERT", "UPDATE"):
            connection.execute(text(f"DROP TRIGGER frozen_{what}"))
    engine.dispose()


def test_a_database_that_becomes_read_only_is_told_and_nothing_is_lost(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server:
        host = Person(server.url)
        table = host.new_table(server.url, "beacon")
        with Live(server.url, host, table) as live:
            said = live.own_answer("first", Random(1))
            assert isinstance(said, Answer)
            with frozen(tmp_path / "tables.db"):
                refused = live.ask(said)
                assert isinstance(refused, Refused)
                assert refused.code == "storage"
                assert "nothing is lost" in refused.text
                assert "readonly" not in refused.text, "what the driver says is for the log"
            assert isinstance(live.ask(said), Done)
        with Live(server.url, host, table) as live:
            assert live.version == 2


def test_a_server_on_a_read_only_file_says_so_and_stops(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server:
        server.stop()
    copy = tmp_path / "copy.db"
    shutil.copy(tmp_path / "tables.db", copy)
    read_only = ServerProcess(f"sqlite:///file:{copy}?mode=ro&uri=true", tmp_path / "read-only.log")
    read_only.spawn()
    assert read_only.wait() != 0
    assert "The database cannot be used: attempt to write a readonly database." in read_only.log.read_text()


def test_a_database_named_by_a_uri_leaves_no_file_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    engine = open_engine(f"sqlite:///file:{tmp_path}/tables.db?uri=true")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE things (name TEXT)"))
    engine.dispose()
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db"}
