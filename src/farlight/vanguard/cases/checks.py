"""Sentences about a Dice Check under way, and deeds that make one in one line."""

import re
from collections import Counter

from farlight.kernel.decision import READY
from farlight.scenarios import Answers, CaseFailure
from farlight.vanguard.cases.frame import NOTHING, WORDS, who_named
from farlight.vanguard.model.state import Check
from farlight.vanguard.rules.context import VanguardPlay, seat_of

PLUS = "+"
"""Between the icons of a face with two: the words of a sentence have no spaces."""


def _check(play: VanguardPlay) -> Check | None:
    return play.state.check


def _action(play: VanguardPlay) -> str:
    check = _check(play)
    return check.action if check else NOTHING


def _pool(play: VanguardPlay) -> object:
    check = _check(play)
    rolled = [f"{die}={face.replace(' ', PLUS)}" for _, die, face in check.pool] if check else []
    return Counter(rolled)


def _rolled_by(play: VanguardPlay, name: str) -> object:
    check, who = _check(play), who_named(play, name)
    return Counter(die for owner, die, _ in check.pool if owner == who) if check else Counter()


def _given_by(play: VanguardPlay, name: str) -> object:
    check, who = _check(play), who_named(play, name)
    return Counter(die for owner, die in check.given if owner == who) if check else Counter()


WORDS.aspect("check is {action:action}", _action)
WORDS.aspect("roll pool is {dice:list}", _pool)
WORDS.aspect("roll pool of {crew:crew} is {dice:list}", _rolled_by)
WORDS.aspect("dice in hand of {crew:crew} are {dice:list}", _given_by)
WORDS.aspect(
    "injury symbols are {symbols:list}", lambda play: Counter(check.wounds) if (check := _check(play)) else set()
)
WORDS.aspect(
    "danger symbols are {symbols:list}",
    lambda play: Counter(symbol for _, symbol in check.danger) if (check := _check(play)) else set(),
)


# Deeds


def _roll(answers: Answers, match: "re.Match[str]") -> None:
    """Step 1 and the roll: own dice, then those of assistants, then everybody is ready. V-CHECK-1.1, V-CHECK-1.4."""
    play: VanguardPlay = answers.position.play
    check = _check(play)
    if check is None:
        raise CaseFailure("no Dice Check is under way")
    active = seat_of(play.state, check.active)
    for die in _listed(match["dice"]):
        answers.give(f"take-die:{die}", active)
    for said in _listed(match["helps"] or NOTHING):
        name, _, die = said.partition(" ")
        helper = who_named(play, name)
        answers.give(f"assist:{play.state.crew[helper].card}:{die}", seat_of(play.state, helper))
    _ready(answers, match)


def _listed(text: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    return [] if words == [NOTHING] else words


def _ready(answers: Answers, _match: "re.Match[str]") -> None:
    """Let everybody be ready who is asked to be ready for the same thing."""
    position = answers.position
    prompt = next((each.prompt for each in position.open if READY in each.options), "")
    if not prompt:
        raise CaseFailure("nobody is asked to be ready")
    asked = [each.seat for each in position.open if each.prompt == prompt]
    for seat in asked:
        answers.give("ready", seat)


def _pass(answers: Answers, _match: "re.Match[str]") -> None:
    """Let nobody use anything, until something else than a moment is asked."""
    while answers.position.open and answers.position.open[0].prompt == "moment":
        answers.give("go-on")


WORDS.deed("roll DIE, DIE ... [with CREW DIE, CREW DIE ...]", r"roll (?P<dice>[^;]+?)(?: with (?P<helps>.+))?", _roll)
WORDS.deed("all ready", r"all ready", _ready)
WORDS.deed("pass every moment", r"pass every moment", _pass)
