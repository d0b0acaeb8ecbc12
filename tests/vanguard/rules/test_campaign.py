"""Whole campaigns, played by chance: no card is lost or doubled, and a save changes nothing. Chapters 5, 26 and 27."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import Play, Position, Setup, Timeline, dump, load
from farlight.vanguard.cases.aboard import PAGES
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.events import LogRead
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.model.ship_events import PageOpened
from farlight.vanguard.rules.ship.launching.crew_board import new_crew, suggested
from farlight.vanguard.rules.ship.unloading import receive
from tests.texts.shown import strings_in, texts_at
from tests.vanguard.tables import CONTENT, GAME, Table

SEEDS = range(12)
MOST = 20_000
"""Answers of a campaign that would not end."""
STARTS = ("first-light", "campaign")
"""The Tutorial and the Quick Start. V-SETUP-40, V-SETUP-41."""
HASTY = "stop-flying"
"""Whoever often stops without a landing sees little of a campaign: chance does it seldom."""

Chooser = Callable[[Table], int]
"""Says the number of the option that is taken."""
Answer = tuple[int, str, int]
"""Seat, id and number of an option."""


def setup(start: str, seed: int) -> Setup:
    return Setup("vanguard", start, 1 + seed % 4, seed, rules=("deadly",) if seed % 3 == 0 else ())


def campaign(start: str, seed: int) -> Iterator[Table]:
    """A campaign by chance: the table after each answer."""
    position = Position(GAME, GAME.rules.new(setup(start, seed)))
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


def every_die(state: Any) -> Counter[str]:
    """Those of the Mystery Envelope only once it is open. V-ENV-03."""
    opened = state.ship.envelope
    return Counter(die.id for die in CONTENT.dice.values() for _ in range(die.box + opened * die.envelope))


def discoveries_of(state: Any) -> Counter[str]:
    decks = [card for deck in state.discoveries.values() for card in deck]
    return Counter([*decks, *state.ship.gathered, *(card for card in state.found if card in CONTENT.discoveries)])


def uniques_of(state: Any) -> Counter[str]:
    """Owned or on the board: those that nobody has found on another planet lie in their tray."""
    found = [card for card in state.found if card in CONTENT.uniques]
    return Counter([*state.ship.cabinet, *state.unique, *found])


def doubled(cards: Counter[str]) -> list[str]:
    return [card for card, count in cards.items() if count > 1]


def too_many_sleeves(state: Any) -> list[tuple[str, int]]:
    """Kinds of which more are in use than there are. V-SETUP-22."""
    used = Counter((sleeve.section, sleeve.rank) for sleeve in state.ship.sleeves.values())
    return [kind for kind, count in used.items() if count > CONTENT.shipruling.sleeves[kind[1] - 1]]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_doubled_after_any_bridge(start: str, seed: int) -> None:
    """V-SHIP-LEAVE-1, V-SHIP-DEBRIEF-19, V-DISC-12, V-END-12, V-SETUP-12, V-SETUP-22."""
    for state in bridges(start, seed):
        assert dice_of(state) == every_die(state)
        assert people_of(state) == Counter([*CONTENT.crew])
        assert discoveries_of(state) == Counter([*CONTENT.discoveries])
        assert doubled(uniques_of(state)) == doubled(ship_cards_of(state)) == []
        assert too_many_sleeves(state) == []


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


# Saves


def by_chance(seed: int) -> Chooser:
    chance = Random(seed)
    return lambda position: _by_chance(position, chance)


def by_story(seed: int) -> Chooser:
    """A bot that reads what it decides: its campaigns are long, and can be won."""
    bot = bots_of(GAME)["away-story"](seed)
    return lambda position: bot.choose(Look(position))


@cache
def answered(start: str, seed: int, chooser: Callable[[int], Chooser]) -> tuple[Answer, ...]:
    """All answers of a whole campaign."""
    position = Position(GAME, GAME.rules.new(setup(start, seed)), snapshots=False)
    given: list[Answer] = []
    choose = chooser(seed)
    while position.open:
        assert len(given) < MOST
        number = choose(position)
        given.append((position.seat_of(number), dict(position.choices())[number].id, number))
        position.choose(number)
    return tuple(given)


@pytest.mark.parametrize(("start", "chooser", "every"), [("first-light", by_chance, 1), ("campaign", by_story, 20)])
def test_a_campaign_that_is_saved_and_loaded_all_the_time_ends_as_the_one_that_is_not(
    start: str, chooser: Callable[[int], Chooser], every: int, tmp_path: Path
) -> None:
    """V-SHIP-SAVE-14: after every answer; a long campaign after every twentieth, for the sake of those who wait."""
    seed = 5
    kept, saved = Position(GAME, GAME.rules.new(setup(start, seed))), Timeline(GAME, setup(start, seed))
    path = tmp_path / "a.farlight"
    for place, answer in enumerate(answered(start, seed, chooser)):
        kept.choose(answer[-1])
        saved.choose(*answer)
        if place % every:
            continue
        path.write_bytes(dump(saved))
        saved = load(path, GAME).timeline
        assert saved.position.state == kept.state
        assert list(saved.position.open) == list(kept.open)
    assert kept.outcome
    assert saved.position.outcome == kept.outcome


def test_a_save_at_any_save_point_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """V-SHIP-SAVE-1, V-SHIP-SAVE-14: kept until the campaign is over, and played again from there."""
    timeline, given = Timeline(GAME, setup("campaign", 5)), answered("campaign", 5, by_story)
    saves: dict[int, bytes] = {}
    for place, answer in enumerate(given, 1):
        timeline.choose(*answer)
        if any(decision.prompt == "save-point" for decision in timeline.position.open):
            saves[place] = dump(timeline)
    assert len(saves) >= 3
    for place, data in saves.items():
        path = tmp_path / f"{place}.farlight"
        path.write_bytes(data)
        again = load(path, GAME).timeline
        for answer in given[place:]:
            again.choose(*answer)
        assert again.position.state == timeline.position.state
        assert again.position.outcome == timeline.position.outcome != ""


def test_campaigns_by_chance_open_every_page() -> None:
    """V-SHIP-FLOW-1, V-SHIP-FLOW-2, V-SETUP-30: but where the right finds or the Mystery Envelope are needed."""
    tables = (position for seed in SEEDS for position in campaign("campaign", seed))
    pages = {event.page for position in tables for event in position.events if isinstance(event, PageOpened)}
    assert pages >= {*PAGES} - {"laboratory", "addon"}


# Before and after


def test_each_section_has_its_thirty_cards() -> None:
    """V-SETUP-20, V-SETUP-23: ten starters and four others of Rank 1, eight of Rank 2, eight of Rank 3."""
    for section in SECTIONS:
        own = [card for card in CONTENT.sections.values() if card.section == section and not card.tutorial]
        assert Counter((card.rank, card.starter) for card in own) == {
            (1, True): 10,
            (1, False): 4,
            (2, False): 8,
            (3, False): 8,
        }


def test_what_the_first_book_holds_is_no_longer_in_the_trays() -> None:
    """V-SETUP-15: what is inserted at the start cannot be gained again."""
    play = Play(GAME.rules, CONTENT, GAME.rules.new(setup("campaign", 1)))
    for card in ("r04", "c01", "wherry", "tech-1", "o01"):
        receive(play, card, "V-TERM-30")
    assert play.state.awaiting == ()


def test_after_the_tutorial_each_section_keeps_one_of_two_recruits() -> None:
    """V-CONT-05, V-CONT-06."""
    asked = [
        position.open[0]
        for position in campaign("first-light", 1)
        if position.state.ship.page == "docking" and position.open and position.open[0].prompt == "recruit"
    ]
    assert [dict(decision.refs)["section"] for decision in asked] == list(SECTIONS)
    assert {len(decision.options) for decision in asked} == {2}


def test_who_was_kept_after_the_tutorial_is_available() -> None:
    """V-CONT-04, V-CONT-06: and the team rests."""
    state = next(position.state for position in campaign("first-light", 1) if position.state.ship.page == "starmap")
    ship = state.ship
    assert [ship.sleeves[card] for card in ship.available] == [Sleeve(section, 1) for section in SECTIONS]
    assert set(ship.resting) == {card.id for card in CONTENT.crew.values() if card.tutorial}


def first_logs(start: str, seed: int) -> list[str]:
    """The Logs that planets of a campaign begin with. Chance does not bring every team to a second planet."""
    events = [event for position in campaign(start, seed) for event in position.events]
    return [event.log for event in events if isinstance(event, LogRead) and event.rule in ("V-QUICK-24", "V-TUT-16")]


@pytest.mark.parametrize("start", STARTS)
def test_the_first_log_of_a_campaign_is_read_on_its_first_planet_only(start: str) -> None:
    """V-QUICK-24, V-TUT-16: other planets have one of their own."""
    begun = next(logs for logs in map(partial(first_logs, start), count(1)) if len(logs) > 1)
    assert begun[0] == CONTENT.scenarios[start].logs["begin"]
    assert set(begun[1:]) <= {board.landed for board in CONTENT.planets.values()} - {begun[0]}


def test_the_last_deck_is_proposed_again_while_its_cards_may_be_taken() -> None:
    """V-SHIP-LAUNCH-14, V-CARD-13."""
    play = Play(GAME.rules, CONTENT, GAME.rules.new(setup("campaign", 1)))
    cards = [card for card in CONTENT.sections.values() if card.section == "security" and not card.tutorial]
    last = [card.id for card in cards if card.rank == 2] + [card.id for card in cards if card.rank == 1][-4:]
    play.state.ship.decks["security"] = tuple(last)
    crew = new_crew(play, "security")
    crew.rank = 2
    assert suggested(play, crew) == last
    crew.rank = 1
    assert suggested(play, crew) == [card.id for card in cards if card.starter]


def test_the_deck_of_a_team_is_remembered_for_its_next_launch() -> None:
    """V-SHIP-LAUNCH-14."""
    state = next(table.state for table in campaign("campaign", 3) if table.open and table.open[0].prompt == "act")
    for crew in state.crew:
        assert sorted(state.ship.decks[crew.section]) == sorted(crew.deck + crew.hand + crew.discard)


def test_a_new_campaign_remembers_nothing_but_what_is_handed_over() -> None:
    """V-RESET-01, V-RESET-02, V-RESET-04, V-RESET-06: the same table as ever; marks come along only if given."""
    fresh = GAME.rules.new(setup("campaign", 4))
    *_, ended = campaign("campaign", 4)
    assert ended.state != fresh
    assert GAME.rules.new(setup("campaign", 4)) == fresh
    marks = tuple(GAME.rules.marks(ended.state))
    again = GAME.rules.new(msgspec.structs.replace(setup("campaign", 4), marks=marks))
    handed = {flag: count for flag, count in again.flags.items() if flag.startswith("PAST_")}
    assert handed == {f"PAST_{flag}": count for flag, count in ended.state.flags.items() if count}
    assert again.ship == fresh.ship
    assert again.box == fresh.box


@pytest.mark.parametrize(("kind", "field"), [("research", "lab"), ("production", "ready")])
def test_nobody_sees_the_back_of_a_project(kind: str, field: str) -> None:
    """V-SHIP-LAB-10, V-SHIP-PROD-12."""
    state = GAME.rules.new(setup("campaign", 1))
    state.ship.page = "facilities"
    seen, texts = GAME.play(GAME.view(state, 0)), texts_at(Position(GAME, state))
    told = [texts.line(line) for panel in GAME.table.panels(seen) for line in panel.lines]
    told += strings_in(msgspec.to_builtins(GAME.table.scene(seen, texts)))
    cards = [card for card in getattr(state.ship, field) if card]
    assert cards
    for card in cards:
        gives = CONTENT.cards[kind][card].gives.source
        assert card in told
        assert not any(back in text for text in told for back in (gives, texts.name("effect", gives)))
