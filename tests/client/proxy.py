"""A proxy that loses things: what the server says, or whole connections."""

import asyncio
import contextlib
from types import TracebackType
from urllib.parse import urlsplit


class Proxy:
    """Stands between a client and a server, and passes on what it is told to."""

    def __init__(self, server: str) -> None:
        address = urlsplit(server)
        self._host, self._port = address.hostname, address.port
        self.deaf = False
        """Whether what the server says is thrown away."""
        self.url = ""
        self._open: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self._name = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}".encode()
        self.url = f"http://{self._name.decode()}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """End all connections at once."""
        for writer in list(self._open):
            writer.transport.abort()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._host, self._port)
        self._open |= {writer, back}
        await asyncio.gather(self._pass_on(reader, back, False), self._pass_on(there, writer, True))
        self._open -= {writer, back}

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, from_server: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if not from_server:  # the server is called by its own name
                    data = data.replace(self._name, f"{self._host}:{self._port}".encode())
                if not (from_server and self.deaf):
                    target.write(data)
                    await target.drain()
        target.close()
