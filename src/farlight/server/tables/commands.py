"""What people can do at a table. Each command changes the table in memory and gives the records to be stored.

Whoever calls one holds the table's lock, and throws the table away if the records cannot be stored. One that would go
`Far` changes nothing, and is called again when what it needs is there.
"""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

import msgspec

from farlight.bots import bots_of
from farlight.kernel import GROUP, AnyGame, Decision, Habit, Refusal, UndoPolicy
from farlight.server.tables.habits import answers_by_habit
from farlight.server.tables.last_word import Here, person_with_last_word
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.participants import Chair, OpenProposal
from farlight.server.tables.records import (
    Accustomed,
    Act,
    Agreed,
    Answered,
    Changed,
    Choosing,
    Closed,
    Dropped,
    Going,
    Hosted,
    Joined,
    Left,
    Moved,
    Named,
    Proposed,
    Readmitted,
    Record,
    Renamed,
    Said,
    Seated,
    Seating,
)
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.user_text import LONGEST_NAME, plain
from farlight.wire import (
    Agree,
    Answer,
    AnswerAll,
    Claim,
    Command,
    Decline,
    Habits,
    Mark,
    Say,
    Settings,
    SettingsChange,
    Travel,
    Visit,
)

if TYPE_CHECKING:
    from farlight.wire.rest import Stop

Records = list[Record]
Mutation = Callable[[LiveTable], Records]
LONGEST_CHAT = 500
MOST_BRANCHES = 200
MOST_PROPOSALS = 8
"""Open ones of one person: all are shown to all, with every frame."""
MOST_SEATS = 16


# Answering


def carry_out(table: LiveTable, person: str, command: Command, here: Here = lambda _: True) -> Records:
    """Do what a message asks for; raises `Rejection`. Whoever is not `here` has no last word."""
    match command:
        case Answer() | AnswerAll():
            return answer(table, person, command, here)
        case Travel():
            return travel(table, person, command)
        case Visit():
            return visit(table, person, command)
        case Mark():
            return mark(table, person, command)
        case Agree():
            return agree(table, person, command)
        case Decline():
            return decline(table, person, command)
        case Say():
            return say(table, person, command)
        case Claim():
            return claim(table, person, command)
        case Habits():
            return accustom(table, person, command)
        case _:
            assert_never(command)


def answer(table: LiveTable, person: str, said: Answer | AnswerAll, here: Here = lambda _: True) -> Records:
    """Answer an open question; what the group decides may need everybody's consent, or that of the last word."""
    _must_sit(table, person, said.seat)
    option, *more = (said.option,) if isinstance(said, Answer) else said.options
    act = Choosing(said.seat, said.decision, option, tuple(more))
    others = [other for other in table.participants.players() if other != person]
    asked = _group_questions(table, person, act) if others and table.participants.settings.group != "any" else []
    if asked and table.participants.settings.group == "all":
        return _propose(table, person, act, others)
    if owners := _owners(table, person, act):
        return _propose(table, person, act, owners)
    words = (person_with_last_word(table, each, here) for each in asked)
    word = next((word for word in words if word and word != person), "")
    if word:
        return _wish(table, person, act, others, word)
    return _answer(table, person, act)


def _wish(table: LiveTable, person: str, act: Choosing, others: list[str], word: str) -> Records:
    """What somebody without the last word would choose: shown to all, one wish a person. Who wants the same, agrees."""
    wishes = {
        number: known.proposed
        for number, known in table.participants.proposals.items()
        if isinstance(known.proposed.act, Choosing) and known.proposed.act.decision == act.decision
    }
    same = [
        number for number, wish in wishes.items() if isinstance(wish.act, Choosing) and wish.act.options == act.options
    ]
    if same:
        return agree(table, person, Agree("", same[0]))
    proposed = _applied(table, Proposed(person, act, (person, *others), table.timeline.head, word))
    changed = [number for number, wish in wishes.items() if wish.by == person]
    return [proposed, *(_applied(table, Dropped(number, person)) for number in changed)]


def answer_for(table: LiveTable, seat: int, decision: int, option: str, failed: bool = False) -> Records:
    """The answer of a bot that stands in for a seat; of the adviser, where that bot came to none."""
    return _answer(table, "", Choosing(seat, decision, option), seat if failed else -1)


