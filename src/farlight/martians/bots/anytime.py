"""Abilities, POI tokens and cards: when the crew uses what it may use at any time."""

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from farlight.kernel import Decision, Interrupt, Option
from farlight.martians.bots import worth
from farlight.martians.bots.alive import LIMIT, ailment, growth_of_stress
from farlight.martians.bots.allot import Order
from farlight.martians.bots.asked import ref, ref_of
from farlight.martians.bots.field import wanted_sample
from farlight.martians.bots.home import wounds_of
from farlight.martians.bots.missions.construction import missing_parts
from farlight.martians.bots.table import Table
from farlight.martians.bots.upkeep import nuisance, relief
from farlight.martians.rules.actions.abilities import poi_effect
from farlight.martians.rules.context import ELEMENTS
from farlight.martians.rules.production import ground_samples

Effects = Sequence[tuple[int, Interrupt]]
DRAWS = ("examine", "discover", "trim-beds", "thicken-air", "stack-the-traces", "fire-the-thumper", "run-the-string")
"""Actions that turn a Research card where two would be better."""


class Moment(msgspec.Struct, frozen=True):
    """When something could be used: the decision it stands beside, and the plan so far."""

    table: Table
    decision: Decision
    orders: list[Order]


Use = Callable[[Moment, Interrupt], bool]


def choose(moment: Moment, effects: Effects) -> int | None:
    """The number of the first effect that is worth using now."""
    for number, effect in effects:
        rule = USES.get(name_of(effect))
        if rule is not None and rule(moment, effect):
            return number
    return None


def name_of(effect: Interrupt) -> str:
    return name_of_option(effect.option)


def name_of_option(option: Option) -> str:
    """The ability that is used, or what else is done."""
    return ref(option, "ability") or option.verb


# After a roll


def reroll(moment: Moment, effect: Interrupt) -> bool:
    """A failure that matters is rolled again; so is a wound that would bring somebody near the end."""
    faces = ref_of(moment.decision, "faces").split()
    die = ref(effect.option, "die")
    if die == "success":
        return faces[0] != "success" and ref_of(moment.decision, "action") not in ("relax", "manage", "heal", "rover")
    if die == "wound":
        return "wound" in faces and wounds_of(moment.table, ref_of(moment.decision, "who")) >= 4
    return False


def free_reroll(moment: Moment, effect: Interrupt) -> bool:
    """What costs nothing is used for any failure."""
    faces = ref_of(moment.decision, "faces").split()
    die = ref(effect.option, "die")
    return (die == "success" and faces[0] != "success") or (
        die == "wound" and faces[0] == "success" and "wound" in faces
    )


def cancel_wound(moment: Moment, _effect: Interrupt) -> bool:
    """The wounds that bring a Condition or the end are the ones to spare."""
    return wounds_of(moment.table, ref_of(moment.decision, "who")) in (2, 4, 5)


# Between effects


def calm(moment: Moment, _effect: Interrupt) -> bool:
    """Just enough to keep the next Production from ending in a quarrel."""
    table = moment.table
    if moment.decision.prompt == "phase":
        level = table.state.stress + growth_of_stress(table)
        return table.state.phase == "production" and LIMIT <= level < LIMIT + 3
    return False


def dress(moment: Moment, _effect: Interrupt) -> bool:
    """Two wounds of somebody who has three."""
    return max(person.wounds for person in moment.table.state.crew) >= 3


def sign_off(moment: Moment, _effect: Interrupt) -> bool:
    """A Condition that will cost more than the three tokens."""
    table = moment.table
    return max(ailment(table, person.conditions) for person in table.state.crew) >= 2.4


def five_minutes(moment: Moment, _effect: Interrupt) -> bool:
    """Just before the dice, if a card is likely and 2 less may spare it."""
    table = moment.table
    if moment.decision.prompt != "phase" or table.state.phase != "malfunction":
        return False
    price = 3.0 if table.state.mission == "home" else 2 * worth.TOKEN
    return max(relief(table, name, 0, 2) for name in table.state.levels) >= price


def runs_now(moment: Moment, _effect: Interrupt) -> bool:
    """The worst red lamp, if it is bad enough or one too many."""
    table = moment.table
    if table.state.phase != "action" or not table.broken:
        return False
    over = table.over > 0
    return over or max(nuisance(table, element) for element in table.broken) > 2.2


def odds_and_ends(moment: Moment, _effect: Interrupt) -> bool:
    """Two parts for two tokens, when parts are what is missing."""
    table = moment.table
    if table.state.mission == "home":
        return missing_parts(table) > 0
    over = table.over
    return over > 0 and not sum(table.parts.values())


def there_it_is(moment: Moment, _effect: Interrupt) -> bool:
    """A sample without a walk, if the mission wants one that lies about."""
    table = moment.table
    if moment.decision.prompt != "plan" or table.mission.category != "research":
        return False
    if not table.left and table.state.mission != "plants":
        return False
    lying = [thing for _, thing in ground_samples(table.state)]
    if not lying:
        return table.state.mission == "plants"
    return max(wanted_sample(table, thing) for thing in lying) >= 2


def two_samples(moment: Moment, _effect: Interrupt) -> bool:
    """Before a card is turned for something that the plan holds."""
    return moment.decision.prompt == "plan" and any(order.job.verb in DRAWS for order in moment.orders)


# POI tokens and cards


def poi(moment: Moment, effect: Interrupt) -> bool:
    """Tokens are used as soon as they help; those for one action wait until it is planned."""
    table = moment.table
    if moment.decision.prompt != "plan":
        return False
    said = poi_effect(table.play, ref(effect.option, "poi"))
    source = said.source if said is not None else ""
    if source.startswith(("ease build", "sure action")):
        return any(order.job.type == "build" for order in moment.orders)
    if source.startswith("free beacon"):
        return any(name.startswith("burden:") and level for name, level in table.state.tracks.items())
    if source.startswith("clear ground"):
        return bool(table.state.ground)
    if source.startswith("examine"):
        return any(wanted_sample(table, thing) >= 2 for thing in table.samples)
    if source.startswith("move crate"):
        return any(
            space not in table.state.tiles for space, thing in table.state.lying if thing in table.mission.crates
        )
    return not source.startswith("discard direction") or table.state.sol < 3


def dismantle(moment: Moment, effect: Interrupt) -> bool:
    """A card becomes two parts when the plan counts on one of them."""
    table = moment.table
    card = table.content.upgrades[ref(effect.option, "upgrade")]
    wanted = Counter(part for order in moment.orders for part in order.job.uses)
    if wanted["part"] > sum(max(0, table.held[kind] - wanted[kind]) for kind in ELEMENTS):
        return True
    return any(wanted[part] > table.held[part] for part in card.parts)


def chain(moment: Moment, effect: Interrupt) -> bool:
    """The chain is declared as soon as there is one: then it cannot fade any more."""
    moment.table.memory.chain = tuple(ref(effect.option, "chain").split("+"))
    return True


USES: dict[str, Use] = {
    "steady-hands": reroll,
    "second-look": reroll,
    "firm-ground": reroll,
    "use-upgrade": free_reroll,
    "use-perk": free_reroll,
    "mostly-dust": cancel_wound,
    "calm-voice": calm,
    "both-hands": dress,
    "off-the-roster": sign_off,
    "five-minutes": five_minutes,
    "it-runs-now": runs_now,
    "odds-and-ends": odds_and_ends,
    "there-it-is": there_it_is,
    "two-samples": two_samples,
    "use-poi": poi,
    "dismantle-upgrade": dismantle,
    "declare-chain": chain,
}
