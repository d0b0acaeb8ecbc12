"""What must be so on the table where a reason is given why something cannot be used: a predicate for every reason.

It is asked for things of the board, with what the seat has in hand laid back, and for options that are not offered.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from farlight.kernel import Position, Refusal, load_game
from farlight.martians.model.ids import Element, Pawn
from farlight.martians.rules.actions.completion import lacking, others
from farlight.martians.rules.actions.declaration import bare_stack
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.plan_menu import leaders
from farlight.martians.rules.actions.stacks import planned_costs
from farlight.martians.rules.actions.targets import TYPED_EVENTS, VERBS, mission_actions, verb_of
from farlight.martians.rules.context import SPACES
from farlight.martians.rules.map_paths import routes
from farlight.martians.rules.production import is_sample
from farlight.martians.table.offers.trial import Trial, begin

GAME = load_game("martians")
CARDS = GAME.content
Table = Position[Any, Any]


class At(NamedTuple):
    """A seat that asked about a thing, and what it was told."""

    table: Table
    seat: int
    thing: str
    said: dict[str, Any]
    base: Trial
    """The table that the reason speaks of: for a thing, with what the seat has in hand laid back."""
    verb: str = ""
    """The action that is not offered, where it was asked about one."""
    number: int = 0
    """The action of the plan that it was asked about."""
    pawn: str = ""
    """The pawn or machine that would take part in it."""

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def plan(self) -> list[Any]:
        """The actions that are planned, without what the seat has in hand."""
        return self.base.state.plan

    @property
    def mine(self) -> list[Any]:
        crew = self.base.state.crew
        return list(crew) if self.state.solo else [crew[self.seat]]

    @property
    def owned(self) -> list[int]:
        return list(range(len(self.state.crew))) if self.state.solo else [self.seat]

    @property
    def pawns(self) -> list[str]:
        """The pawns with which the seat could begin something, each by what binds it: the one in hand, or all free."""
        held = Pawn.parse(self.base.slot.who) if self.base.slot.who else None
        if held is not None:
            return [] if held.machine else [held.bound]
        return [bound for person in self.mine for bound in person.free]

    @property
    def building(self) -> Any:
        """The action that was asked about, or that the seat is putting together."""
        return self.stack(self.number or self.state.seats[self.seat].building)

    def stack(self, number: int) -> Any:
        return next(stack for stack in self.state.plan if stack.number == number)

    def person(self, card: str) -> Any:
        return next(each for each in self.base.state.crew if each.card == card)


def is_so(table: Table, seat: int, thing: str, why: Refusal) -> bool:
    """Whether what a seat is told about a thing is so."""
    said = dict(why.refs)
    return FACTS[why.reason.removeprefix("why-not-")](At(table, seat, thing, said, begin(table.play, seat)))


# Pieces


def is_dark(at: At, facility: str) -> bool:
    return any(tile.facility == facility for tile in at.state.shut)


def farm(at: At) -> Any:
    return next(each for each in at.state.farms if each.facility == at.said["facility"])


def entries(at: At) -> list[Any]:
    return [entry for entry in at.state.log if entry.event == at.thing]


def sheet(at: At) -> Any:
    own = CARDS.missions[at.state.mission].objectives
    return next(each for each in own if f"{at.state.mission}.{each.id}" == at.thing)


def is_ticked(at: At) -> bool:
    return sheet(at).id in at.state.ticked


def names_objective(at: At) -> bool:
    return bool(at.said["objective"] == at.thing and at.said["ways"] == ("+".join(sheet(at).by) or "none"))


def used(at: At) -> bool:
    """How many uses of a helper the plan, the hands of others and the sol have seen."""
    state, helper = at.base.state, at.said["helper"]
    pawns = [pawn for stack in state.plan for pawn in stack.pawns] + [slot.who for slot in state.seats]
    sent = [machine for machine in state.machines if f"m:{machine}" in pawns]
    if helper == "machines":
        return bool(state.solo and (at.said["used"], at.said["most"]) == (len(sent), CARDS.ruling.solo_machines))
    if helper != at.thing:
        return False
    if helper in CARDS.machines:
        count = sent.count(helper)
    elif helper in CARDS.abilities:
        count = skilled(at).used.count(helper)
    elif helper in CARDS.rovers:
        count = [stack.rover for stack in at.state.plan].count(helper)
    else:
        mark = {"bypass": "bypassed", "reroll": "spectrometer"}.get(CARDS.upgrades[helper].power)
        perks = [perk for stack in at.state.plan for perk in stack.perks]
        count = at.state.round.count(mark) if mark else perks.count(CARDS.upgrades[helper].power)
    return bool(count and (at.said["used"], at.said["most"]) == (count, 1))


def is_mortal(at: At) -> bool:
    """Whether the wounds that the plan and one action more could bring would kill somebody whom the seat could send."""
    worst = max(each.wounds for each in at.mine)
    return bool(worst + len(at.plan) + 1 > CARDS.ruling.most_wounds)


def only_bound(at: At, bound: str) -> bool:
    """Whether pawns of the seat are free, but none that nothing binds elsewhere."""
    return bound in at.pawns and not {"", "spare"} & set(at.pawns)


def no_free_medic(at: At) -> bool:
    medics = [each for each in at.base.state.crew if each.profession == "medic"]
    return not any({"", "spare"} & set(each.free) for each in medics)


def spaces_with_things(at: At) -> list[str]:
    """Explored spaces in reach from which something could be brought home."""
    ways = routes(at.table.play)
    return [space for space, _ in at.base.state.lying if space in ways and space in at.state.tiles]


def names_at(table: Table) -> tuple[str, ...]:
    """All actions of the rulebook and of the mission."""
    return (*VERBS, *mission_actions(table.play))


def lacks_hands(at: At) -> bool:
    """Whether an action at the thing, or anywhere, lacks so many pawns for whoever could begin it."""
    if at.number or at.state.seats[at.seat].building:  # a rover that would take the place of one that is needed
        return bool(at.said["missing"] > 0)
    names = [at.verb] if at.verb else names_at(at.table)
    return any(at.said["missing"] in shortfalls(at, name) for name in names)


def shortfalls(at: At, name: str) -> Iterator[int]:
    """For each aim of an action, and whoever could begin it: how many pawns it lacks at the least. M-ACT-45."""
    play = at.base.play
    verb, seen = verb_of(play, name), play.recall(offers)
    for pawn, operator in leaders(play, at.seat):
        targets = list(verb.targets(play, seen, pawn))
        for target in targets if at.thing not in targets else [at.thing]:
            ways: Any = seen.routes.get(target, ()) if verb.outside else (None,)
            stacks = [
                bare_stack(play.state, pawn, operator, verb, target, place, way)
                for place in (seen.usable[verb.type] if verb.type else ("",))
                for way in ways
            ]
            yield min((lacking(play, stack, others(play, pawn)) for stack in stacks), default=1)


def no_repair(at: At) -> bool:
    """Whether nothing is broken for which a part lies ready."""
    sources = [stack.source for stack in at.plan]
    left = [element for element in at.state.broken if element not in sources]
    lit = [element for element in left if not is_dark(at, Element.parse(element).facility)]
    return not any(Element.parse(element).kind in at.base.state.available for element in lit)


def special_cards(at: At) -> list[Any]:
    """The special actions of the mission: the one that was asked about, or else all."""
    return [CARDS.actions[name] for name in mission_actions(at.table.play) if at.verb in ("", name)]


RINGS = {"ring-1": "1", "ring-2": "2", "ring-12": "12", "ring-23": "23"}


def no_place(at: At) -> bool:
    """Whether a special action cannot take place on the space that was asked about, or on none."""
    found = [places(at, card) for card in special_cards(at) if card.place != "hub"]
    return any(at.thing not in spaces if at.thing in SPACES else not spaces for spaces in found)


def places(at: At, card: Any) -> set[str]:
    """Explored spaces in reach and of the rings of a special action, with its token or without, as it says."""
    ways = routes(at.table.play)
    found = {space for space in at.state.tiles if space in ways and space[1] in RINGS.get(card.place, "123")}
    marked = {space for space, spot in at.state.spots if spot == card.spot}
    if card.place == "marked":
        return found & marked
    taken = {stack.target for stack in at.plan if stack.verb == card.id}
    return found - marked - taken if card.spot else found


def lacks(at: At) -> bool:
    """Whether what is named as needed is not there as a whole."""
    held = list((at.state if at.thing in CARDS.abilities else at.base.state).available)
    for need in str(at.said["needs"]).split("+"):
        if need == "sample":
            return not any(map(is_sample, held))
        if need == "examined":
            return not at.base.state.examined
        if need not in held:
            return True
        held.remove(need)
    return False


def is_planned(at: At) -> bool:
    """Whether the plan turns the tile of a Facility, or deals with an event."""
    tiles = {tile.place: tile.facility for tile in at.state.shut}
    for stack in at.plan:
        if stack.verb == "tile" and at.thing in (tiles.get(stack.target), ""):
            return True
        if stack.verb == "event" and at.state.log[int(stack.target)].event == at.thing:
            return True
    return False


def is_helper(at: At) -> bool:
    """Whether an event is for others, and the seat was First Player when it came or has only machines left."""
    if at.number:
        entry = at.state.log[int(at.building.target)]
        return bool(CARDS.events[entry.event].helper and Pawn.parse(at.pawn).who == entry.who)
    return bool(CARDS.events[at.thing].helper and any(is_bound(at, entry) for entry in entries(at)))


def no_event(at: At) -> bool:
    """Whether no event of a Facility's type is open that the plan does not have."""
    planned = [stack.target for stack in at.plan if stack.verb == "event"]
    typed = {name: kind for kind, name in TYPED_EVENTS.items()}
    kind = typed.get(at.verb) if at.verb else CARDS.facilities[at.thing].action
    left = [entry for place, entry in enumerate(at.state.log) if entry.state == "open" and str(place) not in planned]
    cards = [(CARDS.events[entry.event], entry) for entry in left]
    others = [card for card, entry in cards if not (card.helper and at.verb and is_bound(at, entry))]
    return not any(card.type == kind for card in others)


