"""The terminal client, played through a real terminal."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest
from rich.console import Console

from farlight.cli.terminal.screen import Screen
from farlight.kernel import Setup, Timeline, load, load_game, save
from tests.cli.run import PATIENCE, ROOT, farlight, hear_interrupts


class Table:
    """Somebody at a terminal: type a line, read what comes back."""

    def __init__(self, home: Path, *args: str, width: int = 100) -> None:
        self.process: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "farlight", "play", "--terminal", *args],
            env={"FARLIGHT_HOME": str(home), "TERM": "xterm", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
            encoding="utf-8",
            dimensions=(50, width),
            cwd=str(ROOT),
            timeout=PATIENCE,
            preexec_fn=hear_interrupts,
        )
        self.shown = self.read()
        if "How many people play" in self.shown:
            self.type("")

    def read(self) -> str:
        self.process.expect_exact("> ")
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.process.before or "").replace("\r", "")

    def type(self, line: str) -> str:
        self.process.sendline(line)
        self.shown = self.read()
        return self.shown

    def words(self, line: str) -> str:
        """What comes back, without the breaks that the width of the terminal makes."""
        return " ".join(self.type(line).split())

    def leave(self) -> str:
        self.process.sendline("quit")
        self.process.expect(pexpect.EOF)
        self.process.close()
        return str(self.process.before)


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Any]:
    opened: list[Table] = []

    def sit_down(*args: str, width: int = 100) -> Table:
        opened.append(Table(tmp_path, *args, width=width))
        return opened[-1]

    yield sit_down
    for table in opened:
        table.process.close(force=True)


def test_a_newcomer_sees_the_story_the_table_and_what_can_be_done(tables: Any) -> None:
    shown = tables("--seed", "7").shown
    assert "Your lamp is out" in shown
    assert "Hull 6 of 6" in shown
    assert "What will you do this watch?" in shown
    assert re.search(r"1 +Trace", shown)
    assert "help" in shown


def test_a_whole_game_can_be_played_by_numbers(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "1")
    for _ in range(400):
        if "The game is over" in table.shown:
            break
        ready = re.search(r"(\d+) +(?:I am ready|Done)", table.shown)
        table.type(ready[1] if ready else "1")
    assert "It is over" in table.shown
    assert "The seed was 7" in table.shown


def test_options_can_be_named_by_words_or_id_and_an_unclear_name_is_asked_about(tables: Any) -> None:
    table = tables("--seed", "7")
    assert "Ines means to tune" in table.type("tune")
    assert "Ines means to rest" in table.type("plan:rest")
    assert "could mean Trace, Tune" in table.type("t")
    assert "I do not understand “dance”" in table.type("dance")
    assert "I do not understand “99”" in table.type("99")


def test_why_not_and_rule_look_up(tables: Any) -> None:
    table = tables("--seed", "7")
    assert "nothing to mend. (B-PLAN-05)" in table.type("why mend")
    assert "nothing to mend" in table.type("mend"), "typing it explains too"
    assert "You can: choose “Tune”" in table.type("why tune")
    assert "Each keeper plans one task" in table.type("rule")
    assert "Each 1 gives the leader 1 strain" in table.type("rule b-check-05")
    assert "no rule “B-NO-01”" in table.type("rule B-NO-01")
    assert "for example" in table.type("why")
    assert "You could ask about: Trace, Tune, Rest, Mend" in table.words("why teapot")
    assert "Hull 6 of 6" in table.type("why hull"), "what is on the table is shown"


def test_undo_redo_branches_and_log(tables: Any) -> None:
    table = tables("--seed", "7")
    table.type("tune")
    table.type("branch before")
    assert "You took back: " in table.type("undo")
    assert "plans nothing yet" in table.shown
    assert "You did it again: " in table.type("redo")
    table.type("ready")
    assert "plans tune" in table.type("visit before")
    assert "no branch “nowhere”" in table.type("visit nowhere")
    log = table.type("log")
    assert "Watch 1 begins" in log
    assert "Ines means to tune" in log
    assert "Watch 1 begins" not in table.type("log 1")
    assert "start" in table.type("undo 99")
    assert "You took back" in table.type("undo watch")


def test_a_branch_that_does_not_exist_while_none_does(tables: Any) -> None:
    assert "none has a name yet" in tables("--seed", "7").words("visit nowhere")


def test_any_time_effects_have_letters_and_stay_out_of_the_numbers(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "2")
    assert "Also at any time: 2 things more" in table.shown
    assert "spark" not in table.shown.split("What will you do")[1]
    assert "I do not understand “b”" in table.type("b"), "not shown yet"
    assert re.search(r"b +Tarek's spark", table.type("any"))
    assert "Who rests by your spark?" in table.type("b")


def test_words_inside_a_name_are_understood(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "1")
    table.type("tune")
    table.type("am read")
    assert "could mean" in table.type("die")
    assert "Chosen so far: plain die" in table.words("plain")


def test_undo_across_a_roll_asks_the_group_when_told_so(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "1", "--undo", "ask")
    for line in ("tune", "ready", "1", "done"):
        table.type(line)
    assert "rolls the plain die" in table.shown
    assert "If the group agrees" in table.type("undo")
    assert "You took back: " in table.type("agree")
    assert "nothing to agree" in table.type("agree")


def test_saving_and_loading_by_name(tables: Any, tmp_path: Path) -> None:
    table = tables("--seed", "7")
    table.type("tune")
    file = tmp_path / "mine.farlight"
    assert "Saved in" in table.type(f"save {file}")
    table.type("rest")
    assert "plans tune" in table.type(f"load {file}")
    (tmp_path / "bad.farlight").write_bytes(b"nonsense")
    assert "not a Farlight save" in table.words(f"load {tmp_path / 'bad.farlight'}")
    assert "cannot be read" in table.words("load nowhere.farlight")
    assert "What will you do" in table.type(""), "the table is still there"


def test_the_game_waits_where_it_was_left(tables: Any) -> None:
    first = tables("--seed", "7")
    first.type("tune")
    first.leave()
    assert "Welcome back" in tables().shown
    assert "plans tune" in tables().shown
    assert "Your lamp is out" in tables("--new").shown


def test_without_a_name_the_game_played_last_comes_back(tables: Any, tmp_path: Path) -> None:
    tables("beacon", "--seed", "7", "--seats", "2").leave()
    left = " ".join(tables("martians", "--seed", "7", "--seats", "2").leave().split())
    assert "“farlight play --terminal” brings you back to this moment" in left
    assert "Farlight 0.1.0 · Martians · Belt and Braces" in tables().shown
    tables("beacon").leave()
    assert "Beacon · First light" in tables().shown
    done = farlight("play", "--terminal", home=tmp_path).stdout
    assert "Welcome back" in done


def test_the_command_that_brings_back_is_the_one_that_was_typed(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    environment = {**_environment(tmp_path / "home"), "FARLIGHT_COMMAND": "./farlight"}
    done = subprocess.run(
        [sys.executable, "-m", "farlight", "play", "beacon", "--terminal"],
        capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL, timeout=PATIENCE,
    )  # fmt: skip
    assert "“./farlight play --terminal” brings you back" in done.stdout


def test_how_many_people_play_is_asked_where_somebody_can_answer(tmp_path: Path) -> None:
    process = pexpect.spawn(
        sys.executable,
        ["-m", "farlight", "play", "beacon", "--terminal"],
        env=_environment(tmp_path),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    for line in ("9", "3"):
        process.expect_exact("How many people play, 1 to 4?")
        process.sendline(line)
    process.expect_exact("Oona")
    process.close(force=True)
    assert "2 people play; “--seats” and a number changes that" in farlight("play", "--new", home=tmp_path).stdout


@pytest.mark.parametrize("key", ["c", "d"])
def test_leaving_by_a_key_says_goodbye_on_a_line_of_its_own(key: str, tables: Any) -> None:
    table = tables("--seed", "7")
    table.process.sendcontrol(key)
    table.process.expect(pexpect.EOF)
    assert re.search(r"\nGoodbye\. The game waits for you", table.process.before.replace("\r", ""))


def test_quit_is_a_word_alone(tables: Any) -> None:
    assert "I do not understand “quit now”" in tables("--seed", "7").type("quit now")


def test_a_game_that_is_over_does_not_wait(tmp_path: Path) -> None:
    done = farlight("play", "--seed", "7", "--seats", "1", home=tmp_path, stdin="rest\nready\n1\n" * 40)
    assert "This game is over: “farlight play --terminal” starts a new one" in done.stdout
    assert "waits for you" not in done.stdout


def test_a_killed_terminal_loses_nothing(tables: Any) -> None:
    first = tables("--seed", "7")
    first.type("tune")
    first.process.kill(9)
    assert "plans tune" in tables().shown


def test_another_new_game_does_not_overwrite_the_first(tables: Any, tmp_path: Path) -> None:
    for _ in range(2):
        tables("--seed", "7").leave()
    assert len(list((tmp_path / "saves").glob("*.farlight"))) == 2


def test_the_language_can_be_switched_in_mid_game(tables: Any) -> None:
    table = tables("--seed", "7")
    assert "Rumpf" in table.type("language de") or "Hülle" in table.shown
    assert "Scafo" in table.type("language it")
    assert "Trup" in table.type("language cs")
    assert "no language 'xx'" in table.type("language xx").replace("There is ", "").lower()
    assert "Hull" in table.type("language en")


def test_the_language_is_remembered_and_a_game_comes_back_in_its_own(tables: Any) -> None:
    first = tables("beacon", "--seed", "7")
    first.type("language it")
    first.leave()
    assert "Scafo" in tables("beacon", "--new", "--seats", "2").shown, "a new game speaks the language chosen last"
    other = tables("beacon", "--new", "--seats", "2", "--language", "de")
    assert "Hülle" in other.shown
    other.leave()
    assert "Hülle" in tables("beacon").shown, "the game was left in German"
    assert "Hull" in tables("beacon", "--language", "en").shown


def test_real_dice_are_typed_in(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "1", "--real-dice")
    for line in ("tune", "ready", "1", "done"):
        table.type(line)
    assert "Ines rolls the plain die: what does it show?" in table.shown
    assert "1, 2, 3, 4, 5, 6" in table.shown, "a die with numbers needs no others"
    assert "not understand “7”" in table.type("7")
    table.type("5")
    assert "rolls the plain die: 5" in table.shown
    assert "Lamp 1" in table.shown


def test_the_table_can_be_seen_from_another_seat(tables: Any) -> None:
    table = tables("--seed", "7")
    mine = re.findall(r"The (\w+) line: holds, as you know", table.shown)
    theirs = re.findall(r"The (\w+) line: holds, as you know", table.type("seat 2"))
    assert len(mine) == len(theirs) == 1
    assert mine != theirs
    assert "Tarek decides" in table.shown


def test_a_real_die_is_told_by_its_face_and_not_by_the_place_in_a_list(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "1", "--real-dice")
    for line in ("tune", "ready", "steady", "done", "5"):
        table.type(line)
    assert "rolls the steady die: 5" in table.shown


def test_a_chosen_seat_answers_until_it_is_ready_and_then_lets_go(tables: Any) -> None:
    table = tables("--seed", "7")
    assert "Tarek decides" in table.type("seat tarek")
    table.type("tune")
    assert "Ines decides" in table.type("ready")
    assert "There is no seat “9”. Seats: 1 Ines, 2 Tarek" in table.type("seat 9")


def test_the_rules_can_be_read_and_searched(tables: Any) -> None:
    table = tables("--seed", "7")
    shown = table.words("rules")
    assert "A watch goes like this:" in shown
    assert "8 The end" in shown
    assert "B-END-03" not in shown, "a page, not a book"
    assert "B-END-03: When the last watch is over" in table.words("rules 8")
    assert "B-END-03: When the last watch is over" in table.words("rules end")
    assert "B-SPARK-02" in table.type("rule spark")
    assert "no rule “teapot”" in table.type("rule teapot")


def test_loading_another_game_leaves_the_first_one_as_it_was(tables: Any, tmp_path: Path) -> None:
    table = tables("--seed", "7", "--seats", "4")
    table.type("save point")
    table.type("tune")
    first = {file: file.read_bytes() for file in (tmp_path / "saves").glob("*.farlight")}
    assert len(first) == 2
    table.type("load point")
    table.type("rest")
    assert {file: file.read_bytes() for file in first} == first
    assert len(list((tmp_path / "saves").glob("*.farlight"))) == 3


def test_a_save_never_replaces_anything_but_a_save(tables: Any, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear diary")
    table = tables("--seed", "7")
    assert "is no Farlight save" in table.words(f"save {tmp_path / 'letter.txt'}")
    assert "is no Farlight save" in table.words("save /dev/null")
    assert "There is no folder" in table.words(f"save {tmp_path}/none/x")
    assert (tmp_path / "letter.txt").read_text() == "dear diary"


def test_two_tables_on_one_game_do_not_overwrite_each_other(tables: Any, tmp_path: Path) -> None:
    first = tables("--seed", "7")
    second = tables()
    first.type("tune")
    assert "Another table plays this game" in second.words("rest")
    assert len(list((tmp_path / "saves").glob("*.farlight"))) == 2


def test_a_damaged_game_is_named_and_an_older_one_continued(tables: Any, tmp_path: Path) -> None:
    tables("--seed", "7").leave()
    tables("--seed", "8").leave()
    newest = max((tmp_path / "saves").glob("*.farlight"), key=lambda file: file.stat().st_mtime_ns)
    newest.write_bytes(newest.read_bytes()[:-9])
    shown = " ".join(tables().shown.split())
    assert "A game could not be continued" in shown
    assert "damaged or was edited" in shown
    assert "Welcome back" in shown


def test_undo_never_holds_for_branches_and_tomorrow(tables: Any) -> None:
    table = tables("--seed", "7", "--seats", "1", "--undo", "never")
    table.type("branch start")
    for line in ("tune", "ready", "1", "done"):
        table.type(line)
    assert "does not undo that" in table.words("visit start")
    table.leave()
    assert "does not undo that" in tables().words("undo 4")


@pytest.mark.parametrize(
    "line", ["²", "undo ²", "seat ²", "9" * 5000, "x" * 5000, "undo " + "9" * 50, "\x1b[31mred", "undo foo"]
)
def test_strange_lines_are_answered_and_change_nothing(line: str, tmp_path: Path) -> None:
    done = farlight("play", "--seed", "7", home=tmp_path, stdin=f"{line}\ntune\n")
    assert done.returncode == 0, done.stderr
    assert "Ines means to tune" in done.stdout
    assert "\x1b[31m" not in done.stdout


def test_what_cannot_be_saved_is_told_and_told_again_when_leaving(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    done = farlight("play", "--seed", "7", home=tmp_path / "file", stdin="tune\n")
    assert done.returncode == 0, done.stderr
    assert "could not be saved" in done.stdout
    assert "was NOT saved" in done.stdout


def test_closed_and_narrow_minded_streams_make_no_traceback(tmp_path: Path) -> None:
    for redirect in ("<&-", ">&-", "2>&-"):
        command = (
            f"{sys.executable} -m farlight play --seed 7 {redirect} </dev/null"
            if "<" not in redirect
            else (f"{sys.executable} -m farlight play --seed 7 {redirect}")
        )
        done = subprocess.run(
            ["sh", "-c", command],
            capture_output=True,
            text=True,
            check=False,
            env=_environment(tmp_path),
            timeout=PATIENCE,
        )
        assert "Traceback" not in done.stdout + done.stderr
    ascii_only = {**_environment(tmp_path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "farlight", "play", "--new", "--language", "cs"],
        capture_output=True, text=True, check=False, env=ascii_only, stdin=subprocess.DEVNULL, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def _environment(home: Path) -> dict[str, str]:
    return {**os.environ, "FARLIGHT_HOME": str(home)}


def test_the_kept_games_are_listed(tables: Any, tmp_path: Path) -> None:
    assert "No games yet" in farlight("saves", home=tmp_path).stdout
    tables("--seed", "7").leave()
    listed = farlight("saves", home=tmp_path).stdout
    assert "Beacon · First light, 2 players, 0 choices, waits for you" in listed
    assert "farlight play --load" in listed


def test_a_game_with_another_pack_is_not_continued_with_ours(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    shutil.copytree(load_game("beacon").pack.path, pack)
    info = (pack / "pack.toml").read_text().replace('id = "beacon"', 'id = "mine"')
    (pack / "pack.toml").write_text(info)
    played = farlight("play", "--pack", str(pack), home=tmp_path, stdin="tune\n")
    assert played.returncode == 0, played.stderr
    assert "Welcome back" not in farlight("play", "--terminal", home=tmp_path).stdout
    assert "Welcome back" in farlight("play", "--pack", str(pack), home=tmp_path).stdout
    saved = next(file for file in (tmp_path / "saves").glob("*") if b'"pack_id":"mine"' in file.read_bytes())
    refused = farlight("play", "--load", str(saved), home=tmp_path)
    assert refused.returncode == 2
    assert "played with the pack 'mine'" in refused.stderr


def test_help_explains_every_command(tables: Any) -> None:
    shown = tables("--seed", "7").type("help")
    for command in (
        "why",
        "rule",
        "log",
        "undo",
        "redo",
        "branch",
        "visit",
        "save",
        "load",
        "language",
        "seat",
        "quit",
    ):
        assert command in shown


def test_a_narrow_terminal_breaks_lines_and_loses_no_words(tables: Any) -> None:
    shown = tables("--seed", "7", width=40).shown
    assert max(map(len, shown.splitlines())) <= 40
    assert "the kettle, at least, still works" in " ".join(shown.split())


def test_lines_can_come_from_a_pipe(tmp_path: Path) -> None:
    done = farlight("play", "--seed", "7", home=tmp_path, stdin="tune\nready\n")
    assert done.returncode == 0
    assert "Ines means to tune" in done.stdout
    saved = next((tmp_path / "saves").glob("*.farlight"))
    assert f"It is kept in {saved}" in " ".join(done.stdout.split())


def test_the_seed_shown_at_the_end_fits_the_hash_shown_on_asking(tmp_path: Path) -> None:
    done = farlight("play", "--seed", "7", "--seats", "1", home=tmp_path, stdin="seed\n" + "rest\nready\n1\n" * 40)
    hashes = re.findall(r"\b[0-9a-f]{64}\b", done.stdout)
    assert len(hashes) >= 2
    assert len(set(hashes)) == 1


def test_a_save_of_the_terminal_is_a_save_like_any_other(tmp_path: Path) -> None:
    farlight("play", "--seed", "7", home=tmp_path, stdin="tune\nready\n")
    game = load_game("beacon")
    loaded = load(next((tmp_path / "saves").glob("*.farlight")), game)
    expected: Timeline[Any, Any] = Timeline(game, Setup("beacon", "first-light", 2, 7))
    expected.choose(0, "plan:tune", 1)
    assert loaded.timeline.path() == [1, 2]
    assert loaded.timeline.position_at(1).state == expected.position.state


def test_paragraphs_stay_paragraphs_and_are_wrapped(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(Console(width=24, color_system=None)).line(
        "A title\nand a story that is told below it", indent=2, rule="B-1"
    )
    assert capsys.readouterr().out.splitlines() == [
        "  A title",
        "    and a story that is",
        "    told below it  [B-1]",
    ]


def test_the_chances_of_a_check_are_told_before_its_dice_are_committed(tmp_path: Path) -> None:
    game = load_game("vanguard")
    timeline = Timeline(game, Setup("vanguard", "marl", 1, 5))
    while timeline.position.open[0].prompt != "check-dice":
        options = timeline.position.open[0].options
        number = next((number for number, each in enumerate(options) if each.verb == "special"), 0)
        timeline.choose(0, options[number].id, number)
    file = tmp_path / "check.farlight"
    save(timeline, file)
    said = farlight("play", "--load", str(file), "--terminal", home=tmp_path, stdin="2\n").stdout
    said = said.replace("\N{NO-BREAK SPACE}", " ")
    assert "Chances with the dice in hand: red sure" in said
    assert "I am ready · no dice marked" in said
    assert re.search(r"Take .* · then yellow 17 %, red 83 %", said)


def until_facility(timeline: Timeline[Any, Any]) -> Timeline[Any, Any] | None:
    """Play by lot until the team is aboard and may go to a facility; some teams never come home."""
    luck = Random(timeline.setup.seed)
    while timeline.position.open and timeline.position.open[0].prompt != "facility":
        decision = timeline.position.open[0]
        number = luck.randrange(len(decision.options))
        timeline.choose(max(decision.seat, 0), decision.options[number].id, number)
    return timeline if timeline.position.open else None


def test_pages_of_the_ship_that_are_not_open_are_shown_when_they_are_named(tmp_path: Path) -> None:
    game = load_game("vanguard")
    timeline = next(
        filter(None, (until_facility(Timeline(game, Setup("vanguard", "campaign", 1, n))) for n in range(99)))
    )
    file = tmp_path / "aboard.farlight"
    save(timeline, file)
    said = farlight("play", "--load", str(file), "--terminal", home=tmp_path, stdin="view medbay\nquit\n").stdout
    before, _, after = said.partition("> ")
    assert "Available for the launch" in before
    assert "Critical cot" not in before
    assert "Critical cot" in after
