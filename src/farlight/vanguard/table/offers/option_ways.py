"""An option with all that its player is then asked, as ways from one to the other end, tried on a copy of the table.

A way ends where something is rolled or revealed, where somebody else is asked, and at questions that people think about
by themselves. What a roll brought is not looked at.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from farlight.kernel import DONE, GROUP, AnyPosition, Decision, Option
from farlight.vanguard.rules.context import VanguardPlay

MOST_WAYS = 30
"""So many ways are told of one option."""
MOST_TRIED = 60
"""So many small answers are tried for it."""
SEVERAL = ("reroll", "refresh")
"""Questions that are asked again until there are enough: their answers are chosen together."""

Runs = Sequence[Sequence[Option]]
"""The answers to a question that are tried, the sensible one first; several where they are chosen together."""
Order = Callable[[VanguardPlay, Decision], Runs]


class Step(NamedTuple):
    """A small answer of a way."""

    decision: Decision
    option: Option


class Way(NamedTuple):
    steps: tuple[Step, ...]
    end: VanguardPlay | None
    """The table as it is then; None if something was rolled or revealed."""
    asked: str = ""
    """What the same person is asked next."""

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(step.option.id for step in self.steps)

    @property
    def chosen(self) -> tuple[Step, ...]:
        """What is chosen after the first answer."""
        return tuple(step for step in self.steps[1:] if step.option != DONE)


class Ways:
    """Finds the ways of the options of one question."""

    def __init__(self, own: Collection[int], follows: Collection[str], order: Order) -> None:
        self.own = own
        """The seats of whoever is asked."""
        self.follows = follows
        """Questions that belong to the answer before."""
        self.order = order
        self.tried = 0

    def of(self, table: AnyPosition, decision: Decision, option: Option) -> list[Way]:
        """All ways of an option, or as many as are told."""
        self.tried = 0
        found: dict[tuple[str, ...], Way] = {}
        for way in self._after(table, (), (Step(decision, option),)):
            found.setdefault(way.options, way)
            if len(found) == MOST_WAYS or self.tried >= MOST_TRIED:
                break
        return list(found.values())

    def _after(self, table: AnyPosition, before: tuple[Step, ...], run: tuple[Step, ...]) -> Iterator[Way]:
        """What follows some answers to one question."""
        trial, asked = table.copy(), run[0].decision
        steps = before
        for step in run:
            steps = (*steps, Step(asked, step.option))
            if not self.answer(trial, steps[-1]):
                yield Way(steps, None)
                return
            found = self.asked(trial)
            if found is None or found.prompt != asked.prompt:
                break
            asked = found
        yield from self._on(trial, steps, run)

    def _on(self, trial: AnyPosition, steps: tuple[Step, ...], run: tuple[Step, ...]) -> Iterator[Way]:
        asked, play = self.asked(trial), trial.play
        if asked is None:
            yield Way(steps, play)
            return
        if asked.prompt not in self.follows:
            yield Way(steps, play, asked.prompt)
        elif asked.prompt == run[0].decision.prompt and asked.prompt in SEVERAL and DONE in asked.options:
            yield from self._after(trial, steps, (Step(asked, DONE),))
        else:
            for options in self.order(play, asked):
                yield from self._after(trial, steps, tuple(Step(asked, each) for each in options))

    def answer(self, trial: AnyPosition, step: Step) -> bool:
        """Give an answer; whether everything that follows is known."""
        # Whose it is does not matter here: beside a question of the group, an any-time effect is one seat's alone.
        known = trial.choices(decision_id=step.decision.id)
        self.tried += 1
        trial.choose(next(number for number, each in known if each.id == step.option.id))
        return not (trial.play.revealed or trial.needs_roll or not trial.open)

    def asked(self, trial: AnyPosition) -> Decision | None:
        """What the same person is asked next; None if somebody else has a say."""
        if len(trial.open) != 1 or trial.open[0].seat not in (GROUP, *self.own):
            return None
        return trial.open[0]
