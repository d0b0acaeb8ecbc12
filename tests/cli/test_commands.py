"""The command line: every command runs, every wrong word gets a sentence and a status."""

import re
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from farlight.bots import RandomBot
from farlight.cli import overview, replay
from farlight.cli.app import app
from farlight.cli.lab import bench
from farlight.cli.overview import COMMANDS, ENGINE_FLAGS
from farlight.kernel import Failure, Setup, Timeline, load_game, save
from farlight.lab.play import export, play_game
from tests.cli.run import ROOT, farlight

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
LOADED = "import sys; from farlight.cli import main; sys.argv[1:] = ['--help']; main(); print(*sys.modules)"


def test_help_lists_every_command() -> None:
    shown = farlight("--help")
    assert shown.returncode == 0
    for command in COMMANDS:
        assert command in shown.stdout
    assert {*COMMANDS, "--help", "-h", "--version"} == set(app)


@pytest.mark.parametrize("width", [60, 80, 200])
def test_overview_is_drawn_like_the_pages_of_commands(width: int) -> None:
    ours = _drawn(width, overview.show)
    theirs = _drawn(width, lambda console: app.help_print([], console=console))
    ours = ours.replace(BOLD + "Usage: farlight", f"{BOLD}Usage: {PLAIN}{BOLD}farlight")
    assert ours.startswith(theirs)
    for flag in ENGINE_FLAGS:
        assert flag in ours.removeprefix(theirs)


def _drawn(width: int, show: Callable[[Console], None]) -> str:
    page = StringIO()
    show(Console(file=page, force_terminal=True, color_system="standard", width=width, highlight=False, emoji=False))
    return page.getvalue()


def test_overview_loads_no_library_that_reads_flags_and_no_game() -> None:
    shown = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    loaded = shown.splitlines()[-1].split()
    assert "rich.panel" in loaded
    assert not [
        name for name in loaded if name.startswith(("cyclopts", "msgspec", "farlight.kernel", "farlight.server"))
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    shown = farlight(command, "--help")
    assert shown.returncode == 0
    assert "Usage" in shown.stdout


def test_version_is_told() -> None:
    assert farlight("--version").stdout.strip() == "0.1.0"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["plai"], "plai"),
        (["play", "--sed", "7"], "--sed"),
        (["play", "beacn"], "There is no game 'beacn'. Did you mean 'beacon'?"),
        (["play", "--mission", "moon"], "There is no mission 'moon' in beacon: it has first-light, long-dark."),
        (["play", "--seats", "9"], "First light is for 1 to 4 players, not 9."),
        (["play", "--seats", "0"], "First light is for 1 to 4 players, not 0."),
        (["play", "--seed", "many"], "many"),
        (["play", "--seed", "-1"], "seed"),
        (["play", "--seed", "1.5"], "1.5"),
        (["play", "--load", "tests"], "tests: this is no file"),
        (["play", "--load", "/dev/zero"], "/dev/zero: this is no file"),
        (["play", "--load", "tests/saves/beacon-1-in-mid-check.farlight", "--seats", "3"], "leave --seats out"),
        (["play", "--language", "fr"], "There is no language 'fr'."),
        (["play", "--undo", "often"], "often"),
        (["play", "--pack", "no/such/pack"], "no pack here"),
        (["play", "--load", "no-such.farlight"], "no-such.farlight: cannot be read"),
        (["play", "--load", "README.md"], "README.md: this is not a Farlight save"),
        (["sim", "beacn"], "There is no game 'beacn'. Did you mean 'beacon'?"),
        (
            ["sim", "beacon", "--bots", "rando"],
            "There is no bot 'rando' for beacon: expected keeper, random, search. Did you mean 'random'?",
        ),
        (["sim", "beacon", "--games", "none"], "none"),
        (["sim", "beacon", "--games", "0"], "games"),
        (["sim", "beacon", "--seed", "-4"], "The seed must be a whole number from 0"),
        (["sim", "beacon", "--seed", "99999999999999999999"], "The seed must be a whole number from 0"),
        (["sim", "beacon", "--mission", "moon"], "There is no mission 'moon'"),
        (["sim", "beacon", "--seats", "7"], "is for 1 to 4 players, not 7"),
        (["play", "beacon", "--name", "Ada"], "beacon has its own names for everybody"),
        (["play", "martians", "--seats", "1", "--name", "Ada"], "give 2 names, not 1, or none"),
        (["play", "vanguard", "--rule", "dedly"], "There is no optional rule 'dedly' in vanguard: it has deadly."),
        (["play", "beacon", "--rule", "deadly"], "There is no optional rule 'deadly' in beacon: it has none."),
        (["play", "--load", "tests/saves/beacon-1-in-mid-check.farlight", "--rule", "deadly"], "leave --rule out"),
        (["replay", "no-such.farlight"], "no-such.farlight: cannot be read"),
        (["replay"], "FILE"),
        (["conform"], "Which scenarios?"),
        (["conform", "no/such/file.toml"], "no/such/file.toml:1:1: there is no such file"),
        (["rules", "--game", "becon"], "There is no rulebook 'becon'"),
        (["rules", "--where", "B-TASK-50"], "There is no rule 'B-TASK-50'"),
        (["rules", "--where", "B-TASK-50"], "Near it are B-TASK-05"),
        (["rules", "--game", "vanguard", "--where", "B-TASK-05"], "in the rulebook of vanguard. Near it are V-"),
        (["bench", "--game", "becon"], "There is no game 'becon'"),
        (["bench", "--beside", "tests"], "tests: this is no checkout of Farlight"),
        (["bench", "--digest", "0"], "digest"),
        (["bench", "--rounds", "0"], "rounds"),
        (["bench", "--digest", "2", "--peers"], "--digest measures nothing: leave --peers"),
        (["pack", "check", "no/such/pack"], "There is no pack in 'no/such/pack'"),
        (["pack", "chek"], "chek"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_word_gets_a_sentence_that_names_it(args: list[str], sentence: str, tmp_path: Path) -> None:
    done = farlight(*args, home=tmp_path)
    assert done.returncode == 2, done.stdout + done.stderr
    assert sentence.lower() in done.stderr.lower()
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("*.farlight"))


