"""Conditions and groups of the effect language."""

from collections.abc import Iterable

from farlight.kernel import Procedure, replace
from farlight.martians.model.ids import Element, Mark, NumberedThing
from farlight.martians.rules.actions.stacks import astronauts_in
from farlight.martians.rules.cargo_bay import parts_held, samples_held
from farlight.martians.rules.context import About, MartiansPlay, conditions, groups
from farlight.martians.rules.crew import MORALE, choose_astronaut, curable, deeds_of
from farlight.martians.rules.facilities import broken_elements, facility_of, is_available, is_shut, standing_for
from farlight.martians.rules.map_paths import clockwise, direction_of, ring_of
from farlight.martians.rules.production import ground_samples, is_sample
from farlight.martians.rules.verbs.lasting_changes import close_spots
from farlight.martians.rules.verbs.terrain import space_meant, spots


@conditions.add("morale at least {count:int}", "M-MOR-01")
def morale_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.morale >= count


@conditions.add("morale is lowest", "M-MOR-01")
def morale_is_lowest(play: MartiansPlay, _about: About) -> bool:
    return play.state.morale == MORALE[0]


@conditions.add("stress at least {count:int}", "M-STR-03")
def stress_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.stress >= count


@conditions.add("supply {supply:supply} at least {count:int}", "M-SUP-01")
def supply_at_least(play: MartiansPlay, _about: About, supply: str, count: int) -> bool:
    return play.state.supply[supply] >= count


@conditions.add("wounded", "M-WND-01")
def wounded(play: MartiansPlay, about: About) -> bool:
    return play.state.crew[about.who].wounds > 0


@conditions.add("wounds at least {count:int}", "M-WND-01")
def wounds_at_least(play: MartiansPlay, about: About, count: int) -> bool:
    return play.state.crew[about.who].wounds >= count


@conditions.add("anyone has {count:int} wounds", "M-WND-01")
def anyone_has_wounds(play: MartiansPlay, _about: About, count: int) -> bool:
    return any(person.wounds >= count for person in play.state.crew)


@conditions.add("has condition", "M-COND-01")
def has_a_condition(play: MartiansPlay, about: About) -> bool:
    return bool(curable(play.state.crew[about.who]))


@conditions.add("conditions at least {count:int}", "M-COND-01")
def conditions_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    return sum(len(curable(person)) for person in play.state.crew) >= count


@conditions.add("own conditions at least {count:int}", "M-COND-01")
def own_conditions(play: MartiansPlay, about: About, count: int) -> bool:
    return len(curable(play.state.crew[about.who])) >= count


@conditions.add("own {deed:deed} at least {count:int}", "M-CAMP-08")
def own_deeds(play: MartiansPlay, about: About, deed: str, count: int) -> bool:
    """What this astronaut did in this mission."""
    return deeds_of(play.state, about.who, deed) >= count


@conditions.add("has {count:int} tokens", "M-ASTR-14")
def has_tokens(play: MartiansPlay, about: About, count: int) -> bool:
    return play.state.crew[about.who].tokens >= count


@conditions.add("has {part:part} part", "M-TERM-23")
def has_part(play: MartiansPlay, _about: About, part: str) -> bool:
    held = parts_held(play)
    return bool(held) if part in ("any", "random") else part in held


@conditions.add("has sample", "M-TERM-23")
def has_sample(play: MartiansPlay, _about: About) -> bool:
    return bool(samples_held(play))


@conditions.add("has ground sample", "M-TERM-39")
def has_ground_sample(play: MartiansPlay, _about: About) -> bool:
    return bool(ground_samples(play.state))


@conditions.add("has examined", "M-RSCH-01")
def has_examined(play: MartiansPlay, _about: About) -> bool:
    return bool(play.state.examined)


@conditions.add("has seed", "M-TERM-40")
def has_seed(play: MartiansPlay, _about: About) -> bool:
    return "seed" in play.state.available


@conditions.add("seed planted", "M-PLNT-08")
def seed_planted(play: MartiansPlay, _about: About) -> bool:
    return play.state.stats.get("seeds", 0) > 0


@conditions.add("planted this sol", "M-PLNT-08")
def planted_this_sol(play: MartiansPlay, _about: About) -> bool:
    return "planted" in play.state.round


@conditions.add("growing plant", "M-FARM-03")
def growing_plant(play: MartiansPlay, _about: About) -> bool:
    return any(farm.growth for farm in play.state.farms)


# The base


