"""The terminal client at a table of Martians: long plans, many any-time effects, real dice, an end."""

from pathlib import Path
from typing import Any

import pytest

from farlight.kernel import Ended, Event, Forced, Position, Setup, Timeline, load_game, option, save, telling
from farlight.lab.play import play_on
from tests.cli.run import farlight
from tests.recounts import played

CREW = ["1", "scientist", "amara", "engineer", "jun"]
"""From the first question to two people."""
TO_PLAN = [*CREW, "swifts", "porter", "amara", ""]
"""To the first plan of two players."""


def at_table(home: Path, *args: str, lines: list[str]) -> str:
    done = farlight("play", "martians", "--seed", "7", *args, home=home, stdin="\n".join([*lines, ""]))
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def test_why_tells_the_way_to_what_a_few_answers_lead_to(tmp_path: Path) -> None:
    lines = [*TO_PLAN]
    for part in ("garage: energy connectors", "lab: cpu"):
        lines += ["take a working part out", part, "why garage"]
    shown = at_table(tmp_path, "--seats", "2", lines=[*lines, "build", "why explore"])
    assert "You can: Build, Repair, With Energy Connectors" in shown, "there is only one place to repair"
    assert "You can: Build, Repair, Garage: Energy Connectors" in shown
    assert "You can: Back, Explore." in shown


def test_why_knows_what_belongs_to_another_moment(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "--seats", "2", lines=["why quarrel", "why zeppelin"])
    assert "“quarrel” is nothing to choose right now" in shown
    assert "I know nothing of “zeppelin” here. You could ask about: Clear Season, Fair Season, Dust Season." in shown


def test_odds_and_forecast_are_words(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "--seats", "2", lines=[*TO_PLAN, "odds", "forecast", "view odds"])
    assert shown.count("The plan and its odds") == 3
    assert shown.count("Forecast, if nothing changes") == 3
    assert "I do not understand" not in shown


def test_seats_are_called_by_the_people_in_them(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "--seats", "2", lines=[*TO_PLAN, "seat takemoto"])
    assert "Amara Ilunga (Player 1) decides" in shown
    assert shown.endswith("farlight.")
    assert "Jun Takemoto (Player 2) decides" in shown


def test_an_empty_line_goes_on_where_only_any_time_effects_are_asked_for(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "--seats", "2", lines=[*TO_PLAN, ""])
    assert "Go on · or just press Enter" in shown
    assert "What will Amara Ilunga do?" in shown
    assert "Only one way: Go on" not in shown


def test_alone_two_astronauts_are_led(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "--seats", "1", lines=CREW)
    assert "Alone you lead two astronauts" in shown
    assert "Which profession has your first astronaut?" in shown
    assert "Which profession has your second astronaut?" in shown


def test_real_dice_tell_whose_they_are_and_what_happened_before(tmp_path: Path) -> None:
    plan = ["amara", "explore", "ring 1 south", "add:amara", "declare", "jun", "rest", "jun", "rest", "ready"]
    shown = at_table(tmp_path, "--seats", "1", "--real-dice", lines=[*CREW, "amara", "", *plan, "2", "blank", "3"])
    first = "Amara Ilunga rolls the green Success die for “Explore”: what does it show? 1 Success, 2 Blank"
    before, after = shown.split(first)
    assert "Amara Ilunga: Explore (ring 1 south)" in before
    assert "rolls the Success die: blank" in after.split("green Wound die")[0]
    assert "rolls the Wound die: blank" in after.split("green Adventure die")[0]
    assert "I do not understand “3”" in after
    assert after.count("rolls the Success die: blank") == 1


def test_stories_are_told_in_every_language_and_nothing_is_announced(tmp_path: Path) -> None:
    assert "anglicky" not in at_table(tmp_path, "--seats", "2", lines=["language cs"])
    assert "Le storie" not in at_table(tmp_path, lines=["language it"])


@pytest.fixture(scope="module")
def nearly_over(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A game before its last answer, and that answer."""
    game = load_game("martians")
    setup = Setup("martians", "home", 2, 5)
    answers: list[tuple[int, str]] = []
    play_on(Position(game, game.rules.new(setup), snapshots=False), game.bots.by_name()["crew-easy"](1), answers)
    timeline: Timeline[Any, Any] = Timeline(game, setup)
    for seat, chosen in answers[:-1]:
        number = next(n for n, choice in timeline.position.choices(seat) if choice.id == chosen)
        timeline.choose(seat, chosen, number)
    file = tmp_path_factory.mktemp("over") / "nearly.farlight"
    save(timeline, file)
    return file, answers[-1][1]


def test_a_mission_ends_with_what_was_reached_and_says_so_once(nearly_over: tuple[Path, str], tmp_path: Path) -> None:
    file, last = nearly_over
    shown = farlight("play", "--load", str(file), home=tmp_path, stdin=f"{last}\n").stdout
    end = shown[shown.index("How it ended") :]
    assert "was the last one" in end
    assert "one: Plant one seed." in end, "done or not done"
    assert "This game is over" in end
    assert "It is over" not in shown, "the mission's own line told the same"


class Broke(Event, frozen=True):
    element: str
    outcome: str = ""


def test_lines_that_tell_nothing_are_left_out() -> None:
    forced = Forced("R-1", 0, "break", option("element", element="garage.cpu"))
    alone = Forced("R-1", 0, "phase", option("continue"))
    told = Broke("R-2", "garage.cpu")
    assert telling([alone, forced, told]) == [told]
    assert telling([forced]) == [forced]
    ended = Ended("R-3", "won/all")
    assert telling([Broke("R-2", "x", "won/all"), ended]) == [Broke("R-2", "x", "won/all")]
    assert telling([told, ended]) == [told, ended]


def test_letters_that_were_opened_and_what_the_winter_changed_are_read_again(tmp_path: Path) -> None:
    """M-MIS-CAMP-13, M-CAMP-08, M-CAMP-20: asked for by name, and never what is still shut."""
    file = tmp_path / "winter.farlight"
    save(played("martians", "winters", 1, "crew-normal", 4, missions=2), file)
    shown = farlight("play", "--load", str(file), home=tmp_path, stdin="view letters\nview winter\n").stdout
    told = " ".join(shown.split())
    assert "“Lights On”: If you are reading this with your gloves off" in told
    assert "“What the Water Says”: So you have seen them." in told
    assert "I ran it eleven times" not in told
    assert "What the winter has changed" in told
    assert "a living filter" in told.partition("What the winter has changed")[2]


def test_what_a_legacy_campaign_means_is_said_before_it_begins(tmp_path: Path) -> None:
    shown = farlight("play", "martians", "--mission", "winters", "--seats", "1", home=tmp_path, stdin="").stdout
    told = " ".join(shown.split())
    assert "no mission is played twice" in told
    assert "a death ends it" in told
