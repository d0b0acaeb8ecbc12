"""Sentences about the ship: the page that lies open, people, pools, projects, and all that waits in envelopes."""

from collections import Counter
from collections.abc import Mapping, Sequence

from farlight.content.ids import each_of
from farlight.kernel import Named, call
from farlight.scenarios import CaseFailure, known, within
from farlight.vanguard.cases.frame import NOTHING, WORDS, card_named, card_or_none, cards_named, yes_no
from farlight.vanguard.cases.opening import IS, pair
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship.bridge import bridge
from farlight.vanguard.rules.ship.docking import debrief, dock
from farlight.vanguard.rules.ship.facilities import FACILITIES, facilities
from farlight.vanguard.rules.ship.hangar import hangar
from farlight.vanguard.rules.ship.launching.mission_launch import launch
from farlight.vanguard.rules.ship.medbay import LANES, visit_medbay, visit_wall
from farlight.vanguard.rules.ship.morale import level
from farlight.vanguard.rules.ship.production import STAGES
from farlight.vanguard.rules.ship.save_point import save_point
from farlight.vanguard.rules.ship.starmap import starmap
from farlight.vanguard.rules.ship.unloading import unload

AWAY: Mapping[str, Named] = {"docking": dock, "debriefing": debrief, "unloading": unload, "medbay": visit_medbay}
"""Pages on which the Away Team is still on its Crew boards. V-SHIP-DOCK-7."""
LATER: Mapping[str, Named] = {
    "memorial": visit_wall,
    "save-point": save_point,
    "bridge": bridge,
    "starmap": starmap,
    "facilities": facilities,
    "hangar": hangar,
    "launch": launch,
}
PAGES = {**AWAY, **LATER, **FACILITIES}
"""How the pages of the Ship Book are called, and the step that opens each."""
EMPTY = "empty"
"""A slot without a card."""
FACE_DOWN = "-"


# The page


def _put_page(play: VanguardPlay, page: str) -> None:
    """Open a page on a bare ship: no Planet board is open, the team serves aboard, and this page comes next."""
    state, ship = play.state, play.state.ship
    if not ship.objective:
        raise CaseFailure("only a campaign has a ship: say 'mission campaign'")
    state.planet, state.landing, state.lander, state.tutorial = "", "", "", ""
    state.pois, state.unique, state.missions, state.condition = {}, (), (), ""
    state.lander_sector, state.turn, state.supplies = 0, -1, 0
    ship.page = known([page], PAGES, "page of the Ship Book")[0]
    for crew in state.crew:
        state.store[crew.section] = (*state.store.get(crew.section, ()), *crew.red, *crew.green, *crew.blue)
        crew.red = crew.green = crew.blue = crew.deck = ()
        crew.sector = 0
    ship.available = ()
    if page not in AWAY:
        ship.available, state.crew = tuple(crew.card for crew in state.crew), []
    ship.recruits = tuple(card for card in play.content.crew if card not in ship.sleeves)
    state.flow = [*([call(facilities)] if page in FACILITIES else []), call(PAGES[page])]


WORDS.aspect("page is {page:place}", lambda play: play.state.ship.page or NOTHING, _put_page)


# People


def _put_hand(play: VanguardPlay, section: str, said: list[str]) -> None:
    """Make these Available in a Section, each with its Rank; whoever was before serves no more."""
    ship = play.state.ship
    for card in [card for card in ship.available if ship.sleeves[card].section == section]:
        del ship.sleeves[card]
    _serve(play, section, said)
    own = [card for card, _ in map(pair, said)]
    others = [card for card in ship.available if card in ship.sleeves and card not in own]
    ship.available = (*others, *own)


def _serve(play: VanguardPlay, section: str, said: list[str]) -> None:
    ship = play.state.ship
    for card, rank in map(pair, said):
        ship.sleeves[card_named(play, card, "crew")] = Sleeve(section, within(rank, 1, 3, "a Rank"))
        ship.recruits = tuple(each for each in ship.recruits if each != card)


def _hand(play: VanguardPlay, section: str) -> set[str]:
    ship = play.state.ship
    sleeves = [(card, ship.sleeves[card]) for card in ship.available]
    return {f"{card}{IS}{sleeve.rank}" for card, sleeve in sleeves if sleeve.section == section}


