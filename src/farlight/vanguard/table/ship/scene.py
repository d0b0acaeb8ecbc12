"""The Ship Book as a place to be drawn: every page with names and words in a language, from what everybody sees."""

from collections.abc import Iterable, Sequence
from typing import Literal

from farlight.content.ids import text_place
from farlight.kernel import Option, Refusal
from farlight.texts import Texts
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import DieCard
from farlight.vanguard.model.ids import DestinationId, WallSlot
from farlight.vanguard.model.ship_book import Ship
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.ship import crew, laboratory, medbay, morale, production, starmap
from farlight.vanguard.rules.ship.facilities import FACILITIES
from farlight.vanguard.rules.ship.payment import can_pay
from farlight.vanguard.table.ship.facility_panels import cabinet_rows, gathered_by_kind, price_of, upgrades_on
from farlight.vanguard.table.ship.forecast import Forecast, forecast_of, risk
from farlight.vanguard.table.ship.panels import (
    LANES,
    choices_of,
    forecast_lines,
    injured,
    notes_told,
    patients_in,
    previously_lines,
    price_of_dice,
    recap,
)
from farlight.vanguard.table.ship.scene_things import (
    Ahead,
    BookPart,
    Bridge,
    Chapter,
    Cost,
    Craft,
    DieLook,
    Finds,
    Lane,
    Medbay,
    Member,
    NamedIcon,
    PageTab,
    Part,
    Person,
    Plate,
    Production,
    Row,
    Scanned,
    ShipFiles,
    ShipScene,
    Situation,
    Slot,
    Starmap,
    Taking,
    Thing,
    Way,
    World,
)

COMING_HOME = ("docking", "debriefing", "unloading", "medbay", "memorial", "save-point")
GOING_OUT = ("bridge", "starmap", "facilities", "hangar", "launch")
"""The order of the book. V-SHIP-FLOW-1, V-SHIP-FLOW-2."""
DIE_ICONS = {"basic": "bas", "wild": "any", "expert": "van"}
"""Of dice that are good at nothing in particular."""
ASIDE = ("previously", "chronicle", "people", "forecast")
"""What can be looked up at any time."""


def ship_scene(seen: VanguardPlay, texts: Texts) -> ShipScene | None:
    """None while a planet is explored, and where no campaign is played."""
    state, ship = seen.state, seen.state.ship
    if not ship.page:
        return None
    tell, ahead = _Teller(seen, texts), forecast_of(seen)
    return ShipScene(
        page=ship.page,
        pages=tell.pages(),
        rooms=ahead.facilities,
        command=ship.command,
        energy=ship.energy,
        success=ship.success,
        penalty=ship.penalty,
        price=price_of_dice(seen),
        recruits=len(ship.recruits),
        deadly=state.deadly,
        people=tell.people(),
        dice={section: list(dice) for section, dice in state.store.items()},
        dienames={die: texts.name("die", die) for dice in state.store.values() for die in dice},
        team=[tell.member(mate) for mate in state.crew if mate.card],
        medbay=tell.medbay(ahead),
        wall=[Plate(card, texts.name("who", card), WallSlot.parse(slot).section) for slot, card in ship.wall],
        bridge=tell.bridge(),
        starmap=tell.starmap(),
        lab=[tell.slot(place) for place in range(len(ship.lab))],
        production=tell.production(ahead),
        addons=tell.shipcards(ship.addons),
        envelope=ship.envelope,
        gathered=[Finds(find, texts.name("find", find), counts) for find, counts in gathered_by_kind(seen).items()],
        landers=[Craft(tell.shipcard(card), up, card == state.lander) for card, up in ship.landers.items()],
        mods=tell.shipcards(ship.mods),
        fitted=tell.shipcards(state.mods),
        cargo=tell.gears(state.cargo),
        found=[tell.find(card) for card in state.found],
        supplies=state.supplies,
        planet=texts.name("planet", state.planet) if state.planet else "",
        previously=[texts.line(line) for line in previously_lines(seen)],
        forecast=[texts.line(line) for line in forecast_lines(ahead)],
    )


def ship_files(seen: VanguardPlay, texts: Texts) -> ShipFiles | None:
    """Where there is a scene of the ship, what is kept aboard."""
    ship = seen.state.ship
    if not ship.page:
        return None
    tell = _Teller(seen, texts)
    return ShipFiles(
        sections=[Thing(each, texts.name("section", each), texts.name("about-section", each)) for each in SECTIONS],
        people={card: texts.name("about-crew-card", card) for card in ship.sleeves},
        armory=tell.gears(seen.state.armory),
        cabinet=[Row([tell.find(card) if card else None for card in row], full) for row, full in cabinet_rows(seen)],
        chronicle=tell.chapters(),
        dice={die.id: DieLook(die.colour, _icon(die)) for die in seen.content.dice.values()},
    )


