"""The ASGI application: routes, live connections, errors in words, health, metrics."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import farlight
from farlight.server.http.api import ROUTER
from farlight.server.http.guard import Guard
from farlight.server.http.lookups import LOOKUPS
from farlight.server.http.openapi import Described
from farlight.server.http.pages import page_handlers
from farlight.server.http.routes.requests import AnyRequest, CarefulRequest
from farlight.server.http.session import Session
from farlight.server.ops.config import Config
from farlight.server.ops.limits import Buckets
from farlight.server.ops.metrics import CONTENT_TYPE
from farlight.server.server import Server
from farlight.server.store.retry import StorageError
from farlight.server.tables.rejections import Rejection, broken, not_stored
from farlight.texts import LANGUAGES
from farlight.wire import Error

AnySocket = WebSocket[Any, Any, Any]  # Any: the framework's
MEGABYTE = 1024 * 1024
NO_BODY = "data: 'data'"
"""What the framework says of a body that is not there."""


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(server: Server) -> Response[dict[str, str]]:
    """The process can serve: its database answers, and it is not about to stop."""
    try:
        await server.store.ping()
    except Exception as error:
        return Response({"status": "database", "reason": type(error).__name__}, status_code=503)
    if server.stopping:
        return Response({"status": "stopping"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False)
async def metrics(server: Server) -> Response[bytes]:
    server.metrics.connections.set(server.hub.count)
    server.metrics.tables.set(len(server.live_tables.live))
    server.metrics.loads.set(server.live_tables.loads)
    server.metrics.frames.set(server.hub.frames)
    for part, seconds in server.live_tables.meter.seconds(server.store.writer.seconds).items():
        server.metrics.processor.labels(part).set(seconds)
    return Response(server.metrics.page(), media_type=CONTENT_TYPE)


@websocket("/api/live")
async def live(socket: AnySocket, server: Server) -> None:
    """Play live: see docs/protocol.md."""
    await socket.accept()
    with server.visit(socket.scope) as welcome:
        if welcome:
            await Session(server, socket).run()
        else:
            await socket.close(code=1013, reason="too many connections")


def _language(request: AnyRequest) -> str:
    wanted = str(request.query_params.get("language") or request.headers.get("accept-language", ""))
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


def _rejected(request: AnyRequest, error: Rejection) -> Response[Error]:
    said = Error(error.code, error.text(_language(request)), error.report, error.position)
    headers = {"retry-after": str(error.retry)} if error.retry else {}
    return Response(said, status_code=error.status, headers=headers)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """What the framework refuses, in our words; its own are English, and tell Python's names of things."""
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return _rejected(request, Rejection("no-address", 404))
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return _rejected(request, Rejection("bad-method", 405))
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            server: Server = request.app.state.server
            return _rejected(request, Rejection("too-large", 413, most=server.config.limits.body // MEGABYTE))
        case status if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return _broken(request, error)
    reason = _reason(error)
    if reason == NO_BODY:
        return _rejected(request, Rejection("no-body", 400))
    return _rejected(request, Rejection("bad-request", error.status_code, reason=reason))


def _reason(error: HTTPException) -> str:
    """Which parts of a request are not as described, and how."""
    wrong = error.extra if isinstance(error.extra, list) else []
    parts = (": ".join(filter(None, (part.get("key", ""), part.get("message", "")))) for part in wrong)
    return "; ".join(parts) or error.detail


def _bad_body(request: AnyRequest, error: msgspec.MsgspecError) -> Response[Error]:
    return _rejected(request, Rejection("bad-body", 400, reason=str(error)))


def _storage(request: AnyRequest, error: StorageError) -> Response[Error]:
    return _rejected(request, not_stored(error))


def _broken(request: AnyRequest, error: Exception) -> Response[Error]:
    return _rejected(request, broken(error))


Opened = Callable[[Server], None]


def make_app(config: Config, opened: Opened = lambda _: None) -> ASGIApp:
    """A server as an ASGI application; it opens its database when it is started, and is then passed to `opened`."""
    return Guard(make_routes(config, opened), config, Buckets(config.limits.requests, config.limits.burst))


def make_routes(config: Config, opened: Opened = lambda _: None) -> Litestar:
    """All that can be asked for, without the guard before it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        server = await Server.open(config)
        app.state.server = server
        opened(server)
        yield
        await server.close()

    def server_of(state: State) -> Server:
        found: Server = state.server
        return found

    return Litestar(
        route_handlers=[ROUTER, LOOKUPS, live, health, ready, metrics, *page_handlers()],
        dependencies={"server": Provide(server_of, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Rejection: _rejected,
            HTTPException: _http_error,
            msgspec.MsgspecError: _bad_body,
            StorageError: _storage,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Farlight tables",
            version=farlight.__version__,
            path="/api/schema",
            render_plugins=[Described(path="/openapi.json")],
        ),
        request_class=CarefulRequest,
        request_max_body_size=config.limits.body,
        logging_config=None,
        debug=False,
    )
