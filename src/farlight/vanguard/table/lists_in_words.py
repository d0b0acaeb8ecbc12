"""How lists and powers are told: Sectors, Danger tables, Biomes, and what holds for a while or while a card lies."""

from farlight.content.ids import words_in
from farlight.texts import Texts
from farlight.vanguard.model.card_parts import BIOMES
from farlight.vanguard.model.ids import Power


def listed(value: str, texts: Texts) -> str:
    """The words of a list: a power, Biomes, or numbers and letters as they are."""
    power = told_power(value, texts)
    if power != value:
        return power
    return ", ".join(texts.name("biome", word) if word in BIOMES else word for word in words_in(value))


def told_power(power: str, texts: Texts) -> str:
    """A power in words; as it is written, if nobody has words for it."""
    parsed = Power.parse(power)
    if texts.has(f"power-{parsed.word}"):
        return texts.say(f"power-{parsed.word}", **_behind(parsed, texts))
    if parsed.limit:  # V-KC-MOD-04
        return texts.say(f"power-{parsed.limit}", power=told_power(str(parsed.unlimited), texts))
    return power


def _behind(power: Power, texts: Texts) -> dict[str, str | int]:
    """What the words behind a power mean: an Injury, systems, Biomes, or a number."""
    if power.word == "landing-safe":
        return {"injury": ", ".join(texts.name("injury_type", each) for each in power.of)}
    match power.told_of:
        case "system":
            return {"places": texts.series("effect-and", [each.capitalize() for each in power.of])}
        case "biome":
            return {"biomes": ", ".join(texts.name("biome", each) for each in power.of)}
    return {"count": 1 if power.number is None or power.number < 0 else power.number}
