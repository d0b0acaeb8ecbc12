"""Declaring one action: what can be done, where, with what, by which way. Rulebook chapters 22 to 27 and 38.3."""

from collections.abc import Callable
from itertools import product

import msgspec

from farlight.kernel import Option, Refusal, option
from farlight.martians.board import facility_of, is_available, is_shut, kind_of
from farlight.martians.content import ActionCard, Need
from farlight.martians.crew import curable
from farlight.martians.effects.words import ELEMENTS, About, MartiansPlay, holds
from farlight.martians.farm import has_room
from farlight.martians.geography import Route, ring_of, routes
from farlight.martians.missions import feature_of
from farlight.martians.production import is_sample
from farlight.martians.perks import current
from farlight.martians.stacks import DICED, LIVING, facility_costs, lethal, numbers, owner, strikes, unaffordable
from farlight.martians.state import Astronaut, Martians, Stack

Targets = Callable[[MartiansPlay, str], list[str]]
Things = Callable[[MartiansPlay, str], list[str]]


def _nothing(_play: MartiansPlay, _target: str) -> list[str]:
    return [""]


def _here(_play: MartiansPlay, _pawn: str) -> list[str]:
    return [""]


class Verb(msgspec.Struct, frozen=True):
    """A kind of action: its type, what it can be aimed at, what must lie with it."""

    type: str
    rule: str
    targets: Targets = _here
    things: Things = _nothing
    outside: bool = False


# What each action can be aimed at


def _patients(play: MartiansPlay, pawn: str) -> list[str]:
    """M-HEAL-01: whoever has something to heal."""
    who = owner(pawn)
    person = play.state.crew[who] if who >= 0 else None
    return [""] if person is not None and (person.wounds or curable(person)) else []


def _heart(play: MartiansPlay, pawn: str) -> list[str]:
    """M-HEAL-09."""
    who = owner(pawn)
    return [""] if who >= 0 and "heart-trouble" in curable(play.state.crew[who]) else []


def _unexplored(play: MartiansPlay, _pawn: str) -> list[str]:
    """M-EXPL-01, M-EXPL-02, M-EXPL-14: one stack for a space is enough."""
    state = play.state
    taken = [stack.target for stack in state.plan if stack.verb == "explore"]
    return [space for space in routes(play) if space not in state.tiles and space not in taken]


def _sources(play: MartiansPlay, _pawn: str) -> list[str]:
    """Explored spaces with something to gather. M-GATH-01, M-GATH-02."""
    state = play.state
    if not state.lying:
        return []
    ways = routes(play)
    return [
        space
        for space in dict.fromkeys(space for space, _ in state.lying)
        if space in state.tiles and space in ways and _finds(play, space)
    ]


def _finds(play: MartiansPlay, target: str) -> list[str]:
    """What lies there and is not spoken for. M-GATH-03 to M-GATH-05: reserved things lie with their stack."""
    found = list(dict.fromkeys(thing for space, thing in play.state.lying if space == target))
    allowed = feature_of(play).gatherable
    return found if allowed is None else [thing for thing in found if allowed(play, target, thing)]


def _samples(play: MartiansPlay, _target: str) -> list[str]:
    """M-RSCH-03."""
    return list(dict.fromkeys(thing for thing in play.state.available if is_sample(thing)))


def _examined(play: MartiansPlay, _target: str) -> list[str]:
    """M-RSCH-04: Examined at declaration, one stack each."""
    return [f"x:{thing}" for thing in dict.fromkeys(play.state.examined)]


def _farms(play: MartiansPlay, _pawn: str) -> list[str]:
    """M-PLNT-02, M-PLNT-05 to M-PLNT-07, M-SHUT-23."""
    state = play.state
    if any(stack.verb == "plant" for stack in state.plan):
        return []
    return [farm.facility for farm in state.farms if has_room(farm) and is_available(state, farm.facility)]


def _seed(play: MartiansPlay, _target: str) -> list[str]:
    return ["seed"] if "seed" in play.state.available else []


