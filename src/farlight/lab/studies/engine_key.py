"""A name for the rules and bots as they are: games of another name may go differently."""

import hashlib
from functools import cache
from pathlib import Path

import farlight

PACKAGE = Path(farlight.__file__).parent
SOURCES = ("kernel", "effects", "content", "bots", "*/model", "*/rules", "*/bots")
"""What decides how a game goes; a pack has a hash of its own."""


@cache
def engine_key() -> str:
    digest = hashlib.sha256(farlight.__version__.encode())
    files = {file for folder in SOURCES for file in PACKAGE.glob(f"{folder}/**/*.py")}
    for file in sorted(files):
        digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
