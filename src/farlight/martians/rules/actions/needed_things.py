"""Things that must lie with an action, and all ways to lay them. Rulebook chapters 22 to 27."""

from collections.abc import Iterator
from itertools import product

from farlight.martians.model.card_parts import Need
from farlight.martians.model.ids import Element, Thing, joined, parts_of
from farlight.martians.rules.actions.phase_offers import Offers
from farlight.martians.rules.actions.stacks import planned_costs, unaffordable
from farlight.martians.rules.context import ELEMENTS, MartiansPlay
from farlight.martians.rules.production import is_sample

NUTRIENTS = ("n1", "n2", "n3", "n4", "n5")
CRATES = ("red1", "red2", "red3", "red4", "orange5", "orange6")


def samples(play: MartiansPlay, _seen: Offers | None = None, _target: str = "") -> Iterator[str]:
    """Samples that are Available, equal ones once: any number may be researched in a round, one stack each.

    M-RSCH-03, M-RSCH-10, M-FAQ-40, M-MIS-PLANTS-23.
    """
    return filter(is_sample, dict.fromkeys(play.state.available))


def examined(play: MartiansPlay, _seen: Offers | None = None, _target: str = "") -> list[str]:
    """Samples that are Examined at the declaration, one stack each: none gets further than one level in a round.

    M-RSCH-04, M-RSCH-09, M-RSCH-10.
    """
    return [Thing.of("x", thing) for thing in dict.fromkeys(play.state.examined)]


def alternatives_for(play: MartiansPlay, needs: list[Need]) -> Iterator[str]:
    """All ways to lay what is needed beside the pawns, each as words joined by +; none if there is no way."""
    if not needs:
        yield ""
        return
    lists = [_alternatives(play, need) for need in needs for _ in range(need.count)]
    found: list[str] = []
    for combination in product(*lists):
        words = sorted(combination)
        if _all_there(play, words) and joined(words) not in found:
            found.append(joined(words))
            yield found[-1]


def _alternatives(play: MartiansPlay, need: Need) -> list[str]:
    """What would do for one need."""
    state = play.state
    match need.thing:
        case "part":
            return _parts_for(play, need.of)
        case "sample":
            return list(samples(play))
        case "examined":
            return examined(play)
        case "sample-or-examined":
            return [*samples(play), *examined(play)]
        case "nutrient":
            return [thing for thing in samples(play) if thing in NUTRIENTS]
        case "crate":
            return [thing for thing in dict.fromkeys(state.available) if thing in CRATES]
        case "token" | "crew-tokens":
            return [joined(["crew-token"] * state.sol) if need.thing == "crew-tokens" else "token"]
        case "oxygen" | "energy" | "food":
            return [Thing.of("supply", need.thing)]
    return _of_mission(play, need.thing)


def _of_mission(play: MartiansPlay, thing: str) -> list[str]:
    """Needs of single missions. M-MIS-PLANTS-21, M-MIS-PROBE-11."""
    state = play.state
    if thing == "nutrient-name":
        numbers = play.content.missions[state.mission].numbers
        return [Thing.of("name", each) for each in NUTRIENTS if state.tracks.get(each, 0) < numbers[each]]
    if thing == "gas":
        planned = sum("gas" in stack.things for stack in state.plan)
        return ["gas"] if state.tracks.get("gas", 0) > planned else []
    if Thing.parse(thing).is_ring_marker:
        return [marker for ring in (1, 2, 3) if (marker := Thing.of(thing, str(ring))) in state.available]
    return [thing] if thing in state.available else []


def _parts_for(play: MartiansPlay, facility: str) -> list[str]:
    """Spare Parts at hand, of elements that work on a certain Facility if one is named. M-MIS-HOME-11."""
    held = [kind for kind in ELEMENTS if kind in play.state.available]
    if not facility:
        return held
    elements = play.content.facilities[facility].elements
    return [kind for kind in held if kind in elements and Element.of(facility, kind) not in play.state.broken]


def is_held(thing: str) -> bool:
    """Whether it is a thing of the Cargo Bay, and no payment."""
    return Thing.parse(thing).way not in ("supply", "name") and thing not in ("token", "crew-token", "gas")


def _all_there(play: MartiansPlay, words: list[str]) -> bool:
    """Nothing twice that is there once. M-ACT-35."""
    state = play.state
    flat = [part for word in words for part in parts_of(word)]
    for thing in dict.fromkeys(flat):
        wanted = flat.count(thing)
        way, what = Thing.parse(thing)
        if way == "supply":
            if unaffordable(play, [what] * wanted, planned_costs(play)):
                return False
        elif way == "x":
            if state.examined.count(what) < wanted:
                return False
        elif is_held(thing) and state.available.count(thing) < wanted:
            return False
        elif thing == "crew-token":
            planned = sum(stack.things.count("crew-token") + stack.things.count("token") for stack in state.plan)
            if sum(person.tokens for person in state.crew) - planned < wanted:
                return False
    return True
