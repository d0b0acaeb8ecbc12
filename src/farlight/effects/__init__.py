"""The effect language: what a card does, written so that a designer can read it aloud. See docs/effects.md."""

from farlight.effects.describe import describe, describe_tests, message_keys
from farlight.effects.parser import Parsed, Reference, keywords, parse
from farlight.effects.phrases import INT, Form, Forms, Phrase, Slot, SlotType, Token, any_of, tokenize
from farlight.effects.run import Runner
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
    write,
)

__all__ = [
    "INT",
    "Choose",
    "Do",
    "Each",
    "Effect",
    "EffectError",
    "Form",
    "Forms",
    "If",
    "May",
    "Parsed",
    "Pay",
    "Phrase",
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
    "problem_at",
    "tokenize",
    "write",
]
