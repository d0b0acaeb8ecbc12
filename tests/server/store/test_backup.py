"""A backup holds everything that was promised, and goes back into a database of either kind; all of it, or nothing."""

import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, select

from farlight.server.store.backup import ABOUT, BadBackup, read_backup, write_backup
from farlight.server.store.database import open_engine
from farlight.server.store.migrate import downgrade, newest_revision, revision_of, upgrade
from farlight.server.store.schema import people
from tests.server.memory import fingerprint, replayed, run, tables_on
from tests.server.players import Player, check_books
from tests.server.tools import Person, ServerProcess, serving

PERSON = {"id": "a" * 16, "secret": b"\x00hashed", "name": "Ada", "created": 1.5}


def fill(database: str) -> None:
    engine = open_engine(database)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(insert(people).values(PERSON))
    engine.dispose()


def put_back(file: Path, database: str) -> None:
    engine = open_engine(database)
    read_backup(engine, file)
    engine.dispose()


def write(database: str, file: Path) -> None:
    engine = open_engine(database)
    write_backup(engine, file)
    engine.dispose()


def everybody(database: str) -> list[str]:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = list(connection.execute(select(people.c.name)).scalars())
    engine.dispose()
    return found


def check(database: str, players: list[Player]) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            await check_books(live_tables, players)

    run(work())


def play(server: ServerProcess, games: tuple[str, ...]) -> list[Player]:
    host = Person(server.url)
    players = [Player([server.url], host, host.new_table(server.url, game, 2), 3) for game in games]
    for player in players:
        player.start()
    return players


@pytest.fixture
def other_kind(database: str, new_postgres: Callable[[], str], tmp_path: Path) -> str:
    """An empty database of the kind that is not in turn."""
    return new_postgres() if database.startswith("sqlite") else f"sqlite:///{tmp_path}/moved.db"


def test_what_was_promised_is_in_it_and_goes_on_in_a_database_of_the_other_kind(
    database: str, other_kind: str, tmp_path: Path
) -> None:
    during, after = tmp_path / "during.zip", tmp_path / "after.zip"
    with serving(database, tmp_path) as server:
        players = play(server, ("beacon", "martians"))
        for player in players:
            player.wait_for_promises(3)
        write(database, during)  # one moment of a server that runs
        for player in players:
            player.wait_for_promises(3)
            player.stop()
        write(database, after)
    put_back(after, other_kind)
    check(other_kind, players)
    with serving(other_kind, tmp_path) as server:
        for player in players:
            assert player.person.get(server.url, f"/tables/{player.table}")["version"] > 0
    earlier = f"sqlite:///{tmp_path}/earlier.db"
    put_back(during, earlier)
    check_whole(earlier, players)


def check_whole(database: str, players: list[Player]) -> None:
    """What came later is not in it; every table is whole all the same."""

    async def work() -> None:
        async with tables_on(database) as live_tables:
            for player in players:
                table = await live_tables.table(player.table)
                assert table.notes == []
                assert await replayed(live_tables, player.table) == fingerprint(table.timeline)

    run(work())


def test_it_is_its_owners_alone_and_takes_the_place_of_the_last_one(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file = tmp_path / "night.zip"
    file.write_bytes(b"of yesterday")
    write(sqlite, file)
    assert zipfile.is_zipfile(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob("*.part")) == []


def test_it_goes_into_nothing_but_an_empty_database(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    write(sqlite, tmp_path / "night.zip")
    with pytest.raises(BadBackup, match="goes into an empty one"):
        put_back(tmp_path / "night.zip", sqlite)
    assert everybody(sqlite) == ["Ada"]


def test_one_of_an_older_schema_is_brought_to_the_newest(database: str, tmp_path: Path) -> None:
    fill(database)
    engine = open_engine(database)
    downgrade(engine, "0001")
    write_backup(engine, tmp_path / "old.zip")
    engine.dispose()
    there = f"sqlite:///{tmp_path}/there.db"
    ready = open_engine(there)
    upgrade(ready)  # a server has been started here, and nobody came
    read_backup(ready, tmp_path / "old.zip")
    assert revision_of(ready) == newest_revision()
    ready.dispose()
    assert everybody(there) == ["Ada"]


def spoil(file: Path, **changes: object) -> None:
    """Write another page into a backup."""
    with zipfile.ZipFile(file) as packed:
        members = {name: packed.read(name) for name in packed.namelist()}
    page = {**msgspec.json.decode(members[ABOUT]), **changes}
    with zipfile.ZipFile(file, "w") as packed:
        for name, body in {**members, ABOUT: msgspec.json.encode(page)}.items():
            packed.writestr(name, body)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40])


def scribble(file: Path) -> None:
    packed = bytearray(file.read_bytes())
    place = packed.index(b"people") + 20
    packed[place : place + 8] = bytes(255 - byte for byte in packed[place : place + 8])
    file.write_bytes(packed)


DAMAGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "cut": (cut, "damaged or no backup"),
    "scribbled over": (scribble, "damaged"),
    "rows are missing": (lambda file: spoil(file, rows={"people": 2}), "1 of 2 rows of 'people'"),
    "of a later schema": (lambda file: spoil(file, revision="9999"), "newer than this one"),
    "of a later Farlight": (lambda file: spoil(file, format=2), "newer than this one"),
    "something else": (lambda file: zipfile.ZipFile(file, "w").close(), "no backup of Farlight"),
    "gone": (lambda file: file.unlink(), "There is no file"),
}


WHAT_TO_DO = ("use a file that `farlight backup` wrote, or another copy", "Upgrade first", "Check the path")


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_one_is_refused_and_nothing_of_it_is_put_back(damage: str, sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file = tmp_path / "night.zip"
    write(sqlite, file)
    spoiling, told = DAMAGE[damage]
    spoiling(file)
    there = f"sqlite:///{tmp_path}/there.db"
    with pytest.raises(BadBackup, match=told) as caught:
        put_back(file, there)
    assert any(each in str(caught.value) for each in WHAT_TO_DO)
    engine = open_engine(there)
    upgrade(engine)
    engine.dispose()
    assert everybody(there) == []


def test_nothing_is_said_to_be_kept_where_nothing_is(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match=r"nothing to back up.*--database"):
        write(sqlite, tmp_path / "night.zip")
    assert not (tmp_path / "night.zip").exists()
