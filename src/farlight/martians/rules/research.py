"""Research and Direction cards, and what a Discovery gives. Rulebook chapters 23.3, 25.3 and 34.2."""

from collections.abc import Callable

from farlight.kernel import GROUP, Option, Procedure, choose, option
from farlight.martians.model.events.crew import AbilityUnlocked
from farlight.martians.model.events.work import DirectionDrawn, ResearchDrawn
from farlight.martians.model.ids import Mark, Space
from farlight.martians.rules.actions.benefits import current
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.crew import change_tokens, name_of
from farlight.martians.rules.piles import wants_another


def research_left(play: MartiansPlay, percentages: bool = True) -> list[str]:
    """The complete deck but for cards out of the game; numbers are always drawn from all. M-RCD-03, M-FAQ-41."""
    gone = (
        play.state.removed if percentages else [card for card in play.state.removed if Mark.parse(card).word == "all"]
    )
    known = play.content.research
    return [card for card in known if card not in gone and Mark.on("all", card) not in gone]


def draw_research(play: MartiansPlay, percentages: bool = True) -> Procedure[str]:
    """Draw one card; a benefit may let the crew draw again, from all cards, or choose between two.

    M-RCD-01, M-RCD-02, M-RCD-03, M-RCD-04, M-RCD-05, M-RCD-06, M-RCD-07, M-RUL-ABI-08, M-MIS-RIDDLE-22.
    """
    left = research_left(play, percentages)
    card = play.face("research", left)
    if _two_readings(play):
        other = play.face("research", left)
        card = yield from _choose_reading(play, (card, other), lambda each: option("card", research=each))
    elif _may_redraw(play) and (yield from wants_another(play, "research", card)):
        _use_redraw(play)
        card = play.face("research", left)
    play.emit(ResearchDrawn("M-RCD-01", card))
    return card


def draw_percent(play: MartiansPlay, half: bool = False) -> Procedure[int]:
    """Draw a percentage; half of it is rounded up to a whole percent.

    M-RCD-06, M-FAQ-43, M-MIS-SLOT-WM2, M-RUL-RES-01.
    """
    card = yield from draw_research(play)
    percent = play.content.research[card].percent
    if _is_clean(play):
        percent = max(percent, play.content.research[(yield from draw_research(play))].percent)
    return (percent + 1) // 2 if half else percent


def _is_clean(play: MartiansPlay) -> bool:
    """In a clean room, percentages of a Research action are the better of two cards. M-MIS-SLOT-WM2."""
    state = play.state
    if "clean-room" not in state.fittings:
        return False
    return any(stack.number == state.resolving and stack.type == "research" for stack in state.plan)


def _choose_reading(play: MartiansPlay, cards: tuple[str, str], option_of: Callable[[str], Option]) -> Procedure[str]:
    """Choose one of two cards drawn. M-RUL-ABI-08."""
    different = list(dict.fromkeys(cards))
    return (yield from choose(play, GROUP, "two-readings", "M-RUL-ABI-08", lambda: different, option_of))


def _two_readings(play: MartiansPlay) -> bool:
    """An ability that waits for the next draw. M-RUL-ABI-08."""
    if "two-readings" in play.state.round:
        play.state.round.remove("two-readings")
        return True
    return False


def _may_redraw(play: MartiansPlay) -> bool:
    return "redraw-research" in play.state.mission_once or bool(current(play.state, "redraw"))


def _use_redraw(play: MartiansPlay) -> None:
    state = play.state
    held = current(state, "redraw")
    if held:
        state.perks.remove(held[0])
    else:
        state.mission_once.remove("redraw-research")


def directions_left(play: MartiansPlay) -> list[str]:
    return [card for card in play.content.directions if Mark.on("dir", card) not in play.state.removed]


def draw_direction(play: MartiansPlay, ring: int, without: tuple[str, ...] = ()) -> Procedure[str]:
    """Draw a space of a ring by Direction card; every draw is from the complete deck. M-DIR-02, M-DIR-03."""
    left = [card for card in directions_left(play) if card not in without] or directions_left(play)
    card = play.face("direction", left)
    if _two_readings(play):
        other = play.face("direction", left)
        card = yield from _choose_reading(play, (card, other), lambda each: option("direction", direction=each))
    space = Space.of(ring, card.upper())
    play.emit(DirectionDrawn("M-DIR-02", card, space))
    return space


def discovery_rewards(play: MartiansPlay) -> Procedure[None]:
    """Unlock an ability for everybody in a campaign, usable at once, or give tokens if all are unlocked.

    M-CAMP-17, M-MIS-CAMP-11, M-CAMP-18, M-CAMP-19, M-MIS-CAMP-10, M-APP-43.
    """
    state = play.state
    if state.campaign is None:
        return
    for who, person in enumerate(state.crew):
        if not person.locked:
            change_tokens(play, who, play.content.ruling.discovery_tokens, "M-MIS-CAMP-11")
            continue
        chosen = yield from choose(
            play,
            seat_of(state, who),
            "unlock",
            "M-CAMP-17",
            lambda person=person: person.locked,  # type: ignore[misc]
            lambda ability: option("unlock", ability=ability),
            refs=(("who", name_of(state, who)),),
        )
        person.locked.remove(chosen)
        play.emit(AbilityUnlocked("M-CAMP-17", name_of(state, who), chosen))
