"""An action as a whole, from the pawn that leads it to the last helper, and the small answers that declare it."""

from collections.abc import Iterator
from typing import NamedTuple

from farlight.kernel import Option, Refusal
from farlight.martians.model.ids import Pawn, Thing, joined
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.plan_menu import KINDS_OF_ACTION, candidates, drafted
from farlight.martians.rules.actions.stacks import performer, route_of
from farlight.martians.rules.actions.targets import verb_name
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.map_paths import routes, way_word
from farlight.martians.table.offers.trial import Trial

STAGES = ("with", "using", "via")
"""What is chosen on the way from the aim to the stack, in this order."""


class Aim(NamedTuple):
    """What is done, and to what."""

    kind: str
    """Under which the board offers it."""
    verb: str
    target: str


class Way(NamedTuple):
    """What lies with it, where it is done, by which way; empty where there was nothing to choose."""

    things: str = ""
    facility: str = ""
    route: str = ""


ANY_WAY = Way()


class Helper(NamedTuple):
    """Whoever or whatever joins an action."""

    word: str
    """The verb of the option: `add` for a pawn or machine, `rover`, `perk`."""
    name: str
    """As the option names it."""

    @staticmethod
    def of(option: Option) -> "Helper":
        return Helper(option.verb, str(option.refs[0][1]))

    def find(self, trial: Trial) -> Option | None:
        """The option that lets it join the stack that is being put together."""
        return trial.find(self.word, **{"pawn" if self.word == "add" else self.word: self.name})


class Order(NamedTuple):
    """One action of a plan."""

    aim: Aim
    leader: str
    """A pawn, as the rules write it."""
    operator: int
    way: Way = ANY_WAY
    helpers: tuple["Helper", ...] = ()


def lead(trial: Trial, leader: str, operator: int) -> bool:
    """Take up the pawn or machine that leads; an own free pawn is in hand by itself, where a seat has one astronaut."""
    who, bound, machine = Pawn.parse(leader)
    if machine:
        return trial.take("machine", machine=machine, who=name_of(trial.state, operator))
    if bound or trial.state.solo:
        return trial.take("take", who=name_of(trial.state, who), bound=bound or "free")
    return True


def aim_at(trial: Trial, aim: Aim) -> bool:
    """Choose the action and what it is aimed at; what is not asked needs no answer."""
    serial = trial.state.serial
    if not trial.take("act", action=aim.kind):
        return False
    while trial.state.serial == serial and not trial.is_idle:
        if trial.find("do-action") is not None:
            if not trial.take("do-action", action=aim.verb):
                return False
            continue
        found = drafted(trial.play, trial.slot)
        if isinstance(found, Refusal) or trial.slot.verb != aim.verb:
            return False
        wanted = next((choice for choice, value in found.options if value == aim.target and choice.verb == "at"), None)
        if wanted is None:
            return found.target == aim.target and not any(choice.verb == "at" for choice, _ in found.options)
        trial.answer(wanted)
    return trial.state.serial > serial and trial.newest.target == aim.target


def ways_on(trial: Trial, way: Way = ANY_WAY) -> Iterator[tuple[Way, Trial]]:
    """Every way from the aim to the stack, with the table that it leads to."""
    options = [] if trial.slot.building or not trial.slot.verb else _choices(trial)
    if not options:
        yield way, trial
        return
    for choice, value in options:
        further = trial.copy()
        further.answer(choice)
        yield from ways_on(further, way._replace(**{FIELDS[choice.verb]: value}))


FIELDS = {"with": "things", "using": "facility", "via": "route"}


def _choices(trial: Trial) -> list[tuple[Option, str]]:
    """What the draft asks for next, as far as it is offered."""
    found = drafted(trial.play, trial.slot)
    if isinstance(found, Refusal):
        return []
    offered = trial.options()
    return [(choice, value) for choice, value in found.options if choice in offered]


def go(trial: Trial, way: Way) -> bool:
    """Choose one way to the stack; where it is not asked, what is taken is the only one."""
    while not trial.slot.building and trial.slot.verb:
        choices = _choices(trial)
        if not choices:
            return False
        wanted = getattr(way, FIELDS[choices[0][0].verb])
        chosen = next((choice for choice, value in choices if value == wanted), None)
        if chosen is None:
            return False
        trial.answer(chosen)
    return True


def join(trial: Trial, helpers: tuple[Helper, ...]) -> bool:
    """Put the helpers to the stack that is being put together, and declare it. Benefits may be bound by themselves."""
    for helper in helpers:
        chosen = helper.find(trial) if trial.slot.building else None
        if chosen is not None:
            trial.answer(chosen)
        elif helper.word != "perk":
            return False
    return not trial.slot.building or trial.take("declare")


def declare(base: Trial, order: Order) -> Trial | None:
    """The table with an order declared; None where the rules do not allow it."""
    trial = base.copy()
    begun = lead(trial, order.leader, order.operator) and aim_at(trial, order.aim)
    return complete(trial, order) if begun else None


def complete(begun: Trial, order: Order) -> Trial | None:
    """The table with an order declared of which leader and aim are chosen."""
    trial = begun.copy()
    return trial if go(trial, order.way) and join(trial, order.helpers) and trial.is_idle else None


# Declared actions


def way_of(play: MartiansPlay, stack: Stack) -> Way:
    """The way that led to a stack, whether it was chosen or the only one."""
    route = way_word(route_of(play, stack), routes(play).get(stack.path[-1], ())) if stack.path else ""
    things = Thing.of("from", stack.source) if stack.source else joined(stack.things)
    return Way(things, stack.facility, route)


def order_of(trial: Trial, stack: Stack) -> Order:
    """The order that would declare a stack again, once it is withdrawn. Its own number is in no answer."""
    play = trial.play
    leader = stack.pawns[0]
    verb = verb_name(stack)
    kind = next((each for each in KINDS_OF_ACTION if verb in candidates(play, leader, each)), "own")
    helpers = (
        *(Helper("rover", rover) for rover in (stack.rover,) if rover),
        *(Helper("perk", perk) for perk in stack.perks),
        *(Helper("add", pawn_name(play.state, pawn)) for pawn in stack.pawns[1:]),
    )
    return Order(Aim(kind, verb, stack.target), leader, performer(stack), way_of(play, stack), helpers)


def withdraw(base: Trial, number: int) -> Trial | None:
    """The table without an action of the plan, or without the seat's pawns in it; None where that is not offered."""
    trial = base.copy()
    if not trial.take("revise"):
        return None
    if trial.slot.revising < 0 and not trial.take("stack", stack=number):
        return None
    if trial.slot.revising != number or not trial.take("withdraw", stack=number):
        return None
    return trial
