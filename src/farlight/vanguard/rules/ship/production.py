"""The Production Complex. Rulebook chapter 27.15."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.ship_events import ProjectMoved
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.installed_effects import ship_has
from farlight.vanguard.rules.questions import choose_next
from farlight.vanguard.rules.ship.crew import assign_team, teams
from farlight.vanguard.rules.ship.installation import fill, install_upgrades
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.projects import complete

STEPS = StepTable()

QUEUES, STAGES = 2, 3
"""The queues of the Production Complex, and the stages of each. V-SHIP-PROD-4, V-SHIP-PROD-5."""
NIGHT_SHIFT = "free-boost"


@STEPS.step()
def visit_production(play: VanguardPlay) -> Procedure[None]:
    """Install, progress, start, then Boosts.

    V-SHIP-PROD-1, V-SHIP-PROD-2, V-SHIP-PROD-3, V-SHIP-PROD-4, V-SHIP-PROD-5, V-SHIP-PROD-6, V-SHIP-PROD-7,
    V-SHIP-PROD-8, V-SHIP-PROD-9, V-SHIP-PROD-10, V-SHIP-PROD-11, V-SHIP-PROD-12, V-SHIP-PROD-13, V-SHIP-PROD-14,
    V-SHIP-PROD-15.
    """
    ship = play.state.ship
    open_page(play, "production", "V-SHIP-FLOW-2")
    ship.ready = yield from fill(play, "production", ship.ready, "V-SHIP-PROD-1")
    install_upgrades(play, "production", "V-SHIP-PROD-2")
    play.state.gains.boosted = play.state.gains.pattern_used = False
    play.then(boost_projects)
    play.then(start_projects)
    yield from progress(play)


def slots(play: VanguardPlay) -> range:
    """The places of the available queues: of the second one only once it is there. V-SHIP-PROD-5, V-GEN-20."""
    return range(QUEUES * STAGES if ship_has(play, "second-queue") else STAGES)


def open_queues(play: VanguardPlay) -> list[tuple[str, ...]]:
    """Stages 1 to 3 of every queue that is available. V-SHIP-PROD-5."""
    return [play.state.ship.queues[first : first + STAGES] for first in slots(play)[::STAGES]]


def progress(play: VanguardPlay) -> Procedure[None]:
    """Move every project one slot to the right, those in front first. V-SHIP-PROD-3, V-SHIP-PROD-15.

    Of several that are completed the group says which comes first: one may give what the other asks for.
    """
    gains = play.state.gains
    halted, gains.halted_queue = gains.halted_queue, 0
    queues = len(slots(play)) // STAGES
    moving = range(halted * STAGES, queues * STAGES)
    last = [place for place in moving if place % STAGES == STAGES - 1 and play.state.ship.queues[place]]
    while last:
        card = yield from choose_next(
            play, [play.state.ship.queues[place] for place in last], "completed", "V-SHIP-PROD-3"
        )
        yield from advance(play, play.state.ship.queues.index(card), "V-SHIP-PROD-3")
        last = [place for place in last if play.state.ship.queues[place]]  # not what it left, or took away
    for place in reversed(moving):
        if play.state.ship.queues[place]:
            yield from advance(play, place, "V-SHIP-PROD-3")


def can_advance(play: VanguardPlay, place: int) -> bool:
    """The slot to the right is empty; out of Stage 3 there is always a way. V-SHIP-PROD-10."""
    queues = play.state.ship.queues
    return bool(queues[place]) and (place % STAGES == STAGES - 1 or not queues[place + 1])


def advance(play: VanguardPlay, place: int, rule: str) -> Procedure[None]:
    """Move a project one slot on, or out of Stage 3: complete. V-SHIP-PROD-3."""
    ship = play.state.ship
    card = ship.queues[place]
    _put(play, place, "")
    if place % STAGES < STAGES - 1:
        _put(play, place + 1, card)
        play.emit(ProjectMoved(rule, card, place % STAGES + 2))
        return
    yield from complete(play, "production", card, play.content.productions[card].gives, rule)


def _put(play: VanguardPlay, place: int, card: str) -> None:
    queues = play.state.ship.queues
    play.state.ship.queues = (*queues[:place], card, *queues[place + 1 :])


# Start


def places_for(play: VanguardPlay, card: str) -> list[int]:
    """Its Starting Stage in each queue; where that is occupied, empty slots further left.

    V-SHIP-PROD-6, V-SHIP-PROD-7.
    """
    queues = play.state.ship.queues
    stage = play.content.productions[card].stage - 1
    found: list[int] = []
    for queue in range(0, len(slots(play)), STAGES):
        if _may_start_later(play, stage) and not queues[queue + stage + 1]:
            found.append(queue + stage + 1)
        if not queues[queue + stage]:
            found.append(queue + stage)
        else:
            found += [queue + place for place in range(stage) if not queues[queue + place]]
    return found


def _may_start_later(play: VanguardPlay, stage: int) -> bool:
    """The Pattern Wall, once in each visit; nothing starts later than in the last Stage."""
    return ship_has(play, "later-start") and not play.state.gains.pattern_used and stage < STAGES - 1


@STEPS.step()
def start_projects(play: VanguardPlay) -> Procedure[None]:
    """Start any number of projects, each in a slot that is free.

    V-SHIP-PROD-6, V-RUL-C10, V-SHIP-PROD-7, V-SHIP-PROD-8.
    """
    ship = play.state.ship
    cards = [card for card in ship.ready if card and places_for(play, card)]
    if not cards:
        return
    card = yield from choose(
        play,
        GROUP,
        "start-project",
        "V-SHIP-PROD-6",
        lambda: [*cards, ""],
        lambda each: option("shipcard", card=each) if each else option("no-project"),
    )
    if not card:
        return
    place = yield from choose(
        play,
        GROUP,
        "stage",
        "V-SHIP-PROD-7",
        lambda: places_for(play, card),
        lambda each: option("stage", queue=each // STAGES + 1, stage=each % STAGES + 1),
        refs=(("card", card),),
    )
    ship.ready = tuple("" if each == card else each for each in ship.ready)
    if place % STAGES >= play.content.productions[card].stage:
        play.state.gains.pattern_used = True
    _put(play, place, card)
    play.emit(ProjectMoved("V-SHIP-PROD-6", card, place % STAGES + 1))
    play.then(start_projects)


# Boost


def free_boosts(play: VanguardPlay) -> int:
    """What finds and the Night Shift give."""
    night = ship_has(play, NIGHT_SHIFT) and not play.state.gains.boosted
    return play.state.gains.boosts + int(night)


def boostable(play: VanguardPlay) -> list[int]:
    """Slots whose project can advance and that a team, or a free Boost, can boost. V-SHIP-PROD-9, V-SHIP-PROD-10."""
    queues, cards = play.state.ship.queues, play.content.productions
    places = [place for place in slots(play) if can_advance(play, place)]
    return [place for place in places if free_boosts(play) or teams(play, cards[queues[place]].boost)]


@STEPS.step()
def boost_projects(play: VanguardPlay) -> Procedure[None]:
    """Move a project on with assigned Crewmembers; as often as wanted. V-SHIP-PROD-9."""
    ship, gains = play.state.ship, play.state.gains
    places = boostable(play)
    if not places:
        return
    place = yield from choose(
        play,
        GROUP,
        "boost",
        "V-SHIP-PROD-9",
        lambda: [*places, -1],
        lambda each: option("shipcard", card=ship.queues[each]) if each >= 0 else option("no-boost"),
    )
    if place < 0:
        return
    if ship_has(play, NIGHT_SHIFT) and not gains.boosted:
        gains.boosted = True
    elif gains.boosts:
        gains.boosts -= 1
    else:
        yield from assign_team(play, play.content.productions[ship.queues[place]].boost, "assembly", "V-SHIP-PROD-9")
    yield from advance(play, place, "V-SHIP-PROD-9")
    play.then(boost_projects)