def test_missions_are_listed_with_their_names() -> None:
    listed = farlight("missions", "martians").stdout
    assert "slow-bell" in listed
    assert "The Slow Bell" in listed
    assert "1 to 4" in listed
    assert "long-dark" in farlight("missions").stdout


def test_of_campaigns_it_is_said_what_beginning_one_means() -> None:
    """M-CAMP-02, M-CAMP-03, M-CAMP-08: before anybody has begun, not when the letters lie on the table."""
    told = " ".join(farlight("missions", "martians").stdout.split())
    assert len(re.findall("1 to 4 campaign", told)) == 2
    bell, _, winter = told.partition("The Slow Bell: ")[2].partition("To Whoever Winters Next: ")
    assert "the campaign to begin with" in bell
    for word in ("no mission is played twice", "what changes stays changed", "a death ends it"):
        assert word in winter


def test_sim_tells_its_figures_and_succeeds() -> None:
    done = farlight("sim", "beacon", "--games", "30", "--seed", "3", "--jobs", "2")
    assert done.returncode == 0
    for figure in ("30 finished", "won", "lost", "decisions/s", "longest game", "0 errors"):
        assert figure in done.stdout


def test_sim_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (farlight("sim", "beacon", "--games", "60", "--jobs", jobs).stdout for jobs in ("1", "2"))
    assert one.split(" decisions, ")[0] == two.split(" decisions, ")[0]


def test_a_game_that_breaks_is_exported_and_the_file_reproduces_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game("beacon")
    setup = Setup("beacon", "first-light", 2, 5)
    broken = game.rules.check
    monkeypatch.setattr(
        type(game.rules), "check", lambda self, state: "too bright" if state.light.lamp else broken(state)
    )
    played = play_game(game, setup, "random", tmp_path)
    assert "too bright" in played.error
    done = farlight("replay", played.file)
    assert done.returncode == 0
    assert "not reproduced" in done.stdout, "the rules as they are do not break"
    monkeypatch.setattr("farlight.cli.replay.load_game", lambda _name, _pack: game)
    assert replay.run(Path(played.file)) == 1


def test_a_stuck_bot_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farlight.lab.play.LONGEST", 5)
    played = play_game(load_game("beacon"), Setup("beacon", "first-light", 2, 5), "random", tmp_path)
    assert "not over after 5 answers" in played.error
    assert Path(played.file).exists()


def test_an_export_that_cannot_be_written_gives_no_file(tmp_path: Path) -> None:
    game = load_game("beacon")
    assert export(game, Setup("beacon", "first-light", 2, 5), [(0, "fly"), (0, "x")], "broke", tmp_path) == ""


def test_a_difference_between_a_game_and_its_replay_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game("beacon")
    new = game.rules.new
    made: list[int] = []

    def another_seed(setup: Setup) -> object:
        made.append(1)
        changed = Setup(setup.game, setup.mission, setup.seats, setup.seed + len(made))
        return new(changed)

    monkeypatch.setattr(game.rules, "new", another_seed)
    played = play_game(game, Setup("beacon", "first-light", 2, 5), "random", tmp_path)
    assert "replay" in played.error or "recorded answer" in played.error