def _places(play: MartiansPlay, about: About, facility: str) -> list[str]:
    if facility == "here":
        return [about.facility]
    if facility == "remembered":
        return [play.state.flags.get("remembered", "")]
    if facility == "anywhere":
        return play.state.facilities
    if facility == "structure":
        return [place for place in play.state.facilities if not play.content.facilities[place].tile]
    return standing_for(play, facility)


@conditions.add("tile on {facility:facility}", "M-TERM-13")
def tile_on(play: MartiansPlay, about: About, facility: str) -> bool:
    return any(is_shut(play.state, place) for place in _places(play, about, facility))


@conditions.add("broken {facility:facility} {element:element}", "M-TERM-08")
def element_broken(play: MartiansPlay, about: About, facility: str, element: str) -> bool:
    places = _places(play, about, facility)
    return any(
        facility_of(each) in places and (element == "any" or Element.parse(each).kind == element)
        for each in play.state.broken
    )


@conditions.add("trouble at {facility:facility}", "M-TERM-14")
def trouble_at(play: MartiansPlay, about: About, facility: str) -> bool:
    places = _places(play, about, facility)
    broken = {facility_of(each) for each in play.state.broken}
    return any(place in broken or not is_available(play.state, place) for place in places)


@conditions.add("output {facility:facility} at least {count:int}", "M-PROD-07")
def output_at_least(play: MartiansPlay, about: About, facility: str, count: int) -> bool:
    """Each of them, if there are several."""
    return all(play.state.productivity.get(place, 0) >= count for place in _places(play, about, facility))


@conditions.add("in play {facility:facility}", "M-TERM-09")
def in_play(play: MartiansPlay, _about: About, facility: str) -> bool:
    return facility in play.state.facilities


@conditions.add("broken at most {count:int}", "M-END-04")
def broken_at_most(play: MartiansPlay, _about: About, count: int) -> bool:
    return broken_elements(play) <= count


@conditions.add("broken is {count:int}", "M-TERM-11")
def broken_is(play: MartiansPlay, _about: About, count: int) -> bool:
    return broken_elements(play) == count


@conditions.add("broken at threshold", "M-END-04")
def broken_at_threshold(play: MartiansPlay, _about: About) -> bool:
    return broken_elements(play) == play.content.missions[play.state.mission].threshold


@conditions.add("structures at least {count:int}", "M-CARD-STR-02")
def structures_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    return sum(not play.content.facilities[place].tile for place in play.state.facilities) >= count


@conditions.add("token on {rover:rover}", "M-TERM-24")
def token_on_rover(play: MartiansPlay, about: About, rover: str) -> bool:
    meant = about.rover if rover == "used" else rover
    return any(rover == "any" or place == meant for place, _ in play.state.rover_tokens)


# The action in hand


@conditions.add("rover used", "M-ROV-02", needs=("action",), gives=("rover",))
def rover_used(_play: MartiansPlay, about: About) -> bool:
    return bool(about.rover)


@conditions.add("outside", "M-TERM-37", needs=("action",), gives=("space",))
def outside(_play: MartiansPlay, about: About) -> bool:
    return bool(about.space)


@conditions.add("at {space:space}", "M-TERM-37", needs=("place",), gives=("space",))
def at_space(play: MartiansPlay, about: About, space: str) -> bool:
    return bool(about.space) and about.space == space_meant(play, About(about.who), space)


@conditions.add("thing is {thing:thing}", "M-GATH-04", needs=("gathered",))
def thing_is(_play: MartiansPlay, about: About, thing: str) -> bool:
    return about.thing == thing


@conditions.add("repaired {facility:facility}", "M-REP-04", needs=("repair",))
def repaired(_play: MartiansPlay, about: About, facility: str) -> bool:
    return about.facility == facility


@conditions.add("first this sol", "M-MACT-05", needs=("action",))
def first_this_sol(play: MartiansPlay, about: About) -> bool:
    stack = next((stack for stack in play.state.plan if stack.number == about.stack), None)
    return stack is None or Mark.on("did", stack.verb) not in play.state.round


@conditions.add("done {action:action} {count:int}", "M-MACT-05")
def done_action(play: MartiansPlay, _about: About, action: str, count: int) -> bool:
    return play.state.stats.get(Mark.on("did", action), 0) >= count


# The map


@conditions.add("drawn is {strength:strength}", "M-DIR-04", needs=("direction",))
def drawn_is(play: MartiansPlay, _about: About, strength: str) -> bool:
    space = play.state.flags.get("drawn", "")
    return bool(space) and play.content.directions[direction_of(space).lower()].strength == strength


