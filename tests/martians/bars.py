"""Whether what is told of an option that is not offered is so, by the facts that `reasons.py` has for things."""

from collections.abc import Callable, Iterator
from typing import Any

from farlight.effects import Source, parse, verb_phrases
from farlight.kernel import Option, Refusal
from farlight.martians.model.ids import Pawn
from farlight.martians.rules.actions.completion import medic_is_free, others
from farlight.martians.rules.actions.declaration import is_open, unfit
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.plan_menu import KINDS_OF_ACTION, actions_under, candidates, is_complete, leaders
from farlight.martians.rules.actions.stacks import lethal
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.cargo_bay import upgrades_left
from farlight.martians.rules.context import VOCABULARY
from farlight.martians.table.offers.trial import Trial

from .reasons import CARDS, FACTS, At, Fact, Table, farm, is_dark, lacks, names_at, only_bound


def bar_is_so(table: Table, seat: int, option: Option, why: Refusal) -> bool:
    """Whether a reason is so of the option, or of one of the actions that it would lead to."""
    reason = why.reason.removeprefix("why-not-")
    fact = BARS.get(reason) or FACTS[reason]
    return any(fact(at) for at in asked_about(table, seat, option, why))


def asked_about(table: Table, seat: int, option: Option, why: Refusal) -> Iterator[At]:
    """What an option is about: a thing, an action that would begin, or one of the plan."""
    refs, said = dict(option.refs), dict(why.refs)
    at = At(table, seat, "", said, Trial(table.play, seat))
    match option.verb:
        case "act" | "do-action":
            yield from (at._replace(verb=name) for name in under(at, str(refs["action"])))
        case "at":
            begun = [name for name in names_at(table) if name == at.base.slot.verb]
            yield from (at._replace(thing=str(refs["target"]), verb=name) for name in (*begun, "repair"))
        case "join":
            able = leaders(table.play, seat)
            pawn = able[0][0] if able else str(seat)
            thing = Pawn.parse(pawn).machine or ""
            yield at._replace(number=int(refs["stack"]), pawn=pawn, thing=thing)
        case "rover":
            yield at._replace(number=int(refs["stack"]), thing=str(refs["rover"]))
        case "machine":
            thing = str(refs["machine"])
            yield from (at._replace(thing=thing, verb=name) for name in names_at(table))
        case "take":
            yield from (at._replace(verb=name) for name in names_at(table))
        case _:
            yield at._replace(thing=option.id)


def under(at: At, kind: str) -> list[str]:
    """The actions that the board has under a kind, also those that only certain pawns find there; or the action."""
    play = at.table.play
    if kind not in KINDS_OF_ACTION:
        return [kind]
    found = [name for pawn, _ in leaders(play, at.seat) for name in candidates(play, pawn, kind)]
    return list(dict.fromkeys((*actions_under(play, kind), *found)))


# Both sides: what is barred cannot be begun, and what cannot be begun is barred


def can_begin(table: Table, seat: int, name: str) -> bool:
    """Whether a pawn of a seat, the one in hand or any that is free, could begin an action: as it is offered."""
    play = table.play
    verb, seen = verb_of(play, name), play.recall(offers)
    return any(
        unfit(play, pawn, verb) is None and is_open(play, seen, pawn, operator, verb, others(play, pawn))
        for pawn, operator in leaders(play, seat)
    )


def told_rightly(table: Table, seat: int) -> dict[str, tuple[bool, bool]]:
    """The actions of which the plan says nothing or too much: whether it can be begun, whether it is barred."""
    if table.state.window != "plan":
        return {}
    barred = {option.id for option, _ in table.play.barred(seat)} if table.play.barred else set()
    found = {name: (can_begin(table, seat, name), f"do-action:{name}" in barred) for name in names_at(table)}
    return {name: both for name, both in found.items() if both[0] is both[1]}


# Facts of options


def is_mortal(at: At) -> bool:
    """Whether one wound more than those announced would kill somebody of the crew."""
    return any(lethal(at.table.play, who, 1) is not None for who in range(len(at.state.crew)))


def is_closed(at: At, closed: Callable[[str], bool]) -> bool:
    """Whether the named Facility is closed, and with it all of the action's type."""
    if not closed(at.said["facility"]):
        return False
    if not at.verb or at.verb == "plant" or at.thing:
        return True
    in_play = [
        place for place in CARDS.tables.places[verb_of(at.table.play, at.verb).type] if place in at.state.facilities
    ]
    return all(is_dark(at, place) or (place, "fault") in at.state.active for place in in_play)


def is_unpayable(at: At, form: str, missing: Callable[[Any], bool]) -> bool:
    """Whether an effect that can be chosen asks for something that is not there."""
    words = at.thing.partition(":")[2]
    return any(each.form == form and missing(each.args) for each in verb_phrases(parse(Source(words), VOCABULARY).tree))


def no_supply(at: At) -> bool:
    held = at.state.supply[at.said["supply"]]
    if at.thing.startswith("do:"):
        return is_unpayable(at, "lose-supply", lambda args: args[1] == at.said["supply"] and int(args[0]) > held)
    return held <= 0 if at.thing.startswith("pay-wilting") else FACTS["supply"](at)


def is_wrong_machine(at: At) -> bool:
    """Whether the machine that would act or join is made for another type."""
    who = (
        [at.thing]
        if at.thing in CARDS.machines
        else [Pawn.parse(pawn).machine for pawn, _ in leaders(at.table.play, at.seat)]
    )
    wanted = at.building.type if at.number else verb_of(at.table.play, at.verb).type
    return any(machine and CARDS.machines[machine].type != wanted for machine in who)


def machines_work(at: At) -> bool:
    """Whether it is done in the Living Complex, and a machine was asked about or nothing else is left."""
    return bool(at.thing in CARDS.machines or not at.pawns)


def fewest_tokens(at: At) -> int:
    return int(min(each.tokens for each in at.state.crew))


BARS: dict[str, Fact] = {
    "ready": lambda at: not is_complete(at.state, at.seat),
    "taken": lambda at: at.thing.partition(":")[2] in [each.profession for each in at.state.crew],
    "tokens": lambda at: is_unpayable(at, "discard-tokens", lambda args: fewest_tokens(at) < int(args[0])),
    "upgrade-left": lambda at: not upgrades_left(at.table.play),
    "lethal": is_mortal,
    "medic": lambda at: any(
        not medic_is_free(at.table.play, others(at.table.play, pawn)) for pawn, _ in leaders(at.table.play, at.seat)
    ),
    "shut": lambda at: is_closed(at, lambda facility: is_dark(at, facility)),
    "fault": lambda at: is_closed(at, lambda facility: (facility, "fault") in at.state.active),
    "full": lambda at: farm(at).plants + len(farm(at).growth) >= farm(at).houses,
    "supply": no_supply,
    "machine-type": is_wrong_machine,
    "machine": machines_work,
    "things": lacks,
    "heart": lambda at: only_bound(at, "heart"),
    "part": lambda at: (
        at.said["part"] not in at.base.state.available
        and (at.verb != "" or is_unpayable(at, "lose-part", lambda _: True))
    ),
}
"""Where an option asks for more than a thing does, or says it otherwise."""
