"""A page that nobody touches comes to rest: what moves for ever is drawn for ever, at the cost of a battery."""

import pytest

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.tools import NewPage, sit_down

ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime === Infinity)
  .map((one) => one.animationName)"""


@pytest.mark.parametrize(("board", "moving"), [("medbay", ".jet"), ("starmap", ".route.mine")])
def test_whatever_moves_comes_to_rest(server: ServerProcess, new_page: NewPage, board: str, moving: str) -> None:
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    try:
        sit_down(page, server.url, save_at(board))
        page.locator(moving).first.wait_for(state="attached")
        assert page.evaluate(ENDLESS) == []
    finally:
        page.emulate_media(reduced_motion="reduce")
