"""The vocabulary of every registered game, and arbitrary effects made from any vocabulary."""

import re
import sys

from hypothesis import strategies as st

from farlight.effects import (
    Choose,
    Do,
    Each,
    Effect,
    Form,
    Forms,
    If,
    May,
    Pay,
    Phrase,
    Seq,
    SlotType,
    Test,
    Times,
    Vocabulary,
)
from farlight.effects.tree import RESERVED
from farlight.kernel import game_names, load_game
from farlight.kernel.decision import Value
from tests.effects import toy


def vocabulary_of(game: str) -> Vocabulary | None:
    """What a game gives to the language, wherever in its package it keeps it; None if it has no effects."""
    package = type(load_game(game)).__module__.rpartition(".")[0]
    modules = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Vocabulary)]
    return found[0] if found else None


GAMES: dict[str, Vocabulary] = {game: words for game in game_names() if (words := vocabulary_of(game))}
ALL: dict[str, Vocabulary] = {"toy": toy.WORDS, **GAMES}

_numbers = st.integers(0, 999_999_999)
_ids = st.from_regex(re.compile(r"[A-Za-z_][A-Za-z0-9_'.-]{0,8}", re.ASCII), fullmatch=True).filter(
    lambda word: word not in RESERVED
)


def values(kind: SlotType) -> st.SearchStrategy[Value]:
    if kind.name == "int":
        return _numbers
    if kind.name == "list":
        return st.lists(_ids, min_size=1, max_size=3).map(" ".join)
    if not kind.words and kind.read("some-word") is None:
        return _numbers
    return st.sampled_from(kind.words) if kind.words else _ids


def phrases(forms: Forms) -> st.SearchStrategy[Phrase]:
    def phrase_of(form: Form) -> st.SearchStrategy[Phrase]:
        args = st.tuples(*(values(slot.type) for slot in form.slots))
        return args.map(lambda found: Phrase(form.name, found))

    return st.one_of([phrase_of(form) for form in forms.by_name.values()])


_MADE: dict[int, st.SearchStrategy[Effect]] = {}


def effects(words: Vocabulary) -> st.SearchStrategy[Effect]:
    """Any tree that the language can say. Made once for a vocabulary: a large one takes its time."""
    if id(words) not in _MADE:
        made = _effects(words)
        _MADE[id(words)] = st.deferred(lambda: made)  # says little of itself; hundreds of phrases would say too much
    return _MADE[id(words)]


def _effects(words: Vocabulary) -> st.SearchStrategy[Effect]:
    """Sequences are flat and have two parts or more, choices two options."""
    verbs, groups = phrases(words.verbs), phrases(words.groups)
    tests = st.builds(Test, phrases(words.conditions), st.booleans())

    def around(inner: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
        some_tests = st.lists(tests, min_size=1, max_size=3).map(tuple)
        return st.one_of(
            st.lists(inner.filter(lambda part: not isinstance(part, Seq)), min_size=2, max_size=3).map(
                lambda parts: Seq(tuple(parts))
            ),
            st.builds(Each, groups, inner) if words.groups.by_name else st.nothing(),
            st.builds(If, some_tests, inner, st.none() | inner) if words.conditions.by_name else st.nothing(),
            st.lists(inner, min_size=2, max_size=3).map(lambda options: Choose(tuple(options))),
            st.builds(May, inner),
            st.builds(Times, st.integers(0, 99), inner),
            st.builds(Pay, verbs, inner),
        )

    return st.recursive(st.builds(Do, verbs), around, max_leaves=10)
