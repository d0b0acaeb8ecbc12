"""Verbs that give a power for a while, and those that bend turns and Threats."""

from farlight.kernel import Procedure, Refusal, choose, option
from farlight.vanguard.model.ids import Mark
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, seat_of, verbs
from farlight.vanguard.rules.exploration.board import (
    biomes_at,
    connected,
    living,
    sector_of,
    sectors,
    steps_between,
    towards,
    visible_poi,
)
from farlight.vanguard.rules.exploration.exploration_end import pay_debt
from farlight.vanguard.rules.exploration.noise import forget_noise, loudest
from farlight.vanguard.rules.exploration.planet import remove_marker, replace_poi
from farlight.vanguard.rules.exploration.threats import move_threat, move_towards, place_threat, threat_of
from farlight.vanguard.rules.exploration.travel import arrive, choose_sector
from farlight.vanguard.rules.exploration.travel import move as move_crew
from farlight.vanguard.rules.lasting_effects import give_power, has_power
from farlight.vanguard.rules.questions import agrees, choose_crew, choose_threat

MOST_DEBTS = 3


# Powers for a while


@verbs.add("next turn have {power:list}", "V-GEN-01", needs=("crewmember",))
def next_turn_have(play: VanguardPlay, about: About, power: str) -> None:
    give_power(play, about.who, "next", power)


@verbs.add("this turn you have {power:list}", "V-EQUIP-09", needs=("crewmember",))
def this_turn_you_have(play: VanguardPlay, about: About, power: str) -> None:
    give_power(play, about.who, "turn", power)


@verbs.add("this round here has {power:list}", "V-EQUIP-09", needs=("crewmember",))
def this_round_here_has(play: VanguardPlay, about: About, power: str) -> None:
    play.state.auras = (*play.state.auras, (play.state.crew[about.who].sector, power))


@verbs.add("this round all have {power:list}", "V-EQUIP-09", needs=("exploration",))
def this_round_all_have(play: VanguardPlay, _about: About, power: str) -> None:
    play.state.auras = (*play.state.auras, (0, power))


# Turns and debts


@verbs.add("end round", "V-TURN-15", needs=("exploration",))
def end_round(play: VanguardPlay, _about: About) -> None:
    for crew in play.state.crew:
        crew.done = True


@verbs.add("take the start token", "V-TURN-03", needs=("crewmember",))
def take_the_start_token(play: VanguardPlay, about: About) -> None:
    play.state.start = about.who


def _owes_too_much(play: VanguardPlay, _about: About, count: int) -> Refusal | None:
    return None if play.state.debts + count <= MOST_DEBTS else Refusal("V-ENV-04", "why-not-debt")


