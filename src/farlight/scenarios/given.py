"""Given: a fresh game, brought to where a case begins."""

import inspect
import re
from collections.abc import Mapping
from copy import copy
from typing import Any, get_args

import msgspec

from farlight.effects import expectation
from farlight.kernel import (
    GROUP,
    AnyGame,
    AnyPlay,
    BadSetup,
    Call,
    Decision,
    Event,
    Play,
    Procedure,
    Setup,
    Step,
    Stops,
    Value,
    option,
)
from farlight.kernel.errors import Ending, Leaving
from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.words import Begin, Words

_SETUP = (
    (re.compile(r"mission (\S+)"), "mission"),
    (re.compile(r"(\d+) seats?"), "seats"),
    (re.compile(r"seed (\d+)"), "seed"),
    (re.compile(r"real dice"), "by_hand"),
    (re.compile(r"names are (.+)"), "names"),
    (re.compile(r"optional rules are (.+)"), "rules"),
    (re.compile(r"an earlier campaign left (.+)"), "marks"),
)
_LISTS = ("names", "rules", "marks")
_START = "from the start"
_STOPS = re.compile(r"stops are (\w+)")
_AT = re.compile(r"at +(.+)")
_UNTIL = re.compile(r"until +(.+)")
SETUP_SENTENCES = (
    "mission ID",
    "N seats",
    "seed N",
    "real dice",
    "names are NAME, NAME",
    "optional rules are RULE, RULE",
    "an earlier campaign left MARK, MARK",
    _START,
    "stops are STOPS",
    "at STEP [ARGUMENT ...]",
    "until STEP [ARGUMENT ...]",
)
_DEEPEST = 5
"""How many steps may lead to one another without a question."""

STOP, GO_ON = "stop", "continue"
"""What the group is asked where a case ends, and its one answer; nobody reads them."""


class Opening(msgspec.Struct):
    """A state that is ready to be played on, before its next step."""

    game: Any
    state: Any
    seats: int
    events: list[Event]
    """What happened while the game was set up."""
    play: Any
    stops: Stops = "matter"

    def put(self, words: Words, sentence: str) -> None:
        """Make a sentence true."""
        if at := _AT.fullmatch(sentence):
            go_to(self.play, *at[1].split())
        elif until := _UNTIL.fullmatch(sentence):
            self.game = stopping(self.game, *until[1].split())
        elif stops := _STOPS.fullmatch(sentence):
            self.stops = _known_stops(stops[1])
        else:
            words.read(sentence, self.seats, [*SETUP_SENTENCES]).put(self.play)


def is_setup(sentence: str) -> bool:
    """Whether a sentence is about how the table is set up, or about the start: those are heard before all others."""
    return sentence == _START or any(expression.fullmatch(sentence) for expression, _ in _SETUP)


def is_from_the_start(sentences: list[str]) -> bool:
    """Whether a case begins with the first question of its game, wherever others of this game begin."""
    return _START in sentences


def setup_of(game: AnyGame, sentences: list[str], seats: int = 2, mission: str = "") -> Setup:
    """The set-up that these sentences choose; if they do not, this mission, or the first, for so many seats."""
    usual = next((known for known in game.rules.missions() if known.id == mission), game.rules.missions()[0])
    said: dict[str, Any] = {"mission": usual.id, "seats": max(seats, usual.seats[0]), "seed": 1, "by_hand": False}
    for sentence in sentences:
        for expression, field in _SETUP:
            if match := expression.fullmatch(sentence):
                word = match[1] if match.groups() else ""
                said[field] = _setup_value(field, word)
    setup = Setup(game.name, **said)
    try:
        game.check_setup(setup)
    except BadSetup as error:
        raise CaseFailure(str(error)) from error
    return setup


def _setup_value(field: str, word: str) -> object:
    if field in _LISTS:
        return tuple(name.strip() for name in word.split(","))
    return int(word) if word.isdigit() and field != "mission" else word or True


