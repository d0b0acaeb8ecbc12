"""One live connection from its first message to its last."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from farlight.kernel import EngineError
from farlight.server.http.connections import PUSH
from farlight.server.live import hub
from farlight.server.live.hub import Connection
from farlight.server.server import Server
from farlight.server.store.retry import StorageError
from farlight.server.store.store import NEVER
from farlight.server.tables.commands import carry_out, rename
from farlight.server.tables.idempotency import content_of
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.people import Visitor, visitor_of
from farlight.server.tables.rejections import Rejection, broken, not_stored
from farlight.texts import LANGUAGES, Texts
from farlight.wire import (
    PROTOCOL,
    Answer,
    AnswerAll,
    Beat,
    Bye,
    Command,
    Done,
    FromClient,
    Hello,
    Look,
    Missed,
    Ping,
    Pinged,
    Refused,
    Resync,
    Welcome,
    decode_from_client,
    encode,
)

LOG = logging.getLogger("farlight.server")
SIGNS = ("", "look", "danger", "yes", "no", "question")
LONGEST_ID = 60
LAST_WORDS = 5.0
"""Seconds for the goodbye to reach whoever is sent away."""
NORMAL, POLICY, AGAIN = 1000, 1008, 1012


class Session:
    """Talks with one client."""

    def __init__(self, server: Server, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self._server = server
        self._socket = socket
        self._connection: Connection | None = None
        self._visitor = Visitor("", "")
        self._language = LANGUAGES[0]
        """Of what is said before anybody has come in."""
        self._recap: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Run from hello to goodbye."""
        try:
            hello = await asyncio.wait_for(self._hello(), self._server.config.limits.hello)
            await self._enter(hello)
        except Rejection as error:
            await self._goodbye(error.code, error.text(self._language), again=False)
            return
        except StorageError as error:
            await self._goodbye("storage", not_stored(error).text(self._language), again=True)
            return
        except (WebSocketDisconnect, TimeoutError):
            await self._close(POLICY)
            return
        sender = asyncio.create_task(self._send())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            await self._leave(sender)

    # Coming

    async def _hello(self) -> Hello:
        message = self._decode(await self._receive())
        if not isinstance(message, Hello):
            raise Rejection("hello-first", 400)
        if message.language in LANGUAGES:
            self._language = message.language
        return message

    async def _enter(self, hello: Hello) -> None:
        server = self._server
        self._visitor = await visitor_of(server.store, hello.key)
        person = self._visitor.person
        table = await server.live_tables.table_for(person, hello.table, hello.version)
        await self._introduce(table)
        seen = await server.store.seen(table.id, person)
        async with server.live_tables.held(table.id) as table:
            seats = table.participants.seats_of(person)
            language = hello.language if hello.language in LANGUAGES else table.participants.settings.language
            look = hub.Look(hello.seat, language, hello.words, hello.scene)
            self._connection = Connection(table.id, person, look, server.config.limits, *self._short_way())
            head = table.timeline.head
            self._connection.put(encode(Welcome(PROTOCOL, person, seats, server.config.limits.beat)))
            server.hub.enter(self._connection, table)
            if NEVER < seen < head:
                self._recap = asyncio.create_task(self._tell_missed(self._connection, seen, head))
        server.standins.kick(table)
        await server.presence_changed(table.id)

    def _short_way(self) -> Iterator[Callable[[bytes], bool]]:
        """How to send at once, where the server that we run in knows how."""
        extensions: dict[str, Any] = self._socket.scope.get("extensions") or {}  # Any: of whichever server
        if PUSH in extensions:
            yield extensions[PUSH]["push"]

    async def _tell_missed(self, connection: Connection, seen: int, head: int) -> None:
        """Tell what happened since somebody last looked: worked out elsewhere, while they look on."""
        with contextlib.suppress(Rejection, StorageError):  # a courtesy: it is all in the log
            with self._server.past.look(connection.person, connection.table):
                recap = await self._server.past.log(connection.table, seen, head, connection.look.language)
            connection.put(encode(Missed(recap.told)))

    async def _introduce(self, table: LiveTable) -> None:
        """Introduce somebody who goes by another name since they were last here: from now on it is known by that."""
        person, name = self._visitor.person, self._visitor.name
        if table.participants.people[person].name != name:
            with contextlib.suppress(Rejection):  # a courtesy: who comes is let in all the same
                await self._server.live_tables.do(table.id, lambda live: rename(live, person, name))

    async def _leave(self, sender: asyncio.Task[None]) -> None:
        connection = self._connection
        if connection is None:
            return
        self._server.hub.leave(connection)
        if self._recap is not None:
            self._recap.cancel()
        patience = LAST_WORDS if connection.dropped else 0  # whoever is sent away is told why
        connection.drop("gone")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(sender, patience)
        if not self._server.stopping:
            with contextlib.suppress(Rejection, StorageError):  # it is about those who stay, and only a courtesy
                await self._gone(connection)

    async def _gone(self, connection: Connection) -> None:
        """Remember what was seen, and tell those who stay."""
        async with self._server.live_tables.held(connection.table) as table:
            self._server.hub.show_company(table)
        await self._server.store.look(table.id, connection.person, table.timeline.head)
        await self._server.presence_changed(table.id)

    # Talking

    async def _listen(self) -> None:
        connection = self._connection
        while connection is not None and not connection.dropped:
            data = await self._receive()
            connection.heard = time.monotonic()
            if not connection.bucket.take():
                connection.drop("too-fast")
                return
            await self._server.turn(self._socket.scope)
            try:
                message = self._decode(data)
                await self._handle(connection, message)
            except Rejection as error:
                self._refuse_message(connection, error)
            except StorageError as error:
                self._refuse_message(connection, not_stored(error))
            except WebSocketDisconnect:
                raise
            except Exception as error:
                self._refuse_message(connection, broken(error))

    async def _receive(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        data = event.get("text")
        return event.get("bytes") or b"" if data is None else data

    def _decode(self, data: str | bytes) -> FromClient:
        if len(data) > self._server.config.limits.message:
            raise Rejection("too-long", 413, most=self._server.config.limits.message)
        try:
            return decode_from_client(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Rejection("bad-message", 400, reason=str(error)[:200]) from error

    async def _handle(self, connection: Connection, message: FromClient) -> None:
        match message:
            case Beat():
                connection.put(encode(Beat()))
            case Resync(version):
                await self._resync(connection, version)
            case Look():
                await self._look(connection, message)
            case Ping():
                await self._ping(connection, message)
            case Hello():
                raise Rejection("hello-again", 400)
            case _:
                await self._do(connection, message)

    async def _do(self, connection: Connection, message: Command) -> None:
        try:
            done = await perform(self._server, connection.table, connection.person, message)
        except Rejection as error:
            self._refuse(connection, message.id, error)
            if error.code == "stale":
                await self._resync(connection)
            return
        connection.put(encode(done))

    def _refuse_message(self, connection: Connection, error: Rejection) -> None:
        """Refuse what was no command, or no message at all, and count it; `perform` counts commands."""
        self._server.metrics.refused.labels(error.code).inc()
        self._refuse(connection, "", error)

    def _refuse(self, connection: Connection, command: str, error: Rejection) -> None:
        text = error.text(connection.look.language)
        said = Refused(command, error.code, text, error.rule, error.version, error.report)
        connection.put(encode(said))

    async def _resync(self, connection: Connection, at_least: int = 0) -> None:
        async with self._server.live_tables.held(connection.table, at_least) as table:
            self._server.hub.show_all(connection, table)

    async def _look(self, connection: Connection, message: Look) -> None:
        async with self._server.live_tables.held(connection.table, message.version) as table:
            before = connection.look
            language = message.language if message.language in LANGUAGES else before.language
            words = before.words if message.words is None else message.words
            connection.look = hub.Look(message.seat, language, words, before.scene)
            if before != connection.look:
                self._server.hub.show_all(connection, table)
            if message.ready is not None and table.participants.seats_of(connection.person):
                self._server.presence.mark(table.id, connection.person, message.ready)
                self._server.hub.show_company(table)

    async def _ping(self, connection: Connection, message: Ping) -> None:
        if message.what not in SIGNS or max(len(message.kind), len(message.thing)) > 80:
            raise Rejection("bad-ping", 400)
        pinged = Pinged(connection.person, message.kind, message.thing, message.what)
        await self._server.ping(connection.table, pinged)

    # Sending

    async def _send(self) -> None:
        connection = self._connection
        if connection is None:
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await connection.next()) is not None:
                await self._socket.send_text(message.decode())
            if connection.dropped != "gone":
                again = connection.dropped in ("slow", "restart", "silent")
                text = Texts(connection.look.language).say(f"server-bye-{connection.dropped}")
                await self._goodbye(connection.dropped, text, again)

    async def _goodbye(self, code: str, text: str, again: bool) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.send_text(encode(Bye(code, text, again)).decode())
        await self._close(AGAIN if again else POLICY)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code=code)


