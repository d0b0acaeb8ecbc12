"""Conditions and groups of the effect vocabulary."""

from collections.abc import Callable

from farlight.content.ids import words_in
from farlight.kernel import Procedure
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.events import TenRolled
from farlight.vanguard.model.moments import (
    DangerMoment,
    OutcomeMoment,
    RestMoment,
    TravelEntryMoment,
    TravelMoment,
    WoundDieMoment,
)
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, groups
from farlight.vanguard.rules.exploration.board import (
    biomes_at,
    crew_in,
    is_important,
    living,
    name_of,
    others_here,
    sectors,
    visible_poi,
)
from farlight.vanguard.rules.exploration.danger_dice import throw_ten
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.noise import loud
from farlight.vanguard.rules.exploration.threats import hit_by, threat_of
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.rules.lasting_effects import has_power
from farlight.vanguard.rules.moments import is_moment_of
from farlight.vanguard.rules.questions import choose_crew
from farlight.vanguard.rules.verbs.contexts import MEMBER


def _here(play: VanguardPlay, about: About) -> int:
    return play.state.crew[about.who].sector if about.who >= 0 else 0


# The board


@conditions.add("in sector {number:int}", "V-TERM-20", needs=("crewmember",))
def in_sector(play: VanguardPlay, about: About, number: int) -> bool:
    return _here(play, about) == number


@conditions.add("in sectors {numbers:list}", "V-TERM-20", needs=("crewmember",))
def in_sectors(play: VanguardPlay, about: About, numbers: str) -> bool:
    return str(_here(play, about)) in words_in(numbers)


@conditions.add("all in sector {number:int}", "V-TERM-20", needs=("exploration",))
def all_in_sector(play: VanguardPlay, _about: About, number: int) -> bool:
    return all(play.state.crew[who].sector == number for who in living(play.state))


@conditions.add("all together", "V-TERM-20", needs=("exploration",))
def all_together(play: VanguardPlay, _about: About) -> bool:
    here = {play.state.crew[who].sector for who in living(play.state)}
    return len(here) == 1 and play.state.lander_sector not in here


@conditions.add("in the highest sector", "V-TERM-20", needs=("exploration",))
def in_highest_sector(play: VanguardPlay, _about: About) -> bool:
    return bool(crew_in(play.state, max(sectors(play))))


@conditions.add("in the lander sector", "V-TERM-23", needs=("crewmember",))
def in_lander_sector(play: VanguardPlay, about: About) -> bool:
    """Where the Lander stands, not wherever it could come down. V-TERM-23, V-RUL-C13."""
    return bool(play.state.lander_sector) and _here(play, about) == play.state.lander_sector


@conditions.add("team of {count:int} or more", "V-PLAYER-12", needs=("exploration",))
def team_of(play: VanguardPlay, _about: About, count: int) -> bool:
    """For numbers that grow with the Away Team; whoever dies has been of it. V-PLAYER-13."""
    return len(play.state.crew) >= count


@conditions.add("the team has landed", "V-QUICK-24")
def team_has_landed(play: VanguardPlay, _about: About) -> bool:
    """For Logs that are read before and after."""
    return any(play.state.crew[who].sector for who in living(play.state))


@conditions.add("here is {biome:biome}", "V-ICON-41", needs=("crewmember",))
def here_is(play: VanguardPlay, about: About, biome: str) -> bool:
    return biome in biomes_at(play, _here(play, about))


@conditions.add("here is important", "V-ICON-55", needs=("crewmember",))
def here_is_important(play: VanguardPlay, about: About) -> bool:
    return is_important(play, _here(play, about))


@conditions.add("somebody is at an important sector", "V-ICON-55", needs=("exploration",))
def somebody_is_important(play: VanguardPlay, _about: About) -> bool:
    return any(is_important(play, play.state.crew[who].sector) for who in living(play.state))


