"""The frame of the effect vocabulary: slot types, the subject of an effect, and how effects are carried out."""

from functools import cache

import msgspec

from farlight.content import EffectText
from farlight.effects import (
    Do,
    Effect,
    Forms,
    If,
    Runner,
    Seq,
    SlotType,
    Source,
    Vocabulary,
    Word,
    parse,
    verbs_in,
    write,
)
from farlight.kernel import Play, Procedure, Refs
from farlight.martians.model.amounts import Amount, has_magnitude, in_numbers
from farlight.martians.model.content import Definitions
from farlight.martians.model.ids import Space
from farlight.martians.model.state import Martians
from farlight.martians.rules.verbs.contexts import has_context

MartiansPlay = Play[Martians, Definitions]

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SPACES = tuple(Space.of(ring, direction) for ring in (1, 2, 3) for direction in DIRECTIONS)
"""All spaces of the map: eight on each of the three rings. M-RUL-FAQ-05, M-RUL-MAP-01."""
TOWARD = {
    "bell-1": ("bell-dir", 1, 0), "bell-2": ("bell-dir", 2, 0), "bell-3": ("bell-dir", 3, 0),
    "across-1": ("bell-dir", 1, 4), "well-1": ("well-dir", 1, 0), "well-2": ("well-dir", 2, 0),
    "beside-well": ("well-dir", 2, 1), "petrel-1": ("petrel-dir", 1, 0),
    "petrel-2": ("petrel-dir", 2, 0), "petrel-3": ("petrel-dir", 3, 0),
}  # fmt: skip
"""Words for spaces that lie where a flag says: the flag, the ring, and how many steps further clockwise."""
ELEMENTS = ("connectors", "filters", "hardware", "cpu")
COMPLEXES = ("working", "living", "systems")
TOKENS = ("fault", "extra-pawn", "adventure", "reroll", "wound", "rover-risk")
"""The kinds of Modifier tokens. M-RUL-READ-07."""
TYPED = ("rest", "relax", "heal", "manage", "explore", "gather", "research", "build")
MARKS = (
    "idle", "spare", "mute", "silent", "indoors", "unhurt", "tender", "shaky", "storied", "rest-only", "double-ration",
    "late-night", "cheaper",
)  # fmt: skip


PERSONAL = frozenset((
    "gain-tokens", "discard-tokens", "discard-all-tokens", "wound", "heal", "cure", "draw-a-condition",
    "mark-astronaut", "unmark-astronaut", "refresh-one", "refresh-all", "ease-own", "sure-own", "wounded",
    "wounds-at-least", "has-a-condition", "has-tokens",
))  # fmt: skip
"""Verbs and conditions about the astronaut whom an effect concerns; texts say who that is."""


FACILITIES = (
    "ox1", "ox2", "sp1", "sp2", "fa", "qp", "cq", "ml", "cc", "ga", "pb", "la", "ws", "backup-panel",
    "backup-oxygenator", "backup-farm", "prov-cq", "prov-ml", "prov-cc", "prov-ga", "prov-pb", "prov-la", "prov-ws",
    "relay-mast", "storm-shelter", "depot", "drill-rig",
)  # fmt: skip
"""Facility tiles and structure cards, by their ids. M-RUL-READ-08."""
_WORDS: dict[str, tuple[str, ...]] = {
    "supply": ("oxygen", "energy", "food"),
    "track": (*COMPLEXES, "highest", "lowest", "any"),
    "complex": COMPLEXES,
    "keyword": ("complication", "obstacle", "problem", "conflict"),
    "facility": (*FACILITIES, "panel", "oxygenator", "structure", "anywhere", "here", "remembered"),
    "element": (*ELEMENTS, "any"),
    "part": (*ELEMENTS, "any", "random"),
    "token": TOKENS,
    "rover": ("wagtail", "badger", "used", "any"),
    "machine": (
        "panel", "oxygenator", "best-panel", "best-oxygenator", "panels", "oxygenators", "remembered", "backup-panel",
        "backup-oxygenator",
    ),
    "perk": (*TYPED, "event", "any"),
    "when": ("now", "next", "both"),
    "span": ("sol", "next-sol", "mission"),
    "colour": ("green", "grey", "blue", "brown"),
    "mark": MARKS,
    "kind": ("energy", "oxygen"),
    "die": ("yellow", "orange", "red"),
    "dieout": ("yellow", "orange", "red", "any"),
    "strength": ("light", "medium", "intense"),
    "stat": ("quarrels", "plants-lost", "wounds", "adventures", "cards", "expired", "double-builds", "seeds", "events"),
    "container": ("food", "parts", "science"),
    "fitting": ("clean-room", "living-filter"),
    "deed": ("events", "discoveries", "outside"),
    "space": (*SPACES, "here", "drawn", *TOWARD),
    "spot": (
        "ear", "thumped", "stain", "anchor", "yard", "moved", "signal", "beacon", "icon", "recorder", "cut", "ping",
        "tern",
    ),
}  # fmt: skip
_NEEDS = {
    "facility": (("here", "facility"), ("remembered", "remembered")),
    "machine": (("remembered", "remembered"),),
    "rover": (("used", "rover"),),
    "space": (("here", "space"), ("drawn", "direction")),
}
"""Words that speak of what an effect is about, or of what it did before, with the context that they need."""
TYPES: dict[str, SlotType] = {
    **{name: SlotType(name, words, needs=_NEEDS.get(name, ())) for name, words in _WORDS.items()},
    "amount": Amount("amount"),
    "action": SlotType("action"),
    "mission": SlotType("mission"),
    "event": SlotType("event"),
    "adventure": SlotType("adventure"),
    "astronaut": SlotType("astronaut"),
    "roi": SlotType("roi"),
    **{name: Word(name) for name in ("sheet", "flag", "value", "objective", "thing")},
}

