"""Files from outside cost whoever sends them an error, and nobody else anything."""

import asyncio
import hashlib
import os
import re
import signal
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from farlight.kernel import EngineError, SaveError, Setup, Timeline, dump, load_game
from farlight.server import lobby
from farlight.server.live import frames
from farlight.server.ops.config import Limits
from farlight.server.store import snapshots
from farlight.server.store.store import Stored, TableRow
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.table_file import MAGIC, TableFile
from farlight.server.workers import jobs, worker, worker_pool
from farlight.server.workers.imports import MOST_ANSWERS, read_import
from farlight.server.workers.jobs import Effort, Import, Stretch, Think
from farlight.server.workers.worker_pool import Line, WorkerPool
from farlight.wire import Settings
from tests.server.memory import HOST, bring, run, tables_on
from tests.server.tools import PATIENCE, Person, ServerProcess

SAVES = sorted((Path(__file__).parents[2] / "saves").glob("*.farlight"))
GAMES = ("beacon", "martians", "vanguard")
Edit = Callable[[dict[str, Any]], None]


def played(game_name: str, answers: int = 20) -> Timeline[Any, Any]:
    game = load_game(game_name)
    mission = game.rules.missions()[0]
    timeline: Timeline[Any, Any] = Timeline(game, Setup(game_name, mission.id, mission.seats[0], 7))
    chance = Random(3)
    for _ in range(answers):
        if not timeline.position.open:
            break
        choices = timeline.position.choices()
        number, option = choices[chance.randrange(len(choices))]
        timeline.choose(timeline.position.seat_of(number), option.id, number)
    return timeline


def signed(header: dict[str, Any], payload: bytes) -> bytes:
    """A save with a digest that is right: anybody can make one."""
    plain = msgspec.json.encode({**header, "digest": ""})
    digest = hashlib.blake2b(plain + b"\n" + payload, digest_size=16).hexdigest()
    return msgspec.json.encode({**header, "digest": digest}) + b"\n" + payload


def edited(save: bytes, edit: Edit) -> bytes:
    """A save in which something was changed, and signed anew."""
    line, _, payload = save.partition(b"\n")
    record = msgspec.msgpack.decode(zlib.decompress(payload))
    edit(record)
    return signed(msgspec.json.decode(line), zlib.compress(msgspec.msgpack.encode(record)))


def table_file(save: bytes, **parts: Any) -> bytes:
    return MAGIC + zlib.compress(msgspec.msgpack.encode({"save": save, **parts}))


def put(name: str, value: Any) -> Edit:
    """Change one thing of a record by its dotted name."""

    def edit(record: dict[str, Any]) -> None:
        *way, last = name.split(".")
        for step in way:
            record = record[step]
        record[last] = value

    return edit


@asynccontextmanager
async def importing(tmp_path: Path) -> AsyncIterator[tuple[LiveTables, WorkerPool]]:
    async with tables_on(f"sqlite:///{tmp_path}/tables.db") as live_tables:
        pool = WorkerPool(Limits())
        try:
            yield live_tables, pool
        finally:
            await pool.close()


def refused(data: bytes) -> str:
    """Read a file that nobody can open, as a worker does; what is said."""
    with pytest.raises(SaveError) as caught:
        read_import(data)
    return str(caught.value)


def opened(data: bytes) -> LiveTable:
    """The table that a file becomes."""
    found = read_import(data)
    row = TableRow("0" * 16, found.opened.setup.game, "", "", "", "", "", 0.0, 0.0, "", "")
    table = LiveTable.loaded(Stored(row, 1, found.checkpoint, []))
    table.notes += found.notes
    return table


