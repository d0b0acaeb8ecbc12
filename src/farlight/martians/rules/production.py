"""The Production phase. Rulebook chapter 15."""

from farlight.content.ids import remembered
from farlight.kernel import GROUP, Procedure, Refusal, StepTable, choose, option
from farlight.martians.model.events.base import (
    FoodServed,
    Produced,
    ProductionChanged,
    RoverTested,
    ShutDown,
    SupplyChanged,
    WentHungry,
)
from farlight.martians.model.events.work import ThingLost
from farlight.martians.model.ids import Mark, NumberedThing, Pile, ShutdownTile, joined
from farlight.martians.model.state import Martians
from farlight.martians.rules.ability_moments import of_morale
from farlight.martians.rules.actions.stacks import home_power
from farlight.martians.rules.context import About, MartiansPlay, run
from farlight.martians.rules.crew import (
    beforehand,
    change_morale,
    change_stress,
    change_tokens,
    choose_astronaut,
    has_condition,
    heed,
    name_of,
    wound,
)
from farlight.martians.rules.effect_checks import settle
from farlight.martians.rules.facilities import is_shut, load_token, penalties, put_token
from farlight.martians.rules.greenhouses import grow, wilt, wilts
from farlight.martians.rules.mission_history import add_to_history
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.piles import take

STEPS = StepTable()
LAB = "la"
AFTER_PRODUCTION = ("action", "malfunction", "cleanup")


def change_supply(play: MartiansPlay, supply: str, by: int, rule: str, place: str = "") -> None:
    """Change a supply, between nothing and the limit. M-SUP-02, M-RUL-PROD-07, M-RUL-MAL-06."""
    levels = play.state.supply
    level = max(0, min(play.content.ruling.supply_limit, levels[supply] + by))
    if level != levels[supply]:
        play.emit(SupplyChanged(rule, supply, level - levels[supply], level, place))
        levels[supply] = level


# 15.1 Energy and oxygen


def produced(play: MartiansPlay, supply: str) -> int:
    """What the producers in play give in the next Production phase, plus or minus effects in force; a producer in
    shutdown gives nothing.

    M-PROD-03, M-PROD-05, M-PROD-08, M-PROD-17, M-FAQ-33, M-RUL-FAC-09.
    """
    state = play.state
    level = state.productivity
    made = sum(
        level[facility]
        for facility in play.content.tables.producers[supply]
        if facility in level and facility in state.facilities and not is_shut(state, facility)
    )
    return max(0, made + in_force(state, supply))


# Effects on a production as a whole are words in the lists of what holds: `production:energy:-2` until Cleanup or until
# the mission ends, `next:production:energy:-2` from the next sol's beginning to its Cleanup. M-PROD-08.


def change_production(play: MartiansPlay, supply: str, by: int, span: str) -> None:
    """Change the sum, not one marker, for as long as the effect says. M-PROD-08."""
    state = play.state
    mark = Mark("production", supply, str(by))
    if span == "sol":
        state.round.append(str(mark))
    else:
        state.mission_once.append(str(mark._replace(is_later=span == "next-sol")))
    play.emit(ProductionChanged("M-PROD-08", supply, by, span))


def in_force(state: Martians, supply: str) -> int:
    """What effects add to the next Production phase, or take from it: after this sol's, that is tomorrow's."""
    over = state.phase in AFTER_PRODUCTION
    marks = map(Mark.parse, (*state.mission_once, *([] if over else state.round)))
    return sum(
        int(mark.more)
        for mark in marks
        if mark.word == "production" and mark.of == supply and (over or not mark.is_later)
    )


def begin_effects(state: Martians) -> None:
    """Begin what was said of the new sol: it holds from now on. M-PROD-08."""
    marks = [Mark.parse(word) for word in state.mission_once]
    state.round = [str(mark._replace(is_later=False)) for mark in marks if mark.is_later]
    state.mission_once = [str(mark) for mark in marks if not mark.is_later]


