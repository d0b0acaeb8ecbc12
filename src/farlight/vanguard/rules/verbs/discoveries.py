"""Verbs and conditions for Supplies, Success and finds. Rulebook chapters 18, 19 and 27.5."""

import msgspec

from farlight.kernel import GROUP, Procedure, Refusal, choose, option
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.ship_cards import Price
from farlight.vanguard.model.ship_events import DiscoveryGathered, PoolChanged
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, decider, verbs
from farlight.vanguard.rules.exploration.discoveries import (
    change_supplies,
    discard_discovery,
    gain_discovery,
    gain_leads,
    gain_success,
    gain_unique,
    lander_stat,
    lose,
)
from farlight.vanguard.rules.ship.payment import can_pay, pay

# Supplies and Success


@verbs.add("gain {count:int} supplies", "V-TERM-28", needs=("exploration",))
def gain_supplies(play: VanguardPlay, _about: About, count: int) -> None:
    change_supplies(play, count, "V-TERM-28")


def _has_supplies(play: VanguardPlay, _about: About, count: int) -> Refusal | None:
    """A forced loss takes what is there; a chosen one must be paid in full. V-GEN-06, V-DANGER-13."""
    enough = bool(play.state.tutorial) or play.state.supplies >= count
    return None if enough else Refusal("V-GEN-06", "why-not-supplies")


def _has_reduced(play: VanguardPlay, about: About, count: int, stat: str) -> Refusal | None:
    return _has_supplies(play, about, max(0, count - lander_stat(play, stat)))


@verbs.add("lose {count:int} supplies", "V-TERM-28", extra=_has_supplies, needs=("crewmember",))
def lose_supplies(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    yield from lose(play, about.who, count, "V-TERM-28")


@verbs.add("lose {count:int} supplies less {stat:stat}", "V-LAND-12", extra=_has_reduced, needs=("crewmember",))
def lose_supplies_less(play: VanguardPlay, about: About, count: int, stat: str) -> Procedure[None]:
    yield from lose(play, about.who, max(0, count - lander_stat(play, stat)), "V-LAND-12")


@verbs.add("gain {count:int} success", "V-ICON-57")
def gain_success_tokens(play: VanguardPlay, _about: About, count: int) -> None:
    gain_success(play, count)


@verbs.add("lose all success found here", "V-TERM-34", needs=("exploration",))
def lose_found_success(play: VanguardPlay, _about: About) -> None:
    """Give up the Success tokens of this Exploration; those of the ship's pool stay. V-TERM-34, V-SHIP-DEBRIEF-10."""
    play.state.success = 0
    play.emit(PoolChanged("V-TERM-34", "success", 0))


# Finds on the planet


@verbs.add("gain {count:int} {find:find} leads", "V-LEAD-02", needs=("crewmember",))
def gain_some_leads(play: VanguardPlay, about: About, count: int, find: str) -> Procedure[None]:
    yield from gain_leads(play, about.who, find, count, str(about.source))


@verbs.add("gain a {find:find} discovery", "V-DISC-03", needs=("crewmember",))
def gain_a_discovery(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    yield from gain_discovery(play, about.who, find)


@verbs.add("gain unique {unique:unique}", "V-UNIQ-03", needs=("crewmember",))
def gain_that_unique(play: VanguardPlay, about: About, unique: str) -> Procedure[None]:
    yield from gain_unique(play, about.who, unique)


@verbs.add("gain the top unique", "V-UNIQ-03", needs=("crewmember",))
def gain_top_unique(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from gain_unique(play, about.who, "")


def _discoveries(play: VanguardPlay, find: str) -> list[str]:
    kinds = KINDS_OF_DISCOVERY if find == "any" else (find,)
    cards = play.content.discoveries
    return [card for card in dict.fromkeys(play.state.found) if card in cards and cards[card].type in kinds]


def _has_discovery(play: VanguardPlay, _about: About, find: str) -> Refusal | None:
    return None if _discoveries(play, find) else Refusal("V-GEN-06", "why-not-discovery")


@verbs.add("discard a {find:find} discovery", "V-DISC-07", extra=_has_discovery)
def discard_a_discovery(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    if _discoveries(play, find):
        card = yield from choose(
            play,
            decider(play, about),
            "discard-discovery",
            "V-DISC-07",
            lambda: _discoveries(play, find),
            lambda each: option("find-card", card=each),
        )
        discard_discovery(play, card)


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


# Finds aboard


@verbs.add("discard this discovery", "V-SHIP-UNLOAD-5", needs=("find",))
def discard_this_discovery(play: VanguardPlay, about: About) -> None:
    card = about.source.card
    if card in play.state.found:
        discard_discovery(play, card, "V-SHIP-UNLOAD-5")


@verbs.add("gather a {rarity:rarity} {find:find} discovery", "V-DISC-10", needs=("ship",))
def gather_a_discovery(play: VanguardPlay, _about: About, rarity: str, find: str) -> None:
    """Gather the first of that rarity from the top of the deck; its text does nothing. V-SHIP-UNLOAD-6, V-FAQ-6."""
    state, cards = play.state, play.content.discoveries
    deck = list(state.discoveries.get(find, ()))
    card = next((each for each in reversed(deck) if cards[each].rarity == rarity), None)
    if card is not None:
        deck.remove(card)
        state.discoveries[find] = tuple(deck)
        state.ship.gathered = (*state.ship.gathered, card)


def _has_gathered(play: VanguardPlay, _about: About, rarity: str, find: str) -> Refusal | None:
    return None if can_pay(play, _price(rarity, find)) else Refusal("V-DISC-12", "why-not-discovery")


@verbs.add("give a {rarity:rarity} {find:find} discovery", "V-DISC-12", extra=_has_gathered, needs=("ship",))
def give_a_discovery(play: VanguardPlay, _about: About, rarity: str, find: str) -> Procedure[None]:
    """Give one of the Gathered Discoveries, or a better one, as a project would be paid. V-DISC-12, V-DISC-13."""
    if can_pay(play, _price(rarity, find)):
        yield from pay(play, _price(rarity, find), "V-DISC-12")


def _price(rarity: str, find: str) -> list[Price]:
    return [msgspec.convert({"type": find, "rarity": rarity}, Price)]


@verbs.add("gather {count:int} discoveries", "V-DISC-10", needs=("ship",))
def gather_discoveries(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    """Gather from decks of the group's choice straight to Gathered Discoveries; their texts do nothing.

    V-SHIP-UNLOAD-6, V-FAQ-6.
    """
    state = play.state
    for _ in range(count):
        if not any(state.discoveries.values()):
            return
        find = yield from choose(
            play,
            GROUP,
            "lead-type",
            "V-DISC-10",
            lambda: [each for each in KINDS_OF_DISCOVERY if state.discoveries.get(each)],
            lambda each: option("find", find=each),
        )
        deck = state.discoveries[find]
        card = play.turn_up(f"discovery-{find}", deck)
        state.discoveries[find] = tuple(each for each in deck if each != card)
        state.ship.gathered = (*state.ship.gathered, card)
        play.emit(DiscoveryGathered("V-DISC-10", card))


@conditions.add("gathered discoveries are {count:int}", "V-DISC-11")
def gathered_discoveries_are(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.ship.gathered) >= count
