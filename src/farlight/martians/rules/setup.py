"""Setting up: the app's wizard, step by step. Rulebook chapter 5, and of the companion app:

M-APP-01, M-APP-02, M-APP-03, M-APP-04, M-APP-05, M-APP-06, M-APP-07, M-APP-08, M-APP-09, M-APP-10.
"""

from farlight.content.ids import text_place
from farlight.kernel import GROUP, Option, Procedure, Refusal, Setup, StepTable, choose, first, new_chance, option
from farlight.martians.model.content import Definitions, EventCard
from farlight.martians.model.events.mission import AstronautJoined, Chosen, FirstPlayerChanged, MissionBegan, Placed
from farlight.martians.model.ids import Pile, Space
from farlight.martians.model.mission_checkpoints import save_table
from farlight.martians.model.mission_sheets import MissionCard
from farlight.martians.model.state import Astronaut, Campaign, Farm, Martians
from farlight.martians.rules.actions.pawns import empty_hand
from farlight.martians.rules.app_events import adventure_deck, story
from farlight.martians.rules.cargo_bay import gain_upgrade, lay_tile
from farlight.martians.rules.context import COMPLEXES, About, MartiansPlay, run
from farlight.martians.rules.crew import choose_astronaut, name_of
from farlight.martians.rules.effect_checks import settle
from farlight.martians.rules.facilities import elements_of
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.piles import draw, lay
from farlight.martians.rules.research import draw_direction
from farlight.martians.rules.rounds import begin_round

STEPS = StepTable()
AFTER_MISSION = STEPS.elsewhere("after_mission")
PROFESSIONS = ("scientist", "geologist", "engineer", "medic")
"""The four professions. M-ASTR-01."""
FULL_CREW = 4
WIZARD = 12
"""Steps of the app's set-up. M-APP-08."""


def set_up(setup: Setup, content: Definitions) -> Martians:
    """An empty table; everything is laid out by steps, so that it can be followed.

    M-SET-01, M-SET-02, M-SET-03, M-SET-04, M-RUL-GAP-16.
    """
    campaign = content.campaigns.get(setup.mission)
    state = empty_table(setup.mission if campaign is None else campaign.missions[0], setup.seats)
    state.flow = first(choose_difficulty, *setup.names)
    state.chance = new_chance(setup.seed, setup.by_hand)
    if campaign is not None:
        state.campaign = new_campaign(campaign.id)
    return state


def new_campaign(name: str, replays: int = 0) -> Campaign:
    """A campaign before its first mission. M-CAMP-01."""
    return Campaign(name, 0, b"", replays, 0, [], [])


def empty_table(mission: str, seats: int) -> Martians:
    """The table before anything lies on it, and before anybody is there: all tracks at 0. M-SET-22, M-RUL-SOL-04."""
    return Martians(
        flow=[], chance=new_chance(0), outcome="", mission=mission, difficulty="", campaign=None, solo=seats == 1,
        sol=0, sols=0, phase="setup", first=0, crew=[], machines=[], morale=0, stress=0,
        supply=dict.fromkeys(("oxygen", "energy", "food"), 0), levels=dict.fromkeys(COMPLEXES, 0), box=[],
        facilities=[], broken=[], mended=[], ignored=[], shut=[], active=[], queue=[], productivity={}, farms=[],
        rover_tokens=[], rover_tests=[], tiles={}, shown={}, ground=[], lying=[], spots=[], base="", sites={},
        available=[], pending=[], poi=[], examined=[], discovered=[], upgrades=[], installed=[], gone=[], decks={},
        discards={}, removed=[], log=[], schedule=[], told=[], perks=[], round=[], mission_once=[], ticked=[],
        tracks={}, flags={}, stats={}, history=(), seats=[empty_hand() for _ in range(seats)],
        plan=[], serial=1, resolving=-1, rolled=[], rerolled=[], hurt=-1, last_builder=-1, window="",
    )  # fmt: skip


# The crew


def crew_size(seats: int) -> int:
    """A solo player takes two astronauts, and counts as two wherever players are counted.

    M-PC-05, M-PC-10, M-RUL-READ-06, M-RUL-SOL-02.
    """
    return max(2, seats)