def is_bound(at: At, entry: Any) -> bool:
    """Whether an event that is for others is not for the seat: it was First Player, or has only machines left."""
    return entry.who in at.owned or not at.pawns


def rovers_stay(at: At) -> bool:
    """Whether something keeps rovers from exploring: an effect of the round, or a broken part."""
    return "no-rovers" in at.state.round or bool([*at.state.broken, *at.state.mended])


def machines_only(at: At) -> bool:
    """Whether nothing but machines is left to send, or it was asked about one."""
    return at.thing in CARDS.machines or not at.pawns


def limit(at: At) -> bool:
    """Whether a special action stands in the plan as often as its card says."""
    for card in special_cards(at):
        planned = sum(stack.verb == card.id for stack in at.plan)
        if card.limit == at.said["most"] and at.said["used"] >= max(planned, card.limit) > 0:
            return True
    return False


def is_settled(at: At) -> bool:
    """Whether the plan has an action that is done once, for certain."""
    once = {card.id for card in special_cards(at) if card.once}
    return any(stack.verb == "upgrade" or stack.verb in once for stack in at.plan)


def is_off_chain(at: At) -> bool:
    chain = str(at.state.flags.get("chain", "")).split("+")
    return any(space not in chain for space, thing in at.base.state.lying if thing == "core")