def users(play: MartiansPlay, supply: str) -> list[str]:
    """Who needs it: tiles with the element, but for those cut off from it; structure cards need nothing.

    M-PROD-09, M-PROD-10, M-PROD-11, M-PROD-12, M-PROD-13, M-PROD-14, M-PROD-15, M-PROD-16, M-PROD-33, M-FAQ-34,
    M-RUL-FAC-10, M-RUL-PROD-04, M-RUL-PROD-06.
    """
    state = play.state
    cut = [tile.facility for tile in state.shut if tile.kind == supply]
    known = play.content.tables.users[supply]
    if supply == "oxygen" and "clean-room" in state.fittings and LAB not in known:
        known = (*known, LAB)  # M-RUL-FAQ-03, M-MIS-SLOT-WM2
    return [facility for facility in known if facility in state.facilities and facility not in cut]


@STEPS.step(asks=False)
def mission_production(play: MartiansPlay) -> Procedure[None]:
    """Carry out what the mission does first. M-RUL-PROD-08."""
    mission = play.content.missions[play.state.mission]
    own = feature_of(play).production
    asks = None if own is None else own(play)
    if asks is not None:
        yield from asks
    if mission.production is not None:
        state = play.state
        calm = [word for word in state.mission_once if Mark.parse(word).word == "calm"]
        state.round += calm
        yield from run(play, mission.production, About(state.first), "M-RUL-PROD-08")
        state.round = [word for word in state.round if word not in calm]
        state.mission_once = [word for word in state.mission_once if word not in calm]
    yield from settle(play)


@STEPS.step(asks=False)
def produce(play: MartiansPlay, supply: str) -> Procedure[None]:
    """Bank a surplus by half, and shut down for a shortage: the General Supply does not make up for it.

    M-PROD-18, M-PROD-19, M-PROD-20, M-PROD-21, M-PROD-22, M-PROD-23, M-FAQ-17, M-RUL-PROD-04.
    """
    if produced(play, supply) < len(users(play, supply)):
        yield from beforehand(play, "short", "M-SHUT-01", (("supply", supply),))
    made, needed = produced(play, supply), len(users(play, supply))
    banked = (max(0, made - needed) + 1) // 2
    play.emit(Produced("M-PROD-18", supply, made, needed, banked))
    change_supply(play, supply, banked, "M-PROD-18")
    for _ in range(needed - made):
        yield from _shut_down_one(play, supply, made, needed)


def _shut_down_one(play: MartiansPlay, supply: str, made: int, needed: int) -> Procedure[None]:
    """Let the players choose what goes dark; no more than they must. M-SHUT-01, M-SHUT-02, M-RUL-PROD-05."""
    if users(play, supply):
        facility = yield from choose(
            play,
            GROUP,
            "shut-down",
            "M-SHUT-01",
            lambda: users(play, supply),
            lambda name: option("shut-down", facility=name),
            refs=(("supply", supply), ("made", made), ("needed", needed)),
        )
        place_tile(play, facility, supply, made, needed)


def place_tile(play: MartiansPlay, facility: str, kind: str, made: int = 0, needed: int = 0) -> None:
    """Place a random face-down tile; copies if the pile is empty.

    M-SHUT-03, M-SHUT-04, M-SHUT-21, M-RUL-SHUT-04, M-RUL-READ-05.
    """
    state = play.state
    if any(tile.facility == facility and tile.kind == kind for tile in state.shut):
        return
    pile = Pile.of_shutdown(kind)
    if state.decks[pile]:
        tile = take(play, pile)
    else:
        every = [card.id for card in play.content.shutdowns.values() if card.kind == kind]
        tile = every[play.roll(Pile.of_shutdown(kind), len(every)) - 1]
    state.shut.append(ShutdownTile(facility, kind, tile, "down"))
    play.emit(ShutDown("M-SHUT-03", facility, kind, made, needed))


# 15.3 Farm and food


@STEPS.step()
def farm_step(play: MartiansPlay) -> Procedure[None]:
    """Grow or wilt, farm by farm; then serve food. M-FARM-05, M-RUL-GAP-26."""
    state = play.state
    band = feature_of(play).growth
    for place in range(len(state.farms)):
        farm = state.farms[place]
        if is_shut(state, farm.facility):  # M-SHUT-23
            continue
        ruled = "" if band is None else band(play, farm)
        if ruled == "wilt":
            wilt(play, farm)
            continue
        if ruled == "none":
            continue
        yield from _grow_or_wilt(play, place)
    yield from _eat(play)
    yield from settle(play)


