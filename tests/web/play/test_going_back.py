"""Undo, branches, earlier moments, the replay of a game that is over."""

import re

from playwright.sync_api import Locator, expect

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import NewPage, open_drawer, sit_down, start_mission


def test_undo_redo_and_looking_back(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    first = table.question.inner_text()
    table.take()
    page.keyboard.press("z")
    expect(table.question).to_have_text(first)
    page.keyboard.press("Shift+Z")
    page.keyboard.press("t")
    drawer = page.get_by_role("dialog", name="Timeline")
    expect(drawer).to_be_visible()
    drawer.get_by_label("Name this moment").fill("before the storm")
    drawer.get_by_role("button", name="Keep").click()
    expect(drawer.get_by_role("button", name="before the storm")).to_be_visible()
    page.keyboard.press("Escape")
    table.take()
    page.keyboard.press("l")
    page.get_by_role("dialog", name="Log").locator(".line").first.click()
    expect(table.question).to_contain_text("You are looking back")
    page.get_by_role("button", name="Back to now").first.click()
    expect(table.chips.first).to_be_visible()


def length(drawer: Locator) -> int:
    """How many answers the timeline shows."""
    where = drawer.get_by_text(re.compile(r"^Step \d+ of [1-9]"))
    expect(where).to_be_visible()
    return int(where.inner_text().split()[-1])


def test_a_game_that_is_over_is_watched_again_and_played_otherwise(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = sit_down(page, server.url, save_at("home again"))
    expect(table.question).to_contain_text("What next?")
    drawer = open_drawer(page, "Timeline")
    answers = length(drawer)
    slider = drawer.get_by_role("slider")
    expect(slider).to_have_value(str(answers))

    slider.fill("3")
    expect(table.question).to_contain_text("You are looking back")
    expect(drawer.get_by_text(f"Step 3 of {answers}")).to_be_visible()
    slider.press("ArrowRight")
    expect(drawer.get_by_text(f"Step 4 of {answers}")).to_be_visible()
    expect(slider).to_have_value("4")
    slider.press("ArrowLeft")
    expect(drawer.get_by_text(f"Step 3 of {answers}")).to_be_visible()
    drawer.get_by_role("button", name="Back to now").click()
    expect(table.question).to_contain_text("What next?")

    early = answers // 2
    slider.fill(str(early))
    expect(drawer.get_by_text(f"Step {early} of {answers}")).to_be_visible()
    drawer.get_by_role("button", name="Go back to here").click()
    expect(table.chips.first).to_be_visible()
    expect(drawer.get_by_text(f"Step {early} of {early}")).to_be_visible()
    page.keyboard.press("Escape")
    version = table.version()
    page.keyboard.press("1")
    table.reach(version + 1)

    drawer = open_drawer(page, "Timeline")
    assert early < length(drawer) < answers
    left = page.get_by_role("button", name=re.compile("^(Left after: |A branch that was left)"))
    expect(left).to_have_count(1)
    ended = left.inner_text()
    assert str(answers) not in ended, "a branch is called by what was done there, if that is known quickly"
    drawer.get_by_role("listitem").filter(has=left).get_by_role("button", name="Go there").click()
    expect(table.question).to_contain_text("What next?")
    expect(left).not_to_have_text(ended)
    expect(left).to_contain_text("Left after: ")
    assert length(drawer) == answers


def test_a_replay_shows_one_answer_after_the_other(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    for _ in range(3):
        table.take()
    drawer = open_drawer(page, "Timeline")
    drawer.get_by_role("button", name="To the beginning").click()
    expect(drawer.locator(".happened")).to_contain_text("Watch 1 begins")
    drawer.get_by_role("button", name="One answer on").click()
    expect(drawer.get_by_text("Step 1 of 3")).to_be_visible()
    drawer.get_by_role("button", name="Replay").click()
    expect(table.chips.first).to_be_visible()  # the replay has come to the present
    expect(drawer.get_by_role("button", name="Replay")).to_be_visible()
