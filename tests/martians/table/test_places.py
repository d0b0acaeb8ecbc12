"""What it looks like where something happens: as the pack says, or as things of its kind have it."""

import pytest

from farlight.content.pictures import Place
from farlight.kernel import load_game
from farlight.martians.table.places import place_of

GAME = load_game("martians")
CONTENT = GAME.content


@pytest.mark.parametrize(
    ("kind", "card", "place"),
    [
        ("event", "g01", "berths"),  # its own word
        ("event", "g16", "hall"),  # of the crew
        ("adventure", "br01", "workshop"),  # Build and Manage
        ("adventure", "gr12", "ice"),  # its own word
        ("malfunction", "w01", "dock"),  # the Facility that it breaks
        ("mission", "plants", "garden"),
        ("echo", "fk01", "hall"),
        ("supply", "oxygen", None),
    ],
)
def test_what_the_app_tells_happens_somewhere(kind: str, card: str, place: Place | None) -> None:
    assert place_of(CONTENT, kind, card) == place
    if place is not None:
        assert GAME.table.things_in(kind, card) == (("picture", place),)


def test_all_that_the_app_tells_has_a_place() -> None:
    for kind, cards in (
        ("event", CONTENT.events), ("adventure", CONTENT.adventures), ("echo", CONTENT.echoes),
        ("malfunction", CONTENT.malfunctions), ("mission", CONTENT.missions),
    ):  # fmt: skip
        assert all(place_of(CONTENT, kind, card) is not None for card in cards), kind


def test_no_two_of_the_crew_look_alike() -> None:
    faces = [card.face for card in CONTENT.astronauts.values()]
    assert len(set(faces)) == len(faces)
