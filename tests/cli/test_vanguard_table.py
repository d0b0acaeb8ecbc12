"""The terminal client at a table of Vanguard: several answers in one line, and what can be looked up."""

import re
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

from farlight.kernel import Setup, Timeline, load, load_game, save
from tests.cli.run import farlight

GAME = load_game("vanguard")
MOST = 400
"""Answers within which a first check comes."""


def at_check(folder: Path, *lines: str) -> str:
    """What a table says that is asked for the dice of its first check."""
    timeline = Timeline(GAME, Setup("vanguard", "marl", 2, 5))
    chance = Random(5)
    for _ in range(MOST):
        position = timeline.position
        decision = position.open[0]
        if decision.prompt == "check-dice":
            break
        number = chance.randrange(len(decision.options))
        timeline.choose(decision.seat, decision.options[number].id, number)
    file = folder / "check.farlight"
    save(timeline, file)
    done = farlight("play", "--load", str(file), home=folder, stdin="\n".join([*lines, ""]))
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def dice_in_hand(folder: Path) -> int:
    """How many dice the check of the table that was played last has."""
    newest = max((folder / "saves").glob("*.farlight"), key=lambda file: file.stat().st_mtime_ns)
    check = load(newest, GAME).timeline.position.state.check
    return len(check.given)


def test_all_takes_all_dice_in_one_answer(tmp_path: Path) -> None:
    """V-CHECK-1.1."""
    shown = at_check(tmp_path, "all")
    assert dice_in_hand(tmp_path) > 2
    assert "Take " not in shown.rpartition("Dice in hand:")[2], "there is nothing left to take"


def test_several_numbers_are_several_answers(tmp_path: Path) -> None:
    """V-CHECK-1.1: as they were numbered when they were typed."""
    at_check(tmp_path, "1, 3")
    assert dice_in_hand(tmp_path) == 2


def test_several_answers_are_refused_where_one_is_asked_for(tmp_path: Path) -> None:
    done = farlight("play", "vanguard", "--mission", "marl", "--seats", "2", home=tmp_path, stdin="1 2\nall\n")
    assert done.stdout.count("One answer is asked for here, not several.") == 2
    assert "leads Security" not in done.stdout


def test_why_tells_who_else_can_assist(tmp_path: Path) -> None:
    """V-CHECK-1.4: a question that speaks of it is no way to it."""
    shown = at_check(tmp_path, "why assist")
    assert "You can: Take" not in shown
    assert "can: choose “" in shown
    assert "Type “seat 1” first." in shown


def test_tables_dice_and_cards_are_looked_up_by_name(tmp_path: Path) -> None:
    """V-DANGER-02, V-RUL-39, V-CARD-01."""
    shown = at_check(tmp_path, "view danger", "view dice", "why loupe")
    assert "Table A. Common \N{EN DASH} Spend 1 die. Rare \N{EN DASH} " in shown
    assert "(3 of 6 nothing, 2 of 6 Spend 1 die, 1 of 6 Wounded)" in shown
    assert "Red Basic (red): 4 × Basic, Spark, Accident" in shown
    assert "Loupe (Science). In a Dice Check, turn 1 blue die to Science. Combination (Basic) \N{EN DASH} " in shown


def test_what_is_offered_is_described(tmp_path: Path) -> None:
    stdin = "why recon\n"
    done = farlight("play", "vanguard", "--mission", "marl", "--seats", "2", home=tmp_path, stdin=stdin)
    told = done.stdout.partition("You can: choose “Recon”.")[2]
    assert "Good at finding ways and gathering; dice of its own: Scouting die" in told


def test_stories_in_english_are_announced_in_other_languages(tmp_path: Path) -> None:
    """A pack may declare fewer languages than the table speaks; our own declares all."""
    said = "Příběhy a jména karet jsou zatím anglicky."
    assert said not in at_check(tmp_path, "language cs")
    pack = tmp_path / "pack"
    copytree(GAME.pack.path, pack, ignore=ignore_patterns("it", "de", "cs"))
    head = pack / "pack.toml"
    head.write_text(re.sub(r"^languages = .*\n", "", head.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    table = ("play", "vanguard", "--pack", str(pack), "--mission", "marl", "--seats", "2")
    assert said in farlight(*table, home=tmp_path, stdin="language cs\n").stdout
