"""The base: Facilities, elements, their penalties and tokens. Rulebook chapters 3, 4, 15.2 and 30."""

from functools import cache
from typing import Literal

from farlight.kernel import Option, Procedure, choose, option
from farlight.kernel.decision import GROUP
from farlight.martians.model.content import Definitions
from farlight.martians.model.events.base import Broke, Fixed, TokenIgnored, TokenPlaced
from farlight.martians.model.ids import Element, marked
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import ELEMENTS, MartiansPlay

PAIRS = {"panel": ("sp1", "sp2"), "oxygenator": ("ox1", "ox2")}
"""Facilities that exist twice. M-CARD-MAL-03."""
PartState = Literal["works", "broken", "mended"]
"""How an element is: green, red, or repaired but not operational yet. M-REP-07."""


def facility_of(element: str) -> str:
    return Element.parse(element).facility


def kind_of(element: str) -> str:
    return Element.parse(element).kind


def elements_of(content: Definitions, facility: str) -> list[str]:
    return [Element.of(facility, kind) for kind in content.facilities[facility].elements]


def is_shut(state: Martians, facility: str) -> bool:
    """Whether a Shutdown tile lies on the Facility, be its elements broken or not. M-TERM-13, M-SHUT-22."""
    return facility in [tile.facility for tile in state.shut]


def is_available(state: Martians, facility: str) -> bool:
    """In play, not shut down, no Fault: only then its action and its type can be used. M-TERM-14, M-SHUT-06."""
    return facility in state.facilities and (facility, "fault") not in state.active and not is_shut(state, facility)


def standing_for(play: MartiansPlay, facility: str) -> list[str]:
    """What meets an order for a Facility: its tile, or the card that stands in for it; without either, nothing does.

    M-RUL-STR-20, M-EVT-11, M-FAQ-23, M-MIS-GEN-18, M-MIS-LAND-02, M-MIS-LAND-13.
    """
    state = play.state
    found: list[str] = []
    for tile in PAIRS.get(facility, (facility,)):
        if tile in state.facilities:
            found.append(tile)
        else:
            cards = play.content.tables.stand_ins.get(tile, ())
            found += [card for card in cards if card in state.facilities and card not in found]
    return found


def part_state(state: Martians, element: str) -> PartState:
    return "broken" if element in state.broken else "mended" if element in state.mended else "works"


def upgrade_in(play: MartiansPlay, facility: str) -> str:
    """The card that is installed in a Facility; empty if none. M-UPG-07."""
    cards = play.content.upgrades
    return next((name for name in play.state.installed if cards[name].facility == facility), "")


def must_roll(state: Martians) -> list[str]:
    """Facilities where every action rolls its Success die in this round. M-ICON-06."""
    return marked("must-roll", state.round)


def penalty_active(state: Martians, element: str) -> bool:
    """Broken, or repaired but not operational yet; not ignored; not shut down.

    M-MALF-09, M-REP-07, M-SHUT-07, M-RUL-FAC-06.
    """
    if element not in state.broken and element not in state.mended:
        return False
    return element not in state.ignored and not is_shut(state, facility_of(element))


def penalties(play: MartiansPlay, facility: str) -> list[str]:
    """The penalties of a Facility that are active now."""
    state = play.state
    if not state.broken and not state.mended:
        return []
    elements = play.content.tables.penalties[facility]
    return [penalty for element, penalty in elements if penalty_active(state, element)]


def counts(play: MartiansPlay, element: str) -> bool:
    """Whether the Threshold counts an element when it is broken: those of structures only in some missions.

    M-TERM-11, M-MIS-GEN-10.
    """
    whole = play.content.missions[play.state.mission].count_structures
    return whole or play.content.facilities[facility_of(element)].tile


def broken_elements(play: MartiansPlay) -> int:
    """How many broken elements the Threshold counts, in shutdown or not, whatever ignores their penalty.

    M-TERM-11, M-MIS-GEN-10, M-SHUT-20, M-END-10, M-MIS-GEN-11.
    """
    return sum(counts(play, element) for element in play.state.broken)


def working_elements(play: MartiansPlay, facility: str) -> list[str]:
    return [element for element in elements_of(play.content, facility) if element not in play.state.broken]


