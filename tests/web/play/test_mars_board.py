"""The base is its own menu: what is to be repaired is pressed, and what comes of that stands where it happens."""

import re

from playwright.sync_api import Page, expect

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import PHONE, AtTable, NewPage, sit_down

LAPTOP = {"width": 1280, "height": 800}
USUAL = 120
"""Pixels that the dock takes where the question allows it."""


def choose_team(page: Page, table: AtTable) -> None:
    """Take those whom the popover suggests, and wait until the table has gone on."""
    popover = page.get_by_role("dialog").filter(has=page.locator(".team"))
    expect(popover).to_contain_text("Repair")
    table.press(popover.locator(".team button").first)
    expect(popover).to_have_count(0)


def test_a_repair_is_planned_at_the_broken_part(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("first plan"))
    part = page.locator(".part.able").first
    room = page.locator(".room", has=part).first
    expect(part).to_be_visible()
    part.click()
    choose_team(page, table)
    expect(room.locator(".pile")).to_have_count(1)
    order = page.get_by_role("region", name="Order of actions")
    expect(order.get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("z")
    expect(order).to_have_count(0)
    expect(room.locator(".pile")).to_have_count(0)


def test_a_repair_is_planned_on_a_phone(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = sit_down(page, server.url, save_at("first plan"))
    room = page.locator(".room", has=page.locator(".part.able")).first
    room.locator(".whole").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.wait_for_function(
        "() => document.querySelector('.offer').offsetHeight >= document.querySelector('.decision').offsetHeight"
    )
    offers = sheet.locator(".offers button", has_text="Repair")
    if offers.count():
        offers.first.click()
    choose_team(page, table)
    expect(room.locator(".pile")).to_have_count(1)
    page.get_by_role("button", name="Plan 1").click()
    expect(page.get_by_role("region", name="Order of actions").get_by_role("listitem")).to_have_count(1)


def test_what_a_pawn_is_carried_to_stays_where_it_is(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("first plan"))
    pawn, room = page.locator(".pawn.can").first, page.locator(".room.can .whole").last
    expect(pawn).to_be_enabled()
    before, version = room.bounding_box(), table.version()
    assert before is not None
    pawn.hover()
    page.mouse.down()
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2, steps=4)
    expect(page.locator(".carried")).to_be_visible()
    assert room.bounding_box() == before
    assert table.version() == version, "nothing is answered before the pawn is let go"
    page.mouse.up()
    table.reach(version + 1)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_whole_plan_is_advised_and_taken_in_one_press(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("spare beds"))
    page.locator(".decision").get_by_role("button", name="Hint").click()
    advice = page.locator(".decision .hint")
    acts = advice.locator("ol > li")
    expect(acts.first).to_be_visible()
    count = acts.count()
    assert count > 1, "it is a plan and no step"
    page.wait_for_function(
        "() => { const it = document.querySelector('.hint'); return it.scrollHeight <= it.clientHeight + 1; }"
    )
    dock = page.locator(".decision").bounding_box()
    table.press(advice.get_by_role("button", name="Do all of it"))
    order = page.get_by_role("region", name="Order of actions")
    expect(order.get_by_role("listitem")).to_have_count(count)
    expect(page.locator(".pawn.can")).to_have_count(0)
    assert page.locator(".decision").bounding_box() == dock, "the dock is as high as when the plan began"
    column = page.locator("aside.right")
    page.wait_for_function(
        "() => { const it = document.querySelector('aside.right'); return it.scrollHeight <= it.clientHeight + 1; }"
    )
    expect(column.get_by_text("0 of 100")).to_be_visible()
    expect(column.get_by_text(re.compile(r"now \d"))).to_be_visible()
    page.keyboard.press("z")
    expect(order).to_have_count(0)


def test_the_order_of_actions_is_changed_by_dragging(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page({"width": 1440, "height": 900})
    table = sit_down(page, server.url, save_at("spare beds"))
    page.locator(".decision").get_by_role("button", name="Hint").click()
    table.press(page.locator(".decision .hint").get_by_role("button", name="Do all of it"))
    turns = page.get_by_role("region", name="Order of actions").locator("button[data-turn]")
    expect(turns.nth(1)).to_contain_text("Relax")

    def leaders() -> list[str]:
        return [turn.locator("> :nth-child(2)").inner_html() for turn in turns.all()]

    before = leaders()
    assert before[0] != before[1], "two people"
    first, second = turns.nth(0).bounding_box(), turns.nth(1).bounding_box()
    assert first is not None
    assert second is not None
    version = table.version()
    page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    page.mouse.down()
    page.mouse.move(second["x"] + second["width"] / 2, second["y"] + second["height"] / 2, steps=6)
    expect(page.locator("button[data-turn].over")).to_have_count(1)
    assert turns.nth(0).bounding_box() == first, "nothing moves under the pointer"
    page.mouse.up()
    table.reach(version + 1)
    assert leaders() == [before[1], before[0], *before[2:]], "the second action comes first now"
    version = table.version()
    page.keyboard.press("z")
    table.reach(version + 1)
    assert leaders() == before


def test_a_goal_leads_to_the_action_that_reaches_it(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("spare beds"))
    goal = page.locator(".goal.can", has_text="third Field")
    goal.click()
    popover = page.get_by_role("dialog")
    expect(popover).to_contain_text("Raise the Third Field")
    table.press(popover.locator(".team button").first)
    expect(page.locator(".room .pile").first).to_be_visible()
    page.get_by_role("button", name="Map").click()
    expect(page.locator(".plate", has=page.get_by_label("Find both fallen probes in the south."))).to_have_count(2)


def test_a_plan_is_ended_in_one_press_and_its_dock_keeps_to_two_lines(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("base"))
    dock = page.locator(".decision")
    expect(page.locator(".room.can").first).to_be_visible()
    expect(page.locator(".decision [data-fold]")).to_have_count(1)
    box = dock.bounding_box()
    assert box is not None
    assert box["height"] <= USUAL
    page.locator(".room.can", has_text="Control Center").locator(".whole").click()
    table.press(page.get_by_role("dialog").locator("[data-first]").first)
    at_ease = page.locator(".decision .closings .chip", has_text="pawns left: Relax. Ready")
    expect(at_ease).to_be_visible()
    assert dock.bounding_box() == box, "another question of the same plan moves nothing"
    table.press(at_ease)
    expect(table.question).not_to_contain_text("What will")


def test_the_dock_does_not_grow_while_somebody_plans_alone(server: ServerProcess, new_page: NewPage) -> None:
    """Two people and four machines: with the first action comes what ends the plan."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("spare beds"))
    dock = page.locator(".decision")
    expect(page.locator(".decision .machine")).to_have_count(4)
    before = dock.bounding_box()
    page.locator(".room.can", has_text="Control Center").locator(".whole").click()
    table.press(page.get_by_role("dialog").locator("[data-first]").first)
    expect(page.locator(".decision .closings")).to_contain_text("Ready")
    assert dock.bounding_box() == before


def test_what_a_room_is_for_is_planned_in_one_press(server: ServerProcess, new_page: NewPage) -> None:
    """The mark of a room does what is preset there; resting on it tells what that is, and it is taken back as ever."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("base"))
    page.get_by_role("button", name="No more tips").click()
    mark = page.locator('[data-at-once="rest"]')
    room = page.locator(".room", has=mark)
    mark.hover()
    expect(page.get_by_role("tooltip").or_(page.locator(".describes"))).to_contain_text("Rest")
    table.press(mark)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(room.locator(".pile")).to_have_count(1)
    page.keyboard.press("z")
    expect(room.locator(".pile")).to_have_count(0)
    expect(mark).to_be_visible()


def test_a_pawn_in_hand_does_what_a_mark_is_for(server: ServerProcess, new_page: NewPage) -> None:
    """One who plays two astronauts sees the marks before choosing a pawn; they do it with the pawn that was chosen."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("spare beds"))
    page.get_by_role("button", name="No more tips").click()
    mark = page.locator('[data-at-once="manage"]')
    expect(mark).to_be_visible()
    before = mark.bounding_box()
    second = page.locator('.decision [data-option^="take:"]').last
    who = (second.get_attribute("aria-label") or "").removeprefix("Pawn of ")
    table.press(second)
    expect(mark).to_be_visible()
    assert mark.bounding_box() == before, "nothing moves between the two questions"
    table.press(mark)
    expect(page.locator(".room", has_text="Control Center").locator(".pile")).to_contain_text(who)


def test_a_plan_shows_three_whole_lines_of_its_order_and_another_width_its_own_dock(
    server: ServerProcess, new_page: NewPage
) -> None:
    """The list scrolls only after that, no figure leaves the column; a dock is no higher for having been narrow."""
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("spare beds"))
    page.get_by_role("button", name="No more tips").click()
    for act in ("explore", "manage", "rest", "relax"):
        table.press(page.locator(f'[data-at-once="{act}"]'))
    turns = page.locator(".order .turn")
    expect(turns).to_have_count(4)
    page.wait_for_function(
        "() => { const it = document.querySelector('aside.right'); return it.scrollHeight <= it.clientHeight + 1; }"
    )
    inside = page.locator(".order ol").bounding_box()
    third = turns.nth(2).bounding_box()
    assert inside is not None
    assert third is not None
    assert third["y"] + third["height"] <= inside["y"] + inside["height"] + 1
    assert turns.first.evaluate("it => getComputedStyle(it).borderTopWidth") == "1px"
    dock = page.locator(".decision")
    before = dock.bounding_box()
    assert before is not None
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".decision .machine")).to_have_count(1)
    page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    expect(page.locator(".decision .machine")).to_have_count(4)
    page.wait_for_function("was => document.querySelector('.decision').offsetHeight <= was + 1", arg=before["height"])


def test_a_machine_says_in_the_tree_whether_it_can_be_chosen(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    table = sit_down(page, server.url, save_at("spare beds"))
    page.get_by_role("button", name="No more tips").click()
    machine = page.get_by_role("list", name="Machines and rovers").get_by_role("button", name=re.compile("^Mason,"))
    expect(machine).to_have_accessible_name(re.compile(r"Can be chosen now\.$"))
    table.press(page.locator('.decision [data-option^="take:"]').first)
    expect(machine).to_have_accessible_name(re.compile(r"Cannot be chosen now\.$"))
