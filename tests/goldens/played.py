"""What a table shows in played games: written down, so that a change of the code's layout can be shown to be no more.

Bots play; at every few questions all is taken that a client gets there: the scene, the words, what is asked, the hint
with its reasons, what may come of it. A `Moment` keeps the texts; `digest` makes one short line of it.
"""

import hashlib
from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any

import msgspec

from farlight.bots import Look, bots_of
from farlight.bots.advice import reason_sentences, reasons_of
from farlight.kernel import GROUP, Event, Position, Setup, load_game, telling
from farlight.server.live.frames import Eyes, board_at
from farlight.server.workers.history import PastTable

DIGITS = 12


class Run(msgspec.Struct, frozen=True):
    """Games that bots play one after the other, until enough of their questions were looked at."""

    game: str
    mission: str
    seats: int
    bot: str
    looks: int
    every: int = 5
    """How many questions lie between two looks."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mission}-{self.seats}-{self.bot}"


RUNS = (
    Run("beacon", "first-light", 3, "keeper", 100, 2),
    Run("beacon", "long-dark", 2, "keeper", 100, 2),
    Run("martians", "home", 2, "expert-normal", 30),
    Run("martians", "riddle", 3, "crew-normal", 30),
    Run("martians", "plants", 1, "expert-hard", 30),
    Run("martians", "probe", 4, "crew-easy", 30),
    Run("martians", "land", 2, "expert-normal", 30),
    Run("martians", "core", 3, "expert-easy", 30),
    Run("martians", "slow-bell", 2, "expert-normal", 60, 12),
    Run("vanguard", "first-light", 2, "away-normal", 30),
    Run("vanguard", "halfway", 1, "away-normal", 30),
    Run("vanguard", "marl", 4, "away-normal", 40),
    Run("vanguard", "campaign", 2, "away-curious", 40),
    Run("vanguard", "campaign", 3, "away-story", 80, 9),
)
"""200 moments and more of each game, with every mission of Martians and the ship of Vanguard."""


class Moment(msgspec.Struct, frozen=True):
    """What can be seen at one question of a game."""

    seed: int
    number: int
    """How many questions of its game came before."""
    prompt: str
    chosen: str
    parts: dict[str, str]
    """What a client is sent, and what else it may ask for, by part; all that was told and answered before with it."""

    def digest(self) -> str:
        """One line: equal if all is equal, and naming the part that is not."""
        sums = " ".join(f"{name}={_short(text)}" for name, text in sorted(self.parts.items()))
        return f"{self.seed}.{self.number:04} {self.prompt} {self.chosen} {sums}"


def moments(run: Run) -> Iterator[Moment]:
    """Every few questions of the games of a run."""
    return islice(chain.from_iterable(_played(run, seed) for seed in count(1)), run.looks)


def _played(run: Run, seed: int) -> Iterator[Moment]:
    game = load_game(run.game)
    position: Position[Any, Any] = Position(game, game.rules.new(Setup(run.game, run.mission, run.seats, seed)))
    bot = bots_of(game)[run.bot](seed)
    answers: list[str] = []
    events: list[Event] = [*position.events]
    while position.open:
        look = Look(position)
        chosen = bot.choose(look)
        answers.append(look.option(chosen).id)
        if len(answers) % run.every == 1:
            parts = _shown(position) | _advised(position, bot, chosen)
            parts |= {"answers": "\n".join(answers), "events": "\n".join(_told(position, events))}
            yield Moment(seed, len(answers) - 1, position.open[0].prompt, answers[-1], parts)
        position.choose(chosen)
        events.extend(position.events)


def _shown(position: Position[Any, Any]) -> dict[str, str]:
    """What is sent to the seat that is asked, with words as in a scene and as for a screen reader."""
    seat = position.open[0].seat
    eyes = Eyes(None if seat == GROUP else seat, (max(seat, 0),), "en", words=True, scene=True)
    parts = board_at(PastTable(position.game), eyes, position)
    shown: dict[str, str] = {}
    for name, data in parts.items():
        part = name.partition(".")[0]
        shown[part] = shown.get(part, "") + f"{name} {data.decode()}\n"
    return shown


def _advised(position: Position[Any, Any], bot: Any, chosen: int) -> dict[str, str]:
    """Why the bot chose so, in words, and what may come of the question."""
    texts = PastTable(position.game).texts("en", position)
    look = Look(position)
    outlook = position.game.table.outlook(position.play, position.open[0])
    hint = reason_sentences(look, chosen, reasons_of(bot, look, chosen), texts)
    coming = [] if outlook is None else [*outlook.lines, *outlook.options.values()]
    return {"hint": "\n".join(hint), "outlook": "\n".join(texts.line(line) for line in coming)}


def _told(position: Position[Any, Any], events: list[Event]) -> list[str]:
    texts = PastTable(position.game).texts("en", position)
    return [texts.event(event) for event in telling(events)]


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
