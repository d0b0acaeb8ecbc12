"""The sentences of Martians' scenarios: what can be given and claimed, and how a case declares its actions.

A case begins on a bare table in the first sol: the set-up was answered, and whatever differs from game to game was
taken away. Astronauts are named by number, profession or card, everything else by its id in the pack.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from farlight.effects import SlotType
from farlight.kernel import Call, Decision, Procedure, Setup
from farlight.martians.board import broken_elements, is_available, penalties
from farlight.martians.crew import name_of
from farlight.martians.effects.words import (
    COMPLEXES,
    ELEMENTS,
    FACILITIES,
    MARKS,
    SPACES,
    TOKENS,
    TYPES,
    MartiansPlay,
    seat_of,
)
from farlight.martians.malfunction import pool
from farlight.martians.outlook import Forecast, StackOutlook, Supplied, forecast, stack_outlook
from farlight.martians.rounds import PHASES
from farlight.martians.setup import PROFESSIONS, begin_mission, set_up
from farlight.martians.stacks import performer
from farlight.martians.state import Astronaut, Campaign, Entry, Farm, Martians, Stack
from farlight.martians.targets import VERBS, mission_actions, verb_of
from farlight.martians.view import view_of
from farlight.scenarios import Answers, CaseFailure, Words, go_to, known, within

NOTHING = "nothing"
SUPPLIES = ("oxygen", "energy", "food")
ROVERS = ("wagtail", "badger")
BARE_SUPPLY = 4
ANYBODY = "any"
_THING = re.compile(
    rf"{'|'.join(ELEMENTS)}|seed|food|core|s[1-3]|n[1-6]|red([1-9]|1[0-2])|orange[1-8]|black[1-6]|upgrade:[\w-]+"
    r"|ring-marker-[a-z]+:[1-3]"
)
"""What can lie in the Cargo Bay and on the map."""


class Name(SlotType, frozen=True):
    """A name of whatever kind; the sentence looks whether there is such a thing."""

    def read(self, word: str) -> str | int | None:
        return word

    def expected(self) -> tuple[str, ...]:
        return (f"the name of {'an' if self.name[0] in 'aeiou' else 'a'} {self.name}",)


class Number(SlotType, frozen=True):
    """A whole number that may be negative."""

    def read(self, word: str) -> str | int | None:
        return int(word) if re.fullmatch(r"-?\d{1,9}", word) else None

    def expected(self) -> tuple[str, ...]:
        return ("a whole number",)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


# The table where cases begin


def _crew_of(play: MartiansPlay, words: list[str]) -> list[str]:
    """The astronaut cards that professions or cards name; of a profession the first one of the pack."""
    cards = play.content.astronauts
    first = {card.profession: card.id for card in reversed(cards.values())}
    return [first.get(word, word) for word in known(words, [*first, *cards], "astronaut")]


def lay_table(play: MartiansPlay, bare: bool) -> None:
    """Set the game up anew, for the same mission, difficulty, crew and machines, up to the Events phase of sol 1."""
    state = play.state
    wish = state.copy()
    crew = [person.card for person in wish.crew] or _crew_of(play, list(PROFESSIONS))
    mission = wish.mission if wish.campaign is None else wish.campaign.id
    fresh = set_up(Setup("martians", mission, len(wish.seats), wish.chance.seed), play.content)
    for field in msgspec.structs.fields(Martians):
        setattr(state, field.name, getattr(fresh, field.name))

    def answer(decision: Decision) -> str:
        """What the set-up asks, as a case wants it."""
        card = play.content.astronauts[crew[min(len(state.crew), len(crew) - 1)]]
        match decision.prompt:
            case "difficulty":
                return f"difficulty:{wish.difficulty or 'normal'}"
            case "profession":
                return f"profession:{card.profession}"
            case "astronaut":
                return f"astronaut-card:{card.id}"
            case "machine-choice":
                left = [name for name in wish.machines if name not in state.machines]
                return f"choose-machine:{left[0]}" if left else ""
            case "first-player":
                return f"astronaut:{name_of(state, min(wish.first, len(state.crew) - 1))}"
        return ""

    while state.flow[-1].step != "begin_round":
        _run(play, state.flow.pop(), answer)
    _run(play, state.flow.pop(), answer)
    state.chance.by_hand = wish.chance.by_hand
    if bare:
        clear_table(play)


def _run(play: MartiansPlay, call: Call, answer: Callable[[Decision], str]) -> None:
    procedure = play.step(call.step).run(play, *call.args)
    if procedure is not None:
        _drive(procedure, answer)


def _drive(procedure: Procedure[None], answer: Callable[[Decision], str]) -> None:
    """Run to the end; a question without a fitting answer gets its first option."""
    try:
        asked = next(procedure)
        while True:
            ids = [choice.id for choice in asked[0].options]
            wanted = answer(asked[0])
            asked = procedure.send(ids.index(wanted) if wanted in ids else 0)
    except StopIteration:
        pass


def clear_table(play: MartiansPlay) -> None:
    """Take away what differs from game to game: a case says itself what it needs."""
    state = play.state
    for space, roi in state.tiles.items():
        pile = f"ring-{space[1]}"
        state.decks[pile] = (roi, *state.decks[pile])
    state.tiles, state.shown, state.sites = {}, {}, {}
    state.broken, state.mended, state.lying, state.ground, state.upgrades = [], [], [], [], []
    state.available = [thing for thing in state.available if thing.startswith("ring-marker")]
    state.pending, state.history, state.stats = [], [], {}
    state.supply = dict.fromkeys(SUPPLIES, BARE_SUPPLY)
    for person in state.crew:
        person.tokens = 0


def _table(play: MartiansPlay) -> str:
    state = play.state
    if not state.facilities:
        return "empty"
    cargo = [thing for thing in state.available if not thing.startswith("ring-marker")]
    laid = (state.tiles, state.broken, state.lying, state.ground, state.upgrades, state.pending, cargo)
    return "set" if any(laid) else "bare"


def _put_table(play: MartiansPlay, table: str) -> None:
    if table == "empty":
        raise CaseFailure("the table is empty before the set-up: say 'from the start'")
    lay_table(play, bare=table == "bare")


WORDS = Words(
    {
        "number": Number("number"),
        "yes": SlotType("yes", ("yes", "no")),
        "table": SlotType("table", ("empty", "bare", "set")),
        "phase": SlotType("phase", tuple(phase for phase, _ in PHASES)),
        "supply": SlotType("supply", SUPPLIES),
        "complex": SlotType("complex", COMPLEXES),
        "facility": SlotType("facility", FACILITIES),
        "status": SlotType("status", ("works", "broken", "mended")),
        "rover": SlotType("rover", ROVERS),
        "space": SlotType("space", SPACES),
        "where": SlotType("where", (*SPACES, NOTHING)),
        "profession": SlotType("profession", PROFESSIONS),
        "builder": SlotType("builder", (*PROFESSIONS, NOTHING)),
        "entry": SlotType("entry", ("open", "done", "struck", NOTHING)),
        **{
            name: Name(name)
            for name in (
                "astronaut", "difficulty", "element", "tile", "terrain", "pile", "card", "event", "adventure", "track",
                "flag", "stat", "word", "mission", "profile", "thing",
            )
        },
    },
    seat_fields=("seat",),
    seats=4,
    begin=lambda play: lay_table(play, bare=True),
)  # fmt: skip


# Getters and setters that many sentences share


def _things(words: list[str]) -> list[str]:
    """The words, if all of them name things."""
    for word in words:
        if _THING.fullmatch(word) is None:
            some = "cpu, seed, s1 (a sample, with its ring), n1 to n6, red1, orange1, black1"
            raise CaseFailure(f"there is no thing '{word}': things are {some} ...")
    return words


def _names(pattern: str, field: str, kind: str) -> None:
    """A sentence about a list of names in the state, in any order: cards of a kind, `thing`, or any words."""

    def get(play: MartiansPlay) -> object:
        return Counter(getattr(play.state, field))

    def put(play: MartiansPlay, words: list[str]) -> None:
        if kind in play.content.cards:
            known(words, play.content.cards[kind], kind)
        setattr(play.state, field, _things(words) if kind == "thing" else words)

    WORDS.aspect(pattern, get, put)


def _level(pattern: str, field: str, low: int, high: int, what: str) -> None:
    """A sentence about one number of the state."""
    WORDS.aspect(
        pattern,
        lambda play: getattr(play.state, field),
        lambda play, value: setattr(play.state, field, within(value, low, high, what)),
    )


def _pairs(pattern: str, field: str, check: Callable[[list[str]], list[str]]) -> None:
    """A sentence about what lies at a place, where the state has pairs of place and thing."""

    def get(play: MartiansPlay, place: str) -> object:
        return Counter(thing for other, thing in getattr(play.state, field) if other == place)

    def put(play: MartiansPlay, place: str, things: list[str]) -> None:
        rest = [pair for pair in getattr(play.state, field) if pair[0] != place]
        setattr(play.state, field, [*rest, *((place, thing) for thing in check(things))])

    WORDS.aspect(pattern, get, put)


def _tokens(words: list[str]) -> list[str]:
    return known(words, TOKENS, "token")


def _markers(words: list[str]) -> list[str]:
    return known(words, TYPES["spot"].words, "marker")


# Mission, crew, time


def _put_difficulty(play: MartiansPlay, difficulty: str) -> None:
    (play.state.difficulty,) = known([difficulty], play.content.difficulties, "difficulty")


def _put_crew(play: MartiansPlay, words: list[str]) -> None:
    crew = play.state.crew
    if len(words) != len(crew):
        raise CaseFailure(f"this crew has {len(crew)} astronauts, one per seat (alone: two), not {len(words)}")
    cards = _crew_of(play, words)
    if len({play.content.astronauts[card].profession for card in cards}) < len(cards):
        raise CaseFailure("no profession appears twice in a crew")
    for person, card in zip(crew, cards, strict=True):
        _put_card(play, person, card)


def _put_card(play: MartiansPlay, person: Astronaut, card: str) -> None:
    found = play.content.astronauts[card]
    person.card, person.profession, person.profile = card, found.profession, found.profile
    locked = play.state.campaign is not None
    abilities = play.content.tables.abilities[found.profession]
    person.locked = [name for name in abilities if locked and not play.content.abilities[name].base]


def _put_first(play: MartiansPlay, profession: str) -> None:
    play.state.first = _who(play, profession)


def _put_phase(play: MartiansPlay, phase: str) -> None:
    go_to(play, "begin_phase", phase)
    play.state.phase = phase


def _put_machines(play: MartiansPlay, words: list[str]) -> None:
    play.state.machines = known(words, play.content.machines, "machine")


WORDS.aspect("table is {table:table}", _table, _put_table)
WORDS.aspect("mission is {mission:mission}", lambda play: play.state.mission)
WORDS.aspect("difficulty is {difficulty:difficulty}", lambda play: play.state.difficulty, _put_difficulty)
WORDS.aspect("crew is {crew:list}", lambda play: [person.profession for person in play.state.crew], _put_crew)
WORDS.aspect("machines are {machines:list}", lambda play: Counter(play.state.machines), _put_machines)
_level("sol is {sol:int}", "sol", 1, 99, "the sol")
_level("sols are {sols:int}", "sols", 1, 99, "the number of sols")
WORDS.aspect("phase is {phase:phase}", lambda play: play.state.phase, _put_phase)
WORDS.aspect(
    "first player is {profession:profession}",
    lambda play: play.state.crew[play.state.first].profession,
    _put_first,
)


# Tracks and supplies


def _put_supply(play: MartiansPlay, supply: str, level: int) -> None:
    play.state.supply[supply] = within(level, 0, play.content.ruling.supply_limit, "a supply")


def _put_malfunction(play: MartiansPlay, name: str, level: int) -> None:
    play.state.levels[name] = within(level, 0, 5, "a malfunction level")


def _put_box(play: MartiansPlay, words: list[str]) -> None:
    play.state.box = known(words, COMPLEXES, "complex")


_level("morale is {level:number}", "morale", -2, 3, "Morale")
_level("stress is {level:int}", "stress", 0, 18, "Stress")
WORDS.aspect("{supply:supply} is {level:int}", lambda play, supply: play.state.supply[supply], _put_supply)
WORDS.aspect("level of {complex:complex} is {level:int}", lambda play, name: play.state.levels[name], _put_malfunction)
WORDS.aspect("red box markers are {complexes:list}", lambda play: set(play.state.box), _put_box)
WORDS.aspect("dice of this sol are {dice:list}", lambda play: set(pool(play)))


# Facilities


def _all_elements(play: MartiansPlay) -> list[str]:
    """All elements that there could be, in play or not."""
    cards = play.content.facilities.values()
    return [f"{card.id}.{kind}" for card in cards for kind in card.elements]


def _put_elements(field: str) -> Callable[[MartiansPlay, list[str]], None]:
    def put(play: MartiansPlay, words: list[str]) -> None:
        setattr(play.state, field, known(words, _all_elements(play), "element"))

    return put


def _element(play: MartiansPlay, element: str) -> str:
    known([element], _all_elements(play), "element")
    return "broken" if element in play.state.broken else "mended" if element in play.state.mended else "works"


def _put_element(play: MartiansPlay, element: str, status: str) -> None:
    _element(play, element)
    state = play.state
    state.broken = [other for other in state.broken if other != element]
    state.mended = [other for other in state.mended if other != element]
    if status != "works":
        (state.broken if status == "broken" else state.mended).append(element)


def _put_in_play(play: MartiansPlay, facility: str, wanted: str) -> None:
    """With its marker on top and its Greenhouses ready; nothing is broken on it."""
    state = play.state
    card = play.content.facilities[facility]
    state.facilities = [other for other in state.facilities if other != facility]
    state.productivity.pop(facility, None)
    state.farms = [farm for farm in state.farms if farm.facility != facility]
    state.broken = [element for element in state.broken if element.partition(".")[0] != facility]
    if wanted == "yes":
        state.facilities.append(facility)
        if card.produces:
            state.productivity[facility] = card.top
        if card.houses:
            state.farms.append(Farm(facility, card.first_houses or len(state.crew), 0, [], []))


def _tiles_on(play: MartiansPlay, facility: str) -> list[str]:
    return [tile if side == "down" else f"{tile}:up" for place, _, tile, side in play.state.shut if place == facility]


def _put_tiles_on(play: MartiansPlay, facility: str, words: list[str]) -> None:
    """Tiles by id, face down or `:up`; what lay there before goes back to its pile."""
    state = play.state
    for place, kind, tile, _ in state.shut:
        if place == facility:
            state.decks[f"shutdown-{kind}"] = (tile, *state.decks[f"shutdown-{kind}"])
    state.shut = [tile for tile in state.shut if tile[0] != facility]
    for word in words:
        tile, _, side = word.partition(":")
        known([tile], play.content.shutdowns, "Shutdown tile")
        known([side or "down"], ("up", "down"), "side of a Shutdown tile")
        kind = play.content.shutdowns[tile].kind
        _take_from_pile(state, f"shutdown-{kind}", tile)
        state.shut.append((facility, kind, tile, side or "down"))


def _take_from_pile(state: Martians, name: str, card: str) -> None:
    pile = list(state.decks.get(name, ()))
    if card in pile:
        pile.remove(card)
        state.decks[name] = tuple(pile)


def _queue(play: MartiansPlay, facility: str) -> list[str]:
    return [token for place, token in reversed(play.state.queue) if place == facility]


def _put_queue(play: MartiansPlay, facility: str, tokens: list[str]) -> None:
    rest = [pair for pair in play.state.queue if pair[0] != facility]
    play.state.queue = [*rest, *((facility, token) for token in reversed(_tokens(tokens)))]


def _productivity(play: MartiansPlay, facility: str) -> int:
    return play.state.productivity.get(facility, 0)


def _put_productivity(play: MartiansPlay, facility: str, level: int) -> None:
    if facility not in play.state.productivity:
        raise CaseFailure(f"'{facility}' produces nothing, or is not in play")
    play.state.productivity[facility] = within(level, 1, play.content.facilities[facility].top, "productivity")


WORDS.aspect("facilities are {facilities:list}", lambda play: set(play.state.facilities))
WORDS.aspect(
    "facility {facility:facility} in play is {yes:yes}",
    lambda play, facility: _yes(facility in play.state.facilities),
    _put_in_play,
)
WORDS.aspect(
    "facility {facility:facility} available is {yes:yes}",
    lambda play, facility: _yes(is_available(play.state, facility)),
)
WORDS.aspect(
    "penalties of {facility:facility} are {penalties:list}", lambda play, place: Counter(penalties(play, place))
)
WORDS.aspect("broken elements are {elements:list}", lambda play: set(play.state.broken), _put_elements("broken"))
WORDS.aspect("mended elements are {elements:list}", lambda play: set(play.state.mended), _put_elements("mended"))
WORDS.aspect("ignored elements are {elements:list}", lambda play: set(play.state.ignored), _put_elements("ignored"))
WORDS.aspect("element {element:element} is {status:status}", _element, _put_element)
WORDS.aspect("threshold is {count:int}", lambda play: play.content.missions[play.state.mission].threshold)
WORDS.aspect("threshold counts {count:int}", broken_elements)
_pairs("tokens on {facility:facility} are {tokens:list}", "active", _tokens)
WORDS.aspect("queue of {facility:facility} is {tokens:list}", _queue, _put_queue)
WORDS.aspect("shutdown tiles on {facility:facility} are {tiles:list}", _tiles_on, _put_tiles_on)
WORDS.aspect("productivity of {facility:facility} is {level:int}", _productivity, _put_productivity)


# Farms


def _farm(play: MartiansPlay, facility: str) -> Farm:
    found = [farm for farm in play.state.farms if farm.facility == facility]
    if not found:
        raise CaseFailure(f"'{facility}' is no farm in play: {', '.join(farm.facility for farm in play.state.farms)}")
    return found[0]


def _spaces_of(words: list[str]) -> list[int]:
    return sorted(within(int(word) if word.isdigit() else -1, 1, 6, "a Growth space") for word in words)


def _put_houses(play: MartiansPlay, facility: str, count: int) -> None:
    _farm(play, facility).houses = within(
        count, 0, play.content.facilities[facility].houses, "the number of Greenhouses"
    )


def _put_plants(play: MartiansPlay, facility: str, count: int) -> None:
    farm = _farm(play, facility)
    farm.plants = within(count, 0, farm.houses, "the number of mature plants")


def _put_growth(play: MartiansPlay, facility: str, words: list[str]) -> None:
    farm = _farm(play, facility)
    spaces = _spaces_of(words)
    if farm.plants + len(spaces) > farm.houses:
        raise CaseFailure(f"{farm.houses} Greenhouses have no room for {farm.plants} plants and {len(spaces)} growing")
    farm.growth = spaces


def _put_shields(play: MartiansPlay, facility: str, words: list[str]) -> None:
    _farm(play, facility).shields = _spaces_of(words)


WORDS.aspect("greenhouses of {farm:facility} are {count:int}", lambda play, name: _farm(play, name).houses, _put_houses)
WORDS.aspect("plants of {farm:facility} are {count:int}", lambda play, name: _farm(play, name).plants, _put_plants)
WORDS.aspect("growth of {farm:facility} is {spaces:list}", lambda play, name: _farm(play, name).growth, _put_growth)
WORDS.aspect("shields of {farm:facility} are {spaces:list}", lambda play, name: _farm(play, name).shields, _put_shields)


# Rovers and the map


def _put_tile(play: MartiansPlay, space: str, tile: str) -> None:
    """Explored with this tile, without samples; whatever lay there goes back to its pile."""
    state = play.state
    old = state.tiles.pop(space, "")
    if old:
        state.decks[f"ring-{space[1]}"] = (old, *state.decks[f"ring-{space[1]}"])
    if tile != NOTHING:
        known([tile], play.content.rois, "tile")
        _take_from_pile(state, f"ring-{play.content.rois[tile].ring}", tile)
        state.tiles[space] = tile


def _terrain(play: MartiansPlay, space: str) -> str:
    tile = play.state.tiles.get(space)
    return NOTHING if tile is None else play.content.rois[tile].terrain


def _put_terrain(play: MartiansPlay, space: str, terrain: str) -> None:
    """The first tile with this terrain, of the space's ring if it has one, that does not lie anywhere yet."""
    if terrain == NOTHING:
        _put_tile(play, space, NOTHING)
        return
    known([terrain], play.content.terrains, "terrain")
    fitting = [roi for roi in play.content.rois.values() if roi.terrain == terrain]
    used = [tile for other, tile in play.state.tiles.items() if other != space]
    best = sorted(fitting, key=lambda roi: (roi.ring != int(space[1]), roi.id in used, roi.id))
    _put_tile(play, space, best[0].id)


