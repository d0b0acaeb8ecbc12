"""What a table sends to whoever looks at it: parts in words and data, each sent again only when it has changed.

Everything here is made from a seat's view and from what all may know. Nothing hidden can get in: neither deck orders,
unread pages nor seeds, nor what lies ahead on another branch.
"""

from collections.abc import Iterator
from functools import partial
from typing import Protocol, cast

import msgspec

from farlight.kernel import (
    GROUP,
    AnyGame,
    AnyPlay,
    AnyPosition,
    Decision,
    Option,
    Refusal,
    Story,
    as_struct,
    commitment,
    names_of,
)
from farlight.kernel.decision import REOPEN
from farlight.server.live.presence import Presence
from farlight.server.tables.bot_names import bot_name
from farlight.server.tables.changes import Change, Went
from farlight.server.tables.last_word import seat_with_last_word
from farlight.server.tables.live_table import LiveTable, to_the_minute
from farlight.server.tables.records import Choosing, Going, Seating
from farlight.server.tables.rendering import (
    NOBODY,
    asked,
    asked_at,
    beside_at,
    choice_of,
    is_shown,
    odds_of,
    told_in,
    withheld,
)
from farlight.server.tables.scene_pieces import PieceOf, Pieces
from farlight.texts import LANGUAGES, Texts
from farlight.wire import (
    Asked,
    Chat,
    Choice,
    Chronicle,
    ChronicleEntry,
    Member,
    Odds,
    Offers,
    Place,
    Proposal,
    Section,
    Standing,
    Told,
)

Parts = dict[str, bytes]
NOTHING_READ = Story()
_ENCODER = msgspec.json.Encoder(enc_hook=as_struct)


class Shown(Protocol):
    """What it takes to show a position: a table, or only its game and words."""

    game: AnyGame

    def texts(self, language: str, position: AnyPosition | None = None) -> Texts: ...


class Eyes(msgspec.Struct, frozen=True):
    """How somebody looks at a table."""

    seat: int | None
    """Through which seat's eyes; None for a spectator."""
    seats: tuple[int, ...]
    """For whom this person may answer."""
    language: str
    words: bool = False
    scene: bool = False


def eyes_of(
    table: LiveTable, person: str, seat: int | None, language: str, words: bool = False, scene: bool = False
) -> Eyes:
    """How somebody looks at a table: through a seat of their own. At an open table one look serves all."""
    spoken = language or table.participants.settings.language
    if table.game.table.is_open:
        return Eyes(None, (), spoken, words, scene)
    seats = table.participants.seats_of(person)
    return Eyes(seat if seat in seats else next(iter(seats), None), seats, spoken, words, scene)


# The game


def board(table: LiveTable, eyes: Eyes) -> Parts:
    """The view of a seat and what is asked, as the table stands; made anew only where that has changed."""
    game, pieces = table.game, table.pieces(eyes.seat, eyes.language)
    parts = pieces.scene() if eyes.scene and game.table.scene_parts() else pieces.view()
    parts["asked"] = b"[%b]" % b",".join(
        [_question(table, eyes, each, pieces) for each in table.timeline.position.open]
    )
    parts["beside"] = _effects(table, eyes, pieces)
    if eyes.words:
        parts["words"] = bytes(pieces.piece("words", lambda seen, words: _in_words(game, seen, words)))
    return parts


def _question(table: LiveTable, eyes: Eyes, decision: Decision, pieces: Pieces) -> bytes:
    """An open question; its options are seldom all others than before."""
    game, word = table.game, _last_word(table, table.timeline.position, decision)
    if not is_shown(game, decision.seat, eyes.seats):
        return _ENCODER.encode(withheld(decision, word))
    options, refs = tuple(decision.options), tuple(decision.refs)
    about = (decision.id, decision.prompt, decision.rule, options, refs, decision.chosen, decision.window, word)

    def made(words: Texts, piece: PieceOf) -> Asked:
        return asked(game, decision, words, word, lambda option: _choice(game, option, piece))

    return pieces.gathered(("asked", decision.seat), about, made)


