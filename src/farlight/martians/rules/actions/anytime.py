"""What a question could be helped with while an effect is carried out. M-ASTR-09, M-POI-05, M-DISM-01.

Abilities, POI tokens and Upgrade cards may be used at any time. Between effects all of them are open; within one, those
that could change what is being asked: they give what a cost or a condition of the effect lacks, or answer the question
itself. All others lose nothing by waiting for its end. An answer is a verb of an effect, with or without an argument
(`gain-part:cpu`), or a word for what has none: `part:cpu` for a card that is dismantled for one, `bypass`.
"""

from collections.abc import Callable
from functools import cache

from farlight.effects import Do, trees_in
from farlight.kernel import Question
from farlight.kernel.decision import Value
from farlight.martians.rules.context import ELEMENTS, RUNNER, About, MartiansPlay, tree_of

NOTHING: frozenset[str] = frozenset()
SAMPLES = frozenset(("gain-sample", "gain-ring-sample", "take-sample"))
MENDING = frozenset(("fix-one", "bypass"))


def answers_to(play: MartiansPlay, question: Question | None) -> frozenset[str]:
    """What could change a question within an effect."""
    if question is None or play.state.sol < 1:
        return NOTHING
    found = PROMPTS.get(question.prompt, NOTHING)
    about = question.subject
    if isinstance(about, About):
        found = found.union(*(_answers_to_word(play, about, form, args) for form, args in question.words))
    return found


@cache
def words_of(source: str) -> frozenset[str]:
    """The verbs of an effect, each alone and with each of its arguments."""
    done = [tree.phrase for tree in trees_in(tree_of(source)) if isinstance(tree, Do)]
    return frozenset(word for each in done for word in (each.form, *(f"{each.form}:{arg}" for arg in each.args)))


def _answers_to_word(play: MartiansPlay, about: About, form: str, args: tuple[Value, ...]) -> frozenset[str]:
    """What helps if a cost cannot be paid or a condition does not hold."""
    find = WORDS.get(form)
    return NOTHING if find is None or not RUNNER.lacks(play, about, form, args) else find(args)


def _part(args: tuple[Value, ...]) -> frozenset[str]:
    part = str(args[0])
    return frozenset((f"part:{part}", f"gain-part:{part}", "gain-part:any", "gain-part:random"))


def _any_part(args: tuple[Value, ...]) -> frozenset[str]:
    return _part(args) if args[0] in ELEMENTS else frozenset(("part", "gain-part"))


def _supply(args: tuple[Value, ...]) -> frozenset[str]:
    return frozenset(f"gain-supply:{arg}" for arg in args if isinstance(arg, str))


WORDS: dict[str, Callable[[tuple[Value, ...]], frozenset[str]]] = {
    "lose-part": _any_part,
    "has-part": _any_part,
    "lose-supply": _supply,
    "supply-at-least": _supply,
    "discard-tokens": lambda _args: frozenset(("gain-tokens",)),
    "has-tokens": lambda _args: frozenset(("gain-tokens",)),
    "has-sample": lambda _args: SAMPLES,
    "has-examined": lambda _args: frozenset(("examine-sample",)),
}
"""By a cost or condition of an effect: what would help, if it cannot be paid or does not hold."""
PROMPTS = {
    "lose-part": frozenset(("part", "gain-part")),
    "lose-sample": SAMPLES,
    "wilting": MENDING | {"gain-supply:energy", "gain-supply:oxygen"},
    "shut-down": MENDING,
    "short": MENDING,
    "go-hungry": frozenset(("gain-supply:food",)),
    "hunger": frozenset(("gain-supply:food",)),
}
"""By the prompt of a question: what could change it."""
