"""The legacy campaign in a real browser: from the page of a new table to an ending, and what is left of it then.

Bots shorten the way: each mission is taken up before the answer that ends it.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from farlight.content import tell
from farlight.kernel import load_game
from tests.server.tools import ServerProcess
from tests.web.looks import cut_words, too_wide
from tests.web.tools import PHONE, AtTable, NewPage, Visitor, fix_chance, sit_down, start_mission
from tests.web.winters import last_answers

NAME = "To Whoever Winters Next"
GAME = load_game("martians").content
CARD = GAME.campaigns["winters"]
LETTERS = {name: tell(card.text, "en") for name, card in CARD.envelopes.items()}
SHEETS = ("wm1", "wm2", "wm3", "wm4", "wm5a", "wm5b")
TONIGHT = {branch: tell(label, "en").partition(":")[0] for branch, label in CARD.choices["wm4"].labels.items()}
DESK = {"width": 1280, "height": 800}
LONGEST = 120

LEADS_ON = [
    ("send", "wm1", "wm2", ["e1"], []),
    ("send", "wm2", "wm3", ["e1", "e2"], ["a living filter", "Named It"]),
    ("send", "wm3", "wm4", ["e1", "e2"], ["a living filter", "Named It", "The Sealed Well"]),
    ("send", "wm4", "wm5a", ["e1", "e2", "e3"], ["a living filter", "Named It", "The Sealed Well"]),
    ("keep", "wm4", "wm5b", ["e1", "e2", "e3"], ["a living filter", "Named It", "The Sealed Well"]),
]
"""The branch, a mission and what follows it, the letters that are open by then, and what has changed for good."""

ENDINGS = [("send", "wm5a", 0, ["e1", "e2", "e3", "e4"]), ("keep", "wm5b", 2, ["e1", "e2", "e3", "e4b"])]
"""The branch and its last mission, which epilogue is told, the letters that were opened."""


def play_on(page: Page, table: AtTable, until: Locator, branch: str = "send") -> str:
    """Read what is told and follow the advice, until something is there; the branch is taken whatever is advised.

    Gives what was there to be read: the pages of what happened, and how a mission ended.
    """
    tale = page.locator(".tale[role=dialog]")
    tonight = table.chips.filter(has_text=TONIGHT[branch])
    read: list[str] = []
    for _ in range(LONGEST):
        read += page.locator(".tale[role=dialog], .sheet.ending").all_inner_texts()
        if tale.count():
            page.keyboard.press("Enter")  # one page of it; there may be another
        elif until.count():
            return " ".join(read)
        elif tonight.count():
            table.press(tonight)
        else:
            table.follow_hint()
    raise AssertionError("it never comes")


def first_sol(page: Page) -> Locator:
    return page.locator("header .caption", has_text=re.compile(r"^Sol 1\b"))


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


def see_the_sheet(page: Page, mission: str, opened: list[str], changed: list[str]) -> None:
    """On the board and among the goals; beside it what is left of the missions before, and nothing of those to come."""
    sheet = GAME.missions[mission]
    board = page.get_by_role("main").locator("[data-kind=objective]")
    expect(board.first).to_contain_text(tell(sheet.objectives[0].text, "en"))
    goals = open_goals(page)
    for words in (tell(sheet.name, "en"), *(tell(each.text, "en") for each in sheet.objectives)):
        expect(goals).to_contain_text(words)
    for words in changed or opened:
        expect(goals).to_contain_text(words if changed else LETTERS[words])
    if changed:
        expect(goals).to_contain_text(f"{len(opened)} letters have been opened")
    for later in SHEETS[SHEETS.index(mission) + 1 :]:
        expect(goals).not_to_contain_text(tell(GAME.missions[later].name, "en"))
    told = page.content()
    assert [name for name, letter in LETTERS.items() if letter in told] == opened
    page.keyboard.press("Escape")


def read_how_it_went(page: Page, mission: str) -> None:
    """The mission that is over, from the sign in the bar at the top."""
    page.get_by_role("banner").get_by_role("link", name="How it went").click()
    hero = page.locator(".hero")
    expect(hero).to_contain_text("The mission has succeeded.")
    expect(hero).to_contain_text(tell(GAME.missions[mission].win, "en"))
    page.go_back()


def test_it_is_chosen_knowing_what_it_means_and_begins(server: ServerProcess, new_page: NewPage) -> None:
    """Nor does anybody have to begin with it. M-CAMP-03."""
    page = new_page(DESK)
    page.goto(f"{server.url}/#/new/martians")
    for campaign in ("The Slow Bell", NAME):
        expect(page.locator(".mission", has_text=campaign)).to_contain_text("Campaign")
    page.locator(".mission", has_text="The Slow Bell").click()
    expect(page.locator(".intro")).to_contain_text("the campaign to begin with")
    page.locator(".mission", has_text=NAME).click()
    for word in ("no mission is played twice", "what changes stays changed", "a death ends it"):
        expect(page.locator(".intro")).to_contain_text(word)
    fix_chance(page, 4)
    table = start_mission(page, server.url, "martians", NAME, 1)
    play_on(page, table, first_sol(page))
    see_the_sheet(page, "wm1", [], [])


def test_every_mission_leads_on_to_the_next(server: ServerProcess, new_page: NewPage) -> None:
    """From the answer that ends one to the first sol of another: five more sheets, by both branches."""
    page = new_page(DESK)
    visitor = Visitor(page, server.url)
    for branch, mission, following, opened, changed in LEADS_ON:
        table = visitor.sit_down(last_answers(branch)[mission])
        read = play_on(page, table, first_sol(page), branch)
        assert tell(GAME.missions[mission].win, "en") in " ".join(read.split()), mission
        see_the_sheet(page, following, opened, changed)
        read_how_it_went(page, mission)


@pytest.mark.parametrize("language", ["en-GB", "de"])
def test_the_goal_stays_in_reach_beside_the_sign_of_an_end(
    server: ServerProcess, new_page: NewPage, language: str
) -> None:
    page = new_page(DESK, language)
    sit_down(page, server.url, last_answers("send")["wm2"])
    bar = page.get_by_role("banner")
    expect(bar.get_by_role("status")).to_be_attached()
    for width in (900, 1100, 1280, 1366):
        page.set_viewport_size({"width": width, "height": DESK["height"]})
        aim, undo = bar.locator(".aim").bounding_box(), bar.locator("nav > .button").first.bounding_box()
        assert aim is not None
        assert undo is not None
        assert aim["width"] > 2 * aim["height"], f"{width}: a part of the name is there"
        assert undo["height"] < undo["width"], f"{width}: its word stands in one line"
        assert too_wide(page) <= 0, width
    bar.locator(".aim").click()
    expect(page.get_by_role("dialog")).to_contain_text(tell(CARD.name, language[:2]))


@pytest.mark.parametrize(("branch", "mission", "ending", "opened"), ENDINGS, ids=["send", "keep"])
def test_it_is_played_to_an_ending_that_stays(
    server: ServerProcess, new_page: NewPage, branch: str, mission: str, ending: int, opened: list[str]
) -> None:
    page = new_page(DESK)
    table = sit_down(page, server.url, last_answers(branch)[mission])
    play_on(page, table, table.question.filter(has_text="What next?"))
    expect(table.chips).to_have_count(0)
    goals = open_goals(page)
    for word in ("For good", "a living filter", "The Sealed Well", "Named It", "4 letters have been opened"):
        expect(goals).to_contain_text(word)
    page.keyboard.press("Escape")
    page.reload()
    page.locator(".decision").get_by_role("link", name="How it went").click()
    see_the_end(page, tell(CARD.endings[ending].text, "en"))
    read_the_chronicle(page, opened)
    begin_another(page)


def see_the_end(page: Page, epilogue: str) -> None:
    """The campaign is told as won, with its epilogue first; the way on is another campaign, and nothing again."""
    hero = page.locator(".hero")
    expect(hero).to_contain_text("The campaign is won.")
    expect(hero).to_contain_text(epilogue)
    ways = page.locator(".next")
    expect(ways).to_contain_text("No mission of this campaign can be played again.")
    expect(ways.get_by_role("button")).to_have_text([re.compile("^Begin a new campaign"), re.compile("^The Slow Bell")])
    fits(page, "the end")


def read_the_chronicle(page: Page, opened: list[str]) -> None:
    """Every letter that was opened, and what has changed for good; the one of the other branch is nowhere."""
    page.get_by_role("banner").get_by_role("link", name="Chronicle").click()
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters.get_by_role("heading").filter(has_text="Mission")).to_have_count(len(CARD.missions))
    expect(page.get_by_role("complementary")).to_contain_text("a living filter")
    for place, name in enumerate(opened):
        chapters.get_by_role("button", name="An envelope is opened").nth(place).click()
        expect(page.locator("article.shown")).to_contain_text(LETTERS[name])
    assert not [letter for name, letter in LETTERS.items() if name not in opened and letter in page.content()]
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
