"""The ship in panels and names: all of it told in every language, and nothing that is still hidden."""

import re
from random import Random

import pytest

from farlight.content import tell
from farlight.kernel import Panel
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.model.ship_book import Note, Sleeve
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship import medbay
from farlight.vanguard.rules.ship.chronicle import LISTS
from farlight.vanguard.table.scene import VanguardScene
from farlight.vanguard.table.ship.card_texts import SHIP_CARDS
from farlight.vanguard.table.ship.facility_panels import cabinet_rows, gathered_by_kind, price_of
from farlight.vanguard.table.ship.forecast import Forecast, forecast_of
from farlight.vanguard.table.ship.panels import PAGES, QUIET
from tests.vanguard.tables import CONTENT, GAME, Table, play, table

RAW = re.compile(r"\b(?:so|tech-|[a-uxk])\d\d\b|[{|}]|[A-Z]+_[A-Z]+|\b(?:won|lost)/|\b\w+/\w+\.\d\b")
"""Ids, tokens and marks that no player should read."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def at(prompt: str, seats: int = 2, seed: int = 3) -> Table:
    """A campaign, played by chance until something is asked: the first in a row of seeds that comes to it."""
    for each in range(seed, seed + 20):
        position = table("campaign", seats, each)
        play(position, each, until=prompt)
        if position.open:
            return position
    raise AssertionError(f"nobody was asked for {prompt}")


@pytest.fixture
def starmap() -> Table:
    return at("starmap")


def seen_at(position: Table) -> VanguardPlay:
    return GAME.play(GAME.view(position.state, 0))


def panels(position: Table) -> list[Panel]:
    return list(GAME.table.panels(seen_at(position)))


def texts_at(position: Table, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(position.state, *asked))


def page(position: Table, name: str) -> list[str]:
    """The lines of a page of the Ship Book."""
    texts = texts_at(position)
    return [
        texts.line(line) for panel in panels(position) if ("page", name) in panel.title.refs for line in panel.lines
    ]


def shown(position: Table) -> list[object]:
    """The pages that are laid before the players."""
    return [dict(panel.title.refs).get("page") for panel in panels(position) if not panel.aside]


def said_at(position: Table, language: str) -> list[str]:
    """All that a player could read now."""
    texts = texts_at(position, language)
    lines = [line for panel in panels(position) for line in (panel.title, *panel.lines)]
    options = [chosen for _, chosen in position.choices()]
    told = [*map(texts.line, lines), *map(texts.event, position.events), *map(texts.prompt, position.open)]
    return [*told, *map(texts.option, options), *map(texts.about, options)]


# Everything is told


@pytest.mark.parametrize("seed", range(4))
def test_all_of_a_ship_visit_is_told_in_every_language(seed: int) -> None:
    luck = Random(seed)
    position = table("campaign", 1 + seed, seed)
    for step in range(900):
        if not position.open:
            break
        if position.state.ship.page and step % 7 == 0:
            for language in LANGUAGES:
                assert [said for said in said_at(position, language) if RAW.search(said)] == []
        position.choose(luck.randrange(len(position.open[0].options)))


@languages
def test_every_card_of_the_ship_says_what_it_does(language: str) -> None:
    texts = Texts(language, [GAME.texts], GAME.table.name_of)
    for kind in SHIP_CARDS:
        for card in CONTENT.cards[kind]:
            about = texts.name("about-shipcard", card)
            assert texts.name("shipcard", card) != card
            assert about not in ("", card) or kind == "landing"
            assert not RAW.search(about), about


def test_destinations_and_ways_of_situations_have_their_own_names() -> None:
    texts = Texts("en", [GAME.texts], GAME.table.name_of)
    for system in CONTENT.systems.values():
        for name, there in system.destinations.items():
            assert texts.name("destination", f"{system.id}/{name}") == tell(there.name, "en")
    for situation in CONTENT.situations.values():
        for number, way in enumerate(situation.choices, 1):
            assert texts.name("choice", f"{situation.id}.{number}") == tell(way.label, "en")


def test_whoever_can_be_assigned_is_told_with_section_rank_and_icon(starmap: Table) -> None:
    """V-SHIP-ASSIGN-5."""
    state = starmap.state
    card = next(iter(state.ship.sleeves))
    state.ship.sleeves[card] = Sleeve("recon", 2)
    icon = texts_at(starmap).name("icon", CONTENT.crew[card].icon)
    assert texts_at(starmap).name("about-crewmember", card) == f"Recon, Rank 2, {icon}"


# What stays hidden


def test_the_back_of_a_project_is_not_read_before_it_is_completed() -> None:
    """V-SHIP-LAB-7, V-SHIP-PROD-3."""
    for kind in ("research", "production"):
        for card in CONTENT.cards[kind].values():
            gives = GAME.table.name_of("effect", card.gives.source, "en")
            assert gives is not None
            assert gives not in (GAME.table.name_of("about-shipcard", card.id, "en") or "")


def test_a_landing_card_shows_the_parts_that_were_scanned(starmap: Table) -> None:
    """V-SHIP-STARMAP-11, V-SHIP-STARMAP-13, V-SHIP-STARMAP-14."""
    state, card = starmap.state, CONTENT.landings["l01"]
    state.ship.scanner = card.id
    texts, planet = texts_at(starmap), CONTENT.planets[card.planet]
    parts = [texts.name("frequent", ",".join(planet.icons)), texts.name("stat", planet.stat), tell(card.notes, "en")]
    for scanned in range(len(CONTENT.shipruling.scan) + 1):
        state.ship.scanned = scanned
        told = page(starmap, "starmap")
        known = [any(part in line for line in told) for part in parts]
        assert known == [place < scanned for place in range(len(parts))]


def test_the_order_of_piles_is_not_seen(starmap: Table) -> None:
    """V-GEN-02."""
    book, before = starmap.state.ship, panels(starmap)
    book.possible, book.recruits = book.possible[::-1], book.recruits[::-1]
    assert panels(starmap) == before


def test_without_a_campaign_there_is_no_ship() -> None:
    assert not any(panel.title.key == "panel-page" for panel in panels(table("marl", 2)))


def test_the_team_of_a_failed_landing_is_seen_although_there_is_no_board() -> None:
    """V-LAND-19."""
    position = table("campaign", 2, 3)
    play(position, 3, until="act")
    position.state.planet = position.state.condition = ""
    position.state.ship.page = "docking"
    scene = GAME.table.scene(seen_at(position), texts_at(position))
    assert isinstance(scene, VanguardScene)
    assert [mate.id for mate in scene.crew] == [crew.card for crew in position.state.crew]
    assert panels(position)


# Pages


def test_the_open_page_lies_in_front_and_the_others_wait_to_be_asked_for(starmap: Table) -> None:
    assert "starmap" in shown(starmap)
    assert "medbay" not in shown(starmap)
    titles = [dict(panel.title.refs).get("page") for panel in panels(starmap)]
    assert set(PAGES) <= set(titles)


def test_a_closed_way_says_why(starmap: Table) -> None:
    """V-SHIP-STARMAP-3."""
    starmap.state.ship.energy = 0
    assert any(line.endswith("There is not enough Energy.") for line in page(starmap, "starmap"))


def test_gathered_discoveries_are_counted_by_type_and_rarity(starmap: Table) -> None:
    """V-DISC-11."""
    common = [card.id for card in CONTENT.discoveries.values() if (card.type, card.rarity) == ("mineral", "common")]
    starmap.state.ship.gathered = tuple(common[:2])
    assert gathered_by_kind(seen_at(starmap)) == {"mineral": {"common": 2, "rare": 0, "ultra": 0}}
    assert "Gathered, Mineral: 2 common, 0 rare, 0 very rare" in page(starmap, "unloading")


def test_a_slot_of_the_laboratory_shows_what_is_still_to_be_paid(starmap: Table) -> None:
    """V-SHIP-LAB-5: what lowers a cost is taken off."""
    state = starmap.state
    card = next(card for card in CONTENT.researches.values() if sum(price.count for price in card.cost) > 1)
    state.ship.lab = (card.id, *state.ship.lab[1:])
    before = sum(count for count, _, _ in price_of(seen_at(starmap), card.id))
    state.gains.discounts[card.id] = 1
    assert sum(count for count, _, _ in price_of(seen_at(starmap), card.id)) == before - 1


def test_a_row_of_the_cabinet_is_complete_with_all_its_cards(starmap: Table) -> None:
    """V-SHIP-UNLOAD-3."""
    row = CONTENT.shipruling.rows[0]
    cards = [card.id for card in CONTENT.uniques.values() if card.number in row.numbers]
    starmap.state.ship.cabinet = tuple(cards[:-1])
    _, complete = cabinet_rows(seen_at(starmap))[0]
    assert not complete
    starmap.state.ship.cabinet = tuple(cards)
    _, complete = cabinet_rows(seen_at(starmap))[0]
    assert complete


# Forecast


def forecast(position: Table) -> Forecast:
    return forecast_of(seen_at(position))


def test_the_forecast_moves_patients_as_the_medbay_will(starmap: Table) -> None:
    """V-SHIP-MEDBAY-3: nothing moves by looking."""
    book = starmap.state.ship
    first, second = list(book.sleeves)[:2]
    book.patients = {first: "critical", second: "light"}
    cots = forecast(starmap).cots
    assert book.patients == {first: "critical", second: "light"}
    medbay.recover(starmap.play)
    assert cots == [(first, "critical", book.patients[first]), (second, "light", "available")]
    assert second in book.available


def test_the_forecast_takes_the_injured_in_before_they_lie_down() -> None:
    """V-SHIP-MEDBAY-9, V-SHIP-MEDBAY-12."""
    position = at("trade-dice", seed=1)
    state = position.state
    mate = next(crew for crew in state.crew if crew.alive)
    for crew in state.crew:
        crew.injuries = ("",) * len(crew.injuries)
    state.ship.patients = {}
    mate.injuries = (next(iter(CONTENT.injuries)), *mate.injuries[1:])
    assert forecast(position).cots == [(mate.card, "hurt", "light")]


def test_the_forecast_names_what_the_next_visit_completes(starmap: Table) -> None:
    """V-SHIP-PROD-3; not in a queue that is halted."""
    state = starmap.state
    first, second = list(CONTENT.productions)[:2]
    state.ship.queues = ("", first, second, "", "", "")
    assert forecast(starmap).built == [second]
    state.gains.halted_queue = 1
    assert forecast(starmap).built == []


def test_the_forecast_names_what_could_start_once_the_queues_have_moved(starmap: Table) -> None:
    """V-SHIP-PROD-1, V-SHIP-PROD-3, V-SHIP-PROD-6: also what still waits in the envelope."""
    state = starmap.state
    early = [card.id for card in CONTENT.productions.values() if card.stage == 1][:2]
    others = [card for card in CONTENT.productions if card not in early][:3]
    state.ship.queues = (*others, "", "", "")
    state.ship.ready = (early[0], *("",) * (len(state.ship.ready) - 1))
    state.awaiting = (early[1],)
    assert forecast(starmap).startable == early
    state.gains.halted_queue = 1
    assert forecast(starmap).startable == [], "a queue that is halted stays full"


def test_the_same_way_from_another_system_is_another_line(starmap: Table) -> None:
    """V-SHIP-STARMAP-3: or else it would not be shown again after a flight."""
    before = {line for panel in panels(starmap) for line in panel.lines if line.key.startswith("panel-fly")}
    starmap.state.ship.system = "quill" if starmap.state.ship.system != "quill" else "ansgar"
    after = {line for panel in panels(starmap) for line in panel.lines if line.key.startswith("panel-fly")}
    assert before
    assert after
    assert not before & after


def test_the_forecast_counts_visits_and_who_could_be_launched(starmap: Table) -> None:
    """V-SHIP-FACILITY-1, V-SHIP-LAUNCH-8."""
    book = starmap.state.ship
    book.command = 2
    assert forecast(starmap).visits == 2
    assert forecast(starmap).launch == list(book.available)
    book.available = ()
    assert forecast(starmap).too_few
    assert "Available for the launch: nobody" in page(starmap, "forecast")


# What happened before


def test_the_recap_tells_the_last_exploration_and_no_older_one(starmap: Table) -> None:
    book = starmap.state.ship
    book.page = "bridge"
    book.visits = ("halfway", "marl")
    book.chronicle = (
        Note(1, "won", "log", "halfway"),
        Note(2, "lost", "evac", "marl"),
        Note(2, "supplies", "3", "marl"),
    )
    told = page(starmap, "previously")
    assert told[0] == "Marl: Emergency Evac, the Exploration has failed"
    assert not any("Halfway" in line for line in told[:1])
    assert page(starmap, "chronicle") == [
        "— Exploration 1: Halfway Light —",
        "Halfway Light: your Mission is accomplished",
        "— Exploration 2: Marl —",
        "Marl: Emergency Evac, the Exploration has failed",
    ]


def test_the_recap_names_the_logs_since_the_last_exploration_began(starmap: Table) -> None:
    state = starmap.state
    first, second = list(CONTENT.logs)[:2]
    state.ship.page = "docking"
    state.read, state.deeds = (first, second), {"logs": 1}
    assert f"Read: {GAME.table.name_of('log', second, 'en')}" in page(starmap, "previously")


def test_the_recap_is_told_where_a_visit_begins_and_not_later(starmap: Table) -> None:
    book = starmap.state.ship
    book.chronicle = (Note(len(book.visits), "adrift", "", book.system),)
    assert "previously" not in shown(starmap)
    assert f"Adrift at {tell(CONTENT.systems[book.system].name, 'en')}" in page(starmap, "previously")
    book.page = "docking"
    assert "previously" in shown(starmap)


def test_the_recap_is_told_in_the_first_round_on_a_planet() -> None:
    position = at("act", seed=5)
    book = position.state.ship
    book.chronicle = (Note(len(book.visits), "adrift", "", book.system),)
    assert "previously" in shown(position)
    position.state.round = 2
    assert "previously" not in shown(position)


def test_every_note_of_the_chronicle_has_a_sentence() -> None:
    texts = Texts("en", [GAME.texts])
    sources = " ".join(file.read_text("utf-8") for file in GAME.texts.parent.rglob("*.py"))
    calls = re.findall(r"\badd_to_chronicle\((?:\w+\.)*ship, (.*)\)", sources)
    kinds = {kind for call in calls for kind in re.findall(r'^"(\w+)"| else "(\w+)"', call) for kind in kind if kind}
    assert {"won", "lost", "died", "built"} <= kinds
    assert sorted(kind for kind in (*kinds, *LISTS) if kind not in QUIET and not texts.has(f"note-{kind}")) == []
