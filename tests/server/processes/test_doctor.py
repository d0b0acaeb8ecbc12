"""`farlight doctor` says of each thing how it is, and what to do where it is not well; it changes nothing."""

import json
from pathlib import Path

import pytest

from farlight.cli.doctor import run
from farlight.server.store.database import open_engine
from farlight.server.store.migrate import downgrade, newest_revision, upgrade
from tests.server.tools import ServerProcess, serving

NOBODY = "http://127.0.0.1:1"


def found(capsys: pytest.CaptureFixture[str], database: str, url: str = "") -> tuple[int, dict[str, tuple[str, str]]]:
    """The exit status, and of each thing the verdict with what was told."""
    status = run(database, url, True)
    return status, {each["what"]: (each["verdict"], each["told"]) for each in json.loads(capsys.readouterr().out)}


def revise(database: str, revision: str) -> None:
    engine = open_engine(database)
    upgrade(engine)
    if revision != newest_revision():
        downgrade(engine, revision)
    engine.dispose()


def test_a_server_that_runs_is_well(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(database, tmp_path) as server:
        status, told = found(capsys, database, server.url)
    assert status == 0
    assert {told[what][0] for what in ("Python", "game beacon", "database", "address", "live connection")} == {"ok"}


def test_a_server_called_by_a_strange_name_says_which_flag_is_missing(
    server: ServerProcess, sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = found(capsys, sqlite, server.url.replace("127.0.0.1", "127.1"))
    assert (status, told["address"][0]) == (1, "wrong"), told
    assert "serve --origin" in told["address"][1]


def test_nobody_at_an_address(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = found(capsys, sqlite, NOBODY)
    assert status == 1
    assert (told["address"][0], told["live connection"][0]) == ("wrong", "wrong")


@pytest.mark.parametrize("url", ["club.example", "ftp://club.example", "https://", "http://["])
def test_what_is_no_address(url: str, sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = found(capsys, sqlite, url)
    assert status == 1
    assert "https://" in told["address"][1]


def test_a_database_that_is_not_there_yet_is_not_made(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = found(capsys, sqlite)
    assert (status, told["database"][0]) == (0, "ok")
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_an_older_version_asks_for_a_backup(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    revise(database, "0001")
    status, told = found(capsys, database)
    assert (status, told["database"][0]) == (0, "look")
    assert "backup" in told["database"][1]


def test_a_database_of_a_newer_version_is_wrong(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    revise(database, newest_revision())
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    status, told = found(capsys, database)
    assert (status, told["database"][0]) == (1, "wrong")
    assert "upgrade Farlight" in told["database"][1]


def test_a_file_that_others_can_read(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    revise(sqlite, newest_revision())
    (tmp_path / "tables.db").chmod(0o644)
    assert found(capsys, sqlite)[1]["rights"][0] == "look"


def test_a_file_that_is_no_database(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.db").write_text("a shopping list\n" * 100)
    status, told = found(capsys, sqlite)
    assert (status, told["database"][0]) == (1, "wrong")


@pytest.mark.parametrize("database", ["mysql://host/name", "tables.db", f"postgresql://nobody@{NOBODY[7:]}/none"])
def test_a_database_that_cannot_be_used(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = found(capsys, database)
    assert (status, told["database"][0]) == (1, "wrong")


def test_it_tells_people_one_line_for_each_thing(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(sqlite, "", False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("ok     Python: 3.") for line in lines)