def _broken(play: MartiansPlay, pawn: str) -> list[str]:
    """M-REP-01, M-SHUT-19, M-AOM-05; one stack for an element is enough."""
    state = play.state
    taken = {stack.target for stack in state.plan if stack.verb == "repair"}
    taken.update(stack.source for stack in state.plan if stack.source)
    machine = owner(pawn) < 0
    cards = play.content.facilities
    return [
        element
        for element in state.broken
        if element not in taken
        and not is_shut(state, facility_of(element))
        and not (machine and cards[facility_of(element)].complex == "living")
        and _parts(play, element)
    ]


def _parts(play: MartiansPlay, element: str) -> list[str]:
    """A Spare Part of the kind, or a working element elsewhere. M-REP-03, M-CANN-01, M-RUL-GAP-13."""
    state = play.state
    kind = kind_of(element)
    found = [kind] if kind in state.available else []
    for facility in state.facilities:
        source = f"{facility}.{kind}"
        if (
            kind in play.content.facilities[facility].elements
            and facility != facility_of(element)
            and source not in state.broken
            and source not in state.mended
            and not is_shut(state, facility)
        ):
            found.append(f"from:{source}")
    return found


def _rovers(play: MartiansPlay, _pawn: str) -> list[str]:
    """One token per action. M-RREP-01, M-RREP-04."""
    taken = [stack.target for stack in play.state.plan if stack.verb == "rover"]
    wanted = [rover for rover, _ in play.state.rover_tokens]
    return [rover for rover in dict.fromkeys(wanted) if wanted.count(rover) > taken.count(rover)]


def _upgrades(play: MartiansPlay, _pawn: str) -> list[str]:
    """M-UPG-03."""
    taken = [stack.target for stack in play.state.plan if stack.verb == "upgrade"]
    return [card for card in play.state.upgrades if card not in taken]


def _entries(play: MartiansPlay, pawn: str) -> list[str]:
    """Open events, one stack each. M-EVA-01, M-EVA-03, M-LOG-03."""
    state = play.state
    taken = {stack.target for stack in state.plan if stack.verb == "event"}
    who = owner(pawn)
    return [
        str(place)
        for place, entry in enumerate(state.log)
        if entry.state == "open"
        and str(place) not in taken
        and not (play.content.events[entry.event].helper and who in (entry.who, -1))
    ]


def _event_things(play: MartiansPlay, target: str) -> list[str]:
    return alternatives_for(play, play.content.events[play.state.log[int(target)].event].needs)


def _tiles(play: MartiansPlay, pawn: str) -> list[str]:
    """M-SHUT-10, M-SHUT-17, M-MACT-07."""
    state = play.state
    taken = {stack.target for stack in state.plan if stack.verb == "tile"}
    machine = owner(pawn) < 0
    found = [f"{tile[0]}.{tile[1]}" for tile in state.shut]
    cards = play.content.facilities
    return [
        name for name in found if name not in taken and not (machine and cards[facility_of(name)].complex == "living")
    ]


VERBS: dict[str, Verb] = {
    "event": Verb("", "M-EVA-01", _entries, _event_things),
    "rest": Verb("rest", "M-REST-01"),
    "relax": Verb("relax", "M-RELX-01"),
    "heal": Verb("heal", "M-HEAL-02", _patients),
    "heal-heart": Verb("heal", "M-HEAL-09", _heart),
    "manage": Verb("manage", "M-MAN-01"),
    "explore": Verb("explore", "M-EXPL-03", _unexplored, outside=True),
    "gather": Verb("gather", "M-GATH-03", _sources, _finds, outside=True),
    "examine": Verb("research", "M-RSCH-03", things=_samples),
    "discover": Verb("research", "M-RSCH-04", things=_examined),
    "plant": Verb("research", "M-PLNT-03", _farms, _seed),
    "repair": Verb("build", "M-REP-06", _broken, _parts),
    "rover": Verb("build", "M-RREP-02", _rovers),
    "upgrade": Verb("build", "M-UPG-03", _upgrades),
    "tile": Verb("", "M-SHUT-10", _tiles),
}
"""In the order of the rulebook."""


