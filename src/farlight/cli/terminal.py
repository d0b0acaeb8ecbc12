"""The table in a terminal, for any game: read the view, answer by number or name, look things up, go back.

One line in, some lines out: it works over SSH, in a pipe and with a screen reader.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import farlight
from farlight.cli.commands import ALIASES, COMMANDS
from farlight.cli.home import new_file
from farlight.cli.lookup import describe, explain, panels_about
from farlight.cli.screen import Choice, Screen, gather_choices, is_pause, lines_of
from farlight.cli.together import answer_together, is_together
from farlight.cli.words import exact, mentions, named, whole
from farlight.kernel import (
    AnyGame,
    Decision,
    EngineError,
    Event,
    Failure,
    Line,
    Refusal,
    SaveError,
    Timeline,
    commitment,
    read_header,
    save,
)
from farlight.server.tables.advice import Adviser
from farlight.texts import TITLE, Texts

Greeting = tuple[str, dict[str, Any]]
LONGEST_LINE = 200
"""Characters of a typed line that are looked at; nobody means more."""


class Terminal:
    """One person, or several at one keyboard, at one table."""

    def __init__(self, console: Console, timeline: Timeline[Any, Any], file: Path, language: str, again: str) -> None:
        self.screen = Screen(console)
        self.timeline = timeline
        self.file = file
        self.again = again
        """The command that comes back to this table."""
        self.seat: int | None = None
        """The seat that somebody wants to answer for; without one, whoever is asked first."""
        self.shown: dict[int | None, set[Line]] = {}
        """What each seat has seen and still holds, so that only changes are printed."""
        self.last: set[Line] = set()
        self.heard: set[tuple[str, Any]] = set()
        """What the events just told were about: a story that was read need not be shown again."""
        self.focus: Decision | None = None
        self.choices: list[Choice] = []
        self.lettered = False
        """Whether the letters of the any-time effects are on the screen; before that they mean nothing."""
        self.told = self.untold()
        """How many events of an answer that waits for real dice were shown already."""
        self.unsaved = ""
        self.written = _digest(file)
        self.pending: Callable[[], Refusal | None] | None = None
        """What waits for the group's consent."""
        self._advisers: dict[frozenset[int], Adviser] = {}
        self.set_language(language)

    @property
    def game(self) -> AnyGame:
        return self.timeline.game

    @property
    def adviser(self) -> Adviser:
        """Whoever gives hints for the seat that somebody wants to answer for, or for all of them."""
        game, timeline = self.game, self.timeline
        everybody = range(game.seats(timeline.position.state, timeline.setup))
        seats = frozenset(everybody if self.seat is None else [self.seat])
        return self._advisers.setdefault(seats, Adviser(seats))

    # The loop

    def run(self, greetings: Sequence[Greeting], fresh: bool) -> None:
        """Play until somebody leaves."""
        _edit_lines()
        setup = self.timeline.setup
        mission = self.texts.name("mission", setup.mission)
        title = self.texts.say(TITLE)
        self.say("terminal-welcome", "bold", version=farlight.__version__, game=title, mission=mission)
        self.tell_english()
        for key, words in greetings:
            self.say(key, "cyan", **words)
        if fresh:
            self.introduce()
        self.save_quietly()
        self.show()
        self.say("terminal-help", "dim")
        while self.handle(self.ask()):
            pass
        self.leave()

    def introduce(self) -> None:
        """The story, and what happened before the first question."""
        intro = self.game.intro(self.timeline.setup.mission, self.texts.language)
        if intro:
            self.screen.gap()
            self.screen.line(intro, "italic", hang=0)
        _, events = next(iter(self.timeline.log()), (0, ()))
        self.tell(events)

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, in words."""
        self.screen.events(self.texts, events)
        self.heard = {ref for event in events for ref in event.refs() if isinstance(ref[1], str)}

    def ask(self) -> str:
        try:
            line = input("> ")
        except (EOFError, RuntimeError, KeyboardInterrupt):  # the end of a pipe, no standard input at all, or Ctrl-C
            self.screen.gap()
            return "quit"
        return "".join(character for character in line[:LONGEST_LINE] if character.isprintable()).strip()

    def handle(self, line: str) -> bool:
        """Do what a line says; False to leave."""
        word, _, rest = line.partition(" ")
        name = ALIASES.get(word.lower(), word.lower())
        if not line:
            self.pass_on()
        elif name == "quit" and not rest:
            return False
        elif name in COMMANDS and self.exact(line) is None:
            COMMANDS[name](self, rest.strip())
        elif is_together(self, line):
            answer_together(self, line)
        else:
            self.choose(line)
        return True

    def pass_on(self) -> None:
        """An empty line: go on where there is nothing else to answer, or look again."""
        if self.focus is not None and is_pause(self.focus):
            self.choose(self.choices[0].option.id)
        else:
            self.show()

    def leave(self) -> None:
        if self.unsaved:
            self.say("terminal-bye-unsaved", "bold red", reason=self.unsaved)
            return
        self.say("terminal-bye-over" if self.timeline.position.outcome else "terminal-bye", command=self.onward())
        self.say("terminal-file", "dim", file=str(self.file))

    def onward(self) -> str:
        """The command that comes back here; after the end, the one that starts what the game says comes next."""
        position = self.timeline.position
        mission = self.game.onward(position.state) if position.outcome else ""
        return f"{self.again} {self.game.name} --mission {mission}" if mission else self.again

    def look(self) -> None:
        """Take in the open question and what can be answered to it."""
        position = self.timeline.position
        if position.open:
            self.focus, self.choices = gather_choices(position, self.seat, self.texts)
        else:
            self.focus, self.choices = None, []
        self.lettered = self.focus is not None and bool(self.focus.window)

    def show(self) -> None:
        """What has changed on the table for whoever looks, then the open question."""
        position = self.timeline.position
        self.look()
        self.show_changes(self.looking_seat())
        if self.focus is not None:
            outlook = self.game.outlook(position.state, self.focus)
            self.screen.question(self.texts, position, self.focus, self.choices, outlook)
            return
        self.screen.gap()
        if not self.timeline.setup.by_hand:
            seed = self.timeline.setup.seed
            self.say("terminal-seed", "dim", seed=str(seed), hash=commitment(seed))
        self.say("terminal-over", "bold", command=self.onward())

    def show_changes(self, seat: int | None) -> None:
        """What of a seat's table was not shown yet, to this seat or to whoever looked last."""
        state = self.timeline.position.state
        for known in self.shown:  # what has changed meanwhile is not known any more
            self.shown[known] &= lines_of(self.game.panels(self.game.view(state, known)))
        panels = [panel for panel in self.game.panels(self.game.view(state, seat)) if not panel.aside]
        current = lines_of(panels)
        heard = {line for line in current if line.refs and set(line.refs) <= self.heard}
        before = self.shown.get(seat, set()) | (self.last & current) | heard
        if not current <= before:
            self.screen.panels(self.texts, panels, before)
        self.shown[seat] = self.last = current

    def looking_seat(self) -> int | None:
        """Through whose eyes the table is shown: whoever is asked."""
        return self.focus.seat if self.focus is not None and self.focus.seat >= 0 else self.seat

    # Answering

    def choose(self, line: str) -> None:
        found = self.find(line)
        if found is not None and self.answer(found):
            self.show()

    def answer(self, found: Choice) -> bool:
        """Give an answer and tell what comes of it; False if the rules stumbled."""
        self.pending = None
        try:
            self.timeline.choose(found.seat, found.option.id, found.number)
        except EngineError as error:
            self.report(found, error)
            return False
        self.save_quietly()
        self.tell(self.timeline.position.events[self.told :])
        self.told = self.untold()
        if self.seat is not None and not self.is_asked(self.seat):
            self.seat = None
        return True

    def untold(self) -> int:
        """Real dice come one by one, and what happened between them is told only once."""
        position = self.timeline.position
        return len(position.events) if position.needs_roll else 0

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has something to answer, other than a change of mind."""
        return any(d.seat == seat and d.prompt != "reopen" for d in self.timeline.position.open)

    def exact(self, line: str) -> Choice | None:
        """The choice with just this id, these words, or this number or letter."""
        return exact(self.choices, line, self.lettered)

    def find(self, line: str) -> Choice | None:
        """The choice that a line names, by the beginning of its words, too. Any-time effects want the whole name."""
        if not self.choices:
            self.say("terminal-over", "bold", command=self.onward())
            return None
        found = self.exact(line)
        if found is not None:
            return found
        meant = named(self.choices, line)
        if len(meant) == 1:
            return meant[0]
        if not meant and self.show_panels(line, headings=True):
            return None
        meant = meant or [choice for choice in self.choices if mentions(choice.text, line)]
        if len(meant) == 1:
            describe(self, meant[0])
        elif meant:
            self.say("terminal-ambiguous", "red", given=line, known=", ".join(choice.text for choice in meant))
        elif whole(line) is not None or not explain(self, line):
            numbers = sum(not choice.beside for choice in self.choices)
            self.say("terminal-unknown", "red", given=line, count=numbers)
        return None

    def show_panels(self, word: str, headings: bool = False) -> bool:
        """The parts of the table that a word names; False if there is none."""
        panels = panels_about(self, word, headings)
        if panels:
            self.screen.panels(self.texts, panels, set())
        return bool(panels)

    def report(self, found: Choice, error: EngineError) -> None:
        """The rules stumbled: the position is as it was, and a file tells what led there."""
        file = self.file.with_suffix(".failure")
        try:
            save(self.timeline, file, Failure(found.seat, found.option.id, str(error)))
        except OSError as problem:
            self.print(f"{file}: {problem.strerror}", "red")
        self.say("terminal-failure", "red", file=str(file))
        self.show()

    # Saving

    def save_quietly(self) -> None:
        """After every choice: nothing is ever lost, not even when another table plays the same file."""
        if _digest(self.file) != self.written:
            self.file = new_file(self.game.name)
            self.say("terminal-forked", "yellow", file=str(self.file))
        try:
            save(self.timeline, self.file)
        except OSError as error:
            self.unsaved = f"{self.file}: {error.strerror}"
            self.say("terminal-unsaved", "bold red", reason=self.unsaved)
            return
        self.unsaved = ""
        self.written = _digest(self.file)

    def sit_at(self, timeline: Timeline[Any, Any], file: Path) -> None:
        """Go to another table; the one that is left stays saved."""
        self.timeline = timeline
        timeline.language = self.texts.language
        self.file = file
        self.written = _digest(file)
        self.seat = None
        self.told = self.untold()
        self.forget()
        self.save_quietly()

    # Small things

    def forget(self) -> None:
        """Let the whole table be shown again."""
        self.shown, self.last = {}, set()

    def moved(self, refusal: Refusal | None, key: str, again: Callable[[], Refusal | None] | None = None) -> None:
        """After going back or forth: say so and show the table, or tell why not."""
        if refusal is not None and refusal.reason == "refused-undo-ask" and again is not None:
            self.pending = again
            self.say("terminal-agree", "yellow")
        elif refusal is not None:
            self.print(self.texts.refusal(refusal), "red")
        else:
            self.pending = None
            self.told = self.untold()
            self.save_quietly()
            self.say(key, "cyan")
            self.show()

    def set_language(self, language: str) -> None:
        self.texts = Texts(language, [self.game.texts], self.name_of)
        self.timeline.language = language

    def tell_english(self) -> None:
        """Say so if the stories and cards of the pack are in English alone."""
        if not self.game.told_in(self.texts.language):
            self.say("terminal-english", "dim")

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        """Things as this table calls them."""
        return self.game.name_at(self.timeline.position.state, kind, value, language)

    def say(self, key: str, style: str = "", **words: Any) -> None:
        self.print(self.texts.say(key, **words), style)

    def print(self, text: str, style: str = "") -> None:
        self.screen.line(text, style, hang=0)


def _digest(file: Path) -> str:
    """What a file says of itself: changes whenever somebody writes it."""
    try:
        return read_header(file).digest if file.exists() else ""
    except (OSError, SaveError):
        return "unreadable"


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline  # noqa: F401, PLC0415 - importing it is what turns it on
    except ImportError:
        return
