"""The state of a game of Vanguard.

Flat, and of tuples wherever a thing is replaced more often than it is looked through: a copy shares them.

Dice are written by their card (`red-basic`, `blue-tec`), Sectors by their number, POI and other cards by their id. A
Crewmember is named by the place of its Crew board, which is also the order of turns. V-TURN-05.
"""

import msgspec

from farlight.kernel import GameState, Hidden, Slot, State
from farlight.vanguard.model.moments import AnyMoment, M
from farlight.vanguard.model.ship_book import Gains, Record, Ship

Pool = tuple[tuple[int, str, str], ...]
"""Rolled Section dice: the owner, the die, the icons that it shows. V-TERM-16, V-TERM-17."""
NO_TURN = -1
"""Between turns, and away from any planet, it is nobody's turn."""


class Crew(State):
    """A Crew board with the Crewmember on it, and where its miniature stands."""

    section: str
    card: str
    rank: int
    sector: int
    """0 when it is not on the planet."""
    alive: bool
    done: bool
    """The Turn token shows "Turn Ended". V-TURN-13."""
    actions: int
    """Actions left in this turn. V-TURN-07."""
    charges: int
    red: tuple[str, ...]
    green: tuple[str, ...]
    blue: tuple[str, ...]
    """Available dice by column. The order within a column is free, so it is none. V-INJ-04."""
    spent: tuple[str, ...]
    hurt: tuple[str, ...]
    """Columns with an Injury die on top. V-INJ-09."""
    injuries: tuple[str, ...]
    """The three Injury slots from the left: empty, a card, or a card face down behind a `-`. V-INJ-01, V-INJ-14."""
    deck: Hidden[tuple[str, ...]]
    """The top last."""
    hand: tuple[str, ...]
    """Each Crewmember has one of its own, whoever plays it; all may look at it. V-PLAYER-14, V-GEN-02, V-RUL-101."""
    discard: tuple[str, ...]
    gear: tuple[str, ...]
    marks: tuple[str, ...]
    """What holds for this Crewmember for a while, and what was used: `turn:...`, `round:...`, `exploration:...`.

    `own:...` lasts until the Crewmember's next turn begins, `next:...` becomes `turn:...` then.
    """


class Voice(Slot):
    """A seat that has a say in a step of a Dice Check."""

    seat: int


class Check(State):
    """A Dice Check under way. Rulebook chapter 10."""

    active: int
    action: str
    """Where the check is written: `poi:p101:0`, `prepare`, `travel` ..."""
    sector: int
    """The Sector of the Action's card. V-CHECK-10.9."""
    seats: list[Voice] = msgspec.field(default_factory=list)
    """Who has a say in the step that runs, and has said it."""
    given: tuple[tuple[int, str], ...] = ()
    """Dice in hand: the owner and the die. V-CHECK-1.1, V-CHECK-1.4."""
    pool: Pool = ()
    injury_dice: int = 0
    """Own Injury dice that are in the hand, in the roll or on cards. V-INJ-21."""
    wounds: tuple[str, ...] = ()
    """Symbols of rolled Injury dice that wait. V-CHECK-6.2."""
    filled: tuple[int, ...] = ()
    """Injury slots that took a die in this step. V-CHECK-6.4."""
    danger: tuple[tuple[str, str], ...] = ()
    """Rolled Danger dice that wait: table and symbol. V-CHECK-6.9."""
    place: int = 0
    """The Special Effect that comes next. V-CHECK-7.3."""
    outcome: str = ""
    """The marked Outcome, or the one that an Immediate effect names."""
    marks: tuple[str, ...] = ()
    """What holds for this check."""


class Threat(State):
    """A Threat on the board. Rulebook chapter 20."""

    card: str
    sector: int
    """0 while it is off the board."""
    others: tuple[int, ...]
    """Sectors of secondary standees. V-THREAT-05."""
    marks: tuple[str, ...]


