"""Plays games and notes what happens in them: choices, events, cards, resources by round, what was read aloud."""

from collections.abc import Sequence
from pathlib import Path
from time import process_time

import msgspec

from farlight.bots import Guarded, find_bot, guarded
from farlight.kernel import AnyGame, AnyPosition, EngineError, Option, Position, Setup, load_game
from farlight.lab.play import Watcher, export, play_on
from farlight.lab.studies.card_witness import Witness
from farlight.lab.studies.records import Batch, GameRow, Rows, no_rows, pack_batch
from farlight.lab.studies.study import DIFFICULTY, Cell, Decided
from farlight.texts import Texts

LANGUAGE = "en"
"""Of titles in the records."""


class Span(msgspec.Struct, frozen=True):
    """Games of one combination that are played one after the other: what a process is given to do."""

    cell: Cell
    first: int
    stop: int
    tables: tuple[str, ...]
    limit: float
    """Seconds for an answer of a bot."""
    reports: str = ""
    """Where files of failed games go; empty for nowhere."""


def play_span(span: Span) -> bytes:
    """The records of these games. Nothing that a bot does wrong stops it: that is noted, too."""
    begun = process_time()
    cell = span.cell
    game = load_game(cell.game, cell.folder)
    observer = Observer(game, span.tables)
    for number in range(span.first, span.stop):
        observer.play(cell, number, span.limit, Path(span.reports) if span.reports else None)
    return pack_batch(Batch(span.first, span.stop, observer.rows, process_time() - begun))


def lost_span(span: Span, why: str) -> bytes:
    """The record of games that nobody could play to an end."""
    rows = no_rows(span.tables)
    for number in range(span.first, span.stop):
        row = _row(span.cell, number)
        row.error = why
        rows["games"].append(msgspec.structs.astuple(row))
    return pack_batch(Batch(span.first, span.stop, rows, 0.0))


def _row(cell: Cell, number: int) -> GameRow:
    setup = cell.setup(number)
    return GameRow(
        number, cell.game, cell.mission, cell.seats, cell.difficulty, cell.bot, cell.pack, setup.seed
    )  # fmt: skip


class Observer(Watcher):
    """Notes one game after the other."""

    def __init__(self, game: AnyGame, tables: Sequence[str]) -> None:
        self.game = game
        self.rows: Rows = no_rows(tables)
        self._tables = frozenset(tables)
        self._witness = Witness(game.pack.shown()) if "cards" in tables else None
        self._recounts = bool({"resources", "story"} & self._tables)
        self._row: GameRow
        self._answer = 0

    def play(self, cell: Cell, number: int, limit: float, reports: Path | None) -> None:
        """Play a game to its end, or to where something breaks."""
        self._row = row = _row(cell, number)
        self._answer = 0
        answers: list[tuple[int, str]] = []
        bot = guarded(self.game, cell.bot, find_bot(self.game, cell.bot), row.seed, limit)
        try:
            self._play(cell, number, bot, answers)
        except EngineError as error:
            row.error = _sentence(error)
            row.file = "" if reports is None else export(self.game, cell.setup(number), answers, str(error), reports)
        row.notes = "; ".join(bot.notes)
        row.answers = len(answers)
        self.rows["games"].append(msgspec.structs.astuple(row))

    def _play(self, cell: Cell, number: int, bot: Guarded, answers: list[tuple[int, str]]) -> None:
        setup = cell.setup(number)
        position: AnyPosition = Position(self.game, self.game.rules.new(setup), snapshots=False)
        if self._recounts:
            self._recount = Recount(self.game, position, setup)
        if self._witness is not None:
            self._witness.begin(setup, position)
        self._note_events(position)
        play_on(position, Decided(bot, cell.difficulty) if cell.difficulty else bot, answers, self)
        self._row.outcome, self._row.won = position.outcome, position.won
        self._end(position)

    # What `play_on` tells

    def asked(self, position: AnyPosition, number: int, option: Option) -> None:
        if self._recounts:
            self._recount.asked(position, number, option)
        decision = position.decision_of(number)
        prompt, count = ("any-time", 1) if decision is None else (decision.prompt, len(decision.options))
        if option.verb == DIFFICULTY:
            self._row.difficulty = str(option.refs[0][1])
        self._row.choices += count > 1 or decision is None
        if "choices" in self._tables and (count > 1 or decision is None):
            seat = position.seat_of(number)
            row = (self._row.number, self._answer + 1, seat, prompt, option.verb, option.id, count)
            self.rows["choices"].append(row)

    def came(self, position: AnyPosition) -> None:
        self._answer += 1
        if self._recounts:
            self._recount.came(self._answer, position)
        if self._witness is not None:
            self._witness.came(position)
        self._note_events(position)

    def _note_events(self, position: AnyPosition) -> None:
        if "events" not in self._tables:
            return
        number, answer, rows = self._row.number, self._answer, self.rows["events"]
        for event in position.events:
            about = " ".join(f"{field}={value}" for field, value in event.refs() if isinstance(value, str | int))
            rows.append((number, answer, event.key(), event.rule, about))

    def _end(self, position: AnyPosition) -> None:
        row = self._row
        if self._witness is not None:
            found = sorted(self._witness.end(position).items())
            self.rows["cards"] += [(row.number, kind, card, answer) for (kind, card), answer in found]
        if self._recounts:
            self._recount.end(position, row, self.rows)


