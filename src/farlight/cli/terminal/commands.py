"""What can be typed at a table besides a choice. Each command gets the terminal and the rest of the line."""

from collections.abc import Awaitable, Callable

import msgspec

from farlight.cli.game_folder import keep
from farlight.cli.terminal.lookup import explain, known_words
from farlight.cli.terminal.offers import named
from farlight.cli.terminal.question import show_any_time
from farlight.cli.terminal.table import Company
from farlight.cli.terminal.terminal import Terminal
from farlight.errors import UserError
from farlight.texts import UnknownLanguage, check_language
from farlight.texts.matching import mentions, whole
from farlight.texts.rules import chapters, rules_about

ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit"}
TOPICS = ("number", "any", "why", "hint", "rule", "log", "undo", "branch", "save", "language", "seat", "view", "seed")
GUIDE = "game-guide"
"""The message of a game that tells on a page how it goes."""


class Command(msgspec.Struct, frozen=True):
    run: Callable[[Terminal, str], Awaitable[None]]
    for_company: bool = False
    """Whether it concerns the others, and has nothing to do where nobody else is."""


COMMANDS: dict[str, Command] = {}


def command(run: Callable[[Terminal, str], Awaitable[None]]) -> Callable[[Terminal, str], Awaitable[None]]:
    COMMANDS[run.__name__.removeprefix("do_")] = Command(run)
    return run


def company_command(run: Callable[[Terminal, Company, str], Awaitable[None]]) -> None:
    """Register a command that is given the others as well; alone at a table, one is told that nobody else is there."""
    name = run.__name__.removeprefix("do_")

    async def run_there(terminal: Terminal, rest: str) -> None:
        company = terminal.table.company
        if company is None:
            terminal.say("terminal-no-company", "red", command=name)
        else:
            await run(terminal, company, rest)

    COMMANDS[name] = Command(run_there, for_company=True)


def command_of(terminal: Terminal, line: str) -> Command | None:
    """The command that a line begins with, unless it is a choice. Where nobody else is, words for company are words."""
    word = line.partition(" ")[0].lower()
    found = COMMANDS.get(ALIASES.get(word, word))
    if found is None or terminal.exact(line) is not None:
        return None
    is_idle = found.for_company and terminal.table.company is None
    return None if is_idle and named(terminal.offers, line) else found


@command
async def do_help(terminal: Terminal, _rest: str) -> None:
    table, levels = terminal.table, ", ".join(terminal.table.levels)
    for topic in TOPICS:
        own = f"remote-help-{topic}"
        elsewhere = table.company is not None and terminal.texts.has(own)
        terminal.say(own if elsewhere else f"terminal-help-{topic}", levels=levels)
    if table.company is None:
        terminal.say("terminal-help-quit")
        return
    for topic in ("say", "claim", "link", "quit"):
        terminal.say(f"remote-help-{topic}")


# Looking


@command
async def do_any(terminal: Terminal, _rest: str) -> None:
    """List the any-time effects, each with its letter."""
    if any(offer.beside for offer in terminal.offers):
        terminal.lettered = True
        show_any_time(terminal.screen, terminal.table, terminal.offers)
    else:
        terminal.say("terminal-any-none")


@command
async def do_why(terminal: Terminal, rest: str) -> None:
    """Tell why something cannot be chosen, or how it can, by its words, its id or its number."""
    if not rest or terminal.focus is None:
        terminal.say("terminal-why-usage", example=terminal.offers[0].text if terminal.offers else "-")
        return
    meant = [offer for offer in terminal.offers if mentions(offer.text, rest)]
    offered = terminal.exact(rest) or next((offer for offer in meant if not offer.beside), None)
    if offered is None:
        reason = await explain(terminal.table, terminal.focus, rest, refuse=not meant)
        if reason:
            terminal.print(reason, "yellow")
            return
        offered = next(iter(meant), None)
    if offered is not None and not (offered.beside and terminal.show_part(rest, headings=True)):
        terminal.describe(offered)
    elif offered is None and not terminal.show_part(rest):
        await _tell_unknown(terminal, rest)


async def _tell_unknown(terminal: Terminal, said: str) -> None:
    """Tell that nothing on the table is called so: the rules may speak of it, or other words may help."""
    found = rules_about(terminal.table.standing.game, terminal.texts, said)
    if found:
        terminal.say("terminal-why-later", "yellow", given=said, count=len(found))
    elif terminal.focus is not None:
        known = await known_words(terminal.table, terminal.focus, terminal.offers)
        terminal.say("terminal-why-unknown", "red", given=said, known=", ".join(known))


