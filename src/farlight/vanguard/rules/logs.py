"""Logs: texts to read aloud, with what they do and ask."""

from farlight.content.ids import TextPlace
from farlight.kernel import Procedure, Refusal, choose, option
from farlight.vanguard.model.events import LogRead
from farlight.vanguard.model.ids import ActionSource, CardPart
from farlight.vanguard.model.moments import LogMoment
from farlight.vanguard.model.planet_cards import LogCard, LogChoice, LogVariant
from farlight.vanguard.rules.context import NOBODY, About, VanguardPlay, cannot_pay, decider, holds, run
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.rank_up import count_deed
from farlight.vanguard.rules.story_text import bound


def fire(play: VanguardPlay, name: str, who: int, rule: str, sector: int = 0) -> Procedure[None]:
    """Read a Log: its text, its effect, its choice. "You" is the Crewmember it happens to. V-TRAVEL-13."""
    state = play.state
    about = About(who, sector or (0 if who == NOBODY else state.crew[who].sector), ActionSource("log", name))
    place, log = log_text(play, name, about)
    state.read = (*state.read, name)
    state.telling = bound(play, str(place), log.text, who)
    play.emit(LogRead(rule, name, "" if who == NOBODY else name_of(state, who), state.telling, about.sector))
    count_deed(play, "logs")
    play.reveal()
    yield from run(play, log.effect, about, rule)
    if log.choices:
        yield from _ask(play, place, log.choices, about, rule)
    if who != NOBODY:
        yield from open_moment(play, LogMoment(who), rule)
        close_moment(play, LogMoment)


def log_text(play: VanguardPlay, name: str, about: About) -> tuple[TextPlace, LogCard | LogVariant]:
    """A Log as flags have it, and the place in the pack where it is written."""
    card = play.content.logs[name]
    for number, other in enumerate(card.instead):
        if holds(play, other.only, about):
            return TextPlace("log", name, ("instead", str(number))), other
    return TextPlace("log", name), card


def _ask(play: VanguardPlay, place: TextPlace, choices: list[LogChoice], about: About, rule: str) -> Procedure[None]:
    """Ask for one of the choices, named by their place: `1101.1`, or `1101.instead.0.1` in another text of the same
    Log.
    """
    numbers = [number for number, choice in enumerate(choices) if holds(play, choice.only, about)]
    number = yield from choose(
        play,
        decider(play, about),
        "log",
        rule,
        lambda: numbers,
        lambda each: option("log-choice", choice=str(CardPart(place.card, (*place.path, str(each + 1))))),
        bar=lambda each: _unpayable(play, choices[each], about),
        refs=(("log", place.card),),
    )
    yield from run(play, choices[number].cost, about, rule)
    yield from run(play, choices[number].effect, about, rule)


def _unpayable(play: VanguardPlay, choice: LogChoice, about: About) -> Refusal | None:
    return None if choice.cost is None else cannot_pay(play, choice.cost, about)
