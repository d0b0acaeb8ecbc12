"""Tokens and clauses of stories: those that nothing stands for, and those without an end."""

from collections.abc import Iterator

from farlight.content import LoadedPack, tell
from farlight.content.cards import names_in
from farlight.content.clauses import is_whole
from farlight.content.translations import ORIGINAL
from farlight.effects import Problem
from farlight.vanguard.model.ids import Token
from farlight.vanguard.rules.story_text import STANDING, WORDS, tokens_in


def wrong_tokens(pack: LoadedPack) -> Iterator[Problem]:
    """What would be read aloud as its marks."""
    for kind, cards in pack.cards.items():
        for name, card in cards.items():
            for path, text in names_in(card, (kind, name)):
                tokens = [(token, Token.parse(token).word) for token in tokens_in(text)]
                unknown = [token for token, word in tokens if word not in WORDS]
                unread = [token for token, word in tokens if word not in STANDING and kind != "log"]
                if unknown:
                    yield pack.problem(path, f"token {{{unknown[0]}}}?")
                elif unread:
                    yield pack.problem(path, f"token {{{unread[0]}}}: only a Log has somebody who reads it")
                if not is_whole(tell(text, ORIGINAL)):
                    yield pack.problem(path, "a clause ({if FLAG}, {else}, {end}) is not closed, or not opened")
