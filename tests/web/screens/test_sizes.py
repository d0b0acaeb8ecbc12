"""Each game at every size that is promised, and with large words: nothing is cut, covered, outside or upon another."""

import pytest
from playwright.sync_api import ViewportSize

from tests.server.tools import ServerProcess
from tests.web.play.test_walk import Walker, start
from tests.web.tools import DESK, PHONE, NewPage, open_drawer

LARGE = "150"
SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 768},
    {"width": DESK["width"], "height": DESK["height"]},
    {"width": PHONE["width"], "height": PHONE["height"]},
]


@pytest.mark.parametrize("game", ["beacon", "martians", "vanguard"])
def test_a_table_at_every_size(server: ServerProcess, new_page: NewPage, game: str) -> None:
    page = new_page(DESK)
    start(page, server.url, game)
    walker = Walker(page, 1)
    found: list[str] = []

    def look(words: str) -> None:
        for size in SIZES:
            page.set_viewport_size(size)
            walker.look(0)
            walker.try_thing()
            found.extend(f"{size['width']}x{size['height']}{words}: {fault}" for fault in walker.faults)
            walker.faults.clear()

    look("")
    open_drawer(page, "Display and language").get_by_label("Text size").select_option(LARGE)
    page.keyboard.press("Escape")
    look(f" at {LARGE} %")
    assert not found, "\n".join(dict.fromkeys(found))
    assert game == "beacon" or walker.pressed["things"] > len(SIZES), "things of the board were pressed"
