"""Sentences about the mission, the crew's choice, tracks, supplies and Facilities."""

from collections import Counter
from collections.abc import Callable

from farlight.martians.cases.frame import (
    WORDS,
    all_elements,
    checked_tokens,
    crew_of,
    level_aspect,
    pairs_aspect,
    put_person,
    put_table,
    table_of,
    take_from_pile,
    who_named,
    yes_no,
)
from farlight.martians.model.ids import Element, Pile, ShutdownTile
from farlight.martians.model.state import Farm
from farlight.martians.rules.context import COMPLEXES, MartiansPlay
from farlight.martians.rules.facilities import broken_elements, is_available, part_state, penalties
from farlight.martians.rules.malfunction import pool
from farlight.scenarios import CaseFailure, go_to, known, within

# Mission, crew, time


def _put_difficulty(play: MartiansPlay, difficulty: str) -> None:
    (play.state.difficulty,) = known([difficulty], play.content.difficulties, "difficulty")


def _put_crew(play: MartiansPlay, words: list[str]) -> None:
    crew = play.state.crew
    if len(words) != len(crew):
        raise CaseFailure(f"this crew has {len(crew)} astronauts, one per seat (alone: two), not {len(words)}")
    cards = crew_of(play, words)
    if len({play.content.astronauts[card].profession for card in cards}) < len(cards):
        raise CaseFailure("no profession appears twice in a crew")
    for person, card in zip(crew, cards, strict=True):
        put_person(play, person, card)


def _put_first(play: MartiansPlay, profession: str) -> None:
    play.state.first = who_named(play, profession)


def _put_phase(play: MartiansPlay, phase: str) -> None:
    go_to(play, "begin_phase", phase)
    play.state.phase = phase


def _put_machines(play: MartiansPlay, words: list[str]) -> None:
    play.state.machines = known(words, play.content.machines, "machine")


WORDS.aspect("table is {table:table}", table_of, put_table)
WORDS.aspect("mission is {mission:mission}", lambda play: play.state.mission)
WORDS.aspect("difficulty is {difficulty:difficulty}", lambda play: play.state.difficulty, _put_difficulty)
WORDS.aspect("crew is {crew:list}", lambda play: [person.profession for person in play.state.crew], _put_crew)
WORDS.aspect("machines are {machines:list}", lambda play: Counter(play.state.machines), _put_machines)
level_aspect("sol is {sol:int}", "sol", 1, 99, "the sol")
level_aspect("sols are {sols:int}", "sols", 1, 99, "the number of sols")
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


level_aspect("morale is {level:number}", "morale", -2, 3, "Morale")
level_aspect("stress is {level:int}", "stress", 0, 18, "Stress")
WORDS.aspect("{supply:supply} is {level:int}", lambda play, supply: play.state.supply[supply], _put_supply)
WORDS.aspect("level of {complex:complex} is {level:int}", lambda play, name: play.state.levels[name], _put_malfunction)
WORDS.aspect("red box markers are {complexes:list}", lambda play: set(play.state.box), _put_box)
WORDS.aspect("dice of this sol are {dice:list}", lambda play: set(pool(play)))


# Facilities


def _put_elements(field: str) -> Callable[[MartiansPlay, list[str]], None]:
    def put(play: MartiansPlay, words: list[str]) -> None:
        setattr(play.state, field, known(words, all_elements(play), "element"))

    return put


def _element(play: MartiansPlay, element: str) -> str:
    known([element], all_elements(play), "element")
    return part_state(play.state, element)


def _put_element(play: MartiansPlay, element: str, status: str) -> None:
    _element(play, element)
    state = play.state
    state.broken = [other for other in state.broken if other != element]
    state.mended = [other for other in state.mended if other != element]
    if status != "works":
        (state.broken if status == "broken" else state.mended).append(element)


def _put_in_play(play: MartiansPlay, facility: str, wanted: str) -> None:
    """Put a Facility into play with its marker on top and its Greenhouses ready; nothing is broken on it."""
    state = play.state
    card = play.content.facilities[facility]
    state.facilities = [other for other in state.facilities if other != facility]
    state.productivity.pop(facility, None)
    state.farms = [farm for farm in state.farms if farm.facility != facility]
    state.broken = [element for element in state.broken if Element.parse(element).facility != facility]
    if wanted == "yes":
        state.facilities.append(facility)
        if card.produces:
            state.productivity[facility] = card.top
        if card.houses:
            state.farms.append(Farm(facility, card.first_houses or len(state.crew), 0, [], []))


def _tiles_on(play: MartiansPlay, facility: str) -> list[str]:
    return [tile if side == "down" else f"{tile}:up" for place, _, tile, side in play.state.shut if place == facility]


def _put_tiles_on(play: MartiansPlay, facility: str, words: list[str]) -> None:
    """Put tiles by id, face down or `:up`; what lay there before goes back to its pile."""
    state = play.state
    for place, kind, tile, _ in state.shut:
        if place == facility:
            state.decks[Pile.of_shutdown(kind)] = (tile, *state.decks[Pile.of_shutdown(kind)])
    state.shut = [tile for tile in state.shut if tile.facility != facility]
    for word in words:
        tile, _, side = word.partition(":")
        known([tile], play.content.shutdowns, "Shutdown tile")
        known([side or "down"], ("up", "down"), "side of a Shutdown tile")
        kind = play.content.shutdowns[tile].kind
        take_from_pile(state, Pile.of_shutdown(kind), tile)
        state.shut.append(ShutdownTile(facility, kind, tile, side or "down"))


def _queue(play: MartiansPlay, facility: str) -> list[str]:
    return [token for place, token in reversed(play.state.queue) if place == facility]


def _put_queue(play: MartiansPlay, facility: str, tokens: list[str]) -> None:
    rest = [pair for pair in play.state.queue if pair[0] != facility]
    play.state.queue = [*rest, *((facility, token) for token in reversed(checked_tokens(tokens)))]


def _productivity(play: MartiansPlay, facility: str) -> int:
    return play.state.productivity.get(facility, 0)


def _put_productivity(play: MartiansPlay, facility: str, level: int) -> None:
    if facility not in play.state.productivity:
        raise CaseFailure(f"'{facility}' produces nothing, or is not in play")
    play.state.productivity[facility] = within(level, 1, play.content.facilities[facility].top, "productivity")


def _put_fittings(play: MartiansPlay, words: list[str]) -> None:
    play.state.fittings = tuple(words)


WORDS.aspect("facilities are {facilities:list}", lambda play: set(play.state.facilities))
WORDS.aspect("fittings are {fittings:list}", lambda play: set(play.state.fittings), _put_fittings)
WORDS.aspect(
    "facility {facility:facility} in play is {yes:yes}",
    lambda play, facility: yes_no(facility in play.state.facilities),
    _put_in_play,
)
WORDS.aspect(
    "facility {facility:facility} available is {yes:yes}",
    lambda play, facility: yes_no(is_available(play.state, facility)),
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
pairs_aspect("tokens on {facility:facility} are {tokens:list}", "active", checked_tokens)
WORDS.aspect("queue of {facility:facility} is {tokens:list}", _queue, _put_queue)
WORDS.aspect("shutdown tiles on {facility:facility} are {tiles:list}", _tiles_on, _put_tiles_on)
WORDS.aspect("productivity of {facility:facility} is {level:int}", _productivity, _put_productivity)
