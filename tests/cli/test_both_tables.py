"""One script of lines, typed at a table on this machine and at one of a server: the same commands, the same answers."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from rich.console import Console

from farlight.cli.terminal.commands import COMMANDS, command_of
from farlight.cli.terminal.local_table import LocalTable
from farlight.cli.terminal.remote_table import RemoteTable
from farlight.cli.terminal.session import handle
from farlight.cli.terminal.table import Table
from farlight.cli.terminal.terminal import Terminal
from farlight.client import Client, Unreachable
from farlight.kernel import Setup, Timeline, load, load_game
from farlight.wire import NewTable
from tests.server.tools import PATIENCE, serving

SEATS, SEED = 2, 7
SCRIPT = [
    ("help", "“why NAME”: why something cannot be chosen, or how it can"),
    ("b", "I do not understand “b”"),
    ("any", "b Tarek's spark"),
    ("why", "for example “why Trace”"),
    ("why mend", "The hull is whole: there is nothing to mend. (B-PLAN-05)"),
    ("mend", "The hull is whole: there is nothing to mend. (B-PLAN-05)"),
    ("why tune", "You can: choose “Tune”. Lamp +1 for each success"),
    ("why fly home", "I know nothing of “fly home” here. You could ask about: Trace, Tune, Rest, Mend."),
    ("why hull", "Hull 6 of 6"),
    ("hint", "A practised player would choose: trace."),
    ("rule", "B-PLAN-02: Each keeper plans one task"),
    ("rule teapot", "There is no rule “teapot” here."),
    ("rules", "A watch goes like this:"),
    ("rules end", "B-END-03: When the last watch is over"),
    ("seed", "The dice of this game are fixed by the seed"),
    ("undo", "This is the start: there is nothing to take back."),
    ("redo", "There is nothing to do again."),
    ("visit nowhere", "none has a name yet"),
    ("tune", "Ines means to tune. [B-PLAN-02]"),
    ("log 1", "What happened · Ines means to tune."),
    ("branch before", "This moment is now called “before”."),
    ("branch", "Branches: before."),
    ("undo", "You took back: "),
    ("redo", "You did it again: "),
    ("redo many", "How far?"),
    ("ready", "Tarek decides"),
    ("why trace", "You can: choose “Trace”."),
    ("visit nowhere", "There is no branch “nowhere”. Branches: before."),
    ("visit before", "You took back: "),
    ("undo 99", "This is the start: there is nothing to take back."),
    ("undo foo", "How far? A number, or one of: watch, phase."),
    ("redo 3", "You did it again: "),
    ("undo 2", "You took back 2 steps, to before: "),
    ("agree", "There is nothing to agree to."),
    ("decline", "There is nothing to agree to."),
    ("view dice", "Plain die: 1 2 3 4 5 6"),
    ("view teapot", "There is no part “teapot” of the table."),
    ("seat tarek", "Tarek decides"),
    ("seat 9", "There is no seat “9”. Seats: 1 Ines, 2 Tarek."),
    ("seat", "Ines decides"),
    ("t", "“t” could mean Trace, Tune."),
    ("teapot", "I do not understand “teapot”."),
    ("99", "I do not understand “99”."),
    ("load", "Load what?"),
    ("language xx", "There is no language 'xx'."),
    ("language de", "Hülle 6 von 6"),
    ("language en", "Hull 6 of 6"),
    ("", "What will you do this watch?"),
    ("save point", "Saved in"),
]
"""What is typed, and what it brings at any table."""


class Typist:
    """Somebody at a terminal: type a line, read what comes of it."""

    def __init__(self, table: Table) -> None:
        self._out = io.StringIO()
        self.terminal = Terminal(Console(file=self._out, width=200, color_system=None, emoji=False), table)

    async def type(self, line: str, answer: str) -> str:
        """What comes back, once the awaited words are in it and nothing more is to be told."""
        self._out.seek(0)
        self._out.truncate()
        assert await handle(self.terminal, line)
        table = self.terminal.table
        while table.has_news or answer not in self.shown:
            if not table.has_news and table.company is None:
                break  # nothing happens here but what is typed
            await table.wait()
            await self.terminal.follow()
        assert answer in self.shown
        return self.shown

    @property
    def shown(self) -> str:
        return " ".join(self._out.getvalue().split())


Sit = Callable[[], AbstractAsyncContextManager[Typist]]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARLIGHT_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("both")
    with serving(f"sqlite:///{folder}/tables.db", folder) as server:
        yield server.url


@asynccontextmanager
async def at_home(home: Path) -> AsyncIterator[Typist]:
    """At a table on this machine."""
    timeline: Timeline[Any, Any] = Timeline(load_game("beacon"), Setup("beacon", "first-light", SEATS, SEED))
    typist = Typist(LocalTable(timeline, home / "saves" / "here.farlight", "en", "again"))
    await typist.terminal.begin()
    yield typist


@asynccontextmanager
async def at_server(url: str) -> AsyncIterator[Typist]:
    """At a table of a server, with both seats."""
    async with await Client.become(url, "Ada", "en") as client:
        seated = await client.create(NewTable("beacon", "first-light", SEATS, SEED, mine=(0, 1)))
        async with client.table(seated.table, words=True) as live:
            typist = Typist(RemoteTable(client, live, "again"))
            await typist.terminal.begin()
            yield typist


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(play, PATIENCE))


@pytest.fixture(params=["local", "remote"])
def sit(request: pytest.FixtureRequest, home: Path) -> Sit:
    if request.param == "local":
        return lambda: at_home(home)
    url: str = request.getfixturevalue("url")
    return lambda: at_server(url)


def test_every_command_answers_alike(sit: Sit) -> None:
    async def play() -> None:
        async with sit() as typist:
            for line, answer in SCRIPT:
                await typist.type(line, answer)

    run(play())


def test_a_saved_moment_can_be_gone_on_from_alone(sit: Sit, home: Path) -> None:
    async def play() -> None:
        async with sit() as typist:
            await typist.type("tune", "Ines means to tune")
            await typist.type("save point", "Saved in")
            await typist.type(f"save {home}/none/x", "There is no folder")

    run(play())
    loaded = load(home / "saves" / "point.farlight", load_game("beacon")).timeline
    assert loaded.setup.seed == SEED
    assert [entry.option for entry in loaded.entries] == ["plan:tune"]


def test_what_only_one_kind_of_table_can_do_is_told_in_words_at_the_other(home: Path, url: str) -> None:
    for_company = [name for name, command in COMMANDS.items() if command.for_company]

    async def play() -> None:
        async with at_home(home) as typist:
            for name in for_company:
                await typist.type(name, f"“{name}” is for a table with others")
            await typist.type("1 2", "One answer is asked for here, not several.")
            await typist.type("save point", "Saved in")
            await typist.type("load point", "Loaded")
        async with at_server(url) as typist:
            await typist.type("say hello", "Ada: hello")
            await typist.type("who", "1 Ines: Ada 2 Tarek: Ada")
            await typist.type("link", "/join#")
            await typist.type("bot nobody", "Write “bot” and one of these")
            await typist.type("report 0123456789abcdef", "There is no such report")
            await typist.type("1 2", "At a table on the net, answers are given one by one.")
            await typist.type("load point", "A table on the net plays one game.")

    run(play())


def test_a_word_for_company_means_an_option_where_nobody_else_is(home: Path) -> None:
    async def play() -> None:
        async with at_home(home) as typist:
            terminal = typist.terminal
            assert command_of(terminal, "release") is COMMANDS["release"]
            offer = terminal.offers[0]
            clamps = msgspec.structs.replace(offer.choice, id="clamps", text="Release the clamps")
            terminal.offers.append(msgspec.structs.replace(offer, label="9", choice=clamps))
            assert command_of(terminal, "release") is None

    run(play())


def test_what_the_group_has_to_agree_to_can_be_declined(home: Path) -> None:
    async def play() -> None:
        setup = Setup("beacon", "first-light", 1, SEED, undo="ask")
        typist = Typist(LocalTable(Timeline(load_game("beacon"), setup), home / "here.farlight", "en", "again"))
        await typist.terminal.begin()
        for line in ("tune", "ready", "1", "done"):
            await typist.type(line, "")
        await typist.type("undo", "If the group agrees")
        await typist.type("decline", "Then it stays as it is.")
        await typist.type("agree", "There is nothing to agree to.")
        await typist.type("undo", "If the group agrees")
        await typist.type("agree", "You took back: ")

    run(play())


def test_where_the_rules_stumble_a_report_is_kept_and_the_table_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_home(home) as typist:
            with monkeypatch.context() as broken:
                broken.setattr(type(load_game("beacon").rules), "check", lambda self, state: "too bright")
                await typist.type("tune", "The rules stumbled over that answer.")
                assert "What will you do this watch?" in typist.shown
            await typist.type("tune", "Ines means to tune")

    run(play())
    assert (home / "saves" / "here.failure").exists()


def test_a_request_that_nobody_answers_does_not_end_the_terminal(
    home: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(*_: object, **__: object) -> NoReturn:
        raise Unreachable("Nobody answers.")

    async def play() -> None:
        async with at_server(url) as typist:
            with monkeypatch.context() as broken:
                broken.setattr(Client, "log", unreachable)
                broken.setattr(Client, "odds", unreachable)
                await typist.type("log", "Nobody answers.")
                await typist.type("tune", "Ines decides")
            await typist.type("log 1", "Ines means to tune.")

    run(play())
