"""Carrying out a plan: the small answers that declare one action after the other."""

from collections.abc import Sequence

import msgspec

from farlight.kernel import Option
from farlight.martians.bots import hint_lines, worth
from farlight.martians.bots.answer_scores import Answer
from farlight.martians.bots.hint_lines import Worth, one
from farlight.martians.bots.map_ways import trouble
from farlight.martians.bots.pawn_allotment import Order
from farlight.martians.bots.situation import Situation
from farlight.martians.model.ids import CalledPawn, Thing, parts_of
from farlight.martians.rules.context import seat_of

FILLERS = ("rest", "relax", "manage", "event", "tile", "build", "research", "gather", "explore", "heal", "own")
"""What to do with a pawn when nothing goes as planned, the harmless things first."""
READY = (one(0.0, hint_lines.planned),)
"""Why somebody is ready."""


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


def carry_on(table: Situation, hand: Hand, options: Sequence[Option]) -> Answer | None:
    """The option that carries the current order on; None if that order is done or has failed."""
    order = hand.current
    stage = stage_of(options)
    if order is None or stage == "moves":
        hand.current = None
        return None
    found: Answer | None = None
    if stage == "held":
        found = _meant(find(options, "act", action=order.job.kind), order)
    elif stage == "verb":
        found = _meant(find(options, "do-action", action=order.job.verb), order)
    elif stage == "draft":
        found = pick(table, order, options)
    elif stage == "crew":
        found = staff(table, hand, order, options)
    if found is None:
        hand.failed.append(order.job.key)
        hand.current = None
        back = find(options, "back")
        return None if back is None else Answer(back)
    return found


def _meant(place: int | None, order: Order, *why: Worth) -> Answer | None:
    """An answer that belongs to an order: what speaks for itself, and then what speaks for the order."""
    return None if place is None else Answer(place, (*why, order.job.reasons))


def begin(table: Situation, hand: Hand, order: Order, options: Sequence[Option]) -> Answer | None:
    """Take up an order; None if that is not offered."""
    order.done = True
    name = table.state.crew[order.seat].card
    _, bound, machine = CalledPawn.parse(order.leader)
    if machine:
        place = find(options, "machine", machine=machine, who=name)
    elif bound or table.state.solo:
        place = find(options, "take", who=name, bound=bound or "free")
    else:
        place = find(options, "act", action=order.job.kind)
    if place is None:
        hand.failed.append(order.job.key)
        return None
    hand.current = order
    hand.helpers = order.helpers[:]
    fit = [one(0.0, hint_lines.wounds(order.seat))] if options[place].verb == "take" and order.job.outside else []
    return _meant(place, order, *fit)


def pick(table: Situation, order: Order, options: Sequence[Option]) -> Answer | None:
    """Where, with what, with which Facility and on which way."""
    job = order.job
    choices = [(place, option) for place, option in enumerate(options) if option.verb != "back"]
    word = choices[0][1].verb
    if word == "via":
        place, option = min(choices, key=lambda pair: trouble(table.ways.along(_said(pair[1]))))
        said = _said(option)
        return _meant(place, order, one(-trouble(table.ways.along(said)), hint_lines.safe_way(said)))
    if word == "using":
        shop = table.shop(job.type)
        wanted = shop.facility if shop is not None else ""
        return _meant(next((place for place, option in choices if _said(option) == wanted), choices[0][0]), order)
    wanted = job.target if word == "at" else job.things
    if wanted:
        choices = [pair for pair in choices if _said(pair[1]) == wanted]
    if not choices:
        return None
    place, option = min(choices, key=lambda pair: dearness(table, _said(pair[1])))
    said = _said(option)
    laid = [one(-dearness(table, said), hint_lines.part(*parts_of(said)))] if word == "with" else []
    return _meant(place, order, *laid)


def _said(option: Option) -> str:
    return str(option.refs[0][1])


def dearness(table: Situation, things: str) -> float:
    """What the crew would rather keep: parts that something broken waits for, examined samples, what is rare."""
    total = 0.0
    for thing in parts_of(things):
        total += table.waiting(thing) + (2.0 if Thing.parse(thing).way == "x" else 0.0) - 0.1 * table.held[thing]
    return total


def staff(table: Situation, hand: Hand, order: Order, options: Sequence[Option]) -> Answer | None:
    """Rover, benefits and helpers as planned; then that is it."""
    if order.rover:
        place = find(options, "rover", rover=order.rover)
        if place is not None:
            return _meant(place, order, one(0.0, hint_lines.rover(order.rover, "hint-rover-helps")))
    seat = seat_of(table.state, order.seat)
    more = one(0.0, hint_lines.odds(seat, declared=False))
    for place, option in enumerate(options):
        if option.verb == "perk" and order.job.worth > worth.TOKEN:
            return _meant(place, order, more)
    while hand.helpers:
        place = find(options, "add", pawn=hand.helpers.pop(0))
        if place is not None:
            return _meant(place, order, more)
    place = find(options, "declare")
    if place is not None:
        hand.current = None
        return _meant(place, order, one(0.0, hint_lines.odds(seat, declared=True)))
    return _meant(find(options, "add"), order, more) if order.job.worth > 2 else None


def improvise(options: Sequence[Option]) -> Answer:
    """Any sensible answer, when there is no plan: never back if something else is offered."""
    ready = find(options, "ready")
    if ready is not None:
        return Answer(ready, READY)
    for verb in ("declare", "leave-unused"):
        place = find(options, verb)
        if place is not None:
            return Answer(place)
    for kind in FILLERS:
        place = find(options, "act", action=kind)
        if place is not None:
            return Answer(place)
    others = (place for place, option in enumerate(options) if option.verb not in ("back", "revise", "machine"))
    return Answer(next(others, 0))
