"""What measures the table in a browser comes to its end, whatever a click opens."""

import inspect
import runpy
from pathlib import Path
from random import Random

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import PHONE, NewPage, sit_down

SCRIPT = Path(__file__).resolve().parents[3] / "scripts" / "browser-time"
FEW = 6


def test_every_click_is_measured(server: ServerProcess, new_page: NewPage) -> None:
    """At a board where clicks open popovers, turn their pages, and mark pawns without an answer."""
    measure = runpy.run_path(str(SCRIPT))
    page = new_page(PHONE)
    sit_down(page, server.url, save_at("base"))
    found = measure["clicks"](page, measure["meter"](page), FEW, Random(1))
    assert len(found) == FEW
    assert all(one.taken > 0 and one.worked > 0 for one in found)
    assert {one.answered for one in found} == {True, False}, "answers, and what opens"


def test_it_opens_its_pages_as_the_screenshots_do() -> None:
    """Its pages are those of the other script, which is called as it is there."""
    shots = runpy.run_path(str(SCRIPT.with_name("screenshots")))
    inspect.signature(shots["sizes"]).bind("browser", "person")
    assert set(runpy.run_path(str(SCRIPT))["BOARDS"]) <= set(shots["SCENES"])
