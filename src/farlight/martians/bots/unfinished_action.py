"""Taking over in the middle: a seat that has a pawn in hand, or an action half declared, is helped to finish it."""

from collections.abc import Sequence

from farlight.kernel import Decision, Option, Play, Score
from farlight.martians.bots.answer_scores import ref, ref_of
from farlight.martians.bots.jobs import Job
from farlight.martians.bots.pawn_allotment import Order, ways_to_do
from farlight.martians.bots.plan_steps import stage_of
from farlight.martians.bots.planner import all_jobs, proposals
from farlight.martians.bots.situation import Situation
from farlight.martians.model.ids import CalledPawn, joined
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.plan import dissolve
from farlight.martians.rules.actions.stacks import count, numbers, performer, route_of, shown_target, stack_at
from farlight.martians.rules.actions.targets import verb_name
from farlight.martians.rules.context import ELEMENTS, MartiansPlay
from farlight.martians.table.forecast import odds_of

BEGUN = 4.0
"""What an action is worth of which nobody knows why it was begun."""
PAWN = 1.0
"""What a pawn is worth elsewhere."""


def order_in_hand(table: Situation, decision: Decision) -> Order | None:
    """The best that can come of what a seat has begun; None if nothing good can, or nothing is begun."""
    stage = stage_of(decision.options)
    if stage == "crew":
        return _order_for(table, decision)
    if stage not in ("held", "verb", "draft"):
        return None
    who = ref_of(decision, "who")
    jobs = [job for job in proposals(table, []) if _at_hand(table, job) and _fits(table, decision, stage, job, who)]
    free = sum(bound in ("", "spare") for person in table.state.crew for bound in person.free)
    ways = [way for job in jobs for way in ways_to_do(table, job) if way.pawns - 1 <= free]
    best = max(ways, key=lambda way: way.worth, default=None)
    return None if best is None else Order(best.job, who, decision.seat, [])


def _at_hand(table: Situation, job: Job) -> bool:
    """Whether the parts lie there that it takes: nothing is taken to pieces in the middle of a declaration."""
    return all(table.held[part] for part in job.uses if part in ELEMENTS)


def _fits(table: Situation, decision: Decision, stage: str, job: Job, who: str) -> bool:
    """Whether a job is one that the declaration can still become."""
    name = CalledPawn.parse(who).who
    if job.who >= 0 and table.state.crew[job.who].card != name:
        return False
    options = decision.options
    if stage == "held":
        return _offers(options, "act", "action", job.kind)
    if stage == "verb":
        return job.kind == ref_of(decision, "action") and _offers(options, "do-action", "action", job.verb)
    word = next(option.verb for option in options if option.verb != "back")
    said = {"at": job.target, "with": job.things}.get(word, "")
    offered = [str(option.refs[0][1]) for option in options if option.verb == word]
    return job.verb == ref_of(decision, "action") and (not said or said in offered)


def _offers(options: Sequence[Option], verb: str, kind: str, value: str) -> bool:
    return any(option.verb == verb and ref(option, kind) == value for option in options)


# An action that lacks nothing but hands


def _order_for(table: Situation, decision: Decision) -> Order | None:
    """With the hands that it takes, and those that its dice are worth."""
    stack = stack_of(table, decision)
    if stack is None:
        return None
    job = _job_of(table, stack)
    low, high = numbers(table.play, stack)
    strength = count(table.play, stack)
    sure, wanted = high - strength, max(0, low - strength)
    if job.worth * (100 - odds_of(table.play, stack).success) / 100 > PAWN * (sure - wanted):
        wanted = max(wanted, sure)
    rovers = [ref(option, "rover") for option in decision.options if option.verb == "rover"]
    offered = [ref(option, "pawn") for option in decision.options if option.verb == "add"]
    machines_first = sorted(offered, key=lambda pawn: not CalledPawn.parse(pawn).machine)
    leader = ref_of(decision, "leader")
    return Order(job, leader, decision.seat, machines_first[:wanted], rovers[0] if rovers and wanted else "")


def stack_of(table: Situation, decision: Decision) -> Stack | None:
    """The action that a seat is declaring."""
    number = table.state.seats[decision.seat].building
    return stack_at(table.state, number) if number else None


def _job_of(table: Situation, stack: Stack) -> Job:
    """The job that it is, if the crew would propose it; else the reasons that it had before it was begun."""
    target = shown_target(table.state, stack) if stack.target else ""
    for job in all_jobs(table):
        if (job.verb, job.target) == (verb_name(stack), target):
            return job
    things = joined(stack.things)
    verb = verb_name(stack)
    job = Job(stack.type, verb, Score(BEGUN), target=target, things=things, type=stack.type, who=performer(stack))
    for meant in all_jobs(_before(table, stack)):
        if (meant.verb, meant.target) == (job.verb, job.target) and meant.things in ("", things):
            job.score = Score(BEGUN, meant.score.terms)
    if stack.path:
        job.way = route_of(table.play, stack)
    return job


def _before(table: Situation, stack: Stack) -> Situation:
    """The table with everything at hand that lies with an action now."""
    play: MartiansPlay = Play(table.play.rules, table.content, table.state.copy())
    dissolve(play, stack_at(play.state, stack.number))
    return Situation(play, table.memory)
