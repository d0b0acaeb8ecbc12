"""What a visit of the ship would come to if nothing more were decided, and what could still be done with it."""

import math
from functools import cache
from itertools import product

import msgspec

from farlight.kernel import Play
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.exploration_end import is_fatal
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.installed_effects import ship_has
from farlight.vanguard.rules.ship import barracks, laboratory, medbay, production
from farlight.vanguard.rules.ship.crew import teams
from farlight.vanguard.rules.ship.facilities import open_facilities, usable_addons
from farlight.vanguard.rules.ship.installation import waiting
from farlight.vanguard.rules.ship.launching.emergency_recruiting import too_few
from farlight.vanguard.rules.ship.morale import level


class Forecast(msgspec.Struct, frozen=True):
    cots: list[tuple[str, str, str]]
    """Who lies in the Medbay or is about to: now, and after its next pass. V-SHIP-MEDBAY-3, V-SHIP-MEDBAY-9."""
    launch: list[str]
    """Who is Available for the Mission Launch."""
    too_few: bool
    """Whether that is not enough for an Away Team. V-SHIP-LAUNCH-8."""
    visits: int
    """How many the Command tokens are enough for. V-SHIP-FACILITY-1."""
    facilities: list[str]
    payable: list[str]
    """Research Projects whose cost is there. V-SHIP-LAB-2."""
    built: list[str]
    """Production Projects that the next visit completes. V-SHIP-PROD-3."""
    startable: list[str]
    """Production Projects that can be started. V-SHIP-PROD-6."""
    boostable: list[str]
    """Production Projects that can be boosted. V-SHIP-PROD-9."""
    draft: int
    lessons: int
    """Recruits that would be drafted, and Crewmembers that could be taught, in the Barracks.

    V-SHIP-BARRACKS-6, V-SHIP-BARRACKS-9.
    """
    situations: int
    supervised: list[str]
    """Situations that somebody has the icons for. V-SHIP-SITROOM-3."""
    addons: list[str]


def forecast_of(play: VanguardPlay) -> Forecast:
    ship, content = play.state.ship, play.content
    return Forecast(
        cots=_cots(play),
        launch=list(ship.available),
        too_few=too_few(play),
        visits=ship.command,
        facilities=open_facilities(play),
        payable=laboratory.payable(play),
        built=_built(play),
        startable=_startable(play),
        boostable=[ship.queues[place] for place in production.boostable(play)],
        draft=min(level(play).draft, len(ship.recruits)),
        lessons=len({pupil for _, pupil in barracks.lessons(play)}),
        situations=len(ship.situations),
        supervised=[card for card in ship.situations if teams(play, content.situations[card].icons)],
        addons=usable_addons(play),
    )


def _cots(play: VanguardPlay) -> list[tuple[str, str, str]]:
    """By the rules themselves, on a copy: recovery, unless this pass has seen it, then the injured of the team."""
    before = play.state.ship.patients
    later: VanguardPlay = Play(play.rules, play.content, play.state.copy())
    if play.state.ship.page != "medbay":
        medbay.recover(later)
    hurt = [who for who, mate in enumerate(later.state.crew) if mate.alive and cards_on(mate)]
    for who in hurt:
        medbay.admit(later, who)
    after = later.state.ship.patients
    lying = [(card, lane, after.get(card, "available")) for card, lane in before.items()]
    injured = [later.state.crew[who].card for who in hurt]
    return [*lying, *((card, "hurt", after.get(card, "dead")) for card in injured)]


def _startable(play: VanguardPlay) -> list[str]:
    """What a visit could start: it fills the empty slots and moves the queues first. V-SHIP-PROD-1, V-SHIP-PROD-3."""
    later: VanguardPlay = Play(play.rules, play.content, play.state.copy())
    ship = later.state.ship
    ship.queues = _moved(later)
    filling = waiting(play, "production")[: ship.ready.count("")]
    return [card for card in (*ship.ready, *filling) if card and production.places_for(later, card)]


def _moved(play: VanguardPlay) -> tuple[str, ...]:
    """The queues as the next visit would leave them, before anything starts. V-SHIP-PROD-3."""
    stages, queues = production.STAGES, list(play.state.ship.queues)
    for start in range(play.state.gains.halted_queue * stages, len(production.slots(play)), stages):
        queues[start : start + stages] = ["", *queues[start : start + stages - 1]]
    return tuple(queues)


def _built(play: VanguardPlay) -> list[str]:
    """What stands in Stage 3 of a queue that moves."""
    stages, queues = production.STAGES, play.state.ship.queues
    halted = play.state.gains.halted_queue * stages
    places = [place for place in production.slots(play) if place >= halted and place % stages == stages - 1]
    return [queues[place] for place in places if queues[place]]


def risk(play: VanguardPlay) -> int:
    """How many of a hundred do not survive the check. V-SHIP-MEDBAY-14."""
    return _risk(tuple(play.content.ruling.injury_faces), medbay.survival_dice(play), ship_has(play, "reroll-heavy"))


@cache
def _risk(faces: tuple[str, ...], count: int, again: bool) -> int:
    fatal = 0.0
    for rolled in product(faces, repeat=count):
        symbols = list(rolled)
        if not is_fatal(symbols):
            continue
        if not again:
            fatal += 1
            continue
        symbols.remove(medbay.HEAVY)  # that die is rolled once more. V-KC-SHP-17
        fatal += sum(is_fatal([*symbols, face]) for face in faces) / len(faces)
    return round(100 * fatal / math.pow(len(faces), count))
