"""The crew, their helpers and the plan as they are drawn."""

from farlight.martians.model.content import Definitions
from farlight.martians.table.forecast import StackOutlook
from farlight.martians.table.panels import astronaut_line, helper_lines, plan_line
from farlight.martians.table.ref_things import room_of
from farlight.martians.table.scene_types import (
    AbilityScene,
    AbilityState,
    HelperScene,
    PawnScene,
    PersonScene,
    StackScene,
    Told,
)
from farlight.martians.table.view import AstronautView, MartiansView
from farlight.texts import Texts

MACHINE = "m:"


def crew_of(seen: MartiansView, content: Definitions, texts: Texts) -> list[PersonScene]:
    alone = len(seen.ready) < len(seen.crew)
    return [_person(person, 0 if alone else place, seen, content, texts) for place, person in enumerate(seen.crew)]


def _person(person: AstronautView, seat: int, seen: MartiansView, content: Definitions, texts: Texts) -> PersonScene:
    ruling = content.ruling
    return PersonScene(
        id=person.who,
        seat=seat,
        name=texts.name("who", person.who),
        profession=person.profession,
        calling=texts.name("profession", person.profession),
        first=person.who == seen.first,
        wounds=person.wounds,
        deadly=ruling.most_wounds + 1,
        marks_at=list(ruling.condition_icons),
        tokens=person.tokens,
        conditions=[_ailment(kind, texts) for kind in person.conditions],
        coming=[_ailment(kind, texts) for kind in person.coming],
        abilities=[_ability(person, name, texts) for name in person.abilities],
        marks=[texts.name("mark", mark) for mark in person.marks],
        pawns=_pawns(person.who, person.free, seen, texts),
        held=_pawns(person.who, person.held, seen, texts),
        spent=_pawns(person.who, person.spent, seen, texts),
        words=texts.line(astronaut_line(person, content)),
    )


def _pawns(who: str, bounds: list[str], seen: MartiansView, texts: Texts) -> list[PawnScene]:
    return [_pawn(f"{who}+{bound}" if bound else who, seen, texts) for bound in bounds]


def _ailment(kind: str, texts: Texts) -> Told:
    return Told(kind, texts.name("condition", kind), texts.name("ailment", kind))


def _ability(person: AstronautView, name: str, texts: Texts) -> AbilityScene:
    state: AbilityState = "locked" if name in person.locked else "used" if name in person.used else "ready"
    return AbilityScene(name, texts.name("ability", name), texts.name("ability_effect", name), state)


def _pawn(pawn: str, seen: MartiansView, texts: Texts) -> PawnScene:
    if pawn.startswith(MACHINE):
        return PawnScene(pawn, pawn, texts.name("pawn", pawn), "machine", "", "free", pawn.removeprefix(MACHINE))
    who, _, bound = pawn.partition("+")
    callings = {person.who: person.profession for person in seen.crew}
    told = texts.name("bound", bound) if bound else ""
    return PawnScene(pawn, who, texts.name("who", who), callings.get(who, ""), told, bound or "free", "")


def helpers_of(seen: MartiansView, texts: Texts) -> list[HelperScene]:
    lines = iter(helper_lines(seen))
    found = [
        HelperScene(each.machine, texts.name("machine", each.machine), "machine", [each.type], each.stack, [], said)
        for each in seen.aoms
        for said in [texts.line(next(lines))]
    ]
    rest = [texts.line(line) for line in lines if line.key == "panel-rover"]
    return found + [
        HelperScene(
            each.rover,
            texts.name("rover", each.rover),
            "rover",
            each.types,
            each.stack,
            [Told(token, texts.name("token", token), texts.name("load", token)) for token in each.tokens],
            said,
        )
        for each, said in zip(seen.rovers, rest, strict=True)
    ]


def plan_of(seen: MartiansView, content: Definitions, texts: Texts) -> list[StackScene]:
    return [_stack(stack, seen, content, texts) for stack in seen.plan]


def _stack(stack: StackOutlook, seen: MartiansView, content: Definitions, texts: Texts) -> StackScene:
    odds = stack.odds
    has_place = stack.target not in ("", "none")
    return StackScene(
        number=stack.number,
        verb=stack.verb,
        type=stack.type,
        name=texts.name("action", stack.verb),
        target=stack.target,
        target_room=room_of(content, stack.target),
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
    )
