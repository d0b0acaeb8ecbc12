"""Using what cards offer: Section cards, Skills, Equipment, Discoveries, Mods. Rulebook chapters 11, 12, 16 and 18."""

from collections.abc import Iterator, Sequence

import msgspec

from farlight.effects import Pay
from farlight.kernel import GROUP, Interrupt, Option, Procedure, Refusal, StepTable, call, option
from farlight.vanguard.model.card_parts import Ability
from farlight.vanguard.model.content import EquipmentCard
from farlight.vanguard.model.events import CardPlayed, GearGiven, GearReturned, GearUsed, SkillUsed
from farlight.vanguard.model.ids import ActionSource, CheckMark, Mark, UseVerb, card_source
from farlight.vanguard.model.moments import LandingStepMoment, RestMoment, TravelMoment
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import About, VanguardPlay, cannot_pay, holds, run, seat_of
from farlight.vanguard.rules.exploration.board import living, name_of, others_here
from farlight.vanguard.rules.exploration.discoveries import change_charges, discard_discovery
from farlight.vanguard.rules.exploration.fourth_injury import ENDING
from farlight.vanguard.rules.exploration.planet import complete_mission
from farlight.vanguard.rules.exploration.section_cards import is_too_large, keep_limit, put_away, sacrifice_card
from farlight.vanguard.rules.exploration.section_dice import cannot_exert, exert
from farlight.vanguard.rules.lasting_effects import has_power
from farlight.vanguard.rules.moments import holders
from farlight.vanguard.rules.rank_up import count_deed, settle_rank_up

STEPS = StepTable()
LAST_STEP = ENDING.__name__
"""Waits below all others as long as an Exploration goes on."""

NO_CARDS: frozenset[str] = frozenset()
OWN_PRICE = {"card": "discard-cards", "skill": "lose-charges"}
"""By the kind of card: the cost that is paid with what using the card takes, too."""
ALWAYS = ("-",)
"""Windows of what may be used beside any decision and opens none of its own."""


ANY = "any"
"""The moment of what may be used at any time. V-CARD-02."""
TURN = "turn"
"""The moment between Actions, before the first and after the last; and what is used in the own turn. V-EQUIP-09."""
RULES = {"card": "V-CARD-02", "skill": "V-CREW-04", "gear": "V-EQUIP-09", "find": "V-DISC-08", "mod": "V-LAND-07"}
"""By the kind of card, the rule that says when it may be used."""


class Used(msgspec.Struct, frozen=True):
    """What is used of a card, and by whom."""

    who: int
    kind: str
    """card, skill, gear, find or mod."""
    card: str
    place: int


class Use(Used, frozen=True):
    """One way to use one card now."""

    seat: int
    option: Option
    anyone: bool


# What could be used


def users(state: Vanguard, cards: frozenset[str]) -> list[int]:
    """Of the living, those who may have one of some cards at hand: a quick look before the careful one."""
    found = holders(state, cards)
    if not found and not state.tokens:
        return []
    placed = [sector for sector, _ in state.tokens]
    return [who for who in living(state) if who in found or state.crew[who].sector in placed]


def cards_of(play: VanguardPlay, who: int, among: frozenset[str]) -> list[tuple[str, str]]:
    """What is in the hands of a Crewmember and among certain cards: kind, card. V-DISC-16, V-RUL-104."""
    state = play.state
    crew = state.crew[who]
    found: list[tuple[str, str]] = []
    if not among.isdisjoint(crew.hand) and not is_too_large(play, who):
        found += [("card", card) for card in dict.fromkeys(crew.hand) if card in among]
    if crew.charges > 0 and crew.card in among:
        found.append(("skill", crew.card))
    if not among.isdisjoint(crew.gear) or any(sector == crew.sector for sector, _ in state.tokens):
        found += [("gear", card) for card in usable_gear(play, who) if card in among]
    if not among.isdisjoint(state.found):  # V-DISC-16
        found += [("find", card) for card in dict.fromkeys(state.found) if card in among]
    if not among.isdisjoint(state.mods):
        found += [("mod", card) for card in state.mods if card in among]
    return found


def abilities_on(play: VanguardPlay, kind: str, card: str) -> Sequence[Ability]:
    """What is written on a card."""
    content = play.content
    match kind:
        case "card":
            return (content.sections[card].top,)
        case "skill":
            return (content.crew[card].ability,)
        case "gear":
            return content.equipment[card].abilities
        case "mod":
            return content.mods[card].abilities
    found = content.discoveries.get(card) or content.uniques[card]
    return () if found.ability is None else (found.ability,)