def _icon(die: DieCard) -> str:
    return DIE_ICONS.get(die.type) or die.brackets[0].lower()


def ship_title(ship: Ship, texts: Texts) -> str:
    """Where we are: aboard, in a System."""
    return texts.say("scene-aboard", system=texts.name("system", ship.system))


def ship_moment(ship: Ship, texts: Texts) -> str:
    """The page, and which return this is."""
    return texts.say("scene-page", page=texts.name("page", ship.page), visits=len(ship.visits))


class _Teller:
    """The parts of the scene in the words of one language."""

    def __init__(self, seen: VanguardPlay, texts: Texts) -> None:
        self.seen = seen
        self.ship = seen.state.ship
        self.texts = texts

    # Things

    def pages(self) -> list[PageTab]:
        parts: tuple[tuple[BookPart, tuple[str, ...]], ...]
        parts = (("home", COMING_HOME), ("out", GOING_OUT), ("room", tuple(FACILITIES)), ("aside", ASIDE))
        name = self.texts.name
        return [PageTab(page, name("page", page), part) for part, pages in parts for page in pages]

    def shipcard(self, card: str) -> Thing:
        return Thing(card, self.texts.name("shipcard", card), self._about("about-shipcard", card))

    def told(self, kind: str, card: str) -> Thing:
        """A card with its story apart from what it does."""
        story, about = self.texts.name("text", text_place(kind, card)), self._about("about-shipcard", card)
        return Thing(card, self.texts.name("shipcard", card), about.removeprefix(story).strip(), story)

    def shipcards(self, cards: Iterable[str]) -> list[Thing]:
        return [self.shipcard(card) for card in cards]

    def find(self, card: str) -> Thing:
        return Thing(card, self.texts.name("found", card), self._about("about-find-card", card))

    def gears(self, cards: Sequence[str]) -> list[Thing]:
        """Each once, with how many there are."""
        name = self.texts.name
        return [
            Thing(card, name("gear", card), self._about("gear_text", card), count=cards.count(card))
            for card in dict.fromkeys(cards)
        ]

    def icons(self, icons: Iterable[str]) -> list[NamedIcon]:
        return [NamedIcon(icon, self.texts.name("icon", icon)) for icon in icons]

    def _about(self, kind: str, value: str) -> str:
        """Nothing where nothing is said."""
        told = self.texts.name(kind, value)
        return "" if told == value else told

    # People

    def people(self) -> list[Person]:
        hurt = injured(self.seen)
        ready = [crew.section_of(self.ship, card) for card in self.ship.available]
        return [self._person(card, hurt.get(card, 0), ready) for card in self.ship.sleeves]

    def _person(self, card: str, injuries: int, ready: list[str]) -> Person:
        name, sleeve = self.texts.name, self.ship.sleeves[card]
        icon, place = crew.icon_of(self.seen, card), crew.place_of(self.ship, card)
        return Person(
            card=card,
            name=name("who", card),
            section=sleeve.section,
            rank=sleeve.rank,
            icon=NamedIcon(icon, name("icon", icon)),
            place=place,
            told=name("place", place),
            injuries=injuries,
            last=place == "available" and ready.count(sleeve.section) == 1,
        )

    def member(self, mate: Crew) -> Member:
        return Member(
            section=mate.section,
            card=mate.card,
            name=self.texts.name("who", mate.card),
            rank=mate.rank,
            alive=mate.alive,
            injuries=len(cards_on(mate)),
            charges=mate.charges,
            dice=list(available(mate)),
            cards=len(mate.hand) + len(mate.deck),
            gear=self.gears(mate.gear),
        )

    def medbay(self, ahead: Forecast) -> Medbay:
        seen, name = self.seen, self.texts.name
        lanes = [Lane(lane, name("lane", lane), medbay.slots(seen, lane), patients_in(seen, lane)) for lane in LANES]
        cots = [Ahead(who, now, then, name("place", then)) for who, now, then in ahead.cots]
        return Medbay(lanes, risk(seen), cots, self.shipcards(upgrades_on(seen, "medbay")))

    # Bridge and Starmap

    def bridge(self) -> Bridge:
        ship = self.ship
        return Bridge(
            objective=self.told("objective", ship.objective),
            secondary=self.told("secondary", ship.secondary) if ship.secondary else None,
            offered=[self.told("secondary", card) for card in ship.offered],
            upgrades=self.shipcards(ship.upgrades),
            awaiting=self.shipcards(self.seen.state.awaiting),
            situations=[self._situation(card) for card in ship.situations],
            possible=len(ship.possible),
            morale=self.told("morale", morale.level(self.seen).id),
            tech=self.told("tech", ship.tech),
        )

    def _situation(self, card: str) -> Situation:
        name, icons = self.texts.name, self.seen.content.situations[card].icons
        choices = [
            Taking(choice, name("choice", choice), self._about("about-situation-choice", choice), payable)
            for choice, payable in choices_of(self.seen, card)
        ]
        staffed = bool(crew.teams(self.seen, icons))  # V-SHIP-SITROOM-3
        return Situation(self.told("situation", card), choices, [self.icons(group) for group in icons], staffed)

    def starmap(self) -> Starmap:
        ship, name = self.ship, self.texts.name
        system = Thing(ship.system, name("system", ship.system), self._about("about-fly", ship.system))
        scanner = None
        if ship.scanner:
            number, world = self.seen.content.landings[ship.scanner].number, self._world(ship.scanner)
            scanner = Scanned(ship.scanner, name("landing", ship.scanner), number, ship.scanned, world)
        ways = [self._way(way, why) for way, why in starmap.ways(self.seen)]
        return Starmap(system, ways, scanner, self._parts(), ship.adrift)

    def _way(self, way: Option, closed: Refusal | None) -> Way:
        texts, refs = self.texts, dict(way.refs)
        kind: Literal["system", "destination"] = "system" if way.verb == "fly" else "destination"
        value = str(refs[kind])
        there = starmap.here(self.seen).destinations.get(DestinationId.parse(value).name)
        landing = (there.landing or "") if there is not None else ""
        return Way(
            kind=kind,
            id=value,
            name=texts.name(kind, value),
            text=self._about(f"about-{way.verb}", value),
            energy=int(refs["energy"]),
            why="" if closed is None else texts.say(closed.reason, **texts.args(closed.refs)),
            landing=landing,
            world=self._world(landing) if landing else None,
            visited=any((note.what, note.where) == ("visited", value) for note in self.ship.chronicle),
        )

    def _world(self, landing: str) -> World:
        planet = self.seen.content.planets[self.seen.content.landings[landing].planet]
        return World(planet.look, planet.tint, planet.seed)

    def _parts(self) -> list[Part]:
        """The parts of a Landing card, with what was scanned of the one in the Scanner. V-SHIP-STARMAP-13."""
        costs, name = self.seen.content.shipruling.scan, self.texts.name
        known = self._landing()[: self.ship.scanned] if self.ship.scanner else []
        words = [*known, *("" for _ in costs)]
        return [Part(name("part", place + 1), words[place], cost) for place, cost in enumerate(costs)]

    def _landing(self) -> list[str]:
        name, say = self.texts.name, self.texts.say
        card = self.seen.content.landings[self.ship.scanner]
        planet = self.seen.content.planets[card.planet]
        biomes, icons = name("biomes", ",".join(planet.biomes)), name("frequent", ",".join(planet.icons))
        return [
            say("scene-ground", biomes=biomes, icons=icons),
            say("scene-hazard", stat=name("stat", planet.stat)) if planet.stat else "",
            name("text", text_place("landing", card.id, "notes")),
        ]

    # Facilities

    def slot(self, place: int) -> Slot:
        seen, name = self.seen, self.texts.name
        card, icons = self.ship.lab[place], self.icons(seen.content.shipruling.lab[place])
        if not card:
            return Slot(None, NamedIcon("", ""), [], payable=False, icons=icons)
        cost = [
            Cost(count, find, name("find", find), rarity, name("rarity", rarity))
            for count, find, rarity in price_of(seen, card)
        ]
        keyword = seen.content.researches[card].keyword
        return Slot(
            Thing(card, name("shipcard", card), name("text", text_place("research", card))),
            NamedIcon(keyword, name("keyword", keyword)),
            cost,
            can_pay(seen, laboratory.cost_of(seen, card)),
            icons,
        )

    def production(self, ahead: Forecast) -> Production:
        queues = production.open_queues(self.seen)
        return Production(
            queues=[[self.shipcard(card) if card else None for card in queue] for queue in queues],
            ready=self.shipcards(card for card in self.ship.ready if card),
            upgrades=self.shipcards(upgrades_on(self.seen, "production")),
            built=ahead.built,
            startable=ahead.startable,
            boostable=ahead.boostable,
        )

    # What was

    def chapters(self) -> list[Chapter]:
        planets = ["", *(self.texts.name("planet", planet) for planet in self.ship.visits)]
        return [Chapter(number, planet, self._lines(number)) for number, planet in enumerate(planets)]

    def _lines(self, visit: int) -> list[str]:
        return [self.texts.line(line) for line in notes_told(recap(self.ship.chronicle, visit))]
