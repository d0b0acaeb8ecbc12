"""The crew, their helpers and the plan as they are drawn."""

from collections import Counter
from collections.abc import Iterable

from farlight.kernel.scenes import fact
from farlight.martians.model.ids import CalledPawn, Pawn
from farlight.martians.model.state import at
from farlight.martians.rules.actions.completion import (
    all_free,
    cannot_send,
    machines_left,
    machines_used,
    most_machines,
)
from farlight.martians.rules.actions.pawns import in_hand, spent
from farlight.martians.rules.actions.plan_menu import begun_by
from farlight.martians.rules.actions.resolution import in_order
from farlight.martians.rules.actions.stacks import shown_target
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.facilities import kind_of
from farlight.martians.table.forecast import StackOutlook, stack_outlook
from farlight.martians.table.odds_words import chance
from farlight.martians.table.panels import (
    AbilityState,
    ability_state,
    astronaut_line,
    helping,
    machine_line,
    plan_line,
    rover_line,
)
from farlight.martians.table.ref_things import room_of
from farlight.martians.table.scene_types import (
    AbilityScene,
    HelperScene,
    MachinesScene,
    PawnScene,
    PersonScene,
    StackScene,
    Told,
)
from farlight.texts import Texts


def person_of(who: int, seen: MartiansPlay, texts: Texts) -> PersonScene:
    view, ruling = seen.state, seen.content.ruling
    person, name = view.crew[who], name_of(view, who)
    abilities = seen.content.tables.abilities.get(person.profession, ())
    held, done = fact(_used_pawns, seen, who)
    return PersonScene(
        id=name,
        seat=seat_of(view, who),
        name=texts.name("who", name),
        profession=person.profession,
        calling=texts.name("profession", person.profession),
        first=who == view.first,
        wounds=person.wounds,
        deadly=ruling.most_wounds + 1,
        marks_at=list(ruling.condition_icons),
        tokens=person.tokens,
        conditions=[_ailment(kind, texts) for kind in person.conditions],
        coming=[_ailment(kind, texts) for kind in person.coming],
        abilities=[_ability(each, ability_state(person, each), texts) for each in abilities],
        marks=[texts.name("mark", mark) for mark in person.marks],
        pawns=_pawns(name, person.free, seen, texts),
        held=_pawns(name, held, seen, texts),
        spent=_pawns(name, done, seen, texts),
        words=texts.line(astronaut_line(seen, who)),
    )


def _used_pawns(seen: MartiansPlay, who: int) -> tuple[list[str], list[str]]:
    """Pawns of somebody that seats hold while they plan, and those whose task is done."""
    return in_hand(seen.state, who), spent(seen.state, who)


def _pawns(who: str, bounds: list[str], seen: MartiansPlay, texts: Texts) -> list[PawnScene]:
    return [_pawn(str(CalledPawn(who, bound)), seen, texts) for bound in bounds]


def _ailment(kind: str, texts: Texts) -> Told:
    return Told(kind, texts.name("condition", kind), texts.name("ailment", kind))


def _ability(name: str, state: AbilityState, texts: Texts) -> AbilityScene:
    return AbilityScene(name, texts.name("ability", name), texts.name("ability_effect", name), state)


def _pawn(pawn: str, seen: MartiansPlay, texts: Texts) -> PawnScene:
    who, bound, machine = CalledPawn.parse(pawn)
    if machine:
        return PawnScene(pawn, pawn, texts.name("pawn", pawn), "machine", "", "free", machine)
    callings = {person.card: person.profession for person in seen.state.crew}
    told = texts.name("bound", bound) if bound else ""
    return PawnScene(pawn, who, texts.name("who", who), callings.get(who, ""), told, bound or "free", "")


def helpers_in(seen: MartiansPlay) -> Iterable[str]:
    return (*seen.state.machines, *seen.content.rovers) if seen.state.crew else ()


def helper_of(helper: str, seen: MartiansPlay, texts: Texts) -> HelperScene:
    return (_rover if helper in seen.content.rovers else _machine)(helper, seen, texts)


