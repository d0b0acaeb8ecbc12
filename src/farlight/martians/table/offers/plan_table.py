"""Where on the board something can be done in one go while the plan is made, and what."""

from farlight.kernel import Refs, Refusal
from farlight.kernel.offers import AtOnce, Gesture, Offer
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.action_texts import at_option
from farlight.martians.rules.actions.completion import short_of
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.plan_menu import barred, own_stacks
from farlight.martians.rules.actions.stacks import stack_at
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.forecast import odds_of
from farlight.martians.table.odds_words import with_risk
from farlight.martians.table.offers.action_order import moves
from farlight.martians.table.offers.aims import leader_things, open_aims, rooms_of, things_of
from farlight.martians.table.offers.goal_aims import goals_of_aim
from farlight.martians.table.offers.offer_words import members_text, reason, title
from farlight.martians.table.offers.plan_offers import all_of, detailed, offer_id
from farlight.martians.table.offers.taking_back import is_own
from farlight.martians.table.offers.teams import leaders
from farlight.martians.table.offers.trial import Trial, begin
from farlight.martians.table.offers.whole_actions import Aim, order_of, withdraw
from farlight.martians.table.why_idle import why_idle
from farlight.texts import Texts

MARKED = frozenset({"facility", "event"})
"""Things with a mark for what they are mostly for."""


def is_planning(play: MartiansPlay, seat: int) -> bool:
    return play.state.window == "plan" and 0 <= seat < len(play.state.seats)


def things(play: MartiansPlay, seat: int) -> Refs:
    """Every thing at which a seat can do something now."""
    base = begin(play, seat)
    found: dict[tuple[str, str | int], None] = {}
    for aim, who in open_aims(base, leaders(base)).items():
        found |= dict.fromkeys((*leader_things(base.play, who), *everywhere(base.play, aim)))
    for number in own_stacks(base.state, seat):
        found |= dict.fromkeys(_things_of_stack(base, stack_at(base.state, number)))
    return tuple(found)


def at_once(play: MartiansPlay, seat: int, texts: Texts) -> list[AtOnce]:
    """What each room and each event is for now, where that is one action: the one done there, else all it needs."""
    base = begin(play, seat)
    there: dict[tuple[str, str], dict[Aim, bool]] = {}
    for aim in open_aims(base, leaders(base)):
        rooms = rooms_of(base.play, aim)
        for kind, thing in things_of(base.play, aim):
            if kind in MARKED:
                there.setdefault((kind, thing), {})[aim] = kind == "event" or thing in rooms
    found: list[AtOnce] = []
    for (kind, thing), aims in there.items():
        own = [aim for aim, is_done_there in aims.items() if is_done_there]
        first = own[0] if own else next(iter(aims))
        if {aim.verb for aim in own} == {first.verb} or len(aims) == 1:
            alike = sum(aim.verb == first.verb for aim in aims)
            name = offer_id(base, first) if alike == 1 else first.verb
            found.append(AtOnce(kind, thing, name, texts.name("action", first.verb)))
    return found


def _things_of_stack(base: Trial, stack: Stack) -> Refs:
    return ("stack", str(stack.number)), *things_of(base.play, order_of(base, stack).aim)


def at(play: MartiansPlay, seat: int, kind: str, thing: str, texts: Texts) -> list[Offer]:
    """What a seat can do at a thing; if nothing, what is missing for it."""
    base = begin(play, seat)
    planned = [
        offer
        for number in own_stacks(base.state, seat)
        if (kind, thing) in _things_of_stack(base, stack_at(base.state, number))
        for offer in _changes(base, stack_at(base.state, number), texts)
    ]
    return [*_new(base, kind, thing, texts), *planned] or _barred(play, seat, kind, thing, texts)


def _new(base: Trial, kind: str, thing: str, texts: Texts) -> list[Offer]:
    """What could be added to the plan at a thing, or with somebody."""
    able = leaders(base)
    if kind in ("who", "machine"):
        own = [each for each in able if (kind, thing) in leader_things(base.play, [each])]
        return all_of(base, open_aims(base, own), texts, brief=True)
    aims = open_aims(base, able).items()
    return all_of(base, {aim: who for aim, who in aims if (kind, thing) in everywhere(base.play, aim)}, texts)


def everywhere(play: MartiansPlay, aim: Aim) -> Refs:
    """Where on the board an action is found: at its things, and at the goals that it serves."""
    return (*things_of(play, aim), *goals_of_aim(play, aim))


def _barred(play: MartiansPlay, seat: int, kind: str, thing: str, texts: Texts) -> list[Offer]:
    """What is missing for what a thing is there for."""
    why = _broken(play, seat, thing) if kind == "element" else why_idle(play, seat, kind, thing)
    if why is None:
        return []
    return [Offer(f"barred:{kind}:{thing}", texts.name(kind, thing), barred=reason(why, texts))]


def _broken(play: MartiansPlay, seat: int, element: str) -> Refusal | None:
    """Why a broken part cannot be repaired now: nobody is free for it, or what the rules say. M-ACT-45, M-REP-03."""
    if element not in play.state.broken:
        return None
    if not any(leaders(begin(play, seat))):
        return short_of(1)
    return next((why for choice, why in barred(play, seat) if choice.id == at_option(element).id), None)


# The plan


def act_words(before: MartiansPlay, after: MartiansPlay, texts: Texts) -> str:
    """What was added to the plan between two moments: who does what, and how likely it is to come off."""
    known = {stack.number for stack in before.state.plan}
    trial = Trial(after, 0)
    told = [
        texts.say(
            "plan-act",
            who=members_text(trial, [pawn_name(after.state, each) for each in stack.pawns], texts),
            what=title(after, order_of(trial, stack).aim, texts),
            odds=with_risk(odds_of(after, stack), texts),
        )
        for stack in after.state.plan
        if stack.number not in known
    ]
    return "; ".join(told)


def _changes(base: Trial, stack: Stack, texts: Texts) -> list[Offer]:
    """Another team or another way for an action of the plan, or none at all."""
    bare = withdraw(base, stack.number)
    if bare is None:
        return []
    order = order_of(base, stack)
    name = title(base.play, order.aim, texts)
    back = Offer(
        f"withdraw:{stack.number}",
        texts.say("offer-withdraw-what", what=name),
        gestures=(Gesture(bare.given, text=texts.say("offer-withdraw")),),
        group=texts.say("offer-planned"),
    )
    other = None
    if is_own(base, stack) and all(each.number != stack.number for each in bare.state.plan):
        who = list(leaders(bare))
        other = detailed(bare, order.aim, open_aims(bare, who).get(order.aim, []), texts, order)
    found = [*moves(base, stack, texts), back]
    if other is None:
        return found
    changed = texts.say("offer-change", what=name)
    return [
        Offer(f"change:{stack.number}", changed, other.things, other.rows, other.gestures, group=back.group),
        *found,
    ]
