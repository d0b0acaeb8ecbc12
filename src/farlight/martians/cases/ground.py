"""Sentences about farms, rovers, the map, the Cargo Bay and piles."""

from collections.abc import Iterable

from farlight.martians.cases.frame import (
    NOTHING,
    WORDS,
    checked_markers,
    checked_things,
    checked_tokens,
    names_aspect,
    pairs_aspect,
    take_from_pile,
)
from farlight.martians.model.ids import Pile, Space
from farlight.martians.model.state import Farm
from farlight.martians.rules.context import COMPLEXES, MartiansPlay
from farlight.scenarios import CaseFailure, known, within

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
    """Explore a space with this tile, without samples; whatever lay there goes back to its pile."""
    state = play.state
    old = state.tiles.pop(space, "")
    if old:
        state.decks[Pile.of_ring(Space.parse(space).ring)] = (old, *state.decks[Pile.of_ring(Space.parse(space).ring)])
    if tile != NOTHING:
        known([tile], play.content.rois, "tile")
        take_from_pile(state, Pile.of_ring(play.content.rois[tile].ring), tile)
        state.tiles[space] = tile


def _terrain(play: MartiansPlay, space: str) -> str:
    tile = play.state.tiles.get(space)
    return NOTHING if tile is None else play.content.rois[tile].terrain


def _put_terrain(play: MartiansPlay, space: str, terrain: str) -> None:
    """Put the first tile with this terrain, of the space's ring if it has one, that does not lie anywhere yet."""
    if terrain == NOTHING:
        _put_tile(play, space, NOTHING)
        return
    known([terrain], play.content.terrains, "terrain")
    fitting = [roi for roi in play.content.rois.values() if roi.terrain == terrain]
    used = [tile for other, tile in play.state.tiles.items() if other != space]
    best = sorted(fitting, key=lambda roi: (roi.ring != Space.parse(space).ring, roi.id in used, roi.id))
    _put_tile(play, space, best[0].id)


def _put_shown(play: MartiansPlay, space: str, tile: str) -> None:
    play.state.shown.pop(space, None)
    if tile != NOTHING:
        known([tile], play.content.rois, "tile")
        take_from_pile(play.state, Pile.of_ring(play.content.rois[tile].ring), tile)
        play.state.shown[space] = tile


def _put_base(play: MartiansPlay, space: str) -> None:
    play.state.base = "" if space == NOTHING else space


def _put_site(play: MartiansPlay, facility: str, space: str) -> None:
    play.state.sites.pop(facility, None)
    if space != NOTHING:
        play.state.sites[facility] = space


pairs_aspect("tokens on rover {rover:rover} are {tokens:list}", "rover_tokens", checked_tokens)
names_aspect("rovers to be tested are {rovers:list}", "rover_tests", "rover")
WORDS.aspect("explored spaces are {spaces:list}", lambda play: set(play.state.tiles))
WORDS.aspect("tile at {space:space} is {tile:tile}", lambda play, at: play.state.tiles.get(at, NOTHING), _put_tile)
WORDS.aspect("terrain at {space:space} is {terrain:terrain}", _terrain, _put_terrain)
WORDS.aspect(
    "shown tile at {space:space} is {tile:tile}",
    lambda play, space: play.state.shown.get(space, NOTHING),
    _put_shown,
)
pairs_aspect("tokens at {space:space} are {tokens:list}", "ground", checked_tokens)
pairs_aspect("things at {space:space} are {things:list}", "lying", checked_things)
pairs_aspect("markers at {space:space} are {markers:list}", "spots", checked_markers)
WORDS.aspect("base is at {space:where}", lambda play: play.state.base or NOTHING, _put_base)
WORDS.aspect(
    "site of {facility:facility} is {space:where}",
    lambda play, facility: play.state.sites.get(facility, NOTHING),
    _put_site,
)


# The Cargo Bay, research and upgrades

names_aspect("available is {things:list}", "available", "thing")
names_aspect("pending is {things:list}", "pending", "thing")
names_aspect("poi tokens are {tokens:list}", "poi", "poi")
names_aspect("examined is {things:list}", "examined", "thing")
names_aspect("discovered is {things:list}", "discovered", "thing")
names_aspect("upgrades are {upgrades:list}", "upgrades", "upgrade")
names_aspect("installed upgrades are {upgrades:list}", "installed", "upgrade")
names_aspect("upgrades out of the game are {upgrades:list}", "gone", "upgrade")


# Piles


def _pile(play: MartiansPlay, name: str) -> tuple[str, ...]:
    known([name], play.state.decks, "pile")
    return play.state.decks[name]


def _cards_of(play: MartiansPlay, name: str) -> Iterable[str]:
    """What can lie in a pile."""
    content = play.content
    kind, part = Pile.parse(name)
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
    take_from_pile(play.state, name, card)
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
names_aspect("removed cards are {cards:list}", "removed", "word")
