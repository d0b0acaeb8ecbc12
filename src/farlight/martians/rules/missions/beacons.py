"""Three containers somewhere in the south: M-MIS-RIDDLE."""

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.events.base import TokenPlaced, TokenRemoved
from farlight.martians.model.events.work import SpotRemoved, ThingGained
from farlight.martians.model.ids import Mark
from farlight.martians.rules.context import About, MartiansPlay, verbs
from farlight.martians.rules.malfunction import throw
from farlight.martians.rules.missions import FEATURES, Feature, has_feature
from farlight.martians.rules.research import draw_research, research_left

SPACES = ("A3-SE", "A3-S", "A3-SW")
CONTENTS = {"food": "red1", "parts": "orange1", "science": "orange2"}
"""The tokens of the containers, in the order of the yellow die. M-MIS-RIDDLE-14, M-MIS-RIDDLE-17."""


def _numbers(play: MartiansPlay) -> dict[str, int]:
    return play.content.missions[play.state.mission].numbers


def _setup(play: MartiansPlay) -> None:
    """Lay out the beacons, each with its days of light. M-MIS-RIDDLE-02, M-MIS-RIDDLE-04."""
    for space in SPACES:
        play.state.spots.append((space, "beacon"))
        play.state.tracks[Mark.on("days", space)] = _numbers(play)["days"]


def waiting(play: MartiansPlay) -> list[str]:
    """Spaces whose black token or container is still there."""
    state = play.state
    return [
        space
        for space in SPACES
        if (space, "beacon") in state.spots or any((space, thing) in state.lying for thing in CONTENTS.values())
    ]


def days_of_light(play: MartiansPlay) -> dict[str, int]:
    """Of all containers that wait, by space; none in other missions. M-MIS-RIDDLE-04, M-MIS-RIDDLE-09."""
    if not has_feature(play, "beacons"):
        return {}
    return {space: play.state.tracks[Mark.on("days", space)] for space in list(waiting(play))}