verbs = Forms("verb", TYPES)
conditions = Forms("condition", TYPES)
groups = Forms("group", TYPES)
VOCABULARY = Vocabulary(verbs, conditions, groups)


class About(msgspec.Struct, frozen=True):
    """What an effect is about: an astronaut, and the action, event or tile that it comes from."""

    who: int
    type: str = ""
    facility: str = ""
    space: str = ""
    rover: str = ""
    thing: str = ""
    stack: int = -1
    """The number of the stack whose action it is."""
    entry: int = -1
    """The place in the Mission Log of the event it belongs to."""
    tile: int = -1
    """The place of the Shutdown tile that is turned."""


def seat_of(state: Martians, who: int) -> int:
    """Who sits behind an astronaut: a solo player behind both. M-PC-05."""
    return 0 if state.solo else who


def _written_on(play: MartiansPlay, about: About) -> Refs:
    """The event of the Mission Log that an effect belongs to, or the action that it comes from."""
    if about.entry >= 0:
        return (("event", play.state.log[about.entry].event),)
    return tuple(("action", stack.verb) for stack in play.state.plan if stack.number == about.stack)


RUNNER: Runner[About] = Runner(
    VOCABULARY, lambda play, about: seat_of(play.state, about.who), has=has_context, source=_written_on
)


@cache
def leveled(source: str, sizes: tuple[tuple[str, int], ...]) -> EffectText:
    """An effect with the numbers of a difficulty in it: what is shown is what happens. M-DIFF-02, M-EVT-09."""
    return _effect(in_numbers(source, dict(sizes)))


@cache
def _effect(source: str) -> EffectText:
    effect = EffectText(source)
    effect.parsed = parse(Source(source), VOCABULARY)
    return effect


def tree_of(source: str) -> Effect:
    """What an effect says, read once."""
    return _effect(source).tree


def sized(play: MartiansPlay, effect: EffectText) -> EffectText:
    """The effect as it is at this table's difficulty."""
    if not has_magnitude(effect.source):
        return effect
    sizes = play.content.difficulties[play.state.difficulty].magnitudes
    return leveled(effect.source, tuple(sorted(sizes.items())))


@cache
def without(effect: EffectText, verb: str) -> EffectText:
    """An effect without the parts that do one thing."""
    parts = effect.tree.parts if isinstance(effect.tree, Seq) else (effect.tree,)
    kept = [part for part in parts if not (isinstance(part, Do) and part.phrase.form == verb)]
    if len(kept) == len(parts):
        return effect
    return _effect("; ".join(write(part, VOCABULARY) for part in kept) or "nothing")


def run(play: MartiansPlay, effect: EffectText, about: About, rule: str) -> Procedure[None]:
    """Carry out an effect of a card."""
    yield from RUNNER.run(play, sized(play, effect).tree, about, rule)


@cache
def mentions(source: str, form: str) -> bool:
    """Whether an effect has a verb anywhere."""
    return form in verbs_in(tree_of(source))


def holds(play: MartiansPlay, effect: EffectText, about: About) -> bool:
    """Whether all conditions of an effect `if ...: x` hold, in either branch. M-MIS-GEN-12."""
    return _holds(play, effect.tree, about)


def _holds(play: MartiansPlay, tree: Effect, about: About) -> bool:
    if isinstance(tree, If):
        for test in tree.tests:
            form = conditions.by_name[test.phrase.form]
            if bool(form.run(play, about, *test.phrase.args)) is test.negated:
                return tree.otherwise is not None and _holds(play, tree.otherwise, about)
        return _holds(play, tree.body, about)
    if isinstance(tree, Seq) and tree.parts:
        return any(_holds(play, part, about) for part in tree.parts)
    return True
