"""`farlight saves`."""

import time

from rich.console import Console

from farlight.cli.home import saved_files, saves_folder
from farlight.errors import UserError
from farlight.kernel import load, load_game, read_header


def run() -> None:
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    files = saved_files()
    if not files:
        console.print(f"No games yet in {saves_folder()}. Start one: farlight play", markup=False)
    for file in files:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
        try:
            header = read_header(file)
            timeline = load(file, load_game(header.game)).timeline
        except UserError as error:
            console.print(f"{when}  {error}", markup=False)
            continue
        setup = timeline.setup
        how = timeline.position.outcome or "waits for you"
        told = f"{when}  {setup.game}/{setup.mission}, seats {setup.seats}, answers {len(timeline.path())}, {how}"
        console.print(f"{told}\n    farlight play --load {file}", markup=False)
