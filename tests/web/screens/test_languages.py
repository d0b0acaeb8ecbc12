"""Four languages on every kind of screen: all the words are there, and all of each word."""

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.server.tools import ServerProcess
from tests.web.looks import cut_words, missing_words, settle, too_wide
from tests.web.positions import save_at
from tests.web.tools import DESK, PHONE, NewPage, Visitor

BOARDS = ("planet", "check", "base", "medbay", "left planet", "home again")


SIZES: dict[str, ViewportSize] = {
    "desk": {"width": DESK["width"], "height": DESK["height"]},
    "phone": {"width": PHONE["width"], "height": PHONE["height"]},
}


@pytest.mark.parametrize("language", ["en-GB", "it-IT", "de-DE", "cs-CZ"])
def test_all_words_are_there(server: ServerProcess, new_page: NewPage, language: str) -> None:
    """Every screen is opened once, and looked at as a desk and as a phone have it."""
    page = new_page(DESK, language)
    found: list[str] = []

    def look(screen: str) -> None:
        assert page.evaluate("() => document.documentElement.lang") == language[:2]
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            settle(page)
            found.extend(f"{screen}, {name}: {what}" for what in (*missing_words(page), *cut_words(page)))
            if too_wide(page) > 0:
                found.append(f"{screen}, {name}: {too_wide(page)} pixels wider than the screen")
        page.set_viewport_size(SIZES["desk"])

    for screen in ("", "new/vanguard", "new/martians", "learn"):
        page.goto(f"{server.url}/#/{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        look(screen or "home")
    page.goto("about:blank")
    visitor = Visitor(page, server.url)
    for name in BOARDS:
        visitor.sit_down(save_at(name))
        page.wait_for_load_state("networkidle")
        look(name)
    assert not found, "\n".join(found)


def test_a_story_that_is_told_in_english_alone_says_so(server: ServerProcess, new_page: NewPage) -> None:
    """A host may serve a pack with fewer languages: a screen reader changes its voice, and the page says it."""
    page = new_page(DESK, "de-DE")

    def in_english(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=[{**game, "languages": ["en"]} for game in answer.json()])

    page.goto(f"{server.url}/#/new/vanguard")
    intro = page.locator(".intro")
    expect(intro).to_be_visible()
    assert intro.get_attribute("lang") is None
    page.route("**/games?*", in_english)
    page.reload()
    expect(intro).to_have_attribute("lang", "en")
