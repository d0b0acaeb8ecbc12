"""Bots that take their time: they think in processes of their own, and nobody waits for them but who asked."""

import msgspec

from farlight.bots import Look, find_bot
from farlight.bots.advice import reason_sentences, reasons_of
from farlight.kernel import EngineError
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.table_language import texts_of
from farlight.server.workers.history import Way
from farlight.server.workers.jobs import Think, Thought
from farlight.server.workers.past_reader import PastReader
from farlight.server.workers.worker_pool import WorkerPool


def thought(job: Think) -> Thought:
    """Done in a worker: what a bot answers, made anew for every question; the moment is its seed."""
    way = Way(job.stretch)
    for _ in way.walk():
        pass
    look = Look(way.position, frozenset(job.seats))
    bot = find_bot(way.game, job.bot)(way.last)
    number = bot.choose(look)
    if not look.offers(number):
        raise EngineError(f"the bot '{job.bot}' answered {number!r}, which was not offered")
    texts = texts_of(way.game, job.language, way.position.state)
    option = look.option(number)
    reasons = reason_sentences(look, number, reasons_of(bot, look, number), texts)
    return Thought(option.id, texts.option(option), tuple(reasons))


class Thinker:
    """Has bots think about tables as they are now."""

    def __init__(self, workers: WorkerPool, past: PastReader) -> None:
        self._workers = workers
        self._past = past

    async def think(self, table: LiveTable, seats: frozenset[int], bot: str, language: str) -> Thought:
        """What a bot would answer for some seats; raises `Rejection` if it raises, takes too long or too much."""
        head = table.timeline.head
        job = Think(await self._past.stretch(table, head, head), tuple(sorted(seats)), bot, language)
        return msgspec.msgpack.decode(await self._workers.run(self._workers.thinking, job), type=Thought)
