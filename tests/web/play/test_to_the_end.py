"""Whole games in a real browser, by nothing but what the screen offers."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import AtTable, NewPage, fix_chance, start_mission

LONGEST = 400
BUTTON = re.compile(r'- button "([^"]+)"')
ASIDE = re.compile(r"Hint$|The rule|Any time")
"""Buttons of the dock that answer nothing."""


def follow_hints(table: AtTable) -> list[str]:
    """Take what is advised until the game is over; the moments that the top of the screen told on the way."""
    moments = [table.moment()]
    for _ in range(LONGEST):
        if not table.is_asked():
            break
        table.follow_hint()
        if moments[-1] != table.moment():
            moments.append(table.moment())
    return moments


def expect_the_end(page: Page, table: AtTable) -> None:
    """It is over, it stays over, and the way on is shown."""
    expect(table.question).to_contain_text("What next?")
    expect(table.chips).to_have_count(0)
    page.reload()
    expect(table.question).to_contain_text("What next?")
    here = page.url.rsplit("/", 1)[1]
    page.locator(".decision").get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", name="What next")).to_be_visible()
    page.get_by_role("link", name="Stop for today").click()
    expect(page.locator(f"a[href$='{here}']").first).to_be_attached()
    assert page.get_by_role("link", name="Continue").count() == 0, "what is over is nothing to continue"


def test_the_sample_game(server: ServerProcess, new_page: NewPage) -> None:
    """Answered from the accessibility tree alone: each question is read and each option found by its name there."""
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    chance = Random(7)
    decision = page.get_by_role("region", name="Decision")
    for _ in range(LONGEST):
        if not table.is_asked():
            break
        read = decision.aria_snapshot()
        assert re.search(r"- paragraph: \S|- text: \S", read), f"the question is read: {read}"
        names = [name for name in BUTTON.findall(read) if not ASIDE.match(name)]
        assert names, f"it can be answered: {read}"
        table.press(decision.get_by_role("button", name=chance.choice(names), exact=True).first)
    expect_the_end(page, table)


def test_a_mission_on_mars(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    fix_chance(page, 9)
    table = start_mission(page, server.url, "martians", "Three Parachutes", 1)
    moments = follow_hints(table)
    assert len(moments) > 3, "the phases and sols are told as they pass"
    expect(page.get_by_role("heading", name="Three Parachutes")).to_be_visible()
    expect_the_end(page, table)


def test_an_exploration(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    fix_chance(page, 2)
    table = start_mission(page, server.url, "vanguard", "Marl", 2)
    moments = follow_hints(table)
    assert len(moments) > 3, "the rounds and phases are told as they pass"
    expect(page.locator("main [data-sector]").first).to_be_visible()
    expect_the_end(page, table)


def test_a_visit_to_the_ship(server: ServerProcess, new_page: NewPage) -> None:
    """From docking through the book to the next launch; the campaign comes from a file, as from another machine."""
    page = new_page()
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(
        {"name": "campaign.farlight", "mimeType": "application/octet-stream", "buffer": save_at("docking")}
    )
    table = AtTable(page)
    table.wait()
    rail = page.get_by_role("navigation", name="Ship book")
    expect(rail).to_be_visible()
    passed = page.locator("[data-covers] .button:not(.quiet)")
    seen: list[str] = []
    for _ in range(LONGEST):
        if not rail.count():
            break
        step = rail.locator("[aria-current=step]").inner_text()
        if step not in seen:
            seen.append(step)
            # The facilities are rooms of their own, the map fills the screen.
            name = (
                re.compile("Ship Facilities|Laboratory|Production|Barracks|Situation Room")
                if step == "Ship Facilities"
                else step
            )
            expect(
                page.get_by_role("region", name=name) if step != "Starmap" else page.locator("main .stage")
            ).to_be_visible()
        if passed.count():
            passed.first.click()
        else:
            table.follow_hint()
    # Pages that ask nothing are looked at on the way, one by one.
    order = [
        "Docking",
        "Debriefing",
        "Unloading",
        "Medbay",
        "Memorial Wall",
        "Save Point",
        "Bridge",
        "Starmap",
        "Ship Facilities",
        "Hangar",
        "Mission Launch",
    ]
    assert seen == [step for step in order if step in seen]
    assert {"Docking", "Debriefing", "Bridge", "Starmap", "Ship Facilities", "Mission Launch"} <= set(seen)
    expect(page.locator("main [data-sector]").first).to_be_visible()