def opening(game: AnyGame, setup: Setup, begin: Begin | None = None) -> Opening:
    """The game at its first step that may ask, or where `begin` brings it from there.

    What is dealt before comes from the seed, never from `dice`.
    """
    state = game.rules.new(msgspec.structs.replace(setup, by_hand=False))
    play = Play(game.rules, game.content, state)
    while _is_plain(play.step(state.flow[-1].step)):
        call = state.flow.pop()
        play.step(call.step).run(play, *call.args)
    if begin is not None:
        begin(play)
        play.begin_answer()
    state.chance.by_hand = setup.by_hand
    return Opening(game, state, setup.seats, play.events, play)


# Which step is next


def go_to(play: AnyPlay, name: str, *words: str) -> None:
    """Let a step be the next.

    What waits before it is left out; where steps that never ask lead to it, they are run. A step that does not come
    like this comes instead of the next one.
    """
    step = _known_step(play.rules.steps, name)
    args = _arguments(words)
    flow: list[Call] = play.state.flow
    way = _way(play, play.state, 0, (name, args))
    if way:
        for place in way[:-1]:
            del flow[place + 1 :]
            call = flow.pop()
            play.step(call.step).run(play, *call.args)
        del flow[way[-1] + 1 :]
        return
    try:
        inspect.signature(step.run).bind(play, *args)
    except TypeError as error:
        wanted = list(inspect.signature(step.run).parameters)[1:]
        takes = " ".join(["at", name, *map(str.upper, wanted)])
        raise CaseFailure(f"this step is written '{takes}'") from error
    flow[-1] = Call(name, args)


def _way(play: AnyPlay, state: Any, bottom: int, wanted: tuple[str, tuple[Value, ...]], depth: int = 0) -> list[int]:
    """The places in the flow of the steps that lead to the wanted one, which is the last; empty if none do."""
    name, args = wanted
    flow: list[Call] = state.flow
    places = range(len(flow) - 1, bottom - 1, -1)
    for place in places:
        if flow[place].step == name and (not args or flow[place].args == args):
            return [place]
    for place in places if depth < _DEEPEST else ():
        if _is_plain(play.step(flow[place].step)):
            below = _way(play, _after(play, state, place), place, wanted, depth + 1)
            if below:
                return [place, *below]
    return []


def _after(play: AnyPlay, state: Any, place: int) -> Any:
    """A copy of the state in which this waiting step has been run, and those before it left out."""
    trial = state.copy()
    call = trial.flow[place]
    del trial.flow[place:]
    try:
        play.step(call.step).run(Play(play.rules, play.content, trial), *call.args)
    except (Ending, Leaving):
        trial.flow.clear()
    return trial


def stopping(game: AnyGame, name: str, *words: str) -> AnyGame:
    """The same game, but before a certain step it asks the group to `continue`."""
    step = _known_step(game.rules.steps, name)
    args = _arguments(words)

    def run(play: AnyPlay, *given: Value) -> Procedure[None]:
        if not args or given == args:
            play.barred = None
            while number := (yield (Decision(GROUP, STOP, "", [option(GO_ON)]),)):
                yield from play.interrupt(number - 1)
        procedure = step.run(play, *given)
        if procedure is not None:
            yield from procedure

    twin = copy(game)
    twin.rules = copy(game.rules)
    twin.rules.steps = {**game.rules.steps, name: Step(run, asks=True)}
    return twin


def _known_stops(word: str) -> Stops:
    known: tuple[Stops, ...] = get_args(Stops)
    for stops in known:
        if stops == word:
            return stops
    raise CaseFailure(f"a table has no stops '{word}': {expectation(word, known)}")


def _is_plain(step: Step) -> bool:
    """Whether a step is a plain function, which cannot ask."""
    return not step.asks and not inspect.isgeneratorfunction(step.run)


def _known_step(steps: Mapping[str, Step], name: str) -> Step:
    if name not in steps:
        raise CaseFailure(f"there is no step '{name}': {expectation(name, steps)}")
    return steps[name]


def _arguments(words: tuple[str, ...]) -> tuple[Value, ...]:
    return tuple(int(word) if word.isdecimal() else word for word in words)
