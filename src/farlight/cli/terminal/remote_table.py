"""A table of a server: the client's live table, and the people who sit there."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import structs

from farlight.cli.game_folder import saves_folder
from farlight.cli.terminal.save_file import place_for
from farlight.cli.terminal.table import Ahead, Happened, News, Notice, Part, Stumbled
from farlight.client import Back, Change, Client, ClientError, Lost, Refused
from farlight.client import News as ClientNews
from farlight.client import Table as LiveTable
from farlight.errors import UserError
from farlight.kernel import UnknownGame, load_game
from farlight.private import make_file, make_folder
from farlight.texts import Texts
from farlight.wire import Asked, Choice, Done, Hint, Odds, Pinged, Place, Standing, Told
from farlight.wire import Refused as RefusedMessage

LAST = 40
"""Lines of the log, if nobody says how many."""
HEARD = 5
"""Lines of chat from before that are told to whoever comes."""


class RemoteTable:
    """One person among others. The server says what is asked; what we do there, others see."""

    def __init__(self, client: Client, live: LiveTable, again: str) -> None:
        self._client = client
        self._live = live
        self._again = again
        """The command that comes back to this table."""
        self._here: set[str] = set()
        self._heard = 0.0
        """When the last line of chat was written that was told."""
        self._proposals: set[int] = set()
        self._set_language(client.language)
        self._unsaid = self._in_english()
        """Notices of our own, for the next news."""

    # How it stands

    @property
    def company(self) -> "RemoteTable":
        return self

    @property
    def person(self) -> str:
        return self._live.person

    @property
    def standing(self) -> Standing:
        return self._live.standing

    @property
    def seats(self) -> Sequence[int]:
        return self._live.seats

    @property
    def asked(self) -> Sequence[Asked]:
        return self._live.asked

    @property
    def questions(self) -> Sequence[Asked]:
        return self._live.questions

    @property
    def beside(self) -> Sequence[tuple[int, Choice]]:
        return self._live.beside

    def parts(self, _seat: int | None) -> Sequence[Part]:
        """Through the eyes with which we look: the server shows no others."""
        return [Part(section.title, section.lines, section.aside) for section in self._live.words]

    # What happens

    @property
    def ended(self) -> str:
        return "" if self._live.ended is None else str(self._live.ended)

    @property
    def has_news(self) -> bool:
        return self._live.has_news

    async def wait(self) -> None:
        with suppress(ClientError):  # that it has ended, the table tells itself
            await self._live.until(lambda table: table.has_news)

    async def news(self) -> Sequence[News]:
        told: list[News] = [*self._unsaid]
        self._unsaid.clear()
        while self._live.has_news:
            told += self._told(await self._live.news())
        return [*told, *self._others()] if self._live.is_connected else told

    def _told(self, news: ClientNews) -> Iterable[News]:
        say = self.texts.say
        match news:
            case Change(told=told):
                yield Happened(tuple(self._own(each) for each in told))
            case Lost():
                yield Notice(say("remote-lost"), "yellow")
            case Back():
                yield Notice(say("remote-back"), "green")
            case Pinged(by, _, thing, _):
                yield Notice(say("remote-pinged", who=self._name(by), thing=thing), "magenta")
            case RefusedMessage(text=text):
                yield Notice(text, "red")

    def _own(self, told: Told) -> Told:
        """What we did ourselves is told us in other words."""
        return structs.replace(told, text=told.own) if told.own and told.by == self.person else told

    def _others(self) -> Iterable[Notice]:
        """Who came and went, what was said and proposed."""
        say, standing, here = self.texts.say, self.standing, self._people_here()
        yield from (Notice(say("remote-came", who=self._name(one)), "dim") for one in here - self._here - {self.person})
        yield from (Notice(say("remote-went", who=self._name(one)), "dim") for one in self._here - here)
        self._here = here
        for line in standing.chat:
            if line.at > self._heard:
                self._heard = line.at
                yield Notice(say("remote-said", who=self._name(line.by), text=line.text), "magenta")
        for proposal in standing.proposals:
            if proposal.id not in self._proposals and proposal.by != self.person:
                who = self._name(proposal.by)
                yield Notice(say("remote-proposal", who=who, text=proposal.text), "bold yellow")
        self._proposals = {proposal.id for proposal in standing.proposals}

    async def opening(self) -> Sequence[News]:
        standing = self.standing
        told: list[News] = [Notice(self.texts.say("terminal-note", note=note), "yellow") for note in standing.notes]
        self._here = self._people_here()
        self._heard = max((line.at for line in standing.chat[:-HEARD]), default=0.0)
        while self._live.has_news:
            news = await self._live.news()
            if isinstance(news, Change) and news.told:
                told += [Notice(self.texts.say("remote-missed"), "bold cyan"), Happened(news.told)]
        return [*told, *self.who(), *self._others()]

    def over(self) -> str:
        return self.texts.say("remote-over")

    def farewell(self) -> Sequence[Notice]:
        if self.ended:
            return [Notice(self.ended, "bold red")]
        return [Notice(self.texts.say("remote-bye", command=self._again), whole=True)]

    # Answering and going back

    @property
    def consent(self) -> str:
        return self.texts.say("remote-proposed")

    async def answer(self, asked: Asked, choice: Choice) -> bool:
        try:
            return _waits(await self._live.answer(asked, choice))
        except Refused as refused:
            raise await self._stumbled(refused) from refused

    async def use(self, seat: int, choice: Choice) -> bool:
        try:
            return _waits(await self._live.use(seat, choice))
        except Refused as refused:
            raise await self._stumbled(refused) from refused

    async def _stumbled(self, refused: Refused) -> UserError:
        """A refusal as it is, or, if the rules stumbled, where the report of that is kept."""
        return Stumbled(await self.report(refused.report)) if refused.report else refused

    async def goes_on(self, _asked: Asked, _choice: Choice) -> bool:
        """Only the server could try it out."""
        raise UserError(self.texts.say("remote-one-by-one"))

    async def undo(self, steps: int = 1, level: str = "") -> bool:
        if level or steps == 1:
            return _waits(await self._live.undo(level))
        way = await self._client.way(self._live.id)
        known = {moment.node: moment for moment in way.moments}
        node = way.head
        for _ in range(steps):
            while node in known and known[node].joined:
                node = known[node].parent
            if node not in known:
                raise UserError(self.texts.say("refused-undo-start"))
            node = known[node].parent
        return _waits(await self._live.undo(to=node))

    async def redo(self) -> bool:
        return _waits(await self._live.redo())

    async def visit(self, name: str) -> bool:
        return _waits(await self._live.visit(name))

    async def mark(self, name: str) -> None:
        await self._live.mark(name)

    async def agree(self) -> bool:
        proposed = [one.id for one in self.standing.proposals if self.person in one.missing]
        for number in proposed:
            await self._live.agree(number)
        return bool(proposed)

    async def decline(self) -> bool:
        concerning = [one.id for one in self.standing.proposals if self.person in (one.by, *one.missing)]
        for number in concerning:
            await self._live.decline(number)
        return bool(concerning)

    # Looking things up

    async def odds(self, asked: Asked) -> Odds:
        with suppress(ClientError):  # a question can be shown without them
            if self._live.is_connected:
                return await self._client.odds(self._live.id, asked.id)
        return Odds((), {})

    async def hint(self, _seat: int | None) -> Hint | None:
        """For all our seats: the server knows no other way."""
        return await self._client.hint(self._live.id) if self.questions else None

    async def log(self, last: int | None) -> Sequence[Told]:
        wanted = LAST if last is None else last
        found = await self._client.log(self._live.id)
        told = found.told
        while found.since and len(told) < wanted:
            found = await self._client.log(self._live.id, upto=found.since)
            told = found.told + told
        return told[max(0, len(told) - wanted) :]

    async def ahead(self, asked: Asked, _deepest: int) -> AsyncIterator[Ahead]:
        """Only this moment: nobody but the server could try out what follows, for as long as all others wait."""
        seat = asked.seat if asked.seat in self.seats else next(iter(self.seats), 0)
        bars = await self._client.barred(self._live.id, seat)
        yield Ahead(asked, bars.barred)

    # Eyes, words and files

    async def look(self, seat: int | None) -> None:
        await self._live.look(seat=seat)

    async def speak(self, language: str) -> None:
        self._client.language = language
        self._set_language(language)
        self._unsaid += self._in_english()
        await self._live.look(language=language)

    def _in_english(self) -> list[Notice]:
        """Says so if the stories and cards of the pack are in English alone."""
        told = self.standing.languages
        is_told = not told or self.texts.language in told
        return [] if is_told else [Notice(self.texts.say("terminal-english"), "dim")]

    def _set_language(self, language: str) -> None:
        """Load the words around the table; those of the table itself come from the server."""
        try:
            game = load_game(self.standing.game)
        except UnknownGame:  # the server has a game that we do not: it tells all that matters
            self.texts = Texts(language)
            self.levels: Sequence[str] = ()
            return
        self.texts = Texts(language, [game.texts], game.table.name_of)
        self.levels = list(dict.fromkeys(game.rules.levels.values()))

    async def save(self, name: str) -> Path:
        """As a save of this terminal, to go on from alone; where the server gives out what is hidden."""
        from farlight.server.tables.table_file import read_file  # noqa: PLC0415 - half a server, for this alone

        file = place_for(name or f"{self.standing.game}-{self._live.id}", self.texts)
        kept = read_file(await self._client.export(self._live.id)).save
        try:
            return _write(file, kept)
        except OSError as error:
            raise UserError(self.texts.say("terminal-unsaved", reason=f"{file}: {error.strerror}")) from error

    async def load(self, _name: str) -> None:
        raise UserError(self.texts.say("remote-no-load"))

    # The others

    async def say(self, text: str) -> None:
        await self._live.say(text)

    async def claim(self, seat: int) -> None:
        await self._client.claim(self._live.id, seat)

    async def release(self, seat: int) -> None:
        await self._client.release(self._live.id, seat)

    async def bots(self) -> Sequence[str]:
        known = await self._client.games()
        return next((game.bots for game in known if game.name == self.standing.game), ())

    async def stand_in(self, bot: str) -> None:
        for seat in self.seats:
            await self._client.stand_in(self._live.id, seat, bot)

    async def links(self) -> tuple[str, str]:
        play, watch = await self._client.links(self._live.id)
        return str(play), str(watch)

    async def report(self, report: str) -> Path:
        body = await self._client.report(self._live.id, report)
        return _write(saves_folder() / f"{self.standing.game}-{report}.failure", body)

    def who(self) -> Sequence[Notice]:
        """Who is here and who sits where."""
        say = self.texts.say
        chairs = [
            Notice(say("remote-chair", seat=number, name=place.name, who=self._holder(place)))
            for number, place in enumerate(self.standing.places, 1)
        ]
        watchers = [member.name for member in self.standing.members if member.watches]
        return [*chairs, *(Notice(say("remote-watcher", who=name)) for name in watchers)]

    def _holder(self, place: Place) -> str:
        who = self._name(place.person) if place.person else self.texts.say("remote-nobody")
        if place.person and place.person not in self._people_here():
            who = self.texts.say("remote-away", who=who)
        return self.texts.say("remote-bot", who=who, bot=place.bot) if place.bot else who

    def _people_here(self) -> set[str]:
        return {member.id for member in self.standing.members if member.here}

    def _name(self, person: str) -> str:
        return next((member.name for member in self.standing.members if member.id == person), "?")


def _waits(done: Done) -> bool:
    return bool(done.waits)


def _write(file: Path, body: bytes) -> Path:
    make_folder(file.parent)
    make_file(file)
    file.write_bytes(body)
    return file
