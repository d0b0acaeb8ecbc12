"""What a seat of Martians may see, as data. Nothing hidden is in it: M-APP-20."""

import msgspec

from farlight.martians.board import broken_elements, is_available, penalties
from farlight.martians.content import Definitions
from farlight.martians.crew import name_of
from farlight.martians.debriefing import debrief, epilogue
from farlight.martians.effects.words import MartiansPlay, sized
from farlight.martians.malfunction import pool
from farlight.martians.missions.signals import chains
from farlight.martians.outlook import Forecast, StackOutlook, forecast, stack_outlook
from farlight.martians.stacks import performer
from farlight.martians.state import Martians


class AstronautView(msgspec.Struct, frozen=True):
    who: str
    card: str
    profession: str
    wounds: int
    tokens: int
    conditions: list[str]
    coming: list[str]
    abilities: list[str]
    used: list[str]
    locked: list[str]
    marks: list[str]
    free: list[str]


class FacilityView(msgspec.Struct, frozen=True):
    facility: str
    complex: str
    available: bool
    elements: dict[str, str]
    """By kind: `works`, `broken` or `mended`."""
    penalties: list[str]
    active: list[str]
    queue: list[str]
    tiles: list[str]
    """Shutdown tiles: kind and side; what a face-down one says nobody knows."""
    productivity: int
    upgrade: str


class FarmView(msgspec.Struct, frozen=True):
    facility: str
    houses: int
    plants: int
    growth: list[int]
    shields: int


class EntryView(msgspec.Struct, frozen=True):
    """An event in the Mission Log. M-APP-23, M-APP-24."""

    event: str
    state: str
    left: int
    """Rounds left, this one included."""
    pawns: int
    needs: list[str]
    reward: str


class ObjectiveView(msgspec.Struct, frozen=True):
    objective: str
    ticked: bool
    optional: bool


class CampaignView(msgspec.Struct, frozen=True):
    campaign: str
    number: int
    missions: int
    results: list[str]
    opened: list[str]
    replays: int


class MartiansView(msgspec.Struct, frozen=True):
    mission: str
    difficulty: str
    campaign: CampaignView | None
    sol: int
    sols: int
    phase: str
    first: str
    crew: list[AstronautView]
    machines: list[str]
    morale: int
    stress: int
    supply: dict[str, int]
    levels: dict[str, int]
    box: list[str]
    dice: list[str]
    """Malfunction dice of this sol. M-APP-25."""
    facilities: list[FacilityView]
    broken: int
    threshold: int
    farms: list[FarmView]
    rover_tokens: list[tuple[str, str]]
    tiles: dict[str, str]
    shown: dict[str, str]
    ground: list[tuple[str, str]]
    lying: list[tuple[str, str]]
    spots: list[tuple[str, str]]
    base: str
    sites: dict[str, str]
    chains: list[str]
    available: list[str]
    pending: list[str]
    poi: list[str]
    examined: list[str]
    discovered: list[str]
    upgrades: list[str]
    installed: list[str]
    piles: dict[str, int]
    """How many cards and tiles each pile has."""
    log: list[EntryView]
    objectives: list[ObjectiveView]
    tracks: dict[str, int]
    history: list[tuple[int, str, str]]
    plan: list[StackOutlook]
    perks: list[tuple[str, str, int, int]]
    ready: list[bool]
    forecast: Forecast | None
    debriefing: list[str]
    """When the mission is over: the keys of its lines. M-APP-35."""
    outcome: str


