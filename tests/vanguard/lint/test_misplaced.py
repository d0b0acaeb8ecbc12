"""Words that need something around them are refused where it is not, and never do silently nothing."""

from pathlib import Path
from typing import Any

import pytest

from farlight.effects import OutOfPlaceError, Source, parse, placed
from farlight.kernel import Play, load_game, load_game_with
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.rules.context import RUNNER, VOCABULARY, About, aboard
from farlight.vanguard.rules.verbs.contexts import CONTEXTS
from tests.effects.needy import needs_of, needy
from tests.vanguard.tables import GAME, table

every_needy_word = pytest.mark.parametrize(
    "effect", [pytest.param(effect, id=name) for name, effect in needy(VOCABULARY)]
)


def test_every_need_is_a_known_context() -> None:
    tracks = {"{track} track": ("red track", "green track")}
    needs = {each for need in needs_of(VOCABULARY) for each in tracks.get(need, (need,))}
    assert needs == set(CONTEXTS)


@every_needy_word
def test_a_phrase_without_its_context_is_found(effect: str) -> None:
    tree = parse(Source(effect), VOCABULARY).tree
    first = next(iter(placed(tree, VOCABULARY, frozenset())))
    assert first.missing
    assert next(iter(placed(tree, VOCABULARY, frozenset(CONTEXTS)))).missing == ()


@every_needy_word
def test_a_phrase_without_its_context_is_an_error_in_play(effect: str) -> None:
    """Aboard, in no check and no moment; what belongs to the ship is said before there is one."""
    position = table("marl", 2)
    play: Play[Any, Any] = Play(GAME.rules, GAME.content, position.state.copy())
    play.state.check, play.state.moments, play.state.round = None, [], 1
    play.state.ship.sleeves = {}
    tree = parse(Source(effect), VOCABULARY).tree
    lacking = next(iter(placed(tree, VOCABULARY, frozenset()))).missing
    play.state.ship.page = "" if "ship" in lacking else "bridge"
    with pytest.raises(OutOfPlaceError, match="needs the context"):
        list(RUNNER.run(play, tree, aboard(ActionSource("said")), "V-GEN-01"))


def test_a_subject_with_all_contexts_is_served() -> None:
    position = table("marl", 2)
    play: Play[Any, Any] = Play(GAME.rules, GAME.content, position.state.copy())
    tree = parse(Source("mark sector lamp"), VOCABULARY).tree
    list(RUNNER.run(play, tree, About(0, 3, ActionSource("said")), "V-GEN-01"))
    assert (3, "lamp") in play.state.markers


# In packs

CARDS = """
[cards.poi.post]
name = "Post"
text = "A post."
time = {{ length = 2, effect = "{poi_time}" }}

[[cards.poi.post.actions]]
name = "Climb"
specials = [[{{ need = "BAS", effect = "{special}" }}]]
rows = [{{ colour = "green", effect = "{row}" }}]
cost = "{cost}"

[cards.condition.haze]
name = "Haze"
travel = "{travel}"
time = {{ length = 2, effect = "{condition_time}" }}

[cards.threat.walker]
name = "Walker"
text = "It walks."
sector = 1
spaces = [["go"]]
behaviours = {{ go = "{behaviour}" }}

[cards.equipment.rope]
name = "Rope"
number = 900
kind = "small"
abilities = [{{ when = "travel", effect = "{travelling}" }}, {{ when = "check", effect = "{checking}" }}]

[cards.event.squall]
name = "Squall"
deck = "standard"
biomes = ["rocky"]
main = "{event}"
other = "nothing"

[cards.mission.errand]
name = "Errand"
text = "An errand."
completed = "{completed}"

[cards.log.told]
name = "Told"
text = "Something is told."
effect = "{log}"

[cards.upgrade.rail]
slot = "rail"
name = "Rail"
text = "A rail."
bridge = "{bridge}"

[cards.planet.bare]
name = "Bare"
text = "Bare."
sectors = {{}}
paths = []
condition = "haze"
missions = []
letter = "A"
icons = []
landing = [{{ name = "Bump", up_to = 9, effect = "{landing}" }}]
"""
FIELDS = (
    "poi_time", "special", "row", "cost", "travel", "condition_time", "behaviour", "travelling", "checking", "event",
    "completed", "log", "bridge", "landing",
)  # fmt: skip


