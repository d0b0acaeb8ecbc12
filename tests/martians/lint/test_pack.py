"""The content pack: complete, in proportion, original, and sayable in every language."""

import re
import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from farlight.content import name_at, tell
from farlight.content.cards import effects_in, names_in
from farlight.martians import MartiansGame
from farlight.martians.model.content import KINDS
from farlight.texts import LANGUAGES

GAME = MartiansGame()
CONTENT = GAME.content
FORBIDDEN = (
    "Froggy", "Scorpio", "Quiet Place", "First Martians", "ISS Vanguard", "Mother of Invention", "Leave It to Me",
    "Oh Yes I Can", "Plasters and Bandages", "Less Bad Than It Looks", "Lie Back and Relax", "Precautionary Measures",
    "Join Forces", "An Informed Choice", "Eureka", "Mapping Drones", "Autonomous Logistics", "Autoscanner",
    "Alarm System", "Games Room", "Enhanced Generator", "Unreachable spot", "Disinfectant", "Thermostat failure",
)  # fmt: skip
"""M-RUL-NAME-02."""


def test_the_pack_has_no_lint() -> None:
    assert list(GAME.pack.lint()) == []


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("facility", 27), ("roi", 19), ("malfunction", 94), ("upgrade", 8), ("machine", 4), ("shutdown", 8),
        ("astronaut", 12), ("adventure", 96), ("echo", 64), ("research", 6), ("direction", 8), ("difficulty", 3),
    ],
)  # fmt: skip
def test_the_decks_are_whole(kind: str, count: int) -> None:
    """M-COMP-03, M-COMP-04, M-COMP-05, M-COMP-06, M-COMP-07, M-COMP-08, M-COMP-09, M-COMP-10, M-COMP-11, M-COMP-12,
    M-COMP-13, M-COMP-14, M-COMP-15, M-COMP-16, M-COMP-17, M-COMP-18, M-COMP-19, M-COMP-20, M-COMP-21, M-COMP-22,
    M-COMP-23, M-COMP-24, M-COMP-25, M-COMP-26, M-COMP-27, M-COMP-28, M-RUL-MAL-01, M-RUL-ADV-01.
    """
    assert sum(getattr(card, "dealt", True) for card in CONTENT.cards[kind].values()) == count


def test_abilities_conditions_and_poi_tokens_are_counted_as_in_the_box() -> None:
    """M-COMP-13, M-COMP-15, M-COMP-25, M-RUL-CON-01, M-RUL-POI-01."""
    cards = [card for card in CONTENT.abilities.values() if not card.base]
    assert Counter(card.profession for card in cards) == dict.fromkeys(
        ("scientist", "geologist", "engineer", "medic"), 3
    )
    assert sum(card.count for card in CONTENT.conditions.values()) == 12
    assert sum(card.count for card in CONTENT.pois.values()) == 9


def test_the_tiles_of_the_map_have_their_totals() -> None:
    """M-RUL-ROI-01."""
    tiles = [tile for tile in CONTENT.rois.values() if tile.dealt]
    assert Counter(tile.ring for tile in tiles) == {1: 8, 2: 8, 3: 3}
    assert sum(tile.samples for tile in tiles) == 24
    assert sum(tile.poi for tile in tiles) == 9
    assert sum(tile.mark for tile in tiles) == 11


def test_the_elements_of_the_facilities_add_up() -> None:
    """M-RUL-FAC-01."""
    tiles = [card for card in CONTENT.facilities.values() if card.tile]
    counted = Counter(kind for card in tiles for kind in card.elements)
    assert counted == {"connectors": 10, "filters": 7, "hardware": 12, "cpu": 12}


def test_there_are_two_missions_of_each_category_and_two_campaigns_of_five() -> None:
    """M-MIS-GEN-02, M-MIS-CAMP-02."""
    single = Counter(card.category for card in CONTENT.missions.values() if not card.campaign)
    assert single == {"exploration": 2, "research": 2, "construction": 2}
    assert [(len(card.missions), card.legacy) for card in CONTENT.campaigns.values()] == [(5, False), (5, True)]


@pytest.mark.parametrize("category", ["exploration", "research", "construction"])
def test_every_category_has_events_enough(category: str) -> None:
    assert sum(card.pool == category for card in CONTENT.events.values()) >= 20


@pytest.mark.parametrize("colour", ["green", "grey", "blue", "brown"])
def test_every_colour_has_adventures_enough_in_proportion(colour: str) -> None:
    """M-RUL-ADV-02."""
    tones = Counter(card.tone for card in CONTENT.adventures.values() if card.colour == colour)
    assert tones == {"harm": 14, "favour": 4, "delayed-harm": 4, "delayed-favour": 2}


