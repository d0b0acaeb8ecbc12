"""What is hidden, dealt anew for whoever plays on from what a seat sees: no rule of the game."""

from farlight.kernel import new_chance
from farlight.martians.model.ids import Pile
from farlight.martians.rules.app_events import chance
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.piles import lay


def redeal(play: MartiansPlay) -> None:
    """Deal other piles, other tiles face down, other moments for what is still to come."""
    state = play.state
    state.chance = new_chance(play.roll("rehide", 1 << 32))
    for name, pile in list(state.decks.items()):
        lay(play, name, sorted(pile))
    for kind in ("energy", "oxygen"):
        _reshuffle_tiles(play, kind)
    _reschedule(play)


def _reschedule(play: MartiansPlay) -> None:
    """Let Adventures that were met strike again at another time; of events that are known, some have a follow-up.
    What is due is no secret any more: it is just being told.

    M-ADV-08, M-CONS-02, M-RUL-FUP-02.
    """
    state, ruling = play.state, play.content.ruling
    later = [item for item in state.schedule if item[0] > state.sol]
    state.schedule = [item for item in state.schedule if item[0] <= state.sol]
    state.schedule += [
        (state.sol + play.roll("rehide", 3), kind, card, who, parent)
        for _, kind, card, who, parent in later
        if kind != "echo"
    ]
    for entry in state.log:
        if play.content.events[entry.event].echo and chance(play, "rehide", ruling.echo_chance):
            delay = ruling.echo_delay[play.roll("rehide", len(ruling.echo_delay)) - 1]
            state.schedule.append((state.sol + delay, "echo", "", entry.who, entry.event))


def _reshuffle_tiles(play: MartiansPlay, kind: str) -> None:
    """Deal Shutdown tiles that lie face down anew: they could be any that are not seen."""
    state = play.state
    places = [number for number, tile in enumerate(state.shut) if tile.kind == kind and tile.side == "down"]
    unseen = sorted([*state.decks.get(Pile.of_shutdown(kind), ()), *(state.shut[number].tile for number in places)])
    play.shuffle(Pile.of_shutdown(kind), unseen)
    for number in places:
        state.shut[number] = state.shut[number]._replace(tile=unseen.pop())
    if Pile.of_shutdown(kind) in state.decks:
        state.decks[Pile.of_shutdown(kind)] = tuple(unseen)
