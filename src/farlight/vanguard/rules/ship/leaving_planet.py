"""Leaving the Planet: what goes back to its place and what stays. Rulebook chapters 6.7, 24 and 27.2."""

from farlight.content.ids import Outcome
from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.events import DiceBought
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import cards_in, planet
from farlight.vanguard.rules.exploration.discoveries import lander_stat
from farlight.vanguard.rules.exploration.section_dice import available, without
from farlight.vanguard.rules.exploration.threats import remove_threat
from farlight.vanguard.rules.lasting_effects import mod_bonus
from farlight.vanguard.rules.ship.campaign import first_visit
from farlight.vanguard.rules.ship.chronicle import remember_exploration
from farlight.vanguard.rules.ship.docking import dock, promote
from farlight.vanguard.rules.ship.planet_records import clear_board, record

STEPS = StepTable()

LAST_UNIQUE = 32
"""Unique Discoveries up to this number have a place in the Ship Book. V-UNIQ-06."""


@STEPS.step()
def leave_planet(play: VanguardPlay, how: str) -> Procedure[None]:
    """Clear the table, then on to what comes after: in a campaign the ship, which leads to the next planet.

    V-END-14, V-RUL-C22, V-GEN-03.
    """
    state = play.state
    content = play.content
    starting, prepared, won = planet(play).starting, bool(state.lander_sector), is_accomplished(play)
    in_campaign = content.scenarios[state.scenario].campaign is not None
    if in_campaign and not starting:
        _bring_along(play, how)
    if in_campaign:
        remember_exploration(play, how, won=won)
    come_home(play)
    if starting:
        yield from clean_up(play)
    elif prepared:
        tidy_board(play)
        if state.landing not in state.removed:  # V-SHIP-SAVE-2
            record(play)
    someone = any(crew.alive for crew in state.crew)
    if in_campaign:
        if not prepared and not starting:  # V-LAND-19
            clear_board(play)
        play.then(first_visit if starting else dock)
        return
    if won and someone:
        play.end("V-MISSION-05", str(Outcome("won", how)))
    play.end("V-SHIP-DOCK-1", str(Outcome("lost", how if someone else "dead")))


def _bring_along(play: VanguardPlay, how: str) -> None:
    """Bring along what counts aboard, although the Equipment and the Mods that give it go away before.

    V-LAND-04, V-LAND-06.
    """
    state = play.state
    state.gains.room = lander_stat(play, "discoveries")
    if how == "lift-off":
        state.gains.energy += mod_bonus(play, "lift-off-energy")


def is_accomplished(play: VanguardPlay) -> bool:
    """No Mission is left that is not optional, and the Mission Failed token is not there. V-SHIP-DOCK-1."""
    state, content = play.state, play.content
    wanted = content.scenarios[state.scenario].goal
    left = [name for name in state.missions if not content.missions[name].optional]
    return (wanted in state.done if wanted is not None else not left) and not state.failed


def come_home(play: VanguardPlay) -> None:
    """Return cards, dice and Equipment. V-SHIP-LEAVE-1, V-SHIP-LEAVE-2, V-CREW-09, V-RUL-53, V-EQUIP-16, V-RUL-58."""
    state = play.state
    for crew in state.crew:
        dice = available(crew) + crew.spent
        state.store[crew.section] = (*state.store.get(crew.section, ()), *dice)
        crew.red = crew.green = crew.blue = crew.spent = crew.hurt = ()
        crew.deck = crew.hand = crew.discard = ()
        state.armory = (*state.armory, *crew.gear)
        crew.gear = ()
        crew.charges, crew.sector = 0, 0
    state.armory = (*state.armory, *state.cargo)
    state.cargo, state.away = (), {}


