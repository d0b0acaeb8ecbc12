"""Vanguard by its board: a check by one suggestion, and a mission completed by the button in its card."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.server.tools import ServerProcess
from tests.web.looks import cut_words, missing_words, settle
from tests.web.positions import save_at
from tests.web.tools import PHONE, AtTable, NewPage, sit_down

LAPTOP = {"width": 1280, "height": 800}
MOST = 5
"""Clicks that a check may take, from the dice to the end of its result."""


def _box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def _is_inside(page: Page, what: Locator) -> bool:
    box, size = _box(what), page.viewport_size
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_check_is_played_by_one_suggestion(size: dict[str, int], server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(size)
    table = sit_down(page, server.url, save_at("check"))
    suggested = page.locator(".decision .chip.main")
    expect(suggested).to_contain_text("%")
    assert all(_is_inside(page, chip) for chip in page.locator(".decision .chip").all())
    assert page.locator(".choice .hand").nth(1).get_by_role("button").count() > 1, "all hands at once"
    if size is PHONE:
        assert _box(page.locator(".check .rows"))["y"] < _box(page.locator(".check .choice"))["y"]
    assert (cut_words(page), missing_words(page)) == ([], [])
    table.press(suggested)
    expect(page.locator(".check article.lit")).to_have_count(1)
    clicks = 1 + _to_the_result(page, table)
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    assert clicks + 1 <= MOST


def _to_the_result(page: Page, table: AtTable) -> int:
    """Take what the dice give; how many clicks it was."""
    result = page.get_by_role("dialog").filter(has_text="Result of the check")
    for clicks in range(MOST):
        if result.count():
            return clicks
        table.press(page.locator(".decision .chip.closing, .decision .chip.main").first)
    raise AssertionError("the check has no end")


def test_a_card_after_the_roll_is_one_press_and_other_dice_two(server: ServerProcess, new_page: NewPage) -> None:
    """It says which die it turns and what comes of it; another die is chosen beside it."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("rolled"))
    card = page.locator(".changes button.change", has_text="Overbuild: turn")
    other = page.locator(".changes").get_by_role("button", name="Overbuild: in another way")
    expect(card.locator(".worth")).not_to_be_empty()
    assert (cut_words(page), missing_words(page)) == ([], [])
    other.click()
    ways = page.locator(".offer .member")
    expect(ways.first).to_be_focused()
    assert ways.count() > 1
    page.keyboard.press("Escape")
    before = table.version()
    table.press(card)
    expect(card).to_have_count(0)
    assert table.question.inner_text() != "Which die do you turn?"
    page.keyboard.press("z")
    table.reach(before + 2)
    expect(card).to_be_visible()
    other.click()
    table.press(ways.nth(1))
    expect(card).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_travel_is_chosen_with_its_price(size: dict[str, int], server: ServerProcess, new_page: NewPage) -> None:
    """Every way to pay for it, each one press; nothing is asked afterwards that was chosen there."""
    page = new_page(size)
    table = sit_down(page, server.url, save_at("travel"))
    before = table.version()
    page.locator("main [data-sector].open:not(.here)").first.click()
    ways = page.locator(".offer .member")
    expect(ways.first).to_be_focused()
    assert all(_is_inside(page, way) for way in ways.all())
    assert (cut_words(page), missing_words(page), table.version()) == ([], [], before)
    page.keyboard.press("1")
    table.reach(before + 1)
    expect(page.locator(".offer")).to_have_count(0)


