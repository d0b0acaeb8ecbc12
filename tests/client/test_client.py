"""The client against a real server: people, tables, seats, and live play that survives a broken connection."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from farlight.client import Back, BadLink, Change, Client, Ended, Link, Lost, Refused, Table, Unreachable, read_link
from farlight.wire import SEEN, NewTable, Pinged, Settings
from tests.client.proxy import Proxy
from tests.server.tools import PATIENCE, ServerProcess, free_port, serving

T = TypeVar("T")
DOCS = Path(__file__).parents[2] / "docs" / "client.md"
GAME = "beacon"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("client")
    with serving(f"sqlite:///{folder}/tables.db", folder) as server:
        yield server.url


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run something to its end; what never ends fails."""

    async def soon() -> T:
        return await asyncio.wait_for(play, PATIENCE)

    return asyncio.run(soon())


async def _answer_one(table: Table) -> int:
    """Answer the next question of our seats with its first option; the version that it made."""
    asked = await table.turn()
    assert asked is not None
    return (await table.answer(asked, asked.options[0])).version


async def _reach(table: Table, version: int) -> None:
    """Wait until a table is seen at a version."""
    await table.until(lambda live: live.version >= version)


# What was seen


def test_requests_say_which_version_was_seen_and_so_does_the_live_table(url: str) -> None:
    """Whichever process of a server answers: none shows an older table than the one that was acknowledged."""

    async def work() -> None:
        async with await Client.become(url, "Ada") as client:
            asked: list[str | None] = []

            async def note(request: httpx.Request) -> None:
                asked.append(request.headers.get(SEEN))

            client._http.event_hooks["request"].append(note)
            seated = await client.create(NewTable(GAME))
            await client.position(seated.table)
            renamed = await client.rename(seated.table, "Lamps")
            async with client.table(seated.table) as table:
                done = await table.say("hello")
                await table.until(lambda live: live.version >= done.version)
            assert (await client.position(seated.table)).version == done.version
            assert (await client.tables())[0].version == done.version
            versions = [None, seated.version, seated.version, done.version, None]
            assert asked == [None if version is None else str(version) for version in versions]
            assert renamed.version < done.version

    run(work())


# Links


def test_a_link_holds_the_server_and_behind_the_mark_the_invitation() -> None:
    link = read_link(" http://127.0.0.1:8080/join#abc.def \n")
    assert link == Link("http://127.0.0.1:8080", "abc.def")
    assert read_link(str(link)) == link


@pytest.mark.parametrize("text", ["", "abc", "http://host/join", "http://host/join#", "ftp://host/join#abc"])
def test_what_is_no_link_is_refused_in_a_sentence_without_its_secret(text: str) -> None:
    with pytest.raises(BadLink) as caught:
        read_link(text)
    assert "abc" not in str(caught.value) or text == "abc"


# Requests