@command
async def do_hint(terminal: Terminal, _rest: str) -> None:
    """Tell what a practised player would choose, and why."""
    hint = None if terminal.focus is None else await terminal.table.hint(terminal.seat)
    if hint is None:
        terminal.say("terminal-hint-none")
        return
    terminal.print(hint.text, "cyan")
    for reason in hint.reasons:
        terminal.screen.line(reason, indent=2)


@command
async def do_rule(terminal: Terminal, rest: str) -> None:
    """Show the rule behind the question, a rule by its id, or all rules with a word."""
    wanted = rest or (terminal.focus.rule if terminal.focus is not None else "")
    if not wanted:
        terminal.say("terminal-rule-none")
        return
    found = rules_about(terminal.table.standing.game, terminal.texts, wanted)
    for rule, text in found:
        terminal.say("terminal-rule", rule=rule, text=text)
    if not found:
        terminal.say("terminal-rule-missing", "red", given=wanted)


@command
async def do_rules(terminal: Terminal, rest: str) -> None:
    """Tell how the game goes and what chapters its rules have; with a chapter: its rules."""
    known = chapters(terminal.table.standing.game, terminal.texts)
    chapter = next((one for one in known if rest.casefold() in (one.number.casefold(), one.title.casefold())), None)
    chapter = chapter or next((one for one in known if rest and mentions(one.title, rest)), None)
    if chapter is not None:
        terminal.print(chapter.title, "bold cyan")
        for rule, text in chapter.rules:
            terminal.say("terminal-rule", rule=rule, text=text)
        return
    if rest:
        await do_rule(terminal, rest)
        return
    for line in terminal.texts.say(GUIDE).splitlines() if terminal.texts.has(GUIDE) else ():
        terminal.print(line)
    terminal.screen.gap()
    terminal.say("terminal-chapters", "bold cyan")
    for one in known:
        terminal.screen.line(f"{one.number:>2}  {one.title}", indent=2, hang=4)


@command
async def do_log(terminal: Terminal, rest: str) -> None:
    """Tell what happened; with a number, only so many lines of it."""
    told = await terminal.table.log(whole(rest))
    terminal.say("terminal-log", "bold cyan")
    terminal.screen.told(told)
    if not told:
        terminal.say("terminal-log-empty")


@command
async def do_seed(terminal: Terminal, _rest: str) -> None:
    """Show the promise that the dice are fixed."""
    standing = terminal.table.standing
    if standing.by_hand:
        terminal.say("terminal-by-hand")
    else:
        terminal.say("terminal-commitment", hash=standing.commitment)


@command
async def do_view(terminal: Terminal, rest: str) -> None:
    """Show the whole table, or the part of it that a word names."""
    if not rest:
        terminal.forget()
        await terminal.show()
    elif not terminal.show_part(rest):
        known = ", ".join(part.title for part in terminal.table.parts(terminal.looking_seat()))
        terminal.say("terminal-view-unknown", "red", given=rest, known=known)


@command
async def do_language(terminal: Terminal, rest: str) -> None:
    try:
        language = check_language(rest or terminal.texts.language)
    except UnknownLanguage as error:
        terminal.print(str(error), "red")
        return
    await terminal.table.speak(language)
    keep(language=language)
    terminal.say("terminal-language")
    terminal.forget()


@command
async def do_seat(terminal: Terminal, rest: str) -> None:
    """Answer for a certain seat of ours next, by number or name; alone, for whoever is asked."""
    seat = _seat(terminal, rest) if rest else None
    if rest and seat is None:
        return
    terminal.seat = seat
    terminal.forget()
    await terminal.table.look(seat)
    await terminal.show()


def _seat(terminal: Terminal, said: str) -> int | None:
    """The seat of a number or a name; tells which there are if it is none of them."""
    names = [place.name for place in terminal.table.standing.places]
    number = whole(said)
    if number is not None and 1 <= number <= len(names):
        return number - 1
    found = next((seat for seat, name in enumerate(names) if mentions(name, said)), None)
    if found is None:
        known = ", ".join(f"{seat} {name}" for seat, name in enumerate(names, 1))
        terminal.say("terminal-seat-unknown", "red", given=said, known=known)
    return found


# Going back and forth


@command
async def do_undo(terminal: Terminal, rest: str) -> None:
    """Take back one answer, several, or all since a level began."""
    levels, steps = terminal.table.levels, whole(rest)
    if rest and rest not in levels and not steps:
        terminal.say("terminal-undo-unknown", "red", levels=", ".join(levels))
        return
    _moved(terminal, await terminal.table.undo(steps or 1, rest if rest in levels else ""))


