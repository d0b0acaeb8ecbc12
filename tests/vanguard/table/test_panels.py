"""The table in words: what a newcomer needs first, and the rest for whoever asks by name."""

import pytest

from farlight.kernel import Panel
from farlight.texts import LANGUAGES, Texts
from tests.vanguard.tables import CONTENT, GAME, Table, play, table

FIRST_TABLE = 60
"""Lines of the first table at most: more than that nobody reads."""


@pytest.fixture(scope="module")
def landed() -> Table:
    """A campaign when its first round begins."""
    position = table("campaign", 2, 11)
    play(position, 11, until="start-token")
    assert position.open
    return position


def panels(position: Table) -> list[Panel]:
    return list(GAME.table.panels(GAME.play(GAME.view(position.state, 0))))


def texts_at(position: Table, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(position.state, *asked))


def test_the_first_table_is_short(landed: Table) -> None:
    shown = [line for panel in panels(landed) if not panel.aside for line in (panel.title, *panel.lines)]
    assert len(shown) <= FIRST_TABLE


def test_sectors_with_somebody_are_told_in_full_and_the_others_in_a_line(landed: Table) -> None:
    """V-TERM-20: nothing is left out for whoever asks."""
    state = landed.state
    sectors = [panel for panel in panels(landed) if panel.title.key == "panel-sector"]
    peopled = {crew.sector for crew in state.crew}
    assert {dict(panel.title.refs)["sector"] for panel in sectors if not panel.aside} == peopled
    assert len(sectors) == len(CONTENT.planets[state.planet].sectors)
    [elsewhere] = [panel for panel in panels(landed) if panel.title.key == "panel-elsewhere"]
    assert len(elsewhere.lines) == len(sectors) - len(peopled)


def test_an_exploration_of_a_campaign_is_named_by_its_planet(landed: Table) -> None:
    titles = [texts_at(landed).line(panel.title) for panel in panels(landed)]
    assert "Exploration: Halfway Light" in titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_named_in_the_language(landed: Table, language: str) -> None:
    """V-RUL-39: by colour or icons."""
    texts = texts_at(landed, language)
    expected = {
        "en": ("Red Basic", "Physical die", "Physical and Gathering die"),
        "it": ("Base rosso", "dado Fisico", "dado Fisico e Raccolta"),
        "de": ("roter Basiswürfel", "Spezialwürfel Physisch", "Spezialwürfel Physisch und Sammeln"),
        "cs": ("červená základní", "specializovaná (tělesná zdatnost)", "specializovaná (tělesná zdatnost a sběr)"),
    }
    assert tuple(texts.name("die", die) for die in ("red-basic", "red-phy", "red-phy-gat")) == expected[language]


def test_the_goal_of_a_rank_up_card_is_a_german_sentence(landed: Table) -> None:
    """V-RANK-01: the card and the choice of it show it alone, and a German condition has its verb at the end."""
    texts = texts_at(landed, "de")
    for card in CONTENT.rankups:
        told = texts.name("about-rank-up", card)
        assert told.startswith("Abgeschlossen, wenn ")
        assert told.endswith(".")


def test_a_convert_ability_names_its_colour(landed: Table) -> None:
    """V-CONV-1."""
    card = next(card.id for card in CONTENT.crew.values() if card.icon == "GAT")
    told = texts_at(landed).name("about-crew-card", card)
    assert told.startswith("Convert Ability \u2013 Basic icons on red dice can count as Gathering.")


def test_a_card_to_keep_or_discard_shows_both_halves(landed: Table) -> None:
    """V-CARD-01, V-CARD-15."""
    told = texts_at(landed).name("about-card", next(iter(CONTENT.sections)))
    assert "Combination (" in told


def test_why_nobody_assists_is_told() -> None:
    """V-CHECK-1.7: whoever is in another Sector cannot."""
    position = table("campaign", 2, 11)
    play(position, 11, until="check-dice")
    barred = position.play.barred
    assert barred is not None
    assert len({crew.sector for crew in position.state.crew}) == 2
    assert [refusal.reason for _, refusal in barred(0)] == ["why-not-assist-elsewhere"]