def _put_shown(play: MartiansPlay, space: str, tile: str) -> None:
    play.state.shown.pop(space, None)
    if tile != NOTHING:
        known([tile], play.content.rois, "tile")
        _take_from_pile(play.state, f"ring-{play.content.rois[tile].ring}", tile)
        play.state.shown[space] = tile


def _put_base(play: MartiansPlay, space: str) -> None:
    play.state.base = "" if space == NOTHING else space


def _put_site(play: MartiansPlay, facility: str, space: str) -> None:
    play.state.sites.pop(facility, None)
    if space != NOTHING:
        play.state.sites[facility] = space


_pairs("tokens on rover {rover:rover} are {tokens:list}", "rover_tokens", _tokens)
_names("rovers to be tested are {rovers:list}", "rover_tests", "rover")
WORDS.aspect("explored spaces are {spaces:list}", lambda play: set(play.state.tiles))
WORDS.aspect("tile at {space:space} is {tile:tile}", lambda play, at: play.state.tiles.get(at, NOTHING), _put_tile)
WORDS.aspect("terrain at {space:space} is {terrain:terrain}", _terrain, _put_terrain)
WORDS.aspect(
    "shown tile at {space:space} is {tile:tile}",
    lambda play, space: play.state.shown.get(space, NOTHING),
    _put_shown,
)
_pairs("tokens at {space:space} are {tokens:list}", "ground", _tokens)
_pairs("things at {space:space} are {things:list}", "lying", _things)
_pairs("markers at {space:space} are {markers:list}", "spots", _markers)
WORDS.aspect("base is at {space:where}", lambda play: play.state.base or NOTHING, _put_base)
WORDS.aspect(
    "site of {facility:facility} is {space:where}",
    lambda play, facility: play.state.sites.get(facility, NOTHING),
    _put_site,
)