# Things that an action asks for


def alternatives_for(play: MartiansPlay, needs: list[Need]) -> list[str]:
    """All ways to lay what is needed beside the pawns, each as words joined by +; none if there is no way."""
    if not needs:
        return [""]
    lists = [_alternatives(play, need) for need in needs for _ in range(need.count)]
    found: list[str] = []
    for combination in product(*lists):
        words = sorted(combination)
        if _all_there(play, words) and "+".join(words) not in found:
            found.append("+".join(words))
    return found


def _alternatives(play: MartiansPlay, need: Need) -> list[str]:
    state = play.state
    match need.thing:
        case "part":
            kinds = [kind for kind in ELEMENTS if kind in state.available]
            if need.of:
                kinds = [kind for kind in kinds if f"{need.of}.{kind}" not in state.broken]
                kinds = [kind for kind in kinds if kind in play.content.facilities[need.of].elements]
            return kinds
        case "sample":
            return _samples(play, "")
        case "examined":
            return _examined(play, "")
        case "sample-or-examined":
            return [*_samples(play, ""), *_examined(play, "")]
        case "nutrient":
            return [thing for thing in _samples(play, "") if thing in ("n1", "n2", "n3", "n4", "n5")]
        case "crate":
            return [thing for thing in dict.fromkeys(state.available) if thing in CRATES]
        case "token":
            return ["token"]
        case "crew-tokens":
            return ["+".join(["crew-token"] * state.sol)]
        case "oxygen" | "energy" | "food":
            return [f"supply:{need.thing}"]
        case "nutrient-name":
            numbers = play.content.missions[state.mission].numbers
            return [f"name:n{each}" for each in range(1, 6) if state.tracks.get(f"n{each}", 0) < numbers[f"n{each}"]]
        case "gas":
            return ["gas"] if state.tracks.get("gas", 0) > sum("gas" in stack.things for stack in state.plan) else []
        case thing if thing.startswith("ring-marker"):
            return [f"{thing}:{ring}" for ring in (1, 2, 3) if f"{thing}:{ring}" in state.available]
        case thing:
            return [thing] if thing in state.available else []


CRATES = ("red1", "red2", "red3", "red4", "orange5", "orange6")


def is_held(thing: str) -> bool:
    """Whether it is a thing of the Cargo Bay, and no payment."""
    return not thing.startswith(("supply:", "name:")) and thing not in ("token", "crew-token", "gas")


def _all_there(play: MartiansPlay, words: list[str]) -> bool:
    """Nothing twice that is there once. M-ACT-35."""
    state = play.state
    flat = [part for word in words for part in word.split("+")]
    for thing in dict.fromkeys(flat):
        wanted = flat.count(thing)
        if thing.startswith("supply:"):
            if unaffordable(play, [thing[7:]] * wanted):
                return False
        elif thing.startswith("x:"):
            if state.examined.count(thing[2:]) < wanted:
                return False
        elif is_held(thing) and state.available.count(thing) < wanted:
            return False
        elif thing == "crew-token":
            planned = sum(stack.things.count("crew-token") + stack.things.count("token") for stack in state.plan)
            if sum(person.tokens for person in state.crew) - planned < wanted:
                return False
    return True


# Special actions of the mission


def mission_actions(play: MartiansPlay) -> tuple[str, ...]:
    return play.content.tables.actions.get(play.state.mission, ())


