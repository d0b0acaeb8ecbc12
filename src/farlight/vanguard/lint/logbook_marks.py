"""The marks of the Logbook: which cards set a flag or mark a box, and which ones ask for it. V-RESET-03.

A choice that nobody remembers is none. Whatever is marked must come back somewhere, or the campaign says that it is
kept for what follows.
"""

from collections.abc import Iterator

from farlight.content import LoadedPack
from farlight.content.cards import effects_in, names_in
from farlight.content.locate import TomlPath
from farlight.effects import Effect, Forms, Phrase, Problem, test_phrases, verb_phrases
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import Token
from farlight.vanguard.rules.context import conditions, verbs
from farlight.vanguard.rules.story_text import tokens_in

Places = dict[str, list[TomlPath]]
"""Flags and boxes, each with the paths of what speaks of it."""

_SLOTS = ("flag", "box")
_TAKEN_BACK = ("clear-flag", "unmark-box", "take-from-flag")
"""Verbs that leave no mark."""
_ASKING = ("if", "count")
"""Tokens of a text that ask for a mark."""


def unread(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """Marks that nothing asks for; and those that a campaign says it keeps, although something does. V-RESET-06."""
    asked, kept = readers(content), _kept(content)
    for mark, paths in writers(content).items():
        if mark not in asked and mark not in kept:
            yield pack.problem(paths[0], f"nothing reads '{mark}': let a Log ask for it, or list it under 'marks'")
    for mark, path in kept.items():
        if mark in asked:
            yield pack.problem(path, f"'{mark}' is read: {'.'.join(map(str, asked[mark][0]))}")


def _kept(content: Definitions) -> dict[str, TomlPath]:
    return {
        mark: ("campaign", card.id, "marks", place)
        for card in content.campaigns.values()
        for place, mark in enumerate(card.marks)
    }


def writers(content: Definitions) -> Places:
    """What sets each flag and marks each box."""
    found: Places = {}
    for path, forms, phrase in _phrases(content):
        if forms is verbs and phrase.form not in _TAKEN_BACK:
            _note(found, path, _named(phrase, forms))
    return found


def readers(content: Definitions) -> Places:
    """What asks for each of them: conditions of effects, and clauses and counts of texts."""
    found: Places = {}
    for path, forms, phrase in _phrases(content):
        if forms is conditions:
            _note(found, path, _named(phrase, forms))
    for kind, cards in content.cards.items():
        for name, card in cards.items():
            for path, text in names_in(card, (kind, name)):
                tokens = map(Token.parse, tokens_in(text))
                _note(found, path, [token.of for token in tokens if token.word in _ASKING])
    return found


def _note(found: Places, path: TomlPath, marks: list[str]) -> None:
    for mark in marks:
        found.setdefault(mark, []).append(path)


def _named(phrase: Phrase, forms: Forms) -> list[str]:
    slots = forms.by_name[phrase.form].slots
    return [str(value) for slot, value in zip(slots, phrase.args, strict=True) if slot.type.name in _SLOTS]


def _phrases(content: Definitions) -> Iterator[tuple[TomlPath, Forms, Phrase]]:
    """Every verb and every condition of the pack, with the path of its effect."""
    for kind, cards in content.cards.items():
        for name, card in cards.items():
            for path, effect in effects_in(card, (kind, name)):
                yield from ((path, forms, phrase) for forms, phrase in phrases_in(effect.tree))


def phrases_in(tree: Effect) -> Iterator[tuple[Forms, Phrase]]:
    """Every verb and every condition of an effect."""
    yield from ((verbs, phrase) for phrase in verb_phrases(tree))
    yield from ((conditions, phrase) for phrase in test_phrases(tree))
