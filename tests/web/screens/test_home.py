"""The screens around the table: coming, learning, names, seats, what becomes of tables, chronicles, credits."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from farlight.bots import Look, bots_of
from farlight.kernel import Setup, Timeline, dump, load_game
from tests.server.tools import Person, ServerProcess
from tests.web.looks import serious_issues
from tests.web.tools import DESK, PHONE, AtTable, NewPage, come_as, start_mission

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST = 3000

Known = Callable[[ServerProcess, Person], Page]


@pytest.fixture
def known(new_page: NewPage) -> Known:
    """Opens a page of somebody whom the server knows already."""

    def make(server: ServerProcess, person: Person) -> Page:
        page = new_page()
        come_as(page, server.url, person)
        return page

    return make


def campaign(wanted: int) -> bytes:
    """A campaign of Vanguard that bots have played until so many explorations are behind the crew."""
    game = load_game("vanguard")
    timeline = Timeline(game, Setup("vanguard", "campaign", 1, 2))
    player = bots_of(game)["away-story"](2)
    for _ in range(LONGEST):
        position = timeline.position
        if len(position.state.ship.visits) >= wanted:
            break
        number = player.choose(Look(position))
        option = next(option for place, option in position.choices() if place == number)
        timeline.choose(position.seat_of(number), option.id, number)
    return dump(timeline)


# Coming


def test_the_first_page_leads_a_newcomer_to_a_table_with_two_clicks(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_role("link", name=re.compile("Start$")).click()
    expect(page.get_by_role("heading", name="How this table works")).to_be_visible()
    page.locator(".start").click()
    table = AtTable(page)
    table.wait()
    assert table.is_asked()
    name = json.loads(page.evaluate("() => localStorage.getItem('farlight.me')"))["name"]
    assert name not in ("", "Player"), "nobody is called Player"


def test_a_server_that_is_away_is_told_and_tried_again(own_server: ServerProcess, known: Known) -> None:
    ada = Person(own_server.url)
    ada.new_table(own_server.url, "beacon", settings={"title": "Ours"})
    page = known(own_server, ada)
    page.goto(own_server.url)
    expect(page.get_by_role("heading", name="Ours")).to_be_visible()
    own_server.kill()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")  # somebody comes back to the page
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_guest_sees_who_sits_where_and_picks_a_seat(server: ServerProcess, new_page: NewPage) -> None:
    ada = Person(server.url)
    table = ada.new_table(server.url, "beacon", 3, mine=[0], settings={"title": "Friday"})
    link = ada.get(server.url, f"/tables/{table}/invitation")["play"]
    page = new_page()
    page.goto(f"{server.url}/join#{link}")
    seats = page.locator(".seat")
    expect(seats).to_have_count(4)
    expect(seats.nth(0)).to_contain_text("Ada")
    seats.nth(2).click()
    page.get_by_label("Your name").fill("Cai")
    page.get_by_role("button", name="Sit down").click()
    AtTable(page).wait()
    people = ada.get(server.url, f"/tables/{table}")["parts"]["standing"]
    names = {one["id"]: one["name"] for one in people["members"]}
    assert [names.get(place.get("person", ""), "") for place in people["places"]] == ["Ada", "", "Cai"]


def test_a_new_device_asks_the_host_for_its_seat(server: ServerProcess, new_page: NewPage) -> None:
    ada = Person(server.url)
    table = ada.new_table(server.url, "beacon", 1)
    link = ada.get(server.url, f"/tables/{table}/invitation")["play"]
    page = new_page()
    page.goto(f"{server.url}/join#{link}")
    page.locator(".seat").first.click()
    page.get_by_role("button", name="Ask for the seat").click()
    at = AtTable(page)
    at.wait()
    standing = ada.get(server.url, f"/tables/{table}")["parts"]["standing"]
    (asked,) = standing["proposals"]
    ada.post(server.url, f"/tables/{table}/consents", {"type": "agree", "id": "yes", "proposal": asked["id"]})
    expect(at.chips.first).to_be_enabled()
    standing = ada.get(server.url, f"/tables/{table}")["parts"]["standing"]
    assert standing["places"][0]["person"] == asked["by"]


def test_a_guest_who_only_watches_is_told_so(server: ServerProcess, new_page: NewPage) -> None:
    ada = Person(server.url)
    table = ada.new_table(server.url, "beacon", 2, mine=[0])
    link = ada.get(server.url, f"/tables/{table}/invitation")["play"]
    page = new_page()
    page.goto(f"{server.url}/join#{link}")
    page.locator(".seat", has_text="Watch").click()
    page.get_by_role("button", name="Watch").click()
    at = AtTable(page)
    at.wait()
    expect(at.question).to_have_text("You are watching")
    page.locator("header .people").first.click()
    drawer = page.get_by_role("dialog", name="People")
    expect(drawer).to_contain_text("You are watching")
    drawer.get_by_role("button", name="Sit here").click()
    expect(drawer.get_by_text("you", exact=True)).to_be_visible()


# Names


def test_a_name_is_changed_any_time_and_seen_by_others(server: ServerProcess, known: Known) -> None:
    ada, ben = Person(server.url), Person(server.url, "Ben")
    table = ada.new_table(server.url, "beacon", 2, mine=[0])
    ben.join(server.url, ada, table)
    page = known(server, ada)
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("Ada")).click()
    page.get_by_label("Your name", exact=True).fill("Adele")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Adele")
    other = known(server, ben)
    other.goto(f"{server.url}/#/table/{table}")
    AtTable(other).wait()
    other.locator("header .people").first.click()
    expect(other.get_by_role("dialog", name="People").locator(".seats")).to_contain_text("Adele")


def test_people_who_share_a_device_have_names_of_their_own(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/#/new/beacon")
    page.get_by_label("Your name").fill("Ada")
    page.locator("fieldset button", has_text="2").click()
    page.get_by_label("Name of whoever plays number 2").fill("Grandma")
    page.locator(".start").click()
    table = AtTable(page)
    table.wait()
    expect(page.locator("header .letters")).to_have_text(["AD", "GR"])
    page.locator("header .people").first.click()
    expect(page.get_by_role("dialog", name="People").locator(".seats")).to_contain_text("Grandma")


# Tables


def test_a_table_is_renamed_and_deleted_after_saying_what_is_lost(server: ServerProcess, known: Known) -> None:
    ada = Person(server.url)
    ada.new_table(server.url, "beacon", settings={"title": "Old name"})
    page = known(server, ada)
    page.goto(server.url)
    page.get_by_role("button", name="More about Old name").click()
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the table").fill("New name")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="New name")).to_be_visible()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator(".actions")).to_contain_text("the whole log and every branch")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete New name for good").click()
    expect(page.get_by_role("heading", name="New name")).to_have_count(0)
    assert ada.get(server.url, "/tables") == []


def test_a_guest_leaves_and_the_host_passes_on(server: ServerProcess, known: Known) -> None:
    ada, ben = Person(server.url), Person(server.url, "Ben")
    table = ada.new_table(server.url, "beacon", 2, mine=[0], settings={"title": "Ours"})
    ben.join(server.url, ada, table)
    page = known(server, ada)
    page.goto(server.url)
    page.get_by_role("button", name="More about Ours").click()
    page.get_by_role("button", name="Pass on").click()
    page.get_by_role("button", name="Ben").click()
    expect(page.get_by_role("button", name="Delete", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Leave Ours").click()
    expect(page.get_by_role("heading", name="Ours")).to_have_count(0)
    assert [one["host"] for one in ben.get(server.url, "/tables")] == [ben.id]


def test_tables_that_wait_are_shown_here_and_at_another_table(server: ServerProcess, known: Known) -> None:
    ada = Person(server.url)
    first = ada.new_table(server.url, "beacon", settings={"title": "First"})
    ada.new_table(server.url, "beacon", settings={"title": "Second"})
    page = known(server, ada)
    page.goto(server.url)
    expect(page).to_have_title("(2) Farlight")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("^data:"))
    page.goto(f"{server.url}/#/table/{first}")
    AtTable(page).wait()
    page.locator("header .people").first.click()
    page.get_by_role("dialog", name="People").get_by_role("link", name=re.compile("Second")).click()
    expect(page.get_by_role("heading", name="Second")).to_be_visible()


def test_a_campaign_has_a_chronicle(server: ServerProcess, known: Known) -> None:
    ada = Person(server.url)
    ada.bring(server.url, campaign(1))
    page = known(server, ada)
    page.goto(server.url)
    page.locator(".line", has_text="Chronicle").click()
    expect(page.get_by_role("heading", name=re.compile("^Exploration 1"))).to_be_visible()
    expect(page.locator("main")).to_contain_text("Ashore were")
    assert serious_issues(page) == []


# What is there to read


def test_keys_are_listed_where_they_are_needed(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    start_mission(page, server.url, "beacon", "First light", 1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("undo")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_credits_say_what_this_is_and_whose_work_it_stands_on(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_role("link", name="Credits").click()
    expect(page.locator("main")).to_contain_text("unofficial, fan-made")
    for name in ("Literata", "Svelte", "Litestar"):
        expect(page.get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize("place", ["", "#/new/vanguard", "#/learn", "#/credits"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_screen_can_be_used_by_everybody(
    server: ServerProcess, new_page: NewPage, place: str, size: dict[str, int]
) -> None:
    page = new_page(size, "de-DE")
    page.goto(f"{server.url}/{place}")
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert [
        f"{one['id']}: {one['nodes'][0]['target']}" for one in found if one["impact"] in ("serious", "critical")
    ] == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
