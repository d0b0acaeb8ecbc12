"""Any-time effects: abilities, POI tokens, upgrades, dismantled cards. Rulebook chapters 6, 23.2 and 26.4."""

from collections.abc import Callable, Iterator
from functools import cache

from farlight.content import EffectText
from farlight.kernel import GROUP, Interrupt, Named, Option, Procedure, Question, Refusal, StepTable, call, option
from farlight.martians.model.content import AbilityCard
from farlight.martians.model.events.base import UpgradeDismantled
from farlight.martians.model.events.crew import AbilityUsed
from farlight.martians.model.events.work import PoiUsed
from farlight.martians.model.ids import BoundPerk, Mark, Window
from farlight.martians.model.state import Astronaut
from farlight.martians.rules.actions.action_texts import ability_option, on_stack
from farlight.martians.rules.actions.anytime import answers_to, words_of
from farlight.martians.rules.actions.benefits import current
from farlight.martians.rules.actions.helper_uses import ONCE, is_spent, used_up
from farlight.martians.rules.actions.resolution import reroll
from farlight.martians.rules.actions.stacks import home_power, stack_at
from farlight.martians.rules.cargo_bay import choose_thing, gain_thing, samples_held, upgrades_left
from farlight.martians.rules.context import About, MartiansPlay, mentions, run, seat_of, sized
from farlight.martians.rules.crew import DANGER, change_tokens, curable, has_condition, name_of
from farlight.martians.rules.effect_checks import settle
from farlight.martians.rules.facilities import candidates, penalty_active
from farlight.martians.rules.map_paths import terrain_at
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.missions.signals import choose_chain, declare
from farlight.martians.rules.piles import discard

STEPS = StepTable()
TAKE_APART = STEPS.elsewhere("take_apart")
CALM = ("plan", "order", "phase")
"""The moments between effects, in which anything may be used."""
WITHIN = ""
"""Within an effect: what could change the question is offered."""


def is_calm(window: str) -> bool:
    return window in CALM or Window.parse(window).moment == DANGER


Asked = frozenset[str] | None
"""The answers that are asked for now; None for all."""


def wanted(play: MartiansPlay) -> Asked:
    """What is offered now: all, in a moment of danger what answers it, within an effect what answers the question.

    What is on its way can no longer be undone. M-MALF-11.
    """
    window = play.state.window
    moment, asked = Window.parse(window)
    if moment == DANGER:
        return frozenset(asked)
    return answers_to(play, play.question) if window == WITHIN else None


def answers(asked: Asked, who: int, source: str, *words: str) -> bool:
    """Whether somebody's effect, or what has a word instead, is offered now."""
    if asked is None or Mark.on("spend", who) in asked:
        return True
    return not asked.isdisjoint(words) or bool(source and not asked.isdisjoint(words_of(source)))


def could_change(play: MartiansPlay, question: Question) -> bool:
    """Whether somebody has something that would change a question within an effect. M-ASTR-09, M-POI-05, M-DISM-01."""
    return play.state.window == WITHIN and bool(answers_to(play, question)) and next(interrupts(play), None) is not None


def interrupts(play: MartiansPlay) -> Iterator[Interrupt]:
    """What could be used beside the open decision: whoever only asks whether there is something pays for one.

    M-ASTR-09, M-POI-05, M-DISM-01.
    """
    asked = wanted(play)
    if asked is not None and not asked:
        return
    match play.state.window:
        case "wounded":
            yield from _abilities(play, "wounded", asked)
        case "rolled":
            yield from _abilities(play, "rolled", asked)
            yield from _other_rerolls(play)
        case _:
            yield from _abilities(play, "", asked)
            yield from _tokens_and_cards(play, asked)


# Abilities


def price(person: Astronaut, card: AbilityCard) -> int:
    return max(0, card.cost - ("cheaper" in person.marks))