class Vanguard(GameState):
    """Everything there is."""

    scenario: str
    planet: str
    seats: int
    players: tuple[int, ...]
    """The Section players: for each Section, in the order of `SECTIONS`, the seat. V-PLAYER-02."""
    tutorial: str
    """On the starting planet: `script` while the first round is led, `quiet` until Events begin, then `open`.

    Rulebook chapter 6."""
    deadly: bool
    round: int
    turn: int
    """Whose turn it is, or `NO_TURN`."""
    start: int
    """Who has the Start token. V-TURN-02."""
    crew: list[Crew]
    store: dict[str, tuple[str, ...]]
    """Section dice in the Compartments. V-TERM-12."""
    box: tuple[str, ...]
    """Section dice that nobody owns."""
    away: dict[str, tuple[str, ...]]
    """Section cards out of the decks for this Exploration. V-SAC-08."""

    supplies: int
    success: int
    lander: str
    lander_sector: int
    mods: tuple[str, ...]
    armory: tuple[str, ...]
    cargo: tuple[str, ...]
    """Equipment in the Lander that nobody carries. V-SHIP-LAUNCH-17."""
    failed: bool
    """The Mission Failed token lies on the Lander. V-END-10."""

    pois: dict[str, tuple[str, ...]]
    """POI cards by Sector, the visible one last. V-POI-03."""
    condition: str
    """The Global Condition card; empty while the printed one is in force. V-GLOBAL-01."""
    missions: tuple[str, ...]
    done: tuple[str, ...]
    """Missions that were accomplished. V-MISSION-05."""
    threats: list[Threat]
    markers: tuple[tuple[int, str], ...]
    """Markers in Sectors: V-POI-05."""
    tokens: tuple[tuple[int, str], ...]
    """Equipment tokens on the board: Sector, card. V-EQUIP-12."""
    auras: tuple[tuple[int, str], ...]
    """Powers for a round: in a Sector, or (0) everywhere."""
    used: tuple[str, ...]
    """What was used for the whole team: `round:a29`."""
    visited: tuple[tuple[int, int], ...]
    """Crewmember and Sector: where everybody has been."""
    cleared: tuple[int, ...]
    """Paths that lost their icons and arrows, by their place on the board."""
    held: dict[str, int]
    """Time Tracks whose next spaces do nothing; below 0 one that stands still this round."""
    emptied: dict[str, str]
    """What lay in a Sector before the empty POI card did."""
    debts: int
    """What the advanced Events lent. V-ENV-04."""
    damaged: bool
    """The Lander is turned down at Docking. V-LAND-17."""
    awaiting: tuple[str, ...]
    """Cards for the Ship Book. V-TERM-30."""
    gains: Gains
    deeds: dict[str, int]
    """What was done how often in this Exploration: Rank-Up cards and Skills ask for it."""
    tracks: dict[str, int]
    """Progress by Action and colour: `poi:p102:0.green`. V-CHECK-7.18."""
    time: dict[str, int]
    """Time Tracks with a token, by the card that shows them; all others are empty. V-TIME-01, V-TIME-02."""
    unique: Hidden[tuple[str, ...]]
    """Unique Discoveries on the board, the top last. V-UNIQ-02."""
    found: tuple[str, ...]
    """Discoveries and Unique Discoveries on the Lander; without one, in "Found Discoveries".

    V-DISC-03, V-UNIQ-04, V-TUT-32.
    """

    event_deck: str
    """`standard`, or `advanced` once the Mystery Envelope is open. V-ENV-04."""
    events: Hidden[tuple[str, ...]]
    past: tuple[str, ...]
    """The Event discard pile: beside those of Section decks the only one. V-GEN-13."""
    injuries: dict[str, tuple[str, ...]]
    """Injury cards in the box by type."""
    discoveries: Hidden[dict[str, tuple[str, ...]]]
    """The five decks, the top last. V-DISC-02, V-GEN-14."""
    leads: dict[str, tuple[str, ...]]
    """Lead tokens on the decks. V-LEAD-03."""
    bag: Hidden[tuple[str, ...]]
    beside: tuple[str, ...]
    """Leads beside the bag. V-LEAD-10."""
    rankups: Hidden[tuple[str, ...]]
    rankup: str
    ranked: bool
    """The Rank-Up card is on its Completed side. V-RANK-02."""
    removed: tuple[str, ...]
    """Cards out of the game. V-GEN-15."""

    flags: dict[str, int]
    """What Logs set: flags, and the number of marked boxes. V-RESET-03."""
    read: tuple[str, ...]
    """Logs that were read, the newest last."""
    telling: str
    """The text of the newest, as it was when it was read: `log.1101|active=k06`."""
    landing: str
    """The Landing card that belongs to the board; empty where none led here. V-SHIP-SAVE-4."""
    records: dict[str, Record]
    """Planet Records by planet. V-COMP-49."""
    ship: Ship

    check: Check | None
    moments: list[AnyMoment]
    """What the rule that runs is about, the innermost last: a Path, a revealed Event, a Danger result, drawn Leads."""
    window: str
    """What may be used beside the open decision."""

    def moment(self, kind: type[M]) -> M | None:
        """The innermost moment of a kind."""
        for each in reversed(self.moments):
            if isinstance(each, kind):
                return each
        return None