def _put_patients(play: VanguardPlay, lane: str, cards: list[str]) -> None:
    ship = play.state.ship
    known([lane], LANES, "kind of slot")
    ship.patients = {card: place for card, place in ship.patients.items() if place != lane}
    for card in cards_named(play, cards, "crew"):
        if card not in ship.sleeves:
            raise CaseFailure(f"'{card}' does not serve: say 'sleeves of SECTION are {card}{IS}1' first")
        ship.patients[card] = lane


def _put_dead(play: VanguardPlay, section: str, cards: list[str]) -> None:
    ship = play.state.ship
    others = {card: own for card, own in ship.dead.items() if own != section}
    ship.dead = {**others, **dict.fromkeys(cards_named(play, cards, "crew"), section)}


def _put_wall(play: VanguardPlay, said: list[str]) -> None:
    slots = [each.partition(IS) for each in said]
    play.state.ship.wall = tuple((slot, card_named(play, card, "crew")) for slot, _, card in slots)


def _in_lane(play: VanguardPlay, lane: str) -> set[str]:
    return {card for card, place in play.state.ship.patients.items() if place == lane}


def _dead_of(play: VanguardPlay, section: str) -> set[str]:
    return {card for card, own in play.state.ship.dead.items() if own == section}


WORDS.aspect("hand of {section:section} is {cards:list}", _hand, _put_hand)
WORDS.aspect("patients in {lane:place} are {cards:list}", _in_lane, _put_patients)
WORDS.aspect("dead crew of {section:section} are {cards:list}", _dead_of, _put_dead)
WORDS.aspect("wall is {slots:list}", lambda play: {IS.join(each) for each in play.state.ship.wall}, _put_wall)


# Pools and single cards


def _number(pattern: str, field: str) -> None:
    WORDS.aspect(
        pattern,
        lambda play: getattr(play.state.ship, field),
        lambda play, count: setattr(play.state.ship, field, within(count, 0, 99, field)),
    )


def _yes(pattern: str, field: str) -> None:
    WORDS.aspect(
        pattern,
        lambda play: yes_no(getattr(play.state.ship, field)),
        lambda play, value: setattr(play.state.ship, field, value == "yes"),
    )


def _card(pattern: str, field: str, kind: str) -> None:
    """Register a sentence about the one card that lies somewhere, or `nothing`."""

    def put(play: VanguardPlay, card: str) -> None:
        setattr(play.state.ship, field, card_or_none(play, card, kind))

    WORDS.aspect(pattern, lambda play: getattr(play.state.ship, field) or NOTHING, put)


def _cards(pattern: str, field: str, *kinds: str) -> None:
    """Register a sentence about cards that lie somewhere in no order."""

    def put(play: VanguardPlay, cards: list[str]) -> None:
        setattr(play.state.ship, field, tuple(cards_named(play, cards, *kinds)))

    WORDS.aspect(pattern, lambda play: Counter(getattr(play.state.ship, field)), put)


def _put_morale(play: VanguardPlay, card: str) -> None:
    play.state.ship.morale = play.content.morales[card_named(play, card, "morale")].level


_number("command is {count:int}", "command")
_number("energy is {count:int}", "energy")
_number("pooled success is {count:int}", "success")
_yes("penalty is {yes:yes}", "penalty")
_yes("dice sold is {yes:yes}", "sold")
_yes("mystery envelope opened is {yes:yes}", "envelope")
WORDS.aspect("events in use are {deck:place}", lambda play: play.state.event_deck)
WORDS.aspect("morale is {card:card}", lambda play: level(play).id, _put_morale)
_card("tech is {card:card}", "tech", "tech")
_card("objective is {card:card}", "objective", "objective")
_card("secondary is {card:card}", "secondary", "secondary")
_cards("secondaries on offer are {cards:list}", "offered", "secondary")
WORDS.aspect("reached are {cards:list}", lambda play: set(play.state.ship.achieved))
_cards("upgrades are {cards:list}", "upgrades", "upgrade")
_cards("facility upgrades are {cards:list}", "facilities", "facility")
_cards("add-ons are {cards:list}", "addons", "addon")
_cards("situations are {cards:list}", "situations", "situation")
_cards("possible situations are {cards:list}", "possible", "situation")


# Starmap and planets


def _put_planet(play: VanguardPlay, planet: str) -> None:
    """Open a Planet board."""
    play.state.planet = "" if planet == NOTHING else known([planet], play.content.planets, "planet")[0]


def _put_landing(play: VanguardPlay, card: str) -> None:
    play.state.landing = card_or_none(play, card, "landing")


