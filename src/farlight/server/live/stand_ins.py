"""Bots that stand in: for seats that nobody holds, for people who are away, for whoever asks one to."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

from farlight.bots import Bot, Look, bots_of, quick_bots_of
from farlight.kernel import GROUP, READY, EngineError
from farlight.kernel.decision import REOPEN
from farlight.server.live.presence import Presence
from farlight.server.tables.commands import Records, answer_for
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.rejections import Rejection

LOG = logging.getLogger("farlight.server")
Think = Callable[[LiveTable, int, str], Awaitable[str]]
"""What a bot that takes its time answers for a seat of a table, by the option's id; raises `Rejection`."""


class Thinking(NamedTuple):
    """What a bot that takes its time has come to."""

    option: str = ""
    """Empty where none was asked."""
    failed: bool = False
    """Whether one was asked and came to nothing."""


PATIENCE = 5
"""So often a bot may fail at a table; then the game's adviser plays on in its place."""
LONGEST_PAUSE = 0.5
"""Seconds that bots rest after an answer that took so long or longer."""
LONGEST_RUN = 2000
"""Answers in a row before a bot waits for somebody to look."""


class StandIns:
    """Answers for seats while their people do not; what the group decides is left to people, if there are any."""

    def __init__(self, live_tables: LiveTables, presence: Presence) -> None:
        self._live_tables = live_tables
        self._presence = presence
        self._bots: dict[tuple[str, str], Bot] = {}
        self._running: set[str] = set()
        self._waits: dict[str, int] = {}
        """Tables whose bots wait for people, at the version that they looked at."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        """Held by the bot that answers: however many tables have some, people wait for one of them at most."""
        self._began = time.monotonic()
        self._failed: Counter[tuple[str, str]] = Counter()
        """How often which bot did not answer at which table."""
        self.think: Think | None = None

    def kick(self, table: LiveTable) -> None:
        """Look whether a bot is asked; called after every change."""
        if table.id not in self._running and self._waits.get(table.id) != table.version and self.bots_of(table):
            self._running.add(table.id)
            task = asyncio.get_running_loop().create_task(self._run(table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, table_id: str) -> None:
        """Forget a table that rests: its bots begin anew where they are asked again."""
        self._waits.pop(table_id, None)
        for known in (self._bots, self._failed):
            for key in [key for key in known if key[0] == table_id]:
                del known[key]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def bots_of(self, table: LiveTable) -> dict[int, str]:
        """The seats that are asked and answered for by a bot, with that bot."""
        if table.participants.closed_by:
            return {}
        asked = {decision.seat for decision in table.timeline.position.open if decision.prompt != "reopen"}
        found = dict(self._standing_in(table))
        people = [seat for seat in range(table.participants.playing) if seat not in found]
        if GROUP in asked:
            # People decide for the group. Without any, bots play on for those who watch.
            return {} if people or not self._presence.people_here(table.id) else found
        return {seat: bot for seat, bot in found.items() if seat in asked}

    def _standing_in(self, table: LiveTable) -> Iterator[tuple[int, str]]:
        settings = table.participants.settings
        for seat, chair in enumerate(table.participants.played):
            if chair.bot:
                yield seat, chair.bot
            elif not chair.person and settings.empty:
                yield seat, settings.empty
            elif chair.person and settings.absent:
                away = self._presence.away_for(table.id, chair.person, self._began)
                if away > settings.patience:
                    yield seat, settings.absent

    async def _run(self, table_id: str) -> None:
        try:
            for _ in range(LONGEST_RUN):
                table = await self._live_tables.table(table_id)
                if not self.bots_of(table) or not await self._answer(table):
                    return
        except Rejection as error:
            LOG.info("bot stopped", extra={"table": table_id, "code": error.code})
        except EngineError:
            LOG.exception("bot met an error of the rules", extra={"table": table_id})
        finally:
            self._running.discard(table_id)

    async def _answer(self, table: LiveTable) -> bool:
        """Let one bot answer; False if none is asked."""
        before = table.version
        thought = await self._think_about(table)
        async with self._turn:
            began = time.monotonic()
            answered = await self._choose(table.id, before, thought)
            await asyncio.sleep(min(time.monotonic() - began, LONGEST_PAUSE))  # half of the time is for people
        return answered

    async def _choose(self, table_id: str, before: int, thought: Thinking) -> bool:
        """Give what was thought out about a version, or what a bot says at once."""

        def choose(live: LiveTable) -> Records:
            asked = self.bots_of(live)
            if not asked or (thought != Thinking() and live.version != before):
                return []
            seat, name = next(iter(asked.items()))
            position = live.timeline.position
            look = Look(position, frozenset((seat,)))
            number = look.original(self._number(live, look, name, thought.option))
            decision = position.decision_of(number) or look.decision
            option = next(option for place, option in position.choices() if place == number)
            if option.verb == READY.verb and self._people_plan(live):
                self._waits[live.id] = live.version
                return []
            return answer_for(live, seat, decision.id, option.id, thought.failed)

        result = await self._live_tables.do(table_id, choose)
        return result.version != before

    async def _think_about(self, table: LiveTable) -> Thinking:
        """Have a bot that takes its time think, if one is asked and has not failed too often."""
        seat, name = next(iter(self.bots_of(table).items()), (0, ""))
        key = (table.id, name)
        if not name or name in quick_bots_of(table.game) or self.think is None or self._failed[key] >= PATIENCE:
            return Thinking()
        try:
            return Thinking(await self.think(table, seat, name))
        except Rejection as error:
            self._failed[key] += 1
            LOG.warning("a bot did not answer, its stand-in does", extra={"table": table.id, "code": error.code})
            return Thinking(failed=True)

    def _number(self, table: LiveTable, look: Look, name: str, thought: str) -> int:
        """What was thought out, else what a bot that answers at once says."""
        quick = quick_bots_of(table.game)
        if thought:
            found = [number for number in look.own_numbers() if look.option(number).id == thought]
            if found:
                return found[0]
        return self._bot(table, name if name in quick else table.game.bots.adviser or "random").choose(look)

    def _people_plan(self, table: LiveTable) -> bool:
        """Whether people still plan: bots wait with "ready" for them, who may want to change something together."""
        bots = dict(self._standing_in(table))
        people = [each for each in table.timeline.position.open if each.prompt != REOPEN.verb and each.seat not in bots]
        return any(each.seat != GROUP and table.participants.chairs[each.seat].person for each in people)

    def _bot(self, table: LiveTable, name: str) -> Bot:
        key = (table.id, name)
        if key not in self._bots:
            self._bots[key] = bots_of(table.game)[name](table.version)
        return self._bots[key]