def _answer(table: LiveTable, person: str, act: Choosing, instead: int = -1) -> Records:
    """Give the answers of an act, all or none."""
    own = table.participants.seats_of(person)
    entries = table.answer_all(act.seat, act.decision, act.options, own)
    if isinstance(entries, Refusal):
        raise _refused(entries)
    done: Records = [_noted(table, Answered(entry, person, instead=instead)) for entry in entries]
    return [*done, *(_noted(table, usual) for usual in answers_by_habit(table))]


def _owners(table: LiveTable, person: str, act: Choosing) -> list[str]:
    """The people whose pawns or help this would take, where they are asked first."""
    participants = table.participants
    if participants.settings.sharing != "ask" or len(participants.players()) < 2:
        return []
    own, game, position = participants.seats_of(person), table.game, table.timeline.position
    steps = table.timeline.rehearse(act.seat, act.decision, act.options, own)
    if isinstance(steps, Refusal):
        raise _refused(steps)
    seats = [seat for _, option in steps for seat in game.table.takes_from(position.play, act.seat, option)]
    held = [participants.chairs[seat] for seat in dict.fromkeys(seats) if seat not in own]
    return list(dict.fromkeys(chair.person for chair in held if chair.person and not chair.bot))


def _refused(refusal: Refusal) -> Rejection:
    stale = refusal.reason in ("refused-stale", "refused-game-over")
    return Rejection("stale" if stale else "refused", refusal=refusal)


def _group_questions(table: LiveTable, person: str, act: Choosing) -> list[Decision]:
    """The questions to the group that this would answer."""
    if not any(each.seat == GROUP for each in table.timeline.position.open) and not act.more:
        return []
    own = table.participants.seats_of(person)
    steps = table.timeline.rehearse(act.seat, act.decision, act.options, own)
    if isinstance(steps, Refusal):
        raise _refused(steps)
    return [decision for decision, _ in steps if decision is not None and decision.seat == GROUP]


# Going back and forth


def travel(table: LiveTable, person: str, said: Travel) -> Records:
    """Undo and redo."""
    _must_play(table, person)
    return _go(table, person, _target(table, said))


def visit(table: LiveTable, person: str, said: Visit) -> Records:
    """Go to a named moment."""
    _must_play(table, person)
    node = table.timeline.branches.get(said.name)
    if node is None:
        raise Rejection("no-branch", 404, given=said.name)
    return _go(table, person, node)


def mark(table: LiveTable, person: str, said: Mark) -> Records:
    """Give this moment a name."""
    _must_play(table, person)
    name = said.name.strip()
    if not is_branch_name(name):
        raise Rejection("bad-name", 400, most=LONGEST_NAME)
    if name not in table.timeline.branches and len(table.timeline.branches) >= MOST_BRANCHES:
        raise Rejection("too-many-branches", 429, most=MOST_BRANCHES)
    return [_applied(table, Named(name, table.timeline.head))]


def is_branch_name(name: str) -> bool:
    return 1 <= len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def _target(table: LiveTable, said: Travel) -> int:
    timeline = table.timeline
    if said.forward:
        after = timeline.after_act()
        if after is None:
            raise Rejection("refused", refusal=Refusal("", "refused-redo"))
        return after
    if said.level:
        levels = list(dict.fromkeys(table.game.rules.levels.values()))
        if said.level not in levels:
            raise Rejection("no-level", 400, given=said.level, known=", ".join(levels))
        return timeline.start_of(said.level)
    if said.to is not None:
        if not 0 <= said.to <= len(timeline.entries):
            raise Rejection("no-moment", 404, given=said.to)
        return said.to
    before = timeline.before_act(timeline.head)
    if before is None:
        raise Rejection("refused", refusal=Refusal("", "refused-undo-start"))
    return before


def _go(table: LiveTable, person: str, node: int) -> Records:
    others = [other for other in table.participants.players() if other != person]
    policy: UndoPolicy = table.participants.settings.undo
    refusal = table.timeline.forbidden(node, policy, consent=not others)
    if refusal is not None and refusal.reason == "refused-undo-ask":
        return _propose(table, person, Going(node), others)
    if refusal is not None:
        raise Rejection("refused", refusal=refusal)
    return [_move(table, person, node)]


def _move(table: LiveTable, person: str, node: int) -> Record:
    _must_be_near(table, node)
    refusal = table.move(node)
    if refusal is not None:
        raise Rejection("refused", refusal=refusal)
    return _noted(table, Moved(node, person))