def can_use(play: MartiansPlay, who: int, card: AbilityCard) -> bool:
    """Whether `cannot_use` has nothing against it: a quick look, since every question asks for all abilities."""
    person = play.state.crew[who]
    if person.tokens < price(person, card) or card.id in person.used or card.id in person.locked:
        return False
    if has_condition(person, "migraine") or "silent" in person.marks or (card.base and "mute" in person.marks):
        return False
    return not card.sample or bool(samples_held(play))


def cannot_use(play: MartiansPlay, who: int, card: AbilityCard) -> Refusal | None:
    """Why an astronaut cannot use an ability: it is locked or used, they are not fit to, or cannot pay for it alone.

    M-ASTR-06, M-ASTR-07, M-ASTR-08, M-ASTR-16, M-COND-19, M-RUL-ABI-15, M-ASTR-15.
    """
    state = play.state
    person = state.crew[who]
    if card.id in person.locked:
        return Refusal("M-CAMP-17", "why-not-locked", (("who", name_of(state, who)),))
    if card.id in person.used:
        return used_up("M-ASTR-11", card.id, ONCE, ONCE)
    if has_condition(person, "migraine"):
        return Refusal("M-COND-19", "why-not-migraine", (("who", name_of(state, who)), ("condition", "migraine")))
    if "silent" in person.marks or (card.base and "mute" in person.marks):
        return Refusal("M-ASTR-09", "why-not-silent", (("who", name_of(state, who)),))
    if person.tokens < (cost := price(person, card)):
        paid = (("who", name_of(state, who)), ("price", cost), ("stock", person.tokens))
        return Refusal("M-ASTR-07", "why-not-price", paid)
    if card.sample and not samples_held(play):
        return Refusal("M-ASTR-07", "why-not-things", (("needs", "sample"),))
    return None


def _abilities(play: MartiansPlay, window: str, asked: Asked) -> Iterator[Interrupt]:
    for who, person in enumerate(play.state.crew):
        for name in play.content.tables.abilities.get(person.profession, ()):
            card = play.content.abilities[name]
            answer = card.window in ANSWERS
            if (card.window == window if answer else not window) and can_use(play, who, card):
                yield from _uses(play, who, card, asked)


ANSWERS = ("rolled", "wounded")
"""Moments of which abilities know that are for nothing else."""


def _uses(play: MartiansPlay, who: int, card: AbilityCard, asked: Asked) -> Iterator[Interrupt]:
    """The ways to use one ability at its moment."""
    state = play.state
    match card.window:
        case "rolled":
            yield from _rerolls(play, who, card)
        case "wounded":
            if state.hurt >= 0:
                yield _use(play, who, card)
        case "plan":
            if state.window == "plan":
                yield from _shortcuts(play, who, card)
        case "draw":
            if "two-readings" not in state.round and answers(asked, who, "", "draw"):
                yield _use(play, who, card)
        case _:
            effect = card.effect
            if effect is not None and answers(asked, who, effect.source) and is_of_use(play, effect.source):
                yield _use(play, who, card)


def is_of_use(play: MartiansPlay, source: str) -> bool:
    """Upgrade cards may all be out, nobody hurt, nothing broken: then it could do nothing. M-ASTR-17, M-GEN-07."""
    return all(could(play) for could in _needs(source))


@cache
def _needs(source: str) -> tuple[Callable[[MartiansPlay], bool], ...]:
    """What an effect needs in order to change anything."""
    return tuple(could for verb, could in COULD.items() if mentions(source, verb))


COULD: dict[str, Callable[[MartiansPlay], bool]] = {
    "gain-upgrade": lambda play: bool(upgrades_left(play)),
    "heal": lambda play: any(person.wounds for person in play.state.crew),
    "cure": lambda play: any(curable(person) for person in play.state.crew),
    "stress-down": lambda play: play.state.stress > 0,
    "lower-track": lambda play: any(play.state.levels.values()),
    "fix-one": lambda play: bool(candidates(play, "anywhere", "any", broken=True)),
}
"""Verbs of abilities, and whether they could change anything now. The others always can."""


