"""Verbs and conditions for cards of the ship: projects, Upgrades, Equipment, Landers. Chapters 27.10 to 27.19."""

from farlight.vanguard.model.ship_events import EquipmentUnlocked
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, verbs
from farlight.vanguard.rules.ship.unloading import receive


@verbs.add("gain card {card:shipcard}", "V-TERM-30")
def gain_card(play: VanguardPlay, _about: About, card: str) -> None:
    receive(play, card, "V-TERM-30")


@verbs.add("unlock equipment {equipment:equipment}", "V-EQUIP-02")
def unlock_equipment(play: VanguardPlay, _about: About, equipment: str) -> None:
    """Move all copies of it from Unavailable Equipment to the Armory. V-SETUP-11."""
    state = play.state
    out = (*state.armory, *state.cargo, *(card for crew in state.crew for card in crew.gear))
    if equipment not in out:
        state.armory = (*state.armory, *(equipment,) * play.content.equipment[equipment].copies)
        play.emit(EquipmentUnlocked("V-EQUIP-02", equipment))


@verbs.add("remove project {card:project}", "V-SHIP-PROD-3")
def remove_project(play: VanguardPlay, _about: About, card: str) -> None:
    """Take a project out of the game, wherever it lies."""
    state, ship = play.state, play.state.ship
    ship.ready = tuple("" if each == card else each for each in ship.ready)
    ship.queues = tuple("" if each == card else each for each in ship.queues)
    state.awaiting = tuple(each for each in state.awaiting if each != card)
    state.removed = (*state.removed, card)


@conditions.add("project {card:project} is done", "V-SHIP-LAB-7")
def project_is_done(play: VanguardPlay, _about: About, card: str) -> bool:
    return card in play.state.ship.achieved


@conditions.add("upgrade {upgrade:upgrade} is installed", "V-SHIP-BRIDGE-1")
def upgrade_is_installed(play: VanguardPlay, _about: About, upgrade: str) -> bool:
    return upgrade in play.state.ship.upgrades


@conditions.add("tech level is at least {count:int}", "V-SHIP-BRIDGE-17")
def tech_level(play: VanguardPlay, _about: About, count: int) -> bool:
    ship = play.state.ship
    return bool(ship.tech) and play.content.techs[ship.tech].level >= count


@conditions.add("landers owned are {count:int}", "V-SHIP-HANGAR-1")
def landers_owned(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.ship.landers) >= count


@verbs.add("damage the lander", "V-LAND-17", needs=("exploration",))
def damage_the_lander(play: VanguardPlay, _about: About) -> None:
    state = play.state
    if state.lander and play.content.landers[state.lander].damaged:
        state.damaged = True
