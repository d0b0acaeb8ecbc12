"""The table in words: whoever reads it knows what things are, what they cost and what may come."""

from typing import Any

import pytest

from farlight.content import tell
from farlight.kernel import Position, Setup, load_game
from farlight.martians.model.events.base import SupplyChanged, TokenPlaced
from farlight.martians.model.events.crew import StressChanged
from farlight.martians.model.events.work import PlanFiled
from farlight.martians.model.state import Entry, Stack
from farlight.martians.rules.actions.action_texts import act_option, at_option, with_option
from farlight.martians.rules.actions.plan_menu import barred
from farlight.martians.rules.facilities import element_option
from farlight.martians.rules.malfunction import track_option
from farlight.texts import LANGUAGES, Texts

GAME = load_game("martians")
Table = Position[Any, Any]


def at_plan(mission: str = "home", seats: int = 1) -> Table:
    """A table at the first question of the first plan."""
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, 1)))
    while table.open[0].prompt != "plan":
        table.choose(0)
    return table


def texts_at(table: Table, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(table.state, *asked))


def panel(table: Table, title: str, language: str = "en") -> list[str]:
    """The lines of a panel, by the key of its title."""
    texts = texts_at(table, language)
    found = [each for each in GAME.table.panels(GAME.play(GAME.view(table.state, 0))) if each.title.key == title]
    return [texts.line(line) for each in found for line in each.lines]


def stack(verb: str, **more: Any) -> Stack:
    fields: dict[str, Any] = {
        "number": 1, "verb": verb, "type": "build", "target": "", "facility": "ws", "start": "hub", "path": [],
        "pawns": ["0"], "operator": 0, "rover": "", "things": [], "source": "", "perks": [], "announced": [], "dice": 0,
    }  # fmt: skip
    return Stack(**{**fields, **more})


# People


@pytest.mark.parametrize(
    ("wounds", "said"),
    [
        (0, "no wounds, "),
        (1, "1 of 6 wounds, "),
        (2, "2 of 6 wounds (the next one brings a Condition)"),
        (5, "5 of 6 wounds (the next one kills)"),
    ],
)
def test_wounds_have_a_scale(wounds: int, said: str) -> None:
    """M-WND-04, M-WND-07."""
    table = at_plan()
    table.state.crew[0].wounds = wounds
    assert said in panel(table, "panel-crew")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_say_what_they_do_and_how_they_are_cured(language: str) -> None:
    """M-COND-13, M-HEAL-08."""
    table = at_plan()
    table.state.crew[0].conditions = ["anaemia"]
    table.state.crew[0].coming = ["migraine"]
    lines = panel(table, "panel-crew", language)
    assert "2" in lines[1]
    assert "MedLab" in lines[1]
    assert lines[2].count("(") == 1, "not yet in force"


def test_abilities_stand_beside_their_owners() -> None:
    """M-ASTR-08."""
    table = at_plan()
    table.state.crew[0].used = ["second-look"]
    lines = panel(table, "panel-crew")
    assert "\N{EN DASH} Second Look (used this sol), costs 2 Morale tokens: roll a blue die again" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_astronauts_and_upgrades_say_at_set_up_what_they_can_do(language: str) -> None:
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 1)))
    texts = texts_at(table, language)
    table.choose(0)
    table.choose(0)
    assert table.open[0].prompt == "astronaut"
    about = [texts.about(each) for each in table.open[0].options]
    assert len({*about}) == len(about)
    assert all(texts.name("ability", "second-look") in said for said in about)
    upgrades = [
        each for each in panel(at_plan(), "panel-cargo", language) if texts.name("upgrade", "scan-cradle") in each
    ]
    assert texts.say("about-at-scan-cradle") in upgrades[0]


# Machines and rovers


def test_machines_and_rovers_say_what_they_are_for() -> None:
    """M-AOM-03, M-AOM-06, M-PC-06, M-ROV-03."""
    table = at_plan()
    table.state.plan = [stack("raise-farm", pawns=["m:mason"])]
    table.state.rover_tokens = [("badger", "extra-pawn")]
    lines = panel(table, "panel-helpers")
    told = {line.partition(",")[0]: line for line in lines}
    assert "for Explore" in told["the Swifts"]
    assert told["the Swifts"].endswith("free")
    assert told["Mason"].endswith("in action 1")
    assert "Alone you use at most 2 of the machines each sol." in lines
    assert "counts as 2 pawns" in told["Wagtail"]
    assert "it counts as 1 pawn fewer" in told["Badger"]


def test_two_players_have_no_limit_of_machines() -> None:
    """M-PC-04."""
    assert not any("Alone" in line for line in panel(at_plan(seats=2), "panel-helpers"))


