"""What phrases need around them: somebody whom they concern, a roll of dice, a card on which they stand.

A phrase says at its registration which contexts it needs, a game says which contexts each place of its cards has. What
stands in the wrong place is found before anybody plays it.
"""

from collections.abc import Iterator

import msgspec

from farlight.effects.phrases import Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Times, Vocabulary

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
    match effect:
        case Do(phrase):
            yield Placed(words.verbs, phrase, given)
        case Seq(parts) | Choose(parts):
            for part in parts:
                yield from placed(part, words, given)
        case Each(group, body):
            yield Placed(words.groups, group, given)
            yield from placed(body, words, given.union(words.groups.by_name[group.form].gives))
        case May(body) | Times(_, body):
            yield from placed(body, words, given)
        case Pay(cost, body):
            yield Placed(words.verbs, cost, given)
            yield from placed(body, words, given)
        case If(tests, body, otherwise):
            yield from (Placed(words.conditions, test.phrase, given) for test in tests)
            yield from placed(body, words, given)
            if otherwise is not None:
                yield from placed(otherwise, words, given)
