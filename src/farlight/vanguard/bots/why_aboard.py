"""Why an answer aboard was given: the Objective, Energy, people and projects of the ship."""

from collections.abc import Callable, Iterator

from farlight.kernel import Decision, Line, Option
from farlight.vanguard.bots.aboard import at_hand, energy_to, in_production, landing_at, next_system, wanted_landings
from farlight.vanguard.bots.away_team import asked_icons, dice_of, icons_on
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.bots.stores import gathered as aboard_now
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.bots.why_answer import recruit
from farlight.vanguard.rules.ship import laboratory, medbay, morale
from farlight.vanguard.table.ship.forecast import risk

Why = Callable[[Team, Decision, Option], Iterator[Line]]


# Starmap


def starmap(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The place that the Objective names, the way to it, or what can be seen on the way."""
    ship = team.state.ship
    goals = wanted_landings(team)
    if option.verb == "fly":
        system = ref(option, "system")
        for landing in goals:
            if next_system(team, ship.system, landing) == system:
                yield Line("hint-nearer", (("objective", ship.objective), ("landing", landing)))
                break
    elif option.verb == "visit":
        landing = landing_at(team, ref(option, "destination"))
        if landing in goals:
            yield Line("hint-objective", (("objective", ship.objective), ("landing", landing)))
        elif landing:
            planet = team.content.landings[landing].planet
            yield Line("hint-visits", (("landing", landing), ("count", ship.visits.count(planet))))
        elif goals:
            need = energy_to(team, ship.system, goals[0])
            yield Line("hint-errand", (("landing", goals[0]), ("need", need), ("energy", ship.energy)))
    yield energy(team)


def energy(team: Team) -> Line:
    return Line("hint-energy", (("energy", team.state.ship.energy),))


def scan(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield energy(team)


# Facilities


def facility(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """What is to be done in a Facility."""
    ship = team.state.ship
    match ref(option, "facility"):
        case "barracks":
            yield from people(team, decision, option)
        case "production":
            yield from projects(team, decision, option)
        case "laboratory":
            payable = laboratory.payable(team.play)
            waiting = len(team.state.awaiting)
            if payable:
                yield Line("hint-payable", (("shipcards", ", ".join(payable)),))
            elif waiting:
                yield Line("hint-awaiting", (("count", waiting),))
        case "situation-room":
            yield from situations(team, decision, option)
        case "":
            return
    yield Line("hint-command", (("command", ship.command),))


def people(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How many can go or rest, for how many Sections."""
    yield Line("hint-people", (("count", at_hand(team)), ("sections", len(team.state.store))))


def free(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    available = len(team.state.ship.available)
    yield Line("hint-free-people", (("count", available), ("sections", len(team.state.store))))


def situations(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield Line("hint-situations", (("count", len(team.state.ship.situations)),))


def rank(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """The Rank of whoever goes or works, and what they turn dice to."""
    who = ref(option, "who")
    sleeve = team.state.ship.sleeves.get(who)
    if sleeve is not None:
        yield Line("hint-rank", (("who", who), ("rank", sleeve.rank)))
        yield from recruit(team, decision, option)
    else:
        yield from free(team, decision, option)


# Stores


def price(_team: Team, decision: Decision, _option: Option) -> Iterator[Line]:
    refs = dict(decision.refs)
    if "price" in refs and "success" in refs:
        yield Line("hint-price", (("price", refs["price"]), ("success", refs["success"])))


def new_die(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    section, die = str(dict(decision.refs).get("section", "")), ref(option, "die")
    if section and die:
        count = dice_of(team, section).count(die)
        yield Line("hint-own-dice", (("section", section), ("die", die), ("count", count)))


def dull_die(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """Whether a die that stays shows something that the place asks for."""
    die = ref(option, "die")
    asked = asked_icons(team)
    if die and asked and not icons_on(team.content.dice[die]) & set(asked):
        yield Line("hint-not-asked", (("die", die), ("frequent", ", ".join(asked))))
    else:
        yield from new_die(team, decision, option)


def strike(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The stores that an EFFECT takes from."""
    card, _, place = ref(option, "choice").partition(".")
    if card not in team.content.situations:
        return
    choice = team.content.situations[card].choices[int(place) - 1]
    ship = team.state.ship
    forms = {form for text in (choice.cost, choice.effect) if text is not None for form, _ in phrases_in(text.tree)}
    if "lose-energy" in forms:
        yield energy(team)
    if "lose-command" in forms:
        yield Line("hint-command", (("command", ship.command),))
    if forms & {"lower-morale", "raise-morale"}:
        yield Line("hint-morale", (("level", morale.level(team.play).id),))
    if forms & {"lose-success", "gain-success-tokens"}:
        yield Line("hint-success", (("success", ship.success),))


def gathered(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """How many Discoveries of the type are aboard."""
    card = ref(option, "card")
    if card in team.content.discoveries:
        kind = team.content.discoveries[card].type
        yield Line("hint-gathered", (("find", kind), ("count", aboard_now(team)[kind])))


# What goes along


def load(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """What Equipment turns dice to, if that is asked for; and that there is room."""
    yield from _gear(team, option)
    refs = dict(decision.refs)
    if "count" in refs and option.verb == "gear":
        yield Line("hint-room", (("count", refs["count"]),))


def small_gear(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    yield from _gear(team, option)
    who = str(dict(decision.refs).get("who", ""))
    crew = next((crew for crew in team.state.crew if crew.card == who), None)
    if crew is not None:
        yield Line("hint-carries", (("who", who), ("count", len(crew.gear))))


def _gear(team: Team, option: Option) -> Iterator[Line]:
    card = team.content.equipment.get(ref(option, "gear"))
    asked = asked_icons(team)
    fitting = [icon for icon in card.converts if icon in asked] if card is not None else []
    if card is not None and fitting:
        yield Line("hint-gear-converts", (("gear", card.id), ("frequent", ", ".join(fitting))))


def deck(_team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """That the cards are enough as they are."""
    refs = dict(decision.refs)
    cards = str(refs.get("cards", ""))
    if cards and option.verb == "keep-deck":
        yield Line("hint-deck", (("who", refs.get("who", "")), ("count", len(cards.split(",")))))


def lander(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """Mods that are fitted, and what this one changes."""
    card = team.content.mods.get(ref(option, "card"))
    if card is not None:
        yield Line("hint-mods", (("count", len(team.state.mods)),))


def projects(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    ready = sum(bool(card) for card in team.state.ship.ready)
    yield Line("hint-production", (("count", ready), ("building", len(in_production(team)))))


def research(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """A Research Project that is paid for, or what is being built."""
    card = ref(option, "card")
    if card in laboratory.payable(team.play):
        yield Line("hint-payable", (("shipcards", card),))
    elif card in team.content.productions:
        yield from projects(team, decision, option)


def cots(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How full the Medbay is, and what a Critical cot means."""
    places = sum(medbay.slots(team.play, lane) for lane in medbay.LANES)
    free = sum(medbay.free(team.play, lane) for lane in medbay.LANES)
    yield Line("hint-cots", (("count", places - free), ("places", places), ("risk", risk(team.play))))


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