@STEPS.step()
def choose_difficulty(play: MartiansPlay, *names: str) -> Procedure[None]:
    """Choose the difficulty, for every mission, also inside a campaign. M-DIFF-01, M-APP-02, M-APP-03, M-SET-12."""
    state = play.state
    state.difficulty = yield from choose(
        play,
        GROUP,
        "difficulty",
        "M-DIFF-01",
        lambda: list(play.content.difficulties),
        lambda level: option("difficulty", difficulty=level),
    )
    play.emit(Chosen("M-DIFF-01", "difficulty", state.difficulty))
    if not state.crew:
        play.then(lay_out)
        for name in reversed(names or ("",) * crew_size(len(state.seats))):
            play.then(choose_profession, name)


@STEPS.step()
def choose_profession(play: MartiansPlay, name: str = "") -> Procedure[None]:
    """Choose a profession, none twice; then one of its astronauts. M-SET-05, M-ASTR-01, M-APP-04."""
    state = play.state
    who = len(state.crew)
    taken = [person.profession for person in state.crew]

    def bar(profession: str) -> Refusal | None:
        return Refusal("M-ASTR-01", "why-not-taken") if profession in taken else None

    profession = yield from choose(
        play,
        0 if state.solo else who,
        "profession",
        "M-SET-05",
        lambda: PROFESSIONS,
        lambda each: option("profession", profession=each),
        bar=bar,
        refs=(("place", who + 1 if state.solo else 0),),
    )
    card = yield from choose(
        play,
        0 if state.solo else who,
        "astronaut",
        "M-SET-13",
        lambda: [each.id for each in play.content.astronauts.values() if each.profession == profession],
        lambda each: _astronaut_option(play.content, each),
        refs=(("profession", profession),),
    )
    _join(play, card, name)


def _join(play: MartiansPlay, card: str, name: str) -> None:
    """Let somebody join under the player's own name, or that of the card: unwounded, with no Condition, with the tokens
    of the difficulty, and with all Ability cards, but in a campaign with the base ability only.

    M-APP-04, M-SET-07, M-SET-08, M-SET-09, M-SET-10.
    """
    state = play.state
    profession, profile = play.content.astronauts[card].profession, play.content.astronauts[card].profile
    tokens = play.content.difficulties[state.difficulty].tokens
    locked = [
        ability
        for ability in play.content.tables.abilities.get(profession, ())
        if state.campaign is not None and not play.content.abilities[ability].base
    ]
    state.crew.append(Astronaut(card, name, profession, profile, 0, tokens, [], [], [], [], locked, [], [], []))
    play.emit(AstronautJoined("M-SET-05", card, profession))


def _astronaut_option(content: Definitions, card: str) -> Option:
    """An astronaut with the base ability of the profession and a word about them. M-ASTR-04, M-SET-13."""
    own = content.tables.abilities.get(content.astronauts[card].profession, ())
    base = next((name for name in own if content.abilities[name].base), "none")
    plain = option("astronaut-card", astronaut=card)
    more = (("ability", base), ("ability_effect", base), ("text", text_place("astronaut", card, "temper")))
    return Option(plain.id, plain.verb, (*plain.refs, *more))


# Laying out the table


@STEPS.step()
def lay_out(play: MartiansPlay) -> Procedure[None]:
    """Lay out everything of M-APP-08 for a first or single mission: what holds for all of them, then what the sheet
    changes.

    M-SET-33.
    """
    state = play.state
    deal_profiles(play)
    yield from choose_machines(play)
    mission = play.content.missions[state.mission]
    lay_facilities(play, mission)
    lay_decks(play)
    lay_supplies(play, mission)
    for _ in range(play.content.difficulties[state.difficulty].upgrades):
        gain_upgrade(play, "M-RUL-UPG-10")
    campaign = state.campaign
    if campaign is not None:
        start = play.content.campaigns[campaign.id].start
        if start is not None:
            yield from run(play, start, About(state.first), "M-CAMP-01")
        campaign.checkpoint = save_table(state)
    yield from begin_mission(play)
    break_elements(play, mission)
    play.emit(Placed("M-APP-08", WIZARD, WIZARD))
    play.then(begin_mission_rounds)
    play.then(choose_first_player)


def deal_profiles(play: MartiansPlay) -> None:
    """Deal each set of tags once in a crew; whoever comes second is dealt a free one. M-RUL-PRO-01."""
    state = play.state
    used: list[str] = []
    for person in state.crew:
        if person.profile in used:
            free = [name for name in play.content.profiles if name not in used]
            person.profile = free[play.roll("profile", len(free)) - 1]
        used.append(person.profile)


