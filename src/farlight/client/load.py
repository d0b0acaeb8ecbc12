"""Driving a server with real games over real connections, and measuring how it does.

This side must be cheap: it shares the machine with the server that it measures. It reads of each message only what it
needs, and chooses at random.
"""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farlight.client.client import Client
from farlight.client.errors import ClientError, Refused, Unreachable
from farlight.client.load_figures import Figures, Plan, Times
from farlight.client.mirror import GROUP, REOPEN
from farlight.client.processor import Watch
from farlight.wire import Answer, Beat, GameInfo, Habits, Hello, NewTable, Settings, Travel, encode

T = TypeVar("T")
AT_ONCE = 16
"""Tables that are prepared or checked at the same time."""
PATIENCE = 30.0
"""Seconds for which an acknowledgement is waited for."""
SETTLING = 20.0
"""Seconds in which all connections must have seen the last change."""
BEAT = 20.0
MANY_MISSIONS = 5
"""Games with as many are played if none is named: a small one would tell little."""

# ------------------------------------------------- of a message, what is needed


class _Frame(msgspec.Struct, tag="frame"):
    version: int
    parts: dict[str, msgspec.Raw]
    base: int = -1


class _Done(msgspec.Struct, tag="done"):
    id: str
    version: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str
    code: str


class _Welcome(msgspec.Struct, tag="welcome"):
    pass


class _Missed(msgspec.Struct, tag="missed"):
    pass


class _Beat(msgspec.Struct, tag="beat"):
    pass


class _Pinged(msgspec.Struct, tag="pinged"):
    pass


class _Bye(msgspec.Struct, tag="bye"):
    code: str


class _Choice(msgspec.Struct):
    id: str


class _Asked(msgspec.Struct):
    id: int
    seat: int
    prompt: str
    options: list[_Choice] = []


_MESSAGES: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    _Frame | _Done | _Refused | _Welcome | _Missed | _Beat | _Pinged | _Bye
)
_ASKED: msgspec.json.Decoder[list[_Asked]] = msgspec.json.Decoder(list[_Asked])


# ------------------------------------------------------------------- figures


# --------------------------------------------------------------- connections


class LoadTable:
    """One table with its connections: who answers next, and how long that took."""

    def __init__(self, table: str, game: str, seats: int, server: str) -> None:
        self.id = table
        self.game = game
        self.seats = seats
        self.server = server
        self.lines: list[Line] = []
        self.answered = 0
        """Answers that were acknowledged."""
        self.at_start = False
        """Whether the table has just gone back to its beginning."""
        self.last: tuple[int, Answer, int] | None = None
        """Whose the last acknowledged answer was, what it was and which version it made."""
        self.sent_at = self.done_at = 0.0
        self.sender = 0
        self.expected = -1
        self.done_times: list[float] = []
        self.seen_times: list[float] = []
        self.refused: Counter[str] = Counter()
        self.unanswered = 0
        self.late = 0
        self.dropped = 0
        self._reply: asyncio.Future[_Done | _Refused] | None = None

    async def play(self) -> None:
        """Give one answer, and wait until it is acknowledged."""
        newest = max(self.lines, key=lambda line: line.version)
        asked = [each for each in _ASKED.decode(newest.parts["asked"]) if each.prompt != REOPEN and each.options]
        if not asked:
            await self._order(0, Travel(_key(), to=0), newest.version)  # the game is over: from the beginning
            self.at_start = True
            return
        question = secrets.choice(asked)
        seat = secrets.randbelow(self.seats) if question.seat == GROUP else question.seat
        option = secrets.choice(question.options).id
        answer = Answer(_key(), seat, question.id, option, newest.version)
        done = await self._order(seat, answer, newest.version)
        if done is not None:
            self.answered += 1
            self.at_start = False
            self.last = (seat, answer, done.version)
            self.done_times.append(self.done_at - self.sent_at)

    async def _order(self, seat: int, command: Answer | Travel, version: int) -> _Done | None:
        self._reply = asyncio.get_running_loop().create_future()
        self.sender, self.expected = seat, version + 1
        self.sent_at = time.perf_counter()
        try:
            await self.lines[seat].socket.send(encode(command).decode())
            async with asyncio.timeout(PATIENCE):
                reply = await self._reply
        except (TimeoutError, ConnectionClosed):
            self.unanswered += 1
            return None
        if isinstance(reply, _Refused):
            self.refused[reply.code] += 1
            return None
        return reply

    def reply(self, message: _Done | _Refused) -> None:
        if self._reply is not None and not self._reply.done():
            self.done_at = time.perf_counter()
            self._reply.set_result(message)


