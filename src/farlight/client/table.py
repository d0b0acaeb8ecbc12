"""A table that is played live: kept up to date by the server, answered by whoever holds it.

The connection may break and the server may start anew. The table comes back by itself, sees everything as it stands by
then, and sends again what was not acknowledged; the key of each command keeps it from being done twice.
"""

import asyncio
import contextlib
import math
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Literal, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from farlight import wire
from farlight.client.errors import Ended, Refused, Unreachable
from farlight.client.links import person_of
from farlight.client.mirror import GROUP, Mirror
from farlight.client.seen_versions import Seen
from farlight.wire import Asked, Choice, Command, Done, Told

Sign = Literal["", "look", "danger", "yes", "no", "question"]
LARGEST = 16 * 1024 * 1024
"""Bytes of one message from the server."""
LONGEST = 16 * 1024
"""Bytes of one message to it: it would not read a longer one."""
OPENING = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds before coming back: doubled each time, and spread, so that not everybody comes at once."""
KEPT_NEWS = 1000
"""What nobody reads is forgotten, the oldest first."""


class Change(msgspec.Struct, frozen=True):
    """The table has changed."""

    version: int
    parts: frozenset[str]
    """The names of those parts that are different now."""
    told: tuple[Told, ...] = ()
    """What happened; with the first change, what happened while we were away."""


class Lost(msgspec.Struct, frozen=True):
    """The connection is gone; the table will come back by itself."""

    reason: str


class Back(msgspec.Struct, frozen=True):
    """The connection is there again."""


News = Change | wire.Pinged | Lost | Back | wire.Refused


class Table(Mirror):
    """Use it with `async with`; then it is connected, and its parts are there."""

    def __init__(
        self,
        server: str,
        key: str,
        table: str,
        *,
        language: str = "",
        seat: int | None = None,
        words: bool = False,
        patience: float = math.inf,
    ) -> None:
        super().__init__()
        self.id = table
        self.person = person_of(key)
        self._url = f"ws{server.removeprefix('http')}/api/live"
        self._hello = wire.Hello(key, table, language=language, seat=seat, words=words)
        self.seen = Seen()
        """Whoever makes requests about this table, too, shares it."""
        self._patience = patience
        """Seconds without a connection after which the table gives up."""
        self._beat = 20.0
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Command, asyncio.Future[Done]]] = {}
        """Commands that are not acknowledged yet, in the order in which they were given."""
        self._news: deque[News] = deque(maxlen=KEPT_NEWS)
        self._moved = asyncio.Event()
        self._told = -1
        """The last moment of which we know what happened."""
        self._left = -1
        """What that was when the connection began."""
        self._ended: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    # Coming and going

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda table: table.version >= 0)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
        self._end(Ended("closed", "The connection to the table was closed."))

    @property
    def ended(self) -> Exception | None:
        """Why the table can not be played here any more; None while it can."""
        return self._ended

    @property
    def is_connected(self) -> bool:
        return self._socket is not None and self.version >= 0

    # Waiting for what happens

    async def until(self, holds: Callable[[Self], bool]) -> None:
        """Wait until something is true of the table; raises `Ended` if it can not become so any more."""
        while not holds(self):
            if self._ended is not None:
                raise self._ended
            self._moved.clear()
            await self._moved.wait()

    async def turn(self) -> Asked | None:
        """Wait until one of our seats is asked something; None when the game is over."""
        await self.until(lambda table: table.version >= 0 and (table.is_over or bool(table.questions)))
        return None if self.is_over else self.questions[0]

    async def __aiter__(self) -> AsyncIterator[News]:
        while True:
            yield await self.news()

    async def news(self) -> News:
        """The next thing that happened, for one reader; raises `Ended` after the last."""
        await self.until(lambda table: bool(table._news))
        return self._news.popleft()

    @property
    def has_news(self) -> bool:
        return bool(self._news)

    @property
    def seats(self) -> tuple[int, ...]:
        """Those that are ours."""
        return self.seats_of(self.person)

    @property
    def questions(self) -> list[Asked]:
        """What we have to answer, and have not proposed to the others already."""
        proposed = any(self.person in proposal.agreed for proposal in self.standing.proposals)
        return [asked for asked in self.questions_for(self.seats) if asked.seat != GROUP or not proposed]

    # Commands: each returns when it is stored, and raises `Refused` if it is not done

    async def answer(self, asked: Asked, choice: Choice | str, seat: int | None = None) -> Done:
        """Answer a question; what the group decides, for our first seat or for a given one."""
        option = choice if isinstance(choice, str) else choice.id
        by = asked.seat if seat is None else seat
        return await self._do(wire.Answer(_key(), self._own(by), asked.id, option, self.version))

    async def use(self, seat: int, choice: Choice | str) -> Done:
        """Use an any-time effect beside whatever is asked."""
        option = choice if isinstance(choice, str) else choice.id
        decision = self.asked[0].id if self.asked else 0
        return await self._do(wire.Answer(_key(), self._own(seat), decision, option, self.version))

    async def undo(self, level: str = "", to: int | None = None) -> Done:
        """Take back the last answer, all since a level began, or all since a moment."""
        return await self._do(wire.Travel(_key(), to, level))

    async def redo(self) -> Done:
        return await self._do(wire.Travel(_key(), forward=True))

    async def mark(self, name: str) -> Done:
        """Name this moment."""
        return await self._do(wire.Mark(_key(), name))

    async def visit(self, name: str) -> Done:
        """Go to a named moment."""
        return await self._do(wire.Visit(_key(), name))

    async def agree(self, proposal: int) -> Done:
        return await self._do(wire.Agree(_key(), proposal))

    async def decline(self, proposal: int) -> Done:
        return await self._do(wire.Decline(_key(), proposal))

    async def say(self, text: str) -> Done:
        return await self._do(wire.Say(_key(), text))

    async def _do(self, command: Command) -> Done:
        """Give a command and wait for its acknowledgement, through as many connections as it takes."""
        if self._ended is not None:
            raise self._ended
        if len(wire.encode(command)) > LONGEST:
            raise Refused("too-long", f"A message may have {LONGEST} bytes.")
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, future)
        try:
            await self._send(command)
            return await future
        finally:
            self._waiting.pop(command.id, None)

    # Signs that nobody keeps

    async def ping(self, kind: str, thing: str, what: Sign = "look") -> None:
        """Point at something on the board."""
        await self._send(wire.Ping(kind, thing, what))

    async def look(self, seat: int | None = None, language: str = "", ready: bool | None = None) -> None:
        """Look through other eyes or in another language; say that we are ready, or not any more."""
        eyes = self._hello.seat if seat is None else seat
        self._hello = msgspec.structs.replace(self._hello, language=language or self._hello.language, seat=eyes)
        await self._send(wire.Look(eyes, self._hello.language, ready=ready, version=self.seen.of(self.id)))

    async def resync(self) -> None:
        """Ask for the whole table."""
        self.forget()
        await self._send(wire.Resync(self.seen.of(self.id)))

    # The connection

    async def _stay(self) -> None:
        """Come, and come back whenever the connection breaks."""
        alone = time.monotonic()
        pause = FIRST_PAUSE
        while True:
            try:
                await self._attend()
            except Ended as ended:
                self._end(ended)
                return
            except (OSError, WebSocketException, TimeoutError) as error:
                if self._socket is not None:
                    alone, pause = time.monotonic(), FIRST_PAUSE
                    self._tell(Lost(str(error) or type(error).__name__))
                elif self._told < 0 or time.monotonic() - alone > self._patience:
                    self._end(Unreachable(f"The table does not answer ({error}). Is the server up?"))
                    return
            self._socket = None
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _attend(self) -> None:
        """Attend to one connection, from hello until it breaks."""
        async with connect(
            self._url, compression=None, ping_interval=None, max_size=LARGEST, open_timeout=OPENING, close_timeout=1
        ) as socket:
            hello = msgspec.structs.replace(self._hello, version=self.seen.of(self.id))
            await socket.send(wire.encode(hello).decode())
            beaten = heard = time.monotonic()
            while True:
                with contextlib.suppress(TimeoutError):
                    # Not wait_for: it forgets that it was cancelled if a message comes at the same moment.
                    async with asyncio.timeout(max(0.0, beaten + self._beat - time.monotonic())):
                        data = await socket.recv()
                    heard = time.monotonic()
                    await self._take(socket, wire.decode_from_server(data))
                now = time.monotonic()
                if now - heard > 2 * self._beat:
                    raise TimeoutError("nothing was heard for too long")
                if now - beaten >= self._beat:
                    beaten = now
                    await socket.send(wire.encode(wire.Beat()).decode())

    async def _take(self, socket: ClientConnection, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome():
                await self._welcome(socket, message)
            case wire.Missed():
                self._miss(message)
            case wire.Frame():
                await self._frame(message)
            case Done(id=command) if command in self._waiting:
                self.seen.note(self.id, message.version)
                _settle(self._waiting[command][1], message)
            case wire.Refused(id=command) if command in self._waiting:
                refused = Refused(message.code, message.text, message.rule, message.report)
                _settle(self._waiting[command][1], refused)
            case wire.Bye(again=False):
                raise Ended(message.code, message.text)
            case wire.Bye():
                raise ConnectionResetError(message.text)
            case wire.Pinged() | wire.Refused():
                self._tell(message)
            case _:
                pass  # a beat, or an acknowledgement that nobody waits for any more

    async def _welcome(self, socket: ClientConnection, message: wire.Welcome) -> None:
        self._beat = message.beat
        self.forget()
        self._socket = socket
        if self._told >= 0:
            self._tell(Back())
        self._left, self._told = self._told, max(self._told, 0)
        for command, _ in list(self._waiting.values()):
            await self._send(command)

    def _miss(self, message: wire.Missed) -> None:
        """Take in what happened while we were away; of that, what we heard before we left is no news."""
        missed = tuple(told for told in message.told if told.moment > self._left)
        if missed:
            self._told = max(self._told, missed[-1].moment)
            self._tell(Change(self.version, frozenset(), missed))

    async def _frame(self, frame: wire.Frame) -> None:
        if not self.take(frame):
            if self.version >= 0:  # otherwise the whole table is on its way already
                await self.resync()
            return
        self.seen.note(self.id, frame.version)
        self._told = max([self._told, *(told.moment for told in frame.told)])
        self._tell(Change(frame.version, frozenset(frame.parts), frame.told))

    async def _send(self, message: wire.FromClient) -> None:
        """Send, if there is a connection; if not, commands wait for the next one, and signs are lost."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(wire.encode(message).decode())

    def _own(self, seat: int) -> int:
        """The seat that an answer comes from: the group's answers are given by whoever sits there."""
        return seat if seat != GROUP else next(iter(self.seats), 0)

    def _tell(self, news: News) -> None:
        self._news.append(news)
        self._moved.set()

    def _end(self, error: Exception) -> None:
        self._ended = self._ended or error
        self._socket = None
        self._moved.set()
        for _, future in self._waiting.values():
            _settle(future, self._ended)


def _key() -> str:
    """What a command is known by: as nobody else chooses it, it can be sent again."""
    return secrets.token_hex(16)


def _settle(future: "asyncio.Future[Done]", outcome: Done | Exception) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
