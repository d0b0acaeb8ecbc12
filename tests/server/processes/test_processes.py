"""Several server processes on one PostgreSQL: each serves each table, and any of them may die."""

import contextlib
from collections.abc import Callable, Iterator

import pytest

from farlight.wire import Ping, Pinged
from tests.server.conftest import Postgres
from tests.server.memory import run, tables_on
from tests.server.players import Player, Watcher, check_books, same_everywhere
from tests.server.tools import Live, Person, ServerProcess, eventually

TABLES = (("beacon", "any"), ("martians", "word"), ("vanguard", "any"), ("vanguard", "word"))
"""Games, and whose answer counts where the group decides: the first one, or that of the last word."""


@pytest.fixture(scope="module")
def shared(new_postgres: Callable[[], str]) -> str:
    return new_postgres()


@pytest.fixture(scope="module")
def servers(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("servers")
    with contextlib.ExitStack() as stack:
        made = [ServerProcess(shared, folder / f"server-{number}.log") for number in range(3)]
        for server in made:
            server.spawn()  # all at once, on an empty database
            stack.callback(server.end)
        for server in made:
            server.wait_ready()
        yield made


def seat_players(servers: list[ServerProcess]) -> list[Player]:
    """Some tables; their two people are at different processes, and go to the next when theirs is away."""
    urls = [server.url for server in servers]
    host, guest = (Person(urls[0], name) for name in ("Ada", "Bruno"))
    players = []
    for place, (game, group) in enumerate(TABLES):
        table = host.new_table(urls[place % 3], game, 2, mine=[0], settings={"group": group, "sharing": "tell"})
        guest.join(urls[(place + 1) % 3], host, table)
        for who, person in enumerate((host, guest)):
            first = (place + who) % 3
            players.append(Player(urls[first:] + urls[:first], person, table, 10 * place + who))
    return players


def test_nothing_is_lost_when_a_process_dies_and_the_database_restarts(
    servers: list[ServerProcess], shared: str, postgres: Postgres
) -> None:
    players = seat_players(servers)
    surviving = [servers[0], servers[2]]
    watchers = [Watcher(server.url, player.person, player.table) for player in players[::2] for server in surviving]
    for thread in (*players, *watchers):
        thread.start()
    go_on(players)
    servers[1].kill()
    go_on(players)
    postgres.stop()
    postgres.start()
    go_on(players)
    servers[1].start()
    go_on(players)
    eventually(lambda: any(player.wishes for player in players), "a wish of somebody without the last word")
    for player in players:
        player.stop()
    same_everywhere([server.url for server in servers], players)
    for watcher in watchers:
        player = next(player for player in players if player.table == watcher.live.table)
        assert_sees(watcher, surviving[0].url, player)

    async def check() -> None:
        async with tables_on(shared) as live_tables:
            await check_books(live_tables, players)

    run(check())


def go_on(players: list[Player]) -> None:
    """Every table gets some answers more."""
    for table in {player.table for player in players}:
        there = [player for player in players if player.table == table]
        before = sum(len(player.promised) for player in there)

        def moved(there: list[Player] = there, before: int = before) -> bool:
            now = sum(len(player.promised) for player in there)
            return now >= before + 4 or any(player.over or player.wrong for player in there)

        eventually(moved, f"answers at {table}")


def assert_sees(watcher: Watcher, url: str, player: Player) -> None:
    """Whoever looks on has come to where the table is."""
    newest = player.person.get(url, f"/tables/{player.table}")["version"]
    eventually(lambda: watcher.live.version >= newest or watcher.wrong, "the newest version")
    assert not watcher.wrong, watcher.wrong
    with Live(watcher.url, player.person, player.table) as fresh:
        assert {**watcher.live.parts, "standing": ""} == {**fresh.parts, "standing": ""}


def test_a_sign_is_seen_at_every_process(servers: list[ServerProcess]) -> None:
    host = Person(servers[0].url)
    table = host.new_table(servers[0].url, "beacon")
    with contextlib.ExitStack() as stack:
        lives = [stack.enter_context(Live(server.url, host, table)) for server in servers]
        lives[0].send(Ping("task", "lamp", "look"))
        assert [live.until(Pinged) for live in lives] == [Pinged(host.id, "task", "lamp", "look")] * 3


def test_who_is_at_another_process_is_seen_as_here(servers: list[ServerProcess]) -> None:
    host, guest = Person(servers[0].url), Person(servers[1].url, "Bruno")
    table = host.new_table(servers[0].url, "beacon", 2, mine=[0])
    guest.join(servers[1].url, host, table)
    with Live(servers[0].url, host, table) as here, Live(servers[1].url, guest, table) as there:
        for live in (here, there):
            while not all(member.get("here") for member in live.parts["standing"]["members"]):
                live.receive()
