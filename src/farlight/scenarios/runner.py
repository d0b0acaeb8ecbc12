"""Running scenario cases: set the position up, feed dice and answers, check the facts."""

import re
from typing import Any

import msgspec

from farlight.effects import EffectError, Source, tokenize
from farlight.kernel import (
    BadResult,
    Call,
    EngineError,
    Game,
    Play,
    Position,
    Refusal,
    Result,
    Scripted,
    Setup,
    load_game,
)
from farlight.kernel.decision import GROUP, Value
from farlight.scenarios.cases import Located
from farlight.scenarios.facts import FACTS, Miss, Shown, check_generic
from farlight.scenarios.words import Words, load_words

_SETUP = (
    (re.compile(r"mission (\S+)"), "mission"),
    (re.compile(r"(\d+) seats?"), "seats"),
    (re.compile(r"seed (\d+)"), "seed"),
    (re.compile(r"real dice"), "by_hand"),
)
_AT = re.compile(r"at ([\w ]+)")
SETUP_SENTENCES = ("mission ID", "N seats", "seed N", "real dice", "at STEP [ARGUMENT ...]")


class CaseFailure(Exception):
    """Why a case failed, in words."""


class Verdict(msgspec.Struct, frozen=True):
    """How a case ended; no reason means that it passed."""

    case: Located
    reason: str = ""

    @property
    def passed(self) -> bool:
        return not self.reason


def run_case(located: Located) -> Verdict:
    """Run one case; whatever goes wrong in it is its verdict."""
    try:
        _run(located)
    except (CaseFailure, EngineError, BadResult, EffectError) as error:
        return Verdict(located, str(error))
    return Verdict(located)


def _run(located: Located) -> None:
    case = located.case
    game = load_game(located.game)
    words = load_words(located.game)
    script = None if case.dice is None else Scripted([_result(text) for text in case.dice])
    position = _given(game, words, _sentences(case.given), script)
    shown = Shown(position, list(position.events))
    for text in case.do:
        _answer(position, text)
        shown.events += position.events
    for sentence in case.then:
        _check(shown, words, sentence)
    if script is not None and script.left:
        raise CaseFailure(f"dice: {len(script.left)} results were never rolled, the first is '{script.left[0].face}'")


# Given


def _given(game: Game[Any, Any], words: Words, sentences: list[str], script: Scripted | None) -> Position[Any, Any]:
    setup, rest = _setup(game, sentences)
    game.check_setup(setup)
    state = Position(game, game.new(msgspec.structs.replace(setup, by_hand=False))).snapshot.copy()
    state.chance.by_hand = setup.by_hand
    play = Play(game, game.content, state)
    for sentence in rest:
        at = _AT.fullmatch(sentence)
        if at:
            _go_to(game, state, at[1].split())
        else:
            _put(play, words, sentence)
    return Position(game, state, source=script)


def _setup(game: Game[Any, Any], sentences: list[str]) -> tuple[Setup, list[str]]:
    """The sentences that choose mission, seats, seed and dice, and those that are left."""
    said: dict[str, Any] = {"mission": game.missions()[0].id, "seats": "2", "seed": "1"}
    rest = []
    for sentence in sentences:
        for expression, field in _SETUP:
            if match := expression.fullmatch(sentence):
                said[field] = match[1] if match.groups() else True
                break
        else:
            rest.append(sentence)
    setup = Setup(game.name, said["mission"], int(said["seats"]), int(said["seed"]), said.get("by_hand", False))
    return setup, rest


def _go_to(game: Game[Any, Any], state: Any, said: list[str]) -> None:
    """Let a certain step be the next instead of the one that would be."""
    step, *args = said
    if step not in game.steps:
        raise CaseFailure(f"given 'at {step}': {game.name} has no such step: {', '.join(sorted(game.steps))}")
    values: list[Value] = [int(arg) if arg.isdigit() else arg for arg in args]
    state.flow[-1] = Call(step, tuple(values))


def _put(play: Play[Any, Any], words: Words, sentence: str) -> None:
    phrase = words.aspects.match(Source(sentence, "given"), tokenize(Source(sentence, "given")), len(sentence))
    put = words.aspects.by_name[phrase.form].extra
    if put is None:
        raise CaseFailure(f"given '{sentence}': this can only be claimed, in 'then'")
    put(play, *phrase.args)


# Do


def _answer(position: Position[Any, Any], text: str) -> None:
    seat, option_id = _split_answer(position, text)
    decision = next((d for d in position.open if d.seat in (seat, GROUP)), None) or next(iter(position.open), None)
    refusal = position.answer(seat, decision.id if decision else 0, option_id)
    if refusal is not None:
        raise CaseFailure(f"do '{text}': {_refused(position, seat, option_id, refusal)}")


def _split_answer(position: Position[Any, Any], text: str) -> tuple[int, str]:
    """`seat 2: rest` or just `rest`, by whoever can choose it first."""
    match = re.fullmatch(r"seat (\d+): *(.+)", text)
    if match:
        return int(match[1]) - 1, match[2]
    for decision in position.open:
        if any(choice.id == text for choice in decision.options):
            return max(decision.seat, 0), text
    for effect in position.interrupts():
        if effect.option.id == text:
            return effect.seat, text
    return max(position.open[0].seat, 0) if position.open else 0, text


def _refused(position: Position[Any, Any], seat: int, option_id: str, refusal: Refusal) -> str:
    """A refusal in a scenario's own words: what could be chosen, and what bars this."""
    reason = position.why_not(seat, option_id) or refusal
    known = ", ".join(choice.id for _, choice in position.choices(seat)) or "nothing"
    return f"cannot be chosen by seat {seat + 1} ({reason.rule or reason.reason}); it can choose {known}"


# Then


def _check(shown: Shown, words: Words, sentence: str) -> None:
    result: Miss | bool | None = check_generic(shown, sentence)
    if result is False:
        result = _check_aspect(shown, words, sentence)
    if isinstance(result, Miss):
        raise CaseFailure(f"expected: {sentence}\n    found:    {result.found}")


def _check_aspect(shown: Shown, words: Words, sentence: str) -> Miss | None:
    source = Source(sentence, "then")
    try:
        phrase = words.aspects.match(source, tokenize(source), len(sentence))
    except EffectError as error:
        patterns = ", ".join(f"'{pattern}'" for pattern, *_ in FACTS)
        raise CaseFailure(f"{error}\n    Facts of every game: {patterns}") from error
    form = words.aspects.by_name[phrase.form]
    found = form.run(shown.position.play, *phrase.args[:-1])
    shown_as = " ".join(map(str, found)) if isinstance(found, list | tuple) else str(found)
    if shown_as == str(phrase.args[-1]):
        return None
    return Miss(form.write((*phrase.args[:-1], shown_as or "nothing")))


def _result(text: str) -> Result:
    """`6`, `hit`, or `danger 3` for a certain stream."""
    stream, _, face = text.rpartition(" ")
    return Result(face, stream)


def _sentences(given: str) -> list[str]:
    return [said for said in (part.strip() for part in re.split(r"[;\n]", given)) if said]
