"""Rules to stay alive: no quarrels, good spirits, wounds and Conditions healed in time."""

from collections.abc import Iterator

from farlight.martians.bots import worth
from farlight.martians.bots.hint_lines import health, morale, one, stress
from farlight.martians.bots.jobs import Job, numbered, typed
from farlight.martians.bots.situation import Situation
from farlight.martians.rules.actions.action_effects import stress_relief
from farlight.martians.rules.actions.stacks import heals_alone
from farlight.martians.table.forecast import stress_coming

EVENT_STRESS = 1.5
"""What events and Adventures add to the Stress of a sol, about."""


def relax(table: Situation) -> Iterator[Job]:
    """A quarrel wounds everybody; spirits raised early pay a token every sol. Worth what the better of the two is."""
    if not table.left:
        return
    level, spirits = float(table.state.stress), table.state.morale
    for number in range(3):
        calm, lift = calming(table, level), lifting(table, spirits)
        gain = one(calm, stress) if calm >= lift else one(lift, morale)
        job = numbered(typed(table, "relax", gain), number)
        if job is None:
            return
        if calm >= lift:
            level -= relief_of(table)
        else:
            spirits += 1
        yield job


def relief_of(table: Situation) -> int:
    """Stress that a Relax action would take away where the crew would relax."""
    shop = table.shop("relax")
    return stress_relief(table.play, shop.facility) if shop is not None else table.content.ruling.relax_stress


def growth_of_stress(table: Situation) -> float:
    """Stress that the next Production brings."""
    return sum(table.play.recall(stress_coming).values())


def quarrel_cost(table: Situation) -> float:
    return sum(worth.wound(person.wounds) for person in table.state.crew) + worth.MORALE


def calming(table: Situation, level: float) -> float:
    """What a Relax for less Stress is worth: the risk of a quarrel in the next sol, or its share of a later one."""
    rise, relief, limit = growth_of_stress(table), relief_of(table), table.content.ruling.stress_limit
    cost = quarrel_cost(table)

    def risk(now: float) -> float:
        return max(0.0, min(1.0, (now + rise - limit + 5) / 6))

    soon = (risk(level) - risk(max(0.0, level - relief))) * cost
    later = 0.0
    if level + (rise + EVENT_STRESS) * table.left >= limit:
        later = min(level, relief) / limit * cost * 0.8
    return max(soon, later)


def lifting(table: Situation, spirits: int) -> float:
    """What 1 Morale more is worth: a token for somebody in each sol that is left, or a token or wound spared."""
    if spirits >= min(3, table.mission.morale_limit):
        return 0.0
    rich = sum(person.tokens for person in table.state.crew) > 4 * len(table.state.crew)
    if spirits < 0:
        return table.left * 1.2
    return table.left * (1.0, 0.85, 0.8)[spirits] * (0.4 if rich else 1.0)


def heal(table: Situation) -> Iterator[Job]:
    """Whoever has four wounds may die of bad luck; three bring a Condition with the next two."""
    for who, person in enumerate(table.state.crew):
        gain = worth.healed(person.wounds) * (0.4 if not table.left else 1.0)
        ills = [ill for ill in (*person.conditions, *person.coming) if ill != "anxiety-attack"]
        gain = max(gain, ailment(table, ills) + 4.0 * ("poisoning" in ills and person.wounds > 2 and table.left > 0))
        if gain <= 0:
            continue
        shop, job = table.shop("heal"), typed(table, "heal", one(gain, health(who)), who=who)
        if shop is None or job is None:
            return
        job.medic = not heals_alone(table.play, who, shop.facility)
        if job.medic and table.person("medic") < 0:
            return
        if "heart-trouble" in person.conditions and "heart" in person.free:
            job.bound = "heart"
            job.verb = "heal-heart"
            job.low, job.high = job.low - 1, job.high - 1
        yield job


def ailment(table: Situation, ills: list[str]) -> float:
    """What a Condition costs over the sols that are left."""
    each = {"poisoning": 0.8, "heart-trouble": 1.0, "poor-concentration": 0.7, "anaemia": 0.5, "migraine": 0.4}
    return max((each.get(ill, 0.0) * table.left for ill in ills), default=0.0)
