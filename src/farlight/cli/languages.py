"""`farlight pack languages` and `farlight pack translate`."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from farlight.cli.as_json import print_json
from farlight.cli.packs import packs
from farlight.content import CheckedPack, Coverage, ToldTexts
from farlight.content.language_update import update_language
from farlight.content.translations import ORIGINAL
from farlight.errors import UserError
from farlight.kernel import AnyGame
from farlight.texts import LANGUAGES, check_language


def run(folder: Path | None, json: bool = False) -> int:
    found = [coverage for load in packs(folder) for coverage in _covered(load())]
    if json:
        print_json(found)
    else:
        Console(highlight=False, soft_wrap=True, emoji=False).print(_table(found))
    return 0


def translate(folder: Path, language: str) -> int:
    if check_language(language) == ORIGINAL:
        raise UserError("Packs are written in English: there is nothing to translate.")
    texts = _texts(packs(folder)[0]())
    if texts is None:
        raise UserError(f"The pack in '{folder}' has no texts to translate.")
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    for file in update_language(texts, language):
        console.print(f"wrote {file}", markup=False)
    now = _texts(packs(folder)[0]()) or texts
    coverage = now.coverage(language)
    console.print(_told(coverage), markup=False)
    if not coverage.declared:
        console.print(f'Players read it once pack.toml says so: languages = [..., "{language}"]', markup=False)
    return 0


def _texts(game: AnyGame) -> ToldTexts | None:
    return game.pack.told_texts() if isinstance(game.pack, CheckedPack) else None


def _covered(game: AnyGame) -> list[Coverage]:
    texts = _texts(game)
    return [] if texts is None else [texts.coverage(language) for language in LANGUAGES[1:]]


def _told(one: Coverage) -> str:
    stale = f", {one.stale} of them made from an English that has changed" if one.stale else ""
    return f"{one.pack} in {one.language}: {one.told} of {one.texts} texts ({_share(one)}){stale}."


def _share(one: Coverage) -> str:
    """By words; only what is whole is 100 %."""
    return f"{100 * one.words_told // max(one.words, 1)} %"


def _table(found: Sequence[Coverage]) -> Table:
    table = Table(box=None, pad_edge=False)
    for title in ("pack", "language", "declared", "told", "texts", "words", "stale"):
        table.add_column(title, justify="left" if title in ("pack", "language", "declared") else "right")
    for one in found:
        declared = "yes" if one.declared else "no"
        told, words = f"{one.told} of {one.texts}", f"{one.words_told} of {one.words}"
        table.add_row(one.pack, one.language, declared, _share(one), told, words, str(one.stale))
    return table
