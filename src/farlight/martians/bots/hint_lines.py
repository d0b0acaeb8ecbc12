"""What the table shows that speaks for something, as lines for whoever asks why: what the terms of a score tell."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Concatenate, ParamSpec

from farlight.kernel import Line, Score, Term, score
from farlight.martians.bots.situation import Situation
from farlight.martians.model.ids import ObjectiveId, joined
from farlight.martians.model.state import Entry
from farlight.martians.rules.actions.abilities import poi_effect
from farlight.martians.rules.actions.stacks import count, numbers, stack_at
from farlight.martians.rules.app_events import reward_of, strike_chance
from farlight.martians.rules.context import sized
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.facilities import broken_elements, facility_of
from farlight.martians.rules.malfunction import TOP
from farlight.martians.rules.map_paths import routes
from farlight.martians.table.forecast import Supplied, odds_of

P = ParamSpec("P")
Tell = Callable[[Situation], Iterable[Line]]
Worth = Score[Situation]
"""What something is worth to the crew, in pawns, with the reasons."""


def reason(lines: Callable[Concatenate[Situation, P], Iterable[Line]]) -> Callable[P, Tell]:
    """A reason about something, to be told of the table as it is when somebody asks."""

    def about(*args: P.args, **kwargs: P.kwargs) -> Tell:
        return lambda table: lines(table, *args, **kwargs)

    return about


def one(worth: float, *tells: Tell) -> Worth:
    """What is weighed as one, with all that can be said of it."""
    return score(Term(worth, tells[0] if len(tells) == 1 else all_of(*tells)))


@reason
def all_of(table: Situation, *tells: Tell) -> Iterator[Line]:
    """One reason after the other."""
    for tell in tells:
        yield from tell(table)


# The mission

FULL = 100
"""Where a mission's track of percent ends, unless the mission says otherwise."""


@reason
def objective(table: Situation, name: str) -> Iterator[Line]:
    """The objective of the mission that is served, as long as it is open."""
    if not table.is_ticked(name):
        yield Line("hint-objective", (("objective", str(ObjectiveId(table.state.mission, name))),))


@reason
def sheet(table: Situation, name: str) -> Iterator[Line]:
    """How far a track of the mission is filled, as long as it is not full."""
    percent, goal = table.state.tracks.get(name, 0), table.mission.numbers.get(name, FULL)
    if percent < goal:
        yield Line("hint-sheet", (("sheet", name), ("percent", percent), ("goal", goal)))


def aim(worth: float, serves: str = "", fills: str = "") -> Worth:
    """What brings the mission forward: an objective that it serves, a track of percent that it fills."""
    tells = [objective(serves)] if serves else []
    return one(worth, *tells, *([sheet(fills)] if fills else []))


# Outside


@reason
def beyond(table: Situation, space: str) -> Iterator[Line]:
    """What lies further on, if a space is the next step to something."""
    state = table.state
    things = [pair for pair in state.lying if pair[0] not in state.tiles]
    marked = [pair for pair in state.spots if pair[1] in ("beacon", "stain")]
    for place, thing in (*things, *marked):
        if place != space and space in table.ways.expedition(place)[:1]:
            if (place, thing) in state.lying:
                yield Line("hint-on-the-way", (("space", place), ("thing", thing)))
            else:
                yield Line("hint-on-the-way-to", (("space", place),))
            return


@reason
def lies(table: Situation, thing: str, space: str) -> Iterator[Line]:
    if (space, thing) in table.state.lying:
        yield Line("hint-lies-there", (("thing", thing), ("space", space)))


@reason
def way(table: Situation, space: str) -> Iterator[Line]:
    """What the shortest way costs, as the board tells it."""
    found = routes(table.play).get(space)
    if found:
        yield Line("hint-way", (("space", space), ("pawns", found[0].cost)))


@reason
def safe_way(table: Situation, path: str) -> Iterator[Line]:
    found = table.ways.along(path)
    if not found.effects:
        yield Line("hint-safe-way", (("count", len(found.path)),))


@reason
def unknown_ground(table: Situation, space: str) -> Iterator[Line]:
    """How much unknown ground lies before a space."""
    if space:
        yield Line("hint-unknown-ground", (("space", space), ("count", len(table.ways.expedition(space)))))


