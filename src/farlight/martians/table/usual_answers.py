"""The answers that most people give without a thought, and whether another one could change anything.

What is coming is asked of the forecast, what could answer it of the rules: whoever has nothing for it loses nothing by
going on.
"""

from farlight.kernel import Decision, Play
from farlight.kernel.offers import Usual
from farlight.martians.model.ids import Window
from farlight.martians.rules.ability_moments import unforeseen
from farlight.martians.rules.actions.stacks import stack_at
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import CONTINUE, DANGER, curable, highest_morale
from farlight.martians.table.forecast import Forecast, tomorrow

CALMING = ("stress-down", "halve-stress")
MENDING = ("fix-one", "bypass")


def usual(play: MartiansPlay, decision: Decision) -> Usual | None:
    """Going on where there is nothing else to choose, the order of the plan, the only use of a break."""
    if decision.prompt == "order":
        return Usual(decision.options[0].id, "order", _order_tells(play, decision))
    if decision.prompt == "relax":
        return _break(play, decision)
    if [each.id for each in decision.options] != [CONTINUE.id]:
        return None
    matters = decision.prompt != "phase" or _phase_tells(play, str(dict(decision.refs)["phase"]))
    return Usual(CONTINUE.id, "window", matters)


# Before a phase


def _phase_tells(play: MartiansPlay, phase: str) -> bool:
    """Whether somebody has an answer to what a phase may bring. M-ASTR-09, M-RUL-ABI-14."""
    coming = tomorrow(play)
    if coming is None:
        return True
    wanted = _production(coming) if phase == "production" else _malfunction(play, coming)
    if any(curable(person) for person in play.state.crew):
        wanted.append("cure")
    trial: MartiansPlay = Play(play.rules, play.content, play.state.copy())
    trial.state.window = str(Window(DANGER, tuple(wanted)))
    return bool(wanted) and trial.opens(DANGER)


def _production(coming: Forecast) -> list[str]:
    """A quarrel, plants that wilt, rooms that go dark, hunger, penalties of broken parts."""
    found: list[str] = []
    if coming.quarrel:
        found += CALMING
    for each in coming.supplies:
        if each.shut_down:
            found += [*MENDING, f"gain-supply:{each.supply}"]
    if coming.wilting:
        found += [*MENDING, "shield-plant", "gain-supply:energy", "gain-supply:oxygen"]
    if coming.penalties:
        found += MENDING
    return [*found, "gain-supply:food", "heal"] if coming.food_short else found


def _malfunction(play: MartiansPlay, coming: Forecast) -> list[str]:
    """What a card may bring, where a track may reach its top.

    Whoever could keep the marker from it is asked when the dice lie, and knows by then whether it comes to that:
    nothing is lost by waiting. M-MALF-10, M-MALF-11.
    """
    if not any(track.trigger for track in coming.tracks):
        return []
    return [answer for _, answer in unforeseen(play, tracks=False)]


# A break


def _break(play: MartiansPlay, decision: Decision) -> Usual | None:
    """Morale or Stress, whichever can still be moved; a choice only where both can. M-RELX-02, M-RELX-04."""
    lift, ease = decision.options
    if not play.state.stress:
        return Usual(lift.id, "step", matters=False)
    return Usual(ease.id, "step", matters=False) if play.state.morale >= highest_morale(play) else None


# The order of actions


def _order_tells(play: MartiansPlay, decision: Decision) -> bool:
    """Whether one action could take away what another is for: two of them try the same. M-ACT-09, M-ACT-14.

    Every other order was open while the plan was made, and what is planned first was meant to come first.
    """
    stacks = [stack_at(play.state, int(dict(each.refs)["stack"])) for each in decision.options]
    aims = [(stack.verb, stack.target) for stack in stacks if stack.target]
    return len(set(aims)) < len(aims)