def test_tables_are_made_listed_joined_and_passed_on(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada, await Client.become(url, "Bert") as bert:
            assert GAME in [game.name for game in await ada.games()]
            made = await ada.create(NewTable(GAME, seats=3, mine=(0,), settings=Settings(title="Friday")))
            assert (await ada.tables())[0].title == "Friday"
            play, watch = await ada.links(made.table)
            assert not (await ada.describe(play)).watch
            assert (await ada.describe(watch)).watch
            assert (await bert.join(play)).seats == (1,)
            await bert.claim(made.table, 2)
            await bert.hand_over(made.table, 2, ada.person)
            await ada.stand_in(made.table, 2, "random")
            await bert.release(made.table, 1)
            await ada.change(made.table, Settings(title="Saturday"))
            async with ada.table(made.table) as table:
                assert table.seats == (0, 2)
                assert table.standing.places[2].bot == "random"
                assert table.standing.places[1].person == ""
                assert table.standing.title == "Saturday"
            await ada.links(made.table, anew=True)
            with pytest.raises(Refused) as caught:
                await bert.describe(play)
            assert caught.value.code == "bad-link"

    run(play())


def test_a_table_is_renamed_passed_on_and_deleted_and_everybody_sees_it(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada, await Client.become(url, "Bert") as bert:
            made = await ada.create(NewTable(GAME, seats=2, mine=(0,), settings=Settings(undo="ask")))
            await bert.join((await ada.links(made.table))[0])
            async with bert.table(made.table) as his:
                await ada.rename(made.table, "Sunday")
                await ada.go_by("Adele")
                await ada.pass_on(made.table, bert.person)
                await his.until(lambda table: table.standing.host == bert.person)
                assert (his.standing.title, his.standing.undo) == ("Sunday", "ask")
                assert {member.name for member in his.standing.members} == {"Adele", "Bert"}
                assert (await bert.chronicle(made.table)).title == "Sunday"
                await bert.delete(made.table)
                with pytest.raises(Ended) as caught:
                    await his.until(lambda _table: False)
                assert caught.value.code == "closed"
            assert await ada.tables() == await bert.tables() == []

    run(play())


def test_a_table_goes_into_a_file_and_comes_out_of_it(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada:
            made = await ada.create(NewTable(GAME, seats=2))
            async with ada.table(made.table) as table:
                await _answer_one(table)
            copy = await ada.import_table(await ada.export(made.table))
            before, after = await ada.position(made.table), await ada.position(copy.table)
            assert before.parts["asked"] == after.parts["asked"]
            assert (await ada.log(copy.table)).upto == 1
            assert (await ada.moment(copy.table, 0)).node == 0

    run(play())


def test_why_not_is_asked_by_words_or_by_id(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada:
            made = await ada.create(NewTable(GAME, seats=2))
            async with ada.table(made.table) as table:
                asked = table.questions[0]
                first = asked.options[0]
                assert (await ada.why(made.table, asked.seat, first.id)).text == ""
                assert (await ada.why(made.table, asked.seat, first.text)).text == ""
                assert (await ada.why(made.table, asked.seat, "fly home")).text != ""

    run(play())


def test_whoever_is_not_known_is_refused_with_a_code_and_a_sentence(url: str) -> None:
    async def play() -> None:
        async with Client(url, "nobody.0123456789abcdef0123456789abcdef", language="de") as client:
            with pytest.raises(Refused, match="Schlüssel") as caught:
                await client.tables()
            assert caught.value.code == "who"
            with pytest.raises(Ended) as ended:
                await client.table("0123456789abcdef").__aenter__()
            assert ended.value.code == "who"

    run(play())


def test_a_server_that_is_not_there_is_unreachable() -> None:
    async def play() -> None:
        async with Client(f"http://127.0.0.1:{free_port()}", "a.b") as client:
            with pytest.raises(Unreachable):
                await client.games()
            with pytest.raises(Unreachable):
                await client.table("0123456789abcdef").__aenter__()

    run(play())


# Live play


def test_two_people_see_each_others_answers_words_and_signs(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada, await Client.become(url, "Bert") as bert:
            made = await ada.create(NewTable(GAME, seats=2, mine=(0,)))
            await bert.join((await ada.links(made.table))[0])
            async with ada.table(made.table) as hers, bert.table(made.table, words=True) as his:
                version = await _answer_one(hers)
                await his.until(lambda table: table.version >= version)
                await his.say("well done")
                await hers.until(lambda table: any(line.text == "well done" for line in table.standing.chat))
                await hers.ping("line", "north")
                news = [await his.news()]
                while not isinstance(news[-1], Pinged):
                    news.append(await his.news())
                assert news[-1].thing == "north"
                assert any(isinstance(each, Change) and each.told for each in news)
                assert his.words
                await hers.look(ready=True)
                await his.until(lambda table: any(member.ready for member in table.standing.members))

    run(play())


def test_going_back_waits_for_consent_where_the_table_asks_for_it(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada, await Client.become(url, "Bert") as bert:
            made = await ada.create(NewTable(GAME, seats=2, seed=1, mine=(0,), settings=Settings(undo="ask")))
            await bert.join((await ada.links(made.table))[0])
            async with ada.table(made.table) as hers, bert.table(made.table) as his:
                await hers.mark("start")
                number = 0
                while not number:  # until something was rolled or revealed, nobody has to agree
                    version = await _answer_one(hers if hers.questions else his)
                    await _reach(hers, version)
                    number = (await hers.undo()).waits
                    version = hers.version if number else (await hers.redo()).version
                    await _reach(his, version)
                await his.until(lambda table: any(one.id == number for one in table.standing.proposals))
                await his.agree(number)
                await hers.until(lambda table: not table.standing.proposals)
                assert not hers.is_over
                await hers.visit("start")

    run(play())


def test_an_answer_that_is_refused_raises_with_the_reason(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada:
            made = await ada.create(NewTable(GAME, seats=2, mine=(0,)))
            async with ada.table(made.table) as table:
                asked = table.questions[0]
                with pytest.raises(Refused, match="no option"):
                    await table.answer(asked, "fly")
                with pytest.raises(Refused) as other:
                    await table.answer(asked, asked.options[0], seat=1)
                assert other.value.code == "not-your-seat"
                await table.answer(asked, asked.options[0])
                with pytest.raises(Refused) as stale:
                    await table.answer(asked, asked.options[0])
                assert stale.value.code == "stale"
                with pytest.raises(Refused):
                    await table.say("x" * 100_000)

    run(play())


def test_the_bot_of_the_documents_plays_a_game_to_its_end(url: str, tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert code is not None
    bot = tmp_path / "bot.py"
    bot.write_text(code[1], "utf-8")

    async def prepare() -> str:
        async with await Client.become(url, "Ada") as ada:
            made = await ada.create(NewTable(GAME, seats=2, mine=(0,)))
            await ada.stand_in(made.table, 0, "random")
            return str((await ada.links(made.table))[0])

    link = run(prepare())
    command = [sys.executable, str(bot), link, "Robo"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"over: (won|lost)", done.stdout)


# Broken connections


def test_an_answer_whose_acknowledgement_was_lost_is_sent_again_and_done_once(url: str) -> None:
    async def play() -> None:
        async with Proxy(url) as proxy, await Client.become(url, "Ada") as ada:
            made = await ada.create(NewTable(GAME, seats=2))
            async with Table(proxy.url, ada.key, made.table) as table:
                asked = table.questions[0]
                proxy.deaf = True  # from here on, nothing of what the server says arrives
                answer = asyncio.create_task(table.answer(asked, asked.options[0]))
                while (await ada.log(made.table)).upto == 0:
                    await asyncio.sleep(0.01)
                assert not answer.done()
                proxy.deaf = False
                proxy.cut()
                done = await asyncio.wait_for(answer, PATIENCE)
                await table.until(lambda live: live.version >= done.version)
                assert (await ada.log(made.table)).upto == 1
                told = [await table.news() for _ in range(2)]
                while not isinstance(told[-1], Back):
                    told.append(await table.news())
                assert any(isinstance(news, Lost) for news in told)

    run(play())


def test_play_goes_on_after_the_server_was_killed_and_started_anew(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with await Client.become(server.url, "Ada") as ada:
            made = await ada.create(NewTable(GAME, seats=2))
            async with ada.table(made.table) as table:
                await _answer_one(table)
                await asyncio.to_thread(server.kill)
                await table.until(lambda live: not live.is_connected)
                asked = table.questions[0]
                answer = asyncio.create_task(table.answer(asked, asked.options[0]))
                await asyncio.to_thread(server.start)
                await asyncio.wait_for(answer, PATIENCE)
                await _answer_one(table)
            assert (await ada.log(made.table)).upto == 3

    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        run(play(server))


def test_whoever_is_sent_away_is_told_and_does_not_come_back(url: str) -> None:
    async def play() -> None:
        async with await Client.become(url, "Ada") as ada, await Client.become(url, "Bert") as bert:
            made = await ada.create(NewTable(GAME, seats=2, mine=(0,)))
            await bert.join((await ada.links(made.table))[0])
            async with bert.table(made.table) as his:
                await ada.leave(made.table, bert.person)
                with pytest.raises(Ended) as caught:
                    await his.until(lambda _table: False)
                assert caught.value.code == "sent-away"
                with pytest.raises(Ended):
                    await his.say("but")

    run(play())


def test_a_hint_names_an_option_and_says_why(url: str) -> None:
    async def scene() -> None:
        async with await Client.become(url, "Ada", "de") as ada:
            seated = await ada.create(NewTable(GAME, seats=2, seed=7))
            before = await ada.position(seated.table)
            hint = await ada.hint(seated.table)
            assert hint == await ada.hint(seated.table)
            assert hint.reasons
            assert "Leitungen" in hint.reasons[0]
            async with ada.table(seated.table) as table:
                asked = await table.turn()
                assert asked is not None
                assert hint.option in [choice.id for choice in asked.options]
            assert (await ada.position(seated.table)).version == before.version

    run(scene())
