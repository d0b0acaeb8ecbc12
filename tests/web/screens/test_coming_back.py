"""Reloads, restarts, tabs that slept: nothing is lost, nothing counts twice."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import DESK, AtTable, NewPage, sit_down, start_mission


class Wire:
    """The live connection of a page, which a test can hold up or cut."""

    def __init__(self, page: Page) -> None:
        self._is_held = False
        self._is_cut = False
        self._kept: list[str | bytes] = []
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/api/live", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._is_cut:
            route.close()
            return
        self._route = route
        server = route.connect_to_server()
        server.on_message(lambda message: self._kept.append(message) if self._is_held else route.send(message))

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """The page hears nothing; what it says still goes out."""
        self._is_held = True
        yield
        self._is_held = False
        assert self._route is not None
        for message in self._kept:
            self._route.send(message)
        self._kept.clear()

    @contextmanager
    def cut(self) -> Iterator[None]:
        """No connection, as with the lid of a laptop closed."""
        self._is_cut = True
        assert self._route is not None
        self._route.close()
        yield
        self._is_cut = False


def test_a_reload_shows_the_same_table(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "martians", "", 1)
    for _ in range(3):
        table.take()
    before = table.state()
    page.reload()
    table.wait()
    page.wait_for_selector(".decision .chip")
    assert table.state() == before


def test_a_server_that_restarts_loses_nothing(own_server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, own_server.url, "beacon", "First light", 1)
    table.take()
    version = table.version()
    own_server.kill()
    expect(page.locator(".away")).to_be_visible()
    table.chips.first.click()  # given while nobody listens: it is kept and sent again
    own_server.start()
    table.reach(version + 1)
    assert table.version() == version + 1, "the answer counts once"


def test_a_double_click_answers_once(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    version = table.version()
    table.chips.first.dblclick()
    table.reach(version + 1)
    page.reload()
    table.wait()
    page.wait_for_selector(".decision .chip")
    assert table.version() == version + 1


def second_tab(page: Page, new_page: NewPage) -> tuple[AtTable, Wire]:
    """The same person in another browser, at the same table."""
    key = page.evaluate("() => JSON.parse(localStorage.getItem('farlight.me')).key")
    other = new_page(is_kept=False)
    wire = Wire(other)
    other.goto(f"{page.url.split('#')[0]}#/me/{key}")
    other.goto(page.url)
    table = AtTable(other)
    table.wait()
    return table, wire


def test_two_tabs_of_one_seat_stay_in_step(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    second, _ = second_tab(page, new_page)
    table.take()
    second.reach(table.version())
    assert second.question.inner_text() == table.question.inner_text()


def test_a_tab_that_slept_does_not_answer_what_it_has_not_seen(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "beacon", "First light", 1)
    stale, wire = second_tab(page, new_page)
    old = stale.question.inner_text()
    with wire.asleep():
        for _ in range(3):
            table.take()
        now = table.version()
        assert stale.question.inner_text() == old
        stale.chips.last.click()
    expect(stale.page.get_by_text("look at the table again")).to_be_visible()
    stale.reach(now)
    assert stale.question.inner_text() == table.question.inner_text(), "it shows the table as it is now"
    page.reload()
    table.wait()
    assert table.version() == now, "the late click has answered nothing"
    stale.take()
    table.reach(now + 1)
    assert table.version() == now + 1


def test_a_closed_laptop_comes_back_where_the_table_is(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    table = start_mission(page, server.url, "martians", "", 1)
    laptop, wire = second_tab(page, new_page)
    laptop.page.context.set_offline(True)
    with wire.cut():
        expect(laptop.page.locator(".away")).to_be_visible()
        for _ in range(4):
            table.take()
    laptop.page.context.set_offline(False)
    laptop.reach(table.version())
    expect(laptop.page.locator(".away")).to_be_hidden()
    assert laptop.question.inner_text() == table.question.inner_text()
    recap = laptop.page.get_by_role("dialog", name="While you were away")
    if recap.count():
        recap.get_by_role("button", name="Go on").click()
    laptop.take()
    table.reach(laptop.version())


def test_previously_tells_what_has_changed(server: ServerProcess, new_page: NewPage) -> None:
    """Whoever comes back after a long break reads what was won, lost, found or chosen lately."""
    page = new_page(DESK)
    table = sit_down(page, server.url, save_at("base"))
    page.locator(".decision").get_by_role("button", name="Hint").click()
    table.press(page.locator(".decision .hint .follow button").first)
    expect(page.get_by_role("dialog", name="Previously")).to_have_count(0)
    page.evaluate(
        "() => Object.keys(localStorage).filter(key => key.startsWith('farlight.sitting.'))"
        ".forEach(key => localStorage.setItem(key, String(Date.now() - 24 * 3600 * 1000)))"
    )
    page.reload()
    told = page.get_by_role("dialog", name="Previously")
    expect(told).to_be_visible()
    expect(told.get_by_role("listitem").filter(has_text="Reached: Plant one seed.")).to_be_visible()
    told.get_by_role("button", name="Go on").click()
    expect(told).to_have_count(0)
