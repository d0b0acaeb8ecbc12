"""Statistics of the lab: intervals, tests over strata, and what many tests at once are worth."""

from collections.abc import Sequence
from math import erfc, sqrt

CERTAINTY = 1.96
"""Standard deviations of a 95 % interval."""


def wilson(won: int, of: int) -> tuple[float, float]:
    """Where a true share lies with 95 % certainty (Wilson)."""
    if not of:
        return 0.0, 1.0
    share, spread = won / of, CERTAINTY**2 / of
    middle = (share + spread / 2) / (1 + spread)
    half = CERTAINTY / (1 + spread) * (share * (1 - share) / of + spread / 4 / of) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    count = len(values)
    if not count:
        return 0.0, 0.0, 0.0
    mean = sum(values) / count
    if count == 1:
        return mean, mean, mean
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    half = _student(count - 1) * spread / sqrt(count)
    return mean, mean - half, mean + half


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, near enough (Cornish and Fisher)."""
    z = CERTAINTY
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / freedom**3
    return z + (z**3 + z) / 4 / freedom + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / freedom**2 + third


def paired_shares(both: int, only_a: int, only_b: int, neither: int) -> tuple[float, float, float]:
    """By how much b wins more often than a on the same seeds, with a 95 % interval (Agresti and Min)."""
    count = both + only_a + only_b + neither + 2
    up, down = only_b + 0.5, only_a + 0.5
    shift = (up - down) / count
    half = CERTAINTY * sqrt(max(0.0, up + down - (up - down) ** 2 / count)) / count
    raw = (only_b - only_a) / max(1, count - 2)
    return raw, max(-1.0, shift - half), min(1.0, shift + half)


Fourfold = tuple[int, int, int, int]
"""Won with it, lost with it, won without, lost without."""


def mantel_haenszel(strata: Sequence[Fourfold]) -> tuple[float, float, float]:
    """How much more often games with something are won than those without, within strata that differ in other things;
    half the width of its 95 % interval; the chance of at least such a difference if there were none."""
    weights = shift = gap = variance = width = 0.0
    for won, lost, won_without, lost_without in strata:
        with_it, without, total = won + lost, won_without + lost_without, won + lost + won_without + lost_without
        if not with_it or not without:
            continue
        weight = with_it * without / total
        weights += weight
        shift += weight * (won / with_it - won_without / without)
        width += weight**2 * (_spread(won, with_it) + _spread(won_without, without))
        wins, losses = won + won_without, lost + lost_without
        gap += won - with_it * wins / total
        variance += with_it * without * wins * losses / total**2 / max(1, total - 1)
    if not weights or not variance:
        return 0.0, 0.0, 1.0
    chance = erfc(max(0.0, abs(gap) - 0.5) / sqrt(variance) / sqrt(2))
    return shift / weights, CERTAINTY * sqrt(width) / weights, chance


def _spread(won: int, of: int) -> float:
    """The variance of a share; none is certain after a few games."""
    share = (won + 1) / (of + 2)
    return share * (1 - share) / of


def false_discovery(chances: Sequence[float]) -> list[float]:
    """For each of many tests, the share of false alarms among all that look as good (Benjamini and Hochberg)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place], reverse=True)
    found = [1.0] * len(chances)
    best = 1.0
    for rank, place in enumerate(order):
        best = min(best, chances[place] * len(chances) / (len(chances) - rank))
        found[place] = best
    return found
