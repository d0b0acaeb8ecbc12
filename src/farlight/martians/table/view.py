"""What a seat of Martians may see, as data. Nothing hidden is in it: M-APP-20."""

from typing import Literal

import msgspec

from farlight.martians.model.content import Definitions
from farlight.martians.model.state import Entry, Martians
from farlight.martians.rules.actions.abilities import poi_effect
from farlight.martians.rules.actions.assist import free_pawns
from farlight.martians.rules.actions.stacks import owner, performer
from farlight.martians.rules.app_events import reward_of, strike_chance
from farlight.martians.rules.context import MartiansPlay, sized
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.debriefing import debrief, epilogue
from farlight.martians.rules.facilities import broken_elements, is_available, penalties
from farlight.martians.rules.malfunction import pool
from farlight.martians.rules.map_paths import routes
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.rules.missions.beacons import waiting
from farlight.martians.rules.missions.signals import chain, chains, cores_home
from farlight.martians.rules.verbs.terrain import BELL
from farlight.martians.table.forecast import Forecast, StackOutlook, forecast, stack_outlook

PartState = Literal["works", "broken", "mended"]
"""How an element is."""


class AstronautView(msgspec.Struct, frozen=True):
    who: str
    name: str
    """What the players call them; empty for the name of the card. M-APP-04."""
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
    """Pawns without a task, each with what it is bound to."""
    held: list[str]
    """Those that somebody has in hand while planning."""
    spent: list[str]
    """Those whose task is done."""


class MachineView(msgspec.Struct, frozen=True):
    """An AOM: which actions it helps, and in which one it is planned. M-AOM-03, M-AOM-09."""

    machine: str
    type: str
    stack: int
    """The number of its action; 0 while it is free."""


class RoverView(msgspec.Struct, frozen=True):
    """A rover: what it counts for, where, its tokens, and in which action it is planned. M-ROV-03, M-ROV-08."""

    rover: str
    pawns: int
    types: list[str]
    outside: bool
    tokens: list[str]
    stack: int


class FacilityView(msgspec.Struct, frozen=True):
    facility: str
    complex: str
    available: bool
    elements: dict[str, PartState]
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
    strikes: int
    """The chance in percent that it strikes in the next Events phase. M-RUL-EV-06."""
    pawns: int
    needs: list[str]
    reward: str
    story: str
    """The text with the people it is about, as `Names.story` reads it."""


class WayView(msgspec.Struct, frozen=True):
    """The cheapest way to a space: the pawns that it takes beside the one for the task, and what lies on it."""

    space: str
    pawns: int
    strikes: list[str]
    path: list[str]


class ObjectiveView(msgspec.Struct, frozen=True):
    objective: str
    ticked: bool
    optional: bool


class BeaconView(msgspec.Struct, frozen=True):
    """A container that waits: its days of light, and what it costs more to explore.

    M-MIS-RIDDLE-09, M-MIS-RIDDLE-10, M-MIS-RIDDLE-11, M-MIS-RIDDLE-12, M-MIS-RIDDLE-13.
    """

    space: str
    days: int
    pawns: int


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
    aoms: list[MachineView]
    most_machines: int
    """How many of them can be used in a sol. M-PC-06."""
    rovers: list[RoverView]
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
    ways: list[WayView]
    """To all spaces that can be reached. M-MOVE-04, M-EXPL-02."""
    chains: list[str]
    """Chains that could be declared. M-MIS-PROBE-03."""
    chain: list[str]
    """The one that was declared."""
    cores: tuple[int, int] | None
    """Lost cores at home, and how many there are. M-MIS-PROBE-O2."""
    beacons: list[BeaconView]
    bell: str
    """The direction of the bell, once it is known. M-MIS-SLOT-01."""
    strategy: str
    """How the last mission of the campaign goes about it: `brace`, `bleed` or `shift`. M-MIS-SLOT-LN5."""
    must_roll: list[str]
    """Facilities where every action rolls its Success die this sol."""
    no_rovers: bool
    """Whether no rover can help to explore this sol."""
    available: list[str]
    pending: list[str]
    poi: list[str]
    finds: dict[str, str]
    """What each kind of find does in this mission. M-POI-03."""
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
    result: str
    """How the mission in hand ended; empty while it goes on."""
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
        aoms=[_machine(play, machine) for machine in state.machines],
        most_machines=content.ruling.solo_machines if state.solo else len(state.machines),
        rovers=[_rover(play, rover) for rover in content.rovers],
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
        ways=_ways(play) if laid and state.crew else [],
        chains=chains(play) if mission.feature == "signals" and "chain" not in state.flags else [],
        chain=chain(state),
        cores=cores_home(play) if mission.feature == "signals" else None,
        beacons=_beacons(play) if mission.feature == "beacons" else [],
        bell=state.flags.get(BELL, ""),
        strategy=state.flags.get("plan", ""),
        must_roll=[word[10:] for word in dict.fromkeys(state.round) if word.startswith("must-roll:")],
        no_rovers="no-rovers" in state.round,
        available=sorted(state.available),
        pending=sorted(state.pending),
        poi=state.poi[:],
        finds=_finds(play),
        examined=state.examined[:],
        discovered=state.discovered[:],
        upgrades=state.upgrades[:],
        installed=state.installed[:],
        piles={name: len(pile) for name, pile in state.decks.items()},
        log=[_entry(play, place) for place, entry in enumerate(state.log) if entry.state != "done"],
        objectives=[
            ObjectiveView(f"{state.mission}.{each.id}", is_reached(play, each), each.optional)
            for each in mission.objectives
        ],
        tracks=dict(state.tracks),
        history=list(state.history),
        plan=[stack_outlook(play, stack, name_of(state, performer(stack))) for stack in state.plan],
        perks=state.perks[:],
        ready=[seat.ready for seat in state.seats],
        forecast=forecast(play) if laid and state.crew else None,
        result=state.flags.get("result", ""),
        debriefing=[*debrief(play), *epilogue(play)],
        outcome=state.outcome,
    )


