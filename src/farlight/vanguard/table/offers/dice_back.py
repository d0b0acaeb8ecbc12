"""Which dice come back, in one go. V-REST-04, V-REFRESH-07."""

from farlight.kernel import Decision, Gesture, Offer, Play, option
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import who_is
from farlight.vanguard.rules.exploration.section_dice import all_fit, column, put, refreshable, without

TYPES = ("wild", "basic", "specialised", "universal", "expert")
"""Of dice, those first that are missed least. V-DICE-02."""


def refresh_offers(play: VanguardPlay, decision: Decision, texts: Texts) -> list[Offer]:
    """As many as may come back, the specialised ones first, then of the emptier columns."""
    chosen = dice_back(play, decision)
    if len(chosen) < 2:
        return []
    title = texts.say("offer-refresh", who=texts.name("first_name", dict(decision.refs)["who"]))
    text = texts.say("offer-refresh-these", dice=texts.name("dice", ", ".join(chosen)))
    return [Offer("refresh", title, gestures=(Gesture(tuple(option("die", die=die).id for die in chosen), text=text),))]


def dice_back(play: VanguardPlay, decision: Decision) -> list[str]:
    """One after the other on a copy, as the rule asks for them; the rest comes by itself once all of it fits."""
    refs = dict(decision.refs)
    who, most = who_is(play.state, str(refs["who"])), int(refs["left"])
    trial: VanguardPlay = Play(play.rules, play.content, play.state.copy())
    cards, crew = play.content.dice, trial.state.crew[who]
    offered = [str(dict(each.refs)["die"]) for each in decision.options if each.verb == "die"]
    colours = {cards[die].colour for die in offered}
    want = "die" if set(offered) == set(refreshable(trial, who, "die")) else next(iter(colours), "die")
    chosen: list[str] = []
    while offered and len(chosen) < most:
        left = refreshable(trial, who, want)
        if not left or (chosen and all_fit(trial, who, left, most - len(chosen))):
            break
        die = min(left, key=lambda each: (-TYPES.index(cards[each].type), len(column(crew, cards[each].colour))))
        crew.spent = without(crew.spent, die)
        put(trial, who, die)
        chosen.append(die)
    return chosen
