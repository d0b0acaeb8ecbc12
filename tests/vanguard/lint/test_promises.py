"""What a campaign promises can be earned, what waits for an act to come says so, and the pack checker proves both."""

import re
from functools import cache
from pathlib import Path

import pytest

from farlight.content import PackError
from farlight.content.reach import follow, tell_chain
from farlight.kernel import load_game, load_game_with
from farlight.vanguard.lint.card_origins import ways_of
from farlight.vanguard.rules.context import VOCABULARY

PROJECT = """[cards.production.c99]
name = "A Shelf"
number = 99
text = "For jam."
stage = 1
boost = [["any"]]
gives = "gain card {gives}"
"""
LATER = """[cards.campaign.small]
name = "A Small Campaign"
text = "One errand."
objective = "o01"
tech = "tech-1"
morale = "medium"
research = []
production = []
landers = ["wherry"]
system = "halden"
log = "750"
[[cards.campaign.small.later]]
act = "Act IX"
"""
ERRAND = """[cards.secondary.so99]
name = "An Errand"
text = "Somebody has to."
goal = {goals}
completed = "gain 1 success"
"""
EVENT = """[cards.event.knock]
name = "Knock"
deck = "standard"
biomes = []
main = "{effect}"
other = "nothing"
"""


def complaints(tmp_path: Path, cards: str) -> list[str]:
    """What is wrong with the pack when these cards are added to it, but that nobody has translated them."""
    file = tmp_path / "more.toml"
    file.write_text(cards, "utf-8")
    found = load_game_with("vanguard", file).pack.lint()
    lines = [line for line in found if line.startswith(str(file)) and ": no text in " not in line]
    return [line.partition("\n")[0].removeprefix(f"{file}:") for line in lines]


@cache
def campaign_chains() -> dict[tuple[str, str], str]:
    """Of every card the chain by which a campaign brings it."""
    content = load_game("vanguard").content
    found = follow(content.cards, VOCABULARY, ways_of(content, alone=False))
    return {node: tell_chain(found, node) for node in found}


def acts_to_come() -> set[str]:
    return {str(part.act) for card in load_game("vanguard").content.campaigns.values() for part in card.later}


# Chains


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [
        ("facility", "f03", r"campaign light-it-for-us > research r04 > research r21 > research r22 > facility f03"),
        ("facility", "f04", r"campaign light-it-for-us > production c02 > facility f04"),
        ("lander", "sandpiper", r"system halden > log 2222 > production c08 > lander sandpiper"),
        ("lander", "nightjar", r"planet assay > unique u30 > production c07 > lander nightjar"),
        ("lander", "anvil", r"objective o01 > research r19 with .*planet marl > production c10 > lander anvil"),
        ("mod", "a22", r"research r05 with .* > secondary so04 > mod a22"),
        ("upgrade", "b02", r"shipruling base > upgrade b02 with unique u01, unique u02, unique u03, unique u04"),
        ("equipment", "e98", r"planet night-shift > .* > equipment e98"),
        ("die", "red-wild", r"V-SHIP-DEBRIEF-20 > die red-wild"),
        ("section", "thick-skin", r"V-SHIP-DEBRIEF-2 > section thick-skin"),
        ("landing", "l06", r"system ansgar > landing l06 with reached objective o03"),
        ("situation", "s10", r"V-SETUP-13 > situation s10"),
    ],
)
def test_what_the_first_act_promises_is_earned_step_by_step(kind: str, name: str, way: str) -> None:
    """V-SETUP-15, V-EQUIP-02, V-SHIP-UNLOAD-3."""
    chain = campaign_chains()[kind, name]
    assert re.search(way, chain), chain
    assert not any(act in chain for act in acts_to_come())


@pytest.mark.parametrize("kind", ["die", "event"])
def test_what_the_envelope_holds_comes_with_the_log_that_opens_it(kind: str) -> None:
    """V-ENV-01, V-ENV-03, V-ENV-04, V-DICE-09."""
    content = load_game("vanguard").content
    dice = [die.id for die in content.dice.values() if not die.box]
    events = [card.id for card in content.events.values() if card.deck == "advanced"]
    held = {"die": dice, "event": events}[kind]
    assert held
    for name in held:
        assert re.search(rf"> log 2350 .*verb open-the-envelope > {kind} {name}$", campaign_chains()[kind, name])


def test_a_project_is_not_brought_by_the_place_where_it_becomes_cheaper() -> None:
    """V-SHIP-LAB-2: a page of Lamp Two makes r11 cheaper, and r07 brings it."""
    assert campaign_chains()["research", "r11"].endswith("research r07 > research r11")


# What the checker says


def test_a_project_that_nothing_gives_fails_with_its_place(tmp_path: Path) -> None:
    assert complaints(tmp_path, PROJECT.format(gives="a01")) == ["1:19: production.c99: nothing brings it into play"]


def test_what_only_a_dead_project_gives_is_dead(tmp_path: Path) -> None:
    second = PROJECT.format(gives="a01").replace("c99", "c98")
    told = complaints(tmp_path, PROJECT.format(gives="c98") + second)
    assert [line.partition(": ")[2] for line in told] == [
        "production.c99: nothing brings it into play",
        "production.c98: nothing brings it into play",
    ]


