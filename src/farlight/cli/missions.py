"""`farlight missions`."""

from rich.console import Console
from rich.table import Table

from farlight.cli.as_json import print_json
from farlight.cli.game_folder import command
from farlight.kernel import AnyGame, game_names, load_game


def run(game: str, json: bool = False) -> None:
    if json:
        print_json({name: load_game(name).rules.missions() for name in ([game] if game else game_names())})
        return
    console = Console(highlight=False, emoji=False)
    for name in [game] if game else game_names():
        loaded = load_game(name)
        table = Table(title=name, title_justify="left", box=None)
        for column in ("--mission", "name", "players", ""):
            table.add_column(column, no_wrap=True)
        for mission in loaded.rules.missions():
            low, high = mission.seats
            title = loaded.table.name_of("mission", mission.id, "en") or mission.id
            kind = "campaign" if mission.campaign or mission.series else ""
            table.add_row(mission.id, title, f"{low} to {high}" if low < high else str(low), kind)
        console.print(table)
        for told in _campaigns(loaded):
            console.print(f"\n{told}", markup=False)
        first = loaded.rules.missions()[0].id
        console.print(f"\n    {command()} play {name} --mission {first}\n", markup=False)


def _campaigns(game: AnyGame) -> list[str]:
    """What each story of many evenings is about, and what beginning it means."""
    found = [mission.id for mission in game.rules.missions() if mission.campaign or mission.series]
    told = [(game.table.name_of("mission", name, "en") or name, game.table.intro(name, "en")) for name in found]
    return [f"{title}: {intro}" for title, intro in told if intro]
