"""Connections as they come in: how many there may be, and how long a request may take to arrive.

uvicorn waits for the rest of a request as long as it takes, and takes connections as long as there are descriptors: a
few hundred requests of one visitor that never end would leave none for anybody else.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from farlight.server.http.guard import refusal
from farlight.server.ops.addresses import network_of
from farlight.server.ops.config import Config, Limits
from farlight.server.ops.limits import Bucket
from farlight.server.tables.rejections import Rejection

PUSH = "farlight.push"
"""The extension by which an application finds a way to send at once; other servers have none."""
SHORT, LONG = 126, 1 << 16
"""From these lengths on, a frame tells its length in more bytes."""
SLICE = 2048
"""Bytes of a live connection that are read before others are thought of: hundreds of the smallest frames."""
FRAMES = 2
"""Frames of a live connection for each message that it may send: pings and pongs, and messages in pieces."""
FLOOD = 1008


class Connections:
    """All connections that are open, counted by the address that they come from."""

    def __init__(self, config: Config, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = config.limits
        self._clock = clock
        self._closing: dict[asyncio.Transport, float] = {}
        """Those that are to end when all is sent, and since when that is known."""
        self._looked = clock()
        self._most = most
        self._trusted = config.trusted
        self._behind_proxy = config.behind_proxy
        self._open: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()

    def take(self, transport: asyncio.Transport) -> bool:
        """Count one more; False if there are too many."""
        self.end_unread()
        client = get_remote_addr(transport)
        address = network_of(client[0] if client else "")
        # A proxy brings everybody: it counts them by their addresses itself.
        counted = not self._behind_proxy and address not in self._trusted
        if len(self._open) >= self._most or (counted and self._by_address[address] >= self.limits.sockets):
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        return True

    def end_unread(self) -> None:
        """End those who do not read our last words: nothing would ever close them. Called whenever somebody comes."""
        now = self._clock()
        if now - self._looked < 1.0:
            return
        self._looked = now
        self._closing = {one: self._closing.get(one, now) for one in self._open if one.is_closing()}
        for one, since in self._closing.items():
            if now - since > self.limits.arrival:
                one.abort()

    def release(self, transport: asyncio.Transport) -> None:
        """Count one less; nothing happens if it was not counted."""
        address = self._open.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


Stage = type[Any] | None  # Any: h11 has no public name for the type of its states


class Unread:
    """Waits only so long for a visitor to read what is sent."""

    def __init__(self, limits: Limits) -> None:
        self._seconds = limits.arrival
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Requests(H11Protocol):
    """HTTP as uvicorn speaks it, with visitors who may not finish what they begin."""

    known: Connections
    _stage: Stage = None
    """What the visitor has to send: `h11.IDLE` a head, `h11.SEND_BODY` a body, None nothing."""
    _deadline: asyncio.TimerHandle | None = None
    _heard = False
    _upgraded = False

    # Coming and going

    def __init__(self, *said: Any, **named: Any) -> None:  # Any: uvicorn's
        super().__init__(*said, **named)
        self._unread = Unread(self.known.limits)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        if not self.known.take(transport):
            self.transport = transport
            self._answer(Rejection("too-many-connections", 503))
            return
        super().connection_made(transport)
        self._expect(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self.resume_writing()
        self.known.release(self.transport)
        super().connection_lost(exc)

    # What the visitor sends

    def data_received(self, data: bytes) -> None:
        self._heard = True
        super().data_received(data)
        self._expect(None if self._upgraded else self.conn.their_state)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave everything else on this connection to `LiveConnections`."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        self._expect(self.conn.their_state if begun else None)

    def _expect(self, stage: Stage) -> None:
        """Let the time begin in which the rest of a head or a body has to come; however slowly it trickles in."""
        if stage is self._stage:
            return
        self._stage = stage
        if self._deadline is not None:
            self._deadline.cancel()
        limits = self.known.limits
        seconds = {h11.IDLE: limits.head, h11.SEND_BODY: limits.arrival}.get(stage) if stage else None
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self._heard:
            self._refuse(Rejection("slow-request", 408))
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's words for it
        """Answer what is no HTTP."""
        self._refuse(Rejection("bad-http", 400))

    def _refuse(self, why: Rejection) -> None:
        """Answer what cannot be read to its end, unless it has an answer already, and close."""
        if self.conn.our_state is h11.SEND_RESPONSE:  # whoever waits for the body waits no longer
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._answer(why)
        else:
            self.transport.close()

    def _answer(self, why: Rejection) -> None:
        headers, body = refusal(why)
        lines = [b"HTTP/1.1 %d %s" % (why.status, HTTPStatus(why.status).phrase.encode())]
        lines += [b"%s: %s" % header for header in (*headers, (b"connection", b"close"))]
        self.transport.write(b"\r\n".join((*lines, b"", body)))
        self.transport.close()

    # What the visitor reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        self._unread.end()
        if self.flow is not None:
            super().resume_writing()


class LiveConnections(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them. They were counted when they came in as requests."""

    known: Connections
    _flooded = False

    def __init__(self, *said: Any, **named: Any) -> None:  # Any: uvicorn's
        super().__init__(*said, **named)
        limits = self.known.limits
        self._frames = Bucket(FRAMES * limits.messages, FRAMES * limits.message_burst)
        self._unread = Unread(limits)

    # What the visitor sends

    def data_received(self, data: bytes) -> None:
        """Read what came, a little at a time: after a flood of small frames is seen, the rest of it is not even read.

        Pings and pieces of messages never reach the application, which counts whole messages. Each takes some time.
        """
        for start in range(0, len(data), SLICE):
            if not (self._flooded or self.transport.is_closing()):
                super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        fitting = sum(self._frames.take() for _ in self.conn.events)
        too_many = len(self.conn.events) > fitting
        del self.conn.events[fitting:]
        super().handle_events()
        if too_many:
            self._end_flood()

    def _end_flood(self) -> None:
        """Read no more. What came before is still judged: messages that come too fast are refused in words."""
        self._flooded = True
        self.read_paused = False
        self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})

    # Coming and going

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][PUSH] = {"push": self.push}

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        self.known.release(self.transport)
        super().connection_lost(exc)

    # What the visitor reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    def push(self, message: bytes) -> bool:
        """Send a text at once, past all layers in between; False if it has to wait for its turn.

        Nobody waits for anything while the reader keeps up, and a frame of a server is the same for all readers.
        """
        ready = self.handshake_complete and self.writable.is_set() and not self.close_sent and not self.disconnected
        if not ready or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # uvicorn forgets it, and takes a refusal for an error of ours


def text_frame(message: bytes) -> bytes:
    """A whole text as a server sends it: RFC 6455, section 5.2."""
    length = len(message)
    if length < SHORT:
        return b"\x81%c%b" % (length, message)
    if length < LONG:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), message)


def protocols(known: Connections) -> tuple[type[Requests], type[LiveConnections]]:
    """What uvicorn makes for every connection, with the count that they share."""
    return (
        type("Requests", (Requests,), {"known": known}),
        type("LiveConnections", (LiveConnections,), {"known": known}),
    )
