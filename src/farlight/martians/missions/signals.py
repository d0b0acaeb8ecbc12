"""A prospecting crawler that strayed: M-MIS-PROBE."""

from collections import Counter
from functools import lru_cache

from farlight.kernel import GROUP, Call, Interrupt, Procedure, choose, option
from farlight.martians.effects.map_words import choose_space, put_spot, set_drawn, spots, take_spot
from farlight.martians.effects.words import About, MartiansPlay, conditions, verbs
from farlight.martians.events import FlagSet, ThingGained
from farlight.martians.geography import RINGS, clockwise, direction_of, neighbours, ring_of
from farlight.martians.missions import FEATURES, Feature
from farlight.martians.research import draw_direction
from farlight.martians.state import Martians

SIGNAL = "signal"
CORE = "core"
PROBE = "red3"
MARKERS = ("ring-marker-frames", "ring-marker-fix")


def _numbers(play: MartiansPlay) -> dict[str, int]:
    return play.content.missions[play.state.mission].numbers


def _setup(play: MartiansPlay) -> None:
    """Two actions own three ring markers each. M-MIS-PROBE-11."""
    play.state.available += [f"{marker}:{ring}" for marker in MARKERS for ring in (1, 2, 3)]


def _production(play: MartiansPlay) -> Procedure[None]:
    """The probe sends signals in the first sols. M-MIS-PROBE-06 to M-MIS-PROBE-08."""
    for ring in (1, 2, 3):
        drawn: list[str] = []
        for _ in range(_numbers(play).get(f"sol{play.state.sol}-ring{ring}", 0)):
            space = yield from draw_direction(play, ring, tuple(drawn))
            drawn.append(direction_of(space).lower())
            put_spot(play, SIGNAL, space)


# The chain


def chain(state: Martians) -> list[str]:
    """The frozen chain; empty before it is declared. M-MIS-PROBE-03."""
    word = state.flags.get("chain", "")
    return word.split("+") if word else []


def chains(play: MartiansPlay) -> list[str]:
    """A short way to declare one: the chain with the fewest spaces for each end. M-MIS-PROBE-02, M-MIS-PROBE-03."""
    best: dict[str, tuple[str, ...]] = {}
    for path in _all_chains(play):
        if len(path) < len(best.get(path[-1], (*path, ""))):
            best[path[-1]] = path
    return ["+".join(path) for path in best.values()]


def _all_chains(play: MartiansPlay) -> tuple[tuple[str, ...], ...]:
    signals = [space for space, spot in play.state.spots if spot == SIGNAL]
    wanted = _numbers(play)["chain"]
    return _chains_among(tuple(sorted(signals)), wanted) if len(signals) >= wanted else ()


@lru_cache(maxsize=256)
def _chains_among(signals: tuple[str, ...], wanted: int) -> tuple[tuple[str, ...], ...]:
    """All simple paths that hold enough signals, one for each end and set of spaces: more does not matter later."""
    counts = Counter(signals)
    found: dict[tuple[str, frozenset[str]], tuple[str, ...]] = {}

    def extend(path: tuple[str, ...], held: int) -> None:
        if ring_of(path[-1]) == RINGS and held >= wanted:
            found.setdefault((path[-1], frozenset(path)), path)
        for other in neighbours(path[-1]):
            if other in counts and other not in path:
                extend((*path, other), held + counts[other])

    for space, count in counts.items():
        if ring_of(space) == 1:
            extend((space,), count)
    return tuple(found.values())


def _any_time(play: MartiansPlay) -> list[Interrupt]:
    """Declared by the crew at any moment it exists. M-MIS-PROBE-03, M-APP-22."""
    if chain(play.state) or len(play.state.spots) < _numbers(play)["chain"]:
        return []
    short = chains(play)
    found = [
        Interrupt(GROUP, option("declare-chain", chain=path), "M-MIS-PROBE-03", Call("declare_chain", (path,)))
        for path in short
    ]
    if len(_all_chains(play)) > len(short):
        found.append(Interrupt(GROUP, TRACE, "M-MIS-PROBE-03", Call("trace_chain", ())))
    return found


TRACE = option("trace-chain")


def choose_chain(play: MartiansPlay) -> Procedure[str]:
    """Any chain there is, space by space, asking only where it could go on in several ways; empty for none."""
    path: tuple[str, ...] = ()
    left = _all_chains(play)
    while left != (path,):
        ways = list(dict.fromkeys(each[len(path)] for each in left if len(each) > len(path)))
        chosen = ways[0]
        if len(ways) > 1 or path in left:
            so_far = "+".join(path) or "none"
            whole = [END] if path in left else []
            chosen = yield from choose(
                play,
                GROUP,
                "chain",
                "M-MIS-PROBE-03",
                lambda ways=ways, whole=whole: [*ways, *whole, BACK],  # type: ignore[misc]
                lambda word: option(word) if word in (END, BACK) else option("space", space=word),
                refs=(("chain", so_far),),
            )
        if chosen == BACK:
            return ""
        if chosen == END:
            break
        path = (*path, chosen)
        left = tuple(each for each in left if each[: len(path)] == path)
    return "+".join(path)


END = "end-chain"
BACK = "back"


def declare(play: MartiansPlay, path: str) -> None:
    state = play.state
    state.flags["chain"] = path
    play.emit(FlagSet("M-MIS-PROBE-03", "chain", path))
    if chain(state)[-1] in state.tiles:
        _lay_probe(play)
    _add_icons(play)