@command
async def do_redo(terminal: Terminal, rest: str) -> None:
    """Do one answer again that was taken back, or several: as many as there are."""
    if rest and not whole(rest):
        terminal.say("terminal-undo-unknown", "red", levels="1, 2, 3")
        return
    waits = await terminal.table.redo()
    for _ in range((whole(rest) or 1) - 1):
        try:
            waits = waits or await terminal.table.redo()
        except UserError:  # there is no more
            break
    _moved(terminal, waits)


@command
async def do_branch(terminal: Terminal, rest: str) -> None:
    """Give this moment a name; alone, tell which have one."""
    known = _branches(terminal)
    if rest:
        await terminal.table.mark(rest)
        terminal.say("terminal-branch-named", name=rest)
    elif known:
        terminal.say("terminal-branches", known=", ".join(known))
    else:
        terminal.say("terminal-branches-none")


@command
async def do_visit(terminal: Terminal, rest: str) -> None:
    """Go to a moment that has a name."""
    known = _branches(terminal)
    if not rest:
        await do_branch(terminal, "")
    elif rest in known:
        _moved(terminal, await terminal.table.visit(rest))
    elif known:
        terminal.say("refused-no-branch", "red", given=rest, known=", ".join(known))
    else:
        terminal.say("refused-no-branches", "red", given=rest)


def _branches(terminal: Terminal) -> list[str]:
    return [name for name, _ in terminal.table.standing.branches]


def _moved(terminal: Terminal, waits: bool) -> None:
    """Say that the others have to agree first; if not, the table itself tells where it was taken."""
    if waits:
        terminal.print(terminal.table.consent, "yellow")


@command
async def do_agree(terminal: Terminal, _rest: str) -> None:
    """Consent to what was proposed."""
    if not await terminal.table.agree():
        terminal.say("terminal-agree-none")


@command
async def do_decline(terminal: Terminal, _rest: str) -> None:
    """Refuse what was proposed, or take it back."""
    terminal.say("terminal-declined" if await terminal.table.decline() else "terminal-agree-none")


# Files


@command
async def do_save(terminal: Terminal, rest: str) -> None:
    """Keep this moment under a name; only a save is ever replaced."""
    terminal.say("terminal-saved", file=str(await terminal.table.save(rest)))


@command
async def do_load(terminal: Terminal, rest: str) -> None:
    """Go on from a saved file."""
    if not rest:
        terminal.say("terminal-load-usage")
        return
    await terminal.table.load(rest)
    terminal.seat = None
    terminal.forget()


# The others at the table


@company_command
async def do_who(terminal: Terminal, company: Company, _rest: str) -> None:
    """Tell who is here and who sits where."""
    terminal.screen.news(company.who())


@company_command
async def do_say(terminal: Terminal, company: Company, rest: str) -> None:
    if rest:
        await company.say(rest)
    else:
        terminal.say("remote-say-usage")


@company_command
async def do_claim(terminal: Terminal, company: Company, rest: str) -> None:
    """Take a free seat: the one that is named, or the first."""
    free = (seat for seat, place in enumerate(terminal.table.standing.places) if not place.person)
    seat = _seat(terminal, rest) if rest else next(free, 0)
    if seat is not None:
        await company.claim(seat)


@company_command
async def do_release(terminal: Terminal, company: Company, rest: str) -> None:
    """Give a seat up: the one that is named, or our only one."""
    mine = terminal.table.seats
    seat = _seat(terminal, rest) if rest or len(mine) != 1 else mine[0]
    if seat is not None:
        await company.release(seat)


@company_command
async def do_bot(terminal: Terminal, company: Company, rest: str) -> None:
    """Let a bot play our seats; alone, we play them again."""
    known = await company.bots()
    if not terminal.table.seats:
        terminal.say("remote-no-seat", "red")
    elif rest and rest not in known:
        terminal.say("remote-bot-usage", known=", ".join(known))
    else:
        await company.stand_in(rest)


@company_command
async def do_link(terminal: Terminal, company: Company, _rest: str) -> None:
    """Show the links that let others in."""
    play, watch = await company.links()
    terminal.screen.whole(terminal.texts.say("remote-link-play", link=play))
    terminal.screen.whole(terminal.texts.say("remote-link-watch", link=watch))


@company_command
async def do_report(terminal: Terminal, company: Company, rest: str) -> None:
    """Keep the report of an error of the rules in a file."""
    terminal.say("terminal-failure", "red", file=str(await company.report(rest)))
