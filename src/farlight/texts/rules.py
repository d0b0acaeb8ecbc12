"""What we can say about a rule, or about a word of the rules."""

from farlight.rulebook import rules
from farlight.texts import Texts


def rules_about(game: str, texts: Texts, word: str) -> list[tuple[str, str]]:
    """The rule of this id, or all that we can say about a word."""
    known = [(rule.id, text) for rule in rules(game) if (text := texts.rule(rule.id)) is not None]
    same = [(rule, text) for rule, text in known if rule.casefold() == word.casefold()]
    return same or [(rule, text) for rule, text in known if word.casefold() in f"{rule} {text}".casefold()]
