"""The table in a terminal, played over the net: as the local one, with others who answer, talk and come and go."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Console

import farlight
from farlight.cli.commands import ALIASES
from farlight.cli.prompt import Prompt
from farlight.cli.remote_commands import COMMANDS
from farlight.cli.screen import Screen, letters
from farlight.cli.terminal import LONGEST_LINE
from farlight.cli.words import exact, mentions, named, whole
from farlight.client import Back, Change, Client, Ended, Lost, News, Refused, Table
from farlight.client.mirror import GROUP, REOPEN
from farlight.kernel import UnknownGame, load_game
from farlight.kernel.position import ENTER_ROLL
from farlight.texts import TITLE, Texts, capital
from farlight.wire import Asked, Choice, Pinged, Section, Told
from farlight.wire import Refused as RefusedMessage

FORCED = "event-forced"
"""What happened because there was only one way."""


class Offer(msgspec.Struct, frozen=True):
    """A line with a number or letter: what to answer, for whom, to which question."""

    label: str
    seat: int
    asked: Asked | None
    """The question that it answers; None for an any-time effect."""
    choice: Choice

    @property
    def id(self) -> str:
        return self.choice.id

    @property
    def text(self) -> str:
        return self.choice.text

    @property
    def beside(self) -> bool:
        return self.asked is None


class RemoteTerminal:
    """One person at one table of a server."""

    def __init__(self, console: Console, client: Client, table: Table, prompt: Prompt, again: str) -> None:
        self.screen = Screen(console)
        self.client = client
        self.table = table
        self.prompt = prompt
        self.again = again
        """The command that comes back to this table."""
        self.seat: int | None = None
        """The seat that somebody wants to answer for; without one, whichever of theirs is asked first."""
        self.focus: Asked | None = None
        self.offers: list[Offer] = []
        self.lettered = False
        """Whether the letters of the any-time effects are on the screen; before that they mean nothing."""
        self._known: set[str] = set()
        """Lines of the table that were shown and still hold."""
        self._question: object = None
        """What was asked when the question was shown last."""
        self._here: set[str] = set()
        self._heard = 0.0
        """When the last line of chat was written that is on the screen."""
        self._proposals: set[int] = set()
        self.set_language(client.language)

    # The loop

    async def run(self) -> None:
        """Play until somebody leaves, or the server sends us away."""
        with self.prompt.aside():
            await self._begin()
        typing: asyncio.Task[str | None] | None = None
        try:
            while True:
                if self.table.has_news:
                    await self._follow()
                typing = typing or asyncio.create_task(self.prompt.line())
                if await self._something(typing):
                    line, typing = typing.result(), None
                    if line is None or not await self.handle(_clean(line)):
                        break
        except asyncio.CancelledError:  # Ctrl-C: as good a way to leave as any
            self.screen.gap()
        except Ended as ended:
            self.print(str(ended), "bold red")
            return
        finally:
            if typing is not None:
                typing.cancel()
        self.say_whole("remote-bye", command=self.again)

    async def _begin(self) -> None:
        standing = self.table.standing
        mission = self.texts.name("mission", standing.mission)
        title = self.texts.say(TITLE) if self.texts.has(TITLE) else standing.game
        self.say("terminal-welcome", "bold", version=farlight.__version__, game=title, mission=mission)
        for note in standing.notes:
            self.say("terminal-note", "yellow", note=note)
        self._here = self._people_here()
        self._heard = max((line.at for line in standing.chat[:-5]), default=0.0)
        while self.table.has_news:
            news = await self.table.news()
            if isinstance(news, Change) and news.told:
                self.say("remote-missed", "bold cyan")
                self.tell(news.told)
        await COMMANDS["who"](self, "")
        self._company()
        await self.show()
        self.say("terminal-help", "dim")

    async def _something(self, typing: "asyncio.Task[str | None]") -> bool:
        """Wait for a line or for news; whether it was a line."""
        news = asyncio.create_task(self.table.until(lambda table: table.has_news))
        await asyncio.wait((typing, news), return_when=asyncio.FIRST_COMPLETED)
        if news.done():
            news.result()  # raises if the table has ended
        else:
            news.cancel()
        return typing.done() and not self.table.has_news

    async def handle(self, line: str) -> bool:
        """Do what a line says; False to leave."""
        word, _, rest = line.partition(" ")
        name = ALIASES.get(word.lower(), word.lower())
        if name == "quit" and not rest:
            return False
        try:
            if not line:
                await self._pass_on()
            elif name in COMMANDS and exact(self.offers, line, self.lettered) is None:
                await COMMANDS[name](self, rest.strip())
            else:
                await self._choose(line)
        except Refused as refused:
            await self._refused(refused)
        return True

    async def _pass_on(self) -> None:
        """An empty line: go on where there is nothing else to answer, or look again."""
        if self.focus is not None and _is_pause(self.focus):
            await self._choose(self.offers[0].id)
        else:
            await self.show(whole_question=True)

    # What happens

    async def _follow(self) -> None:
        """Print what is new, then the question if it is another one."""
        with self.prompt.aside():
            while self.table.has_news:
                self._tell_news(await self.table.news())
            if self.table.is_connected:
                self._company()
                await self.show(whole_question=False)

    def _tell_news(self, news: News) -> None:
        match news:
            case Change(told=told):
                self.tell(told)
            case Lost():
                self.say("remote-lost", "yellow")
            case Back():
                self.say("remote-back", "green")
                self._question = None
            case Pinged(by, _, thing, _):
                self.say("remote-pinged", "magenta", who=self.name_of(by), thing=thing)
            case RefusedMessage(text=text):
                self.print(text, "red")

    def tell(self, told: Iterable[Told]) -> None:
        """What happened, in words."""
        for each in told:
            style = "dim" if each.key == FORCED else "green"
            self.screen.line(f"· {each.text}", style, indent=2, rule=each.rule)

    def _company(self) -> None:
        """Who came and went, what was said and proposed."""
        standing, here = self.table.standing, self._people_here()
        for person in here - self._here - {self.table.person}:
            self.say("remote-came", "dim", who=self.name_of(person))
        for person in self._here - here:
            self.say("remote-went", "dim", who=self.name_of(person))
        self._here = here
        for line in standing.chat:
            if line.at > self._heard:
                self._heard = line.at
                self.say("remote-said", "magenta", who=self.name_of(line.by), text=line.text)
        for proposal in standing.proposals:
            if proposal.id not in self._proposals and proposal.by != self.table.person:
                self.say("remote-proposal", "bold yellow", who=self.name_of(proposal.by), text=proposal.text)
        self._proposals = {proposal.id for proposal in standing.proposals}

    def _people_here(self) -> set[str]:
        return {member.id for member in self.table.standing.members if member.here}

    # Showing

    async def show(self, whole_question: bool = True) -> None:
        """What has changed on the table, then the open question; only if it is another one, unless all is wanted."""
        self.focus, self.offers = self._gather()
        self._show_words([section for section in self.table.words if not section.aside])
        asked = (self.focus, tuple(self.offers), self.table.asked, self.table.is_over)
        if asked == self._question and not whole_question:
            return
        self._question = asked
        self.lettered = self.focus is not None and self.focus.window
        if self.focus is not None:
            await self._show_question(self.focus)
        else:
            self._show_waiting()

    def _show_words(self, sections: Sequence[Section]) -> None:
        current = _lines_of(sections)
        if not current <= self._known:
            self.show_sections(sections, self._known)
        self._known = current

    def show_sections(self, sections: Sequence[Section], known: set[str]) -> None:
        """The table in words, without the lines that are known."""
        self.screen.gap()
        for section in sections:
            lines = [line for line in section.lines if _line(section, line) not in known]
            if lines or section.title not in known:
                self.screen.line(section.title, "bold cyan")
            for line in lines:
                self.screen.line(capital(line), indent=2)

    def _show_last_word(self, focus: Asked) -> None:
        """Who decides if the group does not agree."""
        if focus.word in self.table.seats:
            self.say("remote-last-word-ours", "dim")
        elif focus.word >= 0:
            place = self.table.standing.places[focus.word]
            self.say("remote-last-word", "dim", who=self.name_of(place.person) or place.name)

    async def _show_question(self, focus: Asked) -> None:
        rolls = focus.prompt == ENTER_ROLL
        self.screen.gap()
        if focus.seat != GROUP:
            self.say("terminal-decision", "dim", seat=self.table.standing.places[focus.seat].name)
        elif not rolls:
            self.say("terminal-group", "dim")
        self.screen.line(focus.text, "bold yellow", rule=focus.rule)
        self._show_last_word(focus)
        if focus.chosen:
            self.screen.line(self.texts.say("terminal-chosen", chosen=", ".join(focus.chosen)), indent=4)
        if rolls:
            faces = (
                offer.text if offer.text == offer.label else f"{offer.label} {offer.text}" for offer in self.offers
            )
            self.screen.line(", ".join(faces), indent=4)
            return
        odds = await self.client.odds(self.table.id, focus.id) if self.table.is_connected else None
        for line in odds.lines if odds is not None else ():
            self.screen.line(capital(line), "cyan", indent=4)
        for offer in self.offers:
            if not offer.beside:
                then = odds.options.get(offer.id, "") if odds is not None and offer.asked is focus else ""
                self._show_offer(offer, then)
        self._show_beside(focus)

    def _show_beside(self, focus: Asked) -> None:
        beside = [offer for offer in self.offers if offer.beside]
        if beside and focus.window:
            self.show_any_time()
            return
        for offer in beside:
            if offer.choice.pressing:
                self._show_offer(offer)
        folded = sum(not offer.choice.pressing for offer in beside)
        if folded:
            self.screen.line(self.texts.say("terminal-any-folded", count=folded), "dim", indent=2)

    def show_any_time(self) -> None:
        """The any-time effects, with letters: the numbers are for the question."""
        self.screen.line(self.texts.say("terminal-any-time"), "dim", indent=2)
        for offer in self.offers:
            if offer.beside:
                self._show_offer(offer)

    def _show_offer(self, offer: Offer, then: str = "") -> None:
        """One line of a list. What is not of the question in focus names the seat that it is for."""
        own = offer.beside or offer.asked is self.focus
        said = offer.text if own else f"{self.table.standing.places[offer.seat].name}: {offer.text}"
        enter = self.texts.say("terminal-enter") if offer.asked is not None and _is_pause(offer.asked) else ""
        parts = [said, *(part for part in (offer.choice.about, then, enter) if part)]
        self.screen.line(f"{offer.label:>2}  {' · '.join(parts)}", indent=2, hang=4)

    def _show_waiting(self) -> None:
        """Nothing to answer: who has to, or that it is over."""
        standing = self.table.standing
        self.screen.gap()
        if standing.outcome:
            if standing.seed:
                self.say("terminal-seed", "dim", seed=standing.seed, hash=standing.commitment)
            self.say("remote-over", "bold")
            return
        asked = [each.seat for each in self.table.asked if each.prompt != REOPEN]
        names = [standing.places[seat].name for seat in dict.fromkeys(asked) if seat != GROUP]
        if not self.table.seats:
            self.say("remote-watching", "dim")
        if names:
            self.say("remote-waiting", "dim", who=", ".join(names))

    # Answering

    def _gather(self) -> tuple[Asked | None, list[Offer]]:
        """The question of a seat of ours, and everything that can be typed to it."""
        mine = self.table.seats
        questions = self.table.questions
        focus = next((asked for asked in questions if asked.seat == self.seat), next(iter(questions), None))
        if focus is not None and focus.prompt == ENTER_ROLL:
            return focus, _faces(focus)
        again = [asked for asked in self.table.asked if asked.prompt == REOPEN and asked.seat in mine]
        asked = [*([] if focus is None else [focus]), *again]
        own = [(each, choice) for each in asked for choice in each.options]
        numbered = [Offer(str(place), each.seat, each, choice) for place, (each, choice) in enumerate(own, 1)]
        beside = [(seat, choice) for seat, choice in self.table.beside if seat in mine or (seat == GROUP and mine)]
        lettered = [Offer(letters(place), seat, None, choice) for place, (seat, choice) in enumerate(beside)]
        return focus, numbered + lettered

    async def _choose(self, line: str) -> None:
        found = self._find(line)
        if found is None:
            return
        if found.asked is None:
            done = await self.table.use(found.seat, found.choice)
        else:
            done = await self.table.answer(found.asked, found.choice)
        if done.waits:
            self.say("remote-proposed", "yellow")
        if self.seat is not None and all(asked.seat != self.seat for asked in self.table.questions):
            self.seat = None

    def _find(self, line: str) -> Offer | None:
        """The choice that a line names, by the beginning of its words, too. Any-time effects want the whole name."""
        if not self.offers:
            self.say("remote-over" if self.table.is_over else "remote-nothing-asked", "bold")
            return None
        found = exact(self.offers, line, self.lettered)
        if found is not None:
            return found
        meant = named(self.offers, line)
        if len(meant) == 1:
            return meant[0]
        if not meant and self.show_part(line):
            return None
        meant = meant or [offer for offer in self.offers if mentions(offer.text, line)]
        if meant:
            self.say("terminal-ambiguous", "red", given=line, known=", ".join(offer.text for offer in meant))
        else:
            numbers = sum(not offer.beside for offer in self.offers)
            self.say("terminal-unknown", "red", given=line, count=numbers)
        return None

    def show_part(self, word: str, lines_too: bool = False) -> bool:
        """The parts of the table whose heading names a word, else, if that will do, the lines with it."""
        sections = [section for section in self.table.words if whole(word) is None and mentions(section.title, word)]
        if not sections and lines_too:
            held = [(section, [line for line in section.lines if mentions(line, word)]) for section in self.table.words]
            sections = [Section(section.title, tuple(lines)) for section, lines in held if lines]
        if sections:
            self.show_sections(sections, set())
        return bool(sections)

    async def _refused(self, refused: Refused) -> None:
        self.print(str(refused), "red")
        if refused.report:
            await COMMANDS["report"](self, refused.report)

    # Small things

    def forget(self) -> None:
        """Let the whole table be shown again."""
        self._known, self._question = set(), None

    def set_language(self, language: str) -> None:
        """The words around the table; those of the table itself come from the server."""
        try:
            game = load_game(self.table.standing.game)
        except UnknownGame:  # the server has a game that we do not: it tells all that matters
            self.texts = Texts(language)
            self.levels: list[str] = []
            return
        self.texts = Texts(language, [game.texts], game.name_of)
        self.levels = list(dict.fromkeys(game.levels.values()))

    def name_of(self, person: str) -> str:
        known = (member.name for member in self.table.standing.members if member.id == person)
        return next(known, "?")

    def say(self, key: str, style: str = "", **words: Any) -> None:
        self.print(self.texts.say(key, **words), style)

    def say_whole(self, key: str, **words: Any) -> None:
        """Something with a link in it: broken to the width, nobody could copy it."""
        self.screen.console.print(self.texts.say(key, **words), markup=False, soft_wrap=True)

    def print(self, text: str, style: str = "") -> None:
        self.screen.line(text, style, hang=0)


def _clean(line: str) -> str:
    return "".join(character for character in line[:LONGEST_LINE] if character.isprintable()).strip()


def _faces(focus: Asked) -> list[Offer]:
    """The faces of a real die: those that are numbers are their own labels, others are counted."""
    numbers = all(choice.text.isdecimal() for choice in focus.options)
    return [
        Offer(choice.text if numbers else str(place), focus.seat, focus, choice)
        for place, choice in enumerate(focus.options, 1)
    ]


def _is_pause(asked: Asked) -> bool:
    """A moment that is only open for any-time effects: an empty line goes on."""
    return asked.window and len(asked.options) == 1


def _line(section: Section, line: str) -> str:
    """A line is known where it stands: the same words may stand elsewhere, too."""
    return f"{section.title}\n{line}"


def _lines_of(sections: Iterable[Section]) -> set[str]:
    found = {section.title for section in sections}
    return found | {_line(section, line) for section in sections for line in section.lines}
