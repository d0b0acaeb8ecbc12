"""Sharing out pawns: which jobs are done this sol, with how many hands, and by whom."""

from collections.abc import Iterator

import msgspec

from farlight.martians.bots import worth
from farlight.martians.bots.jobs import Job
from farlight.martians.bots.situation import Situation
from farlight.martians.model.ids import CalledPawn, Pawn
from farlight.martians.rules.actions.assist import cannot_drive, machine_fits, rovers_explore
from farlight.martians.rules.actions.stacks import rover_pawns

HAZARD = 0.5
"""What a rover risks on bad ground."""


class Order(msgspec.Struct):
    """A job with the hands that do it."""

    job: Job
    leader: str
    """The pawn on top as people call it: `amara`, `amara+spare`, `m:porter`."""
    seat: int
    """Which astronaut declares it: the leader, or the operator of the machine on top."""
    helpers: list[str]
    rover: str = ""
    done: bool = False


class Choice(msgspec.Struct, frozen=True):
    """One way to do a job: so many pawns, with these helpers, and what that is worth."""

    job: Job
    pawns: int
    aids: tuple[str, ...]
    worth: float


# Which jobs


def choose_jobs(table: Situation, jobs: list[Job]) -> list[Choice]:
    """The jobs that are worth most together, for the pawns, rovers and machines there are."""
    groups: dict[str, list[Job]] = {}
    for number, job in enumerate(jobs):
        groups.setdefault(job.claim or f"#{number}", []).append(job)
    aids = _aids(table)
    bits = {aid: 1 << place for place, aid in enumerate(aids)}
    machines = sum(bits[aid] for aid in aids if _is_machine(aid))
    limit = table.content.ruling.solo_machines if table.state.solo else len(aids)
    pawns = sum(bound in ("", "spare") for person in table.state.crew for bound in person.free)
    best: dict[tuple[int, int], tuple[float, tuple[Choice, ...]]] = {(pawns, 0): (0.0, ())}
    for group in groups.values():
        ways = [choice for job in group for choice in _choices(table, job, aids) if choice.worth > 0]
        masks = [sum(bits[aid] for aid in choice.aids) for choice in ways]
        found = dict(best)
        for (left, used), (total, chosen) in best.items():
            for choice, mask in zip(ways, masks, strict=True):
                if choice.pawns > left or mask & used or ((mask | used) & machines).bit_count() > limit:
                    continue
                key = (left - choice.pawns, used | mask)
                old = found.get(key)
                if old is None or total + choice.worth > old[0]:
                    found[key] = (total + choice.worth, (*chosen, choice))
        best = found
    return list(max(best.values(), key=lambda pair: pair[0])[1])


def ways_to_do(table: Situation, job: Job) -> list[Choice]:
    """The ways to do one job that are worth it, whatever else there is to do."""
    return [choice for choice in _choices(table, job, _aids(table)) if choice.worth > 0]


def _aids(table: Situation) -> list[str]:
    """Rovers and machines that could help at all."""
    busy = {pawn for stack in table.state.plan for pawn in stack.pawns}
    rovers = [rover for rover in table.content.rovers if cannot_drive(table.play, rover) is None]
    return [*rovers, *(pawn for pawn in map(Pawn.of_machine, table.state.machines) if pawn not in busy)]


def _is_machine(aid: str) -> bool:
    """What helps is a machine, by its pawn, or a rover."""
    return bool(CalledPawn.parse(aid).machine)


def _choices(table: Situation, job: Job, aids: list[str]) -> Iterator[Choice]:
    """The ways to do a job: with or without dice, a rover, a machine."""
    fitting = [aid for aid in aids if _fits(table, job, aid)]
    rovers = [aid for aid in fitting if not _is_machine(aid)]
    machines = [aid for aid in fitting if _is_machine(aid)]
    for rover in ("", *rovers):
        for machine in ("", *machines):
            driven = rover_pawns(table.play, rover) if rover else 0
            help_ = driven + bool(machine)
            for need in dict.fromkeys((job.low, job.high)):
                pawns = max(need - help_, 0 if job.bound or (machine and job.who < 0) else 1)
                if rover and not _matters(need, help_ - driven, pawns):
                    continue
                value = job.value(need < job.high, table.wounds)
                if rover:
                    value -= HAZARD if job.way is not None and "hazard" in job.way.effects else 0.05
                yield Choice(job, pawns, tuple(aid for aid in (rover, machine) if aid), value)


