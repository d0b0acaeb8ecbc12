"""What most people answer alike: each person says where they want to be asked, and nobody answers for another."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farlight.kernel import GROUP, Decision, Usual, load_game
from farlight.server.live import frames
from farlight.server.tables import commands
from farlight.server.tables.changes import Change
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.records import Answered, decode_record
from farlight.wire import Answer, Habits, Travel
from tests.server.memory import GUEST, HOST, new_table, run, tables_on, with_guest
from tests.server.tools import Live, Person, ServerProcess

MATTERS = {"value": False}


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this house, whoever is in the second seat or one of the group usually takes the first option."""
    MATTERS["value"] = False

    def first(_play: Any, decision: Decision) -> Usual | None:  # Any: of the game
        return Usual(decision.options[0].id, "window", MATTERS["value"]) if decision.seat in (1, GROUP) else None

    monkeypatch.setattr(load_game("beacon").table, "usual", first, raising=False)


async def answer(live_tables: LiveTables, table: LiveTable, said: Answer, person: str = HOST.person) -> None:
    await live_tables.do(table.id, lambda live: commands.answer(live, person, said))


async def usual_answers(live_tables: LiveTables, table: LiveTable) -> list[Answered]:
    records = [decode_record(record.body) for record in await live_tables.store.records_after(table.id, 0)]
    return [record for record in records if isinstance(record, Answered) and record.usual]


def habits(person: str, **wanted: Any) -> Callable[[LiveTable], commands.Records]:  # Any: as the message has it
    return lambda live: commands.accustom(live, person, Habits("h", **wanted))


def test_what_changes_nothing_is_answered_at_once_told_and_taken_back_with_what_led_to_it(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await with_guest(live_tables, table)
            shown: list[Change] = []

            async def keep(change: Change) -> None:
                shown.append(change)

            live_tables.publish = keep
            before: list[int] = []
            for number in range(60):
                mine = [one for one in table.timeline.position.open if one.seat in (0, GROUP)]
                assert mine, "the second seat waits for nobody"
                before.append(table.timeline.head)
                await answer(live_tables, table, Answer(f"k{number}", 0, mine[0].id, mine[0].options[0].id))
                if table.timeline.head > before[-1] + 1:
                    break
            known = await usual_answers(live_tables, table)
            assert known
            assert all(record.entry.joined for record in known)
            assert {record.by for record in known if record.entry.seat == 1} <= {GUEST.person}
            told = [each for each in frames.sentences_of(table, shown[-1], "en") if each.key == "table-usual"]
            assert len(told) == table.timeline.head - before[-1] - 1
            assert "as always" in told[0].text
            assert told[0].text.endswith("."), "a sentence among others"
            await live_tables.do(table.id, lambda live: commands.travel(live, HOST.person, Travel("undo")))
            assert table.timeline.head == before[-1]

    run(work())


@pytest.mark.parametrize(
    ("stops", "own", "matters", "asked"),
    [
        ("matter", None, False, False),
        ("matter", None, True, True),
        ("matter", "always", False, True),
        ("matter", "never", True, False),
        ("always", None, False, True),
        ("always", "matter", False, False),
        ("never", None, True, False),
        ("never", "matter", True, True),
    ],
)
def test_each_person_says_where_they_want_to_be_asked(
    stops: str, own: str | None, matters: bool, asked: bool, tmp_path: Path
) -> None:
    async def work() -> None:
        async with tables_on(f"sqlite:///{tmp_path}/tables.db") as live_tables:
            table = await new_table(live_tables, stops=stops)
            await with_guest(live_tables, table)
            MATTERS["value"] = matters
            if own is not None:
                await live_tables.do(table.id, habits(GUEST.person, window=own))
                assert (await live_tables.do(table.id, habits(GUEST.person, window=own))).version == table.version
            live_tables.forget(table)
            read = await live_tables.table(table.id)  # habits are kept
            usual = Usual("x", "window", matters)
            assert read.participants.asks(GUEST.person, usual) == asked
            assert read.participants.asks(HOST.person, usual) == (stops == "always" or (stops == "matter" and matters))

    run(work())


def test_nobody_answers_for_another_and_a_bot_answers_for_itself(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await with_guest(live_tables, table)
            await live_tables.do(table.id, habits(GUEST.person, window="always", order="always", step="always"))
            await live_tables.do(table.id, habits(HOST.person, window="never"))
            for number in range(12):
                decision = table.timeline.position.open[0]
                seat = max(decision.seat, 0)
                said = Answer(f"k{number}", seat, decision.id, decision.options[0].id)
                await answer(live_tables, table, said, table.participants.chairs[seat].person)
            assert await usual_answers(live_tables, table) == [], "the guest has a say in all that is usual here"
            await live_tables.do(table.id, lambda live: commands.take(live, HOST.person, 1, None, "random"))
            await live_tables.do(table.id, habits(GUEST.person, window="never"))
            for number in range(12, 24):
                decision = table.timeline.position.open[0]
                if decision.seat == 1:
                    first = decision.options[0].id
                    await live_tables.do(table.id, lambda live: commands.answer_for(live, 1, decision.id, first))  # noqa: B023
                else:
                    said = Answer(f"k{number}", 0, decision.id, decision.options[0].id)
                    await answer(live_tables, table, said)
            assert all(record.entry.seat == 0 for record in await usual_answers(live_tables, table))

    run(work())


def test_a_real_server_keeps_habits_and_goes_on_by_them(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log")
    server.planted = (
        "from farlight.kernel import Usual, load_game\n"
        "table = load_game('beacon').table\n"
        "table.usual = lambda play, decision: Usual(decision.options[0].id, 'order', False)\n"
    )
    with server:
        ada = Person(server.url)
        table = ada.new_table(server.url, "beacon", 2)
        said = ada.post(server.url, f"/tables/{table}/habits", {"id": "h1", "order": "always"})
        with Live(server.url, ada, table) as live:
            asked = live.parts["asked"][0]
            option = asked["options"][0]["id"]
            done = live.ask(Answer("a1", max(asked["seat"], 0), asked["id"], option))
            assert done.version == said["version"] + 1, "always asked"
            assert live.parts["standing"]["members"][0]["habits"] == {"order": "always"}
            again = live.ask(Habits("h2", order="never"))
            asked = live.parts["asked"][0]
            option = asked["options"][0]["id"]
            done = live.ask(Answer("a2", max(asked["seat"], 0), asked["id"], option))
            assert done.version > again.version + 1, "never asked: the table goes on"
        offers = ada.get(server.url, f"/tables/{table}/offers", seat=0)
        assert offers["version"] == done.version
