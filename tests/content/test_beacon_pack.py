"""Packs for Beacon that would break the game, or make it pointless: told with their place before anyone plays."""

import re
from pathlib import Path

import pytest

from farlight.cli.packs import run
from farlight.content import PackError
from farlight.errors import UserError
from farlight.kernel import Setup, load_game
from farlight.lab.play import play_game


def changed(folder: Path, before: str, after: str) -> Path:
    """Beacon's own pack with something else instead of the first occurrence of something."""
    found = False
    for file in sorted(load_game("beacon").pack.path.glob("*.toml")):
        text = file.read_text("utf-8")
        if not found and before in text:
            found, text = True, text.replace(before, after, 1)
        (folder / file.name).write_text(text, "utf-8")
    assert found, before
    return folder


def without(folder: Path, kind: str) -> Path:
    """Beacon's own pack without the cards of a kind."""
    for file in sorted(load_game("beacon").pack.path.glob("*.toml")):
        text = re.sub(rf"^\[{kind}\.[^\[]*\n(?:[^\[\n].*\n|\n)*", "", file.read_text("utf-8"), flags=re.MULTILINE)
        (folder / file.name).write_text(text, "utf-8")
    return folder


def refusal(folder: Path) -> str:
    """The one reason why a pack does not load."""
    with pytest.raises(PackError) as raised:
        load_game("beacon", folder)
    (problem,) = raised.value.problems
    return f"{Path(problem.file).name}:{problem.line}:{problem.column}: {problem.message}"


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = []", "die.plain.faces: expected a list in [ ] with at least 1 entry"),
        (
            "faces = [1, 2, 3, 4, 5, 6]",
            "faces = [-1, 0, 3]",
            "die.plain.faces.0: expected a whole number, at least 1",
        ),
        ("hull = 6", "hull = 0", "mission.first-light.hull: expected a whole number, at least 1"),
        ("hull = 6", "hull = -6", "mission.first-light.hull: expected a whole number, at least 1"),
        ("goal = 3", "goal = 0", "mission.first-light.goal: expected a whole number, at least 1"),
        ("watches = 7", "watches = 0", "mission.first-light.watches: expected a whole number, at least 1"),
        ("success = 4", "success = 0", "mission.first-light.success: expected a whole number, at least 1"),
        (
            "goal_per_keeper = 2",
            "goal_per_keeper = -1",
            "mission.first-light.goal_per_keeper: expected a whole number, at least 0",
        ),
        ('name = "Ines"', 'name = ""', "keeper.ines.name: the text is empty: write it"),
    ],
)
def test_values_that_would_break_the_game_are_refused_at_their_place(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    told = refusal(changed(tmp_path, before, after))
    file, line, column, message = told.split(":", 3)
    row = (tmp_path / file).read_text("utf-8").splitlines()[int(line) - 1]
    assert message.strip() == said
    assert row == after
    assert row[int(column) - 1 :].startswith(after) or row[int(column) - 1] == "-"


@pytest.mark.parametrize("kind", ["mission", "keeper", "die"])
def test_a_pack_without_missions_keepers_or_dice_is_refused(tmp_path: Path, kind: str) -> None:
    told = refusal(without(tmp_path, kind))
    assert re.fullmatch(rf"pack\.toml:\d+:2: no {kind}: a pack for beacon needs at least one \[{kind}\.ID\]", told), (
        told
    )


def test_a_slip_in_one_file_is_told_once_and_not_for_every_card_that_is_in_it(tmp_path: Path) -> None:
    assert refusal(changed(tmp_path, "[drift.hail]", "[drift.hail")).startswith("drift.toml:")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (
            "success = 4",
            "success = 9",
            r"missions\.toml:\d+:1: mission\.first-light\.success: no die can show 9 or more: the highest face is 6",
        ),
        (
            "watches = 7",
            "watches = 11",
            r"missions\.toml:\d+:1: mission\.first-light\.drift: fewer cards \(10\) than watches \(11\)"
            ": the drift would run dry",
        ),
        (
            "[drift.hail]",
            '[drift.spare]\nname = { en = "Spare", it = "Scorta", de = "Vorrat", cs = "Rezerva" }\n'
            'flavour = { en = "Spare.", it = "Scorta.", de = "Vorrat.", cs = "Rezerva." }\n'
            'effect = "rest"\n\n[drift.hail]',
            r"drift\.toml:\d+:8: drift\.spare: nothing brings it into play",
        ),
        (', cs = "Krupobití šroubů"', "", r"drift\.toml:\d+:1: drift\.hail\.name: no text in cs"),
    ],
)
def test_a_lint_has_its_place_and_its_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, said: str
) -> None:
    folder = changed(tmp_path, before, after)
    (lint,) = load_game("beacon", folder).pack.lint()
    assert re.search(rf"^.*{said}\n    .+\n +\^$", lint), lint
    assert run(folder) == 1
    assert capsys.readouterr().out.rstrip("\n") == lint


def test_a_card_that_is_listed_twice_is_two_copies(tmp_path: Path) -> None:
    folder = changed(tmp_path, "drift = [", 'drift = ["quiet", "quiet", ')
    game = load_game("beacon", folder)
    assert list(game.pack.lint()) == []
    for seed in range(5):
        assert play_game(game, Setup("beacon", "first-light", 2, seed), "random", tmp_path).error == ""


def test_the_smallest_values_that_are_allowed_can_be_played(tmp_path: Path) -> None:
    folder = changed(tmp_path, "faces = [1, 2, 3, 4, 5, 6]", "faces = [1]")
    text = (folder / "missions.toml").read_text("utf-8")
    for field in ("watches", "hull", "goal", "success"):
        text = re.sub(rf"^{field} = .*", f"{field} = 1", text, flags=re.MULTILINE)
    text = re.sub(r"^goal_per_keeper = .*", "goal_per_keeper = 0", text, flags=re.MULTILINE)
    (folder / "missions.toml").write_text(text, "utf-8")
    game = load_game("beacon", folder)
    for seed in range(10):
        for by_hand in (False, True):
            setup = Setup("beacon", "first-light", 1 + seed % 4, seed, by_hand)
            assert play_game(game, setup, "random", tmp_path).error == ""


# The command


def test_a_clean_pack_is_counted_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None) == 0
    assert "beacon: mission 2, die 3, keeper 4, drift 12. Nothing to complain about." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("[pack]", "[pack", "TOML syntax: "),
        ('game = "beacon"', 'game = "becon"', "pack.game: there is no game 'becon': expected beacon"),
        ('game = "beacon"', "", "pack: 'game' is missing: add it"),
    ],
)
def test_a_pack_toml_that_does_not_name_a_game_is_told_like_any_other_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, said: str
) -> None:
    assert run(changed(tmp_path, before, after)) == 1
    told = capsys.readouterr().out
    assert re.match(rf"{re.escape(str(tmp_path / 'pack.toml'))}:\d+:\d+: {re.escape(said)}", told), told
    assert told.rstrip().endswith("^")


def test_a_folder_without_a_pack_is_an_error_of_the_command(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="There is no pack in"):
        run(tmp_path)
