"""What a table of Martians is drawn from: things with their names, words and places."""

from typing import Literal

import msgspec

from farlight.content.pictures import FaceScene, Place
from farlight.kernel import Goal
from farlight.martians.rules.facilities import PartState
from farlight.martians.table.panels import AbilityState, Tick


class Told(msgspec.Struct, frozen=True):
    """A thing with its name, and what it does or tells in a sentence."""

    id: str
    name: str
    text: str = ""


class Counted(msgspec.Struct, frozen=True):
    id: str
    name: str
    count: int


class PartScene(msgspec.Struct, frozen=True):
    """An element of a Facility."""

    id: str
    kind: str
    name: str
    state: PartState
    penalty: str
    harm: str
    """What it costs while it is broken, in a few words."""
    rule: str
    """The same as a sentence."""


class FarmScene(msgspec.Struct, frozen=True):
    houses: int
    most: int
    plants: int
    growth: list[int]
    shields: int


class RoomScene(msgspec.Struct, frozen=True):
    """A Facility as a room."""

    id: str
    name: str
    house: str
    """What the crew calls it."""
    complex: str
    kind: str
    """Which little scene it is."""
    action: str
    """The type of its actions; empty for a machine."""
    does: str
    verbs: list[str]
    """The actions that are done here, as options name them."""
    line: str
    open: bool
    parts: list[PartScene]
    tokens: list[Told]
    waiting: list[Told]
    """Tokens that work in the next sol."""
    shut: list[Told]
    supply: str
    gives: int
    top: int
    farm: FarmScene | None
    upgrade: Told | None
    must_roll: bool
    site: str
    """The space of the map where it stands; empty inside the base."""


class ReasonScene(msgspec.Struct, frozen=True):
    """A broken element that moves a Malfunction track."""

    kind: str
    name: str
    room: str
    element: str


class CauseScene(msgspec.Struct, frozen=True):
    """Why something of tomorrow is as it is."""

    text: str
    room: str = ""
    """The Facility that it points at, if it points at one."""
    tone: str = ""
    """`caution` for what could be better."""


class ComplexScene(msgspec.Struct, frozen=True):
    """A complex: its Malfunction track, and where it can come to tonight."""

    id: str
    name: str
    level: int
    top: int
    low: int
    high: int
    die: str
    die_name: str
    trigger: int
    lasting: bool
    reasons: list[ReasonScene]
    colour: str
    """Its Malfunction die, whether it is rolled tonight or not."""


class FlowScene(msgspec.Struct, frozen=True):
    """What the next Production makes of a supply, and what it needs."""

    id: str
    name: str
    made: int
    needed: int
    stock: int
    after: int
    short: int
    because: list[str]
    causes: list[CauseScene]


class ForecastScene(msgspec.Struct, frozen=True):
    stress: int
    coming: int
    limit: int
    eased: int
    """What it would be if everybody who plans a break took it for their nerves."""
    quarrel: bool
    why: str
    causes: list[CauseScene]
    """Of the Stress."""
    morale: int
    flows: list[FlowScene]
    warnings: list[str]
    planned: bool
    """Whether something is planned that it could not yet count in."""


class AbilityScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    state: AbilityState


class PawnScene(msgspec.Struct, frozen=True):
    id: str
    who: str
    name: str
    profession: str
    """Whose badge it carries; `machine` for a machine."""
    bound: str
    binding: str
    """What binds it, as options name it; `free` for nothing."""
    helper: str
    """The machine that it stands for; empty for somebody's pawn."""


class PersonScene(msgspec.Struct, frozen=True):
    id: str
    seat: int
    name: str
    profession: str
    calling: str
    first: bool
    wounds: int
    deadly: int
    marks_at: list[int]
    """The wounds that bring a Condition."""
    tokens: int
    conditions: list[Told]
    coming: list[Told]
    abilities: list[AbilityScene]
    marks: list[str]
    pawns: list[PawnScene]
    """Not assigned yet."""
    held: list[PawnScene]
    """In hand: somebody is just finding something to do for them."""
    spent: list[PawnScene]
    """Back from work."""
    words: str


class HelperScene(msgspec.Struct, frozen=True):
    """A machine or a rover."""

    id: str
    name: str
    kind: Literal["machine", "rover"]
    types: list[str]
    stack: int
    tokens: list[Told]
    words: str
    now: str
    """What a machine could do as the plan stands; empty while nobody plans, and where it can be sent no more."""


