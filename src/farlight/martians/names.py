"""Names and stories of the pack, for whoever puts the game into words."""

from pathlib import Path
from typing import Any

from farlight.content import tell
from farlight.effects import Source, describe, parse
from farlight.martians.content import Definitions
from farlight.martians.effects.words import SPACES, VOCABULARY
from farlight.texts import Texts

LISTS = {
    "conditions": "condition", "marks": "mark", "elements": "element", "penalties": "penalty", "tiles": "shutkind",
    "active": "token", "queue": "token", "tokens_here": "token", "things": "thing", "needs": "thing", "costs": "supply",
    "strikes": "strike", "causes": "cause", "facilities": "facility", "faces": "face", "cost": "supply",
}  # fmt: skip
"""Values that are several words joined by +, and the kind of each word."""
CARDS = {
    "astronaut": "astronaut", "who": "astronaut", "first": "astronaut", "machine": "machine", "rover": "rover",
    "roi": "roi", "terrain": "terrain", "condition": "condition", "upgrade": "upgrade", "ability": "ability",
    "event": "event", "parent": "event", "adventure": "adventure", "echo": "echo", "malfunction": "malfunction",
    "shutdown": "shutdown", "mission": "mission", "research": "research", "direction": "direction",
    "difficulty": "difficulty", "die": "malfunction_die", "campaign": "campaign", "poi": "poi",
}  # fmt: skip
"""References by the kind of card whose name they are."""


def name_of(content: Definitions, texts: Path, kind: str, value: object, language: str) -> str | None:
    """The name of a thing in a language; None for what has none here."""
    if not isinstance(value, str):
        return None
    if kind == "effect":
        return _effect(content, texts, value, language)
    if kind == "text":
        return story(content, value, language)
    if kind in LISTS:
        return _list(content, texts, kind, value, language)
    if kind == "who" and (value.startswith("m:") or "+" in value):
        return _pawn(content, texts, value, language)
    if kind in CARDS:
        card = content.cards[CARDS[kind]].get(value)
        return None if card is None else tell(card.name, language)
    return _other(content, texts, kind, value, language)


def _other(content: Definitions, texts: Path, kind: str, value: str, language: str) -> str | None:
    """Names that are made from several cards, or from parts of one."""
    match kind:
        case "space" | "place" | "where" if value in SPACES:
            return _space(content, texts, value, language)
        case "facility" | "place":
            card = content.facilities.get(value)
            return _rover(content, value, language) if card is None else tell(card.plate, language)
        case "element" | "tile" if "." in value:
            facility, _, part = value.partition(".")
            return (
                f"{tell(content.facilities[facility].plate, language)}: {_word(content, texts, kind, part, language)}"
            )
        case "action" | "verb":
            action = content.actions.get(value)
            return None if action is None else tell(action.name, language)
        case "pawn":
            return _pawn(content, texts, value, language)
        case "route" | "chain":
            return " → ".join(_word(content, texts, "space", space, language) for space in value.split("+"))
        case "perk" if ":" in value:
            words = value.split(":")
            return _word(content, texts, "perk", "mast" if words[1] == "mast" else words[0], language)
        case "thing":
            return _thing(content, texts, value, language)
        case "wilting" | "target":
            return _target(content, texts, value.partition(":")[0], language)
    return _of_story(content, kind, value, language)


def _space(content: Definitions, texts: Path, value: str, language: str) -> str:
    direction = tell(content.directions[value[3:].lower()].name, language)
    return _texts(content, texts, language).say("space-in-ring", ring=value[1], direction=direction)


def _of_story(content: Definitions, kind: str, value: str, language: str) -> str | None:
    """Log lines of objectives, and the choices between missions."""
    match kind:
        case "objective":
            return _objective(content, value, language)
        case "story":
            campaign, choice, word = value.split(".")
            return tell(content.campaigns[campaign].choices[choice].labels[word], language)
        case "question":
            campaign, choice = value.split(".")
            return tell(content.campaigns[campaign].choices[choice].name, language)
    return None