# The Cargo Bay, research and upgrades

_names("available is {things:list}", "available", "thing")
_names("pending is {things:list}", "pending", "thing")
_names("poi tokens are {tokens:list}", "poi", "poi")
_names("examined is {things:list}", "examined", "thing")
_names("discovered is {things:list}", "discovered", "thing")
_names("upgrades are {upgrades:list}", "upgrades", "upgrade")
_names("installed upgrades are {upgrades:list}", "installed", "upgrade")
_names("upgrades out of the game are {upgrades:list}", "gone", "upgrade")


# Piles


def _pile(play: MartiansPlay, name: str) -> tuple[str, ...]:
    known([name], play.state.decks, "pile")
    return play.state.decks[name]


def _cards_of(play: MartiansPlay, name: str) -> Iterable[str]:
    """What can lie in a pile."""
    content = play.content
    kind, _, part = name.partition("-")
    if name in COMPLEXES:
        return [card.id for card in content.malfunctions.values() if card.complex == name]
    match kind:
        case "bag":
            return COMPLEXES
        case "ring":
            return [card.id for card in content.rois.values() if str(card.ring) == part]
        case "shutdown":
            return [card.id for card in content.shutdowns.values() if card.kind == part]
        case "adventure":
            return [card.id for card in content.adventures.values() if card.colour == part]
    return content.cards[kind]


