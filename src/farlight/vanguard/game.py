"""Vanguard as a `Game`: rules, definitions and views behind the one door."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from farlight.content import load_pack, tell, told_in, untranslated
from farlight.content.reach import dead_cards, reach
from farlight.kernel import (
    Decision,
    Game,
    Interrupt,
    Lead,
    Migration,
    Mission,
    Outlook,
    Panel,
    Play,
    Question,
    Refusal,
    Remembered,
    Setup,
    Where,
    new_chance,
)
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.bots.curious import CuriousBot
from farlight.vanguard.lint.campaign_goals import promises_in
from farlight.vanguard.lint.card_origins import destinations, ways_of
from farlight.vanguard.lint.logbook_marks import unread
from farlight.vanguard.lint.system_maps import charts_in
from farlight.vanguard.lint.word_contexts import misplaced_in
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import KINDS, Definitions, definitions
from farlight.vanguard.model.migrations import migrate_1
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules import steps
from farlight.vanguard.rules.anytime import could_change
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.exploration import tutorial
from farlight.vanguard.rules.exploration.abilities import interrupts, opens
from farlight.vanguard.rules.exploration.setup import DEADLY, set_up
from farlight.vanguard.rules.last_word import last_word
from farlight.vanguard.rules.story_text import unknown_tokens
from farlight.vanguard.table.check_outlook import outlook_of
from farlight.vanguard.table.names import Names
from farlight.vanguard.table.panels import panels_of
from farlight.vanguard.table.scene import VanguardScene, scene_of
from farlight.vanguard.table.table_summary import remembered, where_of
from farlight.vanguard.table.view import VanguardView, view_of
from farlight.vanguard.table.why_idle import why_idle

PACK = Path(__file__).parent.parent / "packs" / "vanguard"


class VanguardGame(Game[Vanguard, Definitions]):
    name = "vanguard"
    schema = 2
    migrations: ClassVar[Mapping[int, Migration]] = {1: migrate_1}
    open_table = True
    adviser = "away-normal"
    state_type = Vanguard
    steps = steps.STEPS
    levels: ClassVar[Mapping[str, str]] = {"begin_round": "round", "next_turn": "turn"}
    optional_rules: ClassVar[Sequence[str]] = (DEADLY,)
    dice = frozenset(("section", "injury", "danger", "ten"))
    texts = Path(__file__).parent / "texts"

    def __init__(self, pack: Path | None = None, more: Path | None = None) -> None:
        self.pack_path = pack or PACK
        loaded = load_pack(
            self.pack_path, self.name, KINDS, VOCABULARY, needed=("ruling", "die", "planet", "scenario"), more=more
        )
        self.pack = loaded
        self.pack_id = loaded.info.id
        self.pack_hash = loaded.hash
        self.content = definitions(loaded.cards)
        self.names = Names(self.content, self.texts)
        self._named = self.names
        """The names of the table that was put into words last: many are asked for in a row."""

    def missions(self) -> Sequence[Mission]:
        return [Mission(card.id, (1, 4), card.campaign is not None) for card in self.content.scenarios.values()]

    def new(self, setup: Setup) -> Vanguard:
        return set_up(setup, self.content)

    def seats(self, state: Vanguard, setup: Setup) -> int:  # noqa: ARG002
        """Seats of the game as it goes on: the number of players may change between sessions. V-PLAYER-08."""
        return state.seats

    def interrupts(self, play: Play[Vanguard, Definitions]) -> Iterable[Interrupt]:
        return interrupts(play)

    def lead(self, play: Play[Vanguard, Definitions], prompt: str) -> Lead | None:
        """The led first round of the Tutorial.

        V-TUT-40, V-TUT-41, V-TUT-42, V-TUT-43, V-TUT-44, V-TUT-45, V-TUT-46, V-TUT-47, V-TUT-50, V-TUT-51, V-TUT-52,
        V-TUT-53, V-TUT-54, V-TUT-55, V-TUT-56, V-TUT-57, V-TUT-60, V-TUT-61, V-TUT-62, V-TUT-63, V-TUT-64, V-TUT-65.
        """
        return tutorial.lead(play, prompt)

    def last_word(self, state: Vanguard, decision: Decision) -> int | None:
        return last_word(state, decision)

    def opens(self, play: Play[Vanguard, Definitions], window: str) -> bool:
        return opens(play, window)

    def could_change(self, play: Play[Vanguard, Definitions], question: Question) -> bool:
        return could_change(play, question)

    def view(self, state: Vanguard, seat: int | None) -> VanguardView:  # noqa: ARG002
        return view_of(Play(self, self.content, state))

    def where(self, state: Vanguard) -> Where:
        return where_of(state)

    def chronicle(self, view: VanguardView, texts: Texts) -> Iterable[Remembered]:
        return remembered(view, texts)

    def scene(self, view: VanguardView, texts: Texts) -> VanguardScene:
        return scene_of(view, texts, self.content)

    def outlook(self, state: Vanguard, decision: Decision) -> Outlook | None:
        return outlook_of(Play(self, self.content, state), decision)

    def panels(self, view: VanguardView) -> Sequence[Panel]:
        return panels_of(view, self.content)

    def rehide(self, play: Play[Vanguard, Definitions], seat: int | None) -> None:  # noqa: ARG002
        """Other orders of all decks and of what lies face down."""
        state = play.state
        state.chance = new_chance(play.roll("rehide", 1 << 32))
        for crew in state.crew:
            crew.deck = _shuffled(play, crew.deck)
        state.events = _shuffled(play, state.events)
        for find, cards in state.discoveries.items():
            state.discoveries[find] = _shuffled(play, cards)
        state.ship.recruits = _shuffled(play, state.ship.recruits)
        state.ship.possible = _shuffled(play, state.ship.possible)

    def marks(self, state: Vanguard) -> Sequence[str]:
        """Flags and boxes of the Logbook, and how it ended. V-RESET-06."""
        return [*(f"{flag}={count}" for flag, count in sorted(state.flags.items()) if count), f"ending={state.outcome}"]

    def onward(self, state: Vanguard) -> str:
        return self.content.scenarios[state.scenario].after(state.outcome)

    def why_idle(self, play: Play[Vanguard, Definitions], seat: int, kind: str, thing: str) -> Refusal | None:
        return why_idle(play, seat, kind, thing)

    def unknown(self, state: Vanguard) -> Sequence[str]:
        known = self.content.cards
        wanted = [("scenario", state.scenario), *([("planet", state.planet)] if state.planet else [])]
        wanted += [("crew", card) for card in state.ship.sleeves]
        wanted += [("objective", card) for card in (state.ship.objective,) if card]
        wanted += [("research", card) for card in state.ship.lab if card]
        wanted += [("production", card) for card in (*state.ship.ready, *state.ship.queues) if card]
        wanted += [("situation", card) for card in (*state.ship.possible, *state.ship.situations)]
        wanted += [("crew", crew.card) for crew in state.crew if crew.card]
        wanted += [("section", card) for crew in state.crew for card in (*crew.hand, *crew.deck, *crew.discard)]
        wanted += [("poi", card) for cards in state.pois.values() for card in cards]
        wanted += [("mission", name) for name in state.missions]
        wanted += [("threat", threat.card) for threat in state.threats]
        wanted += [("event", card) for card in (*state.events, *state.past)]
        wanted += [("log", log) for log in state.read]
        return [f"{kind} '{card}'" for kind, card in wanted if card not in known[kind]]

    def intro(self, mission: str, language: str) -> str:
        scenario = self.content.scenarios[mission]
        planet = self.content.planets[scenario.planet]
        return f"{tell(scenario.text, language)} {tell(planet.text, language)}"

    def told_in(self, language: str) -> bool:
        return told_in(self.pack, language)

    def lint(self) -> Sequence[str]:
        content = self.content
        found = (*self.pack.lints, *untranslated(self.pack, LANGUAGES), *unknown_tokens(self.pack))
        found = (*found, *misplaced_in(self.pack, content))
        unplayed = (*dead_cards(self.pack, self.reach()), *promises_in(self.pack, content))
        return [*map(str, (*found, *charts_in(self.pack, content), *unplayed, *unread(self.pack, content)))]

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        return self.names.of(kind, value, language)

    def name_at(self, state: Vanguard, kind: str, value: object, language: str) -> str | None:
        """By the names of the planet's Sectors; players by their Sections. V-PLAYER-02."""
        if kind == "seat" and isinstance(value, int) and value >= 0 and state.seats > 1:
            return self._player(state, value, language)
        names = self._named
        if names.state is not state:
            names = self._named = Names(self.content, self.texts, state)
        return names.of(kind, value, language)

    def _player(self, state: Vanguard, seat: int, language: str) -> str | None:
        texts = Texts(language, [self.texts], self.name_of)
        own = [
            texts.name("section", section)
            for section, player in zip(SECTIONS, state.players, strict=True)
            if player == seat
        ]
        return texts.say("seat-of", sections=", ".join(own), player=texts.name("seat", seat)) if own else None

    def describe(self, source: str, language: str) -> str:
        """The rules text of an effect."""
        return self.names.of("effect", source, language) or source

    def check(self, state: Vanguard) -> str | None:
        """What no rule may leave behind: pools below 0, two Injury dice in a column. V-TERM-18, V-INJ-09."""
        if state.supplies < 0 or state.success < 0:
            return "Supplies or Success below 0"
        for crew in state.crew:
            if crew.hurt and len(set(crew.hurt)) != len(crew.hurt):
                return "two Injury dice in a column"
        return None

    def counts(self) -> Mapping[str, int]:
        return {kind: len(cards) for kind, cards in self.pack.cards.items() if cards}

    def reach(self) -> Mapping[tuple[str, str], str]:
        return reach(self.content.cards, VOCABULARY, ways_of(self.content))

    def shown(self) -> Mapping[tuple[str, str], str]:
        chains = self.reach()
        return {**chains, **destinations(self.content, chains)}

    def bots(self) -> Mapping[str, Callable[[int], AwayBot]]:
        """A team that has a reason for everything, one that leaves the story to chance, one that would see it all."""
        return {
            "away-normal": partial(AwayBot, self.content),
            "away-story": partial(AwayBot, self.content, by_lot=True),
            "away-curious": partial(CuriousBot, self.content),
        }


def _shuffled(play: Play[Vanguard, Definitions], cards: tuple[str, ...]) -> tuple[str, ...]:
    mixed = list(cards)
    play.shuffle("rehide", mixed)
    return tuple(mixed)
