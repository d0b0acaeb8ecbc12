"""The Event at the end of a turn. Rulebook chapter 13."""

from farlight.content.ids import text_place
from farlight.kernel import Procedure, StepTable
from farlight.vanguard.model.events import EventRevealed
from farlight.vanguard.model.ids import ActionSource, Deed, Power
from farlight.vanguard.model.moments import EventMoment
from farlight.vanguard.rules.context import About, VanguardPlay, run
from farlight.vanguard.rules.exploration.abilities import return_gear
from farlight.vanguard.rules.exploration.board import biomes_at, name_of
from farlight.vanguard.rules.exploration.section_cards import without
from farlight.vanguard.rules.exploration.turns import next_turn
from farlight.vanguard.rules.exploration.tutorial import QUIET, SCRIPT, is_led, led_turn_ended
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.rank_up import count_deed, settle_rank_up

STEPS = StepTable()


@STEPS.step(asks=False)
def end_turn(play: VanguardPlay) -> None:
    """Flip the Turn token, then an Event. V-TURN-13, V-TURN-14; none yet in the Tutorial, V-TUT-21."""
    state = play.state
    crew = state.crew[state.turn]
    crew.done = True
    play.then(next_turn)
    if is_led(play):
        play.then(led_turn_ended, state.turn)
    if crew.alive and events_begun(play):
        count = 2 if "turn:two-events" in crew.marks else 0 if "turn:no-event" in crew.marks else 1
        for _ in range(count):
            play.then(reveal_event, state.turn)


def events_begun(play: VanguardPlay) -> bool:
    """Whether Events are drawn yet: in the Tutorial only after a Mission has been revealed.

    V-TUT-21, V-QUICK-27, V-RUL-20, V-TUT-72, V-RUL-23.
    """
    return play.state.tutorial not in (SCRIPT, QUIET)


@STEPS.step()
def reveal_event(play: VanguardPlay, who: int) -> Procedure[None]:
    """Reveal, a last moment for others, then the half that fits.

    V-EVENT-01, V-EVENT-02, V-EVENT-03, V-EVENT-04, V-EVENT-05, V-EVENT-06, V-EVENT-07, V-EVENT-08.
    """
    state = play.state
    if not state.crew[who].alive:
        return
    name = draw_event(play)
    if not name:
        return
    announce(play, who, name)
    name = yield from _changed(play, EventMoment(name, who))
    if not name:
        return
    if not state.crew[who].alive:  # V-DEADLY-16
        state.past = (*state.past, name)
        return
    card = play.content.events[name]
    matches = does_match(play, who, name)
    effect, rule = (card.main, "V-EVENT-04") if matches else (card.other, "V-EVENT-05")
    if matches:
        _wear_tokens(play, who)
    state.past = (*state.past, name)
    yield from run(play, effect, About(who, state.crew[who].sector, ActionSource("event", name)), rule)
    settle_rank_up(play)


def _changed(play: VanguardPlay, event: EventMoment) -> Procedure[str]:
    """Give the Event that is left after all that was used for it, as often as it changes; none if it is ignored."""
    before: EventMoment | None = None
    while event != before:
        before = event.copy()
        yield from open_moment(play, event, "V-EXERT-05")
        event = close_moment(play, EventMoment)
    if event.event and event.ignored:
        play.state.past = (*play.state.past, event.event)
        return ""
    return event.event


def announce(play: VanguardPlay, who: int, name: str) -> None:
    """Tell the Event, and the half of it that applies."""
    card = play.content.events[name]
    matches = does_match(play, who, name)
    effect = card.main if matches else card.other
    play.emit(
        EventRevealed("V-EVENT-01", name_of(play.state, who), name, matches, text_place("event", name), effect.source)
    )


def _wear_tokens(play: VanguardPlay, who: int) -> None:
    """Wear frail tokens, each of which lasts a number of Events in its Sector."""
    state = play.state
    sector = state.crew[who].sector
    for place, name in state.tokens:
        for power in map(Power.parse, play.content.equipment[name].powers if place == sector else ()):
            if power.word == "frail" and power.number is not None:
                count_deed(play, "worn", name)
                if state.deeds[str(Deed("worn", name))] >= power.number:
                    return_gear(play, who, name)


def draw_event(play: VanguardPlay) -> str:
    """The top card; an empty deck is rebuilt first. V-EVENT-01, V-EVENT-02."""
    state = play.state
    if not state.events:
        cards = list(state.past)
        play.shuffle("events", cards)
        state.events, state.past = tuple(cards), ()
    if not state.events:
        return ""
    name = play.turn_up("event", state.events)
    state.events = without(state.events, name)
    return name


def does_match(play: VanguardPlay, who: int, name: str) -> bool:
    """Whether the Sector of a Crewmember has a Biome of the Event. V-EVENT-03, V-EVENT-04, V-EVENT-05."""
    return bool(biomes_at(play, play.state.crew[who].sector) & set(play.content.events[name].biomes))