def _put_pile(play: MartiansPlay, name: str, cards: list[str]) -> None:
    _pile(play, name)
    play.state.decks[name] = tuple(known(cards, _cards_of(play, name), "card"))[::-1]


def _put_next(play: MartiansPlay, name: str, card: str) -> None:
    _pile(play, name)
    known([card], _cards_of(play, name), "card")
    _take_from_pile(play.state, name, card)
    play.state.decks[name] = (*play.state.decks[name], card)


def _put_discards(play: MartiansPlay, name: str, cards: list[str]) -> None:
    known([name], play.state.discards, "pile with discards")
    play.state.discards[name] = tuple(known(cards, _cards_of(play, name), "card"))[::-1]


WORDS.aspect("pile {pile:pile} is {cards:list}", lambda play, name: _pile(play, name)[::-1], _put_pile)
WORDS.aspect("pile {pile:pile} has {count:int}", lambda play, name: len(_pile(play, name)))
WORDS.aspect("next in {pile:pile} is {card:card}", lambda play, name: (_pile(play, name) or (NOTHING,))[-1], _put_next)
WORDS.aspect(
    "discards of {pile:pile} are {cards:list}",
    lambda play, name: play.state.discards.get(name, ())[::-1],
    _put_discards,
)
_names("removed cards are {cards:list}", "removed", "word")