def _spaces(play: MartiansPlay, card: ActionCard) -> list[str]:
    """Where a special action can take place. M-MACT-02."""
    state = play.state
    marked = [space for space, spot in state.spots if spot == card.spot]
    if card.place == "site":
        return list(dict.fromkeys(state.sites.values()))
    rings = {"ring-1": (1,), "ring-2": (2,), "ring-12": (1, 2), "ring-23": (2, 3)}.get(card.place, (1, 2, 3))
    ways = routes(play)
    explored = [space for space in state.tiles if ring_of(space) in rings and space in ways]
    if card.place == "marked":
        return [space for space in explored if space in marked]
    taken = [stack.target for stack in state.plan if stack.verb == card.id] if card.spot else []
    return [space for space in explored if not card.spot or (space not in marked and space not in taken)]


def verb_of(play: MartiansPlay, name: str) -> Verb:
    """A verb of the rulebook, or a special action as one."""
    known = VERBS.get(name)
    if known is not None:
        return known
    card = play.content.actions[name]

    def targets(play: MartiansPlay, _pawn: str) -> list[str]:
        if card.limit and sum(stack.verb == name for stack in play.state.plan) >= card.limit:
            return []
        spaces = [""] if card.place == "hub" else _spaces(play, card)
        if card.only is None:
            return spaces
        return [space for space in spaces if holds(play, card.only, About(play.state.first, space=space))]

    def things(play: MartiansPlay, _target: str) -> list[str]:
        return alternatives_for(play, card.needs)

    return Verb(card.type or "", card.rule, targets, things, outside=card.place != "hub")


# Whether an action can be declared at all


def usable(play: MartiansPlay, action_type: str) -> list[str]:
    """The Facilities that offer a type now: the tile, or the card beside it. M-ACT-24, M-RUL-STR-17."""
    state = play.state
    return [place for place in play.content.tables.places[action_type] if is_available(state, place)]


def cannot_use(play: MartiansPlay, action_type: str) -> Refusal | None:
    """Why a type is closed. M-ACT-24, M-SHUT-05, M-TOK-10, M-MIS-LAND-12."""
    state = play.state
    places = play.content.tables.places[action_type]
    in_play = [place for place in places if place in state.facilities]
    if not in_play:
        return Refusal("M-ACT-24", "why-not-absent", (("facility", places[0]),))
    if all(is_shut(state, place) for place in in_play):
        return Refusal("M-SHUT-05", "why-not-shut", (("facility", in_play[0]),))
    return Refusal("M-TOK-10", "why-not-fault", (("facility", in_play[0]),))


def bearable(play: MartiansPlay, pawn: str, operator: int, place: str) -> bool:
    """Whether a wound announced there would not kill. M-ACT-32."""
    if (place, "wound") not in play.state.active:
        return True
    who = owner(pawn)
    return lethal(play, operator if who < 0 else who, 1) is None


def cannot(play: MartiansPlay, pawn: str, name: str, operator: int = -1) -> Refusal | None:
    """Why a pawn cannot begin this action; None if it can. M-ACT-31, M-ACT-35, M-AOM-03 to M-AOM-05."""
    verb = verb_of(play, name)
    barred = _cannot_pawn(pawn, name, verb)
    if barred is not None:
        return barred
    if verb.type:
        places = usable(play, verb.type)
        if not places:
            return cannot_use(play, verb.type)
        places = [place for place in places if bearable(play, pawn, operator, place)]
        if not places:
            return Refusal("M-ACT-32", "why-not-lethal")
        missing = [unaffordable(play, facility_costs(play, place)) for place in places]
        if all(missing):
            return Refusal("M-ACT-31", "why-not-supply", (("supply", missing[0]),))
    targets = verb.targets(play, pawn)
    if not targets:
        return Refusal(verb.rule, f"why-not-{name}" if name in VERBS else "why-not-special")
    if verb.outside:
        return _cannot_go(play, pawn, verb, targets)
    if verb.things is not _nothing and not any(verb.things(play, target) for target in targets):
        return Refusal("M-ACT-35", "why-not-things")
    return None


