"""The team aboard: whom it sends, what it gathers for, where it flies, what it pays."""

from typing import Any

import msgspec

from farlight.bots import Look
from farlight.kernel import Decision, Position, Setup, option
from farlight.vanguard import VanguardGame
from farlight.vanguard.bots import aboard, away_team
from farlight.vanguard.bots.facts import Spot
from farlight.vanguard.bots.stores import can_afford, has_room, is_missing
from farlight.vanguard.bots.table import Table, ref
from farlight.vanguard.bots.worth import FOUND, MISSING, SOME, Judge
from farlight.vanguard.table.ship.view import LabView
from farlight.vanguard.table.view import view_of

GAME = VanguardGame()
CARDS = GAME.content
NOWHERE = Spot("", 0)


def reached(prompt: str, mission: str = "campaign", seats: int = 4, seed: int = 3) -> Position[Any, Any]:
    """A game at the first question of a kind, everything before it answered by the team."""
    position: Position[Any, Any] = Position(
        GAME, GAME.rules.new(Setup("vanguard", mission, seats, seed)), snapshots=False
    )
    bot = GAME.bots.by_name()["away-normal"](seed)
    while position.open[0].prompt != prompt:
        position.choose(bot.choose(Look(position)))
    return position


def table_of(position: Position[Any, Any], **ship: Any) -> Table:
    """The table, with some things of the ship as they are told."""
    view = view_of(GAME.play(GAME.view(position.state, None)))
    if view.ship is not None:
        view = msgspec.structs.replace(view, ship=msgspec.structs.replace(view.ship, **ship))
    return Table(view, CARDS)


def project(*cost: tuple[int, str, str]) -> list[LabView]:
    return [LabView("r03", "voice", list(cost), payable=False, icons=["BIO"])]


def test_sections_go_whose_dice_the_place_asks_for() -> None:
    """V-LAND-18, V-DECIDE-23: the Orchard asks for BIO, SCO and GAT; Science has BIO, Security nothing of it."""
    position = reached("team", "orchard", 2)
    table = table_of(position)
    assert away_team.fitness(table, "science") > away_team.fitness(table, "security")
    chosen = aboard.ABOARD["team"](table, position.open[0])
    assert ref(position.open[0].options[chosen], "section") == "science"


def test_what_was_not_scanned_is_not_known() -> None:
    """V-SHIP-STARMAP-11, V-SHIP-STARMAP-13: icons come from the Scanner, or from having been there."""
    position = reached("facility")
    scanner = table_of(position).view.ship.scanner  # type: ignore[union-attr]
    assert scanner is not None
    hidden = msgspec.structs.replace(scanner, scanned=0, icons=[])
    assert away_team.asked_icons(table_of(position, scanner=hidden, visits=[])) == []
    planet = CARDS.landings[scanner.landing].planet
    assert away_team.asked_icons(table_of(position, scanner=hidden, visits=[planet])) == list(
        CARDS.planets[planet].icons
    )


def test_a_discovery_is_worth_most_to_a_project_that_waits_for_it() -> None:
    """V-DISC-11, V-SHIP-LAB-2."""
    position = reached("facility")
    table = table_of(position, lab=project((1, "mineral", "common")), awaiting=[], gathered={})
    assert is_missing(table, "mineral")
    assert not is_missing(table, "specimen")
    judge = Judge(table, NOWHERE)
    assert (judge.find("mineral"), judge.find("specimen")) == (MISSING, SOME)
    enough = table_of(position, lab=project((1, "mineral", "common")), awaiting=[], gathered={"mineral": {"common": 1}})
    assert not is_missing(enough, "mineral")


def test_a_single_exploration_has_no_ship_to_gather_for() -> None:
    table = table_of(reached("act", "marl"))
    assert Judge(table, NOWHERE).find("mineral") == FOUND
    assert not is_missing(table, "mineral")


def test_a_full_lander_takes_no_more() -> None:
    """V-SHIP-DOCK-4: the Wherry has room for so many."""
    table = table_of(reached("act", "marl"))
    room = CARDS.landers[table.view.lander].discoveries
    full = msgspec.structs.replace(table.view, found=list(CARDS.discoveries)[:room])
    assert has_room(table)
    assert not has_room(Table(full, CARDS))


def test_a_project_is_affordable_by_its_types() -> None:
    ship = table_of(reached("facility"), gathered={"mineral": {"common": 2}}).view.ship
    assert ship is not None
    assert can_afford(ship, CARDS.researches["r03"].cost)  # a mineral and any
    assert not can_afford(ship, CARDS.researches["r07"].cost)  # technology


def test_research_that_can_be_paid_calls_for_the_laboratory() -> None:
    """V-SHIP-LAB-1: also if it still lies in the Awaiting envelope."""
    position = reached("facility")
    busy = {"queues": [["c01", "", ""]], "situations": []}
    wanted = aboard.wanted_facilities(table_of(position, awaiting=["r01"], lab=[], **busy))
    assert "laboratory" in wanted
    assert wanted.index("laboratory") < wanted.index("production")
    assert "laboratory" not in aboard.wanted_facilities(
        table_of(position, awaiting=["r07"], lab=[], gathered={}, **busy)
    )


def strikes(position: Position[Any, Any], card: str, **ship: Any) -> str:
    ways = [option("situation-choice", choice=f"{card}.{place}") for place in (1, 2)]
    decision = Decision(0, "situation-effect", "V-DECIDE-08", tuple(ways))
    return ref(ways[aboard.ABOARD["situation-effect"](table_of(position, **ship), decision)], "choice")


def test_energy_pays_for_a_situation_only_beside_the_landing() -> None:
    """V-SHIP-BRIDGE-9, V-SHIP-STARMAP-16: s02 costs an Energy or Morale."""
    position = reached("starmap")
    table = table_of(position)
    needed = aboard.energy_needed(table)
    assert strikes(position, "s02", energy=needed + 1) == "s02.1"
    assert strikes(position, "s02", energy=needed) == "s02.2"


def test_an_errand_leaves_enough_energy_for_the_landing() -> None:
    """V-SHIP-STARMAP-3, V-SHIP-STARMAP-5."""
    position = reached("starmap")
    landing = aboard.wanted_landings(table_of(position))[0]
    needed = aboard.energy_needed(table_of(position))
    decision = position.open[0]
    assert aboard.errand_before(table_of(position, energy=needed, chronicle=[]), decision, landing) is None
    errand = aboard.errand_before(table_of(position, energy=needed + 1, chronicle=[]), decision, landing)
    assert errand is not None
    assert not aboard.landing_at(table_of(position), ref(decision.options[errand], "destination"))


def test_a_campaign_researches_and_builds() -> None:
    """A whole act of the team: projects of both kinds are completed."""
    position: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("vanguard", "campaign", 3, 6)), snapshots=False)
    bot = GAME.bots.by_name()["away-story"](6)
    while position.open:
        position.choose(bot.choose(Look(position)))
    done = position.state.ship.achieved
    assert sum(card in CARDS.researches for card in done) > 2
    assert sum(card in CARDS.productions for card in done) > 1
