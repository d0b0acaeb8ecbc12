"""Files and folders that are their owner's alone: saves tell what is hidden, and a server's tables hold the links."""

import os
from pathlib import Path

FILE = 0o600
FOLDER = 0o700


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where there are none."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file, if there is none; one that is there keeps its rights."""
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, FILE))