async def perform(server: Server, table_id: str, person: str, message: Command) -> Done:
    """Carry out a command that changes a table, and store it; raises `Rejection`. It is counted, however it came."""
    began = time.perf_counter()
    try:
        return await _perform(server, table_id, person, message)
    except Rejection as error:
        server.metrics.refused.labels(error.code).inc()
        raise
    finally:
        server.metrics.seconds.observe(time.perf_counter() - began)


async def _perform(server: Server, table_id: str, person: str, message: Command) -> Done:
    if not 1 <= len(message.id) <= LONGEST_ID or not message.id.isprintable():
        raise Rejection("bad-id", 400, most=LONGEST_ID)
    here = partial(server.presence.is_here, table_id)
    try:
        result = await server.live_tables.do(
            table_id,
            lambda table: carry_out(table, person, message, here),
            f"{person}:{message.id}",
            content_of(message),
            message.version if isinstance(message, Answer | AnswerAll) else 0,
        )
    except EngineError as error:
        raise await rule_error(server, table_id, message, error) from error
    except StorageError as error:
        raise not_stored(error) from error
    if isinstance(message, Answer | AnswerAll):
        server.metrics.answers.inc()
    return Done(message.id, result.version, result.waits)


def _tried(message: Command) -> tuple[int, str]:
    """The answer that the rules stumbled over, for a report."""
    match message:
        case Answer(_, seat, _, option):
            return seat, option
        case AnswerAll(_, seat, _, options):
            return seat, " ".join(options)
        case _:
            return 0, ""


async def rule_error(server: Server, table_id: str, message: Command, error: EngineError) -> Rejection:
    """The rules stumbled: the command is undone, and what led to it is kept for a report."""
    server.metrics.errors.inc()
    seat, option = _tried(message)
    async with server.live_tables.held(table_id) as table:
        report = await server.live_tables.report(table, seat, option, error)
    LOG.error("rules failed", extra={"table": table_id, "report": report, "error": str(error)})
    rejected = Rejection("rules", 500, report=report)
    rejected.report = report
    return rejected
