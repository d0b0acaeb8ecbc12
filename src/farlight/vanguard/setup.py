"""Setting up an Exploration: Sections, Away Team, dice, decks, board. Rulebook chapters 4.1, 5.6 and 6.1."""

from farlight.kernel import GROUP, Call, Procedure, Setup, StepTable, choose, choose_some, new_chance, option
from farlight.vanguard.basics import KINDS_OF_DISCOVERY, SECTIONS
from farlight.vanguard.board import may_land, name_of, planet, sectors
from farlight.vanguard.cards import draw
from farlight.vanguard.content import Definitions
from farlight.vanguard.dice import put
from farlight.vanguard.effects.words import VanguardPlay, player_of, seat_of
from farlight.vanguard.events import Moved, SectionTaken, TeamJoined
from farlight.vanguard.fatal import ENDING
from farlight.vanguard.finds import lander_stat
from farlight.vanguard.logs import fire
from farlight.vanguard.places import ScenarioCard
from farlight.vanguard.state import Crew, Vanguard
from farlight.vanguard.threats import place_threat

STEPS = StepTable()

RECRUITS = 3
"""Drawn for a choice. V-QUICK-06."""
RANK_UPS = 2
"""V-DECIDE-05."""
LEAST_TEAM = 2
"""V-PLAYER-10."""


def set_up(setup: Setup, content: Definitions) -> Vanguard:
    """A table before anything was chosen."""
    scenario = content.scenarios[setup.mission]
    board = content.planets[scenario.planet]
    first = ("take_sections", "choose_team", "choose_crew", "lay_out", "hand_out", "land", "start_exploration")
    quiet = "script" if scenario.script else "open"
    return Vanguard(
        flow=[Call(ENDING), *(Call(step) for step in reversed(first))],
        chance=new_chance(setup.seed, setup.by_hand),
        outcome="",
        scenario=scenario.id,
        planet=scenario.planet,
        players=(-1,) * len(SECTIONS) if setup.seats > 1 else (0,) * len(SECTIONS),
        seats=setup.seats,
        tutorial=quiet if board.starting else "",
        deadly=False,
        round=0,
        turn=-1,
        start=0,
        crew=[],
        store={
            section: (*dice, *scenario.dice.get(section, ())) for section, dice in content.ruling.start_dice.items()
        },
        box=(),
        away={},
        supplies=0,
        success=0,
        lander=scenario.lander or "",
        lander_sector=0,
        mods=tuple(scenario.mods),
        armory=tuple(scenario.equipment),
        failed=False,
        pois={},
        condition="",
        missions=tuple(board.missions),
        done=(),
        threats=[],
        markers=(),
        tokens=(),
        auras=(),
        used=(),
        visited=(),
        cleared=(),
        held={},
        emptied={},
        debts=0,
        damaged=False,
        awaiting=(),
        ship={},
        deeds={},
        tracks={},
        time={},
        unique=tuple(board.uniques),
        found=(),
        events=(),
        past=(),
        injuries={},
        discoveries={},
        leads={},
        bag=(),
        beside=(),
        rankups=(),
        rankup="",
        ranked=False,
        removed=(),
        flags=dict.fromkeys(scenario.flags, 1),
        read=(),
        telling="",
        records={},
        check=None,
        now={},
        window="",
    )


def scenario_of(play: VanguardPlay) -> ScenarioCard:
    return play.content.scenarios[play.state.scenario]


# Sections and Away Team


@STEPS.step()
def take_sections(play: VanguardPlay) -> Procedure[None]:
    """Seat by seat until each of the four Sections has a player. V-PLAYER-02 to V-PLAYER-07."""
    state = play.state
    count = state.seats
    while -1 in state.players:
        taken = sum(player >= 0 for player in state.players)
        seat = taken if taken < count else taken % count if count == LEAST_TEAM else count - 1
        section = yield from choose(
            play,
            seat,
            "section",
            "V-PLAYER-07",
            lambda: [each for each, player in zip(SECTIONS, state.players, strict=True) if player < 0],
            lambda each: option("section", section=each),
        )
        players = list(state.players)
        players[SECTIONS.index(section)] = seat
        state.players = tuple(players)
        play.emit(SectionTaken("V-PLAYER-07", seat, section))


