"""Registering forms: what a game may give to the language, and what is refused at once."""

from typing import Any

import pytest

from farlight.effects import Form, Forms, SlotType, Source, Vocabulary, tokenize


def nothing(*_args: Any) -> None:
    """Does nothing."""


def vocabulary() -> Vocabulary:
    types = {"colour": SlotType("colour", ("red", "and"))}
    return Vocabulary(Forms("verb", types), Forms("condition", types), Forms("group", types))


def test_a_form_is_named_after_its_function_or_as_told() -> None:
    forms = vocabulary().verbs
    forms.add("rest", "R-1")(nothing)
    forms.add("rest now", "R-1", name="rest-now")(nothing)
    assert list(forms.by_name) == ["nothing", "rest-now"]


def test_a_form_shows_its_pattern_and_writes_its_phrases() -> None:
    forms = Forms("verb", {"colour": SlotType("colour", ("red",))})
    forms.add("paint {count:int} walls {colour:colour}", "R-1")(nothing)
    form: Form = forms.by_name["nothing"]
    assert form.pattern == "paint <count> walls <colour>"
    assert form.write((2, "red")) == "paint 2 walls red"
    assert [slot.name for slot in form.slots] == ["count", "colour"]


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("rest", "two verbs have the pattern 'rest'"),
        ("", "the pattern is empty"),
        ("gain {count:number}", "number: expected colour, int, list."),
        ("gain {count}", "'{count}' is no word"),
        ("rest; now", "'rest;' is no word"),
        ("gain and lose", "'and' has a meaning of its own"),
        ("each day", "'each' has a meaning of its own"),
        ("paint {colour:colour}", "'and' has a meaning of its own"),
        ("{count:int} steps", "a number at the start is read as 'N times'"),
        ("say {words:list} loudly", "a list takes all words to the end"),
    ],
)
def test_a_form_that_could_never_be_read_is_refused(pattern: str, why: str) -> None:
    forms = vocabulary().verbs
    forms.add("rest", "R-1", name="rest")(nothing)
    with pytest.raises(ValueError, match=why.replace("{", r"\{")):
        forms.add(pattern, "R-1")(nothing)


def test_two_forms_of_one_name_are_refused() -> None:
    forms = vocabulary().verbs
    forms.add("rest", "R-1")(nothing)
    with pytest.raises(ValueError, match="two verbs are called 'nothing'"):
        forms.add("sleep", "R-1")(nothing)


def test_forms_registered_before_their_vocabulary_is_made_are_checked_too() -> None:
    forms = Forms("verb", {})
    forms.add("gain and lose", "R-1")(nothing)
    with pytest.raises(ValueError, match="'and' has a meaning of its own"):
        Vocabulary(forms, Forms("condition", {}), Forms("group", {}))


def test_sentences_outside_the_language_may_use_its_words() -> None:
    Forms("sentence", {}).add("{count:int} coins and each crate", "R-1")(nothing)


def test_tokens_know_their_place() -> None:
    found = tokenize(Source("strain 1->{rest}; it's v1.2-b"))
    assert [token.text for token in found] == ["strain", "1", "->", "{", "rest", "}", ";", "it's", "v1.2-b"]
    assert [(token.start, token.end) for token in found[:3]] == [(0, 6), (7, 8), (8, 10)]
