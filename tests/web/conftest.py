"""A real browser at a real server. What goes wrong in the page fails the test."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from farlight.server.http.pages import is_built
from tests.server.tools import ServerProcess
from tests.web.tools import ARGUMENTS, DESK, NewPage, Watched

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "these tests need a Chromium: ./farlight test installs one where it can"
    assert is_built(), "the browser client is not built: run scripts/build_client.py"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all: every test comes as people of its own, who see no tables of others."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/tables.db", folder / "server.log") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that a test may end."""
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages, each of a browser of its own; at the end none of them may have complained."""
    opened: list[tuple[BrowserContext, Watched]] = []

    def make(size: dict[str, int] | None = None, language: str = "en-GB") -> Page:
        context = browser.new_context(viewport=size or DESK, locale=language, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        opened.append((context, Watched(page)))
        return page

    yield make
    complaints = [said for _, watched in opened for said in watched.complaints]
    for context, _ in opened:
        context.close()
    assert complaints == []
