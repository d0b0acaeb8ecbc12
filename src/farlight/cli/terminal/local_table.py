"""A table on this machine: a timeline, and the file that it is kept in."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

from farlight.cli.game_folder import named_file, new_file
from farlight.cli.terminal.ahead import goes_on, look_ahead
from farlight.cli.terminal.save_file import SaveFile, place_for
from farlight.cli.terminal.table import Ahead, Happened, News, Notice, Part, Story, Stumbled
from farlight.errors import UserError
from farlight.kernel import (
    AnyGame,
    AnyPosition,
    AnyTimeline,
    Decision,
    EngineError,
    Failure,
    Refusal,
    UndoPolicy,
    commitment,
    load,
    save,
)
from farlight.kernel.decision import REOPEN
from farlight.server.tables.act_texts import going, words_of_act, words_of_going
from farlight.server.tables.advice import Adviser
from farlight.server.tables.rendering import asked_at, beside_at, odds_of, told_in
from farlight.texts import Texts
from farlight.wire import Asked, Choice, Hint, Odds, Place, Standing, Told

Greeting = tuple[str, dict[str, Any]]
Move = Callable[[UndoPolicy | None], Refusal | None]


class LocalTable:
    """Everybody at one keyboard. Every choice is saved as it is made."""

    company = None
    ended = ""

    def __init__(
        self,
        timeline: AnyTimeline,
        file: Path,
        language: str,
        again: str,
        greetings: Sequence[Greeting] = (),
        fresh: bool = False,
    ) -> None:
        self.timeline = timeline
        self._file = SaveFile(file)
        self._again = again
        """The command that comes back to this table."""
        self._greetings, self._fresh = greetings, fresh
        self._news: list[News] = []
        self._told = self._untold()
        """How many events of an answer that waits for real dice were told already."""
        self._proposed: Move | None = None
        """What waits for the group's consent."""
        self._advisers: dict[frozenset[int], Adviser] = {}
        self._asked: tuple[Asked, ...] | None = None
        self._beside: tuple[tuple[int, Choice], ...] | None = None
        self._set_language(language)

    # How it stands

    @property
    def _game(self) -> AnyGame:
        return self.timeline.game

    @property
    def _position(self) -> AnyPosition:
        return self.timeline.position

    @property
    def standing(self) -> Standing:
        setup, outcome = self.timeline.setup, self._position.outcome
        return Standing(
            "",
            self._game.name,
            setup.mission,
            "",
            self.texts.language,
            setup.undo,
            (),
            tuple(Place(self.texts.name("seat", seat)) for seat in self.seats),
            branches=tuple(sorted(self.timeline.branches.items())),
            commitment="" if setup.by_hand else commitment(setup.seed),
            seed=str(setup.seed) if outcome and not setup.by_hand else "",
            outcome=outcome,
            by_hand=setup.by_hand,
        )

    @property
    def seats(self) -> Sequence[int]:
        return range(self.timeline.seats)

    @property
    def levels(self) -> Sequence[str]:
        return list(dict.fromkeys(self._game.rules.levels.values()))

    @property
    def asked(self) -> Sequence[Asked]:
        if self._asked is None:
            self._asked = tuple(asked_at(self._game, self._position, self.seats, self.texts))
        return self._asked

    @property
    def questions(self) -> Sequence[Asked]:
        return [asked for asked in self.asked if asked.prompt != REOPEN.verb]

    @property
    def beside(self) -> Sequence[tuple[int, Choice]]:
        if self._beside is None:
            self._beside = tuple(beside_at(self._game, self._position, self.seats, self.texts))
        return self._beside

    def parts(self, seat: int | None) -> Sequence[Part]:
        return [
            Part(
                self.texts.line(panel.title),
                tuple(map(self.texts.line, panel.lines)),
                panel.aside,
                panel.title.key,
                tuple(line.refs for line in (panel.title, *panel.lines)),
            )
            for panel in self._game.table.panels(self._game.play(self._game.view(self._position.state, seat)))
        ]

    # What happens

    @property
    def has_news(self) -> bool:
        return bool(self._news)

    async def wait(self) -> None:
        """Wait for ever: nothing happens here but what is typed."""
        if not self._news:
            await asyncio.Event().wait()

    async def news(self) -> Sequence[News]:
        told, self._news = self._news, []
        return told

    async def opening(self) -> Sequence[News]:
        told: list[News] = [*self._in_english()]
        told += [Notice(self.texts.say(key, **words), "cyan") for key, words in self._greetings]
        if self._fresh:
            intro = self._game.table.intro(self.timeline.setup.mission, self.texts.language)
            _, events = next(iter(self.timeline.log()), (0, ()))
            told += [*([Story(intro)] if intro else []), Happened(told_in(self._game, self.texts, 0, events))]
        return [*told, *self._file.keep(self.timeline, self.texts)]

    def over(self) -> str:
        return self.texts.say("terminal-over", command=self._onward())

    def farewell(self) -> Sequence[Notice]:
        say = self.texts.say
        if self._file.problem:
            return [Notice(say("terminal-bye-unsaved", reason=self._file.problem), "bold red")]
        key = "terminal-bye-over" if self._position.outcome else "terminal-bye"
        kept = say("terminal-file", file=str(self._file.path))
        return [Notice(say(key, command=self._onward())), Notice(kept, "dim")]

    def _onward(self) -> str:
        """The command that comes back here; after the end, the one that starts what the game says comes next."""
        mission = self._game.rules.onward(self._position.state) if self._position.outcome else ""
        return f"{self._again} {self._game.name} --mission {mission}" if mission else self._again

    # Answering

    @property
    def consent(self) -> str:
        return self.texts.say("terminal-agree")

    async def answer(self, asked: Asked, choice: Choice) -> bool:
        return self._answer(asked.seat, asked.id, choice.id)

    async def use(self, seat: int, choice: Choice) -> bool:
        return self._answer(seat, self._position.open[0].id, choice.id)

    def _answer(self, seat: int, decision: int, option: str) -> bool:
        by = max(seat, 0)  # what the group decides, anybody may answer
        try:
            refusal = self.timeline.answer(by, decision, option)
        except EngineError as error:
            raise Stumbled(self._report(Failure(by, option, str(error)))) from error
        self._accept(refusal)
        events = self._position.events[self._told :]
        self._changed()
        self._news.append(Happened(told_in(self._game, self.texts, self.timeline.head, events)))
        return False

    def _report(self, failure: Failure) -> Path:
        """The rules stumbled: the position is as it was, and a file tells what led there."""
        file = self._file.path.with_suffix(".failure")
        try:
            save(self.timeline, file, failure)
        except OSError as problem:
            raise UserError(f"{file}: {problem.strerror}") from problem
        return file

    async def goes_on(self, asked: Asked, choice: Choice) -> bool:
        return goes_on(self._position, self._decision(asked), choice.id)

    def _decision(self, asked: Asked) -> Decision:
        return next(one for one in self._position.open if (one.id, one.seat) == (asked.id, asked.seat))

    def _untold(self) -> int:
        """Real dice come one by one, and what happened between them is told only once."""
        return len(self._position.events) if self._position.needs_roll else 0

    # Going back and forth

    async def undo(self, steps: int = 1, level: str = "") -> bool:
        def go(policy: UndoPolicy | None) -> Refusal | None:
            if level:
                return self.timeline.undo_to_level(level, policy)
            node: int | None = self.timeline.head
            for _ in range(steps):
                node = None if node is None else self.timeline.before_act(node)
            return Refusal("", "refused-undo-start") if node is None else self.timeline.undo_to(node, policy)

        return self._go(go)

    async def redo(self) -> bool:
        return self._go(lambda _: self.timeline.redo())

    async def visit(self, name: str) -> bool:
        return self._go(lambda policy: self.timeline.visit(name, policy))

    def _go(self, move: Move, policy: UndoPolicy | None = None) -> bool:
        """Take the table elsewhere; True if the group has to agree first."""
        start = self.timeline.head
        refusal = move(policy)
        if refusal is not None and refusal.reason == "refused-undo-ask":
            self._proposed = move
            return True
        self._accept(refusal)
        self._changed()
        self._news += [Notice(self._words_of_way(start), "cyan"), Happened()]
        return False

    def _words_of_way(self, start: int) -> str:
        """What was taken back or done again."""
        found = going(self.timeline, start, self.timeline.head)
        return words_of_going(found, words_of_act(self.timeline, found.node, self.texts), self.texts, "me")

    async def mark(self, name: str) -> None:
        self.timeline.name_branch(name)
        self._keep()

    async def agree(self) -> bool:
        proposed = self._proposed
        if proposed is None:
            return False
        self._go(proposed, "free")
        return True

    async def decline(self) -> bool:
        proposed, self._proposed = self._proposed, None
        return proposed is not None

    def _accept(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            raise UserError(self.texts.refusal(refusal))

    def _changed(self) -> None:
        """Forget what was put into words or proposed, and keep all: the table is another one."""
        self._proposed = None
        self._told = self._untold()
        self._forget_words()
        self._keep()

    def _forget_words(self) -> None:
        self._asked = self._beside = None

    # Looking things up

    async def odds(self, asked: Asked) -> Odds:
        return odds_of(self._game, self._position, self._decision(asked), self.texts)

    async def hint(self, seat: int | None) -> Hint | None:
        seats = frozenset(self.seats if seat is None else [seat])
        return self._advisers.setdefault(seats, Adviser(seats)).hint(self.timeline, self.texts)

    async def log(self, last: int | None) -> Sequence[Told]:
        steps = self.timeline.log(self.timeline.log_start())
        told = [each for moment, events in steps for each in told_in(self._game, self.texts, moment, events)]
        return told if last is None else told[max(0, len(told) - last) :]

    async def ahead(self, asked: Asked, deepest: int) -> AsyncIterator[Ahead]:
        for each in look_ahead(self._position, self._decision(asked), deepest, self.texts):
            yield each

    # Eyes, words and files

    async def look(self, seat: int | None) -> None:
        """Bring nothing: whoever is asked looks at the same screen."""

    async def speak(self, language: str) -> None:
        self._set_language(language)
        self._keep()
        self._news += [*self._in_english(), Happened()]

    def _set_language(self, language: str) -> None:
        self.texts = Texts(language, [self._game.texts], self._name_of)
        self.timeline.language = language
        self._forget_words()

    def _name_of(self, kind: str, value: object, language: str) -> str | None:
        """Things as this table calls them."""
        return self._game.table.name_at(self._position.state, kind, value, language)

    def _in_english(self) -> list[Notice]:
        """Says so if the stories and cards of the pack are in English alone."""
        told = self._game.pack.told_in(self.texts.language)
        return [] if told else [Notice(self.texts.say("terminal-english"), "dim")]

    async def save(self, name: str) -> Path:
        file = place_for(name, self.texts) if name else self._file.path
        try:
            save(self.timeline, file)
        except OSError as error:
            raise UserError(self.texts.say("terminal-unsaved", reason=f"{file}: {error.strerror}")) from error
        return file

    async def load(self, name: str) -> None:
        """Go on from a saved file. It stays as it is, and so does the game that is left."""
        file = named_file(name)
        loaded = load(file, self._game)
        self.timeline = loaded.timeline
        self._file = SaveFile(new_file(self._game.name))
        self._set_language(self.texts.language)
        self._changed()
        self._news += [
            Notice(self.texts.say("terminal-loaded", file=str(file))),
            *(Notice(self.texts.say("terminal-note", note=note), "yellow") for note in loaded.notes),
            Happened(),
        ]

    def _keep(self) -> None:
        self._news += self._file.keep(self.timeline, self.texts)
