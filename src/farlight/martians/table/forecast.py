"""Help while playing: what a stack needs, costs and risks, and what the next phases will bring, with the causes."""

from fractions import Fraction

import msgspec

from farlight.martians.model.ids import Cause, joined
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.stacks import costs, count, numbers, performer, shown_target, strikes
from farlight.martians.rules.context import COMPLEXES, MartiansPlay
from farlight.martians.rules.crew import name_of, wounds_dealt
from farlight.martians.rules.facilities import facility_of, is_shut, penalties
from farlight.martians.rules.greenhouses import wilts
from farlight.martians.rules.malfunction import TOP, additions, pool
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.production import food_made, in_force, portions, produced, users
from farlight.martians.rules.rounds import is_under_way


class Odds(msgspec.Struct, frozen=True):
    """Chances in percent, rounded; 100 for what is certain."""

    success: int
    wound: int
    """Of at least one."""
    adventure: int
    certain_wounds: int
    """How many come whatever the dice show. M-ACT-49."""
    die_wounds: int
    """How many the Wound die would deal on top of them. M-GEN-16, M-COND-20."""
    die: int
    """The chance that it does."""


class StackOutlook(msgspec.Struct, frozen=True):
    """What a declared action needs, costs and risks.

    M-ACT-30, M-ACT-31, M-ACT-32, M-ACT-33, M-ACT-34, M-ACT-35, M-ACT-36, M-ACT-37, M-ACT-38, M-ACT-39, M-ACT-40,
    M-ACT-41, M-ACT-42, M-ACT-43, M-ACT-44, M-ACT-45, M-ACT-46, M-ACT-47, M-ACT-48, M-ACT-49.
    """

    number: int
    verb: str
    type: str
    target: str
    facility: str
    performer: str
    pawns: list[str]
    rover: str
    path: list[str]
    things: list[str]
    source: str
    perks: list[str]
    strength: int
    dice_at: int
    automatic_at: int
    costs: list[str]
    strikes: list[str]
    """What will strike whatever the dice show."""
    odds: Odds


class Supplied(msgspec.Struct, frozen=True):
    """What the next Production gives of a resource. "Shut down because panels give 8 of 10"."""

    supply: str
    made: int
    needed: int
    banked: int
    shut_down: int
    causes: list[str]
    """The producers that give less than they could."""
    effects: int = 0
    """What effects on the production as a whole add to it, or take from it. M-PROD-08."""


class Track(msgspec.Struct, frozen=True):
    """How a Malfunction track will move."""

    complex: str
    level: int
    adds: int
    """Penalties of broken elements."""
    die: str
    trigger: int
    """Chance in percent that it reaches the top."""
    causes: list[str]


class Forecast(msgspec.Struct, frozen=True):
    """The next Production and Malfunction phases if nothing changes."""

    supplies: list[Supplied]
    food_made: int
    food_needed: int
    food_short: int
    wilting: list[str]
    """Farms whose plants will wilt, and what would stop it: `fa:energy`."""
    stress: int
    quarrel: bool
    stress_causes: list[str]
    penalties: list[str]
    tracks: list[Track]


def odds_of(play: MartiansPlay, stack: Stack) -> Odds:
    """The chances of success, of at least one wound and of an Adventure.

    M-DICE-01, M-DICE-02, M-DICE-03, M-DICE-04, M-DICE-05, M-DICE-06, M-DICE-07, M-DICE-08, M-DICE-09, M-DICE-10,
    M-DICE-11, M-DICE-12, M-DICE-13, M-DICE-14.
    """
    state = play.state
    struck = stack.announced or strikes(play, stack)
    low, high = numbers(play, stack)
    rolls = low != high and count(play, stack) < high
    forced = "force" in struck
    faces = play.content.tables.faces
    colour = play.content.tables.colours[stack.type] if stack.type != "rest" else "brown"
    success, wound, adventure = Fraction(1), Fraction(0), Fraction(0)
    person = state.crew[performer(stack)]
    if rolls or forced:
        success = _share(faces[colour, "success"], "success")
        if "reroll" in struck:
            success *= success
    if rolls:
        adventure = _share(faces[colour, "adventure"], "adventure")
        if "unhurt" not in person.marks:
            wound = _share(faces[colour, "wound"], "wound")
    if "adventure" in struck:
        adventure = Fraction(1)
    certain = "wound" in struck
    return Odds(
        round(success * 100),
        100 if certain else round(wound * 100),
        round(adventure * 100),
        wounds_dealt(person) if certain else 0,
        wounds_dealt(person),
        round(wound * 100),
    )


