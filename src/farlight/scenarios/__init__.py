"""Scenarios: rules as tables. See docs/scenarios.md."""

from farlight.scenarios.cases import Case, CaseError, Located, load_cases
from farlight.scenarios.citations import Chapter, chapters
from farlight.scenarios.facts import FACTS
from farlight.scenarios.runner import SETUP_SENTENCES, Verdict, run_case
from farlight.scenarios.words import Words, load_words

__all__ = [
    "FACTS",
    "SETUP_SENTENCES",
    "Case",
    "CaseError",
    "Chapter",
    "Located",
    "Verdict",
    "Words",
    "chapters",
    "load_cases",
    "load_words",
    "run_case",
]
