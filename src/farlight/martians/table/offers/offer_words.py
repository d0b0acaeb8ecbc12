"""What an offer says: its title, who and what is chosen, and what follows from it."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from farlight.kernel import Line, Refs, Refusal
from farlight.martians.model.ids import CalledPawn, Cause, Element, Thing, parts_of
from farlight.martians.rules.actions.stacks import costs, performer, shown_target, strikes
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.app_events import reward_of
from farlight.martians.rules.context import MartiansPlay, seat_of, sized
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.table.forecast import Odds, forecast
from farlight.martians.table.odds_words import percent
from farlight.martians.table.offers.teams import Done
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import Aim
from farlight.martians.table.plan_forecast import as_planned
from farlight.texts import Texts

ARROW = "\N{RIGHTWARDS ARROW}"


def title(play: MartiansPlay, aim: Aim, texts: Texts, things: Collection[str] = ()) -> str:
    """`Repair Backup Farm: Hardware`; of a Gather, what is brought home, if there is one such thing."""
    action = texts.name("action", aim.verb)
    if not aim.target:
        return action
    target = texts.name("target", shown(play, aim))
    if aim.verb == "gather" and len(things) == 1:
        [thing] = things
        return texts.say("offer-title-bring", things=texts.name("things", thing), target=target)
    return texts.say("offer-title", verb=aim.verb, action=action, target=target)


def shown(play: MartiansPlay, aim: Aim) -> str:
    """What it is aimed at, as people call it: an event by its card."""
    return play.state.log[int(aim.target)].event if verb_of(play, aim.verb).is_event else aim.target


def reason(refusal: Refusal, texts: Texts) -> str:
    """What is missing, without the number of the rule."""
    return texts.line(Line(refusal.reason, refusal.refs))


# Who


def short_name(trial: Trial, member: str, texts: Texts) -> str:
    """Somebody by the first of their names, where nobody else has it; machines, rovers and benefits by their own."""
    called = CalledPawn.parse(member)
    if called.machine or member in trial.play.content.rovers:
        return texts.name("machine", called.machine) if called.machine else texts.name("rover", member)
    crew = [name_of(trial.state, who) for who in range(len(trial.state.crew))]
    if called.who not in crew:
        return texts.name("perk", member)
    first = texts.name("who", called.who).split()[0]
    others = [texts.name("who", each).split()[0] for each in crew if each != called.who]
    return texts.name("who", called.who) if first in others else first


def team_text(done: Done, texts: Texts) -> str:
    return members_text(done.trial, done.members, texts)


def members_text(trial: Trial, members: Sequence[str], texts: Texts) -> str:
    """Everybody once, with how many pawns of theirs it takes."""
    names = Counter(short_name(trial, member, texts) for member in members)
    return " + ".join(f"{count} \N{MULTIPLICATION SIGN} {name}" if count > 1 else name for name, count in names.items())


def member_refs(done: Done) -> Refs:
    """The people, machines and rovers of a team as things of the board."""
    found: dict[tuple[str, str], None] = {}
    for member in done.members:
        called = CalledPawn.parse(member)
        if called.machine:
            found["machine", called.machine] = None
        elif member in done.trial.play.content.rovers:
            found["rover", member] = None
        elif called.who in {person.card for person in done.trial.state.crew}:
            found["who", called.who] = None
    return tuple(found)


def change(before: Odds, after: Odds, texts: Texts) -> str:
    """`67 % → sure`; nothing where it stays the same."""
    was, now = percent(before.success, texts), percent(after.success, texts)
    return "" if was == now else f"{was} {ARROW} {now}"


# With what, where, by which way


def way_text(play: MartiansPlay, aim: Aim, field: str, value: str, texts: Texts, made: bool = True) -> str:
    """With what, where, by which way; a part that is not there is one that is `made` of an Upgrade card."""
    if field == "facility":
        return texts.name("facility", value)
    if field == "route":
        return texts.say("offer-via", route=texts.name("route", value))
    thing = Thing.parse(value)
    if thing.way == "from":
        return texts.say("offer-take-out", facility=texts.name("facility", Element.parse(thing.what).facility))
    if aim.verb == "repair":
        left = play.state.available.count(value)
        if made and not left:
            return texts.say("offer-from-upgrade", part=texts.name("element", value))
        return texts.say("offer-from-cargo", part=texts.name("element", value), count=left)
    return texts.name("things", value)


def way_about(play: MartiansPlay, field: str, value: str, texts: Texts) -> str:
    """What follows from taking a working part out: its penalty, from now on. M-CANN-03."""
    thing = Thing.parse(value)
    if field != "things" or thing.way != "from":
        return ""
    return texts.name("fault", play.content.tables.harms[thing.what])


def way_refs(field: str, value: str) -> Refs:
    """The things of the board that a choice is about."""
    if field == "route":
        return tuple(("space", space) for space in parts_of(value))
    thing = Thing.parse(value)
    if field == "things" and thing.way == "from":
        return ("element", thing.what), ("facility", Element.parse(thing.what).facility)
    return (("facility", value),) if field == "facility" else ()


# What follows


class Consequences:
    """What follows from orders that are declared on the same table."""

    def __init__(self, base: Trial, texts: Texts) -> None:
        self._base = base
        self._texts = texts
        self._before = as_planned(base.play)
        self._known: dict[object, tuple[str, ...]] = {}

    def of(self, done: Done, given_up: tuple[str, ...] = ()) -> Iterator[str]:
        """What an order is for, what it costs, what strikes, and what would be different tomorrow if it succeeds."""
        yield from _use(self._base.play, done.order.aim, self._texts)
        yield from _price(self._base, done, self._texts)
        key = (done.order.aim, done.order.way, given_up)
        if key not in self._known:
            self._known[key] = tuple(_tomorrow(self._before, done, self._texts))
        yield from self._known[key]


def _use(play: MartiansPlay, aim: Aim, texts: Texts) -> Iterator[str]:
    """What comes of it where its name does not tell: of an event its reward, of a mission's own action what it does."""
    if verb_of(play, aim.verb).is_event:
        reward = sized(play, reward_of(play, play.state.log[int(aim.target)]))
        yield texts.name("acting_effect", reward.source)
    elif aim.verb in play.content.actions:
        yield texts.name("deed", aim.verb)


