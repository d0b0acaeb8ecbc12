"""Advice in Vanguard is a plan: the dice of a check with its Action, a Travel with its price, all that is dealt."""

from collections.abc import Iterator

from farlight.bots import bots_of
from farlight.bots.whole_plan import Step, acts_of, plan_ahead
from farlight.kernel import Setup, Timeline
from farlight.kernel.timeline import AnyTimeline
from farlight.vanguard import VanguardGame

GAME = VanguardGame()
BOTH = frozenset((0, 1))


def advised(mission: str, seed: int, plans: int) -> Iterator[tuple[AnyTimeline, list[Step]]]:
    """A game that goes as it is advised, plan after plan."""
    game: AnyTimeline = Timeline(GAME, Setup("vanguard", mission, 2, seed))
    for _ in range(plans):
        if not game.position.open:
            return
        steps = plan_ahead(bots_of(GAME)[GAME.bots.adviser](game.head), game, BOTH)
        yield game, steps
        ids = [step.option.id for step in steps]
        assert game.answer_all(steps[0].seat, steps[0].decision, ids, own=BOTH) is None


def test_an_action_is_advised_with_its_dice() -> None:
    """V-CHECK-1.1: up to the roll, which is left to whoever asked."""
    with_dice = [
        steps
        for _, steps in advised("marl", 3, 40)
        if steps[0].option.verb == "special" and any(step.option.verb == "take-die" for step in steps)
    ]
    assert with_dice
    for steps in with_dice:
        assert len(acts_of(steps)) == 1, "one act, with all of its dice"


def test_what_the_group_decides_is_advised_as_a_whole() -> None:
    """V-DECIDE-05, V-DECIDE-06: the Rank-Up card and who carries what."""
    plans = [[step.option.verb for step in steps] for _, steps in advised("marl", 3, 4)]
    assert ["rank-up", "crew", "crew", "crew", "crew"] in plans


def test_stories_are_chosen_one_by_one() -> None:
    """What somebody thinks about by themselves is no part of a plan."""
    for game, steps in advised("marl", 3, 60):
        asked = {each.id: each.prompt for each in game.position.open}
        if asked.get(steps[0].decision) == "log":
            assert len(steps) == 1
            return
    raise AssertionError("no story is chosen")
