"""A database file that is deleted or replaced under a running server: nothing is acknowledged that nobody will find."""

import os
import shutil
from pathlib import Path

import httpx
import pytest

from farlight.server.store.retry import Replaced
from tests.server.memory import new_table, run, tables_on
from tests.server.tools import PATIENCE, Person, serving


def test_a_server_notices_that_its_database_is_not_there_any_more(sqlite: str, tmp_path: Path) -> None:
    file, aside = tmp_path / "tables.db", tmp_path / "aside.db"
    with serving(sqlite, tmp_path) as server:
        host = Person(server.url)
        table = host.new_table(server.url, "beacon")

        def say(key: str) -> httpx.Response:
            address = f"{server.url}/api/tables/{table}/chat"
            return httpx.post(address, headers=host.headers, json={"id": key, "text": key}, timeout=PATIENCE)

        assert say("first").status_code == 200
        file.rename(aside)
        assert ready(server.url) == (503, "Replaced")
        assert (say("gone").status_code, say("gone").json()["code"]) == (507, "storage")
        assert "deleted or replaced" in server.log.read_text(), "for whoever runs the server"
        assert str(tmp_path) not in say("gone").text
        shutil.copy(aside, file)
        assert ready(server.url) == (503, "Replaced"), "another file of the same content"
        assert say("copied").status_code == 507
        aside.rename(file)
        assert ready(server.url) == (200, "")
        assert say("back").status_code == 200

    async def check() -> None:
        async with tables_on(sqlite) as live_tables:
            assert [said.text for said in (await live_tables.table(table)).participants.chat] == ["first", "back"]

    run(check())


def ready(url: str) -> tuple[int, str]:
    said = httpx.get(f"{url}/ready", timeout=PATIENCE)
    return said.status_code, said.json().get("reason", "")


def test_what_was_written_as_the_file_went_away_is_not_acknowledged(sqlite: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            await new_table(live_tables)
            with pytest.raises(Replaced):
                await live_tables.store.writer.write(lambda _: os.unlink(tmp_path / "tables.db"))

    run(work())
