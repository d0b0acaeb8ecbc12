"""The plan of a sol: all rules propose, and the pawns go where they are worth most."""

from collections import Counter
from collections.abc import Callable, Iterator

from farlight.martians.bots.event_jobs import events, rest
from farlight.martians.bots.jobs import Job
from farlight.martians.bots.missions import rule_of
from farlight.martians.bots.pawn_allotment import Order, assign, choose_jobs
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.survival import heal, relax
from farlight.martians.bots.upkeep import manage, repairs, rovers, tiles, upgrades
from farlight.martians.rules.actions.stacks import shown_target
from farlight.martians.rules.actions.targets import verb_name

RULES: tuple[Callable[[Situation], Iterator[Job]], ...] = (
    relax,
    heal,
    tiles,
    repairs,
    manage,
    rovers,
    upgrades,
    events,
    rest,
)
"""What holds in every mission."""
NEAR = 2.5
"""What the mission asks for is worth more if it takes more pawns than this: it has to be done all the same."""
THINGS = ("examine", "discover", "unpack-crate", "unpack-together", "trim-beds", "thicken-air")
"""Actions that can be repeated as long as there are things for them."""


def all_jobs(table: Situation) -> list[Job]:
    """What could be done, the mission first: it says what repairs may not use up."""
    jobs = [job for job in rule_of(table.state.mission)(table) if job is not None]
    for job in jobs:
        job.score = job.score.times(max(1.0, job.high / NEAR))
    for rule in RULES:
        jobs += rule(table)
    return jobs


def proposals(table: Situation, failed: list[str]) -> list[Job]:
    """What could be done and is not in the plan yet."""
    jobs = all_jobs(table)
    declared = _declared(table)
    repeated = Counter(stack.verb for stack in table.state.plan)
    return [
        job
        for job in jobs
        if job.worth > 0
        and job.key not in failed
        and (job.verb, job.target) not in declared
        and not (not job.target and job.verb not in THINGS and job.number < repeated[job.verb])
    ]


def _declared(table: Situation) -> set[tuple[str, str]]:
    """What is in the plan already and makes no sense twice."""
    found: set[tuple[str, str]] = set()
    for stack in table.state.plan:
        target = shown_target(table.state, stack)
        if stack.verb != "gather":
            found.add((verb_name(stack), target))
    return found


def make_orders(table: Situation, failed: list[str]) -> list[Order]:
    return assign(table, choose_jobs(table, proposals(table, failed)))
