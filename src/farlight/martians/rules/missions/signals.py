"""A prospecting crawler that strayed: M-MIS-PROBE."""

from collections import Counter
from functools import lru_cache

from farlight.kernel import GROUP, Interrupt, Procedure, StepTable, call, choose, option
from farlight.martians.model.events.mission import FlagSet
from farlight.martians.model.events.work import ThingGained
from farlight.martians.model.ids import Mark, Space, Thing, joined, parts_of
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import About, MartiansPlay, conditions, verbs
from farlight.martians.rules.map_paths import RINGS, clockwise, direction_of, neighbours, ring_of
from farlight.martians.rules.missions import FEATURES, Feature
from farlight.martians.rules.research import draw_direction
from farlight.martians.rules.verbs.terrain import choose_space, put_spot, set_drawn, spots, take_spot

STEPS = StepTable()
DECLARE_CHAIN = STEPS.elsewhere("declare_chain")
TRACE_CHAIN = STEPS.elsewhere("trace_chain")

Path = tuple[str, ...]

SIGNAL = "signal"
CORE = "core"
PROBE = "red3"
MARKERS = ("ring-marker-frames", "ring-marker-fix")


def _numbers(play: MartiansPlay) -> dict[str, int]:
    return play.content.missions[play.state.mission].numbers


def _setup(play: MartiansPlay) -> None:
    """Give two actions three ring markers each. M-MIS-PROBE-11."""
    play.state.available += [Thing.of(marker, str(ring)) for marker in MARKERS for ring in (1, 2, 3)]


def _production(play: MartiansPlay) -> Procedure[None]:
    """Send the signals of the probe in the first sols. M-MIS-PROBE-06, M-MIS-PROBE-07, M-MIS-PROBE-08."""
    for ring in (1, 2, 3):
        drawn: list[str] = []
        for _ in range(_numbers(play).get(f"sol{play.state.sol}-ring{ring}", 0)):
            space = yield from draw_direction(play, ring, tuple(drawn))
            drawn.append(direction_of(space).lower())
            put_spot(play, SIGNAL, space)


# The chain


def chain(state: Martians) -> list[str]:
    """The frozen chain; empty before it is declared. M-MIS-PROBE-03."""
    return list(parts_of(state.flags.get("chain", "")))


def chains(play: MartiansPlay) -> list[str]:
    """Short ways to declare one: for each end the first of the shortest chains. M-MIS-PROBE-02, M-MIS-PROBE-03."""
    best: dict[str, Path] = {}
    for path in _short_chains(*_layout(play)):
        best.setdefault(path[-1], path)
    return [joined(path) for path in best.values()]


def _layout(play: MartiansPlay) -> tuple[tuple[str, ...], int]:
    """Where the signals are, and how many a chain must hold."""
    signals = sorted(space for space, spot in play.state.spots if spot == SIGNAL)
    return tuple(signals), _numbers(play)["chain"]


@lru_cache(maxsize=256)
def _short_chains(signals: tuple[str, ...], wanted: int) -> tuple[Path, ...]:
    """The chains with the fewest spaces, and those with one more. Longer ones are traced space by space."""
    counts = Counter(signals)
    row: list[Path] = [(space,) for space in counts if ring_of(space) == 1]
    found: list[Path] = []
    more = 1
    while row and more >= 0:
        found += [path for path in row if is_chain(counts, path, wanted)]
        more -= bool(found)
        row = [(*path, other) for path in row for other in _onward(counts, path)]
    return tuple(found)


def is_chain(counts: Counter[str], path: Path, wanted: int) -> bool:
    """From the first ring to the last, with enough signals on it. M-MIS-PROBE-03."""
    return bool(path) and ring_of(path[-1]) == RINGS and sum(counts[space] for space in path) >= wanted


def _onward(counts: Counter[str], path: Path) -> list[str]:
    """Where a path could go next: no gaps, no space twice."""
    if not path:
        return [space for space in counts if ring_of(space) == 1]
    return [other for other in neighbours(path[-1]) if other in counts and other not in path]


@lru_cache(maxsize=4096)
def _can_end(signals: tuple[str, ...], wanted: int, path: Path) -> bool:
    """Whether a path is a chain or can become one. Stops at the first it finds: there may be millions."""
    counts = Counter(signals)
    if is_chain(counts, path, wanted):
        return True
    reach = _in_reach(counts, path)
    if sum(counts[space] for space in {*reach, *path}) < wanted or not any(ring_of(space) == RINGS for space in reach):
        return False
    return any(_can_end(signals, wanted, (*path, other)) for other in _onward(counts, path))


def _in_reach(counts: Counter[str], path: Path) -> set[str]:
    """The spaces that lie ahead of a path, one way or another."""
    reach = set(_onward(counts, path))
    waiting = list(reach)
    while waiting:
        for other in neighbours(waiting.pop()):
            if other in counts and other not in path and other not in reach:
                reach.add(other)
                waiting.append(other)
    return reach


def _any_time(play: MartiansPlay) -> list[Interrupt]:
    """Declared by the crew at any moment it exists. M-MIS-PROBE-03, M-APP-22."""
    if chain(play.state) or len(play.state.spots) < _numbers(play)["chain"]:
        return []
    short = chains(play)
    found = [
        Interrupt(GROUP, option("declare-chain", chain=path), "M-MIS-PROBE-03", call(DECLARE_CHAIN, path))
        for path in short
    ]
    if any(_branches(play, parts_of(path)) for path in short):
        found.append(Interrupt(GROUP, TRACE, "M-MIS-PROBE-03", call(TRACE_CHAIN)))
    return found


