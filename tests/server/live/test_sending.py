"""Messages go out at once while a reader keeps up, and in order whatever it does."""

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from farlight.server.http.connections import text_frame
from farlight.server.live.hub import Connection, Look
from farlight.server.ops.config import Limits


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_clients_read_it(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    text = b"x" * length
    client.receive_data(text_frame(text) + text_frame(b"next"))
    read = [(event.opcode, bytes(event.data)) for event in client.events_received() if isinstance(event, Frame)]
    assert read == [(Opcode.TEXT, text), (Opcode.TEXT, b"next")]


class Reader:
    """Somebody who reads now and then."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.keeps_up = True
        look, limits = Look(None, "en", False, False), Limits(queue=3, queue_bytes=1000)
        self.connection = Connection("table", "ada", look, limits, self._push)

    def _push(self, message: bytes) -> bool:
        if self.keeps_up:
            self.read.append(message)
        return self.keeps_up

    async def send_next(self) -> None:
        """What the task does that sends what had to wait."""
        message = await self.connection.next()
        assert message is not None
        self.read.append(message)


def test_whoever_keeps_up_gets_everything_at_once() -> None:
    async def work() -> None:
        reader = Reader()
        for message in (b"1", b"2", b"3", b"4", b"5"):
            reader.connection.put(message)
        assert reader.read == [b"1", b"2", b"3", b"4", b"5"]
        assert not reader.connection.dropped

    asyncio.run(work())


def test_nothing_overtakes_what_had_to_wait() -> None:
    async def work() -> None:
        reader = Reader()
        reader.keeps_up = False
        reader.connection.put(b"1")
        reader.keeps_up = True
        reader.connection.put(b"2")
        await reader.send_next()
        reader.connection.put(b"3")  # the first is still on its way
        await reader.send_next()
        await reader.send_next()
        assert reader.read == [b"1", b"2", b"3"]
        waiting = asyncio.create_task(reader.connection.next())
        await asyncio.sleep(0)  # all is sent
        reader.connection.put(b"4")
        assert reader.read == [b"1", b"2", b"3", b"4"]
        waiting.cancel()

    asyncio.run(work())


def test_whoever_reads_too_slowly_is_dropped_and_gets_no_more() -> None:
    async def work() -> None:
        reader = Reader()
        reader.keeps_up = False
        for message in (b"1", b"2", b"3", b"4"):
            reader.connection.put(message)
        assert reader.connection.dropped == "slow"
        reader.keeps_up = True
        reader.connection.put(b"5")
        assert reader.read == []
        assert await reader.connection.next() is None

    asyncio.run(work())


def test_what_waits_for_a_slow_reader_takes_little_memory() -> None:
    async def work() -> None:
        reader = Reader()
        reader.keeps_up = False
        reader.connection.put(b"x" * 5000)  # one message may be as large as it has to be
        await reader.send_next()
        for _ in range(2):
            reader.connection.put(b"x" * 400)
        await reader.send_next()
        reader.connection.put(b"x" * 400)
        dropped = [reader.connection.dropped]
        reader.connection.put(b"x" * 400)
        dropped.append(reader.connection.dropped)
        assert dropped == ["", "slow"]
        assert await reader.connection.next() is None

    asyncio.run(work())