@reason
def on_path(table: Situation, space: str) -> Iterator[Line]:
    """Whether a space lies on the path of signals that the crew works on."""
    path = table.memory.chain or table.memory.trail
    if path:
        key = "hint-on-path" if space in path else "hint-off-path"
        yield Line(key, (("space", space), ("chain", joined(path))))


# The base


@reason
def element(table: Situation, name: str) -> Iterator[Line]:
    yield Line("hint-element", (("element", name), ("penalty", table.penalty(name))))


@reason
def harm(table: Situation, name: str) -> Iterator[Line]:
    """What a broken element does, and what comes of it."""
    facility = facility_of(name)
    yield from element(name)(table)
    yield from short_of(facility)(table)
    if table.penalty(name) == "malfunction":
        yield from track(table.content.facilities[facility].complex, least=1)(table)


def broken(table: Situation) -> Iterator[Line]:
    yield Line("hint-broken", (("broken", broken_elements(table.play)), ("threshold", table.mission.threshold)))


def too_many_broken(table: Situation) -> Iterable[Line]:
    """How many elements are broken, if that is more than the mission allows."""
    return broken(table) if table.over > 0 else ()


@reason
def tile(table: Situation, facility: str) -> Iterator[Line]:
    """What a Shutdown tile brings."""
    yield from short_of(facility)(table)
    yield Line("hint-tile", (("facility", facility), ("stress", table.content.ruling.stress_per_tile)))


@reason
def track(table: Situation, name: str, least: int = 0) -> Iterator[Line]:
    """What the forecast says of a Malfunction track, if the danger is so great."""
    for each in table.forecast.tracks if table.forecast is not None else ():
        if each.complex == name and each.trigger >= least:
            refs = (("complex", name), ("level", each.level), ("top", TOP), ("trigger", each.trigger))
            yield Line("hint-track", refs)


def likeliest_track(table: Situation) -> Iterable[Line]:
    """The Malfunction track that is likeliest to draw a card."""
    if table.forecast is None:
        return ()
    return track(max(table.forecast.tracks, key=lambda each: each.trigger).complex)(table)


def supplies(table: Situation) -> Iterator[Line]:
    """What the next Production makes and takes."""
    yield from map(_supply, table.forecast.supplies if table.forecast is not None else ())


@reason
def short_of(table: Situation, facility: str) -> Iterator[Line]:
    """A supply that will not do because this Facility gives less than it could."""
    for each in table.forecast.supplies if table.forecast is not None else ():
        if each.made < each.needed and facility in each.causes:
            yield _supply(each)


def _supply(each: Supplied) -> Line:
    return Line("hint-supply", (("supply", each.supply), ("made", each.made), ("needed", each.needed)))


@reason
def stocks(table: Situation, named: Sequence[str]) -> Iterator[Line]:
    """What is in store of some supplies."""
    for supply in named:
        yield Line("hint-stock", (("supply", supply), ("stock", table.state.supply[supply])))


@reason
def rover(table: Situation, name: str, key: str = "hint-rover") -> Iterator[Line]:
    yield Line(key, (("rover", name), ("pawns", table.content.rovers[name].pawns)))


@reason
def upgrade(table: Situation, card: str) -> Iterator[Line]:
    yield Line("hint-upgrade", (("upgrade_effect", card), ("left", table.left)))


@reason
def part(table: Situation, *kinds: str) -> Iterator[Line]:
    """How many Spare Parts of a kind are at hand, and how many broken elements wait for one."""
    for kind in dict.fromkeys(kinds):
        if kind in table.parts:
            yield Line("hint-part", (("part", kind), ("count", table.waiting(kind)), ("held", table.held[kind])))


def parts(table: Situation) -> Iterator[Line]:
    held = sum(table.held[kind] for kind in table.parts)
    yield Line("hint-parts", (("held", held), ("count", broken_elements(table.play))))


# Events and finds


@reason
def reward(table: Situation, entry: Entry) -> Iterator[Line]:
    """What dealing with an event brings."""
    effect = sized(table.play, reward_of(table.play, entry)).source
    if effect:
        yield Line("hint-event-reward", (("event", entry.event), ("effect", effect)))


