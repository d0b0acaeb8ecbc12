"""What the games themselves tell: wins, endings, length, luck."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt

from farlight.lab.intervals import wilson
from farlight.lab.reports.sheet import Cell, Sheet, quantile
from farlight.lab.studies.records import GameRow

SECONDS_PER_CHOICE = 12.0
"""What people take for an answer where there is something to choose: an assumption, which the page names."""
CELL = ("game", "mission", "seats", "difficulty", "bot", "pack")
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
LUCKS = (-2.0, -1.0, -0.5, 0.5, 1.0, 2.0)
"""Borders between kinds of luck, in standard deviations of successes."""


def cell_of(game: GameRow) -> tuple[Cell, ...]:
    return (game.game, game.mission, game.seats, game.difficulty, game.bot, game.pack)


def wins(games: Sequence[GameRow]) -> Sheet:
    """How often each combination is won. A game that broke counts as none."""
    groups = _by_cell(games)
    rows: list[tuple[Cell, ...]] = []
    for cell, found in groups.items():
        ended = [game for game in found if not game.error]
        won = sum(game.won for game in ended)
        low, high = wilson(won, len(ended))
        share = won / len(ended) if ended else 0.0
        rows.append((*cell, len(ended), won, share, low, high, len(found) - len(ended)))
    columns = (*CELL, "games", "won", "share", "low", "high", "errors")
    return Sheet("wins", columns, rows, "Shares of games won, with 95 % intervals (Wilson).")


def endings(games: Sequence[GameRow]) -> Sheet:
    """How games end, and in which round."""
    rows: list[tuple[Cell, ...]] = []
    for cell, found in _by_cell(games).items():
        outcomes = Counter(game.outcome for game in found if not game.error)
        for outcome, count in outcomes.most_common():
            rounds = sorted(float(game.rounds) for game in found if game.outcome == outcome)
            rows.append((*cell, outcome, count, count / sum(outcomes.values()), quantile(rounds, 0.5)))
    note = "Why games end; the round is the median of those that end so (0 where a game tells no rounds)."
    return Sheet("endings", (*CELL, "outcome", "count", "share", "round"), rows, note)


def rounds(games: Sequence[GameRow]) -> Sheet:
    """In which round games end."""
    counted: Counter[tuple[str, str, str, int]] = Counter()
    for game in games:
        if not game.error:
            counted[game.game, game.mission, "won" if game.won else "lost", game.rounds] += 1
    rows: list[tuple[Cell, ...]] = [(*key, count) for key, count in sorted(counted.items())]
    return Sheet("rounds", ("game", "mission", "result", "round", "count"), rows, "The round in which games end.")


def lengths(games: Sequence[GameRow]) -> Sheet:
    """How long games are: answers of any kind, answers where there was a choice, and minutes of people."""
    rows: list[tuple[Cell, ...]] = []
    for cell, found in _by_cell(games).items():
        for measure, factor in (("answers", 1.0), ("choices", 1.0), ("minutes", SECONDS_PER_CHOICE / 60)):
            of = "choices" if measure == "minutes" else measure
            values = sorted(factor * getattr(game, of) for game in found if not game.error)
            rows.append((*cell, measure, *(quantile(values, share) for share in QUANTILES)))
    columns = (*CELL, "measure", *(f"q{round(100 * share):02}" for share in QUANTILES))
    note = f"Quantiles. Minutes are an estimate: {SECONDS_PER_CHOICE:g} s for every answer where there is a choice."
    return Sheet("lengths", columns, rows, note)


def luck(games: Sequence[GameRow]) -> Sheet:
    """How much what the dice made of it decides: wins by luck, in standard deviations of the successes expected."""
    kinds: dict[tuple[str, str, int], list[bool]] = defaultdict(list)
    for game in games:
        deviations = luck_of(game)
        if deviations is not None and not game.error:
            kinds[game.game, game.mission, sum(deviations >= border for border in LUCKS)].append(game.won)
    rows: list[tuple[Cell, ...]] = []
    for (name, mission, kind), found in sorted(kinds.items()):
        low, high = wilson(sum(found), len(found))
        rows.append((name, mission, kind, _range(kind), len(found), sum(found) / len(found), low, high))
    columns = ("game", "mission", "kind", "luck", "games", "share", "low", "high")
    note = "Luck: successes beside those to be expected, in standard deviations; 0 is even. Wins with 95 % intervals."
    return Sheet("luck", columns, rows, note)


def luck_of(game: GameRow) -> float | None:
    """Standard deviations of luck; None where a game rolls nothing that could succeed or fail."""
    if not game.rolls or not 0 < game.expected < game.rolls:
        return None
    chance = game.expected / game.rolls
    return (game.came - game.expected) / sqrt(game.rolls * chance * (1 - chance))


def _range(kind: int) -> str:
    if not kind:
        return f"below {LUCKS[0]:g}"
    if kind == len(LUCKS):
        return f"{LUCKS[-1]:g} and more"
    return f"{LUCKS[kind - 1]:g} to {LUCKS[kind]:g}"


def _by_cell(games: Sequence[GameRow]) -> dict[tuple[Cell, ...], list[GameRow]]:
    groups: dict[tuple[Cell, ...], list[GameRow]] = defaultdict(list)
    for game in games:
        groups[cell_of(game)].append(game)
    return groups
