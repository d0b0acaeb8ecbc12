"""What stands before every request: limits, names and pages that are ours, headers."""

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from farlight.errors import UserError
from farlight.server.ops.addresses import Scope, address_of
from farlight.server.ops.config import Config
from farlight.server.ops.limits import Buckets
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.user_text import plain
from farlight.texts import LANGUAGES
from farlight.wire import Error, encode

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Sent with every answer."""
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_CACHE = b"cache-control"
PRIVATE = (_CACHE, b"no-store")
"""Sent with every answer that does not say how long it may be kept."""
CLOSE = (b"connection", b"close")
SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
LONGEST_NAME = 100
Header = tuple[bytes, bytes]


class BadOrigin(UserError):
    """No address of a web page; the message says what one looks like."""


def read_origin(said: str) -> str:
    """The address of a page as browsers tell it; raises `BadOrigin`."""
    found = re.fullmatch(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", said.strip().lower())
    if found is None or not 0 < int(found[3] or 1) < 65536:
        raise BadOrigin(f"'{said}' is no address of a web page. Write it as people type it: https://club.example")
    scheme, host, port = found.groups()
    usual = {"http": "80", "https": "443"}[scheme]
    return f"{scheme}://{host}" if port in (None, usual) else f"{scheme}://{host}:{port}"


class Guard:
    """Refuses what asks too much, calls us by a name that is not ours, or comes from a page of somebody else's."""

    def __init__(self, app: ASGIApp, config: Config, requests: Buckets) -> None:
        self._app = app
        self._config = config
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Rejection as error:
            await _refuse(scope, send, error)
            return
        await self._app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)

    def _check(self, scope: Scope) -> None:
        """Raises `Rejection`."""
        address = address_of(scope, self._config.behind_proxy)
        if address not in self._config.trusted and not self._requests.take(address):
            raise Rejection("too-fast", 429)
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if host not in own_names(scope.get("server"), self._config.origins):
            raise Rejection("host", 421, given=plain(host)[:LONGEST_NAME])
        unsafe = scope["type"] != "http" or scope["method"] not in SAFE
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if unsafe and origin and origin not in self._config.origins and _name_of(origin) != host:
            raise Rejection("origin", 403)


def own_names(server: tuple[str, int | None] | None, origins: Iterable[str]) -> set[str]:
    """What we may be called in a request: as was told us, by the address that it reached, and as this machine.

    A name that somebody else points at us is none of these: a page from there would count as our own.
    """
    names = {_name_of(origin) for origin in origins}
    if server is not None:
        address, port = server
        reached = (*LOOPBACK, f"[{address}]" if ":" in address else address)
        names |= {f"{name}:{port}" for name in reached}
        if port == 80:  # browsers leave it out
            names |= set(reached)
    return names


def _name_of(origin: str) -> str:
    """Host and port of a page's address; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            kept = [] if any(name.lower() == _CACHE for name, _ in given) else [PRIVATE]
            message["headers"] = [*given, *_HEADERS, *kept]
        await send(message)

    return wrapped


def refusal(error: Rejection, language: str = LANGUAGES[0]) -> tuple[list[Header], bytes]:
    """The headers and the body of an answer that is no more than a refusal."""
    body = encode(Error(error.code, error.text(language)))
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    return [*about, *_HEADERS, PRIVATE], body


async def _refuse(scope: Scope, send: Send, error: Rejection) -> None:
    wanted = dict(scope["headers"]).get(b"accept-language", b"")[:2].decode("latin-1").lower()
    headers, body = refusal(error, wanted if wanted in LANGUAGES else LANGUAGES[0])
    if error.code == "too-fast" and scope["type"] == "http":
        headers.append(CLOSE)  # whatever else was sent with it is not even read
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": error.status, "headers": headers}  # Any: ASGI's messages
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}  # Any: the same
    await send(start)
    await send(rest)
