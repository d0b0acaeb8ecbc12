"""How loud Dice Checks were, for Threats that hear: every die counts that somebody rolls and that is not quiet."""

from collections.abc import Sequence

from farlight.vanguard.model.ids import Deed
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.lasting_effects import bonus

NOISE = "noise"
"""Of a Sector, among the deeds: the dice of the loudest check there."""


def note_noise(play: VanguardPlay, sector: int, owners: Sequence[int]) -> None:
    """Note that a check is rolled in a Sector, each die by its owner."""
    silent = sum(min(owners.count(who), bonus(play, who, "quiet")) for who in dict.fromkeys(owners))
    deeds = play.state.deeds
    noise = str(Deed(NOISE, str(sector)))
    loud = max(deeds.get(noise, 0), len(owners) - silent)
    if loud:
        deeds[noise] = loud


def loudest(play: VanguardPlay) -> list[int]:
    """The Sectors with the loudest check since the noise was forgotten."""
    counted = ((Deed.parse(name), loud) for name, loud in play.state.deeds.items())
    heard = {int(deed.of): loud for deed, loud in counted if deed.word == NOISE}
    return [sector for sector, loud in heard.items() if loud == max(heard.values())]


def loud(play: VanguardPlay) -> int:
    """The dice of the loudest check anywhere since the noise was forgotten."""
    return max((dice for name, dice in play.state.deeds.items() if Deed.parse(name).word == NOISE), default=0)


def forget_noise(play: VanguardPlay) -> None:
    play.state.deeds = {name: count for name, count in play.state.deeds.items() if Deed.parse(name).word != NOISE}
