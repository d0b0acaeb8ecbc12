"""Sentences about astronauts."""

from collections import Counter

from farlight.martians.cases.frame import NOTHING, WORDS, put_person, take_from_pile, who_named
from farlight.martians.model.state import Astronaut
from farlight.martians.rules.context import MARKS, MartiansPlay
from farlight.scenarios import known, within

# Astronauts


def _person(play: MartiansPlay, word: str) -> Astronaut:
    return play.state.crew[who_named(play, word)]


def _put_wounds(play: MartiansPlay, who: str, count: int) -> None:
    _person(play, who).wounds = within(count, 0, play.content.ruling.most_wounds, "the number of wounds")


def _put_tokens(play: MartiansPlay, who: str, count: int) -> None:
    _person(play, who).tokens = count


def _own(pattern: str, field: str, kind: str) -> None:
    """Register a sentence about a list of names of an astronaut: cards of a kind, or marks."""

    def get(play: MartiansPlay, who: str) -> object:
        return Counter(getattr(_person(play, who), field))

    def put(play: MartiansPlay, who: str, words: list[str]) -> None:
        setattr(_person(play, who), field, known(words, play.content.cards.get(kind, MARKS), kind))

    WORDS.aspect(pattern, get, put)


def _conditions(pattern: str, field: str) -> None:
    """Give Conditions from the pile: it has so many fewer."""

    def put(play: MartiansPlay, who: str, words: list[str]) -> None:
        person, state = _person(play, who), play.state
        state.decks["condition"] = (*getattr(person, field), *state.decks["condition"])
        setattr(person, field, known(words, play.content.conditions, "condition"))
        for kind in words:
            take_from_pile(state, "condition", kind)

    WORDS.aspect(pattern, lambda play, who: set(getattr(_person(play, who), field)), put)


def _put_astronaut(play: MartiansPlay, who: str, card: str) -> None:
    known([card], play.content.astronauts, "astronaut")
    put_person(play, _person(play, who), card)


def _put_profile(play: MartiansPlay, who: str, profile: str) -> None:
    (_person(play, who).profile,) = known([profile], play.content.profiles, "profile")


def _free(play: MartiansPlay, who: str) -> object:
    return Counter(bound or "free" for bound in _person(play, who).free)


def _put_free(play: MartiansPlay, who: str, words: list[str]) -> None:
    said = known(words, ("free", "heart", "rest", "spare"), "kind of pawn")
    _person(play, who).free = ["" if word == "free" else word for word in said]


def _idle(play: MartiansPlay) -> object:
    return {person.profession for person in play.state.crew if person.marks.count("idle") > 1}


def _put_idle(play: MartiansPlay, words: list[str]) -> None:
    """Give these no pawns in this sol's Action phase, whether it has begun or not."""
    for word in words:
        person = _person(play, word)
        person.marks += ["idle", "idle"]
        person.free = []


def _last_builder(play: MartiansPlay) -> str:
    who = play.state.last_builder
    return NOTHING if who < 0 else play.state.crew[who].profession


def _put_last_builder(play: MartiansPlay, profession: str) -> None:
    play.state.last_builder = -1 if profession == NOTHING else who_named(play, profession)


WORDS.aspect("astronaut {who:astronaut} card is {card:card}", lambda play, who: _person(play, who).card, _put_astronaut)
WORDS.aspect(
    "astronaut {who:astronaut} profession is {profession:profession}",
    lambda play, who: _person(play, who).profession,
)
WORDS.aspect(
    "astronaut {who:astronaut} profile is {profile:profile}",
    lambda play, who: _person(play, who).profile,
    _put_profile,
)
WORDS.aspect(
    "astronaut {who:astronaut} wounds are {count:int}", lambda play, who: _person(play, who).wounds, _put_wounds
)
WORDS.aspect(
    "astronaut {who:astronaut} tokens are {count:int}", lambda play, who: _person(play, who).tokens, _put_tokens
)
_conditions("astronaut {who:astronaut} conditions are {conditions:list}", "conditions")
_conditions("astronaut {who:astronaut} coming conditions are {conditions:list}", "coming")
_own("traits of {who:astronaut} are {traits:list}", "traits", "trait")
_own("astronaut {who:astronaut} going conditions are {conditions:list}", "going", "condition")
_own("astronaut {who:astronaut} used abilities are {abilities:list}", "used", "ability")
_own("astronaut {who:astronaut} locked abilities are {abilities:list}", "locked", "ability")
_own("astronaut {who:astronaut} marks are {marks:list}", "marks", "mark")
_own("astronaut {who:astronaut} next marks are {marks:list}", "next_marks", "mark")
WORDS.aspect("astronaut {who:astronaut} pawns are {pawns:list}", _free, _put_free)
WORDS.aspect("idle astronauts are {astronauts:list}", _idle, _put_idle)
WORDS.aspect("last builder is {profession:builder}", _last_builder, _put_last_builder)
