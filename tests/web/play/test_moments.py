"""What an answer brings is looked at before the next question: the end of a check, and a page that is read once."""

from playwright.sync_api import Locator, Page, expect

from tests.server.tools import ServerProcess
from tests.web.looks import serious_issues
from tests.web.positions import save_at
from tests.web.tools import PHONE, AtTable, NewPage, sit_down

MOST = 30


def play_to_the_result(page: Page, table: AtTable) -> Locator:
    """Answer until a check has ended."""
    result = page.get_by_role("dialog").filter(has_text="Result of the check")
    for _ in range(MOST):
        table.follow_hint()
        if result.count():
            break
    expect(result).to_be_visible()
    assert serious_issues(page) == []
    return result


def test_the_end_of_a_check_stays_until_its_reader_goes_on(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = sit_down(page, server.url, save_at("check"))
    result = play_to_the_result(page, table)
    expect(result.get_by_role("button", name="Go on")).to_be_focused()
    before = table.version()
    page.keyboard.press("1")  # meant for the question below, which nobody has read yet
    page.keyboard.press("Enter")
    expect(result).to_be_hidden()
    assert table.version() == before


def test_what_was_taken_back_or_seen_before_is_not_shown_again(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = sit_down(page, server.url, save_at("check"))
    result = play_to_the_result(page, table)
    before = table.version()
    page.keyboard.press("z")
    table.reach(before + 1)
    expect(result).to_be_hidden()
    page.keyboard.press("Z")
    table.reach(before + 2)
    expect(result).to_be_hidden()
    page.reload()
    table.wait()
    expect(result).to_be_hidden()
