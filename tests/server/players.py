"""People who play on whatever happens to their server, and keep account of what they were promised."""

import contextlib
import threading
import time
import uuid
from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import httpx
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from farlight.server.store.database import is_sqlite
from farlight.server.tables.idempotency import Result, done_by
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.records import Agreed, Answered, Dropped, Proposed, Said, decode_record
from farlight.wire import Agree, Answer, Beat, Done, Refused, Resync, Say
from tests.server.memory import fingerprint, replayed
from tests.server.tools import PATIENCE, Closed, Live, Person, eventually

Command = Answer | Agree | Say
BY_COMMANDS = Answered | Said | Proposed | Agreed | Dropped
"""The records that the commands of players make."""
HEARS = 4
"""Messages, or times without any, that whoever has the last word waits for a wish."""
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
        self.wishes: dict[str, int] = {}
        """By key: the proposal that the server said an answer waits as."""
        self.refused: list[Refused] = []
        self.wrong = ""
        """What should not have happened."""
        self.over = False
        self.sent = 0
        self._chance = Random(seed)
        self._pending: Command | None = None
        self._wished: set[tuple[int, str]] = set()
        """What was answered where somebody else has the last word: the same again would be nothing new."""
        self._listened: Counter[int] = Counter()
        """By question: how often the others were waited for, who may have a wish."""
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
        answer = live.own_answer(key, self._chance)
        word = -1 if answer is None else live.word_about(answer.decision)
        if answer is None or word == -1:
            return answer
        return self._decide(live, answer) if word in live.seats else self._wish(answer)

    def _wish(self, answer: Answer) -> Answer | None:
        """Somebody else has the last word: every option is wished for once."""
        wish = (answer.decision, answer.option)
        if wish in self._wished:
            return None
        self._wished.add(wish)
        return answer

    def _decide(self, live: Live, answer: Answer) -> Command | None:
        """With the last word: the others are heard first, then a wish is granted, or not."""
        wishes = [proposal["id"] for proposal in live.parts["standing"].get("proposals", ())]
        if not wishes and self._listened[answer.decision] < HEARS:
            self._listened[answer.decision] += 1
            return None
        return Agree(answer.id, wishes[0]) if wishes and self._chance.random() < 0.5 else answer

    def _heard(self, live: Live, command: Command, said: Done | Refused) -> None:
        if isinstance(said, Done):
            self.promised[command.id] = said.version
            if said.waits:
                self.wishes[command.id] = said.waits
            self._pending = None
            return
        self.refused.append(said)
        if said.code in AGAIN:
            self._ended.wait(0.05)
            return
        self._pending = None
        # Seats may plan at once: what one does can take an option from the other, or the seat itself.
        overtaken = isinstance(command, Answer) and said.version > command.version
        gone = isinstance(command, Agree) and said.code in ("no-proposal", "stale")
        if gone or (said.code in ("stale", "refused", "not-your-seat") and overtaken):
            live.reach(said.version)
        else:
            self.wrong = f"{command} was refused: {said}"
            self._ended.set()


async def check_books(live_tables: LiveTables, players: list[Player]) -> None:
    """Every promise was kept once, and every table is whole."""
    for table_id in {player.table for player in players}:
        at_table = [player for player in players if player.table == table_id]
        stored = await live_tables.store.records_after(table_id, 0)
        done = {one.key: done_by(one, decode_record(one.body)).result for one in stored if one.key is not None}
        for player in at_table:
            own = {key: done.get(f"{player.person.id}:{key}", Result(0)) for key in player.promised}
            assert {key: each.version for key, each in own.items()} == player.promised
            assert {key: each.waits for key, each in own.items() if each.waits} == player.wishes
        # What a command did, and nothing else, lies between its first record and its last.
        commands = [range(one.sequence, (one.last or one.sequence) + 1) for one in stored if one.key is not None]
        by_players = [one.sequence for one in stored if isinstance(decode_record(one.body), BY_COMMANDS)]
        assert list(chain.from_iterable(commands)) == by_players
        unpromised = len(commands) - sum(len(player.promised) for player in at_table)
        # The last command of each may have been stored while its acknowledgement got lost.
        assert 0 <= unpromised <= len(at_table)
        table = await live_tables.table(table_id)
        assert table.notes == []
        assert await replayed(live_tables, table_id) == fingerprint(table.timeline)
    if is_sqlite(live_tables.store.engine):
        with live_tables.store.engine.connect() as connection:
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
        self.person = person
        self.table = table
        self.live = Live(url, person, table)
        self.wrong = ""

    def run(self) -> None:
        try:
            while True:
                self._look()
                self.live = Live(self.url, self.person, self.table)
        except Closed:
            self.wrong = f"the connection was closed: {self.live.bye}"
        except Exception as error:
            self.wrong = f"{type(error).__name__}: {error}"

    def _look(self) -> None:
        """Until the server says that a connection was too slow for it and may come back, as clients do."""
        known, beaten = 0, time.monotonic()
        pause = self.live.welcome.beat / 2
        while True:
            try:
                with contextlib.suppress(TimeoutError):
                    self.live.receive(pause)
                if self.live.gaps > known:
                    known = self.live.gaps
                    self.live.send(Resync())
                if time.monotonic() > beaten + pause:  # on a slow machine it would be given up as silent
                    beaten = time.monotonic()
                    self.live.send(Beat())
            except Closed:
                if self.live.bye is None or self.live.bye.code != "slow":
                    raise
                return

    def board(self) -> dict[str, Any]:
        return _board({"version": self.live.version, "parts": self.live.parts})
