"""What Research and Production Projects have in common: their end. Rulebook chapters 27.14 and 27.15."""

from farlight.content import EffectText
from farlight.kernel import Procedure
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_book import add_to_chronicle
from farlight.vanguard.model.ship_events import ProjectCompleted
from farlight.vanguard.rules.context import VanguardPlay, aboard, run


def complete(play: VanguardPlay, kind: str, card: str, gives: EffectText | None, rule: str) -> Procedure[None]:
    """Flip the card, resolve its text, remove it from the game. V-SHIP-LAB-7, V-SHIP-PROD-3."""
    state, ship = play.state, play.state.ship
    state.removed = (*state.removed, card)
    ship.achieved = (*ship.achieved, card)
    play.reveal()
    play.emit(ProjectCompleted(rule, card))
    add_to_chronicle(ship, "researched" if kind == "research" else "built", card)
    yield from run(play, gives, aboard(ActionSource(kind, card)), rule)
