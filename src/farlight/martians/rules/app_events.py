"""The companion app's part of a round: events, Adventures, Mission Log, follow-ups. Rulebook chapters 13 and 14."""

from collections.abc import Sequence

from farlight.content import EffectText
from farlight.content.ids import BoundText, text_place
from farlight.kernel import Procedure, StepTable
from farlight.martians.model.content import EventCard, Telling
from farlight.martians.model.events.app import (
    AdventureMet,
    AdventureReturned,
    EchoCame,
    EventCame,
    EventDone,
    EventExpired,
    EventStruck,
)
from farlight.martians.model.ids import Pile
from farlight.martians.model.state import Entry, Martians
from farlight.martians.rules.ability_moments import by_ticket, unforeseen
from farlight.martians.rules.context import COMPLEXES, About, MartiansPlay, holds, mentions, sized, without
from farlight.martians.rules.crew import count_deed, count_stat, heed, name_of
from farlight.martians.rules.effect_checks import resolve, settle
from farlight.martians.rules.malfunction import move_track
from farlight.martians.rules.mission_history import add_to_history
from farlight.martians.rules.piles import discard, draw, lay

STEPS = StepTable()
LIFE = 3
"""Rounds that an event is remembered. M-LOG-02."""


def chance(play: MartiansPlay, stream: str, percent: int) -> bool:
    """One of the app's own dice."""
    return play.roll(stream, 100) <= percent


def story(play: MartiansPlay, key: str, who: int, rover: str = "") -> str:
    """A story of the pack with the people it is about, for whoever tells it: `event.g01.text|fp=amara`."""
    return _story(play, key, who, play.state.first, play.state.sol, rover)


def retold(play: MartiansPlay, entry: Entry) -> str:
    """The story of an event in the Log as it was told when it came: by the First Player of that sol. M-APP-23."""
    return _story(play, _text_of("event", entry.event, entry.telling), entry.who, entry.who, entry.sol)


def telling(play: MartiansPlay, others: Sequence[Telling], about: About) -> int:
    """Which text of a card is told now: 0 for its own, else the place of the first other one that holds, from 1 on."""
    return next((place for place, other in enumerate(others, 1) if holds(play, other.when, about)), 0)


def _text_of(kind: str, card: str, number: int) -> str:
    return text_place(kind, card, "instead", number - 1, "text") if number else text_place(kind, card, "text")


def _story(play: MartiansPlay, key: str, who: int, first: int, sol: int, rover: str = "") -> str:
    state = play.state
    other = (who + 1) % len(state.crew)
    people = {"fp": first, "actor": who, "who": who, "a": who, "other": other}
    delay = play.content.missions[state.mission].delay
    named = ((word, name_of(state, person)) for word, person in people.items())
    return str(BoundText(key, (*named, ("sol", str(sol)), ("delay", str(delay)), ("rover", rover or "wagtail"))))


# Step 1


@STEPS.step()
def raise_track(play: MartiansPlay) -> Procedure[None]:
    """Raise one track that the app names, and resolve what it triggers before anything else.

    M-EVT-01, M-EVT-02, M-RUL-EV-02, M-APP-12.
    """
    yield from heed(play, by_ticket(play))
    if not play.state.decks["bag"]:
        lay(play, "bag", [name for name in COMPLEXES for _ in range(play.content.ruling.bag_tickets)])
    move_track(play, draw(play, "bag"), 1, "M-EVT-01")
    yield from settle(play)


# Step 2


@STEPS.step()
def waiting(play: MartiansPlay) -> Procedure[None]:
    """Resolve what is due now, be it nothing: Adventures and follow-ups, the oldest first.

    M-EVT-03, M-RUL-EV-01, M-RUL-FUP-03, M-EVT-04, M-APP-13.
    """
    state = play.state
    yield from heed(play, unforeseen(play))
    due = [item for item in state.schedule if item[0] <= state.sol]
    echoes = 0
    for item in due:
        _, kind, card, who, parent = item
        if kind == "echo":
            if echoes == play.content.ruling.echoes_per_sol:
                continue
            echoes += 1
            state.schedule.remove(item)
            yield from _echo(play, parent, who)
        else:
            state.schedule.remove(item)
            yield from _returned(play, card, who)


