"""What can be typed at the terminal table besides a choice. Each command gets the table and the rest of the line."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from farlight.cli.home import is_ours, keep, named_file, new_file
from farlight.cli.lookup import chapters, describe, explain, known_words
from farlight.cli.words import mentions, whole
from farlight.kernel import Refusal, SaveError, UndoPolicy, commitment, load, save, telling
from farlight.texts import UnknownLanguage
from farlight.texts.rules import rules_about

if TYPE_CHECKING:
    from farlight.cli.terminal import Terminal

Command = Callable[["Terminal", str], None]
COMMANDS: dict[str, Command] = {}
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit"}
TOPICS = (
    "number", "any", "why", "hint", "rule", "log", "undo", "branch", "save", "language", "seat", "view", "seed", "quit",
)  # fmt: skip
GUIDE = "game-guide"
"""The message of a game that tells on a page how it goes."""


def command(run: Command) -> Command:
    COMMANDS[run.__name__.removeprefix("do_")] = run
    return run


@command
def do_help(table: "Terminal", _rest: str) -> None:
    levels = ", ".join(dict.fromkeys(table.game.levels.values()))
    for topic in TOPICS:
        table.say(f"terminal-help-{topic}", levels=levels)


@command
def do_any(table: "Terminal", _rest: str) -> None:
    """The any-time effects, each with its letter."""
    if any(choice.beside for choice in table.choices):
        table.lettered = True
        table.screen.any_time(table.texts, table.choices)
    else:
        table.say("terminal-any-none")


@command
def do_why(table: "Terminal", rest: str) -> None:
    """Why something cannot be chosen, or how it can, by its words, its id or its number."""
    if not rest or table.focus is None:
        table.say("terminal-why-usage", example=table.choices[0].text if table.choices else "-")
        return
    named = [choice for choice in table.choices if mentions(choice.text, rest)]
    offered = table.exact(rest) or next((choice for choice in named if not choice.beside), None)
    if offered is None and not explain(table, rest, refuse=not named):
        offered = next(iter(named), None)
    elif offered is None:
        return
    if offered is not None and not (offered.beside and table.show_panels(rest, headings=True)):
        describe(table, offered)
    elif offered is None and not table.show_panels(rest):
        found = rules_about(table.game.name, table.texts, rest)
        if found:
            table.say("terminal-why-later", "yellow", given=rest, count=len(found))
        else:
            table.say("terminal-why-unknown", "red", given=rest, known=", ".join(known_words(table)))


@command
def do_hint(table: "Terminal", _rest: str) -> None:
    """What a practised player would choose, and why."""
    if table.focus is None:
        table.say("terminal-hint-none")
        return
    adviser = table.adviser
    table.say("server-hint", "cyan", option=table.texts.option(adviser.advise(table.timeline)))
    for reason in adviser.reasons(table.timeline, table.texts):
        table.screen.line(reason, indent=2)


@command
def do_rule(table: "Terminal", rest: str) -> None:
    """The rule behind the question, a rule by its id, or all rules with a word."""
    if not rest and (table.focus is None or not table.focus.rule):
        table.say("terminal-rule-none")
        return
    wanted = rest or (table.focus.rule if table.focus is not None else "")
    found = rules_about(table.game.name, table.texts, wanted)
    for rule, text in found:
        table.say("terminal-rule", rule=rule, text=text)
    if not found:
        table.say("terminal-rule-missing", "red", given=wanted)


@command
def do_rules(table: "Terminal", rest: str) -> None:
    """How the game goes and what chapters its rules have; with a chapter: its rules."""
    known = chapters(table.game.name, table.texts)
    chapter = next((one for one in known if rest.casefold() in (one.number.casefold(), one.title.casefold())), None)
    chapter = chapter or next((one for one in known if rest and mentions(one.title, rest)), None)
    if chapter is not None:
        table.print(chapter.title, "bold cyan")
        for rule, text in chapter.rules:
            table.say("terminal-rule", rule=rule, text=text)
        return
    if rest:
        do_rule(table, rest)
        return
    for line in table.texts.say(GUIDE).splitlines():
        table.print(line)
    table.screen.gap()
    table.say("terminal-chapters", "bold cyan")
    for one in known:
        table.screen.line(f"{one.number:>2}  {one.title}", indent=2, hang=4)


@command
def do_log(table: "Terminal", rest: str) -> None:
    """What happened; with a number, only so many lines of it."""
    told = [telling(events) for _, events in table.timeline.log(table.timeline.log_start())]
    lines = [event for events in told for event in events]
    last = whole(rest)
    table.say("terminal-log", "bold cyan")
    table.screen.events(table.texts, lines if last is None else lines[max(0, len(lines) - last) :])
    if not lines:
        table.say("terminal-log-empty")


@command
def do_seed(table: "Terminal", _rest: str) -> None:
    """The promise that the dice are fixed."""
    setup = table.timeline.setup
    if setup.by_hand:
        table.say("terminal-by-hand")
    else:
        table.say("terminal-commitment", hash=commitment(setup.seed))


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
    table.save_quietly()
    keep(language=table.texts.language)
    table.say("terminal-language")
    table.tell_english()
    table.forget()
    table.show()


@command
def do_seat(table: "Terminal", rest: str) -> None:
    """Answer for a certain seat next, by number or name; alone, for whoever is asked."""
    names = [table.texts.name("seat", seat) for seat in range(table.timeline.seats)]
    number = whole(rest)
    named = [seat for seat, name in enumerate(names) if mentions(name, rest)]
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
def do_view(table: "Terminal", rest: str) -> None:
    """The whole table, or the part of it that a word names."""
    if rest:
        if not table.show_panels(rest):
            panels = table.game.panels(table.game.view(table.timeline.position.state, table.looking_seat()))
            known = ", ".join(table.texts.line(panel.title) for panel in panels)
            table.say("terminal-view-unknown", "red", given=rest, known=known)
        return
    table.forget()
    table.show()