def _machine(machine: str, seen: MartiansPlay, texts: Texts) -> HelperScene:
    types: list[str] = [seen.content.machines[machine].type]
    stack = fact(helping, seen).get(Pawn.of_machine(machine), 0)
    words = texts.line(machine_line(seen, machine))
    now = _could_do(machine, seen, texts)
    return HelperScene(machine, texts.name("machine", machine), "machine", types, stack, [], words, now)


def _could_do(machine: str, seen: MartiansPlay, texts: Texts) -> str:
    """What a machine could do as the plan stands: not all that it is made for is there to be done. M-AOM-03."""
    if seen.state.window != "plan" or cannot_send(seen, machine) is not None:
        return ""
    begun = begun_by(seen, Pawn.of_machine(machine), seen.state.first, all_free(seen))
    names = [texts.name("action", str(each.refs[0][1])) if each.refs else texts.option(each) for each in begun]
    return texts.say("scene-machine-now", actions=", ".join(names)) if names else texts.say("scene-machine-idle")


def _rover(rover: str, seen: MartiansPlay, texts: Texts) -> HelperScene:
    loads = at(rover, seen.state.rover_tokens)
    return HelperScene(
        rover,
        texts.name("rover", rover),
        "rover",
        [*seen.content.rovers[rover].types],
        fact(helping, seen).get(rover, 0),
        [Told(token, texts.name("token", token), texts.name("load", token)) for token in loads],
        texts.line(rover_line(seen, rover)),
        "",
    )


def stack_of(place: int, seen: MartiansPlay, texts: Texts) -> StackScene:
    stack = stack_outlook(seen, seen.state.plan[place])
    odds = stack.odds
    has_place = stack.target not in ("", "none")
    return StackScene(
        number=stack.number,
        verb=stack.verb,
        type=stack.type,
        name=texts.name("action", stack.verb),
        target=stack.target,
        target_room=room_of(seen.content, stack.target),
        place=texts.name("target", stack.target) if has_place else "",
        room=stack.facility,
        path=stack.path,
        leader=stack.performer,
        pawns=[_pawn(pawn, seen, texts) for pawn in stack.pawns],
        rover=texts.name("rover", stack.rover) if stack.rover else "",
        strength=stack.strength,
        dice_at=stack.dice_at,
        automatic_at=stack.automatic_at,
        success=odds.success,
        wound=odds.wound,
        wounds=odds.certain_wounds,
        adventure=odds.adventure,
        costs=stack.costs,
        strikes=[texts.name("strike", strike) for strike in stack.strikes],
        words=texts.line(plan_line(stack)),
        turn=fact(_turn_of, seen, stack.number),
        what=what_of(stack, texts),
        chance=chance(stack, texts),
        warning=_warning(stack, seen, texts),
    )


def _turn_of(seen: MartiansPlay, number: int) -> int:
    """When an action of the plan is resolved. M-ACT-10."""
    return 1 + fact(_numbers_in_order, seen).index(number)


def _numbers_in_order(seen: MartiansPlay) -> list[int]:
    return [stack.number for stack in in_order(seen.state)]


def what_of(stack: StackOutlook, texts: Texts) -> str:
    """What an action is in a word or two: where the verb goes without saying, what it is aimed at."""
    if stack.verb == "repair":
        return texts.name("element", kind_of(stack.target))
    if stack.target in ("", "none"):
        return texts.name("action", stack.verb)
    return texts.name("target", stack.target)


def _warning(stack: StackOutlook, seen: MartiansPlay, texts: Texts) -> str:
    """Another action of the plan with the same aim. M-ACT-09."""
    if stack.target in ("", "none") or (stack.verb, stack.target) not in fact(_aims_of_several, seen):
        return ""
    return texts.say("scene-twice", target=texts.name("target", stack.target))


def _aims_of_several(seen: MartiansPlay) -> set[tuple[str, str]]:
    aims = Counter([(stack.verb, shown_target(seen.state, stack)) for stack in seen.state.plan])
    return {aim for aim, actions in aims.items() if actions > 1}


def machines_of(seen: MartiansPlay, texts: Texts) -> MachinesScene | None:
    """What the crew has of machines in this sol; None where there are none. M-AOM-09, M-PC-06."""
    if not seen.state.machines or not seen.state.crew:
        return None
    used, most = len(machines_used(seen.state)), most_machines(seen)
    return MachinesScene(used, most, machines_left(seen), texts.say("scene-machines", used=used, most=most))