def test_a_die_is_marked_by_a_key_and_taken_back(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("check"))
    dice = page.locator(".choice .hand").first.get_by_role("button")
    first, second = dice.nth(0), dice.nth(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    version = table.version()
    page.keyboard.press("Space")
    table.reach(version + 1)
    marked = page.locator(".choice .hand").first.locator("[aria-pressed=true]")
    expect(marked).to_have_count(1)
    table.press(marked)
    expect(marked).to_have_count(0)


def test_a_mission_is_completed_by_the_button_in_its_card(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("mission done"))
    button = page.locator("[data-completes]")
    expect(button).to_be_visible()
    assert _is_inside(page, button)
    expect(page.locator(".decision .chip").first).to_contain_text("Complete the Mission")
    table.press(button)
    expect(button).to_be_hidden()


def test_a_name_opens_what_it_names(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("mission done"))
    before = table.version()
    card = page.locator("#term")
    name = table.question.locator(".name").first
    name.focus()
    expect(card).to_contain_text(name.inner_text())
    page.keyboard.press("i")
    expect(card.get_by_role("button", name="Close")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    line = page.locator("li .line:has([data-term].name)").last
    line.locator("[data-term].name").first.hover()
    expect(card).to_be_visible()
    page.mouse.move(0, 0)
    expect(card).to_have_count(0)
    line.focus()
    page.keyboard.press("i")
    expect(card).to_contain_text(line.locator("[data-term]").first.inner_text())
    assert table.version() == before, "whoever reads does not answer"


def test_a_finger_that_rests_on_a_name_opens_a_sheet(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = sit_down(page, server.url, save_at("mission done"))
    before = table.version()
    name = table.question.locator(".name").first
    name.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    card = page.locator("#term")
    expect(card).to_be_visible()
    box = _box(card)
    assert (box["x"], box["width"]) == (0, PHONE["width"]), "it is a sheet"
    assert box["y"] + box["height"] <= PHONE["height"]
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    assert table.version() == before


def test_no_place_lies_on_another(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    sit_down(page, server.url, save_at("planet"))
    expect(page.locator("main [data-sector]").first).to_be_visible()
    for size in (LAPTOP, {"width": 1366, "height": 768}, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        settle(page)
        boxes = [_box(plate) for plate in page.locator("main [data-sector]").all()]
        assert not [
            (one, other)
            for place, one in enumerate(boxes)
            for other in boxes[place + 1 :]
            if abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2) < (one["width"] + other["width"]) / 2
            and abs(one["y"] + one["height"] / 2 - other["y"] - other["height"] / 2)
            < (one["height"] + other["height"]) / 2
        ]


@pytest.mark.parametrize("position", ["assay", "kettle"])
def test_nothing_lies_under_the_buttons_of_a_phone_and_no_card_is_cut(
    server: ServerProcess, new_page: NewPage, position: str
) -> None:
    page = new_page(PHONE)
    sit_down(page, server.url, save_at(position))
    expect(page.locator("main [data-sector]").first).to_be_attached()
    settle(page)
    buttons = [_box(one) for one in page.locator(".tabs > .button, .tabs .rail button").all()]
    plates = [_box(one) for one in page.locator("main [data-sector]").all()]
    assert buttons
    assert not [(one, other) for one in plates for other in buttons if _meet(one, other)]
    page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    page.wait_for_function(
        "() => { const one = document.querySelector('aside.right');"
        " return one.checkVisibility() && one.scrollHeight <= one.clientHeight + 1; }"
    )


def _meet(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_what_is_urged_is_the_better_roll(server: ServerProcess, new_page: NewPage) -> None:
    """A die that is worth little alone: the suggestion stays amber, and rolling what is marked says its odds."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("check"))
    expect(page.locator(".decision .chip.main")).to_contain_text("%")  # what is suggested comes after the question
    best = _percent(page.locator(".decision .chip.main"))
    alone = page.locator(".choice .hand").first.get_by_role("button").first
    table.press(alone)
    expect(page.locator(".decision .chip.main")).to_contain_text("Suggested")
    assert _percent(page.locator(".decision .chip.main")) >= best - 1
    expect(page.get_by_role("button", name=re.compile("^Roll this die: .*%"))).to_be_visible()
    before = table.version()
    page.keyboard.press("a")
    table.reach(before + 1)
    mine = page.locator(".choice .hand").first
    expect(mine.locator("[aria-pressed=false]")).to_have_count(0)


def _percent(chip: Locator) -> int:
    """The chance of what people wish for, as a chip says it."""
    return sum(int(each) for each in re.findall(r"(\d+) %", chip.inner_text())[:2]) or 100


def test_a_die_that_cannot_be_marked_says_why(server: ServerProcess, new_page: NewPage) -> None:
    """One die of each helper: the others say so on focus, in the tree and when they are pressed."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("check"))
    helper = page.locator(".choice .hand").nth(1)
    table.press(helper.get_by_role("button").first)
    version = table.version()
    barred = helper.locator("[aria-disabled=true]").first
    barred.focus()
    expect(barred).to_be_focused()
    reason = "gives no more dice"
    assert reason in (barred.get_attribute("aria-label") or "")
    assert reason in (barred.get_attribute("title") or "")
    barred.click(force=True)  # it is no button that is off: it answers why
    expect(page.get_by_text(reason).first).to_be_visible()
    assert table.version() == version


def test_an_action_that_may_complete_a_mission_is_a_button_in_its_card(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("mission way"))
    button = page.locator("[data-completes]").first
    expect(button).to_contain_text("may complete it")
    assert _is_inside(page, button)
    assert cut_words(page) == []
    table.press(button)
    expect(page.locator(".check")).to_be_visible()


def test_danger_opens_its_table_wherever_it_stands(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    sit_down(page, server.url, save_at("mission way"))
    page.keyboard.press("l")
    name = page.locator("[data-term].name, button.term.name").filter(has_text=re.compile("^Danger [A-Z]$")).last
    name.hover()
    card = page.locator("#term")
    expect(card).to_contain_text("of 6")
    assert card.locator("h2").inner_text().lower() == name.inner_text().lower()


def test_giving_a_row_up_is_called_so(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    sit_down(page, server.url, save_at("row"))
    chips = page.locator(".decision .chip")
    expect(chips.filter(has_text=re.compile("Take (green|yellow)"))).to_have_count(1)
    expect(chips.filter(has_text=re.compile("Give (green|yellow) up"))).to_have_count(1)
    expect(chips.filter(has_text="Go on")).to_have_count(0)