_card("system is {card:card}", "system", "system")
_card("scanner is {card:card}", "scanner", "landing")
_number("scanned parts are {count:int}", "scanned")
_number("adrift in a row is {count:int}", "adrift")
WORDS.aspect("open planet is {planet:place}", lambda play: play.state.planet or NOTHING, _put_planet)
WORDS.aspect("landing card of the board is {card:card}", lambda play: play.state.landing or NOTHING, _put_landing)
WORDS.aspect("visits are {planets:list}", lambda play: list(play.state.ship.visits))
WORDS.aspect(
    "chronicle of {what:place} is {lines:list}",
    lambda play, what: [
        IS.join((who, line.where))
        for line in play.state.ship.chronicle
        if line.what == what
        for who in each_of(line.who) or ("",)  # several cards at once, or the ship
    ],
)


# Slots


def _told(slots: Sequence[str]) -> list[str]:
    """From the left; empty slots behind the last card are not told."""
    told = [card or EMPTY for card in slots]
    while told and told[-1] == EMPTY:
        told.pop()
    return told


def _slots(play: VanguardPlay, said: list[str], kind: str, most: int) -> tuple[str, ...]:
    cards_named(play, [card for card in said if card != EMPTY], kind)
    if len(said) > most:
        raise CaseFailure(f"there are {most} slots, not {len(said)}")
    return (*("" if card == EMPTY else card for card in said), *("",) * (most - len(said)))


def _put_lab(play: VanguardPlay, said: list[str]) -> None:
    play.state.ship.lab = _slots(play, said, "research", len(play.content.shipruling.lab))


def _put_ready(play: VanguardPlay, said: list[str]) -> None:
    play.state.ship.ready = _slots(play, said, "production", play.content.shipruling.production_slots)


def _queue(play: VanguardPlay, number: int) -> list[str]:
    return _told(play.state.ship.queues[(number - 1) * STAGES : number * STAGES])


def _put_queue(play: VanguardPlay, number: int, said: list[str]) -> None:
    queues, first = play.state.ship.queues, (within(number, 1, 2, "a queue") - 1) * STAGES
    own = _slots(play, said, "production", STAGES)
    play.state.ship.queues = (*queues[:first], *own, *queues[first + STAGES :])


WORDS.aspect("laboratory is {slots:list}", lambda play: _told(play.state.ship.lab), _put_lab)
WORDS.aspect("ready projects are {slots:list}", lambda play: _told(play.state.ship.ready), _put_ready)
WORDS.aspect("queue {number:int} is {stages:list}", _queue, _put_queue)


# What the ship keeps


def _put_hangar(play: VanguardPlay, said: list[str]) -> None:
    cards_named(play, [card.removeprefix(FACE_DOWN) for card in said], "lander")
    play.state.ship.landers = {card.removeprefix(FACE_DOWN): not card.startswith(FACE_DOWN) for card in said}


def _hangar(play: VanguardPlay) -> set[str]:
    return {card if face_up else FACE_DOWN + card for card, face_up in play.state.ship.landers.items()}


def _put_waiting(play: VanguardPlay, cards: list[str]) -> None:
    kinds = (
        "upgrade", "tech", "objective", "facility", "addon", "research", "production", "lander", "mod",
    )  # fmt: skip
    play.state.awaiting = tuple(cards_named(play, cards, *kinds))


def _put_kit(play: VanguardPlay, section: str, cards: list[str]) -> None:
    play.state.ship.kits[section] = tuple(cards_named(play, cards, "equipment"))


def _put_deck(play: VanguardPlay, section: str, cards: list[str]) -> None:
    play.state.ship.decks[section] = tuple(cards_named(play, cards, "section"))


_cards("last load is {cards:list}", "loaded", "equipment")
WORDS.aspect(
    "last kit of {section:section} is {cards:list}",
    lambda play, section: Counter(play.state.ship.kits.get(section, ())),
    _put_kit,
)
WORDS.aspect(
    "last deck of {section:section} is {cards:list}",
    lambda play, section: Counter(play.state.ship.decks.get(section, ())),
    _put_deck,
)
_cards("gathered are {cards:list}", "gathered", "discovery")
_cards("cabinet is {cards:list}", "cabinet", "unique")
_cards("mods aboard are {cards:list}", "mods", "mod")
WORDS.aspect("hangar is {landers:list}", _hangar, _put_hangar)
WORDS.aspect("awaiting cards are {cards:list}", lambda play: Counter(play.state.awaiting), _put_waiting)
