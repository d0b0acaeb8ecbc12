"""Two packs, two bots or two runs on the same seeds: what changed, with intervals."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from farlight.errors import UserError
from farlight.lab.intervals import mean_interval, paired_shares
from farlight.lab.reports.report import rows_of
from farlight.lab.reports.sheet import Sheet
from farlight.lab.studies.records import GameRow
from farlight.lab.studies.run_folder import RunFolder

ALWAYS = ("game", "mission", "seats", "seed")
"""What both games of a pair have in common."""
WHERE_ALIKE = ("difficulty", "bot", "pack")
"""What they have in common if both sides do."""

Ends = Mapping[int, Mapping[str, float]]
"""By the number of a game, what its resources were at the end."""


class Side(msgspec.Struct):
    """One of the two."""

    name: str
    games: list[GameRow]
    ends: Ends


class Change(msgspec.Struct, frozen=True):
    """A figure on both sides, and by how much it changed."""

    game: str
    mission: str
    """`all` for all missions together."""
    measure: str
    pairs: int
    before: float
    after: float
    change: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out that nothing changed."""
        return self.low > 0 or self.high < 0


class Comparison(msgspec.Struct):
    """All changes from a to b."""

    a: str
    b: str
    pairs: int
    alone: int
    """Games that have no partner, or broke; they count nowhere."""
    changes: list[Change]

    def sheet(self) -> Sheet:
        rows = [(*msgspec.structs.astuple(each), each.is_clear) for each in self.changes]
        return Sheet("changes", (*Change.__struct_fields__, "clear"), rows, "From a to b, with 95 % intervals.")

    def _repr_html_(self) -> str:
        """For notebooks."""
        rows = "".join(
            f"<tr><td>{each.game} {each.mission}</td><td>{each.measure}</td><td>{each.before:.3g}</td>"
            f"<td>{each.after:.3g}</td><td>{each.change:+.3g} ({each.low:+.3g} to {each.high:+.3g})</td></tr>"
            for each in self.changes
        )
        return f"<table><tr><th></th><th></th><th>{self.a}</th><th>{self.b}</th><th>change</th></tr>{rows}</table>"


def side_of(run: RunFolder, name: str, **wanted: str) -> Side:
    """The games of a run in which these columns have these values."""
    games = [GameRow(*row) for row in rows_of(run, "games")]
    own = [game for game in games if all(getattr(game, column) == value for column, value in wanted.items())]
    ends: dict[int, dict[str, float]] = defaultdict(dict)
    for number, _part, series, _place, _at, value, _limit in rows_of(run, "resources"):
        ends[number][series] = value  # in the order of play: the last one stays
    return Side(name, own, ends)


def compare(a: Side, b: Side) -> Comparison:
    """Pair the games of both sides and tell what changed, over all and for each mission."""
    pairs = _pairs(a, b)
    if not pairs:
        raise UserError(f"{a.name} and {b.name} have no games in common: they need the same missions, seats and seeds.")
    groups: dict[tuple[str, str], list[tuple[GameRow, GameRow]]] = defaultdict(list)
    for before, after in pairs:
        groups[before.game, "all"].append((before, after))
        groups[before.game, before.mission].append((before, after))
    missions = Counter(game for game, mission in groups if mission != "all")
    changes = [
        change
        for (game, mission), found in sorted(groups.items())
        if mission != "all" or missions[game] > 1
        for change in _changes(game, mission, found, a.ends, b.ends)
    ]
    return Comparison(a.name, b.name, len(pairs), len(a.games) + len(b.games) - 2 * len(pairs), changes)


def _pairs(a: Side, b: Side) -> list[tuple[GameRow, GameRow]]:
    """Games with the same seed that are alike in all that both sides have; a bot may choose another difficulty."""
    keys = [*ALWAYS, *(key for key in WHERE_ALIKE if _has(a, key) & _has(b, key))]
    partners = {_key(game, keys): game for game in b.games if not game.error}
    found = ((game, partners.get(_key(game, keys))) for game in a.games if not game.error)
    return [(game, partner) for game, partner in found if partner is not None]


def _has(side: Side, key: str) -> set[object]:
    return {getattr(game, key) for game in side.games}


def _key(game: GameRow, keys: Sequence[str]) -> tuple[object, ...]:
    return tuple(getattr(game, key) for key in keys)


def _changes(
    game: str, mission: str, pairs: Sequence[tuple[GameRow, GameRow]], before: Ends, after: Ends
) -> Iterator[Change]:
    """Wins and endings as shares, length and resources as means."""
    yield _share(game, mission, "won", [(one.won, other.won) for one, other in pairs])
    outcomes = sorted({each.outcome for pair in pairs for each in pair})
    for outcome in outcomes:
        both = [(one.outcome == outcome, other.outcome == outcome) for one, other in pairs]
        yield _share(game, mission, f"ends {outcome}", both)
    for measure in ("choices", "answers", "rounds"):
        values = [(float(getattr(one, measure)), float(getattr(other, measure))) for one, other in pairs]
        yield _mean(game, mission, measure, values)
    series = sorted({name for one, _ in pairs for name in before.get(one.number, ())})
    for name in series:
        ends = [(before.get(one.number, {}).get(name), after.get(other.number, {}).get(name)) for one, other in pairs]
        known = [(x, y) for x, y in ends if x is not None and y is not None]
        if known:
            yield _mean(game, mission, f"{name} at the end", known)


def _share(game: str, mission: str, measure: str, pairs: Sequence[tuple[bool, bool]]) -> Change:
    counts = Counter(pairs)
    shift, low, high = paired_shares(
        counts[True, True], counts[True, False], counts[False, True], counts[False, False]
    )  # fmt: skip
    before, after = (sum(each) / len(pairs) for each in zip(*pairs, strict=True))
    return Change(game, mission, measure, len(pairs), before, after, shift, low, high)


def _mean(game: str, mission: str, measure: str, pairs: Sequence[tuple[float, float]]) -> Change:
    shift, low, high = mean_interval([after - before for before, after in pairs])
    before, after = (sum(each) / len(pairs) for each in zip(*pairs, strict=True))
    return Change(game, mission, measure, len(pairs), before, after, shift, low, high)
