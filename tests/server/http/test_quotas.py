"""How often somebody may look back, which others do the work for: whoever asks too often is told when to come back."""

from pathlib import Path

import httpx
import msgspec
import pytest

from farlight.kernel.recorders.recorder import Recorder
from farlight.server.ops.config import Limits
from farlight.server.ops.limits import Bucket
from farlight.server.tables.rejections import Rejection
from farlight.server.workers.past_reader import PastReader
from farlight.server.workers.worker_pool import WorkerPool
from tests.server.memory import HOST, database_in, new_table, run, tables_on
from tests.server.tools import PATIENCE, WIDE, Person, serving


def test_a_bucket_tells_when_to_come_back() -> None:
    now = 0.0
    bucket = Bucket(0.5, 1, lambda: now)
    assert bucket.take()
    assert not bucket.take()
    assert bucket.wait == 2.0
    now = 2.0
    assert bucket.take()


def test_what_is_taken_on_credit_is_waited_for() -> None:
    now = 0.0
    bucket = Bucket(2.0, 1, lambda: now)
    assert [bucket.owe() for _ in range(3)] == [0.0, 0.5, 1.0]
    now = 1.0
    assert bucket.owe() == 0.5


def test_who_looks_back_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables_on(f"sqlite:///{tmp_path}/tables.db") as live_tables:
            past = PastReader(live_tables, WorkerPool(Limits()), Limits(past=0.1, past_burst=2, past_table_burst=3))
            for _ in range(2):
                past.admit("ada", "t")
            with pytest.raises(Rejection, match="busy-work") as caught:
                past.admit("ada", "t")
            assert caught.value.retry >= 10
            past.admit("ben", "u")
            assert str(caught.value.retry) in caught.value.text("en")

    run(scene())


def test_nobody_fills_the_line_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables_on(database_in(tmp_path)) as live_tables:
            past = PastReader(live_tables, WorkerPool(Limits()), Limits(at_once=2))
            with past.look("ada", "t"):
                with past.look("ada", "u"):
                    with pytest.raises(Rejection, match="busy-work") as caught, past.look("ada", "t"):
                        pass
                    assert caught.value.retry > 0
                    with past.look("ben", "t"):
                        pass
                with past.look("ada", "t"):
                    pass

    run(scene())


def test_who_brings_many_files_at_once_is_told_when_to_come_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, at_once=0)
    with serving(database_in(tmp_path), tmp_path, limits) as server:
        host = Person(server.url)
        said = httpx.post(f"{server.url}/api/tables/import", headers=host.headers, content=b"{}", timeout=PATIENCE)
        assert (said.status_code, said.json()["code"]) == (429, "busy-work")
        assert int(said.headers["retry-after"]) > 0


def ask(url: str, person: Person, path: str) -> httpx.Response:
    return httpx.get(f"{url}/api{path}", headers=person.headers, timeout=PATIENCE)


LOOKS = ("log", "moments/0", "summary", "chronicle", "chronicle.html", "export", "hint/searched")


def test_every_look_into_the_past_counts(tmp_path: Path) -> None:
    """Of whoever looks, and of whatever is looked at: the second one is told when to come back."""
    limits = msgspec.structs.replace(WIDE, past=0.001, past_burst=1, past_table=0.001, past_table_burst=2)
    with serving(database_in(tmp_path), tmp_path, limits) as server:
        for look in LOOKS:
            host, *guests = (Person(server.url, name) for name in ("Ada", "Ben", "Cleo"))
            table = host.new_table(server.url, "beacon", 3, mine=[0])
            for guest in guests:
                guest.join(server.url, host, table)
            said = [ask(server.url, person, f"/tables/{table}/{look}") for person in (host, host, *guests)]
            codes = [one.json()["code"] if one.is_error else "" for one in said]
            assert [code == "busy-work" for code in codes] == [False, True, False, True], (look, codes)
            assert [one.headers.get("retry-after") is not None for one in said] == [False, True, False, True]
            assert (said[1].status_code, int(said[1].headers["retry-after"]) > 1) == (429, True)


def test_a_result_counts_where_the_record_is_read_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a campaign that has gone on."""
    monkeypatch.setattr(Recorder, "result", lambda *_: None)

    async def scene() -> None:
        async with tables_on(database_in(tmp_path)) as live_tables:
            table = await new_table(live_tables)
            monkeypatch.setattr(type(table.game.table), "ended", lambda *_: True)
            past = PastReader(live_tables, WorkerPool(Limits()), Limits(past=0.1, past_burst=1))
            past.admit(HOST.person, table.id)
            with pytest.raises(Rejection, match="busy-work"):
                await past.result(HOST.person, table.id, "en")

    run(scene())