@verbs.add("owe {count:int}", "V-ENV-04", extra=_owes_too_much, needs=("crewmember",))
def owe(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Lay debts beside the Lander; what is too much is paid at once."""
    play.state.debts += count
    while play.state.debts > MOST_DEBTS:
        yield from pay_debt(play, about.who)


def _owes_nothing(play: VanguardPlay, _about: About) -> Refusal | None:
    return None if play.state.debts else Refusal("V-ENV-04", "why-not-owed")


@verbs.add("pay a debt", "V-ENV-04", extra=_owes_nothing, needs=("crewmember",))
def pay_a_debt(play: VanguardPlay, about: About) -> Procedure[None]:
    if play.state.debts:
        yield from pay_debt(play, about.who)


# Threats


def _on_the_board(play: VanguardPlay) -> list[Threat]:
    return [threat for threat in play.state.threats if threat.sector]


@verbs.add("pull a threat {count:int}", "V-THREAT-09", needs=("crewmember",))
def pull_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    threat = yield from choose_threat(play, about, "pull-a-threat", lambda: _on_the_board(play))
    if threat is not None:
        move_towards(play, threat, [play.state.crew[about.who].sector], count)


@verbs.add("place a living threat next door", "V-THREAT-01", needs=("crewmember",))
def place_a_living_threat(play: VanguardPlay, about: About) -> Procedure[None]:
    cards = play.content.threats
    threat = yield from choose_threat(
        play,
        about,
        "place-a-living-threat",
        lambda: [threat for threat in _on_the_board(play) if cards[threat.card].living],
    )
    if threat is not None:
        there = connected(play, play.state.crew[about.who].sector)
        number = yield from choose_sector(play, about.who, "threat-to", "V-THREAT-01", there)
        place_threat(play, threat.card, number)


@verbs.add("move this threat", "V-THREAT-07", needs=("threat", "crewmember"))
def move_this_threat(play: VanguardPlay, about: About) -> Procedure[None]:
    threat = threat_of(play, about.source.card)
    if threat is not None and threat.sector:
        there = connected(play, threat.sector)
        number = yield from choose_sector(play, about.who, "threat-to", "V-THREAT-07", there)
        move_threat(play, threat, number)


@verbs.add("threat goes {count:int} to loudest", "V-THREAT-09", needs=("threat",))
def threat_to_loudest(play: VanguardPlay, about: About, count: int) -> None:
    """Move a Threat to where the most dice were rolled at once; where nobody rolled, to where most Crewmembers are."""
    threat = threat_of(play, about.source.card)
    if threat is not None:
        places = [play.state.crew[who].sector for who in living(play.state)]
        crowd = max(map(places.count, places), default=0)
        move_towards(play, threat, loudest(play) or [place for place in places if places.count(place) == crowd], count)


@verbs.add("forget noise", "V-GEN-17", needs=("exploration",))
def forget(play: VanguardPlay, _about: About) -> None:
    forget_noise(play)


# People on the board


@verbs.add("move towards the lander", "V-TERM-33", needs=("crewmember",))
def move_towards_the_lander(play: VanguardPlay, about: About) -> Procedure[None]:
    goal = play.state.lander_sector
    here = play.state.crew[about.who].sector
    if goal and here != goal:
        yield from move_crew(play, about.who, towards(play, here, goal))


@verbs.add("bring one other nearer", "V-TERM-33", needs=("crewmember",))
def bring_one_other(play: VanguardPlay, about: About) -> Procedure[None]:
    other = yield from choose_crew(play, about, "bring-one-other", lambda: _elsewhere(play, about.who), "V-TERM-33")
    if other is not None:
        yield from _nearer(play, other, play.state.crew[about.who].sector)


@verbs.add("bring all others nearer", "V-TERM-33", needs=("crewmember",))
def bring_all_others(play: VanguardPlay, about: About) -> Procedure[None]:
    here = play.state.crew[about.who].sector
    for other in _elsewhere(play, about.who):
        yield from _nearer(play, other, here)


def _elsewhere(play: VanguardPlay, who: int) -> list[int]:
    """Those who are in another Sector."""
    crew = play.state.crew
    return [other for other in living(play.state) if crew[other].sector != crew[who].sector]


def _nearer(play: VanguardPlay, who: int, goal: int) -> Procedure[None]:
    """Move one Sector along a shortest way, if its player agrees."""
    state = play.state
    start = state.crew[who].sector
    if steps_between(play, start, goal) is None:
        return
    if (yield from agrees(play, who)):
        yield from move_crew(play, who, towards(play, start, goal))


def _place(play: VanguardPlay, about: About, numbers: list[int]) -> Procedure[None]:
    if numbers:
        number = yield from choose_sector(play, about.who, "place-in", "V-TERM-33", numbers)
        yield from arrive(play, about.who, number, "place", "V-TERM-33")


@verbs.add("place in a visited sector", "V-TERM-33", needs=("crewmember",))
def place_in_visited(play: VanguardPlay, about: About) -> Procedure[None]:
    here = play.state.crew[about.who].sector
    known = {number for who, number in play.state.visited if who == about.who and number and number != here}
    yield from _place(play, about, sorted(known))


def _of_biome(play: VanguardPlay, about: About, biome: str) -> list[int]:
    here = play.state.crew[about.who].sector
    return [number for number in sectors(play) if number != here and biome in biomes_at(play, number)]


def _has_biome(play: VanguardPlay, about: About, biome: str) -> Refusal | None:
    return None if _of_biome(play, about, biome) else Refusal("V-GEN-06", "why-not-sector")


@verbs.add("place in another {biome:biome} sector", "V-TERM-33", extra=_has_biome, needs=("crewmember",))
def place_in_another(play: VanguardPlay, about: About, biome: str) -> Procedure[None]:
    yield from _place(play, about, _of_biome(play, about, biome))


@verbs.add("place with one crewmember", "V-TERM-33", needs=("crewmember",))
def place_with_one(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    here = state.crew[about.who].sector
    yield from _place(play, about, sorted({state.crew[who].sector for who in living(state)} - {here}))


@verbs.add("place with threat {threat:threat}", "V-TERM-33", needs=("crewmember",))
def place_with_threat(play: VanguardPlay, about: About, threat: str) -> Procedure[None]:
    found = threat_of(play, threat)
    if found is not None and found.sector:
        yield from arrive(play, about.who, found.sector, "place", "V-TERM-33")


# Paths, POIs, markers


@verbs.add("clear a path", "V-TRAVEL-04", needs=("crewmember",))
def clear_a_path(play: VanguardPlay, about: About) -> Procedure[None]:
    """Clear a Path of icons and arrow, for everybody."""
    state = play.state
    here = state.crew[about.who].sector
    paths = play.content.planets[state.planet].paths
    near = [place for place, path in enumerate(paths) if here in path.ends and place not in state.cleared]
    if near:
        place = yield from choose(
            play,
            seat_of(state, about.who),
            "which-path",
            "V-TRAVEL-04",
            lambda: near,
            lambda each: option("sector", sector=next((end for end in paths[each].ends if end != here), here)),
        )
        state.cleared = (*state.cleared, place)


@verbs.add("restore poi", "V-POI-01", needs=("crewmember",))
def restore_poi(play: VanguardPlay, about: About) -> None:
    """Restore what lay here before everything was found."""
    state = play.state
    here = state.crew[about.who].sector
    if visible_poi(play, here) != play.content.ruling.no_poi or str(here) not in state.emptied:
        return
    before = state.emptied.pop(str(here))
    if before == sector_of(play, here).poi:
        state.pois.pop(str(here), None)
    else:
        replace_poi(play, here, before)


@verbs.add("discard a marker here", "V-POI-05", needs=("crewmember",))
def discard_a_marker(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    here = state.crew[about.who].sector
    markers = list(dict.fromkeys(marker for number, marker in state.markers if number == here))
    if markers:
        marker = yield from choose(
            play,
            seat_of(state, about.who),
            "which-marker",
            "V-POI-05",
            lambda: markers,
            lambda each: option("marker", marker=each),
        )
        remove_marker(play, here, marker)


@verbs.add("carry {marker:marker}", "V-POI-05", needs=("crewmember",))
def carry(play: VanguardPlay, about: About, marker: str) -> None:
    crew = play.state.crew[about.who]
    if str(Mark.of_marker(marker)) not in crew.marks:
        crew.marks = (*crew.marks, str(Mark.of_marker(marker)))


@verbs.add("put down {marker:marker}", "V-POI-05", needs=("crewmember",))
def put_down(play: VanguardPlay, about: About, marker: str) -> None:
    crew = play.state.crew[about.who]
    crew.marks = tuple(mark for mark in crew.marks if mark != str(Mark.of_marker(marker)))


@conditions.add("carrying {marker:marker}", "V-POI-05", needs=("crewmember",))
def carrying(play: VanguardPlay, about: About, marker: str) -> bool:
    return str(Mark.of_marker(marker)) in play.state.crew[about.who].marks


@conditions.add("poi {poi:poi} is here", "V-TERM-24", needs=("crewmember",))
def poi_is_here(play: VanguardPlay, about: About, poi: str) -> bool:
    return visible_poi(play, play.state.crew[about.who].sector) == poi


@conditions.add("planet has {biome:biome}", "V-ICON-41", needs=("exploration",))
def planet_has(play: VanguardPlay, _about: About, biome: str) -> bool:
    return any(biome in biomes_at(play, number) for number in sectors(play))


@conditions.add("a lamp burns here", "V-EQUIP-13", needs=("crewmember",))
def a_lamp_burns_here(play: VanguardPlay, about: About) -> bool:
    return has_power(play, about.who, "lamp")