def _effects(table: LiveTable, eyes: Eyes, pieces: Pieces) -> bytes:
    """The any-time effects."""
    game = table.game
    found = [each for each in table.timeline.position.interrupts() if is_shown(game, each.seat, eyes.seats)]
    about = [(each.seat, each.option, each.pressing) for each in found]

    def made(_words: Texts, piece: PieceOf) -> list[tuple[int, Choice]]:
        return [(seat, _choice(game, option, piece, pressing)) for seat, option, pressing in about]

    return pieces.gathered("beside", about, made)


def _choice(game: AnyGame, option: Option, piece: PieceOf, pressing: bool = False) -> Choice:
    made = piece((option, pressing), lambda _, words: choice_of(game, option, words, pressing))
    return cast(Choice, made)  # encoded already, which an encoder takes as it is


def board_at(table: Shown, eyes: Eyes, position: AnyPosition) -> Parts:
    """The view of a seat and what is asked, at any position."""
    view = table.game.view(position.state, eyes.seat)
    seen = table.game.play(view)
    texts = table.texts(eyes.language, position)
    scene = table.game.table.scene(seen, texts) if eyes.scene else None
    parts = _fields("view", view) if scene is None else _fields("scene", scene)
    word = partial(_last_word, table, position)
    parts["asked"] = _ENCODER.encode(tuple(asked_at(table.game, position, eyes.seats, texts, word)))
    parts["beside"] = _ENCODER.encode(tuple(beside_at(table.game, position, eyes.seats, texts)))
    if eyes.words:
        parts["words"] = _ENCODER.encode(_in_words(table.game, seen, texts))
    return parts


def _in_words(game: AnyGame, seen: AnyPlay, texts: Texts) -> tuple[Section, ...]:
    return tuple(
        Section(texts.line(panel.title), tuple(texts.line(line) for line in panel.lines), panel.aside)
        for panel in game.table.panels(seen)
    )


def _fields(prefix: str, shown: object) -> Parts:
    return {f"{prefix}.{field}": _ENCODER.encode(getattr(shown, field)) for field in names_of(type(shown))}


def _last_word(table: Shown, position: AnyPosition, decision: Decision) -> int:
    """The seat that decides for the group, where one does; what is past is not decided any more."""
    if not isinstance(table, LiveTable) or position is not table.timeline.position:
        return NOBODY
    seat = seat_with_last_word(table, decision)
    return NOBODY if seat is None else seat


def outlook(table: LiveTable, decision: Decision, language: str) -> Odds:
    """What may come of an open question, in words; by option, what would change."""
    return odds_of(table.game, table.timeline.position, decision, table.texts(language))


def offers(table: LiveTable, seat: int, at: tuple[str, str] | None, language: str, person: str = "") -> Offers:
    """What a seat can do in one go, with the other seats of its person; nothing while it is not asked."""
    position, shown = table.timeline.position, table.game.table
    asked = (each for each in position.open if each.seat in (seat, GROUP) and each.prompt != REOPEN.verb)
    decision = next(asked, None)
    if decision is None or seat >= table.timeline.seats or position.needs_roll:
        return Offers(table.version, -1 if decision is None else decision.id)
    own = table.participants.seats_of(person)
    texts = table.texts(language)
    found = tuple(shown.offers(position.play, seat, at, texts, own, decision, position.copy()))
    usual = shown.usual(position.play, decision)
    things = shown.offer_things(position.play, seat, decision)
    at_once = tuple(shown.at_once(position.play, seat, texts, decision)) if at is None else ()
    return Offers(table.version, decision.id, found, things, at_once, usual)


# What happened


