"""Too few for a Mission Launch: Emergency recruiting. Rulebook chapter 27.20."""

from farlight.kernel import Procedure, choose, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.rules.context import NOBODY, VanguardPlay, player_of
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.ship.crew import free_sleeves, of_section
from farlight.vanguard.rules.ship.launching.first_crew import enlist
from farlight.vanguard.rules.ship.morale import return_dice

LEAST_TEAM = 2
"""Crewmembers that an Away Team needs. V-PLAYER-10."""


def too_few(play: VanguardPlay) -> bool:
    """Some player could not choose anybody, or a solo player not two. V-SHIP-LAUNCH-8."""
    state, ship = play.state, play.state.ship
    with_crew = [section for section in SECTIONS if of_section(ship, ship.available, section)]
    if state.seats == 1:
        return len(with_crew) < LEAST_TEAM
    return any(all(player_of(state, section) != seat for section in with_crew) for seat in range(state.seats))


def emergency_recruiting(play: VanguardPlay) -> Procedure[None]:
    """Recruit one at random for each Section that wants one, and mark a box of the Log.

    V-SHIP-LAUNCH-6, V-SHIP-LAUNCH-7, V-SHIP-LAUNCH-8, V-SHIP-LAUNCH-9.
    """
    state, ship, ruling = play.state, play.state.ship, play.content.shipruling
    for section in SECTIONS:
        if not can_recruit(play, section):
            continue
        wish = yield from choose(
            play,
            player_of(state, section),
            "emergency",
            "V-SHIP-LAUNCH-6",
            lambda: [True, False],
            lambda each: option("take-recruit" if each else "no-recruit"),
            refs=(("section", section),),
        )
        if wish:
            pile = list(ship.recruits)
            play.shuffle("recruits", pile)
            card = play.draw("recruits", pile)
            ship.recruits = tuple(pile)
            enlist(play, card, section, "V-SHIP-LAUNCH-6", 1)
    first = not state.gains.berth_marked  # one box for each Launch, however often it is asked
    if first:
        state.gains.berth_marked = True
        state.flags[ruling.berth_log] = state.flags.get(ruling.berth_log, 0) + 1
    if state.flags[ruling.berth_log] >= ruling.berths or nobody_could_come(play):
        yield from fire(play, ruling.lost_log, NOBODY, "V-SHIP-LAUNCH-9")
        play.end("V-SHIP-LAUNCH-9", "lost/berths")
    if first and state.flags[ruling.berth_log] > 1:
        yield from return_dice(play, "V-SHIP-LAUNCH-7")


def can_recruit(play: VanguardPlay, section: str) -> bool:
    """Whether a Section can take a Recruit: one is left, and a sleeve of Rank 1 is empty. V-SHIP-LAUNCH-6."""
    return bool(play.state.ship.recruits) and free_sleeves(play, section, 1) > 0


def nobody_could_come(play: VanguardPlay) -> bool:
    """Too few, and no Section that lacks somebody could take a Recruit: no Launch is possible any more."""
    state, ship = play.state, play.state.ship
    missing = [section for section in SECTIONS if not of_section(ship, ship.available, section)]
    if state.seats > 1:  # a player with another Section that could go lacks nobody
        manned = {player_of(state, section) for section in SECTIONS if section not in missing}
        missing = [section for section in missing if player_of(state, section) not in manned]
    return too_few(play) and not any(can_recruit(play, section) for section in missing)