def usable_gear(play: VanguardPlay, who: int) -> list[str]:
    """What it carries itself and needs no token, and what lies in its Sector with its Upgrades.

    V-EQUIP-09, V-EQUIP-11, V-EQUIP-13.
    """
    state, content = play.state, play.content
    crew = state.crew[who]
    cards = content.equipment
    placed = [card for sector, card in state.tokens if sector == crew.sector]
    carried = [] if has_power(play, who, "no-equipment") else [card for card in crew.gear if not is_placed(cards[card])]
    there = (*carried, *placed)
    upgrades = [card for each in state.crew for card in each.gear if cards[card].upgrades in there]
    return list(dict.fromkeys((*there, *upgrades)))


def is_placed(card: EquipmentCard) -> bool:
    """Whether it works only as a token on the board, or together with one. V-EQUIP-05, V-EQUIP-12."""
    return card.place is not None or card.upgrades is not None


def uses_of(play: VanguardPlay, who: int, moment: str, among: frozenset[str] | None = None) -> Iterator[Use]:
    """What a Crewmember could use at a moment, of all cards or of some. V-CARD-02."""
    state = play.state
    if among is None:
        among = play.content.moments.get(moment, NO_CARDS)
    for kind, card in cards_of(play, who, among):
        for place, ability in enumerate(abilities_on(play, kind, card)):
            if ability.when == moment and cannot_use(play, who, kind, card, ability) is None:
                number = {"place": place} if place else {}
                chosen = option(str(UseVerb(kind)), card=card, who=name_of(state, who), **number)
                yield Use(who, kind, card, place, seat_of(state, who), chosen, ability.anyone)


def cannot_use(play: VanguardPlay, who: int, kind: str, card: str, ability: Ability) -> Refusal | None:
    """Used too often, not in the own turn, no Action left, condition, price.

    V-EQUIP-17, V-EQUIP-10, V-TURN-12, V-GEN-06.
    """
    state = play.state
    crew = state.crew[who]
    if ability.once and str(Mark(ability.once, card)) in _marks_of(play, who, ability):
        return USED_UP
    if ability.when == TURN and not has_turn(state, who):
        return NOT_IN_TURN
    if ability.action and (crew.actions < 1 or state.window != TURN):
        return NO_ACTION
    about = About(who, crew.sector, card_source(card))
    if not holds(play, ability.only, about):
        return NOT_MET
    subject = subject_of(play, who, ability)
    if subject != who:
        about = About(subject, state.crew[subject].sector, about.source)
    return cannot_pay(play, ability.effect, about) or _lacks_itself(play, who, kind, ability)


def subject_of(play: VanguardPlay, who: int, ability: Ability) -> int:
    """Whom a text is about: a card that Assists works as if the active Crewmember had played it. V-CHECK-4.5."""
    check = play.state.check
    return check.active if check is not None and ability.when == "check" else who


def _lacks_itself(play: VanguardPlay, who: int, kind: str, ability: Ability) -> Refusal | None:
    """What a card costs by being used is gone before its text asks for more of the same. V-CARD-04, V-CREW-04."""
    crew, cost = play.state.crew[who], ability.effect.tree
    if kind not in OWN_PRICE or not isinstance(cost, Pay) or cost.cost.form != OWN_PRICE[kind]:
        return None
    left = crew.charges if kind == "skill" else len(crew.hand)
    reason = "why-not-charges" if kind == "skill" else "why-not-cards"
    return Refusal("V-GEN-06", reason) if left <= int(cost.cost.args[0]) else None


USED_UP = Refusal("V-EQUIP-17", "why-not-used-up")
NOT_IN_TURN = Refusal("V-EQUIP-09", "why-not-in-turn")
NO_ACTION = Refusal("V-TURN-12", "why-not-no-action")
NOT_MET = Refusal("V-EQUIP-17", "why-not-condition")
"""What stands in the way of an ability."""


def _is_shared(play: VanguardPlay, kind: str, card: str) -> bool:
    """Mods, finds and tokens serve the whole team, and are used up for all of it."""
    return kind in ("mod", "find") or any(token == card for _, token in play.state.tokens)


def _marks_of(play: VanguardPlay, who: int, ability: Ability) -> tuple[str, ...]:
    check = play.state.check
    if ability.once == "check":
        return check.marks if check is not None else ()
    return (*play.state.crew[who].marks, *play.state.used)


