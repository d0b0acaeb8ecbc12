"""Which cards and choices decide: wins with them beside wins without, among games that are alike in everything else."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from farlight.lab.intervals import Fourfold, false_discovery, mantel_haenszel
from farlight.lab.reports.games_sheets import cell_of
from farlight.lab.reports.sheet import Cell, Sheet
from farlight.lab.studies.records import GameRow

LEAST = 8
"""Games with it, and without it, below which nothing can be said."""
COLUMNS = ("with", "without", "won with", "won without", "difference", "low", "high", "chance", "false")
NOTE = (
    "Difference of the shares won, within games of the same seats, level, bot and pack (Mantel-Haenszel), with a 95 % "
    "interval; `chance` that it is none, `false`: the share of false alarms among all that look as good (Benjamini-"
    "Hochberg). What goes together with winning need not cause it: cards of the last round come to those who "
    "get there."
)

Thing = tuple[str, str]
Group = tuple[str, str]
"""Game and mission: what is compared."""
Stratum = tuple[Cell, ...]


class Tally:
    """Counts games with a thing, among those in which there could have been one."""

    def __init__(self, games: Mapping[int, GameRow]) -> None:
        self._games = games
        self._with: dict[tuple[Group, Thing], Counter[tuple[Stratum, bool]]] = defaultdict(Counter)
        self._asked: dict[tuple[Group, str], Counter[tuple[Stratum, bool]]] = defaultdict(Counter)
        self._seen: set[tuple[int, str, str]] = set()

    def asked(self, number: int, what: str) -> None:
        """Count a game in which there was occasion for it."""
        if (number, what, "") not in self._seen:
            self._seen.add((number, what, ""))
            game = self._games[number]
            self._asked[(game.game, game.mission), what][cell_of(game), game.won] += 1

    def add(self, number: int, thing: Thing) -> None:
        """Count a game in which it came up."""
        if (number, *thing) not in self._seen:
            self._seen.add((number, *thing))
            game = self._games[number]
            self._with[(game.game, game.mission), thing][cell_of(game), game.won] += 1

    def rows(self) -> list[tuple[Cell, ...]]:
        """Everything about which something can be said, the clearest first."""
        found = []
        for (group, thing), counts in self._with.items():
            strata = _strata(counts, self._asked[group, thing[0]])
            won, lost, won_without, lost_without = (sum(each) for each in zip(*strata, strict=True))
            if min(won + lost, won_without + lost_without) < LEAST:
                continue
            shift, half, chance = mantel_haenszel(strata)
            shares = (won / (won + lost), won_without / (won_without + lost_without))
            counted = (won + lost, won_without + lost_without)
            found.append((*group, *thing, *counted, *shares, shift, shift - half, shift + half, chance))
        alarms = false_discovery([float(row[-1]) for row in found])
        rows = [(*row, alarm) for row, alarm in zip(found, alarms, strict=True)]
        return sorted(rows, key=lambda row: (row[-1], -abs(float(row[8]))))


def _strata(counts: Counter[tuple[Stratum, bool]], asked: Counter[tuple[Stratum, bool]]) -> list[Fourfold]:
    strata = sorted({stratum for stratum, _ in asked}, key=str)
    return [
        (
            counts[each, True], counts[each, False],
            asked[each, True] - counts[each, True], asked[each, False] - counts[each, False],
        )
        for each in strata
    ]  # fmt: skip


def cards(rows: Iterable[tuple[int, str, str, int]], games: Mapping[int, GameRow]) -> Sheet:
    """Cards that came up."""
    tally = Tally(games)
    kinds: dict[str, set[str]] = defaultdict(set)
    for number, kind, card, _answer in rows:
        tally.add(number, (kind, card))
        kinds[games[number].game].add(kind)
    for number, game in games.items():
        for kind in kinds[game.game]:
            tally.asked(number, kind)
    return Sheet("cards", ("game", "mission", "kind", "card", *COLUMNS), tally.rows(), NOTE)


def choices(rows: Iterable[tuple[int, str, str]], games: Mapping[int, GameRow]) -> Sheet:
    """Options that were chosen at least once, among games in which the question was asked."""
    tally = Tally(games)
    for number, prompt, option in rows:
        tally.asked(number, prompt)
        tally.add(number, (prompt, option))
    return Sheet("choices", ("game", "mission", "prompt", "option", *COLUMNS), tally.rows(), NOTE)


def clear(rows: Sequence[Mapping[str, Cell]], most: int) -> list[Mapping[str, Cell]]:
    """Those of which at most one in twenty is a false alarm, the greatest difference first."""
    found = [row for row in rows if float(row["false"]) <= 0.05]
    return sorted(found, key=lambda row: -abs(float(row["difference"])))[:most]