def _price(base: Trial, done: Done, texts: Texts) -> Iterator[str]:
    play, stack = done.trial.play, done.trial.newest
    for supply in dict.fromkeys(costs(play, stack)):
        words = texts.args((("count", costs(play, stack).count(supply)), ("supply", supply)))
        yield texts.say("offer-costs", stock=play.state.supply[supply], **words)
    for strike in strikes(play, stack):
        yield texts.say("offer-strikes", strike=texts.name("strike", strike))
    if done.odds.adventure and "adventure" not in strikes(play, stack):
        yield texts.say("offer-adventure", odds=percent(done.odds.adventure, texts))
    who = name_of(play.state, performer(stack))
    if stack.pawns[0] != str(performer(stack)) and not done.is_sure and CalledPawn.parse(done.members[0]).machine:
        yield texts.say("offer-operator", who=texts.name("who", who))
    same = [each for each in base.state.plan if (each.verb, each.target) == (stack.verb, stack.target)]
    if same and stack.target:
        yield texts.say("scene-twice", target=texts.name("target", shown_target(play.state, stack)))
    yield from _borrowed(done, texts)


def _borrowed(done: Done, texts: Texts) -> Iterator[str]:
    """Whose pawns of other people's it takes."""
    trial = done.trial
    for person in dict.fromkeys(value for kind, value in member_refs(done) if kind == "who"):
        who = next(who for who, each in enumerate(trial.state.crew) if each.card == person)
        if seat_of(trial.state, who) != trial.seat:
            yield texts.say("offer-borrows", who=texts.name("who", person))


def _tomorrow(before: MartiansPlay, done: Done, texts: Texts) -> Iterator[str]:
    after = as_planned(done.trial.play)
    broken = broken_elements(before), broken_elements(after)
    if broken[0] != broken[1]:
        yield texts.say("offer-broken", before=broken[0], after=broken[1])
    was, will = before.recall(forecast), forecast(after)
    for place in [Cause.parse(each).name for each in was.wilting]:
        if place not in [Cause.parse(each).name for each in will.wilting]:
            yield texts.say("offer-wilts-not", facility=texts.name("facility", place))
    if was.stress != will.stress:
        yield texts.say("offer-stress", before=was.stress, after=will.stress)
    for old, new in zip(was.tracks, will.tracks, strict=True):
        if old.trigger != new.trigger:
            words = {"before": old.trigger, "after": new.trigger}
            yield texts.say("offer-track", complex=texts.name("complex", old.complex), **words)
    for short, then in zip(was.supplies, will.supplies, strict=True):
        if short.shut_down != then.shut_down:
            words = {"before": short.shut_down, "after": then.shut_down}
            yield texts.say("offer-short", supply=texts.name("supply", short.supply), **words)