@reason
def strike(table: Situation, entry: Entry) -> Iterator[Line]:
    """What becomes of an event if nobody cares."""
    strikes = strike_chance(table.play, entry, table.state.sol + 1)
    if strikes:
        yield Line("hint-event-strikes", (("event", entry.event), ("strikes", strikes)))


@reason
def find(table: Situation, token: str) -> Iterator[Line]:
    """What a POI token does, in this mission."""
    effect = poi_effect(table.play, token)
    if effect is not None:
        yield Line("hint-find", (("effect", sized(table.play, effect).source),))


# People


def stress(table: Situation) -> Iterator[Line]:
    if table.forecast is not None:
        limit = table.content.ruling.stress_limit
        yield Line("hint-stress", (("stress", table.state.stress), ("level", table.forecast.stress), ("limit", limit)))


def morale(table: Situation) -> Iterator[Line]:
    yield Line("hint-morale", (("morale", table.state.morale), ("left", table.left)))


@reason
def wounds(table: Situation, who: int) -> Iterator[Line]:
    """How hurt somebody is; nothing if nobody is meant."""
    if who < 0:
        return
    most, person = table.content.ruling.most_wounds, table.state.crew[who]
    yield Line("hint-wounds", (("who", name_of(table.state, who)), ("wounds", person.wounds), ("most", most)))


@reason
def condition(table: Situation, who: int, *names: str) -> Iterator[Line]:
    for name in names if who >= 0 else ():
        refs = (("who", name_of(table.state, who)), ("condition", name), ("ailment", name))
        yield Line("hint-condition", refs)


@reason
def health(table: Situation, who: int) -> Iterator[Line]:
    """Wounds and Conditions of somebody; nothing if nobody is meant."""
    if who < 0:
        return
    person = table.state.crew[who]
    if person.wounds:
        yield from wounds(who)(table)
    yield from condition(who, *person.conditions)(table)


def worst(table: Situation) -> Iterable[Line]:
    """Whoever is hurt most."""
    crew = table.state.crew
    return wounds(max(range(len(crew)), key=lambda who: crew[who].wounds))(table) if crew else ()


@reason
def rest(table: Situation, who: int) -> Iterator[Line]:
    yield Line("hint-rest", (("who", name_of(table.state, who)), ("tokens", table.state.crew[who].tokens)))


# Dice, cards and the plan


@reason
def research(table: Situation, card: str) -> Iterator[Line]:
    """A Research card against the average of all of them."""
    cards = [each.percent for each in table.content.research.values()]
    if card:
        percent, average = table.content.research[card].percent, round(sum(cards) / len(cards))
        yield Line("hint-research", (("percent", percent), ("average", average)))


@reason
def rolled(_table: Situation, action: str, faces: tuple[str, ...]) -> Iterator[Line]:
    """What the Success die shows."""
    for face in faces[:1]:
        yield Line("hint-rolled", (("action", action), ("face", face)))


@reason
def comes_first(table: Situation, number: object) -> Iterator[Line]:
    """The chance of an action that is resolved before the others."""
    for stack in table.state.plan:
        if stack.number == number:
            yield Line("hint-order", (("success", odds_of(table.play, stack).success),))


@reason
def odds(table: Situation, seat: int, declared: bool) -> Iterator[Line]:
    """The chances of the action that a seat has in hand, and from how many pawns on it is certain."""
    number = table.state.seats[seat].building
    if not number:
        return
    stack = stack_at(table.state, number)
    low, high = numbers(table.play, stack)
    pawns, success = count(table.play, stack), odds_of(table.play, stack).success
    refs = (("pawns", pawns), ("success", success), ("certain", high))
    if pawns < low:
        yield Line("hint-too-few", (("pawns", pawns), ("count", low)))
    elif success == FULL:
        yield Line("hint-certain", (("pawns", pawns),))
    elif high > pawns:
        yield Line("hint-odds-enough" if declared else "hint-odds-more", refs)


def planned(table: Situation) -> Iterator[Line]:
    yield Line("hint-planned", (("count", len(table.state.plan)),))
