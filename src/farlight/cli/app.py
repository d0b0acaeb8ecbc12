"""The commands, with their flags. Each one imports what it needs when it runs: `sim --help` must not load a game.

What each is for stands in `overview.py`, which lists them all; what is to be known besides, in the docstring.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

import farlight
from farlight.cli.lab.commands import lab_app
from farlight.cli.overview import ABOUT, COMMANDS, marked
from farlight.cli.parameters import FirstSeed, Jobs, Json, whole

if TYPE_CHECKING:
    from farlight.cli.start import Wanted

app = App(
    name="farlight",
    version=farlight.__version__,
    help=ABOUT,
    help_format="rich",
    help_on_error=False,
)
pack_app = App(name="pack", help=COMMANDS["pack"])
app.command(pack_app)
app.command(lab_app)


def command(run: Callable[..., None]) -> Callable[..., None]:
    """Have a function run when its name is typed."""
    said = [COMMANDS[run.__name__], *([run.__doc__] if run.__doc__ else [])]
    return app.command(run, help=marked("\n\n".join(said)))


Seed = Annotated[
    int | None, Parameter(help="Whole number that fixes all chance; random if not given.", converter=whole)
]
PackFolder = Annotated[Path | None, Parameter(help="Folder of a pack to use instead of the game's own.")]
StopsFlag = Annotated[
    Literal["matter", "always", "never"] | None,
    Parameter(help="Ask before what goes by itself, for any-time effects: where one could matter if not given."),
]
InTerminal = Annotated[
    bool, Parameter(help="Play here, in the terminal, instead of the browser.", negative="", show_default=False)
]
BrowserPort = Annotated[
    int, Parameter(help="Where the browser finds the table on this machine.", validator=Number(gte=1, lte=65535))
]
MissionName = Annotated[
    str | None, Parameter(help=marked("What to play, see `farlight missions`; the beginners' mission if not given."))
]
UndoFlag = Annotated[
    Literal["free", "ask", "never"] | None, Parameter(help="May undo go back past a roll or a revealed card?")
]
Names = Annotated[
    list[str] | None, Parameter(help="What somebody in the game is called; once for each of them.", negative="")
]
OptionalRules = Annotated[
    list[str] | None, Parameter(help="An optional rule to play with; once for each of them.", negative="")
]
EarlierCampaign = Annotated[
    Path | None, Parameter(help="An earlier campaign that this one remembers: its save, or its marks.")
]
Database = Annotated[
    str | None, Parameter(help="sqlite:///FILE or postgresql://HOST/NAME; a file beside the saves if not given.")
]
BackupFile = Annotated[Path, Parameter(help="The file that holds everything: people, tables, all they played.")]
GameName = Annotated[str, Parameter(help="Name of an installed game.")]


@command
def play(  # noqa: PLR0913 - each is a flag
    game: GameName = "",
    /,
    *,
    terminal: InTerminal = False,
    port: BrowserPort = 7305,
    show: Annotated[bool, Parameter(help="Open the browser.", negative="--no-open")] = True,
    mission: MissionName = None,
    seats: Annotated[int | None, Parameter(help="How many people sit at the table; asked if not given.")] = None,
    seed: Seed = None,
    language: Annotated[str | None, Parameter(help="en, it, de or cs; the one chosen last if not given.")] = None,
    undo: UndoFlag = None,
    stops: StopsFlag = None,
    name: Names = None,
    rule: OptionalRules = None,
    after: EarlierCampaign = None,
    real_dice: Annotated[bool, Parameter(help="Roll real dice and type in what they show.", negative="")] = False,
    load: Annotated[Path | None, Parameter(help="Continue from a saved file.")] = None,
    new: Annotated[bool, Parameter(help="Start anew even if a game waits.", negative="")] = False,
    pack: PackFolder = None,
    join: Annotated[str, Parameter(help="Play at a table on the net: the link to it. --name says who comes.")] = "",
    at: Annotated[str, Parameter(help="Open a table at this server, for others to join.")] = "",
) -> None:
    """In the terminal, a game that was left is continued where it stood; without a name, the one played last."""
    from farlight.cli.start import Wanted, start  # noqa: PLC0415

    names, rules = tuple(name or ()), tuple(rule or ())
    wanted = Wanted(game, mission, seats, seed, language, undo, stops, names, rules, after, real_dice, load, new, pack)
    if join or at:
        _play_on_the_net(wanted, join, at)
    elif terminal or wanted.says_how:
        start(wanted)
    else:
        from farlight.cli.browser import play as play_in_browser  # noqa: PLC0415

        play_in_browser(game, port, show)


def _play_on_the_net(wanted: "Wanted", join: str, at: str) -> None:
    """Join a table by its link, or open one at a server."""
    from farlight.cli.join import Joining, new_table  # noqa: PLC0415
    from farlight.cli.join import join as play_there  # noqa: PLC0415
    from farlight.wire import Settings  # noqa: PLC0415

    opened = None
    if not join:
        kept = Settings(undo=wanted.undo or "free", stops=wanted.stops or "matter")
        opened = new_table(wanted.game, wanted.mission, wanted.seats, wanted.seed, wanted.rules, wanted.real_dice, kept)
    play_there(Joining(join, at, next(iter(wanted.names), ""), wanted.language, opened))


@command
def sim(  # noqa: PLR0913
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.", validator=Number(gte=1))] = 100,
    seed: FirstSeed = 1,
    jobs: Jobs = None,
    bots: Annotated[str, Parameter(help="Which bot plays all seats.")] = "random",
    mission: Annotated[str | None, Parameter(help="Only this mission.")] = None,
    campaign: Annotated[bool, Parameter(help="Whole campaigns instead of single missions.", negative="")] = False,
    seats: Annotated[int | None, Parameter(help="Only this number of seats.")] = None,
    stops: StopsFlag = None,
    reports: Annotated[Path, Parameter(help="Where files of failed games go.")] = Path("reports"),
    pack: PackFolder = None,
    json: Json = False,
) -> None:
    from farlight.cli.lab.simulate import run  # noqa: PLC0415

    sys.exit(run(game, games, seed, jobs, bots, mission, seats, reports, pack, campaign, stops or "matter", json))


@command
def balance(  # noqa: PLR0913
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games of each mission and bot.", validator=Number(gte=1))] = 200,
    seats: Annotated[int, Parameter(help="How many people sit at the table.", validator=Number(gte=1))] = 4,
    seed: FirstSeed = 1,
    mission: Annotated[str | None, Parameter(help="Only this mission.")] = None,
    bots: Annotated[str | None, Parameter(help="Only those of the game's own bots whose names begin so.")] = None,
    jobs: Jobs = None,
    reports: Annotated[Path, Parameter(help="Where files of failed games go.")] = Path("reports"),
    json: Json = False,
) -> None:
    from farlight.cli.lab.balance import run  # noqa: PLC0415

    sys.exit(run(game, games, seats, seed, mission, bots, jobs, reports, json))


@command
def cover(  # noqa: PLR0913
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games with each bot.", validator=Number(gte=1))] = 100,
    seed: FirstSeed = 1,
    jobs: Jobs = None,
    bots: Annotated[str | None, Parameter(help="Only those bots whose names begin so.")] = None,
    mission: Annotated[str | None, Parameter(help="Only this mission.")] = None,
    seats: Annotated[int | None, Parameter(help="Only this number of seats.")] = None,
    campaign: Annotated[bool, Parameter(help="Whole campaigns instead of single missions.", negative="")] = False,
    cards: Annotated[bool, Parameter(help="List every card with the number of its games.", negative="")] = False,
    pack: PackFolder = None,
    json: Json = False,
) -> None:
    from farlight.cli.lab.cover import run  # noqa: PLC0415

    sys.exit(run(game, games, seed, jobs, bots, mission, seats, cards, pack, campaign, json))


@command
def saves() -> None:
    from farlight.cli.saves import run  # noqa: PLC0415

    run()


@command
def marks(file: Path, /, *, out: Annotated[Path | None, Parameter(help="The file to write.")] = None) -> None:
    from farlight.cli.marks import run  # noqa: PLC0415

    run(file, out)


@command
def missions(game: GameName = "", /, *, json: Json = False) -> None:
    from farlight.cli.missions import run  # noqa: PLC0415

    run(game, json)


@command
def replay(file: Path, /, *, pack: PackFolder = None) -> None:
    from farlight.cli.replay import run  # noqa: PLC0415

    sys.exit(run(file, pack))


@command
def conform(*paths: Path, json: Json = False) -> None:
    from farlight.cli.conform import run  # noqa: PLC0415

    sys.exit(run(list(paths), json))


@command
def rules(
    *,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    uncited: Annotated[bool, Parameter(help="List the ids that no case cites.", negative="")] = False,
    where: Annotated[
        str | None,
        Parameter(help="A rule id: print file and line of its code and its cases instead, as in --where B-TASK-05."),
    ] = None,
    cases: Annotated[Path, Parameter(help="Folder with the scenario files.")] = Path("tests/conformance"),
    json: Json = False,
) -> None:
    from farlight.cli.rules import run  # noqa: PLC0415

    run(game, uncited, where, cases, json)


@command
def bench(  # noqa: PLR0913
    *,
    json: Json = False,
    peers: Annotated[
        bool, Parameter(help="Measure catanatron, python-chess and OpenSpiel in the same run.", negative="")
    ] = False,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    short: Annotated[bool, Parameter(help="A quick look: fewer and shorter rounds.", negative="")] = False,
    rounds: Annotated[
        int | None, Parameter(help="Rounds, of which the best counts; six if not given.", validator=Number(gte=1))
    ] = None,
    instructions: Annotated[
        bool, Parameter(help="Count machine instructions, too, with perf or valgrind; takes minutes.", negative="")
    ] = False,
    beside: Annotated[
        list[Path] | None,
        Parameter(help="Another checkout or build to measure in the same run; once for each.", negative=""),
    ] = None,
    digest: Annotated[
        int | None,
        Parameter(
            help="Measure nothing: print a digest of so many random games, to see that they are the same elsewhere.",
            validator=Number(gte=1),
        ),
    ] = None,
) -> None:
    from farlight.cli.lab.bench import Wanted, run  # noqa: PLC0415

    run(Wanted(json, peers, game, short, instructions, tuple(beside or ()), digest, rounds))


@command
def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen at; only this machine if not given.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port to listen at.", validator=Number(gte=0, lte=65535))] = 8080,
    database: Database = None,
    origin: Annotated[
        list[str] | None,
        Parameter(help="An address that people type to come here: https://club.example; once for each.", negative=""),
    ] = None,
    behind_proxy: Annotated[bool, Parameter(help="A proxy says who visits us.", negative="")] = False,
    bot: Annotated[
        list[str] | None,
        Parameter(help="A bot of your own that people may choose: module:Class; once for each.", negative=""),
    ] = None,
) -> None:
    from farlight.cli.serve import run  # noqa: PLC0415

    run(host, port, database, origin or [], behind_proxy, bot or [])


@command
def backup(file: BackupFile, /, *, database: Database = None) -> None:
    from farlight.cli.backup import backup as write  # noqa: PLC0415

    write(file, database)


@command
def restore(file: BackupFile, /, *, database: Database = None) -> None:
    from farlight.cli.backup import restore as read  # noqa: PLC0415

    read(file, database)


@command
def doctor(
    *,
    database: Database = None,
    url: Annotated[
        str, Parameter(help="The address that people type: whether they come to the server, and stay connected.")
    ] = "",
    json: Json = False,
) -> None:
    from farlight.cli.doctor import run  # noqa: PLC0415

    sys.exit(run(database, url, json))


@command
def load(  # noqa: PLR0913
    *,
    tables: Annotated[int, Parameter(help="How many tables play at once.", validator=Number(gte=1))] = 20,
    rate: Annotated[float, Parameter(help="Answers per table and second.", validator=Number(gt=0))] = 1.0,
    seconds: Annotated[float, Parameter(help="For how long.", validator=Number(gt=0))] = 30.0,
    connections_per_table: Annotated[
        int, Parameter(help="Connections that look at each table.", validator=Number(gte=1, lte=100))
    ] = 4,
    url: Annotated[
        list[str] | None,
        Parameter(help="A server that runs already, once for each; one of our own if not given.", negative=""),
    ] = None,
    database: Annotated[str, Parameter(help="Where our own server keeps its tables; in a file if not given.")] = "",
    processes: Annotated[
        int, Parameter(help="How many servers of our own share the database.", validator=Number(gte=1, lte=16))
    ] = 1,
    game: Annotated[list[str] | None, Parameter(help="Only this game; once for each.", negative="")] = None,
    by_game: Annotated[
        bool, Parameter(help="Play the games one after the other, and tell what each costs.", negative="")
    ] = False,
    views: Annotated[
        bool, Parameter(help="Everybody reads the bare view, as programs do, instead of scenes.", negative="")
    ] = False,
    idle: Annotated[
        int | None, Parameter(help="Measure the memory of so many tables at rest.", validator=Number(gte=1))
    ] = None,
    json: Json = False,
) -> None:
    from farlight.cli.load import run, run_idle  # noqa: PLC0415
    from farlight.client.load_figures import Plan  # noqa: PLC0415

    plan = Plan(
        tuple(url or ()), idle or tables, rate, seconds, connections_per_table, tuple(game or ()), by_game, not views
    )
    sys.exit(run_idle(plan, json) if idle is not None else run(plan, json, database, processes))


@pack_app.command
def check(
    folder: Annotated[Path | None, Parameter(help="A pack; all installed ones if not given.")] = None,
    /,
    *,
    file: Annotated[str, Parameter(help="Warn only of the texts in the file of this name.")] = "",
    all_warnings: Annotated[bool, Parameter(negative="", help="List every place that a warning is about.")] = False,
    json: Json = False,
) -> None:
    """Check packs: syntax, types, references, texts in every language; and warn of prose that tires a listener."""
    from farlight.cli.packs import run  # noqa: PLC0415

    sys.exit(run(folder, json, all_warnings, file))


@pack_app.command
def languages(
    folder: Annotated[Path | None, Parameter(help="A pack; all installed ones if not given.")] = None,
    /,
    *,
    json: Json = False,
) -> None:
    """How much of each pack is told in each language."""
    from farlight.cli.languages import run  # noqa: PLC0415

    sys.exit(run(folder, json))


@pack_app.command
def translate(
    folder: Annotated[Path, Parameter(help="The pack.")],
    language: Annotated[str, Parameter(help="it, de or cs.")],
    /,
) -> None:
    """Write or bring up to date the files in which a translator works: what is missing, what has changed."""
    from farlight.cli.languages import translate as write  # noqa: PLC0415

    sys.exit(write(folder, language))


@command
def completion(
    shell: Annotated[Literal["bash", "fish", "powershell", "zsh"], Parameter(help="Which shell.")], /
) -> None:
    """For bash: `farlight completion bash > ~/.local/share/bash-completion/completions/farlight`."""
    # The name of a shell, for which words are written: nothing is run.
    print(app.generate_completion(prog_name="farlight", shell=shell))  # nosec B604


@command
def test(*args: Annotated[str, Parameter(allow_leading_hyphen=True, help="Passed on to pytest.")]) -> None:
    from farlight.cli.testing import run  # noqa: PLC0415

    sys.exit(run(list(args)))
