"""What an option leads to, in one go: the Travel with the die that it costs, the Exert with the die that is given up.

What is missed least comes first: plain dice before good ones, those that are Spent already before those that lie ready.
Rulebook chapters 8.2 and 9.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from farlight.effects import Do, Seq, write
from farlight.kernel import DONE, AnyPosition, Decision, Gesture, Offer, Option, Pick, Row, option
from farlight.texts import Texts
from farlight.vanguard.rules.context import VOCABULARY, VanguardPlay
from farlight.vanguard.rules.exploration.board import who_is
from farlight.vanguard.rules.exploration.section_dice import column
from farlight.vanguard.table.met_things import tree_of
from farlight.vanguard.table.offers.dice_back import TYPES, dice_back
from farlight.vanguard.table.offers.option_ways import Runs, Step, Way, Ways

OPTION = "option"
"""The kind of thing that an option is, for offers."""
CHOOSING = "team"
"""The row in which choosing does it."""
FEW = 6
"""So many ways stand beside each other; more of them are told row by row."""

PAYING = frozenset(("effect", "spend", "sacrifice", "prepare", "refresh"))
"""What belongs to an Action that is chosen: how it is paid, what it brings."""
EXERTING = frozenset(("sacrifice", "refresh", "column", "pushed"))
"""What belongs to an Exert beside another question. V-EXERT-03."""
OPENED: dict[str, frozenset[str]] = {"act": frozenset(("travel", "place", "prepare", "rest"))}
"""By question: verbs of options that open what they lead to before they are done."""
EXERT = "exert"
DONE_AT_ONCE: dict[str, frozenset[str]] = {
    "no-die": frozenset(("sacrifice", "refresh", "spend", "column", "pushed")),
    "effect": frozenset(("spend", "return-gear", "which-crew")),
    "column": frozenset(("column", "pushed", "turn", "face")),
    "check-combinations": frozenset(("refresh", "spend")),
    "time-order": frozenset(("time-order",)),
    "scan": frozenset(("assign-section", "assign")),
    "project": frozenset(("pay-discovery",)),
}
"""By question: what belongs to each of its options, which are done as they are told."""


class Told(NamedTuple):
    """A way as it is offered."""

    way: Way
    text: str
    odds: str = ""


def opened_options(play: VanguardPlay, decision: Decision, own: Collection[int]) -> Iterator[Option]:
    """Options that may lead to more than themselves, an Exert at any time among them. V-EXERT-01."""
    yield from (each for each in decision.options if each.verb in OPENED.get(decision.prompt, ()))
    yield from (each.option for each in play.interrupts() if each.option.verb == EXERT and each.seat in own)


def opened_offers(
    play: VanguardPlay, table: AnyPosition, decision: Decision, own: Collection[int], wanted: str, texts: Texts
) -> list[Offer]:
    """What one of them leads to; nothing if it leaves no choice. V-TRAVEL-04, V-SPEND-01, V-PREP-02, V-REST-04."""
    chosen = next((each for each in opened_options(play, decision, own) if each.id == wanted), None)
    if chosen is None or play.rules.lead(play, decision.prompt) is not None:
        return []
    follows = EXERTING if chosen.verb == EXERT else PAYING
    ways = sorted(Ways(own, follows, order).of(table, decision, chosen), key=_costs_for_good)
    told = [Told(way, in_words(way, texts)) for way in ways]
    if len(ways) == 1 and any(step.decision.prompt == "refresh" for step in ways[0].chosen):
        told.append(Told(Way(ways[0].steps[:1], None), texts.say("offer-one-by-one")))
    return [offer_of(chosen, told, texts)] if len(told) > 1 else []


def done_at_once(table: AnyPosition, decision: Decision, own: Collection[int], texts: Texts) -> list[Offer]:
    """What each option of a question leads to, as it is done with one press. V-SPEND-05, V-SPEND-07, V-EXERT-03."""
    ways = Ways(own, DONE_AT_ONCE[decision.prompt], order)
    found = ((each, ways.of(table, decision, each)) for each in decision.options)
    return [
        offer_of(each, [Told(way, in_words(way, texts)) for way in known], texts)
        for each, known in found
        if any(way.chosen for way in known)
    ]


# What comes first


def _costs_for_good(way: Way) -> bool:
    """Whether a die may be lost: none lies ready to be Spent. V-SPEND-02, V-SPEND-05."""
    return way.asked == "no-die" or any(step.decision.prompt == "sacrifice" for step in way.chosen)


def order(play: VanguardPlay, decision: Decision) -> Runs:
    """The answers to a question, the sensible one first."""
    if decision.prompt == "refresh":
        back = dice_back(play, decision)
        named = {str(dict(each.refs)["die"]): each for each in decision.options if each.verb == "die"}
        return [[named[die] for die in back]] if back else [decision.options[:1]]
    if decision.prompt in ("assign-section", "assign"):  # Energy is back after a while, whoever Rests is not
        return [[each] for each in sorted(decision.options, key=lambda each: each != DONE)]
    if decision.prompt in ("spend", "sacrifice"):
        return [[each] for each in sorted(decision.options, key=lambda each: _dear(play, decision, each))]
    return [[each] for each in decision.options]


def _dear(play: VanguardPlay, decision: Decision, chosen: Option) -> tuple[int, ...]:
    """How much somebody would miss a die. V-SAC-02, V-SPEND-01."""
    die = str(dict(chosen.refs).get("die", ""))
    if not die:
        return (len(TYPES),)
    card, crew = play.content.dice[die], play.state.crew[who_is(play.state, str(dict(decision.refs)["who"]))]
    return (TYPES.index(card.type), die not in crew.spent, -len(column(crew, card.colour)))


# In words


def in_words(way: Way, texts: Texts) -> str:
    """What is chosen on a way."""
    steps = [step for place, step in enumerate(way.chosen) if not _is_told_elsewhere(way.chosen, place)]
    refreshed = [str(dict(step.option.refs)["die"]) for step in steps if step.decision.prompt == "refresh"]
    told = [_step(step, way, texts) for step in steps if step.decision.prompt != "refresh"]
    if refreshed:
        told.append(texts.say("offer-refresh-these", dice=texts.name("dice", ", ".join(refreshed))))
    if way.asked == "no-die":
        told.append(texts.say("way-no-die"))
    return ", ".join(told) or texts.option(way.steps[0].option)


def _is_told_elsewhere(steps: Sequence[Step], place: int) -> bool:
    """What an effect asks for is told by the answer, a side with its die."""
    prompt = steps[place].decision.prompt
    return prompt == "face" or (prompt == "effect" and place + 1 < len(steps))


def _step(step: Step, way: Way, texts: Texts) -> str:
    key, chosen = f"way-{step.decision.prompt}", step.option
    to = _turned_to(step, way)
    if to:
        return texts.say("way-turn-to", to=texts.name("face", to), **texts.args(chosen.refs))
    if texts.has(key) and "die" in dict(chosen.refs):
        return texts.say(key, **texts.args(chosen.refs))
    if way.steps[0].option.verb == "travel" and chosen.verb == "do":
        chosen = option("do", effect=_without_move(str(dict(chosen.refs)["effect"])))
    return texts.option(chosen).rstrip(".")


def _turned_to(step: Step, way: Way) -> str:
    """The side that a die is turned to, where that is chosen. V-CHECK-4.8."""
    after = way.steps[way.steps.index(step) + 1 :][:1]
    chosen = [each.option for each in after if each.decision.prompt == "face"]
    return str(dict(chosen[0].refs)["face"]) if chosen else ""


def _without_move(source: str) -> str:
    """The Travel entry of a Global Condition says to move, too: that is what a Travel is. V-TRAVEL-07."""
    match tree_of(source):
        case Seq((*parts, Do(phrase))) if phrase.form == "move" and parts:
            return write(parts[0] if len(parts) == 1 else Seq(tuple(parts)), VOCABULARY)
    return source


# As it is offered


def offer_of(chosen: Option, told: Sequence[Told], texts: Texts) -> Offer:
    """All ways of an option: side by side, or row by row where they are many; dice are rerolled in sets."""
    in_sets = any(step.decision.prompt == "reroll" for each in told for step in each.way.chosen)
    rows = [_side_by_side(told)] if len(told) <= FEW or in_sets else _rows(told)
    return Offer(
        chosen.id,
        texts.option(chosen),
        ((OPTION, chosen.id),),
        tuple(row.named(texts) for row in rows) if len(told) > 1 else (),
        tuple(
            Gesture(each.way.options, tuple(row.pick_of(each) for row in rows), each.text, each.odds) for each in told
        ),
    )


class _Row(NamedTuple):
    """Picks by the ways that they belong to."""

    name: str
    decision: Decision | None
    picks: dict[str, Option | Told]
    of: dict[tuple[str, ...], str]
    """By the answers of a way: its pick."""

    def pick_of(self, told: Told) -> str:
        return self.of.get(told.way.options, "")

    def named(self, texts: Texts) -> Row:
        text = "" if self.decision is None else texts.prompt(self.decision)
        return Row(self.name, text, tuple(_pick(pick, each, texts) for pick, each in self.picks.items()))


def _pick(pick: str, chosen: Option | Told, texts: Texts) -> Pick:
    if isinstance(chosen, Told):
        return Pick(pick, chosen.text, chosen.odds)
    return Pick(pick, texts.option(chosen), about=texts.about(chosen))


def _side_by_side(told: Sequence[Told]) -> _Row:
    picks: dict[str, Option | Told] = {str(place): each for place, each in enumerate(told, 1)}
    return _Row(CHOOSING, None, picks, {each.way.options: str(place) for place, each in enumerate(told, 1)})


def _rows(told: Sequence[Told]) -> list[_Row]:
    """One for each question, in the order in which they come."""
    rows: dict[str, _Row] = {}
    for each in told:
        for place, step in enumerate(each.way.chosen):
            name = f"{step.decision.prompt}-{place}"
            row = rows.setdefault(name, _Row(name, step.decision, {}, {}))
            row.picks.setdefault(step.option.id, step.option)
            row.of[each.way.options] = step.option.id
    *others, last = (row for row in rows.values() if len(row.picks) > 1)
    return [*others, last._replace(name=CHOOSING)]
