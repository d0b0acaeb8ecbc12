"""Unloading: what the finds bring, and where they go. Rulebook chapter 27.5."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_book import add_to_chronicle
from farlight.vanguard.model.ship_events import CardGained, FindUnloaded
from farlight.vanguard.rules.context import VanguardPlay, aboard, run
from farlight.vanguard.rules.exploration.section_cards import without
from farlight.vanguard.rules.lasting_effects import mod_bonus
from farlight.vanguard.rules.ship.leaving_planet import LAST_UNIQUE
from farlight.vanguard.rules.ship.medbay import visit_medbay
from farlight.vanguard.rules.ship.pages import open_page

STEPS = StepTable()


@STEPS.step()
def unload(play: VanguardPlay) -> Procedure[None]:
    """Unload Unique Discoveries first, then the others; then the Lander is cleared.

    V-SHIP-UNLOAD-1, V-SHIP-UNLOAD-2, V-SHIP-UNLOAD-3, V-SHIP-UNLOAD-4, V-SHIP-UNLOAD-5, V-SHIP-UNLOAD-6,
    V-SHIP-UNLOAD-7.
    """
    state = play.state
    open_page(play, "unloading", "V-SHIP-FLOW-1")
    yield from _unload_all(play, unique=True)
    yield from _unload_all(play, unique=False)
    state.gains.relief = mod_bonus(play, "medbay-relief")
    state.awaiting = (*state.awaiting, *state.mods)  # V-SHIP-UNLOAD-7
    state.mods, state.lander = (), ""
    yield from _fill_rows(play)  # of a Cabinet that was filled otherwise
    play.then(visit_medbay)


def _fill_rows(play: VanguardPlay) -> Procedure[None]:
    """Give the bonus of a row of the Cabinet that is complete at once, before the next find. V-SHIP-UNLOAD-3."""
    state, content = play.state, play.content
    numbers = {content.uniques[card].number for card in state.ship.cabinet}
    for row in content.shipruling.rows:
        key = f"row-{row.numbers[0]}"
        if set(row.numbers) <= numbers and key not in state.ship.achieved:
            state.ship.achieved = (*state.ship.achieved, key)
            yield from run(play, row.gives, aboard(ActionSource(key)), "V-SHIP-UNLOAD-3")


def _unload_all(play: VanguardPlay, *, unique: bool) -> Procedure[None]:
    """Unload all in an order of the group's choice, asked where it could matter. V-SHIP-UNLOAD-1, V-SHIP-UNLOAD-4."""
    state, content = play.state, play.content
    cards = content.uniques if unique else content.discoveries
    while left := [card for card in dict.fromkeys(state.found) if card in cards]:
        plain = [card for card in left if cards[card].unloaded is None]
        card = plain[0] if plain else ""
        if not card:
            card = yield from choose(
                play,
                GROUP,
                "unload",
                "V-DECIDE-22",
                lambda left=left: left,  # type: ignore[misc]
                lambda each: option("find-card", card=each),
            )
        yield from _unload(play, card)


def _unload(play: VanguardPlay, card: str) -> Procedure[None]:
    """Carry out the text "when unloaded", unless that discards it; then put it in its place.

    V-SHIP-UNLOAD-2, V-SHIP-UNLOAD-5.
    """
    state, content = play.state, play.content
    play.emit(FindUnloaded("V-SHIP-UNLOAD-4", card))
    found = content.uniques.get(card) or content.discoveries[card]
    yield from run(play, found.unloaded, aboard(ActionSource("find", card)), "V-SHIP-UNLOAD-4")
    if card not in state.found:  # V-SHIP-UNLOAD-5
        return
    state.found = without(state.found, card)
    if card in content.discoveries:
        state.ship.gathered = (*state.ship.gathered, card)
    elif content.uniques[card].number <= LAST_UNIQUE:
        state.ship.cabinet = (*state.ship.cabinet, card)
        add_to_chronicle(state.ship, "found", card, state.planet)
        yield from _fill_rows(play)


def receive(play: VanguardPlay, card: str, rule: str) -> None:
    """Put a card for the ship into the Awaiting envelope until its page is reached. V-TERM-30."""
    state = play.state
    if card not in state.awaiting and card not in state.removed and card not in owned(play):
        state.awaiting = (*state.awaiting, card)
        play.emit(CardGained(rule, card))


def owned(play: VanguardPlay) -> tuple[str, ...]:
    """Ship cards that are in use. V-COMP-53: there is one of each."""
    ship = play.state.ship
    return (
        *ship.upgrades, *ship.facilities, *ship.addons, *ship.mods, *ship.landers, *ship.lab, *ship.ready,
        *ship.queues, *play.state.mods, ship.tech, ship.objective,
    )  # fmt: skip
