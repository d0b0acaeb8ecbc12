"""Which modules are compiled, and which are read by Python as ever."""

from pathlib import Path

KERNEL = (
    "kernel/ask.py",
    "kernel/build.py",
    "kernel/chance.py",
    "kernel/decision.py",
    "kernel/fields/sharing.py",
    "kernel/flow.py",
    "kernel/planning.py",
    "kernel/play.py",
    "kernel/position.py",
    "kernel/sources.py",
    "kernel/state.py",
    "effects/run.py",
)
"""What runs with every decision. A position, its timeline and saves gain nothing by it (ADR 32)."""
OF_A_GAME = ("model/state.py", "model/ids.py", "model/moments.py", "model/ship_book.py", "rules/**/*.py")
"""Model modules with cards and events stay as they are: msgspec reads the ones and tells the others."""
LEFT = ("__init__.py", "*_rules.py")
"""The doors of games inherit from classes that Python reads."""


def compiled_modules(package: Path, games: list[str]) -> list[Path]:
    """The files of a package that are compiled, relative to it."""
    found = [package / name for name in KERNEL]
    for game in games:
        found += [file for pattern in OF_A_GAME for file in sorted((package / game).glob(pattern))]
    return [file.relative_to(package) for file in found if not any(file.match(each) for each in LEFT)]