def asks_for_nothing(at: At) -> bool:
    """Whether no broken part in the light is of a thing's kind, and no special action of the mission needs it."""
    if at.thing == "seed" or is_sample(at.thing):
        return False
    lit = [element for element in at.state.broken if not is_dark(at, Element.parse(element).facility)]
    taken = [stack.source for stack in at.plan] + [stack.target for stack in at.plan if stack.verb == "repair"]
    return bool(
        at.said["thing"] == at.thing
        and not [each for each in lit if Element.parse(each).kind == at.thing and each not in taken]
    )


# Abilities


def skilled(at: At) -> Any:
    """Who has the ability that was asked about."""
    profession = CARDS.abilities[at.thing].profession
    return next(each for each in at.state.crew if each.profession == profession)


def is_paid_for(at: At) -> bool:
    """Whether the owner could use it, but for the moment and whose it is."""
    card, owner = CARDS.abilities[at.thing], skilled(at)
    cost = max(0, card.cost - ("cheaper" in owner.marks))
    fit = "migraine" not in owner.conditions and not {"silent", *(["mute"] * card.base)} & set(owner.marks)
    sample = not card.sample or any(map(is_sample, at.state.available))
    return fit and sample and owner.tokens >= cost and at.thing not in (*owner.used, *owner.locked)


