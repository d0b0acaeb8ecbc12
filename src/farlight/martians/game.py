"""Martians as a `Game`: rules, definitions and views behind the one door."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from farlight.content import load_pack, tell, told_in, untranslated
from farlight.content.reach import dead_cards, reach
from farlight.kernel import (
    BadSetup,
    Decision,
    Game,
    Interrupt,
    Migration,
    Mission,
    Panel,
    Play,
    Question,
    Refusal,
    Remembered,
    Setup,
    Where,
    new_chance,
)
from farlight.martians.bots.bot import CrewBot
from farlight.martians.bots.plain import PlainCrew
from farlight.martians.lint.card_origins import ways_of
from farlight.martians.lint.pack_checks import lint_pack
from farlight.martians.model.content import KINDS, OPTIONAL, Definitions, definitions
from farlight.martians.model.migrations import migrate_1
from farlight.martians.model.state import Martians
from farlight.martians.rules import steps
from farlight.martians.rules.actions.abilities import could_change, interrupts
from farlight.martians.rules.context import VOCABULARY, seat_of
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.piles import lay
from farlight.martians.rules.setup import crew_size, set_up
from farlight.martians.table.names import Names, names_at
from farlight.martians.table.panels import panels_of
from farlight.martians.table.plan_forecast import foreseen
from farlight.martians.table.scene import foreseen_of, scene_of
from farlight.martians.table.scene_types import ForeseenScene, MartiansScene
from farlight.martians.table.table_summary import remembered, where_of
from farlight.martians.table.view import MartiansView, view_of
from farlight.martians.table.why_idle import why_idle
from farlight.texts import LANGUAGES, Texts

LONGEST_NAME = 24
"""Characters of an astronaut's name. M-APP-05."""
PACK = Path(__file__).parent.parent / "packs" / "martians"


