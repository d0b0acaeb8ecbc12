"""Ids are read and written in one place: whatever is written is read as what it was."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from farlight.content.ids import BoundText, Outcome, TextPlace
from farlight.vanguard.model.ids import (
    ActionSource,
    CardPart,
    CheckMark,
    Deed,
    DestinationId,
    FlagMark,
    Mark,
    PathIcon,
    Power,
    ProgressTrack,
    ShownDie,
    SlottedInjury,
    Token,
)
from farlight.vanguard.rules.exploration.planet import discard_mission
from tests.vanguard.tables import CONTENT, Table, answers, table

READ = [
    (ActionSource.parse, "poi:3:p101:0", ActionSource("poi", "p101", 3, 0)),
    (ActionSource.parse, "poi:3:p101", ActionSource("poi", "p101", 3)),
    (ActionSource.parse, "token:4:e55", ActionSource("token", "e55", 4)),
    (ActionSource.parse, "threat:t01:1", ActionSource("threat", "t01", place=1)),
    (ActionSource.parse, "log:227", ActionSource("log", "227")),
    (ActionSource.parse, "prepare", ActionSource("prepare")),
    (ProgressTrack.parse, "poi:3:p102:0.green", ProgressTrack(ActionSource("poi", "p102", 3, 0), "green")),
    (ProgressTrack.parse, "condition:g01.red", ProgressTrack(ActionSource("condition", "g01"), "red")),
    (Mark.parse, "turn:hurt", Mark("turn", "hurt")),
    (Mark.parse, "next:power hand 1", Mark.of_power("next", "hand 1")),
    (Mark.parse, "exploration:carry lamp", Mark.of_marker("lamp")),
    (CheckMark.parse, "helped:2", CheckMark.by("helped", 2)),
    (CheckMark.parse, "convert:blue:TEC", CheckMark("convert", "blue", "TEC")),
    (CheckMark.parse, "sure-hand", CheckMark("sure-hand")),
    (Deed.parse, "noise:4", Deed("noise", "4")),
    (Deed.parse, "dangers", Deed("dangers")),
    (Power.parse, "reach", Power("reach")),
    (Power.parse, "refresh-rest -2", Power("refresh-rest", ("-2",))),
    (Power.parse, "agility-in ansgar quill", Power("agility-in", ("ansgar", "quill"))),
    (PathIcon.parse, "danger T", PathIcon("danger", "T")),
    (PathIcon.parse, "travel", PathIcon("travel")),
    (ShownDie.parse, "blue-tec TEC VAN", ShownDie("blue-tec", "TEC VAN")),
    (ShownDie.parse, " BAS", ShownDie("", "BAS")),
    (ShownDie.parse, "red-basic", ShownDie("red-basic")),
    (SlottedInjury.parse, "-j04", SlottedInjury("j04", is_down=True)),
    (SlottedInjury.parse, "j04", SlottedInjury("j04")),
    (CardPart.parse, "1101.instead.0.1", CardPart("1101", ("instead", "0", "1"))),
    (TextPlace.parse, "log.1101.instead.0", TextPlace("log", "1101", ("instead", "0"))),
    (Token.parse, "if ORCHARD_CUT", Token("if", "ORCHARD_CUT")),
    (Token.parse, "sec:recon", Token("sec", "recon")),
    (Token.parse, "active", Token("active")),
    (FlagMark.parse, "ORCHARD_CUT=2", FlagMark("ORCHARD_CUT", 2)),
    (Outcome.parse, "won/landfall", Outcome("won", "landfall")),
    (DestinationId.parse, "halden/marl", DestinationId("halden", "marl")),
    (BoundText.parse, "log.1101|active=k06|dead=", BoundText("log.1101", (("active", "k06"), ("dead", "")))),
]


@pytest.mark.parametrize(("parse", "text", "meant"), READ, ids=[text for _, text, _ in READ])
def test_a_word_is_read_as_what_it_says_and_written_as_it_was(
    parse: Callable[[str], Any], text: str, meant: object
) -> None:
    assert parse(text) == meant
    assert str(parse(text)) == text


def test_what_a_mark_gives_or_carries() -> None:
    assert [Mark.parse(mark).power for mark in ("turn:power hand 1", "round:a29")] == ["hand 1", ""]
    assert [Mark.parse(mark).marker for mark in ("exploration:carry lamp", "round:a29")] == ["lamp", ""]


@pytest.mark.parametrize(
    ("text", "number", "limit", "unlimited", "told_of"),
    [
        ("hand 1", 1, "", "hand 1", ""),
        ("refresh-rest -2", -2, "", "refresh-rest -2", ""),
        ("near-hand 1", 1, "near", "hand 1", ""),
        ("lander-safe-paths", None, "lander", "safe-paths", ""),
        ("agility-in ansgar quill", None, "", "agility-in ansgar quill", "system"),
        ("supplies-on water", None, "", "supplies-on water", "biome"),
    ],
)
def test_what_a_power_says(text: str, number: int | None, limit: str, unlimited: str, told_of: str) -> None:
    """V-KC-MOD-04, V-LAND-04."""
    power = Power.parse(text)
    assert (power.number, power.limit, str(power.unlimited), power.told_of) == (number, limit, unlimited, told_of)


def test_an_ending_is_no_flag() -> None:
    """V-RESET-06."""
    assert FlagMark.parse("ending=won/landfall") is None


def test_every_power_of_the_pack_is_written_as_it_was() -> None:
    kinds = (CONTENT.equipment, CONTENT.mods, CONTENT.conditions, CONTENT.upgrades, CONTENT.facilities)
    powers = [power for cards in kinds for card in cards.values() for power in card.powers]
    assert powers
    assert [str(Power.parse(power)) for power in powers] == powers


def kept(position: Table) -> Iterator[tuple[Callable[[str], Any], str]]:
    """The words that a state holds, each with its reading."""
    state = position.state
    for crew in state.crew:
        yield from ((Mark.parse, mark) for mark in crew.marks)
        yield from ((SlottedInjury.parse, card) for card in crew.injuries)
    yield from ((Mark.parse, mark) for mark in state.used)
    yield from ((Deed.parse, deed) for deed in state.deeds)
    yield from ((ActionSource.parse, track) for track in (*state.time, *state.held))
    yield from ((ProgressTrack.parse, track) for track in state.tracks)
    if state.telling:
        yield BoundText.parse, state.telling
    if state.check is not None:
        yield ActionSource.parse, state.check.action
        yield from ((CheckMark.parse, mark) for mark in state.check.marks)


def test_every_word_of_played_games_is_written_as_it_was() -> None:
    words: dict[Callable[[str], Any], set[str]] = {}
    for position in (table("marl", 2), table("kettle", 2)):
        for _ in answers(position):
            for parse, text in kept(position):
                words.setdefault(parse, set()).add(text)
    assert {ActionSource.parse, BoundText.parse, Deed.parse, Mark.parse, SlottedInjury.parse} <= set(words)
    for parse, texts in words.items():
        assert {str(parse(text)) for text in texts} == texts


def test_a_card_that_goes_leaves_the_tracks_of_one_whose_name_begins_alike() -> None:
    """V-GEN-11."""
    play = table("marl", 2).play
    play.state.missions = ("m1", "m10")
    play.state.time = {"mission:m1": 2, "mission:m10": 1}
    play.state.tracks = {"mission:m1:0.green": 1, "mission:m10:0.green": 3}
    discard_mission(play, "m1")
    assert (play.state.time, play.state.tracks) == ({"mission:m10": 1}, {"mission:m10:0.green": 3})
