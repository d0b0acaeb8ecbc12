"""What a legacy campaign has changed is in sight: base, ground, people, letters. M-CAMP-08."""

from random import Random

import pytest

from farlight.content import tell
from farlight.kernel import AnyPosition, Position, Setup, load_game
from farlight.martians.table.goals import goals_of
from farlight.martians.table.legacy import for_good
from farlight.martians.table.panels import panels_of
from farlight.texts import LANGUAGES
from tests.martians.table.test_scene import texts_at

GAME = load_game("martians")


def begun(mission: str) -> AnyPosition:
    """A table with its people and its base."""
    position: AnyPosition = Position(GAME, GAME.rules.new(Setup("martians", mission, 2, 1)))
    chance = Random(1)
    while position.open[0].prompt != "plan":
        position.choose(chance.randrange(len(position.open[0].options)))
    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stays_is_told_beside_the_goals(language: str) -> None:
    state = begun("winters").state.copy()
    state.fittings = ("clean-room",)
    state.tiles["A2-N"] = "sealed-well"
    state.crew[0].traits = ("steady",)
    state.campaign.opened = ["e1"]
    goals = goals_of(GAME.play(GAME.view(state, 0)), [], texts_at(state, language))
    lasting = goals[2]
    assert len(goals) == 4
    assert len(lasting.steps) == 3
    assert tell(GAME.content.traits["steady"].name, language) in lasting.steps[2].text
    assert texts_at(state, language).name("effect", "gain 1 tokens") in lasting.steps[2].text, "and what that does"
    assert all(step.done for step in lasting.steps)
    assert not any("{" in step.text or "-room" in step.text for step in lasting.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_built_in_is_told_with_what_it_does(language: str) -> None:
    """M-MIS-SLOT-WM2: long after the letter that offered it."""
    state = begun("winters").state.copy()
    told = {}
    for fitting in ("clean-room", "living-filter"):
        state.fittings = (fitting,)
        (told[fitting],) = for_good(GAME.play(GAME.view(state, 0)), texts_at(state, language))
        name = texts_at(state, language).name("fitting", fitting)
        assert name in told[fitting]
        assert len(told[fitting]) > 2 * len(name) + 20
    assert len(set(told.values())) == 2


def test_before_anything_has_changed_and_in_the_other_campaign_there_is_nothing_to_tell() -> None:
    for mission in ("winters", "slow-bell"):
        state = begun(mission).state
        assert len(goals_of(GAME.play(GAME.view(state, 0)), [], texts_at(state))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_that_was_opened_can_be_read_again_and_no_other(language: str) -> None:
    """M-MIS-CAMP-13, M-MIS-CAMP-14, M-CAMP-20: beside the goals, and in the words of the terminal."""
    state = begun("winters").state.copy()
    state.campaign.opened = ["e1", "e3"]
    texts = texts_at(state, language)
    letters = {name: tell(card.text, language) for name, card in GAME.content.campaigns["winters"].envelopes.items()}
    goals = goals_of(GAME.play(GAME.view(state, 0)), [], texts)
    assert [goal.why for goal in goals[2:]] == [letters["e1"], letters["e3"]]
    panel = next(each for each in panels_of(GAME.play(GAME.view(state, 0))) if each.title.key == "panel-letters")
    assert panel.aside
    told = [texts.line(line) for line in panel.lines]
    assert [letters[name] in line for name, line in zip(("e1", "e3"), told, strict=True)] == [True, True]
    assert not any(letters[name] in line for name in ("e2", "e4", "e4b") for line in told)


def test_before_the_first_letter_there_is_no_place_to_look_for_one() -> None:
    """M-CAMP-20."""
    panels = panels_of(GAME.play(GAME.view(begun("winters").state, 0)))
    assert not any(each.title.key == "panel-letters" for each in panels)
