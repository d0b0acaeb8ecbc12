"""What can be measured of a page: whether everybody can use it, whether it says all it should."""

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

CUT = Path(__file__).with_name("cut.js")
BROKEN = Path(__file__).with_name("broken.js")
BURIED = Path(__file__).with_name("buried.js")


LIGHTS = (("night", "usual"), ("night", "more"), ("day", "usual"), ("day", "more"))
"""Every theme with every contrast; the usual first."""


def serious_issues(page: Page, part: str = "") -> list[str]:
    """What axe finds on a page, or in a part of it, that keeps somebody from using it.

    By all its rules in the usual light; in every other light by those about colours: nothing else changes there.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    # Things that still move in are half transparent.
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    found = _run_axe(page, part, {})
    for theme, contrast in LIGHTS[1:]:
        _light(page, theme, contrast)
        colours = _run_axe(page, part, {"runOnly": ["color-contrast", "link-in-text-block"]})
        found += [f"{theme}, {contrast}: {issue}" for issue in colours]
    _light(page, *LIGHTS[0])
    return found


def _run_axe(page: Page, part: str, options: dict[str, list[str]]) -> list[str]:
    found = page.evaluate(
        "([part, options]) => axe.run(part ? document.querySelector(part) : document,"
        " { resultTypes: ['violations'], ...options })",
        [part, options],
    )
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def _light(page: Page, theme: str, contrast: str) -> None:
    """As the settings do it; what passes from one colour to another has arrived."""
    page.evaluate(
        "([theme, contrast]) => { Object.assign(document.documentElement.dataset, { theme, contrast });"
        " return Promise.allSettled(document.getAnimations().map((one) => one.finished)) }",
        [theme, contrast],
    )


def cut_words(page: Page) -> list[str]:
    """Words of which somebody sees only a part, and cannot see the rest, or which lie below the picture of the sky."""
    found: list[str] = page.evaluate(CUT.read_text("utf-8"))
    return found + list(page.evaluate(BURIED.read_text("utf-8")))


def broken_words(page: Page) -> list[str]:
    """Words that go on in another line without a hyphen."""
    found: list[str] = page.evaluate(BROKEN.read_text("utf-8"))
    return found


def too_wide(page: Page) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth"))


@cache
def _keys() -> frozenset[str]:
    files = [*(ROOT / "web" / "src" / "locales").glob("*.ftl"), *(ROOT / "src" / "farlight").rglob("texts/en*.ftl")]
    found = {
        key for file in files for key in re.findall(r"^([a-z][\w-]*-[\w-]+) *=", file.read_text("utf-8"), re.MULTILINE)
    }
    assert len(found) > 500
    return frozenset(found)


def missing_words(page: Page) -> list[str]:
    """Keys and holes that are shown in place of words."""
    said: list[str] = page.evaluate(
        "() => { const all = []; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);"
        " while (walk.nextNode()) { const text = walk.currentNode.data.trim(); if (text) all.push(text); }"
        " for (const node of document.body.querySelectorAll('[aria-label], [title], [placeholder]'))"
        " for (const name of ['aria-label', 'title', 'placeholder']) all.push(node.getAttribute(name) ?? '');"
        " return all }"
    )
    holes = re.compile(r"\{ ?\$|\{ ?[a-z-]+ ?\}|undefined|\[object|NaN")
    return sorted({text for text in said if text in _keys() or holes.search(text)})


def settle(page: Page) -> None:
    """Fonts are loaded, a new size is laid out, and what moves has arrived."""
    page.evaluate(
        "() => document.fonts.ready"
        ".then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"
        ".then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))"
    )
