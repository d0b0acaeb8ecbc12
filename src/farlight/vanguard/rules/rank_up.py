"""What was done how often: Rank-Up cards ask for it. Rulebook chapter 23."""

from farlight.vanguard.model.events import RankUpCompleted
from farlight.vanguard.model.ids import ActionSource, Deed
from farlight.vanguard.rules.context import About, VanguardPlay, holds

RANK_UP = ActionSource("rankup")


def count_deed(play: VanguardPlay, word: str, of: str | int = "") -> None:
    """Count one; for what each does for itself, by whom or with what."""
    deeds, deed = play.state.deeds, str(Deed(word, str(of)))
    deeds[deed] = deeds.get(deed, 0) + 1


def count_of(play: VanguardPlay, deed: str) -> int:
    """How often; for what each does for itself, of the one who did it most."""
    deeds = play.state.deeds
    own = [number for name, number in deeds.items() if Deed.parse(name).word == deed and Deed.parse(name).of]
    if deed == "equipment":
        return len(own)
    return max([deeds.get(deed, 0), *own])


def settle_rank_up(play: VanguardPlay) -> None:
    """Complete the Rank-Up card as soon as the goal is met, and for good: asked wherever something has just happened.

    V-RANK-02, V-RANK-03, V-RUL-68.
    """
    state = play.state
    if not state.rankup or state.ranked or not state.round:
        return
    if holds(play, play.content.rankups[state.rankup].goal, About(max(0, state.turn), 0, RANK_UP)):
        state.ranked = True
        play.emit(RankUpCompleted("V-RANK-02", state.rankup))