@conditions.add("poi {poi:poi} is in {number:int}", "V-TERM-24", needs=("exploration",))
def poi_is_in(play: VanguardPlay, _about: About, poi: str, number: int) -> bool:
    return visible_poi(play, number) == poi


@conditions.add("condition {condition:condition} is in force", "V-GLOBAL-01", needs=("exploration",))
def condition_is_in_force(play: VanguardPlay, _about: About, condition: str) -> bool:
    return condition_in_force(play) == condition


@conditions.add("mission {mission:mission} is done", "V-MISSION-05")
def mission_is_done(play: VanguardPlay, _about: About, mission: str) -> bool:
    return mission in play.state.done or mission in play.state.ship.achieved


@conditions.add("mission {mission:mission} is open", "V-MISSION-01", needs=("exploration",))
def mission_is_open(play: VanguardPlay, _about: About, mission: str) -> bool:
    return mission in play.state.missions


@conditions.add("missions done are {count:int}", "V-MISSION-05", needs=("exploration",))
def missions_are_done(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.done) >= count


@conditions.add("sector is marked {marker:marker}", "V-POI-05", needs=("crewmember",))
def sector_is_marked(play: VanguardPlay, about: About, marker: str) -> bool:
    if has_power(play, about.who, "unmarked"):
        return False
    return (about.sector or _here(play, about), marker) in play.state.markers


@conditions.add("sector {number:int} is marked {marker:marker}", "V-POI-05", needs=("exploration",))
def that_sector_is_marked(play: VanguardPlay, _about: About, number: int, marker: str) -> bool:
    return (number, marker) in play.state.markers


@conditions.add("sectors marked {marker:marker} are {count:int}", "V-POI-05", needs=("exploration",))
def sectors_are_marked(play: VanguardPlay, _about: About, marker: str, count: int) -> bool:
    return len({number for number, each in play.state.markers if each == marker}) >= count


@conditions.add("threat {threat:threat} is on the board", "V-THREAT-01", needs=("exploration",))
def threat_is_on_board(play: VanguardPlay, _about: About, threat: str) -> bool:
    return threat_of(play, threat) is not None


@conditions.add("a threat is here", "V-THREAT-04", needs=("crewmember",))
def a_threat_is_here(play: VanguardPlay, about: About) -> bool:
    return any(threat.sector == _here(play, about) for threat in play.state.threats)


@conditions.add("this threat is on the board", "V-KC-THR-02", needs=("threat",))
def this_threat_is_on_board(play: VanguardPlay, about: About) -> bool:
    threat = threat_of(play, about.source.card) if about.source.kind == "threat" else None
    return threat is not None and threat.sector > 0


@conditions.add("round is at least {count:int}", "V-TURN-16", needs=("exploration",))
def round_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.round >= count


@conditions.add("noise is at least {count:int}", "V-THREAT-09", needs=("exploration",))
def noise_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return loud(play) >= count


# People and what they have


@conditions.add("another is here", "V-CHECK-1.4", needs=("crewmember",))
def another_is_here(play: VanguardPlay, about: About) -> bool:
    return bool(others_here(play.state, about.who))


@conditions.add("injured", "V-INJ-19", needs=("crewmember",))
def injured(play: VanguardPlay, about: About) -> bool:
    return bool(cards_on(play.state.crew[about.who]))


@conditions.add("nobody has injury dice", "V-INJ-10", needs=("exploration",))
def nobody_has_injury_dice(play: VanguardPlay, _about: About) -> bool:
    return not any(play.state.crew[who].hurt for who in living(play.state))


@conditions.add("crew {crew:crew} is here", "V-TERM-07", needs=("exploration",))
def crew_is_here(play: VanguardPlay, _about: About, crew: str) -> bool:
    return any(play.state.crew[who].card == crew for who in living(play.state))


@conditions.add("section is {section:section}", "V-TERM-01", needs=("crewmember",))
def section_is(play: VanguardPlay, about: About, section: str) -> bool:
    return play.state.crew[about.who].section == section


