"""The installed package: `pip install .` gives the same command, with all data, and without the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import farlight
import farlight.kernel

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the checkout was installed by pip, without network."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    done = subprocess.run([*command, "--target", str(folder), str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def run(site: Path, *args: str, cwd: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(site), "FARLIGHT_HOME": str(cwd)}
    program = site / "bin" / "farlight"
    return subprocess.run(
        [sys.executable, "-P", str(program), *args],
        capture_output=True,
        text=True,
        input="tune\nquit\n",
        cwd=cwd,
        env=environment,
        check=False,
    )


def test_the_installed_command_plays(site: Path, tmp_path: Path) -> None:
    shown = run(site, "--help", cwd=tmp_path)
    assert shown.returncode == 0
    assert "play" in shown.stdout
    played = run(site, "play", "--language", "de", cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Ines" in played.stdout


def test_the_installed_command_does_not_use_the_checkout(site: Path, tmp_path: Path) -> None:
    where = subprocess.run(
        [sys.executable, "-P", "-c", "import farlight; print(farlight.__file__)"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site)},
        check=True,
    )
    assert where.stdout.startswith(str(site))


def test_the_tests_belong_to_the_checkout_and_the_installed_command_says_so(site: Path, tmp_path: Path) -> None:
    done = run(site, "test", cwd=tmp_path)
    assert done.returncode == 2
    assert "run ./farlight test there" in done.stderr


def test_a_wheel_holds_the_packs_texts_and_rule_lists(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*command, "-w", str(tmp_path), str(ROOT)], check=True, capture_output=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    for name in ("packs/beacon/drift.toml", "beacon/texts/cs.ftl", "texts/it.ftl", "rulebook/glossary.tsv", "py.typed"):
        assert f"farlight/{name}" in names


def test_what_the_kernel_exports_is_what_it_says() -> None:
    """A tiny public door: everything in `__all__` is there, sorted, and nothing is there twice."""
    exported = farlight.kernel.__all__
    assert all(hasattr(farlight.kernel, name) for name in exported)
    assert len(set(exported)) == len(exported)