# The Mission Log, and what is still to come


def _entry(play: MartiansPlay, event: str) -> Entry | None:
    known([event], play.content.events, "event")
    return next((entry for entry in play.state.log if entry.event == event), None)


def _entry_state(play: MartiansPlay, event: str, sol: int) -> str:
    entry = _entry(play, event)
    return NOTHING if entry is None or entry.sol != sol else entry.state


def _put_entry(play: MartiansPlay, event: str, sol: int, word: str) -> None:
    state = play.state
    old = _entry(play, event)
    if old is not None:
        state.log.remove(old)
    if word != NOTHING:
        state.log.append(Entry(event, sol, word, "", "", state.first))


def _given_entry(play: MartiansPlay, event: str) -> Entry:
    entry = _entry(play, event)
    if entry is None:
        raise CaseFailure(f"'{event}' is not in the Mission Log: say 'event {event} of sol N is open' before")
    return entry


def _put_entry_place(play: MartiansPlay, event: str, space: str) -> None:
    _given_entry(play, event).place = "" if space == NOTHING else space


def _put_entry_thing(play: MartiansPlay, event: str, thing: str) -> None:
    _given_entry(play, event).thing = "" if thing == NOTHING else thing


def _put_entry_who(play: MartiansPlay, event: str, profession: str) -> None:
    _given_entry(play, event).who = _who(play, profession)


def _due(play: MartiansPlay, kind: str, card: str, who: str) -> int:
    """The sol in which something comes; 0 if it does not wait."""
    wanted = _who(play, who)
    for sol, other, adventure, person, parent in play.state.schedule:
        if other == kind and card in (adventure, parent) and person == wanted:
            return sol
    return 0


def _put_adventure_due(play: MartiansPlay, card: str, who: str, sol: int) -> None:
    known([card], play.content.adventures, "Adventure")
    play.state.schedule.append((sol, "adventure", card, _who(play, who), ""))


def _put_echo_due(play: MartiansPlay, event: str, who: str, sol: int) -> None:
    known([event], play.content.events, "event")
    play.state.schedule.append((sol, "echo", "", _who(play, who), event))


WORDS.aspect("event {event:event} of sol {sol:int} is {entry:entry}", _entry_state, _put_entry)
WORDS.aspect(
    "event {event:event} drew {space:where}",
    lambda play, event: _given_entry(play, event).place or NOTHING,
    _put_entry_place,
)
WORDS.aspect(
    "event {event:event} touched {thing:thing}",
    lambda play, event: _given_entry(play, event).thing or NOTHING,
    _put_entry_thing,
)
WORDS.aspect(
    "event {event:event} came to {profession:profession}",
    lambda play, event: play.state.crew[_given_entry(play, event).who].profession,
    _put_entry_who,
)
WORDS.aspect(
    "adventure {adventure:adventure} of {who:astronaut} is due in sol {sol:int}",
    lambda play, card, who: _due(play, "adventure", card, who),
    _put_adventure_due,
)
WORDS.aspect(
    "echo of {event:event} for {who:astronaut} is due in sol {sol:int}",
    lambda play, event, who: _due(play, "echo", event, who),
    _put_echo_due,
)
WORDS.aspect("things to come are {count:int}", lambda play: len(play.state.schedule))
_names("told echoes are {echoes:list}", "told", "echo")
WORDS.aspect(
    "history is {entries:list}",
    lambda play: [f"{sol}:{kind}:{card}" for sol, kind, card in play.state.history],
    lambda play, words: setattr(play.state, "history", [_history(word) for word in words]),
)


def _history(word: str) -> tuple[int, str, str]:
    sol, _, rest = word.partition(":")
    kind, _, card = rest.partition(":")
    if not sol.isdigit() or not card:
        raise CaseFailure(f"an entry is written SOL:KIND:CARD, such as 1:event:g01, not '{word}'")
    return int(sol), kind, card


# Benefits, flags, objectives


def _perk(play: MartiansPlay, word: str) -> tuple[str, str, int, int]:
    match = re.fullmatch(r"([\w-]+):([\w-]+):([\w-]+):(-?\d+)", word)
    if match is None:
        raise CaseFailure(f"a benefit is written KIND:ACTION:WHO:SOL, such as ease:build:any:1, not '{word}'")
    return match[1], match[2], -1 if match[3] == ANYBODY else _who(play, match[3]), int(match[4])


def _perks(play: MartiansPlay) -> object:
    crew = play.state.crew
    return Counter(
        f"{kind}:{about}:{ANYBODY if who < 0 else crew[who].profession}:{sol}"
        for kind, about, who, sol in play.state.perks
    )


def _put_perks(play: MartiansPlay, words: list[str]) -> None:
    play.state.perks = [_perk(play, word) for word in words]


def _put_ticked(play: MartiansPlay, words: list[str]) -> None:
    objectives = [each.id for each in play.content.missions[play.state.mission].objectives]
    play.state.ticked = known(words, objectives, "objective")


def _track(play: MartiansPlay, track: str) -> int:
    if not track.startswith("burden:"):
        known([track], play.state.tracks, "track on this sheet")
    return play.state.tracks.get(track, 0)


def _put_track(play: MartiansPlay, track: str, level: int) -> None:
    _track(play, track)
    play.state.tracks[track] = level


def _put_flag(play: MartiansPlay, flag: str, word: str) -> None:
    play.state.flags.pop(flag, None)
    if word != NOTHING:
        play.state.flags[flag] = word


def _put_stat(play: MartiansPlay, stat: str, count: int) -> None:
    play.state.stats[stat] = count


def _mission_flags(play: MartiansPlay) -> object:
    """Without what the crew has said: that is no rule."""
    return Counter(word for word in play.state.mission_once if not word.startswith("said:"))


