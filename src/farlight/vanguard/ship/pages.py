"""The pages of the Ship Book. Rulebook chapter 27."""

from farlight.vanguard.effects.words import VanguardPlay
from farlight.vanguard.ship.events import PageOpened


def open_page(play: VanguardPlay, page: str, rule: str) -> None:
    play.state.ship.page = page
    play.emit(PageOpened(rule, page))
