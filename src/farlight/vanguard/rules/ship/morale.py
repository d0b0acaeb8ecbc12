"""Morale. Rulebook chapter 27.11."""

from farlight.kernel import Procedure, choose, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.ship_cards import MoraleCard
from farlight.vanguard.model.ship_events import DieReturned, MoraleAtItsLowest, MoraleChanged
from farlight.vanguard.rules.context import VanguardPlay, player_of
from farlight.vanguard.rules.exploration.section_dice import without


def levels(play: VanguardPlay) -> list[MoraleCard]:
    """From the best to the worst. V-SHIP-MORALE-1."""
    return sorted(play.content.morales.values(), key=lambda card: card.level)


def level(play: VanguardPlay) -> MoraleCard:
    return levels(play)[play.state.ship.morale]


def raise_morale(play: VanguardPlay, rule: str = "V-SHIP-MORALE-2") -> None:
    """Raise Morale by one level, not above the best. V-SHIP-MORALE-3."""
    ship = play.state.ship
    if ship.morale > 0:
        ship.morale -= 1
        play.emit(MoraleChanged(rule, level(play).id))


def lower_morale(play: VanguardPlay, rule: str = "V-SHIP-MORALE-2") -> Procedure[None]:
    """Lower Morale by one level; at the worst every Section returns a die instead. V-SHIP-MORALE-4."""
    ship = play.state.ship
    if ship.morale < len(levels(play)) - 1:
        ship.morale += 1
        play.emit(MoraleChanged(rule, level(play).id))
        return
    play.emit(MoraleAtItsLowest("V-SHIP-MORALE-4", level(play).id))
    yield from return_dice(play, "V-SHIP-MORALE-4")


def return_dice(play: VanguardPlay, rule: str) -> Procedure[None]:
    """Return one die of each Section to the box, its player's choice; never the last one. V-SHIP-MORALE-7, V-RUL-89."""
    for section in SECTIONS:
        if len(play.state.store.get(section, ())) > 1:
            yield from return_die(play, section, rule)


def return_die(play: VanguardPlay, section: str, rule: str) -> Procedure[None]:
    """Let the player of a Section return one of its dice to the box. V-DECIDE-11."""
    state = play.state
    die = yield from choose(
        play,
        player_of(state, section),
        "return-die",
        rule,
        lambda: list(dict.fromkeys(state.store[section])),
        lambda each: option("die", die=each),
        refs=(("section", section),),
    )
    state.store[section] = without(state.store[section], die)
    state.box = (*state.box, die)
    play.emit(DieReturned(rule, section, die))
