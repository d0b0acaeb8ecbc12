"""Browsers for the people of a test, emptied and kept: one that has run the client before opens it in half the time."""

from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from tests.web.tools import DESK, Watched, open_blank


@dataclass
class OnePage:
    """A page of a browser of its own: nothing is shared with another."""

    language: str
    context: BrowserContext
    page: Page
    is_kept: bool
    watched: Watched = field(init=False)

    def close(self) -> None:
        self.context.close()


class Pages:
    """Hands out pages as a new browser would open them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[OnePage] = []

    def take(self, size: dict[str, int] | None, language: str, is_kept: bool) -> OnePage:
        wanted = size or DESK
        viewport: ViewportSize = {"width": wanted["width"], "height": wanted["height"]}
        found = next((one for one in self._idle if is_kept and one.language == language), None)
        if found is None:
            # The worker that keeps all files for later would fetch them anew for each person.
            context = self._browser.new_context(
                locale=language, reduced_motion="reduce", service_workers="block" if is_kept else "allow"
            )
            found = OnePage(language, context, context.new_page(), is_kept)
        else:
            self._idle.remove(found)
        found.page.set_viewport_size(viewport)
        found.watched = Watched(found.page)
        return found

    def give_back(self, one: OnePage) -> None:
        """Keep it for the next test, if it can be made as good as new."""
        one.watched.end()
        if one.is_kept and _empty(one):
            self._idle.append(one)
        else:
            one.close()

    def close(self) -> None:
        for one in self._idle:
            one.close()


def _empty(one: OnePage) -> bool:
    """Forget all that a person left behind; whether that was possible."""
    page = one.page
    if len(one.context.pages) != 1 or not page.url.startswith("http"):
        return False
    origin = "/".join(page.url.split("/")[:3])
    try:
        page.unroute_all()
        page.mouse.move(-9, -9)
        page.goto("about:blank")  # a page writes once more when it is left
        tools = one.context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        tools.detach()
        open_blank(page, origin)
        assert page.evaluate("() => localStorage.length") == 0, "the next person is a new one"
        page.evaluate("() => sessionStorage.clear()")
    except Error:  # it hangs, or has crashed
        return False
    return True
