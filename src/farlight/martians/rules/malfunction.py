"""Malfunction tracks and cards. Rulebook chapters 13 (step 1) and 28."""

from functools import cache

from farlight.content.ids import text_place
from farlight.kernel import GROUP, Option, Procedure, StepTable, choose, option
from farlight.martians.model.events.base import (
    BoxReddened,
    MalfunctionDiscarded,
    MalfunctionDrawn,
    MalfunctionRolled,
    TrackMoved,
    TrackTriggered,
)
from farlight.martians.model.ids import Mark
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import COMPLEXES, About, MartiansPlay, run, sized
from farlight.martians.rules.crew import Danger, count_stat, heed
from farlight.martians.rules.facilities import facility_of, is_shut, penalties, standing_for
from farlight.martians.rules.mission_history import add_to_history
from farlight.martians.rules.piles import discard as put_away
from farlight.martians.rules.piles import draw, reshuffle, wants_another

NEXT = {"working": "living", "living": "systems", "systems": "working"}
"""The Complex that is in danger after another. M-MALF-15, M-RUL-FAQ-01."""
TOP = 5
"""The space of a Malfunction track that triggers a card. M-MALF-11."""

STEPS = StepTable()


def move_track(play: MartiansPlay, complex_name: str, by: int, rule: str) -> None:
    """Move a track between 0 and 5; what lies beyond is lost. M-TERM-19, M-GEN-10, M-RUL-FAQ-10."""
    levels = play.state.levels
    level = max(0, min(TOP, levels[complex_name] + by))
    if level != levels[complex_name]:
        play.emit(TrackMoved(rule, complex_name, level - levels[complex_name], level))
        levels[complex_name] = level


def tracks_meant(state: Martians, word: str) -> list[str]:
    """The tracks that an order could mean without naming one; ties are the crew's to break."""
    if word == "any":
        return list(COMPLEXES)
    levels = state.levels
    wanted = max(levels.values()) if word == "highest" else min(levels.values())
    return [name for name in COMPLEXES if levels[name] == wanted]


def choose_track(play: MartiansPlay, word: str, rule: str, down: bool = False) -> Procedure[str]:
    """Choose a track that an order could mean; one that cannot fall is not offered if another can.

    M-MAN-02, M-GEN-07.
    """
    if word in COMPLEXES:
        return word
    levels = play.state.levels

    def meant() -> list[str]:
        found = tracks_meant(play.state, word)
        return [name for name in found if levels[name]] or found if down else found

    return (
        yield from choose(play, GROUP, "track", rule, meant, lambda name: track_option(name, play.state.levels[name]))
    )


@cache
def track_option(name: str, level: int) -> Option:
    """A track with its level beside it."""
    plain = option("track", complex=name)
    return Option(plain.id, plain.verb, (*plain.refs, ("level", level)))


# Resolving a track


def triggered(state: Martians) -> str:
    """The first track at 5, in the order Working, Living, Systems; or none. M-MALF-18, M-RUL-GAP-19."""
    levels = state.levels
    for name in COMPLEXES:
        if levels[name] >= TOP:
            return name
    return ""


def trigger(play: MartiansPlay, complex_name: str) -> Procedure[None]:
    """Draw one card, set the track to 0, and put the next Complex in danger from the next Malfunction phase on.

    M-MALF-12, M-MALF-13, M-MALF-14, M-MALF-15, M-MALF-16, M-MALF-17, M-MALF-19, M-RUL-GAP-19.
    """
    state = play.state
    play.emit(TrackTriggered("M-MALF-11", complex_name))
    state.levels[complex_name] = 0
    yield from draw_card(play, complex_name)
    following = NEXT[complex_name]
    if following not in state.box and state.sol > play.content.missions[state.mission].quiet_box:
        state.box.append(following)
        play.emit(BoxReddened("M-MALF-15", following))


def draw_card(play: MartiansPlay, complex_name: str) -> Procedure[None]:
    """Draw a Malfunction card and resolve it; a mission may let the crew draw again.

    M-MALF-12, M-MALF-13, M-MALF-24, M-MIS-HOME-18.
    """
    state = play.state
    card = draw(play, complex_name)
    if "redraw-malfunction" in state.mission_once and (yield from wants_another(play, "malfunction", card)):
        state.mission_once.remove("redraw-malfunction")
        discard(play, complex_name, card)
        card = draw(play, complex_name)
    yield from resolve_card(play, complex_name, card)


def discard(play: MartiansPlay, complex_name: str, card: str) -> None:
    """Discard a card; when the last one was handled the discards are a new deck. M-MALF-24."""
    put_away(play, complex_name, card)
    if not play.state.decks[complex_name]:
        reshuffle(play, complex_name)