def sentences_of(table: LiveTable, change: Change, language: str) -> tuple[Told, ...]:
    """What happened, in sentences."""
    if change.went is not None:
        return (_went(table, change.went, language),)
    texts, habits, instead = table.texts(language), dict(change.usual), dict(change.instead)
    found = [_seated(table, seat, texts) for seat in change.seats]
    for moment, option, events in change.happened:
        if moment in habits:
            found.append(_by_habit(table, moment, habits[moment], option, texts))
        if moment in instead:
            found.append(_instead(table, moment, instead[moment], texts))
        found += told_in(table.game, texts, moment, events)
    return tuple(found)


def _seated(table: LiveTable, seat: int, texts: Texts) -> Told:
    """A seat was taken, released or given to a bot: whoever plays on with it should know with whom."""
    chair = table.participants.chairs[seat]
    kind = "bot" if chair.bot else "person" if chair.person else "nobody"
    said = {"seat": texts.name("seat", seat), "who": name_of(table, chair.person), "bot": bot_name(table.id, seat)}
    other, own = (texts.say(f"server-played-by-{kind}", by=by, **said) for by in ("other", "me"))
    return Told(table.timeline.head, "table-seat", other, by=chair.person, own=own)


def _by_habit(table: LiveTable, moment: int, person: str, option: Option, texts: Texts) -> Told:
    """An answer that nobody was asked for: it is told, for it was somebody's."""
    said = {"who": name_of(table, person), "option": texts.option(option).removesuffix(".")}
    other, own = (texts.say("server-usual", by=by, **said) for by in ("other", "me"))
    return Told(moment, "table-usual", other, by=person, own=own)


def _instead(table: LiveTable, moment: int, seat: int, texts: Texts) -> Told:
    """A bot came to no answer: whoever plays with it should know that it was not its choice."""
    return Told(moment, "table-instead", texts.say("server-instead", bot=bot_name(table.id, seat)))


def _went(table: LiveTable, went: Went, language: str) -> Told:
    """Somebody took the table to another moment: those who look on are told who, and what is undone by it."""
    who = name_of(table, went.by)
    other = table.words_of_way(went.start, went.to, language, "other", who)
    own = table.words_of_way(went.start, went.to, language, "me", who)
    return Told(table.timeline.head, "table-went", other, by=went.by, own=own)


def name_of(table: LiveTable, person: str) -> str:
    """What somebody is called, whether or not they are still there."""
    known = table.participants.people.get(person)
    return known.name if known else "-"


def chronicle(table: LiveTable, eyes: Eyes, story: Story = NOTHING_READ) -> Chronicle:
    """What the story of a table is remembered by, so far, and what was read of it; empty where a game keeps none."""
    texts = table.texts(eyes.language)
    seen = table.game.play(table.game.view(table.timeline.position.state, eyes.seat))
    title = table.participants.settings.title or texts.name("mission", table.setup.mission)
    remembered = table.game.table.chronicle(seen, texts)
    entries = tuple(ChronicleEntry(each.when, each.kind, each.text) for each in remembered)
    read = (story.passages, story.people, story.carried)
    return Chronicle(title, entries, *read, table.game.name, story.changes)


# The table around the game


def standing(table: LiveTable, presence: Presence, language: str) -> Parts:
    """Who is there, who sits where, what they say and propose. Answers seldom change that: it is kept until they do."""
    participants, state = table.participants, table.timeline.position.state
    people = [(presence.is_here(table.id, each), presence.is_ready(table.id, each)) for each in participants.people]
    waits = [to_the_minute(table.waits.get(seat, 0.0)) for seat in range(participants.playing)]
    seats = table.pieces(None, language).piece(("seats", participants.playing), partial(_seats, participants.playing))
    proposals = tuple(_proposals(table, table.texts(language))) if participants.proposals else ()
    ended = table.game.table.ended(state)
    now = (table.company, table.outcome, ended, len(table.notes), people, waits, bytes(seats), proposals)
    known = table.standings.get(language)
    if known is None or known[0] != now:
        members, places = tuple(_members(table, presence)), tuple(_places(table, table.texts(language)))
        shown = _standing(table, members, places, proposals)
        known = table.standings[language] = (now, _ENCODER.encode(shown))
    return {"standing": known[1]}