def _branches(play: MartiansPlay, path: Path) -> bool:
    """Whether somewhere on the way to this chain there is another."""
    return any(len(_ways(play, path[:length])) > (length < len(path)) for length in range(len(path) + 1))


def _ways(play: MartiansPlay, path: Path) -> list[str]:
    """The next spaces of all chains that begin like this."""
    signals, wanted = _layout(play)
    return [other for other in _onward(Counter(signals), path) if _can_end(signals, wanted, (*path, other))]


TRACE = option("trace-chain")


def choose_chain(play: MartiansPlay) -> Procedure[str]:
    """Choose any chain there is, space by space, asking only where it could go on in several ways; empty for none."""
    signals, wanted = _layout(play)
    path: Path = ()
    while True:
        ways = _ways(play, path)
        whole = [END] if is_chain(Counter(signals), path, wanted) else []
        if not ways:
            return joined(path)
        chosen = ways[0]
        if len(ways) > 1 or whole:
            chosen = yield from choose(
                play,
                GROUP,
                "chain",
                "M-MIS-PROBE-03",
                lambda ways=ways, whole=whole: [*ways, *whole, BACK],  # type: ignore[misc]
                lambda word: option(word) if word in (END, BACK) else option("space", space=word),
                refs=(("chain", joined(path) or "none"),),
            )
        if chosen == BACK:
            return ""
        if chosen == END:
            return joined(path)
        path = (*path, chosen)


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
    """Lay the probe at the end of the chain. M-MIS-PROBE-05."""
    end = chain(play.state)[-1]
    play.state.lying.append((end, PROBE))
    play.emit(ThingGained("M-MIS-PROBE-05", PROBE, end))


def _explored(play: MartiansPlay, space: str) -> None:
    """Lay what an explored space shows: a core, or the probe at the end of the chain.

    M-MIS-PROBE-05, M-MIS-PROBE-09.
    """
    state = play.state
    if play.content.rois[state.tiles[space]].mark:
        state.lying.append((space, CORE))
        play.emit(ThingGained("M-MIS-PROBE-09", CORE, space))
    path = chain(state)
    if path and path[-1] == space:
        _lay_probe(play)
    _add_icons(play)


def _add_icons(play: MartiansPlay) -> None:
    """Give a chain that is explored to its end two cores, whatever its tiles show. M-MIS-PROBE-04."""
    state = play.state
    path = chain(state)
    if not path or any(space not in state.tiles for space in path):
        return
    marked = [
        space for space in path if play.content.rois[state.tiles[space]].mark or Mark.on("icon", space) in state.flags
    ]
    for space in sorted(path, key=ring_of):
        if len(marked) >= _numbers(play)["cores"]:
            return
        if space not in marked:
            marked.append(space)
            state.flags[Mark.on("icon", space)] = "yes"
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


@conditions.add("chain found", "M-MIS-PROBE-O1", needs=("signals",))
def chain_found(play: MartiansPlay, _about: About) -> bool:
    return bool(chain(play.state))


@conditions.add("chain at least {count:int}", "M-MIS-PROBE-03", needs=("signals",))
def chain_at_least(play: MartiansPlay, _about: About, count: int) -> bool:
    path = chain(play.state)
    return sum(space in path and spot == SIGNAL for space, spot in play.state.spots) >= count


def cores_home(play: MartiansPlay) -> tuple[int, int]:
    """Of how many cores how many were brought home."""
    return play.state.stats.get(Mark.on("got", CORE), 0), _numbers(play)["cores"]


@conditions.add("cores recovered", "M-MIS-PROBE-O2", needs=("signals",))
def cores_recovered(play: MartiansPlay, _about: About) -> bool:
    home, wanted = cores_home(play)
    return home >= wanted


@conditions.add("probe home", "M-MIS-PROBE-O3", needs=("signals",))
def probe_home(play: MartiansPlay, _about: About) -> bool:
    return play.state.stats.get(Mark.on("got", PROBE), 0) > 0


@verbs.add("fade signal", "M-RUL-EV-PRO1", needs=("signals",))
def fade_signal(play: MartiansPlay, _about: About) -> Procedure[None]:
    found = spots(play, SIGNAL)
    if found:
        outermost = max(map(ring_of, found))
        space = yield from choose_space(
            play, "remove-spot", "M-RUL-EV-PRO1", [space for space in found if ring_of(space) == outermost]
        )
        take_spot(play, SIGNAL, space)


@verbs.add("place drawn signal", "M-RUL-EV-PRO4", needs=("signals", "direction"))
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
    spent = [thing for thing in map(Thing.parse, parts_of(about.thing)) if thing.is_ring_marker]
    return int(spent[0].what) if spent else 1


@verbs.add("land signal", "M-MIS-PROBE-A2", needs=("signals", "thing"))
def land_signal(play: MartiansPlay, about: About) -> Procedure[None]:
    ring = [clockwise(Space.of(_ring(about), "N"), by) for by in range(8)]
    free = [space for space in ring if (space, SIGNAL) not in play.state.spots]
    if free:
        put_spot(play, SIGNAL, (yield from choose_space(play, "place-spot", "M-MIS-PROBE-A2", free)))


@verbs.add("shift signal", "M-MIS-PROBE-A3", needs=("signals", "thing"))
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