def is_of_no_use(at: At) -> bool:
    """Whether there is nothing that it could change, in the moment that it is for. M-GEN-07."""
    card, state = CARDS.abilities[at.thing], at.state
    if card.window == "rolled":
        return not [die for die, _ in state.rolled if die not in state.rerolled] or not fits(at)
    if card.window == "wounded":
        return bool(state.hurt < 0)
    if card.window == "plan":
        ways = [space for stack in state.plan if "shortcut" not in stack.perks for space in (*stack.path, stack.start)]
        kinds = {CARDS.tables.terrain.get(state.tiles[space], "none") for space in ways if space in state.tiles}
        return not kinds - {"none", "blocked"}
    if card.window == "draw":
        return "two-readings" in state.round
    return any(never(state) for verb, never in NOTHING_TO.items() if verb in card.effect.source)


def fits(at: At) -> bool:
    """Whether a die of the action that is resolved has a colour that the ability is for."""
    action = at.stack(at.state.resolving).type
    return CARDS.tables.colours[action] in CARDS.abilities[at.thing].colours


NOTHING_TO: dict[str, Callable[[Any], bool]] = {
    "gain upgrade": lambda state: not set(CARDS.upgrades) - {*state.upgrades, *state.installed, *state.gone},
    "heal": lambda state: not any(each.wounds for each in state.crew),
    "cure": lambda state: not any(each.conditions for each in state.crew),
    "stress down": lambda state: state.stress == 0,
    "lower": lambda state: not any(state.levels.values()),
    "fix": lambda state: not state.broken,
}
"""By the words of an effect: whether there is nothing that it could change."""


def is_another_moment(at: At) -> bool:
    """Whether it could be used when actions are planned, or where it helps, but not for what is asked now."""
    card = CARDS.abilities[at.thing]
    return is_paid_for(at) and card.window in ("", "draw") and at.state.window not in ("plan", "order", "phase")


