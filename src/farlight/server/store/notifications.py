"""Notifications from other processes: PostgreSQL's LISTEN/NOTIFY; with SQLite nobody calls, so we look."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy import Engine

from farlight.server.store.database import is_sqlite
from farlight.server.store.together import CHANNEL

Sign = dict[str, Any]  # Any: JSON
Told = Coroutine[object, object, None]
Heard = Callable[[Sign], Told]
PAUSE = 0.5


class Notifications:
    """Hears what other processes say. After a gap, `missed` is called: something may have been said meanwhile."""

    def __init__(self, engine: Engine, process: str, heard: Heard, missed: Callable[[], Told]) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="farlight-signs", daemon=True)
        if not is_sqlite(engine):
            self._thread.start()

    async def close(self) -> None:
        self._stopped.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    def _listen(self) -> None:
        import psycopg  # noqa: PLC0415 - a server with SQLite starts without it

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(self._missed())
                    while not self._stopped.is_set():
                        for notice in connection.notifies(timeout=PAUSE):
                            self._pass_on(notice.payload)
            except psycopg.Error:
                self._stopped.wait(PAUSE)

    def _pass_on(self, payload: str) -> None:
        sign = msgspec.json.decode(payload)
        if sign.get("process") != self._process:
            self._call(self._heard(sign))

    def _call(self, coroutine: Told) -> None:
        asyncio.run_coroutine_threadsafe(coroutine, self._loop)
