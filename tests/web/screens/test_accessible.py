"""axe finds nothing serious on any screen: at a desk, on a phone, in every theme with every contrast."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.tools import Person, ServerProcess
from tests.web.looks import serious_issues
from tests.web.positions import save_at
from tests.web.tools import DESK, PHONE, AtTable, NewPage, Visitor, come_as, open_drawer, sit_down

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
DRAWERS = ("Timeline", "Log", "Rules", "People", "Display and language")
DRAWER = "[role=dialog]"
SHIP = ("docking", "medbay", "laboratory", "starmap", "launch")
NOWHERE = {"table": "table/0123456789abcdef", "invitation": "join/nobody-sent-this"}


class Findings:
    """What was found, screen by screen: all of it is told at once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all: list[str] = []

    def look(self, screen: str, part: str = "") -> None:
        """At all of a screen, or at what has been opened over one that was looked at."""
        self.all += [f"{screen}: {issue}" for issue in serious_issues(self.page, part)]


@SIZES
def test_before_the_table(server: ServerProcess, new_page: NewPage, size: dict[str, int]) -> None:
    host = Person(server.url, "Ada")
    table = host.new_table(server.url, "vanguard", 2, mine=[0])
    link = host.get(server.url, f"/tables/{table}/invitation")["play"]
    page = new_page(size)
    found = Findings(page)
    for screen in ("", "new/vanguard", "new/martians", "learn", "credits", f"join/{link}"):
        page.goto(f"{server.url}/#/{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        found.look(screen.split("/")[0] or "home")
    page.goto("about:blank")
    page.goto(f"{server.url}/#/me/{host.key}")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    found.look("home with a table")
    for sheet in ("Display and language", "Your name"):
        page.get_by_role("button", name=sheet).click()
        expect(page.locator("header .sheet")).to_be_visible()
        found.look(sheet, "header .sheet")
        page.keyboard.press("Escape")
    assert not found.all, "\n".join(found.all)


@SIZES
def test_where_nothing_is(server: ServerProcess, browser: Browser, size: dict[str, int]) -> None:
    """Links that lead nowhere: the browser itself tells the console of the refusal, so nobody listens here."""
    page = browser.new_page(viewport=size, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    found = Findings(page)
    for what, screen in NOWHERE.items():
        page.goto(f"{server.url}/#/{screen}")
        expect(page.get_by_role("link", name="Home").or_(page.get_by_role("button", name="Home"))).to_be_visible()
        found.look(what)
    page.close()
    assert not found.all, "\n".join(found.all)


@SIZES
@pytest.mark.parametrize("name", ["planet", "base"])
def test_a_board(server: ServerProcess, new_page: NewPage, name: str, size: dict[str, int]) -> None:
    """As it is, and with what can be opened."""
    page = new_page(size)
    sit_down(page, server.url, save_at(name))
    found = Findings(page)
    thing = page.locator("main [data-sector]" if name == "planet" else "main [data-drop^=room]").first
    expect(thing).to_be_visible()
    found.look("board")
    page.locator(".decision").get_by_role("button", name="Hint").click()
    expect(page.locator(".decision .hint")).to_be_visible()
    found.look("advice", ".decision")
    page.locator(".decision .hint").get_by_role("button", name="Close").click()  # a whole plan covers a phone's board
    for drawer in DRAWERS:
        open_drawer(page, drawer)
        found.look(drawer, DRAWER)
        page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("button", name=re.compile("Goal$")).click()
    expect(page.get_by_role("dialog", name="Goal")).to_be_visible()
    found.look("goal", DRAWER)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    found.look("keys", DRAWER)
    page.keyboard.press("Escape")
    folded = page.locator(".decision .fold")
    if folded.count():
        folded.first.click()
        found.look("more options", DRAWER)
        page.keyboard.press("Escape")
        expect(folded.first).to_be_focused()
    open_description(page, "main [data-sector]" if name == "planet" else "main [data-drop^=room]")
    found.look("description", DRAWER)
    assert not found.all, "\n".join(found.all)


@SIZES
def test_what_lies_over_a_board(server: ServerProcess, new_page: NewPage, size: dict[str, int]) -> None:
    """A check, a story, the end of a game with its page, the chronicle."""
    page = new_page(size)
    visitor = Visitor(page, server.url)
    found = Findings(page)
    for name in ("check", "story", "left planet", "home again"):
        visitor.sit_down(save_at(name))
        page.wait_for_load_state("networkidle")
        found.look(name)
        if name in ("left planet", "home again"):
            here = page.url
            for other, sign in (("end", ".next .first"), ("chronicle", "article.shown")):
                page.goto(here.replace("/table/", f"/{other}/"))
                expect(page.locator(sign).first).to_be_visible()
                found.look(f"{other} of {name}")
    assert not found.all, "\n".join(found.all)


def open_description(page: Page, things: str) -> None:
    """Of a thing of the board, by the way that a click which would answer leaves open."""
    page.wait_for_selector(things)
    place = page.evaluate(
        """things => [...document.querySelectorAll(things)].findIndex((one) => {
          const box = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        })""",
        things,
    )
    page.locator(things).nth(place).click(button="right")
    expect(page.locator(".pop[role=dialog]")).to_be_visible()


@SIZES
def test_aboard_the_ship(server: ServerProcess, new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    visitor = Visitor(page, server.url)
    found = Findings(page)
    for name in SHIP:
        visitor.sit_down(save_at(name))
        expect(page.get_by_role("navigation", name="Ship book")).to_be_visible()
        found.look(name)
    assert not found.all, "\n".join(found.all)


@SIZES
def test_after_an_absence(server: ServerProcess, new_page: NewPage, size: dict[str, int]) -> None:
    host, guest = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = host.new_table(server.url, "beacon", 2, mine=[0])
    guest.join(server.url, host, table)
    answer_as(host, server.url, table, 0, 9)
    page = new_page(size)
    come_as(page, server.url, guest)
    page.goto(f"{server.url}/#/table/{table}")
    AtTable(page).wait()
    page.goto(f"{server.url}/#/")
    for number in range(6):
        answer_as(host, server.url, table, 0, number) or answer_as(guest, server.url, table, 1, number)
    page.goto(f"{server.url}/#/table/{table}")
    expect(page.get_by_role("dialog", name="While you were away")).to_be_visible()
    assert serious_issues(page) == []
    page.keyboard.press("Escape")
    open_drawer(page, "Talk")
    assert serious_issues(page, DRAWER) == []


def answer_as(person: Person, url: str, table: str, seat: int, number: int) -> bool:
    """Answer the first question that somebody is asked; whether there was one."""
    for asked in person.get(url, f"/tables/{table}")["parts"]["asked"]:
        if asked["prompt"] != "reopen" and (options := asked.get("options")):
            answer = {"id": f"answer-{number}", "seat": seat, "decision": asked["id"], "option": options[0]["id"]}
            person.post(url, f"/tables/{table}/answers", answer)
            return True
    return False
