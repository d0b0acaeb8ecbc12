"""The state of a game of Martians.

Flat on purpose: the table has hundreds of pieces, and a copy of all of them is made at every boundary. Lists of pairs
and dictionaries of scalars copy in no time; an object per slot or space would not.

Elements are written `ga.cpu`, things in the Cargo Bay `cpu`, `seed`, `s1` (a sample, with the ring it came from),
spaces `A2-NW`.
"""

from typing import Annotated

from farlight.kernel import Absent, GameState, Hidden, Slot, State, Veil
from farlight.martians.model.ids import Perk, ShutdownTile


def backs(tiles: list[ShutdownTile]) -> list[ShutdownTile]:
    """Shutdown tiles as they lie: of one that is face down nobody knows which it is."""
    return [tile if tile.side == "up" else tile._replace(tile="") for tile in tiles]


def at(place: str, pairs: list[tuple[str, str]]) -> list[str]:
    """What lies at a place, of pairs of place and thing."""
    return [thing for other, thing in pairs if other == place]


class Astronaut(State):
    """One astronaut with an ID board: profession, wounds, abilities, and two Action pawns in every round. M-ASTR-02."""

    card: str
    name: str
    profession: str
    profile: str
    """The Profile card: follow-ups read its tags. M-RUL-PRO-01."""
    wounds: int
    tokens: int
    """Morale tokens. M-ASTR-14."""
    conditions: list[str]
    """In force, those cured in this phase included; they last across rounds and missions. M-COND-11, M-COND-12."""
    coming: list[str]
    """Gained in this phase, in force from the next. M-COND-06."""
    going: list[str]
    """Cured in this phase: gone when it ends. M-COND-11."""
    used: list[str]
    """Abilities used this round. M-ASTR-11."""
    locked: list[str]
    """Ability cards not yet in play, at the start of a campaign all of them; the base ability never is one.

    M-CAMP-16, M-ASTR-05, M-SET-09, M-MIS-CAMP-10.
    """
    marks: list[str]
    """What this round brings to this astronaut alone: `idle`, `spare`, `mute`, `unhurt` ..."""
    next_marks: list[str]
    free: list[str]
    """While planning: the pawns not assigned yet, each with what it is bound to (empty: nothing)."""
    traits: tuple[str, ...] = ()
    """What earlier missions of a legacy campaign made of this astronaut: at most one scar and one grace. M-CAMP-08."""


class Farm(State):
    """Greenhouses and Growth track of the Farm or of the Backup Farm."""

    facility: str
    houses: int
    """Built Greenhouses. M-FARM-01."""
    plants: int
    """Mature plants. M-FARM-02."""
    growth: list[int]
    """The occupied spaces of the Growth track, rising. M-FARM-03."""
    shields: list[int]
    """Growth spaces with a shield. M-ASTR-21."""


class Stack(State):
    """One declared action. M-ACT-04, M-ACT-05."""

    number: int
    verb: str
    """What is done: `explore`, `repair`, `event` ... or the id of a mission's special action."""
    type: str
    """The type whose step and Facility it has; empty for an action without a type. M-ACT-22, M-ACT-13."""
    target: str
    facility: str
    """The Facility whose costs and penalties apply: the tile or the card that stands beside it. M-RUL-STR-17."""
    start: str
    """Where the path begins: `hub` or the space of a base. M-MOVE-03."""
    path: list[str]
    """The spaces of the path, the destination last; empty inside the HUB. M-MOVE-04."""
    pawns: list[str]
    """`0`, `0+heart`, `m:porter`: the top one performs. M-ACT-19."""
    operator: int
    """Who bears everything if a machine's pawn is on top. M-AOM-06."""
    rover: str
    things: list[str]
    """What lies with the stack. M-ACT-35."""
    source: str
    """The element whose marker was taken. M-CANN-02."""
    perks: list[str]
    """Benefits bound to this action. M-RUL-GAP-23."""
    announced: list[str]
    """Settled at commitment: what will strike the action whatever comes, though its token be discarded meanwhile.

    M-TOK-05, M-ACT-49, M-TOK-06.
    """
    dice: int
    """Settled at commitment: 1 if pawns lack for automatic success, so that dice decide, else 0. M-ACT-45."""


class Seat(Slot):
    """A seat's hand in the plan: what it is just declaring."""

    who: str
    """The pawn that the seat holds: `0`, `0+heart`, `m:porter`; empty if none."""
    operator: int
    verb: str
    """The action that it declares with it; empty if none yet."""
    picks: list[str]
    """What was chosen for it so far."""
    building: int
    """The number of the stack that it is just putting together; 0 if none."""
    revising: int
    """The number of the stack that it looks at again; -1 while it chooses which, 0 if none."""


class Entry(State):
    """A Mission Event in the Mission Log. M-LOG-01."""

    event: str
    sol: int
    state: str
    """`open`, `done` or `struck`. M-LOG-07."""
    place: str
    """A space that the event drew and remembers."""
    thing: str
    """A Facility or machine that the event touched and remembers."""
    who: int
    """The First Player of the sol in which it came."""
    broke: tuple[str, ...] = ()
    """The elements that its coming broke: its action mends nothing else. M-RUL-EV-13."""
    telling: int = 0
    """Which text was read: 0 for the card's own, else the place among its others, counted from 1. M-APP-23."""


