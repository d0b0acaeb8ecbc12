"""What happens on Mars is read before one goes on, and the first mission is led by hints."""

from playwright.sync_api import Page, expect

from tests.server.tools import ServerProcess
from tests.web.looks import serious_issues
from tests.web.tools import AtTable, NewPage, fix_chance, open_drawer, start_mission

SEED = 9


def to_the_first_event(page: Page, url: str) -> AtTable:
    """The crew is chosen, and the first sol begins."""
    fix_chance(page, SEED)
    table = start_mission(page, url, "martians", "Belt and Braces", 1)
    sheet = page.locator(".tale")
    while not sheet.count():
        table.follow_hint()
    return table


def read_all(page: Page, key: str) -> None:
    """Go on until nothing is left to read."""
    sheet = page.locator(".tale")
    while sheet.count():
        page.keyboard.press(key)
    expect(sheet).to_have_count(0)


def test_a_story_is_read_once(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = to_the_first_event(page, server.url)
    sheet = page.locator(".tale")
    expect(sheet).to_contain_text("A new event")
    expect(sheet.get_by_role("button", name="Go on")).to_be_focused()
    assert serious_issues(page) == []
    before = table.version()
    page.keyboard.press("1")
    read_all(page, "Enter")
    assert table.version() == before, "whoever reads does not answer"
    page.reload()
    table.wait()
    expect(sheet).to_have_count(0)


def test_other_crews_are_looked_at_and_left(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page({"width": 1280, "height": 800})
    table = start_mission(page, server.url, "martians", "Belt and Braces", 1)
    expect(table.chips.first).to_contain_text("Clear Season (easy)")  # the name of a season does not say how hard it is
    page.locator(".decision").get_by_role("button", name="Hint").click()
    page.locator(".hint").get_by_role("button", name="Do it for me").click()
    expect(table.question).to_have_text("Choose your two astronauts")
    expect(page.locator(".hint")).to_be_visible()  # the next step is advised on as well
    others = page.locator(".decision .fold")
    expect(others).to_have_count(1)
    others.click()
    expect(page.get_by_role("dialog").get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(others).to_be_focused()
    before = table.version()
    page.get_by_role("main").get_by_role("button", name="Engineer").click()
    table.reach(before + 1)


def test_the_night_is_reported_in_the_morning(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = to_the_first_event(page, server.url)
    sheet = page.locator(".tale")
    while not sheet.filter(has_text="The morning report").count():
        if sheet.count():
            page.keyboard.press("Escape")
        else:
            table.take()
    question = table.question.inner_text()
    expect(sheet).to_contain_text("Stress")
    assert serious_issues(page) == []
    page.keyboard.press("z")
    expect(sheet).to_have_count(0)
    expect(table.question).not_to_have_text(question)


def test_the_hints_end_when_somebody_has_had_enough(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = to_the_first_event(page, server.url)
    sheet = page.locator(".tale")
    while not page.get_by_role("region", name="First steps").count():
        if sheet.count():
            page.keyboard.press("Escape")
        else:
            table.take()
    hint = page.get_by_role("region", name="First steps")
    expect(hint).to_contain_text("This is your base")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("This is tomorrow morning")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("A practised player would plan this")  # all that "Do it for me" would do
    expect(hint.get_by_role("listitem").filter(has_text="sure").first).to_be_visible()
    advice = page.locator(".decision .hint")
    page.locator(".decision").get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible()
    expect(hint).to_have_count(0)  # advice that was asked for is read first
    advice.get_by_role("button", name="Close").click()
    expect(hint).to_contain_text("A practised player would plan this")
    hint.get_by_role("button", name="No more tips").click()
    expect(hint).to_have_count(0)
    page.reload()
    table.wait()
    expect(page.locator(".room").first).to_be_visible()
    expect(hint).to_have_count(0)
    open_drawer(page, "Display")
    page.get_by_role("button", name="Show the tips again").click()
    page.keyboard.press("Escape")
    expect(hint).to_contain_text("This is your base")
