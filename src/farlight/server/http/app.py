"""The ASGI application: routes, live connections, errors in words, health, metrics."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
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
    """Live play: see docs/protocol.md."""
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


def _http_error(_request: AnyRequest, error: HTTPException) -> Response[Error]:
    details = f": {error.extra}" if error.extra else ""
    return Response(Error("bad-request", f"{error.detail}{details}"), status_code=error.status_code)


def _bad_body(_request: AnyRequest, error: msgspec.MsgspecError) -> Response[Error]:
    return Response(Error("bad-request", str(error)), status_code=400)


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
