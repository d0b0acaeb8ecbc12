"""The frame of the effect vocabulary: slot types, the subject of an effect, and how effects are carried out."""

from collections.abc import Callable

import msgspec

from farlight.content import EffectText
from farlight.effects import (
    Choose,
    Do,
    Effect,
    Forms,
    May,
    Pay,
    Runner,
    Seq,
    SlotType,
    Test,
    Times,
    Vocabulary,
    Word,
    tests_of,
)
from farlight.kernel import GROUP, Play, Procedure, Refs, Refusal
from farlight.vanguard.model.card_parts import BIOMES, KINDS_OF_DISCOVERY, SECTIONS
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import COLOURS, SPECIALISED
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.verbs.contexts import has_context

VanguardPlay = Play[Vanguard, Definitions]


_WORDS: dict[str, tuple[str, ...]] = {
    "dice": ("die", "dice", *COLOURS),
    "colour": COLOURS,
    "icon": (*SPECIALISED, "BAS", "VAN", "ACC"),
    "find": (*KINDS_OF_DISCOVERY, "any"),
    "biome": BIOMES,
    "section": SECTIONS,
    "track": ("green", "red"),
    "row": ("yellow", "green", "red"),
    "stat": ("armor", "sensors", "agility"),
    "deed": (
        "yellow-outcomes",
        "logs",
        "equipment",
        "same-combinations",
        "reductions",
        "calmed-threats",
        "quiet-rounds",
        "exerts",
        "full-checks",
    ),
    "source": ("poi", "condition", "threat", "mission", "mod", "rankup", "token", "travel", "prepare"),
    "rarity": ("common", "rare", "ultra"),
    "result": ("won", "lost"),
    "level": ("high", "medium", "low", "very-low"),
    "symbol": ("damage", "heavy", "mental", "special"),
}
_REFERENCES = (
    "poi", "mission", "condition", "threat", "log", "unique", "equipment", "danger", "injury_type", "crew", "planet",
    "objective", "secondary", "upgrade", "situation", "landing", "lander",
)  # fmt: skip
_CARDS = {
    "shipcard": ("research", "production", "facility", "addon", "mod", "lander", "upgrade", "tech", "objective"),
    "project": ("research", "production"),
    "research": ("research",),
}
"""What waits in the Awaiting envelope for its page of the Ship Book, and what the projects among it are. V-TERM-30."""
TYPES: dict[str, SlotType] = {
    **{name: SlotType(name, words) for name, words in _WORDS.items()},
    **{name: SlotType(name) for name in _REFERENCES},
    **{name: SlotType(name, kinds=kinds) for name, kinds in _CARDS.items()},
    **{name: Word(name) for name in ("flag", "box", "marker", "ending")},
}

verbs = Forms("verb", TYPES)
conditions = Forms("condition", TYPES)
groups = Forms("group", TYPES)
VOCABULARY = Vocabulary(verbs, conditions, groups)


class About(msgspec.Struct, frozen=True):
    """What an effect is about: a Crewmember, and the card and Sector that it comes from."""

    who: int
    sector: int = 0
    """The Sector of the card, wherever the Crewmember has gone. V-CHECK-10.9."""
    source: ActionSource = ActionSource("")
    """Where the effect is written."""

    def is_behaviour(self) -> bool:
        """Whether a Threat acts here: what its card does, not the Outcome of one of its Actions. V-THREAT-03."""
        return self.source.kind == "threat" and self.source.place is None


NOBODY = -1
"""Whom an effect concerns that concerns no Crewmember: the group decides. V-GEN-05."""


def aboard(source: ActionSource) -> About:
    """The subject of an effect that concerns nobody in particular."""
    return About(NOBODY, 0, source)


def seat_of(state: Vanguard, who: int) -> int:
    """The player of a Crewmember. V-PLAYER-02, V-GEN-05."""
    return state.players[SECTIONS.index(state.crew[who].section)]


def player_of(state: Vanguard, section: str) -> int:
    """The Section player, whether or not the Section is in the Away Team. V-TERM-03."""
    return state.players[SECTIONS.index(section)]


LANDING = ActionSource("landing")
"""The source of an effect of a landing table."""


def decider(play: VanguardPlay, about: About) -> int:
    """The player of whom it concerns; during a Landing and aboard the group. V-GEN-05, V-RUL-02, V-LAND-15."""
    if about.source.kind == "situation":  # V-DECIDE-07, V-DECIDE-08
        return player_of(play.state, "security")
    return GROUP if about.source == LANDING or about.who < 0 else seat_of(play.state, about.who)


def _written_on(_play: VanguardPlay, about: About) -> Refs:
    """The card of an effect, or the Action on it; what everybody can read where the question stands."""
    source = about.source
    if source.kind in ("event", "threat") and source.place is None:
        return ((source.kind, source.card),)
    if source.kind == "travel":
        return (("trip", source.card),)
    return () if source.place is None else (("action", str(source)),)


RUNNER: Runner[About] = Runner(VOCABULARY, decider, strict=True, has=has_context, source=_written_on)
"""Options that cannot be paid in full cannot be picked, whether or not they buy something. V-GEN-06, V-EVENT-09.

Where none can be, nothing happens. V-EVENT-10, V-RUL-54.
"""


def run(play: VanguardPlay, effect: EffectText | None, about: About, rule: str) -> Procedure[None]:
    """Carry out an effect of a card."""
    return nothing() if effect is None else RUNNER.run(play, effect.tree, about, rule)


def nothing() -> Procedure[None]:
    """Do nothing, as a card does where it has no text."""
    yield from ()


def holds(play: VanguardPlay, effect: EffectText | None, about: About) -> bool:
    """Whether the conditions of `if ...: nothing` hold; without any they do."""
    if effect is not None:
        for test in tests_of(effect.tree):
            if not passes(play, test, about):
                return False
    return True


def passes(play: VanguardPlay, test: Test, about: About) -> bool:
    """Whether one condition of a card holds."""
    return bool(conditions.by_name[test.phrase.form].run(play, about, *test.phrase.args)) is not test.negated


def cannot_pay(play: VanguardPlay, cost: EffectText, about: About) -> Refusal | None:
    """Why a cost, or the price at the head of an effect, cannot be paid completely. V-GEN-06."""
    return _unpayable(play, cost.tree, about)


FED_BY = {
    "discard-cards": "draw",
    "lose-supplies": "gain-supplies",
    "lose-charges": "gain-charges",
    "discard-a-lead": "gain-some-leads",
    "discard-a-discovery": "gain-a-discovery",
}
"""What a text may take of what it gives itself: such a cost is no reason not to use it."""


def _is_asked(part: Effect, given: set[str]) -> bool:
    """Whether a part of a text asks for what is there before. What is bought further on is bought with what is there
    by then."""
    return isinstance(part, Do) and FED_BY.get(part.phrase.form) not in given


def _unpayable(play: VanguardPlay, tree: Effect, about: About) -> Refusal | None:
    match tree:
        case Do(phrase) | Pay(phrase, _):
            can: Callable[..., Refusal | None] | None = verbs.by_name[phrase.form].extra
            return None if can is None else can(play, about, *phrase.args)
        case Seq(parts):
            given = {part.phrase.form for part in parts if isinstance(part, Do)}
            asked = (part for part in parts if isinstance(part, Seq) or _is_asked(part, given))
            return next((why for part in asked if (why := _unpayable(play, part, about)) is not None), None)
        case May(body) | Times(_, body):
            return _unpayable(play, body, about)
        case Choose(options):
            whys = [_unpayable(play, each, about) for each in options]
            return whys[0] if None not in whys else None
    return None
