"""A campaign: how it begins, how an Exploration returns to the ship, how it ends. Rulebook chapters 5.4, 5.7 and 26."""

from farlight.kernel import Procedure, StepTable
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ship_book import Ship, new_ship
from farlight.vanguard.model.ship_cards import CampaignCard
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.context import NOBODY, VanguardPlay
from farlight.vanguard.rules.exploration.section_cards import without
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.ship.bridge import bridge
from farlight.vanguard.rules.ship.launching.first_crew import recruit, scenario_of
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.production import QUEUES, STAGES

STEPS = StepTable()

DRAWN, KEPT = 2, 1
"""Recruits for each Section after the Tutorial. V-CONT-05."""


def first_ship(content: Definitions, campaign: CampaignCard) -> Ship:
    """The Ship Book at the start. V-SETUP-31, V-SETUP-32, V-SETUP-33, V-SETUP-34, V-SETUP-35."""
    ship, ruling = new_ship(), content.shipruling
    ship.objective, ship.tech = campaign.objective, campaign.tech
    ship.morale = content.morales[campaign.morale].level
    ship.lab = _filled(campaign.research, len(ruling.lab))
    ship.ready = _filled(campaign.production, ruling.production_slots)
    ship.queues = ("",) * QUEUES * STAGES
    ship.landers = dict.fromkeys(campaign.landers, True)
    ship.system = campaign.system
    ship.possible = tuple(card.id for card in content.situations.values() if card.possible)  # V-SETUP-13
    return ship


def _filled(cards: list[str], slots: int) -> tuple[str, ...]:
    return (*cards, *("",) * (slots - len(cards)))


@STEPS.step()
def first_visit(play: VanguardPlay) -> Procedure[None]:
    """Go from the starting planet to the Bridge; of what was not gained, nothing is put anywhere.

    V-CONT-02, V-RUL-22, V-CONT-03, V-CONT-04, V-CONT-05, V-CONT-06, V-CONT-07, V-CONT-08, V-CONT-09, V-CONT-10,
    V-QUICK-26, V-RUL-20.
    """
    state, ship = play.state, play.state.ship
    open_page(play, "docking", "V-CONT-01")
    first = [card for card in state.found if card in play.content.uniques]
    for card in first:  # V-CONT-02
        state.found = without(state.found, card)
        ship.cabinet = (*ship.cabinet, card)
    ship.success, state.success = ship.success + state.success, 0  # V-CONT-03
    away = [crew.card for crew in state.crew if crew.alive]
    waiting = [card for card in ship.resting if card not in away]
    ship.available, ship.resting = (), (*waiting, *away)  # V-CONT-04
    state.crew, state.turn, state.planet, state.tutorial = [], NO_TURN, "", ""
    if scenario_of(play).script:
        yield from recruit(play, SECTIONS, DRAWN, KEPT)  # V-CONT-05, V-CONT-06
    else:
        ship.available, ship.resting = tuple(waiting), tuple(away)  # V-QUICK-26
    campaign = play.content.campaigns[scenario_of(play).campaign or ""]
    yield from fire(play, campaign.log, NOBODY, "V-CONT-09")
    play.then(bridge)
