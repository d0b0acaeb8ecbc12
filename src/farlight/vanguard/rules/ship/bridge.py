"""The Bridge: Objective, pools, Situations. Rulebook chapter 27.10."""

from farlight.content import EffectText
from farlight.kernel import GROUP, Procedure, Refusal, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource, CardPart
from farlight.vanguard.model.ship_book import add_to_chronicle
from farlight.vanguard.model.ship_cards import SituationCard
from farlight.vanguard.model.ship_events import (
    CardReturned,
    ObjectiveReached,
    PoolsFilled,
    SituationEffect,
    SituationRevealed,
    SituationWaits,
)
from farlight.vanguard.rules.context import VanguardPlay, aboard, cannot_pay, holds, player_of, run
from farlight.vanguard.rules.exploration.section_cards import without
from farlight.vanguard.rules.installed_effects import ship_has
from farlight.vanguard.rules.questions import choose_next
from farlight.vanguard.rules.ship.installation import take_out, waiting
from farlight.vanguard.rules.ship.launching.first_crew import campaign_of
from farlight.vanguard.rules.ship.morale import level
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.starmap import starmap

STEPS = StepTable()


@STEPS.step()
def bridge(play: VanguardPlay) -> Procedure[None]:
    """Visit the Bridge: Objectives, new cards, pools, Situations, in this order.

    V-SHIP-BRIDGE-1, V-SHIP-BRIDGE-2, V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-4, V-SHIP-BRIDGE-5, V-SHIP-BRIDGE-6,
    V-SHIP-BRIDGE-7, V-SHIP-BRIDGE-8, V-SHIP-BRIDGE-9, V-SHIP-BRIDGE-10, V-SHIP-BRIDGE-11, V-SHIP-BRIDGE-12,
    V-SHIP-BRIDGE-13, V-SHIP-BRIDGE-14, V-SHIP-BRIDGE-15, V-SHIP-BRIDGE-16, V-SHIP-BRIDGE-17, V-SHIP-BRIDGE-18,
    V-SHIP-BRIDGE-19.
    """
    ship = play.state.ship
    open_page(play, "bridge", "V-SHIP-FLOW-2")
    ship.passes += 1
    yield from settle_objectives(play)
    yield from install_bridge(play)
    fill_pools(play)
    play.then(starmap)
    play.then(bridge_situations)
    yield from _standing_texts(play)


def _standing_texts(play: VanguardPlay) -> Procedure[None]:
    """Carry out the texts of the campaign, of the Objective, of Upgrades."""
    ship, content = play.state.ship, play.content
    source = ActionSource("objective", ship.objective)
    campaign = campaign_of(play)
    if campaign is not None:
        yield from run(play, campaign.bridge, aboard(source), "V-GEN-01")
    yield from run(play, content.objectives[ship.objective].bridge, aboard(source), "V-GEN-01")
    for card in ship.upgrades:
        yield from run(play, content.upgrades[card].bridge, aboard(ActionSource("upgrade", card)), "V-SHIP-BRIDGE-6")


# Objectives


def settle_objectives(play: VanguardPlay) -> Procedure[None]:
    """Bring what comes after each Objective that was reached, one after the other."""
    ship, content = play.state.ship, play.content
    while True:
        card = content.objectives[ship.objective]
        if card.id in ship.achieved or not _is_reached(play, card.goal):
            break
        _reach(play, card.id, "V-SHIP-BRIDGE-1")
        yield from run(play, card.completed, aboard(ActionSource("objective", card.id)), "V-SHIP-BRIDGE-1")
        yield from _replace_objective(play)
    yield from _settle_secondary(play)


def _settle_secondary(play: VanguardPlay) -> Procedure[None]:
    """Complete the Secondary Objective if it is reached; then another may be taken. V-COMP-53."""
    ship = play.state.ship
    if ship.secondary:
        card = play.content.secondaries[ship.secondary]
        if _is_reached(play, card.goal):
            _reach(play, card.id, "V-COMP-53")
            ship.secondary = ""
            yield from run(play, card.completed, aboard(ActionSource("secondary", card.id)), "V-COMP-53")
    if not ship.secondary and ship.offered:
        yield from _take_secondary(play)


def _is_reached(play: VanguardPlay, goals: list[EffectText]) -> bool:
    return any(holds(play, goal, aboard(ActionSource("objective"))) for goal in goals)


