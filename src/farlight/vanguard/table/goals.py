"""What an Exploration and a campaign want, and what they want next: the goals that are one click away."""

from collections.abc import Iterator

from farlight.content.ids import text_place
from farlight.kernel import Goal, Remark
from farlight.vanguard.model.ship_cards import ObjectiveCard
from farlight.vanguard.rules.exploration.board import lies_open
from farlight.vanguard.table.scene_parts import Teller
from farlight.vanguard.table.scene_tasks import MissionScene, mission_scenes


def goals_of(teller: Teller) -> list[Goal]:
    """The nearest first: the planet, the Objective, what was taken on beside it, the campaign."""
    return [*_exploration(teller), *_objectives(teller), *_campaign(teller)]


def _exploration(teller: Teller) -> Iterator[Goal]:
    """Its Missions as they lie there. V-MISSION-01."""
    state = teller.state
    if not lies_open(state):
        return
    missions = mission_scenes(teller)
    steps = tuple(Remark(": ".join(filter(None, (each.name, each.goal))), each.done) for each in missions)
    now = next((each for each in missions if not each.done), None)
    planet = teller.content.planets[state.planet]
    why = now.story if now is not None else teller.story(text_place("planet", planet.id), planet.text)
    onward = "" if now is None else _next_mission(teller, now)
    yield Goal(teller.texts.say("goal-exploration"), teller.name("planet", planet.id), why, steps, onward)


def _next_mission(teller: Teller, mission: MissionScene) -> str:
    """Where a Mission lies, if it lies somewhere; else what it is."""
    if mission.where:
        places = ", ".join(teller.name("sector", sector) for sector in mission.where)
        return teller.texts.say("goal-mission-at", mission=mission.name, places=places)
    return teller.texts.say("goal-mission", mission=mission.name)


def _objectives(teller: Teller) -> Iterator[Goal]:
    """The Objective at the Bridge, and the Secondary Objective that was taken; nothing before anybody has been aboard.

    V-SHIP-BRIDGE-3, V-COMP-53.
    """
    ship, texts = teller.state.ship, teller.texts
    if not ship.objective or not (ship.page or ship.visits):
        return
    card = teller.content.objectives[ship.objective]
    steps, onward = tuple(_places(teller, card)), _course(teller, card)
    yield Goal(texts.say("goal-objective"), teller.told(card.name), teller.told(card.text), steps, onward)
    if ship.secondary:
        other = teller.content.secondaries[ship.secondary]
        yield Goal(texts.say("goal-secondary"), teller.told(other.name), teller.told(other.text))


def _places(teller: Teller, card: ObjectiveCard) -> Iterator[Remark]:
    """The places that its text names, and whether somebody has been there."""
    visits = teller.state.ship.visits
    for landing in card.where:
        planet, system = teller.content.landings[landing].planet, _system_of(teller, landing)
        been = visits.count(planet)
        words = teller.texts.say(
            "goal-place", planet=teller.name("planet", planet), system=teller.name("system", system), visits=been
        )
        yield Remark(words, been > 0, "lander")


def _course(teller: Teller, card: ObjectiveCard) -> str:
    """Where the ship flies next: to a place of the Objective that nobody has seen, in this System if it can be."""
    state, texts = teller.state, teller.texts
    if lies_open(state):
        return texts.say("goal-after", planet=teller.name("planet", state.planet))
    unseen = [each for each in card.where if teller.content.landings[each].planet not in state.ship.visits]
    places = sorted(unseen or card.where, key=lambda each: _system_of(teller, each) != state.ship.system)
    if not places:
        return texts.say("goal-look-round")
    system, planet = _system_of(teller, places[0]), teller.content.landings[places[0]].planet
    key = "goal-land" if system == state.ship.system else "goal-fly"
    return texts.say(key, planet=teller.name("planet", planet), system=teller.name("system", system))


def _system_of(teller: Teller, landing: str) -> str:
    """The System whose map shows a landing."""
    return next(
        system.id
        for system in teller.content.systems.values()
        if any(there.landing == landing for there in system.destinations.values())
    )


def _campaign(teller: Teller) -> Iterator[Goal]:
    scenario = teller.content.scenarios[teller.state.scenario]
    if scenario.campaign is not None:
        card = teller.content.campaigns[scenario.campaign]
        yield Goal(teller.texts.say("goal-campaign"), teller.told(card.name), teller.told(card.text))
