"""A browser for the tests: the one that is there, or Debian's, where we may install it."""

import os
import shutil
import subprocess

from rich.console import Console

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def get_browser(console: Console) -> None:
    """Install Chromium if there is none; where that cannot be done, the tests in the browser say what they miss."""
    apt = shutil.which("apt-get")
    if find_browser() is not None or apt is None or os.geteuid() != 0:
        return
    console.print("Installing Chromium for the tests in the browser ...", markup=False)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        done = subprocess.run([apt, *step], env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            console.print(f"Chromium cannot be installed: {done.stderr.strip()[-300:]}", markup=False)
            return
