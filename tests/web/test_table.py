"""The table in a real browser: starting, playing, coming back, together."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.tools import ServerProcess
from tests.web.tools import DESK, PATIENCE, PHONE, AtTable, NewPage, start_mission

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious_issues(page: Page) -> list[str]:
    """What axe finds on a page that keeps somebody from using it."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['target']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


# Starting


def test_a_newcomer_starts_to_learn_with_two_clicks(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_role("link", name=re.compile("Start$")).click()
    page.locator(".game", has_text="Vanguard").click()
    page.locator(".start").click()
    table = AtTable(page)
    table.wait()
    assert table.is_asked(), "the first question is the newcomer's"
    table.take()
    expect(table.question).to_be_visible()


def test_home_shows_the_table_that_was_left(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    table.take()
    page.goto(f"{server.url}/#/")
    page.reload()
    page.get_by_role("link", name="Continue").click()
    AtTable(page).wait()
    assert AtTable(page).version() == 2


# Playing to the end


@pytest.mark.parametrize(("game", "mission"), [("beacon", "First light")])
def test_a_game_is_played_to_its_end_by_what_the_screen_says(
    server: ServerProcess, new_page: NewPage, game: str, mission: str
) -> None:
    page = new_page()
    table = start_mission(page, server.url, game, mission, 1)
    chance = Random(7)
    for _ in range(400):
        if not table.is_asked():
            break
        table.take(chance.randrange(max(table.chips.count(), 1)))
    expect(table.question).to_have_text("The game is over")


# Coming back


def test_a_reload_shows_the_same_table(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "martians", "", 1)
    for _ in range(3):
        table.take()
    before = table.state()
    page.reload()
    table.wait()
    page.wait_for_selector(".decision .chip")
    assert table.state() == before


def test_a_server_that_restarts_loses_nothing(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    table.take()
    version = table.version()
    server.kill()
    expect(page.locator(".away")).to_be_visible(timeout=PATIENCE)
    table.chips.first.click()  # given while nobody listens: it is kept and sent again
    server.start()
    page.wait_for_function(
        "version => Number(document.querySelector('.decision')?.dataset.version) > version",
        arg=version,
        timeout=PATIENCE,
    )
    assert table.version() == version + 1, "the answer counts once"


def test_a_double_click_answers_once(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    version = table.version()
    table.chips.first.dblclick()
    page.wait_for_function(
        "version => Number(document.querySelector('.decision')?.dataset.version) > version", arg=version
    )
    page.reload()
    table.wait()
    page.wait_for_selector(".decision .chip")
    assert table.version() == version + 1


def test_two_tabs_of_one_seat_stay_in_step(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    other = page.context.new_page()
    other.goto(page.url)
    second = AtTable(other)
    second.wait()
    table.take()
    other.wait_for_function(
        "version => Number(document.querySelector('.decision')?.dataset.version) >= version", arg=table.version()
    )
    assert second.question.inner_text() == table.question.inner_text()


# Going back


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
    expect(table.question).to_contain_text("looking at moment")
    page.get_by_role("button", name="Back to now").first.click()
    expect(table.chips.first).to_be_visible()


# Together


def test_four_people_sit_at_one_table(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/#/new/beacon")
    page.get_by_label("Your name").fill("Ada")
    page.locator("fieldset button", has_text="4").click()
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("link")
    page.locator(".start").click()
    table = AtTable(page)
    table.wait()
    key = json.loads(page.evaluate("() => localStorage.getItem('farlight.me')"))["key"]
    number = page.url.rsplit("/", 1)[1]
    link = page.request.get(
        f"{server.url}/api/tables/{number}/invitation", headers={"authorization": f"Bearer {key}"}
    ).json()["play"]
    others = []
    for name in ("Ben", "Cai", "Dan"):
        guest = new_page()
        guest.goto(f"{server.url}/join#{link}")
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        AtTable(guest).wait()
        others.append(guest)
    page.get_by_role("button", name="People").click()
    for name in ("Ben", "Cai", "Dan"):
        expect(page.get_by_role("dialog", name="People").get_by_text(name).first).to_be_visible()
    page.get_by_label("Say something").fill("<b>hello</b>")
    page.get_by_label("Say something").press("Enter")
    others[0].get_by_role("button", name="People").click()
    expect(others[0].get_by_text("<b>hello</b>")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(12):
        for each in (page, *others):
            one = AtTable(each)
            if one.is_asked() and one.chips.count():
                one.take()
    versions = {AtTable(each).version() for each in (page, *others)}
    assert max(versions) - min(versions) <= 1, "all see the same table"


# For everybody


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["martians", "vanguard"])
def test_nothing_serious_for_those_who_cannot_see_well(
    server: ServerProcess, new_page: NewPage, game: str, size: dict[str, int]
) -> None:
    page = new_page(size)
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert serious_issues(page) == []
    table = start_mission(page, server.url, game, "", 1)
    assert serious_issues(page) == []
    for _ in range(8):
        if table.is_asked():
            table.take()
    assert serious_issues(page) == []


@pytest.mark.parametrize("language", ["en-GB", "it-IT", "de-DE", "cs-CZ"])
def test_every_language_has_all_its_words(server: ServerProcess, new_page: NewPage, language: str) -> None:
    page = new_page(PHONE, language)
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{server.url}/#/new/vanguard")
    page.locator(".start").click()
    AtTable(page).wait()
    said = page.inner_text("body")
    assert not re.search(r"\b[a-z]+(-[a-z]+){2,}\b(?=\s*$)", said, re.MULTILINE), "no key is shown for a message"
    wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "nothing is wider than the phone"


def test_a_mission_can_be_played_with_the_keyboard_alone(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/#/new/beacon")
    page.locator(".start").focus()
    page.keyboard.press("Enter")
    table = AtTable(page)
    table.wait()
    for _ in range(10):
        if not table.is_asked():
            break
        before = table.version()
        page.keyboard.press("1")
        page.wait_for_function(
            "version => Number(document.querySelector('.decision')?.dataset.version) > version", arg=before
        )
    assert table.version() > 5
