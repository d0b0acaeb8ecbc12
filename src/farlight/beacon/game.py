"""Beacon as a `Game`: rules, definitions and views behind the one door."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from farlight.beacon.bots.keeper import KeeperBot
from farlight.beacon.model.content import KINDS, Definitions, definitions
from farlight.beacon.model.state import LINES, Beacon
from farlight.beacon.rules import watch
from farlight.beacon.rules.verbs import MOST_STRAIN, VOCABULARY
from farlight.beacon.table.view import BeaconView, panels_of, view_of
from farlight.content import Name, load_pack, tell, told_in, untranslated
from farlight.content.reach import Ways, dead_cards, reach
from farlight.effects import Problem, Source, describe, parse
from farlight.kernel import Game, Interrupt, Migration, Mission, Panel, Play, Setup, new_chance
from farlight.texts import LANGUAGES, Texts

PACK = Path(__file__).parent.parent / "packs" / "beacon"


def migrate_1(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had no list of the cards that came: the log knew them, the table did not."""
    return {**data, "drifted": []}


class BeaconGame(Game[Beacon, Definitions]):
    name = "beacon"
    schema = 2
    adviser = "keeper"
    migrations: ClassVar[Mapping[int, Migration]] = {1: migrate_1}
    state_type = Beacon
    steps = watch.STEPS
    levels: ClassVar[Mapping[str, str]] = {"begin_watch": "watch", "work": "phase", "drift": "phase"}
    texts = Path(__file__).parent / "texts"

    def __init__(self, pack: Path | None = None, more: Path | None = None) -> None:
        self.pack_path = pack or PACK
        loaded = load_pack(self.pack_path, self.name, KINDS, VOCABULARY, needed=("mission", "die", "keeper"), more=more)
        self.pack = loaded
        self.pack_id = loaded.info.id
        self.pack_hash = loaded.hash
        self.content = definitions(loaded.cards)

    def missions(self) -> Sequence[Mission]:
        return [Mission(card.id, (1, len(self.content.keepers))) for card in self.content.missions.values()]

    def new(self, setup: Setup) -> Beacon:
        return watch.set_up(setup, self.content)

    def interrupts(self, play: Play[Beacon, Definitions]) -> Iterable[Interrupt]:
        return watch.sparks(play)

    def view(self, state: Beacon, seat: int | None) -> BeaconView:
        return view_of(state, self.content, seat)

    def panels(self, view: BeaconView) -> Sequence[Panel]:
        return panels_of(view, self.content)

    def rehide(self, play: Play[Beacon, Definitions], seat: int | None) -> None:
        """Another deck order, another severed line and other hunches, as far as this seat knows."""
        state = play.state
        state.chance = new_chance(play.roll("rehide", 1 << 32))
        play.shuffle("drift", state.deck)
        if state.light.found or not state.deck:
            return
        known = [] if seat is None else [state.keepers[seat].knows]
        possible = [line for line in LINES if line not in (*state.light.looked, *known)]
        play.shuffle("lines", possible)
        state.light.severed = possible[0]
        for number, keeper in enumerate(state.keepers):
            if number != seat and keeper.knows not in state.light.looked:
                keeper.knows = next(line for line in (*possible[1:], *LINES) if line != state.light.severed)

    def unknown(self, state: Beacon) -> Sequence[str]:
        known = self.content.drift
        cards = [f"drift '{card}'" for card in (*state.deck, *state.drifted) if card not in known]
        return cards if state.mission in self.content.missions else [f"mission '{state.mission}'", *cards]

    def bots(self) -> Mapping[str, Callable[[int], KeeperBot]]:
        return {"keeper": lambda seed: KeeperBot(self.content, seed)}

    def intro(self, mission: str, language: str) -> str:
        return tell(self.content.missions[mission].intro, language)

    def told_in(self, language: str) -> bool:
        return told_in(self.pack, language)

    def check(self, state: Beacon) -> str | None:
        for keeper in state.keepers:
            if not 0 <= keeper.strain <= MOST_STRAIN:
                return "a keeper's strain is out of range"
        return None

    def lint(self) -> Sequence[str]:
        found = (*self.pack.lints, *untranslated(self.pack, LANGUAGES), *self._lint_cards())
        return [*map(str, (*found, *dead_cards(self.pack, self.reach())))]

    def _lint_cards(self) -> Iterable[Problem]:
        """No deck runs dry before the last watch, and every mission can be won."""
        missions = self.content.missions.values()
        highest = max(face for die in self.content.dice for face in die.faces)
        for mission in missions:
            path, cards = ("mission", mission.id), len(mission.drift)
            if cards < mission.watches:
                message = f"fewer cards ({cards}) than watches ({mission.watches}): the drift would run dry"
                yield self.pack.problem((*path, "drift"), message)
            if mission.success > highest:
                message = f"no die can show {mission.success} or more: the highest face is {highest}"
                yield self.pack.problem((*path, "success"), message)

    def reach(self) -> Mapping[tuple[str, str], str]:
        """Missions, dice and keepers are there from the start; drift comes with a mission. B-SET-01."""
        dealt = {(kind, name): "B-SET-01" for kind in ("mission", "die", "keeper") for name in self.pack.cards[kind]}
        return reach(self.pack.cards, VOCABULARY, Ways(dealt))

    def counts(self) -> Mapping[str, int]:
        return {kind: len(cards) for kind, cards in self.pack.cards.items()}

    def name_of(self, kind: str, value: object, language: str) -> str | None:
        name = self._name(kind, value, language)
        return None if name is None else tell(name, language)

    def _name(self, kind: str, value: object, language: str) -> Name | None:
        content = self.content
        match kind, value:
            case "seat" | "on", int(seat) if 0 <= seat < len(content.keepers):
                return content.keepers[seat].name
            case "die", str(die):
                return self.pack.cards["die"][die].name  # type: ignore[no-any-return]
            case "dice", str(dice) if dice != "none":
                return ", ".join(self.name_of("die", die, language) or die for die in dice.split("+"))
            case "drift", str(card):
                return content.drift[card].name
            case "flavour", str(card):
                return content.drift[card].flavour
            case "mission", str(mission):
                return content.missions[mission].name
            case "effect", str(source):
                return self.describe(source, language)
        return None

    def describe(self, source: str, language: str) -> str:
        """The rules text of an effect."""
        texts = Texts(language, [self.texts], self.name_of)
        return describe(parse(Source(source), VOCABULARY).tree, VOCABULARY, texts)
