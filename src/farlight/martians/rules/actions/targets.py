"""What each action can be aimed at. Rulebook chapters 22 to 27."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from farlight.martians.model.card_parts import Need
from farlight.martians.model.ids import Pawn, Thing
from farlight.martians.model.mission_sheets import ActionCard
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.needed_things import alternatives_for, examined, samples
from farlight.martians.rules.actions.phase_offers import Offers
from farlight.martians.rules.actions.stacks import is_certain, owner, planned_costs, uses_of
from farlight.martians.rules.context import About, MartiansPlay, holds
from farlight.martians.rules.crew import curable
from farlight.martians.rules.facilities import facility_of, is_available, kind_of
from farlight.martians.rules.greenhouses import has_room
from farlight.martians.rules.missions import feature_of

Targets = Callable[[MartiansPlay, Offers, str], Iterable[str]]
"""One after the other: whoever only asks whether there is one pays for one."""
Things = Callable[[MartiansPlay, Offers, str], Iterable[str]]


def no_things(_play: MartiansPlay, _seen: Offers, _target: str) -> list[str]:
    return [""]


def _here(_play: MartiansPlay, _seen: Offers, _pawn: str) -> list[str]:
    return [""]


def _no_needs(_play: MartiansPlay, _target: str) -> list[str]:
    return ["thing"]


class Verb(msgspec.Struct, frozen=True):
    """A kind of action: its type, what it can be aimed at, what must lie with it."""

    name: str
    type: str
    rule: str
    targets: Targets = _here
    things: Things = no_things
    outside: bool = False
    only_with: str = ""
    """Without anything of this on the table there is nothing to aim at."""
    alone: bool = False
    """One pawn is enough, unless a token says otherwise."""
    needs: Callable[[MartiansPlay, str], list[str]] = _no_needs
    """What must lie with it, by name, for whoever asks why it is closed."""
    declared: str = ""
    """The action as which it is declared, if that is another one."""

    @property
    def is_event(self) -> bool:
        """Whether it is aimed at an entry of the Log."""
        return self.only_with == "log"


# What each action can be aimed at


def _patients(play: MartiansPlay, _seen: Offers, pawn: str) -> list[str]:
    """The performer as patient, if it has something to heal. M-HEAL-01."""
    who = owner(pawn)
    person = play.state.crew[who] if who >= 0 else None
    return [""] if person is not None and (person.wounds or curable(person)) else []


def _heart(play: MartiansPlay, _seen: Offers, pawn: str) -> list[str]:
    """The performer as patient, if it has Heart Trouble. M-HEAL-09."""
    who = owner(pawn)
    return [""] if who >= 0 and "heart-trouble" in curable(play.state.crew[who]) else []


def _unexplored(_play: MartiansPlay, seen: Offers, _pawn: str) -> tuple[str, ...]:
    """Spaces that can be explored; two stacks may try the same one.

    M-EXPL-01, M-EXPL-02, M-EXPL-14, M-ACT-09, M-ACT-16.
    """
    return seen.explorable


def _sources(play: MartiansPlay, seen: Offers, _pawn: str) -> Iterator[str]:
    """Explored spaces with something to gather. M-GATH-01, M-GATH-02."""
    state = play.state
    for space in dict.fromkeys([space for space, _ in state.lying]):
        if space in state.tiles and space in seen.routes and next(_finds(play, seen, space), None) is not None:
            yield space


def _finds(play: MartiansPlay, _seen: Offers, target: str) -> Iterator[str]:
    """What lies there and is not spoken for, samples and Objective tokens alike; reserved things lie with their stack.

    M-MIS-HOME-17, M-GATH-03, M-GATH-04, M-GATH-05.
    """
    allowed = feature_of(play).gatherable
    for thing in dict.fromkeys([thing for space, thing in play.state.lying if space == target]):
        if allowed is None or allowed(play, target, thing):
            yield thing


def _farms(play: MartiansPlay, _seen: Offers, _pawn: str) -> list[str]:
    """Farms in operation with room for the seed, unless somebody plants already: a Research action in the Farm.

    M-PLNT-02, M-PLNT-05, M-PLNT-06, M-PLNT-07, M-SHUT-23, M-PLNT-01.
    """
    state = play.state
    if "seed" not in state.available or any(stack.verb == "plant" for stack in state.plan):
        return []
    return [farm.facility for farm in state.farms if has_room(farm) and is_available(state, farm.facility)]


def _seed(play: MartiansPlay, _seen: Offers, _target: str) -> list[str]:
    return ["seed"] if "seed" in play.state.available else []


def _broken(play: MartiansPlay, seen: Offers, pawn: str) -> Iterator[str]:
    """Broken elements that can be repaired; what was only taken for another repair is none.

    M-REP-01, M-SHUT-19, M-AOM-05.
    """
    if not seen.repairable:
        return
    state = play.state
    taken = [stack.source for stack in state.plan if stack.source]
    machine = owner(pawn) < 0
    cards = play.content.facilities
    for element in seen.repairable:
        if element in taken or (machine and cards[facility_of(element)].complex == "living"):
            continue
        if next(_parts(play, seen, element), None) is not None:
            yield element


def _parts(play: MartiansPlay, seen: Offers, element: str) -> Iterator[str]:
    """A Spare Part of the kind, or a working element elsewhere. M-REP-03, M-CANN-01, M-RUL-GAP-13."""
    kind = kind_of(element)
    if kind in play.state.available:
        yield kind
    yield from (Thing.of("from", other) for other in _donors(play, seen, element))


def _donors(play: MartiansPlay, seen: Offers, element: str) -> Iterator[str]:
    """Working elements elsewhere, not taken for another repair, whose loss the plan can bear.

    M-CANN-01, M-CANN-03, M-RUL-FAQ-12, M-CANN-07.
    """
    facility = facility_of(element)
    places = seen.usable["build"]
    for other in seen.working[kind_of(element)]:
        if facility_of(other) != facility and any(bears_loss(play, seen, other, place) for place in places):
            yield other


def bears_loss(play: MartiansPlay, seen: Offers, element: str, place: str) -> bool:
    """Whether the whole plan can still be paid, and carried out, if a repair at this place takes this element.

    M-ACT-03, M-ACT-31, M-ROV-13, M-CANN-03.
    """
    state = play.state
    facility = facility_of(element)
    penalty = play.content.tables.harms[element]
    if penalty == "no-rover":
        return not any(stack.rover and stack.type == "explore" for stack in state.plan)
    if penalty not in ("energy", "oxygen"):
        return True
    uses = [*(stack.facility for stack in state.plan), place].count(facility)
    planned = [*play.recall(planned_costs), *seen.costs[place]].count(penalty)
    return planned + uses <= state.supply[penalty]


def _rovers(play: MartiansPlay, _seen: Offers, _pawn: str) -> list[str]:
    """Rovers with a token in the Rover Shed, which is inside the HUB; one token per action.

    M-RREP-01, M-RREP-04, M-RREP-03.
    """
    return list(dict.fromkeys(rover for rover, _ in play.state.rover_tokens))


def _upgrades(play: MartiansPlay, _seen: Offers, _pawn: str) -> Iterator[str]:
    """Those that are not certain to be installed; where dice decide, a second stack may try. M-UPG-03, M-ACT-09."""
    return (card for card in play.state.upgrades if not is_settled(play, "upgrade", card))


def is_settled(play: MartiansPlay, verb: str, target: str | None = None) -> bool:
    """Whether the plan does it for certain: another stack could never have an effect. M-ACT-16."""
    return any(
        stack.verb == verb and target in (None, stack.target) and is_certain(play, stack) for stack in play.state.plan
    )


def _entries(named: str | None, play: MartiansPlay, _seen: Offers, pawn: str) -> Iterator[str]:
    """Open events whose actions are of a type, one stack each: that of this sol, and those of the Log that were skipped
    or failed so far.

    M-EVA-01, M-EVA-03, M-EVA-05, M-EVA-09, M-LOG-03, M-EVT-07, M-EVA-08, M-APP-16, M-APP-18.
    """
    state = play.state
    taken = [stack.target for stack in state.plan if stack.verb == "event"]
    who = owner(pawn)
    for place, entry in enumerate(state.log):
        card = play.content.events[entry.event]
        barred = card.type != named or (card.helper and who in (entry.who, -1))
        if entry.state == "open" and not barred and str(place) not in taken:
            yield str(place)


def _event_things(play: MartiansPlay, _seen: Offers, target: str) -> Iterator[str]:
    return alternatives_for(play, play.content.events[play.state.log[int(target)].event].needs)


def _event_needs(play: MartiansPlay, target: str) -> list[str]:
    return needed(play.content.events[play.state.log[int(target)].event].needs)


def needed(needs: list[Need]) -> list[str]:
    """What a card asks for, thing by thing. M-ACT-35."""
    return [need.thing for need in needs for _ in range(need.count)]


def _tiles(play: MartiansPlay, _seen: Offers, pawn: str) -> list[str]:
    """Shutdown tiles that nobody turns yet; an AOM cannot act in the Living Complex.

    M-SHUT-10, M-SHUT-17, M-MACT-07, M-RUL-SHUT-03.
    """
    state = play.state
    if not state.shut:
        return []
    taken = [stack.target for stack in state.plan if stack.verb == "tile"]
    machine = owner(pawn) < 0
    cards = play.content.facilities
    names = [tile.place for tile in state.shut]
    return [
        name for name in names if name not in taken and not (machine and cards[facility_of(name)].complex == "living")
    ]


def _event(name: str, named: str | None) -> Verb:
    """The action of events that name this type, or none. M-EVA-04, M-EVA-05."""
    entries = partial(_entries, named)
    return Verb(
        name, named or "", "M-EVA-01", entries, _event_things, only_with="log", needs=_event_needs, declared="event"
    )


TYPED_EVENTS = {"research": "event-research", "build": "event-build", "manage": "event-manage"}
"""Actions of events by the type that they name. M-EVA-05."""
VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in (
        _event("event", None),
        *(_event(name, named) for named, name in TYPED_EVENTS.items()),
        Verb("rest", "rest", "M-REST-01", alone=True),
        Verb("relax", "relax", "M-RELX-01", alone=True),
        Verb("heal", "heal", "M-HEAL-02", _patients),
        Verb("heal-heart", "heal", "M-HEAL-09", _heart, declared="heal"),
        Verb("manage", "manage", "M-MAN-01", alone=True),
        Verb("explore", "explore", "M-EXPL-03", _unexplored, outside=True),
        Verb("gather", "gather", "M-GATH-03", _sources, _finds, outside=True, only_with="lying"),
        Verb(
            "examine", "research", "M-RSCH-03", things=samples, only_with="available", alone=True,
            needs=lambda _play, _target: ["sample"],
        ),
        Verb(
            "discover", "research", "M-RSCH-04", things=examined, only_with="examined", alone=True,
            needs=lambda _play, _target: ["examined"],
        ),
        Verb("plant", "research", "M-PLNT-03", _farms, _seed, only_with="farms"),
        Verb("repair", "build", "M-REP-06", _broken, _parts, only_with="broken"),
        Verb("rover", "build", "M-RREP-02", _rovers, only_with="rover_tokens"),
        Verb("upgrade", "build", "M-UPG-03", _upgrades, only_with="upgrades"),
        Verb("tile", "", "M-SHUT-10", _tiles, only_with="shut"),
    )
}  # fmt: skip
"""In the order of the rulebook."""


# Special actions of the mission


def mission_actions(play: MartiansPlay) -> tuple[str, ...]:
    return play.content.tables.actions.get(play.state.mission, ())


def spaces_for(play: MartiansPlay, seen: Offers, card: ActionCard) -> list[str]:
    """Where a special action can take place. M-MACT-02."""
    state = play.state
    rings = RINGS_OF.get(card.place, (1, 2, 3))
    explored = [space for space, ring in seen.explored if ring in rings]
    if not card.spot and card.place != "marked":
        return explored
    marked = [space for space, spot in state.spots if spot == card.spot]
    if card.place == "marked":
        return [space for space in explored if space in marked]
    taken = [stack.target for stack in state.plan if stack.verb == card.id]
    return [space for space in explored if space not in marked and space not in taken]


RINGS_OF = {"ring-1": (1,), "ring-2": (2,), "ring-12": (1, 2), "ring-23": (2, 3)}
"""By where a special action takes place; all rings where it says nothing of them."""


def verb_name(stack: Stack) -> str:
    """The verb by which a stack is declared."""
    if stack.verb == "event" and stack.type:
        return TYPED_EVENTS[stack.type]
    return "heal-heart" if stack.verb == "heal" and Pawn.parse(stack.pawns[0]).bound == "heart" else stack.verb


def verb_of(play: MartiansPlay, name: str) -> Verb:
    """A verb of the rulebook, or a special action as one."""
    known = VERBS.get(name)
    if known is not None:
        return known
    made = play.content.tables.memo.get(name)
    if not isinstance(made, Verb):
        made = play.content.tables.memo[name] = _special(play.content.actions[name])
    return made


def _special(card: ActionCard) -> Verb:
    """A special action as one of its type, with all that modifies this type, and with what it asks for itself.

    M-MACT-03, M-MIS-GEN-14.
    """

    def targets(play: MartiansPlay, seen: Offers, _pawn: str) -> Iterable[str]:
        if card.limit and uses_of(play.state, card.id) >= card.limit:
            return []
        if card.once and is_settled(play, card.id):
            return []
        spaces = [""] if card.place == "hub" else spaces_for(play, seen, card)
        if card.only is None:
            return spaces
        only = card.only
        return (space for space in spaces if holds(play, only, About(play.state.first, space=space)))

    def things(play: MartiansPlay, seen: Offers, _target: str) -> Iterable[str]:
        waived = any(perk.kind == "waive" and perk.action == card.id for perk in seen.perks)
        return [""] if waived else alternatives_for(play, card.needs)

    wanted = things if card.needs else no_things
    return Verb(
        card.id,
        card.type or "",
        card.rule,
        targets,
        wanted,
        outside=card.place != "hub",
        needs=lambda _play, _target: needed(card.needs),
    )