@conditions.add("supplies are at least {count:int}", "V-TERM-28", needs=("exploration",))
def supplies_are_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.supplies >= count


@conditions.add("success is at least {count:int}", "V-TERM-34", needs=("exploration",))
def success_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.success >= count


@conditions.add("charges are at least {count:int}", "V-CREW-06", needs=("exploration",))
def charges_are_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return any(play.state.crew[who].charges >= count for who in living(play.state))


@conditions.add("leads lie on {count:int} decks", "V-LEAD-03", needs=("exploration",))
def leads_lie_on(play: VanguardPlay, _about: About, count: int) -> bool:
    return sum(bool(play.state.leads.get(find)) for find in KINDS_OF_DISCOVERY) >= count


@conditions.add("discoveries found are {count:int}", "V-DISC-03", needs=("exploration",))
def discoveries_are_found(play: VanguardPlay, _about: About, count: int) -> bool:
    return sum(card in play.content.discoveries for card in play.state.found) >= count


@conditions.add("unique {unique:unique} is found", "V-UNIQ-04")
def unique_is_found(play: VanguardPlay, _about: About, unique: str) -> bool:
    return unique in play.state.found or unique in play.state.ship.cabinet


@conditions.add("dice showing {icon:icon} are {count:int}", "V-CHECK-3.1", needs=("roll",))
def dice_show(play: VanguardPlay, _about: About, icon: str, count: int) -> bool:
    check = play.state.check
    return check is not None and sum(icon in words_in(face) for _, _, face in check.pool) >= count


@conditions.add("another rolls", "V-CHECK-4.4", needs=("check", "crewmember"))
def another_rolls(play: VanguardPlay, about: About) -> bool:
    check = play.state.check
    return check is not None and check.active != about.who


@conditions.add("that danger is {table:danger}", "V-DANGER-01", needs=("danger",))
def that_danger_is(play: VanguardPlay, _about: About, table: str) -> bool:
    danger = play.state.moment(DangerMoment)
    return danger is not None and danger.table == table


@conditions.add("that danger is near", "V-DANGER-05", needs=("danger", "crewmember"))
def that_danger_is_near(play: VanguardPlay, about: About) -> bool:
    danger = play.state.moment(DangerMoment)
    return danger is not None and play.state.crew[danger.who].sector == _here(play, about)


@conditions.add("that danger is yours", "V-DANGER-03", needs=("danger", "crewmember"))
def that_danger_is_yours(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(DangerMoment))


@conditions.add("you travel", "V-TRAVEL-02", needs=("travel", "crewmember"))
def you_travel(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(TravelMoment))


@conditions.add("that way leads higher", "V-TRAVEL-06", needs=("way", "crewmember"))
def that_way_leads_higher(play: VanguardPlay, about: About) -> bool:
    """In the Travel entry of a Global Condition, before the move."""
    way = play.state.moment(TravelEntryMoment)
    return way is not None and way.to > _here(play, about)


@conditions.add("you rest", "V-REST-01", needs=("rest", "crewmember"))
def you_rest(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(RestMoment))


@conditions.add("that outcome is {row:row}", "V-CHECK-10.2", needs=("outcome", "crewmember"))
def that_outcome_is(play: VanguardPlay, about: About, row: str) -> bool:
    outcome = play.state.moment(OutcomeMoment)
    return outcome is not None and outcome.colour == row and outcome.who == about.who


@conditions.add("that symbol is {symbol:symbol}", "V-CHECK-6.3", needs=("wound", "crewmember"))
def that_symbol_is(play: VanguardPlay, about: About, symbol: str) -> bool:
    check, wound = play.state.check, play.state.moment(WoundDieMoment)
    return wound is not None and wound.symbol == symbol and check is not None and check.active == about.who


# Groups


def _each(play: VanguardPlay, about: About, crew: list[int]) -> list[About]:
    return [About(who, play.state.crew[who].sector, about.source) for who in crew]