def test_a_project_that_an_event_gives_is_fine(tmp_path: Path) -> None:
    event = EVENT.format(effect="gain card c99")
    assert complaints(tmp_path, PROJECT.format(gives="a01") + event) == []


def test_what_is_listed_for_a_later_act_is_not_dead(tmp_path: Path) -> None:
    told = complaints(tmp_path, PROJECT.format(gives="a01") + LATER + 'production = ["c99"]\n')
    assert [line for line in told if "campaign.small:" not in line] == []


@pytest.mark.parametrize(
    ("listed", "told"),
    [
        ('research = ["r04"]', "later.0.research.0: research r04 does not wait for Act IX: "),
        ('unique = ["u02"]', "later.0.unique.0: unique u02 does not wait for Act IX: "),
    ],
)
def test_a_list_that_is_out_of_date_fails_with_its_place(tmp_path: Path, listed: str, told: str) -> None:
    lines = [line for line in complaints(tmp_path, f"{LATER}{listed}\n") if "campaign.small:" not in line]
    assert len(lines) == 1
    assert lines[0].startswith("14:")
    assert told in lines[0]
    assert lines[0].endswith(listed.split('"')[-2])  # the chain says how it comes


def test_an_envelope_that_is_opened_already_waits_for_nothing(tmp_path: Path) -> None:
    """V-ENV-01."""
    event = EVENT.format(effect="open the envelope")
    (line,) = [line for line in complaints(tmp_path, event + LATER + "envelope = true\n") if "later" in line]
    assert "verb open-the-envelope does not wait for Act IX" in line


def test_what_only_a_scenario_on_its_own_brings_is_never_earned(tmp_path: Path) -> None:
    gear = '[cards.equipment.e999]\nname = "A Rope"\nnumber = 999\nkind = "small"\n'
    alone = '[cards.scenario.alone]\nname = "Alone"\ntext = "Go."\nplanet = "marl"\nequipment = ["e999"]\n'
    (line,) = complaints(tmp_path, gear + alone)
    assert line == "1:18: equipment.e999: no campaign brings it: let something give it, or list it under 'later'"


@pytest.mark.parametrize(
    ("goals", "fine"),
    [
        (["flag KNOCKED"], True),
        (["flag NEVER_SET"], False),
        (["project r04 is done"], True),
        (["project c99 is done"], False),
        (["flag NEVER_SET", "flag KNOCKED"], True),
    ],
)
def test_an_objective_that_comes_up_can_be_reached(tmp_path: Path, goals: list[str], fine: bool) -> None:
    """V-COMP-53: nothing brings c99, and whoever had this errand would wait for it."""
    errand = PROJECT.format(gives="a01") + ERRAND.format(goals=[f"if {goal}: nothing" for goal in goals])
    event = EVENT.format(effect="offer so99; set KNOCKED")
    told = [line for line in complaints(tmp_path, errand + event) if "so99" in line]
    assert told == [] if fine else "secondary.so99.goal: it comes up and cannot be reached: " in told[0]


# Names of cards in effects


@pytest.mark.parametrize(
    ("effect", "kinds"),
    [
        ("gain card zz9", "research, production, facility, addon, mod, lander, upgrade, tech or objective"),
        ("remove project zz9", "research or production"),
        ("if project zz9 is done: nothing", "research or production"),
        ("lower the cost of zz9 by 1", "research"),
    ],
)
def test_a_ship_card_that_does_not_exist_is_told_with_its_place(tmp_path: Path, effect: str, kinds: str) -> None:
    file = tmp_path / "more.toml"
    file.write_text(f'[cards.log.9001]\nname = "L"\ntext = "T"\neffect = "{effect}"\n', "utf-8")
    with pytest.raises(PackError) as caught:
        load_game_with("vanguard", file)
    column = len('effect = "') + effect.index("zz9") + 1
    assert f"more.toml:4:{column}: there is no {kinds} 'zz9'." in str(caught.value)


def test_what_lies_in_no_envelope_cannot_be_gained(tmp_path: Path) -> None:
    """V-TERM-30, V-COMP-53: a Secondary Objective is offered."""
    file = tmp_path / "more.toml"
    file.write_text('[cards.log.9001]\nname = "L"\ntext = "T"\neffect = "gain card so01"\n', "utf-8")
    with pytest.raises(PackError, match=r"there is no research, .* 'so01'\. Did you mean 'o01'\?"):
        load_game_with("vanguard", file)


def test_an_injury_that_nothing_gives_is_told(tmp_path: Path) -> None:
    """Every type of Injury can be gained somewhere: it waits for no act. V-INJ-01."""
    bruise = """
[cards.injury_type.bruise]
name = "Bruise"
symbols = { damage = "spend die" }

[cards.injury.knee]
name = "Knee"
type = "bruise"
"""
    assert [line.partition(": ")[2] for line in complaints(tmp_path, bruise) if "bruise" in line] == [
        "injury_type.bruise: nothing brings it into play"
    ]
    given = bruise + EVENT.format(effect="gain injury bruise")
    assert [line for line in complaints(tmp_path, given) if "bruise" in line] == []
