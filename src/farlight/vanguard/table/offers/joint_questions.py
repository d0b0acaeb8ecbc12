"""Questions that belong together, answered in one go by plain rules, with a review of what is chosen.

They are tried one after the other on a copy of the table, until something is rolled or revealed, somebody else is
asked, or a question comes that people think about by themselves. Rulebook chapters 5.6, 11 and 27.
"""

from collections.abc import Callable, Collection, Iterator, Sequence

from farlight.kernel import AnyPosition, Decision, Gesture, Offer, Option
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import who_is
from farlight.vanguard.table.offers.dice_back import TYPES
from farlight.vanguard.table.offers.option_ways import Step, Ways

Preset = Callable[[VanguardPlay, Decision], Option | None]
"""The sensible answer to a question; None where people think about it."""


def dealt_on(table: AnyPosition, begun: Sequence[Step], own: Collection[int], preset: Preset) -> tuple[Step, ...]:
    """Some answers, and the sensible ones to all that is asked after them."""
    ways, trial, steps = Ways(own, (), lambda _, __: ()), table.copy(), list(begun)
    for place, step in enumerate(begun):
        if not ways.answer(trial, step):
            return tuple(steps[: place + 1])
    while (asked := ways.asked(trial)) is not None and (chosen := preset(trial.play, asked)) is not None:
        steps.append(Step(asked, chosen))
        if not ways.answer(trial, steps[-1]):
            break
    return tuple(steps)


def deal_offers(table: AnyPosition, decision: Decision, own: Collection[int], texts: Texts) -> list[Offer]:
    """All that is chosen from this question on, if it is more than one thing."""
    first = _preset(table.play, decision)
    if first is None:
        return []
    steps = dealt_on(table, (Step(decision, first),), own, _preset)
    if len(steps) < 2:
        return []
    gesture = Gesture(tuple(step.option.id for step in steps), text=texts.say("deal"), about=tuple(_told(steps, texts)))
    return [Offer("deal", texts.prompt(decision), gestures=(gesture,))]


def discard_offers(table: AnyPosition, decision: Decision, own: Collection[int], texts: Texts) -> list[Offer]:
    """All cards that are too many, of everybody who is asked in a row, where they are more than one. V-CARD-09."""
    steps = dealt_on(table, (Step(decision, _discarded(table.play, decision)),), own, _too_many)
    if len(steps) < 2:
        return []
    cards = ", ".join(texts.option(step.option) for step in steps)
    names = dict.fromkeys(texts.name("first_name", dict(step.decision.refs)["who"]) for step in steps)
    gesture = Gesture(
        tuple(step.option.id for step in steps), text=texts.say("deal-discard", cards=cards), about=(", ".join(names),)
    )
    return [Offer("discard", texts.prompt(decision), gestures=(gesture,))]


def _told(steps: Sequence[Step], texts: Texts) -> Iterator[str]:
    """What is chosen, line by line; a question without words of its own is told by the next one."""
    for step in steps:
        key = f"deal-at-{step.decision.prompt}"
        if texts.has(key):
            yield texts.say(key, **texts.args((*step.decision.refs, *step.option.refs)))


# What is chosen


def _preset(play: VanguardPlay, decision: Decision) -> Option | None:
    known = PRESETS.get(decision.prompt)
    return None if known is None else known(play, decision)


def _first(_play: VanguardPlay, decision: Decision) -> Option | None:
    """As they lie. V-QUICK-07, V-DECIDE-23, V-SHIP-LAUNCH-14, V-SHIP-LAUNCH-16, V-SHIP-LAUNCH-17, V-SHIP-HANGAR-8."""
    return decision.options[0]


def _least_missed(play: VanguardPlay, decision: Decision) -> Option | None:
    """The plainest die. V-SHIP-LAUNCH-13, V-DECIDE-11."""
    cards = play.content.dice
    return min(decision.options, key=lambda each: TYPES.index(cards[_die(each)].type))


def _bought(play: VanguardPlay, decision: Decision) -> Option | None:
    """A die that its Section has not got, as good as there is, of a colour that it is good at. V-SHIP-DEBRIEF-20."""
    cards, section = play.content.dice, str(dict(decision.refs)["section"])
    owned = play.state.store.get(section, ())
    begun = next(dice for each, dice in play.content.ruling.start_dice.items() if each == section)
    good = {cards[die].colour for die in begun if cards[die].type != "basic"}

    def order(each: Option) -> tuple[int, int, bool]:
        card = cards[_die(each)]
        return owned.count(_die(each)), -TYPES.index(card.type), card.colour not in good

    return min(decision.options, key=order)


def _too_many(play: VanguardPlay, decision: Decision) -> Option | None:
    return _discarded(play, decision) if decision.prompt == "hand-limit" else None


def _discarded(play: VanguardPlay, decision: Decision) -> Option:
    """The second of two, then of the lowest Rank, then what lies in the hand for longest. V-CARD-09."""
    hand = play.state.crew[who_is(play.state, str(dict(decision.refs)["who"]))].hand

    def order(each: Option) -> tuple[bool, int, int]:
        card = str(dict(each.refs)["card"])
        return hand.count(card) < 2, play.content.sections[card].rank, hand.index(card)

    return min(decision.options, key=order)


def _die(chosen: Option) -> str:
    return str(dict(chosen.refs)["die"])


PRESETS: dict[str, Preset] = {
    "recruit": _first, "away": _first, "leave-die": _least_missed, "deck": _first,
    "equipment": _first, "small-gear": _first, "load": _first, "fit-mod": _first,
    "buy-die": _bought, "return-die": _least_missed,
    "start-project": _first, "stage": _first, "draft-order": _first, "draft": _first,
}  # fmt: skip