class Campaign(State):
    """What a campaign keeps beside the table."""

    id: str
    number: int
    """The mission in hand, counted from 0."""
    checkpoint: Absent[bytes]
    """The table before this mission, to be restored by a replay. M-MIS-CAMP-05."""
    replays: int
    lost: int
    opened: list[str]
    """Envelopes that were opened. M-MIS-CAMP-13."""
    results: list[str]
    """How each mission so far ended."""
    tales: tuple[tuple[str, str], ...] = ()
    """What earlier missions brought: kind, card. Texts may know of it. M-CAMP-01."""


class Martians(GameState):
    """Everything there is."""

    mission: str
    difficulty: str
    campaign: Campaign | None
    solo: bool
    sol: int
    """The sol in hand, which is the round: both count the same. M-GEN-03."""
    sols: int
    phase: str
    first: int
    """The First Player, an astronaut. M-FP-01."""
    crew: list[Astronaut]
    machines: list[str]
    """The AOMs in the game. M-AOM-02."""

    morale: int
    stress: int
    supply: dict[str, int]
    levels: dict[str, int]
    """The Malfunction tracks. M-TERM-19."""
    box: list[str]
    """Complexes with a red Malfunction Box marker: no action makes it green again.

    M-TERM-20, M-MALF-20, M-RUL-SOL-05.
    """

    facilities: list[str]
    """Tiles and structure cards in play."""
    broken: list[str]
    mended: list[str]
    """Repaired in this Action phase: green, but not operational yet. M-REP-07."""
    ignored: list[str]
    """Elements whose penalty is ignored this round. M-RUL-UPG-04."""
    shut: Annotated[list[ShutdownTile], Veil(backs)]
    active: list[tuple[str, str]]
    """Modifier tokens on active spaces: Facility, token. M-TOK-03."""
    queue: list[tuple[str, str]]
    """Modifier tokens on queue spaces, the newest last. M-TOK-04."""
    productivity: dict[str, int]
    farms: list[Farm]
    rover_tokens: list[tuple[str, str]]
    """Modifier tokens on rovers, which stay until they are repaired: rover, token. M-TOK-11."""
    rover_tests: list[str]
    """Rovers to be tested when the Action phase ends. M-ROV-15."""

    tiles: dict[str, str]
    """The explored spaces and what lies there. M-TERM-36."""
    shown: dict[str, str]
    """Tiles that were seen and lie face up on unexplored spaces. M-MIS-LAND-10."""
    ground: list[tuple[str, str]]
    """Modifier tokens on the map: space, token. M-TOK-12."""
    lying: list[tuple[str, str]]
    """Things on the map, any number on one space: space, thing. M-EXPL-07, M-OBJ-07, M-FAQ-27, M-MIS-LAND-04."""
    spots: list[tuple[str, str]]
    """Other markers on the map: space, marker."""
    base: str
    """The space of a temporary base. M-MIS-PROBE-13."""
    sites: dict[str, str]
    """Structure cards that stand on the map: card, space."""

    available: list[str]
    pending: list[str]
    poi: list[str]
    """POI tokens in the Available area. M-POI-02."""
    examined: list[str]
    """Samples on the Research tracks, as many as there are. M-RSCH-11."""
    discovered: list[str]
    upgrades: list[str]
    """Upgrade cards that can be installed. M-UPG-01."""
    installed: list[str]
    gone: list[str]
    """Upgrade cards out of the game. M-RUL-UPG-11."""

    decks: Hidden[dict[str, tuple[str, ...]]]
    """All piles by name, the top last."""
    discards: dict[str, tuple[str, ...]]
    removed: list[str]
    """Research and Direction cards out of the game. M-DIR-06."""

    log: list[Entry]
    schedule: Absent[list[tuple[int, str, str, int, str]]]
    """What is still to come and nobody knows: sol, kind, card, astronaut, parent.

    M-ADV-08, M-CONS-04, M-CONS-03, M-APP-19.
    """
    told: list[str]
    """Follow-ups of this mission so far. M-RUL-FUP-04."""
    perks: list[Perk]
    """Benefits not bound yet. M-RUL-GAP-23."""
    round: list[str]
    """What holds until Cleanup."""
    mission_once: list[str]
    """What holds until the mission ends."""

    ticked: list[str]
    tracks: dict[str, int]
    flags: dict[str, str]
    stats: dict[str, int]
    history: tuple[tuple[int, str, str], ...]
    """What this mission brought, in order: sol, kind, card or roll. M-APP-26."""

    seats: list[Seat]
    plan: list[Stack]
    serial: int
    """Numbers the stacks of a round."""
    resolving: int
    """The stack that is being resolved; -1 between actions."""
    rolled: list[tuple[str, str]]
    """The dice just rolled: die, face. M-RUL-ABI-14."""
    rerolled: list[str]
    hurt: int
    """The astronaut who is just being wounded; -1 otherwise."""
    last_builder: int
    window: str
    """What may be used beside the open decision; empty within an effect, where the question says it. M-RUL-ABI-14."""
    heeded: tuple[str, ...] = ()
    """Dangers of this round that somebody could have answered. M-ASTR-09."""
    fittings: tuple[str, ...] = ()
    """What was built into the base for the rest of the campaign: `clean-room`, `living-filter`. M-MIS-SLOT-WM2."""