def _beacons(play: MartiansPlay) -> list[BeaconView]:
    tracks = play.state.tracks
    return [
        BeaconView(space, tracks.get(f"days:{space}", 0), tracks.get(f"burden:{space}", 0)) for space in waiting(play)
    ]


def _ways(play: MartiansPlay) -> list[WayView]:
    cheapest = {space: ways[0] for space, ways in routes(play).items() if ways[0].path}
    return [WayView(space, way.cost, list(way.effects), list(way.path)) for space, way in cheapest.items()]


def _campaign(state: Martians, content: Definitions) -> CampaignView | None:
    campaign = state.campaign
    if campaign is None:
        return None
    missions = len(content.campaigns[campaign.id].missions)
    return CampaignView(
        campaign.id, campaign.number + 1, missions, campaign.results[:], campaign.opened[:], campaign.replays
    )


def _machine(play: MartiansPlay, machine: str) -> MachineView:
    stacks = [stack.number for stack in play.state.plan if f"m:{machine}" in stack.pawns]
    return MachineView(machine, play.content.machines[machine].type, stacks[0] if stacks else 0)


def _rover(play: MartiansPlay, rover: str) -> RoverView:
    card = play.content.rovers[rover]
    tokens = [token for place, token in play.state.rover_tokens if place == rover]
    stacks = [stack.number for stack in play.state.plan if stack.rover == rover]
    return RoverView(rover, card.pawns, list(card.types), card.outside, tokens, stacks[0] if stacks else 0)


def _finds(play: MartiansPlay) -> dict[str, str]:
    effects = {token: poi_effect(play, token) for token in dict.fromkeys(play.state.poi)}
    return {token: sized(play, effect).source for token, effect in effects.items() if effect is not None}


def _astronaut(state: Martians, content: Definitions, who: int) -> AstronautView:
    person = state.crew[who]
    return AstronautView(
        who=name_of(state, who),
        name=person.name,
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
        held=_held(state, who),
        spent=_spent(state, who),
    )


def _held(state: Martians, who: int) -> list[str]:
    held = [slot.who for slot in state.seats if slot.who]
    return [pawn.partition("+")[2] for pawn in held if owner(pawn) == who]


def _spent(state: Martians, who: int) -> list[str]:
    """All pawns of the phase but those that lie before their owner, in a hand or in the plan."""
    if state.phase != "action":
        return []
    left = free_pawns(state.crew[who])
    planned = [pawn.partition("+")[2] for stack in state.plan for pawn in stack.pawns if owner(pawn) == who]
    for bound in (*state.crew[who].free, *_held(state, who), *planned):
        if bound in left:
            left.remove(bound)
    return left


def _facility(play: MartiansPlay, facility: str) -> FacilityView:
    state = play.state
    card = play.content.facilities[facility]
    status: dict[str, PartState] = {
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
        elements=status,
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
    return EntryView(
        event=entry.event,
        state=entry.state,
        left=left,
        strikes=strike_chance(play, entry, play.state.sol + 1),
        pawns=card.pawns,
        needs=needs,
        reward=sized(play, reward_of(play, entry)).source,
        story=_story(play, entry),
    )


def _story(play: MartiansPlay, entry: Entry) -> str:
    """As it was told when it came: by the First Player of that sol."""
    state = play.state
    people = {"fp": entry.who, "actor": entry.who, "who": entry.who, "a": entry.who}
    words = [f"{word}={name_of(state, who)}" for word, who in people.items()]
    other = f"other={name_of(state, (entry.who + 1) % len(state.crew))}"
    delay = play.content.missions[state.mission].delay
    place = f"event.{entry.event}.text"
    return "|".join([place, *words, other, f"sol={entry.sol}", f"delay={delay}", "rover=wagtail"])