def _returned(play: MartiansPlay, card_id: str, who: int) -> Procedure[None]:
    """Let a delayed Adventure strike, or vanish. M-ADV-08, M-RUL-ADV-04, M-APP-28."""
    state = play.state
    card = play.content.adventures[card_id]
    if card.later is None or not chance(play, "adventure-later", play.content.ruling.adventure_chance):
        return
    add_to_history(play, "adventure-later", card_id)
    told = story(play, text_place("adventure", card_id, "later_text"), who)
    play.emit(AdventureReturned("M-ADV-08", name_of(state, who), card_id, told, sized(play, card.later).source))
    about = About(who, facility=_home_of(card.colour))
    yield from resolve(play, card.later, about, "M-APP-30")


def _home_of(colour: str) -> str:
    return {"green": "ga", "grey": "pb", "blue": "la"}.get(colour, "ws")


def _echo(play: MartiansPlay, parent: str, who: int) -> Procedure[None]:
    """Draw the kind of a follow-up when it is due, twice as likely with a fitting tag. M-RUL-FUP-04, M-RUL-FUP-05."""
    state = play.state
    own = play.content.events[parent].echo == "own"
    names = [echo for echo in play.content.tables.echoes.get(parent if own else "", ()) if echo not in state.told]
    if not names:
        return
    tags = play.content.profiles[state.crew[who].profile].tags
    tickets = [echo for echo in names for _ in range(2 if play.content.echoes[echo].tag in tags else 1)]
    chosen = tickets[play.roll("echo", len(tickets)) - 1]
    card = play.content.echoes[chosen]
    state.told.append(chosen)
    told = story(play, _text_of("echo", chosen, telling(play, card.instead, About(who))), who)
    add_to_history(play, "echo", chosen)
    play.emit(EchoCame("M-CONS-04", name_of(state, who), chosen, parent, told, sized(play, card.effect).source))
    yield from resolve(play, card.effect, About(who), "M-CONS-01")


@STEPS.step(asks=False)
def consequences(play: MartiansPlay) -> Procedure[None]:
    """Let events whose action was not done strike, if they do. M-LOG-05, M-RUL-EV-06, M-APP-14, M-EVT-08."""
    state = play.state
    for place in range(len(state.log)):
        entry = state.log[place]
        later = play.content.events[entry.event].later
        percent = strike_chance(play, entry, state.sol)
        if later is None or not percent:
            continue
        yield from heed(play, unforeseen(play))
        if chance(play, "consequence", percent):
            entry.state = "struck"
            add_to_history(play, "consequence", entry.event)
            play.emit(EventStruck("M-LOG-05", entry.event, sized(play, later).source))
            recall(play, place)
            yield from resolve(play, later, About(state.first, entry=place), "M-LOG-05")