def _production(play: MartiansPlay) -> Procedure[None]:
    """Draw whose beacon fades; those without markers get harder to reach.

    M-MIS-RIDDLE-09, M-MIS-RIDDLE-10, M-MIS-RIDDLE-11, M-MIS-RIDDLE-12.
    """
    state = play.state
    if research_left(play):
        card = yield from draw_research(play)
        state.removed.append(Mark.on("all", card))
        fade(play, SPACES[(play.content.research[card].number - 1) // 2])
    for space in list(waiting(play)):
        if not state.tracks[Mark.on("days", space)]:
            burden(play, space)


def fade(play: MartiansPlay, space: str) -> None:
    state = play.state
    if space in list(waiting(play)) and state.tracks[Mark.on("days", space)]:
        state.tracks[Mark.on("days", space)] -= 1
        play.emit(SpotRemoved("M-MIS-RIDDLE-09", "day", space))


def burden(play: MartiansPlay, space: str) -> None:
    tracks = play.state.tracks
    tracks[Mark.on("burden", space)] = tracks.get(Mark.on("burden", space), 0) + 1
    play.emit(TokenPlaced("M-MIS-RIDDLE-10", "extra-pawn", space, "beacon"))


def beacon_pawns(play: MartiansPlay, space: str) -> int:
    """Pawns more to explore the space of a beacon that has gone dark. M-MIS-RIDDLE-13."""
    return play.state.tracks.get(Mark.on("burden", space), 0) if space in SPACES else 0


def _explored(play: MartiansPlay, space: str) -> None:
    """Find out what a container holds once its space is explored. M-MIS-RIDDLE-14."""
    if (space, "beacon") in play.state.spots:
        identify(play, space)


def identify(play: MartiansPlay, space: str) -> None:
    """Roll for the content; what is known elsewhere is rolled again.

    M-MIS-RIDDLE-14, M-MIS-RIDDLE-15, M-MIS-RIDDLE-16.
    """
    state = play.state
    left = [content for content in CONTENTS if Mark.on("content", content) not in state.flags]
    if len(left) == 1:
        content = left[0]
    else:
        content = ""
        while content not in left:
            content = list(CONTENTS)[throw(play, "yellow", "M-MIS-RIDDLE-14") - 1]
    state.flags[Mark.on("content", content)] = space
    state.spots.remove((space, "beacon"))
    state.lying.append((space, CONTENTS[content]))
    play.reveal()
    play.emit(ThingGained("M-MIS-RIDDLE-16", CONTENTS[content], space))


def _gathered(play: MartiansPlay, space: str, thing: str) -> bool:
    """Bring in a container and what is in it; says whether the thing was one.

    M-MIS-RIDDLE-O1, M-MIS-RIDDLE-O3, M-MIS-RIDDLE-17.
    """
    state = play.state
    content = next((name for name, token in CONTENTS.items() if token == thing), "")
    if not content:
        return False
    state.flags.setdefault("first-container", content)
    state.tracks[Mark.on("burden", space)] = 0
    numbers = _numbers(play)
    if content == "food":
        state.pending += ["seed", *["food"] * (numbers["portions"] * len(state.crew))]
    elif content == "parts":
        state.pending += [
            kind for kind in ("connectors", "filters", "hardware", "cpu") for _ in range(numbers["parts"])
        ]
    play.emit(ThingGained("M-MIS-RIDDLE-17", thing, "pending"))
    return True


FEATURES["beacons"] = Feature(
    setup=_setup,
    production=_production,
    explored=_explored,
    gathered=_gathered,
    explore_pawns=beacon_pawns,
)


# Its words


def _choose(play: MartiansPlay, prompt: str, spaces: list[str]) -> Procedure[str]:
    """Choose one of the tokens, where the rule says one. M-OBJ-06, M-FAQ-01, M-MIS-GEN-05."""
    return (
        yield from choose(
            play, GROUP, prompt, "M-RUL-GAP-25", lambda: spaces, lambda space: option("space", space=space)
        )
    )


@verbs.add("fade beacon", "M-RUL-EV-RID1", needs=("beacons",))
def fade_beacon(play: MartiansPlay, _about: About) -> Procedure[None]:
    tracks = play.state.tracks
    found = waiting(play)
    most = max((tracks[Mark.on("days", space)] for space in found), default=0)
    if most:
        tied = [space for space in found if tracks[Mark.on("days", space)] == most]
        fade(play, (yield from _choose(play, "fade-beacon", tied)))


@verbs.add("trace beacon {count:int}", "M-MIS-RIDDLE-19", needs=("beacons",))
def trace_beacon(play: MartiansPlay, _about: About, count: int) -> Procedure[None]:
    found = waiting(play)
    if found:
        space = yield from _choose(play, "trace-beacon", found)
        play.state.tracks[Mark.on("days", space)] += count


@verbs.add("free beacon", "M-MIS-RIDDLE-21", needs=("beacons",))
def free_beacon(play: MartiansPlay, _about: About) -> Procedure[None]:
    tracks = play.state.tracks
    found = [space for space in list(waiting(play)) if tracks.get(Mark.on("burden", space), 0)]
    if found:
        space = yield from _choose(play, "free-beacon", found)
        tracks[Mark.on("burden", space)] -= 1
        play.emit(TokenRemoved("M-MIS-RIDDLE-21", "extra-pawn", space))


@verbs.add("identify beacon", "M-MIS-RIDDLE-18", needs=("beacons",))
def identify_beacon(play: MartiansPlay, _about: About) -> Procedure[None]:
    found = [space for space in SPACES if (space, "beacon") in play.state.spots]
    if found:
        identify(play, (yield from _choose(play, "identify-beacon", found)))


@verbs.add("burden beacons", "M-RUL-EV-RID1", needs=("beacons",))
def burden_beacons(play: MartiansPlay, _about: About) -> None:
    for space in list(waiting(play)):
        burden(play, space)


@verbs.add("redraw beacon card", "M-MIS-RIDDLE-21", needs=("beacons",))
def redraw_beacon_card(play: MartiansPlay, _about: About) -> None:
    play.state.mission_once.append("redraw-research")
