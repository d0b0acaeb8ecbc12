"""The effect language: what a card does, written so that a designer can read it aloud. See docs/effects.md."""

from farlight.effects.contexts import Contexts, Placed, placed
from farlight.effects.describe import describe, describe_tests, message_keys
from farlight.effects.parser import Parsed, Reference, keywords, parse
from farlight.effects.phrases import INT, Form, Forms, Phrase, Slot, SlotType, Token, any_of, tokenize
from farlight.effects.run import OutOfPlaceError, Runner
from farlight.effects.source import EffectError, Problem, Source, excerpt, expectation, problem_at
from farlight.effects.tree import (
    Choose,
    Do,
    Each,
    Effect,
    If,
    May,
    Pay,
    Seq,
    Test,
    Times,
    Vocabulary,
    trees_in,
    verbs_in,
    write,
)

__all__ = [
    "INT",
    "Choose",
    "Contexts",
    "Do",
    "Each",
    "Effect",
    "EffectError",
    "Form",
    "Forms",
    "If",
    "May",
    "OutOfPlaceError",
    "Parsed",
    "Pay",
    "Phrase",
    "Placed",
    "Problem",
    "Reference",
    "Runner",
    "Seq",
    "Slot",
    "SlotType",
    "Source",
    "Test",
    "Times",
    "Token",
    "Vocabulary",
    "any_of",
    "describe",
    "describe_tests",
    "excerpt",
    "expectation",
    "keywords",
    "message_keys",
    "parse",
    "placed",
    "problem_at",
    "tokenize",
    "trees_in",
    "verbs_in",
    "write",
]
