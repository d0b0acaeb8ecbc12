"""README stays true: its commands run, its Python runs, its links lead somewhere."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from farlight.cli import testing
from tests.cli.run import PATIENCE, farlight
from tests.test_bootstrap import repository_files

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def commands(page: Path) -> list[str]:
    blocks = re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


# `test` is what runs this, and `bench` only measures: they are checked below instead of run here.
# Those that serve until they are stopped have their own tests, and a part of `test` needs no second run.
SERVING = ("./farlight play", "./farlight serve")
PARTS = {" ".join(["./farlight", *part.command[3:]]) for part in testing.PARTS if "farlight" in part.command}
DOCUMENTED = {line for page in PAGES for line in commands(page)} - {*SERVING, *PARTS}
RUN = sorted(line for line in DOCUMENTED if line.split()[1] not in ("test", "bench"))


@pytest.mark.parametrize("line", RUN)
def test_a_documented_command_runs(line: str, tmp_path: Path) -> None:
    program, *args = shlex.split(line)
    assert program == "./farlight"
    done = farlight(*args, home=tmp_path, stdin="1\nquit\n")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_words_for_the_table_are_understood_there(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text("utf-8").split("Type a number, or any words")[1].split("```console")[0]
    words = [word for word in re.findall(r"`([^`]+)`", text) if not word.startswith("./farlight") and len(word) > 2]
    assert {"why repair", "any", "rules", "rule", "undo", "language it", "help", "quit"} <= set(words)
    for word in words:
        done = farlight("play", "martians", "--new", "--seats", "2", home=tmp_path, stdin=f"{word}\n")
        assert done.returncode == 0, done.stderr
        assert "I do not understand" not in done.stdout
        assert "I know nothing" not in done.stdout


def test_the_readme_names_the_test_command_that_ci_calls() -> None:
    assert "./farlight test" in commands(ROOT / "README.md")
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert re.search(r"^exec \./farlight test$", script, re.MULTILINE)


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        done = subprocess.run(
            [sys.executable, "-c", block], capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1].startswith(("won/", "lost/"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_readme_says_that_this_is_unofficial() -> None:
    text = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert "Unofficial" in text
    assert "not affiliated" in text


def test_the_architecture_page_names_every_package_and_kernel_module() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    source = ROOT / "src" / "farlight"
    packages = [folder.name for folder in source.iterdir() if (folder / "__init__.py").exists()]
    modules = [file.name for file in (source / "kernel").glob("*.py") if not file.name.startswith("__")]
    assert [name for name in packages if f"{name}/" not in text] == []
    assert [name for name in modules if f"`{name}`" not in text and name != "errors.py"] == []


def test_a_file_that_a_page_names_is_there() -> None:
    """From the root, or by the end of its path, as one speaks of `lib/press.ts`; capital words stand for any name."""
    files = [file.relative_to(ROOT) for file in repository_files()]
    ends = {end for file in files for each in (file, *file.parents) for end in _ends(each)}
    named = [
        (page, name)
        for page in PAGES
        if page.parent.name != "adr"  # what was decided then was about the files of then
        for name in re.findall(r"`([\w./-]+?)/?`", page.read_text("utf-8"))
        if re.match(r"(src|tests|web|scripts|docs)/", name) or re.search(r"\w\.(py|svelte|ts|js|css|ftl|tsv)\Z", name)
    ]
    assert named
    exact = [(page, name) for page, name in named if not re.search(r"\b[A-Z]{3,}\b", name)]
    gone = [f"{page.name}: {name}" for page, name in exact if name not in ends]
    assert gone == ["browser.md: src/farlight/server/static"]  # made by the build, and not in git


def _ends(path: Path) -> set[str]:
    return {"/".join(path.parts[start:]) for start in range(len(path.parts))}