class Line:
    """One connection: what it sees."""

    def __init__(self, table: LoadTable, place: int, socket: ClientConnection) -> None:
        self.table = table
        self.place = place
        self.socket = socket
        self.version = -1
        self.parts: dict[str, msgspec.Raw] = {}
        self.gap = False
        """Whether a frame did not fit to the one before."""
        self.first = asyncio.Event()

    async def read(self) -> None:
        """Follow the table until the connection ends."""
        try:
            while True:
                self._take(_MESSAGES.decode(await self.socket.recv(decode=False)))
        except ConnectionClosed:
            pass

    def _take(self, message: Any) -> None:
        match message:
            case _Frame(version, parts, base):
                self._frame(version, parts, base)
            case _Done() | _Refused():
                self.table.reply(message)
            case _Bye():
                self.table.dropped += 1
            case _:
                pass

    def _frame(self, version: int, parts: dict[str, msgspec.Raw], base: int) -> None:
        if base == -1:
            self.parts = {}
        elif base != self.version:
            self.gap = True
        table = self.table
        if version == table.expected and version != self.version and self.place != table.sender:
            table.seen_times.append(time.perf_counter() - table.sent_at)
        self.parts.update(parts)
        self.version = version
        self.first.set()


# --------------------------------------------------------------------- a run


