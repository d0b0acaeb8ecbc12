"""The requests that are made once in a while: becoming somebody, tables, invitations, seats, looks into the past."""

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from farlight.client.errors import Refused, Unreachable
from farlight.client.links import Link, person_of, read_server
from farlight.client.seen_versions import Seen
from farlight.client.table import Table
from farlight.wire import (
    SEEN,
    Answer,
    Answered,
    Bars,
    Chronicle,
    Error,
    GameInfo,
    Hint,
    HostChange,
    Invitation,
    Invited,
    Key,
    NewPerson,
    NewTable,
    Odds,
    PersonKey,
    PersonName,
    Position,
    Recap,
    Replay,
    SeatChange,
    Seated,
    Settings,
    SettingsChange,
    TableSummary,
    Version,
    Way,
    WhyNot,
)

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds for which an answer to a request is waited for."""
KEPT = 2.0


class Client:
    """Somebody at a server. The key says who; whoever has it is that person."""

    def __init__(self, server: str, key: str = "", language: str = "") -> None:
        self.server = read_server(server)
        self.key = key
        self.language = language
        """In which language the server speaks to us; empty for that of each table."""
        self._seen = Seen()
        # A connection that nobody used for a while may be closed over there just as we take it up again.
        limits = httpx.Limits(keepalive_expiry=KEPT)
        self._http = httpx.AsyncClient(base_url=f"{self.server}/api", timeout=PATIENCE, limits=limits)

    @classmethod
    async def become(cls, server: str, name: str, language: str = "") -> Self:
        """Somebody new at a server. Keep `key` to come back as the same person."""
        client = cls(server, language=language)
        try:
            made = await client._ask("POST", "/people", PersonKey, NewPerson(name))
        except BaseException:
            await client.close()
            raise
        client.key = made.key
        return client

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def person(self) -> str:
        """Our id, which others may know."""
        return person_of(self.key)

    # Tables

    async def games(self) -> list[GameInfo]:
        """What can be played there."""
        return await self._ask("GET", "/games", list[GameInfo], language=self.language)

    async def tables(self) -> list[TableSummary]:
        """Our tables, the one played last first."""
        found = await self._ask("GET", "/tables", list[TableSummary], language=self.language)
        for one in found:
            self._seen.note(one.table, one.version)
        return found

    async def create(self, wanted: NewTable) -> Seated:
        return self._seated(await self._ask("POST", "/tables", Seated, wanted))

    async def delete(self, table: str) -> Version:
        """Delete a table of our own, for everybody and for good; export it before to keep it."""
        return await self._ask("DELETE", f"/tables/{table}", Version)

    async def export(self, table: str) -> bytes:
        """A table as one file."""
        return await self._fetch("GET", f"/tables/{table}/export")

    async def import_table(self, file: bytes) -> Seated:
        """A new table from an exported one, or from a save of the terminal client."""
        answer = await self._fetch("POST", "/tables/import", file, {"content-type": "application/octet-stream"})
        return self._seated(msgspec.json.decode(answer, type=Seated))

    async def report(self, table: str, report: str) -> bytes:
        """What led to an error of the rules, as one file for a bug report."""
        return await self._fetch("GET", f"/tables/{table}/reports/{report}")

    # Invitations

    async def links(self, table: str, anew: bool = False) -> tuple[Link, Link]:
        """The links that let others play and watch; made anew, the old ones open nothing any more."""
        found = await self._ask("POST" if anew else "GET", f"/tables/{table}/invitation", Invitation)
        return Link(self.server, found.play), Link(self.server, found.watch)

    async def describe(self, link: Link) -> Invited:
        """What a link is for."""
        return await self._ask("POST", "/invitations", Invited, Key(link.invitation))

    async def join(self, link: Link) -> Seated:
        """Come to a table; the first free seat is ours, unless the link is for watching."""
        return self._seated(await self._ask("POST", "/join", Seated, Key(link.invitation)))

    def _seated(self, seated: Seated) -> Seated:
        self._seen.note(seated.table, seated.version)
        return seated

    # Seats

    async def claim(self, table: str, seat: int) -> Version:
        """Take a free seat, or one of our own back from a bot."""
        return await self.change_seat(table, seat, SeatChange(person=self.person))

    async def release(self, table: str, seat: int) -> Version:
        return await self.change_seat(table, seat, SeatChange(person=""))

    async def hand_over(self, table: str, seat: int, person: str) -> Version:
        """Give a seat to somebody else who is at the table."""
        return await self.change_seat(table, seat, SeatChange(person=person))

    async def stand_in(self, table: str, seat: int, bot: str) -> Version:
        """Let a bot answer for a seat; with no name, it gives the seat back."""
        return await self.change_seat(table, seat, SeatChange(bot=bot))

    async def change_seat(self, table: str, seat: int, change: SeatChange) -> Version:
        return await self._ask("PUT", f"/tables/{table}/seats/{seat}", Version, change)

    async def leave(self, table: str, person: str = "") -> Version:
        """Leave a table for good, or send somebody away from our own."""
        return await self._ask("DELETE", f"/tables/{table}/people/{person or self.person}", Version)

    async def let_in_again(self, table: str, person: str) -> Version:
        """Let somebody who was sent away come back by a link."""
        return await self._ask("DELETE", f"/tables/{table}/sent-away/{person}", Version)

    async def pass_on(self, table: str, person: str) -> Version:
        """Make somebody else the host of a table of our own."""
        return await self._ask("PUT", f"/tables/{table}/host", Version, HostChange(person))

    async def change(self, table: str, settings: Settings) -> Version:
        return await self._ask("PUT", f"/tables/{table}/settings", Version, settings)

    async def adjust(self, table: str, change: SettingsChange) -> Version:
        """Some other settings of a table of our own; the rest stays as it is."""
        return await self._ask("PATCH", f"/tables/{table}/settings", Version, change)

    async def rename(self, table: str, title: str) -> Version:
        return await self.adjust(table, SettingsChange(title=title))

    async def go_by(self, name: str) -> PersonName:
        """Go by another name, at all tables."""
        return await self._ask("PATCH", "/people/me", PersonName, NewPerson(name))

    # Looking

    async def position(self, table: str, words: bool = False, scene: bool = False) -> Position:
        """A table as it stands."""
        return await self._ask("GET", f"/tables/{table}", Position, language=self.language, words=words, scene=scene)

    async def log(self, table: str, since: int = 0, upto: int | None = None) -> Recap:
        """What happened since a moment, the last page of it; for the page before, `upto` is the `since` of this one."""
        span = {} if upto is None else {"upto": upto}
        return await self._ask("GET", f"/tables/{table}/log", Recap, None, language=self.language, since=since, **span)

    async def whole_log(self, table: str, since: int = 0) -> Recap:
        """All that happened since a moment, page by page."""
        page = await self.log(table, since)
        told = page.told
        while page.since > since:
            page = msgspec.structs.replace(await self.log(table, since, page.since), upto=page.upto)
            told = page.told + told
        return msgspec.structs.replace(page, told=told)

    async def chronicle(self, table: str) -> Chronicle:
        """What the story of a table is remembered by, so far."""
        return await self._ask("GET", f"/tables/{table}/chronicle", Chronicle, language=self.language)

    async def moment(self, table: str, node: int, words: bool = False) -> Replay:
        """A table as it was at an earlier moment, or at one of a branch that was left."""
        path = f"/tables/{table}/moments/{node}"
        return await self._ask("GET", path, Replay, language=self.language, words=words)

    async def way(self, table: str) -> Way:
        """All answers that were ever given, as a tree, and where the table is."""
        page = await self._ask("GET", f"/tables/{table}/way", Way)
        moments = page.moments
        while moments and moments[-1].node < page.last:
            page = await self._ask("GET", f"/tables/{table}/way", Way, None, after=moments[-1].node)
            moments += page.moments
        return msgspec.structs.replace(page, moments=moments)

    async def why(self, table: str, seat: int, option: str) -> WhyNot:
        """Why a seat cannot choose something now, by its id or its words; without a text it can."""
        return await self._ask("GET", f"/tables/{table}/why", WhyNot, language=self.language, seat=seat, option=option)

    async def barred(self, table: str, seat: int) -> Bars:
        """All that a seat might expect and cannot choose now, and why."""
        return await self._ask("GET", f"/tables/{table}/barred", Bars, language=self.language, seat=seat)

    async def hint(self, table: str) -> Hint:
        """What a practised player would choose for our seats now, and why."""
        return await self._ask("GET", f"/tables/{table}/hint", Hint, language=self.language)

    async def odds(self, table: str, decision: int) -> Odds:
        """What may come of an open question."""
        return await self._ask("GET", f"/tables/{table}/odds/{decision}", Odds, language=self.language)

    # Playing

    async def answer(self, table: str, answer: Answer) -> Answered:
        """Answer an open question without a live connection; with the same id again, nothing more happens."""
        return await self._ask("POST", f"/tables/{table}/answers", Answered, answer)

    def table(self, table: str, seat: int | None = None, words: bool = False) -> Table:
        """A table to be played live: `async with client.table(id) as table`."""
        live = Table(self.server, self.key, table, language=self.language, seat=seat, words=words)
        live.seen = self._seen
        return live

    # Asking

    async def _ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None, **query: Any) -> T:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._fetch(method, path, content, {"content-type": "application/json"}, query)
        said = msgspec.json.decode(answer, type=kind)
        if (table := _table_in(path)) and isinstance(said, Version | Answered | Position):
            self._seen.note(table, said.version)
        return said

    async def _fetch(
        self,
        method: str,
        path: str,
        content: bytes | None = None,
        headers: dict[str, str] | None = None,
        query: dict[str, Any] | None = None,
    ) -> bytes:
        known = {"authorization": f"Bearer {self.key}"} if self.key else {}
        if self.language:
            known["accept-language"] = self.language
        if seen := self._seen.of(_table_in(path)):
            known[SEEN] = str(seen)
        try:
            answer = await self._http.request(
                method, path, content=content, headers=known | (headers or {}), params=query
            )
        except httpx.TransportError as error:
            raise Unreachable(f"Nobody answers at {self.server} ({type(error).__name__}). Is the server up?") from error
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            raise _refused(answer)
        return answer.content


def _table_in(path: str) -> str:
    """The table that a request is about; empty if it is about none."""
    return path.removeprefix("/tables/").partition("/")[0] if path.startswith("/tables/") else ""


def _refused(answer: httpx.Response) -> Refused:
    try:
        said = msgspec.json.decode(answer.content, type=Error)
    except msgspec.MsgspecError:  # something on the way answered in the server's place
        return Refused("bad-answer", f"The answer was status {answer.status_code}: is this a Farlight server?")
    return Refused(said.code, said.text, report=said.report)
