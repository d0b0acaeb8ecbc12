"""How lists and powers are told: Sectors, Danger tables, Biomes, and what holds for a while or while a card lies."""

from farlight.texts import Texts
from farlight.vanguard.model.card_parts import BIOMES
from farlight.vanguard.rules.lasting_effects import AT_LANDER, NEAR

AREAS = {NEAR: "power-near", AT_LANDER: "power-lander"}
"""Where a power holds that does not hold everywhere. V-KC-MOD-04."""


def listed(value: str, texts: Texts) -> str:
    """The words of a list: a power, Biomes, or numbers and letters as they are."""
    power = told_power(value, texts)
    if power != value:
        return power
    return ", ".join(texts.name("biome", word) if word in BIOMES else word for word in value.split())


def told_power(power: str, texts: Texts) -> str:
    """A power in words; as it is written, if nobody has words for it."""
    word, *rest = power.split()
    if texts.has(f"power-{word}"):
        return texts.say(f"power-{word}", **_behind(word, rest, texts))
    for start, key in AREAS.items():
        if word.startswith(start):
            return texts.say(key, power=told_power(power.removeprefix(start), texts))
    return power


def _behind(word: str, rest: list[str], texts: Texts) -> dict[str, str | int]:
    """What the words behind a power mean: an Injury, systems, Biomes, or a number."""
    if word == "landing-safe":
        return {"injury": ", ".join(texts.name("injury_type", each) for each in rest)}
    if word.endswith("-in"):
        return {"places": ", ".join(each.capitalize() for each in rest)}
    if word.endswith("-on"):
        return {"biomes": ", ".join(texts.name("biome", each) for each in rest)}
    return {"count": int(rest[0]) if rest and rest[0].isdigit() else 1}
