"""Games that two builds of the engine have to play alike: digests of random games, and saves that each has to load.

One build writes what it saw into a folder, the other says whether it sees the same: its own saves have the same bytes,
and those of the other load and go on.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec

from farlight.errors import UserError
from farlight.kernel import COMPILED, AnyTimeline, Setup, Timeline, dump, game_names, load_from, load_game
from farlight.lab.digest import digest_of

GAMES = 12
"""Random games of each game."""
ANSWERS = 240
"""Answers of each campaign, and of a mission where a game has none."""
EVERY = 60
"""Answers between two saves."""


class Seen(msgspec.Struct):
    """What a build saw: the digest of each game, and the saves by name."""

    digests: dict[str, str]
    saves: dict[str, bytes]


def look(games: Sequence[str]) -> Seen:
    """Play, and note what can be compared."""
    digests = {name: digest_of(load_game(name), GAMES).digest for name in games}
    saves = {
        f"{timeline.setup.game}/{timeline.setup.mission}/{timeline.head}": dump(timeline)
        for name in games
        for timeline in _played(name)
    }
    return Seen(digests, saves)


def differences(mine: Seen, others: Seen) -> Iterator[str]:
    """What another build saw differently, and what of its saves cannot be gone on with here."""
    for name, digest in mine.digests.items():
        if others.digests.get(name) != digest:
            yield f"{name}: random games went differently: {others.digests.get(name)}, here {digest}"
    for name, save in others.saves.items():
        if mine.saves.get(name) != save:
            yield f"{name}: the save has other bytes"
        game = load_game(name.partition("/")[0])
        loaded = load_from(save, game, name)
        if loaded.notes or loaded.timeline.position.state.fingerprint() != loaded.fingerprint:
            yield f"{name}: the save does not load as it was: {', '.join(loaded.notes) or 'another state'}"
        elif dump(loaded.timeline) != save:
            yield f"{name}: the save is another one when it is written again"


def _played(name: str) -> Iterator[AnyTimeline]:
    """A timeline at several moments of each campaign, with all kinds of answers."""
    game = load_game(name)
    missions = game.rules.missions()
    for mission in [each for each in missions if each.campaign] or missions[:1]:
        timeline = Timeline(game, Setup(name, mission.id, mission.seats[1], 1))
        chance = Random(1).random
        while timeline.position.open and timeline.head < ANSWERS:
            choices = timeline.position.choices()
            number, option = choices[int(chance() * len(choices))]
            timeline.choose(timeline.position.seat_of(number), option.id, number)
            if timeline.head % EVERY == 0:
                yield timeline


def main(file: Path, *games: str) -> None:
    """Write what was seen of all games or some, or compare it with what another build wrote."""
    seen = look(games or game_names())
    if not file.exists():
        file.write_bytes(msgspec.msgpack.encode(seen))
        return
    found = list(differences(seen, msgspec.msgpack.decode(file.read_bytes(), type=Seen)))
    if found:
        raise UserError("\n".join(found))
    here = "compiled" if COMPILED else "pure"
    print(f"{here}: {len(seen.digests)} games played alike, {len(seen.saves)} saves are the same and load")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