@conditions.add("spot at drawn {spot:spot}", "M-TERM-36", needs=("direction",))
def spot_at_drawn(play: MartiansPlay, _about: About, spot: str) -> bool:
    return (play.state.flags.get("drawn", ""), spot) in play.state.spots


@conditions.add("spot toward drawn {spot:spot}", "M-TERM-31", needs=("direction",))
def spot_toward_drawn(play: MartiansPlay, _about: About, spot: str) -> bool:
    direction = direction_of(play.state.flags.get("drawn", ""))
    return any(direction_of(space) == direction for space in spots(play, spot))


@conditions.add("spot here {spot:spot}", "M-TERM-36", needs=("space",))
def spot_here(play: MartiansPlay, about: About, spot: str) -> bool:
    return (about.space, spot) in play.state.spots


@conditions.add("opposite bell", "M-MIS-SLOT-LN5", needs=("space",))
def opposite_bell(play: MartiansPlay, about: About) -> bool:
    across = space_meant(play, About(about.who), "across-1")
    return bool(across) and about.space in (across, clockwise(across), clockwise(across, -1))


@conditions.add("spots {spot:spot} at least {count:int}", "M-TERM-36")
def spots_at_least(play: MartiansPlay, _about: About, spot: str, count: int) -> bool:
    return len(spots(play, spot)) >= count


@conditions.add("spots {spot:spot} in ring {ring:int} at least {count:int}", "M-TERM-36")
def spots_in_ring(play: MartiansPlay, _about: About, spot: str, ring: int, count: int) -> bool:
    return sum(ring_of(space) == ring for space in spots(play, spot)) >= count


@conditions.add("close {spot:spot}", "M-TERM-31")
def close(play: MartiansPlay, _about: About, spot: str) -> bool:
    return bool(close_spots(play, spot))


@conditions.add("explored ring {ring:int} at least {count:int}", "M-TERM-36")
def explored_ring(play: MartiansPlay, _about: About, ring: int, count: int) -> bool:
    return sum(ring_of(space) == ring for space in play.state.tiles) >= count


@conditions.add("explored {space:space}", "M-TERM-36")
def explored_space(play: MartiansPlay, about: About, space: str) -> bool:
    return space_meant(play, about, space) in play.state.tiles


@conditions.add("explored spot {spot:spot} at least {count:int}", "M-TERM-36")
def explored_spot(play: MartiansPlay, _about: About, spot: str, count: int) -> bool:
    return play.state.stats.get(Mark.on("explored", spot), 0) >= count


# Research and objectives


@conditions.add("track {sheet:sheet} at least {count:int}", "M-MACT-02")
def track_at_least(play: MartiansPlay, _about: About, sheet: str, count: int) -> bool:
    return play.state.tracks.get(sheet, 0) >= count


@conditions.add("discovered at least {count:int}", "M-RSCH-06")
def discovered_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    return len(play.state.discovered) >= count


@conditions.add("discovered ring {ring:int} at least {count:int}", "M-MIS-CORE-02")
def discovered_ring(play: MartiansPlay, _about: About, ring: int, count: int) -> bool:
    return (
        sum(is_sample(thing) and NumberedThing.parse(thing).number >= ring for thing in play.state.discovered) >= count
    )


