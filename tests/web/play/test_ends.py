"""The page at the end of a mission, on a desk and on a phone: what comes first, and where it leads."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.tools import ServerProcess
from tests.web.looks import cut_words, too_wide
from tests.web.positions import save_at
from tests.web.tools import PHONE, AtTable, NewPage, sit_down

DESK = {"width": 1280, "height": 800}
FIRST = 360
"""Pixels from the top of a desk in which the result and the next step stand."""


def open_end(page: Page, url: str, save: bytes) -> str:
    """The table of a save, and its page at the end."""
    table = sit_down(page, url, save)
    expect(table.question).to_contain_text("What next?")
    here = page.url.rsplit("/", 1)[1]
    page.locator(".decision").get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main")).to_be_visible()
    return here


def fits(page: Page, where: str) -> None:
    found = cut_words(page)
    assert not found, f"{where}: {found}"
    assert too_wide(page) <= 0, where


@pytest.mark.parametrize("name", ["home again", "left planet"])
def test_the_page_at_the_end(server: ServerProcess, new_page: NewPage, name: str) -> None:
    page = new_page(DESK)
    table = open_end(page, server.url, save_at(name))
    for first in (page.get_by_role("heading", level=1), page.locator(".next .first")):
        box = first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= FIRST
    assert page.locator(".decision").count() == 0, "there is no dock"
    for chart in page.locator(".chart").all():
        shown = chart.get_by_role("row").count()
        assert shown == chart.locator("circle").count() + 1, "the table for screen readers has every point"
    fits(page, f"{name} on a desk")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    fits(page, f"{name} on a phone")

    page.get_by_role("link", name=re.compile("^Watch")).first.click()
    expect(page).to_have_url(re.compile(rf"/table/{table}/\d+$"))
    expect(AtTable(page).question).to_contain_text("looking back")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("1")
    expect(page).to_have_url(re.compile(r"/table/[0-9a-f]{16}$"))
    assert not page.url.endswith(table), "the same people sit at a new table"


@pytest.mark.parametrize("language", ["de-DE", "cs-CZ"])
def test_long_words_fit(server: ServerProcess, new_page: NewPage, language: str) -> None:
    page = new_page(DESK, language)
    sit_down(page, server.url, save_at("left planet"))
    page.goto(page.url.replace("/table/", "/end/"))
    expect(page.locator(".next .first")).to_be_visible()
    fits(page, language)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    fits(page, f"{language} on a phone")


def test_a_mission_of_a_campaign_offers_its_page_and_goes_on(server: ServerProcess, new_page: NewPage) -> None:
    """Its sign stands in the bar at the top, where it covers nothing; so does what the campaign wants next."""
    page = new_page(DESK)
    sit_down(page, server.url, save_at("starmap"))
    sign = page.get_by_role("banner").get_by_role("status").filter(has_text="This mission is over.")
    expect(sign).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name=re.compile("Goal$")).click()
    expect(page.get_by_role("dialog", name="Goal")).to_contain_text("Next: Fly to")
    page.keyboard.press("Escape")
    sign.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator(".next .first").click()
    expect(page.locator(".decision.mine")).to_be_visible()
    expect(sign).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_chronicle_says_what_it_waits_for(server: ServerProcess, new_page: NewPage, size: dict[str, int]) -> None:
    """A long record takes a moment to be read; where it goes from there can be seen and pressed."""
    page = new_page(size)
    sit_down(page, server.url, save_at("left planet"))
    waiting: list[Route] = []
    page.route("**/chronicle?*", lambda route: waiting.append(route))  # noqa: PLW0108 - its signature is looked at
    page.goto(page.url.replace("/table/", "/chronicle/"))
    expect(page.get_by_role("status")).to_have_text("Reading the record of this table.")
    fits(page, "a chronicle that is being read")
    waiting.pop().continue_()
    expect(page.get_by_role("navigation", name="Chapters")).to_be_visible()
    fits(page, "a chronicle")
    page.get_by_role("banner").get_by_role("link", name="To the table").click()
    expect(page.locator(".decision")).to_be_visible()


def test_the_story_is_read_again(server: ServerProcess, new_page: NewPage) -> None:
    """Every page with what was chosen; what was not chosen stays unknown; a search, and the moment on the board."""
    page = new_page(DESK)
    sit_down(page, server.url, save_at("left planet"))
    page.goto(page.url.replace("/table/", "/chronicle/"))
    chapters = page.get_by_role("navigation", name="Chapters")
    chapters.get_by_role("button", name="Two crates").click()
    text = page.get_by_role("main")
    expect(text.get_by_role("heading", name="Two crates")).to_be_visible()
    expect(text.locator("article.shown")).to_contain_text("What would have come of it stays unknown.")
    expect(page.get_by_role("complementary")).to_contain_text("Bao")
    fits(page, "the chronicle on a desk")
    page.keyboard.press("/")
    page.keyboard.type("helmets pegs")
    expect(chapters.get_by_role("button")).to_have_count(1)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    fits(page, "the chronicle on a phone")
    page.emulate_media(media="print")
    expect(text.get_by_role("heading", name="Lit at noon")).to_be_visible()
    expect(chapters).to_be_hidden()
    page.emulate_media(media="screen")
    text.locator("article.shown").get_by_role("link", name="This moment on the board").click()
    expect(AtTable(page).question).to_contain_text("looking back")
