"""The Away Team: which Sections go, and who of them. Rulebook chapters 4.1, 5.6 and 27.20."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, choose_some, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.events import TeamJoined
from farlight.vanguard.rules.context import VanguardPlay, player_of, seat_of
from farlight.vanguard.rules.exploration.board import planet
from farlight.vanguard.rules.ship.crew import of_section
from farlight.vanguard.rules.ship.launching.crew_board import fill_slots, new_crew, take_deck
from farlight.vanguard.rules.ship.launching.emergency_recruiting import LEAST_TEAM
from farlight.vanguard.rules.ship.launching.first_crew import is_tutorial

STEPS = StepTable()

SCIENCE = "science"
"""The Section that the Tutorial leads. V-TUT-03."""


@STEPS.step()
def choose_team(play: VanguardPlay) -> Procedure[None]:
    """Choose one Section of each player; alone two, and on later planets up to four.

    V-PLAYER-12, V-PLAYER-13, V-RUL-12, V-TURN-05, V-RUL-26.
    """
    state = play.state
    chosen = yield from _alone(play) if state.seats == 1 else _together(play)
    # Boards of one player lie side by side. V-TURN-05.
    for section in sorted(chosen, key=lambda each: (player_of(state, each), SECTIONS.index(each))):
        state.crew.append(new_crew(play, section))


def _alone(play: VanguardPlay) -> Procedure[list[str]]:
    """Let a solo player pick two Sections, in the Tutorial Science among them. V-QUICK-11, V-TUT-03."""
    first = [SCIENCE] if is_tutorial(play) else []
    starting = planet(play).starting
    others = yield from choose_some(
        play,
        0,
        "team",
        "V-PLAYER-12" if starting else "V-PLAYER-13",
        lambda: [each for each in SECTIONS if each not in first and is_manned(play, each)],
        lambda each: option("section", section=each),
        refs=(("along", len(first)),),
        at_least=LEAST_TEAM - len(first),
        at_most=(LEAST_TEAM if starting else len(SECTIONS)) - len(first),
    )
    return [*first, *others]


def _together(play: VanguardPlay) -> Procedure[list[str]]:
    """Let each player pick one of the own Sections. V-DECIDE-23, V-TUT-04."""
    state = play.state
    chosen: list[str] = []
    for seat in range(state.seats):
        own = [section for section in SECTIONS if player_of(state, section) == seat and is_manned(play, section)]
        if is_tutorial(play) and SCIENCE in own:  # V-TUT-03
            own = [SCIENCE]
        section = yield from choose(
            play,
            seat,
            "team",
            "V-DECIDE-23",
            lambda own=own: own,  # type: ignore[misc]
            lambda each: option("section", section=each),
            refs=(("along", 0),),
        )
        chosen.append(section)
    return chosen


def is_manned(play: VanguardPlay, section: str) -> bool:
    """Whether somebody of the Section can go; before the first Crewmembers are chosen, all can. V-SHIP-LAUNCH-5."""
    ship = play.state.ship
    return not ship.sleeves or bool(of_section(ship, ship.available, section))


@STEPS.step()
def man_boards(play: VanguardPlay) -> Procedure[None]:
    """Choose a Crewmember for each Crew board; the others rest. V-QUICK-08, V-QUICK-12, V-TUT-05, V-SHIP-LAUNCH-10."""
    state = play.state
    ship = state.ship
    for who, crew in enumerate(state.crew):
        own = [card for card in ship.available if ship.sleeves[card].section == crew.section]
        crew.card = yield from choose(
            play,
            seat_of(state, who),
            "away",
            "V-DECIDE-23",
            lambda own=own: own,  # type: ignore[misc]
            lambda each: option("recruit", who=each),
            refs=(("section", crew.section),),
        )
        crew.rank = ship.sleeves[crew.card].rank
        play.emit(TeamJoined("V-QUICK-08", crew.section, crew.card))
    away = [crew.card for crew in state.crew]
    ship.resting = (*ship.resting, *(card for card in ship.available if card not in away))
    ship.available = ()
    for who, crew in enumerate(state.crew):
        yield from fill_slots(play, who)
        yield from take_deck(play, who)
        if not planet(play).starting:  # V-QUICK-22
            crew.charges = play.content.crew[crew.card].charges  # V-CREW-08
    if state.gains.charges:
        yield from _fewer_charges(play)
    if is_tutorial(play):
        _put_tutorial_cards_away(play)


def _put_tutorial_cards_away(play: VanguardPlay) -> None:
    """Take Tutorial cards of Sections that stay on the ship out of the game. V-TUT-08."""
    state = play.state
    away = [crew.section for crew in state.crew]
    cards = play.content.sections.values()
    unused = (card.id for card in cards if card.tutorial and card.section not in away)
    state.removed = (*state.removed, *unused)


def _fewer_charges(play: VanguardPlay) -> Procedure[None]:
    """Let one Crewmember of the group's choice begin with less."""
    state = play.state
    fewer, state.gains.charges = state.gains.charges, 0
    who = yield from choose(
        play,
        GROUP,
        "fewer-charges",
        "V-SHIP-LAUNCH-15",
        lambda: list(range(len(state.crew))),
        lambda each: option("crewmember", who=state.crew[each].card),
    )
    state.crew[who].charges = max(0, state.crew[who].charges + fewer)
