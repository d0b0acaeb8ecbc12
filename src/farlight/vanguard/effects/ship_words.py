"""Verbs for what a find brings to the ship: texts "when unloaded". Rulebook chapters 18 and 27.5."""

from farlight.kernel import GROUP, Procedure, Refusal, choose, option
from farlight.vanguard.effects.words import About, VanguardPlay, conditions, verbs
from farlight.vanguard.finds import discard_discovery
from farlight.vanguard.logs import fire
from farlight.vanguard.ship import medbay, morale
from farlight.vanguard.ship.unloading import receive

FACILITIES = ("facilities", "laboratory", "production", "barracks", "situation-room", "addon")
POOLED = {"energy": ("bridge", "starmap"), "command": ("bridge", "starmap", *FACILITIES)}
"""Pages on which a pool is filled and can still be used; on others what is gained waits for the next Bridge."""


def _add(play: VanguardPlay, name: str, count: int) -> None:
    state = play.state
    if state.ship.page in POOLED.get(name, ()):
        setattr(state.ship, name, getattr(state.ship, name) + count)
    else:
        state.gains[name] = state.gains.get(name, 0) + count


@verbs.add("gain card {card:shipcard}", "V-TERM-30")
def gain_card(play: VanguardPlay, _about: About, card: str) -> None:
    receive(play, card, "V-TERM-30")


@verbs.add("unlock equipment {equipment:equipment}", "V-EQUIP-02")
def unlock_equipment(play: VanguardPlay, _about: About, equipment: str) -> None:
    """All copies of it come from Unavailable Equipment to the Armory. V-SETUP-11."""
    state = play.state
    out = (*state.armory, *state.cargo, *(card for crew in state.crew for card in crew.gear))
    if equipment not in out:
        state.armory = (*state.armory, *(equipment,) * play.content.equipment[equipment].copies)


@verbs.add("lower the cost of {card:shipcard} by {count:int}", "V-SHIP-LAB-2")
def lower_the_cost(play: VanguardPlay, _about: About, card: str, count: int) -> None:
    _add(play, f"discount:{card}", count)


@verbs.add("gather a {rarity:rarity} {find:find} discovery", "V-DISC-10")
def gather_a_discovery(play: VanguardPlay, _about: About, rarity: str, find: str) -> None:
    """The first of that rarity from the top of the deck."""
    state, cards = play.state, play.content.discoveries
    deck = list(state.discoveries.get(find, ()))
    card = next((each for each in reversed(deck) if cards[each].rarity == rarity), None)
    if card is not None:
        deck.remove(card)
        state.discoveries[find] = tuple(deck)
        state.ship.gathered = (*state.ship.gathered, card)


@verbs.add("gain {count:int} energy", "V-ICON-64")
def gain_energy(play: VanguardPlay, _about: About, count: int) -> None:
    _add(play, "energy", count)


@verbs.add("gain {count:int} command", "V-ICON-65")
def gain_command(play: VanguardPlay, _about: About, count: int) -> None:
    _add(play, "command", count)


@verbs.add("gain a free boost", "V-SHIP-UNLOAD-4")
def gain_a_free_boost(play: VanguardPlay, _about: About) -> None:
    _add(play, "boosts", 1)


@verbs.add("move a patient right", "V-SHIP-MEDBAY-3")
def move_a_patient_right(play: VanguardPlay, _about: About) -> Procedure[None]:
    """At once if the Medbay was visited already; else there. V-SHIP-MEDBAY-21."""
    patients = [card for card in play.state.ship.patients if medbay.can_move(play, card)]
    if play.state.ship.page not in POOLED:
        _add(play, "therapy", 1)
    elif patients:
        card = yield from choose(
            play, GROUP, "therapy", "V-SHIP-MEDBAY-21", lambda: patients, lambda each: option("patient", who=each)
        )
        medbay.move_right(play, card, "V-SHIP-MEDBAY-21")


@verbs.add("raise morale", "V-TERM-32")
def raise_morale(play: VanguardPlay, _about: About) -> None:
    if play.state.ship.objective:
        morale.raise_morale(play)


@conditions.add("morale is low or worse", "V-TERM-32")
def morale_is_low(play: VanguardPlay, _about: About) -> bool:
    return play.state.ship.morale >= play.content.morales["low"].level


@verbs.add("ship log {number:int}", "V-GEN-01")
def ship_log(play: VanguardPlay, about: About, number: int) -> Procedure[None]:
    """Aboard; nothing as long as the pack has none."""
    if str(number) in play.content.logs:
        yield from fire(play, str(number), about.who, "V-GEN-01")


@verbs.add("discard this discovery", "V-SHIP-UNLOAD-5")
def discard_this_discovery(play: VanguardPlay, about: About) -> None:
    card = about.source.partition(":")[2]
    if card in play.state.found:
        discard_discovery(play, card, "V-SHIP-UNLOAD-5")


@verbs.add("damage the lander", "V-LAND-17")
def damage_the_lander(play: VanguardPlay, _about: About) -> None:
    state = play.state
    if state.lander and play.content.landers[state.lander].damaged:
        state.damaged = True


@verbs.add("discard all {find:find} discoveries", "V-DISC-07")
def discard_all_discoveries(play: VanguardPlay, _about: About, find: str) -> None:
    cards = play.content.discoveries
    for card in [card for card in play.state.found if card in cards and find in ("any", cards[card].type)]:
        discard_discovery(play, card)


def _is_found(play: VanguardPlay, _about: About, unique: str) -> Refusal | None:
    return None if unique in play.state.found else Refusal("V-UNIQ-08", "why-not-unique")


@verbs.add("use up unique {unique:unique}", "V-UNIQ-08", extra=_is_found)
def use_up_unique(play: VanguardPlay, _about: About, unique: str) -> None:
    if unique in play.state.found:
        discard_discovery(play, unique, "V-UNIQ-08")


@conditions.add("uniques found are {count:int}", "V-UNIQ-04")
def uniques_found_are(play: VanguardPlay, _about: About, count: int) -> bool:
    return sum(card in play.content.uniques for card in play.state.found) >= count
