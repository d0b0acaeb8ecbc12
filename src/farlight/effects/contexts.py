"""What phrases need around them: somebody whom they concern, a roll of dice, a card on which they stand.

A phrase says at its registration which contexts it needs, a game says which contexts each place of its cards has. What
stands in the wrong place is found before anybody plays it.
"""

from collections.abc import Iterable, Iterator

import msgspec

from farlight.effects.phrases import Form, Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary

Contexts = frozenset[str]


class Placed(msgspec.Struct, frozen=True):
    """A phrase of an effect, its vocabulary, and the contexts that are there when it is carried out."""

    forms: Forms
    phrase: Phrase
    given: Contexts

    @property
    def missing(self) -> tuple[str, ...]:
        """The contexts that the phrase needs in vain."""
        form = self.forms.by_name[self.phrase.form]
        return tuple(need for need in form.needed(self.phrase.args) if need not in self.given)

    @property
    def source(self) -> str:
        return self.forms.by_name[self.phrase.form].write(self.phrase.args)


def placed(effect: Effect, words: Vocabulary, given: Contexts) -> Iterator[Placed]:
    """All phrases of an effect that stands in a place with these contexts."""
    return _Walk(words).through(effect, given)


def given_after(effect: Effect, words: Vocabulary) -> Contexts:
    """The contexts that the verbs of an effect may leave behind."""
    walk = _Walk(words)
    for _ in walk.through(effect, frozenset()):
        pass
    return frozenset(walk.left)


class _Walk:
    """Through an effect in the order in which it is carried out: what a verb gives is there for what comes after it."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.left: set[str] = set()

    def through(self, effect: Effect, given: Contexts) -> Iterator[Placed]:
        match effect:
            case Do(phrase):
                yield from self._verb(phrase, given)
            case Seq(parts):
                for part in parts:
                    yield from self.through(part, given)
            case Choose(parts):
                yield from self._apart((part, given) for part in parts)
            case Each(group, body):
                yield Placed(self.words.groups, group, given | self.left)
                yield from self.through(body, given.union(self.words.groups.by_name[group.form].gives))
            case May(body) | Times(_, body):
                yield from self.through(body, given)
            case Pay(cost, body):
                yield from self._verb(cost, given)
                yield from self.through(body, given)
            case If(tests, body, otherwise):
                held = given
                for test in tests:
                    yield Placed(self.words.conditions, test.phrase, held | self.left)
                    held = held if test.negated else held.union(self._condition(test).gives)
                yield from self._apart(((body, held), (otherwise, given)))

    def _verb(self, phrase: Phrase, given: Contexts) -> Iterator[Placed]:
        yield Placed(self.words.verbs, phrase, given | self.left)
        self.left.update(self.words.verbs.by_name[phrase.form].gives)

    def _condition(self, test: Test) -> Form:
        return self.words.conditions.by_name[test.phrase.form]

    def _apart(self, ways: Iterable[tuple[Effect | None, Contexts]]) -> Iterator[Placed]:
        """Of several ways one is gone: none leaves anything to another, each to what follows."""
        before, after = self.left, set(self.left)
        for effect, given in ways:
            self.left = set(before)
            if effect is not None:
                yield from self.through(effect, given)
            after |= self.left
        self.left = after
