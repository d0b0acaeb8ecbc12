"""Verbs and conditions for what the story opens and closes: Situations, Objectives, places, the end. Chapter 27."""

from farlight.content.ids import Outcome
from farlight.kernel import GROUP, Procedure, choose, option
from farlight.vanguard.model.moments import FlightMoment
from farlight.vanguard.model.ship_events import CardGained
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, verbs
from farlight.vanguard.rules.moments import this_moment
from farlight.vanguard.rules.ship.bridge import put_situation
from farlight.vanguard.rules.ship.situation_room import solve

# Situations


@verbs.add("situation {situation:situation} becomes possible", "V-SETUP-14")
def situation_becomes_possible(play: VanguardPlay, _about: About, situation: str) -> None:
    state, ship = play.state, play.state.ship
    if ship.objective and situation not in (*ship.possible, *ship.situations, *state.removed):
        ship.possible = (*ship.possible, situation)


@verbs.add("remove situation {situation:situation}", "V-SHIP-SITROOM-4")
def remove_situation(play: VanguardPlay, _about: About, situation: str) -> None:
    play.state.ship.possible = tuple(card for card in play.state.ship.possible if card != situation)
    put_situation(play, situation, back=False)


@verbs.add("solve a situation", "V-SHIP-SITROOM-1", needs=("ship",))
def solve_a_situation(play: VanguardPlay, _about: About) -> Procedure[None]:
    cards = play.state.ship.situations
    if cards:
        card = yield from choose(
            play,
            GROUP,
            "solve",
            "V-SHIP-SITROOM-1",
            lambda: list(cards),
            lambda each: option("shipcard", card=each),
        )
        yield from solve(play, card)


@conditions.add("situation {situation:situation} was solved", "V-SHIP-SITROOM-1")
def situation_was_solved(play: VanguardPlay, _about: About, situation: str) -> bool:
    return play.state.flags.get(f"SOLVED_{situation.upper()}", 0) > 0


# Objectives


@verbs.add("offer {secondary:secondary}", "V-COMP-53")
def offer_secondary(play: VanguardPlay, _about: About, secondary: str) -> None:
    ship = play.state.ship
    if ship.objective and secondary not in (*ship.offered, *ship.achieved, ship.secondary):
        ship.offered = (*ship.offered, secondary)
        play.emit(CardGained("V-COMP-53", secondary))


@conditions.add("objective is {objective:objective}", "V-SHIP-BRIDGE-3")
def objective_is(play: VanguardPlay, _about: About, objective: str) -> bool:
    return play.state.ship.objective == objective


@conditions.add("objective {objective:objective} was reached", "V-SHIP-BRIDGE-1")
def objective_was_reached(play: VanguardPlay, _about: About, objective: str) -> bool:
    return objective in play.state.ship.achieved


# Places


@verbs.add("turn back", "V-SHIP-STARMAP-3", needs=("flight",))
def turn_back(play: VanguardPlay, _about: About) -> None:
    """Send the ship back to where it came from, by a Log on the way; the Energy is lost."""
    play.state.ship.system = this_moment(play, FlightMoment).origin


@verbs.add("remove landing {landing:landing}", "V-SHIP-STARMAP-7")
def remove_landing(play: VanguardPlay, _about: About, landing: str) -> None:
    if landing not in play.state.removed:
        play.state.removed = (*play.state.removed, landing)


@conditions.add("visits of {planet:planet} are {count:int}", "V-SHIP-STARMAP-9")
def visits_of(play: VanguardPlay, _about: About, planet: str, count: int) -> bool:
    return play.state.ship.visits.count(planet) >= count


@conditions.add("returns with {supplies:int} supplies are {count:int}", "V-SHIP-LEAVE-8")
def returns_with_supplies(play: VanguardPlay, _about: About, supplies: int, count: int) -> bool:
    left = [int(line.who) for line in play.state.ship.chronicle if line.what == "supplies"]
    return sum(each >= supplies for each in left) >= count


@conditions.add("returned with leads on {count:int} decks", "V-SHIP-LEAVE-6")
def returned_with_leads(play: VanguardPlay, _about: About, count: int) -> bool:
    """From one Exploration, before the Leads went back into the bag."""
    return any(int(line.who) >= count for line in play.state.ship.chronicle if line.what == "leads")


@conditions.add("adrift {count:int} in a row", "V-SHIP-STARMAP-10")
def adrift_times(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.ship.adrift >= count


# The campaign


@verbs.add("open the envelope", "V-ENV-01")
def open_the_envelope(play: VanguardPlay, _about: About) -> None:
    """Open the envelope: its dice join the box, its Events replace the others, its pages open.

    V-ENV-02, V-ENV-03, V-ENV-04, V-RUL-74, V-RUL-U6, V-ENV-05.
    """
    state, ship = play.state, play.state.ship
    if ship.envelope:
        return
    ship.envelope = True
    state.event_deck = "advanced"
    state.box = (*state.box, *(die.id for die in play.content.dice.values() for _ in range(die.envelope)))


@verbs.add("end campaign as {result:result} {ending:ending}", "V-END-04")
def end_campaign(play: VanguardPlay, _about: About, result: str, ending: str) -> None:
    play.end("V-END-04", str(Outcome(result, ending)))


@conditions.add("a campaign is played", "V-SETUP-40")
def a_campaign_is_played(play: VanguardPlay, _about: About) -> bool:
    return bool(play.state.ship.objective)