def break_element(play: MartiansPlay, element: str, rule: str) -> None:
    """Turn a green marker to red. M-MALF-28."""
    state = play.state
    state.broken.append(element)
    if element in state.mended:
        state.mended.remove(element)
    play.emit(Broke(rule, element))


def fix_element(play: MartiansPlay, element: str, rule: str) -> None:
    """Turn a red marker to green, operational at once. M-ASTR-24."""
    if element in play.state.broken:
        play.state.broken.remove(element)
        play.emit(Fixed(rule, element))


def candidates(play: MartiansPlay, facility: str, kind: str, broken: bool) -> list[str]:
    """The elements that an order could mean, broken or working as wanted; none in shutdown.

    M-MALF-29, M-SHUT-08, M-FAQ-15.
    """
    state = play.state
    if facility == "anywhere":
        places = state.facilities
    elif facility == "structure":
        places = [place for place in state.facilities if not play.content.facilities[place].tile]
    else:
        places = standing_for(play, facility)
    kinds = ELEMENTS if kind == "any" else (kind,)
    return [
        Element.of(place, each)
        for place in places
        if not is_shut(state, place)
        for each in kinds
        if each in play.content.facilities[place].elements and (Element.of(place, each) in state.broken) is broken
    ]


def element_option(content: Definitions, element: str) -> Option:
    """An element with the harm that it does while it is broken."""
    return _element_option(element, content.tables.harms[element])


@cache
def _element_option(element: str, penalty: str) -> Option:
    plain = option("element", element=element)
    return Option(plain.id, plain.verb, (*plain.refs, ("penalty", penalty)))


def choose_element(
    play: MartiansPlay, prompt: str, rule: str, facility: str, kind: str, broken: bool
) -> Procedure[str | None]:
    """Let the crew choose among the elements that an order could mean, be it in one of two equal Facilities.

    M-MALF-30, M-MALF-31, M-RUL-GAP-25, M-FAQ-25.
    """
    if not candidates(play, facility, kind, broken):
        return None
    return (
        yield from choose(
            play,
            GROUP,
            prompt,
            rule,
            lambda: candidates(play, facility, kind, broken),
            lambda element: element_option(play.content, element),
        )
    )


# Modifier tokens


def put_token(play: MartiansPlay, token: str, facility: str, rule: str) -> None:
    """Put a token on an active space: equal ones are ignored but for extra pawns; not in shutdown.

    M-TOK-07, M-TOK-09, M-FAQ-04.
    """
    state = play.state
    if is_shut(state, facility):
        return
    if token != "extra-pawn" and (facility, token) in state.active:
        play.emit(TokenIgnored("M-TOK-07", token, facility))
        return
    state.active.append((facility, token))
    play.emit(TokenPlaced(rule, token, facility, "active"))


def queue_token(play: MartiansPlay, token: str, facility: str, rule: str) -> None:
    """Put a token on a queue space: never ignored but in shutdown. M-TOK-08, M-SHUT-08, M-FAQ-04."""
    if is_shut(play.state, facility):
        return
    play.state.queue.append((facility, token))
    play.emit(TokenPlaced(rule, token, facility, "queue"))


def load_token(play: MartiansPlay, token: str, rover: str, rule: str) -> None:
    """Put a token on a rover's space. M-TOK-02, M-ROV-11."""
    state = play.state
    if token not in ("extra-pawn", "fault") and (rover, token) in state.rover_tokens:
        play.emit(TokenIgnored("M-TOK-07", token, rover))
        return
    state.rover_tokens.append((rover, token))
    play.emit(TokenPlaced(rule, token, rover, "rover"))


SAME_TERRAIN = {"adventure": "adventure", "wound": "wound", "hazard": "rover-risk"}


def drop_token(play: MartiansPlay, token: str, space: str, rule: str) -> None:
    """Put a token on a map space: ignored where the same effect is in force already.

    M-TOK-07, M-CARD-TER-11, M-RUL-EV-11, M-FAQ-03.
    """
    state = play.state
    terrain = play.content.tables.terrain[state.tiles[space]] if space in state.tiles else "none"
    same = SAME_TERRAIN.get(terrain) == token or (space, token) in state.ground
    if token != "extra-pawn" and same:
        play.emit(TokenIgnored("M-TOK-07", token, space))
        return
    state.ground.append((space, token))
    play.emit(TokenPlaced(rule, token, space, "map"))
