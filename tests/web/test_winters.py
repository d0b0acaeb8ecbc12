"""The legacy campaign in a real browser: from the page of a new table to an ending, and what is left of it then."""

import re

from playwright.sync_api import Locator, Page, expect

from farlight.content import tell
from farlight.kernel import load_game
from tests.server.tools import ServerProcess
from tests.web.looks import cut_words, too_wide
from tests.web.positions import save_at
from tests.web.tools import PHONE, AtTable, NewPage, fix_chance, sit_down, start_mission

NAME = "To Whoever Winters Next"
CARD = load_game("martians").content.campaigns["winters"]
ENDING = tell(CARD.endings[0].text, "en")
LETTERS = {name: tell(card.text, "en") for name, card in CARD.envelopes.items()}
DESK = {"width": 1280, "height": 800}
LONGEST = 120


def play_on(page: Page, table: AtTable, until: Locator) -> None:
    """Read what is told and follow the advice, until something is there."""
    tale = page.locator(".tale")
    for _ in range(LONGEST):
        if tale.count():
            page.keyboard.press("Enter")  # one page of it; there may be another
        elif until.count():
            return
        else:
            table.follow_hint()
    raise AssertionError("it never comes")


def open_goals(page: Page) -> Locator:
    page.get_by_role("banner").get_by_role("button", name="Goal").click()
    goals = page.get_by_role("dialog", name="Goal")
    expect(goals).to_contain_text(NAME)
    return goals


def fits(page: Page, where: str) -> None:
    for size in (DESK, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert not cut_words(page), where
        assert too_wide(page) <= 0, where
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def test_it_is_chosen_knowing_what_it_means_and_begins(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(DESK)
    page.goto(f"{server.url}/#/new/martians")
    for campaign in ("The Slow Bell", NAME):
        expect(page.locator(".mission", has_text=campaign)).to_contain_text("Campaign")
    page.locator(".mission", has_text=NAME).click()
    for word in ("no mission is played twice", "what changes stays changed", "a death ends it"):
        expect(page.locator(".intro")).to_contain_text(word)
    fix_chance(page, 4)
    table = start_mission(page, server.url, "martians", NAME, 1)
    play_on(page, table, page.locator("header .caption", has_text="Sol 1"))
    goals = open_goals(page)
    expect(goals).to_contain_text("Lights On")
    for later in ("What the Water Says", "Petrel", "For good"):
        expect(goals).not_to_contain_text(later)


def test_it_is_played_to_an_ending_that_stays(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(DESK)
    table = sit_down(page, server.url, save_at("last night"))
    play_on(page, table, table.question.filter(has_text="What next?"))
    expect(table.chips).to_have_count(0)
    changed = open_goals(page)
    for word in ("For good", "a living filter", "The Sealed Well", "Named It", "4 letters have been opened"):
        expect(changed).to_contain_text(word)
    page.keyboard.press("Escape")
    page.reload()
    page.locator(".decision").get_by_role("link", name="How it went").click()
    see_the_end(page)
    read_the_chronicle(page)
    begin_another(page)


def see_the_end(page: Page) -> None:
    """The campaign is told as won, with its epilogue first; the way on is another campaign, and nothing again."""
    hero = page.locator(".hero")
    expect(hero).to_contain_text("The campaign is won.")
    expect(hero).to_contain_text(ENDING)
    ways = page.locator(".next")
    expect(ways).to_contain_text("No mission of this campaign can be played again.")
    expect(ways.get_by_role("button")).to_have_text([re.compile("^Begin a new campaign"), re.compile("^The Slow Bell")])
    fits(page, "the end")


def read_the_chronicle(page: Page) -> None:
    """Every letter that was opened, and what has changed for good; the one of the other branch is nowhere."""
    page.get_by_role("banner").get_by_role("link", name="Chronicle").click()
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters.get_by_role("heading").filter(has_text="Mission")).to_have_count(len(CARD.missions))
    expect(page.get_by_role("complementary")).to_contain_text("a living filter")
    for place, name in enumerate(("e1", "e2", "e3", "e4")):
        chapters.get_by_role("button", name="An envelope is opened").nth(place).click()
        expect(page.locator("article.shown")).to_contain_text(LETTERS[name])
    assert LETTERS["e4b"] not in page.content()
    fits(page, "the chronicle")
    page.go_back()


def begin_another(page: Page) -> None:
    """A new table, which knows nothing of this winter."""
    here = page.url.rsplit("/", 1)[1]
    page.locator(".next").get_by_role("button", name="Begin a new campaign").click()
    expect(page).to_have_url(re.compile(r"/table/[0-9a-f]{16}$"))
    assert not page.url.endswith(here)
    AtTable(page).wait()
    goals = open_goals(page)
    expect(goals).to_contain_text("Lights On")
    expect(goals).not_to_contain_text("For good")
