"""A server: the store, the tables in memory, the connections, the bots and what runs beside them."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress

from farlight.kernel import load_all_games
from farlight.server.live.hub import Hub
from farlight.server.live.presence import Presence
from farlight.server.live.stand_ins import StandIns
from farlight.server.ops.addresses import Scope, address_of
from farlight.server.ops.config import Config
from farlight.server.ops.limits import Buckets
from farlight.server.ops.metrics import Metrics
from farlight.server.store.database import is_sqlite, open_engine
from farlight.server.store.notifications import Notifications, Sign
from farlight.server.store.retry import StorageError
from farlight.server.store.store import Store
from farlight.server.tables.changes import Change
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.workers.past_reader import PastReader
from farlight.server.workers.thinker import Thinker
from farlight.server.workers.worker_pool import WorkerPool
from farlight.wire import Pinged

LOG = logging.getLogger("farlight.server")
LOOK_EVERY = 1.0
"""Seconds between looks for what other processes wrote into the same file."""
TELL_EVERY = 15.0
TIDY_EVERY = 5.0
HOUR = 3600.0
FAREWELL = 3.0
"""Seconds in which connections end in good order when the server stops."""


class Server:
    """Everything that one process holds."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.presence = Presence()
        self.live_tables = LiveTables(store, config.limits)
        self.hub = Hub(self.live_tables, self.presence)
        self.standins = StandIns(self.live_tables, self.presence)
        self.workers = WorkerPool(config.limits)
        self.past = PastReader(self.live_tables, self.workers, config.limits)
        self.thinker = Thinker(self.workers, self.past)
        self.standins.think = self._think
        self.metrics = Metrics()
        limits = config.limits
        self.new_tables = Buckets(limits.tables / HOUR, limits.tables)
        self.new_people = Buckets(limits.people / HOUR, limits.people)
        self.new_names = Buckets(limits.names / HOUR, limits.names)
        self._messages = Buckets(limits.address_messages, limits.address_burst)
        self._visits: Counter[str] = Counter()
        self.stopping = False
        self.live_tables.publish = self._publish
        self.live_tables.watched = self.presence.tables
        self._signs = Notifications(store.engine, store.process, self._hear, self.live_tables.catch_up_all)
        self._tasks = [
            self._every(LOOK_EVERY if is_sqlite(store.engine) else 10 * LOOK_EVERY, self.live_tables.catch_up_all),
            self._every(TELL_EVERY, self._tell_presence),
            self._every(TIDY_EVERY, self._tidy),
        ]

    @classmethod
    async def open(cls, config: Config) -> "Server":
        load_all_games()  # before the first table is loaded in a thread
        return cls(config, await Store.open(open_engine(config.database)))

    async def close(self) -> None:
        """Say goodbye, finish what was accepted, keep a checkpoint of every table."""
        await self.farewell()
        for task in self._tasks:
            task.cancel()
        await self._signs.close()
        with suppress(StorageError):
            await self.live_tables.keep_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()

    async def farewell(self) -> None:
        """Say goodbye to everybody: they come back to the next server."""
        self.stopping = True
        await self.standins.close()
        self.hub.drop_all("restart")
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hub.empty.wait(), FAREWELL)

    # How much is allowed

    def allows(self, buckets: Buckets, scope: Scope) -> bool:
        """Whether a visitor may have one more of something."""
        address = address_of(scope, self.config.behind_proxy)
        return address in self.config.trusted or buckets.take(address)

    async def turn(self, scope: Scope) -> None:
        """Wait until a visitor's address may send one more live message.

        Who shares it with somebody that runs wild has to wait, too, but is not sent away for it.
        """
        address = address_of(scope, self.config.behind_proxy)
        if address not in self.config.trusted and (wait := self._messages.owe(address)):
            await asyncio.sleep(wait)

    @contextmanager
    def visit(self, scope: Scope) -> Iterator[bool]:
        """Count a live connection while it lasts; False if there are too many."""
        address = address_of(scope, self.config.behind_proxy)
        limits = self.config.limits
        there = self._visits[address]
        allowed = self._visits.total() < limits.all_connections
        allowed = allowed and (address in self.config.trusted or there < limits.connections)
        self._visits[address] += 1
        try:
            yield allowed
        finally:
            self._visits[address] -= 1
            if not self._visits[address]:
                del self._visits[address]

    # What happens

    async def _think(self, table: LiveTable, seat: int, bot: str) -> str:
        """What a bot that takes its time answers for a seat; raises `Rejection`."""
        language = table.participants.settings.language
        return (await self.thinker.think(table, frozenset((seat,)), bot, language)).option

    async def _publish(self, change: Change) -> None:
        await self.hub.publish(change)
        if not self.stopping:
            self.standins.kick(change.table)

    async def ping(self, table: str, pinged: Pinged) -> None:
        """Point at something, for everybody at a table."""
        self.hub.ping(table, pinged)
        sign = {"by": pinged.by, "kind": pinged.kind, "thing": pinged.thing, "what": pinged.what}
        await self.store.tell({"ping": sign, "table": table})

    async def presence_changed(self, table: str) -> None:
        """Tell the other processes that somebody came or went."""
        await self.store.tell({"here": self.presence.people_here(table), "table": table})

    async def _hear(self, sign: Sign) -> None:
        table = str(sign.get("table", ""))
        if "sequence" in sign:
            live = self.live_tables.live.get(table)
            if live is None or live.version < sign["sequence"]:
                await self.live_tables.catch_up(table)
        elif "ping" in sign:
            self.hub.ping(table, Pinged(**sign["ping"]))
        elif "here" in sign:
            news = self.presence.hear(sign["process"], table, sign["here"])
            if news and table in self.presence.tables():
                async with self.live_tables.held(table) as live:
                    self.hub.show_company(live)

    # What runs beside

    async def _tell_presence(self) -> None:
        for table in self.presence.tables():
            await self.presence_changed(table)

    async def _tidy(self) -> None:
        self.hub.drop_silent(self.config.limits.silence)
        for rested in self.live_tables.rest(self.presence.tables()):
            self.hub.forget(rested)
            self.standins.forget(rested)
        for table in list(self.live_tables.live.values()):
            if not table.lock.locked():
                self.standins.kick(table)  # somebody may have been away for long enough by now

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Exception:  # what runs beside never stops the server
                    LOG.exception("background work failed")

        coroutine: Coroutine[None, None, None] = repeat()
        return asyncio.get_running_loop().create_task(coroutine)