def _must_be_near(table: LiveTable, node: int) -> None:
    """Raises `Far`, before anything is changed."""
    if (far := table.far(node)) is not None:
        raise far


# Consent


def _propose(table: LiveTable, person: str, act: Act, others: list[str]) -> Records:
    same = (known for known in table.participants.proposals.values() if known.proposed.act == act)
    if next(same, None) is not None:
        raise Rejection("proposed-already")
    _must_have_few(table, person)
    return [_applied(table, Proposed(person, act, (person, *others), table.timeline.head))]


def _must_have_few(table: LiveTable, person: str) -> None:
    own = [known for known in table.participants.proposals.values() if known.proposed.by == person]
    if len(own) >= MOST_PROPOSALS:
        raise Rejection("too-many-proposals", 429, most=MOST_PROPOSALS)


def agree(table: LiveTable, person: str, said: Agree) -> Records:
    """Consent to a proposal; with the last consent, or that of the last word, it is done."""
    proposal = _proposal(table, person, said.proposal)
    if isinstance(proposal.proposed.act, Going):
        _must_be_near(table, proposal.proposed.act.to)
    done: Records = []
    if person not in proposal.agreed:
        done.append(_applied(table, Agreed(said.proposal, person)))
    if not proposal.carried:
        return done
    by = proposal.proposed.by
    match proposal.proposed.act:
        case Going(to):
            done.append(_move(table, by, to))
        case Choosing() as act:
            done += _answer(table, by, act)
            if said.proposal in table.participants.proposals:  # whoever plans is still asked the same
                done.append(_applied(table, Dropped(said.proposal, person)))
        case Seating(seat):
            done += [_applied(table, Seated(seat, by, "", person)), _applied(table, Dropped(said.proposal, person))]
    return done


def decline(table: LiveTable, person: str, said: Decline) -> Records:
    """Refuse a proposal, or take one's own back."""
    _proposal(table, person, said.proposal)
    return [_applied(table, Dropped(said.proposal, person))]


def _proposal(table: LiveTable, person: str, number: int) -> OpenProposal:
    proposal = table.participants.proposals.get(number)
    if proposal is None or person not in proposal.proposed.asked:
        raise Rejection("no-proposal", 404)
    return proposal


# Participants


def say(table: LiveTable, person: str, said: Say) -> Records:
    """A line of chat."""
    text = plain(said.text)
    if not text or len(text) > LONGEST_CHAT:
        raise Rejection("bad-chat", 400, most=LONGEST_CHAT)
    return [_applied(table, Said(person, text, time.time()))]


def accustom(table: LiveTable, person: str, said: Habits) -> Records:
    """Where somebody wants to be asked; nothing happens if it is so already. Whoever watches is asked nothing."""
    if table.participants.people[person].watches:
        raise Rejection("watching", 403)
    known = table.participants.people[person].habits
    wanted: dict[Habit, Stop | None] = {"window": said.window, "order": said.order, "step": said.step}
    changed = {kind: stop for kind, stop in wanted.items() if stop is not None and known.get(kind) != stop}
    return [_applied(table, Accustomed(person, changed))] if changed else []


def join(table: LiveTable, person: str, name: str, watches: bool) -> Records:
    """Let somebody in; nothing happens to those who are in already."""
    table.participants.check_not_sent_away(person)
    known = table.participants.people.get(person)
    if known is not None and known.name == name and (watches or not known.watches):
        return []
    return [_applied(table, Joined(person, name, watches))]


def leave(table: LiveTable, person: str, who: str) -> Records:
    """Leave; the host can send somebody away, who then does not come back by a link."""
    if who not in table.participants.people:
        raise Rejection("no-person", 404)
    if person != who:
        _must_host(table, person)
    if who == table.participants.host:
        raise Rejection("host-stays")
    return [_applied(table, Left(who, "" if who == person else person))]


def readmit(table: LiveTable, person: str, who: str) -> Records:
    """Let somebody who was sent away come back by a link; only the host can."""
    _must_host(table, person)
    if who not in table.participants.sent_away:
        raise Rejection("not-sent-away", 404)
    return [_applied(table, Readmitted(who))]


def rename(table: LiveTable, person: str, name: str) -> Records:
    """Somebody goes by another name; nothing happens where that is known already."""
    known = table.participants.people.get(person)
    if known is None or known.name == name:
        return []
    return [_applied(table, Renamed(person, name))]