@STEPS.step()
def choose_team(play: VanguardPlay) -> Procedure[None]:
    """One Section of each player; alone two, and on later planets up to four. V-PLAYER-12, V-PLAYER-13, V-TUT-03."""
    state = play.state
    chosen: list[str] = []
    if state.seats == 1:
        most = LEAST_TEAM if planet(play).starting else len(SECTIONS)
        chosen = yield from choose_some(
            play,
            0,
            "team",
            "V-PLAYER-12" if planet(play).starting else "V-PLAYER-13",
            lambda: list(SECTIONS),
            lambda each: option("section", section=each),
            at_least=LEAST_TEAM,
            at_most=most,
        )
    else:
        for seat in range(state.seats):
            own = [section for section in SECTIONS if player_of(state, section) == seat]
            section = yield from choose(
                play,
                seat,
                "team",
                "V-DECIDE-23",
                lambda own=own: own,  # type: ignore[misc]
                lambda each: option("section", section=each),
            )
            chosen.append(section)
    # Boards of one player lie side by side. V-TURN-05.
    for section in sorted(chosen, key=lambda each: (player_of(state, each), SECTIONS.index(each))):
        state.crew.append(new_crew(play, section))


def new_crew(play: VanguardPlay, section: str) -> Crew:
    slots = ("",) * play.content.ruling.injury_slots
    return Crew(
        section=section, card="", rank=scenario_of(play).rank, sector=0, alive=True, done=False, actions=0, charges=0,
        red=(), green=(), blue=(), spent=(), hurt=(), injuries=slots, deck=(), hand=(), discard=(), gear=(), marks=(),
    )  # fmt: skip


@STEPS.step()
def choose_crew(play: VanguardPlay) -> Procedure[None]:
    """The fixed four in the Tutorial; otherwise one of three recruits. V-TUT-02, V-QUICK-06."""
    state, content = play.state, play.content
    script = scenario_of(play).script
    recruits = [card.id for card in content.crew.values() if card.tutorial is None]
    play.shuffle("recruits", recruits)
    for who, crew in enumerate(state.crew):
        if script:
            crew.card = next(card.id for card in content.crew.values() if card.tutorial == crew.section)
        else:
            drawn = [recruits.pop() for _ in range(RECRUITS)]
            play.reveal()
            crew.card = yield from choose(
                play,
                seat_of(state, who),
                "recruit",
                "V-QUICK-06",
                lambda drawn=drawn: drawn,  # type: ignore[misc]
                lambda each: option("recruit", who=each),
                refs=(("section", crew.section),),
            )
        play.emit(TeamJoined("V-QUICK-08", crew.section, crew.card))


# Dice, decks, board


@STEPS.step(asks=False)
def lay_out(play: VanguardPlay) -> None:
    """Everything that is dealt or shuffled. V-QUICK-10 to V-QUICK-18, V-LEAD-01, V-DISC-02."""
    state, content = play.state, play.content
    for who, crew in enumerate(state.crew):
        for die in state.store.pop(crew.section):
            put(play, who, die)
        if not planet(play).starting:
            crew.charges = content.crew[crew.card].charges  # V-CREW-08, V-QUICK-22
        crew.deck = _deck(play, crew)
    tutorial = bool(planet(play).starting)
    events = [card.id for card in content.events.values() if card.deck == ("tutorial" if tutorial else "standard")]
    play.shuffle("events", events)
    state.events = tuple(events)
    for card in content.injuries.values():
        state.injuries[card.type] = (*state.injuries.get(card.type, ()), card.id)
    for find in KINDS_OF_DISCOVERY:
        cards = [card.id for card in content.discoveries.values() if card.type == find]
        play.shuffle(f"discoveries-{find}", cards)
        state.discoveries[find] = tuple(cards)
    state.bag = tuple(lead.id for lead in content.leads.values() for _ in range(lead.count))
    rankups = [card.id for card in content.rankups.values() if card.tutorial is tutorial]
    play.shuffle("rankups", rankups)
    state.rankups = tuple(rankups)
    state.supplies = lander_stat(play, "supplies") if state.lander else 0


