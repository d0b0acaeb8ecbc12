"""The pages of the Ship Book. Rulebook chapter 27.

The step of each page names the one that comes next: that is their order, and none comes twice but the facilities.
V-SHIP-FLOW-3.
"""

from farlight.vanguard.model.ship_events import PageOpened
from farlight.vanguard.rules.context import VanguardPlay


def open_page(play: VanguardPlay, page: str, rule: str) -> None:
    play.state.ship.page = page
    play.emit(PageOpened(rule, page))