def _cannot_pawn(pawn: str, name: str, verb: Verb) -> Refusal | None:
    """What a pawn is bound to. M-COND-16, M-AOM-03, M-AOM-05."""
    bound = pawn.partition("+")[2]
    if bound == "heart" and name != "heal-heart":
        return Refusal("M-COND-16", "why-not-heart")
    if bound == "rest" and name != "rest":
        return Refusal("M-COND-16", "why-not-rest-only")
    if name == "heal-heart" and bound != "heart":
        return Refusal("M-COND-16", "why-not-no-heart")
    if pawn.startswith("m:") and verb.type in LIVING:
        return Refusal("M-AOM-05", "why-not-machine")
    return None


def machine_fits(play: MartiansPlay, pawn: str, action_type: str) -> bool:
    """M-AOM-03, M-AOM-04."""
    return not action_type or play.content.machines[pawn[2:]].type == action_type


def _cannot_go(play: MartiansPlay, pawn: str, verb: Verb, targets: list[str]) -> Refusal | None:
    """Outside: somebody must be able to get there and back alive. M-MOVE-13, M-TERM-37."""
    who = owner(pawn)
    if who >= 0 and "indoors" in play.state.crew[who].marks:
        return Refusal("M-TERM-37", "why-not-indoors")
    if not any(verb.things(play, target) for target in targets):
        return Refusal("M-ACT-35", "why-not-things")
    return None


# Drafting: the choices that lead to one stack


MANY = 99


class Draft(msgspec.Struct):
    """An action as far as it is declared; `options` are what to choose from next, none when it is complete."""

    target: str = ""
    thing: str = ""
    facility: str = ""
    route: Route | None = None
    options: list[tuple[Option, str]] = []


def draft(
    play: MartiansPlay, pawn: str, operator: int, name: str, picks: list[str], hands: int = MANY
) -> Draft | Refusal:
    """Follow the picks; a stage with one way needs none. What takes more pawns than there are is left out."""
    verb = verb_of(play, name)
    found = Draft()
    left = list(picks)

    def settle_stage(values: list[str], verb_word: str, kind: str) -> str | None:
        if len(values) == 1:
            return values[0]
        if left and left[0] in values:
            return left.pop(0)
        found.options = [(option(verb_word, **{kind: _shown(play, kind, value)}), value) for value in values]
        return None

    targets = verb.targets(play, pawn)
    if verb.things is not _nothing:
        targets = [target for target in targets if verb.things(play, target)]
    if verb.outside:
        targets = [target for target in targets if _ways(play, pawn, operator, name, target, hands)]
    elif hands != MANY:
        targets = [target for target in targets if _hands_needed(play, pawn, operator, name, target) <= hands]
    if not targets:
        return Refusal("M-ACT-45", "why-not-hands")
    target = settle_stage(targets, "at", _target_kind(name))
    if target is None:
        return found
    found.target = target
    thing = settle_stage(verb.things(play, target), "with", "things")
    if thing is None:
        return found
    found.thing = thing
    if verb.type:
        places = [
            place
            for place in usable(play, verb.type)
            if not unaffordable(play, facility_costs(play, place)) and bearable(play, pawn, operator, place)
        ]
        place = settle_stage(places, "using", "facility") if places else ""
        if place is None:
            return found
        found.facility = place
    if verb.outside:
        ways = _ways(play, pawn, operator, name, target, hands)
        names = ["+".join(way.path) for way in ways]
        chosen = settle_stage(names, "via", "route")
        if chosen is None:
            return found
        found.route = ways[names.index(chosen)]
    return found


def _target_kind(name: str) -> str:
    return {
        "explore": "space", "gather": "space", "repair": "element", "rover": "rover", "upgrade": "upgrade",
        "event": "event", "tile": "tile", "plant": "facility",
    }.get(name, "space")  # fmt: skip


def _shown(play: MartiansPlay, kind: str, value: str) -> str:
    """What an option points at: events by their card, not by their place in the Log."""
    return play.state.log[int(value)].event if kind == "event" else value or "none"