class Recount:
    """Leads the game's recorder along a game, as the page at its end does: with the eyes of a spectator."""

    def __init__(self, game: AnyGame, position: AnyPosition, setup: Setup) -> None:
        self._game = game
        self._recorder = game.table.recorder(setup)
        self._ended = 0
        self._resources: list[tuple[int, str, int, str, float, float]] = []
        self._luck = [0.0, 0.0, 0.0]
        self._rounds = 0
        self._look(position)
        self._recorder.came(0, self._seen, position.events, self._texts)

    def _look(self, position: AnyPosition) -> None:
        state, game = position.state, self._game
        self._seen = game.play(game.view(state, None))
        self._texts = Texts(LANGUAGE, [game.texts], game.table.names_at(state))

    def asked(self, position: AnyPosition, number: int, option: Option) -> None:
        self._recorder.asked(self._seen, position.decision_of(number), option, self._texts)

    def came(self, answer: int, position: AnyPosition) -> None:
        self._look(position)
        self._recorder.came(answer, self._seen, position.events, self._texts)
        ended = self._game.table.ended(position.state)
        if ended > self._ended:
            self._ended = ended
            self._keep_summary()

    def _keep_summary(self) -> None:
        """Keep the summary of a mission that is over; a campaign has one after the other."""
        summary = self._recorder.summary(self._seen, self._texts)
        if summary is None:
            return
        for series in summary.series:
            limit = float("nan") if series.limit is None else float(series.limit)
            for place, point in enumerate(series.points):
                self._resources.append((self._ended, series.id, place, point.at, float(point.value), limit))
        self._rounds += max((len(series.points) for series in summary.series), default=0)
        if summary.luck is not None:
            luck = (summary.luck.rolls, summary.luck.came, summary.luck.expected)
            self._luck = [old + new for old, new in zip(self._luck, luck, strict=True)]

    def end(self, position: AnyPosition, row: GameRow, rows: Rows) -> None:
        self._look(position)
        row.rounds = self._rounds
        row.rolls, row.came, row.expected = int(self._luck[0]), int(self._luck[1]), round(self._luck[2], 6)
        if "resources" in rows:
            rows["resources"] += [(row.number, *each) for each in self._resources]
        if "story" in rows:
            told = self._recorder.story(self._seen, self._texts).passages
            for place, passage in enumerate(told):
                chosen = next((option.text for option in passage.options if option.done), "")
                rows["story"].append((row.number, place, passage.node, passage.title, chosen))


def _sentence(error: Exception) -> str:
    return " ".join(str(error).split())[:300]
