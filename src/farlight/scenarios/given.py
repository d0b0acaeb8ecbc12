"""Given: a fresh game, brought to where a case begins."""

import inspect
import re
from typing import Any

import msgspec

from farlight.effects import expectation
from farlight.kernel import BadSetup, Call, Event, Game, Play, Setup, Value
from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.words import Words

_SETUP = (
    (re.compile(r"mission (\S+)"), "mission"),
    (re.compile(r"(\d+) seats?"), "seats"),
    (re.compile(r"seed (\d+)"), "seed"),
    (re.compile(r"real dice"), "by_hand"),
)
_AT = re.compile(r"at +(.+)")
SETUP_SENTENCES = ("mission ID", "N seats", "seed N", "real dice", "at STEP [ARGUMENT ...]")


class Opening(msgspec.Struct):
    """A state that is ready to be played on, before its next step."""

    state: Any
    seats: int
    events: list[Event]
    """What happened while the game was set up."""
    play: Any

    def put(self, words: Words, sentence: str) -> None:
        """Make a sentence true."""
        at = _AT.fullmatch(sentence)
        if at:
            _go_to(self.play, self.state.flow, at[1].split())
        else:
            words.read(sentence, self.seats, [*SETUP_SENTENCES]).put(self.play)


def is_setup(sentence: str) -> bool:
    """Whether a sentence is about mission, seats, seed or dice: those are heard before all others."""
    return any(expression.fullmatch(sentence) for expression, _ in _SETUP)


def setup_of(game: Game[Any, Any], sentences: list[str]) -> Setup:
    """The set-up that these sentences choose; the first mission for two if they do not."""
    mission = game.missions()[0]
    said: dict[str, Any] = {"mission": mission.id, "seats": max(2, mission.seats[0]), "seed": 1, "by_hand": False}
    for sentence in sentences:
        for expression, field in _SETUP:
            if match := expression.fullmatch(sentence):
                word = match[1] if match.groups() else ""
                said[field] = int(word) if word.isdigit() and field != "mission" else word or True
    setup = Setup(game.name, **said)
    try:
        game.check_setup(setup)
    except BadSetup as error:
        raise CaseFailure(str(error)) from error
    return setup


def opening(game: Game[Any, Any], setup: Setup) -> Opening:
    """The game at its first step that may ask. What is dealt before comes from the seed, never from `dice`."""
    state = game.new(msgspec.structs.replace(setup, by_hand=False))
    play = Play(game, game.content, state)
    while not play.step(state.flow[-1].step).asks:
        call = state.flow.pop()
        play.step(call.step).run(play, *call.args)
    state.chance.by_hand = setup.by_hand
    return Opening(state, setup.seats, play.events, play)


def _go_to(play: Play[Any, Any], flow: list[Call], said: list[str]) -> None:
    """Let a step be the next: what waits before it is left out; one that does not wait comes instead of the next."""
    name, *words = said
    steps = play.rules.steps
    if name not in steps:
        raise CaseFailure(f"there is no step '{name}': {expectation(name, steps)}")
    args = [_argument(word) for word in words]
    waiting = [place for place, call in enumerate(flow) if call.step == name]
    if waiting and not args:
        del flow[waiting[-1] + 1 :]
        return
    try:
        inspect.signature(steps[name].run).bind(play, *args)
    except TypeError as error:
        wanted = list(inspect.signature(steps[name].run).parameters)[1:]
        takes = " ".join(["at", name, *map(str.upper, wanted)])
        raise CaseFailure(f"this step is written '{takes}'") from error
    flow[-1] = Call(name, tuple(args))


def _argument(word: str) -> Value:
    return int(word) if word.isdecimal() else word
