"""People who play on whatever happens to their server, and keep account of what they were promised."""

import contextlib
import threading
import time
import uuid
from random import Random
from typing import Any

import httpx
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from farlight.server.database import is_sqlite
from farlight.server.house import House
from farlight.server.records import Answered, Said, decode_record
from farlight.wire import Answer, Beat, Done, Refused, Resync, Say
from tests.server.houses import fingerprint, replayed
from tests.server.tools import PATIENCE, Closed, Live, Person, eventually

Command = Answer | Say
AGAIN = ("storage", "busy")
"""Codes of refusals after which the same command is sent again."""


class Player(threading.Thread):
    """Plays at one table for the seats of one person; comes back when the connection ends, and asks again."""

    def __init__(self, urls: list[str], person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        """Where to connect: the next one each time."""
        self.person = person
        self.table = table
        self.promised: dict[str, int] = {}
        """By key: the version that the server acknowledged."""
        self.refused: list[Refused] = []
        self.wrong = ""
        """What should not have happened."""
        self.over = False
        self.sent = 0
        self._chance = Random(seed)
        self._pending: Command | None = None
        self._visits = 0
        self._ended = threading.Event()

    # For the test

    def stop(self) -> None:
        """Stop after the command that is on its way; raises what went wrong."""
        self._ended.set()
        self.join(PATIENCE)
        assert not self.is_alive(), "a player hangs"
        assert not self.wrong, self.wrong

    def wait_for_promises(self, more: int) -> None:
        """Wait until so many more commands were acknowledged, or the game is over."""
        wanted = len(self.promised) + more
        eventually(lambda: len(self.promised) >= wanted or self.over or self.wrong, f"{more} acknowledgements")

    # The thread

    def run(self) -> None:
        while not self._ended.is_set() and not self.over:
            url = self.urls[self._visits % len(self.urls)]
            self._visits += 1
            try:
                with Live(url, self.person, self.table) as live:
                    self._play(live)
            except (Closed, OSError, WebSocketException, httpx.TransportError):
                self._ended.wait(0.05)  # the server is away: knock again
            except Exception as error:
                self.wrong = f"{type(error).__name__}: {error}"
                return

    def _play(self, live: Live) -> None:
        while not self._ended.is_set():
            command = self._pending or self._next(live)
            if command is None:
                self.over = not live.parts["asked"]
                if self.over:
                    return
                self._watch(live)
                continue
            self._pending = command
            self.sent += 1
            self._heard(live, command, live.ask(command))

    def _watch(self, live: Live) -> None:
        """Somebody else is asked."""
        try:
            live.receive(0.5)
        except TimeoutError:
            return

    def _next(self, live: Live) -> Command | None:
        key = uuid.uuid4().hex
        if self._chance.random() < 0.1:
            return Say(key, f"line {len(self.promised)}")
        return live.own_answer(key, self._chance)

    def _heard(self, live: Live, command: Command, said: Done | Refused) -> None:
        if isinstance(said, Done):
            self.promised[command.id] = said.version
            self._pending = None
            return
        self.refused.append(said)
        if said.code in AGAIN:
            self._ended.wait(0.05)
            return
        self._pending = None
        # Seats may plan at once: what one does can take an option from the other.
        overtaken = isinstance(command, Answer) and said.version > command.version
        if said.code in ("stale", "refused") and overtaken:
            live.reach(said.version)
        else:
            self.wrong = f"{command} was refused: {said}"
            self._ended.set()


async def check_books(house: House, players: list[Player]) -> None:
    """Every promise was kept once, and every table is whole."""
    for table_id in {player.table for player in players}:
        at_table = [player for player in players if player.table == table_id]
        stored = await house.store.records_after(table_id, 0)
        keys = {record.key: record.sequence for record in stored if record.key is not None}
        for player in at_table:
            kept = {key: keys.get(f"{player.person.id}:{key}") for key in player.promised}
            assert kept == player.promised
        commands = [one for one in stored if isinstance(decode_record(one.body), Answered | Said)]
        assert len(keys) == len(commands)
        unpromised = len(commands) - sum(len(player.promised) for player in at_table)
        # The last command of each may have been stored while its acknowledgement got lost.
        assert 0 <= unpromised <= len(at_table)
        table = await house.table(table_id)
        assert table.notes == []
        assert await replayed(house, table_id) == fingerprint(table.timeline)
    if is_sqlite(house.store.engine):
        with house.store.engine.connect() as connection:
            assert connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"


def same_everywhere(urls: list[str], players: list[Player]) -> None:
    """Whoever asks wherever sees the same table."""
    for player in players:
        seen = [_board(player.person.get(url, f"/tables/{player.table}")) for url in urls]
        assert all(one == seen[0] for one in seen)


def _board(position: dict[str, Any]) -> dict[str, Any]:
    """A position without who is there: that is told in a while, not at once."""
    parts = dict(position["parts"])
    parts["standing"] = {**parts["standing"], "members": ()}
    return {**position, "parts": parts}


class Watcher(threading.Thread):
    """Looks at a table through one process, and asks for all of it when something was missed."""

    def __init__(self, url: str, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.live = Live(url, person, table)
        self.wrong = ""

    def run(self) -> None:
        known, beaten = 0, time.monotonic()
        pause = self.live.welcome.beat / 2
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    self.live.receive(pause)
                if self.live.gaps > known:
                    known = self.live.gaps
                    self.live.send(Resync())
                if time.monotonic() > beaten + pause:  # on a slow machine it would be given up as silent
                    beaten = time.monotonic()
                    self.live.send(Beat())
        except Closed:
            self.wrong = f"the connection was closed: {self.live.bye}"
        except Exception as error:
            self.wrong = f"{type(error).__name__}: {error}"

    def board(self) -> dict[str, Any]:
        return _board({"version": self.live.version, "parts": self.live.parts})
