"""Running scenario cases: set the position up, feed dice and answers, check the facts."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from farlight.kernel import AnyPosition, Position, Scripted
from farlight.scenarios import event_facts, setup_facts, view_facts  # noqa: F401 - they register their facts
from farlight.scenarios.answers import Answers, asked, broken
from farlight.scenarios.cases import Located
from farlight.scenarios.dice import dice
from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.facts import FACTS, Miss, Shown, check_generic
from farlight.scenarios.given import Opening, is_from_the_start, is_setup, opening, setup_of
from farlight.scenarios.words import Words, load_words

T = TypeVar("T")


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
        _Run(located).run()
    except CaseFailure as failure:
        return Verdict(located, str(failure).replace("\n", "\n    "))
    return Verdict(located)


class _Run:
    """One case on its way."""

    def __init__(self, located: Located) -> None:
        self.located = located
        self.case = located.case
        self.game = located.played
        self.words = load_words(located.game)

    def run(self) -> None:
        script = None if self.case.dice is None else dice([str(face) for face in self.case.dice])
        shown = self.given(script)
        answers = Answers(shown.position, shown.setup, shown.events)
        for place, text in enumerate(self.case.do):
            self.at("do", place, text, self.do, answers, text)
        self.check(shown, script)

    def do(self, answers: Answers, text: str) -> None:
        """Carry out one entry: an answer, or a deed of the game that stands for several."""
        deed = self.words.deed_of(text)
        if deed is None:
            answers.give(text)
        else:
            act, match = deed
            act(answers, match)

    def given(self, script: Scripted | None) -> Shown:
        sentences = self.case.sentences()
        first = [place for place, said in enumerate(sentences) if is_setup(said)]
        about = "; ".join(sentences[place] for place in first)
        usual = (self.words.seats, self.words.mission)
        setup = self.at("given", first[0] if first else 0, about, setup_of, self.game, sentences, *usual)
        begin = None if is_from_the_start(sentences) else self.words.begin
        start = self.at("given", 0, "", opening, self.game, setup, begin)
        for place, said in enumerate(sentences):
            if place not in first:
                self.at("given", place, said, start.put, self.words, said)
        position = self.at("given", 0, "", self.position, start, script)
        return Shown(position, [*start.events, *position.events], setup, self.words.seat_fields, self.words.sees)

    def check(self, shown: Shown, script: Scripted | None) -> None:
        """Check all facts, so that one run tells everything that does not hold."""
        wrong = [
            failure for place, sentence in enumerate(self.case.then) if (failure := self.missed(shown, place, sentence))
        ]
        if script is not None and script.left:
            left = ", ".join(f"'{result.face}'" for result in script.left)
            wrong.append(f"dice: {len(script.left)} left over, never rolled: {left}")
        if wrong:
            raise CaseFailure("\n".join([*wrong, f"At the end:\n{asked(shown.position)}"]))

    def missed(self, shown: Shown, place: int, sentence: str) -> str:
        """What is wrong with a fact, if anything."""
        try:
            self.at("then", place, sentence, _check, shown, self.words, sentence)
        except CaseFailure as failure:
            return str(failure)
        return ""

    def position(self, start: Opening, script: Scripted | None) -> AnyPosition:
        return Position(start.game, start.state, source=script, stops=start.stops)

    def at(self, part: str, place: int, text: str, action: Callable[..., T], *args: Any) -> T:
        """Do something for a part of the case; what goes wrong is told with that part and its line."""
        try:
            return action(*args)
        except CaseFailure as failure:
            said = str(failure)
        except Exception as error:
            said = broken(error)
        line = self.located.lines.get((part, place), self.located.line)
        what = f"{part}:" if said.startswith("\n") else f"{part} '{text}': " if text else f"{part}: "
        raise CaseFailure(f"line {line}, {what}{said}")


def _check(shown: Shown, words: Words, sentence: str) -> None:
    result: Miss | bool | None = check_generic(shown, sentence)
    if result is False:
        held = words.read(sentence, shown.seats, [pattern for pattern, *_ in FACTS]).found(shown.position.play)
        result = None if held is None else Miss(held)
    if isinstance(result, Miss):
        raise CaseFailure(f"\n  expected: {sentence}\n  found:    {result.found}")
