"""The beginning of an Exploration: the board, the decks, the first positions. Rulebook chapters 5.6, 6.1 and 27.21."""

from collections.abc import Iterable

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.events import MissionRevealed, Moved
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.context import NOBODY, VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.board import first_of, may_land, name_of, planet, sectors
from farlight.vanguard.rules.exploration.discoveries import lander_stat
from farlight.vanguard.rules.exploration.section_cards import draw
from farlight.vanguard.rules.exploration.threats import place_threat
from farlight.vanguard.rules.exploration.turns import begin_round
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.ship.chronicle import remember_logs
from farlight.vanguard.rules.ship.launching.away_team import SCIENCE
from farlight.vanguard.rules.ship.launching.first_crew import is_tutorial, scenario_of
from farlight.vanguard.rules.ship.planet_records import restore

STEPS = StepTable()

FIRST_SECTORS = (1, 2)
"""Sectors in which the team of a Quick Start is placed. V-QUICK-19."""


@STEPS.step()
def read_log(play: VanguardPlay, log: str, rule: str) -> Procedure[None]:
    """Read a Log of the set-up, before anybody stands on the planet. V-QUICK-04, V-TUT-01."""
    yield from fire(play, log, NOBODY, rule)


# The table


@STEPS.step(asks=False)
def lay_out(play: VanguardPlay) -> None:
    """Lay out everything that is placed, dealt or shuffled. Missions are told later, when everybody is there.

    V-SHIP-BEGIN-1, V-SHIP-BEGIN-2, V-SHIP-BEGIN-3, V-SHIP-BEGIN-4, V-SHIP-BEGIN-5, V-QUICK-16, V-QUICK-17, V-QUICK-18,
    V-TUT-11.
    """
    state, board = play.state, planet(play)
    forget_last(play)
    if state.planet in state.records:
        restore(play, state.records[state.planet])
    else:
        state.unique = tuple(board.uniques)
        for name in board.threats:
            place_threat(play, name, play.content.threats[name].sector)
    _deal(play)


@STEPS.step(asks=False)
def keep_board(play: VanguardPlay) -> None:
    """Keep the board open from the last Exploration: only the rest is laid out. V-SHIP-BEGIN-14, V-RUL-105."""
    forget_last(play)
    _deal(play)


def _deal(play: VanguardPlay) -> None:
    """Deal what is laid out anew on every board.

    V-SHIP-BEGIN-2, V-SHIP-BEGIN-3, V-SHIP-BEGIN-4, V-SHIP-BEGIN-5, V-SHIP-BEGIN-15, V-RUL-105.
    """
    state = play.state
    state.missions = tuple(planet(play).missions)
    owned = (*state.found, *state.ship.cabinet, *state.removed)
    state.unique = tuple(card for card in state.unique if card not in owned)  # V-SHIP-BEGIN-15
    _shuffle_decks(play)
    if state.lander and not state.ship.objective:  # in a campaign the Launch has done it. V-SHIP-LAUNCH-20
        state.supplies = lander_stat(play, "supplies")


def forget_last(play: VanguardPlay) -> None:
    """Forget what belonged to the Exploration before, or to the visit since."""
    state = play.state
    if state.ship.objective:
        remember_logs(play)
    state.ship.page = ""
    state.round, state.turn, state.start = 0, NO_TURN, 0
    state.done, state.cleared, state.used = (), (), ()
    state.held, state.emptied, state.deeds = {}, {}, {}
    state.debts, state.moments = 0, []


def _shuffle_decks(play: VanguardPlay) -> None:
    """Shuffle Events, Injuries, the five decks of Discoveries, Leads, Rank-Up cards: on the starting planet those made
    for it.

    No discard pile is left from before. V-LEAD-01, V-DISC-02, V-TUT-10, V-QUICK-03, V-SHIP-SAVE-13.
    """
    state, content = play.state, play.content
    first = bool(planet(play).starting)
    kind = "tutorial" if first else state.event_deck
    state.events = _shuffled(play, "events", (card.id for card in content.events.values() if card.deck == kind))
    state.past = ()
    boxed: dict[str, list[str]] = {}
    for card in content.injuries.values():
        if first or not content.injury_types[card.type].tutorial:  # V-TUT-81
            boxed.setdefault(card.type, []).append(card.id)
    state.injuries = {kind: tuple(cards) for kind, cards in boxed.items()}
    taken = (*state.found, *state.ship.gathered, *state.removed)
    decks: dict[str, list[str]] = {find: [] for find in KINDS_OF_DISCOVERY}
    for found in content.discoveries.values():
        if found.id not in taken:
            decks[found.type].append(found.id)
    for find, cards in decks.items():
        state.discoveries[find] = _shuffled(play, f"discoveries-{find}", cards)
    state.bag = tuple(lead.id for lead in content.leads.values() for _ in range(lead.count))
    state.rankups = _shuffled(play, "rankups", _rank_ups_left(play, first))


