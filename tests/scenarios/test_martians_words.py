"""Scenarios of Martians: where cases begin, where they stop, whole stacks in one line, and what is said about mistakes.

Proposed place: tests/scenarios/test_martians_words.py.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from farlight.kernel import load_game
from farlight.martians.table.why_idle import KINDS
from farlight.scenarios import Verdict, load_cases, load_words, run_case

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
SECTION = PAGE.partition("## The sentences of Martians")[2].partition("\n## ")[0]


@pytest.fixture
def verdict(tmp_path: Path) -> Callable[..., Verdict]:
    """The verdict over one case, given as the lines of its table."""

    def run_one(*lines: str) -> Verdict:
        file = tmp_path / "cases.toml"
        file.write_text("\n".join(['game = "martians"', "[[case]]", 'rule = ["M-GEN-01"]', *lines]), "utf-8")
        (case,) = load_cases([file])
        return run_case(case)

    return run_one


def told(what: str) -> list[tuple[str, str]]:
    return re.findall(rf"^\| {what} \| `?([^|`]+?)`? \| (.*) \|$", SECTION, re.MULTILINE)


# The page


def test_every_step_of_martians_is_told() -> None:
    steps = {name.split()[0] for name, _ in told("step")}
    others = set(re.findall(r"`(\w+)`", SECTION.partition("\nThe steps ")[2].partition(": say them")[0]))
    assert steps | others == set(load_game("martians").rules.steps)


@pytest.mark.parametrize("game", ["beacon", "martians"])
def test_every_deed_is_told(game: str) -> None:
    assert set(load_words(game).deeds) <= set(re.findall(r"^\| deed \| `([^`]+)`", PAGE, re.MULTILINE))


def test_every_kind_of_thing_is_told() -> None:
    told_kinds = SECTION.partition("for\n`idle` are")[2].partition(";")[0]
    assert set(re.findall(r"`(\w+)`", told_kinds)) == set(KINDS)


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("idle space A1-N by M-MOVE-04 to seat 2", "idle space A1-N by M-ACT-03 reason=why-not-choose-first"),
        ("idle machine mason by M-PC-06", "no rule is told about machine mason"),
    ],
)
def test_another_reason_is_told(verdict: Callable[..., Verdict], fact: str, said: str) -> None:
    assert said in verdict('given = "machines are swifts, porter; at plan"', f'then = ["{fact}"]').reason


# Where cases begin and stop


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mission", [mission.id for mission in load_game("martians").rules.missions()])
def test_every_mission_has_a_bare_table(verdict: Callable[..., Verdict], mission: str, seats: int) -> None:
    given = f'given = "mission {mission}; {seats} seats; at plan"'
    assert not verdict(given, 'then = ["asked plan", "table is bare", "sol is 1", "phase is action"]').reason


def test_from_the_start_begins_with_the_set_up(verdict: Callable[..., Verdict]) -> None:
    assert verdict('given = "from the start"', 'then = ["group asked difficulty", "table is empty"]').passed


def test_at_runs_what_leads_to_a_step_and_leaves_out_the_rest(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "stress is 5; at stress_step; until working_penalties"'
    then = 'then = ["stress is 9", "phase is production", "1 event PhaseBegan", "no event Produced"]'
    assert not verdict(given, then).reason


def test_at_goes_to_the_waiting_step_with_these_arguments(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "at produce oxygen; until farm_step"'
    then = 'then = ["1 event Produced", "event Produced supply=oxygen", "asked stop"]'
    assert not verdict(given, then).reason


def test_until_stops_once_before_each_time_and_goes_on(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "phase is morale; until begin_phase production"'
    assert not verdict(given, 'do = ["continue"]', 'then = ["asked plan", "not asked stop"]').reason


# Sentences


def test_things_that_stand_twice_are_counted(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "available is cpu, seed, cpu; until begin_phase events"'
    assert verdict(given, 'then = ["available is cpu, cpu, seed"]').passed
    reason = verdict(given, 'then = ["available is cpu, seed"]').reason
    assert "found:    available is cpu, cpu, seed" in reason


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("morale is 4", "Morale is a number from -2 to 3, not 4"),
        ("morale is low", "unexpected 'low': expected a whole number"),
        ("available is cpuu", "there is no thing 'cpuu'"),
        ("astronaut pilot wounds are 1", "there is no astronaut 'pilot'"),
        ("element ga.cpuu is broken", "Did you mean 'ga.cpu'?"),
        ("pile work is w01", "there is no pile 'work'"),
        ("next in working is l01", "there is no card 'l01'"),
        ("terrain at A1-N is sand", "there is no terrain 'sand'"),
        ("growth of fa is 7", "a Growth space is a number from 1 to 6"),
        ("growth of fa is 1", "4 Greenhouses have no room for 4 plants and 1 growing"),
        ("crew is medic, engineer", "this crew has 4 astronauts"),
        ("perks are ease", "a benefit is written KIND:ACTION:WHO:SOL"),
        ("campaign mission is 2", "this is no campaign"),
        ("track archive is 2", "there is no track on this sheet 'archive'"),
        ("until dawn", "there is no step 'dawn'"),
    ],
)
def test_what_cannot_be_given_is_told(verdict: Callable[..., Verdict], given: str, said: str) -> None:
    assert said in verdict(f'given = "{given}"', 'then = ["not over"]').reason


# Deeds


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("plan fly by engineer", "there is no action in this mission 'fly'"),
        ("plan repair at ga.cpu by engineer", "say 'with ...' as well: cpu, from:ox1.cpu"),
        ("plan repair at la.cpu with cpu by engineer", "the only choice is 'at ga.cpu', not 'la.cpu'"),
        ("plan explore at A1-N by engineer", "this stack is too weak: it counts 1 and needs at least 2"),
        ("plan heal by engineer", "barred by M-HEAL-02"),
        ("plan rest by pilot", "there is no astronaut 'pilot'"),
    ],
)
def test_what_cannot_be_declared_is_told(verdict: Callable[..., Verdict], deed: str, said: str) -> None:
    given = 'given = "element ga.cpu is broken; available is cpu; at plan"'
    assert said in verdict(given, f'do = ["{deed}"]', 'then = ["not over"]').reason


def test_pawns_beyond_automatic_success_join(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "element ga.cpu is broken; available is cpu; at plan"'
    do = 'do = ["plan repair at ga.cpu with cpu by scientist, medic, medic"]'
    assert not verdict(given, do, 'then = ["stack 1 pawns are scientist, medic, medic"]').reason


def test_machines_stand_on_top_or_below(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "2 seats; crew is engineer, geologist; machines are mason, swifts; at plan"'
    do = 'do = ["plan explore at A1-N by swifts of geologist, geologist", "plan raise-panel by engineer, mason"]'
    first = '"stack 1 pawns are swifts, geologist", "stack 1 performer is geologist"'
    then = f'then = [{first}, "stack 2 pawns are engineer, mason"]'
    assert not verdict(given, do, then).reason
