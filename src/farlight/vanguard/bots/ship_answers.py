"""Answers aboard: what to build, who works, what is paid. Whatever is not listed gets the first option."""

from collections.abc import Collection, Iterator

from farlight.kernel import Decision, Line, Option, Term, score
from farlight.vanguard.bots import away_team, resources, starmap
from farlight.vanguard.bots.clues import Args, number_in, phrases_in
from farlight.vanguard.bots.objective_projects import serves
from farlight.vanguard.bots.scoring import Answer, Rated, because, each, first, wish
from farlight.vanguard.bots.ship_stores import gathered, is_missing
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.model.ids import CardPart
from farlight.vanguard.rules.ship import laboratory, medbay, morale, production
from farlight.vanguard.rules.ship.payment import RARITIES, can_pay
from farlight.vanguard.table.ship.forecast import risk

FULL_SECTION = 3
"""So many Crewmembers of a Section are enough."""
TROUBLE = 2
"""Situations that are too many to be left alone."""


# Facilities


def facility(team: Team, decision: Decision) -> list[Rated]:
    """The first of those wanted that is open; else none."""
    wanted = wanted_facilities(team)
    return [_facility(wanted, decision, option) for option in decision.options]


def _facility(wanted: list[str], decision: Decision, option: Option) -> Rated:
    name = ref(option, "facility")
    if name in wanted:
        return because(float(len(wanted) - wanted.index(name)), to_do, decision, option)
    return because(0.0 if option is decision.options[-1] else -1.0, to_do, decision, option)


def wanted_facilities(team: Team) -> list[str]:
    """People where there are few; then research, production where something comes of it, troubles, and the rest."""
    ship = team.state.ship
    found: list[str] = []
    building_first = [card for card in (*ship.ready, *ship.queues, *team.state.awaiting) if card in productions(team)]
    if any(serves(team, card) for card in building_first):
        found.append("production")
    if any(serves(team, card) for card in (*laboratory.payable(team.play), *ready_to_read(team))):
        found.append("laboratory")
    ready, building = any(ship.ready), bool(in_production(team))
    if at_hand(team) < (FULL_SECTION - 1) * len(team.state.store):
        found.append("barracks")
    if ready and not building:
        found.append("production")
    if laboratory.payable(team.play) or ready_to_read(team):
        found.append("laboratory")
    if len(ship.situations) >= TROUBLE:
        found.append("situation-room")
    if ready or building:
        found.append("production")
    return [*found, "situation-room", "addon", "barracks"]