def view_of(play: MartiansPlay) -> MartiansView:
    """The same for everybody: in this game the crew shares all it knows."""
    state, content = play.state, play.content
    mission = content.missions[state.mission]
    laid = bool(state.decks) and not state.outcome
    return MartiansView(
        mission=state.mission,
        difficulty=state.difficulty,
        campaign=_campaign(state, content),
        sol=state.sol,
        sols=state.sols,
        phase=state.phase,
        first=name_of(state, state.first) if state.crew else "",
        crew=[_astronaut(state, content, who) for who in range(len(state.crew))],
        machines=state.machines[:],
        morale=state.morale,
        stress=state.stress,
        supply=dict(state.supply),
        levels=dict(state.levels),
        box=state.box[:],
        dice=pool(play),
        facilities=[_facility(play, facility) for facility in state.facilities],
        broken=broken_elements(play),
        threshold=mission.threshold,
        farms=[
            FarmView(farm.facility, farm.houses, farm.plants, farm.growth[:], len(farm.shields)) for farm in state.farms
        ],
        rover_tokens=state.rover_tokens[:],
        tiles=dict(state.tiles),
        shown=dict(state.shown),
        ground=state.ground[:],
        lying=state.lying[:],
        spots=state.spots[:],
        base=state.base,
        sites=dict(state.sites),
        chains=chains(play) if mission.feature == "signals" and "chain" not in state.flags else [],
        available=sorted(state.available),
        pending=sorted(state.pending),
        poi=state.poi[:],
        examined=state.examined[:],
        discovered=state.discovered[:],
        upgrades=state.upgrades[:],
        installed=state.installed[:],
        piles={name: len(pile) for name, pile in state.decks.items()},
        log=[_entry(play, place) for place, entry in enumerate(state.log) if entry.state != "done"],
        objectives=[
            ObjectiveView(f"{state.mission}.{each.id}", each.id in state.ticked, each.optional)
            for each in mission.objectives
        ],
        tracks=dict(state.tracks),
        history=state.history[:],
        plan=[stack_outlook(play, stack, name_of(state, performer(stack))) for stack in state.plan],
        perks=state.perks[:],
        ready=[seat.ready for seat in state.seats],
        forecast=forecast(play) if laid and state.crew else None,
        debriefing=[*debrief(play), *epilogue(play)],
        outcome=state.outcome,
    )


def _campaign(state: Martians, content: Definitions) -> CampaignView | None:
    campaign = state.campaign
    if campaign is None:
        return None
    missions = len(content.campaigns[campaign.id].missions)
    return CampaignView(
        campaign.id, campaign.number + 1, missions, campaign.results[:], campaign.opened[:], campaign.replays
    )


def _astronaut(state: Martians, content: Definitions, who: int) -> AstronautView:
    person = state.crew[who]
    return AstronautView(
        who=name_of(state, who),
        card=person.card,
        profession=person.profession,
        wounds=person.wounds,
        tokens=person.tokens,
        conditions=person.conditions[:],
        coming=person.coming[:],
        abilities=list(content.tables.abilities.get(person.profession, ())),
        used=person.used[:],
        locked=person.locked[:],
        marks=person.marks[:],
        free=person.free[:],
    )


def _facility(play: MartiansPlay, facility: str) -> FacilityView:
    state = play.state
    card = play.content.facilities[facility]
    status = {
        kind: "broken"
        if f"{facility}.{kind}" in state.broken
        else "mended"
        if f"{facility}.{kind}" in state.mended
        else "works"
        for kind in card.elements
    }
    upgrade = [name for name in state.installed if play.content.upgrades[name].facility == facility]
    return FacilityView(
        facility=facility,
        complex=card.complex,
        available=is_available(state, facility),
        elements=status,  # type: ignore[arg-type]
        penalties=penalties(play, facility),
        active=[token for place, token in state.active if place == facility],
        queue=[token for place, token in state.queue if place == facility],
        tiles=[f"{tile[1]}-{tile[3]}" for tile in state.shut if tile[0] == facility],
        productivity=state.productivity.get(facility, 0),
        upgrade=upgrade[0] if upgrade else "",
    )


def _entry(play: MartiansPlay, place: int) -> EntryView:
    entry = play.state.log[place]
    card = play.content.events[entry.event]
    left = 3 - (play.state.sol - entry.sol)
    needs = [need.thing for need in card.needs for _ in range(need.count)]
    return EntryView(entry.event, entry.state, left, card.pawns, needs, sized(play, card.reward).source)