def strike_chance(play: MartiansPlay, entry: Entry, sol: int) -> int:
    """The chance in percent that an event strikes in the Events phase of a sol. M-RUL-EV-06, M-RUL-DIF-P."""
    chances = play.content.ruling.consequence_chances
    age = sol - entry.sol
    if entry.state != "open" or play.content.events[entry.event].later is None or not 1 <= age <= len(chances):
        return 0
    factor = play.content.difficulties[play.state.difficulty].chance
    return min(100, chances[age - 1] * factor // 100)


def listed(state: Martians) -> list[Entry]:
    """The events that the Log shows: those not completed. M-APP-23, M-APP-24, M-RUL-FAQ-06."""
    return [entry for entry in state.log if entry.state != "done"]


def rounds_left(state: Martians, entry: Entry) -> int:
    """The rounds that an event is still remembered, this one included. M-LOG-02, M-APP-23."""
    return LIFE - (state.sol - entry.sol)


# Step 3


@STEPS.step()
def mission_event(play: MartiansPlay) -> Procedure[None]:
    """Tell exactly one event each round: its story, its effect at once, its action in the Log.

    M-EVT-05, M-EVT-06, M-RUL-EV-03, M-APP-15.
    """
    state = play.state
    if not state.decks["event"]:
        return
    yield from heed(play, unforeseen(play))
    event = draw(play, "event")
    discard(play, "event", event)
    card = play.content.events[event]
    place = len(state.log)
    number = telling(play, card.instead, About(state.first))
    state.log.append(Entry(event, state.sol, "open", "", "", state.first, telling=number))
    add_to_history(play, "event", event)
    count_stat(state, "events")
    told = story(play, _text_of("event", event, number), state.first)
    play.emit(EventCame("M-EVT-05", event, told, sized(play, card.now).source))
    state.flags.pop("drawn", None)
    state.flags.pop("remembered", None)
    _schedule_echo(play, card)
    yield from resolve(play, card.now, About(state.first, entry=place), "M-EVT-06")
    remember(play, place)


def _schedule_echo(play: MartiansPlay, card: EventCard) -> None:
    """Schedule the follow-up that may come of it, whatever the players do.

    M-CONS-02, M-RUL-EV-09, M-RUL-FUP-02, M-RUL-FUP-01.
    """
    state = play.state
    ruling = play.content.ruling
    if card.echo and chance(play, "echo-chance", ruling.echo_chance):
        delay = ruling.echo_delay[play.roll("echo-delay", len(ruling.echo_delay)) - 1]
        state.schedule.append((state.sol + delay, "echo", "", state.first, card.id))


def recall(play: MartiansPlay, place: int) -> None:
    """Recall the space and the Facility that an event once touched."""
    entry = play.state.log[place]
    play.state.flags["drawn"] = entry.place
    play.state.flags["remembered"] = entry.thing


def remember(play: MartiansPlay, place: int) -> None:
    flags = play.state.flags
    entry = play.state.log[place]
    entry.place, entry.thing = flags.get("drawn", ""), flags.get("remembered", "")


def complete(play: MartiansPlay, place: int, about: About) -> Procedure[None]:
    """Complete an Event action, which succeeds only once. M-EVA-06, M-LOG-06, M-APP-17, M-LOG-04."""
    state = play.state
    entry = state.log[place]
    if entry.state != "open":
        return
    entry.state = "done"
    count_stat(state, "done")
    count_deed(state, about.who, "events")
    add_to_history(play, "done", entry.event)
    play.emit(EventDone("M-EVA-06", entry.event))
    recall(play, place)
    yield from resolve(play, reward_of(play, entry), about, "M-EVA-07")


def reward_of(play: MartiansPlay, entry: Entry) -> EffectText:
    """What an Event action gives: no repair if the event broke nothing. M-RUL-EV-13."""
    card = play.content.events[entry.event]
    if entry.broke or not mentions(card.now.source, "break-one"):
        return card.reward
    return without(card.reward, "fix-one")


def expire(play: MartiansPlay) -> None:
    """Forget an event after three rounds, whether it has struck or not.

    M-LOG-07, M-LOG-08, M-LOG-10, M-RUL-EV-05, M-FAQ-22, M-RUL-FAQ-06.
    """
    state = play.state
    kept: list[Entry] = []
    for entry in state.log:
        if rounds_left(state, entry) > 1:
            kept.append(entry)
        elif entry.state == "open":
            count_stat(state, "expired")
            play.emit(EventExpired("M-LOG-10", entry.event))
    state.log = kept


# 14.1 Adventures


def adventure(play: MartiansPlay, about: About, colour: str) -> Procedure[None]:
    """Draw an Adventure, without repeats until the deck is used up.

    M-ADV-02, M-ADV-04, M-ADV-05, M-ADV-07, M-RUL-ADV-01, M-APP-27.
    """
    state = play.state
    deck = str(Pile("adventure", colour))
    if not state.decks[deck]:
        lay(play, deck, adventure_deck(play, colour))
    chosen = draw(play, deck)
    card = play.content.adventures[chosen]
    text = _text_of("adventure", chosen, telling(play, card.instead, about))
    add_to_history(play, "adventure", chosen)
    count_stat(state, "adventures")
    effect = "" if card.effect is None else sized(play, card.effect).source
    told = story(play, text, about.who, about.rover)
    play.emit(AdventureMet("M-ADV-02", name_of(state, about.who), chosen, told, effect))
    if card.later is not None:
        delays = play.content.ruling.adventure_delay
        delay = delays[play.roll("adventure-delay", len(delays)) - 1]
        state.schedule.append((state.sol + delay, "adventure", chosen, about.who, ""))
    if card.effect is not None:
        yield from resolve(play, card.effect, about, "M-APP-30")


def adventure_deck(play: MartiansPlay, colour: str) -> list[str]:
    core = play.content.ruling.adventure_pool == "core"
    cards = play.content.adventures.values()
    return [card.id for card in cards if card.colour == colour and (card.core or not core)]