def test_an_action_of_a_machine_names_machine_and_operator_in_plan_and_log() -> None:
    """M-AOM-06."""
    table = at_plan()
    table.state.plan = [stack("raise-farm", pawns=["m:mason"])]
    who = texts_at(table).name("who", table.state.crew[0].card)
    assert f"Mason (operated by {who})" in panel(table, "panel-plan")[0]
    filed = PlanFiled("M-ACT-04", 1, "raise-farm", "none", "m:mason", table.state.crew[0].card)
    assert f"Mason (operated by {who})" in texts_at(table).event(filed)


# The base


def test_each_facility_has_the_crews_name_beside_it_once() -> None:
    table = at_plan()
    told = " ".join(panel(table, "panel-base"))
    for card in GAME.content.facilities.values():
        if card.tile:
            assert told.count(f"({tell(card.name, 'en')})") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("action", "card"),
    [("raise-panel", "backup-panel"), ("raise-oxygenator", "backup-oxygenator"), ("raise-farm", "backup-farm")],
)
def test_a_building_says_what_comes_with_it(action: str, card: str, language: str) -> None:
    """M-MIS-HOME-O1: with all its parts broken."""
    parts = len(GAME.content.facilities[card].elements)
    assert str(parts) in texts_at(at_plan(), language).about(act_option(action))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_say_what_they_do(language: str) -> None:
    """M-ICON-17, M-ICON-18, M-ICON-19, M-ICON-20, M-ICON-21, M-ICON-22, wherever they lie."""
    texts = texts_at(at_plan(), language)
    places = {"active": "qp", "queue": "qp", "rover": "wagtail", "map": "A1-N"}
    tokens = {
        "hindrance": ("fault", "extra-pawn", "adventure", "reroll", "wound", "rover-risk"),
        "load": ("fault", "extra-pawn", "adventure", "wound", "rover-risk"),
        "ground": ("extra-pawn", "adventure", "wound", "rover-risk"),
    }
    for where, kind in (("active", "hindrance"), ("queue", "hindrance"), ("rover", "load"), ("map", "ground")):
        for token in tokens[kind]:
            said = texts.event(TokenPlaced("M-TOK-02", token, places[where], where))
            assert texts.name(kind, token) in said
            assert texts.name("token", token) in said
            assert len(texts.name(kind, token)) > len(texts.name("token", token)) + 3


# The Log and the finds


def test_the_log_says_when_an_event_may_strike_and_forgets_the_reward_afterwards() -> None:
    """M-LOG-07, M-RUL-EV-06, M-RUL-DIF-P."""
    table = at_plan()
    state = table.state
    state.difficulty = "normal"
    event = next(card for card in GAME.content.events.values() if card.later is not None)
    state.log = [Entry(event.id, state.sol, "open", "", "", 0)]
    assert "3 sols left; strikes at the start of the next sol: 33 %" in panel(table, "panel-log")[0]
    state.sol += 1
    assert "2 sols left; strikes at the start of the next sol: 50 %" in panel(table, "panel-log")[0]
    state.sol += 1
    assert "(open, last sol)" in panel(table, "panel-log")[0]
    state.log[0].state = "struck"
    assert panel(table, "panel-log") == [f"{tell(event.name, 'en')}: it has struck, nothing is left to do about it"]


def test_a_find_says_what_it_means_in_this_mission() -> None:
    """M-POI-03."""
    table = at_plan()
    table.state.poi = ["flag-a"]
    assert "Find: One Notch (Good Evening). Each astronaut: gain 1 Morale token." in panel(table, "panel-cargo")
    use = next(each.option for each in GAME.rules.interrupts(table.play) if each.option.verb == "use-poi")
    assert texts_at(table).about(use).startswith("Each astronaut: gain 1 Morale token.")


# Chances


def test_two_wounds_are_told_apart() -> None:
    """M-GEN-16: what is announced, and what the die may bring on top."""
    table = at_plan()
    table.state.active = [("ws", "wound")]
    table.state.plan = [stack("raise-farm")]
    assert "1 wound for certain, 33 % for a second" in panel(table, "panel-plan")[0]
    table.state.crew[0].conditions = ["poisoning"]
    assert "2 wounds for certain, 33 % for 2 more" in panel(table, "panel-plan")[0]
    table.state.crew[0].conditions = []
    table.state.plan[0].pawns.append("1")
    assert "1 wound for certain, Adventure" in panel(table, "panel-plan")[0]
    table.state.active = []
    table.state.plan[0].pawns.pop()
    assert "wound 33 %, " in panel(table, "panel-plan")[0]


