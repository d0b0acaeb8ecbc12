"""Facts of every game about other set-ups than the one of the case: which can be played, and which are refused."""

import re

from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.facts import Miss, Shown, fact
from farlight.scenarios.given import is_setup, setup_of


@fact("a set-up with SENTENCE; SENTENCE ... is refused", r"a set-up with (.+) is refused")
def _refused(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return None if _refusal(shown, match[1]) else Miss(f"a set-up with {match[1]} is allowed")


@fact("a set-up with SENTENCE; SENTENCE ... is allowed", r"a set-up with (.+) is allowed")
def _allowed(shown: Shown, match: "re.Match[str]") -> Miss | None:
    refusal = _refusal(shown, match[1])
    return Miss(f"it is refused: {refusal}") if refusal else None


def _refusal(shown: Shown, text: str) -> str:
    """What is said against a set-up that differs from that of the case in these sentences; nothing if it will do."""
    sentences = [sentence.strip() for sentence in text.split(";")]
    for sentence in sentences:
        if not is_setup(sentence):
            raise CaseFailure(f"'{sentence}' says nothing about a set-up")
    try:
        setup_of(shown.position.game, sentences, shown.setup.seats, shown.setup.mission)
    except CaseFailure as failure:
        return str(failure)
    return ""
