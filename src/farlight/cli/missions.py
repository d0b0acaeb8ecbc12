"""`farlight missions`."""

from rich.console import Console
from rich.table import Table

from farlight.cli.as_json import print_json
from farlight.cli.game_folder import command
from farlight.kernel import game_names, load_game


def run(game: str, json: bool = False) -> None:
    if json:
        print_json({name: load_game(name).rules.missions() for name in ([game] if game else game_names())})
        return
    console = Console(highlight=False, emoji=False)
    for name in [game] if game else game_names():
        loaded = load_game(name)
        table = Table(title=name, title_justify="left", box=None)
        for column in ("--mission", "name", "players"):
            table.add_column(column, no_wrap=True)
        for mission in loaded.rules.missions():
            low, high = mission.seats
            title = loaded.table.name_of("mission", mission.id, "en") or mission.id
            table.add_row(mission.id, title, f"{low} to {high}" if low < high else str(low))
        console.print(table)
        first = loaded.rules.missions()[0].id
        console.print(f"\n    {command()} play {name} --mission {first}\n", markup=False)
