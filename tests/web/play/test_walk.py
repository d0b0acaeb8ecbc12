"""Random games in the browser, on a laptop and a phone: nothing is cut, covered, outside, or moves under a finger."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.server.tools import Person, ServerProcess
from tests.web.looks import cut_words, missing_words, settle, too_wide
from tests.web.positions import save_at
from tests.web.tools import PHONE, AtTable, NewPage, Visitor, come_as

WALK = (Path(__file__).parents[1] / "walk.js").read_text("utf-8")
LAPTOP = {"width": 1280, "height": 800}
STEPS = 9
TRIES = 12
"""Presses until there is an answer: a thing opens a list, that what can be done, and that has rows to choose from."""


class Walker:
    """Somebody who presses whatever the screen offers, and looks closely before each step."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = Random(seed)
        self.faults: list[str] = []
        self.pressed = {"chips": 0, "things": 0, "offered": 0, "on": 0}
        page.evaluate(WALK)

    def walk(self, steps: int) -> None:
        for step in range(steps):
            self.look(step)
            if not self._go_on():
                break
        self.look(steps)

    def look(self, step: int) -> None:
        self._come_to_rest()
        asked = self.page.locator(".decision .question").inner_text() if self._spots()["mine"] else "nobody is asked"
        found = [*self.page.evaluate("() => walk.faults()"), *cut_words(self.page), *missing_words(self.page)]
        if too_wide(self.page) > 0:
            found.append("the page is wider than the window")
        self.faults += [f"step {step}, {asked}: {one}" for one in found]

    def _go_on(self) -> bool:
        """One answer, by a thing of the board as often as by a chip; whether there was one to give."""
        version = self._spots()["version"]
        for _ in range(TRIES):
            spots = self._spots()
            if spots["version"] > version or not spots["mine"]:
                break
            kinds = ["offered"] if spots["windows"] and spots["offered"] else ["on"] if spots["on"] else []
            if not kinds:
                kinds = [kind for kind in ("things", "chips") if spots[kind]]
            if not kinds:
                break
            self._press(self.chance.choice(kinds), spots)
            if self._spots()["windows"] and not self._spots()["offered"]:
                self.page.keyboard.press("Escape")
                self._come_to_rest()
        return bool(self._spots()["version"] > version)

    def try_thing(self) -> None:
        """Press a thing of the board, look at what comes of it, and close it or take it back."""
        spots = self._spots()
        if not spots["mine"] or not spots["things"]:
            return
        self._press("things", spots)
        self.look(0)
        now = self._spots()
        if now["windows"]:
            self.page.keyboard.press("Escape")
        if now["version"] > spots["version"]:
            self.page.keyboard.press("z")
            self.page.wait_for_function("version => walk.spots().version > version", arg=now["version"])

    def _press(self, kind: str, before: Any) -> None:
        """Press and let go; nothing may move in between."""
        spot = self.chance.choice(before[kind])
        self.pressed[kind] += 1
        self.hold(spot, lambda: None)
        self.page.mouse.up()
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        """Until all that comes of a press has come, or it is plain that nothing does: every machine walks the same way.

        What is asked of the server makes the table busy within a frame.
        """
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.page.wait_for_function("() => !walk.spots().busy")
        settle(self.page)

    def hold(self, spot: dict[str, float], meanwhile: Callable[[], None]) -> None:
        """Press a spot and do not let go; whatever happens meanwhile, nothing may move."""
        self.page.mouse.move(spot["x"], spot["y"])
        # What comes with a question moves things before somebody presses, or when they let go.
        self.page.wait_for_function("() => !walk.spots().busy")
        self.press_here(meanwhile)

    def press_here(self, meanwhile: Callable[[], None]) -> None:
        """Press where the pointer is; whatever happens meanwhile, nothing may move."""
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        before = self.page.evaluate("() => walk.layout()")
        self.page.mouse.down()
        meanwhile()
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        moved = moves(before, self.page.evaluate("() => walk.layout()"))
        self.faults += [f"moves under the finger: {name}" for name in moved]

    def _spots(self) -> Any:
        return self.page.evaluate("() => walk.spots()")


def moves(before: dict[str, list[int]], after: dict[str, list[int]]) -> list[str]:
    """What lies elsewhere now; a button that is pressed sinks in by a pixel."""
    return [
        name
        for name, box in before.items()
        if name not in after or any(abs(old - new) > 2 for old, new in zip(box, after[name], strict=True))
    ]


def start(page: Page, url: str, game: str) -> None:
    """A table where there is much to choose."""
    visitor = Visitor(page, url)
    if game == "beacon":
        page.goto(f"{url}/#/table/{visitor.person.new_table(url, game, 2, mine=[0, 1], seed=5)}")
        AtTable(page).wait()
    else:
        visitor.sit_down(save_at({"martians": "base", "vanguard": "planet"}[game]))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["beacon", "martians", "vanguard"])
