"""Carrying out an effect: a walk over its tree, asking where the effect leaves a choice."""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar

from farlight.effects.phrases import Form, Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary, write
from farlight.kernel import AnyPlay
from farlight.kernel.ask import choose
from farlight.kernel.decision import Option, Question, Refs, Refusal, Value, Words, option
from farlight.kernel.play import Procedure

SKIP = option("skip")
CARRY_ON = option("carry-on")

Subject = TypeVar("Subject")
"""What an effect is about, as the game likes it: a seat, or a struct of person, card and place."""
After = Callable[[Any], Procedure[None] | None]


class OutOfPlaceError(Exception):
    """An effect is carried out where one of its phrases means nothing: a fault of whoever brought it there."""


class Runner(Generic[Subject]):
    """Runs the effects of one game. `decider` says which seat chooses for a subject.

    `after` is called when a verb is completely resolved: for what a game checks after every effect. With `strict`, a
    choice that is nothing but a loss has to be payable like a cost. `has` tells whether a subject has a context that
    phrases may need; without it nobody looks. `source` names what a subject's effect is written on, for its questions.
    """

    def __init__(
        self,
        words: Vocabulary,
        decider: Callable[[Any, Subject], int],
        after: After | None = None,
        *,
        strict: bool = False,
        has: Callable[[Any, Subject, str], bool] | None = None,
        source: Callable[[Any, Subject], Refs] | None = None,
    ) -> None:
        self.words = words
        self.decider = decider
        self.after = after
        self.strict = strict
        self.has = has
        self.source = source
        self._ways: dict[type, Callable[[AnyPlay, Any, Subject, str], Procedure[None]]] = {
            Seq: lambda play, effect, subject, rule: self._all(play, effect.parts, subject, rule),
            Times: lambda play, effect, subject, rule: self._all(play, (effect.body,) * effect.count, subject, rule),
            Choose: lambda play, effect, subject, rule: self._choose(play, effect.options, subject, rule),
            May: lambda play, effect, subject, rule: self._choose(play, (effect.body, None), subject, rule),
            Each: self._each,
            If: self._if,
            Pay: self._pay,
        }
        """By the kind of effect: how it is carried out."""

    def run(self, play: AnyPlay, effect: Effect, subject: Subject, rule: str) -> Procedure[None]:
        """Carry out an effect; `rule` is the one that its choices are asked under."""
        play.burn()
        if type(effect) is Do:  # most are
            return self._do(play, effect.phrase, subject)
        return self._ways[type(effect)](play, effect, subject, rule)

    def _all(self, play: AnyPlay, parts: tuple[Effect, ...], subject: Subject, rule: str) -> Procedure[None]:
        for part in parts:
            yield from self.run(play, part, subject, rule)

    def _each(self, play: AnyPlay, effect: Each, subject: Subject, rule: str) -> Procedure[None]:
        group = effect.group
        yield from self.wait(play, ((group.form, group.args),), subject, rule)
        form = self._form(play, self.words.groups, group, subject)
        found = form.run(play, subject, *group.args)
        if form.extra == "asks":
            found = yield from found
        for member in tuple(found):  # the body may change who belongs to it
            yield from self.run(play, effect.body, member, rule)

    def _if(self, play: AnyPlay, effect: If, subject: Subject, rule: str) -> Procedure[None]:
        yield from self.wait(play, _conditions_of(effect.tests), subject, rule)
        if all(self._holds(play, test, subject) for test in effect.tests):
            yield from self.run(play, effect.body, subject, rule)
        elif effect.otherwise is not None:
            yield from self.run(play, effect.otherwise, subject, rule)

    def _pay(self, play: AnyPlay, effect: Pay, subject: Subject, rule: str) -> Procedure[None]:
        cost = effect.cost
        if self._unpayable(play, cost, subject) is not None:
            yield from self.wait(play, ((cost.form, cost.args),), subject, rule)
            if self._unpayable(play, cost, subject) is not None:
                return
        yield from self._do(play, cost, subject)
        yield from self.run(play, effect.body, subject, rule)

    def _do(self, play: AnyPlay, phrase: Phrase, subject: Subject) -> Procedure[None]:
        asks = self._form(play, self.words.verbs, phrase, subject).run(play, subject, *phrase.args)
        if asks is not None:
            yield from asks
        checks = None if self.after is None else self.after(play)
        if checks is not None:
            yield from checks

    def _holds(self, play: AnyPlay, test: Test, subject: Subject) -> bool:
        form = self._form(play, self.words.conditions, test.phrase, subject)
        return bool(form.run(play, subject, *test.phrase.args)) is not test.negated

    def _form(self, play: AnyPlay, forms: Forms, phrase: Phrase, subject: Subject) -> Form:
        """The form of a phrase; where it lacks its context, an error instead of an effect that does nothing."""
        form = forms.by_name[phrase.form]
        if self.has is not None and (form.needs or form.slotted):
            for need in form.needed(phrase.args):
                if not self.has(play, subject, need):
                    raise OutOfPlaceError(f"'{form.write(phrase.args)}' needs the context '{need}': {subject}")
        return form

    def _choose(
        self, play: AnyPlay, options: tuple[Effect | None, ...], subject: Subject, rule: str
    ) -> Procedure[None]:
        """Let the subject's seat choose. If nothing can be paid, nothing happens."""

        def payable() -> bool:
            return any(bar(body) is None for body in options)

        def candidates() -> tuple[Effect | None, ...]:
            # An any-time effect used beside the question may have made every cost too high.
            return options if payable() else (None,)

        def bar(body: Effect | None) -> Refusal | None:
            if isinstance(body, Pay):
                return self._unpayable(play, body.cost, subject)
            return self._unpayable(play, body.phrase, subject) if isinstance(body, Do) and self.strict else None

        words = self._costs_of(options)
        if not payable():
            yield from self.wait(play, words, subject, rule)
            if not payable():
                return
        seat = self.decider(play, subject)
        refs = () if self.source is None else self.source(play, subject)
        chosen = yield from choose(
            play, seat, "effect", rule, candidates, self.option_of, bar=bar, refs=refs, words=words, subject=subject
        )
        if chosen is not None:
            yield from self.run(play, chosen, subject, rule)

    def wait(self, play: AnyPlay, words: Words, subject: Subject, rule: str) -> Procedure[None]:
        """Give a moment before it is settled what can be paid or holds, if an any-time effect could change that."""
        if play.stops_at(Question(seat := self.decider(play, subject), "undecided", words=words, subject=subject)):
            yield from choose(
                play,
                seat,
                "undecided",
                rule,
                lambda: (CARRY_ON,),
                lambda only: only,
                words=words,
                subject=subject,
            )

    def _costs_of(self, options: tuple[Effect | None, ...]) -> Words:
        """What has to be paid for these."""
        phrases = [each.cost for each in options if isinstance(each, Pay)]
        phrases += [each.phrase for each in options if isinstance(each, Do) and self.strict]
        return tuple((phrase.form, phrase.args) for phrase in phrases)

    def option_of(self, effect: Effect | None) -> Option:
        """The option of doing this: it carries the effect's source, from which clients make its text."""
        return SKIP if effect is None else _do_option(self, effect)

    def lacks(self, play: AnyPlay, subject: Subject, form: str, args: tuple[Value, ...]) -> bool:
        """Whether a cost cannot be paid now, or a condition does not hold: either by its form and its words."""
        if form in self.words.verbs.by_name:
            return self._unpayable(play, Phrase(form, args), subject) is not None
        return not self.words.conditions.by_name[form].run(play, subject, *args)

    def _unpayable(self, play: AnyPlay, cost: Phrase, subject: Subject) -> Refusal | None:
        """Why a cost cannot be paid now. A verb without a check can always be paid."""
        can: Callable[..., Refusal | None] | None = self.words.verbs.by_name[cost.form].extra
        return None if can is None else can(play, subject, *cost.args)


@cache
def _conditions_of(tests: tuple[Test, ...]) -> Words:
    return tuple((test.phrase.form, test.phrase.args) for test in tests)


@cache
def _do_option(runner: Runner[Any], effect: Effect) -> Option:
    return option("do", effect=write(effect, runner.words))