HOSTILE: dict[str, tuple[Edit, str]] = {
    "seats without end": (put("setup.seats", 2**62), "set-up.*players, not 4611686018427387904"),
    "many seats": (put("setup.seats", 100_000), "set-up.*players, not 100000"),
    "unknown mission": (put("setup.mission", "nowhere"), "set-up.*no mission 'nowhere'"),
    "another game's set-up": (put("setup.game", "chess"), "set-up.*'chess'"),
    "rule that is none": (put("setup.rules", ["fly"]), "set-up.*'fly'"),
    "seed beyond all": (put("setup.seed", 2**63), "set-up.*seed"),
    "marks without end": (put("setup.marks", ["x"] * 5_000), "set-up.*marks"),
    "a head that is not there": (put("head", 10_000), "do not hang together"),
    "a state before the start": (put("base", -1), "do not hang together"),
    "a state that is not there": (put("base", 10_000), "do not hang together"),
    "a past that begins before the start": (put("floor", -1), "do not hang together"),
    "a state beside the way": (
        lambda record: (
            record["entries"].append([0, *record["entries"][0][1:]]) or record.update(base=len(record["entries"]))
        ),
        "do not hang together",
    ),
    "a start that the answers do not fit": (
        lambda record: record.update(entries=[], head=0, base=0, branches={}, asked=[]),
        "its state: its answers do not lead there",
    ),
    "a name that cannot be shown": (put("branches", {"\u202ename": 0}), "names of moments"),
    "names without end": (put("branches", {str(place): 0 for place in range(300)}), "names of moments.*more than"),
    "a language of nobody": (put("language", "x" * 1000), "language"),
    "an answer of no seat": (lambda record: record["entries"][0].__setitem__(1, 99), "answer 1"),
    "an endless answer": (lambda record: record["entries"][0].__setitem__(2, "x" * 10_000), "answer 1"),
    "answers without end": (
        lambda record: record.update(entries=[[0, 0, "x", [], False, []]] * (MOST_ANSWERS + 1), head=0, base=0),
        "its answers: there are",
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_hostile_saves_are_refused_and_the_part_is_named(game: str) -> None:
    save = dump(played(game))
    for name, (edit, said) in HOSTILE.items():
        text = refused(edited(save, edit))
        assert re.search(said, text), f"{name}: {text}"
    assert opened(save).timeline.head == 20


@pytest.mark.parametrize("seats", [2**62, 1_000, 0, -1])
def test_a_state_for_more_than_can_play_is_refused_before_anything_is_done_for_each(seats: int) -> None:
    said = refused(edited(dump(played("vanguard")), put("snapshot.seats", seats)))
    assert re.search(f"the file.*its state.*it has {seats} seats; vanguard is for 1 to", said)


BROKEN: dict[str, tuple[Edit, str]] = {
    "beacon": (lambda record: record["snapshot"]["keepers"][0].update(strain=9), "strain is out of range"),
    "martians": (put("snapshot.stress", 10_000), "Stress is off its track"),
    "vanguard": (put("snapshot.supplies", -1), "Supplies or Success below 0"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_no_rule_leaves_behind_is_refused_by_what_is_wrong_with_it(game: str) -> None:
    """Even where the table could be shown, and no answer has to be given again to come to it."""
    edit, wrong = BROKEN[game]
    timeline = next(found for found in (played(game, n) for n in count(20)) if found.base()[0] == found.head)
    said = refused(edited(dump(timeline), edit))
    assert re.search(f"the file, its state: it breaks the rules \\(.*{wrong}", said), said


def test_a_state_whose_choices_cannot_be_told_is_refused() -> None:
    """The answers since the state are given again, and there the rules stumble."""
    timeline = next(found for found in (played("vanguard", n) for n in count(20)) if found.base()[0] < found.head)

    def carry_nothing_known(record: dict[str, Any]) -> None:
        for crew in record["snapshot"]["crew"]:
            crew["gear"] = ["nowhere"]

    assert "nowhere" in refused(edited(dump(timeline), carry_nothing_known))


TALK: dict[str, tuple[dict[str, Any], str]] = {
    "too many lines": ({"chat": [["", "x", 1.0]] * 100_000}, "chat: there are 100000 lines"),
    "a long line": ({"chat": [["Ada", "x" * 20_000, 1.0]]}, "chat, line 1"),
    "a time that is none": ({"chat": [["Ada", "hello", float("nan")]]}, "chat, line 1: its time"),
    "a long title": ({"settings": {"title": "x" * 100}}, "damaged.*title"),
    "an unknown bot": ({"settings": {"empty": "hal"}}, "settings.*'hal'"),
    "an unknown language": ({"settings": {"language": "tlh"}}, "damaged.*tlh"),
}


def test_chat_settings_and_titles_are_checked_as_if_typed() -> None:
    save = dump(played("beacon"))
    for name, (parts, said) in TALK.items():
        text = refused(table_file(save, **parts))
        assert re.search(said, text), f"{name}: {text}"
    table = opened(table_file(save, settings={"title": "a\0b\n\u202ec"}, chat=[["A\0da", "hel\nlo\u202e", 1.0]]))
    assert table.participants.settings.title == "abc"
    assert [said.text for said in table.participants.chat] == ["Ada: hello"]


def bombs() -> dict[str, bytes]:
    save = dump(played("beacon"))
    line, _, payload = save.partition(b"\n")
    header = msgspec.json.decode(line)
    deep = b"\x91" * 200_000 + b"\xc0"
    return {
        "63 MB of nothing": signed(header, zlib.compress(bytes(63 * 1024 * 1024))),
        "400 MB in a table": MAGIC + zlib.compress(bytes(400 * 1024 * 1024), 1),
        "four million lines of chat": table_file(save, chat=[["", "", 0.0]] * 4_000_000),
        "a line of 20 MB": table_file(save, chat=[["", "x" * 20_000_000, 0.0]]),
        "deep": signed(header, zlib.compress(deep)),
        "deep in the state": signed(
            header, zlib.compress(zlib.decompress(payload).replace(b"\xa8snapshot", b"\xa8snapshot\x81\xa1x" + deep))
        ),
        "deep in the header": b'{"farlight":' + b"[" * 100_000,
        "nothing": b"",
        "a history": b'{"farlight":"history","standing":{}}',
    }


def test_bombs_are_refused() -> None:
    for name, data in bombs().items():
        assert refused(data), name


@pytest.mark.parametrize("game", GAMES)
def test_a_state_with_a_changed_value_is_refused_or_can_be_looked_at(game: str) -> None:
    """Whatever single value of a snapshot is changed: nothing, or a table that shows itself to everybody."""
    save = dump(played(game, 30))
    payload = msgspec.msgpack.decode(zlib.decompress(save.partition(b"\n")[2]))
    places = _places(payload["snapshot"], ("snapshot",))
    chance = Random(11)
    taken = 0
    for way in chance.sample(places, min(60, len(places))):
        data = edited(save, _at(way, chance.choice([2**40, -1, "nowhere", [], {}, None])))
        try:
            table = opened(data)
        except SaveError:
            continue
        taken += 1
        _look_at(table)
    assert taken, "some changes make another position of the same game"


def _places(data: Any, way: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        found += [(*way, key), *_places(value, (*way, key))]
    return found


def _at(way: tuple[Any, ...], value: Any) -> Edit:
    def edit(record: dict[str, Any]) -> None:
        place: Any = record
        for step in way[:-1]:
            place = place[step]
        place[way[-1]] = value

    return edit


def _look_at(table: LiveTable) -> None:
    for person in (HOST.person, "somebody"):
        frames.board(table, frames.eyes_of(table, person, None, "en", words=True))
        frames.board(table, frames.eyes_of(table, person, None, "en", scene=True))


def test_what_was_played_elsewhere_has_its_whole_past_here(tmp_path: Path) -> None:
    timeline = played("vanguard", 200)

    async def scene() -> None:
        async with importing(tmp_path) as (live_tables, pool):
            table = await lobby.import_table(live_tables, pool, HOST, dump(timeline))
            assert not table.notes
            assert len(table.kept) >= 200 // snapshots.EVERY - 2
            live_tables.forget(table)
            assert (await live_tables.table(table.id)).kept == table.kept

    run(scene())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_old_saves_still_come_in(path: Path) -> None:
    table = opened(path.read_bytes())
    assert table.timeline.position.open or table.outcome


# WorkerPool


def test_a_job_that_does_not_end_is_ended_by_the_system_and_the_next_one_is_done(tmp_path: Path) -> None:
    hanging = edited(dump(played("beacon")), put("setup.seed", 5))
    save = dump(played("beacon"))

    async def scene() -> None:
        async with importing(tmp_path) as (live_tables, pool):
            pool.imports = Line(1, 4, Effort(processor=0, seconds=60, megabytes=512))  # no time at all
            with pytest.raises(Rejection, match="worker-limits"):
                await lobby.import_table(live_tables, pool, HOST, hanging)
            pool.imports = Line(1, 4, Effort(processor=60, seconds=60, megabytes=1))
            big = table_file(save, chat=[["", "x" * 1_000_000, 0.0]] * 12)
            with pytest.raises(Rejection, match="worker-limits"):
                await lobby.import_table(live_tables, pool, HOST, big)
            pool.imports = Line(1, 4, Effort(processor=60, seconds=60, megabytes=512))
            assert (await lobby.import_table(live_tables, pool, HOST, save)).timeline.head == 20

    run(scene())


def test_a_job_that_waits_for_ever_is_ended_by_the_clock() -> None:
    """It takes no processor time, and would keep its place in the line."""
    start = Stretch("beacon", Setup("beacon", "first-light", 2, 7), 0, None, (), ())

    async def scene() -> None:
        pool = WorkerPool(Limits())
        try:
            line = Line(1, 1, Effort(processor=60, seconds=1, megabytes=512))
            with pytest.raises(Rejection, match="worker-limits") as caught:
                await pool.run(line, Think(start, (0,), "tests.bots.odd_bots:Waits", "en"))
            assert "later" in caught.value.text("en"), "a good file is as slow where there is much else to do"
        finally:
            await pool.close()

    run(scene())


def test_a_parent_of_workers_that_was_killed_is_replaced(tmp_path: Path) -> None:
    save = dump(played("beacon"))

    async def scene() -> None:
        async with importing(tmp_path) as (live_tables, pool):
            await lobby.import_table(live_tables, pool, HOST, save)
            assert pool._parent is not None
            os.kill(pool._parent.pid, signal.SIGKILL)
            await asyncio.to_thread(pool._parent.wait)
            await lobby.import_table(live_tables, pool, HOST, save)

    run(scene())


def test_whoever_comes_when_too_many_wait_is_told_when_to_come_back(tmp_path: Path) -> None:
    save = dump(played("beacon"))

    async def scene() -> None:
        async with importing(tmp_path) as (_, pool):
            pool.imports = Line(1, 1, Effort(processor=60, seconds=60, megabytes=512))
            many = [pool.run(pool.imports, Import(save)) for _ in range(5)]
            done = await asyncio.gather(*many, return_exceptions=True)
            sent_away = [one for one in done if isinstance(one, Rejection)]
            assert len(sent_away) == 3
            assert all((one.code, one.status) == ("busy-work", 429) and one.retry > 0 for one in sent_away)

    run(scene())


@pytest.mark.parametrize("error", [IndexError("list index out of range"), EngineError("no such moment")])
def test_what_nobody_foresaw_in_a_file_is_an_error_of_the_file_and_is_logged(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(_data: bytes) -> None:
        raise error

    monkeypatch.setattr(worker, "read_import", stumble)
    monkeypatch.setattr(worker, "_limit", lambda _effort: None)
    fault = worker._done(lambda: (Effort(1, 1, 1), Import(b"x"))).fault
    assert fault is not None
    rejected = worker_pool._rejected(fault)
    assert (rejected.code, rejected.status) == ("bad-file", 400)
    assert re.search(f"the file cannot be read.*{error}.*another copy", rejected.text("en"))
    [logged] = caplog.records
    assert "stumble" in logged.__dict__["trace"]


def test_a_worker_knows_no_more_than_its_job() -> None:
    job = Import(b"x")
    effort = Effort(1, 2, 3)
    assert jobs.decode_job(jobs.encode_job(effort, job)) == (effort, job)


def test_neighbours_are_served_while_a_hostile_file_is_read(server: ServerProcess) -> None:
    """A file that keeps a worker busy until it is ended: everybody else goes on playing meanwhile."""
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ben.new_table(server.url, "beacon")
    save = dump(played("beacon"))
    bomb = table_file(save, chat=[["", "", 0.0]] * 2_000_000)
    served = 0

    async def scene() -> None:
        nonlocal served
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            headers = {**ada.headers, "content-type": "application/octet-stream"}
            reading = asyncio.create_task(client.post(f"{server.url}/api/tables/import", headers=headers, content=bomb))
            while not reading.done():
                said = await client.get(f"{server.url}/api/tables/{table}", headers=ben.headers)
                assert said.status_code == 200
                served += 1
            answer = reading.result()
            assert answer.status_code in (400, 422), answer.text

    asyncio.run(scene())
    assert served > 1


def test_the_settings_of_a_new_table_are_checked_too(server: ServerProcess) -> None:
    ada = Person(server.url, "Ada")
    body = {"game": "beacon", "settings": msgspec.to_builtins(Settings(empty="hal"))}
    said = httpx.post(f"{server.url}/api/tables", headers=ada.headers, json=body, timeout=PATIENCE)
    assert (said.status_code, said.json()["code"]) == (400, "no-bot")


def test_a_file_of_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    began = time.time()
    file = TableFile(dump(played("martians")), Settings(title="Ours"), (("Ada", "hello", began),))

    async def scene() -> None:
        async with tables_on(f"sqlite:///{tmp_path}/tables.db") as live_tables:
            table = await bring(live_tables, file.dump())
            assert table.participants.settings.title == "Ours"
            assert [said.at for said in table.participants.chat] == [began]

    run(scene())
