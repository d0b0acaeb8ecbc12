"""The team aboard: whom it sends, what it gathers for, where it flies, what it pays."""

from typing import Any

from farlight.bots import Look
from farlight.kernel import Decision, Position, Setup, option, replace
from farlight.vanguard import VanguardGame
from farlight.vanguard.bots import away_team, ship_answers, starmap
from farlight.vanguard.bots.scoring import best
from farlight.vanguard.bots.ship_stores import has_room, is_missing
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.worth import FOUND, MISSING, SOME, Judge
from farlight.vanguard.rules.exploration.discoveries import lander_stat

GAME = VanguardGame()
CARDS = GAME.content
NOWHERE = Spot(0, 0)


def reached(prompt: str, mission: str = "campaign", seats: int = 4, seed: int = 3) -> Position[Any, Any]:
    """A game at the first question of a kind, everything before it answered by the team."""
    position: Position[Any, Any] = Position(
        GAME, GAME.rules.new(Setup("vanguard", mission, seats, seed)), snapshots=False
    )
    bot = GAME.bots.by_name()["away-normal"](seed)
    while position.open[0].prompt != prompt:
        position.choose(bot.choose(Look(position)))
    return position


def team_of(position: Position[Any, Any], **ship: Any) -> Team:
    """The team, with some things of the ship as they are told."""
    seen = GAME.view(position.state, None)
    seen.awaiting = ship.pop("awaiting", seen.awaiting)
    seen.ship = replace(seen.ship, **ship)
    return Team(GAME.play(seen))


def discoveries(kind: str, count: int) -> tuple[str, ...]:
    """So many Discoveries of a type."""
    return tuple([card.id for card in CARDS.discoveries.values() if card.type == kind][:count])


def test_sections_go_whose_dice_the_place_asks_for() -> None:
    """V-LAND-18, V-DECIDE-23: the Orchard asks for BIO, SCO and GAT; Science has BIO, Security nothing of it."""
    position = reached("team", "orchard", 2)
    team = team_of(position)
    assert away_team.fitness(team, "science") > away_team.fitness(team, "security")
    chosen = best(ship_answers.ABOARD["team"](team, position.open[0]))
    assert ref(position.open[0].options[chosen], "section") == "science"


def test_what_was_not_scanned_is_not_known() -> None:
    """V-SHIP-STARMAP-11, V-SHIP-STARMAP-13: icons come from the Scanner, or from having been there."""
    position = reached("facility")
    planet = CARDS.landings[position.state.ship.scanner].planet
    icons = list(CARDS.planets[planet].icons)
    assert away_team.asked_icons(team_of(position, scanned=0, visits=())) == []
    assert away_team.asked_icons(team_of(position, scanned=1, visits=())) == icons
    assert away_team.asked_icons(team_of(position, scanned=0, visits=(planet,))) == icons


def test_a_discovery_is_worth_most_to_a_project_that_waits_for_it() -> None:
    """V-DISC-11, V-SHIP-LAB-2."""
    position = reached("facility")
    price = CARDS.researches["r03"].cost  # a mineral and any
    assert [(each.count, each.type) for each in price] == [(1, "mineral"), (1, "any")]
    team = team_of(position, lab=("r03",), awaiting=(), gathered=discoveries("specimen", 1))
    assert is_missing(team, "mineral")
    assert not is_missing(team, "specimen")
    judge = Judge(team, NOWHERE)
    assert (judge.find("mineral"), judge.find("specimen")) == (MISSING, SOME)
    assert not is_missing(team_of(position, lab=("r03",), awaiting=(), gathered=discoveries("mineral", 2)), "mineral")


def test_a_single_exploration_has_no_ship_to_gather_for() -> None:
    team = team_of(reached("act", "marl"))
    assert Judge(team, NOWHERE).find("mineral") == FOUND
    assert not is_missing(team, "mineral")


def test_a_full_lander_takes_no_more() -> None:
    """V-SHIP-DOCK-4: the Wherry has room for so many."""
    team = team_of(reached("act", "marl"))
    room = lander_stat(team.play, "discoveries")
    assert room == CARDS.landers[team.state.lander].discoveries
    assert has_room(team)
    team.state.found = tuple(CARDS.discoveries)[:room]
    assert not has_room(team)


def test_research_that_can_be_paid_calls_for_the_laboratory() -> None:
    """V-SHIP-LAB-1: also if it still lies in the Awaiting envelope."""
    position = reached("facility")
    busy = {"queues": ("c01", "", "", "", "", ""), "situations": (), "lab": ()}
    wanted = ship_answers.wanted_facilities(team_of(position, awaiting=("r01",), **busy))
    assert "laboratory" in wanted
    assert wanted.index("laboratory") < wanted.index("production")
    assert "laboratory" not in ship_answers.wanted_facilities(team_of(position, awaiting=("r07",), gathered=(), **busy))


def strikes(position: Position[Any, Any], card: str, **ship: Any) -> str:
    ways = [option("situation-choice", choice=f"{card}.{place}") for place in (1, 2)]
    decision = Decision(0, "situation-effect", "V-DECIDE-08", tuple(ways))
    return ref(ways[best(ship_answers.ABOARD["situation-effect"](team_of(position, **ship), decision))], "choice")


def test_energy_pays_for_a_situation_only_beside_the_landing() -> None:
    """V-SHIP-BRIDGE-9, V-SHIP-STARMAP-16: s02 costs an Energy or Morale."""
    position = reached("starmap")
    needed = starmap.energy_needed(team_of(position))
    assert strikes(position, "s02", energy=needed + 1) == "s02.1"
    assert strikes(position, "s02", energy=needed) == "s02.2"


def test_an_errand_leaves_enough_energy_for_the_landing() -> None:
    """V-SHIP-STARMAP-3, V-SHIP-STARMAP-5."""
    position = reached("starmap")
    landing = starmap.wanted_landings(team_of(position))[0]
    needed = starmap.energy_needed(team_of(position))
    poor, rich = (team_of(position, energy=needed + more, chronicle=()) for more in (0, 1))
    places = [option for option in position.open[0].options if option.verb == "visit"]
    assert not any(starmap.is_errand(poor, option, landing) for option in places)
    errands = [option for option in places if starmap.is_errand(rich, option, landing)]
    assert errands
    assert not any(starmap.landing_at(rich, option) for option in errands)


def test_a_campaign_researches_and_builds() -> None:
    """A whole act of the team: projects of both kinds are completed."""
    position: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("vanguard", "campaign", 3, 6)), snapshots=False)
    bot = GAME.bots.by_name()["away-story"](6)
    while position.open:
        position.choose(bot.choose(Look(position)))
    done = position.state.ship.achieved
    assert sum(card in CARDS.researches for card in done) > 2
    assert sum(card in CARDS.productions for card in done) > 1
