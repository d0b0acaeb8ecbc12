"""Making tables and coming to them: new ones, imported ones, invitations."""

import asyncio
import time

import msgspec

from farlight.kernel import (
    AnyGame,
    BadSetup,
    EngineError,
    Refusal,
    Setup,
    UnknownGame,
    load_game,
    new_seed,
)
from farlight.server.store.snapshots import Kept
from farlight.server.store.store import NewRecord, Stored, TableRow
from farlight.server.store.tokens import new_id, new_key, read_token, same
from farlight.server.tables import commands
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.people import Visitor
from farlight.server.tables.records import Joined, Opened, Record, Seated, encode_record
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.table_summary import summary_of
from farlight.server.tables.user_text import name_of
from farlight.server.workers.jobs import Import, Imported
from farlight.server.workers.worker_pool import WorkerPool
from farlight.texts import TITLE, Texts
from farlight.wire import Again, Invitation, Invited, InvitedSeat, NewTable


async def new_table(live_tables: LiveTables, host: Visitor, wanted: NewTable) -> LiveTable:
    """A table with its host in the seats that were asked for; raises `Rejection`."""
    game = known_game(wanted.game)
    mission = wanted.mission or game.rules.missions()[0].id
    seed = new_seed() if wanted.seed is None else wanted.seed
    names = tuple(name_of(name) for name in wanted.names)
    setup = Setup(game.name, mission, wanted.seats, seed, wanted.by_hand, wanted.settings.undo, names, wanted.rules)
    try:
        game.check_setup(setup)
    except BadSetup as error:
        raise Rejection("bad-setup", 400, reason=str(error)) from error
    settings = commands.checked_settings(game, wanted.settings)
    opened = Opened(setup, host.person, settings)
    table = LiveTable.opened(_row(game, setup, host.person, settings.title), opened)
    if wanted.difficulty:
        _choose_difficulty(table, wanted.difficulty)
    seats = tuple(range(setup.seats)) if wanted.mine is None else wanted.mine
    await _add(live_tables, table, opened, host, seats)
    return table


async def again(live_tables: LiveTables, host: Visitor, table_id: str, wanted: Again, at_least: int = 0) -> LiveTable:
    """A new table with the set-up, the settings and the people of another, each where they sit; raises `Rejection`."""
    table = await live_tables.table_for(host.person, table_id, at_least)
    old, setup = table.participants, table.setup
    if not (old.seats_of(host.person) or host.person == old.host):
        raise Rejection("watching", 403)
    same = wanted.mission in ("", setup.mission)
    settings = old.settings if same else msgspec.structs.replace(old.settings, title="")
    rules = setup.rules if wanted.rules is None else wanted.rules
    mission = wanted.mission or setup.mission
    chairs = [(seat, chair.person, chair.bot) for seat, chair in enumerate(old.played[: setup.seats])]
    mine = tuple(seat for seat, person, _ in chairs if person == host.person)
    new = NewTable(
        setup.game, mission, setup.seats, None, setup.by_hand, setup.names, rules, wanted.difficulty, mine, settings
    )
    made = await new_table(live_tables, host, new)
    names = {person: known.name for person, known in old.people.items()}

    def seat_all(live: LiveTable) -> list[Record]:
        done: list[Record] = []
        for seat, person, bot in chairs:
            if person and person != host.person:
                done += commands.join(live, person, names[person], watches=False)
                done += commands.take(live, host.person, seat, person, None)
            if bot:
                done += commands.take(live, host.person, seat, None, bot)
        return done

    await live_tables.do(made.id, seat_all)
    return await live_tables.table(made.id)


async def import_table(live_tables: LiveTables, workers: WorkerPool, host: Visitor, data: bytes) -> LiveTable:
    """A table from a file: one that another server exported, or a save of the terminal client."""
    body = await workers.run(workers.imports, Import(data))
    found = msgspec.msgpack.decode(body, type=Imported)
    opened = msgspec.structs.replace(found.opened, host=host.person)
    setup = opened.setup
    row = _row(known_game(setup.game), setup, host.person, opened.settings.title)
    table = await asyncio.to_thread(LiveTable.loaded, Stored(row, 1, found.checkpoint, []))
    table.participants.host = host.person
    table.notes += found.notes
    table.kept = {kept.node for kept in found.kept}
    await _add(live_tables, table, opened, host, tuple(range(table.timeline.seats)), found.kept)
    return table


