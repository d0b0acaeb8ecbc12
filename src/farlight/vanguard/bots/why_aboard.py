"""Why an answer aboard was given: the Objective, Energy, people and projects of the ship."""

from collections.abc import Callable, Iterator

from farlight.kernel import Decision, Line, Option
from farlight.vanguard.bots.aboard import at_hand, energy_to, landing_at, next_system, ship_of, wanted_landings
from farlight.vanguard.bots.away_team import asked_icons, dice_of, icons_on
from farlight.vanguard.bots.clues import verbs_in
from farlight.vanguard.bots.table import Table, ref
from farlight.vanguard.bots.why_answer import recruit

Why = Callable[[Table, Decision, Option], Iterator[Line]]


# Starmap


def starmap(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """The place that the Objective names, the way to it, or what can be seen on the way."""
    ship = ship_of(table)
    goals = wanted_landings(table)
    if option.verb == "fly":
        system = ref(option, "system")
        for landing in goals:
            if next_system(table, ship.system, landing) == system:
                yield Line("hint-nearer", (("objective", ship.objective), ("landing", landing)))
                break
    elif option.verb == "visit":
        landing = landing_at(table, ref(option, "destination"))
        if landing in goals:
            yield Line("hint-objective", (("objective", ship.objective), ("landing", landing)))
        elif landing:
            planet = table.content.landings[landing].planet
            yield Line("hint-visits", (("landing", landing), ("count", ship.visits.count(planet))))
        elif goals:
            need = energy_to(table, ship.system, goals[0])
            yield Line("hint-errand", (("landing", goals[0]), ("need", need), ("energy", ship.energy)))
    yield energy(table)


def energy(table: Table) -> Line:
    return Line("hint-energy", (("energy", ship_of(table).energy),))


def scan(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield energy(table)


# Facilities


def facility(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """What is to be done in a Facility."""
    ship = ship_of(table)
    match ref(option, "facility"):
        case "barracks":
            yield from people(table, decision, option)
        case "production":
            building = sum(bool(card) for queue in ship.queues for card in queue)
            yield Line("hint-production", (("count", len(ship.ready)), ("building", building)))
        case "laboratory":
            payable = [slot.card for slot in ship.lab if slot.card and slot.payable]
            waiting = len(ship.awaiting)
            if payable:
                yield Line("hint-payable", (("shipcards", ", ".join(payable)),))
            elif waiting:
                yield Line("hint-awaiting", (("count", waiting),))
        case "situation-room":
            yield from situations(table, decision, option)
        case "":
            return
    yield Line("hint-command", (("command", ship.command),))


def people(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How many can go or rest, for how many Sections."""
    ship = ship_of(table)
    yield Line("hint-people", (("count", len(at_hand(table))), ("sections", len(ship.dice))))


def free(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    available = sum(mate.place == "available" for mate in ship_of(table).crew)
    yield Line("hint-free-people", (("count", available), ("sections", len(ship_of(table).dice))))


def situations(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield Line("hint-situations", (("count", len(ship_of(table).situations)),))


def rank(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """The Rank of whoever goes or works, and what they turn dice to."""
    who = ref(option, "who")
    mate = next((mate for mate in ship_of(table).crew if mate.card == who), None)
    if mate is not None:
        yield Line("hint-rank", (("who", who), ("rank", mate.rank)))
        yield from recruit(table, decision, option)
    else:
        yield from free(table, decision, option)


# Stores


def price(_table: Table, decision: Decision, _option: Option) -> Iterator[Line]:
    refs = dict(decision.refs)
    if "price" in refs and "success" in refs:
        yield Line("hint-price", (("price", refs["price"]), ("success", refs["success"])))


def new_die(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    section, die = str(dict(decision.refs).get("section", "")), ref(option, "die")
    if section and die:
        count = dice_of(table, section).count(die)
        yield Line("hint-own-dice", (("section", section), ("die", die), ("count", count)))


def dull_die(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """Whether a die that stays shows something that the place asks for."""
    die = ref(option, "die")
    asked = asked_icons(table)
    if die and asked and not icons_on(table.content.dice[die]) & set(asked):
        yield Line("hint-not-asked", (("die", die), ("frequent", ", ".join(asked))))
    else:
        yield from new_die(table, decision, option)


def strike(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """The stores that an EFFECT takes from."""
    card, _, place = ref(option, "choice").partition(".")
    if card not in table.content.situations:
        return
    choice = table.content.situations[card].choices[int(place) - 1]
    ship = ship_of(table)
    forms = {form for text in (choice.cost, choice.effect) if text is not None for form, _ in verbs_in(text.tree)}
    if "lose-energy" in forms:
        yield energy(table)
    if "lose-command" in forms:
        yield Line("hint-command", (("command", ship.command),))
    if forms & {"lower-morale", "raise-morale"}:
        yield Line("hint-morale", (("level", ship.morale),))
    if forms & {"lose-success", "gain-success-tokens"}:
        yield Line("hint-success", (("success", ship.success),))


def gathered(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """How many Discoveries of the type are aboard."""
    card = ref(option, "card")
    if card in table.content.discoveries:
        kind = table.content.discoveries[card].type
        count = sum(ship_of(table).gathered.get(kind, {}).values())
        yield Line("hint-gathered", (("find", kind), ("count", count)))


# What goes along


def load(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """What Equipment turns dice to, if that is asked for; and that there is room."""
    yield from _gear(table, option)
    refs = dict(decision.refs)
    if "count" in refs and option.verb == "gear":
        yield Line("hint-room", (("count", refs["count"]),))


def small_gear(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    yield from _gear(table, option)
    who = str(dict(decision.refs).get("who", ""))
    crew = next((crew for crew in table.view.crew if crew.card == who), None)
    if crew is not None:
        yield Line("hint-carries", (("who", who), ("count", len(crew.gear))))


def _gear(table: Table, option: Option) -> Iterator[Line]:
    card = table.content.equipment.get(ref(option, "gear"))
    asked = asked_icons(table)
    fitting = [icon for icon in card.converts if icon in asked] if card is not None else []
    if card is not None and fitting:
        yield Line("hint-gear-converts", (("gear", card.id), ("frequent", ", ".join(fitting))))


def deck(_table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """That the cards are enough as they are."""
    refs = dict(decision.refs)
    cards = str(refs.get("cards", ""))
    if cards and option.verb == "keep-deck":
        yield Line("hint-deck", (("who", refs.get("who", "")), ("count", len(cards.split(",")))))


def lander(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """Mods that are fitted, and what this one changes."""
    card = table.content.mods.get(ref(option, "card"))
    if card is not None:
        yield Line("hint-mods", (("count", len(table.view.mods)),))


def projects(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    ship = ship_of(table)
    building = sum(bool(card) for queue in ship.queues for card in queue)
    yield Line("hint-production", (("count", len(ship.ready)), ("building", building)))


def research(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """A Research Project that is paid for, or what is being built."""
    card = ref(option, "card")
    if any(slot.card == card and slot.payable for slot in ship_of(table).lab):
        yield Line("hint-payable", (("shipcards", card),))
    elif card in table.content.productions:
        yield from projects(table, decision, option)


def cots(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How full the Medbay is, and what a Critical cot means."""
    ship = ship_of(table)
    taken, places = (sum(pair[side] for pair in ship.cots.values()) for side in (0, 1))
    yield Line("hint-cots", (("count", taken), ("places", places), ("risk", ship.risk)))


ABOARD: dict[str, Why] = {
    "load": load,
    "small-gear": small_gear,
    "deck": deck,
    "fit-mod": lander,
    "start-project": projects,
    "stage": projects,
    "project": research,
    "foresee": situations,
    "admit": cots,
    "therapy": cots,
    "starmap": starmap,
    "scan": scan,
    "facility": facility,
    "draft": people,
    "draft-order": people,
    "emergency": people,
    "reorganise": people,
    "away": rank,
    "assign": rank,
    "assign-section": free,
    "lab-work": free,
    "boost": free,
    "train": rank,
    "trade-dice": price,
    "instructor": price,
    "buy-die": new_die,
    "return-die": new_die,
    "leave-die": dull_die,
    "solve": situations,
    "situation": situations,
    "situation-effect": strike,
    "pay-discovery": gathered,
    "lose-discovery": gathered,
}
"""By the prompt of a question aboard."""
