"""The table as it is drawn: names in every language, nothing that is hidden, at every position."""

from random import Random
from typing import Any

import msgspec
import pytest

from farlight.kernel import Play
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.table.scene import VanguardScene
from farlight.vanguard.table.scene_map import MARKS
from tests.vanguard.tables import CONTENT, GAME, Table, answers, play, table

NAMES = {"en": "Exploration", "it": "Esplorazione", "de": "Erkundung", "cs": "Průzkum"}


def scene(position: Table, language: str = "en") -> VanguardScene:
    return scene_at(position.state, language)


def scene_at(state: Any, language: str = "en") -> VanguardScene:
    texts = Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(state, *asked))
    made = GAME.table.scene(GAME.play(GAME.view(state, None)), texts)
    assert isinstance(made, VanguardScene)
    return made


def as_sent(made: VanguardScene) -> Any:
    return msgspec.json.decode(msgspec.json.encode(made))


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_names_and_words_in_every_language(language: str) -> None:
    position = table("marl", 2, 3)
    play(position, until="act")
    made = scene(position, language)
    assert made.moment.startswith(NAMES[language])
    assert made.title
    assert all(sector.name and sector.mark for sector in made.sectors)
    assert all(crew.name and crew.section_name and crew.skill.text for crew in made.crew)
    assert all(clock.name and clock.next for clock in made.clocks)
    assert all(path.words for path in made.paths)
    assert made.condition is not None
    assert made.condition.travel


def test_a_way_says_what_it_costs_whoever_has_the_turn() -> None:
    """V-TRAVEL-06: a Travel icon by the Global Condition; V-SPEND-05: a die for good where none is ready."""
    position = table("halfway", 2, 3)
    play(position, until="act")
    rich = scene(position)
    crew = position.state.crew[position.state.turn]
    crew.spent, crew.red, crew.green, crew.blue = crew.red + crew.green + crew.blue, (), (), ()
    poor = scene(position)
    assert rich.condition is not None
    for path, short in zip(rich.paths, poor.paths, strict=True):
        for price in path.prices:
            if price.kind == "travel":
                assert path.words == f"as {rich.condition.name} says"
            if price.kind == "spend":
                assert "for good" not in path.words
                assert short.words.endswith("for good")
    assert {"travel", "spend"} <= {price.kind for path in rich.paths for price in path.prices}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_told_with_the_place_where_it_is(language: str) -> None:
    position = table("first-light", 2, 3)
    play(position, until="act")
    made = scene(position, language)
    assert made.planet is not None
    assert made.title != made.planet.name
    assert made.moment.startswith(f"{made.planet.name} · ")


@pytest.mark.parametrize("mission", ["first-light", "marl", "orchard", "night-shift"])
def test_it_can_be_drawn_at_every_position_of_a_game(mission: str) -> None:
    position = table(mission, 2, 5)
    seen = set()
    for number, _ in enumerate(answers(position, 7)):
        made = scene(position, LANGUAGES[number % len(LANGUAGES)])
        if made.check is not None:
            seen.add(made.check.step)
        assert (made.planet is None) == (not made.sectors)
    assert {1, 3, 7} & seen


def test_nothing_depends_on_what_lies_face_down() -> None:
    position = table("kettle", 3, 2)
    chance = Random(3)
    for _ in range(150):
        if not position.open:
            break
        position.choose(chance.randrange(len(position.open[0].options)))
        before = as_sent(scene(position))
        other = position.state.copy()
        GAME.rules.rehide(Play(GAME.rules, CONTENT, other), None)
        assert as_sent(scene_at(other)) == before


def test_a_check_shows_its_dice_rows_and_progress() -> None:
    position = table("kettle", 2, 1)
    for _ in answers(position, 4):
        check = scene(position).check
        if check is not None and check.deed is not None and any(die.id for die in check.pool):
            break
    else:
        raise AssertionError("no roll")
    rolled = [die for die in check.pool if die.id]  # a result that a card adds belongs to no die
    assert all(die.colour and die.icons and die.owner for die in rolled)
    assert {outcome.colour for outcome in check.deed.outcomes} <= {"yellow", "green", "red"}
    assert all(outcome.text for outcome in check.deed.outcomes)


def test_every_sector_of_the_pack_has_its_place_on_the_map() -> None:
    for planet in CONTENT.planets.values():
        spots = [sector.at for sector in planet.sectors.values()]
        assert None not in spots, planet.id
        assert len(set(spots)) == len(spots)
        for (x, y), (other_x, other_y) in ((one, two) for one in spots for two in spots if one is not two):
            assert abs(x - other_x) >= 14 or abs(y - other_y) >= 12, planet.id


def test_a_planet_without_places_is_drawn_as_a_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    position = table("marl", 1, 3)
    planet = CONTENT.planets["marl"]
    bare = {number: msgspec.structs.replace(sector, at=None, mark=None) for number, sector in planet.sectors.items()}
    monkeypatch.setitem(CONTENT.planets, "marl", msgspec.structs.replace(planet, sectors=bare))
    made = scene(position)
    assert len({(sector.x, sector.y) for sector in made.sectors}) == len(bare)
    assert {sector.mark for sector in made.sectors} <= {*MARKS.values(), "rock"}