def _reach(play: VanguardPlay, card: str, rule: str) -> None:
    ship = play.state.ship
    ship.achieved = (*ship.achieved, card)
    play.emit(ObjectiveReached(rule, card))
    add_to_chronicle(ship, "reached", card)


def _replace_objective(play: VanguardPlay) -> Procedure[None]:
    """Replace the old Objective by a new one. V-SHIP-BRIDGE-2."""
    for card in waiting(play, "objective"):
        play.state.ship.objective = card
        take_out(play, card, "V-SHIP-BRIDGE-2")
        yield from run(
            play, play.content.objectives[card].gained, aboard(ActionSource("objective", card)), "V-SHIP-BRIDGE-2"
        )


def _take_secondary(play: VanguardPlay) -> Procedure[None]:
    ship = play.state.ship
    card = yield from choose(
        play,
        GROUP,
        "secondary",
        "V-COMP-53",
        lambda: [*ship.offered, ""],
        lambda each: option("shipcard", card=each) if each else option("no-secondary"),
    )
    if card:
        ship.secondary = card
        ship.offered = without(ship.offered, card)


# Cards and pools


def install_bridge(play: VanguardPlay) -> Procedure[None]:
    """Install Upgrades and Tech Levels from the Awaiting envelope. V-SHIP-BRIDGE-1, V-SHIP-BRIDGE-2, V-RUL-86."""
    state, ship, content = play.state, play.state.ship, play.content
    yield from _replace_objective(play)
    while cards := waiting(play, "upgrade"):
        yield from _install_upgrade(play, cards)
    for card in waiting(play, "tech"):
        if content.techs[card].level > content.techs[ship.tech].level:
            state.removed = (*state.removed, ship.tech)
        ship.tech = card
        take_out(play, card, "V-SHIP-BRIDGE-2")


def _install_upgrade(play: VanguardPlay, cards: list[str]) -> Procedure[None]:
    """Install an Upgrade in its slot; a card that lies there returns to the Bridge Cards. V-SHIP-BRIDGE-1, V-SHIP-
    BRIDGE-2.

    Of several for one slot the group says which comes first: the next one takes its place.
    """
    ship, known = play.state.ship, play.content.upgrades
    slot = known[cards[0]].slot
    card = yield from choose_next(play, [each for each in cards if known[each].slot == slot], "slot", "V-SHIP-BRIDGE-1")
    for old in [each for each in ship.upgrades if known[each].slot == slot]:
        ship.upgrades = without(ship.upgrades, old)
        play.emit(CardReturned("V-SHIP-BRIDGE-2", old))
    ship.upgrades = (*ship.upgrades, card)
    take_out(play, card, "V-SHIP-BRIDGE-1")
    yield from run(play, known[card].gained, aboard(ActionSource("upgrade", card)), "V-SHIP-BRIDGE-1")


def fill_pools(play: VanguardPlay) -> None:
    """Fill Command, Penalty, Energy, then apply Morale and Upgrades.

    V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-4, V-SHIP-BRIDGE-5, V-SHIP-BRIDGE-6, V-SHIP-BRIDGE-7, V-SHIP-BRIDGE-8, V-RUL-86,
    V-SHIP-MORALE-8, V-RUL-89.
    """
    state, ship, content = play.state, play.state.ship, play.content
    ship.command += content.objectives[ship.objective].command
    if ship.penalty:
        ship.penalty, ship.command = False, min(ship.command, 1)
    ship.energy += content.techs[ship.tech].energy
    morale = level(play).command
    floor = min(ship.command, 1) if morale < 0 else 0
    ship.command = max(floor, ship.command + morale)
    for card in ship.upgrades:
        ship.command = max(0, ship.command + content.upgrades[card].command)  # V-SHIP-BRIDGE-8
        ship.energy = max(0, ship.energy + content.upgrades[card].energy)
    ship.command += state.gains.command
    ship.energy += state.gains.energy
    state.gains.command = state.gains.energy = 0
    play.emit(PoolsFilled("V-SHIP-BRIDGE-6", ship.command, ship.energy))


# Situations


