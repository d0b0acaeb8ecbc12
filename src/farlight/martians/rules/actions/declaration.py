"""Declaring one action: whether it is open, and the choices that lead to it. Rulebook chapter 38.3.

Why one is closed is told by `refusals.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec

from farlight.kernel import Option, Refusal, option
from farlight.martians.model.ids import Mark, Pawn, Thing, joined, parts_of
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.actions.action_texts import at_option, choice_option
from farlight.martians.rules.actions.assist import rover_help, rovers_explore
from farlight.martians.rules.actions.benefits import benefits, fits, take
from farlight.martians.rules.actions.completion import Others, hands, lacking, medic_is_free, short_of
from farlight.martians.rules.actions.helper_uses import is_spent
from farlight.martians.rules.actions.needed_things import is_held
from farlight.martians.rules.actions.phase_offers import Offers, offers
from farlight.martians.rules.actions.stacks import LIVING, home_power, owner, planned_costs, unaffordable
from farlight.martians.rules.actions.targets import VERBS, Verb, bears_loss, no_things, verb_of
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.facilities import kind_of
from farlight.martians.rules.map_paths import Route, way_word
from farlight.martians.rules.missions import feature_of

MANY = 99
NOTHING: tuple[Route, ...] = ()


# Whether an action can be declared at all


def performer_of(pawn: str, operator: int) -> int:
    who = owner(pawn)
    return operator if who < 0 else who


def open_places(play: MartiansPlay, seen: Offers, pawn: str, operator: int, verb: Verb) -> tuple[str, ...]:
    """Facilities of the type that can be paid for and survived. M-ACT-31, M-ACT-32."""
    places = seen.usable[verb.type]
    if verb.type not in seen.dear:
        return places
    return tuple(
        place
        for place in places
        if not (seen.costs[place] and unaffordable(play, seen.costs[place], play.recall(planned_costs)))
        and not (place in seen.wounding and seen.is_mortal(play, performer_of(pawn, operator)))
    )


def unfit(play: MartiansPlay, pawn: str, verb: Verb) -> Refusal | None:
    """What a pawn is bound to, or a machine is not made for. M-COND-16, M-AOM-03, M-AOM-05."""
    _, bound, machine = Pawn.parse(pawn)
    if bound == "heart" and verb.name != "heal-heart":
        return Refusal("M-COND-16", "why-not-heart")
    if bound == "rest" and verb.name != "rest":
        return Refusal("M-COND-16", "why-not-rest-only")
    if verb.name == "heal-heart" and bound != "heart":
        return Refusal("M-COND-16", "why-not-no-heart")
    if machine:
        if verb.type in LIVING:
            return Refusal("M-AOM-05", "why-not-machine")
        fits = not verb.type or play.content.machines[machine].type == verb.type
        return None if fits else Refusal("M-AOM-03", "why-not-machine-type")
    return None


def stays_in(play: MartiansPlay, pawn: str) -> bool:
    """Whether somebody may not go outside. M-TERM-37."""
    return owner(pawn) >= 0 and "indoors" in play.state.crew[owner(pawn)].marks


def is_open(play: MartiansPlay, seen: Offers, pawn: str, operator: int, verb: Verb, free: Others) -> bool:
    """Whether there is a way to do what a pawn is fit for."""
    if verb.only_with and not getattr(play.state, verb.only_with):
        return False
    if verb.outside and stays_in(play, pawn):
        return False
    if verb.type and not open_places(play, seen, pawn, operator, verb):
        return False
    if verb.type not in seen.crowded:
        if verb.alone:
            return has_things(play, seen, verb, "")
        if verb.name == "explore" and seen.near and hands(play, verb.type, pawn, free) > 1:
            return True
    reach: Reach | None = None
    for target in _supplied(play, seen, pawn, verb):
        reach = reach or reach_of(play, seen, pawn, operator, verb, free)
        if reach.is_open(play, seen, target):
            return True
    return False


# Drafting: the choices that lead to one stack


class Draft(msgspec.Struct):
    """An action as far as it is declared; `options` are what to choose from next, none when it is complete."""

    target: str = ""
    thing: str = ""
    facility: str = ""
    route: Route | None = None
    options: list[tuple[Option, str]] = []
    followed: int = 0
    """How many picks led here: later ones were for what somebody else has taken meanwhile."""


def draft(
    play: MartiansPlay, pawn: str, operator: int, name: str, picks: tuple[str, ...], free: Others
) -> Draft | Refusal:
    """Follow the picks; a stage with one way needs none. What cannot be completed with who is free is left out."""
    seen = play.recall(offers)
    verb = verb_of(play, name)
    found = Draft()
    stage = partial(_stage, play, name, found, list(picks))
    reach, targets = play.recall(open_targets, pawn, operator, name, free)
    if not targets:
        return next((why for _, why in barred_targets(play, pawn, operator, name, free)), short_of(1))
    target = stage(targets, ("at", "target"))
    if target is None:
        return found
    found.target = target
    complete = list(reach.complete(play, seen, target))
    places = dict.fromkeys(place for place, _ in complete)
    things = [word for word in verb.things(play, seen, target) if any(may_lie(play, seen, word, at) for at in places)]
    thing = stage(things, ("with", "things"))
    if thing is None:
        return found
    found.thing = thing
    if verb.type:
        place = stage([at for at in places if may_lie(play, seen, thing, at)], ("using", "facility"))
        if place is None:
            return found
        found.facility = place
    if verb.outside:
        known = seen.routes.get(target, NOTHING)
        ways = {way_word(way, known): way for place, way in complete if place == found.facility and way is not None}
        chosen = stage(list(ways), ("via", "route"))
        if chosen is None:
            return found
        found.route = ways[chosen]
    return found


def _stage(
    play: MartiansPlay, name: str, found: Draft, left: list[str], values: Sequence[str], about: tuple[str, str]
) -> str | None:
    """The only value, or the one that is picked next; otherwise the draft stops here and offers all of them."""
    if len(values) == 1:
        return values[0]
    if left and left[0] in values:
        found.followed += 1
        return left.pop(0)
    shown = [_shown(play, name, about[0], value) for value in values]
    found.options = [
        (choice_option(play.state, name, about, value, told), value) for value, told in zip(values, shown, strict=True)
    ]
    return None


def open_targets(play: MartiansPlay, pawn: str, operator: int, name: str, free: Others) -> tuple["Reach", list[str]]:
    """How far a pawn gets with an action, and all targets that are open to it."""
    seen = play.recall(offers)
    verb = verb_of(play, name)
    reach = reach_of(play, seen, pawn, operator, verb, free)
    return reach, [target for target in _supplied(play, seen, pawn, verb) if reach.is_open(play, seen, target)]


def _supplied(play: MartiansPlay, seen: Offers, pawn: str, verb: Verb) -> Iterable[str]:
    """Targets for which things are there, one after the other. M-ACT-35."""
    targets = verb.targets(play, seen, pawn)
    if verb.things is no_things:
        return targets
    return (target for target in targets if has_things(play, seen, verb, target))


class Reach(msgspec.Struct, frozen=True):
    """How far a pawn gets with an action, with who is free to help."""

    pawn: str
    operator: int
    verb: Verb
    free: Others
    strong: int
    """How many could stand in it at best."""
    places: tuple[str, ...]
    """The Facilities that are open for it."""
    way: int
    """Pawns for the way at best."""
    surely: int
    """Pawns for the way in any case; less than none where it depends on the stack."""
    more: Callable[[MartiansPlay, str], int] | None
    """Pawns that the mission asks for beside the way."""

    def complete(self, play: MartiansPlay, seen: Offers, target: str) -> Iterator[tuple[str, Route | None]]:
        """The Facilities and ways with which the action could be completed. M-ACT-31, M-ACT-45, M-MOVE-05."""
        pawn, operator, verb, surely = self.pawn, self.operator, self.verb, self.surely
        ways: Sequence[Route | None] = (None,)
        if verb.outside:
            further = 0 if self.more is None else self.more(play, target)
            ways = _ways(play, seen, pawn, operator, target, self.way - further)
            surely -= further
        elif _deadly(play, seen, pawn, operator, target) or base_need(play, seen, pawn, verb, target) > self.strong:
            return
        elif verb.is_event and _is_particular(play, target):
            surely = -1
        for place in self.places:
            for way in ways:
                if surely >= (0 if way is None else way.cost) or not self.lacks(play, target, place, way):
                    yield place, way

    def is_open(self, play: MartiansPlay, seen: Offers, target: str) -> bool:
        """Whether the action could be completed somehow: a repair where the part can be spared. M-ACT-45, M-CANN-03."""
        ways = self.complete(play, seen, target)
        if self.verb.name == "repair":
            return any(_can_lay(play, seen, self.verb, target, place) for place, _ in ways)
        return next(ways, None) is not None

    def lacks(self, play: MartiansPlay, target: str, place: str, way: Route | None) -> int:
        """How many pawns it would lack there."""
        return lacking(play, bare_stack(play.state, self.pawn, self.operator, self.verb, target, place, way), self.free)


def reach_of(play: MartiansPlay, seen: Offers, pawn: str, operator: int, verb: Verb, free: Others) -> Reach:
    strong = hands(play, verb.type, pawn, free)
    places = open_places(play, seen, pawn, operator, verb) if verb.type else ("",)
    way = surely = 0
    if verb.outside:
        spare = strong - base_need(play, seen, pawn, verb, "")
        best, sure = way_help(play, seen, verb)
        eased = fitting(seen, pawn, verb, "ease")  # also pawns of the way
        way = MANY if could_be_sure(seen, pawn, verb) else spare + best + eased
        surely = spare + sure
    depends = seen.eased or verb.type == "heal" or verb.type in seen.uneven
    more = feature_of(play).explore_pawns if verb.name == "explore" else None
    return Reach(pawn, operator, verb, free, strong, places, way, -1 if depends else surely, more)


def have_rovers(play: MartiansPlay, action_type: str, places: Sequence[str]) -> bool:
    """Whether rovers may help with an action of a type, whichever of these Facilities it uses. M-ROV-13."""
    return action_type != "explore" or all(rovers_explore(play, place) for place in places)


def _is_particular(play: MartiansPlay, target: str) -> bool:
    """Whether an event asks for certain people. M-EVA-02."""
    card = play.content.events[play.state.log[int(target)].event]
    return card.different or card.helper


def has_things(play: MartiansPlay, seen: Offers, verb: Verb, target: str) -> bool:
    """Whether what must lie with the action is there. M-ACT-35."""
    return verb.things is no_things or next(iter(verb.things(play, seen, target)), None) is not None


def _can_lay(play: MartiansPlay, seen: Offers, verb: Verb, target: str, place: str) -> bool:
    return any(may_lie(play, seen, word, place) for word in verb.things(play, seen, target))


def may_lie(play: MartiansPlay, seen: Offers, thing: str, place: str) -> bool:
    """Whether a thing can be laid to an action in this Facility: not every element can be spared there. M-CANN-03."""
    way, what = Thing.parse(thing)
    return way != "from" or bears_loss(play, seen, what, place)


def _deadly(play: MartiansPlay, seen: Offers, pawn: str, operator: int, target: str) -> bool:
    """A Wound token on the Farm strikes whoever plants there. M-ACT-32, M-PLNT-04."""
    return target in seen.wounding and seen.is_mortal(play, performer_of(pawn, operator))


def _shown(play: MartiansPlay, name: str, word: str, value: str) -> str:
    """What an option points at: events by their card, not by their place in the Log."""
    is_entry = word == "at" and verb_of(play, name).is_event
    return play.state.log[int(value)].event if is_entry else value or "none"


def _ways(play: MartiansPlay, seen: Offers, pawn: str, operator: int, target: str, spare: int) -> list[Route]:
    """The routes that spare pawns suffice for and that would not kill.

    M-MOVE-05, M-MOVE-08, M-MOVE-13, M-RUL-GAP-08.
    """
    ways = [way for way in seen.routes.get(target, NOTHING) if way.cost <= spare]
    if target in seen.risky and seen.is_mortal(play, performer_of(pawn, operator)):
        return [way for way in ways if "wound" not in way.effects]
    return ways


def barred_targets(
    play: MartiansPlay, pawn: str, operator: int, name: str, free: Others
) -> Iterator[tuple[Option, Refusal]]:
    """Targets and ways that are not offered: what is missing there, or whom it would kill. M-ACT-35, M-ACT-45."""
    verb = verb_of(play, name)
    seen = play.recall(offers)
    mortal = seen.is_mortal(play, performer_of(pawn, operator))
    reach, opened = play.recall(open_targets, pawn, operator, name, free)
    for target in verb.targets(play, seen, pawn):
        ways = seen.routes.get(target, NOTHING) if verb.outside and mortal else NOTHING
        for way in [way for way in ways if "wound" in way.effects]:
            yield option("via", route=way_word(way, ways)), Refusal("M-MOVE-13", "why-not-lethal")
        if target not in opened:
            yield at_option(_shown(play, name, "at", target)), closed_at(play, reach, target)


def closed_at(play: MartiansPlay, reach: "Reach", target: str) -> Refusal:
    """Why an action cannot be completed at one of its targets.

    M-ACT-32, M-ACT-35, M-ACT-45, M-CANN-03, M-HEAL-05, M-MOVE-13.
    """
    verb, seen = reach.verb, play.recall(offers)
    if not has_things(play, seen, verb, target):
        return Refusal("M-ACT-35", "why-not-things", (("needs", joined(verb.needs(play, target))),))
    if _deadly(play, seen, reach.pawn, reach.operator, target):
        return Refusal("M-ACT-32", "why-not-lethal")
    missing = _shortfall(play, seen, reach, target)
    if missing and verb.type == "heal" and not medic_is_free(play, reach.free):
        return Refusal("M-HEAL-02", "why-not-medic")
    if missing:
        return short_of(missing)
    if verb.name == "repair":
        return Refusal("M-REP-03", "why-not-part", (("part", kind_of(target)),))
    return Refusal("M-MOVE-13", "why-not-lethal")


def _shortfall(play: MartiansPlay, seen: Offers, reach: Reach, target: str) -> int:
    """How many pawns an action lacks at the least, whichever Facility and way; 0 where it lacks none. M-ACT-45."""
    ways: tuple[Route | None, ...] = seen.routes.get(target, NOTHING) if reach.verb.outside else (None,)
    return min((reach.lacks(play, target, place, way) for place in reach.places for way in ways), default=1)


def fitting(seen: Offers, pawn: str, verb: Verb, kind: str) -> int:
    """How many benefits of a kind would do for an action of this pawn. M-RUL-GAP-23."""
    if not seen.perks:
        return 0
    return sum(perk.kind == kind and fits(perk, verb.name, verb.type, owner(pawn)) for perk in seen.perks)


def could_be_sure(seen: Offers, pawn: str, verb: Verb) -> bool:
    """Whether a benefit would let the action succeed with 1 pawn. M-RUL-EV-LAN2."""
    return fitting(seen, pawn, verb, "sure") > 0


def way_help(play: MartiansPlay, seen: Offers, verb: Verb) -> tuple[int, int]:
    """Pawns of the way that could be spared, at best and in any case."""
    found = seen.spared.get(verb.name)
    if found is None:
        found = seen.spared[verb.name] = _way_help(play, seen, verb)
    return found


def _way_help(play: MartiansPlay, seen: Offers, verb: Verb) -> tuple[int, int]:
    """A rover helps, and the Route Planner. M-ROV-03, M-RUL-UPG-05."""
    state = play.state
    best = rover = rover_help(play, verb.type)
    if verb.name == "explore" and state.installed:
        best += not is_spent(state, "route") and home_power(play, "route", "ga")
    sure = not state.rover_tokens and have_rovers(play, verb.type, seen.usable.get(verb.type, ()))
    return best, rover if sure else 0


def base_need(play: MartiansPlay, seen: Offers, pawn: str, verb: Verb, target: str) -> int:
    """Pawns for the action itself at the least, without the way.

    M-ACT-40, M-ACT-41, M-ACT-42, M-ACT-43, M-ACT-44, M-ACT-45, M-ACT-46.
    """
    state = play.state
    if verb.is_event:
        need = play.content.events[state.log[int(target)].event].pawns
        mast = "relay-mast" in state.facilities
        need -= mast and not any("ease:mast" in stack.perks for stack in state.plan)  # M-RUL-STR-11
    elif verb.name in VERBS:
        need = 1
    else:
        card = play.content.actions[verb.name]
        need = card.pawns if card.type is None else 1 + card.extra_pawns
        need -= Mark.on("ease", verb.name) in state.mission_once
    if verb.type and state.active:
        need += seen.least_extra[verb.type]
        if verb.name == "plant":
            need += seen.extra[target]
    if need > 1 and seen.perks:
        need = 1 if could_be_sure(seen, pawn, verb) else need - fitting(seen, pawn, verb, "ease")
    return max(1, need)


def bare_stack(
    state: Martians, pawn: str, operator: int, verb: Verb, target: str, place: str, way: Route | None
) -> Stack:
    """An action with the pawn on top, before anything is laid to it. M-ACT-04."""
    return Stack(
        number=state.serial,
        verb=verb.declared or verb.name,
        type=verb.type,
        target=target,
        facility=place,
        start="hub" if way is None else way.start,
        path=[] if way is None else list(way.path),
        pawns=[pawn],
        operator=operator,
        rover="",
        things=[],
        source="",
        perks=[],
        announced=[],
        dice=0,
    )


def make_stack(play: MartiansPlay, pawn: str, operator: int, name: str, found: Draft) -> Stack:
    """The declared stack; what it needs moves to it. M-ACT-04, M-ACT-35, M-CANN-02."""
    state = play.state
    stack = bare_stack(state, pawn, operator, verb_of(play, name), found.target, found.facility, found.route)
    way, what = Thing.parse(found.thing)
    if way == "from":
        stack.source = what
        state.broken.append(stack.source)  # M-CANN-03
    elif found.thing:
        stack.things = list(parts_of(found.thing))
        for thing in stack.things:
            _take(state, thing, found.target if name == "gather" else "")
    waived = [perk for perk in benefits(play) if perk.kind == "waive" and perk.action == name][:1]
    stack.perks = [take(play, perk) for perk in waived]
    state.serial += 1
    return stack


def _take(state: Martians, thing: str, space: str) -> None:
    """Take a thing from where it is to the stack."""
    way, what = Thing.parse(thing)
    if space:
        state.lying.remove((space, thing))
    elif way == "x":
        state.examined.remove(what)
    elif is_held(thing):
        state.available.remove(thing)


def return_things(state: Martians, stack: Stack) -> None:
    """Return things to where they came from. M-ACT-37, M-CANN-06."""
    for thing in stack.things:
        way, what = Thing.parse(thing)
        if stack.verb == "gather":
            state.lying.append((stack.target, thing))
        elif way == "x":
            state.examined.append(what)
        elif is_held(thing):
            state.available.append(thing)
    stack.things = []
    if stack.source:
        if stack.source in state.broken:
            state.broken.remove(stack.source)
        stack.source = ""