def resolve_card(play: MartiansPlay, complex_name: str, card_id: str) -> Procedure[None]:
    """Resolve a Malfunction card, which concerns the First Player, unless its Facility is shut or not in play.

    M-MALF-26, M-MALF-27, M-MALF-32, M-RUL-MAL-05.
    """
    state = play.state
    card = play.content.malfunctions[card_id]
    add_to_history(play, "malfunction", card_id)
    count_stat(state, "cards")
    met = standing_for(play, card.facility)
    if not met:
        play.emit(MalfunctionDiscarded("M-MALF-27", card_id, "absent"))
    elif all(is_shut(state, facility) for facility in met):
        play.emit(MalfunctionDiscarded("M-MALF-26", card_id, "shut"))
    else:
        play.emit(
            MalfunctionDrawn(
                "M-MALF-12", card_id, text_place("malfunction", card_id, "line"), sized(play, card.effect).source
            )
        )
        yield from run(play, card.effect, About(state.first, facility=card.facility), "M-MALF-32")
    discard(play, complex_name, card_id)


def search(play: MartiansPlay, complex_name: str, keyword: str) -> Procedure[None]:
    """Search for the next card with a keyword; what is revealed on the way is discarded.

    M-MALF-23, M-MALF-25, M-RUL-MAL-04.
    """
    cards = play.content.malfunctions
    left = (*play.state.decks[complex_name], *play.state.discards[complex_name])
    if not any(cards[card].keyword == keyword for card in left):
        return
    card = draw(play, complex_name)
    while cards[card].keyword != keyword:
        discard(play, complex_name, card)
        card = draw(play, complex_name)
    yield from resolve_card(play, complex_name, card)


# 28. The Malfunction phase


def pool(play: MartiansPlay) -> list[str]:
    """The dice of the sol and of red Box markers, each once. M-MALF-02, M-MALF-03, M-MALF-04, M-MIS-GEN-20."""
    state = play.state
    named = play.content.missions[state.mission].dice.get(str(state.sol), [])
    return [
        die
        for die, card in play.content.malfunction_dice.items()
        if (die in named or card.complex in state.box or Mark.on("die-in", die) in state.round)
        and Mark.on("die-out", die) not in state.round
    ]


def additions(play: MartiansPlay) -> dict[str, int]:
    """+1 per active penalty, of all Facilities together. M-MALF-07, M-MALF-09, M-GEN-17."""
    state = play.state
    found = dict.fromkeys(COMPLEXES, 0)
    for facility in dict.fromkeys(facility_of(element) for element in (*state.broken, *state.mended)):
        if facility in state.facilities:
            count = penalties(play, facility).count("malfunction")
            found[play.content.facilities[facility].complex] += count
    return found


def throw(play: MartiansPlay, die: str, rule: str) -> int:
    """One Malfunction die, in its phase or because a mission says so. M-MALF-06."""
    face = int(play.face(f"malfunction-{die}", play.content.tables.malfunction_faces[die], (("die", die),)))
    add_to_history(play, "malfunction-roll", f"{die}:{face}")
    play.emit(MalfunctionRolled(rule, die, face))
    return face


@STEPS.step()
def malfunction_roll(play: MartiansPlay) -> Procedure[None]:
    """Roll the pool, add the penalties, move all three markers.

    M-MALF-06, M-MALF-07, M-MALF-08, M-MALF-09, M-MALF-10.
    """
    rolled: dict[str, int] = {}
    for die in pool(play):
        rolled[die] = throw(play, die, "M-MALF-06")
    yield from _discount(play, rolled)
    yield from heed(play, _ahead(play, _moves(play, rolled)))
    for name, by in _moves(play, rolled).items():
        move_track(play, name, by, "M-MALF-10")


def _moves(play: MartiansPlay, rolled: dict[str, int]) -> dict[str, int]:
    """How far each marker goes. M-MALF-07, M-MALF-08."""
    moves = additions(play)
    for die, face in rolled.items():
        moves[play.content.malfunction_dice[die].complex] += face
    return moves


def _ahead(play: MartiansPlay, moves: dict[str, int]) -> list[Danger]:
    """Tracks that will be triggered: the dice lie, the markers have not moved. M-ASTR-09, M-MALF-11."""
    levels = play.state.levels
    hit = [name for name, by in moves.items() if levels[name] + by >= TOP]
    return [(Mark.on("track", name, f"{moves[name]} ahead"), answer) for name in hit for answer in ANSWERS]


ANSWERS = ("lower-track", "fix-one", "bypass")
"""What keeps a marker from moving too far: a lower start, or one penalty fewer."""


def _discount(play: MartiansPlay, rolled: dict[str, int]) -> Procedure[None]:
    """Let one die count less, if the mission gave that. M-MIS-PROBE-15."""
    state = play.state
    if "discount-die" not in state.mission_once or not rolled:
        return
    chosen = yield from choose(
        play,
        GROUP,
        "discount-die",
        "M-MIS-PROBE-15",
        lambda: [*rolled, ""],
        lambda die: option("die", die=die) if die else option("keep-it"),
    )
    if chosen:
        state.mission_once.remove("discount-die")
        rolled[chosen] = max(0, rolled[chosen] - 2)
