"""Verbs and conditions for the moment of an Event, and for looking into the Event deck. Rulebook chapter 13."""

from farlight.kernel import Procedure, choose, option
from farlight.vanguard.model.moments import EventMoment
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, seat_of, verbs
from farlight.vanguard.rules.exploration.event_deck import announce, does_match, draw_event, reveal_event
from farlight.vanguard.rules.moments import is_moment_of, this_moment

# The revealed Event


@conditions.add("that event is yours", "V-EVENT-01", needs=("event", "crewmember"))
def that_event_is_yours(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(EventMoment))


@conditions.add("that event matches", "V-EVENT-04", needs=("event",))
def that_event_matches(play: VanguardPlay, _about: About) -> bool:
    moment = play.state.moment(EventMoment)
    if moment is None or not moment.event or moment.ignored:
        return False
    return does_match(play, moment.who, moment.event)


@verbs.add("ignore that event", "V-EVENT-08", needs=("event",))
def ignore_that_event(play: VanguardPlay, _about: About) -> None:
    this_moment(play, EventMoment).ignored = True


@verbs.add("replace that event", "V-EVENT-01", needs=("event",))
def replace_that_event(play: VanguardPlay, _about: About) -> None:
    """Put the Event under the deck and reveal another in its place."""
    state = play.state
    moment = this_moment(play, EventMoment)
    name = draw_event(play)
    state.events = (moment.event, *state.events)
    if name:
        announce(play, moment.who, name)
    moment.event, moment.ignored = name, False


@verbs.add("another event", "V-EVENT-12", needs=("crewmember",))
def another_event(play: VanguardPlay, about: About) -> None:
    play.then(reveal_event, about.who)


# The deck


@verbs.add("look at {count:int} events", "V-EVENT-01", needs=("crewmember",))
def look_at_events(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Put them back on top in any order: the first chosen will come first."""
    state = play.state
    top = _turn_up_events(play, count)
    ordered: list[str] = []
    while top:
        card = yield from _choose_event(play, about, "event-order", top)
        top.remove(card)
        ordered.insert(0, card)
    state.events = (*state.events, *ordered)


@verbs.add("drop one of {count:int} events", "V-EVENT-08", needs=("crewmember",))
def drop_one_of_events(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    state = play.state
    top = _turn_up_events(play, count)
    if not top:
        return
    card = yield from _choose_event(play, about, "event-drop", top)
    top.remove(card)
    state.events = (*state.events, *reversed(top))
    state.past = (*state.past, card)


def _turn_up_events(play: VanguardPlay, count: int) -> list[str]:
    """So many Events from the deck, the first one first; an empty deck is rebuilt."""
    return [card for card in (draw_event(play) for _ in range(count)) if card]


def _choose_event(play: VanguardPlay, about: About, prompt: str, cards: list[str]) -> Procedure[str]:
    return (
        yield from choose(
            play,
            seat_of(play.state, about.who),
            prompt,
            "V-EVENT-01",
            lambda: list(dict.fromkeys(cards)),
            lambda each: option("event", event=each),
        )
    )
