"""Stories of the pack: which people, flags and counts a text speaks of, and the text with all of them in it.

A text is named by its place in the pack, followed by what its tokens stand for: `log.1101|active=k06|ORCHARD_CUT=1`.
What is named so stays as it was when it was read.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from farlight.content import Name
from farlight.content.clauses import chosen
from farlight.vanguard.model.ids import Token, bound_text
from farlight.vanguard.model.moments import BurialMoment
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import others_here

_TOKEN = re.compile(r"\{([^{}]+)\}")
FRAME = ("else", "end")
"""Tokens that stand for nothing."""
PRONOUNS = ("they", "them", "their")
"""Tokens for the active Crewmember's pronouns."""
STANDING = ("lander", "sec", "chief", "count", "if")
"""Tokens that stand for the same whoever reads: all that a text may have which is no Log."""
WORDS = ("active", "other", "dead", *STANDING, *PRONOUNS)
"""How all others begin."""


def tokens_in(text: Name) -> list[str]:
    """The tokens of a text, in whatever language."""
    told = [text] if isinstance(text, str) else text.values()
    return list(dict.fromkeys(token for each in told for token in _TOKEN.findall(each) if token not in FRAME))


def bound(play: VanguardPlay, place: str, text: Name, who: int) -> str:
    """The name of a text that somebody reads now."""
    known = play.content.known.tokens
    if place not in known:
        known[place] = tokens_in(text)
    return str(bound_text(place, _values(play, known[place], who)))


def _values(play: VanguardPlay, tokens: list[str], who: int) -> Iterator[tuple[str, str | int]]:
    state = play.state
    for token in tokens:
        match Token.parse(token).word:
            case "active" | "they" | "them" | "their":
                yield token, state.crew[who].card if who >= 0 else ""
            case "dead":
                burial = state.moment(BurialMoment)
                fallen = ",".join(crew.card for crew in state.crew if crew.card and not crew.alive)
                yield token, fallen if burial is None else burial.card
            case "other":
                yield token, state.crew[next(iter(others_here(state, who)), who)].card
            case _:
                yield from standing(state, (token,))


def standing(state: Vanguard | None, tokens: Iterable[str]) -> Iterator[tuple[str, str | int]]:
    """What tokens stand for that need nobody who reads; without a table, nothing has happened and nobody is ashore."""
    for token in tokens:
        word, of = Token.parse(token)
        match word:
            case "lander":
                yield token, "" if state is None else state.lander
            case "sec":
                team = () if state is None else state.crew
                yield token, next((crew.card for crew in team if crew.section == of and crew.alive), of)
            case "chief":
                yield token, of
            case "count" | "if":
                yield token, 0 if state is None else state.flags.get(of, 0)


def filled(text: str, values: Mapping[str, str], named: Callable[[str, str], str]) -> str:
    """A text with its clauses chosen and its tokens replaced: `named` has words for a token and what it stands for."""
    told = chosen(text, lambda flag: values.get(flag, "0") != "0")
    return _TOKEN.sub(lambda token: named(token[1], values.get(token[1], token[1])), told)
