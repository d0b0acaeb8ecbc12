"""docs/packs.md tells the truth: its pack loads, its errors are ours."""

import re
from pathlib import Path

import pytest

from farlight.content import PackError
from farlight.kernel import load_game

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
    assert list(load_game("beacon", tmp_path).lint()) == []


def test_the_errors_of_the_page_are_what_an_author_reads(tmp_path: Path) -> None:
    write(tmp_path, broken=True)
    with pytest.raises(PackError) as raised:
        load_game("beacon", tmp_path)
    told = str(raised.value).replace(f"{tmp_path}/", "").replace(f"{tmp_path}\\", "")
    assert re.sub(r"^    ", "", ERRORS, flags=re.MULTILINE).rstrip("\n") == told
