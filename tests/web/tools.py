"""What the tests in the browser share: how a person goes about at a table."""

import json
import re
from typing import Any, Protocol

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Route, expect

from tests.server.tools import Person

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds after which something that has not come never will; nothing is timed here."""
expect.set_options(timeout=PATIENCE)


AWAY = (
    "net::ERR_CONNECTION",
    "net::ERR_INTERNET",
    "net::ERR_EMPTY_RESPONSE",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "net::ERR_INCOMPLETE_CHUNKED_ENCODING",
    "WebSocket connection",
)
"""How the browser itself tells of a server that was killed, at rest or in mid-answer: no page can prevent it."""


class NewPage(Protocol):
    def __call__(self, size: dict[str, int] | None = None, language: str = "en-GB", is_kept: bool = True) -> Page:
        """A page; not to be kept for other tests where something is done to it that cannot be undone."""


class Watched:
    """Notes what a page complains about."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        self._page = page
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", self._note)

    def end(self) -> None:
        """Whoever has the page next notes for themselves."""
        self._page.remove_listener("console", self._hear)
        self._page.remove_listener("pageerror", self._note)

    def _note(self, error: Error) -> None:
        self.complaints.append(f"error: {error}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(sign in message.text for sign in AWAY):
            self.complaints.append(f"console: {message.text}")


class AtTable:
    """Somebody who sits before a page with a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.question = page.locator(".decision .question")
        self.chips = page.locator(".decision .chips:not(.helps) .chip[data-option]")

    def wait(self) -> None:
        """Until the table is there."""
        expect(self.page.locator(".decision")).to_be_visible()
        self.reach(1)

    def reach(self, version: int) -> None:
        """Until this page shows the table at a version, or a later one, and can be answered."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.decision')?.dataset.version) >= version"
            " && ![...document.querySelectorAll('.decision .chip')].some(chip => chip.disabled)",
            arg=version,
        )

    def settle(self) -> None:
        """Until what was pressed has been answered, and what comes with a question has come."""
        self.page.wait_for_function(
            "() => ![...document.querySelectorAll('.decision .chip')].some(chip => chip.disabled)"
            " && !document.querySelector('main [aria-busy=true]')"
            " && !Number(document.querySelector('.decision')?.dataset.coming ?? 0)"
        )

    def is_asked(self) -> bool:
        return self.page.locator(".decision.mine").count() > 0

    def take(self, place: int = 0) -> None:
        """Take an option and wait until the table has gone on."""
        self.press(self.chips.nth(min(place, self.chips.count() - 1)))

    def press(self, what: Locator) -> None:
        """Click at something that answers, and wait until the table has gone on; what opens is done as it is preset."""
        before = self.version()
        what.click()
        self.page.wait_for_function(
            "version => Number(document.querySelector('.decision')?.dataset.version) > version"
            " || document.querySelector('.offer [data-first]')",
            arg=before,
        )
        preset = self.page.locator(".offer [data-first]")
        if preset.count():
            preset.click()
        self.reach(before + 1)

    def follow_hint(self) -> None:
        """Ask for advice, and take it."""
        hint = self.page.locator(".decision .hint")
        self.page.locator(".decision").get_by_role("button", name="Hint").click()
        expect(hint).to_be_visible()
        hinted = self.page.locator(".decision .chip.hinted")
        assert hinted.count() == 1, f"the advice is marked: {hint.inner_text()}"
        self.press(hinted)

    def state(self) -> str:
        """The question as it stands, with the version of the table."""
        said: Any = self.page.evaluate(
            "() => (document.querySelector('.decision')?.innerText ?? '') + '|' + "
            "(document.querySelector('.decision')?.dataset.version ?? '')"
        )
        return str(said)

    def moment(self) -> str:
        """Where the game is, as the bar at the top says it."""
        return self.page.locator("header .caption").first.inner_text()

    def version(self) -> int:
        return int(self.page.locator(".decision").get_attribute("data-version") or 0)


def open_drawer(page: Page, name: str) -> Locator:
    """Open a drawer by its button at the top."""
    tools = page.get_by_role("navigation", name="Tools")
    button = tools.get_by_role("button", name=re.compile(f"^{name}"))
    if not button.is_visible():  # on a phone they are behind a button of their own
        tools.get_by_role("button", name="Tools").click()
    button.click()
    drawer = page.get_by_role("dialog", name=name)
    expect(drawer).to_be_visible()
    return drawer


def fix_chance(page: Page, seed: int) -> None:
    """Let the next table of this page have a certain seed; nobody can ask for one on the screen."""

    def seeded(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data={**json.loads(route.request.post_data or "{}"), "seed": seed})
        else:
            route.continue_()

    page.route(re.compile(r"/api/tables(\?.*)?$"), seeded)


def start_mission(page: Page, url: str, game: str, mission: str, seats: int, name: str = "Ada") -> AtTable:
    """Open a table as a newcomer does, by what the screen offers."""
    page.goto(f"{url}/#/new/{game}")
    page.locator(".mission", has_text=mission).first.click() if mission else None
    page.get_by_label("Your name").fill(name)
    page.locator("fieldset button", has_text=str(seats)).click()
    page.locator(".start").click()
    table = AtTable(page)
    table.wait()
    return table


def open_blank(page: Page, url: str) -> None:
    """An empty page of an address, whether or not its server runs, to reach what a browser keeps of the address."""
    blank = f"{url}/blank"
    page.route(blank, lambda route: route.fulfill(content_type="text/html", body='<link rel="icon" href="data:,">'))
    page.goto(blank)
    page.unroute(blank)


def come_as(page: Page, url: str, person: Person) -> None:
    """Be somebody whom the server knows: their browser has kept who they are. The client is not loaded for that."""
    open_blank(page, url)
    me = json.dumps({"person": person.id, "key": person.key, "name": person.name})
    page.evaluate("me => localStorage.setItem('farlight.me', me)", me)


class Visitor:
    """Somebody new in a browser, who brings tables along."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.person = Person(url)
        come_as(page, url, self.person)

    def sit_down(self, save: bytes) -> AtTable:
        """At a table that comes from a file."""
        self.page.goto(f"{self.url}/#/table/{self.person.bring(self.url, save)}")
        table = AtTable(self.page)
        table.wait()
        return table


def sit_down(page: Page, url: str, save: bytes) -> AtTable:
    return Visitor(page, url).sit_down(save)