def _seats(count: int, _seen: AnyPlay, words: Texts) -> list[str]:
    """What those who sit at the table are called."""
    return [words.name("seat", seat) for seat in range(count)]


def _standing(
    table: LiveTable, members: tuple[Member, ...], places: tuple[Place, ...], proposals: tuple[Proposal, ...]
) -> Standing:
    participants = table.participants
    setup = table.setup
    over = bool(table.outcome)
    return Standing(
        participants.settings.title,
        table.game.name,
        setup.mission,
        participants.host,
        participants.settings.language,
        participants.settings.undo,
        members,
        places,
        proposals,
        tuple(Chat(line.person, line.text, line.at) for line in participants.chat),
        tuple(sorted(table.timeline.branches.items())),
        "" if setup.by_hand else commitment(setup.seed),
        str(setup.seed) if over and not setup.by_hand else "",
        table.outcome,
        tuple(table.notes),
        participants.settings.spectators,
        setup.by_hand,
        participants.settings.group,
        participants.settings.empty,
        participants.settings.absent,
        participants.settings.patience,
        participants.settings.stops,
        participants.said,
        participants.settings.sharing,
        tuple(Member(person, name) for person, name in participants.sent_away.items()),
        ended=table.game.table.ended(table.timeline.position.state),
        won=over and table.timeline.position.won,
        languages=table.game.pack.languages(LANGUAGES),
    )


def _members(table: LiveTable, presence: Presence) -> Iterator[Member]:
    for person, known in table.participants.people.items():
        here, ready = presence.is_here(table.id, person), presence.is_ready(table.id, person)
        habits = dict[str, str](known.habits.items())
        yield Member(person, known.name, known.watches, here, ready, habits)


def _places(table: LiveTable, texts: Texts) -> Iterator[Place]:
    for seat, chair in enumerate(table.participants.played):
        stands_in = chair.bot or ("" if chair.person else table.participants.settings.empty)
        name = bot_name(table.id, seat) if stands_in else ""
        since = to_the_minute(table.waits.get(seat, 0.0))
        yield Place(texts.name("seat", seat), chair.person, chair.bot, name, since)


def _proposals(table: LiveTable, texts: Texts) -> Iterator[Proposal]:
    for number, proposal in table.participants.proposals.items():
        act = proposal.proposed.act
        if isinstance(act, Going):
            text = table.words_of_way(proposal.proposed.head, act.to, texts.language, "all")
        elif isinstance(act, Seating):
            text = texts.say("server-proposal-seat", seat=texts.name("seat", act.seat))
        elif not (words := _words_of(table, proposal.proposed.by, act, texts)):
            continue  # whoever proposed it has gone on with something else
        else:
            key = "server-proposal-answer" if _is_of_group(table, act) else "server-proposal-share"
            text = texts.say(key, option=words)
        yield Proposal(
            number, proposal.proposed.by, text, tuple(proposal.agreed), tuple(proposal.missing), proposal.proposed.word
        )


def _is_of_group(table: LiveTable, act: Choosing) -> bool:
    return any(each.id == act.decision and each.seat == GROUP for each in table.timeline.position.open)


def _words_of(table: LiveTable, person: str, act: Choosing, texts: Texts) -> str:
    """What somebody proposes to choose; nothing where it is not offered any more."""
    steps = table.timeline.rehearse(act.seat, act.decision, act.options, table.participants.seats_of(person))
    return "" if isinstance(steps, Refusal) else ", ".join(texts.option(option) for _, option in steps)


def changed(before: Parts, after: Parts) -> Parts:
    """The parts that are new or different; parts never go away."""
    return {name: part for name, part in after.items() if before.get(name) != part}


def raw(parts: Parts) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(part) for name, part in parts.items()}