def choose_machines(play: MartiansPlay) -> Procedure[None]:
    """Let a small crew choose its AOMs; a solo player has all of them.

    M-PC-03, M-PC-04, M-PC-05, M-PC-06, M-PC-07, M-APP-09, M-RUL-AOM-08.
    """
    state = play.state
    names = list(play.content.machines)
    if state.solo:
        state.machines = names
        return
    state.machines = []
    for _ in range(play.content.ruling.machines_by_crew[str(len(state.crew))]):
        chosen = yield from choose(
            play,
            GROUP,
            "machine-choice",
            "M-PC-03",
            lambda: [name for name in names if name not in state.machines],
            lambda name: option("choose-machine", machine=name),
        )
        state.machines.append(chosen)
        play.emit(Chosen("M-PC-03", "machine", chosen))


def lay_facilities(play: MartiansPlay, mission: MissionCard) -> None:
    """Lay tiles or what the mission names, at top productivity, the Farm full; for a small crew the Autoscanner is no
    card to draw but installed.

    M-SET-16, M-SET-17, M-SET-18, M-SET-19, M-SET-20, M-SET-21, M-PC-01, M-PC-02, M-RUL-PROD-01.
    """
    state = play.state
    cards = play.content.facilities
    state.facilities = list(mission.facilities) or [card.id for card in cards.values() if card.tile]
    crew = len(state.crew)
    for facility in state.facilities:
        if cards[facility].produces:
            state.productivity[facility] = cards[facility].top
        if cards[facility].houses:
            state.farms.append(Farm(facility, crew, crew - mission.plants_short, [], []))
    if crew < FULL_CREW:
        scanner = [card.id for card in play.content.upgrades.values() if card.power == "heal-alone"]
        state.installed += scanner


def lay_decks(play: MartiansPlay) -> None:
    """Lay out and shuffle all decks, tiles and tokens that are drawn from.

    M-SET-23, M-SET-26, M-SET-27, M-SET-28, M-SET-29, M-RUL-ADV-01.
    """
    state = play.state
    content = play.content
    piles: dict[str, list[str]] = {
        **{name: [card.id for card in content.malfunctions.values() if card.complex == name] for name in COMPLEXES},
        **{Pile.of_ring(ring): list(tiles) for ring, tiles in content.tables.tiles.items()},
        **{
            Pile.of_shutdown(kind): [card.id for card in content.shutdowns.values() if card.kind == kind]
            for kind in ("energy", "oxygen")
        },
        "condition": [card.id for card in content.conditions.values() for _ in range(card.count)],
        "poi": [card.id for card in content.pois.values() for _ in range(card.count)],
        **{str(Pile("adventure", colour)): adventure_deck(play, colour) for colour in content.dice},
        "bag": [],
    }
    for name, pile in piles.items():
        lay(play, name, pile)
    state.discards = dict.fromkeys((*COMPLEXES, "poi", "event"), ())


def lay_supplies(play: MartiansPlay, mission: MissionCard) -> None:
    """Lay out the supplies, parts and seeds of the mission.

    M-SET-24, M-SET-25, M-RUL-SUP-01, M-RUL-SUP-HOME, M-RUL-SUP-RIDDLE, M-RUL-SUP-PLANTS, M-RUL-SUP-PROBE,
    M-RUL-SUP-LAND, M-RUL-SUP-CORE, M-RUL-SUP-CAMP, M-RUL-SUP-02, M-RUL-SUP-03, M-RUL-SUP-04.
    """
    state = play.state
    crew = len(state.crew)
    state.supply |= starting_supplies(play.content, mission, state.difficulty, crew)
    for part, count in mission.parts.get(state.difficulty, {}).items():
        state.available += [part] * count
    state.available += ["seed"] * mission.seeds


def starting_supplies(content: Definitions, mission: MissionCard, difficulty: str, crew: int) -> dict[str, int]:
    """X is the number of astronauts; no more fits than the board counts.

    M-GEN-11, M-RUL-SUP-01, M-RUL-SUP-03, M-RUL-READ-06.
    """
    most = content.ruling.supply_limit
    return {supply: min(most, quantity(word, crew)) for supply, word in mission.supplies.get(difficulty, {}).items()}


