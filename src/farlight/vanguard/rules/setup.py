"""Setting up: a table before anything was chosen, and the order in which it is filled. Rulebook chapters 5 and 6.1."""

from collections import Counter
from collections.abc import Iterator

from farlight.kernel import Call, Setup, call, new_chance
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import PAST, FlagMark
from farlight.vanguard.model.planet_cards import ScenarioCard
from farlight.vanguard.model.ship_book import Gains, new_ship
from farlight.vanguard.model.state import NO_TURN, Vanguard
from farlight.vanguard.rules.exploration.fourth_injury import ENDING
from farlight.vanguard.rules.exploration.landing import land
from farlight.vanguard.rules.ship.campaign import first_ship
from farlight.vanguard.rules.ship.launching.away_team import choose_team, man_boards
from farlight.vanguard.rules.ship.launching.exploration_start import lay_out, read_log, start_exploration
from farlight.vanguard.rules.ship.launching.first_crew import muster, starting_dice, take_sections, unshared
from farlight.vanguard.rules.ship.launching.lander_loading import load_lander
from farlight.vanguard.rules.ship.launching.operations import choose_dice
from farlight.vanguard.rules.ship.launching.team_gear import hand_out

DEADLY = "deadly"
"""The optional rule of chapter 25. V-DEADLY-01."""


def set_up(setup: Setup, content: Definitions) -> Vanguard:
    """A table before anything was chosen: of an earlier campaign only the marks of its Logbook are left.

    Every card is back from the Ship Book and from those out of the game, the Mystery Envelope is closed.
    V-GEN-16, V-RESET-01, V-RESET-04, V-RESET-05.
    """
    scenario = content.scenarios[setup.mission]
    board = content.planets[scenario.planet]
    quiet = "script" if scenario.script else "open"
    owned = {} if scenario.operation else starting_dice(content, scenario)
    return Vanguard(
        flow=[call(ENDING), *reversed(list(first_steps(scenario, starting=board.starting)))],
        chance=new_chance(setup.seed, setup.by_hand),
        scenario=scenario.id,
        planet=scenario.planet,
        players=unshared(setup.seats),
        seats=setup.seats,
        tutorial=quiet if board.starting else "",
        deadly=DEADLY in setup.rules,
        store=owned,
        box=_box(content, owned, envelope=scenario.operation),
        lander=scenario.lander or "",
        mods=tuple(scenario.mods),
        armory=tuple(scenario.equipment) if scenario.operation else (),
        cargo=() if scenario.operation else tuple(scenario.equipment),
        event_deck="standard",
        flags={**_past(setup.marks), **dict.fromkeys(scenario.flags, 1)},
        ship=first_ship(content, content.campaigns[scenario.campaign]) if scenario.campaign else new_ship(),
        # Nothing has happened yet.
        outcome="", round=0, turn=NO_TURN, start=0, crew=[], away={}, supplies=0, success=0, lander_sector=0,
        failed=False, pois={}, condition="", missions=(), done=(), threats=[], markers=(), tokens=(), auras=(), used=(),
        visited=(), cleared=(), held={}, emptied={}, debts=0, damaged=False, awaiting=(), gains=Gains(), deeds={},
        tracks={}, time={}, unique=(), found=(), events=(), past=(), injuries={}, discoveries={}, leads={}, bag=(),
        beside=(), rankups=(), rankup="", ranked=False, removed=(), read=(), telling="", landing="", records={},
        check=None, moments=[], window="",
    )  # fmt: skip


ALONE = (muster, man_boards, lay_out, hand_out)
OPERATION = (muster, choose_dice, man_boards, load_lander, lay_out, hand_out)
"""The steps before an Operation that is played alone. V-OPS-05."""


def first_steps(scenario: ScenarioCard, *, starting: bool) -> Iterator[Call]:
    """The order of the Tutorial, of a Quick Start, and of a team on its own.

    V-TUT-01, V-QUICK-04, V-QUICK-05, V-RUL-73.
    """
    logs = scenario.logs
    if "start" in logs:
        yield call(read_log, logs["start"], "V-QUICK-04")
    yield call(take_sections)
    if "sections" in logs:
        yield call(read_log, logs["sections"], "V-TUT-01")
    yield call(choose_team)
    if "team" in logs:
        yield call(read_log, logs["team"], "V-TUT-01")
    for step in OPERATION if scenario.operation else ALONE:
        yield call(step)
    if not starting:
        yield call(land)
    yield call(start_exploration)


def _past(marks: tuple[str, ...]) -> dict[str, int]:
    """What Logs may know of an earlier campaign."""
    found = (mark for mark in map(FlagMark.parse, marks) if mark is not None and not mark.is_past)
    return {f"{PAST}{mark.flag}": mark.boxes for mark in found}


def _box(content: Definitions, owned: dict[str, tuple[str, ...]], *, envelope: bool) -> tuple[str, ...]:
    """Section dice that nobody owns; those of the Mystery Envelope come later. V-RUL-40, V-DICE-09, V-OPS-05."""
    taken = Counter(die for dice in owned.values() for die in dice)
    there = {die.id: die.box + (die.envelope if envelope else 0) for die in content.dice.values()}
    return tuple(name for name, count in there.items() for _ in range(count - taken[name]))
