"""Tables as their people have them: listed, renamed, passed on, left, deleted. On both databases."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from farlight.kernel import Setup, Timeline, dump, load_game
from farlight.server import lobby
from farlight.server.http.routes.people import TOLD_AT_ONCE
from farlight.server.store.store import NEVER, Mine
from farlight.server.tables import commands
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.records import Closed, Hosted, Renamed, decode_record
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.table_summary import read_summary, summary_of
from farlight.texts import LANGUAGES, Texts
from farlight.wire import Answer, Bye, Say, SettingsChange, Travel
from tests.server.memory import (
    GUEST,
    HOST,
    answering,
    bring,
    exported,
    first_answer,
    new_table,
    play_on,
    run,
    tables_on,
    with_guest,
)
from tests.server.tools import PATIENCE, Live, Person, ServerProcess, serving
from tests.server.tools import Closed as Ended

SAVES = Path(__file__).parents[2] / "saves"


async def reloaded(live_tables: LiveTables, table_id: str) -> LiveTable:
    """The table as the store has it."""
    live_tables.forget(await live_tables.table(table_id))
    return await live_tables.table(table_id)


async def refused(live_tables: LiveTables, table_id: str, command: commands.Mutation) -> str:
    """The code of a refusal; nothing has changed by it."""
    before = (await live_tables.table(table_id)).version
    with pytest.raises(Rejection) as caught:
        await live_tables.do(table_id, command)
    assert (await reloaded(live_tables, table_id)).version == before
    for language in LANGUAGES:
        assert caught.value.text(language)
    return caught.value.code


async def kinds(live_tables: LiveTables, table_id: str) -> list[type]:
    return [type(decode_record(record.body)) for record in await live_tables.store.records_after(table_id, 0)]


async def listed(live_tables: LiveTables, person: str) -> list[Mine]:
    return await live_tables.store.tables_of(person)


# Deleting


def test_a_deleted_table_is_gone_for_everybody_and_its_log_is_kept(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await play_on(live_tables, table.id, 5, Random(1))
            await with_guest(live_tables, table)
            links = await lobby.invitation(live_tables, HOST.person, table.id, anew=False)
            assert await refused(live_tables, table.id, lambda live: commands.close(live, GUEST.person)) == "not-host"
            assert await refused(live_tables, table.id, lambda live: commands.close(live, "c" * 16)) == "no-table"
            whole = exported(await live_tables.table(table.id))
            before = await kinds(live_tables, table.id)

            done = await live_tables.do(table.id, lambda live: commands.close(live, HOST.person))
            again = await live_tables.do(table.id, lambda live: commands.close(live, HOST.person))
            assert again == done, "deleted twice is deleted once"
            assert await kinds(live_tables, table.id) == [*before, Closed]
            assert await listed(live_tables, HOST.person) == await listed(live_tables, GUEST.person) == []

            gone = await reloaded(live_tables, table.id)
            for person in (HOST.person, GUEST.person):
                with pytest.raises(Rejection, match="closed"):
                    gone.participants.let_in(person)
            with pytest.raises(Rejection, match="no-table"):
                gone.participants.let_in("c" * 16)
            for word in (links.play, links.watch):
                with pytest.raises(Rejection, match="closed"):
                    await lobby.join(live_tables, GUEST, word)
            with pytest.raises(Rejection, match="closed"):
                await lobby.invitation(live_tables, HOST.person, table.id, anew=True)

            other = await bring(live_tables, whole)
            assert other.timeline.head == gone.timeline.head, "what was exported before plays on"

    run(work())


def test_nothing_happens_at_a_deleted_table_any_more(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            said = first_answer(table, "late")
            await live_tables.do(table.id, lambda live: commands.close(live, HOST.person))
            for command in (
                lambda live: commands.answer(live, HOST.person, said),
                lambda live: commands.say(live, HOST.person, Say("s", "hello?")),
                lambda live: commands.join(live, GUEST.person, GUEST.name, False),
                lambda live: commands.rename(live, HOST.person, "Eve"),
            ):
                assert await refused(live_tables, table.id, command) == "closed"

    run(work())


def test_an_answer_and_the_deletion_at_once_leave_a_deleted_table(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            said = first_answer(table, "now")
            await asyncio.gather(
                one.do(table.id, lambda live: commands.answer(live, HOST.person, said), "k"),
                other.do(table.id, lambda live: commands.close(live, HOST.person)),
                return_exceptions=True,
            )
            assert (await kinds(one, table.id))[-1] is Closed
            assert (await reloaded(one, table.id)).participants.closed_by == HOST.person

    run(work())


# Leaving and passing on


def test_who_leaves_has_the_table_in_no_list_and_may_come_back(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await with_guest(live_tables, table)
            assert [mine.seats for mine in await listed(live_tables, GUEST.person)] == ["1"]
            await live_tables.do(table.id, lambda live: commands.leave(live, GUEST.person, GUEST.person))
            assert await listed(live_tables, GUEST.person) == []
            assert (await reloaded(live_tables, table.id)).participants.chairs[1].person == ""
            links = await lobby.invitation(live_tables, HOST.person, table.id, anew=False)
            await lobby.join(live_tables, GUEST, links.play)
            assert [mine.seats for mine in await listed(live_tables, GUEST.person)] == ["1"]

    run(work())


def test_nobody_waits_for_the_consent_of_somebody_who_left(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables, undo="ask", group="all")
            while not table.timeline.crosses_mark(0):
                await play_on(live_tables, table.id, 1, Random(3))
            await with_guest(live_tables, table)
            await live_tables.do(table.id, lambda live: commands.travel(live, HOST.person, Travel("u", to=0)))
            assert table.participants.proposals
            await live_tables.do(table.id, lambda live: commands.leave(live, GUEST.person, GUEST.person))
            assert not (await reloaded(live_tables, table.id)).participants.proposals

    run(work())


def test_the_host_passes_the_table_on_and_may_leave_then(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await with_guest(live_tables, table)

            def pass_on(by: str, to: str) -> commands.Mutation:
                return lambda live: commands.pass_on(live, by, to)

            leave = lambda live: commands.leave(live, HOST.person, HOST.person)  # noqa: E731
            assert await refused(live_tables, table.id, leave) == "host-stays"
            assert await refused(live_tables, table.id, pass_on(GUEST.person, GUEST.person)) == "not-host"
            assert await refused(live_tables, table.id, pass_on(HOST.person, "c" * 16)) == "no-person"
            done = await live_tables.do(table.id, pass_on(HOST.person, GUEST.person))
            assert await live_tables.do(table.id, pass_on(HOST.person, GUEST.person)) == done, "twice is once"
            assert (await kinds(live_tables, table.id)).count(Hosted) == 1
            assert (await reloaded(live_tables, table.id)).participants.host == GUEST.person
            assert [mine.row.host for mine in await listed(live_tables, HOST.person)] == [GUEST.person]
            assert await refused(live_tables, table.id, lambda live: commands.close(live, HOST.person)) == "not-host"
            await live_tables.do(table.id, leave)
            assert (await reloaded(live_tables, table.id)).participants.seats_of(HOST.person) == ()

    run(work())


def test_a_spectator_who_gets_the_table_may_always_look(sqlite: str) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            await live_tables.do(table.id, lambda live: commands.join(live, GUEST.person, GUEST.name, True))
            await live_tables.do(table.id, lambda live: commands.pass_on(live, HOST.person, GUEST.person))
            await live_tables.do(
                table.id, lambda live: commands.adjust(live, GUEST.person, SettingsChange(spectators=False))
            )
            assert (await reloaded(live_tables, table.id)).participants.may_look(GUEST.person)

    run(work())


# Names and titles


def test_a_title_is_changed_and_the_other_settings_stay(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables, undo="never", language="cs", title="One")
            await with_guest(live_tables, table)
            rename = lambda live: commands.adjust(live, HOST.person, SettingsChange(title=" Two\x00\n "))  # noqa: E731
            assert await refused(
                live_tables, table.id, lambda live: commands.adjust(live, GUEST.person, SettingsChange())
            ) == ("not-host")
            done = await live_tables.do(table.id, rename)
            assert await live_tables.do(table.id, rename) == done, "twice is once"
            settings = (await reloaded(live_tables, table.id)).participants.settings
            assert (settings.title, settings.undo, settings.language) == ("Two", "never", "cs")
            assert [mine.row.title for mine in await listed(live_tables, GUEST.person)] == ["Two"]

    run(work())


@pytest.mark.parametrize("first", ["matter", "never", "always"])
def test_stops_are_a_setting_of_the_table_and_each_answer_keeps_what_held(database: str, first: str) -> None:
    """A change in mid-game concerns the answers that come; the record is run again as it was, whoever reads it."""

    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables, "vanguard", 2, stops=first)
            await play_on(live_tables, table.id, 60, Random(3))
            before = len((await live_tables.table(table.id)).timeline.entries)  # with what is answered out of habit
            change = SettingsChange(stops="never" if first == "always" else "always")
            later = change.stops
            await live_tables.do(table.id, lambda live: commands.adjust(live, HOST.person, change))
            await play_on(live_tables, table.id, 20, Random(4))
            live = await live_tables.table(table.id)
            stops = [entry.stops for entry in live.timeline.entries]
            assert before >= 60
            assert len(stops) >= before + 20
            assert stops == [first] * before + [later] * (len(stops) - before)
            again = await reloaded(live_tables, table.id)
            assert again.notes == []
            assert again.timeline.position.state.fingerprint() == live.timeline.position.state.fingerprint()
            assert again.participants.settings.stops == later

    run(work())


def test_a_new_name_is_recorded_and_moves_no_table_up_in_the_list(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            first, second = await new_table(live_tables), await new_table(live_tables)
            order = [mine.row.id for mine in await listed(live_tables, HOST.person)]
            assert order == [second.id, first.id]
            rename = lambda live: commands.rename(live, HOST.person, "Eve")  # noqa: E731
            done = await live_tables.do(first.id, rename)
            assert await live_tables.do(first.id, rename) == done, "twice is once"
            assert (await kinds(live_tables, first.id)).count(Renamed) == 1
            assert (await reloaded(live_tables, first.id)).participants.people[HOST.person].name == "Eve"
            assert [mine.row.id for mine in await listed(live_tables, HOST.person)] == order

    run(work())


# Who is waited for


def test_a_seat_is_waited_for_since_it_was_asked_whatever_others_do(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            for number in range(30):
                before, waits = table.asked_seats(), dict(table.waits)
                assert set(waits) == before
                position = table.timeline.position
                group = any(decision.seat < 0 for decision in position.open)
                said = first_answer(table, f"a{number}")
                await live_tables.do(table.id, answering(said), said.id)
                assert set(table.waits) == table.asked_seats()
                for seat, since in table.waits.items():
                    kept = seat in before and seat != said.seat and not group
                    assert since == waits[seat] if kept else since == table.at
            waits = dict(table.waits)
            await live_tables.do(table.id, lambda live: commands.say(live, HOST.person, Say("s", "hm")))
            assert table.waits == waits, "talking answers nothing"
            assert (await reloaded(live_tables, table.id)).waits == waits
            await live_tables.keep_all()
            assert (await reloaded(live_tables, table.id)).waits == waits
            assert [read_summary(mine.row.card).waits for mine in await listed(live_tables, HOST.person)] == [waits]

    run(work())


@pytest.mark.parametrize("game", ["beacon", "martians", "vanguard"])
def test_the_card_follows_the_table_and_is_told_without_it(sqlite: str, game: str) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables, game)
            await play_on(live_tables, table.id, 40, Random(5))
            (mine,) = await listed(live_tables, HOST.person)
            assert (
                mine.row.card
                == summary_of(await live_tables.table(table.id))
                == summary_of(await reloaded(live_tables, table.id))
            )

    run(work())


# Over the net


@pytest.fixture
def running(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(database, tmp_path) as server:
        yield server


def ask(server: ServerProcess, who: Person, method: str, path: str, body: Any = None, **query: str) -> httpx.Response:
    return httpx.request(
        method, f"{server.url}/api{path}", headers=who.headers, json=body, params=query, timeout=PATIENCE
    )


def participants(server: ServerProcess, game: str = "beacon", **more: Any) -> tuple[Person, Person, str]:
    host, guest = Person(server.url), Person(server.url, "Bruno")
    table = host.new_table(server.url, game, 2, mine=[0], **more)
    guest.join(server.url, host, table)
    return host, guest, table


def farewell(live: Live) -> Bye:
    """The last word of the server."""
    with contextlib.suppress(Ended):
        while live.bye is None:
            live.receive()
    assert live.bye is not None
    return live.bye


def test_everybody_connected_is_told_that_a_table_is_deleted(running: ServerProcess) -> None:
    host, guest, table = participants(running)
    with Live(running.url, host, table, language="de") as one, Live(running.url, guest, table, language="cs") as other:
        assert ask(running, host, "GET", f"/tables/{table}/export").status_code == 200
        assert ask(running, host, "DELETE", f"/tables/{table}").status_code == 200
        for live in (one, other):
            assert (farewell(live).code, farewell(live).again) == ("closed", False)
        assert farewell(one).text != farewell(other).text
    assert ask(running, host, "DELETE", f"/tables/{table}").status_code == 200
    said = ask(running, guest, "GET", f"/tables/{table}", language="it")
    assert (said.status_code, said.json()["code"]) == (410, "closed")
    assert ask(running, Person(running.url), "GET", f"/tables/{table}").status_code == 404
    assert host.get(running.url, "/tables") == guest.get(running.url, "/tables") == []


def test_a_table_deleted_at_one_process_ends_at_the_others(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as one, serving(database, tmp_path) as other:
        host, guest, table = participants(one)
        with Live(other.url, guest, table) as live:
            assert ask(one, host, "DELETE", f"/tables/{table}").status_code == 200
            assert farewell(live).code == "closed"


def test_a_new_name_is_seen_live_and_in_lists(running: ServerProcess) -> None:
    host, guest, table = participants(running)
    with Live(running.url, host, table) as live:
        said = ask(running, guest, "PATCH", "/people/me", {"name": "  Bianca "})
        assert said.json() == {"person": guest.id, "name": "Bianca"}
        while "Bianca" not in {member["name"] for member in live.parts["standing"]["members"]}:
            live.receive()
    (summary,) = host.get(running.url, "/tables")
    assert summary["names"] == {host.id: "Ada", guest.id: "Bianca"}
    for wrong in ("\x00\n", " ", ""):
        assert ask(running, guest, "PATCH", "/people/me", {"name": wrong}).status_code == 400


def test_a_list_tells_what_a_card_needs(running: ServerProcess) -> None:
    host, guest, table = participants(running, "vanguard", settings={"title": "Friday"})
    with Live(running.url, host, table) as live:
        chance = Random(2)
        for number in range(4):
            said: Answer | None = live.own_answer(f"a{number}", chance)
            if said is not None:
                live.ask(said)
    english, german = (guest.get(running.url, "/tables", language=language)[0] for language in ("en", "de"))
    standing = guest.get(running.url, f"/tables/{table}")["parts"]["standing"]
    assert english["title"] == "Friday"
    assert english["where"]
    assert english["moment"] != german["moment"]
    assert english["host"] == host.id
    assert english["names"] == {host.id: "Ada", guest.id: "Bruno"}
    assert [place.get("person") for place in english["places"]] == [host.id, guest.id]
    waited = [place.get("since", 0) for place in standing["places"]]
    assert [place.get("since", 0) for place in english["places"]] == waited
    assert any(waited)
    assert english["my_turn"] == bool(waited[1])
    assert english["since"] == waited[1]


def test_a_name_changed_elsewhere_is_told_when_its_bearer_comes(running: ServerProcess) -> None:
    """At many tables it would take too long to tell it at once."""
    host, guest, table = participants(running)
    for _ in range(TOLD_AT_ONCE):
        guest.new_table(running.url, "beacon")
    ask(running, guest, "PATCH", "/people/me", {"name": "Bianca"})
    with Live(running.url, host, table) as live:
        assert {member["name"] for member in live.parts["standing"]["members"]} == {"Ada", "Bruno"}
        with Live(running.url, guest, table) as other:
            assert {member["name"] for member in other.parts["standing"]["members"]} == {"Ada", "Bianca"}
            while "Bianca" not in {member["name"] for member in live.parts["standing"]["members"]}:
                live.receive()


def test_a_campaign_has_a_chronicle_in_every_language(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.bring(server.url, (SAVES / "vanguard-1-at-docking.farlight").read_bytes())
    told = [host.get(server.url, f"/tables/{table}/chronicle", language=language) for language in LANGUAGES]
    kinds = [[entry["kind"] for entry in chronicle["entries"]] for chronicle in told]
    assert {"won", "lost", "visited", "promoted"} <= set(kinds[0])
    assert all(each == kinds[0] for each in kinds)
    words = [tuple((entry["when"], entry["text"]) for entry in chronicle["entries"]) for chronicle in told]
    assert len(set(words)) == len(LANGUAGES)
    (summary,) = host.get(server.url, "/tables")
    assert summary["campaign"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_on_mars_is_remembered(language: str) -> None:
    game = load_game("martians")
    campaign = next(iter(game.content.campaigns.values()))
    timeline = Timeline(game, Setup("martians", campaign.id, 1, 3))
    state = timeline.position.state
    state.campaign.results.append(f"{campaign.missions[0]}:won/mission")
    state.history = ((2, "event", next(iter(game.content.events))),)
    texts = Texts(language, [game.texts], game.table.name_of)
    past, event = game.table.chronicle(game.play(game.view(state, None)), texts)
    assert (past.kind, event.kind) == ("won", "event")
    assert past.text
    assert "2" in event.when


@pytest.mark.parametrize("game", ["beacon", "martians", "vanguard"])
def test_a_chronicle_is_there_for_members_only(server: ServerProcess, game: str) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, game, settings={"title": "Ours"})
    said = host.get(server.url, f"/tables/{table}/chronicle", language="it")
    assert said["title"] == "Ours"
    assert isinstance(said["entries"], list)
    assert ask(server, Person(server.url), "GET", f"/tables/{table}/chronicle").status_code == 404


def test_a_finished_game_that_is_brought_is_listed_as_finished(sqlite: str) -> None:
    async def work() -> None:
        game = load_game("beacon")
        timeline = Timeline(game, Setup("beacon", game.rules.missions()[0].id, 1, 3))
        while timeline.position.open:
            number, option = timeline.position.choices()[0]
            timeline.choose(timeline.position.seat_of(number), option.id, number)
        async with tables_on(sqlite) as live_tables:
            await bring(live_tables, dump(timeline))
            listed = await live_tables.store.tables_of(HOST.person)
            assert [mine.row.outcome for mine in listed] == [timeline.position.state.outcome]

    run(work())


# Coming back


def test_whoever_looked_before_the_first_answer_is_no_newcomer(database: str) -> None:
    """They hear what came since; whoever comes for the first time is told no story of things unknown to them."""

    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await with_guest(live_tables, table)
            await live_tables.store.look(table.id, HOST.person, 0)
            assert await live_tables.store.seen(table.id, HOST.person) == 0
            assert await live_tables.store.seen(table.id, GUEST.person) == NEVER

    run(work())
