"""`farlight saves`."""

import shlex
import time

from rich.console import Console

from farlight.cli.game_folder import command, saved_files, saves_folder
from farlight.errors import UserError
from farlight.kernel import AnyTimeline, load, load_game, read_header
from farlight.texts import TITLE, Texts


def run() -> None:
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    files = saved_files()
    if not files:
        console.print(f"No games yet in {saves_folder()}. Start one: {command()} play", markup=False)
    for file in files:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
        try:
            header = read_header(file)
            game = load_game(header.game)
            timeline = load(file, game).timeline
        except UserError as error:
            console.print(f"{when}  {error}", markup=False)
            continue
        console.print(f"{when}  {_told(timeline)}", markup=False)
        console.print(f"    {command()} play --load {shlex.quote(str(file))}", markup=False)


def _told(timeline: AnyTimeline) -> str:
    """A game in a line: what it is, who plays, how far it is."""
    game, setup = timeline.game, timeline.setup
    texts = Texts("en", [game.texts], game.table.name_of)
    people = "1 player" if timeline.seats == 1 else f"{timeline.seats} players"
    outcome = timeline.position.outcome
    how = f"over: {texts.name('outcome', outcome)}" if outcome else "waits for you"
    made = len(timeline.path())
    far = "1 choice" if made == 1 else f"{made} choices"
    return f"{texts.say(TITLE)} · {texts.name('mission', setup.mission)}, {people}, {far}, {how}"