def test_replay_tells_how_a_saved_game_went(tmp_path: Path) -> None:
    timeline = Timeline(load_game("beacon"), Setup("beacon", "first-light", 1, 9))
    timeline.choose(0, "plan:rest", 2)
    save(timeline, tmp_path / "a.farlight")
    done = farlight("replay", str(tmp_path / "a.farlight"))
    assert done.returncode == 0
    assert "the replay ends as recorded: not over" in done.stdout


def test_replay_of_a_failing_answer_that_is_gone_says_so(tmp_path: Path) -> None:
    timeline = Timeline(load_game("beacon"), Setup("beacon", "first-light", 1, 9))
    save(timeline, tmp_path / "a.failure", Failure(0, "plan:fly", "it broke"))
    done = farlight("replay", str(tmp_path / "a.failure"))
    assert done.returncode == 1
    assert "'plan:fly' is not offered any more" in done.stdout


def test_rules_reports_chapters_and_uncited_ids() -> None:
    done = farlight("rules", "--game", "beacon", "--uncited")
    assert done.returncode == 0
    assert "The check" in done.stdout
    shown = farlight("rules")
    assert "vanguard" in shown.stdout
    assert "martians" in shown.stdout


def test_rules_says_where_a_rule_stands_in_the_code_and_in_the_cases() -> None:
    code, cases = farlight("rules", "--where", "b-task-05").stdout.split("cases\n")
    assert code.startswith("B-TASK-05: chapter 5, Tasks (rule)\ncode\n")
    for line in code.splitlines()[2:] + cases.splitlines():
        place, number, _ = line.strip().split(":", 2)
        assert "B-TASK-05" in "".join((ROOT / place).read_text("utf-8").splitlines()[int(number) - 1 :][:2])
    assert "watch.py" in code
    assert "5-tasks.toml" in cases


def test_an_id_that_begins_like_another_is_not_taken_for_it() -> None:
    found = farlight("rules", "--where", "V-CHECK-6.1").stdout.split("cases\n")[0].splitlines()[2:]
    assert found
    assert all(re.search(r"V-CHECK-6\.1(?!\d)", line) for line in found)


def test_where_there_are_no_cases_the_code_is_named_all_the_same(tmp_path: Path) -> None:
    done = farlight("rules", "--where", "B-TASK-05", cwd=tmp_path)
    assert done.returncode == 0
    assert "watch.py:" in done.stdout
    assert "there are none at 'tests/conformance': run this in the checkout" in done.stdout


def test_every_rule_of_the_sample_game_is_cited() -> None:
    done = farlight("rules", "--game", "beacon", "--uncited")
    assert "B-" not in done.stdout


def test_pack_check_is_content_with_our_packs() -> None:
    done = farlight("pack", "check")
    assert done.returncode == 0
    assert "Nothing to complain about" in done.stdout


def test_pack_check_lists_what_is_wrong(tmp_path: Path) -> None:
    source = load_game("beacon").pack.path
    for file in source.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text().replace("damage 1; dim 1", "damage 1; dimm 1"))
    done = farlight("pack", "check", str(tmp_path))
    assert done.returncode == 1
    assert "drift.toml" in done.stdout
    assert "Did you mean 'dim'?" in done.stdout


def test_for_a_bot_that_answers_what_was_not_offered_its_stand_in_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda self, look: 99)
    played = play_game(load_game("beacon"), Setup("beacon", "first-light", 2, 5), "random", tmp_path)
    assert played.error == ""
    assert played.notes[0] == "random at 'plan': it answered 99, which was not offered"


def test_a_line_number_is_no_emoji(tmp_path: Path) -> None:
    """`:100:` between a file and a column is what some consoles draw a picture for."""
    file = tmp_path / "cases.toml"
    file.write_text('game = "beacon"\n' + "#\n" * 98 + "[[case]]\nrule = 7\n", "utf-8")
    shown = farlight("conform", str(file))
    assert shown.returncode != 0
    assert f"{file}:100:" in shown.stdout + shown.stderr


def test_no_console_of_ours_draws_emoji() -> None:
    sources = {file.name: file.read_text("utf-8") for file in Path(bench.__file__).parent.glob("*.py")}
    made = [(name, call) for name, text in sources.items() for call in re.findall(r"\bConsole\([^)]*\)", text)]
    assert made
    assert [each for each in made if "emoji=False" not in each[1]] == []
