"""Learning what a table promises: games of a bot, now and then a moment of each, and who won."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from farlight.bots import Look, find_bot
from farlight.bots.evaluation import Weights, WeightsFile
from farlight.kernel import AnyGame, Position, Setup, load_game
from farlight.lab.sim import in_batches

EVERY = 6
"""Answers between two moments that are noted."""
STRAY = 0.03
"""How often anything is chosen: a search comes to tables that a careful player does not."""
CALM = 2.0
"""How strongly weights are drawn to 0, in moments."""
STEPS = 12
LONGEST = 3000


class Moment(msgspec.Struct, array_like=True):
    """What was measured in mid-game, and whether that game was won."""

    mission: str
    values: tuple[float, ...]
    game: int
    won: bool = False


def play_and_note(bot: str, batch: list[Setup]) -> list[Moment]:
    """The moments of some games."""
    game = load_game(batch[0].game)
    return [moment for setup in batch for moment in _moments(game, setup, bot)]


def _moments(game: AnyGame, setup: Setup, bot: str) -> list[Moment]:
    position = Position(game, game.rules.new(setup), snapshots=False)
    player, chance = find_bot(game, bot)(setup.seed), Random(setup.seed)
    found: list[Moment] = []
    for answers in range(LONGEST):
        if not position.open:
            break
        look = Look(position)
        if answers % EVERY == chance.randrange(EVERY) and look.decision.prompt not in game.bots.settling:
            mission, values = game.bots.measure(look.play())
            if mission:
                found.append(Moment(mission, tuple(map(float, values)), setup.seed * 10 + setup.seats))
        stray = chance.random() < STRAY and look.decision.prompt not in game.bots.settling
        position.choose(chance.randrange(len(look.decision.options)) if stray else player.choose(look))
    for moment in found:
        moment.won = position.won
    return found


def learn(planned: list[Setup], bot: str, jobs: int) -> WeightsFile:
    """Weights for every mission that came up."""
    game = load_game(planned[0].game)
    by_mission: dict[str, list[Moment]] = defaultdict(list)
    for moments in in_batches(planned, jobs, partial(play_and_note, bot)):
        for moment in moments:
            by_mission[moment.mission].append(moment)
    return WeightsFile(
        tuple(game.bots.features), {mission: fit(moments) for mission, moments in sorted(by_mission.items())}
    )


def write(found: WeightsFile, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


# Logistic regression, by Newton's method


def fit(moments: Sequence[Moment]) -> Weights:
    """The weights under which what happened is least surprising, drawn a little to 0."""
    columns = list(zip(*(moment.values for moment in moments), strict=True))
    scales = [_scale(column) for column in columns]
    rows = [[1.0, *(_scaled(*each) for each in zip(moment.values, scales, strict=True))] for moment in moments]
    wins = [float(moment.won) for moment in moments]
    weights = [0.0] * (len(columns) + 1)
    for _ in range(STEPS):
        weights = _better(weights, rows, wins)
    plain = [weight / spread if spread else 0.0 for weight, (_, spread) in zip(weights[1:], scales, strict=True)]
    bias = weights[0] - sum(weight * mean for weight, (mean, _) in zip(plain, scales, strict=True))
    found = Weights(round(bias, 5), tuple(round(weight, 5) for weight in plain))
    share = sum(wins) / len(wins)
    return msgspec.structs.replace(
        found,
        games=len({moment.game for moment in moments}),
        rows=len(rows),
        surprise=round(_surprise([found.chance(moment.values) for moment in moments], wins), 4),
        before=round(_surprise([share] * len(wins), wins), 4),
    )


def _scale(column: Sequence[float]) -> tuple[float, float]:
    """Mean and spread of a feature; no spread if it is always the same."""
    mean = sum(column) / len(column)
    spread = math.sqrt(sum((value - mean) ** 2 for value in column) / len(column))
    return mean, spread if spread > 1e-6 else 0.0


def _scaled(value: float, scale: tuple[float, float]) -> float:
    mean, spread = scale
    return (value - mean) / spread if spread else 0.0


def _better(weights: list[float], rows: Sequence[Sequence[float]], wins: Sequence[float]) -> list[float]:
    """One step of Newton's method."""
    size = len(weights)
    slope = [-CALM * weight if place else 0.0 for place, weight in enumerate(weights)]
    bend = [[CALM * (row == column) * (row > 0) for column in range(size)] for row in range(size)]
    for row, won in zip(rows, wins, strict=True):
        odds = sum(map(float.__mul__, weights, row))
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))
        weight = max(1e-6, chance * (1 - chance))
        for place, value in enumerate(row):
            slope[place] += (won - chance) * value
            scaled, line = weight * value, bend[place]
            for other in range(place + 1):
                line[other] += scaled * row[other]
    for place in range(size):
        for other in range(place):
            bend[other][place] = bend[place][other]
    return [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place] or 1e-9
        for row in range(size):
            if row != place and rows[row][place]:
                factor = rows[row][place] / pivot
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / (rows[place][place] or 1e-9) for place in range(size)]


def _surprise(chances: Iterable[float], wins: Sequence[float]) -> float:
    """Bits for each moment."""
    safe = [min(1 - 1e-6, max(1e-6, chance)) for chance in chances]
    return -sum(math.log2(chance if won else 1 - chance) for chance, won in zip(safe, wins, strict=True)) / len(wins)