def complaints(tmp_path: Path, **effects: str) -> list[str]:
    """What is out of place on cards with these effects, by the path of the card."""
    file = tmp_path / "cards.toml"
    file.write_text(CARDS.format(**{field: effects.get(field, "nothing") for field in FIELDS}), "utf-8")
    lines = [
        line.partition("\n")[0] for line in load_game_with("vanguard", file).pack.lint() if "does nothing here" in line
    ]
    assert all(line.startswith(f"{file}:") for line in lines)
    return [line.partition(": ")[2] for line in lines]


def test_the_pack_has_everything_in_its_place() -> None:
    assert [line for line in load_game("vanguard").pack.lint() if "does nothing here" in line] == []


def test_only_a_log_speaks_of_whoever_reads_it(tmp_path: Path) -> None:
    """Anywhere else `{active}` would stand for nobody; what stands for the same at any time is welcome."""
    file = tmp_path / "cards.toml"
    cards = CARDS.format(**dict.fromkeys(FIELDS, "nothing"))
    for text, complaint in (
        ("{sec:science} {lander}", ""),
        ("{other} waits.", "poi.post.text: token {other}: only a Log"),
    ):
        file.write_text(cards.replace("A post.", text), "utf-8")
        found = [line for line in load_game_with("vanguard", file).pack.lint() if "token {" in line]
        assert [complaint in line for line in found] == ([True] if complaint else [])
    file.write_text(cards.replace("Something is told.", "{active} waits."), "utf-8")
    assert [line for line in load_game_with("vanguard", file).pack.lint() if "token {" in line] == []


def test_progress_without_a_track_is_refused(tmp_path: Path) -> None:
    """A time track, an Outcome, a behaviour of a Threat without such a track, a check without one."""
    found = complaints(
        tmp_path,
        poi_time="progress red 1",
        special="progress green 1",
        row="progress red 1",
        condition_time="progress red 1",
        behaviour="step back red 1",
        checking="progress red 1",
    )
    assert [line.partition(": ")[0] for line in found] == [
        "poi.post.actions.0.specials.0.0.effect",
        "poi.post.actions.0.rows.0.effect",
        "poi.post.time.effect",
        "condition.haze.time.effect",
        "threat.walker.behaviours.go",
    ]
    assert (
        "'progress red 1' does nothing here, it needs a Dice Check or a Threat whose Action has a red track" in found[1]
    )


@pytest.mark.parametrize(
    ("field", "effect"),
    [
        ("row", "reroll 1 die"),
        ("cost", "ignore that danger"),
        ("travel", "this turn you have quick; reset this track"),
        ("condition_time", "discard poi"),
        ("travelling", "ignore that event"),
        ("checking", "if you rest: draw 1"),
        ("event", "each crewmember with it: draw 1"),
        ("event", "discard this discovery"),
        ("completed", "remove this threat"),
        ("bridge", "draw 1"),
        ("bridge", "place condition haze"),
        ("bridge", "turn back"),
        ("landing", "replace poi by post"),
        ("row", "draft 1 recruits"),
        ("row", "land in 1"),
    ],
)
def test_a_word_out_of_place_is_refused(tmp_path: Path, field: str, effect: str) -> None:
    assert len(complaints(tmp_path, **{field: effect})) == 1


def test_a_group_brings_the_crewmembers_that_its_body_needs(tmp_path: Path) -> None:
    assert complaints(tmp_path, condition_time="each crewmember: { draw 1; mark sector lamp }") == []


def test_a_log_has_what_all_have_who_read_it(tmp_path: Path) -> None:
    """Read from an Outcome it may speak of "this Sector"; read from the Bridge as well, it may not."""
    assert complaints(tmp_path, row="log told", log="replace poi by post") == []
    found = complaints(tmp_path, row="log told", bridge="log told", log="replace poi by post")
    assert [line.partition(": ")[0] for line in found] == ["log.told.effect"]
