"""Chances as people read them: whole percent, "sure", "no use", and the change that one die makes."""

from collections.abc import Iterator

from farlight.texts import Texts
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.rules.exploration.roll_results import GREEN, YELLOW
from farlight.vanguard.table.checks.check_outlook import percent
from farlight.vanguard.table.checks.odds import Odds

GOOD = (YELLOW, GREEN)
SAME = 0.005
"""What differs by less is the same to people who read whole percent."""
NONE, ALL = 1e-9, 1 - 1e-9


def share(texts: Texts, chance: float) -> str:
    """One chance by itself."""
    if chance >= ALL:
        return texts.say("chance-sure")
    return texts.say("chance-percent", value=percent(chance)) if chance > NONE else texts.say("chance-none")


def good_rows(action: Action) -> list[str]:
    return [row.colour for row in action.rows if row.colour in GOOD]


def headline(texts: Texts, known: Odds, action: Action) -> str:
    """What people wish for with how likely it is: rows, or the steps on tracks."""
    if not action.rows:
        return _steps(texts, known, action)
    told = [
        texts.say("chance-of", colour=texts.name("colour", colour), share=share(texts, known.chance(colour)))
        for colour in good_rows(action)
        if known.chance(colour) > NONE
    ]
    return ", ".join(told) or texts.say("chance-none")


def _steps(texts: Texts, known: Odds, action: Action) -> str:
    told = list(_tracks(texts, known, action))
    return ", ".join(told) if known.progress[GREEN] > NONE else texts.say("chance-no-progress")


def _tracks(texts: Texts, known: Odds, action: Action) -> Iterator[str]:
    for track in action.tracks:
        steps = known.progress[track.colour]
        if steps > NONE:
            value = texts.say("decimal", value=round(steps, 1)) if steps % 1 > NONE else f"{steps:.0f}"
            yield texts.say("odds-steps", colour=texts.name("colour", track.colour), value=value)


def change(texts: Texts, before: Odds, after: Odds, action: Action) -> str:
    """What would become of the chances, `67 % → sure`; empty if they stay as they are."""
    if not action.rows:
        gain = after.progress[GREEN] - before.progress[GREEN]
        return texts.say("chance-steps-more", value=round(gain, 1)) if gain >= SAME * 10 else ""
    goods = good_rows(action)
    moved = {colour: abs(after.chance(colour) - before.chance(colour)) for colour in goods}
    colour = max(goods, key=lambda each: moved[each], default="")
    if not colour or moved[colour] < SAME:
        return ""
    told = share(texts, after.chance(colour))
    if before.chance(colour) > NONE:
        told = texts.say("chance-change", before=share(texts, before.chance(colour)), after=told)
    if len(goods) == 1:
        return told
    return texts.say("chance-of", colour=texts.name("colour", colour), share=told)
