"""Several people at one table."""

import json

import httpx
from playwright.sync_api import Page, expect

from tests.server.tools import PATIENCE, Person, ServerProcess
from tests.web.positions import save_at
from tests.web.tools import AtTable, NewPage, come_as


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


def two_at(server: ServerProcess, new_page: NewPage, name: str) -> tuple[Page, Page]:
    """Ada with the first seat and Ben with the second one of a table that comes from a file."""
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.bring(server.url, save_at(name))
    seat = f"{server.url}/api/tables/{table}/seats/1"
    ben.join(server.url, ada, table)
    httpx.put(seat, json={"person": ben.id}, headers=ada.headers, timeout=PATIENCE).raise_for_status()
    pages = new_page(), new_page()
    for page, person in zip(pages, (ada, ben), strict=True):
        come_as(page, server.url, person)
        page.goto(f"{server.url}/#/table/{table}")
        AtTable(page).wait()
    return pages


def test_a_ping_reaches_whoever_looks_elsewhere(server: ServerProcess, new_page: NewPage) -> None:
    ada, ben = two_at(server, new_page, "base")
    ben.get_by_role("button", name="Map").click()
    expect(ben.locator(".plate").first).to_be_visible()
    ada.locator('.whole[data-thing="ga"]').click(modifiers=["Alt"])
    told = ben.get_by_role("status").filter(has_text="Ada points at Garage")
    expect(told).to_be_visible()
    ben.get_by_role("button", name="Show").click()
    expect(ben.locator(".room [data-ping]")).to_be_visible()


def test_a_shared_question_shows_who_wants_what_and_has_a_last_word(server: ServerProcess, new_page: NewPage) -> None:
    pages = two_at(server, new_page, "shared")
    decides = [page.get_by_text("You have the last word").count() > 0 for page in pages]
    assert sorted(decides) == [False, True], "one of them has it"
    other, first = sorted(pages, key=lambda page: page.get_by_text("You have the last word").count())
    wisher = "Ada" if other is pages[0] else "Ben"
    expect(other.locator(".decision")).to_contain_text("has the last word")
    version = AtTable(first).version()
    wish = other.locator(".decision .chip[data-option]").last
    wanted = wish.get_attribute("data-option")
    wish.click()
    for page in pages:
        expect(page.get_by_role("region", name="Proposal")).to_contain_text(wisher)
    assert AtTable(first).version() >= version
    expect(first.locator(f'.decision .chip[data-option="{wanted}"]')).to_be_visible()
    first.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.get_by_role("region", name="Proposal")).to_have_count(0)
    expect(first.locator(".decision.mine").get_by_text("You have the last word")).to_have_count(0)


def test_each_person_reads_the_table_in_a_language_of_their_own(server: ServerProcess, new_page: NewPage) -> None:
    """Languages are switched at a running table: nothing is loaded anew, and nobody else notices."""
    ada, ben = two_at(server, new_page, "base")
    ben.evaluate("() => { window.stayed = true }")
    asked = {page: AtTable(page).question.inner_text() for page in (ada, ben)}
    german = read_in(ben, "Display and language", "de", asked[ben])
    italian = read_in(ben, "Anzeige und Sprache", "it", german)
    assert len({asked[ben], german, italian}) == 3
    assert ben.evaluate("() => window.stayed"), "the page was not loaded again"
    assert AtTable(ada).question.inner_text() == asked[ada]
    assert ada.evaluate("() => document.documentElement.lang") == "en"
    version = AtTable(ada).version()
    AtTable(ada).take()
    AtTable(ben).reach(version + 1)
    assert ben.evaluate("() => document.documentElement.lang") == "it", "what comes later comes in it as well"
    ben.reload()
    AtTable(ben).wait()
    assert ben.evaluate("() => document.documentElement.lang") == "it", "it is remembered"


def read_in(page: Page, drawer: str, language: str, before: str) -> str:
    """Choose a language in the drawer for it; the question as it is asked then."""
    page.get_by_role("button", name=drawer).click()
    page.get_by_role("dialog").get_by_role("combobox").first.select_option(language)
    question = AtTable(page).question
    expect(question).not_to_have_text(before)
    assert page.evaluate("() => document.documentElement.lang") == language
    page.keyboard.press("Escape")
    return question.inner_text()
