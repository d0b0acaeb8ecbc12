"""What we can say about a rule, about a word of the rules, and about all of them in the order of a book."""

from collections.abc import Sequence

import msgspec

from farlight.rulebook import BookPart, Kind, Term, book_parts, rules, terms
from farlight.texts import Texts
from farlight.texts.alphabet import place
from farlight.texts.matching import plain


class Chapter(msgspec.Struct, frozen=True):
    number: str
    title: str
    rules: list[tuple[str, str]]


def rules_about(game: str, texts: Texts, word: str) -> list[tuple[str, str]]:
    """The rule of this id, or all that we can say about a word, typed with its accents or without."""
    known = [(rule.id, text) for rule in rules(game) if (text := texts.rule(rule.id)) is not None]
    same = [(rule, text) for rule, text in known if rule.casefold() == word.casefold()]
    return same or [(rule, text) for rule, text in known if plain(word) in plain(f"{rule} {text}")]


def chapters(game: str, texts: Texts) -> list[Chapter]:
    """The chapters of the rulebook with what we can say about them.

    Those that are marked by letters are about single cards and missions, and would tell what is still to come.
    """
    found: dict[str, Chapter] = {}
    for rule in rules(game):
        text = texts.rule(rule.id)
        if text is not None and rule.chapter.isdecimal() and rule.kind in (Kind.RULE, Kind.LIST):
            named = texts.name("chapter", rule.chapter)
            title = rule.title if named == rule.chapter else named
            found.setdefault(rule.chapter, Chapter(rule.chapter, title, [])).rules.append((rule.id, text))
    return list(found.values())


def book(game: str, texts: Texts) -> list[tuple[BookPart, str, Sequence[Chapter]]]:
    """The parts of the book with title and chapters; without an order of its own, a part for each chapter."""
    known = {chapter.number: chapter for chapter in chapters(game, texts)}
    parts = book_parts(game) or [BookPart(number, ("book",), (number,)) for number in known]
    found = [(part, [known[number] for number in part.chapters if number in known]) for part in parts]
    return [
        (part, texts.say(key) if texts.has(key := f"book-{part.name}") else held[0].title, held)
        for part, held in found
        if held
    ]


def words(game: str, texts: Texts) -> list[tuple[str, str, str]]:
    """The words of the game as a language calls them, what they mean, and the rule that says so.

    In words of their own (`meaning-CODE`), by the rule that defines them, or by the first of the book that names them;
    listed by the alphabet of the language.
    """
    told = [rule for _, _, held in book(game, texts) for chapter in held for rule in chapter.rules]
    found: dict[str, tuple[str, str, str]] = {}
    for term in terms(game):
        word = _named(term, texts.language)
        own = texts.say(key) if texts.has(key := f"meaning-{term.code.replace('_', '-')}") else texts.rule(term.rule)
        known = (term.rule, own) if own else next((rule for rule in told if word in rule[1]), None)
        if known is not None:
            found.setdefault(word, (word, known[1], known[0]))
    return sorted(found.values(), key=lambda told: place(told[0], texts.language))


def _named(term: Term, language: str) -> str:
    """A bracket tells apart two terms that are spelled alike: readers see it by where the word stands."""
    return str(getattr(term, language, term.term)).partition(" (")[0]
