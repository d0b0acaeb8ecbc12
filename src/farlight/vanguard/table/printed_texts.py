"""What is printed of Actions and Threats for people: what they see on the board, never what a story keeps for later.

Whether an Action may be done is told by its being offered; its own text says why. What is noted for later, and what
hangs on something that happened before, shows when it happens.
"""

from farlight.effects import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, things_in
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.table.met_things import NO_MOVEMENT

OPEN_TESTS = frozenset((
    "all-in-sector", "in-sector", "in-sectors", "another-is-here", "in-lander-sector", "carrying",
    "condition-is-in-force", "round-is-at-least", "here-is",
))  # fmt: skip
"""Conditions that everybody can see, and do something about."""
NOTED = frozenset((
    "mark-sector", "mark-that-sector", "unmark-sector", "unmark-that-sector", "mark-box", "unmark-box", "set-flag",
    "clear-flag", "add-to-flag", "ten-adds", "take-from-flag",
))  # fmt: skip
"""Verbs that only note something for later."""
STORY = ("log", "flag", "box", "marker", "mission", "unique", "poi")
"""What conditions of a story are about."""
LOG = "log"


def open_tests(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    return tuple(test for test in tests if test.phrase.form in OPEN_TESTS and not test.negated)


def openly(effect: Effect) -> Effect | None:
    """An effect without what is noted for later and what depends on the story; None if nothing is left of it."""
    match effect:
        case Do(phrase):
            return None if phrase.form in NOTED and NO_MOVEMENT not in phrase.args else effect
        case Seq(parts):
            kept = [part for part in map(openly, parts) if part is not None]
            return None if not kept else kept[0] if len(kept) == 1 else Seq(tuple(kept))
        case If(tests, body, otherwise):
            return _if(effect, tests, openly(body), None if otherwise is None else openly(otherwise))
        case Each(group, body):
            inner = openly(body)
            return None if inner is None else Each(group, inner)
        case May(body):
            inner = openly(body)
            return None if inner is None else May(inner)
        case Times(count, body):
            inner = openly(body)
            return None if inner is None else Times(count, inner)
        case Choose() | Pay():
            return effect


def only_reads(effect: Effect) -> bool:
    """Whether all that is told of it is that a Log is read: what the Action is about says more."""
    told = openly(effect)
    return told is None or _reads(told)


def _if(effect: Effect, tests: tuple[Test, ...], body: Effect | None, otherwise: Effect | None) -> Effect | None:
    """What hangs on the story is a Log that is read either way, or nothing that is told."""
    if not things_in(If(tests, Seq(())), VOCABULARY, STORY):
        return effect
    if body is not None and otherwise is not None and _reads(body) and _reads(otherwise):
        return body
    return None if body is None or _reads(body) else effect


def _reads(effect: Effect) -> bool:
    return isinstance(effect, Do) and effect.phrase.form == LOG
