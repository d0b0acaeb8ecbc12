"""Requests that no client of ours would make: bodies, queries, paths and heads of every wrong kind. None may count."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from tests.server.nonsense import STRANGE

Described = Mapping[str, Any]
"""A server's OpenAPI description: whatever it learns to do is tried, too."""
TALK = ("/chat", "/people/me", "/join")
"""Where even those who watch may change something: strangers ask there."""
WORDS = (
    "", "\x00", "a\x00b", "\n", "en\n", "\r\n", "\u202e", "x" * 5000, "..", "../../etc/passwd", "%", "%00", "\ud7ff",
    "' OR 1=1 --", "0123456789abcdef\n", "0" * 16, "-1", "1e9", "9" * 400, "NaN", "true", "[]", "é" * 90,
)  # fmt: skip
ORIGINS = (
    "http://[", "http://]", "http://[::1", "null", "//", "file://", "http://\xff", "javascript:x", "http://a b", "*",
    "https://evil.example", "http://user@evil.example", "http://evil.example:99999",
)  # fmt: skip
HOSTS = ("", "[", "evil.example", "127.0.0.1", "localhost:1", "\xff", "a b", "127.0.0.1:99999", "x" * 3000)
HEADERS = ("Accept-Language", "Content-Type", "Authorization", "Cookie", "Accept-Encoding", "X-Forwarded-For", "Range")


class Aim(NamedTuple):
    """A table, and the key of somebody who asks about it."""

    table: str
    key: str
    free: bool
    """Whether they may change it; where they may not, nothing they ask does."""


class OddRequests:
    """Makes up requests to a server whose description it knows, about tables of all kinds, of people of all kinds."""

    def __init__(self, chance: Random, described: Described, host: str, aims: Sequence[Aim], stranger: str) -> None:
        self._chance = chance
        self._described = described
        self._host = host
        self._aims, self._stranger = aims, stranger
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in described["paths"].items()
            for method, operation in methods.items()
        ]
        self._kinds: Sequence[Callable[[], bytes]] = (
            self._odd_fields, self._odd_fields, self._odd_body, self._odd_query, self._odd_head, self._no_http,
        )  # fmt: skip

    def next(self) -> bytes:
        return self._chance.choice(self._kinds)()

    # Kinds

    def _odd_fields(self) -> bytes:
        """A body of the right shape, with values of any other."""
        method, path, operation = self._chance.choice(self._operations)
        fields = self._fields(operation)
        body = {name: self._chance.choice((*STRANGE, *WORDS)) for name in fields if self._chance.random() < 0.8}
        if "id" in fields and self._chance.random() < 0.5:  # a command that is no nonsense but for what it says
            body["id"] = f"o{self._chance.getrandbits(64):x}"
        return self._request(method, path, operation, json.dumps(body).encode(errors="replace"))

    def _odd_body(self) -> bytes:
        method, path, operation = self._chance.choice(self._operations)
        depth = self._chance.randrange(10, 60_000)
        body = self._chance.choice(
            (
                b"[" * depth,
                b'{"a":' * depth,
                b'{"name":' + b"[" * depth + b"]" * depth + b"}",
                b'{"name":"\xff\xfe"}',
                b'{"\xff":1}',
                '{"name":"x"}'.encode("utf-16"),
                rb'{"name":"\ud800"}',
                b'{"name":' + b"9" * self._chance.choice((20, 400, 5000)) + b"}",
                b'{"name":-1e999999}',
                b'{"seat":NaN}',
                b"\x00" * 20,
                b"",
                b"null",
                self._chance.randbytes(self._chance.randrange(300)),
                b'{"farlight":"table"}\n' + self._chance.randbytes(200),
            )
        )
        return self._request(method, path, operation, body)

    def _odd_query(self) -> bytes:
        method, path, operation = self._chance.choice(self._operations)
        named = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
        query = "&".join(
            f"{self._chance.choice((*named, 'language', 'x'))}={self._quoted()}"
            for _ in range(self._chance.randrange(4))
        )
        return self._request(method, path, operation, b"", query=query)

    def _odd_head(self) -> bytes:
        method, path, operation = self._chance.choice(self._operations)
        kind = self._chance.randrange(3)
        if kind == 0:
            return self._request(method, path, operation, b"{}", more={"Origin": self._chance.choice(ORIGINS)})
        if kind == 1:
            return self._request(method, path, operation, b"{}", host=self._chance.choice(HOSTS))
        value = self._chance.choice(
            ("", "\xff\xfe", "x" * 3000, "Bearer ", "Bearer \xff.\xff", "bytes=0-", "%00", ";;=,")
        )
        return self._request(method, path, operation, b"{}", more={self._chance.choice(HEADERS): value})

    def _no_http(self) -> bytes:
        return self._chance.choice(
            (
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
                b"GET\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"GET / HTTP/1.1\r\n\r\n",
                b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n",
                b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
                b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
                b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
                b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
                b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n",
                self._chance.randbytes(40) + b"\r\n\r\n",
            )
        )

    # Parts

    def _fields(self, operation: Described) -> list[str]:
        """The names of what a body may have."""
        content: Described = operation.get("requestBody", {}).get("content", {})
        schema: Described = next((kind["schema"] for kind in content.values()), {})
        kinds = schema.get("oneOf", [schema])
        known = self._described["components"]["schemas"]
        found = (known.get(str(kind.get("$ref", "")).rpartition("/")[2], kind) for kind in kinds)
        return sorted({name for kind in found for name in kind.get("properties", {})})

    def _quoted(self) -> str:
        return self._chance.choice((quote(self._chance.choice(WORDS), errors="replace"), "%FF", "%0A", "%", "%zz"))

    def _request(
        self,
        method: str,
        path: str,
        operation: Described,
        body: bytes,
        query: str = "",
        host: str | None = None,
        more: Mapping[str, str] | None = None,
    ) -> bytes:
        aim = self._chance.choice(self._aims)
        for one in operation.get("parameters", ()):
            if one["in"] == "path":
                ours = one["name"] == "table_id" and self._chance.random() < 0.8
                path = path.replace(f"{{{one['name']}}}", aim.table if ours else self._quoted())
        key = self._stranger if path.endswith(TALK) and not aim.free else aim.key
        head = {
            "Host": self._host if host is None else host,
            "Authorization": f"Bearer {key}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            **(more or {}),
        }
        lines = [
            f"{method} {path}{f'?{query}' if query else ''} HTTP/1.1",
            *(f"{name}: {said}" for name, said in head.items()),
        ]
        return "\r\n".join((*lines, "", "")).encode("latin-1", errors="replace") + body