class StackScene(msgspec.Struct, frozen=True):
    """An action of the plan, with its odds."""

    number: int
    verb: str
    type: str
    name: str
    target: str
    target_room: str
    """The Facility that the target is, or is a part of."""
    place: str
    room: str
    path: list[str]
    leader: str
    pawns: list[PawnScene]
    rover: str
    strength: int
    dice_at: int
    automatic_at: int
    success: int
    wound: int
    wounds: int
    """For certain."""
    adventure: int
    costs: list[str]
    strikes: list[str]
    words: str
    turn: int
    """Its place in the order in which the plan will be resolved, from 1. M-ACT-10."""
    what: str
    """What it is in a word or two, as its plan line says it: the part, the space, the event, or the action."""
    chance: str
    """`sure`, `67 %`, or what is missing for it."""
    warning: str
    """What about it the crew may have overlooked: another action that is aimed at the same thing."""


class MachinesScene(msgspec.Struct, frozen=True):
    """How many machines the plan uses, of how many it may. M-PC-06."""

    used: int
    most: int
    idle: int
    """How many could still be sent."""
    words: str


class WayScene(msgspec.Struct, frozen=True):
    pawns: int
    strikes: list[Told]
    path: list[str]


class SpaceScene(msgspec.Struct, frozen=True):
    """A space of the ring map."""

    id: str
    ring: int
    turn: int
    """Eighths of a circle from north."""
    name: str
    roi: str
    """Empty where nobody has been."""
    terrain: str
    ground: str
    effect: str
    line: str
    place: Place
    """What it looks like there."""
    things: list[Counted]
    tokens: list[Told]
    spots: list[Told]
    days: int
    """Days of light of a beacon; -1 without one."""
    burden: int
    base: bool
    sites: list[str]
    wanted: list[str]
    """The goals that speak of it."""
    way: WayScene | None


class ObjectiveScene(msgspec.Struct, frozen=True):
    id: str
    text: str
    state: Tick
    how: str
    now: int
    wanted: int
    """Of how many; 0 where nothing is counted."""
    count: str
    """The same in words: `40 of 100`."""


class MissionScene(msgspec.Struct, frozen=True):
    name: str
    story: str
    difficulty: str
    objectives: list[ObjectiveScene]
    notes: list[str]
    broken: int
    threshold: int
    actions: list[Told]
    """What only this mission has."""
    campaign: str
    number: int
    missions: int


class EntryScene(msgspec.Struct, frozen=True):
    """An event in the Mission Log."""

    id: str
    place: int
    name: str
    story: str
    state: str
    left: int
    strikes: int
    pawns: int
    type: str
    """The action whose costs and penalties it bears; empty for none."""
    needs: str
    reward: str


class CargoScene(msgspec.Struct, frozen=True):
    ready: list[Counted]
    coming: list[Counted]
    examined: list[Counted]
    discovered: list[Counted]
    finds: list[Told]
    upgrades: list[Told]
    installed: list[Told]


class PastScene(msgspec.Struct, frozen=True):
    sol: int
    kind: str
    name: str


class EndingScene(msgspec.Struct, frozen=True):
    won: bool
    title: str
    objectives: list[ObjectiveScene]
    facts: list[str]
    lines: list[str]
    over: bool
    """Whether the game is over, too; between the missions of a campaign it is not."""


class ForeseenScene(msgspec.Struct, frozen=True):
    """What would be different tomorrow."""

    forecast: ForecastScene | None
    complexes: list[ComplexScene]
    broken: int
    goals: dict[str, int]
    """How far the objectives would be that count something."""


class StartScene(msgspec.Struct, frozen=True):
    """Before the first sol."""

    levels: list[Told]


class MartiansScene(msgspec.Struct, frozen=True):
    title: str
    moment: str
    goals: list[Goal]
    phase: str
    phases: list[Told]
    sol: int
    sols: int
    complexes: list[ComplexScene]
    rooms: list[RoomScene]
    forecast: ForecastScene | None
    crew: list[PersonScene]
    faces: list[FaceScene]
    helpers: list[HelperScene]
    machines: MachinesScene | None
    plan: list[StackScene]
    planned: ForeseenScene | None
    """Tomorrow, with this plan; None while nobody plans."""
    ready: list[bool]
    spaces: list[SpaceScene]
    mission: MissionScene
    log: list[EntryScene]
    cargo: CargoScene
    history: list[PastScene]
    ending: EndingScene | None
    start: StartScene | None