Fact = Callable[[At], bool]
FACTS: dict[str, Fact] = {
    # Whose turn it is to do something
    "not-planning": lambda at: at.state.window != "plan",
    "you-ready": lambda at: at.state.seats[at.seat].ready,
    "in-hand": lambda at: (
        not at.state.seats[at.seat].ready
        and bool(at.state.seats[at.seat].who or at.state.seats[at.seat].building or at.state.seats[at.seat].revising)
    ),
    "choose-first": lambda at: (
        not at.state.seats[at.seat].ready and not FACTS["in-hand"](at) and at.state.window == "plan"
    ),
    "no-pawns": lambda at: not at.pawns,
    "no-pawn": lambda at: at.said["who"] == at.thing and not at.person(at.thing).free,
    "other-pawn": lambda at: at.said["who"] == at.thing and at.thing not in [each.card for each in at.mine],
    "other-stack": lambda at: not any(Pawn.parse(pawn).who in at.owned for pawn in at.stack(int(at.thing)).pawns),
    "others-hand": lambda at: (
        int(at.thing) in [slot.building for place, slot in enumerate(at.state.seats) if place != at.seat]
    ),
    # Facilities
    "shut": lambda at: is_dark(at, at.said["facility"]),
    "fault": lambda at: (at.said["facility"], "fault") in at.state.active and not is_dark(at, at.said["facility"]),
    "absent": lambda at: at.said["facility"] not in at.state.facilities,
    "works-alone": lambda at: at.said["facility"] == at.thing and not CARDS.facilities[at.thing].action,
    "supply": lambda at: at.state.supply[at.said["supply"]] <= planned_costs(at.base.play).count(at.said["supply"]),
    # People
    "lethal": is_mortal,
    "indoors": lambda at: any("indoors" in each.marks for each in at.mine),
    "heart": lambda at: only_bound(at, "heart"),
    "rest-only": lambda at: only_bound(at, "rest"),
    "no-heart": lambda at: "heart" not in at.pawns,
    "hands": lacks_hands,
    "medic": no_free_medic,
    "heal": lambda at: any(not each.wounds and not each.conditions for each in at.mine),
    "heal-heart": lambda at: any("heart-trouble" not in each.conditions for each in at.mine),
    # Things and uses
    "things": lacks,
    "used": used,
    "part": lambda at: at.thing.endswith("." + at.said["part"]) and at.said["part"] not in at.base.state.available,
    "pending": lambda at: (
        at.said["thing"] == at.thing and at.thing in at.state.pending and at.thing not in at.state.available
    ),
    "thing-now": asks_for_nothing,
    "find-now": lambda at: at.thing in at.state.poi or is_another_moment(at),
    # Abilities
    "locked": lambda at: at.thing in skilled(at).locked,
    "migraine": lambda at: "migraine" in skilled(at).conditions,
    "silent": lambda at: bool({"silent", "mute"} & set(skilled(at).marks)),
    "price": lambda at: (
        (at.said["stock"], at.said["price"])
        == (skilled(at).tokens, max(0, CARDS.abilities[at.thing].cost - ("cheaper" in skilled(at).marks)))
        and at.said["stock"] < at.said["price"]
    ),
    "other-ability": lambda at: is_paid_for(at) and at.state.crew.index(skilled(at)) not in at.owned,
    "ability-rolled": lambda at: CARDS.abilities[at.thing].window == "rolled" and at.state.window != "rolled",
    "ability-wounded": lambda at: CARDS.abilities[at.thing].window == "wounded" and at.state.window != "wounded",
    "ability-plan": lambda at: CARDS.abilities[at.thing].window == "plan" and at.state.window != "plan",
    "ability-idle": lambda at: is_paid_for(at) and is_of_no_use(at),
    # The map
    "explore": lambda at: all(space in at.state.tiles for space in routes(at.table.play)),
    "no-way": lambda at: at.thing not in routes(at.table.play),
    "empty-space": lambda at: at.thing not in [space for space, _ in at.base.state.lying],
    "gather": lambda at: not spaces_with_things(at),
    "off-chain": is_off_chain,
    # The Farm
    "plant": lambda at: "seed" not in at.base.state.available,
    "planted": lambda at: any(stack.verb == "plant" for stack in at.plan),
    "full": lambda at: farm(at).plants + len(farm(at).growth) >= farm(at).houses,
    "growth": lambda at: 1 in farm(at).growth,
    # Repairs
    "works": lambda at: at.thing not in at.state.broken,
    "mended": lambda at: at.thing in at.state.mended,
    "taken-out": lambda at: any(stack.source == at.thing for stack in at.plan),
    "repair": no_repair,
    # Rovers, machines, cards
    "rover": lambda at: not at.state.rover_tokens,
    "rover-fault": lambda at: at.said["rover"] == at.thing and (at.thing, "fault") in at.state.rover_tokens,
    "rover-type": lambda at: at.said["rover"] == at.thing and at.building.type not in CARDS.rovers[at.thing].types,
    "rover-inside": lambda at: at.said["rover"] == at.thing and not at.building.path,
    "rover-explore": rovers_stay,
    "two-rovers": lambda at: bool(at.building.rover),
    "machine": machines_only,
    "machine-type": lambda at: CARDS.machines[at.thing].type != at.building.type,
    "upgrade": lambda at: not at.state.upgrades,
    "installed": lambda at: at.said["upgrade"] == at.thing and at.thing in at.state.installed,
    # The plan and the mission
    "settled": is_settled,
    "planned": is_planned,
    "limit": limit,
    "special": lambda at: any(card.only is not None for card in special_cards(at)),
    "no-place": no_place,
    "tile": lambda at: not at.state.shut,
    "track-low": lambda at: at.said["complex"] == at.thing and at.state.levels[at.thing] == 0,
    # Events and objectives
    "event": no_event,
    "event-over": lambda at: all(entry.state != "open" for entry in entries(at)),
    "helper": is_helper,
    "different": lambda at: (
        at.building.verb == "event" and CARDS.events[at.state.log[int(at.building.target)].event].different
    ),
    "objective": lambda at: names_objective(at) and not is_ticked(at),
    "objective-reached": lambda at: names_objective(at) and (is_ticked(at) or sheet(at).live),
    "objective-holds": lambda at: names_objective(at) and sheet(at).live and not is_ticked(at),
}
"""By the reason, without its `why-not-`: what must be so where it is given."""
