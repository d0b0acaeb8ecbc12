"""Figures for programs: every command that prints some prints them as JSON, too; and shells complete commands."""

import json
from pathlib import Path

import pytest

from farlight.cli.app import app
from farlight.kernel import Position, Setup, load_game

ROOT = Path(__file__).parents[2]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as left:
        app(list(words))
    assert not left.value.code
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("missions", "beacon"), "beacon"),
        (("sim", "beacon", "--games", "2", "--jobs", "1"), "decisions"),
        (("rules", "--game", "beacon", "--cases", str(ROOT / "tests" / "conformance" / "beacon")), "beacon"),
        (("conform", str(ROOT / "tests" / "conformance" / "beacon")), "passed"),
    ],
)
def test_figures_are_told_to_programs(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert expected in json.loads(told(capsys, *words, "--json"))


def test_views_of_the_lab_tell_their_rows(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(told(capsys, "balance", "beacon", "--games", "2", "--seats", "2", "--jobs", "1", "--json"))
    assert {row["mission"] for row in rows} == {"first-light", "long-dark"}
    assert all(row["interval"][0] <= row["won"] / row["games"] <= row["interval"][1] for row in rows)
    found = json.loads(
        told(capsys, "cover", "beacon", "--games", "2", "--mission", "first-light", "--jobs", "1", "--cards", "--json")
    )
    assert found["games"] == 4
    assert {"drift", "mission"} <= {row["kind"] for row in found["kinds"]}
    assert max(found["cards"].values()) <= 4


def test_a_pack_is_told_with_its_counts(capsys: pytest.CaptureFixture[str]) -> None:
    (beacon,) = json.loads(told(capsys, "pack", "check", str(load_game("beacon").pack.path), "--json"))
    assert beacon["problems"] == []
    assert beacon["counts"]["drift"] > 5


def test_warnings_are_no_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in load_game("beacon").pack.path.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace("Bolt hail", "Bolt hail!"), "utf-8")
    (pack,) = json.loads(told(capsys, "pack", "check", str(tmp_path), "--json"))
    assert pack["problems"] == []
    (note,) = pack["prose"]["notes"]
    assert note["about"] == "forbidden"
    assert "warning: an exclamation mark" in told(capsys, "pack", "check", str(tmp_path))


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
def test_shells_learn_the_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "completion", shell)
    assert "farlight" in said
    assert "balance" in said


def test_positions_and_views_show_themselves_in_a_notebook() -> None:
    game = load_game("beacon")
    position = Position(game, game.rules.new(Setup("beacon", "first-light", 2, 1)))
    assert "plan:rest" in position._repr_html_()
    seen, whole = game.view(position.state, 0)._repr_html_(), position.state._repr_html_()
    assert "<th>hull</th>" in seen
    assert position.state.deck[-1] in whole
    assert position.state.deck[-1] not in seen
