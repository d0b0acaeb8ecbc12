"""The Hangar: Landers and Mods. Rulebook chapter 27.19."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.ship_cards import Price
from farlight.vanguard.model.ship_events import LanderChosen, LanderRepaired, ModFitted
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.section_cards import without
from farlight.vanguard.rules.ship.installation import take_out, waiting
from farlight.vanguard.rules.ship.launching.mission_launch import launch
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.payment import can_pay, pay

STEPS = StepTable()


@STEPS.step()
def hangar(play: VanguardPlay) -> Procedure[None]:
    """Install, repair, choose a Lander, put Mods into it.

    V-SHIP-HANGAR-1, V-SHIP-HANGAR-2, V-SHIP-HANGAR-3, V-SHIP-HANGAR-4, V-SHIP-HANGAR-5, V-SHIP-HANGAR-6,
    V-SHIP-HANGAR-7, V-SHIP-HANGAR-8, V-SHIP-HANGAR-9.
    """
    open_page(play, "hangar", "V-SHIP-FLOW-2")
    yield from _install_landers(play)
    yield from _install_mods(play)
    yield from _repair(play)
    yield from _choose_lander(play)
    play.then(launch)
    yield from _fit_mods(play)


def basic(play: VanguardPlay) -> str:
    """The Lander that is never given up. V-LAND-09, V-SHIP-HANGAR-2."""
    return next(card.id for card in play.content.landers.values() if card.basic)


def _install_landers(play: VanguardPlay) -> Procedure[None]:
    """Install the Landers that wait; with too many, one is given up. V-SHIP-HANGAR-1, V-SHIP-HANGAR-2."""
    state, ship = play.state, play.state.ship
    for card in waiting(play, "lander"):
        take_out(play, card, "V-SHIP-HANGAR-1")
        ship.landers[card] = True
        if len(ship.landers) > play.content.shipruling.lander_slots:
            gone = yield from choose(
                play,
                GROUP,
                "give-up-lander",
                "V-SHIP-HANGAR-2",
                lambda: [each for each in ship.landers if each != basic(play)],
                lambda each: option("lander", lander=each),
            )
            del ship.landers[gone]
            state.removed = (*state.removed, gone)


def _install_mods(play: VanguardPlay) -> Procedure[None]:
    """Install Mods: where all slots are taken, one of them makes room, or the new one goes.

    V-SHIP-HANGAR-3, V-SHIP-HANGAR-4.
    """
    state, ship = play.state, play.state.ship
    for card in waiting(play, "mod"):
        take_out(play, card, "V-SHIP-HANGAR-3")
        ship.mods = (*ship.mods, card)
        if len(ship.mods) > play.content.shipruling.mod_slots:
            gone = yield from choose(
                play,
                GROUP,
                "give-up-mod",
                "V-SHIP-HANGAR-3",
                lambda: list(ship.mods),
                lambda each: option("shipcard", card=each),
            )
            ship.mods = without(ship.mods, gone)
            state.removed = (*state.removed, gone)


def _repair(play: VanguardPlay) -> Procedure[None]:
    """Repair each damaged Lander, for some Gathered Discoveries. V-SHIP-HANGAR-5, V-SHIP-HANGAR-6."""
    state, ship = play.state, play.state.ship
    cost = [Price(play.content.shipruling.repair)]
    for card in [card for card, face_up in ship.landers.items() if not face_up]:
        gift = state.gains.free_repair > 0
        free = gift or any("free-repair" in play.content.mods[mod].powers for mod in ship.mods)
        if not free and not can_pay(play, cost):
            continue
        wish = yield from choose(
            play,
            GROUP,
            "repair",
            "V-SHIP-HANGAR-5",
            lambda: [True, False],
            lambda each: option("repair" if each else "no-repair"),
            refs=(("lander", card),),
        )
        if wish:
            if gift:
                state.gains.free_repair -= 1
            elif not free:
                yield from pay(play, cost, "V-SHIP-HANGAR-6")
            ship.landers[card] = True
            play.emit(LanderRepaired("V-SHIP-HANGAR-5", card))


def _choose_lander(play: VanguardPlay) -> Procedure[None]:
    """Let the group choose the Lander of the next Mission. V-SHIP-HANGAR-7, V-DECIDE-20."""
    state, ship = play.state, play.state.ship
    ready = [card for card, face_up in ship.landers.items() if face_up] or [basic(play)]
    if state.gains.grounded and len(ready) > 1:
        state.gains.grounded -= 1
        ready = [card for card in ready if card == basic(play)] or ready
    state.lander = yield from choose(
        play,
        GROUP,
        "lander",
        "V-SHIP-HANGAR-7",
        lambda: ready,
        lambda each: option("lander", lander=each),
    )
    play.emit(LanderChosen("V-SHIP-HANGAR-7", state.lander))


def room_for(play: VanguardPlay, card: str) -> bool:
    """At most one Mod per slot, of the slot's type. V-LAND-08, V-SHIP-HANGAR-8."""
    mods, lander = play.content.mods, play.content.landers[play.state.lander]
    kind = mods[card].type
    most = lander.structural if kind == "structural" else lander.utility
    return sum(mods[each].type == kind for each in play.state.mods) < most


def _fit_mods(play: VanguardPlay) -> Procedure[None]:
    """Let the group put Mods into the Lander while there is room for one. V-SHIP-HANGAR-8."""
    state, ship = play.state, play.state.ship
    while fitting := [card for card in ship.mods if room_for(play, card)]:
        card = yield from choose(
            play,
            GROUP,
            "fit-mod",
            "V-SHIP-HANGAR-8",
            lambda fitting=fitting: [*fitting, ""],  # type: ignore[misc]
            lambda each: option("shipcard", card=each) if each else option("no-mod"),
        )
        if not card:
            return
        ship.mods = without(ship.mods, card)
        state.mods = (*state.mods, card)
        play.emit(ModFitted("V-SHIP-HANGAR-8", card))
