"""Saves of older versions, brought up to date: the plain data of a state, from one version to the next."""

import msgspec

ONCE = ("boosted", "pattern_used", "berth_marked")


def migrate_1(data: dict[str, object]) -> dict[str, object]:
    """Version 1 kept what waits for the ship under free words, and forgot which Equipment was taken."""
    old = msgspec.convert(data["gains"], dict[str, int])
    ship = msgspec.convert(data["ship"], dict[str, object])
    gains: dict[str, object] = {name.replace("-", "_"): count for name, count in old.items() if ":" not in name}
    gains.update({name: bool(gains[name]) for name in ONCE if name in gains})
    gains["discounts"] = _by_card(old, "discount")
    gains["staying"] = list(_by_card(old, "stays"))
    return {**data, "gains": gains, "ship": {**ship, "loaded": [], "kits": {}}}


def _by_card(gains: dict[str, int], word: str) -> dict[str, int]:
    found = [(name.partition(":"), count) for name, count in gains.items()]
    return {card: count for (kind, _, card), count in found if kind == word and count}
