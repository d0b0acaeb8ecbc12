"""Abilities, POI tokens and cards: when the crew uses what it may use at any time."""

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from farlight.content.ids import words_in
from farlight.effects import Phrase, verb_phrases
from farlight.kernel import Decision, Interrupt
from farlight.martians.bots.answer_scores import Answer, ref, ref_of, wanted
from farlight.martians.bots.base_answers import wounds_of
from farlight.martians.bots.hint_lines import (
    Worth,
    broken,
    element,
    find,
    likeliest_track,
    objective,
    one,
    part,
    parts,
    rolled,
    stress,
    worst,
    wounds,
)
from farlight.martians.bots.map_answers import wanted_sample
from farlight.martians.bots.missions.construction import missing_parts
from farlight.martians.bots.pawn_allotment import Order
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.survival import ailment, growth_of_stress
from farlight.martians.bots.upkeep import nuisance, relief
from farlight.martians.bots.worth import TOKEN
from farlight.martians.model.ids import Mark, parts_of
from farlight.martians.rules.actions.abilities import poi_effect
from farlight.martians.rules.context import ELEMENTS
from farlight.martians.rules.production import ground_samples

NOTHING = one(0.0)
"""Not now, whatever it is."""
Effects = Sequence[tuple[int, Interrupt]]
DRAWS = ("examine", "discover", "trim-beds", "thicken-air", "stack-the-traces", "fire-the-thumper", "run-the-string")
"""Actions that turn a Research card where two would be better."""


class Moment(msgspec.Struct, frozen=True):
    """When something could be used: the decision it stands beside, and the plan so far."""

    table: Situation
    decision: Decision
    orders: list[Order]


Use = Callable[[Moment, Interrupt], Worth]


def choose(moment: Moment, effects: Effects) -> Answer | None:
    """The first effect that is worth using now."""
    for number, effect in effects:
        weigh = USES.get(ref(effect.option, "ability") or effect.option.verb)
        worth = weigh(moment, effect) if weigh is not None else None
        if worth is not None and worth.total > 0:
            return Answer(number, (worth,))
    return None


# After a roll


def reroll(moment: Moment, effect: Interrupt) -> Worth:
    """A failure that matters is rolled again; so is a wound that would bring somebody near the end."""
    faces = words_in(ref_of(moment.decision, "faces"))
    die = ref(effect.option, "die")
    action = ref_of(moment.decision, "action")
    matters = False
    if die == "success":
        matters = faces[0] != "success" and action not in ("relax", "manage", "heal", "rover")
    elif die == "wound":
        matters = "wound" in faces and wounds_of(moment.table, ref_of(moment.decision, "who")) >= 4
    return wanted(matters, rolled(action, faces))


def free_reroll(moment: Moment, effect: Interrupt) -> Worth:
    """What costs nothing is used for any failure."""
    faces = words_in(ref_of(moment.decision, "faces"))
    die = ref(effect.option, "die")
    failed = faces[0] != "success"
    matters = (die == "success" and failed) or (die == "wound" and not failed and "wound" in faces)
    return wanted(matters, rolled(ref_of(moment.decision, "action"), faces))


def cancel_wound(moment: Moment, _effect: Interrupt) -> Worth:
    """The wounds that bring a Condition or the end are the ones to spare."""
    name = ref_of(moment.decision, "who")
    return wanted(wounds_of(moment.table, name) in (2, 4, 5), wounds(moment.table.named(name)))


# Between effects


def calm(moment: Moment, _effect: Interrupt) -> Worth:
    """Just enough to keep the next Production from ending in a quarrel."""
    table = moment.table
    over = table.state.stress + growth_of_stress(table) - table.content.ruling.stress_limit
    now = moment.decision.prompt == "phase" and table.state.phase == "production"
    return wanted(now and 0 <= over < 3, stress)


def dress(moment: Moment, _effect: Interrupt) -> Worth:
    """Two wounds of somebody who has three."""
    return wanted(max(person.wounds for person in moment.table.state.crew) >= 3, worst)


