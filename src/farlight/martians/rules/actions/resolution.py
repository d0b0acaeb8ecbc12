"""Resolving declared actions: dice, what they bring, the end of the phase. Rulebook chapters 17, 18 and 38.4."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.martians.model.events.work import (
    ActionBegan,
    ActionFailed,
    ActionSucceeded,
    DieRolled,
    MachineActed,
    TileDiscarded,
    TileStays,
    TileTurned,
)
from farlight.martians.model.ids import Mark, NotedRoll, Pawn, Pile, joined
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.ability_moments import of_action, unforeseen
from farlight.martians.rules.actions.action_effects import EFFECTS, fail, special_effect
from farlight.martians.rules.actions.action_texts import on_stack
from farlight.martians.rules.actions.stacks import DICED, owner, performer, shown_target, special, stack_at
from farlight.martians.rules.app_events import adventure
from farlight.martians.rules.context import TYPED, About, MartiansPlay, seat_of, sized
from farlight.martians.rules.crew import (
    change_morale,
    change_tokens,
    count_deed,
    end_phase_conditions,
    heed,
    heeded,
    name_of,
    pause,
    wound,
)
from farlight.martians.rules.effect_checks import resolve, settle
from farlight.martians.rules.mission_history import add_to_history
from farlight.martians.rules.piles import add
from farlight.martians.rules.production import check_rover

STEPS = StepTable()
ORDERED = (*DICED, "event", "untyped", "tile")
"""Steps in which the order of two actions can always matter. M-ACT-13, M-ACT-14, M-RUL-GAP-01."""

BEST = {"success": "success", "wound": "blank", "adventure": "blank"}
"""The faces that nobody would roll again."""


def of_step(state: Martians, name: str) -> list[Stack]:
    """The stacks of a step of the resolution. M-ACT-10, M-ACT-11, M-ACT-12, M-ACT-13, M-EVA-05."""
    return [stack for stack in state.plan if step_of(stack) == name]


def step_of(stack: Stack) -> str:
    """The step in which an action is resolved. M-ACT-10, M-ACT-13, M-EVA-05."""
    return stack.verb if stack.verb in ("event", "tile") else stack.type or "untyped"


def in_order(state: Martians) -> list[Stack]:
    """The plan as it is resolved if nobody chooses otherwise: step by step, in each as it was declared.

    M-ACT-10, M-ACT-13, M-ACT-14.
    """
    return [stack for name in ("event", *TYPED, "untyped", "tile") for stack in of_step(state, name)]


@STEPS.step(asks=False)
def resolve_type(play: MartiansPlay, name: str) -> Procedure[None]:
    """Resolve one action of a step, then the rest of it. M-ACT-10, M-ACT-14."""
    state = play.state
    waiting = of_step(state, name)
    if not waiting:
        return
    number = waiting[0].number
    if _order_matters(waiting, name):
        number = yield from _choose_next(play, name)
    play.then(resolve_type, name)
    play.then(turn_tile if name == "tile" else resolve_stack, number)


def _order_matters(waiting: list[Stack], name: str) -> bool:
    """Rests, Relaxes, Heals and Manages that bring nothing but themselves give the same in any order. M-ACT-14."""
    return len(waiting) > 1 and (name in ORDERED or any(stack.dice or stack.announced for stack in waiting))


def _choose_next(play: MartiansPlay, name: str) -> Procedure[int]:
    """Choose which of the actions of a step comes first. M-ACT-13, M-ACT-14."""
    state = play.state
    state.window = "order"
    number = yield from choose(
        play,
        GROUP,
        "order",
        "M-ACT-13" if name in ("untyped", "tile") else "M-ACT-14",
        lambda: [stack.number for stack in of_step(state, name)],
        lambda each: on_stack(state, stack_at(state, each), option("resolve", stack=each)),
    )
    state.window = ""
    heeded(play, unforeseen(play) if name == "tile" else of_action(play, stack_at(state, number)))
    return number


@STEPS.step(asks=False)
def resolve_untyped(play: MartiansPlay) -> None:
    """Resolve actions without a type, which come last. M-ACT-13, M-MACT-06."""
    play.then(resolve_type, "untyped")


@STEPS.step()
def resolve_stack(play: MartiansPlay, number: int) -> Procedure[None]:
    """Resolve an action: dice, with tokens for a failure however it came; what they and the way bring in any case; then
    success or failure.

    M-ACT-49, M-DICE-15, M-MOVE-12, M-RUL-FAC-05, M-RUL-GAP-09.
    """
    state = play.state
    stack = stack_at(state, number)
    who = performer(stack)
    yield from heed(play, of_action(play, stack))
    state.resolving = number
    play.emit(ActionBegan("M-ACT-10", stack.verb, shown_target(state, stack), name_of(state, who)))
    if owner(stack.pawns[0]) < 0:
        play.emit(MachineActed("M-AOM-06", Pawn.parse(stack.pawns[0]).machine))
    success, brought = yield from _dice(play, stack, who)
    if not success:
        change_tokens(play, who, play.content.ruling.failure_tokens, "M-DICE-04")
    yield from _bring(play, stack, who, brought)
    about = about_of(play, stack)
    if success:
        play.emit(ActionSucceeded("M-ACT-15", stack.verb, name_of(state, who)))
        asks = EFFECTS.get(stack.verb, special_effect)(play, stack, about)
        if asks is not None:
            yield from asks
    else:
        play.emit(ActionFailed("M-ACT-15", stack.verb, name_of(state, who)))
        fail(play, stack)
    _note(play, stack, who)
    state.plan.remove(stack)
    state.resolving = -1
    yield from settle(play)


def about_of(play: MartiansPlay, stack: Stack) -> About:
    """What the effects of an action are about; without a type, the Workshop. M-RUL-ADV-05, M-RUL-GAP-18."""
    card = special(play, stack)
    place = stack.path[-1] if stack.path else ""
    entry = int(stack.target) if stack.verb == "event" else -1
    return About(
        performer(stack),
        stack.type,
        stack.facility or "ws",
        place,
        stack.rover,
        joined(stack.things) or (card.id if card is not None else ""),
        stack.number,
        entry,
    )


def _note(play: MartiansPlay, stack: Stack, who: int) -> None:
    """Note what later rules ask about this action."""
    state = play.state
    if "hazard" in stack.announced and stack.rover and stack.rover not in state.rover_tests:
        state.rover_tests.append(stack.rover)
    if stack.type == "build":
        state.last_builder = who
    if stack.path:
        count_deed(state, who, "outside")


# 18. Dice


def _dice(play: MartiansPlay, stack: Stack, who: int) -> Procedure[tuple[bool, list[str]]]:
    """Roll for whether the action succeeds, and what its dice bring: where a die is forced, enough pawns roll that one
    only.

    M-ACT-45, M-DICE-01, M-DICE-10, M-DICE-11, M-FAQ-13, M-RUL-FAC-05.
    """
    brought: list[str] = []
    forced = "force" in stack.announced
    if not stack.dice and not forced:
        return True, brought
    colour = play.content.tables.colours[stack.type]
    names = ["success"]
    if stack.dice:
        names += ["adventure"] if "unhurt" in play.state.crew[who].marks else ["wound", "adventure"]
    yield from _roll(play, stack, who, colour, names)
    faces = dict(play.state.rolled)
    play.state.rolled = []
    play.state.rerolled = []
    success = faces["success"] == "success"
    if success and "reroll" in stack.announced:  # M-ICON-20, M-DICE-13, after abilities: M-RUL-ABI-14
        success = _throw(play, colour, "success", who, "M-DICE-13") == "success"
    brought += ["rolled-wound"] if faces.get("wound") == "wound" else []
    brought += ["adventure"] if faces.get("adventure") == "adventure" else []
    return success, brought


def _throw(play: MartiansPlay, colour: str, die: str, who: int, rule: str) -> str:
    name = name_of(play.state, who)
    action = stack_at(play.state, play.state.resolving).verb
    about = (("who", name), ("colour", colour), ("die", die), ("action", action), ("rover", "none"))
    face = play.face(die, play.content.tables.faces[colour, die], about)
    add_to_history(play, "roll", str(NotedRoll(name, colour, die, face)))
    play.emit(DieRolled(rule, die, face, name))
    return face


def _roll(play: MartiansPlay, stack: Stack, who: int, colour: str, names: list[str]) -> Procedure[None]:
    """Roll the dice together; then give the moment in which one may be rolled again, if it could be better.

    M-DICE-01, M-RUL-ABI-14.
    """
    state = play.state
    state.rolled = [(die, _throw(play, colour, die, who, "M-DICE-01")) for die in names]
    state.rerolled = []
    if all(face == BEST[die] for die, face in state.rolled):
        return
    refs = (("who", name_of(state, who)), ("action", stack.verb), ("faces", " ".join(face for _, face in state.rolled)))
    yield from pause(play, seat_of(state, who), "rolled", "M-RUL-ABI-14", refs)


def reroll(play: MartiansPlay, die: str) -> None:
    """Roll one of the dice just rolled again, once. M-RUL-ABI-14."""
    state = play.state
    stack = stack_at(state, state.resolving)
    colour = play.content.tables.colours[stack.type]
    face = _throw(play, colour, die, performer(stack), "M-RUL-ABI-14")
    state.rolled = [(name, face if name == die else old) for name, old in state.rolled]
    state.rerolled.append(die)


# What an action brings


def _bring(play: MartiansPlay, stack: Stack, who: int, rolled: list[str]) -> Procedure[None]:
    """Bring what dice, tokens, terrain and Conditions bring: wounds and the one Adventure to the performer alone,
    Morale to the group, as the performer orders them.

    M-DICE-08, M-ACT-49, M-GEN-13, M-GEN-16, M-WND-13, M-MOVE-11, M-MOVE-16, M-ADV-01, M-ADV-03, M-APP-29, M-RUL-DIE-04,
    M-RUL-DIE-05, M-RUL-ADV-03, M-RUL-GAP-21.
    """
    state = play.state
    left: list[str] = [kind for kind in ("wound", "morale") if kind in stack.announced]
    if "rolled-wound" in rolled:
        left.append("rolled-wound")
    if "adventure" in rolled or "adventure" in stack.announced:
        left.append("adventure")
    while left:
        chosen = left[0]
        if len(left) > 1:
            chosen = yield from choose(
                play,
                seat_of(state, who),
                "bring",
                "M-DICE-08",
                lambda: left,
                lambda kind: option("bring", brought=kind),
                refs=(("who", name_of(state, who)), ("action", stack.verb)),
            )
        left.remove(chosen)
        if chosen == "morale":
            change_morale(play, -1, "M-ICON-14")
        elif chosen == "adventure":
            yield from adventure(play, about_of(play, stack), play.content.tables.colours[stack.type])
        else:
            yield from wound(play, who, "M-ICON-21" if chosen == "wound" else "M-DICE-05")


# The end of the Action phase


@STEPS.step(asks=False)
def end_actions(play: MartiansPlay) -> None:
    """End all repairs, turn Shutdown tiles and test rovers. M-ACT-17, M-RUL-SHUT-02."""
    play.state.mended = []
    play.then(end_phase)
    play.then(resolve_type, "tile")


@STEPS.step(asks=False)
def end_phase(play: MartiansPlay) -> Procedure[None]:
    """Test rovers when all actions are done, and let whoever worked late pay for it.

    M-ROV-15, M-WND-02, M-ROV-16, M-RUL-GAP-10.
    """
    state = play.state
    for rover in list(state.rover_tests):
        check_rover(play, rover, "M-ROV-15")
    state.rover_tests = []
    for mark in [mark for mark in map(Mark.parse, state.round) if mark.word == "late-night"]:
        yield from wound(play, int(mark.of), "M-WND-02")
        yield from settle(play)
    state.plan = []
    end_phase_conditions(state)


@STEPS.step()
def turn_tile(play: MartiansPlay, number: int) -> Procedure[None]:
    """Resolve what waits at the Facility first, then the tile. M-SHUT-12, M-TOK-05, M-RUL-GAP-18."""
    state = play.state
    stack = stack_at(state, number)
    yield from heed(play, unforeseen(play))
    state.resolving = number
    if "adventure" in stack.announced:
        yield from adventure(play, about_of(play, stack), "brown")
    yield from _show_front(play, stack)
    state.plan.remove(stack)
    state.resolving = -1


def _show_front(play: MartiansPlay, stack: Stack) -> Procedure[None]:
    """Resolve the front at once; it says whether the tile goes.

    M-SHUT-12, M-SHUT-13, M-SHUT-14, M-SHUT-15, M-RUL-SHUT-01.
    """
    state = play.state
    place = next((p for p, tile in enumerate(state.shut) if tile.place == stack.target), None)
    if place is None:
        return
    turned = state.shut[place] = state.shut[place]._replace(side="up")
    facility, _, tile, _ = turned
    card = play.content.shutdowns[tile]
    play.reveal()
    play.emit(TileTurned("M-SHUT-12", facility, tile, sized(play, card.effect).source))
    about = About(performer(stack), facility=facility, tile=place)
    yield from resolve(play, card.effect, about, "M-SHUT-13")
    if turned in state.shut:
        play.emit(TileStays("M-SHUT-18", facility))


def discard_tile(play: MartiansPlay, place: int, rule: str) -> None:
    """Take a Shutdown tile off its Facility, and put it back into its pile. M-SHUT-15."""
    state = play.state
    facility, kind, tile, _ = state.shut.pop(place)
    every = sum(card.kind == kind for card in play.content.shutdowns.values())
    pile = Pile.of_shutdown(kind)
    if (
        len(state.decks[pile]) + sum(other.kind == kind for other in state.shut) < every
    ):  # copies go back to nowhere. M-SHUT-21
        add(play, pile, tile)
    play.emit(TileDiscarded(rule, facility, kind))
