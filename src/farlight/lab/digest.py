"""A digest of random games: the same before and after a change means the same games, decision for decision."""

import hashlib
from collections.abc import Iterator
from random import Random

import msgspec

from farlight.kernel import AnyGame, AnyPosition, Position, Setup, encode

LONGEST = 700
"""A game counts up to so many decisions."""
LOOK = 7
"""At every so many decisions the state is looked at, in a copy; every third time the game goes on with the copy."""


class Digest(msgspec.Struct, frozen=True):
    """What so many games of one game came to."""

    game: str
    games: int
    decisions: int
    digest: str


def digest_of(game: AnyGame, games: int) -> Digest:
    """Play random games over all missions and seats: every decision, option, event and state counts."""
    every = [
        (mission.id, seats)
        for mission in game.rules.missions()
        if not mission.campaign
        for seats in range(mission.seats[0], mission.seats[1] + 1)
    ]
    found = hashlib.sha256()
    decisions = 0
    for seed in range(1, games + 1):
        mission, seats = every[seed * 7 % len(every)]  # a step that meets all of them
        for seen in _game(Position(game, game.rules.new(Setup(game.name, mission, seats, seed))), seed):
            found.update(seen)
            decisions += 1
    return Digest(game.name, games, decisions, found.hexdigest()[:16])


def _game(position: AnyPosition, seed: int) -> Iterator[bytes]:
    """What can be seen at each decision of a game: first what was asked, then what came of the answer."""
    chance = Random(seed).random
    for number in range(LONGEST):
        if not position.open:
            return
        seen = _asked(position)
        if number % LOOK == 0:
            twin = position.copy()
            seen += encode(twin.state)
            position = twin if number % (3 * LOOK) == 0 else position
        position.choose(int(chance() * len(position.open[0].options)))
        yield seen + repr(position.events).encode() + (b"" if position.open else encode(position.state))


def _asked(position: AnyPosition) -> bytes:
    """The open decisions with their options, as words."""
    decisions = [(each.seat, each.prompt, each.rule, each.id) for each in position.open]
    options = [(option.id, option.refs) for option in position.open[0].options]
    return repr((decisions, tuple(position.open[0].refs), options)).encode()
