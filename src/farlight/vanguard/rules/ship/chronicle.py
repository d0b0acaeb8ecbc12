"""What the campaign's chronicle keeps: of an Exploration when its team leaves, of a visit to the ship when it ends."""

from collections.abc import Iterable

from farlight.vanguard.model.ship_book import add_to_chronicle
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.injuries import cards_on

LISTS = ("team", "done", "brought", "hurt", "read")
"""Notes of several cards at once: who went, Missions, Discoveries, the injured, Logs."""


def remember_exploration(play: VanguardPlay, how: str, *, won: bool) -> None:
    """Remember an Exploration before the table is cleared: afterwards nobody could tell who was hurt, what was read."""
    state, ship = play.state, play.state.ship
    ship.visits = (*ship.visits, state.planet)
    ship.achieved = (*ship.achieved, *(name for name in state.done if name not in ship.achieved))
    add_to_chronicle(ship, "won" if won else "lost", how, state.planet)
    add_to_chronicle(ship, "supplies", str(state.supplies), state.planet)
    add_to_chronicle(ship, "leads", str(sum(map(bool, state.leads.values()))), state.planet)
    _keep(play, "team", (crew.card for crew in state.crew))
    _keep(play, "done", state.done)
    _keep(play, "brought", (card for card in state.found if card in play.content.discoveries))
    _keep(play, "hurt", (crew.card for crew in state.crew if crew.alive and cards_on(crew)))
    for crew in state.crew:
        if not crew.alive:
            remember_dead(play, crew.card)
    remember_logs(play)


def remember_dead(play: VanguardPlay, card: str) -> None:
    """Remember the dead, once: whoever died ashore comes to the Memorial Wall later. V-END-12."""
    ship = play.state.ship
    if not any((line.what, line.who) == ("died", card) for line in ship.chronicle):
        add_to_chronicle(ship, "died", card, play.state.planet)


def remember_logs(play: VanguardPlay) -> None:
    """Remember Logs that were read since the last such note; the count of them begins again."""
    _keep(play, "read", unremembered_logs(play))
    play.state.deeds.pop("logs", None)


def unremembered_logs(play: VanguardPlay) -> list[str]:
    read, count = play.state.read, play.state.deeds.get("logs", 0)
    return list(dict.fromkeys(read[len(read) - count :]))


def _keep(play: VanguardPlay, what: str, cards: Iterable[str]) -> None:
    kept = ",".join(cards)
    if kept:
        add_to_chronicle(play.state.ship, what, kept, play.state.planet)
