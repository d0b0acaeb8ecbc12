"""Docking and Debriefing: failure, cargo, promotion, dice. Rulebook chapters 27.3 and 27.4."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.events import CrewPromoted, DiceBought
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_book import Sleeve, add_to_chronicle
from farlight.vanguard.model.ship_events import MissionFailed, SuccessPooled
from farlight.vanguard.rules.context import VanguardPlay, aboard, player_of, run
from farlight.vanguard.rules.exploration.discoveries import discard_discovery, lander_stat
from farlight.vanguard.rules.exploration.section_dice import without
from farlight.vanguard.rules.ship.crew import assign, assignable, choose_crewmember, free_sleeves
from farlight.vanguard.rules.ship.morale import lower_morale, return_die
from farlight.vanguard.rules.ship.pages import open_page

STEPS = StepTable()
UNLOAD = STEPS.elsewhere("unload")

HIGHEST_RANK = 3
NOBODY_TEACHES = option("no-instructor")


# Docking


@STEPS.step()
def dock(play: VanguardPlay) -> Procedure[None]:
    """Settle what failed, what is too much, who is there.

    V-SHIP-DOCK-1, V-SHIP-DOCK-2, V-RUL-78, V-SHIP-DOCK-3, V-SHIP-DOCK-4, V-SHIP-DOCK-5, V-SHIP-DOCK-6, V-SHIP-DOCK-7,
    V-LIFT-05, V-SHIP-FLOW-6, V-RUL-75.
    """
    state = play.state
    open_page(play, "docking", "V-SHIP-FLOW-1")
    state.ship.sold = False  # a new Ship Management. V-SHIP-FLOW-6
    if state.missions or state.failed:
        play.emit(MissionFailed("V-SHIP-DOCK-1", state.ship.visits[-1] if state.ship.visits else state.planet))
        state.rankup, state.ranked = "", False  # back to Rank-Ups. V-SHIP-DOCK-2
        yield from lower_morale(play, "V-SHIP-DOCK-2")
        standing = play.content.objectives[state.ship.objective].failed
        yield from run(play, standing, aboard(ActionSource("objective", state.ship.objective)), "V-GEN-01")
    state.failed, state.missions = False, ()  # V-SHIP-DOCK-3
    yield from _unload_excess(play)
    if state.damaged and state.lander:
        state.ship.landers[state.lander] = False  # V-LAND-17
        state.damaged = False
    state.ship.available, state.ship.resting = (*state.ship.available, *state.ship.resting), ()  # V-SHIP-DOCK-6
    play.then(debrief)


def _unload_excess(play: VanguardPlay) -> Procedure[None]:
    """Unload Discoveries above the capacity; Unique ones take room and stay.

    V-SHIP-DOCK-4, V-SHIP-DOCK-5, V-DISC-06, V-DECIDE-19, V-UNIQ-07.
    """
    state = play.state
    room = lander_stat(play, "discoveries") if state.lander else len(state.found)
    most = room if state.gains.room is None else state.gains.room
    state.gains.room = None
    while len(state.found) > most:
        plain = [card for card in dict.fromkeys(state.found) if card in play.content.discoveries]
        if not plain:
            return
        card = yield from choose(
            play,
            GROUP,
            "lose-discovery",
            "V-SHIP-DOCK-4",
            lambda plain=plain: plain,  # type: ignore[misc]
            lambda each: option("find-card", card=each),
        )
        discard_discovery(play, card, "V-SHIP-DOCK-4")


# Debriefing


@STEPS.step()
def debrief(play: VanguardPlay) -> Procedure[None]:
    """Give promotion, fill the Success Pool, exchange dice.

    V-SHIP-DEBRIEF-1, V-SHIP-DEBRIEF-2, V-SHIP-DEBRIEF-3, V-SHIP-DEBRIEF-4, V-SHIP-DEBRIEF-5, V-SHIP-DEBRIEF-6,
    V-SHIP-DEBRIEF-7, V-SHIP-DEBRIEF-8, V-SHIP-DEBRIEF-9, V-SHIP-DEBRIEF-10, V-SHIP-DEBRIEF-11, V-SHIP-DEBRIEF-12,
    V-SHIP-DEBRIEF-13, V-SHIP-DEBRIEF-14, V-SHIP-DEBRIEF-15, V-SHIP-DEBRIEF-16, V-SHIP-DEBRIEF-17, V-SHIP-DEBRIEF-18,
    V-SHIP-DEBRIEF-19, V-SHIP-DEBRIEF-20.
    """
    open_page(play, "debriefing", "V-SHIP-FLOW-1")
    promote_team(play)
    _pool_success(play)
    play.then(UNLOAD)
    yield from trade_dice(play)


def promote_team(play: VanguardPlay) -> None:
    """Promote whoever has reached the threshold of the own Rank.

    V-SHIP-DEBRIEF-1, V-SHIP-DEBRIEF-2, V-SHIP-DEBRIEF-3, V-RUL-79, V-SHIP-DEBRIEF-4, V-SHIP-DEBRIEF-5,
    V-SHIP-DEBRIEF-6, V-SHIP-DEBRIEF-7, V-SHIP-DEBRIEF-8, V-SHIP-DEBRIEF-9, V-RANK-04.
    """
    state = play.state
    if not state.ranked:  # V-SHIP-DEBRIEF-1
        state.rankup = ""
        return
    thresholds = play.content.rankups[state.rankup].thresholds
    promoted = False
    for crew in state.crew:
        if crew.alive and crew.rank <= len(thresholds) and state.success >= thresholds[crew.rank - 1]:
            promoted |= promote(play, crew.card, "V-SHIP-DEBRIEF-2")
    if promoted:  # V-SHIP-DEBRIEF-9
        state.removed = (*state.removed, state.rankup)
    state.rankup, state.ranked = "", False


def promote(play: VanguardPlay, card: str, rule: str) -> bool:
    """Into a sleeve of the next Rank of the same Section, if one is free.

    V-SHIP-DEBRIEF-5, V-SHIP-DEBRIEF-6, V-SHIP-DEBRIEF-7.
    """
    ship = play.state.ship
    sleeve = ship.sleeves[card]
    if sleeve.rank >= HIGHEST_RANK or free_sleeves(play, sleeve.section, sleeve.rank + 1) < 1:
        return False
    ship.sleeves[card] = Sleeve(sleeve.section, sleeve.rank + 1)
    play.emit(CrewPromoted(rule, card, sleeve.rank + 1))
    add_to_chronicle(ship, "promoted", card)
    return True


def _pool_success(play: VanguardPlay) -> None:
    """Pool the Success of Lander, Planet board and Token bag. V-SHIP-DEBRIEF-10."""
    state = play.state
    state.ship.success += state.success
    state.success = 0
    play.emit(SuccessPooled("V-SHIP-DEBRIEF-10", state.ship.success))


def dice_each(play: VanguardPlay) -> int:
    """How many dice a Section owns; all own equally many. V-SHIP-DEBRIEF-19, V-DICE-24."""
    return len(next(iter(play.state.store.values())))


def trade_dice(play: VanguardPlay) -> Procedure[None]:
    """Buying and selling in any order, as long as it is wanted and possible. V-SHIP-DEBRIEF-18."""
    while True:
        deals = _deals(play)
        if not deals:
            return
        deal = yield from choose(
            play,
            GROUP,
            "trade-dice",
            "V-SHIP-DEBRIEF-18",
            lambda deals=deals: deals,  # type: ignore[misc]
            lambda each: option(f"trade-{each}"),
            refs=(
                ("price", dice_each(play)),
                ("success", play.state.ship.success),
                ("sale", play.content.shipruling.sale),
            ),
        )
        if deal == "done":
            return
        yield from _buy(play) if deal == "buy" else _sell(play)


def _deals(play: VanguardPlay) -> list[str]:
    """What can be done; where there is nothing to buy, being done comes first."""
    if can_buy(play):
        return ["buy", *(["sell"] if can_sell(play) else []), "done"]
    return ["done", "sell"] if can_sell(play) else []


def can_sell(play: VanguardPlay) -> bool:
    """Once per Ship Management, and each Section keeps enough. V-SHIP-DEBRIEF-11, V-SHIP-DEBRIEF-12."""
    return not play.state.ship.sold and dice_each(play) > play.content.shipruling.least_dice


def _sell(play: VanguardPlay) -> Procedure[None]:
    """Sell a die of each Section for some Success in total. V-SHIP-DEBRIEF-11."""
    ship = play.state.ship
    ship.sold = True
    for section in SECTIONS:
        yield from return_die(play, section, "V-SHIP-DEBRIEF-11")
    ship.success += play.content.shipruling.sale
    play.emit(SuccessPooled("V-SHIP-DEBRIEF-11", ship.success))


def teachers(play: VanguardPlay) -> list[str]:
    """Available Crewmembers of Rank 2 or 3. V-SHIP-DEBRIEF-15."""
    return [card for card in assignable(play) if play.state.ship.sleeves[card].rank > 1]


def saving(play: VanguardPlay, card: str) -> int:
    """How much cheaper an Instructor makes the dice. V-SHIP-DEBRIEF-15."""
    return play.state.ship.sleeves[card].rank - 1


def can_buy(play: VanguardPlay) -> bool:
    """Enough Success, and a die for every Section. V-SHIP-DEBRIEF-13, V-SHIP-DEBRIEF-19."""
    best = max((saving(play, card) for card in teachers(play)), default=0)
    enough = play.state.ship.success >= max(0, dice_each(play) - best)  # V-SHIP-DEBRIEF-17
    return enough and len(play.state.box) >= len(SECTIONS)


def _buy(play: VanguardPlay) -> Procedure[None]:
    """Buy perhaps an Instructor, then a die for every Section.

    V-SHIP-DEBRIEF-13, V-SHIP-DEBRIEF-14, V-SHIP-DEBRIEF-15, V-SHIP-DEBRIEF-16, V-SHIP-DEBRIEF-20.
    """
    ship = play.state.ship
    price = dice_each(play)
    helpful = [card for card in teachers(play) if ship.success >= price - saving(play, card)]
    if helpful:
        teacher = yield from choose_crewmember(
            play,
            "instructor",
            "V-SHIP-DEBRIEF-15",
            helpful,
            task="instructor",
            refs=(("price", price),),
            nobody=NOBODY_TEACHES if ship.success >= price else None,
        )
        if teacher:
            price = max(0, price - saving(play, teacher))
            assign(play, teacher, "instructor", "V-SHIP-DEBRIEF-15")
    ship.success -= price
    yield from take_dice(play, "V-SHIP-DEBRIEF-13")


def take_dice(play: VanguardPlay, rule: str) -> Procedure[None]:
    """Take a die from the box for every Section, of its player's choice. V-SHIP-DEBRIEF-20, V-DECIDE-11, V-DICE-24."""
    state = play.state
    for section in SECTIONS:
        die = yield from choose(
            play,
            player_of(state, section),
            "buy-die",
            "V-SHIP-DEBRIEF-20",
            lambda: list(dict.fromkeys(state.box)),
            lambda each: option("die", die=each),
            refs=(("section", section),),
        )
        state.box = without(state.box, die)
        state.store[section] = (*state.store.get(section, ()), die)
        play.emit(DiceBought(rule, section, die))
