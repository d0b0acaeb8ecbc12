"""What everybody may see: all but the order of decks, what lies face down, and unread Logs. V-GEN-02."""

import msgspec

from farlight.vanguard.model.state import Check, Vanguard
from farlight.vanguard.rules.context import VanguardPlay, player_of
from farlight.vanguard.rules.exploration.board import connected, is_stuck, poi_at, sector_of, sectors
from farlight.vanguard.rules.exploration.discoveries import most_supplies
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play
from farlight.vanguard.table.ship.view import ShipView, ship_of

CHECK_STEPS = {
    "check_dice": 1, "check_roll": 3, "check_changes": 4, "check_combinations": 5, "check_injuries": 6,
    "check_specials": 7, "check_outcomes": 8,
}  # fmt: skip
"""Steps of a Dice Check by their numbers in the rulebook. V-CHECK-0.1."""


class CrewView(msgspec.Struct, frozen=True):
    section: str
    seat: int
    """Who plays it. V-PLAYER-02."""
    card: str
    rank: int
    sector: int
    alive: bool
    done: bool
    actions: int
    charges: int
    slots: dict[str, list[str]]
    spent: list[str]
    hurt: list[str]
    injuries: list[str]
    hand: list[str]
    limit: int
    deck: int
    discard: list[str]
    gear: list[str]


class SectorView(msgspec.Struct, frozen=True):
    number: int
    poi: str
    biomes: list[str]
    crew: list[str]
    threats: list[str]
    markers: list[str]
    tokens: list[str]
    to: list[int]
    stuck: bool
    lander: bool


class ThreatView(msgspec.Struct, frozen=True):
    threat: str
    sector: int
    others: list[int]


class CheckView(msgspec.Struct, frozen=True):
    who: str
    action: str
    step: int
    """Of the ten. V-CHECK-0.1."""
    given: list[tuple[str, str]]
    pool: list[tuple[str, str, str]]
    injury_dice: int
    wounds: list[str]
    danger: list[tuple[str, str]]
    special: int
    """How many Special Effects were looked at: the last of them may be asked about. V-CHECK-7.3."""
    outcome: str


class VanguardView(msgspec.Struct, frozen=True):
    scenario: str
    planet: str
    round: int
    turn: str
    start: str
    crew: list[CrewView]
    sectors: list[SectorView]
    cleared: list[int]
    """Paths without icons and arrows."""
    threats: list[ThreatView]
    supplies: int
    most_supplies: int
    """0 where they are not counted, and aboard. V-TUT-20."""
    success: int
    lander: str
    lander_sector: int
    mods: list[str]
    condition: str
    missions: list[str]
    done: list[str]
    tracks: dict[str, int]
    time: dict[str, tuple[int, int]]
    found: list[str]
    leads: dict[str, list[str]]
    discoveries: dict[str, int]
    bag: int
    events: int
    past: list[str]
    unique: int
    rankup: str
    ranked: bool
    flags: dict[str, int]
    read: list[str]
    telling: str
    debts: int
    deadly: bool
    check: CheckView | None
    failed: bool
    outcome: str
    ship: ShipView | None
    """None where no campaign is played."""


def view_of(play: VanguardPlay) -> VanguardView:
    state = play.state
    crew = state.crew
    on_planet = bool(state.planet) and not state.ship.page  # from aboard its board is not seen. V-SHIP-STARMAP-11
    return VanguardView(
        scenario=state.scenario,
        planet=state.planet,
        round=state.round,
        turn=crew[state.turn].card if 0 <= state.turn < len(crew) else "",
        start=crew[state.start].card if state.start < len(crew) else "",
        crew=[_crew(play, who) for who in range(len(crew))],
        sectors=[_sector(play, number) for number in sectors(play)] if on_planet else [],
        cleared=list(state.cleared),
        threats=[ThreatView(each.card, each.sector, list(each.others)) for each in state.threats],
        supplies=state.supplies,
        most_supplies=0 if state.tutorial or not (state.planet and state.lander) else most_supplies(play),
        success=state.success,
        lander=state.lander,
        lander_sector=state.lander_sector,
        mods=list(state.mods),
        condition=condition_in_force(play) if on_planet else "",
        missions=list(state.missions),
        done=list(state.done),
        tracks=dict(state.tracks),
        time=_time(play) if on_planet else {},
        found=list(state.found),
        leads={find: list(tokens) for find, tokens in state.leads.items()},
        discoveries={find: len(cards) for find, cards in state.discoveries.items()},
        bag=len(state.bag),
        events=len(state.events),
        past=list(state.past),
        unique=len(state.unique),
        rankup=state.rankup,
        ranked=state.ranked,
        flags=dict(state.flags),
        read=list(state.read),
        telling=state.telling,
        debts=state.debts,
        deadly=state.deadly,
        check=_check(play),
        failed=state.failed,
        outcome=state.outcome,
        ship=ship_of(play),
    )


def _time(play: VanguardPlay) -> dict[str, tuple[int, int]]:
    return {track: (play.state.time.get(track, 0), length) for track, length in tracks_in_play(play).items()}


def _crew(play: VanguardPlay, who: int) -> CrewView:
    crew = play.state.crew[who]
    return CrewView(
        section=crew.section,
        seat=player_of(play.state, crew.section),
        card=crew.card,
        rank=crew.rank,
        sector=crew.sector,
        alive=crew.alive,
        done=crew.done,
        actions=crew.actions,
        charges=crew.charges,
        slots={"red": list(crew.red), "green": list(crew.green), "blue": list(crew.blue)},
        spent=list(crew.spent),
        hurt=list(crew.hurt),
        injuries=list(crew.injuries),
        hand=list(crew.hand),
        limit=hand_limit(play, who) if crew.card else 0,
        deck=len(crew.deck),
        discard=list(crew.discard),
        gear=list(crew.gear),
    )


def _sector(play: VanguardPlay, number: int) -> SectorView:
    state = play.state
    poi = poi_at(play, number)
    printed = sector_of(play, number)
    return SectorView(
        number=number,
        poi=poi.id if poi else "",
        biomes=sorted({*printed.biomes, *(poi.biomes if poi else ())}),
        crew=[crew.card for crew in state.crew if crew.alive and crew.sector == number],
        threats=[threat.card for threat in state.threats if number in (threat.sector, *threat.others)],
        markers=[marker for place, marker in state.markers if place == number],
        tokens=[token for place, token in state.tokens if place == number],
        to=connected(play, number),
        stuck=is_stuck(play, number),
        lander=printed.lander or (poi is not None and poi.lander),
    )


def _check(play: VanguardPlay) -> CheckView | None:
    state = play.state
    check = state.check
    if check is None:
        return None
    names = [crew.card for crew in state.crew]
    return CheckView(
        who=names[check.active],
        action=check.action,
        step=_step(state, check),
        given=[(names[owner], die) for owner, die in check.given],
        pool=[(names[owner], die, face) for owner, die, face in check.pool],
        injury_dice=check.injury_dice,
        wounds=list(check.wounds),
        danger=list(check.danger),
        special=check.place,
        outcome=check.outcome,
    )


def _step(state: Vanguard, check: Check) -> int:
    """The number of the step that runs: the one before the first that still waits.

    Step 4 has heard somebody and runs, even if it waits while a card is used in it.
    """
    waiting = {call.step for call in state.flow}
    names = list(CHECK_STEPS)
    place = next((place for place, step in enumerate(names) if step in waiting), len(names))
    if not (check.seats and names[place : place + 1] == ["check_changes"]):
        place = max(0, place - 1)
    return CHECK_STEPS[names[place]]
