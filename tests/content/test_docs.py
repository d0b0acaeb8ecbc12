"""docs/packs.md tells the truth: its pack loads, its errors are ours, no field is missing."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from farlight.content import Card, PackError, PackInfo
from farlight.kernel import game_names, load_game

DOCS = (Path(__file__).resolve().parents[2] / "docs" / "packs.md").read_text("utf-8")
FILES: dict[str, str] = dict(re.findall(r"```toml\n# (\S+)\n([^`]*)```", DOCS))
ERRORS = re.findall(r"```toml\n# broken/[^`]*```\n\n((?:    .*\n)+)", DOCS)[0]


def write(folder: Path, broken: bool) -> None:
    for name, text in FILES.items():
        target = folder / name.removeprefix("broken/")
        if not target.exists() or (broken and name.startswith("broken/")):
            target.write_text(f"# {target.name}\n{text}", "utf-8")


def test_the_pack_of_the_page_has_nothing_to_complain_about(tmp_path: Path) -> None:
    write(tmp_path, broken=False)
    assert list(load_game("beacon", tmp_path).pack.lint()) == []


def test_the_errors_of_the_page_are_what_an_author_reads(tmp_path: Path) -> None:
    write(tmp_path, broken=True)
    with pytest.raises(PackError) as raised:
        load_game("beacon", tmp_path)
    told = str(raised.value).replace(f"{tmp_path}/", "").replace(f"{tmp_path}\\", "")
    assert re.sub(r"^    ", "", ERRORS, flags=re.MULTILINE).rstrip("\n") == told


def kinds_of(game: str) -> dict[str, type[Card]]:
    """A game with packs lists its kinds of cards in its module `content`."""
    package = type(load_game(game)).__module__.rpartition(".")[0]
    kinds: dict[str, type[Card]] = import_module(f"{package}.model.content").KINDS
    return kinds


@pytest.mark.parametrize("game", game_names())
def test_the_table_of_a_game_explains_exactly_the_fields_of_its_cards(game: str) -> None:
    section = DOCS.partition(f"### The fields of {game.capitalize()}'s cards")[2].partition("\n#")[0]
    rows = re.findall(r"^\| `([\w-]+)` \| `([\w-]+)` \| [^|]+ \| [^|]+ \|$", section, re.MULTILINE)
    fields = [(kind, field) for kind, card in kinds_of(game).items() for field in card.__struct_fields__]
    assert rows == [(kind, field) for kind, field in fields if field != "id"]


def test_the_table_of_pack_toml_explains_exactly_its_fields() -> None:
    section = DOCS.partition("## pack.toml")[2].partition("\n## ")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == PackInfo.__struct_fields__
