"""A live table against a server that does what the test says: gaps, silence, goodbyes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from farlight.client import Back, Change, Ended, Lost, Table
from farlight.client.mirror import Mirror
from farlight.wire import (
    PROTOCOL,
    Beat,
    Bye,
    Frame,
    FromServer,
    Hello,
    Member,
    Missed,
    Place,
    Resync,
    Standing,
    Told,
    Welcome,
    decode_from_client,
    encode,
)

PATIENCE = 60.0
KEY = "ada.secret"
Manner = Callable[[ServerConnection], Awaitable[None]]


def _parts(title: str) -> dict[str, msgspec.Raw]:
    standing = Standing(title, "game", "mission", "ada", "en", "free", (Member("ada", "Ada"),), (Place("One", "ada"),))
    return {"standing": msgspec.Raw(encode(standing)), "asked": msgspec.Raw(b"[]")}


async def _send(socket: ServerConnection, message: FromServer) -> None:
    await socket.send(encode(message).decode())


async def _greet(socket: ServerConnection, beat: float = 20.0, missed: tuple[Told, ...] = ()) -> None:
    assert isinstance(decode_from_client(await socket.recv()), Hello)
    await _send(socket, Welcome(PROTOCOL, "ada", (0,), beat))
    await _send(socket, Frame(1, _parts("first")))
    if missed:
        await _send(socket, Missed(missed))


def play(manner: Manner, meanwhile: Callable[[Table], Awaitable[Any]]) -> None:
    """Let a table meet a server with certain manners."""

    async def run() -> None:
        async with serve(manner, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
            async with Table(url, KEY, "0123456789abcdef") as table:
                await meanwhile(table)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_frame_follows_the_one_before_or_shows_all() -> None:
    mirror = Mirror()
    assert mirror.take(Frame(3, _parts("three")))
    assert mirror.take(Frame(4, {"asked": msgspec.Raw(b"[]")}, base=3))
    assert mirror.standing.title == "three"
    assert not mirror.take(Frame(6, _parts("six"), base=5))
    assert (mirror.version, mirror.standing.title) == (4, "three")
    assert mirror.take(Frame(9, _parts("nine")))
    assert (mirror.version, mirror.standing.title) == (9, "nine")


def test_after_a_gap_the_whole_table_is_asked_for() -> None:
    async def leaves_one_out(socket: ServerConnection) -> None:
        await _greet(socket)
        await _send(socket, Frame(7, {}, base=6))
        assert isinstance(decode_from_client(await socket.recv()), Resync)
        await _send(socket, Frame(7, _parts("whole")))
        await socket.wait_closed()

    async def meanwhile(table: Table) -> None:
        await table.until(lambda live: live.version == 7)
        assert table.standing.title == "whole"

    play(leaves_one_out, meanwhile)


def test_whoever_comes_back_says_which_version_was_seen() -> None:
    said: list[int] = []

    async def restarts(socket: ServerConnection) -> None:
        hello = decode_from_client(await socket.recv())
        assert isinstance(hello, Hello)
        said.append(hello.version)
        await _send(socket, Welcome(PROTOCOL, "ada", (0,), 20.0))
        await _send(socket, Frame(4 * len(said), _parts("here")))
        if len(said) == 1:
            await _send(socket, Frame(9, {}, base=8))
            again = decode_from_client(await socket.recv())
            assert again == Resync(4)
            await _send(socket, Bye("restart", "Back soon.", again=True))
        await socket.wait_closed()

    async def meanwhile(table: Table) -> None:
        await table.until(lambda live: live.version == 8)
        assert said == [0, 4]

    play(restarts, meanwhile)


def test_signs_of_life_are_sent_and_silence_ends_the_connection() -> None:
    beaten = asyncio.Event()
    visits = 0

    async def falls_silent(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        await _greet(socket, beat=0.05 if visits == 1 else 20.0)
        assert visits > 1 or isinstance(decode_from_client(await socket.recv()), Beat)
        beaten.set()
        await socket.wait_closed()

    async def meanwhile(table: Table) -> None:
        await beaten.wait()
        found = [type(await table.news()) for _ in range(3)]
        while Back not in found:
            found.append(type(await table.news()))
        assert Lost in found

    play(falls_silent, meanwhile)


def test_whoever_is_asked_to_come_again_does_and_hears_what_was_missed_once() -> None:
    visits = 0

    async def restarts(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        known = Told(1, "event-one", "One"), Told(2, "event-two", "Two")
        await _greet(socket, missed=known[:visits])
        if visits == 1:
            await _send(socket, Bye("restart", "Back soon.", again=True))
        await socket.wait_closed()

    async def meanwhile(table: Table) -> None:
        told: list[str] = []
        while len(told) < 2:
            news = await table.news()
            told += [each.text for each in news.told] if isinstance(news, Change) else []
        assert told == ["One", "Two"]

    play(restarts, meanwhile)


def test_a_goodbye_for_good_ends_the_table() -> None:
    async def sends_away(socket: ServerConnection) -> None:
        await _greet(socket)
        await socket.recv()
        await _send(socket, Bye("sent-away", "You have left this table.", again=False))
        await socket.wait_closed()

    async def meanwhile(table: Table) -> None:
        with pytest.raises(Ended, match="You have left") as caught:
            await table.say("hello")
        assert caught.value.code == "sent-away"
        with pytest.raises(Ended):
            await table.undo()

    play(sends_away, meanwhile)
