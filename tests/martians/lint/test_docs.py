"""What the documents say of missions is what the pack has."""

import re
from pathlib import Path

import pytest

from farlight.kernel import load_game

GAME = load_game("martians")
DOCS = Path(__file__).resolve().parents[3] / "docs"
CREWS = (4, 3, 2)


def rows(page: str, cells: int) -> list[list[str]]:
    """The rows of all tables of a page with so many cells."""
    lines = (DOCS / page).read_text("utf-8").splitlines()
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [row for row in found if len(row) == cells]


def test_the_page_of_missions_tells_their_sols() -> None:
    """M-MIS-HOME-05, M-MIS-RIDDLE-08, M-MIS-PLANTS-24, M-MIS-PROBE-10: a smaller crew has one more."""
    told = {row[0].strip("`"): row[2] for row in rows("martians.md", 3) if row[0].startswith("`")}
    for mission in GAME.rules.missions():
        campaign = [each for each in GAME.content.campaigns.values() if each.id == mission.id]
        parts = campaign[0].missions if campaign else [mission.id]
        sols = [GAME.content.missions[part].sols for part in parts]
        numbers = [int(number) for number in re.findall(r"\d+", told[mission.id])]
        assert numbers == [min(sols), max(sols) + 1], mission.id


def test_the_page_of_balance_tells_what_is_broken_at_the_start() -> None:
    """M-RUL-SUP-06, by the size of the crew."""
    told = [row for row in rows("balance-martians.md", 4) if row[1] in ("easy", "normal", "hard") and "/" in row[3]]
    assert len(told) > 3
    for mission, level, _, now in told:
        assert GAME.content.missions[mission.strip("`")].broken[level] == now.split(" / "), (mission, level)


@pytest.mark.parametrize(
    ("mission", "name", "words"),
    [("ln3", "Camp Two", "retreat bore {}"), ("ln5", "Unhook the Bell", "retreat load {}")],
)
def test_the_page_of_balance_tells_what_falls_in_the_campaign(mission: str, name: str, words: str) -> None:
    """By the size of the crew, as the mission's own Production says it. M-MIS-SLOT-LN3, M-MIS-SLOT-LN5."""
    said = GAME.content.missions[mission].production.source
    [told] = [row for row in rows("balance-martians.md", 5) if row[0] == name and "%" in row[2]]
    for crew, share in zip(sorted(CREWS), told[2:], strict=True):
        assert f"if crew is {crew}: {words.format(share.removesuffix(' %'))}" in said