def _grow_or_wilt(play: MartiansPlay, place: int) -> Procedure[None]:
    """Grow nothing where connectors or filters are broken, and wilt unless it is paid for.

    M-FARM-10, M-FARM-11, M-FARM-12, M-FARM-13, M-FARM-14, M-FARM-15, M-FARM-16, M-FARM-17, M-SUP-03, M-RUL-FAQ-09.
    """
    state = play.state
    farm = state.farms[place]
    causes = wilts(play, farm)
    if not causes:
        grow(play, farm)
        return

    def bar(pay: bool) -> Refusal | None:
        missing = [supply for supply in wilts(play, farm) if state.supply[supply] < 1]
        return Refusal("M-FARM-15", "why-not-supply", (("supply", missing[0]),)) if pay and missing else None

    pay = yield from choose(
        play,
        GROUP,
        "wilting",
        "M-FARM-15",
        lambda: [True, False] if wilts(play, farm) else [True],
        lambda word: option("pay-wilting", facility=farm.facility) if word else option("let-wilt"),
        bar=bar,
        refs=(("facility", farm.facility), ("cost", joined(causes))),
    )
    if not pay:
        wilt(play, farm)
    elif not wilts(play, farm):  # mended while it was asked
        grow(play, farm)
    for supply in wilts(play, farm) if pay else ():
        change_supply(play, supply, -1, "M-FARM-15")


def food_made(state: Martians) -> int:
    """One portion per mature plant; a Farm in shutdown gives none. M-FARM-08, M-FARM-18, M-RUL-FAC-07."""
    return sum(farm.plants for farm in state.farms if not is_shut(state, farm.facility))


def portions(state: Martians) -> list[int]:
    """What each astronaut should eat. M-FARM-19, M-COND-13."""
    return [2 if has_condition(person, "anaemia") or "double-ration" in person.marks else 1 for person in state.crew]


