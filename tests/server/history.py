"""Histories of what several clients did at once, and whether the promises of docs/protocol.md explain them.

The stored records are the only order there is: a history is right if it can be told along them.
"""

import threading
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal

import httpx
import msgspec

from farlight.kernel import GROUP
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.records import Opened, decode_record
from farlight.wire import SEEN, Answer, Say
from tests.server.tools import PATIENCE, Person, eventually

Question = tuple[int, int]
"""Its id and the seat that is asked: seats that plan at once may be asked under one id."""
Outcome = Literal["read", "done", "refused", "lost"]
AGAIN = ("storage", "busy")
"""Codes of refusals after which the same command is sent again."""


class Operation(msgspec.Struct, frozen=True):
    """Something that a client did, from its first byte to its last."""

    client: str
    table: str
    began: float
    ended: float
    outcome: Outcome
    version: int = 0
    """What was told: the version that was read, that has the command, or by which it was refused."""
    key: str = ""
    """Of a command."""
    answered: Question | None = None
    """Of an answer: the question."""
    asked: tuple[Question, ...] = ()
    """Of a read: the questions that were shown."""


class Log(msgspec.Struct, frozen=True):
    """What is stored of a table."""

    asked: Mapping[int, tuple[Question, ...]]
    """By version: the questions that were open."""
    keys: Mapping[str, int]
    """By command: the version that has it."""


async def log_of(live_tables: LiveTables, table_id: str) -> Log:
    """Made anew from the records alone, one by one."""
    row = await live_tables.store.row_of(table_id)
    stored = await live_tables.store.records_after(table_id, 0)
    assert row is not None
    assert [record.sequence for record in stored] == list(range(1, len(stored) + 1)), "a gap"
    opened = decode_record(stored[0].body)
    assert isinstance(opened, Opened)
    table = LiveTable.opened(row, opened)
    asked = {1: questions_of(table)}
    for record in stored[1:]:
        table.follow(record)
        asked[table.version] = questions_of(table)
    return Log(asked, {one.key: one.last or one.sequence for one in stored if one.key is not None})


def questions_of(table: LiveTable) -> tuple[Question, ...]:
    return tuple((decision.id, decision.seat) for decision in table.timeline.position.open)


# The checker


def violations(history: Sequence[Operation], logs: Mapping[str, Log]) -> list[str]:
    """What the promises do not explain; nothing, if all is well."""
    found: list[str] = []
    for table, log in logs.items():
        mine = [operation for operation in history if operation.table == table]
        found += [*_stored(mine, log), *_in_order(mine), *_monotonic(mine), *_shown(mine, log), *_stale(mine, log)]
    return found


def _stored(history: Sequence[Operation], log: Log) -> Iterator[str]:
    """What was acknowledged is stored, where that was said; what was refused is not."""
    done = {operation.key for operation in history if operation.outcome == "done"}
    lost = {operation.key for operation in history if operation.outcome == "lost"}
    for operation in history:
        at = log.keys.get(f"{operation.client}:{operation.key}")
        if operation.outcome == "done" and at != operation.version:
            yield f"acknowledged at {operation.version}, stored at {at}: {operation}"
        # What got lost may have been stored, and the same command sent again may be refused only if it was not.
        if operation.outcome == "refused" and operation.key not in done | lost and at is not None:
            yield f"refused, and stored at {at}: {operation}"


def _in_order(history: Sequence[Operation]) -> Iterator[str]:
    """A command that was first sent after another was acknowledged comes after it."""
    sent: dict[str, float] = {}
    for operation in history:
        sent[operation.key] = min(operation.began, sent.get(operation.key, operation.began))
    done = [operation for operation in history if operation.outcome == "done"]
    for later in done:
        for one in done:
            if one.ended < sent[later.key] and one.version >= later.version:
                yield f"{one} was acknowledged before {later} was sent, and comes after it"


def _monotonic(history: Sequence[Operation]) -> Iterator[str]:
    """Nobody sees an older table than the one they were shown or told of."""
    for operation in history:
        own = [one for one in history if one.client == operation.client and one.ended < operation.began]
        seen = max((one.version for one in own), default=0)
        if operation.outcome == "read" and operation.version < seen:
            yield f"saw {operation.version} after {seen}: {operation}"


def _shown(history: Sequence[Operation], log: Log) -> Iterator[str]:
    """What is shown is what the records make of the table at that version, the ids of its questions included."""
    for operation in history:
        if operation.outcome == "read" and log.asked.get(operation.version) != operation.asked:
            yield f"version {operation.version} asks {log.asked.get(operation.version)}: {operation}"