@STEPS.step()
def bridge_situations(play: VanguardPlay) -> Procedure[None]:
    """Let old Situations strike, reveal new ones and empty the Scanner.

    V-SHIP-BRIDGE-9, V-SHIP-BRIDGE-10, V-SHIP-BRIDGE-11, V-SHIP-BRIDGE-12, V-SHIP-BRIDGE-13, V-SHIP-BRIDGE-14,
    V-SHIP-BRIDGE-15.
    """
    ship = play.state.ship
    left = list(ship.situations)
    while left:
        card = yield from choose_next(play, left, "situation", "V-DECIDE-22")
        left.remove(card)
        yield from strike(play, card)
        left = [each for each in left if each in ship.situations]  # an EFFECT may have settled another
    yield from reveal_situations(play)
    ship.scanner, ship.scanned = "", 0  # V-SHIP-BRIDGE-15


def strike(play: VanguardPlay, card: str) -> Procedure[None]:
    """Carry out the EFFECT of a Situation; if nothing can be paid, it waits.

    V-SHIP-BRIDGE-9, V-SHIP-BRIDGE-10, V-SHIP-BRIDGE-19, V-RUL-107, V-DECIDE-08, V-RUL-14.
    """
    definition = play.content.situations[card]
    about = aboard(ActionSource("situation", card))
    open_ways = [place for place in range(len(definition.choices)) if unpayable(play, definition, place) is None]
    if not open_ways:
        play.emit(SituationWaits("V-SHIP-BRIDGE-19", card))
        return
    place = yield from choose(
        play,
        player_of(play.state, "security"),
        "situation-effect",
        "V-DECIDE-08",
        lambda: list(range(len(definition.choices))),
        lambda each: option("situation-choice", choice=CardPart.of_choice(card, each)),
        bar=lambda each: unpayable(play, definition, each),
        refs=(("card", card),),
    )
    play.emit(SituationEffect("V-SHIP-BRIDGE-9", card))
    yield from run(play, definition.choices[place].cost, about, "V-SHIP-BRIDGE-9")
    yield from run(play, definition.choices[place].effect, about, "V-SHIP-BRIDGE-9")
    if definition.back is not None:  # V-SHIP-BRIDGE-10
        put_situation(play, card, back=definition.back)


def unpayable(play: VanguardPlay, card: SituationCard, place: int) -> Refusal | None:
    cost = card.choices[place].cost
    return None if cost is None else cannot_pay(play, cost, aboard(ActionSource("situation", card.id)))


def put_situation(play: VanguardPlay, card: str, *, back: bool) -> None:
    """Put a Situation into Possible Situations again, or out of the game. V-SHIP-SITROOM-4, V-SHIP-SITROOM-5."""
    state, ship = play.state, play.state.ship
    ship.situations = tuple(each for each in ship.situations if each != card)
    if back and card not in ship.possible:
        ship.possible = (*ship.possible, card)
    elif not back:
        state.removed = (*state.removed, card)


def reveal_situations(play: VanguardPlay) -> Procedure[None]:
    """Reveal as many as the Objective shows, and more with bad Morale.

    V-SHIP-BRIDGE-12, V-SHIP-BRIDGE-13, V-SHIP-BRIDGE-14, V-RUL-87, V-SETUP-17, V-RUL-17.
    """
    ship = play.state.ship
    count = play.content.objectives[ship.objective].situations + level(play).situations
    pile = list(ship.possible)
    play.shuffle("situations", pile)
    ship.possible = tuple(pile)
    if ship_has(play, "foresight") and len(pile) > count > 0:
        yield from _foresee(play)
    for _ in range(min(count, len(pile))):
        card = play.turn_up("situation", ship.possible)
        ship.possible = without(ship.possible, card)
        ship.situations = (*ship.situations, card)
        play.emit(SituationRevealed("V-SHIP-BRIDGE-12", card))


def _foresee(play: VanguardPlay) -> Procedure[None]:
    """See the next Situation, and leave it or put it under the others."""
    ship = play.state.ship
    card = play.turn_up("situation", ship.possible)
    stays = yield from choose(
        play,
        GROUP,
        "foresee",
        "V-SHIP-BRIDGE-12",
        lambda: [True, False],
        lambda each: option("leave-on-top" if each else "put-under"),
        refs=(("card", card),),
    )
    rest = without(ship.possible, card)
    ship.possible = (*rest, card) if stays else (card, *rest)
