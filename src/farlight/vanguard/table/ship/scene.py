"""The Ship Book as a place to be drawn: every page with names and words in a language, from what everybody sees."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from farlight.texts import Texts
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import Definitions, DieCard
from farlight.vanguard.table.ship.panels import forecast_lines, notes_told, previously_lines, recap
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
)
from farlight.vanguard.table.ship.view import LabView, MateView, ScannerView, ShipView, SituationView, WayView

if TYPE_CHECKING:
    from farlight.vanguard.table.view import CrewView, VanguardView

COMING_HOME = ("docking", "debriefing", "unloading", "medbay", "memorial", "save-point")
GOING_OUT = ("bridge", "starmap", "facilities", "hangar", "launch")
"""The order of the book. V-SHIP-FLOW-1, V-SHIP-FLOW-2."""
ROOMS = ("laboratory", "production", "barracks", "situation-room", "addon")
"""Pages that are visited from the Ship Facilities. V-SHIP-FACILITY-3."""
DIE_ICONS = {"basic": "bas", "wild": "any", "expert": "van"}
"""Of dice that are good at nothing in particular."""
ASIDE = ("previously", "chronicle", "people", "forecast")
"""What can be looked up at any time."""


def ship_scene(view: "VanguardView", texts: Texts) -> ShipScene | None:
    """None while a planet is explored, and where no campaign is played."""
    seen = view.ship
    if seen is None or not seen.page:
        return None
    tell = _Teller(view, seen, texts)
    return ShipScene(
        page=seen.page,
        pages=tell.pages(),
        rooms=list(seen.forecast.facilities) if seen.forecast is not None else [],
        command=seen.command,
        energy=seen.energy,
        success=seen.success,
        penalty=seen.penalty,
        price=seen.price,
        recruits=seen.recruits,
        deadly=view.deadly,
        people=tell.people(),
        dice=dict(seen.dice),
        dienames=tell.dienames(),
        team=[tell.member(crew) for crew in view.crew if crew.card],
        medbay=tell.medbay(),
        wall=[Plate(card, texts.name("who", card), slot.rpartition("-")[0]) for slot, card in seen.wall],
        bridge=tell.bridge(),
        starmap=tell.starmap(),
        lab=[tell.slot(slot) for slot in seen.lab],
        production=tell.production(),
        addons=tell.shipcards(seen.addons),
        envelope=seen.envelope,
        gathered=[Finds(find, texts.name("find", find), dict(counts)) for find, counts in seen.gathered.items()],
        landers=[Craft(tell.shipcard(card), up, card == view.lander) for card, up in seen.landers.items()],
        mods=tell.shipcards(seen.mods),
        fitted=tell.shipcards(view.mods),
        cargo=tell.gears(seen.cargo),
        found=[tell.find(card) for card in view.found],
        supplies=view.supplies,
        planet=texts.name("planet", view.planet) if view.planet else "",
        previously=[texts.line(line) for line in previously_lines(seen)],
        forecast=[texts.line(line) for line in forecast_lines(seen)],
    )


def ship_files(view: "VanguardView", texts: Texts, content: Definitions) -> ShipFiles | None:
    """Where there is a scene of the ship, what is kept aboard."""
    seen = view.ship
    if seen is None or not seen.page:
        return None
    tell = _Teller(view, seen, texts)
    return ShipFiles(
        sections=[Thing(each, texts.name("section", each), texts.name("about-section", each)) for each in SECTIONS],
        people={mate.card: texts.name("about-crew-card", mate.card) for mate in seen.crew},
        armory=tell.gears(seen.armory),
        cabinet=[Row([tell.find(card) if card else None for card in row.cards], row.complete) for row in seen.cabinet],
        chronicle=tell.chapters(),
        dice={die.id: DieLook(die.colour, _icon(die)) for die in content.dice.values()},
    )


def _icon(die: DieCard) -> str:
    return DIE_ICONS.get(die.type) or die.brackets[0].lower()


def ship_title(view: "VanguardView", texts: Texts) -> str:
    """Where we are: aboard, in a System."""
    seen = view.ship
    return "" if seen is None else texts.say("scene-aboard", system=texts.name("system", seen.system))


def ship_moment(view: "VanguardView", texts: Texts) -> str:
    """The page, and which return this is."""
    seen = view.ship
    if seen is None:
        return ""
    return texts.say("scene-page", page=texts.name("page", seen.page), visits=len(seen.visits))


class _Teller:
    """The parts of the scene in the words of one language."""

    def __init__(self, view: "VanguardView", seen: ShipView, texts: Texts) -> None:
        self.view = view
        self.seen = seen
        self.texts = texts

    # Things

    def pages(self) -> list[PageTab]:
        parts: tuple[tuple[BookPart, tuple[str, ...]], ...]
        parts = (("home", COMING_HOME), ("out", GOING_OUT), ("room", ROOMS), ("aside", ASIDE))
        name = self.texts.name
        return [PageTab(page, name("page", page), part) for part, pages in parts for page in pages]

    def shipcard(self, card: str) -> Thing:
        return Thing(card, self.texts.name("shipcard", card), self._about("about-shipcard", card))

    def told(self, kind: str, card: str) -> Thing:
        """A card with its story apart from what it does."""
        story, about = self.texts.name("text", f"{kind}.{card}"), self._about("about-shipcard", card)
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

    def dienames(self) -> dict[str, str]:
        return {die: self.texts.name("die", die) for dice in self.seen.dice.values() for die in dice}

    def _about(self, kind: str, value: str) -> str:
        """Nothing where nothing is said."""
        told = self.texts.name(kind, value)
        return "" if told == value else told

    # People

    def people(self) -> list[Person]:
        hurt = dict(self.seen.hurt)
        ready = [mate.section for mate in self.seen.crew if mate.place == "available"]
        return [self._person(mate, hurt, ready) for mate in self.seen.crew]

    def _person(self, mate: MateView, hurt: dict[str, int], ready: list[str]) -> Person:
        texts = self.texts
        return Person(
            card=mate.card,
            name=texts.name("who", mate.card),
            section=mate.section,
            rank=mate.rank,
            icon=NamedIcon(mate.icon, texts.name("icon", mate.icon)),
            place=mate.place,
            told=texts.name("place", mate.place),
            injuries=hurt.get(mate.card, 0),
            last=mate.place == "available" and ready.count(mate.section) == 1,
        )

    def member(self, crew: "CrewView") -> Member:
        return Member(
            section=crew.section,
            card=crew.card,
            name=self.texts.name("who", crew.card),
            rank=crew.rank,
            alive=crew.alive,
            injuries=len([card for card in crew.injuries if card]),
            charges=crew.charges,
            dice=[die for slot in crew.slots.values() for die in slot if die],
            cards=len(crew.hand) + crew.deck,
            gear=self.gears(crew.gear),
        )

    def medbay(self) -> Medbay:
        seen, texts = self.seen, self.texts
        lanes = [
            Lane(lane, texts.name("lane", lane), slots, [mate.card for mate in seen.crew if mate.place == lane])
            for lane, (_, slots) in seen.cots.items()
        ]
        cots = seen.forecast.cots if seen.forecast is not None else []
        ahead = [Ahead(who, now, then, texts.name("place", then)) for who, now, then in cots]
        return Medbay(lanes, seen.risk, ahead, self.shipcards(seen.facilities.get("medbay", ())))

    # Bridge and Starmap

    def bridge(self) -> Bridge:
        seen = self.seen
        return Bridge(
            objective=self.told("objective", seen.objective),
            secondary=self.told("secondary", seen.secondary) if seen.secondary else None,
            offered=[self.told("secondary", card) for card in seen.offered],
            upgrades=self.shipcards(seen.upgrades),
            awaiting=self.shipcards(seen.awaiting),
            situations=[self._situation(each) for each in seen.situations],
            possible=seen.possible,
            morale=self.told("morale", seen.morale),
            tech=self.told("tech", seen.tech),
        )

    def _situation(self, each: SituationView) -> Situation:
        name = self.texts.name
        choices = [
            Taking(choice, name("choice", choice), self._about("about-situation-choice", choice), payable)
            for choice, payable in each.choices
        ]
        return Situation(
            self.told("situation", each.card), choices, [self.icons(group) for group in each.icons], each.staffed
        )

    def starmap(self) -> Starmap:
        seen, texts = self.seen, self.texts
        system = Thing(seen.system, texts.name("system", seen.system), self._about("about-fly", seen.system))
        scanner = None
        if seen.scanner is not None:
            card = seen.scanner
            scanner = Scanned(card.landing, texts.name("landing", card.landing), card.number, card.scanned)
        return Starmap(system, [self._way(way) for way in seen.ways], scanner, self._parts(), seen.adrift)

    def _way(self, way: WayView) -> Way:
        texts = self.texts
        kind: Literal["system", "destination"] = "system" if way.system else "destination"
        value = way.system or way.destination
        text = self._about("about-fly" if way.system else "about-visit", value)
        visited = any((note.what, note.where) == ("visited", way.destination) for note in self.seen.chronicle)
        why = texts.say(way.why) if way.why else ""
        return Way(kind, value, texts.name(kind, value), text, way.energy, why, way.landing, visited)

    def _parts(self) -> list[Part]:
        """The parts of a Landing card, with what was scanned of the one in the Scanner. V-SHIP-STARMAP-13."""
        card = self.seen.scanner
        told = () if card is None else self._scanned(card)
        names = [self.texts.name("part", number) for number in range(1, len(self.seen.scan) + 1)]
        words = [*told, *("" for _ in names)]
        return [Part(name, words[place], self.seen.scan[place]) for place, name in enumerate(names)]

    def _scanned(self, card: ScannerView) -> tuple[str, str, str]:
        name, say = self.texts.name, self.texts.say
        ground = say(
            "scene-ground", biomes=name("biomes", ",".join(card.biomes)), icons=name("frequent", ",".join(card.icons))
        )
        return (
            ground if card.biomes or card.icons else "",
            say("scene-hazard", stat=name("stat", card.stat)) if card.stat else "",
            name("text", f"landing.{card.landing}.notes") if card.notes else "",
        )

    # Facilities

    def slot(self, slot: LabView) -> Slot:
        name = self.texts.name
        card = (
            Thing(slot.card, name("shipcard", slot.card), name("text", f"research.{slot.card}")) if slot.card else None
        )
        cost = [
            Cost(count, find, name("find", find), rarity, name("rarity", rarity)) for count, find, rarity in slot.cost
        ]
        keyword = NamedIcon(slot.keyword, name("keyword", slot.keyword) if slot.keyword else "")
        return Slot(card, keyword, cost, slot.payable, self.icons(slot.icons))

    def production(self) -> Production:
        seen, ahead = self.seen, self.seen.forecast
        return Production(
            queues=[[self.shipcard(card) if card else None for card in queue] for queue in seen.queues],
            ready=self.shipcards(seen.ready),
            upgrades=self.shipcards(seen.facilities.get("production", ())),
            built=list(ahead.built) if ahead is not None else [],
            startable=list(ahead.startable) if ahead is not None else [],
            boostable=list(ahead.boostable) if ahead is not None else [],
        )

    # What was

    def chapters(self) -> list[Chapter]:
        seen = self.seen
        planets = ["", *(self.texts.name("planet", planet) for planet in seen.visits)]
        return [Chapter(number, planet, self._lines(number)) for number, planet in enumerate(planets)]

    def _lines(self, visit: int) -> list[str]:
        return [self.texts.line(line) for line in notes_told(recap(self.seen.chronicle, visit))]