def _put_mission_flags(play: MartiansPlay, words: list[str]) -> None:
    play.state.mission_once = words


WORDS.aspect("perks are {perks:list}", _perks, _put_perks)
_names("round flags are {flags:list}", "round", "word")
WORDS.aspect("mission flags are {flags:list}", _mission_flags, _put_mission_flags)
WORDS.aspect("ticked objectives are {objectives:list}", lambda play: set(play.state.ticked), _put_ticked)
WORDS.aspect("track {track:track} is {level:int}", _track, _put_track)
WORDS.aspect("flag {flag:flag} is {word:word}", lambda play, flag: play.state.flags.get(flag) or NOTHING, _put_flag)
WORDS.aspect("stat {stat:stat} is {count:int}", lambda play, stat: play.state.stats.get(stat, 0), _put_stat)


# Campaigns


def _campaign(play: MartiansPlay) -> Campaign:
    if play.state.campaign is None:
        raise CaseFailure("this is no campaign: begin one with 'mission ID'")
    return play.state.campaign


def _put_campaign_mission(play: MartiansPlay, number: int) -> None:
    """The set-up of another mission of the campaign, on a bare table."""
    campaign = _campaign(play)
    missions = play.content.campaigns[campaign.id].missions
    campaign.number = within(number, 1, len(missions), "the mission") - 1
    play.state.mission = missions[campaign.number]
    _drive(begin_mission(play), lambda _: "")
    clear_table(play)
    play.state.sol = 1


def _put_results(play: MartiansPlay, words: list[str]) -> None:
    _campaign(play).results = words


def _put_envelopes(play: MartiansPlay, words: list[str]) -> None:
    campaign = _campaign(play)
    campaign.opened = known(words, play.content.campaigns[campaign.id].envelopes, "envelope")


def _put_replays(play: MartiansPlay, count: int) -> None:
    _campaign(play).replays = count


def _put_lost(play: MartiansPlay, count: int) -> None:
    _campaign(play).lost = count


WORDS.aspect("campaign mission is {number:int}", lambda play: _campaign(play).number + 1, _put_campaign_mission)
WORDS.aspect("campaign results are {results:list}", lambda play: list(_campaign(play).results), _put_results)
WORDS.aspect("campaign replays are {count:int}", lambda play: _campaign(play).replays, _put_replays)
WORDS.aspect("campaign missions lost are {count:int}", lambda play: _campaign(play).lost, _put_lost)
WORDS.aspect("opened envelopes are {envelopes:list}", lambda play: set(_campaign(play).opened), _put_envelopes)


# Astronauts


def _who(play: MartiansPlay, word: str) -> int:
    """An astronaut by number, profession or card."""
    crew = play.state.crew
    for who, person in enumerate(crew):
        if word in (str(who + 1), person.profession, person.card, person.name):
            return who
    known([word], [*(person.profession for person in crew), *(person.card for person in crew)], "astronaut")
    return -1


def _person(play: MartiansPlay, word: str) -> Astronaut:
    return play.state.crew[_who(play, word)]


def _put_wounds(play: MartiansPlay, who: str, count: int) -> None:
    _person(play, who).wounds = within(count, 0, play.content.ruling.most_wounds, "the number of wounds")


def _put_tokens(play: MartiansPlay, who: str, count: int) -> None:
    _person(play, who).tokens = count


def _own(pattern: str, field: str, kind: str) -> None:
    """A sentence about a list of names of an astronaut: cards of a kind, or marks."""

    def get(play: MartiansPlay, who: str) -> object:
        return Counter(getattr(_person(play, who), field))

    def put(play: MartiansPlay, who: str, words: list[str]) -> None:
        setattr(_person(play, who), field, known(words, play.content.cards.get(kind, MARKS), kind))

    WORDS.aspect(pattern, get, put)


def _conditions(pattern: str, field: str) -> None:
    """Conditions come from the pile: it has so many fewer."""

    def put(play: MartiansPlay, who: str, words: list[str]) -> None:
        person, state = _person(play, who), play.state
        state.decks["condition"] = (*getattr(person, field), *state.decks["condition"])
        setattr(person, field, known(words, play.content.conditions, "condition"))
        for kind in words:
            _take_from_pile(state, "condition", kind)

    WORDS.aspect(pattern, lambda play, who: set(getattr(_person(play, who), field)), put)


def _put_astronaut(play: MartiansPlay, who: str, card: str) -> None:
    known([card], play.content.astronauts, "astronaut")
    _put_card(play, _person(play, who), card)


def _put_profile(play: MartiansPlay, who: str, profile: str) -> None:
    (_person(play, who).profile,) = known([profile], play.content.profiles, "profile")


def _free(play: MartiansPlay, who: str) -> object:
    return Counter(bound or "free" for bound in _person(play, who).free)


def _put_free(play: MartiansPlay, who: str, words: list[str]) -> None:
    said = known(words, ("free", "heart", "rest", "spare"), "kind of pawn")
    _person(play, who).free = ["" if word == "free" else word for word in said]


def _idle(play: MartiansPlay) -> object:
    return {person.profession for person in play.state.crew if person.marks.count("idle") > 1}


def _put_idle(play: MartiansPlay, words: list[str]) -> None:
    """No pawns for these in this sol's Action phase, whether it has begun or not."""
    for word in words:
        person = _person(play, word)
        person.marks += ["idle", "idle"]
        person.free = []


def _last_builder(play: MartiansPlay) -> str:
    who = play.state.last_builder
    return NOTHING if who < 0 else play.state.crew[who].profession


def _put_last_builder(play: MartiansPlay, profession: str) -> None:
    play.state.last_builder = -1 if profession == NOTHING else _who(play, profession)