def _ways(play: MartiansPlay, pawn: str, operator: int, name: str, target: str, hands: int = MANY) -> tuple[Route, ...]:
    """The routes that hands suffice for and that would not kill the performer. M-MOVE-05, M-MOVE-08, M-MOVE-13."""
    ways = routes(play).get(target, ())
    who = owner(pawn)
    who = operator if who < 0 else who
    if hands != MANY:
        spare = hands + _rover_help(play, name) - _hands_needed(play, pawn, operator, name, target)
        ways = tuple(way for way in ways if way.cost <= spare)
    risky = [way for way in ways if "wound" in way.effects]
    if risky and lethal(play, who, 1) is not None:
        return tuple(way for way in ways if way not in risky)
    return ways


def _rover_help(play: MartiansPlay, name: str) -> int:
    """Pawns that a rover could add at best."""
    state = play.state
    action_type = verb_of(play, name).type
    if action_type == "explore" and not rovers_explore(play):
        return 0
    busy = [stack.rover for stack in state.plan]
    return max(
        (
            card.pawns - state.rover_tokens.count((rover, "extra-pawn"))
            for rover, card in play.content.rovers.items()
            if action_type in card.types and rover not in busy and (rover, "fault") not in state.rover_tokens
        ),
        default=0,
    )


def _hands_needed(play: MartiansPlay, pawn: str, operator: int, name: str, target: str) -> int:
    """Pawns for the action itself, without the way. M-ACT-40 to M-ACT-46."""
    verb = verb_of(play, name)
    places = [place for place in usable(play, verb.type) if bearable(play, pawn, operator, place)] if verb.type else []
    facility = places[0] if places else ""
    if name == "explore":
        more = feature_of(play).explore_pawns
        extra = 0 if more is None else more(play, target)
    else:
        extra = 0
    trial = Stack(
        number=0,
        verb="heal" if name == "heal-heart" else name,
        type=verb.type,
        target=target,
        facility=facility,
        start="hub",
        path=[],
        pawns=[pawn],
        operator=operator,
        rover="",
        things=[],
        source="",
        perks=[],
        announced=[],
        dice=0,
    )
    low = numbers(play, trial)[0] + extra
    return low - min(sum(1 for _ in current(play.state, "ease")), low - 1) if play.state.perks else low


def make_stack(play: MartiansPlay, pawn: str, operator: int, name: str, found: Draft) -> Stack:
    """The declared stack; what it needs moves to it. M-ACT-04, M-ACT-35, M-CANN-02."""
    state = play.state
    verb = verb_of(play, name)
    source = ""
    things: list[str] = []
    if found.thing.startswith("from:"):
        source = found.thing[5:]
        state.broken.append(source)  # M-CANN-03
    elif found.thing:
        things = found.thing.split("+")
        for thing in things:
            _take(state, thing, found.target if name == "gather" else "")
    way = found.route
    stack = Stack(
        number=state.serial,
        verb="heal" if name == "heal-heart" else name,
        type=verb.type,
        target=found.target,
        facility=found.facility,
        start="hub" if way is None else way.start,
        path=[] if way is None else list(way.path),
        pawns=[pawn],
        operator=operator,
        rover="",
        things=things,
        source=source,
        perks=[],
        announced=[],
        dice=0,
    )
    state.serial += 1
    return stack


def _take(state: Martians, thing: str, space: str) -> None:
    """From where it is to the stack."""
    if space:
        state.lying.remove((space, thing))
    elif thing.startswith("x:"):
        state.examined.remove(thing[2:])
    elif is_held(thing):
        state.available.remove(thing)


def return_things(state: Martians, stack: Stack) -> None:
    """Back to where they came from. M-ACT-37, M-CANN-06."""
    for thing in stack.things:
        if stack.verb == "gather":
            state.lying.append((stack.target, thing))
        elif thing.startswith("x:"):
            state.examined.append(thing[2:])
        elif is_held(thing):
            state.available.append(thing)
    stack.things = []
    if stack.source:
        if stack.source in state.broken:
            state.broken.remove(stack.source)
        stack.source = ""