def sign_off(moment: Moment, _effect: Interrupt) -> Worth:
    """A Condition that will cost more than the three tokens."""
    table = moment.table
    return wanted(max(ailment(table, person.conditions) for person in table.state.crew) >= 2.4, worst)


def five_minutes(moment: Moment, _effect: Interrupt) -> Worth:
    """Just before the dice, if a card is likely and 2 less may spare it."""
    table = moment.table
    if moment.decision.prompt != "phase" or table.state.phase != "malfunction":
        return NOTHING
    price = 3.0 if table.state.mission == "home" else 2 * TOKEN
    return wanted(max(relief(table, name, 0, 2) for name in table.state.levels) >= price, likeliest_track)


def runs_now(moment: Moment, _effect: Interrupt) -> Worth:
    """The worst red lamp, if it is bad enough or one too many."""
    table = moment.table
    if table.state.phase != "action" or not table.broken:
        return NOTHING
    bad = max(table.broken, key=lambda name: nuisance(table, name))
    return wanted(table.over > 0 or nuisance(table, bad) > 2.2, element(bad), broken)


def odds_and_ends(moment: Moment, _effect: Interrupt) -> Worth:
    """Two parts for two tokens, when parts are what is missing."""
    table = moment.table
    short = missing_parts(table) > 0 if table.state.mission == "home" else table.over > 0 and not table.parts.total()
    return wanted(short, parts)


def there_it_is(moment: Moment, _effect: Interrupt) -> Worth:
    """A sample without a walk, if the mission wants one that lies about."""
    table = moment.table
    anything = table.state.mission == "plants"
    if moment.decision.prompt != "plan" or table.mission.category != "research" or not (table.left or anything):
        return NOTHING
    lying = [thing for _, thing in ground_samples(table.state)]
    return wanted(max(wanted_sample(table, thing) for thing in lying) >= 2 if lying else anything)


def two_samples(moment: Moment, _effect: Interrupt) -> Worth:
    """Before a card is turned for something that the plan holds."""
    planned = any(order.job.verb in DRAWS for order in moment.orders)
    return wanted(moment.decision.prompt == "plan" and planned)


# POI tokens and cards


def poi(moment: Moment, effect: Interrupt) -> Worth:
    """Tokens are used as soon as they help; those for one action wait until it is planned."""
    table = moment.table
    token = ref(effect.option, "poi")
    said = poi_effect(table.play, token)
    helps = moment.decision.prompt == "plan" and (said is None or _helps(moment, verb_phrases(said.tree)[0]))
    return wanted(helps, find(token))


def _helps(moment: Moment, does: Phrase) -> bool:
    """Whether what a token does helps now."""
    table = moment.table
    match does.form, does.args:
        case ("sure-action", _) | ("ease", ("build", *_)):
            return any(order.job.type == "build" for order in moment.orders)
        case "free-beacon", _:
            return any(Mark.parse(name).word == "burden" and level for name, level in table.state.tracks.items())
        case (("clear-ground" | "clear-ground-token"), _):
            return bool(table.state.ground)
        case "examine-sample", _:
            return any(wanted_sample(table, thing) >= 2 for thing in table.samples)
        case (("move-crate" | "move-crate-back" | "move-crate-clockwise"), _):
            crates = [space for space, thing in table.state.lying if thing in table.mission.crates]
            return any(space not in table.state.tiles for space in crates)
        case "discard-direction", _:
            return table.state.sol < 3
    return True


def dismantle(moment: Moment, effect: Interrupt) -> Worth:
    """A card becomes two parts when the plan counts on one of them."""
    table = moment.table
    given = table.content.upgrades[ref(effect.option, "upgrade")].parts
    needed = Counter(part for order in moment.orders for part in order.job.uses)
    spare = sum(max(0, table.held[kind] - needed[kind]) for kind in ELEMENTS)
    counted_on = needed["part"] > spare or any(needed[kind] > table.held[kind] for kind in given)
    return wanted(counted_on, part(max(given, key=table.waiting)))


def chain(moment: Moment, effect: Interrupt) -> Worth:
    """The chain is declared as soon as there is one: then it cannot fade any more."""
    moment.table.memory.chain = parts_of(ref(effect.option, "chain"))
    return wanted(True, objective("o1"))


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