WORDS.aspect("astronaut {who:astronaut} card is {card:card}", lambda play, who: _person(play, who).card, _put_astronaut)
WORDS.aspect(
    "astronaut {who:astronaut} profession is {profession:profession}",
    lambda play, who: _person(play, who).profession,
)
WORDS.aspect(
    "astronaut {who:astronaut} profile is {profile:profile}",
    lambda play, who: _person(play, who).profile,
    _put_profile,
)
WORDS.aspect(
    "astronaut {who:astronaut} wounds are {count:int}", lambda play, who: _person(play, who).wounds, _put_wounds
)
WORDS.aspect(
    "astronaut {who:astronaut} tokens are {count:int}", lambda play, who: _person(play, who).tokens, _put_tokens
)
_conditions("astronaut {who:astronaut} conditions are {conditions:list}", "conditions")
_conditions("astronaut {who:astronaut} coming conditions are {conditions:list}", "coming")
_own("astronaut {who:astronaut} going conditions are {conditions:list}", "going", "condition")
_own("astronaut {who:astronaut} used abilities are {abilities:list}", "used", "ability")
_own("astronaut {who:astronaut} locked abilities are {abilities:list}", "locked", "ability")
_own("astronaut {who:astronaut} marks are {marks:list}", "marks", "mark")
_own("astronaut {who:astronaut} next marks are {marks:list}", "next_marks", "mark")
WORDS.aspect("astronaut {who:astronaut} pawns are {pawns:list}", _free, _put_free)
WORDS.aspect("idle astronauts are {astronauts:list}", _idle, _put_idle)
WORDS.aspect("last builder is {profession:builder}", _last_builder, _put_last_builder)


# The plan


def _stack(play: MartiansPlay, number: int) -> Stack:
    found = [stack for stack in play.state.plan if stack.number == number]
    if not found:
        planned = ", ".join(f"{stack.number} ({stack.verb})" for stack in play.state.plan) or NOTHING
        raise CaseFailure(f"no stack {number} is planned now: {planned}")
    return found[0]


def _outlook(play: MartiansPlay, number: int) -> StackOutlook:
    stack = _stack(play, number)
    return stack_outlook(play, stack, name_of(play.state, performer(stack)))


def _pawns(play: MartiansPlay, number: int) -> list[str]:
    """The pawns, the top one first: `engineer`, `medic+spare`, `mason`."""
    crew = play.state.crew
    found: list[str] = []
    for pawn in _stack(play, number).pawns:
        who, sign, bound = pawn.partition("+")
        found.append(pawn[2:] if pawn.startswith("m:") else crew[int(who)].profession + sign + bound)
    return found


def _of_stack(pattern: str, field: str) -> None:
    """A sentence about a declared action."""
    WORDS.aspect(pattern, lambda play, number: getattr(_outlook(play, number), field) or NOTHING)


WORDS.aspect("stacks are {count:int}", lambda play: len(play.state.plan))
WORDS.aspect("plan is {actions:list}", lambda play: [stack.verb for stack in play.state.plan])
_of_stack("stack {stack:int} action is {action:word}", "verb")
_of_stack("stack {stack:int} type is {type:word}", "type")
_of_stack("stack {stack:int} target is {target:word}", "target")
_of_stack("stack {stack:int} facility is {facility:word}", "facility")
_of_stack("stack {stack:int} rover is {rover:word}", "rover")
_of_stack("stack {stack:int} source is {element:word}", "source")
WORDS.aspect("stack {stack:int} path is {spaces:list}", lambda play, number: _outlook(play, number).path)
WORDS.aspect("stack {stack:int} things are {things:list}", lambda play, number: Counter(_outlook(play, number).things))
WORDS.aspect("stack {stack:int} pawns are {pawns:list}", _pawns)
WORDS.aspect(
    "stack {stack:int} performer is {profession:profession}",
    lambda play, number: play.state.crew[performer(_stack(play, number))].profession,
)
WORDS.aspect("stack {stack:int} strength is {pawns:int}", lambda play, number: _outlook(play, number).strength)
WORDS.aspect("stack {stack:int} rolls from {pawns:int}", lambda play, number: _outlook(play, number).dice_at)
WORDS.aspect("stack {stack:int} is sure from {pawns:int}", lambda play, number: _outlook(play, number).automatic_at)
WORDS.aspect("stack {stack:int} costs {supplies:list}", lambda play, number: Counter(_outlook(play, number).costs))
WORDS.aspect("stack {stack:int} will bring {strikes:list}", lambda play, number: set(_outlook(play, number).strikes))
WORDS.aspect("stack {stack:int} success chance is {percent:int}", lambda p, number: _outlook(p, number).odds.success)
WORDS.aspect("stack {stack:int} wound chance is {percent:int}", lambda p, number: _outlook(p, number).odds.wound)
WORDS.aspect(
    "stack {stack:int} adventure chance is {percent:int}", lambda p, number: _outlook(p, number).odds.adventure
)
WORDS.aspect(
    "ready seats are {seats:list}",
    lambda play: {str(seat) for seat, slot in enumerate(play.state.seats, 1) if slot.ready},
)


# What is coming, and what is seen


def _coming(play: MartiansPlay) -> Forecast:
    return forecast(play)


def _supplied(play: MartiansPlay, supply: str) -> Supplied:
    found = {each.supply: each for each in _coming(play).supplies}
    known([supply], found, "resource of the forecast")
    return found[supply]


def _sees(value: object, word: str) -> bool:
    """Whether a name stands anywhere in plain data."""
    if isinstance(value, dict):
        return any(_sees(part, word) for pair in value.items() for part in pair)
    if isinstance(value, list | tuple):
        return any(_sees(part, word) for part in value)
    return value == word


WORDS.aspect("forecast {supply:supply} made is {count:int}", lambda play, supply: _supplied(play, supply).made)
WORDS.aspect("forecast {supply:supply} needed is {count:int}", lambda play, supply: _supplied(play, supply).needed)
WORDS.aspect("forecast {supply:supply} banked is {count:int}", lambda play, supply: _supplied(play, supply).banked)
WORDS.aspect(
    "forecast {supply:supply} shutdowns are {count:int}",
    lambda play, supply: _supplied(play, supply).shut_down,
)
WORDS.aspect("forecast hunger is {count:int}", lambda play: _coming(play).food_short)
WORDS.aspect("forecast wilting is {farms:list}", lambda play: set(_coming(play).wilting))
WORDS.aspect("forecast stress is {level:int}", lambda play: _coming(play).stress)
WORDS.aspect("forecast quarrel is {yes:yes}", lambda play: _yes(_coming(play).quarrel))
WORDS.aspect("forecast penalties are {penalties:list}", lambda play: set(_coming(play).penalties))
WORDS.aspect(
    "forecast chance of {complex:complex} is {percent:int}",
    lambda play, name: next(track.trigger for track in _coming(play).tracks if track.complex == name),
)
WORDS.aspect(
    "view shows {word:word} is {yes:yes}",
    lambda play, word: _yes(_sees(msgspec.to_builtins(view_of(play)), word)),
)


