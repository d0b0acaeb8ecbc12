"""Deeds: how a case declares whole actions in one line."""

import re

from farlight.content.ids import OptionId
from farlight.martians.cases.frame import NOTHING, WORDS, who_named
from farlight.martians.cases.plans import outlook_of, stack_named
from farlight.martians.model.ids import CalledPawn, Thing, joined
from farlight.martians.rules.actions.targets import TYPED_EVENTS, VERBS, mission_actions, verb_name, verb_of
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.crew import name_of
from farlight.scenarios import Answers, CaseFailure, known

# Deeds: whole stacks in one line


def _seat_and_pawn(play: MartiansPlay, said: str) -> tuple[int, CalledPawn, str]:
    """Seat, pawn and option of a pawn: `engineer`, `medic+spare`, `mason of engineer`, `mason`."""
    state = play.state
    name, _, operator = said.partition(" of ")
    if name in play.content.machines:
        who = who_named(play, operator) if operator else 0
        return seat_of(state, who), CalledPawn("", machine=name), f"machine:{name}:{name_of(state, who)}"
    called = CalledPawn.parse(name)
    who = who_named(play, called.who)
    named = name_of(state, who)
    return seat_of(state, who), called._replace(who=named), f"take:{named}:{called.bound or 'free'}"


def _pick_up(answers: Answers, play: MartiansPlay, said: str) -> int:
    """Take a pawn in hand where that is a choice of its own; gives the seat."""
    seat, pawn, take = _seat_and_pawn(play, said)
    if pawn.machine or pawn.bound or play.state.solo:
        answers.give(take, seat)
    return seat


def _kind_of(play: MartiansPlay, action: str) -> str:
    """The kind under which the board offers an action: its type, `event`, `tile`, or `own` if it has no type."""
    known([action], [*VERBS, *mission_actions(play)], "action in this mission")
    if action == "tile":
        return action
    verb = verb_of(play, action)
    return "event" if verb.is_event else verb.type or "own"


def _action(play: MartiansPlay, said: dict[str, str | None]) -> str:
    """The action that a case means: of an event the one of the type that it names. M-EVA-05."""
    action, at = said["action"] or "", said["at"]
    event = play.content.events.get(at) if at and action == "event" else None
    return action if event is None or event.type is None else TYPED_EVENTS[event.type]


def _declare(answers: Answers, match: "re.Match[str]") -> None:
    """Declare one action: what it is, a benefit, a rover, the pawns below. M-ACT-04."""
    play: MartiansPlay = answers.position.play
    said = match.groupdict()
    said["action"] = _action(play, said)
    pawns = [word.strip() for word in said["pawns"].split(",")]
    seat = _pick_up(answers, play, pawns[0])
    number = play.state.serial
    kind = f"act:{_kind_of(play, said['action'])}"
    answers.give(kind if kind in answers.offered(seat) else f"act:{said['action']}", seat)
    while answers.position.play.state.seats[seat].verb:
        _choose_next(answers, seat, said)
    _check_said(answers.position.play, number, said)
    for what in ("perk", "rover"):
        if said[what]:
            _change(answers, seat, number, f"{what}:{said[what]}:{number}")
    for pawn in pawns[1:]:
        _add(answers, seat, number, pawn)
    if answers.position.play.state.seats[seat].building:
        if "declare" not in answers.offered(seat):
            found = outlook_of(answers.position.play, number)
            raise CaseFailure(f"this stack is too weak: it counts {found.strength} and needs at least {found.dice_at}")
        answers.give("declare", seat)


def _choose_next(answers: Answers, seat: int, said: dict[str, str | None]) -> None:
    """Answer the next choice of a declaration by what the case says about it."""
    offered = [option for option in answers.offered(seat) if option != "back"]
    stage = OptionId.parse(offered[0]).verb if offered else "at"
    word = said["action"] if stage == "do-action" else said.get(stage)
    if not word:
        values = ", ".join(OptionId.parse(option).value for option in offered)
        raise CaseFailure(f"say '{stage} ...' as well: {values}")
    answers.give(str(OptionId(stage, word)), seat)


def _check_said(play: MartiansPlay, number: int, said: dict[str, str | None]) -> None:
    """Check that what left no choice is what the case says."""
    stack = stack_named(play, number)
    target = stack.target
    if stack.verb == "event":
        target = play.state.log[int(target)].event
    things = Thing.of("from", stack.source) if stack.source else joined(stack.things)
    ways = (joined(stack.path), joined((stack.start, *stack.path)))  # with its start where there is a twin
    stands = {"at": target, "with": things, "using": stack.facility, "via": ways[said.get("via") == ways[1]]}
    stands["action"] = verb_name(stack)
    for stage, value in stands.items():
        if said.get(stage) and said[stage] != value:
            raise CaseFailure(f"the only choice is '{stage} {value or NOTHING}', not '{said[stage]}'")


def _change(answers: Answers, seat: int, number: int, option_id: str) -> None:
    """Change a stack, while it is put together or afterwards. M-ROV-02, M-RUL-GAP-23."""
    if answers.position.play.state.seats[seat].building == number:
        answers.give(option_id, seat)
        return
    answers.give("revise", seat)
    if f"stack:{number}" in answers.offered(seat):
        answers.give(f"stack:{number}", seat)
    answers.give(option_id, seat)
    while answers.position.play.state.seats[seat].revising:
        answers.give("back", seat)


def _add(answers: Answers, seat: int, number: int, pawn: str) -> None:
    """Put a pawn below: while the stack is put together its seat adds it, later it joins. M-ACT-18, M-ACT-21."""
    play: MartiansPlay = answers.position.play
    if play.state.seats[seat].building == number:
        answers.give(f"add:{_seat_and_pawn(play, pawn)[1]}", seat)
        return
    other = _pick_up(answers, play, pawn)
    answers.give("assist", other)
    answers.give(f"join:{number}", other)


def _rest_others(answers: Answers, _match: "re.Match[str]") -> None:
    """Let every pawn that is left rest. M-ACT-06."""
    for who in range(len(answers.position.play.state.crew)):
        while "" in answers.position.play.state.crew[who].free:
            seat = _pick_up(answers, answers.position.play, str(who + 1))
            answers.give("act:rest", seat)


def _all_ready(answers: Answers, _match: "re.Match[str]") -> None:
    """Let everybody agree: the plan is committed. M-ACT-03."""
    for seat in range(answers.seats):
        if any(decision.prompt == "plan" and decision.seat == seat for decision in answers.position.open):
            answers.give("ready", seat)


WORDS.deed(
    "plan ACTION [at TARGET] [with THINGS] [using FACILITY] [via ROUTE] by PAWN, PAWN ... [on ROVER] [perk PERK]",
    r"plan (?P<action>[\w-]+)(?: at (?P<at>\S+))?(?: with (?P<with>\S+))?(?: using (?P<using>\S+))?"
    r"(?: via (?P<via>\S+))? by (?P<pawns>.+?)(?: on (?P<rover>[\w-]+))?(?: perk (?P<perk>\S+))?",
    _declare,
)
WORDS.deed("others rest", r"others rest", _rest_others)
WORDS.deed("all ready", r"all ready", _all_ready)
