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


def migrate_2(data: dict[str, object]) -> dict[str, object]:
    """Version 2 kept what the rule that runs is about in one bag of words.

    Between two steps only what lasts longer than one of them is left in it: the rest was open in a step that was left
    because the Exploration had ended, and is over.
    """
    rest = {name: value for name, value in data.items() if name != "now"}
    now = msgspec.convert(data["now"], dict[str, str])
    moments: list[dict[str, object]] = []
    if "along" in now:
        moments.append({"moment": "company", "along": [int(who) for who in now["along"].split(",") if who]})
    if "to" in now:
        moments.append({"moment": "travel-entry", "to": int(now["to"]), "icons": int(now["icons"])})
    if "landing" in now:
        moments.append({"moment": "landing-step", "landing": int(now["landing"])})
    if "ending" in now:
        moments.append({"moment": "ending", "ending": now["ending"]})
    return {**rest, "moments": moments}


def _by_card(gains: dict[str, int], word: str) -> dict[str, int]:
    found = [(name.partition(":"), count) for name, count in gains.items()]
    return {card: count for (kind, _, card), count in found if kind == word and count}