# Deeds: whole stacks in one line


def _seat_and_pawn(play: MartiansPlay, said: str) -> tuple[int, str, str]:
    """Seat, name and option of a pawn: `engineer`, `medic+spare`, `mason of engineer`, `mason`."""
    state = play.state
    name, _, operator = said.partition(" of ")
    if name in play.content.machines:
        who = _who(play, operator) if operator else 0
        return seat_of(state, who), f"m:{name}", f"machine:{name}:{name_of(state, who)}"
    person, sign, bound = name.partition("+")
    who = _who(play, person)
    named = name_of(state, who)
    return seat_of(state, who), f"{named}{sign}{bound}", f"take:{named}:{bound or 'free'}"


def _pick_up(answers: Answers, play: MartiansPlay, said: str) -> int:
    """Take a pawn in hand where that is a choice of its own; gives the seat."""
    seat, _, take = _seat_and_pawn(play, said)
    if take.startswith("machine:") or not take.endswith(":free") or play.state.solo:
        answers.give(take, seat)
    return seat


def _kind_of(play: MartiansPlay, action: str) -> str:
    """The kind under which the board offers an action: its type, `event`, `tile`, or `own` if it has no type."""
    known([action], [*VERBS, *mission_actions(play)], "action in this mission")
    if action in ("event", "tile"):
        return action
    return verb_of(play, action).type or "own"


def _declare(answers: Answers, match: "re.Match[str]") -> None:
    """Declare one action: what it is, a benefit, a rover, the pawns below. M-ACT-04."""
    play: MartiansPlay = answers.position.play
    said = match.groupdict()
    pawns = [word.strip() for word in said["pawns"].split(",")]
    seat = _pick_up(answers, play, pawns[0])
    number = play.state.serial
    kind = f"act:{_kind_of(play, said['action'])}"
    answers.give(kind if kind in answers.offered(seat) else f"act:{said['action']}", seat)
    while answers.position.play.state.seats[seat].verb:
        _choose_next(answers, seat, said)
    _check_said(answers.position.play, number, said)
    for what in ("perk", "rover"):
        if said[what]:
            _change(answers, seat, number, f"{what}:{said[what]}:{number}")
    for pawn in pawns[1:]:
        _add(answers, seat, number, pawn)
    if answers.position.play.state.seats[seat].building:
        if "declare" not in answers.offered(seat):
            found = _outlook(answers.position.play, number)
            raise CaseFailure(f"this stack is too weak: it counts {found.strength} and needs at least {found.dice_at}")
        answers.give("declare", seat)


def _choose_next(answers: Answers, seat: int, said: dict[str, str | None]) -> None:
    """Answer the next choice of a declaration by what the case says about it."""
    offered = [option for option in answers.offered(seat) if option != "back"]
    stage = offered[0].partition(":")[0] if offered else "at"
    word = said["action"] if stage == "do-action" else said.get(stage)
    if not word:
        raise CaseFailure(f"say '{stage} ...' as well: {', '.join(option.partition(':')[2] for option in offered)}")
    answers.give(f"{stage}:{word}", seat)


def _check_said(play: MartiansPlay, number: int, said: dict[str, str | None]) -> None:
    """What left no choice must be what the case says."""
    stack = _stack(play, number)
    target = stack.target
    if stack.verb == "event":
        target = play.state.log[int(target)].event
    things = f"from:{stack.source}" if stack.source else "+".join(stack.things)
    stands = {"at": target, "with": things, "using": stack.facility, "via": "+".join(stack.path)}
    if said["action"] != "heal-heart":
        stands["action"] = stack.verb
    for stage, value in stands.items():
        if said.get(stage) and said[stage] != value:
            raise CaseFailure(f"the only choice is '{stage} {value or NOTHING}', not '{said[stage]}'")


def _change(answers: Answers, seat: int, number: int, option_id: str) -> None:
    """A change of a stack, while it is put together or afterwards. M-ROV-02, M-RUL-GAP-23."""
    if answers.position.play.state.seats[seat].building == number:
        answers.give(option_id, seat)
        return
    answers.give("revise", seat)
    if f"stack:{number}" in answers.offered(seat):
        answers.give(f"stack:{number}", seat)
    answers.give(option_id, seat)
    while answers.position.play.state.seats[seat].revising:
        answers.give("back", seat)


def _add(answers: Answers, seat: int, number: int, pawn: str) -> None:
    """A pawn stands below: while the stack is put together its seat adds it, later it joins. M-ACT-18, M-ACT-21."""
    play: MartiansPlay = answers.position.play
    if play.state.seats[seat].building == number:
        answers.give(f"add:{_seat_and_pawn(play, pawn)[1]}", seat)
        return
    other = _pick_up(answers, play, pawn)
    answers.give("assist", other)
    answers.give(f"join:{number}", other)


def _rest_others(answers: Answers, _match: "re.Match[str]") -> None:
    """Every pawn that is left rests. M-ACT-06."""
    for who in range(len(answers.position.play.state.crew)):
        while "" in answers.position.play.state.crew[who].free:
            seat = _pick_up(answers, answers.position.play, str(who + 1))
            answers.give("act:rest", seat)


def _all_ready(answers: Answers, _match: "re.Match[str]") -> None:
    """Everybody agrees: the plan is committed. M-ACT-03."""
    for seat in range(answers.seats):
        if any(decision.prompt == "plan" and decision.seat == seat for decision in answers.position.open):
            answers.give("ready", seat)


WORDS.deed(
    "plan ACTION [at TARGET] [with THINGS] [using FACILITY] [via ROUTE] by PAWN, PAWN ... [on ROVER] [perk PERK]",
    r"plan (?P<action>[\w-]+)(?: at (?P<at>\S+))?(?: with (?P<with>\S+))?(?: using (?P<using>\S+))?"
    r"(?: via (?P<via>\S+))? by (?P<pawns>.+?)(?: on (?P<rover>[\w-]+))?(?: perk (?P<perk>\S+))?",
    _declare,
)
WORDS.deed("others rest", r"others rest", _rest_others)
WORDS.deed("all ready", r"all ready", _all_ready)