def _thing(content: Definitions, texts: Path, value: str, language: str) -> str | None:
    """Things that are made of something else."""
    if value.startswith("upgrade:"):
        return tell(content.upgrades[value[8:]].name, language)
    said = _texts(content, texts, language)
    if value.startswith("from:"):
        return said.say("thing-from", element=said.name("element", value[5:]))
    if value.startswith("x:"):
        return said.say("thing-once-examined", thing=said.name("thing", value[2:]))
    if value.startswith("supply:"):
        return said.name("thing", value[7:])
    if value.startswith("name:"):
        return said.name("sheet", value[5:])
    if value.startswith("ring-marker") and ":" in value:
        marker, _, ring = value.partition(":")
        return said.say("thing-of-ring", thing=said.name("thing", marker), ring=ring)
    if value in ("s2", "s3"):
        return said.say("thing-of-ring", thing=said.name("thing", "s1"), ring=value[1])
    return None


def _rover(content: Definitions, value: str, language: str) -> str | None:
    rover = content.rovers.get(value)
    return None if rover is None else tell(rover.name, language)


def _target(content: Definitions, texts: Path, value: str, language: str) -> str | None:
    """Whatever an action can be aimed at."""
    if value in content.facilities:
        return tell(content.facilities[value].plate, language)
    if "." in value:
        kind = "tile" if value.endswith((".energy", ".oxygen")) else "element"
        return _other(content, texts, kind, value, language)
    if value in SPACES:
        return _other(content, texts, "space", value, language)
    for cards in (content.upgrades, content.events):
        if value in cards:
            return tell(cards[value].name, language)
    return _rover(content, value, language)


def _pawn(content: Definitions, texts: Path, value: str, language: str) -> str | None:
    if value.startswith("m:"):
        return tell(content.machines[value[2:]].name, language)
    who, _, bound = value.partition("+")
    name = name_of(content, texts, "who", who, language) or who
    return f"{name} ({_word(content, texts, 'bound', bound, language)})" if bound else name


def _objective(content: Definitions, value: str, language: str) -> str | None:
    mission, _, wanted = value.partition(".")
    card = content.missions.get(mission)
    found = [each for each in card.objectives if each.id == wanted] if card else []
    return tell(found[0].text, language) if found else None


def _word(content: Definitions, texts: Path, kind: str, value: str, language: str) -> str:
    return _texts(content, texts, language).name(kind, value)


def _texts(content: Definitions, texts: Path, language: str) -> Texts:
    return Texts(language, [texts], lambda kind, value, told: name_of(content, texts, kind, value, told))


def _list(content: Definitions, texts: Path, kind: str, value: str, language: str) -> str | None:
    if value == "none":
        return None
    words = value.replace(" ", "+").split("+")
    if kind == "causes":  # each with how much it adds
        pairs = [word.partition(":")[::2] for word in words]
        said = _texts(content, texts, language)
        return ", ".join(said.say(f"cause-{name}", count=int(by)) for name, by in pairs)
    counted = {word: words.count(word) for word in dict.fromkeys(words)}
    named = [(_word(content, texts, LISTS[kind], word, language), count) for word, count in counted.items()]
    return ", ".join(name if count == 1 else f"{count} x {name}" for name, count in named)


def _effect(content: Definitions, texts: Path, source: str, language: str) -> str:
    """The rules text of an effect."""
    if not source:
        return ""
    return describe(parse(Source(source), VOCABULARY).tree, VOCABULARY, _texts(content, texts, language))


def story(content: Definitions, key: str, language: str) -> str:
    """A text of the pack by its place, with the people it is about: `event.g01.text|fp=amara`."""
    place, *pairs = key.split("|")
    kind, card, *path = place.split(".")
    found: Any = content.cards[kind][card]
    for step in path or ["text"]:
        if isinstance(found, list):
            found = found[int(step)]
        elif isinstance(found, dict):
            found = found[step]
        else:
            found = getattr(found, step)
    if hasattr(found, "text"):
        found = found.text
    said = tell(found, language)
    for pair in pairs:
        word, _, value = pair.partition("=")
        named = name_of(content, Path(), "rover" if word == "rover" else "who", value, language)
        said = said.replace(f"{{{word}}}", named or value)
    return said
