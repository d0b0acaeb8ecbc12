"""Scenarios of Vanguard: where cases begin, effects that a case says itself, checks in one line, and mistakes."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from farlight.kernel import load_game
from farlight.scenarios import Verdict, load_cases, load_words, run_case

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
SECTION = PAGE.partition("## The sentences of Vanguard")[2].partition("\n## ")[0]


@pytest.fixture
def verdict(tmp_path: Path) -> Callable[..., Verdict]:
    """The verdict over one case, given as the lines of its table."""

    def run_one(*lines: str) -> Verdict:
        file = tmp_path / "cases.toml"
        file.write_text("\n".join(['game = "vanguard"', "[[case]]", 'rule = ["V-GEN-01"]', *lines]), "utf-8")
        (case,) = load_cases([file])
        return run_case(case)

    return run_one


# The page


def test_every_step_is_told() -> None:
    load_words("vanguard")
    told = {name.split()[0] for name in re.findall(r"^\| step \| `([^`]+)` \|", SECTION, re.MULTILINE)}
    others = set(re.findall(r"`(\w+)`", SECTION.partition("\nThe steps ")[2].partition("\nDeeds:")[0])) - {"until"}
    assert told | others == set(load_game("vanguard").rules.steps)


def test_every_deed_is_told() -> None:
    assert set(load_words("vanguard").deeds) == set(re.findall(r"^\| deed \| `([^`]+)`", SECTION, re.MULTILINE))


# Where cases begin

# The lowest Sector where a boat can lie, if that is not 1. The dark house keeps the numbers that its rooms had in
# Act I, and takes a boat at the stern and at the window only.
LANDING = {"halfway-return": 2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mission", [mission.id for mission in load_game("vanguard").rules.missions()])
def test_every_mission_has_a_bare_table(verdict: Callable[..., Verdict], mission: str, seats: int) -> None:
    given = f'given = "mission {mission}; {seats} seats"'
    first = '"seat 1 asked act who=k01", "turn is security", "threats are nothing"'
    then = f'then = [{first}, "everybody is in {LANDING.get(mission, 1)}"]'
    assert not verdict(given, "dice = []", then).reason


def test_from_the_start_begins_with_the_sections(verdict: Callable[..., Verdict]) -> None:
    assert not verdict('given = "from the start"', 'then = ["seat 1 asked section"]').reason


def test_a_team_is_dealt_anew(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "mission marl; team is science, recon"'
    then = (
        '"crew science dice are red-basic, green-basic, blue-basic, blue-sci, green-bio, blue-wild", "turn is science"'
    )
    box = '"injury box of wounded has 12", "bag has 20", "crew recon deck has 10"'
    assert not verdict(given, f"then = [{then}, {box}]").reason


# Sentences


def test_effects_happen_in_the_order_in_which_they_are_said(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "mission marl; effect on recon is gain 1 charges; effect on science is gain 2 charges"'
    then = 'then = ["event ChargesChanged who=k03 before ChargesChanged who=k02", "asked act"]'
    assert not verdict(given, then).reason


def test_faces_with_two_icons_are_rolled_and_claimed(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "mission marl; team is security; crew security dice are red-phy-gat; until check_injuries"'
    do = 'do = ["prepare", "prepare-how:check", "roll red-phy-gat"]'
    then = 'then = ["roll pool is red-phy-gat=PHY+GAT", "check is prepare", "asked stop"]'
    assert not verdict(given, 'dice = ["section PHY+GAT"]', do, then).reason


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("crew medic rank is 2", "there is no Crewmember in this team 'medic'"),
        ("crew science rank is 4", "rank is a number from 1 to 3, not 4"),
        ("crew science dice are red-basik", "Did you mean 'red-basic'?"),
        ("crew science red dice are blue-sci", "there is no red die 'blue-sci'"),
        ("crew science dice are red-basic, red-phy, red-def, red-gat", "the red column has no room"),
        ("crew science injuries are wounded, wounded, wounded, wounded", "3 Injury slots"),
        ("crew science injuries are tired", "there is no type of Injury 'tired'"),
        ("crew science sector is 12", "there is no Sector 12 here"),
        ("crew science hand is second-simple", "Did you mean 'second-sample'?"),
        ("team is science, science", "none of the same Section"),
        ("poi in 1 is p999", "there is no card of the kind poi 'p999'"),
        ("time on g01 is 2", "there is no Time Track in play 'g01'"),
        ("condition is g01; time on g01 is 5", "is a number from 0 to 4, not 5"),
        ("green track of poi:1:halfway-1:0 is 1", "has no green track"),
        ("red track of poi:1:p999:0 is 1", "there is no Special Action"),
        ("threat t01 is in town", "a Threat stands in a Sector"),
        ("other standees of t01 are 2", "the Threat 't01' is not in play"),
        ("effect on science is spend a die", "this is no effect"),
        ("effect on science is gain injury tired", "there is no injury_type 'tired'"),
    ],
)
def test_what_cannot_be_given_is_told(verdict: Callable[..., Verdict], given: str, said: str) -> None:
    assert said in verdict(f'given = "{given}"', 'then = ["not over"]').reason


# Deeds


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("roll red-basic", "no Dice Check is under way"),
        ("all ready", "nobody is asked to be ready"),
    ],
)
def test_deeds_out_of_place_are_told(verdict: Callable[..., Verdict], deed: str, said: str) -> None:
    assert said in verdict(f'do = ["{deed}"]', 'then = ["not over"]').reason
