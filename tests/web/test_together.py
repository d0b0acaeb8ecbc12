"""Several people at one table."""

import json

from playwright.sync_api import Page, expect

from tests.server.tools import ServerProcess
from tests.web.tools import AtTable, NewPage


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
    people = page.get_by_role("dialog", name="People")
    if not people.is_visible():  # with seats to invite to, it is open from the start
        page.get_by_role("button", name="People").click()
    for name in ("Ben", "Cai", "Dan"):
        expect(people.get_by_text(name).first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill("<b>hello</b>")
    page.get_by_label("Say something").press("Enter")
    others[0].get_by_role("button", name="Talk: 1 new").click()
    expect(others[0].get_by_role("listitem").filter(has_text="<b>hello</b>")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(12):
        for each in (page, *others):
            one = AtTable(each)
            if one.is_asked() and one.chips.count():
                one.take()
    versions = {AtTable(each).version() for each in (page, *others)}
    assert max(versions) - min(versions) <= 1, "all see the same table"
    hand_to_a_bot(page, others[2])


def hand_to_a_bot(host: Page, guest: Page) -> None:
    """The host lets a bot play the last seat; whoever comes back to it plays on."""
    host.get_by_role("button", name="People").click()
    people = host.get_by_role("dialog", name="People")
    people.get_by_role("button", name="Let a bot play").last.click()
    expect(people.get_by_role("button", name="Take it back")).to_be_visible()
    guest.reload()
    guest.get_by_role("button", name="Play on myself").click()
    expect(guest.get_by_role("button", name="Play on myself")).to_have_count(0)
    expect(people.get_by_role("button", name="Take it back")).to_have_count(0)
