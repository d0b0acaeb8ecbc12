"""Five nutrients for yellow leaves: M-MIS-PLANTS."""

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.events.mission import SheetMoved
from farlight.martians.model.events.work import ThingLost
from farlight.martians.model.ids import NumberedThing, Thing, parts_of
from farlight.martians.model.state import Farm
from farlight.martians.rules.cargo_bay import gain_thing
from farlight.martians.rules.context import About, MartiansPlay, conditions, verbs
from farlight.martians.rules.crew import change_tokens
from farlight.martians.rules.missions import FEATURES, Feature
from farlight.martians.rules.research import draw_percent, draw_research, research_left

NUTRIENTS = ("n1", "n2", "n3", "n4", "n5")
GLASSWARE = "n6"


def _numbers(play: MartiansPlay) -> dict[str, int]:
    return play.content.missions[play.state.mission].numbers


def _setup(play: MartiansPlay) -> None:
    """Begin with no nutrients, and with gas by the number of astronauts. M-MIS-PLANTS-03, M-MIS-PLANTS-22."""
    numbers = _numbers(play)
    play.state.tracks.update(dict.fromkeys(NUTRIENTS, 0))
    play.state.tracks["gas"] = numbers["gas-four"] if len(play.state.crew) == 4 else numbers["gas-fewer"]


def _sample(play: MartiansPlay, _ring: int) -> Procedure[str]:
    """Take the same sample in every ring. M-MIS-PLANTS-05."""
    return _nutrient(play)


def _nutrient(play: MartiansPlay) -> Procedure[str]:
    """Draw a numbered find in place of every sample, wherever it comes from, if one of its three is left.

    M-MIS-PLANTS-05, M-MIS-PLANTS-06, M-FAQ-42, M-FAQ-39, M-MIS-GEN-06.
    """
    state = play.state
    card = yield from draw_research(play, percentages=False)
    thing = str(NumberedThing("n", play.content.research[card].number))
    lying = [other for _, other in state.lying]
    stacks = [other for stack in state.plan for other in stack.things]
    used = sum(place.count(thing) for place in (state.available, state.pending, state.examined, lying, stacks))
    used += stacks.count(Thing.of("x", thing))
    return thing if used < _numbers(play)["copies"] else ""


def total(play: MartiansPlay) -> int:
    return sum(play.state.tracks[nutrient] for nutrient in NUTRIENTS)


def feed(play: MartiansPlay, nutrient: str, percent: int) -> None:
    """Feed a nutrient, never beyond its maximum; when full, everybody is glad. M-MIS-PLANTS-02, M-MIS-PLANTS-20."""
    state = play.state
    most = _numbers(play)[nutrient]
    old = state.tracks[nutrient]
    level = min(most, old + percent)
    if level == old:
        return
    state.tracks[nutrient] = level
    play.emit(SheetMoved("M-MIS-PLANTS-15", nutrient, level - old, level))
    if level == most:
        for who in range(len(state.crew)):
            change_tokens(play, who, _numbers(play)["full-tokens"], "M-MIS-PLANTS-20")


def _stress(play: MartiansPlay) -> int:
    """Stress more for each nutrient that is not fully supplied. M-MIS-PLANTS-10."""
    numbers = _numbers(play)
    return sum(play.state.tracks[nutrient] < numbers[nutrient] for nutrient in NUTRIENTS)


def _growth(play: MartiansPlay, farm: Farm) -> str:
    """Bands by what was supplied so far. M-MIS-PLANTS-11, M-MIS-PLANTS-12, M-MIS-PLANTS-13, M-MIS-PLANTS-14."""
    numbers = _numbers(play)
    if farm.facility != "fa" or total(play) >= numbers["growth"]:
        return ""
    return "wilt" if total(play) < numbers["no-growth"] else "none"


def _examined(play: MartiansPlay, thing: str) -> Procedure[None]:
    """Supply a percentage of the nutrient that was examined; glassware takes out the lowest card instead.

    M-MIS-PLANTS-15, M-MIS-PLANTS-16.
    """
    if thing == GLASSWARE:
        play.state.examined.remove(thing)
        remove_lowest(play)
    elif thing in NUTRIENTS:
        feed(play, thing, (yield from draw_percent(play)))


def remove_lowest(play: MartiansPlay) -> None:
    """Leave the lowest card out of percentage draws, never the last two. M-MIS-PLANTS-17, M-MIS-PLANTS-18."""
    left = research_left(play)
    if len(left) > _numbers(play)["fewest-cards"]:
        play.state.removed.append(min(left, key=lambda card: play.content.research[card].percent))


def _discovered(play: MartiansPlay, thing: str) -> Procedure[None]:
    """Supply half of a new draw, and use up the find. M-MIS-PLANTS-15, M-MIS-PLANTS-07, M-MIS-PLANTS-19."""
    if thing in NUTRIENTS:
        play.state.discovered.remove(thing)
        feed(play, thing, (yield from draw_percent(play, half=True)))


FEATURES["nutrients"] = Feature(
    setup=_setup,
    growth=_growth,
    stress=_stress,
    sample=_sample,
    examined=_examined,
    discovered=_discovered,
)


# Its words


@verbs.add("gain nutrient", "M-MIS-PLANTS-25", needs=("nutrients",))
def gain_nutrient(play: MartiansPlay, _about: About) -> Procedure[None]:
    gain_thing(play, (yield from _nutrient(play)), "M-MIS-PLANTS-25", pending=True)


@verbs.add("lose nutrient", "M-RUL-EV-PLA3", needs=("nutrients",))
def lose_nutrient(play: MartiansPlay, _about: About) -> Procedure[None]:
    state = play.state
    found = list(dict.fromkeys(thing for thing in state.available if thing in (*NUTRIENTS, GLASSWARE)))
    if found:
        thing = yield from choose(
            play, GROUP, "lose-sample", "M-RUL-GAP-25", lambda: found, lambda each: option("thing", thing=each)
        )
        state.available.remove(thing)
        play.emit(ThingLost("M-RUL-EV-PLA3", thing, "available"))


def _named(about: About) -> str:
    things = [Thing.parse(word) for word in parts_of(about.thing)]
    return next((thing.what for thing in things if thing.way in ("", "name") and thing.what in NUTRIENTS), "")


@verbs.add("feed {count:int}", "M-RUL-EV-PLA2", needs=("nutrients", "thing"))
def feed_some(play: MartiansPlay, about: About, count: int) -> None:
    if _named(about):
        feed(play, _named(about), count)


@verbs.add("feed half card", "M-MIS-PLANTS-21", needs=("nutrients", "thing"))
def feed_half_card(play: MartiansPlay, about: About) -> Procedure[None]:
    if _named(about):
        feed(play, _named(about), (yield from draw_percent(play, half=True)))


@verbs.add("gain gas", "M-MIS-PLANTS-25", needs=("nutrients",))
def gain_gas(play: MartiansPlay, _about: About) -> None:
    tracks = play.state.tracks
    tracks["gas"] = min(_numbers(play)["gas-spaces"], tracks["gas"] + 1)


@conditions.add("nutrient {count:int} full", "M-MIS-PLANTS-04", needs=("nutrients",))
def nutrient_full(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.tracks.get(f"n{count}", 0) >= _numbers(play).get(f"n{count}", 1)


@conditions.add("gas used at least {count:int}", "M-MIS-PLANTS-21", needs=("nutrients",))
def gas_used(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.stats.get("did:thicken-air", 0) >= count
