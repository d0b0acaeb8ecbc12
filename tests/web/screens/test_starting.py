"""Coming for the first time, and again."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.tools import ServerProcess
from tests.web.tools import AtTable, NewPage, start_mission

LONGEST_ROUND = 120


@pytest.mark.parametrize(("game", "counts"), [("Vanguard", "Round"), ("Martians", "Sol")])
def test_a_newcomer_plays_the_first_round_by_what_the_screen_says(
    server: ServerProcess, new_page: NewPage, game: str, counts: str
) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_role("link", name=re.compile("Start$")).click()
    page.locator(".game", has_text=game).click()
    page.locator(".start").click()
    table = AtTable(page)
    table.wait()
    assert table.is_asked(), "the first question is the newcomer's"
    table.take()
    seen: list[str] = []
    for _ in range(LONGEST_ROUND):
        found = re.search(rf"{counts} (\d+)", table.moment(), re.IGNORECASE)
        if found and (not seen or seen[-1] != found.group(1)):
            seen.append(found.group(1))
        if seen[-1:] == ["2"]:
            break
        assert table.is_asked(), "it is the newcomer's move all the time"
        expect(table.question).not_to_be_empty()
        table.follow_hint()
    assert seen == ["1", "2"]


def test_home_shows_the_table_that_was_left(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    table.take()
    page.goto(f"{server.url}/#/")
    page.reload()
    page.get_by_role("link", name="Continue").click()
    AtTable(page).wait()
    assert AtTable(page).version() == 2


def test_a_link_to_another_game_shows_that_game(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/#/new/vanguard")
    expect(page.locator(".mission", has_text="First Light")).to_be_visible()
    page.goto(f"{server.url}/#/new/martians")
    expect(page.locator(".mission", has_text="Belt and Braces")).to_be_visible()
    page.locator(".mission", has_text="To Whoever Winters Next").click()
    expect(page.locator("body")).to_contain_text("no mission is played twice")
