"""Carrying out a plan: the small answers that declare one action after the other."""

from collections.abc import Sequence

import msgspec

from farlight.kernel import Option
from farlight.martians.policy import worth
from farlight.martians.policy.allot import Order
from farlight.martians.policy.table import Table

FILLERS = ("rest", "relax", "manage", "event", "tile", "build", "research", "gather", "explore", "heal", "own")
"""What to do with a pawn when nothing goes as planned, the harmless things first."""
SPENT_LAST = ("seed", "red", "orange", "n", "s")


class Hand(msgspec.Struct):
    """What the seats are in the middle of."""

    orders: list[Order] = []
    current: Order | None = None
    helpers: list[str] = []
    failed: list[str] = []
    """Jobs that turned out not to be possible this sol."""


def find(options: Sequence[Option], verb: str, **refs: str | int) -> int | None:
    """The place of the option of this verb about these things."""
    for place, option in enumerate(options):
        if option.verb == verb and all(pair in option.refs for pair in refs.items()):
            return place
    return None


def stage_of(options: Sequence[Option]) -> str:
    """Which part of a declaration is asked for."""
    verbs = {option.verb for option in options}
    for stage, signs in (
        ("revise", {"withdraw", "stack"}),
        ("crew", {"declare", "add", "rover", "perk"}),
        ("draft", {"at", "with", "using", "via"}),
        ("verb", {"do-action"}),
        ("join", {"join"}),
    ):
        if verbs & signs:
            return stage
    if "back" in verbs:
        return "held" if verbs & {"act", "assist"} else "stuck"
    return "moves"


def answer(table: Table, hand: Hand, seat: int, options: Sequence[Option]) -> int | None:
    """The place of the option that carries the plan on; None if there is no such option and a new plan is needed."""
    match stage_of(options):
        case "moves":
            return begin(table, hand, seat, options)
        case "held" if hand.current is not None:
            return _or_back(hand, options, find(options, "act", action=hand.current.job.kind))
        case "verb" if hand.current is not None:
            return _or_back(hand, options, find(options, "do-action", action=hand.current.job.verb))
        case "draft" if hand.current is not None:
            return _or_back(hand, options, pick(table, hand.current, options))
        case "crew" if hand.current is not None:
            return staff(hand, hand.current, options)
        case "join":
            return 0
        case _:
            return _or_back(hand, options, None)


def _or_back(hand: Hand, options: Sequence[Option], place: int | None) -> int | None:
    """The option, or a step back and a job less."""
    if place is None:
        give_up(hand)
        return find(options, "back")
    return place


def give_up(hand: Hand) -> None:
    if hand.current is not None:
        hand.failed.append(hand.current.job.key)
        hand.current.done = True
    hand.current = None


def begin(table: Table, hand: Hand, seat: int, options: Sequence[Option]) -> int | None:
    """Take up the next order of this seat."""
    solo = len(table.view.ready) == 1
    hand.current = None
    for order in hand.orders:
        if order.done or not (solo or order.seat == seat):
            continue
        order.done = True
        place = _start(table, order, options, solo)
        if place is not None:
            hand.current = order
            hand.helpers = order.helpers[:]
            return place
        hand.failed.append(order.job.key)
    return find(options, "ready")


def _start(table: Table, order: Order, options: Sequence[Option], solo: bool) -> int | None:
    name = table.view.crew[order.seat].who
    if order.leader.startswith("m:"):
        return find(options, "machine", machine=order.leader[2:], who=name)
    bound = order.leader.partition("+")[2]
    if bound or solo:
        return find(options, "take", who=name, bound=bound or "free")
    return find(options, "act", action=order.job.kind)


def pick(table: Table, order: Order, options: Sequence[Option]) -> int | None:
    """Where, with what, with which Facility and on which way."""
    job = order.job
    choices = [(place, option) for place, option in enumerate(options) if option.verb != "back"]
    word = choices[0][1].verb
    if word == "via":
        return min(choices, key=lambda pair: table.atlas.dislike_of(_said(pair[1]).split("+")))[0]
    if word == "using":
        shop = table.shop(job.type)
        wanted = shop.facility if shop is not None else ""
        return next((place for place, option in choices if _said(option) == wanted), choices[0][0])
    wanted = job.target if word == "at" else job.things
    if wanted:
        return next((place for place, option in choices if _said(option) == wanted), None)
    return min(choices, key=lambda pair: dearness(table, _said(pair[1])))[0]


def _said(option: Option) -> str:
    return str(option.refs[0][1])


def dearness(table: Table, things: str) -> float:
    """What the crew would rather keep: parts that something broken waits for, examined samples, what is rare."""
    total = 0.0
    for thing in things.split("+"):
        waiting = sum(element.endswith(f".{thing}") for element in table.broken())
        total += waiting + (2.0 if thing.startswith("x:") else 0.0) - 0.1 * table.held[thing]
    return total


def staff(hand: Hand, order: Order, options: Sequence[Option]) -> int | None:
    """Rover, benefits and helpers as planned; then that is it."""
    if order.rover:
        place = find(options, "rover", rover=order.rover)
        if place is not None:
            return place
    for place, option in enumerate(options):
        if option.verb == "perk" and order.job.worth > worth.TOKEN:
            return place
    while hand.helpers:
        place = find(options, "add", pawn=hand.helpers.pop(0))
        if place is not None:
            return place
    place = find(options, "declare")
    if place is not None:
        hand.current = None
        return place
    more = find(options, "add") if order.job.worth > 2 else None
    return _or_back(hand, options, more)


def improvise(options: Sequence[Option]) -> int:
    """Any sensible answer, when there is no plan: never back if something else is offered."""
    for verb in ("ready", "declare", "leave-unused"):
        place = find(options, verb)
        if place is not None:
            return place
    for kind in FILLERS:
        place = find(options, "act", action=kind)
        if place is not None:
            return place
    for place, option in enumerate(options):
        if option.verb not in ("back", "revise", "machine"):
            return place
    return 0
