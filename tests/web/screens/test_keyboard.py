"""Everything can be done without a mouse, and the focus is never lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from farlight.kernel import load_from, load_game
from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import AtTable, NewPage, sit_down

FAR = 120
"""Steps with the tabulator after which a thing cannot be called reachable."""


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
        table.reach(before + 1)
    assert table.version() > 5


def walk_to(page: Page, what: str) -> None:
    """Press the tabulator until something has the focus."""
    for _ in range(FAR):
        if page.evaluate("what => document.activeElement?.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator never comes to {what}")


def busy_sector(save: bytes) -> int:
    """A sector about which the open question has several options."""
    options = load_from(save, load_game("vanguard"), "planet").timeline.position.open[0].options
    named: list[int] = []
    for option in options:
        refs = {kind: str(value) for kind, value in option.refs}
        action = re.match(r"(?:poi|token):(\d+):", refs.get("action", ""))
        if "sector" in refs or action:
            named.append(int(refs["sector"]) if "sector" in refs else int(action.group(1)) if action else 0)
    return next(number for number in named if named.count(number) > 1)


def test_a_thing_of_the_planet_is_used_and_that_undone(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    save = save_at("planet")
    table = sit_down(page, server.url, save)
    before, question = table.version(), table.question.inner_text()
    page.keyboard.press("b")
    sector = f"[data-sector='{busy_sector(save)}']"
    walk_to(page, sector)
    description = page.locator(".pop[role=dialog]")
    page.keyboard.press("Enter")
    expect(description).to_be_visible()
    page.keyboard.press("Escape")
    expect(description).to_be_hidden()
    expect(page.locator(sector)).to_be_focused()
    page.keyboard.press("Enter")
    walk_to(page, ".pop .take")
    page.keyboard.press("Enter")
    table.reach(before + 1)
    expect(description).to_be_hidden()
    page.keyboard.press("z")
    table.reach(before + 2)
    expect(table.question).to_have_text(question)


def test_a_room_of_the_base_tells_what_it_is(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server.url, save_at("base"))
    room = page.locator("main [data-room] > button").first
    expect(room).to_be_visible()
    walk_to(page, "main [data-room] > button")
    page.keyboard.press("Enter")
    expect(page.locator(".pop[role=dialog]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pop[role=dialog]")).to_be_hidden()
    assert page.evaluate("() => document.activeElement?.matches('main [data-room] > button')")


@pytest.mark.parametrize("name", ["planet", "base"])
def test_drawers_give_the_focus_back(server: ServerProcess, new_page: NewPage, name: str) -> None:
    page = new_page()
    sit_down(page, server.url, save_at(name))
    tools = page.get_by_role("navigation", name="Tools")
    for drawer in ("Timeline", "Log", "Rules", "Display and language", "People"):
        button = tools.get_by_role("button", name=re.compile(f"^{drawer}"))
        button.focus()
        page.keyboard.press("Enter")
        opened = page.get_by_role("dialog", name=drawer)
        expect(opened).to_be_visible()
        assert opened.evaluate("node => node.contains(document.activeElement)"), "the focus goes in"
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
        expect(button).to_be_focused()
