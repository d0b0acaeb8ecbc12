"""What options and questions say about an action of the plan: not its number, but what it is and who leads it."""

from functools import lru_cache

from farlight.kernel import Option, option
from farlight.kernel.decision import Refs
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.actions.stacks import performer, shown_target, uses_of
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import name_of

KNOWN = 4096
"""Options that are kept: more than a long game needs, fewer than would fill the memory in thousands."""


@lru_cache(maxsize=KNOWN)
def at_option(target: str, planned: int = 0) -> Option:
    """A target; how many stacks of the plan are aimed at it already is said beside it. M-ACT-09."""
    plain = option("at", target=target)
    return Option(plain.id, plain.verb, (*plain.refs, ("planned", planned)))


@lru_cache(maxsize=KNOWN)
def with_option(things: str, action: str) -> Option:
    """What lies with an action; a Gather brings it home. M-ACT-35, M-GATH-03."""
    plain = option("with", things=things)
    return Option(plain.id, plain.verb, (*plain.refs, ("use", "bring" if action == "gather" else "use")))


@lru_cache(maxsize=KNOWN)
def act_option(name: str, planned: int = 0) -> Option:
    """An action; how often the plan has it already is said beside it, if once is enough. M-ACT-09."""
    plain = option("do-action", action=name)
    return Option(plain.id, plain.verb, (*plain.refs, ("planned", planned)))


def choice_option(state: Martians, action: str, stage: tuple[str, str], value: str, shown: str) -> Option:
    """One value of a stage on the way to a stack; a target that the plan has already says so. M-ACT-09, M-ACT-16."""
    word, kind = stage
    if word == "with":
        return with_option(shown, action)
    if word != "at":
        return option(word, **{kind: shown})
    return at_option(shown, sum(stack.verb == action and stack.target == value for stack in state.plan))


def action_option(play: MartiansPlay, name: str) -> Option:
    """An action; one that is of use once says how often the plan has it: for good, or for the last Upgrade card."""
    state = play.state
    card = play.content.actions.get(name)
    once = card.once if card is not None else name == "upgrade" and len(state.upgrades) == 1
    return act_option(name, uses_of(state, name) if once else 0)


@lru_cache(maxsize=KNOWN)
def ability_option(ability: str, who: str, more: tuple[tuple[str, str | int], ...], price: int, stock: int) -> Option:
    """One id for all uses of an ability, and words of their own for those that are aimed at something; with what it
    costs, and of how many Morale tokens. M-ASTR-06."""
    plain = option("ability", ability=ability, who=who, **dict(more))
    aims = [kind for kind, _ in more]
    verb = "ability-die" if "die" in aims else "ability-space" if "space" in aims else "ability"
    return Option(plain.id, verb, (*plain.refs, ("price", price), ("stock", stock)))


def stack_refs(state: Martians, stack: Stack) -> Refs:
    """An action of the plan as people speak of it: `Explore (ring 2 north), led by Ines`."""
    return (
        ("action", stack.verb),
        ("target", shown_target(state, stack)),
        ("leader", name_of(state, performer(stack))),
    )


def on_stack(state: Martians, stack: Stack, about: Option) -> Option:
    """An option about a stack, with the words for it; its id stays short."""
    return _on_stack(about, stack_refs(state, stack))


@lru_cache(maxsize=KNOWN)
def _on_stack(about: Option, refs: Refs) -> Option:
    return Option(about.id, about.verb, (*about.refs, *refs))
