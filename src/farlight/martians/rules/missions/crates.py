"""A base out of crates: M-MIS-LAND."""

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.ids import Mark, NumberedThing, parts_of
from farlight.martians.rules.context import About, MartiansPlay, conditions, verbs
from farlight.martians.rules.crew import count_stat
from farlight.martians.rules.map_paths import clockwise, neighbours
from farlight.martians.rules.missions import FEATURES, Feature
from farlight.martians.rules.research import draw_direction
from farlight.martians.rules.structures import bring_into_play
from farlight.martians.rules.verbs.terrain import choose_space, set_drawn

FAR = ("red3", "red2")
"""Crates on ring 2; with two astronauts only the first. M-MIS-LAND-06."""


def _setup(play: MartiansPlay) -> Procedure[None]:
    """Lay out the crates. M-MIS-LAND-05, M-MIS-LAND-06."""
    state = play.state
    mission = play.content.missions[state.mission]
    few = len(state.crew) == 2
    far = FAR[: mission.numbers["far-of-two" if few else "far"]]
    for crate in mission.crates:
        space = yield from draw_direction(play, 2 if crate in far else 1)
        state.lying.append((space, crate))


FEATURES["crates"] = Feature(setup=_setup)


def lying_crates(play: MartiansPlay) -> list[tuple[str, str]]:
    crates = play.content.missions[play.state.mission].crates
    return [(space, thing) for space, thing in play.state.lying if thing in crates]


def _choose_crate(play: MartiansPlay, prompt: str) -> Procedure[tuple[str, str]]:
    return (
        yield from choose(
            play,
            GROUP,
            prompt,
            "M-RUL-GAP-25",
            lambda: lying_crates(play),
            lambda pair: option("crate", thing=pair[1], space=pair[0]),
        )
    )


def _move(play: MartiansPlay, crate: str, space: str, goal: str) -> None:
    play.state.lying.remove((space, crate))
    play.state.lying.append((goal, crate))
    set_drawn(play, goal)


@verbs.add("move crate clockwise", "M-RUL-EV-LAN1", needs=("crates",), gives=("direction", "remembered"))
def move_crate_clockwise(play: MartiansPlay, _about: About) -> Procedure[None]:
    if lying_crates(play):
        space, crate = yield from _choose_crate(play, "move-crate")
        _move(play, crate, space, clockwise(space))
        play.state.flags["remembered"] = crate


@verbs.add("move crate back", "M-RUL-EV-LAN1", needs=("crates", "direction", "remembered"))
def move_crate_back(play: MartiansPlay, _about: About) -> None:
    drawn = play.state.flags.get("drawn", "")
    crate = play.state.flags.get("remembered", "")
    if (drawn, crate) in play.state.lying:
        _move(play, crate, drawn, clockwise(drawn, -1))


@verbs.add("move crate", "M-MIS-LAND-11", needs=("crates",), gives=("direction",))
def move_crate(play: MartiansPlay, _about: About) -> Procedure[None]:
    if lying_crates(play):
        space, crate = yield from _choose_crate(play, "move-crate")
        around = [other for other in neighbours(space) if other != "hub"]
        _move(play, crate, space, (yield from choose_space(play, "move-to", "M-MIS-LAND-11", around)))


@verbs.add("unpack", "M-MIS-LAND-07", needs=("crates", "thing"))
def unpack(play: MartiansPlay, about: About) -> None:
    """Bring the Facilities of the crates that lie with the stack into play. M-MIS-LAND-01, M-MIS-LAND-03."""
    crates = play.content.missions[play.state.mission].crates
    opened = [thing for thing in parts_of(about.thing) if thing in crates]
    for crate in opened:
        for facility in crates[crate]:
            bring_into_play(play, facility, ruined=False)
        count_stat(play.state, Mark.on("crate", NumberedThing.parse(crate).number))
    if len(opened) > 1:
        count_stat(play.state, "double-builds")


@conditions.add("installed crate {count:int}", "M-MIS-LAND-07", needs=("crates",))
def installed_crate(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.stats.get(Mark.on("crate", count), 0) > 0


@conditions.add("first container {container:container}", "M-MIS-RIDDLE-14")
def first_container(play: MartiansPlay, _about: About, container: str) -> bool:
    return play.state.flags.get("first-container") == container
