"""A bot under guard: where it is slow, wrong or raises, a stand-in answers, and it is noted.

A bot may be anybody's. Whatever it does costs its own time and never the table's game.
"""

import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from farlight.bots.bot import Bot, Maker
from farlight.bots.look import Look
from farlight.bots.random_bot import RandomBot
from farlight.bots.registry import BOTS, bots_of
from farlight.errors import UserError
from farlight.kernel import AnyGame

LIMIT = 60.0
"""Seconds for one answer."""
PATIENCE = 5
"""So often a bot may fail in a game; then the stand-in plays on."""
CALM = 60
"""Answers in a row without anything rolled or revealed, after which a table is watched for coming round again."""
ROUNDS = 3
"""So often a bot is told that it goes round in circles; then the stand-in answers."""


class TooSlow(BaseException):
    """The time for an answer is over; no `except Exception` of a bot may swallow it."""


class Guarded:
    """A bot that always answers: by itself, or by its stand-in. What went wrong is in `notes`."""

    def __init__(self, name: str, bot: Bot | None, stand_in: Bot, limit: float = LIMIT, watched: bool = True) -> None:
        self.name = name
        self.notes: list[str] = []
        """What went wrong, a sentence each."""
        self._bot = bot
        self._stand_in = stand_in
        self._limit = limit
        self._watched = watched
        """Whether it is looked at for going round in circles: our own bots know when it is enough."""
        self._calm = 0
        self._met: Counter[str] = Counter()

    def choose(self, look: Look) -> int:
        look.rounds = self._rounds(look) if self._watched else 0
        if self._bot is None or len(self.notes) >= PATIENCE:
            return self._stand_in.choose(look)
        if look.rounds > ROUNDS:
            self._calm, self._met = 0, Counter()
            return self._fail(look, f"it came back to the same table {ROUNDS} times without a choice that holds")
        begun = perf_counter()
        try:
            with time_limit(self._limit):
                number = self._bot.choose(look)
        except TooSlow:
            return self._fail(look, f"no answer within {self._limit:g} s")
        except Exception as error:
            return self._fail(look, f"it raised {type(error).__name__}: {error}")
        if perf_counter() - begun > self._limit:
            return self._fail(look, f"no answer within {self._limit:g} s")
        if not look.offers(number):
            return self._fail(look, f"it answered {number!r}, which was not offered")
        return number

    def _fail(self, look: Look, why: str) -> int:
        gone = "; the stand-in plays on" if len(self.notes) + 1 == PATIENCE else ""
        self.notes.append(f"{self.name} at '{look.decision.prompt}': {why}{gone}")
        return self._stand_in.choose(look)

    def _rounds(self, look: Look) -> int:
        """How often this very table came back since something was rolled or revealed, once it is worth looking."""
        if look.revealed:
            self._calm = 0
            self._met.clear()
            return 0
        self._calm += 1
        if self._calm <= CALM:
            return 0
        self._met[table := look.fingerprint()] += 1
        return self._met[table] - 1


def guarded(game: AnyGame, name: str, maker: Maker, seed: int, limit: float = LIMIT) -> Guarded:
    """A bot for one game, with the game's own adviser behind it; one that cannot even be made is replaced at once."""
    stand_in = bots_of(game).get(game.bots.adviser, RandomBot)(seed)
    watched = name not in (*BOTS, *game.bots.by_name())
    try:
        return Guarded(name, maker(seed), stand_in, limit, watched)
    except UserError:
        raise
    except Exception as error:
        found = Guarded(name, None, stand_in, limit)
        found.notes.append(f"{name} cannot be made: {type(error).__name__}: {error}")
        return found


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TooSlow` in whatever takes longer, where the system can: elsewhere it is seen only afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_number: int, _frame: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
