"""Four languages on every kind of screen: all the words are there, and all of each word."""

import pytest
from playwright.sync_api import ViewportSize, expect

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
        if screen == "new/vanguard":  # whose stories are in English alone: a screen reader changes its voice
            original = None if language == "en-GB" else "en"
            assert page.locator(".intro").get_attribute("lang") == original
        look(screen or "home")
    page.goto("about:blank")
    visitor = Visitor(page, server.url)
    for name in BOARDS:
        visitor.sit_down(save_at(name))
        page.wait_for_load_state("networkidle")
        look(name)
    assert not found, "\n".join(found)