def test_an_empty_farm_is_not_warned_of() -> None:
    """M-FARM-12: nothing could wilt."""
    table = at_plan()
    table.state.broken = ["fa.connectors"]
    assert any("wilt unless" in line for line in panel(table, "panel-forecast"))
    table.state.farms[0].plants = 0
    assert not any("wilt unless" in line for line in panel(table, "panel-forecast"))


# Options


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_say_what_hangs_on_them(language: str) -> None:
    """M-ACT-09, M-CANN-02, M-TERM-19."""
    texts = texts_at(at_plan(), language)
    assert texts.option(at_option("A1-N", 1)) != texts.option(at_option("A1-N"))
    assert texts.option(act_option("upgrade", 1)) != texts.option(act_option("upgrade"))
    assert at_option("A1-N", 1).id == at_option("A1-N").id
    assert "3" in texts.option(track_option("living", 3))
    harm = texts.name("penalty", "force")
    assert harm in texts.about(element_option(GAME.content, "ga.cpu"))
    assert harm in texts.option(with_option("from:ga.cpu", "repair"))


def test_a_second_try_says_that_the_plan_has_it_already() -> None:
    """M-ACT-09, M-ACT-16."""
    table = at_plan(seats=2)
    for answer in ("act:build", "do-action:raise-farm", "declare", "act:build"):
        table.choose(next(number for number, chosen in table.choices() if chosen.id == answer))
    texts = texts_at(table)
    said = [texts.option(chosen) for _, chosen in table.choices() if chosen.verb == "do-action"]
    assert "Put Up the Spare Beds (already in the plan: another try)" in said
    assert "Raise the Third Field" in said


def test_what_is_missing_is_named() -> None:
    """M-ACT-35."""
    table = at_plan()
    refusals = {chosen.id: refusal for chosen, refusal in barred(table.play, 0)}
    texts = texts_at(table)
    assert "sample" in texts.refusal(refusals["do-action:examine"])
    assert "examined sample" in texts.refusal(refusals["do-action:discover"])


# Objectives


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objective_says_how(language: str) -> None:
    """Each word of `by` is an action or a rule with a text in every language."""
    for mission in GAME.content.missions.values():
        for objective in mission.objectives:
            assert objective.by, f"{mission.id}.{objective.id}"
            table = at_plan()
            table.state.mission = mission.id
            said = texts_at(table, language).name("ways", "+".join(objective.by))
            assert "M-" not in said
            assert "on_" not in said
            assert ".)" not in said, "a line in brackets ends without its full stop"
            known = {*GAME.content.actions, "on_examined", "on_discovery"}
            for word in objective.by:
                plain = Texts(language, [GAME.texts])
                assert word in known or plain.rule(word) or plain.has(f"about-do-action-{word}"), word


def test_how_stands_beside_what_is_open() -> None:
    table = at_plan()
    lines = panel(table, "panel-mission")
    place = next(number for number, line in enumerate(lines) if "Optimal Conditions 100 %" in line)
    assert "Each repair of the Backup Farm raises Optimal Conditions" in lines[place + 1]
    table.state.ticked = ["o5"]
    assert not any("Trim the Beds" in line for line in panel(table, "panel-mission"))
    assert sum("how:" in line for line in panel(at_plan("plants"), "panel-mission")) == 1, "five nutrients, one way"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "bleed"), ("it", "drenare"), ("de", "Ablassen"), ("cs", "vypustit")]
)
def test_the_plan_of_a_campaign_has_a_name_in_every_language(language: str, said: str) -> None:
    table = at_plan("slow-bell")
    table.state.flags["plan"] = "bleed"
    assert any(line.endswith(said) for line in panel(table, "panel-mission", language))


# Changes


def test_changes_say_by_how_much_and_why() -> None:
    texts = texts_at(at_plan())
    stress = StressChanged("M-STR-01", 2, 3)
    assert texts.event(stress) == "Stress +2 (the crew, and Facilities in the dark): now 3 of 18."
    paid = SupplyChanged("M-ACT-34", "energy", -1, 4, "ga")
    assert texts.event(paid) == "energy \N{MINUS SIGN}1 (paid for an action: Garage): 4 in the General Supply."
    other = SupplyChanged("M-SUP-06", "food", 2, 4)
    assert texts.event(other) == "food +2: 4 in the General Supply."


def test_the_levels_are_told_without_odd_numbers() -> None:
    """M-APP-03."""
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 1)))
    lines = panel(table, "panel-difficulties")
    assert "take 1\N{EN DASH}2 and give 2\N{EN DASH}3; open events strike 75 % as often as usual" in lines[0]
    assert "take 1\N{EN DASH}3 and give 1\N{EN DASH}2; open events strike as often as usual" in lines[1]
    assert "take 2\N{EN DASH}4 and give 1; open events strike 125 % as often as usual" in lines[2]
