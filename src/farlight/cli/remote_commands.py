"""What can be typed at a table on the net besides a choice. Each command gets the table and the rest of the line."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from farlight.cli.home import keep, saves_folder
from farlight.cli.lookup import chapters
from farlight.cli.words import mentions, whole
from farlight.kernel.private import make_file, make_folder
from farlight.texts import UnknownLanguage, check_language
from farlight.texts.rules import rules_about
from farlight.wire import Place

if TYPE_CHECKING:
    from farlight.cli.remote import RemoteTerminal

Command = Callable[["RemoteTerminal", str], Awaitable[None]]
COMMANDS: dict[str, Command] = {}
TOPICS = (
    "terminal-help-number", "terminal-help-any", "terminal-help-why", "terminal-help-hint", "terminal-help-rule",
    "terminal-help-log", "remote-help-undo", "terminal-help-branch", "terminal-help-language", "terminal-help-seat",
    "terminal-help-view", "terminal-help-seed", "remote-help-say", "remote-help-claim", "remote-help-link",
    "remote-help-quit",
)  # fmt: skip
GUIDE = "game-guide"
LAST = 40
"""Lines of the log, if nobody says how many."""


def command(run: Command) -> Command:
    COMMANDS[run.__name__.removeprefix("do_")] = run
    return run


@command
async def do_help(table: "RemoteTerminal", _rest: str) -> None:
    for topic in TOPICS:
        table.say(topic, levels=", ".join(table.levels))


# Looking


@command
async def do_any(table: "RemoteTerminal", _rest: str) -> None:
    """The any-time effects, each with its letter."""
    if any(offer.beside for offer in table.offers):
        table.lettered = True
        table.show_any_time()
    else:
        table.say("terminal-any-none")


@command
async def do_why(table: "RemoteTerminal", rest: str) -> None:
    """Why something cannot be chosen, by its words, its id or its number."""
    offered = next(
        (offer for offer in table.offers if rest in (offer.label, offer.id) or mentions(offer.text, rest)), None
    )
    if not rest or (offered is None and table.focus is None):
        table.say("terminal-why-usage", example=table.offers[0].text if table.offers else "-")
    elif offered is not None:
        table.say("terminal-why-can", option=offered.text)
        if offered.choice.about:
            table.screen.line(offered.choice.about, indent=2)
    elif not table.show_part(rest, lines_too=True):
        seats = table.table.seats
        seat = table.focus.seat if table.focus is not None and table.focus.seat in seats else next(iter(seats), 0)
        said = await table.client.why(table.table.id, seat, rest)
        table.print(said.text, "yellow")


@command
async def do_hint(table: "RemoteTerminal", _rest: str) -> None:
    """What a practised player would choose, and why."""
    if not table.table.questions:
        table.say("terminal-hint-none")
        return
    hint = await table.client.hint(table.table.id)
    table.print(hint.text, "cyan")
    for reason in hint.reasons:
        table.screen.line(reason, indent=2)


@command
async def do_rule(table: "RemoteTerminal", rest: str) -> None:
    """The rule behind the question, a rule by its id, or all rules with a word."""
    wanted = rest or (table.focus.rule if table.focus is not None else "")
    if not wanted:
        table.say("terminal-rule-none")
        return
    found = rules_about(table.table.standing.game, table.texts, wanted)
    for rule, text in found:
        table.say("terminal-rule", rule=rule, text=text)
    if not found:
        table.say("terminal-rule-missing", "red", given=wanted)


@command
async def do_rules(table: "RemoteTerminal", rest: str) -> None:
    """How the game goes and what chapters its rules have; with a chapter: its rules."""
    known = chapters(table.table.standing.game, table.texts)
    chapter = next((one for one in known if rest and (rest == one.number or mentions(one.title, rest))), None)
    if chapter is not None:
        table.print(chapter.title, "bold cyan")
        for rule, text in chapter.rules:
            table.say("terminal-rule", rule=rule, text=text)
    elif rest:
        await do_rule(table, rest)
    else:
        if table.texts.has(GUIDE):
            for line in table.texts.say(GUIDE).splitlines():
                table.print(line)
        table.say("terminal-chapters", "bold cyan")
        for one in known:
            table.screen.line(f"{one.number:>2}  {one.title}", indent=2, hang=4)


@command
async def do_log(table: "RemoteTerminal", rest: str) -> None:
    """What happened; with a number, only so many lines of it."""
    wanted = whole(rest) or LAST
    found = await table.client.log(table.table.id)
    told = found.told
    while found.since and len(told) < wanted:
        found = await table.client.log(table.table.id, upto=found.since)
        told = found.told + told
    table.say("terminal-log", "bold cyan")
    table.tell(told[-wanted:])
    if not told:
        table.say("terminal-log-empty")


@command
async def do_seed(table: "RemoteTerminal", _rest: str) -> None:
    """The promise that the dice are fixed."""
    standing = table.table.standing
    if standing.by_hand:
        table.say("terminal-by-hand")
    else:
        table.say("terminal-commitment", hash=standing.commitment)


@command
async def do_view(table: "RemoteTerminal", rest: str) -> None:
    """The whole table, or the part of it that a word names."""
    if not rest:
        table.forget()
        await table.show()
    elif not table.show_part(rest, lines_too=True):
        known = ", ".join(section.title for section in table.table.words)
        table.say("terminal-view-unknown", "red", given=rest, known=known)


@command
async def do_report(table: "RemoteTerminal", rest: str) -> None:
    """Keep the report of an error of the rules in a file."""
    body = await table.client.report(table.table.id, rest)
    file = saves_folder() / f"{table.table.standing.game}-{rest}.failure"
    make_folder(file.parent)
    make_file(file)
    file.write_bytes(body)
    table.say("terminal-failure", "red", file=str(file))


@command
async def do_language(table: "RemoteTerminal", rest: str) -> None:
    try:
        language = check_language(rest or table.texts.language)
    except UnknownLanguage as error:
        table.print(str(error), "red")
        return
    keep(language=language)
    table.client.language = language
    table.set_language(language)
    table.say("terminal-language")
    table.forget()
    await table.table.look(language=language)


# Going back and forth


@command
async def do_undo(table: "RemoteTerminal", rest: str) -> None:
    """Take back one answer, several, or all since a level began."""
    steps = whole(rest)
    if rest and rest not in table.levels and not steps:
        table.say("terminal-undo-unknown", "red", levels=", ".join(table.levels))
        return
    waits = 0
    for _ in range(1 if rest in table.levels else steps or 1):
        done = await table.table.undo(level=rest if rest in table.levels else "")
        waits = done.waits
        if waits:
            break
    _moved(table, waits, "terminal-undone")


@command
async def do_redo(table: "RemoteTerminal", _rest: str) -> None:
    _moved(table, (await table.table.redo()).waits, "terminal-redone")


@command
async def do_branch(table: "RemoteTerminal", rest: str) -> None:
    known = [name for name, _ in table.table.standing.branches]
    if rest:
        await table.table.mark(rest)
        table.say("terminal-branch-named", name=rest)
    elif known:
        table.say("terminal-branches", known=", ".join(known))
    else:
        table.say("terminal-branches-none")


@command
async def do_visit(table: "RemoteTerminal", rest: str) -> None:
    if rest:
        _moved(table, (await table.table.visit(rest)).waits, "terminal-visited")
    else:
        await do_branch(table, "")


def _moved(table: "RemoteTerminal", waits: int, key: str) -> None:
    table.say("remote-proposed" if waits else key, "yellow" if waits else "cyan")


@command
async def do_agree(table: "RemoteTerminal", _rest: str) -> None:
    """Consent to what somebody proposes."""
    mine = table.table.person
    open_to_us = [one.id for one in table.table.standing.proposals if mine in one.missing]
    if not open_to_us:
        table.say("terminal-agree-none")
    for number in open_to_us:
        await table.table.agree(number)


@command
async def do_decline(table: "RemoteTerminal", _rest: str) -> None:
    """Refuse what somebody proposes, or take our own proposal back."""
    mine = table.table.person
    concerning = [one.id for one in table.table.standing.proposals if mine in (one.by, *one.missing)]
    if not concerning:
        table.say("terminal-agree-none")
    for number in concerning:
        await table.table.decline(number)


# The people at the table


@command
async def do_say(table: "RemoteTerminal", rest: str) -> None:
    if rest:
        await table.table.say(rest)
    else:
        table.say("remote-say-usage")


@command
async def do_who(table: "RemoteTerminal", _rest: str) -> None:
    """Who is here and who sits where."""
    standing = table.table.standing
    for number, place in enumerate(standing.places, 1):
        table.say("remote-chair", seat=number, name=place.name, who=_holder(table, place))
    for member in standing.members:
        if member.watches:
            table.say("remote-watcher", who=member.name)


def _holder(table: "RemoteTerminal", place: Place) -> str:
    here = {member.id for member in table.table.standing.members if member.here}
    who = table.name_of(place.person) if place.person else table.texts.say("remote-nobody")
    if place.person and place.person not in here:
        who = table.texts.say("remote-away", who=who)
    return table.texts.say("remote-bot", who=who, bot=place.bot) if place.bot else who


@command
async def do_seat(table: "RemoteTerminal", rest: str) -> None:
    """Answer for a certain seat of ours next, by number or name; alone, for whichever is asked."""
    seat = _seat(table, rest) if rest else None
    if rest and seat is None:
        return
    table.seat = seat
    table.forget()
    await table.table.look(seat=seat)
    await table.show()


@command
async def do_claim(table: "RemoteTerminal", rest: str) -> None:
    """Take a free seat: the one that is named, or the first."""
    free = (seat for seat, place in enumerate(table.table.standing.places) if not place.person)
    seat = _seat(table, rest) if rest else next(free, 0)
    if seat is not None:
        await table.client.claim(table.table.id, seat)


@command
async def do_release(table: "RemoteTerminal", rest: str) -> None:
    """Give a seat up: the one that is named, or our only one."""
    seat = _seat(table, rest) if rest or len(table.table.seats) != 1 else table.table.seats[0]
    if seat is not None:
        await table.client.release(table.table.id, seat)


@command
async def do_bot(table: "RemoteTerminal", rest: str) -> None:
    """Let a bot play our seats; alone, we play them again."""
    if not table.table.seats:
        table.say("remote-no-seat", "red")
        return
    known = next((game.bots for game in await table.client.games() if game.name == table.table.standing.game), ())
    if rest and rest not in known:
        table.say("remote-bot-usage", known=", ".join(known))
        return
    for seat in table.table.seats:
        await table.client.stand_in(table.table.id, seat, rest)


@command
async def do_link(table: "RemoteTerminal", _rest: str) -> None:
    """The links that let others in."""
    play, watch = await table.client.links(table.table.id)
    table.say_whole("remote-link-play", link=str(play))
    table.say_whole("remote-link-watch", link=str(watch))


def _seat(table: "RemoteTerminal", said: str) -> int | None:
    """The seat of a number or a name; tells which there are if it is none of them."""
    names = [place.name for place in table.table.standing.places]
    number = whole(said)
    if number is not None and 1 <= number <= len(names):
        return number - 1
    found = next((seat for seat, name in enumerate(names) if mentions(name, said)), None)
    if found is None:
        known = ", ".join(f"{seat} {name}" for seat, name in enumerate(names, 1))
        table.say("terminal-seat-unknown", "red", given=said, known=known)
    return found