def _use(play: MartiansPlay, who: int, card: AbilityCard, **more: str | int) -> Interrupt:
    args = (who, card.id, *more.values())
    person = play.state.crew[who]
    paid = (price(person, card), person.tokens)
    chosen = ability_option(card.id, name_of(play.state, who), tuple(more.items()), *paid)
    if "stack" in more:
        chosen = on_stack(play.state, stack_at(play.state, int(more["stack"])), chosen)
    return Interrupt(seat_of(play.state, who), chosen, card.rule, call(use_ability, *args))


def _rerolls(play: MartiansPlay, who: int, card: AbilityCard) -> Iterator[Interrupt]:
    """One of the dice just rolled, if its colour fits. M-RUL-ABI-02, M-RUL-ABI-14."""
    state = play.state
    colour = play.content.tables.colours[stack_at(state, state.resolving).type]
    if colour in card.colours:
        for die, _ in state.rolled:
            if die not in state.rerolled:
                yield _use(play, who, card, die=die)


def _shortcuts(play: MartiansPlay, who: int, card: AbilityCard) -> Iterator[Interrupt]:
    """One ROI's terrain for one action, declared with it; tokens that lie there stay in force.

    M-RUL-ABI-12, M-ASTR-23, M-FAQ-19.
    """
    state = play.state
    for stack in state.plan:
        if "shortcut" in stack.perks:
            continue
        for space in dict.fromkeys((*stack.path, stack.start)):
            if space in state.tiles and terrain_at(play, space) not in ("none", "blocked"):
                yield _use(play, who, card, stack=stack.number, space=space)


@STEPS.step()
def use_ability(play: MartiansPlay, who: int, name: str, *more: str | int) -> Procedure[None]:
    """Use an ability: its owner pays, once per round, at once.

    M-ASTR-06, M-ASTR-07, M-ASTR-08, M-ASTR-09, M-ASTR-10, M-ASTR-11, M-ASTR-12, M-ASTR-13.
    """
    state = play.state
    person = state.crew[who]
    card = play.content.abilities[name]
    outer, state.window = state.window, ""
    change_tokens(play, who, -price(person, card), "M-ASTR-06")
    if "cheaper" in person.marks:
        person.marks.remove("cheaper")
    person.used.append(name)
    play.emit(AbilityUsed(card.rule or "M-ASTR-06", name_of(state, who), name))
    if card.sample:
        thing = yield from choose_thing(play, "pay-sample", card.rule, samples_held(play))
        state.available.remove(thing)
    if card.window == "rolled":
        reroll(play, str(more[0]))
    elif card.window == "wounded":
        state.hurt = -1
    elif card.window == "draw":
        state.round.append("two-readings")
    elif card.window == "plan":
        stack = stack_at(state, int(more[0]))
        stack.perks += ["shortcut", str(BoundPerk("at", str(more[1])))]
    elif card.effect is not None:
        yield from run(play, card.effect, About(who), card.rule)
    state.window = outer
    if is_calm(outer):
        yield from settle(play)


# Other rerolls


def _other_rerolls(play: MartiansPlay) -> Iterator[Interrupt]:
    """The Spectrometer, and benefits. M-RUL-UPG-07."""
    state = play.state
    colour = play.content.tables.colours[stack_at(state, state.resolving).type]
    held = any(perk.action == colour for perk in current(state, "reroll"))
    upgrade = colour == "blue" and not is_spent(state, "reroll") and home_power(play, "reroll", "la")
    for die, _ in state.rolled:
        if die in state.rerolled:
            continue
        if upgrade:
            yield _group("use-upgrade", "M-RUL-UPG-07", reroll_free, "upgrade", die=die)
        if held:
            yield _group("use-perk", "M-RUL-GAP-23", reroll_free, "perk", die=die)


def _group(verb: str, rule: str, step: Named, *args: str, **refs: str) -> Interrupt:
    return Interrupt(GROUP, option(verb, **refs), rule, call(step, *args, *refs.values()))


@STEPS.step(asks=False)
def reroll_free(play: MartiansPlay, by: str, die: str) -> None:
    state = play.state
    if by == "upgrade":
        state.round.append("spectrometer")
    else:
        colour = play.content.tables.colours[stack_at(state, state.resolving).type]
        state.perks.remove(next(perk for perk in current(state, "reroll") if perk.action == colour))
    reroll(play, die)


