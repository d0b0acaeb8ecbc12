"""Benefits for one action: fewer pawns, no dice, another throw. M-RUL-GAP-23."""

from functools import cache
from typing import NamedTuple

from farlight.effects import Do, Effect, Seq, Times
from farlight.martians.model.ids import BoundPerk, Perk
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.actions.stacks import event_of, performer
from farlight.martians.rules.context import MartiansPlay

ANYBODY = -1
"""Whose a benefit is that is nobody's own."""


def valid_in(sol: int, when: str) -> int:
    """How a perk says when it can be used: in one sol, or (negative) up to one."""
    return {"now": sol, "next": sol + 1}.get(when, -(sol + 1))


def is_current(state: Martians, perk: Perk) -> bool:
    return state.sol == perk.sol or state.sol <= -perk.sol


def current(state: Martians, kind: str) -> list[Perk]:
    return [perk for perk in state.perks if perk.kind == kind and is_current(state, perk)]


def drop_old(state: Martians) -> None:
    """Drop what was not used in time."""
    state.perks = [perk for perk in state.perks if abs(perk.sol) > state.sol]


# What Event actions of the plan will give


def benefits(play: MartiansPlay) -> tuple[Perk, ...]:
    """What could be bound to an action now: benefits at hand, and those that the plan's Event actions will give."""
    state = play.state
    held = [perk for perk in state.perks if is_current(state, perk)] if state.perks else ()
    return (*held, *(perk for perk, _ in _promises(play)))


def _promises(play: MartiansPlay) -> list[tuple[Perk, int]]:
    """An Event action in the plan counts as done, as it cannot fail; with the number of its stack. One of a type can.

    M-RUL-GAP-23, M-EVA-09.
    """
    state = play.state
    given = [stack for stack in state.plan if stack.verb == "event" and not stack.type]
    if not given:
        return []
    bound = [word for stack in state.plan for word in stack.perks if BoundPerk.parse(word).event]
    found: list[tuple[Perk, int]] = []
    for stack in given:
        for kind, own, wanted, when in gifts_in(event_of(play, stack).reward.tree):
            perk = Perk(kind, wanted, performer(stack) if own else ANYBODY, valid_in(state.sol, when))
            word = str(BoundPerk.to(perk, stack.number))
            if word in bound:
                bound.remove(word)
            else:
                found.append((perk, stack.number))
    return found


class Gift(NamedTuple):
    """A benefit that a verb gives."""

    kind: str
    own: bool
    """Whether it is for the performer alone."""
    action: str
    when: str


GIVING = {
    "ease": ("ease", False), "ease-own": ("ease", True), "sure": ("sure", False), "sure-own": ("sure", True),
    "sure-action": ("sure", False), "waive": ("waive", False),
}  # fmt: skip
"""Verbs that give a benefit: of which kind, and whether for the performer alone."""


@cache
def gifts_in(reward: Effect) -> tuple[Gift, ...]:
    """The benefits that a reward gives in any case, for actions of the same sol."""
    match reward:
        case Seq(parts):
            return tuple(gift for part in parts for gift in gifts_in(part))
        case Times(count, body):
            return gifts_in(body) * count
        case Do(phrase) if phrase.form in GIVING:
            kind, own = GIVING[phrase.form]
            action, when = map(str, phrase.args)
            return (Gift(kind, own, action, when),) if when in ("now", "both") else ()
    return ()


# Binding


def perk_of(word: str) -> Perk | None:
    """The benefit that a word means; None for those of upgrades and masts, and for what is only promised."""
    bound = BoundPerk.parse(word)
    return None if bound.event else bound.perk


def fits(perk: Perk, verb: str, action_type: str, who: int) -> bool:
    """Whether a benefit is meant for such an action of this performer; for a machine's, of anybody."""
    return perk.action in ("any", verb, action_type) and (who < 0 or perk.who in (ANYBODY, who))


def take(play: MartiansPlay, perk: Perk) -> str:
    """How a benefit lies with an action; a promised one names its Event action, `sure:build:-1:1@2`."""
    if perk in play.state.perks:
        play.state.perks.remove(perk)
        return str(perk)
    number = next(number for promised, number in _promises(play) if promised == perk)
    return str(BoundPerk.to(perk, number))


def bind(play: MartiansPlay, stack: Stack, word: str) -> None:
    """Bind a benefit to an action when that is declared. M-RUL-GAP-23."""
    perk = perk_of(word)
    stack.perks.append(word if perk is None else take(play, perk))


def release(play: MartiansPlay, stack: Stack) -> None:
    """Release what was bound to a withdrawn action, so that it can be bound again."""
    play.state.perks += [held for held in map(perk_of, stack.perks) if held is not None]


def keep_promise(state: Martians, perk: Perk, event: int) -> bool:
    """Whether an Event action gives what was bound before it was resolved."""
    promised = str(BoundPerk.to(perk, event))
    for stack in state.plan:
        if promised in stack.perks:
            stack.perks[stack.perks.index(promised)] = str(perk)
            return True
    return False


def break_promises(stack: Stack, event: int) -> list[str]:
    """A withdrawn Event action takes its benefits along: what this stack loses by it. M-RUL-GAP-23."""
    lost = [word for word in stack.perks if BoundPerk.parse(word).event == event]
    stack.perks = [word for word in stack.perks if word not in lost]
    return lost