async def _add(
    live_tables: LiveTables,
    table: LiveTable,
    opened: Opened,
    host: Visitor,
    seats: tuple[int, ...],
    kept: tuple[Kept, ...] = (),
) -> None:
    """Store a new table: its first record, then its host in the seats."""
    wrong = [seat for seat in seats if seat >= table.timeline.seats]
    if wrong:
        raise Rejection("no-seat", 404, given=wrong[0] + 1, most=table.timeline.seats)
    table.wait({})
    table.participants.apply(Joined(host.person, host.name, watches=False), 1)
    for seat in seats:
        table.participants.apply(Seated(seat, host.person, ""), 1)
    table.row = msgspec.structs.replace(
        table.row, outcome=table.outcome, asked=table.asked_seats_in_words(), card=summary_of(table)
    )
    first = NewRecord(encode_record(opened), at=table.at)
    held = ",".join(map(str, seats))
    await live_tables.store.add_table(table.row, first, table.checkpoint(), held, kept)
    live_tables.live[table.id] = table
    table.used = time.monotonic()


def _row(game: AnyGame, setup: Setup, host: str, title: str) -> TableRow:
    now = time.time()
    return TableRow(
        new_id(), game.name, setup.mission, title, host, new_key(), new_key(), now, now, outcome="", asked=""
    )


def known_game(name: str) -> AnyGame:
    """The game of this name; raises `Rejection`."""
    try:
        return load_game(name)
    except UnknownGame as error:
        raise Rejection("bad-setup", 400, reason=str(error)) from error


def _choose_difficulty(table: LiveTable, wanted: str) -> None:
    """Answer for the host what the game would ask first."""
    decision = table.timeline.position.open[0]
    known = {option.id: str(option.refs[0][1]) for option in decision.options if option.verb == "difficulty"}
    if f"difficulty:{wanted}" not in known:
        code = "no-difficulty" if known else "no-difficulties"
        raise Rejection(code, 400, given=wanted, known=", ".join(known.values()))
    try:
        done = table.answer_all(max(decision.seat, 0), decision.id, [f"difficulty:{wanted}"])
    except EngineError as error:
        raise Rejection("bad-setup", 400, reason=str(error)) from error
    if isinstance(done, Refusal):
        raise Rejection("refused", refusal=done)


# Invitations


async def invitation(live_tables: LiveTables, person: str, table_id: str, anew: bool, at_least: int = 0) -> Invitation:
    """The links of a table, for those who play there; its host can make new ones."""
    table = await live_tables.table_for(person, table_id, at_least)
    row = await live_tables.store.row_of(table_id)
    if row is None:
        raise Rejection("no-table", 404)
    if not (table.participants.seats_of(person) or person == table.participants.host):
        raise Rejection("watching", 403)
    play, watch = row.play, row.watch
    if anew:
        if person != table.participants.host:
            raise Rejection("not-host", 403)
        play, watch = new_key(), new_key()
        await live_tables.store.invite_anew(table_id, play, watch)
    return Invitation(f"{table_id}.{play}", f"{table_id}.{watch}")


async def invited(live_tables: LiveTables, word: str) -> tuple[LiveTable, bool]:
    """The table that an invitation opens, and whether only to watch; raises `Rejection`."""
    token = read_token(word)
    row = None if token is None else await live_tables.store.row_of(token.id)
    known = ("", "") if row is None else (row.play, row.watch)
    given = "" if token is None else token.key
    plays, watches = same(given, known[0]), same(given, known[1])
    if row is None or not (plays or watches):
        raise Rejection("bad-link", 404)
    table = await live_tables.table(row.id)
    if table.participants.closed_by:
        raise Rejection("closed", 410)
    if watches and not plays and not table.participants.settings.spectators:
        raise Rejection("no-spectators", 403)
    return table, not plays


async def describe(live_tables: LiveTables, word: str, language: str = "") -> Invited:
    """What an invitation is for, before anybody sits down."""
    table, watch = await invited(live_tables, word)
    game, participants = table.game, table.participants
    texts = Texts(language or participants.settings.language, [game.texts], game.table.name_of)
    sitting = tuple(
        InvitedSeat(
            texts.name("seat", seat),
            participants.people[chair.person].name if chair.person in participants.people else "",
            bot=bool(chair.bot),
            free=not chair.person,
        )
        for seat, chair in enumerate(participants.played)
    )
    mission = table.setup.mission
    return Invited(
        table.id, participants.settings.title, game.name, mission, watch,
        tuple(one.name for one in sitting if one.free),
        texts.say(TITLE), texts.name("mission", mission), sitting,
    )  # fmt: skip


async def join(
    live_tables: LiveTables, visitor: Visitor, word: str, wanted: int | None = None, only_watch: bool = False
) -> LiveTable:
    """Come in by an invitation, and take the seat that is wanted, or the first free one."""
    table, watch = await invited(live_tables, word)
    person = visitor.person

    def enter(live: LiveTable) -> list[Record]:
        done = commands.join(live, person, visitor.name, watch)
        free = [seat for seat, chair in enumerate(live.participants.played) if not chair.person and not chair.bot]
        if watch or only_watch or live.participants.seats_of(person):
            return done
        if wanted is not None:
            done += commands.take(live, person, wanted, person, None)
        elif free:
            done += commands.take(live, person, free[0], person, None)
        return done

    await live_tables.do(table.id, enter)
    return await live_tables.table(table.id)