class MartiansGame(Game[Martians, Definitions]):
    name = "martians"
    schema = 2
    migrations: ClassVar[Mapping[int, Migration]] = {1: migrate_1}
    open_table = True
    adviser = "crew-normal"
    state_type = Martians
    steps = steps.STEPS
    levels: ClassVar[Mapping[str, str]] = {"begin_round": "sol", "begin_phase": "phase"}
    dice = frozenset(
        ("success", "wound", "adventure", "malfunction-yellow", "malfunction-orange", "malfunction-red", "research",
         "direction")
    )  # fmt: skip
    texts = Path(__file__).parent / "texts"

    def __init__(self, pack: Path | None = None, more: Path | None = None) -> None:
        self.pack_path = pack or PACK
        needed = [kind for kind in KINDS if kind not in OPTIONAL]
        loaded = load_pack(self.pack_path, self.name, KINDS, VOCABULARY, needed=needed, more=more)
        self.pack = loaded
        self.pack_id = loaded.info.id
        self.pack_hash = loaded.hash
        self.content = definitions(loaded.cards)
        self.names = Names(self.content, self.texts)

    def missions(self) -> Sequence[Mission]:
        single = [card.id for card in self.content.missions.values() if not card.campaign]
        return [Mission(name, (1, 4)) for name in (*single, *self.content.campaigns)]

    def new(self, setup: Setup) -> Martians:
        return set_up(setup, self.content)

    def check_names(self, setup: Setup) -> None:
        """One for each astronaut: 1 to 24 characters, all different. M-APP-05."""
        wanted = crew_size(setup.seats)
        if len(setup.names) != wanted:
            raise BadSetup(f"There are {wanted} astronauts: give {wanted} names, not {len(setup.names)}, or none.")
        for name in setup.names:
            if not 1 <= len(name) <= LONGEST_NAME or name != name.strip():
                raise BadSetup(
                    f"'{name}' is no name: it needs 1 to {LONGEST_NAME} characters, without spaces at its ends."
                )
            if not name.isprintable():
                raise BadSetup(f"{name!r} is no name: it has characters that cannot be shown.")
        if len({name.casefold() for name in setup.names}) < wanted:
            raise BadSetup(f"Every astronaut needs a name of their own: {', '.join(setup.names)} has one twice.")

    def interrupts(self, play: Play[Martians, Definitions]) -> Iterable[Interrupt]:
        return interrupts(play)

    def could_change(self, play: Play[Martians, Definitions], question: Question) -> bool:
        return could_change(play, question)

    def last_word(self, state: Martians, decision: Decision) -> int | None:  # noqa: ARG002
        """The First Player settles disputes, once there is one. M-FP-04, M-RUL-GAP-17."""
        return seat_of(state, state.first) if state.sol else None

    def view(self, state: Martians, seat: int | None) -> MartiansView:  # noqa: ARG002
        return view_of(Play(self, self.content, state))

    def panels(self, view: MartiansView) -> Sequence[Panel]:
        return panels_of(view, self.content)

    def where(self, state: Martians) -> Where:
        return where_of(state)

    def chronicle(self, view: MartiansView, texts: Texts) -> Iterable[Remembered]:
        return remembered(view, texts)

    def scene(self, view: MartiansView, texts: Texts) -> MartiansScene:
        return scene_of(view, self.content, texts)

    def foreseen(self, play: Play[Martians, Definitions], seat: int, option: str, texts: Texts) -> ForeseenScene | None:
        tomorrow = foreseen(play, seat, option)
        return None if tomorrow is None else foreseen_of(tomorrow, self.content, texts)

    def why_idle(self, play: Play[Martians, Definitions], seat: int, kind: str, thing: str) -> Refusal | None:
        return why_idle(play, seat, kind, thing)

    def rehide(self, play: Play[Martians, Definitions], seat: int | None) -> None:  # noqa: ARG002
        """Other piles, other tiles face down, other moments for what is still to come."""
        state = play.state
        state.chance = new_chance(play.roll("rehide", 1 << 32))
        for name, pile in list(state.decks.items()):
            lay(play, name, list(pile))
        for kind in ("energy", "oxygen"):
            self._reshuffle_tiles(play, kind)
        state.schedule = [
            (state.sol + play.roll("rehide", 3), kind, card, who, parent)
            for _, kind, card, who, parent in state.schedule
        ]
        hidden = feature_of(play).rehide
        if hidden is not None:
            hidden(play)

    def _reshuffle_tiles(self, play: Play[Martians, Definitions], kind: str) -> None:
        """Shutdown tiles that lie face down could be any that are not seen."""
        state = play.state
        places = [number for number, tile in enumerate(state.shut) if tile[1] == kind and tile[3] == "down"]
        unseen = [*state.decks.get(f"shutdown-{kind}", ()), *(state.shut[number][2] for number in places)]
        play.shuffle(f"shutdown-{kind}", unseen)
        for number in places:
            facility, _, _, side = state.shut[number]
            state.shut[number] = (facility, kind, unseen.pop(), side)
        if f"shutdown-{kind}" in state.decks:
            state.decks[f"shutdown-{kind}"] = tuple(unseen)

    def unknown(self, state: Martians) -> Sequence[str]:
        known = self.content.cards
        wanted = [("mission", state.mission), *(("event", entry.event) for entry in state.log)]
        wanted += [("facility", name) for name in state.facilities] + [("roi", roi) for roi in state.tiles.values()]
        wanted += [("upgrade", name) for name in (*state.upgrades, *state.installed)]
        wanted += [("astronaut", person.card) for person in state.crew]
        wanted += [("event", card) for card in state.decks.get("event", ())]
        return [f"{kind} '{card}'" for kind, card in wanted if card not in known[kind]]

    def intro(self, mission: str, language: str) -> str:
        campaign = self.content.campaigns.get(mission)
        return tell(campaign.intro if campaign else self.content.missions[mission].background, language)

    def told_in(self, language: str) -> bool:
        return told_in(self.pack, language)

    def check(self, state: Martians) -> str | None:
        """What no rule may leave behind: values off their tracks, supplies or tokens below 0, plants without a house.

        M-MOR-01, M-STR-04, M-SUP-02, M-TERM-19.
        """
        if not -2 <= state.morale <= 3 or not 0 <= state.stress <= self.content.ruling.stress_limit:
            return "Morale or Stress is off its track"
        if min(state.supply.values()) < 0:
            return "a supply is below 0"
        for farm in state.farms:
            if farm.plants + len(farm.growth) > farm.houses:
                return "more plants than Greenhouses"
        for person in state.crew:
            if person.tokens < 0:
                return "an astronaut owes Morale tokens"
        return None

    def lint(self) -> Sequence[str]:
        found = (*self.pack.lints, *untranslated(self.pack, LANGUAGES), *lint_pack(self.pack, self.content))
        return [*map(str, (*found, *dead_cards(self.pack, self.reach())))]

    def counts(self) -> Mapping[str, int]:
        return {kind: len(cards) for kind, cards in self.pack.cards.items() if cards}

    def reach(self) -> Mapping[tuple[str, str], str]:
        return reach(self.content.cards, VOCABULARY, ways_of(self.content))

    def bots(self) -> Mapping[str, Callable[[int], CrewBot]]:
        """Crews that have a reason for everything, at each difficulty: a plain one, and one that uses its cards."""
        kinds = {"crew": PlainCrew, "expert": CrewBot}
        return {
            f"{name}-{level}": partial(kind, self.content, level)
            for name, kind in kinds.items()
            for level in self.content.difficulties
        }

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        return self.names.of(kind, value, language)

    def name_at(self, state: Martians, kind: str, value: object, language: str) -> str | None:
        """By the mission's names for its tokens, and by those that the players gave. M-APP-04."""
        if kind == "seat" and isinstance(value, int) and 0 <= value < len(state.crew) and not state.solo:
            return self._person(state, value, language)
        return names_at(self.content, self.texts, state).of(kind, value, language)

    def _person(self, state: Martians, seat: int, language: str) -> str:
        """Whoever sits there, by the name of their astronaut; one of the pack's says whose it is."""
        person = state.crew[seat]
        texts = Texts(language, [self.texts], self.name_of)
        return person.name or texts.say("seat-of", who=texts.name("who", person.card), player=texts.name("seat", seat))

    def describe(self, source: str, language: str) -> str:
        """The rules text of an effect."""
        return self.names.of("effect", source, language) or source