def to_do(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """What is to be done in a Facility, and what is left to do it with."""
    match ref(option, "facility"):
        case "barracks":
            yield from people(team, decision, option)
        case "production":
            yield from projects(team, decision, option)
        case "laboratory":
            payable = laboratory.payable(team.play)
            if payable:
                yield Line("hint-payable", (("shipcards", ", ".join(payable)),))
            elif team.state.awaiting:
                yield Line("hint-awaiting", (("count", len(team.state.awaiting)),))
        case "situation-room":
            yield from situations(team, decision, option)
        case "":
            return
    yield command(team)


def command(team: Team) -> Line:
    return Line("hint-command", (("command", team.state.ship.command),))


# Projects


def productions(team: Team) -> Collection[str]:
    return team.content.productions


def in_production(team: Team) -> list[str]:
    """The projects in the queues. V-SHIP-PROD-5."""
    queues = team.state.ship.queues
    return [queues[place] for place in production.slots(team.play) if queues[place]]


def projects(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How many can be begun, and how many are under way."""
    ready = sum(map(bool, team.state.ship.ready))
    yield Line("hint-production", (("count", ready), ("building", len(in_production(team)))))


def ready_to_read(team: Team) -> list[str]:
    """Projects that are not installed yet and could be paid for. V-SHIP-LAB-1, V-SHIP-LAB-2."""
    waiting = [card for card in team.state.awaiting if card in team.content.researches]
    return [card for card in waiting if can_pay(team.play, laboratory.cost_of(team.play, card))]


def project(team: Team, decision: Decision, option: Option) -> Rated:
    """What the Objective asks for comes first. V-SHIP-BRIDGE-1."""
    return because(float(serves(team, ref(option, "card"))), research, decision, option)


def research(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """A Research Project that is paid for, or what is being built."""
    card = ref(option, "card")
    if card in laboratory.payable(team.play):
        yield Line("hint-payable", (("shipcards", card),))
    elif card in team.content.productions:
        yield from projects(team, decision, option)


def spare_hands(team: Team, decision: Decision, option: Option) -> Rated:
    """A task for Crewmembers only if enough of them are left for the launch."""
    enough = len(team.state.ship.available) > (FULL_SECTION - 1) * len(team.state.store)
    worth = 0.0 if option.verb != "shipcard" else 1.0 if enough else -1.0
    return because(worth, free, decision, option)


# People


def at_hand(team: Team) -> int:
    """Crewmembers who can go, now or after a rest."""
    return len(team.state.ship.available) + len(team.state.ship.resting)


def people(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How many can go or rest, for how many Sections."""
    yield Line("hint-people", (("count", at_hand(team)), ("sections", len(team.state.store))))


def free(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield away_team.free_people(team)


def draft(_team: Team, decision: Decision, option: Option) -> Rated:
    """Somebody is better than nobody."""
    worth = 1.0 if option.verb == "recruit" else 0.5 if option is decision.options[-1] else 0.0
    return because(worth, people, decision, option)


def assign(team: Team, decision: Decision, option: Option) -> Rated:
    """Nobody, where that will do; else for a task the lowest Rank is good enough."""
    worth = 1.0 if option.verb == "done" else -float(away_team.rank_of(team, option))
    return because(worth, free if decision.prompt == "assign-section" else who_serves, decision, option)


def who_serves(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """The Rank of whoever works, and what they turn dice to."""
    yield from away_team.rank(team, decision, option)
    if away_team.rank_of(team, option):
        yield from away_team.turns_dice(team, decision, option)


def cots(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    """How full the Medbay is, and what a Critical cot means."""
    places = sum(medbay.slots(team.play, lane) for lane in medbay.LANES)
    taken = places - sum(medbay.free(team.play, lane) for lane in medbay.LANES)
    yield Line("hint-cots", (("count", taken), ("places", places), ("risk", risk(team.play))))


# Stores


def scan(team: Team, _decision: Decision, option: Option) -> Rated:
    """What Energy is left is lost anyway. V-SHIP-FACILITY-5."""
    worth = 0.0 if option.verb != "scan" else 1.0 if int(ref(option, "energy")) <= team.state.ship.energy else -1.0
    return score(Term(worth, lambda team: [starmap.energy(team)]))


def price(_team: Team, decision: Decision, _option: Option) -> Iterator[Line]:
    refs = dict(decision.refs)
    if "price" in refs and "success" in refs:
        yield Line("hint-price", (("price", refs["price"]), ("success", refs["success"])))


def lead_type(team: Team, _decision: Decision, option: Option) -> Rated:
    """What a project waits for."""
    kind = ref(option, "find")
    return score(Term(float(is_missing(team, kind)), lambda team: filter(None, [resources.missing(team, kind)])))


def payment(team: Team, decision: Decision, option: Option) -> Rated:
    """The commonest pays."""
    rarity = team.content.discoveries[ref(option, "card")].rarity
    return because(-float(RARITIES.index(rarity)), of_type, decision, option)


def of_type(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """How many Discoveries of the type are aboard."""
    card = team.content.discoveries.get(ref(option, "card"))
    if card is not None:
        yield Line("hint-gathered", (("find", card.type), ("count", gathered(team)[card.type])))


# Situations


PRICES: dict[str, float] = {
    "nothing": 0.0,
    "lose-command": -2.5,
    "lose-energy": -1.0,
    "lose-success": -1.0,
    "lower-morale": -4.0,
    "raise-morale": 4.0,
    "gain-success-tokens": 1.0,
    "a-crewmember-rests": -0.5,
    "a-crewmember-goes-to-a-cot": -1.5,
}
"""What the texts of Situations cost."""
ADRIFT = -12.0
"""To have no Energy for a landing. V-SHIP-STARMAP-16."""
OTHER = -0.6
"""What a text does that is not listed."""


def strike(team: Team, _decision: Decision, option: Option) -> Rated:
    """What an EFFECT costs the ship. V-SHIP-BRIDGE-9."""
    part = CardPart.parse(ref(option, "choice"))
    choice = team.content.situations[part.card].choices[part.choice]
    texts = [text.tree for text in (choice.cost, choice.effect) if text is not None]
    found = [phrase for text in texts for phrase in phrases_in(text)]
    spent = sum(number_in(args) for form, args in found if form == "lose-energy")
    rated: Rated = score(*(_price(form, args) for form, args in found))
    if team.state.ship.energy - spent >= starmap.energy_needed(team):
        return rated
    return rated + Term(ADRIFT, lambda team: [starmap.energy(team)])


def _price(form: str, args: Args) -> Term[Team]:
    """What one verb costs, and what is left of what it takes from."""
    return Term(number_in(args) * PRICES.get(form, OTHER), lambda team: filter(None, [_store(team, form)]))


def _store(team: Team, form: str) -> Line | None:
    match form:
        case "lose-energy":
            return starmap.energy(team)
        case "lose-command":
            return command(team)
        case "lower-morale" | "raise-morale":
            return Line("hint-morale", (("level", morale.level(team.play).id),))
        case "lose-success" | "gain-success-tokens":
            return Line("hint-success", (("success", team.state.ship.success),))
    return None


def situations(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield Line("hint-situations", (("count", len(team.state.ship.situations)),))


ABOARD: dict[str, Answer] = {
    "starmap": starmap.scores,
    "scan": each(scan),
    "facility": facility,
    "start-project": each(project),
    "stage": first(projects),
    "project": each(project),
    "install": each(project),
    "lab-work": each(spare_hands),
    "boost": each(spare_hands),
    "draft": each(draft),
    "draft-order": first(people),
    "emergency": wish("take-recruit", why=people),
    "reorganise": wish("no-change", why=people),
    "train": wish("train", why=who_serves),
    "assign": each(assign),
    "assign-section": each(assign),
    "admit": first(cots),
    "therapy": wish("no-therapy", why=cots),
    "trade-dice": wish("trade-buy", "trade-done", why=price),
    "instructor": wish("no-instructor", why=price),
    "buy-die": each(away_team.new_die),
    "return-die": first(away_team.own_dice),
    "leave-die": each(away_team.dull_die),
    "team": each(away_team.section),
    "away": each(away_team.crewmember),
    "load": first(away_team.load),
    "small-gear": first(away_team.small_gear),
    "deck": wish("keep-deck", why=away_team.deck),
    "fit-mod": first(away_team.mods),
    "lead-type": each(lead_type),
    "pay-discovery": each(payment),
    "lose-discovery": first(of_type),
    "situation": first(situations),
    "situation-effect": each(strike),
    "foresee": first(situations),
    "solve": wish("shipcard", why=situations),
    "secondary": wish("shipcard"),
    "save-point": wish("put-away", "straight-on"),
    "equipment": wish("choose-anew"),
    "divide": wish("choose-anew"),
    "repair": wish("repair"),
}
"""By the prompt of a question aboard."""