# Using it


def ability_of(play: VanguardPlay, chosen: Used) -> Ability:
    return abilities_on(play, chosen.kind, chosen.card)[chosen.place]


def use(play: VanguardPlay, chosen: Used) -> Procedure[None]:
    """Pay, carry out, put away. No Action is used, unless the text says that it counts as one.

    V-CARD-04, V-CREW-04, V-CREW-10, V-EQUIP-10, V-EQUIP-15, V-TURN-11, V-RUL-C25.
    """
    state = play.state
    who, card = chosen.who, chosen.card
    ability = ability_of(play, chosen)
    _tell(play, chosen)
    if ability.once == "check" and state.check is not None:
        state.check.marks = (*state.check.marks, str(CheckMark("check", card)))
    elif ability.once and _is_shared(play, chosen.kind, card):
        state.used = (*state.used, str(Mark(ability.once, card)))
    elif ability.once:
        state.crew[who].marks = (*state.crew[who].marks, str(Mark(ability.once, card)))
    if ability.action:
        state.crew[who].actions -= 1
    _give_up(play, chosen, ability)
    subject = subject_of(play, who, ability)
    about = About(subject, state.crew[subject].sector, card_source(card))
    yield from run(play, ability.effect, about, RULES[chosen.kind])


def _tell(play: VanguardPlay, chosen: Used) -> None:
    name = name_of(play.state, chosen.who)
    match chosen.kind:
        case "card":
            play.emit(CardPlayed("V-CARD-04", name, chosen.card))
        case "skill":
            play.emit(SkillUsed("V-CREW-04", name, chosen.card))
        case _:
            play.emit(GearUsed(RULES[chosen.kind], name, chosen.card))
            count_deed(play, "equipment", chosen.card)


def _give_up(play: VanguardPlay, chosen: Used, ability: Ability) -> None:
    """Pay what using costs of the card itself: a Section card is gone, and its combination with it.

    V-CARD-04, V-CHECK-5.14, V-CREW-04, V-EQUIP-15.
    """
    who, card = chosen.who, chosen.card
    match chosen.kind, ability.gives_up:
        case "card", "sacrifice":
            sacrifice_card(play, who, card, "V-SAC-08")
        case "card", _:
            put_away(play, who, card, "V-CARD-04")
        case "skill", _:
            change_charges(play, who, -1, "V-CREW-04")
        case "gear", "return":
            return_gear(play, who, card)
        case "find", "discard":
            discard_discovery(play, card)


def return_gear(play: VanguardPlay, who: int, card: str) -> None:
    """Put Equipment that was used up back into the Armory, its token with it, whoever carries the card. V-EQUIP-15."""
    state = play.state
    state.tokens = tuple(token for token in state.tokens if token[1] != card)
    carrier = next(crew for crew in (state.crew[who], *state.crew) if card in crew.gear)
    gear = list(carrier.gear)
    gear.remove(card)
    carrier.gear = tuple(gear)
    state.armory = (*state.armory, card)
    play.emit(GearReturned("V-EQUIP-15", card))


# Beside any decision


def interrupts(play: VanguardPlay) -> Iterator[Interrupt]:
    """Exert, texts for any time, and those for the moment that is open. V-EXERT-01, V-CARD-02."""
    state = play.state
    if not is_under_way(state):
        return
    yield from completions(play)
    yield from gifts(play)
    for who in living(state):
        seat = seat_of(state, who)
        if not cannot_exert(play, who):
            yield Interrupt(seat, option("exert", who=name_of(state, who)), "V-EXERT-01", call(do_exert, who), ALWAYS)
        for moment in dict.fromkeys((*times_of(play, who), *_moments(play, who))):
            windows = (state.window,) if moment in (state.window, "follow", "rest-here") else ALWAYS
            for each in uses_of(play, who, moment):
                wanted = call(use_card, who, each.kind, each.card, each.place)
                yield Interrupt(seat, each.option, RULES[each.kind], wanted, windows)


def has_turn(state: Vanguard, who: int) -> bool:
    """Both phases of it, Dice Checks and the Event included. V-TURN-06."""
    return state.turn == who


def times_of(play: VanguardPlay, who: int) -> tuple[str, ...]:
    """What needs no moment of its own: texts for any time, and in the own turn those for it. V-EQUIP-09, V-DISC-08."""
    return (ANY, TURN) if has_turn(play.state, who) else (ANY,)


