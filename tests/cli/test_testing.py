"""`farlight test`: every part runs, and one that fails is named."""

import sys

import pytest

from farlight.cli import testing
from farlight.cli.testing import Part


@pytest.fixture(autouse=True)
def _no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed for these."""
    monkeypatch.setattr(testing, "get_browser", lambda _: None)


def part(name: str, code: str) -> Part:
    return Part(name, [sys.executable, "-c", code])


def test_all_parts_run_and_those_that_failed_are_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    bad = "import sys; print('[one]'); print('of many', file=sys.stderr); sys.exit(3)"
    monkeypatch.setattr(testing, "CHECKS", [part("first", bad), part("second", "print('fine')")])
    monkeypatch.setattr(testing, "ALONE", [part("third", "import sys; sys.exit(1)"), part("fourth", "print('last')")])
    assert testing.run([]) == 1
    said = capfd.readouterr().out
    assert "== first\n[one]\nof many\n== first: FAILED" in said, "what a part says stands together"
    assert "== second\nfine\n== second: ok" in said
    assert said.index("== third: FAILED") < said.index("last") < said.index("== fourth: ok")
    assert said.endswith("Failed: first, third.\n")


def test_nothing_is_named_when_all_is_well(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(testing, "CHECKS", [part("first", "")])
    monkeypatch.setattr(testing, "ALONE", [part("second", "")])
    assert testing.run([]) == 0
    assert "Failed" not in capfd.readouterr().out
