"""What lies in the box and what is printed on it: the pack against the rulebook, chapters 1 and 9 to 23."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from farlight.content.cards import effects_in
from farlight.kernel import BadSetup, Play, Setup, load_game
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY, SECTIONS, Action
from farlight.vanguard.model.content import DieCard
from farlight.vanguard.model.dice_requirements import ACCIDENT, BASIC, COLOURS, ICONS, JOKER
from farlight.vanguard.rules.exploration.danger_dice import TEN

GAME = load_game("vanguard")
CONTENT = GAME.content
RULING = CONTENT.ruling
ENVELOPE_TYPES = ("universal", "expert")


def dice_of(colour: str, kind: str) -> list[DieCard]:
    return [die for die in CONTENT.dice.values() if (die.colour, die.type) == (colour, kind)]


def actions() -> Iterator[tuple[str, Action]]:
    """Every Action of the pack, with the card that it is on."""
    for cards in (CONTENT.pois, CONTENT.threats, CONTENT.missions):
        yield from ((card.id, action) for card in cards.values() for action in card.actions)
    for cards in (CONTENT.conditions, CONTENT.mods, CONTENT.rankups, CONTENT.equipment):
        yield from ((card.id, card.action) for card in cards.values() if card.action is not None)
    yield from ((card.id, card.check) for card in CONTENT.conditions.values() if card.check is not None)


# Section dice


@pytest.mark.parametrize("colour", COLOURS)
def test_section_dice_are_six_sided_and_of_five_types_in_each_colour(colour: str) -> None:
    """V-DICE-01, V-DICE-02."""
    own = [die for die in CONTENT.dice.values() if die.colour == colour]
    assert {len(die.faces) for die in own} == {6}
    assert {die.type for die in own} == {"basic", "specialised", "universal", "expert", "wild"}
    assert {die.colour for die in CONTENT.dice.values()} == {"red", "green", "blue"}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_box_holds_16_dice_of_a_colour(colour: str) -> None:
    """V-DICE-15, V-COMP-01, V-COMP-02, V-COMP-03: 4 Basic, 9 Specialised (3 for each icon), 3 Wild."""
    assert [die.box for die in dice_of(colour, "basic")] == [4]
    assert {die.faces[0]: die.box for die in dice_of(colour, "specialised")} == dict.fromkeys(ICONS[colour], 3)
    assert [die.box for die in dice_of(colour, "wild")] == [3]
    assert sum(die.box for die in CONTENT.dice.values() if die.colour == colour) == 16


@pytest.mark.parametrize("colour", COLOURS)
def test_the_envelope_holds_a_universal_die_for_each_pair_and_an_expert(colour: str) -> None:
    """V-DICE-16, V-DICE-05, V-COMP-80."""
    first, second, third = ICONS[colour]
    pairs = [{first, second}, {second, third}, {first, third}]
    found = [set(" ".join(die.faces).split()) - {BASIC, JOKER} for die in dice_of(colour, "universal")]
    assert Counter(map(frozenset, found)) == Counter(map(frozenset, pairs))
    assert [die.envelope for kind in ENVELOPE_TYPES for die in dice_of(colour, kind)] == [1, 1, 1, 1]


def test_no_universal_or_expert_die_is_there_before_the_envelope_is_opened() -> None:
    """V-DICE-09."""
    early = {die for dice in RULING.start_dice.values() for die in dice} | set(RULING.wild_dice.values())
    early |= {die for card in CONTENT.scenarios.values() for dice in card.dice.values() for die in dice}
    early |= {die.id for die in CONTENT.dice.values() if die.box}
    assert not [die for die in early if CONTENT.dice[die].type in ENVELOPE_TYPES]


@pytest.mark.parametrize("colour", COLOURS)
def test_an_icon_is_rarer_on_a_universal_die_than_on_the_specialised_one(colour: str) -> None:
    """V-DICE-08."""

    def most(kind: str, icon: str) -> int:
        return max(sum(icon in face.split() for face in die.faces) for die in dice_of(colour, kind))

    assert all(most("universal", icon) < most("specialised", icon) for icon in ICONS[colour])


def test_the_bracketed_faces_are_those_a_type_is_known_by() -> None:
    """V-DICE-17: whatever is no BAS, VAN or ACC; BAS of a Basic die, ACC of a Wild one."""
    for die in CONTENT.dice.values():
        special = list(dict.fromkeys(face for face in die.faces if face not in (BASIC, JOKER, ACCIDENT)))
        assert die.brackets == (special or {"basic": [BASIC], "wild": [ACCIDENT]}[die.type]), die.id


def test_all_sections_own_the_same_number_of_dice() -> None:
    """V-DICE-24: at the start, and in every Exploration that begins with more."""
    assert {section: len(RULING.start_dice[section]) for section in SECTIONS} == dict.fromkeys(SECTIONS, 5)
    for card in CONTENT.scenarios.values():
        assert len({len(card.dice.get(section, ())) for section in SECTIONS}) == 1, card.id


def test_crew_boards_have_three_columns_and_each_rank_opens_one_slot_more() -> None:
    """V-REFRESH-04, V-REFRESH-06: red, green, blue from the left."""
    assert COLOURS == ("red", "green", "blue")
    assert RULING.slots == [3, 4, 5]


# Other dice, cards and tokens


def test_the_other_dice_are_those_of_the_box() -> None:
    """V-COMP-04, V-COMP-05, V-COMP-06."""
    assert (RULING.injury_dice, RULING.danger_dice) == (12, 2)
    assert {len(RULING.injury_faces), len(RULING.danger_faces)} == {6}
    assert TEN == ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")


def test_the_cards_of_an_exploration_are_as_many_as_in_the_box() -> None:
    """Those of the Tutorial decks aside.

    V-COMP-27, V-COMP-28, V-COMP-29, V-COMP-30, V-COMP-31, V-COMP-32, V-COMP-52, V-COMP-54, V-COMP-58, V-COMP-59.
    """
    uniques = [card for card in CONTENT.uniques.values() if card.number > 1]
    assert sum(not card.tutorial for card in CONTENT.sections.values()) == 120
    assert len(CONTENT.discoveries) == 65
    assert len(uniques) == 39
    assert sum(card.deck == "standard" for card in CONTENT.events.values()) == 40
    assert sum(not CONTENT.injury_types[card.type].tutorial for card in CONTENT.injuries.values()) == 48
    assert sum(not card.tutorial for card in CONTENT.rankups.values()) == 19
    assert len(CONTENT.landers) == 6
    assert sum(card.tutorial is None for card in CONTENT.crew.values()) == 86
    assert sum(card.copies for card in CONTENT.equipment.values()) == 101
    assert len(CONTENT.mods) == 31


def test_the_envelope_holds_40_advanced_events() -> None:
    """V-COMP-81."""
    assert sum(card.deck == "advanced" for card in CONTENT.events.values()) == 40


def test_the_tutorial_decks_hold_what_they_should() -> None:
    """V-COMP-70, V-COMP-71, V-COMP-72."""
    assert sorted(card.tutorial for card in CONTENT.crew.values() if card.tutorial) == sorted(SECTIONS)
    decks = Counter(card.section for card in CONTENT.sections.values() if card.tutorial)
    assert decks == dict.fromkeys(SECTIONS, 3)
    assert {"m01", "m02", "m03"} <= set(CONTENT.missions)
    numbers = ("p101", "p102", "p103", "p105", "p106", "p107", "p108", "p109", "p000")
    assert sum(CONTENT.pois[number].copies for number in numbers) == 11
    assert CONTENT.pois["p000"].copies == 3
    assert "g01" in CONTENT.conditions
    assert sum(card.tutorial for card in CONTENT.rankups.values()) == 1
    assert sum(CONTENT.injury_types[card.type].tutorial for card in CONTENT.injuries.values()) == 4
    assert sum(card.deck == "tutorial" for card in CONTENT.events.values()) == 5


def test_leads_are_worth_0_to_3_and_there_are_20() -> None:
    """V-LEAD-06, V-COMP-11."""
    assert {lead.value for lead in CONTENT.leads.values()} == {0, 1, 2, 3}
    assert sum(lead.count for lead in CONTENT.leads.values()) == 20


def test_equipment_is_of_four_kinds() -> None:
    """V-EQUIP-01."""
    assert {card.kind for card in CONTENT.equipment.values()} == {"small", "personal", "mission", "upgrade"}


def test_every_crewmember_has_a_convert_ability_a_skill_and_charges() -> None:
    """V-CREW-01, V-CREW-03: the Convert icon is of the colour that is converted."""
    for card in CONTENT.crew.values():
        colour, icon = card.convert
        assert icon in ICONS[colour], card.id
        assert card.skill, card.id
        assert card.ability.effect.source, card.id
        assert card.charges >= 1, card.id


def test_every_rank_up_card_has_a_goal_and_two_thresholds() -> None:
    """V-RANK-01, V-RANK-05: for Rank 1, and for Rank 2, which asks no less."""
    for card in CONTENT.rankups.values():
        first, second = card.thresholds
        assert first <= second, card.id
        assert card.goal.source.startswith("if "), card.id


def test_a_lander_that_starts_closer_needs_fewer_rolls() -> None:
    """V-LAND-03: the basic one needs three, and there are better and worse ones."""
    assert CONTENT.landers["wherry"].track == 3
    assert {card.track for card in CONTENT.landers.values()} >= {1, 2, 3, 4}


# What is printed on boards and cards


def test_every_dice_check_has_rows_or_tracks_and_never_both() -> None:
    """V-CHECK-0.3."""
    assert [card for card, action in actions() if action.rows and action.tracks] == []
    assert any(action.rows for _, action in actions())
    assert any(action.tracks for _, action in actions())


def test_rows_go_down_from_the_better_success_to_failure() -> None:
    """V-CHECK-0.4, V-CHECK-8.5: yellow, green, red, each once; only the red row asks for nothing."""
    for card, action in actions():
        colours = [row.colour for row in action.rows]
        assert colours == [colour for colour in ("yellow", "green", "red") if colour in colours], card
        assert all(bool(row.need) is (row.colour != "red") for row in action.rows), card
        assert not colours or "green" in colours, card


def test_the_green_track_is_above_the_red_one() -> None:
    """V-CHECK-0.5: one or two tracks, each colour once."""
    for card, action in actions():
        colours = [track.colour for track in action.tracks]
        assert colours in ([], ["green"], ["red"], ["green", "red"]), card


def test_danger_dice_come_from_paths_actions_outcomes_events_and_threats() -> None:
    """V-DANGER-04."""
    events, threats = list(CONTENT.events.values()), list(CONTENT.threats.values())
    outcomes = [part for _, action in actions() for part in (*action.rows, *action.tracks)]
    for cards in (events, threats, outcomes):
        assert any("danger " in effect.source for card in cards for _, effect in effects_in(card, ()))
    assert any(icon.startswith("danger ") for card in CONTENT.planets.values() for p in card.paths for icon in p.icons)
    assert any(action.danger for _, action in actions())


def test_unique_discoveries_are_numbered_and_belong_to_one_planet_each() -> None:
    """V-UNIQ-01."""
    assert sorted(card.number for card in CONTENT.uniques.values()) == list(range(1, 41))
    stacks = [unique for card in CONTENT.planets.values() for unique in card.uniques]
    assert len(stacks) == len(set(stacks))


def test_every_exploration_has_a_mission_that_is_not_optional() -> None:
    """V-MISSION-01."""
    for card in CONTENT.planets.values():
        missions = [*card.missions, *revealed_by(card.landed)]
        assert any(not CONTENT.missions[mission].optional for mission in missions), card.id


def revealed_by(log: str | None) -> list[str]:
    """Missions that a Log lays out: in the Counting House the road decides which is played."""
    texts = [CONTENT.logs[log], *CONTENT.logs[log].instead] if log else []
    effects = [effect for text in texts for _, effect in effects_in(text, ())]
    return [name for effect in effects for name in re.findall(r"reveal mission (\w+)", str(effect.source))]


# The start


def test_one_to_four_players_can_play() -> None:
    """V-PLAYER-01."""
    assert {mission.seats for mission in GAME.rules.missions()} == {(1, 4)}
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            GAME.check_setup(Setup("vanguard", "marl", seats, 1))


def decks_dealt(seed: int) -> dict[str, tuple[str, ...]]:
    play = Play(GAME.rules, CONTENT, GAME.rules.new(Setup("vanguard", "marl", 4, seed)))
    play.step("lay_out").run(play)
    found: dict[str, tuple[str, ...]] = play.state.discoveries
    return found


def test_the_five_discovery_decks_are_shuffled_separately() -> None:
    """V-DISC-02: each holds its own type, and its order is its own."""
    first, second = decks_dealt(1), decks_dealt(2)
    assert set(first) == set(KINDS_OF_DISCOVERY)
    for find, cards in first.items():
        own = [card.id for card in CONTENT.discoveries.values() if card.type == find]
        assert sorted(cards) == sorted(own)
        assert cards != second[find]
    orders = [[sorted(cards).index(card) for card in cards] for cards in first.values()]
    assert all(orders.count(order) == 1 for order in orders)