def quantity(word: str, crew: int) -> int:
    """`4`, `X`, `X+2`, `X-1`, `2X`. M-GEN-11."""
    factor, found, rest = word.partition("X")
    if not found:
        return int(word)
    return max(0, int(factor or 1) * crew + int(rest or 0))


def break_elements(play: MartiansPlay, mission: MissionCard) -> None:
    """Break elements at random, from all in play. M-RUL-SUP-06."""
    state = play.state
    by_crew = mission.broken.get(state.difficulty, [])
    if not by_crew:
        return
    count = int(by_crew[min(FULL_CREW - len(state.crew), len(by_crew) - 1)])
    elements = [element for facility in state.facilities for element in elements_of(play.content, facility)]
    play.shuffle("broken", elements)
    state.broken += elements[:count]


def begin_mission(play: MartiansPlay) -> Procedure[None]:
    """Set up what the sheet says, in a campaign on top of what is there; the sol marker stands before sol 1.

    M-SET-32, M-APP-07, M-CAMP-12, M-SET-14, M-RUL-SOL-02, M-RUL-GAP-22.
    """
    state = play.state
    mission = play.content.missions[state.mission]
    state.sols = mission.sols + (len(state.crew) < FULL_CREW)
    state.sol = 0
    state.history = ()
    state.tracks = dict(mission.tracks)
    lay_events(play, mission)
    yield from explore_at_start(play, mission)
    feature = feature_of(play)
    asks = None if feature.setup is None else feature.setup(play)
    if asks is not None:
        yield from asks
    if mission.setup is not None:
        yield from run(play, mission.setup, About(state.first), "M-SET-32")
    state.round = []


def lay_events(play: MartiansPlay, mission: MissionCard) -> None:
    """Lay Events of all kinds in fixed proportions, and the mission's own. M-RUL-EV-03, M-RUL-EV-04.

    What came in the mission before lies at the bottom: those cards are still the discards of its deck.
    """
    state = play.state
    ruling = play.content.ruling
    seen = state.discards.get("event", ())
    state.discards["event"] = ()
    pools = ("generic",) if ruling.event_pool == "generic" else ("generic", mission.category)
    deck: list[str] = []
    for kind, places in ruling.event_places.items():
        cards = [card.id for card in play.content.events.values() if card.kind == kind and card.pool in pools]
        play.shuffle("event", cards)
        deck += cards[:places]
    deck += [card.id for card in _own_events(play, mission)]
    play.shuffle("event", deck)
    late = [card for card in deck if card in seen]
    state.decks["event"] = (*late, *(card for card in deck if card not in seen))


def _own_events(play: MartiansPlay, mission: MissionCard) -> list[EventCard]:
    return [card for card in play.content.events.values() if card.pool == mission.id]


def explore_at_start(play: MartiansPlay, mission: MissionCard) -> Procedure[None]:
    """Lay random tiles face up with samples, without POI; where the sheet says so, by different Direction cards.

    M-MIS-GEN-19, M-FAQ-37, M-FAQ-38, M-MIS-RIDDLE-05, M-MIS-PLANTS-08, M-MIS-PLANTS-09.
    """
    state = play.state
    for word in mission.explored:
        space = word
        if word == "ring-1":
            known = tuple(to.lower() for ring, to in map(Space.parse, state.tiles) if ring == 1)
            space = yield from draw_direction(play, 1, known)
        if space not in state.tiles:
            yield from lay_tile(play, space, draw(play, Pile.of_ring(Space.parse(space).ring)), "M-MIS-GEN-19")


@STEPS.step()
def choose_first_player(play: MartiansPlay) -> Procedure[None]:
    """Let the crew choose the First Player. M-SET-31, M-RUL-SUP-05."""
    state = play.state
    everyone = list(range(len(state.crew)))
    state.first = yield from choose_astronaut(play, "first-player", "M-SET-31", everyone)
    play.emit(FirstPlayerChanged("M-SET-31", name_of(state, state.first)))


@STEPS.step()
def begin_mission_rounds(play: MartiansPlay) -> Procedure[None]:
    """Begin the first sol: the background was read. M-SET-32, M-APP-10."""
    state = play.state
    if state.campaign is not None:
        told = story(play, text_place("mission", state.mission, "background"), state.first)
        play.emit(MissionBegan("M-APP-10", state.mission, told))
        play.then(AFTER_MISSION)
    play.then(begin_round)
    yield from settle(play)