def test_a_walk_through_a_random_game(
    server: ServerProcess, new_page: NewPage, game: str, size: dict[str, int]
) -> None:
    page = new_page(size)
    start(page, server.url, game)
    walker = Walker(page, 11)
    walker.walk(STEPS)
    assert not walker.faults, "\n".join(dict.fromkeys(walker.faults))
    assert sum(walker.pressed.values()) >= STEPS
    assert game == "beacon" or walker.pressed["things"], "things of the board were pressed"


BREAKS = {
    "a dock of nearly half of the window": (".dock { min-height: 40vh }", "the dock is"),
    "options beside the window": (".decision .chip { position: relative; left: 1500px }", "outside the window"),
    "options below the window": (".decision .chip { position: relative; top: 300px }", "outside the window"),
    "words cut at the side": (
        ".decision .name { max-width: 20px; overflow: hidden; text-wrap: nowrap }",
        "cut at its side",
    ),
    "words cut below": (".decision .chip { height: 8px; min-height: 0; overflow: hidden }", "cut below"),
    "words wider than their button": (".decision .chip { width: 30px; text-wrap: nowrap }", "wider than its button"),
    "scrolling in the dock": (
        ".decision > * { height: 30px; min-height: 0 !important; overflow-y: auto }",
        "scrolls inside the dock",
    ),
    "rooms upon each other": ("main [data-room] { width: 170% }", "upon each other"),
    "something over the options": (".dock::after { content: ''; position: absolute; inset: 0; z-index: 9 }", "covered"),
    "a page wider than the window": (
        "header { width: 1500px } .table { overflow: visible !important }",
        "wider than the window",
    ),
    "chips that jump when pressed": (".decision .chip:active { margin-left: 40px }", "moves under the finger"),
}
"""Ways to break the client, and how the walk tells of them."""
SAID = {"a key": "any-time-useful", "a hole": "{ $who } points", "no word": "undefined"}
"""Words that are none."""


def test_the_walk_notices_what_is_broken(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(LAPTOP)
    start(page, server.url, "martians")
    walker = Walker(page, 3)
    walker.look(0)
    assert not walker.faults, "\n".join(walker.faults)
    for name, (style, told) in BREAKS.items():
        broken = page.add_style_tag(content=style)
        walker.look(0)
        if told == "moves under the finger":
            spot = page.evaluate("() => walk.spots().chips[0]")
            walker.hold(spot, lambda: None)
            page.mouse.move(1, 300)
            page.mouse.up()
        assert any(told in fault for fault in walker.faults), f"{name}: {walker.faults}"
        broken.evaluate("style => style.remove()")
        walker.faults.clear()
    for name, words in SAID.items():
        page.evaluate("words => { document.querySelector('#question').textContent = words }", words)
        walker.look(0)
        assert any(words in fault for fault in walker.faults), f"{name}: {walker.faults}"
        walker.faults.clear()


def test_nothing_moves_while_others_act(server: ServerProcess, new_page: NewPage) -> None:
    """Somebody holds a chip down while another person speaks and answers."""
    host, guest = Person(server.url, "Ada"), Person(server.url, "Ben")
    number = host.new_table(server.url, "beacon", 2, mine=[0], seed=5)
    guest.join(server.url, host, number)
    page = new_page(LAPTOP, is_kept=False)
    heard: list[str] = []
    page.on("websocket", lambda live: live.on("framereceived", lambda said: heard.append(str(said))))
    come_as(page, server.url, host)
    page.goto(f"{server.url}/#/table/{number}")
    AtTable(page).wait()
    walker = Walker(page, 1)

    def speak() -> None:
        guest.post(server.url, f"/tables/{number}/chat", {"id": "hello", "text": "hold on"})
        while not any("hold on" in said for said in heard):
            page.evaluate("() => new Promise(requestAnimationFrame)")

    walker.hold(page.evaluate("() => walk.spots().chips[0]"), speak)
    assert walker.faults == []
    assert page.get_by_text("hold on").count() == 0, "it waits, too"
    page.mouse.move(1, 300)
    page.mouse.up()
    page.get_by_text("Ben: hold on").wait_for()


def test_nothing_moves_when_a_forecast_comes_late(server: ServerProcess, new_page: NewPage) -> None:
    """Somebody holds an option down while the server still works out what it would bring."""
    page = new_page(LAPTOP)
    asked: list[Route] = []

    def keep_back(route: Route) -> None:
        asked.append(route)

    page.route("**/foreseen?*", keep_back)
    start(page, server.url, "martians")
    walker = Walker(page, 1)

    def come() -> None:
        with page.expect_response("**/foreseen?*"):
            asked.pop().continue_()
        page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    for option in page.locator(".decision .chip[data-option]").all():
        with page.expect_request("**/foreseen?*"):
            option.hover()
        before = page.locator("main").inner_text()
        walker.press_here(come)
        assert page.locator("main").inner_text() == before
        page.mouse.move(1, 300)
        page.mouse.up()
    assert walker.faults == []