def is_under_way(state: Vanguard) -> bool:
    """Whether there is anybody who could use something: in rounds, and while the Lander comes down; not aboard.

    An Exploration that has ended is over: nothing is used any more. V-END-15.
    """
    if not state.crew or state.ship.page or not state.flow or state.flow[0].step != LAST_STEP:
        return False
    return state.round > 0 or state.moment(LandingStepMoment) is not None


def uses_for(play: VanguardPlay, window: str) -> Iterator[Use]:
    """What of `interrupts` there is for a window: most windows pass, and a quick no is worth much."""
    if window != play.state.window:
        return
    for who in users(play.state, play.content.moments.get(window, NO_CARDS)):
        for moment in _moments(play, who):
            yield from uses_of(play, who, moment)


def completions(play: VanguardPlay) -> Iterator[Interrupt]:
    """Missions whose Objective is met: before or after an Action, not during one. V-MISSION-03, V-MISSION-04."""
    state = play.state
    if state.window != TURN:
        return
    for name in state.missions:
        goal = play.content.missions[name].goal
        about = About(state.turn, state.crew[state.turn].sector, ActionSource("mission", name))
        if goal is not None and holds(play, goal, about):
            wanted = call(complete_now, name)
            yield Interrupt(GROUP, option("complete", mission=name), "V-MISSION-03", wanted, pressing=True)


def gifts(play: VanguardPlay) -> Iterator[Interrupt]:
    """Equipment changes hands freely between those who share a Sector. V-EQUIP-08, V-RUL-58."""
    state, cards = play.state, play.content.equipment
    for who in living(state):
        crew = state.crew[who]
        for card in dict.fromkeys(crew.gear):
            if cards[card].section is None and (crew.sector, card) not in state.tokens:
                for other in others_here(state, who):
                    chosen = option("give", gear=card, who=name_of(state, who), other=name_of(state, other))
                    wanted = call(give_gear, who, other, card)
                    yield Interrupt(seat_of(state, who), chosen, "V-EQUIP-08", wanted, ALWAYS)


@STEPS.step()
def complete_now(play: VanguardPlay, name: str) -> Procedure[None]:
    state = play.state
    about = About(state.turn, state.crew[state.turn].sector, ActionSource("mission", name))
    yield from complete_mission(play, name, about, "V-MISSION-03")


@STEPS.step(asks=False)
def give_gear(play: VanguardPlay, who: int, other: int, card: str) -> Procedure[None]:
    """Give Equipment to another Crewmember; without it the hand may be too large. V-EQUIP-08, V-CARD-09."""
    state = play.state
    gear = list(state.crew[who].gear)
    gear.remove(card)
    state.crew[who].gear = tuple(gear)
    state.crew[other].gear = (*state.crew[other].gear, card)
    play.emit(GearGiven("V-EQUIP-08", name_of(state, who), name_of(state, other), card))
    yield from keep_limit(play, who)


FOLLOWED: dict[str, tuple[type[TravelMoment | RestMoment], str]] = {
    "travel": (TravelMoment, "follow"),
    "rest": (RestMoment, "rest-here"),
}
"""Moments of one Crewmember that are another moment for those in the same Sector."""


def _moments(play: VanguardPlay, who: int) -> tuple[str, ...]:
    """What the open moment is for a Crewmember: another's Travel or Rest is one to follow or to help with."""
    state = play.state
    if not state.window:
        return ()
    if state.window == TURN and not has_turn(state, who):
        return ()
    if state.window not in FOLLOWED:
        return (state.window,)
    kind, beside = FOLLOWED[state.window]
    moment = state.moment(kind)
    if moment is None or moment.who == who:
        return (state.window,)
    return (beside,) if state.crew[moment.who].sector == state.crew[who].sector else ()


@STEPS.step()
def do_exert(play: VanguardPlay, who: int) -> Procedure[None]:
    """Exert: whatever moment it was used in goes on as it was, even if the Exert had such a moment of its own.

    No Action is used by it. V-EXERT-01, V-EXERT-02.
    """
    moments = [each.copy() for each in play.state.moments]
    yield from exert(play, who)
    play.state.moments = moments


@STEPS.step()
def use_card(play: VanguardPlay, who: int, kind: str, card: str, place: int) -> Procedure[None]:
    yield from use(play, Used(who, kind, card, place))
    settle_rank_up(play)
