"""Piles of cards and tiles. They are tuples: hundreds of cards are copied at every boundary, and few of them move."""

from farlight.kernel import GROUP, Play, Procedure, choose, option
from farlight.martians.model.content import Definitions
from farlight.martians.model.state import Martians


def draw(play: Play[Martians, Definitions], name: str) -> str:
    """The top card of a pile, shown."""
    card = take(play, name)
    play.reveal()
    return card


def take(play: Play[Martians, Definitions], name: str) -> str:
    """The top card of a pile, face down."""
    pile = play.state.decks[name]
    play.state.decks[name] = pile[:-1]
    return pile[-1]


def lay(play: Play[Martians, Definitions], name: str, cards: list[str]) -> None:
    """Lay a new pile, shuffled."""
    play.shuffle(name, cards)
    play.state.decks[name] = tuple(cards)


def add(play: Play[Martians, Definitions], name: str, card: str) -> None:
    """Put a card back and shuffle the pile."""
    lay(play, name, [*play.state.decks[name], card])


def discard(play: Play[Martians, Definitions], name: str, card: str) -> None:
    play.state.discards[name] = (*play.state.discards.get(name, ()), card)


def wants_another(play: Play[Martians, Definitions], kind: str, card: str) -> Procedure[bool]:
    """Ask whether a card is drawn again once it was seen: `redraw-malfunction`, `redraw-research`. M-FAQ-05."""
    wanted = yield from choose(
        play,
        GROUP,
        f"redraw-{kind}",
        "M-FAQ-05",
        lambda: ["keep", "redraw"],
        lambda word: option(word, **{kind: card}),
        refs=((kind, card),),
    )
    return wanted == "redraw"


def reshuffle(play: Play[Martians, Definitions], name: str) -> None:
    """Make the discards the pile."""
    cards = list(play.state.discards[name])
    play.state.discards[name] = ()
    lay(play, name, cards)