def _eat(play: MartiansPlay) -> Procedure[None]:
    """Feed the crew from the Farm, then from the General Supply; whoever goes hungry is wounded.

    M-FARM-19, M-FARM-20, M-FARM-21, M-FARM-22, M-FARM-23, M-FARM-24, M-COND-14, M-RUL-CON-03, M-SUP-04.
    """
    state = play.state
    made, shares = food_made(state), portions(state)
    needed = sum(shares)
    if needed > made + state.supply["food"]:
        yield from beforehand(play, "hunger", "M-FARM-21")
    from_supply = min(max(0, needed - made), state.supply["food"])
    change_supply(play, "food", -from_supply, "M-FARM-20")
    short = max(0, needed - made - from_supply)
    play.emit(FoodServed("M-FARM-18", made, needed, short))
    change_supply(play, "food", (max(0, made - needed) + 1) // 2, "M-FARM-24")
    missed = [0] * len(shares)
    for left in range(short, 0, -1):
        hungry = [who for who, share in enumerate(shares) if missed[who] < share]
        if left == sum(shares[who] - missed[who] for who in hungry):
            for who in hungry:
                missed[who] = shares[who]
            break
        who = yield from choose_astronaut(play, "go-hungry", "M-FARM-21", hungry)
        missed[who] += 1
    for who, count in enumerate(missed):
        if count:
            play.emit(WentHungry("M-FARM-22", name_of(state, who), count))
            yield from wound(play, who, "M-FARM-22", count)


# 15.4 Stress


@STEPS.step(asks=False)
def stress_step(play: MartiansPlay) -> Procedure[None]:
    """Count all sources first, every Shutdown tile for itself, then check once.

    M-STR-01, M-STR-02, M-STR-09, M-GEN-17, M-PROD-24, M-RUL-PROD-09.
    """
    state = play.state
    mission = play.content.missions[state.mission]
    tiles = play.content.ruling.stress_per_tile * len(state.shut)  # face down or up: M-SHUT-09, M-SHUT-18
    change_stress(play, len(state.crew) + tiles, "M-STR-01")
    feature = feature_of(play)
    if feature.stress is not None:
        change_stress(play, feature.stress(play), "M-MIS-PLANTS-10")
    if mission.stress is not None:
        yield from run(play, mission.stress, About(state.first), "M-STR-03")
    yield from settle(play)


# 15.5 Working Complex penalties


@STEPS.step(asks=False)
def working_penalties(play: MartiansPlay) -> Procedure[None]:
    """Apply the penalties in the order Garage, Probe Bay, Lab, Workshop; those of each count.

    M-PROD-25, M-PROD-26, M-PROD-27, M-PROD-28, M-PROD-29, M-PROD-30, M-PROD-31, M-RUL-FAC-03, M-GEN-17, M-RUL-FAQ-02,
    M-RUL-PROD-09.
    """
    for facility in ("ga", "pb", "la", "ws"):
        found = penalties(play, facility)
        if "rover-check" in found:
            check_rover(play, "wagtail", "M-PROD-31")
        if "lose-sample" in found:
            yield from remove_sample(play, "M-PROD-28")
        if "stress" in found:
            change_stress(play, 1, "M-PROD-29")
        if "token" in found:
            put_token(play, play.content.ruling.workshop_token, facility, "M-PROD-30")
        yield from settle(play)


ROVER_ROLL = (("who", "none"), ("colour", "green"), ("die", "wound"), ("action", "none"))
"""What the question for a real Wound die says of people, when it is rolled for a rover."""


def check_rover(play: MartiansPlay, rover: str, rule: str) -> None:
    """Roll the green Wound die; a wound face is a Fault. M-ICON-07, M-ICON-11."""
    face = play.face("wound", play.content.tables.faces["green", "wound"], (*ROVER_ROLL, ("rover", rover)))
    add_to_history(play, "rover-roll", f"{rover}:{face}")
    play.emit(RoverTested(rule, rover, face))
    if face == "wound":
        load_token(play, "fault", rover, rule)


def ground_samples(state: Martians) -> list[tuple[str, str]]:
    """The samples on the map; equal ones on one space once."""
    return list(dict.fromkeys((space, thing) for space, thing in state.lying if is_sample(thing)))


@remembered
def is_sample(thing: str) -> bool:
    """Samples are s1, s2, s3 by ring, or the numbered finds n1 to n6 that replace them. M-MIS-PLANTS-05."""
    return NumberedThing.parse(thing).is_sample


def remove_sample(play: MartiansPlay, rule: str) -> Procedure[None]:
    """Remove one sample of choice from any ROI. M-ICON-08, M-CARD-PEN-07."""
    state = play.state
    if ground_samples(state):
        space, thing = yield from choose(
            play,
            GROUP,
            "remove-sample",
            rule,
            lambda: ground_samples(state),
            lambda pair: option("sample-at", thing=pair[1], space=pair[0]),
        )
        state.lying.remove((space, thing))
        state.flags["drawn"] = space
        play.emit(ThingLost(rule, thing, space))


# The Morale phase


@STEPS.step()
def morale_phase(play: MartiansPlay) -> Procedure[None]:
    """Let the First Player alone bear it; then read the Card Table.

    M-FP-02, M-MOR-03, M-MOR-04, M-MOR-05, M-MOR-06, M-MOR-07, M-MOR-08, M-MOR-09, M-RUL-UPG-03, M-RUL-FAQ-04.
    """
    state = play.state
    change_morale(play, 0, "M-MOR-01")  # a mission may set a limit
    yield from heed(play, of_morale(play))
    missing = 0
    if state.morale:
        missing = change_tokens(play, state.first, state.morale, "M-MOR-04" if state.morale > 0 else "M-MOR-06")
    if missing:
        yield from wound(play, state.first, "M-MOR-07", missing)
    for upgrade in state.installed:
        card = play.content.upgrades[upgrade]
        if card.power == "morale-token" and home_power(play, "morale-token", card.facility):
            change_tokens(play, state.first, 1, card.rule)
    yield from settle(play)
