"""The Starmap: flying, visiting, scanning, being Adrift. Rulebook chapter 27.12."""

from collections.abc import Iterator

from farlight.effects import tests_of
from farlight.kernel import GROUP, Option, Procedure, Refusal, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource, DestinationId
from farlight.vanguard.model.moments import FlightMoment
from farlight.vanguard.model.ship_book import add_to_chronicle
from farlight.vanguard.model.ship_cards import Destination, Outbound, SystemCard
from farlight.vanguard.model.ship_events import DestinationVisited, LandingScanned, ShipAdrift, ShipFlown
from farlight.vanguard.rules.context import NOBODY, VanguardPlay, aboard, passes, run
from farlight.vanguard.rules.installed_effects import ship_bonus, ship_has
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.moments import begin_moment, close_moment
from farlight.vanguard.rules.ship.crew import assign_some, most_assignable
from farlight.vanguard.rules.ship.facilities import facilities
from farlight.vanguard.rules.ship.launching.first_crew import campaign_of
from farlight.vanguard.rules.ship.morale import lower_morale
from farlight.vanguard.rules.ship.pages import open_page

STEPS = StepTable()
SAVE_POINT = STEPS.elsewhere("save_point")

DANGEROUS = "dangerous-systems"
"""The power of the Bridge Upgrade that yellow ways need. V-SHIP-STARMAP-4."""
STOP = option("stop-flying")
STARMAP = ActionSource("starmap")
"""Whose words say whether a way is open."""
Task = tuple[Option, Refusal | None]


def here(play: VanguardPlay) -> SystemCard:
    return play.content.systems[play.state.ship.system]


@STEPS.step()
def starmap(play: VanguardPlay) -> Procedure[None]:
    """Fly and visit, as the group says, until a Landing card is in the Scanner or it stops.

    V-SHIP-STARMAP-1, V-SHIP-STARMAP-2, V-SHIP-STARMAP-3, V-SHIP-STARMAP-4, V-SHIP-STARMAP-5, V-SHIP-STARMAP-6,
    V-SHIP-STARMAP-7, V-SHIP-STARMAP-8, V-DECIDE-21.
    """
    ship = play.state.ship
    open_page(play, "starmap", "V-SHIP-STARMAP-1")
    task, _ = yield from choose(
        play,
        GROUP,
        "starmap",
        "V-SHIP-STARMAP-2",
        lambda: list(tasks(play)),
        lambda each: each[0],
        bar=lambda each: each[1],
        refs=(("system", ship.system), ("energy", ship.energy)),
    )
    refs = dict(task.refs)
    match task.verb:
        case "fly":
            yield from fly(play, int(refs["place"]))
            play.then(starmap)
        case "visit":
            yield from visit(play, DestinationId.parse(str(refs["destination"])).name)
            play.then(scan if ship.scanner else starmap)
        case _:
            play.then(adrift)


def tasks(play: VanguardPlay) -> Iterator[Task]:
    yield from ways(play)
    yield STOP, None


def ways(play: VanguardPlay) -> Iterator[Task]:
    """Everything on the page, and why it cannot be done."""
    system = here(play)
    for place, way in enumerate(system.outbound):
        energy = cost_of(play, way)
        yield option("fly", system=way.system, place=place, energy=energy), cannot_go(play, way, energy)
    for name, there in system.destinations.items():
        why = cannot_go(play, there, there.energy) or _cannot_land(play, there)
        yield option("visit", destination=str(DestinationId(system.id, name)), energy=there.energy), why


def cost_of(play: VanguardPlay, way: Outbound) -> int:
    """Upgrades make some ways cheaper, none free."""
    return max(min(1, way.energy), way.energy - ship_bonus(play, "cheaper-flights")) + play.state.gains.detour


def cannot_go(play: VanguardPlay, way: Outbound | Destination, energy: int) -> Refusal | None:
    """Why the ship cannot go there: the way is closed, too dangerous, or costs too much Energy.

    V-SHIP-STARMAP-3, V-SHIP-STARMAP-4, V-SHIP-STARMAP-5.
    """
    if (closed := _closed(play, way)) is not None:
        return closed
    if way.dangerous and not ship_has(play, DANGEROUS):
        return Refusal("V-SHIP-STARMAP-4", "why-not-hull")
    if energy > play.state.ship.energy:
        return Refusal("V-SHIP-STARMAP-3", "why-not-energy")
    return None


def _closed(play: VanguardPlay, way: Outbound | Destination) -> Refusal | None:
    """Why the way is closed, as far as the group knows: an Objective that lies open is named. V-SHIP-STARMAP-5."""
    tests = () if way.only is None else tests_of(way.only.tree)
    lacking = [test for test in tests if not passes(play, test, aboard(STARMAP))]
    if not lacking:
        return None
    if any(test.negated for test in lacking):
        return Refusal("V-SHIP-STARMAP-5", "why-not-open-any-more")
    ship = play.state.ship
    reached = (str(test.phrase.args[0]) for test in lacking if test.phrase.form == "objective-was-reached")
    for objective in reached:
        if objective in (ship.objective, *ship.offered):
            return Refusal("V-SHIP-STARMAP-5", "why-not-open-until", (("objective", objective),))
    return Refusal("V-SHIP-STARMAP-5", "why-not-open")


