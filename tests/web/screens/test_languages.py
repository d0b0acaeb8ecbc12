"""Four languages on every kind of screen: all the words are there, and all of each word."""

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, WebSocketRoute, expect

from tests.server.tools import ServerProcess
from tests.web.looks import broken_words, cut_words, missing_words, settle, too_wide
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
            faults = (*missing_words(page), *cut_words(page), *broken_words(page))
            found.extend(f"{screen}, {name}: {what}" for what in faults)
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
    intro, told = page.locator(".intro"), page.get_by_text("gibt es bisher nur auf Englisch")
    expect(intro).to_be_visible()
    assert intro.get_attribute("lang") is None
    expect(told).to_have_count(0)
    page.route("**/games?*", in_english)
    page.reload()
    expect(intro).to_have_attribute("lang", "en")
    expect(told).to_have_count(1)


def test_a_table_with_stories_in_english_says_so_once(server: ServerProcess, new_page: NewPage) -> None:
    """Whoever chooses a language that its stories do not have is told so in it; not again after that."""
    page = new_page(DESK, "en-GB")
    page.route_web_socket("**/*", told_in_english)
    table = Visitor(page, server.url).sit_down(save_at("base"))
    told = {"de": "gibt es bisher nur auf Englisch", "it": "per ora sono in inglese"}
    for drawer, language in (("Display and language", "de"), ("Anzeige und Sprache", "it")):
        choose_language(page, drawer, language)
        expect(page.get_by_text(told[language])).to_be_visible()
    expect(page.locator("[lang=en]").first).to_be_attached()
    page.reload()
    table.wait()
    expect(page.locator("[lang=en]").first).to_be_attached()
    assert page.get_by_text(told["it"]).count() == 0


def told_in_english(socket: WebSocketRoute) -> None:
    """What a server would say of a pack that has no other language."""
    there = socket.connect_to_server()
    there.on_message(lambda said: socket.send(re.sub(r'"languages":\[[^\]]*\]', '"languages":["en"]', str(said))))


def choose_language(page: Page, drawer: str, language: str) -> None:
    page.get_by_role("button", name=drawer).click()
    page.get_by_role("dialog").get_by_role("combobox").first.select_option(language)
    page.keyboard.press("Escape")
