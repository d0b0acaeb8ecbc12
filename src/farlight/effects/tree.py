"""The typed tree of an effect, and its way back to source."""

from collections.abc import Iterator
from functools import cache
from typing import Union

import msgspec

from farlight.effects.phrases import Forms, Phrase


class Do(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """A verb with its arguments."""

    phrase: Phrase


class Seq(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """One after the other; at least two, never nested."""

    parts: tuple["Effect", ...]


class Each(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """The body once for every member of a group."""

    group: Phrase
    body: "Effect"


class Test(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """A condition or its opposite."""

    phrase: Phrase
    negated: bool = False


class If(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """The body if all tests hold, else the other body."""

    tests: tuple[Test, ...]
    body: "Effect"
    otherwise: Union["Effect", None] = None


class Choose(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """One of several, chosen by whoever is concerned; at least two."""

    options: tuple["Effect", ...]


class May(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """The body or nothing, as whoever is concerned likes."""

    body: "Effect"


class Times(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """The body so many times."""

    count: int
    body: "Effect"


class Pay(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """The cost in full, then the body; what cannot be paid cannot be chosen."""

    cost: Phrase
    body: "Effect"


Effect = Do | Seq | Each | If | Choose | May | Times | Pay


def tests_of(tree: Effect) -> tuple[Test, ...]:
    """The conditions of a text that is only a condition: `if ...: nothing`."""
    if not isinstance(tree, If):
        raise AssertionError("a condition is written `if ...: nothing`")
    return tree.tests


KEYWORDS = ("each", "if", "choose", "may")
"""The words that begin a clause."""
STOPS = frozenset({";", ":", "|", "{", "}", "->", "else", "and"})
"""What ends a phrase."""
RESERVED = frozenset({*KEYWORDS, *STOPS, "not", "times"})


class Vocabulary(msgspec.Struct):
    """The words a game gives to the language. None of the language's own may be among them."""

    verbs: Forms
    conditions: Forms
    groups: Forms

    def __post_init__(self) -> None:
        for forms in (self.verbs, self.conditions, self.groups):
            forms.reserved = RESERVED
            for form in forms.by_name.values():
                forms.check(form)


def trees_in(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it is made of."""
    yield effect
    match effect:
        case Seq(parts) | Choose(parts):
            inner: tuple[Effect | None, ...] = parts
        case Each(_, body) | May(body) | Times(_, body) | Pay(_, body):
            inner = (body,)
        case If(_, body, otherwise):
            inner = (body, otherwise)
        case _:
            inner = ()
    for part in inner:
        if part is not None:
            yield from trees_in(part)


@cache
def verb_phrases(effect: Effect) -> tuple[Phrase, ...]:
    """The verbs that an effect has anywhere, with their words, whatever is chosen; those of its costs included."""
    trees = trees_in(effect)
    return tuple(tree.phrase if isinstance(tree, Do) else tree.cost for tree in trees if isinstance(tree, Do | Pay))


@cache
def test_phrases(effect: Effect) -> tuple[Phrase, ...]:
    """The conditions that an effect has anywhere, with their words."""
    return tuple(test.phrase for tree in trees_in(effect) if isinstance(tree, If) for test in tree.tests)


@cache
def verbs_in(effect: Effect) -> frozenset[str]:
    """The names of the verbs that an effect has anywhere, those of its costs included."""
    return frozenset(phrase.form for phrase in verb_phrases(effect))


@cache
def looks_in(effect: Effect) -> frozenset[str]:
    """The names of the conditions and groups that an effect has anywhere."""
    tests = (phrase.form for phrase in test_phrases(effect))
    return frozenset((*tests, *(tree.group.form for tree in trees_in(effect) if isinstance(tree, Each))))


def write(effect: Effect, words: Vocabulary) -> str:
    """The effect as source: parsing it gives the same tree."""
    match effect:
        case Do(phrase):
            return _phrase(phrase, words.verbs)
        case Seq(parts):
            return "; ".join(write(part, words) for part in parts)
        case Each(group, body):
            return f"each {_phrase(group, words.groups)}: {_body(body, words)}"
        case If(tests, body, otherwise):
            head = " and ".join(
                ("not " if test.negated else "") + _phrase(test.phrase, words.conditions) for test in tests
            )
            tail = "" if otherwise is None else f" else: {_body(otherwise, words)}"
            return f"if {head}: {_body(body, words)}{tail}"
        case Choose(options):
            return "choose: " + " | ".join(_body(option, words) for option in options)
        case May(body):
            return f"may: {_body(body, words)}"
        case Times(count, body):
            return f"{count} times: {_body(body, words)}"
        case Pay(cost, body):
            return f"{_phrase(cost, words.verbs)} -> {_body(body, words)}"


def _body(effect: Effect, words: Vocabulary) -> str:
    """A part of another effect: braces around whatever could run on past its end."""
    source = write(effect, words)
    return source if isinstance(effect, Do) else f"{{ {source} }}"


def _phrase(phrase: Phrase, forms: Forms) -> str:
    return forms.by_name[phrase.form].write(phrase.args)
