"""`farlight serve` and `farlight play` build the browser client of a checkout that has none, and only then."""

import hashlib
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import farlight as package
from tests.cli.run import PATIENCE, ROOT, environment, hear_interrupts
from tests.server.tools import free_port

MADE = "<title>made by this test</title>"
VITE = f"""
const files = require("node:fs"), built = "../src/farlight/server/static";
files.mkdirSync(built, {{ recursive: true }});
files.writeFileSync(`${{built}}/index.html`, "{MADE}");
"""
"""Stands in for the tool that builds: everything before and after it is the real thing."""
BROKEN = "console.error('no room for it'); process.exit(1)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose client is not built yet; the engine in it is the one that is tested."""
    place = tmp_path / "checkout"
    own = Path(package.__file__).parent
    server = place / "src" / "farlight" / "server"
    server.mkdir(parents=True)
    for part in (*own.iterdir(), *(own / "server").iterdir()):
        if part.name not in ("server", "static"):
            (place / "src" / part.relative_to(own.parent)).symlink_to(part)
    (place / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "build_client.py", place / "scripts")
    shutil.copytree(ROOT / "web", place / "web", ignore=shutil.ignore_patterns("node_modules", "tests"))
    tool(place, VITE)
    lock = (place / "web" / "package-lock.json").read_bytes()
    (place / "web" / "node_modules" / "farlight-lock.txt").write_text(hashlib.sha256(lock).hexdigest())
    return place


def tool(checkout: Path, script: str) -> None:
    file = checkout / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(script)


def started(checkout: Path, *args: str) -> "subprocess.Popen[str]":
    variables = {**environment(checkout / "home"), "PYTHONPATH": str(checkout / "src")}
    variables.pop("FARLIGHT_STATIC", None)
    return subprocess.Popen(
        [sys.executable, "-m", "farlight", *args],
        cwd=checkout,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - no thread runs here
    )


def visited(checkout: Path, *args: str) -> tuple[httpx.Response, str]:
    """The page of a table that was opened by this command, and all that the command said."""
    running = started(checkout, *args)
    try:
        assert running.stdout is not None
        told = ""
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", told)):
            line = running.stdout.readline()
            assert line, running.communicate(timeout=PATIENCE)
            told += line
        page = httpx.get(found.group(), timeout=PATIENCE)
    finally:
        running.send_signal(signal.SIGINT)
        said, complained = running.communicate(timeout=PATIENCE)
    return page, told + said + complained


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_checkout_without_the_client_builds_it_once(checkout: Path, command: str) -> None:
    args = [command, "--port", str(free_port()), *(["--no-open"] if command == "play" else [])]
    page, said = visited(checkout, *args)
    assert (page.status_code, page.text) == (200, MADE)
    assert said.count("Building the browser client") == 1
    tool(checkout, BROKEN)
    page, said = visited(checkout, *args)
    assert page.text == MADE
    assert "Building" not in said, "it is built from these very sources"


def test_a_server_goes_on_without_a_client_that_cannot_be_built(checkout: Path) -> None:
    """Terminals and programs can play without it; whoever comes by browser is told what is the matter."""
    tool(checkout, BROKEN)
    page, said = visited(checkout, "serve", "--port", "0")
    assert (page.status_code, "./farlight serve" in page.text) == (503, True)
    assert "no room for it" in said


def test_nobody_is_sent_to_a_page_that_cannot_be_built(checkout: Path) -> None:
    tool(checkout, BROKEN)
    running = started(checkout, "play", "--no-open", "--port", str(free_port()))
    _, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2
    assert "no room for it" in complained
    assert "play --terminal" in complained
    assert "Traceback" not in complained
