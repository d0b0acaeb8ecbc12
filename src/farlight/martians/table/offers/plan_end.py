"""The end of a plan in one go: whoever has nothing better to do is at ease, and all seats of one person are ready."""

from collections import Counter
from collections.abc import Iterable, Sequence

from farlight.kernel.decision import READY
from farlight.kernel.offers import Gesture, Offer
from farlight.martians.rules.actions.plan_menu import is_complete, mine, own_stacks
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import highest_morale, name_of
from farlight.martians.table.offers.teams import all_teams
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import Aim
from farlight.martians.table.scene_people import machines_of
from farlight.texts import Texts

Filled = Counter[tuple[str, str]]
"""How often somebody does something for want of anything better."""


def ends(play: MartiansPlay, seat: int, own: Iterable[int], texts: Texts) -> list[Offer]:
    """To be ready with every seat of a person; while pawns are left, after those have been put at ease.

    Whoever has planned nothing yet is not told to rest, nor who has just begun something.
    """
    slots = play.state.seats
    seats = [seat, *(each for each in sorted(own) if each != seat and not slots[each].ready)]
    if slots[seat].ready or not all(Trial(play, each).is_idle for each in seats):
        return []
    base = Trial(play, seat).copy()
    idle = [each for each in seats if not is_complete(base.state, each)]
    found: list[Gesture] = []
    if seat not in idle:
        found.append(_ready(base, seats if not idle else [seat], texts))
    if idle and any(own_stacks(base.state, each) for each in seats):
        found += _at_ease(base, seats, texts)
    return [Offer("ready", texts.say("offer-ready"), gestures=tuple(found), closes=True)] if found else []


def _ready(base: Trial, seats: Sequence[int], texts: Texts) -> Gesture:
    """With what is left unused."""
    machines = machines_of(base.play, texts)
    idle = texts.say("offer-all-placed", machines=machines.idle if machines else 0)
    words = texts.say("offer-ready" if len(seats) == 1 else "offer-all-ready")
    return Gesture((READY.id,) * len(seats), text=words, about=(idle,))


def _at_ease(base: Trial, seats: Sequence[int], texts: Texts) -> list[Gesture]:
    """Everybody who is left has a break, seat by seat; nothing where somebody can have none."""
    filled: Filled = Counter()
    trial = base
    for seat in seats:
        there = _filled(Trial(trial.play, seat, trial.given), filled)
        if there is None:
            return []
        there.slot.ready = True
        trial = Trial(there.play, seat, (*there.given, READY.id))
    actions = dict.fromkeys(texts.name("action", verb) for _, verb in filled)
    words = texts.say("offer-at-ease", count=filled.total(), action=" / ".join(actions))
    return [Gesture(trial.given, text=words, about=tuple(_lines(filled, texts)))]


def _filled(trial: Trial, filled: Filled) -> Trial | None:
    """A seat of which every pawn that has no task yet relaxes, or rests where that brings more or is all there is."""
    state = trial.state
    for who in mine(state, trial.seat):
        while "" in trial.state.crew[who].free:
            aims = (Aim(verb, verb, "") for verb in _fillers(trial.play))
            done = next((one for aim in aims for one in all_teams(trial, aim, [(str(who), who)], variety=1)), None)
            if done is None:
                return None
            trial = done.trial
            filled[name_of(state, who), done.order.aim.verb] += 1
    return trial


def _fillers(play: MartiansPlay) -> tuple[str, str]:
    """Relaxing, as long as there is Stress to be rid of or Morale to be lifted; else a rest. M-RELX-02, M-REST-02."""
    state = play.state
    return ("relax", "rest") if state.stress or state.morale < highest_morale(play) else ("rest", "relax")


def _lines(filled: Filled, texts: Texts) -> Iterable[str]:
    for (who, verb), count in filled.items():
        yield texts.say("offer-at-ease-who", who=texts.name("who", who), action=texts.name("action", verb), count=count)