def free_pawns(person: Astronaut) -> list[str]:
    """The pawns of an astronaut for this Action phase. M-ACT-06, M-COND-16, M-RUL-FUP-K10."""
    pawns = ["", ""]
    if "heart-trouble" in person.conditions:
        pawns[0] = "heart"
    if "rest-only" in person.marks and "" in pawns:
        pawns[pawns.index("")] = "rest"
    for _ in range(person.marks.count("idle")):
        if "" in pawns:
            pawns.remove("")
    return pawns + ["spare"] * person.marks.count("spare")


def cannot_join(play: MartiansPlay, stack: Stack, pawn: str) -> Refusal | None:
    """Why a pawn cannot assist. M-ACT-18, M-ACT-21, M-AOM-03 to M-AOM-05, M-COND-16."""
    bound = pawn.partition("+")[2]
    if bound == "heart":
        return Refusal("M-COND-16", "why-not-heart")
    if bound == "rest" and stack.verb != "rest":
        return Refusal("M-COND-16", "why-not-rest-only")
    who = owner(pawn)
    if who < 0:
        if stack.type and not machine_fits(play, pawn, stack.type):
            return Refusal("M-AOM-03", "why-not-machine-type")
        if in_living(play, stack):
            return Refusal("M-AOM-05", "why-not-machine")
        return None
    if stack.verb == "event":
        entry = play.state.log[int(stack.target)]
        card = play.content.events[entry.event]
        if card.different and who in map(owner, stack.pawns):
            return Refusal("M-EVA-02", "why-not-different")
        if card.helper and who == entry.who:
            return Refusal("M-EVA-02", "why-not-helper")
    return None


def in_living(play: MartiansPlay, stack: Stack) -> bool:
    """Stacks that lie on a Living Complex Facility. M-AOM-05."""
    if stack.type in LIVING:
        return True
    if stack.verb in ("repair", "tile"):
        return play.content.facilities[facility_of(stack.target)].complex == "living"
    return False


def cannot_help(play: MartiansPlay, stack: Stack, rover: str) -> Refusal | None:
    """Why a rover cannot assist an action. M-ROV-03 to M-ROV-14."""
    state = play.state
    card = play.content.rovers[rover]
    if stack.rover:
        return Refusal("M-ROV-06", "why-not-two-rovers")
    if any(other.rover == rover for other in state.plan):
        return Refusal("M-ROV-08", "why-not-rover-busy", (("rover", rover),))
    if (rover, "fault") in state.rover_tokens:
        return Refusal("M-ROV-10", "why-not-rover-fault", (("rover", rover),))
    if stack.type not in card.types or stack.type not in DICED:
        return Refusal("M-ROV-03", "why-not-rover-type", (("rover", rover),))
    if not stack.path:
        return Refusal("M-ROV-05", "why-not-rover-inside", (("rover", rover),))
    if stack.type == "explore" and not rovers_explore(play):
        return Refusal("M-ROV-13", "why-not-rover-explore")
    trial = stack.copy()
    trial.rover = rover
    if "wound" in strikes(play, trial) and "wound" not in strikes(play, stack):
        who = owner(stack.pawns[0])
        return lethal(play, stack.operator if who < 0 else who, 1)
    return None


def rovers_explore(play: MartiansPlay) -> bool:
    """M-ICON-03, M-ROV-13; an event action in the plan may lift a ban. M-RUL-GAP-23."""
    state = play.state
    for facility in state.facilities:
        card = play.content.facilities[facility]
        if card.action == "explore" and "no-rover" in card.elements.values():
            cpu = f"{facility}.cpu"
            if card.elements.get("cpu") == "no-rover" and cpu in state.broken and cpu not in state.ignored:
                return False
    if "no-rovers" not in state.round:
        return True
    return any(
        stack.verb == "event"
        and "allow rovers" in play.content.events[state.log[int(stack.target)].event].reward.source
        for stack in state.plan
    )
