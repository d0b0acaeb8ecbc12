"""What the tests in the browser share: how a person goes about at a table."""

from typing import Any, Protocol

from playwright.sync_api import ConsoleMessage, Page, expect

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


class NewPage(Protocol):
    def __call__(self, size: dict[str, int] | None = None, language: str = "en-GB") -> Page: ...


class Watched:
    """Notes what a page complains about."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        # A server that is away on purpose is told by the browser itself, which a page cannot prevent.
        away = "net::ERR_CONNECTION" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not away:
            self.complaints.append(f"console: {message.text}")


class AtTable:
    """Somebody who sits before a page with a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.question = page.locator(".decision .question")
        self.chips = page.locator(".decision .chips:not(.helps) .chip")

    def wait(self) -> None:
        """Until the table is there."""
        expect(self.page.locator(".decision")).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_function("() => Number(document.querySelector('.decision')?.dataset.version) > 0")

    def is_asked(self) -> bool:
        return self.page.locator(".decision.mine").count() > 0

    def take(self, place: int = 0) -> None:
        """Take an option and wait until the table has gone on."""
        before = self.state()
        self.chips.nth(min(place, self.chips.count() - 1)).click()
        self.page.wait_for_function(
            "before => { const chips = document.querySelectorAll('.decision .chip');"
            " const busy = [...chips].some(chip => chip.disabled);"
            " return !busy && (document.querySelector('.decision')?.innerText ?? '') + '|' + "
            "(document.querySelector('.decision')?.dataset.version ?? '') !== before }",
            arg=before,
        )

    def state(self) -> str:
        """The question as it stands, with the version of the table."""
        said: Any = self.page.evaluate(
            "() => (document.querySelector('.decision')?.innerText ?? '') + '|' + "
            "(document.querySelector('.decision')?.dataset.version ?? '')"
        )
        return str(said)

    def version(self) -> int:
        return int(self.page.locator(".decision").get_attribute("data-version") or 0)


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