def pass_on(table: LiveTable, person: str, to: str) -> Records:
    """Make somebody else the host; nothing happens if they are."""
    if to == table.participants.host:
        return []
    _must_host(table, person)
    if to not in table.participants.people:
        raise Rejection("no-person", 404)
    return [_applied(table, Hosted(to))]


def close(table: LiveTable, person: str) -> Records:
    """Delete the table; nothing happens if that is done already."""
    if person not in table.participants.people:
        raise Rejection("no-table", 404)
    _must_host(table, person)
    return [] if table.participants.closed_by else [_applied(table, Closed(person))]


def take(table: LiveTable, person: str, seat: int, taker: str | None, bot: str | None) -> Records:
    """Claim a free seat, release or hand over one's own, let a bot stand in or give the seat back."""
    chair = _chair(table, seat)
    host = person == table.participants.host
    if taker is not None and chair.person not in ("", person) and not host:
        raise Rejection("seat-taken")
    if taker and (taker not in table.participants.people or (taker != person and not host and chair.person != person)):
        raise Rejection("no-person", 404)
    if taker == person and table.participants.people[person].watches and not host:
        raise Rejection("watching")
    if bot is not None and not host and chair.person != person:
        raise Rejection("not-your-seat", 403)
    holder = chair.person if taker is None else taker
    # Whoever takes a seat plays it: the bot that stood in there gives it back.
    stand_in = bot if bot is not None else ("" if taker else chair.bot)
    if (holder, stand_in) == (chair.person, chair.bot):
        return []
    if stand_in:
        _check_bot(table.game, stand_in)
    return [_applied(table, Seated(seat, holder, stand_in, person))]


def claim(table: LiveTable, person: str, said: Claim) -> Records:
    """Take a free seat, or ask the host for one that somebody holds: an old seat on a new device."""
    chair = _chair(table, said.seat)
    if table.participants.people[person].watches:
        raise Rejection("watching", 403)
    host = table.participants.host
    if not chair.person or person in (host, chair.person):
        return take(table, person, said.seat, person, None)
    same = [known.proposed for known in table.participants.proposals.values() if known.proposed.by == person]
    if any(proposed.act == Seating(said.seat) for proposed in same):
        raise Rejection("proposed-already")
    _must_have_few(table, person)
    asked = tuple(dict.fromkeys((person, host)))
    return [_applied(table, Proposed(person, Seating(said.seat), asked, table.timeline.head, host))]


def change(table: LiveTable, person: str, settings: Settings) -> Records:
    """Other settings; nothing happens if they are the same."""
    _must_host(table, person)
    settings = checked_settings(table.game, settings)
    if settings == table.participants.settings:
        return []
    return [_applied(table, Changed(settings))]


def checked_settings(game: AnyGame, settings: Settings) -> Settings:
    """Settings as they can be kept, wherever they come from; raises `Rejection`."""
    for bot in (settings.empty, settings.absent):
        if bot:
            _check_bot(game, bot)
    return msgspec.structs.replace(settings, title=plain(settings.title))


def adjust(table: LiveTable, person: str, wanted: SettingsChange) -> Records:
    """Some other settings; the rest stays as it is."""
    given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
    return change(table, person, msgspec.structs.replace(table.participants.settings, **given))


def _check_bot(game: AnyGame, bot: str) -> None:
    known = list(bots_of(game))
    if bot not in known:
        raise Rejection("no-bot", 400, given=bot, known=", ".join(known))


# Who may


def _chair(table: LiveTable, seat: int) -> Chair:
    if not 0 <= seat < len(table.participants.chairs):
        raise Rejection("no-seat", 404, given=seat + 1, most=len(table.participants.chairs))
    return table.participants.chairs[seat]


def _must_sit(table: LiveTable, person: str, seat: int) -> None:
    _chair(table, seat)
    if seat not in table.participants.seats_of(person):
        raise Rejection("not-your-seat", 403)


def _must_play(table: LiveTable, person: str) -> None:
    if not table.participants.seats_of(person):
        raise Rejection("watching", 403)


def _must_host(table: LiveTable, person: str) -> None:
    if person != table.participants.host:
        raise Rejection("not-host", 403)


def _applied(table: LiveTable, record: Record) -> Record:
    table.apply(record)
    return record


def _noted(table: LiveTable, record: Record) -> Record:
    table.note(record)
    return record