def _lay_probe(play: MartiansPlay) -> None:
    """M-MIS-PROBE-05."""
    end = chain(play.state)[-1]
    play.state.lying.append((end, PROBE))
    play.emit(ThingGained("M-MIS-PROBE-05", PROBE, end))


def _explored(play: MartiansPlay, space: str) -> None:
    """M-MIS-PROBE-05, M-MIS-PROBE-09."""
    state = play.state
    if play.content.rois[state.tiles[space]].mark:
        state.lying.append((space, CORE))
        play.emit(ThingGained("M-MIS-PROBE-09", CORE, space))
    path = chain(state)
    if path and path[-1] == space:
        _lay_probe(play)
    _add_icons(play)


def _add_icons(play: MartiansPlay) -> None:
    """A chain explored to its end has two cores, whatever its tiles show. M-MIS-PROBE-04."""
    state = play.state
    path = chain(state)
    if not path or any(space not in state.tiles for space in path):
        return
    marked = [space for space in path if play.content.rois[state.tiles[space]].mark or f"icon:{space}" in state.flags]
    for space in sorted(path, key=ring_of):
        if len(marked) >= _numbers(play)["cores"]:
            return
        if space not in marked:
            marked.append(space)
            state.flags[f"icon:{space}"] = "yes"
            state.lying.append((space, CORE))


def _gatherable(play: MartiansPlay, space: str, thing: str) -> bool:
    """Cores count only on the chain. M-MIS-PROBE-O2."""
    return thing != CORE or space in chain(play.state)


def _gathered(play: MartiansPlay, _space: str, thing: str) -> bool:
    """Cores and probe are ticked, not stored. M-MIS-PROBE-O2, M-MIS-PROBE-O3."""
    if thing in (CORE, PROBE):
        play.emit(ThingGained("M-MIS-PROBE-O2", thing, "pending"))
        return True
    return False


FEATURES["signals"] = Feature(
    setup=_setup,
    production=_production,
    explored=_explored,
    gathered=_gathered,
    gatherable=_gatherable,
    any_time=_any_time,
)


# Its words


@conditions.add("chain found", "M-MIS-PROBE-O1")
def chain_found(play: MartiansPlay, _about: About) -> bool:
    return bool(chain(play.state))


@conditions.add("chain at least {count:int}", "M-MIS-PROBE-03")
def chain_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    path = chain(play.state)
    return sum(space in path and spot == SIGNAL for space, spot in play.state.spots) >= count


def cores_home(play: MartiansPlay) -> tuple[int, int]:
    """Of how many cores how many were brought home."""
    return play.state.stats.get(f"got:{CORE}", 0), _numbers(play)["cores"]


@conditions.add("cores recovered", "M-MIS-PROBE-O2")
def cores_recovered(play: MartiansPlay, _about: About) -> bool:
    home, wanted = cores_home(play)
    return home >= wanted


@conditions.add("probe home", "M-MIS-PROBE-O3")
def probe_home(play: MartiansPlay, _about: About) -> bool:
    return play.state.stats.get(f"got:{PROBE}", 0) > 0


@verbs.add("fade signal", "M-RUL-EV-PRO1")
def fade_signal(play: MartiansPlay, _about: About) -> Procedure[None]:
    found = spots(play, SIGNAL)
    if found:
        outermost = max(map(ring_of, found))
        space = yield from choose_space(
            play, "remove-spot", "M-RUL-EV-PRO1", [space for space in found if ring_of(space) == outermost]
        )
        take_spot(play, SIGNAL, space)


@verbs.add("place drawn signal", "M-RUL-EV-PRO4")
def place_drawn_signal(play: MartiansPlay, _about: About) -> Procedure[None]:
    drawn = play.state.flags.get("drawn", "")
    if (drawn, SIGNAL) in play.state.spots:
        ring = [clockwise(drawn, by) for by in range(8)]
        space = yield from choose_space(play, "move-to", "M-RUL-EV-PRO4", ring)
        take_spot(play, SIGNAL, drawn)
        put_spot(play, SIGNAL, space)
        set_drawn(play, space)


def _ring(about: About) -> int:
    """The ring of the marker that was spent. M-MIS-PROBE-11."""
    word = next((word for word in about.thing.split("+") if word.startswith("ring-marker")), ":1")
    return int(word.rpartition(":")[2])


@verbs.add("land signal", "M-MIS-PROBE-A2")
def land_signal(play: MartiansPlay, about: About) -> Procedure[None]:
    ring = [clockwise(f"A{_ring(about)}-N", by) for by in range(8)]
    free = [space for space in ring if (space, SIGNAL) not in play.state.spots]
    if free:
        put_spot(play, SIGNAL, (yield from choose_space(play, "place-spot", "M-MIS-PROBE-A2", free)))


@verbs.add("shift signal", "M-MIS-PROBE-A3")
def shift_signal(play: MartiansPlay, about: About) -> Procedure[None]:
    found = [space for space in spots(play, SIGNAL) if ring_of(space) == _ring(about)]
    if found:
        space = yield from choose_space(play, "move-spot", "M-MIS-PROBE-A3", found)
        goal = yield from choose(
            play,
            GROUP,
            "move-to",
            "M-MIS-PROBE-A3",
            lambda: [clockwise(space, -1), clockwise(space)],
            lambda each: option("space", space=each),
        )
        take_spot(play, SIGNAL, space)
        put_spot(play, SIGNAL, goal)
