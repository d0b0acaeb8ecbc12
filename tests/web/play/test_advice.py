"""Advice that is asked for: what it is worth is tried out while the table goes on."""

import pytest
from playwright.sync_api import expect

from tests.server.tools import PATIENCE, ServerProcess
from tests.web.tools import NewPage, start_mission

TRYING = 1000 * PATIENCE
"""Milliseconds: a second of thinking on a machine of its own."""


@pytest.mark.parametrize(("game", "mission"), [("beacon", "First light"), ("martians", "")])
def test_a_hint_is_tried_out_and_nobody_waits_for_it(
    server: ServerProcess, new_page: NewPage, game: str, mission: str
) -> None:
    """The chance of a win is told as soon as it is known; until then everything can be answered as before."""
    page = new_page()
    table = start_mission(page, server.url, game, mission, 1)
    table.take()  # how hard it is to be: nothing is tried out there
    hint = page.locator(".decision").get_by_role("button", name="Hint")
    hint.click()
    tried = page.locator(".tried")
    tried.get_by_role("button", name="Try it out").click()
    expect(tried).to_contain_text("chance of a win", timeout=TRYING)
    page.locator(".hint").get_by_role("button", name="Close").click()
    hint.click()
    tried.get_by_role("button", name="Try it out").click()
    table.take()  # without waiting for what is tried out
    expect(tried).to_have_count(0)


def test_what_cannot_be_tried_out_is_told(server: ServerProcess, new_page: NewPage) -> None:
    """The advice stays, and it can be tried once more."""
    page = new_page()
    start_mission(page, server.url, "beacon", "First light", 1)
    page.route("**/hint/searched*", lambda route: route.abort("connectionrefused"))
    page.locator(".decision").get_by_role("button", name="Hint").click()
    again = page.locator(".tried").get_by_role("button", name="Try it out")
    again.click()
    expect(page.locator(".tried .tone-bad")).to_be_visible()
    expect(again).to_be_enabled()