def tidy_board(play: VanguardPlay) -> None:
    """Take what may not stay off the board; what lay below a POI shows.

    V-SHIP-LEAVE-3, V-SHIP-LEAVE-4, V-SHIP-LEAVE-5, V-SHIP-LEAVE-6, V-SHIP-LEAVE-7, V-SHIP-LEAVE-8, V-SHIP-LEAVE-9,
    V-SHIP-LEAVE-10, V-RUL-77, V-MISSION-06.
    """
    state, content = play.state, play.content
    for number in list(state.pois):
        kept = tuple(card for card in cards_in(state, int(number)) if not content.pois[card].unsaved)
        if kept:
            state.pois[number] = kept
        else:
            del state.pois[number]
    for threat in list(state.threats):
        if content.threats[threat.card].unsaved:
            remove_threat(play, threat.card, "V-SHIP-LEAVE-3")
    state.missions = tuple(name for name in state.missions if not content.missions[name].optional)
    state.condition = ""
    state.bag = (*state.bag, *state.beside, *(lead for leads in state.leads.values() for lead in leads))
    state.beside, state.leads = (), {}  # V-LEAD-15
    state.found = tuple(card for card in state.found if not _returns(play, card))
    state.markers, state.tokens, state.auras, state.cleared = (), (), (), ()
    state.tracks, state.time, state.held, state.emptied = {}, {}, {}, {}
    state.lander_sector = 0


def _returns(play: VanguardPlay, card: str) -> bool:
    """Unique Discoveries that stay nowhere. V-SHIP-LEAVE-7, V-UNIQ-09, V-FAQ-5."""
    unique = play.content.uniques.get(card)
    return unique is not None and unique.number > LAST_UNIQUE


# The starting planet


def clean_up(play: VanguardPlay) -> Procedure[None]:
    """Take Tutorial cards out of the game, promote the team and let it buy dice.

    V-TUT-80, V-TUT-81, V-TUT-82, V-TUT-83, V-TUT-84, V-RUL-24, V-TUT-85, V-TUT-86, V-TUT-87, V-TUT-88, V-QUICK-26,
    V-RUL-20.
    """
    state = play.state
    state.removed = tuple(dict.fromkeys((*state.removed, *tutorial_cards(play.content))))
    state.pois, state.missions, state.condition = {}, (), ""
    state.tracks, state.time, state.markers = {}, {}, ()
    state.events, state.past, state.injuries = (), (), {}
    for crew in state.crew:
        crew.injuries = ("",) * len(crew.injuries)
    if state.ranked:  # V-TUT-84
        for crew in state.crew:
            if crew.alive:
                promote(play, crew.card, "V-TUT-83")
    state.rankup, state.ranked = "", False
    yield from _buy_wild_dice(play)


def tutorial_cards(content: Definitions) -> list[str]:
    """All that is used on the starting planet only; not its people. V-TUT-81, V-TUT-82, V-TUT-85."""
    kinds = (content.sections, content.missions, content.conditions, content.pois, content.rankups)
    found = [card.id for cards in kinds for card in cards.values() if card.tutorial]
    found += [card.id for card in content.events.values() if card.deck == "tutorial"]
    found += [card.id for card in content.injuries.values() if content.injury_types[card.type].tutorial]
    return found


def _buy_wild_dice(play: VanguardPlay) -> Procedure[None]:
    """Buy a Wild die for each Section. What is not spent stays for the ship. V-TUT-86, V-TUT-87, V-TUT-88."""
    state, ruling = play.state, play.content.ruling
    if state.success < ruling.wild_price:
        return
    bought = yield from choose(
        play,
        GROUP,
        "wild-dice",
        "V-TUT-86",
        lambda: [True, False],
        lambda each: option("buy-dice" if each else "keep-success"),
        refs=(("count", ruling.wild_price),),
    )
    if not bought:
        return
    state.success -= ruling.wild_price
    for section, die in ruling.wild_dice.items():
        state.store[section] = (*state.store[section], die)
        state.box = without(state.box, die)
        play.emit(DiceBought("V-TUT-86", section, die))
