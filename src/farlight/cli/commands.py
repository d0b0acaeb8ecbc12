"""What can be typed at the terminal table besides a choice. Each command gets the table and the rest of the line."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from farlight.cli.home import is_ours, named_file, new_file
from farlight.kernel import Refusal, SaveError, UndoPolicy, load, save
from farlight.rulebook import rules
from farlight.texts import UnknownLanguage

if TYPE_CHECKING:
    from farlight.cli.terminal import Terminal

Command = Callable[["Terminal", str], None]
COMMANDS: dict[str, Command] = {}
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit"}
TOPICS = ("number", "why", "rule", "log", "undo", "branch", "save", "language", "seat", "view", "quit")


def command(run: Command) -> Command:
    COMMANDS[run.__name__.removeprefix("do_")] = run
    return run


@command
def do_help(table: "Terminal", _rest: str) -> None:
    levels = ", ".join(dict.fromkeys(table.game.levels.values()))
    for topic in TOPICS:
        table.say(f"terminal-help-{topic}", levels=levels)


@command
def do_why(table: "Terminal", rest: str) -> None:
    """Why something cannot be chosen, by its words, its id or its number."""
    if not rest or table.focus is None:
        table.say("terminal-why-usage", example=table.choices[0].text if table.choices else "-")
        return
    offered = table.exact(rest) or next((c for c in table.choices if rest.casefold() in c.text.casefold()), None)
    refusal = table.refusal_for(rest)
    if offered is not None:
        table.say("terminal-why-can", option=offered.text)
    elif refusal is not None:
        table.print(table.texts.refusal(refusal), "yellow")
    else:
        table.say("terminal-why-unknown", "red", given=rest)


@command
def do_rule(table: "Terminal", rest: str) -> None:
    """The rule behind the question, a rule by its id, or all rules with a word."""
    if not rest and (table.focus is None or not table.focus.rule):
        table.say("terminal-rule-none")
        return
    wanted = rest or (table.focus.rule if table.focus is not None else "")
    known = [(rule.id, table.texts.rule(rule.id) or "") for rule in rules(table.game.name)]
    found = [(rule, text) for rule, text in known if rule.casefold() == wanted.casefold()]
    found = found or [(rule, text) for rule, text in known if wanted.casefold() in f"{rule} {text}".casefold()]
    for rule, text in found:
        table.say("terminal-rule", rule=rule, text=text)
    if not found:
        table.say("terminal-rule-missing", "red", given=wanted)


@command
def do_rules(table: "Terminal", _rest: str) -> None:
    for rule in rules(table.game.name):
        table.say("terminal-rule", rule=rule.id, text=table.texts.rule(rule.id) or rule.title)


@command
def do_log(table: "Terminal", _rest: str) -> None:
    table.say("terminal-log", "bold cyan")
    told = False
    for _, events in table.timeline.log(table.timeline.log_start()):
        table.screen.events(table.texts, events)
        told = told or bool(events)
    if not told:
        table.say("terminal-log-empty")


@command
def do_undo(table: "Terminal", rest: str) -> None:
    """Take back one answer, several, or all since a level began."""
    levels = list(dict.fromkeys(table.game.levels.values()))
    steps = whole(rest)
    if rest and rest not in levels and not steps:
        table.say("terminal-undo-unknown", "red", levels=", ".join(levels))
        return

    def go(policy: UndoPolicy | None = None) -> Refusal | None:
        if rest in levels:
            return table.timeline.undo_to_level(rest, policy)
        path = [0, *table.timeline.path()]
        back = steps or 1
        return (
            table.timeline.undo_to(path[-1 - back], policy) if back < len(path) else Refusal("", "refused-undo-start")
        )

    table.moved(go(), "terminal-undone", lambda: go("free"))


@command
def do_redo(table: "Terminal", rest: str) -> None:
    if rest and not whole(rest):
        table.say("terminal-undo-unknown", "red", levels="1, 2, 3")
        return
    refusal = table.timeline.redo()
    for _ in range((whole(rest) or 1) - 1):
        if refusal is None and table.timeline.redo() is not None:
            break
    table.moved(refusal, "terminal-redone")


@command
def do_agree(table: "Terminal", _rest: str) -> None:
    """The group agrees to what it was asked."""
    if table.pending is None:
        table.say("terminal-agree-none")
    else:
        table.moved(table.pending(), "terminal-undone")


@command
def do_branch(table: "Terminal", rest: str) -> None:
    if rest:
        table.timeline.name_branch(rest)
        table.save_quietly()
        table.say("terminal-branch-named", name=rest)
    elif table.timeline.branches:
        table.say("terminal-branches", known=", ".join(sorted(table.timeline.branches)))
    else:
        table.say("terminal-branches-none")


@command
def do_visit(table: "Terminal", rest: str) -> None:
    if not rest:
        do_branch(table, "")
        return
    table.moved(table.timeline.visit(rest), "terminal-visited", lambda: table.timeline.visit(rest, "free"))


@command
def do_save(table: "Terminal", rest: str) -> None:
    """Keep this moment under a name; only a save is ever replaced."""
    file = named_file(rest) if rest else table.file
    if not is_ours(file):
        table.say("terminal-save-foreign", "red", file=str(file))
        return
    if rest and file.parent != table.file.parent and not file.parent.is_dir():
        table.say("terminal-save-folder", "red", folder=str(file.parent))
        return
    try:
        save(table.timeline, file)
    except OSError as error:
        table.say("terminal-unsaved", "bold red", reason=f"{file}: {error.strerror}")
        return
    table.say("terminal-saved", file=str(file))


@command
def do_load(table: "Terminal", rest: str) -> None:
    """Go on from a saved file. It stays as it is, and so does the game that is left."""
    if not rest:
        table.say("terminal-load-usage")
        return
    file = named_file(rest)
    try:
        loaded = load(file, table.game)
    except SaveError as error:
        table.print(str(error), "red")
        return
    table.sit_at(loaded.timeline, new_file(table.game.name))
    table.say("terminal-loaded", file=str(file))
    for note in loaded.notes:
        table.say("terminal-note", "yellow", note=note)
    table.show()


@command
def do_language(table: "Terminal", rest: str) -> None:
    try:
        table.set_language(rest or table.texts.language)
    except UnknownLanguage as error:
        table.print(str(error), "red")
        return
    table.say("terminal-language")
    table.forget()
    table.show()


@command
def do_seat(table: "Terminal", rest: str) -> None:
    """Answer for a certain seat next, by number or name; alone, for whoever is asked."""
    names = [table.texts.name("seat", seat) for seat in range(table.timeline.setup.seats)]
    number = whole(rest)
    named = [seat for seat, name in enumerate(names) if rest and name.casefold().startswith(rest.casefold())]
    if not rest:
        table.seat = None
    elif number is not None and 1 <= number <= len(names):
        table.seat = number - 1
    elif named:
        table.seat = named[0]
    else:
        known = ", ".join(f"{seat} {name}" for seat, name in enumerate(names, 1))
        table.say("terminal-seat-unknown", "red", given=rest, known=known)
        return
    table.forget()
    table.show()


@command
def do_view(table: "Terminal", _rest: str) -> None:
    table.forget()
    table.show()


def whole(text: str) -> int | None:
    """A number as people type it."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
