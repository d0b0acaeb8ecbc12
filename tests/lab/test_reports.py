"""Reports and comparisons: what the records of a run come to, and what is said of it."""

import csv
from html import unescape
from pathlib import Path

import pytest

from farlight.cli.lab.commands import lab_app
from farlight.content import tell
from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.intervals import false_discovery, mantel_haenszel, mean_interval, paired_shares, wilson
from farlight.lab.reports.comparison import compare, side_of
from farlight.lab.reports.coverage_sheet import ways
from farlight.lab.reports.decisive_sheets import cards
from farlight.lab.reports.drawing import Scale
from farlight.lab.reports.games_sheets import luck_of
from farlight.lab.reports.page import page
from farlight.lab.reports.report import report_of
from farlight.lab.reports.story_plot import story
from farlight.lab.studies.records import GameRow
from farlight.lab.studies.run_folder import RunFolder, begin_run
from farlight.lab.studies.study import Block, Study
from tests.lab.test_studies import play


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """Some games of two games, with two bots."""
    blocks = (
        Block("beacon", ("first-light",), (2,), bots=("keeper", "random"), games=20),
        Block("vanguard", ("marl",), (2,), bots=("random",), games=2),
    )
    return play(begin_run(tmp_path_factory.mktemp("reports") / "run", Study(blocks, "two <games>")))


def game(number: int, won: bool, **fields: object) -> GameRow:
    row = GameRow(number, "beacon", "first-light", 2, "", "keeper", "", number, "won/lit" if won else "lost/dark", won)
    for name, value in fields.items():
        setattr(row, name, value)
    return row


def test_a_report_is_one_file_that_needs_no_other(run: RunFolder, tmp_path: Path) -> None:
    report = report_of(run)
    file = report.write(tmp_path / "out")
    text = file.read_text("utf-8")
    assert "two &lt;games&gt;" in text
    assert "two <games>" not in text
    for what in (
        "Wins",
        "Where and why games end",
        "Length in minutes",
        "Resources",
        "The story",
        "Cards that came up",
    ):
        assert f"<h3>{what}</h3>" in text
    assert "http" not in text.replace("http-equiv", "")
    assert "prefers-color-scheme: dark" in text
    assert text == page(report_of(run))


def test_the_tables_lie_beside_it(run: RunFolder, tmp_path: Path) -> None:
    report_of(run).write(tmp_path)
    with (tmp_path / "tables" / "wins.csv").open() as stream:
        rows = list(csv.DictReader(stream))
    assert [(row["game"], row["bot"], row["games"]) for row in rows] == [
        ("beacon", "keeper", "20"), ("beacon", "random", "20"), ("vanguard", "random", "2"),
    ]  # fmt: skip
    for row in rows:
        assert float(row["low"]) <= float(row["share"]) <= float(row["high"])
    names = {file.stem for file in (tmp_path / "tables").iterdir()}
    assert {"wins", "endings", "lengths", "luck", "resources", "cards", "choices", "coverage", "ways"} <= names


def test_a_report_shows_itself_in_a_notebook(run: RunFolder) -> None:
    assert report_of(run)._repr_html_().startswith("<iframe srcdoc=")
    assert "<table>" in compare(side_of(run, "a", bot="random"), side_of(run, "b", bot="keeper"))._repr_html_()


def test_two_bots_are_compared_on_the_same_seeds(run: RunFolder) -> None:
    found = compare(side_of(run, "random", bot="random"), side_of(run, "keeper", bot="keeper"))
    won = next(change for change in found.changes if change.measure == "won")
    assert (found.pairs, found.alone, won.game, won.pairs) == (20, 2, "beacon", 20)
    assert won.change == pytest.approx(won.after - won.before)
    assert won.low > 0
    assert won.is_clear


def test_the_same_on_both_sides_changes_nothing(run: RunFolder) -> None:
    found = compare(side_of(run, "a"), side_of(run, "b"))
    assert found.pairs == 42
    assert not any(change.change or change.is_clear for change in found.changes)
    assert any(change.measure == "supplies at the end" for change in found.changes)


def test_sides_without_a_common_game_are_said(run: RunFolder) -> None:
    with pytest.raises(UserError, match="no games in common"):
        compare(side_of(run, "a", bot="keeper"), side_of(run, "b", game="vanguard"))


