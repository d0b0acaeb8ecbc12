"""What stands before every request: limits, origins, headers."""

import ipaddress
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from farlight.server.config import Config
from farlight.server.limits import Buckets
from farlight.wire import Error, encode

Scope = Any
"""What ASGI tells of a request: a plain mapping."""
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
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses what asks too much or comes from a page of somebody else's."""

    def __init__(self, app: ASGIApp, config: Config, requests: Buckets) -> None:
        self._app = app
        self._config = config
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        http = scope["type"] == "http"
        wrong = self._wrong(scope, http)
        if wrong is None:
            await self._app(scope, receive, _with_headers(send) if http else send)
        elif http:
            await _refuse(_with_headers(send), *wrong)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": wrong[1]})

    def _wrong(self, scope: Scope, http: bool) -> tuple[int, str, str] | None:
        address = address_of(scope, self._config.behind_proxy)
        if address not in self._config.trusted and not self._requests.take(address):
            return 429, "too-fast", "Too many requests: wait a moment, then go on."
        unsafe = not http or scope["method"] not in SAFE
        if unsafe and not is_own(scope, self._config.origins):
            return 403, "origin", "This page may not talk to this server. Name it with --origin if it should."
        return None


def is_own(scope: Scope, origins: Sequence[str]) -> bool:
    """Whether a request comes from our own page, from one that was named, or from no page at all."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    return origin in origins or urlsplit(origin).netloc == host


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """Where a request comes from; IPv6 networks count as one, since a visitor has all of one."""
    client = scope.get("client")
    address = client[0] if client else ""
    if behind_proxy:
        headers = dict(scope["headers"])
        said = headers.get(b"x-forwarded-for", b"").decode("latin-1")
        address = said.rpartition(",")[2].strip() or address
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    return str(ipaddress.ip_network(f"{known}/64", strict=False)) if known.version == 6 else address


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *_HEADERS]
        await send(message)

    return wrapped


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = encode(Error(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
