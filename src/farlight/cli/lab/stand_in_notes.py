"""Where bots failed and their stand-ins answered, for the commands that let bots play."""

from collections.abc import Sequence

from rich.console import Console

from farlight.lab.play import Played

MOST = 5
"""Sentences; the rest is counted."""


def tell_notes(console: Console, noted: Sequence[Played]) -> None:
    """Say in how many games it happened, and what it was in the first of them."""
    if not noted:
        return
    answers = sum(len(played.notes) for played in noted)
    console.print(f"{answers} times in {len(noted)} games the stand-in answered instead:", markup=False)
    told = [f"{each.setup.mission}, seed {each.setup.seed}: {note}" for each in noted for note in each.notes]
    for line in told[:MOST]:
        console.print(line, markup=False, soft_wrap=True)
