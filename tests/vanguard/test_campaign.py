"""Whole campaigns, played by chance: no card is lost or doubled, and a save changes nothing. Chapters 5, 26 and 27."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farlight.kernel import Position, Setup, Timeline, dump, load
from farlight.vanguard.basics import SECTIONS
from farlight.vanguard.events import PageOpened
from farlight.vanguard.sentences.aboard import PAGES
from tests.vanguard.tables import CONTENT, GAME, Table

SEEDS = range(12)
MOST = 20_000
"""Answers of a campaign that would not end."""
STARTS = ("first-light", "campaign")
"""The Tutorial and the Quick Start. V-SETUP-40, V-SETUP-41."""
HASTY = "stop-flying"
"""Whoever often stops without a landing sees little of a campaign: chance does it seldom."""


def setup(start: str, seed: int) -> Setup:
    return Setup("vanguard", start, 1 + seed % 4, seed, rules=("deadly",) if seed % 3 == 0 else ())


def campaign(start: str, seed: int) -> Iterator[Table]:
    """A campaign by chance: the table after each answer."""
    position = Position(GAME, GAME.new(setup(start, seed)))
    chance = Random(seed)
    for _ in range(MOST):
        yield position
        if not position.open:
            return
        position.choose(_by_chance(position, chance))
    raise AssertionError(f"more than {MOST} answers")


def _by_chance(position: Table, chance: Random) -> int:
    options = position.open[0].options
    number = chance.randrange(len(options))
    if options[number].id == HASTY and chance.random() < 0.9:
        return chance.randrange(len(options))
    return number


def bridges(start: str, seed: int) -> Iterator[Any]:
    """The state after each Bridge, and at the end."""
    passes = 0
    state: Any = None
    for position in campaign(start, seed):
        state = position.state
        if state.ship.passes > passes:
            passes = state.ship.passes
            yield state
    yield state


# Where everything is


def dice_of(state: Any) -> Counter[str]:
    own = [die for crew in state.crew for die in crew.red + crew.green + crew.blue + crew.spent]
    return Counter([*own, *state.box, *(die for dice in state.store.values() for die in dice)])


def people_of(state: Any) -> Counter[str]:
    """Everybody, wherever the card lies. On a Crew board it waits for nothing else, unless it fell there."""
    ship = state.ship
    boards = [crew.card for crew in state.crew if crew.card and crew.card not in ship.dead]
    aboard = {*ship.available, *ship.resting, *ship.patients}
    return Counter(
        [
            *ship.available, *ship.resting, *ship.recruits, *ship.patients, *ship.dead,
            *(card for _, card in ship.wall),
            *(card for card in boards if card not in aboard), *(card for card in state.removed if card in CONTENT.crew),
        ]
    )  # fmt: skip


def ship_cards_of(state: Any) -> Counter[str]:
    """Cards of which there is one: in use, in the Awaiting envelope, or out of the game. V-COMP-53."""
    ship = state.ship
    used = (
        *ship.upgrades, *ship.facilities, *ship.addons, *ship.mods, *state.mods, *ship.landers, *ship.lab, *ship.ready,
        *ship.queues, ship.tech, ship.objective, *ship.situations, *ship.possible,
    )  # fmt: skip
    return Counter(card for card in (*used, *state.awaiting, *state.removed) if card)


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_doubled_after_any_bridge(start: str, seed: int) -> None:
    """V-SHIP-LEAVE-1, V-SHIP-DEBRIEF-19, V-DISC-12, V-END-12, V-SETUP-12, V-SETUP-22."""
    for state in bridges(start, seed):
        ship = state.ship
        envelope = ship.envelope
        assert dice_of(state) == Counter(
            {
                die.id: die.box + envelope * die.envelope
                for die in CONTENT.dice.values()
                if die.box + envelope * die.envelope
            }
        )
        assert people_of(state) == Counter(dict.fromkeys(CONTENT.crew, 1))
        found = [card for deck in state.discoveries.values() for card in deck]
        found += [*ship.gathered, *(card for card in state.found if card in CONTENT.discoveries)]
        assert Counter(found) == Counter(dict.fromkeys(CONTENT.discoveries, 1))
        uniques = [*ship.cabinet, *state.unique, *(card for card in state.found if card in CONTENT.uniques)]
        assert not [card for card, count in Counter(uniques).items() if count > 1]
        assert not [card for card, count in ship_cards_of(state).items() if count > 1]
        sleeves = Counter((sleeve.section, sleeve.rank) for sleeve in ship.sleeves.values())
        assert not [rank for (_, rank), count in sleeves.items() if count > CONTENT.shipruling.sleeves[rank - 1]]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_pools_and_hands_are_sound_at_every_question_aboard(start: str, seed: int) -> None:
    """V-SHIP-BRIDGE-8, V-SHIP-DEBRIEF-19, V-SHIP-MEDBAY-20: nobody is in two places, no Section has more dice."""
    for position in campaign(start, seed):
        state, ship = position.state, position.state.ship
        if not ship.page:
            continue
        assert min(ship.command, ship.energy, ship.success) >= 0
        places = [*ship.available, *ship.resting, *ship.patients]
        assert not [card for card, count in Counter(places).items() if count > 1]
        assert set(places) <= set(ship.sleeves)
        if position.open and position.open[0].prompt in ("save-point", "starmap", "facility"):
            assert len({len(state.store.get(section, ())) for section in SECTIONS}) == 1


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("seed", [1, 6])
def test_a_save_after_every_answer_aboard_changes_nothing(start: str, seed: int, tmp_path: Path) -> None:
    """V-SHIP-SAVE-14."""
    kept, saved = Timeline(GAME, setup(start, seed)), Timeline(GAME, setup(start, seed))
    chance, path = Random(seed), tmp_path / "a.farlight"
    while kept.position.open and kept.position.state.ship.passes < 4:
        number = _by_chance(kept.position, chance)
        for timeline in (kept, saved):
            decision = timeline.position.open[0]
            timeline.choose(max(decision.seat, 0), decision.options[number].id, number)
        if kept.position.state.ship.page:
            path.write_bytes(dump(saved))
            saved = load(path, GAME).timeline
            assert saved.position.state == kept.position.state
            assert list(saved.position.open) == list(kept.position.open)


def test_campaigns_by_chance_open_every_page() -> None:
    """V-SHIP-FLOW-1, V-SHIP-FLOW-2, V-SETUP-30: the Add-On Facility waits for the Mystery Envelope."""
    tables = (position for seed in SEEDS for position in campaign("campaign", seed))
    pages = {event.page for position in tables for event in position.events if isinstance(event, PageOpened)}
    assert pages == {*PAGES} - {"addon"}