# POI tokens, Upgrade cards, the Bypass Cell, the mission's own


def _tokens_and_cards(play: MartiansPlay, asked: Asked) -> Iterator[Interrupt]:
    state = play.state
    for token in dict.fromkeys(state.poi):
        effect = poi_effect(play, token)
        if effect is not None and answers(asked, -1, effect.source):
            refs = (("poi", token), ("effect", sized(play, effect).source))
            yield Interrupt(GROUP, Option(f"use-poi:{token}", "use-poi", refs), "M-POI-05", call(use_poi, token))
    for card in state.upgrades:
        if not answers(asked, -1, "", "part", *(f"part:{part}" for part in play.content.upgrades[card].parts)):
            continue
        chosen = option("dismantle-upgrade", upgrade=card)
        # Offered at any time, but nobody is stopped on the way to Production for it.
        yield Interrupt(GROUP, chosen, "M-DISM-01", call(dismantle_upgrade, card), windows=("plan",))
    could_bypass = state.broken and not is_spent(state, "bypass") and answers(asked, -1, "", "bypass")
    if could_bypass and home_power(play, "bypass", "ws"):
        for element in state.broken:
            if penalty_active(state, element):
                yield _group("bypass", "M-RUL-UPG-04", bypass, element=element)
    if state.window == "plan" and not state.plan:
        yield _group("take-apart", "M-DISM-04", TAKE_APART)
    own = feature_of(play).any_time
    if own is not None and state.window in CALM:
        yield from own(play)


def poi_effect(play: MartiansPlay, token: str) -> EffectText | None:
    """Its own, or the one that the mission gives to its letter. M-POI-03, M-RUL-POI-02."""
    card = play.content.pois[token]
    return play.content.missions[play.state.mission].poi[card.letter].effect if card.letter else card.effect


@STEPS.step()
def use_poi(play: MartiansPlay, token: str) -> Procedure[None]:
    """Use a POI token once, then discard it. M-POI-04, M-POI-05, M-POI-06."""
    state = play.state
    outer, state.window = state.window, ""
    effect = poi_effect(play, token)
    state.poi.remove(token)
    discard(play, "poi", token)
    if effect is not None:
        play.emit(PoiUsed("M-POI-04", token, sized(play, effect).source))
        yield from run(play, effect, About(state.first), "M-POI-05")
    state.window = outer
    if is_calm(outer):  # within an effect, that one settles
        yield from settle(play)


@STEPS.step(asks=False)
def dismantle_upgrade(play: MartiansPlay, upgrade: str) -> None:
    """Gain two Spare Parts for a card. M-DISM-01, M-DISM-02, M-DISM-03."""
    state = play.state
    state.upgrades.remove(upgrade)
    state.gone.append(upgrade)
    play.emit(UpgradeDismantled("M-DISM-01", upgrade))
    for part in play.content.upgrades[upgrade].parts:
        gain_thing(play, part, "M-DISM-02")
    # A stack that was to install it goes on without effect: M-ACT-16.


@STEPS.step(asks=False)
def bypass(play: MartiansPlay, element: str) -> None:
    """Ignore one cost or penalty this round. M-RUL-UPG-04, M-FAQ-10."""
    play.state.round.append("bypassed")
    play.state.ignored.append(element)


@STEPS.step()
def declare_chain(play: MartiansPlay, path: str) -> Procedure[None]:
    """Declare the chain of signals that was chosen, and settle what that brings. M-MIS-PROBE-03."""
    declare(play, path)
    yield from settle(play)


@STEPS.step()
def trace_chain(play: MartiansPlay) -> Procedure[None]:
    """Let the crew choose a chain of signals, and declare it. M-MIS-PROBE-03."""
    state = play.state
    outer, state.window = state.window, ""
    path = yield from choose_chain(play)
    state.window = outer
    if path:
        declare(play, path)
        yield from settle(play)
