"""The table in a terminal, for any game: read the view, answer by number or name, look things up, go back.

One line in, some lines out: it works over SSH, in a pipe and with a screen reader.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import farlight
from farlight.cli.screen import Choice, gather_choices, show_events, show_panels, show_question
from farlight.kernel import (
    Decision,
    EngineError,
    Failure,
    Panel,
    Refusal,
    SaveError,
    Timeline,
    UndoPolicy,
    commitment,
    load,
    save,
)
from farlight.texts import Texts, UnknownLanguage

Words = dict[str, Any]


class Terminal:
    """One person, or several at one keyboard, at one table."""

    def __init__(
        self, console: Console, timeline: Timeline[Any, Any], file: Path, language: str, undo: UndoPolicy
    ) -> None:
        self.console = console
        self.timeline = timeline
        self.file = file
        self.undo_policy: UndoPolicy = undo
        self.seat: int | None = None
        self.shown: Sequence[Panel] = ()
        self.focus: Decision | None = None
        self.choices: list[Choice] = []
        self.set_language(language)
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "why": self.why,
            "rule": self.rule,
            "log": self.log,
            "undo": self.undo,
            "undo!": self.undo_agreed,
            "redo": self.redo,
            "branch": self.branch,
            "visit": self.visit,
            "save": self.save,
            "load": self.load,
            "language": self.language,
            "seat": self.look_from,
            "view": self.view,
            "quit": self.quit,
        }

    @property
    def game(self) -> Any:
        return self.timeline.game

    # The loop

    def run(self, greetings: Sequence[tuple[str, Words]]) -> None:
        """Play until somebody leaves."""
        setup = self.timeline.setup
        mission = self.texts.name("mission", setup.mission)
        self.say("terminal-welcome", "bold", version=farlight.__version__, game=setup.game, mission=mission)
        self.say("terminal-commitment", "dim", hash=commitment(setup.seed))
        for key, words in greetings:
            self.say(key, "cyan", **words)
        if not greetings:
            self.introduce()
        self.say("terminal-help", "dim", commands=", ".join(name for name in self.commands if name.isalpha()))
        self.save_quietly()
        self.show()
        while self.handle(self.ask()):
            pass
        self.say("terminal-bye", file=str(self.file), command=f"farlight play --load {self.file}")

    def introduce(self) -> None:
        intro = self.game.intro(self.timeline.setup.mission, self.texts.language)
        if intro:
            self.console.print()
            self.console.print(Text(intro, style="italic"))
        _, events = next(iter(self.timeline.log()), (0, ()))
        show_events(self.console, self.texts, events)

    def ask(self) -> str:
        try:
            return input("> ").strip()
        except EOFError:
            return "quit"

    def handle(self, line: str) -> bool:
        """Do what a line says; False to leave."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word)
        if not line:
            self.show()
            return True
        if command is not None:
            return command(rest.strip())
        self.choose(line)
        return True

    def show(self) -> None:
        """What has changed on the table, then the open question."""
        position = self.timeline.position
        panels = self.game.panels(self.game.view(position.state, self.looking_seat()))
        if panels != self.shown:
            show_panels(self.console, self.texts, panels, self.shown)
            self.shown = panels
        if not position.open:
            self.focus, self.choices = None, []
            seed = self.timeline.setup.seed
            self.say("terminal-seed", "dim", seed=str(seed), hash=commitment(seed))
            self.say("terminal-over", "bold")
            return
        self.focus, self.choices = gather_choices(position, self.seat, self.texts)
        show_question(self.console, self.texts, position, self.focus, self.choices)

    def looking_seat(self) -> int | None:
        """Through whose eyes the table is shown: the chosen seat, else whoever is asked."""
        if self.seat is not None or not self.timeline.position.open:
            return self.seat
        asked = self.timeline.position.open[0].seat
        return asked if asked >= 0 else None

    # Answering

    def choose(self, line: str) -> None:
        found = self.find(line)
        if found is None:
            return
        try:
            self.timeline.choose(found.seat, found.option.id, found.number)
        except EngineError as error:
            self.report(found, error)
            return
        self.save_quietly()
        if not self.timeline.position.needs_roll:
            show_events(self.console, self.texts, self.timeline.position.events)
        self.show()

    def find(self, line: str) -> Choice | None:
        """The choice that a number, an id or the beginning of its words names."""
        if not self.choices:
            self.say("terminal-over", "bold")
            return None
        if line.isdigit() and 1 <= int(line) <= len(self.choices):
            return self.choices[int(line) - 1]
        named = [choice for choice in self.choices if line in (choice.option.id, choice.text)]
        begun = named or [c for c in self.choices if c.text.lower().startswith(line.lower())]
        if len(begun) == 1 or (begun and named):
            return begun[0]
        if begun:
            self.say("terminal-ambiguous", "red", given=line, known=", ".join(choice.text for choice in begun))
            return None
        refusal = self.refusal_for(line)
        if refusal is not None:
            self.print(self.texts.refusal(refusal), "red")
        else:
            self.say("terminal-unknown", "red", given=line, count=len(self.choices))
        return None

    def refusal_for(self, line: str) -> Refusal | None:
        """Why something cannot be chosen that the player might expect, by id or by its words."""
        play = self.timeline.position.play
        if self.focus is None or play.barred is None:
            return None
        for option, refusal in play.barred(self.focus.seat):
            if line == option.id or self.texts.option(option).lower().startswith(line.lower()):
                return refusal
        return None

    def report(self, found: Choice, error: EngineError) -> None:
        file = self.file.with_suffix(".failure")
        save(self.timeline, file, Failure(found.seat, found.option.id, str(error)))
        self.say("terminal-failure", "red", file=str(file))
        self.show()

    # Commands: each returns whether to go on

    def help(self, _rest: str) -> bool:
        levels = ", ".join(dict.fromkeys(self.game.levels.values()))
        for topic in (
            "number",
            "why",
            "rule",
            "log",
            "undo",
            "branch",
            "save",
            "language",
            "seat",
            "view",
            "quit",
        ):
            self.say(f"terminal-help-{topic}", levels=levels)
        return True

    def why(self, rest: str) -> bool:
        if not rest or self.focus is None:
            example = self.choices[0].option.id if self.choices else "rest"
            self.say("terminal-why-usage", example=example)
            return True
        offered = [c for c in self.choices if rest == c.option.id or c.text.lower().startswith(rest.lower())]
        if offered:
            self.say("terminal-why-can", option=offered[0].text)
            return True
        refusal = self.refusal_for(rest) or self.timeline.position.why_not(max(self.focus.seat, 0), rest)
        if refusal is not None:
            self.print(self.texts.refusal(refusal), "yellow")
        return True

    def rule(self, rest: str) -> bool:
        rule = rest.upper() or (self.focus.rule if self.focus else "")
        if not rule:
            self.say("terminal-rule-none")
            return True
        text = self.texts.rule(rule)
        if text is None:
            self.say("terminal-rule-missing", "red", given=rule)
        else:
            self.say("terminal-rule", rule=rule, text=text)
        return True

    def log(self, _rest: str) -> bool:
        self.say("terminal-log", "bold cyan")
        told = False
        for _, events in self.timeline.log(self.timeline.log_start()):
            show_events(self.console, self.texts, events)
            told = told or bool(events)
        if not told:
            self.say("terminal-log-empty")
        return True

    def undo(self, rest: str, consent: bool = False) -> bool:
        if rest in self.game.levels.values():
            refusal = self.timeline.undo_to_level(rest, self.undo_policy, consent)
        else:
            path = [0, *self.timeline.path()]
            steps = int(rest) if rest.isdigit() else 1
            refusal = (
                self.timeline.undo_to(path[-1 - steps], self.undo_policy, consent)
                if steps < len(path)
                else Refusal("", "refused-undo-start")
            )
        if refusal is not None and refusal.reason == "refused-undo-ask":
            self.say("terminal-undo-ask", "yellow")
            return True
        return self.moved(refusal, "terminal-undone")

    def undo_agreed(self, rest: str) -> bool:
        return self.undo(rest, consent=True)

    def redo(self, _rest: str) -> bool:
        return self.moved(self.timeline.redo(), "terminal-redone")

    def branch(self, rest: str) -> bool:
        if rest:
            self.timeline.name_branch(rest)
            self.save_quietly()
            self.say("terminal-branch-named", name=rest)
        elif self.timeline.branches:
            self.say("terminal-branches", known=", ".join(sorted(self.timeline.branches)))
        else:
            self.say("terminal-branches-none")
        return True

    def visit(self, rest: str) -> bool:
        return self.moved(self.timeline.visit(rest), "terminal-redone")

    def save(self, rest: str) -> bool:
        file = Path(rest).expanduser() if rest else self.file
        try:
            save(self.timeline, file)
        except OSError as error:
            self.print(f"{file}: {error.strerror}", "red")
        else:
            self.say("terminal-saved", file=str(file))
        return True

    def load(self, rest: str) -> bool:
        file = Path(rest).expanduser() if rest else self.file
        try:
            loaded = load(file, self.game)
        except SaveError as error:
            self.print(str(error), "red")
            return True
        self.timeline = loaded.timeline
        self.shown = ()
        self.say("terminal-loaded", file=str(file))
        for note in loaded.notes:
            self.say("terminal-note", "yellow", note=note)
        self.save_quietly()
        self.show()
        return True

    def language(self, rest: str) -> bool:
        try:
            self.set_language(rest or self.texts.language)
        except UnknownLanguage as error:
            self.print(str(error), "red")
            return True
        self.say("terminal-language")
        self.shown = ()
        self.show()
        return True

    def look_from(self, rest: str) -> bool:
        seats = self.timeline.setup.seats
        self.seat = int(rest) - 1 if rest.isdigit() and 1 <= int(rest) <= seats else None
        self.shown = ()
        self.show()
        return True

    def view(self, _rest: str) -> bool:
        self.shown = ()
        self.show()
        return True

    def quit(self, _rest: str) -> bool:
        return False

    # Small things

    def moved(self, refusal: Refusal | None, key: str) -> bool:
        if refusal is not None:
            self.print(self.texts.refusal(refusal), "red")
            return True
        self.save_quietly()
        self.say(key, "cyan")
        self.show()
        return True

    def save_quietly(self) -> None:
        """After every choice: nothing is ever lost."""
        try:
            save(self.timeline, self.file)
        except OSError as error:
            self.print(f"{self.file}: {error.strerror}", "red")

    def set_language(self, language: str) -> None:
        self.texts = Texts(language, [self.game.texts], self.game.name_of)

    def say(self, key: str, style: str = "", **words: Any) -> None:
        self.print(self.texts.say(key, **words), style)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))