@conditions.add("discovered inner at least {count:int}", "M-MIS-CORE-02")
def discovered_inner(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.discovered.count("s1") >= count


@conditions.add("examined total at least {count:int}", "M-RSCH-05")
def examined_total(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.stats.get("examined", 0) >= count


@conditions.add("idle bench", "M-MIS-CORE-05")
def idle_bench(play: MartiansPlay, _about: About) -> bool:
    return play.state.sol > 1 and "bench-used" not in play.state.mission_once


@conditions.add("gathered {thing:thing}", "M-OBJ-03")
def gathered(play: MartiansPlay, _about: About, thing: str) -> bool:
    return play.state.stats.get(Mark.on("got", thing), 0) > 0


@conditions.add("found {thing:thing}", "M-OBJ-01")
def found(play: MartiansPlay, _about: About, thing: str) -> bool:
    return play.state.stats.get(Mark.on("found", thing), 0) > 0


@conditions.add("ticked {objective:objective}", "M-APP-22")
def ticked(play: MartiansPlay, _about: About, objective: str) -> bool:
    return objective in play.state.ticked


@conditions.add("flag {flag:flag} is {value:value}", "M-MIS-SLOT-01")
def flag_is(play: MartiansPlay, _about: About, flag: str, value: str) -> bool:
    return play.state.flags.get(flag, "") == value


@conditions.add("optional done", "M-END-11")
def optional_done(play: MartiansPlay, _about: About) -> bool:
    optional = [each for each in play.content.missions[play.state.mission].objectives if each.optional]
    return bool(optional) and all(each.id in play.state.ticked for each in optional)


# Time, crew and the end


@conditions.add("sol at least {count:int}", "M-RND-07")
def sol_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.sol >= count


@conditions.add("sol is even", "M-RND-07")
def sol_is_even(play: MartiansPlay, _about: About) -> bool:
    return play.state.sol % 2 == 0


@conditions.add("last sol", "M-RND-04")
def last_sol(play: MartiansPlay, _about: About) -> bool:
    return play.state.sol >= play.state.sols


@conditions.add("sols left at least {count:int}", "M-RND-04")
def sols_left(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.sols - play.state.sol >= count


@conditions.add("in mission {mission:mission}", "M-GEN-04")
def in_mission(play: MartiansPlay, _about: About, mission: str) -> bool:
    return play.state.mission == mission


@conditions.add("crew is {count:int}", "M-GEN-11")
def crew_is(play: MartiansPlay, _about: About, count: int) -> bool:
    return len(play.state.crew) == count


@conditions.add("is {astronaut:astronaut}", "M-ASTR-01")
def is_astronaut(play: MartiansPlay, about: About, astronaut: str) -> bool:
    return play.state.crew[about.who].card == astronaut


@conditions.add("with {astronaut:astronaut}", "M-ASTR-01")
def with_astronaut(play: MartiansPlay, _about: About, astronaut: str) -> bool:
    return any(person.card == astronaut for person in play.state.crew)


# Groups


@groups.add("astronaut", "M-WND-14")
def astronaut(play: MartiansPlay, about: About) -> Iterable[About]:
    return [_with(about, who) for who in range(len(play.state.crew))]


def _with(about: About, who: int) -> About:
    return replace(about, who=who)


@groups.add("first player", "M-FP-05")
def first_player(play: MartiansPlay, about: About) -> Iterable[About]:
    return [_with(about, play.state.first)]


@groups.add("other astronaut", "M-WND-14")
def other_astronaut(play: MartiansPlay, about: About) -> Iterable[About]:
    return [_with(about, who) for who in range(len(play.state.crew)) if who != about.who]


@groups.add("next astronaut", "M-FP-06")
def next_astronaut(play: MartiansPlay, about: About) -> Iterable[About]:
    return [_with(about, (about.who + 1) % len(play.state.crew))]


@groups.add("stack astronaut", "M-ACT-18", needs=("action",))
def stack_astronaut(play: MartiansPlay, about: About) -> Iterable[About]:
    stack = next((stack for stack in play.state.plan if stack.number == about.stack), None)
    return [_with(about, who) for who in (astronauts_in(stack) if stack else [about.who])]


@groups.add("any astronaut", "M-RUL-GAP-25", extra="asks")
def any_astronaut(play: MartiansPlay, about: About) -> Procedure[list[About]]:
    who = yield from choose_astronaut(play, "which-astronaut", "M-RUL-GAP-25", list(range(len(play.state.crew))))
    return [_with(about, who)]


@groups.add("last builder", "M-BLD-01")
def last_builder(play: MartiansPlay, about: About) -> Iterable[About]:
    state = play.state
    return [_with(about, state.last_builder if state.last_builder >= 0 else state.first)]


@groups.add("structure card up to {count:int}", "M-CARD-STR-02")
def structure_card(play: MartiansPlay, about: About, count: int) -> Iterable[About]:
    cards = play.content.facilities
    return [about] * min(count, sum(not cards[place].tile for place in play.state.facilities))


@groups.add("broken element of {complex:complex} up to {count:int}", "M-TERM-11")
def broken_element(play: MartiansPlay, about: About, complex: str, count: int) -> Iterable[About]:  # noqa: A002
    cards = play.content.facilities
    return [about] * min(count, sum(cards[facility_of(each)].complex == complex for each in play.state.broken))


@groups.add("loaded rover", "M-TERM-24")
def loaded_rover(play: MartiansPlay, about: About) -> Iterable[About]:
    return [about] * len({rover for rover, _ in play.state.rover_tokens})


@groups.add("spot {spot:spot} up to {count:int}", "M-TERM-36")
def spot_up_to(play: MartiansPlay, about: About, spot: str, count: int) -> Iterable[About]:
    return [about] * min(count, len(spots(play, spot)))
