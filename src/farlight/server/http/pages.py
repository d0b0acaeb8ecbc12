"""The browser client, as it was built: a few files, kept in memory and sent compressed."""

import gzip
import mimetypes
import os
from pathlib import Path

import msgspec
from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

from farlight.server.http.routes.requests import AnyRequest

BUILT = Path(os.environ.get("FARLIGHT_STATIC") or Path(__file__).parents[1] / "static")
"""Where the build lies; whoever works on the client may keep another one elsewhere."""
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
PAGES = ("/", "/join")
"""Addresses that the client itself understands."""
NOT_BUILT = (
    "The browser client is not built here. In a checkout `./farlight play` and `./farlight serve` build it; "
    "without it, play with `farlight play --terminal`."
)


class File(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes
    media: str
    cache: str


def is_built() -> bool:
    return (BUILT / "index.html").is_file()


def page_handlers() -> list[HTTPRouteHandler]:
    """What serves the client; a sentence where it was not built."""
    files = {
        f"/{path.relative_to(BUILT).as_posix()}": _file(path) for path in sorted(BUILT.rglob("*")) if path.is_file()
    }

    @get([*PAGES, *(name for name in files if name != "/index.html")], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        name = "/index.html" if request.url.path in PAGES else request.url.path
        return _answer(files.get(name), "gzip" in request.headers.get("accept-encoding", ""))

    return [page]


def _file(path: Path) -> File:
    body = path.read_bytes()
    media = (
        "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    if path.suffix == ".webmanifest":
        media = "application/manifest+json"
    packed = gzip.compress(body, 9) if media.startswith(("text/", "application/", "image/svg")) else b""
    return File(body, packed, media, FOREVER if path.parent.name == "assets" else FRESH)


def _answer(file: File | None, zipped: bool) -> Response[bytes]:
    if file is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if zipped and file.packed:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.media, headers=headers)
    return Response(file.body, media_type=file.media, headers=headers)