@groups.add("crewmember", "V-TERM-07", needs=("exploration",), gives=MEMBER)
def crewmember(play: VanguardPlay, about: About) -> list[About]:
    return _each(play, about, living(play.state))


@groups.add("crewmember here", "V-CHECK-10.6", needs=("here",), gives=MEMBER)
def crewmember_here(play: VanguardPlay, about: About) -> list[About]:
    return _each(play, about, crew_in(play.state, about.sector or _here(play, about)))


@groups.add("other here", "V-CHECK-10.6", needs=("crewmember",), gives=MEMBER)
def other_here(play: VanguardPlay, about: About) -> list[About]:
    return _each(play, about, others_here(play.state, about.who))


@groups.add("crewmember in {numbers:list}", "V-TERM-20", needs=("exploration",), gives=MEMBER)
def crewmember_in(play: VanguardPlay, about: About, numbers: str) -> list[About]:
    return _each(play, about, [who for number in words_in(numbers) for who in crew_in(play.state, int(number))])


@groups.add("crewmember in marked {marker:marker}", "V-POI-05", needs=("exploration",), gives=MEMBER)
def crewmember_in_marked(play: VanguardPlay, about: About, marker: str) -> list[About]:
    marked = {number for number, each in play.state.markers if each == marker}
    struck = [who for who in living(play.state) if play.state.crew[who].sector in marked]
    return _each(play, about, [who for who in struck if not has_power(play, who, "unmarked")])


@groups.add("crewmember with it", "V-THREAT-05", needs=("threat",), gives=MEMBER)
def crewmember_with_it(play: VanguardPlay, about: About) -> list[About]:
    """Whoever shares the Sector of the Threat that acts."""
    threat = threat_of(play, about.source.card)
    return [] if threat is None else _each(play, about, hit_by(play, threat))


@conditions.add("somebody is with it", "V-THREAT-05", needs=("threat",))
def somebody_is_with_it(play: VanguardPlay, about: About) -> bool:
    """A Crewmember shares the Sector of the Threat."""
    return bool(crewmember_with_it(play, about))


@groups.add("one crewmember", "V-GEN-05", extra="asks", needs=("crewmember",), gives=MEMBER)
def one_crewmember(play: VanguardPlay, about: About) -> Procedure[list[About]]:
    return (yield from _one(play, about, "one-crewmember", lambda: living(play.state)))


@groups.add("one crewmember here", "V-GEN-05", extra="asks", needs=("crewmember",), gives=MEMBER)
def one_crewmember_here(play: VanguardPlay, about: About) -> Procedure[list[About]]:
    return (yield from _one(play, about, "one-crewmember-here", lambda: crew_in(play.state, _here(play, about))))


@groups.add("one other here", "V-GEN-05", extra="asks", needs=("crewmember",), gives=MEMBER)
def one_other_here(play: VanguardPlay, about: About) -> Procedure[list[About]]:
    return (yield from _one(play, about, "one-other-here", lambda: others_here(play.state, about.who)))


def _one(play: VanguardPlay, about: About, form: str, crew: Callable[[], list[int]]) -> Procedure[list[About]]:
    who = yield from choose_crew(play, about, form, crew, "V-GEN-05")
    return [] if who is None else _each(play, about, [who])


@groups.add("random crewmember", "V-GEN-08", needs=("exploration",), gives=MEMBER)
def random_crewmember(play: VanguardPlay, about: About) -> list[About]:
    """The lowest of one D10 each; those who tie roll again. V-GEN-08, V-GEN-09."""
    tied = living(play.state)
    while len(tied) > 1:
        results = {who: throw_ten(play) for who in tied}
        for who, result in results.items():
            play.emit(TenRolled("V-GEN-08", name_of(play.state, who), result))
        tied = [who for who, result in results.items() if result == min(results.values())]
    return _each(play, about, tied)
