"""The System Maps of a pack can be paid for, and nobody is forced Adrift. V-SHIP-STARMAP-19."""

from pathlib import Path

import pytest

from farlight.kernel import load_game, load_game_with

COVE = """
[cards.campaign.small]
name = "A Small Campaign"
text = "One system, one errand."
objective = "o01"
tech = "tech-1"
morale = "medium"
research = []
production = []
landers = ["wherry"]
system = "cove"
log = "750"

[cards.system.cove]
name = "Cove"
text = "A quiet place behind a moon."
"""
LANDING = '[cards.system.cove.destinations.marl]\nname = "Marl"\nlanding = "l01"\nenergy = 3\n'
WAY = '[[cards.system.cove.outbound]]\nsystem = "ansgar"\nenergy = 2\n'
FAR = LANDING.replace("marl]", "far]").replace("3", "4")
REMOVED = '[cards.log.9001]\nname = "Gone"\ntext = "Nobody lands there any more."\neffect = "remove landing l01"\n'


@pytest.fixture
def charts(tmp_path: Path, request: pytest.FixtureRequest) -> list[str]:
    """What is wrong with the system `cove`."""
    file = tmp_path / "cove.toml"
    file.write_text(COVE + request.param, "utf-8")
    return [
        line for line in load_game_with("vanguard", file).pack.lint() if "system.cove" in line and "STARMAP-19" in line
    ]


@pytest.mark.parametrize("charts", [f"outbound = []\n{LANDING}", f"destinations = {{}}\n{WAY}"], indirect=True)
def test_a_landing_within_the_energy_of_one_bridge_is_fine(charts: list[str]) -> None:
    """V-SHIP-STARMAP-19: three Energy, straight or over another system."""
    assert charts == []


@pytest.mark.parametrize(
    "charts",
    [
        "outbound = []\ndestinations = {}\n",
        f"outbound = []\n{LANDING}only = 'if flag NEVER: nothing'\n",
        f"outbound = []\n{LANDING}dangerous = true\n",
        f"destinations = {{}}\n{WAY}log = '750'\n",
        f"destinations = {{}}\n{WAY}dangerous = true\n",
        f"outbound = []\n{LANDING}{REMOVED}",
    ],
    indirect=True,
)
def test_no_sure_landing_is_told(charts: list[str]) -> None:
    """V-SHIP-STARMAP-19: closed, dangerous, beyond a Log, or out of the game one day."""
    assert ["no sure landing" in line for line in charts] == [True]


@pytest.mark.parametrize("charts", [f"outbound = []\n{LANDING}{FAR}"], indirect=True)
def test_what_costs_more_than_one_bridge_gives_is_told(charts: list[str]) -> None:
    """V-SHIP-STARMAP-19: four Energy at Tech Level 1, which gives three."""
    assert len(charts) == 1
    assert "destinations.far" in charts[0]


@pytest.mark.parametrize(
    "charts",
    [f"outbound = []\n{LANDING}{FAR}only = 'if tech level is at least 2: nothing'\n"],
    indirect=True,
)
def test_a_higher_tech_level_pays_for_more(charts: list[str]) -> None:
    """V-SHIP-STARMAP-19: the Tech Level at which it can first be met counts."""
    assert charts == []


def test_the_maps_of_the_pack_are_fine() -> None:
    """V-SHIP-STARMAP-19."""
    assert not [line for line in load_game("vanguard").pack.lint() if "STARMAP-19" in line]
