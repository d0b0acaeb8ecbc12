"""Operations: single Explorations, on their own or in a campaign. Rulebook chapter 26."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from farlight.kernel import Play, Setup, call
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.model.ship_cards import LandingCard
from farlight.vanguard.rules.exploration.fourth_injury import ENDING
from farlight.vanguard.rules.ship.launching.mission_launch import LAUNCH_STEPS
from farlight.vanguard.rules.ship.launching.operations import choose_dice
from tests.effects.test_describe import effects_in
from tests.vanguard.tables import CONTENT, GAME, Table, asked, pick, play, table

NIGHT_SHIFT = "night-shift"
OPERATIONS = [card.id for card in CONTENT.scenarios.values() if card.operation]
DICE = 8
EVERY_DIE = Counter({die.id: die.box + die.envelope for die in CONTENT.dice.values()})
"""With those of the Mystery Envelope."""
SEATS = (1, 2, 3, 4)
operations = pytest.mark.parametrize("operation", OPERATIONS)


def begun(operation: str, seats: int, seed: int = 1) -> Any:
    """The state at the first round, everything answered by chance."""
    position = table(operation, seats, seed)
    play(position, seed, until="start-token")
    return position.state


def asked_for(prompt: str, seed: int = 1) -> Table:
    """The Night Shift with four players, as soon as something is asked."""
    position = table(NIGHT_SHIFT, 4, seed)
    play(position, seed, until=prompt)
    return position


# On its own


@operations
def test_an_operation_is_one_exploration_that_one_to_four_can_play(operation: str) -> None:
    """V-OPS-01, V-OPS-05: nothing comes after it, no Ship Management."""
    assert CONTENT.scenarios[operation].campaign is None
    for seats in SEATS:
        GAME.check_setup(Setup("vanguard", operation, seats, 1))
    position = table(operation, 4, 3)
    play(position, 3)
    assert position.outcome
    assert position.state.ship.page == ""


@operations
def test_the_set_up_is_that_of_the_operations_book(operation: str) -> None:
    """V-OPS-02, V-OPS-05, V-RUL-73: values that the pack rules."""
    card = CONTENT.scenarios[operation]
    assert (card.rank, card.recruits, card.free_dice, card.decks) == (2, 1, DICE, True)
    lander = CONTENT.landers[card.lander or ""]
    assert lander.basic
    assert card.mods == []
    copies = Counter({name: CONTENT.equipment[name].copies for name in ("e01", "e02", "e03", "e04", "e05")})
    assert Counter(card.equipment) == copies


@operations
def test_all_rules_hold(operation: str) -> None:
    """V-OPS-03: none of the relaxed rules of the first planet, and Deadly Space for who wants it."""
    assert not CONTENT.planets[CONTENT.scenarios[operation].planet].starting
    assert table(operation, 2, rules=("deadly",)).state.deadly
    assert table(operation, 2).state.tutorial == ""
    assert any(crew.charges for crew in begun(operation, 4).crew)  # V-CREW-08


@pytest.mark.parametrize("seats", SEATS)
@operations
def test_each_section_brings_one_random_recruit_of_rank_two(operation: str, seats: int) -> None:
    """V-OPS-05: nobody chooses who comes."""
    teams = set()
    for seed in range(4):
        position = table(operation, seats, seed)
        play(position, 1, until="operation-dice")
        ship = position.state.ship
        going = [crew.section for crew in position.state.crew]
        assert Counter(sleeve.section for sleeve in ship.sleeves.values()) == Counter(going)
        assert {sleeve.rank for sleeve in ship.sleeves.values()} == {2}
        teams.add(tuple(ship.sleeves))
    assert len(teams) == 4


def test_nobody_is_offered_a_choice_of_recruits() -> None:
    """V-OPS-05."""
    position = table(NIGHT_SHIFT, 4)
    while position.open[0].prompt != "operation-dice":
        assert position.open[0].prompt != "recruit"
        position.choose(0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_everybody_has_eight_dice_and_the_others_are_in_the_box(seats: int, seed: int) -> None:
    """V-OPS-05, V-DICE-24."""
    state = begun(NIGHT_SHIFT, seats, seed)
    taken: Counter[str] = Counter()
    for crew in state.crew:
        dice = crew.red + crew.green + crew.blue
        assert len(dice) == DICE
        taken += Counter(dice)
    assert taken + Counter(state.box) == EVERY_DIE


def test_dice_of_the_envelope_can_be_chosen() -> None:
    """V-OPS-05: Universal and Expert dice, as long as one is in the box; one each, so a second player cannot."""
    position = asked_for("operation-dice")
    pick(position, "pick-dice")
    wanted = ("red-expert", "green-expert", "blue-expert", "red-phy-gat", "blue-basic", "blue-basic", "red-phy")
    for die in (*wanted, "red-phy"):
        pick(position, f"die:{die}")
    first = next(iter(position.state.store.values()))
    assert Counter(first) == Counter((*wanted, "red-phy"))
    pick(position, "pick-dice")
    offered = asked(position)[1]
    assert "die:red-expert" not in offered
    assert "die:red-gat-def" in offered


def test_no_more_dice_of_a_colour_than_the_rank_has_slots_for() -> None:
    """V-OPS-05, V-REFRESH-06: four at Rank 2."""
    position = asked_for("operation-dice")
    pick(position, "pick-dice")
    for _ in range(4):
        assert "die:red-basic" in asked(position)[1]
        pick(position, "die:red-basic")
    assert {CONTENT.dice[die.partition(":")[2]].colour for die in asked(position)[1]} == {"green", "blue"}


def test_the_usual_dice_are_not_offered_once_one_of_them_is_gone() -> None:
    """V-OPS-05: the next Section has to choose."""
    position = asked_for("operation-dice")
    pick(position, "pick-dice")
    for die in ("red-basic", "green-basic", "blue-basic", "blue-con") * 2:
        pick(position, f"die:{die}")
    pick(position, "pick-dice")
    for die in ("red-basic", "green-basic", "blue-basic", "blue-sci") * 2:
        pick(position, f"die:{die}")
    assert asked(position)[0] == "box-die"


@operations
def test_the_usual_dice_are_eight_and_all_of_them_find_a_slot(operation: str) -> None:
    """V-OPS-05, V-REFRESH-06: four Sections can take them at once."""
    card = CONTENT.scenarios[operation]
    usual = {section: [*dice, *card.dice[section]] for section, dice in CONTENT.ruling.start_dice.items()}
    for dice in usual.values():
        assert len(dice) == DICE
        assert max(Counter(CONTENT.dice[die].colour for die in dice).values()) <= CONTENT.ruling.slots[card.rank - 1]
    assert Counter(die for dice in usual.values() for die in dice) <= EVERY_DIE


@pytest.mark.parametrize("seed", range(6))
def test_decks_are_built_of_at_least_ten_cards_of_rank_one_and_two(seed: int) -> None:
    """V-OPS-05, V-CARD-12, V-CARD-13."""
    for crew in begun(NIGHT_SHIFT, 4, seed).crew:
        cards = [CONTENT.sections[card] for card in crew.deck + crew.hand + crew.discard]
        assert len(cards) >= 10
        assert {card.section for card in cards} == {crew.section}
        assert max(card.rank for card in cards) <= 2


def test_a_deck_can_be_built_by_its_player() -> None:
    """V-OPS-05, V-CARD-12."""
    position = asked_for("deck")
    pick(position, "build-deck")
    prompt, offered = asked(position)
    assert prompt == "deck-card"
    ranks = {CONTENT.sections[card.partition(":")[2]].rank for card in offered}
    assert ranks == {1, 2}


@pytest.mark.parametrize("seed", range(4))
def test_equipment_comes_from_the_armory_as_far_as_the_lander_has_room(seed: int) -> None:
    """V-OPS-05, V-SHIP-LAUNCH-16, V-SHIP-LAUNCH-17: what nobody takes stays there."""
    state = begun(NIGHT_SHIFT, 4, seed)
    taken = [card for crew in state.crew for card in crew.gear]
    everything = Counter(CONTENT.scenarios[NIGHT_SHIFT].equipment)
    assert Counter(taken) + Counter(state.cargo) + Counter(state.armory) == everything
    for crew in state.crew:
        assert sum(CONTENT.equipment[card].kind == "small" for card in crew.gear) <= 1
    assert (state.lander, state.mods) == ("wherry", ())


# In a campaign


def campaign_table(scanner: str) -> Play[Any, Any]:
    """A table of a campaign whose Planetary Scanner shows a planet, with somebody of every Section aboard."""
    landing = LandingCard(id="op", name="Operation", number=1, planet=scanner, notes="")
    content = msgspec.structs.replace(CONTENT, landings={"op": landing})
    position = table("marl", 4)
    play(position, 1, until="carry")
    state = position.state
    state.ship.sleeves = {crew.card: Sleeve(crew.section, 1) for crew in state.crew}
    state.ship.available, state.ship.resting, state.ship.scanner = tuple(state.ship.sleeves), (), "op"
    state.planet, state.landing, state.flow, state.crew = "", "", [], []
    return Play(GAME.rules, content, state)


@operations
def test_in_a_campaign_it_takes_the_place_of_an_exploration(operation: str) -> None:
    """V-OPS-04: the same Launch, without the dice and Recruits that a team on its own gets."""
    launch = campaign_table(CONTENT.scenarios[operation].planet)
    procedure = launch.step("launch").run(launch)
    assert procedure is None or list(procedure) == []
    assert launch.state.planet == CONTENT.scenarios[operation].planet
    assert launch.state.flow == [call(ENDING), *(call(step) for step in reversed(LAUNCH_STEPS))]
    assert choose_dice not in LAUNCH_STEPS


@operations
def test_its_board_has_what_a_launch_and_a_return_ask_for(operation: str) -> None:
    """V-OPS-04."""
    board = CONTENT.planets[CONTENT.scenarios[operation].planet]
    assert all((board.briefing, board.landed, board.lift_off, board.evac, board.landing))
    assert [name for name in board.missions if not CONTENT.missions[name].optional]


def test_the_night_begins_anew_whenever_the_page_is_opened() -> None:
    """V-OPS-01, V-ICON-53: what was done in year 154 is in the Logs, not on the board."""
    printed = {sector.poi for sector in CONTENT.planets[NIGHT_SHIFT].sectors.values()}
    laid = [card for card in CONTENT.pois.values() if card.id.startswith("night-shift-") and card.id not in printed]
    assert laid
    assert all(card.unsaved for card in laid)


# The Night Shift and its endings


def at_work(sector: int, *markers: tuple[int, str], done: bool = False) -> Table:
    """The first Action of the night, with everybody in one Sector."""
    position = asked_for("start-token", seed=3)
    state = position.state
    for crew in state.crew:
        crew.sector = sector
    state.markers = (*state.markers, *markers)
    if done:
        state.missions, state.done = (), ("m58",)
    position.choose(0)
    assert asked(position)[0] == "act"
    return position


def choices(position: Table) -> list[str]:
    """What the Log that is being read offers."""
    prompt, offered = asked(position)
    assert prompt == "log"
    return offered


def to_the_end(position: Table) -> Any:
    play(position)
    return position.state


def endings(state: Any) -> list[str]:
    return [flag for flag in ("LAMP_TWO_QUIET", "LAMP_TWO_MARGIN", "LAMP_TWO_DARK") if state.flags.get(flag)]


WRITE, HAND_TO_THE_CLAW = "special:poi:2:night-shift-2:2", "special:poi:8:night-shift-8:1"


def test_a_quiet_shift_has_nothing_to_report() -> None:
    """V-OPS-01: won, and a campaign can read how."""
    position = at_work(2, done=True)
    pick(position, WRITE)
    assert len(choices(position)) == 2  # nobody has looked at the column: there is nothing to put in the margin
    position.choose(0)
    state = to_the_end(position)
    assert state.outcome == "won/log"
    assert endings(state) == ["LAMP_TWO_QUIET"]


def test_who_has_seen_the_column_may_write_in_the_margin() -> None:
    """V-OPS-04: a campaign finds Equipment and a cheaper project of it."""
    position = at_work(2, (8, "column"), done=True)
    pick(position, WRITE)
    assert len(choices(position)) == 3
    position.choose(1)
    state = to_the_end(position)
    assert state.outcome == "won/log"
    assert endings(state) == ["LAMP_TWO_MARGIN"]
    assert "e98" in state.armory
    assert state.gains.discounts["r11"] == 1


def test_the_shift_is_written_up_after_the_convoy_and_not_before() -> None:
    """V-MISSION-05."""
    assert WRITE not in asked(at_work(2))[1]


def test_eight_sectors_of_flicker_are_eleven_seconds_without_a_lamp() -> None:
    """V-OPS-01, V-END-10: lost, whatever is written in the book."""
    endings_of = {}
    for seed in range(8):
        position = table(NIGHT_SHIFT, 4, seed)
        play(position, seed)
        endings_of[position.outcome, "3008" in position.state.read] = endings(position.state)
    assert endings_of["lost/log", True] == ["LAMP_TWO_DARK"]
    assert all(outcome == "lost/log" for outcome, dark in endings_of if dark)


def test_whatever_makes_the_lamp_flicker_may_put_it_out() -> None:
    """V-POI-05: nothing marks a Sector without looking whether it was the last one."""
    flicker, last = "mark the highest sector without flicker", "if sectors marked flicker are 8: log 3008"
    sources = [effect.source for effect in effects_in(CONTENT) if flicker in effect.source]
    assert len(sources) >= 8
    assert [source for source in sources if last not in source.partition(flicker)[2]] == []


def test_the_cupboard_stays_where_it_is_until_somebody_touches_the_meter() -> None:
    """V-THREAT-02, V-POI-05."""
    position = at_work(8)
    pick(position, HAND_TO_THE_CLAW)
    before = position.state.threats[0].sector
    position.choose(0)
    state = position.state
    assert before == 8
    assert (8, "tapped") in state.markers
    assert not [sector for sector, marker in state.markers if marker == "flicker"]
    assert state.flags.get("LAMP_TWO_TAP")


@pytest.mark.parametrize("trims", [(), (3,), (3, 5)])
def test_the_convoy_waits_for_all_three_trims(trims: tuple[int, ...]) -> None:
    """V-SPECIAL-04: the Mission's text says so."""
    ring = "special:poi:4:night-shift-4:0"
    assert ring not in asked(at_work(4, *((sector, "trim") for sector in trims)))[1]
    assert ring in asked(at_work(4, (3, "trim"), (5, "trim"), (6, "trim")))[1]