def _deck(play: VanguardPlay, crew: Crew) -> tuple[str, ...]:
    """Ten starters, shuffled; in the Tutorial three cards in order. V-QUICK-13, V-TUT-07."""
    own = [card for card in play.content.sections.values() if card.section == crew.section]
    if scenario_of(play).script:
        return tuple(card.id for card in sorted(own, key=lambda card: -card.tutorial) if card.tutorial)
    cards = [card.id for card in own if card.starter]
    play.shuffle(f"deck-{crew.section}", cards)
    return tuple(cards)


@STEPS.step()
def hand_out(play: VanguardPlay) -> Procedure[None]:
    """A Rank-Up card for the team, Equipment for whoever may carry it. V-DECIDE-05, V-DECIDE-06, V-EQUIP-07."""
    state = play.state
    drawn = list(state.rankups[-RANK_UPS:])
    if drawn:
        state.rankup = yield from choose(
            play, GROUP, "rank-up", "V-DECIDE-05", lambda: drawn, lambda each: option("rank-up", card=each)
        )
    for card in state.armory:
        yield from _carry(play, card)


def _carry(play: VanguardPlay, card: str) -> Procedure[None]:
    state = play.state
    definition = play.content.equipment[card]
    fitting = [who for who, crew in enumerate(state.crew) if definition.section in (None, crew.section)]
    if definition.kind == "small":  # one each. V-EQUIP-03
        cards = play.content.equipment
        fitting = [who for who in fitting if all(cards[own].kind != "small" for own in state.crew[who].gear)]
    if not fitting:
        return
    who = yield from choose(
        play,
        GROUP,
        "carry",
        "V-DECIDE-06",
        lambda: [*fitting, -1],
        lambda each: option("leave-gear") if each < 0 else option("crew", who=name_of(state, each)),
        refs=(("gear", card), ("gear_text", card)),
    )
    if who >= 0:
        state.crew[who].gear = (*state.crew[who].gear, card)
        armory = list(state.armory)
        armory.remove(card)
        state.armory = tuple(armory)


# The first positions


@STEPS.step()
def start_exploration(play: VanguardPlay) -> Procedure[None]:
    """Place everybody, draw hands, read the first Log. V-QUICK-19 to V-QUICK-24, V-CARD-17."""
    state = play.state
    if planet(play).starting:
        yield from _place_apart(play)
    else:
        yield from _choose_landing_place(play)
    for name in planet(play).threats:
        place_threat(play, name, play.content.threats[name].sector)
    state.visited = tuple((who, crew.sector) for who, crew in enumerate(state.crew))
    for who, crew in enumerate(state.crew):
        yield from draw(play, who, play.content.ruling.start_hand[crew.rank - 1], "V-CARD-17")
    landed = planet(play).landed
    if landed is not None:
        yield from fire(play, landed, 0, "V-QUICK-24")
    play.then("begin_round")


def _place_apart(play: VanguardPlay) -> Procedure[None]:
    """In Sectors 1 and 2, at least one in each; the Tutorial says who. V-TUT-14, V-DECIDE-24."""
    state = play.state
    if scenario_of(play).script:
        first = next(who for who, crew in enumerate(state.crew) if crew.section == "science")
        for place in range(len(state.crew)):
            state.crew[(first + place) % len(state.crew)].sector = 1 + place % 2
        return
    for who, crew in enumerate(state.crew):
        empty = [number for number in (1, 2) if all(each.sector != number for each in state.crew)]
        last = len(state.crew) - who <= len(empty)
        crew.sector = yield from choose(
            play,
            seat_of(state, who),
            "place-in",
            "V-DECIDE-24",
            lambda empty=empty, last=last: empty if last else [1, 2],  # type: ignore[misc]
            lambda each: option("sector", sector=each),
            refs=(("who", name_of(state, who)),),
        )


def _choose_landing_place(play: VanguardPlay) -> Procedure[None]:
    """The Lander comes down where its icon is; everybody stands there. V-ICON-56, V-TERM-23."""
    state = play.state
    places = [number for number in sectors(play) if may_land(play, number)]
    wanted = state.ship.pop("landing-sector", 0)
    state.lander_sector = yield from choose(
        play,
        GROUP,
        "landing-place",
        "V-ICON-56",
        lambda: [wanted] if wanted else places,
        lambda each: option("sector", sector=each),
    )
    for who, crew in enumerate(state.crew):
        crew.sector = state.lander_sector
        play.emit(Moved("V-TERM-23", name_of(state, who), crew.sector, "place"))