def _matters(need: int, other_help: int, pawns: int) -> bool:
    return max(need - other_help, 1) > pawns


def _fits(table: Situation, job: Job, aid: str) -> bool:
    if _is_machine(aid):
        return not job.living and machine_fits(table.play, aid, job.type)
    if job.type == "explore":
        shop = table.shop("explore")
        if shop is None or not rovers_explore(table.play, shop.facility):
            return False
    return job.outside and bool(job.type) and job.type in table.content.rovers[aid].types


# By whom


class Hands(msgspec.Struct):
    """The pawns that are still free, by astronaut."""

    free: list[list[str]]
    names: list[str]

    def count(self, who: int) -> int:
        return len(self.free[who])

    def take(self, who: int) -> str:
        bound = self.free[who].pop(0)
        return str(CalledPawn(self.names[who], bound))


def assign(table: Situation, chosen: list[Choice]) -> list[Order]:
    """Give every chosen job its people."""
    crew = table.state.crew
    hands = Hands(
        [sorted(bound for bound in person.free if bound in ("", "spare")) for person in crew],
        [person.card for person in crew],
    )
    orders: list[Order] = []
    for choice in sorted(chosen, key=_hardest_first):
        order = _staff(table, choice, hands)
        if order is not None:
            orders.append(order)
    return orders


def _hardest_first(choice: Choice) -> tuple[bool, bool, float, int]:
    """Who is named comes first, then what is risky, then what takes many."""
    job = choice.job
    risk = job.odds.wound if choice.pawns else 0.0
    return job.who < 0, not job.different, -risk, -choice.pawns


def _staff(table: Situation, choice: Choice, hands: Hands) -> Order | None:
    job = choice.job
    rover = next((aid for aid in choice.aids if not _is_machine(aid)), "")
    machine = next((aid for aid in choice.aids if _is_machine(aid)), "")
    if job.bound:
        return _staff_bound(table, job, hands)
    if not choice.pawns:
        operator = min(range(len(table.state.crew)), key=lambda who: table.state.crew[who].wounds)
        return Order(job, machine, operator, [], rover)
    for leader in sorted(_leaders(table, job, hands), key=lambda who: _reluctance(table, job, who)):
        helpers = _helpers(table, job, hands, leader, choice.pawns - 1)
        if helpers is not None:
            top = hands.take(leader)
            return Order(job, top, leader, [*map(hands.take, helpers), *([machine] if machine else [])], rover)
    return None


def _staff_bound(table: Situation, job: Job, hands: Hands) -> Order | None:
    """A bound pawn leads; it is nobody else's."""
    helpers: list[str] = []
    if job.medic:
        medic = table.person("medic")
        if not hands.count(medic):
            return None
        helpers = [hands.take(medic)]
    return Order(job, str(CalledPawn(hands.names[job.who], job.bound)), job.who, helpers)


def _leaders(table: Situation, job: Job, hands: Hands) -> list[int]:
    everyone = [job.who] if job.who >= 0 else range(len(hands.free))
    return [
        who
        for who in everyone
        if hands.count(who) and who != job.barred and not (job.outside and "indoors" in table.state.crew[who].marks)
    ]


def _reluctance(table: Situation, job: Job, who: int) -> float:
    """How much it would cost to let somebody lead: wounds, Woolly Head, and tokens where they are worth most."""
    person = table.state.crew[who]
    total = job.odds.wound * worth.wound(person.wounds)
    if job.way is not None and "wound" in job.way.effects:
        total += worth.wound(person.wounds)
    if "poor-concentration" in person.conditions and job.verb != "rest":
        total += worth.ADVENTURE
    if job.verb == "rest":
        total += 0.1 * person.tokens + 0.2 * (person.profession == "scientist")
    return total + 0.01 * who


def _helpers(table: Situation, job: Job, hands: Hands, leader: int, count: int) -> list[int] | None:
    """Who assists: whoever has most pawns left; None if there are not enough."""
    left = {who: hands.count(who) for who in range(len(hands.free))}
    left[leader] -= 1
    allowed = [who for who in left if who != job.barred]
    found: list[int] = []
    if job.medic:
        medic = table.person("medic")
        if medic not in allowed or not left[medic]:
            return None
        found.append(medic)
        left[medic] -= 1
    while len(found) < count:
        free = [who for who in allowed if left[who] and not (job.different and who in (leader, *found))]
        if not free:
            return None
        who = max(free, key=lambda each: (left[each], each))
        found.append(who)
        left[who] -= 1
    return found
