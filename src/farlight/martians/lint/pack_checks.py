"""What a careful reader would complain about in a pack for Martians: what is unread, alike, out of proportion."""

import re
from collections.abc import Iterator

from farlight.content import EffectText, LoadedPack
from farlight.content.cards import effects_in
from farlight.content.locate import TomlPath
from farlight.effects import Effect, Problem, test_phrases, verb_phrases
from farlight.martians.model.content import Definitions
from farlight.martians.rules.actions.benefits import gifts_in
from farlight.martians.rules.context import TOWARD

DECKS = {"working": 40, "living": 28, "systems": 26}
"""How many cards each Malfunction deck has. M-RUL-MAL-01."""
_REMEMBER = (
    "remember-flag", "remember-direction", "remember-chosen-direction", "remember-across", "remember-by-lot",
)  # fmt: skip
"""Verbs that set the flag that they name first."""
_PRODUCTION = ("production-up", "production-down")
_POINTING = {flag for flag, _, _ in TOWARD.values()}
"""Directions: the words for spaces read them."""
LATE = {("event", "reward"), ("action", "effect"), ("adventure", "effect"), ("shutdown", "effect")}
"""Effects that come when this sol's Production is over."""


def lint_pack(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    yield from _events(pack, content)
    yield from _echoes(pack, content)
    yield from _missions(pack, content)
    yield from _flags(pack, content)
    yield from _decks(pack, content)
    yield from _production(pack, content)


def _events(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """Each is unlike the others, and its follow-ups exist."""
    seen: dict[tuple[str, ...], str] = {}
    for event in content.events.values():
        path = ("event", event.id)
        if event.echo == "own" and not content.tables.echoes.get(event.id):
            yield pack.problem((*path, "echo"), "its follow-ups are missing: no echo has it as parent")
        if event.type is not None and gifts_in(event.reward.tree):
            why = "its action may fail, so nothing of this sol can count on it: give it for the next, or name no type"
            yield pack.problem((*path, "reward"), why)
        later = "" if event.later is None else event.later.source
        alike = tuple(re.sub(r"\d+", "#", text) for text in (event.now.source, event.reward.source, later))
        if alike in seen:
            yield pack.problem(path, f"it does the same as '{seen[alike]}' but for numbers")
        seen[alike] = event.id


def _echoes(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    tags = {tag for profile in content.profiles.values() for tag in profile.tags}
    for echo in content.echoes.values():
        if echo.tag not in tags:
            yield pack.problem(("echo", echo.id, "tag"), f"no profile has the tag '{echo.tag}'")
        if echo.parent is not None and content.events[echo.parent].echo != "own":
            yield pack.problem(("echo", echo.id, "parent"), f"'{echo.parent}' never schedules its own follow-ups")


def _missions(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """Objectives tick themselves; each mission has events of its own."""
    for mission in content.missions.values():
        path = ("mission", mission.id)
        for number, objective in enumerate(mission.objectives):
            if _ticked(objective.when.tree) != {objective.id}:
                yield pack.problem((*path, "objectives", number), f"it must tick '{objective.id}' and nothing else")
        if all(objective.optional for objective in mission.objectives):
            yield pack.problem((*path, "objectives"), "all objectives are optional: it would be won at once")
        if not any(event.pool == mission.id for event in content.events.values()):
            yield pack.problem(path, "no event of its own: give at least one the pool of this mission")
        if set(mission.poi) != {"a", "b", "c"}:
            yield pack.problem((*path, "poi"), "three POI effects are needed: a, b and c")


def _ticked(tree: Effect) -> set[str]:
    """The objectives that an effect marks as reached."""
    return {str(verb.args[0]) for verb in verb_phrases(tree) if verb.form == "tick"}


def _flags(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """What is read was set somewhere, what is set is read."""
    trees = [(path, effect.tree) for path, effect in _effects(content)]
    written = {flag for _, tree in trees for flag in _flags_set(tree)}
    reading = {flag for _, tree in trees for flag in _flags_read(tree)} | _POINTING
    for path, tree in trees:
        for flag in _flags_read(tree):
            if flag not in written:
                yield pack.problem(path, f"nothing ever sets the flag '{flag}'")
        for flag in _flags_set(tree):
            if flag not in reading:
                yield pack.problem(path, f"nothing ever reads the flag '{flag}'")


def _effects(content: Definitions) -> Iterator[tuple[TomlPath, EffectText]]:
    """Every effect of the pack, with its path."""
    for kind, cards in content.cards.items():
        for card_id, card in cards.items():
            yield from effects_in(card, (kind, card_id))


def _flags_set(tree: Effect) -> list[str]:
    return [str(verb.args[0]) for verb in verb_phrases(tree) if verb.form in _REMEMBER]


def _flags_read(tree: Effect) -> list[str]:
    return [str(test.args[0]) for test in test_phrases(tree) if test.form == "flag-is"]


def _decks(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """The decks are whole, and every keyword can be found in each. M-RUL-MAL-01."""
    for name, count in DECKS.items():
        cards = [card for card in content.malfunctions.values() if card.complex == name]
        if len(cards) != count:
            yield pack.problem(("pack",), f"the {name} deck has {len(cards)} cards, not {count}")
        missing = {"complication", "obstacle", "problem", "conflict"} - {card.keyword for card in cards}
        for keyword in sorted(missing):
            yield pack.problem(("pack",), f"no {name} card has the keyword '{keyword}'")
    for roi in content.rois.values():
        if roi.terrain not in content.terrains:
            yield pack.problem(("roi", roi.id, "terrain"), f"there is no terrain '{roi.terrain}'")


def _production(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """What changes this sol's production has to come before it. M-PROD-08."""
    for path, effect in _effects(content):
        if path[::2][:2] in LATE and any(
            verb.form in _PRODUCTION and verb.args[-1] == "sol" for verb in verb_phrases(effect.tree)
        ):
            yield pack.problem(path, "this sol's Production is over by then: say 'next-sol' or 'mission'")
