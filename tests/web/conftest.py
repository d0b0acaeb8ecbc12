"""A real browser at a real server. What goes wrong in the page fails the test."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from farlight.server.http.pages import is_built
from tests.server.tools import ServerProcess
from tests.web.pages import OnePage, Pages
from tests.web.tools import ARGUMENTS, NewPage

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests here. While it is open, an event loop runs in this process: it ends before others begin."""
    assert CHROMIUM, "these tests need a Chromium: ./farlight test installs one where it can"
    assert is_built(), "the browser client is not built: run scripts/build_client.py"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        running.close()
    assert asyncio.events._get_running_loop() is None, "tests of other packages may run loops of their own"


@pytest.fixture(scope="package")
def pages(browser: Browser) -> Iterator[Pages]:
    kept = Pages(browser)
    yield kept
    kept.close()


@pytest.fixture(scope="package")
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
def new_page(pages: Pages) -> Iterator[NewPage]:
    """Opens pages, each of a browser of its own; at the end none of them may have complained."""
    opened: list[OnePage] = []

    def make(size: dict[str, int] | None = None, language: str = "en-GB", is_kept: bool = True) -> Page:
        opened.append(pages.take(size, language, is_kept))
        return opened[-1].page

    yield make
    complaints = [said for one in opened for said in one.watched.complaints]
    for one in opened:
        pages.give_back(one)
    assert complaints == []