def _share(faces: tuple[str, ...], face: str) -> Fraction:
    return Fraction(faces.count(face), len(faces))


def stack_outlook(play: MartiansPlay, stack: Stack) -> StackOutlook:
    low, high = numbers(play, stack)
    return StackOutlook(
        stack.number,
        stack.verb,
        stack.type,
        shown_target(play.state, stack),
        stack.facility,
        name_of(play.state, performer(stack)),
        [pawn_name(play.state, pawn) for pawn in stack.pawns],
        stack.rover,
        stack.path[:],
        stack.things[:],
        stack.source,
        stack.perks[:],
        count(play, stack),
        low,
        high,
        costs(play, stack),
        stack.announced[:] or strikes(play, stack),
        odds_of(play, stack),
    )


def tomorrow(play: MartiansPlay) -> Forecast | None:
    """The forecast of a game that goes on."""
    return play.recall(forecast) if is_under_way(play.state) else None


def forecast(play: MartiansPlay) -> Forecast:
    """What is coming, as far as anybody at the table could know."""
    state = play.state
    made, shares = food_made(state), portions(state)
    needed = sum(shares)
    coming = stress_coming(play)
    stress = min(state.stress + sum(coming.values()), play.content.ruling.stress_limit)
    return Forecast(
        supplies=[_supplied(play, supply) for supply in ("energy", "oxygen")],
        food_made=made,
        food_needed=needed,
        food_short=max(0, needed - made - state.supply["food"]),
        wilting=[str(Cause(farm.facility, joined(wilts(play, farm)))) for farm in state.farms if wilts(play, farm)],
        stress=stress,
        quarrel=stress >= play.content.ruling.stress_limit,
        stress_causes=[str(Cause(name, str(by))) for name, by in coming.items() if by],
        penalties=_production_penalties(play),
        tracks=_tracks(play),
    )


def _supplied(play: MartiansPlay, supply: str) -> Supplied:
    state = play.state
    made, needed = produced(play, supply), len(users(play, supply))
    causes = [
        facility
        for facility in play.content.tables.producers[supply]
        if facility in state.productivity
        and (state.productivity[facility] < play.content.facilities[facility].top or is_shut(state, facility))
    ]
    return Supplied(
        supply, made, needed, (max(0, made - needed) + 1) // 2, max(0, needed - made), causes, in_force(state, supply)
    )


def stress_coming(play: MartiansPlay) -> dict[str, int]:
    """What the next Production adds to Stress: crew, Shutdown tiles on either side, the mission.

    M-STR-01, M-STR-02, M-MIS-PLANTS-10.
    """
    state = play.state
    short = sum(_supplied(play, supply).shut_down for supply in ("energy", "oxygen"))
    tiles = play.content.ruling.stress_per_tile * (len(state.shut) + short)
    own = feature_of(play).stress
    mission = 0 if own is None else own(play)
    return {"crew": len(state.crew), "tiles": tiles, "mission": mission}


def _production_penalties(play: MartiansPlay) -> list[str]:
    """Working Complex penalties that will strike. M-PROD-25."""
    found: list[str] = []
    for facility in ("ga", "pb", "la", "ws"):
        if facility in play.state.facilities:
            active = penalties(play, facility)
            found += [
                str(Cause(facility, name))
                for name in active
                if name in ("rover-check", "lose-sample", "stress", "token")
            ]
    return found


def _tracks(play: MartiansPlay) -> list[Track]:
    """Where the Malfunction tracks stand, and what moves them in this sol: penalties and dice. M-APP-25."""
    state = play.state
    adds = additions(play)
    dice = pool(play)
    by_complex: dict[str, str] = {play.content.malfunction_dice[die].complex: die for die in dice}
    found: list[Track] = []
    for name in COMPLEXES:
        die = by_complex.get(name, "")
        faces = [int(face) for face in play.content.tables.malfunction_faces[die]] if die else [0]
        start = state.levels[name] + adds[name]
        chance = Fraction(sum(start + face >= TOP for face in faces), len(faces))
        causes = [
            element
            for element in state.broken
            if play.content.facilities[facility_of(element)].complex == name
            and play.content.tables.harms.get(element) == "malfunction"
            and not is_shut(state, facility_of(element))
        ]
        found.append(Track(name, state.levels[name], adds[name], die, round(chance * 100), causes))
    return found