def test_a_third_of_the_category_events_has_follow_ups() -> None:
    events = [card for card in CONTENT.events.values() if card.pool in ("exploration", "research", "construction")]
    assert sum(card.echo == "own" for card in events) * 3 >= len(events)


def test_no_two_events_are_alike_but_for_a_number() -> None:
    shapes: dict[tuple[str, ...], str] = {}
    for card in CONTENT.events.values():
        sources = [card.now.source, card.reward.source, "" if card.later is None else card.later.source]
        shape = tuple(re.sub(r"\d+|HS|HM|HL|GS|GM", "#", source) for source in sources)
        assert shape not in shapes, f"{card.id} and {shapes.get(shape)}"
        shapes[shape] = card.id


def test_no_two_stories_are_alike() -> None:
    stories = {
        f"{kind}.{card.id}": tell(name_at(card, ["text"]), "en")
        for kind in ("event", "adventure", "echo")
        for card in CONTENT.cards[kind].values()
    }
    words = {name: set(re.findall(r"[a-z]{4,}", text.lower())) for name, text in stories.items()}
    for (one, first), (other, second) in combinations(words.items(), 2):
        shared = len(first & second) / max(1, min(len(first), len(second)))
        assert shared < 0.6, f"{one} and {other} share {shared:.0%} of their words"


def test_many_stories_know_what_happened_before() -> None:
    """Told differently after a quarrel, a wound, an earlier card: not only because of who is there."""
    others = [card.instead for card in CONTENT.events.values()]
    others += [card.instead for card in CONTENT.adventures.values()]
    others += [card.instead for card in CONTENT.echoes.values()]
    about_people = re.compile(r"if (is|with) \w+: say")
    knowing = [found for found in others if any(not about_people.fullmatch(other.when.source) for other in found)]
    assert len(knowing) >= 60


def test_no_published_name_is_shown() -> None:
    """M-RUL-NAME-02."""
    for kind, cards in CONTENT.cards.items():
        for card_id, card in cards.items():
            for path, text in names_in(card, (kind, card_id)):
                said = " ".join(text.values()) if isinstance(text, dict) else text
                for name in FORBIDDEN:
                    assert not re.search(rf"\b{re.escape(name)}\b", said, re.IGNORECASE), f"{path}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_read_in_every_language(language: str) -> None:
    for kind in KINDS:
        for card_id, card in CONTENT.cards[kind].items():
            for path, effect in effects_in(card, (kind, card_id)):
                assert (GAME.table.name_of("effect", effect.source, language) or "").strip(), path


def test_stories_have_the_length_of_something_read_aloud() -> None:
    """Events and adventures 20 to 80 words with what comes later, backgrounds 50 to 90."""
    for kind in ("event", "adventure"):
        for card in CONTENT.cards[kind].values():
            said = f"{name_at(card, ['text'])} {getattr(card, 'later_text', '')}"
            assert 15 <= len(said.split()) <= 85, f"{kind}.{card.id}: {len(said.split())} words"
    for mission in CONTENT.missions.values():
        assert 45 <= len(str(mission.background).split()) <= 100, mission.id


def test_an_effect_on_this_sols_production_must_come_before_it(tmp_path: Path) -> None:
    """M-PROD-08: in a reward, whose sol has produced already, it would do nothing."""
    pack = tmp_path / "martians"
    shutil.copytree(GAME.pack.path, pack)
    page = pack / "events-exploration.toml"
    page.write_text(page.read_text("utf-8").replace("production up energy GM next-sol", "production up energy GM sol"))
    found = MartiansGame(pack).pack.lint()
    assert len(found) == 1
    assert "x11" in found[0] or "events-exploration.toml" in found[0]
    assert "this sol's Production is over by then" in found[0]


def test_an_event_whose_action_can_fail_promises_nothing_for_its_own_sol(tmp_path: Path) -> None:
    """M-EVA-09, M-RUL-GAP-23: plans count on what an Event action gives, so it must be certain."""
    pack = tmp_path / "martians"
    shutil.copytree(GAME.pack.path, pack)
    page = pack / "events-research.toml"
    page.write_text(page.read_text("utf-8").replace("2 times: ease research next", "2 times: ease research now"))
    found = MartiansGame(pack).pack.lint()
    assert len(found) == 1
    assert "its action may fail" in found[0]