class Load:
    """Tables of a server with people at them who answer at random."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tables: list[LoadTable] = []
        self._people: list[Client] = []
        self._readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Make the tables and let everybody come in."""
        try:
            most = min(4, self.plan.connections)
            self._people = [await Client.become(self.plan.server, f"Load {place + 1}") for place in range(most)]
            missions = _missions(await self._people[0].games(), self.plan.games)
        except ClientError:
            await self.close()
            raise
        made = await _each(range(self.plan.tables), lambda number: self._make(number, missions[number % len(missions)]))
        self.tables = list(made)
        await _each(self.tables, self._connect)
        self._readers.append(asyncio.create_task(self._beat()))

    async def close(self) -> None:
        for task in self._readers:
            task.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await _each([line for table in self.tables for line in table.lines], lambda line: line.socket.close())
        for client in self._people:
            await client.close()

    def meet(self, server: str) -> None:
        """Meet the same people and tables at the server after it was started anew; nobody is connected."""
        self._readers = []
        self._people = [Client(server, client.key) for client in self._people]
        for table in self.tables:
            table.lines = []

    async def drive(self) -> Figures:
        """Answer at the planned rate for the planned time."""
        played: dict[str, list[LoadTable]] = {}
        for table in self.tables:
            played.setdefault(table.game if self.plan.by_game else "", []).append(table)
        watch = Watch(self.plan.servers, lambda: sum(table.answered for table in self.tables))
        took = 0.0
        try:
            for game, tables in played.items():
                async with watch.watching(game):
                    took += await self._drive(tables, self.plan.seconds / len(played))
        finally:
            await watch.close()
        figures = self._figures(took)
        figures.processor = watch.told()
        return figures

    async def _drive(self, tables: Sequence[LoadTable], seconds: float) -> float:
        """Let these tables play; gives how long it took."""
        began = time.perf_counter()
        pace = 1 / self.plan.rate
        spread = pace / max(1, len(tables))
        await asyncio.gather(
            *(self._pace(table, began + number * spread, pace, seconds) for number, table in enumerate(tables))
        )
        return time.perf_counter() - began

    async def play_a_few(self, answers: int) -> None:
        """Give a few answers at every table, one table after the other."""

        async def play(table: LoadTable) -> None:
            for _ in range(answers):
                await table.play()

        await _each(self.tables, play)

    async def count_wrong(self) -> int:
        """Connections whose parts are not those that the server tells when it is asked."""
        await self._settle()
        counts = await _each(self.tables, self._wrong_at)
        return sum(counts)

    async def count_lost(self) -> tuple[int, int]:
        """Acknowledged answers that the log lacks, and answers in it that nobody gave."""
        lost = doubled = 0
        for missing in await _each(self.tables, self._missing_at):
            lost += max(missing, 0)
            doubled += max(-missing, 0)
        return lost, doubled

    # Preparing

    async def _make(self, number: int, mission: tuple[str, str, int]) -> LoadTable:
        game, name, most = mission
        seats = min(most, len(self._people))
        host, *guests = self._people[:seats]
        any_answer = Settings(group="any", sharing="tell")  # each answer is to change the table
        made = await host.create(NewTable(game, name, seats, mine=(0,), settings=any_answer))
        if guests:
            link, _ = await host.links(made.table)
            for guest in guests:
                await guest.join(link)
        return LoadTable(made.table, game, seats, self.plan.servers[number % len(self.plan.servers)])

    async def _connect(self, table: LoadTable) -> None:
        url = f"ws{table.server.removeprefix('http')}/api/live"
        for place in range(self.plan.connections):
            client = self._people[place % table.seats]
            try:
                socket = await connect(url, compression=None, ping_interval=None, max_size=None, proxy=None)
            except OSError as error:
                raise Unreachable(f"The server takes no more connections ({error}).") from error
            await socket.send(encode(Hello(client.key, table.id, scene=self.plan.scene)).decode())
            line = Line(table, place, socket)
            table.lines.append(line)
            self._readers.append(asyncio.create_task(line.read()))
            async with asyncio.timeout(PATIENCE):
                await line.first.wait()
        for line in table.lines[: table.seats]:  # nothing is answered but what is answered here
            await line.socket.send(encode(Habits(_key(), "always", "always", "always")).decode())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for table in self.tables:
                for line in table.lines:
                    with contextlib.suppress(ConnectionClosed):
                        await line.socket.send(encode(Beat()).decode())

    # Driving

    async def _pace(self, table: LoadTable, due: float, pace: float, seconds: float) -> None:
        end = due + seconds
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            await table.play()
            due += pace
            if due < time.perf_counter():
                table.late += 1
                due = time.perf_counter()

    # Checking

    async def _settle(self) -> None:
        """Wait until all connections of each table have come to the same version."""
        deadline = time.monotonic() + SETTLING
        while time.monotonic() < deadline:
            if all(len({line.version for line in table.lines}) == 1 for table in self.tables):
                return
            await asyncio.sleep(0.05)

    async def _wrong_at(self, table: LoadTable) -> int:
        wrong = 0
        for place, client in enumerate(self._people[: table.seats]):
            right = await client.position(table.id, scene=self.plan.scene)
            mine = [line for line in table.lines if line.place % table.seats == place]
            wrong += sum(line.gap or (line.version, line.parts) != (right.version, right.parts) for line in mine)
        return wrong

    async def _missing_at(self, table: LoadTable) -> int:
        if table.last is None:
            return 0
        seat, answer, version = table.last
        try:
            # Sent again with its key, an answer that is stored is acknowledged with the version that it made.
            again = await self._people[seat].answer(table.id, answer)
        except Refused:
            return 1
        recap = await _patiently(lambda: self._people[0].log(table.id, since=10_000_000))
        head = table.answered if table.at_start else recap.upto
        return 1 if again.version != version else table.answered - head

    def _figures(self, took: float) -> Figures:
        tables = self.tables
        answers = sum(table.answered for table in tables)
        refused: Counter[str] = Counter()
        for table in tables:
            refused += table.refused
        return Figures(
            len(tables),
            sum(len(table.lines) for table in tables),
            answers,
            round(answers / took, 1),
            Times.of(spent for table in tables for spent in table.done_times),
            Times.of(spent for table in tables for spent in table.seen_times),
            sum(table.late for table in tables),
            dict(refused),
            sum(table.unanswered for table in tables),
            sum(table.dropped for table in tables),
            rate=self.plan.rate,
        )


def _missions(games: Sequence[GameInfo], wanted: Sequence[str]) -> list[tuple[str, str, int]]:
    """What to play, the games in turn: name, mission and the most seats of it."""
    known = {game.name: game for game in games}
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise Refused("no-game", f"The server has no game '{unknown[0]}': {', '.join(known)}.")
    large = [name for name, game in known.items() if len(game.missions) >= MANY_MISSIONS]
    chosen = [known[name] for name in wanted or large or known]
    longest = max(len(game.missions) for game in chosen)
    return [
        (game.name, mission.id, mission.seats[1])
        for turn in range(longest)
        for game in chosen
        for mission in [game.missions[turn % len(game.missions)]]
    ]


def _key() -> str:
    return secrets.token_hex(8)


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the server has time for it: the past of hundreds of tables at once is more than its quota."""
    while True:
        try:
            return await ask()
        except Refused as refused:
            if refused.code != "busy-work":
                raise
            await asyncio.sleep(1.0)


async def _each(things: Iterable[Any], work: Callable[[Any], Awaitable[T]]) -> list[T]:
    """Do something with each thing, a few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(thing: Any) -> T:
        async with room:
            return await work(thing)

    return await asyncio.gather(*(one(thing) for thing in things))