def _rank_ups_left(play: VanguardPlay, first: bool) -> list[str]:
    """Those that were not used yet; when all were, all come back, but never that of the Tutorial.

    V-SHIP-BEGIN-9, V-RUL-100.
    """
    state = play.state
    cards = [card.id for card in play.content.rankups.values() if card.tutorial is first]
    left = [card for card in cards if card not in state.removed]
    if not left:
        state.removed = tuple(card for card in state.removed if card not in cards)
    return left or cards


def _shuffled(play: VanguardPlay, stream: str, cards: Iterable[str]) -> tuple[str, ...]:
    pile = list(cards)
    play.shuffle(stream, pile)
    return tuple(pile)


# The first positions


@STEPS.step()
def start_exploration(play: VanguardPlay) -> Procedure[None]:
    """Place everybody, draw hands, read what there is to read.

    V-QUICK-19, V-QUICK-20, V-QUICK-21, V-QUICK-22, V-QUICK-23, V-QUICK-24, V-SHIP-BEGIN-6, V-SHIP-BEGIN-7,
    V-SHIP-BEGIN-8, V-SHIP-BEGIN-9, V-SHIP-BEGIN-10, V-SHIP-BEGIN-11, V-SHIP-BEGIN-12.
    """
    state = play.state
    board = planet(play)
    led = is_tutorial(play)
    if board.starting:
        yield from _place_apart(play)
    else:
        yield from _choose_landing_place(play)
    state.visited = tuple((who, crew.sector) for who, crew in enumerate(state.crew))
    for name in state.missions:
        play.emit(MissionRevealed("V-TUT-16" if led else "V-QUICK-23", name))
    for who, crew in enumerate(state.crew):
        yield from draw(play, who, play.content.ruling.start_hand[crew.rank - 1], "V-CARD-17")
    log = board.landed
    if not state.ship.visits:  # in a campaign other planets follow
        log = scenario_of(play).logs.get("begin") or log
    if log is not None:
        yield from fire(play, log, 0, "V-TUT-16" if led else "V-QUICK-24")
    play.then(begin_round)


def _place_apart(play: VanguardPlay) -> Procedure[None]:
    """Place Crewmembers in Sectors 1 and 2, at least one in each; the Tutorial says who. V-TUT-14, V-DECIDE-24."""
    state = play.state
    if is_tutorial(play):
        first = first_of(state, SCIENCE)
        for place in range(len(state.crew)):
            state.crew[(first + place) % len(state.crew)].sector = FIRST_SECTORS[place % len(FIRST_SECTORS)]
        return
    for who, crew in enumerate(state.crew):
        empty = [number for number in FIRST_SECTORS if all(each.sector != number for each in state.crew)]
        last = len(state.crew) - who <= len(empty)
        crew.sector = yield from choose(
            play,
            seat_of(state, who),
            "place-in",
            "V-DECIDE-24",
            lambda empty=empty, last=last: empty if last else list(FIRST_SECTORS),  # type: ignore[misc]
            lambda each: option("sector", sector=each),
            refs=(("who", name_of(state, who)),),
        )


def _choose_landing_place(play: VanguardPlay) -> Procedure[None]:
    """Choose where the Lander comes down, by its icon; everybody stands there. V-SHIP-BEGIN-6, V-SHIP-BEGIN-7.

    Nobody enters the Sector by that: its Log is not read. V-SHIP-BEGIN-13, V-RUL-100.
    """
    state = play.state
    places = [number for number in sectors(play) if may_land(play, number)]
    wanted, state.gains.landing_sector = state.gains.landing_sector, 0
    state.lander_sector = yield from choose(
        play,
        GROUP,
        "landing-place",
        "V-SHIP-BEGIN-6",
        lambda: [wanted] if wanted else places,
        lambda each: option("sector", sector=each),
    )
    for who, crew in enumerate(state.crew):
        crew.sector = state.lander_sector
        play.emit(Moved("V-SHIP-BEGIN-7", name_of(state, who), crew.sector, "place"))
