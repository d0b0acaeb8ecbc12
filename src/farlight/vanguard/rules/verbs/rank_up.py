"""Conditions about what was done before."""

from farlight.content.ids import words_in
from farlight.vanguard.model.ids import Deed, Mark
from farlight.vanguard.rules.context import About, VanguardPlay, conditions
from farlight.vanguard.rules.exploration.board import biomes_at, living
from farlight.vanguard.rules.rank_up import count_of


@conditions.add("the count of {deed:deed} is {count:int}", "V-RANK-01", needs=("exploration",))
def the_count_of(play: VanguardPlay, _about: About, deed: str, count: int) -> bool:
    return count_of(play, deed) >= count


@conditions.add("everybody has assisted", "V-CHECK-1.4", needs=("exploration",))
def everybody_has_assisted(play: VanguardPlay, _about: About) -> bool:
    return all("exploration:assisted" in play.state.crew[who].marks for who in living(play.state))


@conditions.add("assisted this round", "V-CHECK-1.4", needs=("crewmember",))
def assisted_this_round(play: VanguardPlay, about: About) -> bool:
    return "round:assisted" in play.state.crew[about.who].marks


@conditions.add("rolled this turn", "V-CHECK-3.1", needs=("crewmember",))
def rolled_this_turn(play: VanguardPlay, about: About) -> bool:
    return any(Mark.parse(mark).what == "rolled" for mark in play.state.crew[about.who].marks)


@conditions.add("you emptied a poi", "V-POI-01", needs=("crewmember",))
def you_emptied_a_poi(play: VanguardPlay, about: About) -> bool:
    return any(Mark.parse(mark).what == "emptied" for mark in play.state.crew[about.who].marks)


@conditions.add("acted on here", "V-SPECIAL-01", needs=("crewmember",))
def acted_on_here(play: VanguardPlay, about: About) -> bool:
    return str(Deed("acted", str(play.state.crew[about.who].sector))) in play.state.deeds


@conditions.add("here is one of {biomes:list}", "V-ICON-41", needs=("crewmember",))
def here_is_one_of(play: VanguardPlay, about: About, biomes: str) -> bool:
    return bool(biomes_at(play, play.state.crew[about.who].sector) & set(words_in(biomes)))
