"""What people did and took back, in words: an act is told by what was chosen, never by its number."""

from collections.abc import Callable
from typing import Literal

import msgspec

from farlight.kernel import AnyTimeline, Diverged
from farlight.texts import Texts, capital

By = Literal["me", "other", "all"]
"""Who went: whoever reads it, somebody else, or (as a proposal) nobody yet."""
Near = Callable[[int], bool]
"""Whether a moment can be looked into without playing much again."""


class Going(msgspec.Struct, frozen=True):
    """A way from one moment to another."""

    kind: str
    """Part of the key of its words: `took-back`, `went-back`, `did-again`, `went-to` or `went-to-start`."""
    node: int
    """The act that names it: the first that is taken back, or the last that is done."""
    count: int = 1


def going(timeline: AnyTimeline, start: int, to: int) -> Going:
    """How the table gets from one moment to another."""
    answers = timeline.answers
    if start != to and answers.is_on_the_way(to, start):
        depth = answers.depth(to) + 1
        first, count = answers.at_depth(start, depth), answers.depth(start) - depth + 1
        if answers.is_on_the_way(answers.act_begins(start), first):
            return Going("took-back", start)
        while timeline.entry(after := answers.at_depth(start, depth + 1)).joined:
            first, depth = after, depth + 1
        return Going("went-back", first, count)
    if start != to and answers.is_on_the_way(start, to):
        return Going("did-again", to)
    return Going("went-to" if to else "went-to-start", to)


def words_of_going(found: Going, act: str, texts: Texts, by: By, who: str = "") -> str:
    """A way in words."""
    kind = found.kind if act or found.kind == "went-to-start" else "went-somewhere"
    return texts.say(f"server-{kind}", by=by, who=who, act=act, count=found.count)


def words_of_act(timeline: AnyTimeline, node: int, texts: Texts, near: Near = lambda _: True) -> str:
    """What was chosen in an act up to one of its answers; empty if that cannot be known, or not quickly."""
    chosen = []
    try:
        for each in timeline.act(node) if node else ():
            if not near(timeline.entry(each).parent):
                return ""
            chosen.append(timeline.chosen_at(each))
    except Diverged:  # the rules have changed since
        return ""
    telling = [option for option in chosen if option.verb not in timeline.game.table.closing] or chosen
    return capital(", ".join(texts.option(option) for option in telling))