def _stale(history: Sequence[Operation], log: Log) -> Iterator[str]:
    """An answer is refused by a table that was the newest while it was judged."""
    for operation in history:
        if operation.outcome == "refused" and operation.answered is not None:
            known = [one.version for one in history if one.outcome == "done" and one.ended < operation.began]
            judged = range(max(known, default=1), operation.version + 1)
            if not any(operation.answered not in log.asked.get(version, ()) for version in judged):
                yield f"its question was open at {list(judged)}: {operation}"


# Clients


class Chronicler(threading.Thread):
    """Reads and plays at a table, each time at another process, and writes down what came of it."""

    def __init__(self, urls: Sequence[str], person: Person, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.history: list[Operation] = []
        self.wrong = ""
        self._urls, self._person, self._table, self._seat = urls, person, table, seat
        self._chance = Random(seed)
        self._seen = 0
        self._parts: dict[str, Any] = {}
        self._shown = 0
        self._pending: Answer | Say | None = None
        self._asked: Question | None = None
        """What the last answer was about."""
        self._ended = threading.Event()

    @property
    def acknowledged(self) -> int:
        return sum(operation.outcome == "done" for operation in self.history)

    def stop(self) -> None:
        self._ended.set()
        self.join(2 * PATIENCE)
        assert not self.is_alive(), "a client hangs"
        assert not self.wrong, self.wrong

    def run(self) -> None:
        try:
            with httpx.Client(headers=self._person.headers, timeout=PATIENCE) as client:
                while not self._ended.is_set():
                    self.step(client, self._chance.choice(self._urls))
        except Exception as error:
            self.wrong = f"{type(error).__name__}: {error}"

    def step(self, client: httpx.Client, url: str) -> None:
        """One operation at one process; what got lost is sent again until somebody knows what became of it."""
        if self._pending is None and self._parts and self._chance.random() < 0.6:
            self._pending = self._next()
        began = time.monotonic()
        try:
            if self._pending is None:
                self.read(client, url)
            else:
                self._command(client, url, self._pending, began)
        except httpx.TransportError:
            if self._pending is not None:
                self._note(began, "lost", key=self._pending.id)
            self._ended.wait(0.05)

    def read(self, client: httpx.Client, url: str) -> None:
        """Look at the table through one process."""
        began = time.monotonic()
        said = client.get(f"{url}/api/tables/{self._table}", headers={SEEN: str(self._seen)})
        if said.status_code == httpx.codes.OK:
            self._look_at(said.json())
            asked = tuple((one["id"], one["seat"]) for one in self._parts["asked"])
            self._note(began, "read", self._shown, asked=asked)
        elif said.json().get("code") not in AGAIN:
            self.wrong = said.text
            self._ended.set()

    def _look_at(self, position: dict[str, Any]) -> None:
        self._parts, self._shown = position["parts"], position["version"]

    def _next(self) -> Answer | Say:
        key = uuid.uuid4().hex
        mine = [one for one in self._parts["asked"] if one["seat"] in (GROUP, self._seat) and one.get("options")]
        if not mine or self._chance.random() < 0.2:
            return Say(key, "hello")
        asked = self._chance.choice(mine)
        self._asked = (asked["id"], asked["seat"])
        return Answer(key, self._seat, asked["id"], self._chance.choice(asked["options"])["id"], self._shown)

    def _command(self, client: httpx.Client, url: str, command: Answer | Say, began: float) -> None:
        kind = "answers" if isinstance(command, Answer) else "chat"
        body = msgspec.json.encode(command)
        headers = {"content-type": "application/json"}
        said = client.post(f"{url}/api/tables/{self._table}/{kind}", content=body, headers=headers).json()
        if "version" in said:
            self._pending = None
            self._note(began, "done", said["version"], key=command.id)
        elif said["code"] in AGAIN:
            self._note(began, "lost", key=command.id)
        elif said["code"] == "stale":
            self._pending = None
            self._look_at(said["position"])
            self._note(began, "refused", self._shown, key=command.id, answered=self._asked)
        elif said["code"] == "refused":  # seats may plan at once: what one does can take an option from the other
            self._pending = None
            self._parts = {}
            self._note(began, "refused", key=command.id)
        else:
            self.wrong = f"{command}: {said}"
            self._ended.set()

    def _note(self, began: float, outcome: Outcome, version: int = 0, **more: Any) -> None:
        self._seen = max(self._seen, version)
        now = time.monotonic()
        self.history.append(Operation(self._person.id, self._table, began, now, outcome, version, **more))


def go_on(clients: Sequence[Chronicler], more: int) -> None:
    """Everybody gets some commands acknowledged more."""
    for client in clients:
        wanted = client.acknowledged + more
        eventually(
            lambda client=client, wanted=wanted: client.acknowledged >= wanted or client.wrong,  # type: ignore[misc]
            "acknowledgements",
            3 * PATIENCE,
        )
