"""Effects as they may be told to people who have not met everything that the effects name.

A thing that nobody has met is in no state: no test on it holds. So its opposite goes without saying, and what hangs on
it is told as hanging on something.
"""

from collections.abc import Collection, Iterator

from farlight.effects.phrases import Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary, trees_in

UNMET = "?"
"""Stands in a phrase for what the reader has not met. Its phrase has a message of its own, and all conditions have one
together."""

Thing = tuple[str, str]
"""The type of a slot, and the word in it."""


def things_in(effect: Effect, words: Vocabulary, kinds: Collection[str]) -> frozenset[Thing]:
    """All things of some kinds that an effect names."""
    return frozenset(
        thing
        for tree in trees_in(effect)
        for phrase, forms in _phrases(tree, words)
        for thing in _things(phrase, forms)
        if thing[0] in kinds
    )


def _phrases(tree: Effect, words: Vocabulary) -> Iterator[tuple[Phrase, Forms]]:
    """Those of a tree itself, without the trees in it."""
    match tree:
        case Do(phrase) | Pay(phrase, _):
            yield phrase, words.verbs
        case Each(group, _):
            yield group, words.groups
        case If(tests, _, _):
            yield from ((test.phrase, words.conditions) for test in tests)


def _things(phrase: Phrase, forms: Forms) -> list[Thing]:
    slots = forms.by_name[phrase.form].slots
    return [(slot.type.name, word) for slot, word in zip(slots, phrase.args, strict=True) if not isinstance(word, int)]


class Redactor:
    """What of the effects of a vocabulary is not told by name."""

    def __init__(self, words: Vocabulary, unmet: Collection[Thing]) -> None:
        self.words = words
        self.unmet = unmet

    def effect(self, effect: Effect) -> Effect:
        match effect:
            case Do(phrase):
                return Do(self._phrase(phrase, self.words.verbs))
            case Seq(parts):
                return self._seq(parts)
            case Each(group, body):
                return Each(self._phrase(group, self.words.groups), self.effect(body))
            case If(tests, body, otherwise):
                return self._if(tests, self.effect(body), None if otherwise is None else self.effect(otherwise))
            case Choose(options):
                return Choose(tuple(map(self.effect, options)))
            case May(body):
                return May(self.effect(body))
            case Times(count, body):
                return Times(count, self.effect(body))
            case Pay(cost, body):
                return Pay(self._phrase(cost, self.words.verbs), self.effect(body))

    def tests(self, tests: Collection[Test]) -> tuple[Test, ...]:
        """Those that say something: of the unmet ones at most one, and no opposite."""
        said: list[Test] = []
        for test in tests:
            phrase = self._phrase(test.phrase, self.words.conditions)
            if UNMET not in phrase.args:
                said.append(test)
            elif not test.negated and not any(UNMET in each.phrase.args for each in said):
                said.append(Test(phrase))
        return tuple(said)

    def _if(self, tests: tuple[Test, ...], body: Effect, otherwise: Effect | None) -> Effect:
        said = self.tests(tests)
        if said and body != otherwise:
            return If(said, body, otherwise)
        if otherwise is None or body == otherwise:
            return body
        unmet = Test(self._phrase(tests[0].phrase, self.words.conditions))
        return If((unmet,), otherwise, body)

    def _seq(self, parts: tuple[Effect, ...]) -> Effect:
        """Two notes for later are told as one."""
        said: list[Effect] = []
        for part in map(self.effect, parts):
            inner = part.parts if isinstance(part, Seq) else (part,)
            said += [each for each in inner if not (_is_unmet(each) and each in said)]
        return said[0] if len(said) == 1 else Seq(tuple(said))

    def _phrase(self, phrase: Phrase, forms: Forms) -> Phrase:
        things = _things(phrase, forms)
        if not any(thing in self.unmet for thing in things):
            return phrase
        hidden = {word for kind, word in things if (kind, word) in self.unmet}
        return Phrase(phrase.form, tuple(UNMET if word in hidden else word for word in phrase.args))


def _is_unmet(effect: Effect) -> bool:
    return isinstance(effect, Do) and UNMET in effect.phrase.args
