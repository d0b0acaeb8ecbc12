"""What it looks like where something is read, and what people look like: as the pack says."""

import shutil
from pathlib import Path

import msgspec
import pytest

import farlight
from farlight.content import PackError, tell
from farlight.content.pictures import Place
from farlight.kernel import load_game
from farlight.vanguard.model.events import LogRead
from farlight.vanguard.table.places import BIOMES, GROUNDS, own_place, place_of_log, place_of_sector
from tests.vanguard.tables import CONTENT, GAME, answers, table

PACK = Path(farlight.__file__).parent / "packs" / "vanguard"


@pytest.mark.parametrize(
    ("log", "place"),
    [
        ("start", "room"),  # its own word
        ("315", "bridge"),  # a briefing
        ("317", "field"),  # landed: as the Sector of the Lander
        ("1052", "orbit"),  # Lift-Off
        ("1062", "mine"),  # printed in a Sector
        ("1064", None),  # read wherever somebody comes upon it
    ],
)
def test_a_log_that_is_read_in_one_place_says_which(log: str, place: Place | None) -> None:
    assert own_place(CONTENT, log) == place
    assert GAME.table.things_in("log", log) == (() if place is None else (("picture", place),))


def test_a_sector_is_as_the_pack_says_or_as_its_biome_or_its_ground() -> None:
    marl = CONTENT.planets["marl"]
    silent = {number: msgspec.structs.replace(sector, place=None) for number, sector in marl.sectors.items()}
    plain = {**silent, "1": msgspec.structs.replace(silent["1"], biomes=[])}
    assert place_of_sector(marl, 6) == "pool"
    assert place_of_sector(msgspec.structs.replace(marl, sectors=silent), 6) == BIOMES["caves"]
    assert place_of_sector(msgspec.structs.replace(marl, sectors=plain), 1) == GROUNDS["dust"]


def test_a_log_is_told_with_the_sector_in_which_it_is_read() -> None:
    position = table("marl", 2, 3)
    told = set()
    for events in answers(position, 5):
        for event in events:
            if isinstance(event, LogRead) and event.sector and own_place(CONTENT, event.log) is None:
                told.add(event.sector)
                expected = place_of_sector(CONTENT.planets["marl"], event.sector)
                assert place_of_log(position.play, event.log, event.sector) == expected
    assert told


def test_no_two_of_the_crew_look_alike() -> None:
    faces = [card.face for card in CONTENT.crew.values()]
    people = [person.face for person in CONTENT.ruling.people.values()]
    assert None not in faces
    assert len({*faces, *people}) == len(faces) + len(people)


def test_a_face_goes_with_what_the_card_says() -> None:
    browless = next(card for card in CONTENT.crew.values() if "No eyebrows" in tell(card.file, "en"))
    assert browless.face is not None
    assert browless.face.extra == "brows"


def test_an_unknown_kind_of_place_is_refused(tmp_path: Path) -> None:
    pack = shutil.copytree(PACK, tmp_path / "pack")
    page = pack / "planet-marl.toml"
    page.write_text(page.read_text("utf-8").replace('place = "rails"', 'place = "railway"'), "utf-8")
    with pytest.raises(PackError, match=r"planet\.marl\.sectors: unknown word 'railway'"):
        load_game("vanguard", pack)
