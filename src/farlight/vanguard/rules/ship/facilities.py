"""Ship Facilities: what a visit costs, and what is left over when all are done. Rulebook chapters 27.13 and 27.18."""

from collections.abc import Mapping

from farlight.kernel import GROUP, Named, Procedure, Refusal, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_events import FacilityVisited
from farlight.vanguard.rules.context import VanguardPlay, aboard, holds, run
from farlight.vanguard.rules.ship.barracks import visit_barracks
from farlight.vanguard.rules.ship.hangar import hangar
from farlight.vanguard.rules.ship.installation import install_addons, waiting
from farlight.vanguard.rules.ship.laboratory import payable, visit_laboratory
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.production import visit_production

STEPS = StepTable()
VISIT_SITUATION_ROOM = STEPS.elsewhere("visit_situation_room")

DONE = "done"


def usable_addons(play: VanguardPlay) -> list[str]:
    cards = play.content.addons
    return [
        card for card in play.state.ship.addons if holds(play, cards[card].only, aboard(ActionSource("addon", card)))
    ]


@STEPS.step()
def visit_addon(play: VanguardPlay) -> Procedure[None]:
    """Build what has come, then use one of the built cards. V-SHIP-ADDON-2, V-SHIP-ADDON-3, V-RUL-U3."""
    cards = play.content.addons
    open_page(play, "addon", "V-SHIP-ADDON-2")
    yield from install_addons(play)
    usable = usable_addons(play)
    if usable:
        card = yield from choose(
            play,
            GROUP,
            "addon",
            "V-SHIP-ADDON-3",
            lambda: usable,
            lambda each: option("shipcard", card=each),
        )
        yield from run(play, cards[card].effect, aboard(ActionSource("addon", card)), "V-SHIP-ADDON-3")


FACILITIES: Mapping[str, Named] = {
    "laboratory": visit_laboratory,
    "production": visit_production,
    "barracks": visit_barracks,
    "situation-room": VISIT_SITUATION_ROOM,
    "addon": visit_addon,
}
"""The Facilities of the ship, and the step that visits each. V-SHIP-FACILITY-3."""


@STEPS.step()
def facilities(play: VanguardPlay) -> Procedure[None]:
    """Visit one Facility after the other, a Command token each. V-SHIP-FACILITY-1, V-SHIP-FACILITY-2."""
    state, ship = play.state, play.state.ship
    open_page(play, "facilities", "V-SHIP-FACILITY-3")
    chosen = DONE
    if ship.command > 0:
        chosen = yield from choose(
            play,
            GROUP,
            "facility",
            "V-SHIP-FACILITY-1",
            lambda: [*open_facilities(play), DONE],
            lambda each: option("leave-facilities") if each == DONE else option("facility", facility=each),
            bar=lambda each: cannot_use(play, each),
            refs=(("command", ship.command),),
        )
    if chosen == DONE:
        ship.energy = ship.command = 0  # V-SHIP-FACILITY-5; Situations are kept, V-SHIP-FACILITY-7
        state.gains.boosts = 0
        play.then(hangar)
        return
    ship.command -= 1
    play.emit(FacilityVisited("V-SHIP-FACILITY-1", chosen))
    play.then(facilities)
    play.then(FACILITIES[chosen])


def open_facilities(play: VanguardPlay) -> list[str]:
    """The Add-On Facility only once the story has opened it. V-SHIP-ADDON-1, V-GEN-20."""
    ship = play.state.ship
    addons = ship.addons or waiting(play, "addon")
    return [name for name in FACILITIES if name != "addon" or (ship.envelope and addons)]


def cannot_use(play: VanguardPlay, facility: str) -> Refusal | None:
    """Where a visit would be for nothing, nobody goes."""
    ship = play.state.ship
    if facility == "situation-room" and not ship.situations:
        return Refusal("V-SHIP-SITROOM-1", "why-not-situations")
    if facility == "laboratory" and not (payable(play) or waiting(play, "research")):
        return Refusal("V-SHIP-LAB-2", "why-not-projects")
    if facility == "addon" and not (usable_addons(play) or waiting(play, "addon")):
        return Refusal("V-SHIP-ADDON-3", "why-not-addons")
    return None
