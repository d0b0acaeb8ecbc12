"""Scenarios: rules as tables. See docs/scenarios.md."""

from farlight.scenarios.answers import Answers
from farlight.scenarios.cases import Case, CaseError, Located, load_cases
from farlight.scenarios.citations import Chapter, chapters
from farlight.scenarios.errors import CaseFailure, known, within
from farlight.scenarios.facts import FACTS
from farlight.scenarios.given import SETUP_SENTENCES, go_to
from farlight.scenarios.runner import Verdict, run_case
from farlight.scenarios.words import Words, load_words

__all__ = [
    "FACTS",
    "SETUP_SENTENCES",
    "Answers",
    "Case",
    "CaseError",
    "CaseFailure",
    "Chapter",
    "Located",
    "Verdict",
    "Words",
    "chapters",
    "go_to",
    "known",
    "load_cases",
    "load_words",
    "run_case",
    "within",
]