def test_commands_tell_the_figures_as_json(run: RunFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(run.folder)
    said = {"report": '"title": "two <games>"', "compare": '"pairs": 42', "run": '"played": 0'}
    for command, expected in said.items():
        with pytest.raises(SystemExit) as left:
            lab_app([command, folder, *([folder] if command == "compare" else []), "--json"])
        assert not left.value.code
        assert expected in capsys.readouterr().out


# Statistics


def test_intervals_hold_what_they_should() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert mean_interval([1.0, 2.0, 3.0, 4.0]) == pytest.approx((2.5, 0.446, 4.554), abs=0.05)
    shift, low, high = paired_shares(10, 2, 12, 6)
    assert shift == pytest.approx(1 / 3)
    assert 0 < low < shift < high
    assert paired_shares(5, 0, 0, 5)[0] == 0


def test_a_difference_within_strata_is_not_one_between_them() -> None:
    """Simpson: in each stratum the card does nothing, but it comes up where games are won."""
    shift, _, chance = mantel_haenszel([(80, 20, 8, 2), (2, 8, 20, 80)])
    assert shift == pytest.approx(0)
    assert chance > 0.9
    assert mantel_haenszel([(40, 10, 10, 40)])[0] == pytest.approx(0.6)
    assert mantel_haenszel([(40, 10, 10, 40)])[2] < 1e-6


def test_many_tests_at_once_are_worth_less() -> None:
    assert false_discovery([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.0533, 0.0533, 0.5], abs=1e-3)
    assert false_discovery([]) == []


def test_a_card_that_decides_stands_out() -> None:
    games = {number: game(number, won=number % 2 == 0) for number in range(80)}
    came = [(number, "drift", "bad", 3) for number in range(80) if number % 2]
    came += [(number, "drift", "any", 3) for number in range(80) if number % 4 < 2]
    sheet = cards(came, games)
    rows = {row["card"]: row for row in sheet.dicts()}
    assert rows["bad"]["difference"] == -1
    assert float(rows["bad"]["false"]) < 1e-6
    assert float(rows["any"]["false"]) > 0.5


def test_luck_is_what_came_beside_what_was_to_be_expected() -> None:
    assert luck_of(game(1, True)) is None
    assert luck_of(game(1, True, rolls=100, came=60, expected=50.0)) == pytest.approx(2.0)


def test_ways_count_games_and_the_graph_has_them_all() -> None:
    games = {1: game(1, True), 2: game(2, False)}
    rows = [(1, 0, 1, "A", "left"), (1, 1, 5, "B", ""), (2, 0, 1, "A", "right"), (2, 1, 3, "A", "right")]
    found = {(row["from"], row["chosen"], row["to"]): row["games"] for row in ways(rows, games).dicts()}
    assert found["(start)", "", "A"] == 2
    assert found["A", "left", "B"] == found["A", "right", "A"] == found["A", "right", "(end) lost/dark"] == 1
    drawn = story([(*way, int(count)) for way, count in found.items()], "story")  # type: ignore[misc]
    for name in ("A", "B", "(end) won/lit", "(end) lost/dark", "by “left”"):
        assert name in drawn


def test_ticks_are_round() -> None:
    assert Scale(0, 1, 0, 100).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Scale(0, 137, 0, 100).ticks() == [0, 50, 100]
    assert Scale(-3, 3, 0, 100).ticks(3) == [-2, 0, 2]


def test_a_report_about_a_legacy_campaign_opens_none_of_its_letters(tmp_path: Path) -> None:
    """M-CAMP-20, M-MIS-CAMP-14: it counts them, and whoever reads it may still want to play."""
    block = Block("martians", ("winters",), (1,), bots=("crew-normal",), games=1)
    told = (
        report_of(play(begin_run(tmp_path / "run", Study((block,), "winter"))))
        .write(tmp_path / "out")
        .read_text("utf-8")
    )
    words = " ".join(unescape(told).split())
    assert "letter" in words
    for letter in load_game("martians").content.campaigns["winters"].envelopes.values():
        assert " ".join(tell(letter.text, "en").split()) not in words