def _cannot_land(play: VanguardPlay, there: Destination) -> Refusal | None:
    """Why the group cannot land there: the Landing card has left the game. V-SHIP-STARMAP-7."""
    return Refusal("V-SHIP-STARMAP-7", "why-not-landing") if there.landing in play.state.removed else None


def fly(play: VanguardPlay, place: int) -> Procedure[None]:
    """Pay, read the Log if there is one, turn the page. V-SHIP-STARMAP-3."""
    ship = play.state.ship
    way = here(play).outbound[place]
    ship.energy -= cost_of(play, way)
    play.state.gains.detour = 0
    play.emit(ShipFlown("V-SHIP-STARMAP-3", way.system))
    begin_moment(play, FlightMoment(ship.system))  # a Log may turn the ship back
    ship.system = way.system
    if way.log is not None:
        yield from fire(play, way.log, NOBODY, "V-SHIP-STARMAP-3")
    close_moment(play, FlightMoment)
    campaign = campaign_of(play)
    if campaign is not None:
        yield from run(play, campaign.flown, aboard(STARMAP), "V-GEN-01")
    for upgrade in ship.upgrades:
        yield from run(play, play.content.upgrades[upgrade].flown, aboard(ActionSource("upgrade", upgrade)), "V-GEN-01")


def visit(play: VanguardPlay, name: str) -> Procedure[None]:
    """Pay and follow the instructions; a landing ends the step. V-SHIP-STARMAP-5, V-SHIP-STARMAP-6."""
    ship = play.state.ship
    there = here(play).destinations[name]
    ship.energy -= there.energy
    destination = str(DestinationId(ship.system, name))
    play.emit(DestinationVisited("V-SHIP-STARMAP-5", destination))
    add_to_chronicle(ship, "visited", "", destination)  # V-SHIP-STARMAP-9
    if there.log is not None:
        yield from fire(play, there.log, NOBODY, "V-SHIP-STARMAP-5")
    if there.landing is not None:
        ship.scanner, ship.scanned, ship.adrift = there.landing, 0, 0


# Scanning

GROUND, HAZARD, NOTES = 1, 2, 3
"""The parts of a Landing card from top to bottom. V-SHIP-STARMAP-13."""


def scanned_icons(play: VanguardPlay) -> tuple[str, ...]:
    """The frequent icons that the Landing card in the Scanner shows: with its first part. V-SHIP-STARMAP-13."""
    ship = play.state.ship
    planet = play.content.landings[ship.scanner].planet
    return tuple(play.content.planets[planet].icons) if ship.scanned >= GROUND else ()


@STEPS.step()
def scan(play: VanguardPlay) -> Procedure[None]:
    """Reveal the Landing card part by part, for Energy or with Scouts, as the group says; then the maps are closed.

    V-SHIP-STARMAP-11, V-SHIP-STARMAP-12, V-SHIP-STARMAP-13, V-SHIP-STARMAP-14, V-SHIP-STARMAP-15, V-DECIDE-21.
    """
    ship, costs = play.state.ship, play.content.shipruling.scan
    if ship.scanned >= len(costs):
        play.then(facilities)
        return
    free = play.state.gains.free_scan > 0
    cost = 0 if free else costs[ship.scanned]
    able = ship.energy + most_assignable(play) >= cost
    wish = yield from choose(
        play,
        GROUP,
        "scan",
        "V-SHIP-STARMAP-11",
        lambda: [True, False] if able else [False],
        lambda each: option("scan", energy=cost) if each else option("no-scan"),
        refs=(("landing", ship.scanner), ("part", ship.scanned + 1)),
    )
    if not wish:
        play.then(facilities)
        return
    if free:
        play.state.gains.free_scan -= 1
    yield from _pay_for_scan(play, cost)
    ship.scanned += 1
    play.reveal()
    play.emit(LandingScanned("V-SHIP-STARMAP-11", ship.scanner, ship.scanned))
    play.then(scan)


def _pay_for_scan(play: VanguardPlay, cost: int) -> Procedure[None]:
    """Pay with Energy, or with Scouts as far as the group likes. V-SHIP-STARMAP-12."""
    ship = play.state.ship
    scouts = yield from assign_some(play, "scout", "V-SHIP-STARMAP-12", max(0, cost - ship.energy), cost)
    ship.energy -= max(0, cost - len(scouts))


# Adrift


@STEPS.step()
def adrift(play: VanguardPlay) -> Procedure[None]:
    """Lower Morale without a landing: a Penalty waits, and the visit ends early.

    V-SHIP-STARMAP-10, V-SHIP-STARMAP-16, V-SHIP-STARMAP-17, V-SHIP-STARMAP-18, V-RUL-87, V-SHIP-FLOW-5.
    """
    ship = play.state.ship
    ship.adrift += 1
    play.emit(ShipAdrift("V-SHIP-STARMAP-10"))
    add_to_chronicle(ship, "adrift", "", ship.system)
    ship.penalty = True
    play.then(SAVE_POINT)
    yield from lower_morale(play, "V-SHIP-STARMAP-16")
    objective = play.content.objectives[ship.objective]
    yield from run(play, objective.failed, aboard(ActionSource("objective", objective.id)), "V-GEN-01")
