"""The commands. Each one imports what it needs when it runs: `farlight --help` must not load a game."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter, Token
from cyclopts.validators import Number
from rich.console import Console

import farlight
from farlight.errors import UserError

if TYPE_CHECKING:
    from farlight.cli.start import Wanted

app = App(
    name="farlight",
    version=farlight.__version__,
    help="Co-operative space campaigns: play them, check them, measure them.",
    help_on_error=False,
)
pack_app = App(name="pack", help="Content packs: check them before anyone plays them.")
app.command(pack_app)


def _whole(_kind: object, tokens: Sequence[Token]) -> int:
    """A whole number, and nothing that could be rounded to one."""
    said = tokens[0].value
    if not re.fullmatch(r"-?[0-9]+", said):
        raise ValueError(f"'{said}' is no whole number")
    return int(said)


Seed = Annotated[
    int | None, Parameter(help="Whole number that fixes all chance; random if not given.", converter=_whole)
]
FirstSeed = Annotated[int, Parameter(help="Seed of the first game; the others follow.", converter=_whole)]
PackFolder = Annotated[Path | None, Parameter(help="Folder of a pack to use instead of the game's own.")]
Jobs = Annotated[int | None, Parameter(help="Processes; all cores if not given.", validator=Number(gte=1))]
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
    str | None, Parameter(help="What to play, see `farlight missions`; the beginners' mission if not given.")
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
GameName = Annotated[str, Parameter(help="Name of an installed game.")]


def main() -> None:
    """Run a command; whatever a user can do wrong ends in a sentence and a status, not in a traceback."""
    _mend_streams()
    console = Console(stderr=True, highlight=False, soft_wrap=True, emoji=False)
    try:
        app(exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _leave(console, f"{_sentence(error)} See: farlight --help", 2)
    except UserError as error:
        _leave(console, str(error), 2)
    except BrokenPipeError:
        sys.exit(0)
    except OSError as error:
        _leave(console, f"The system does not let us go on: {error}.", 1)
    except KeyboardInterrupt:
        _leave(console, "\nStopped. What was chosen is saved.", 130)


def _mend_streams() -> None:
    """A closed output becomes nowhere, and what a terminal cannot show becomes a question mark: no traceback."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - for as long as we run
        else:
            stream.reconfigure(errors="replace")


def _sentence(error: CycloptsError) -> str:
    said = " ".join(str(error).split())
    return said if said.endswith((".", "?", "!")) else f"{said}."


def _leave(console: Console, message: str, status: int) -> NoReturn:
    console.print(message, markup=False)
    sys.exit(status)


@app.command
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
    """Play in the browser; in the terminal with --terminal, or if any other flag says what and how.

    There, a game that was left is continued where it stood; without a name, the one played last.
    """
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


@app.command
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
) -> None:
    """Let bots play many games; fails if one breaks, gets stuck or differs from its replay."""
    from farlight.cli.simulate import run  # noqa: PLC0415

    sys.exit(run(game, games, seed, jobs, bots, mission, seats, reports, pack, campaign, stops or "matter"))


@app.command
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
) -> None:
    """Let a game's own bots play every mission at every level; prints how often they win and how they lose."""
    from farlight.cli.balance import run  # noqa: PLC0415

    sys.exit(run(game, games, seats, seed, mission, bots, jobs, reports))


@app.command
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
) -> None:
    """Let bots play and tell which cards came up; of the others, what leads to them. Fails if nothing does."""
    from farlight.cli.cover import run  # noqa: PLC0415

    sys.exit(run(game, games, seed, jobs, bots, mission, seats, cards, pack, campaign))


@app.command
def saves() -> None:
    """List the games that are kept, the one played last first."""
    from farlight.cli.saves import run  # noqa: PLC0415

    run()


@app.command
def marks(file: Path, /, *, out: Annotated[Path | None, Parameter(help="The file to write.")] = None) -> None:
    """Write down what a later campaign may know of a saved one; `play --after` reads it."""
    from farlight.cli.marks import run  # noqa: PLC0415

    run(file, out)


@app.command
def missions(game: GameName = "", /) -> None:
    """List what can be played, with the name of each mission and for how many it is."""
    from farlight.cli.missions import run  # noqa: PLC0415

    run(game)


@app.command
def replay(file: Path, /, *, pack: PackFolder = None) -> None:
    """Play a saved game or the export of a failed one again, answer by answer, and say how it went."""
    from farlight.cli.replay import run  # noqa: PLC0415

    sys.exit(run(file, pack))


@app.command
def conform(*paths: Path) -> None:
    """Run scenario files; the last line is `N passed, N failed`."""
    from farlight.cli.conform import run  # noqa: PLC0415

    sys.exit(run(list(paths)))


@app.command
def rules(
    *,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    uncited: Annotated[bool, Parameter(help="List the ids that no case cites.", negative="")] = False,
    where: Annotated[
        str | None,
        Parameter(help="A rule id: print file and line of its code and its cases instead, as in --where B-TASK-05."),
    ] = None,
    cases: Annotated[Path, Parameter(help="Folder with the scenario files.")] = Path("tests/conformance"),
) -> None:
    """How many rule ids are cited by conformance cases, chapter by chapter; or where one of them stands."""
    from farlight.cli.rules import run  # noqa: PLC0415

    run(game, uncited, where, cases)


@app.command
def bench(
    *,
    json: Annotated[bool, Parameter(help="Print the figures as JSON.", negative="")] = False,
    peers: Annotated[
        bool, Parameter(help="Measure catanatron, python-chess and OpenSpiel in the same run.", negative="")
    ] = False,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    short: Annotated[bool, Parameter(help="A quick look: fewer and shorter rounds.", negative="")] = False,
    instructions: Annotated[
        bool, Parameter(help="Count machine instructions, too, with perf or valgrind; takes minutes.", negative="")
    ] = False,
    beside: Annotated[
        list[Path] | None, Parameter(help="Another checkout to measure in the same run; once for each.", negative="")
    ] = None,
    digest: Annotated[
        int | None,
        Parameter(
            help="Measure nothing: print a digest of so many random games, to see that they are the same elsewhere.",
            validator=Number(gte=1),
        ),
    ] = None,
) -> None:
    """Measure what decisions, copies, playouts, saves and loading cost."""
    from farlight.cli.bench import Wanted, run  # noqa: PLC0415

    run(Wanted(json, peers, game, short, instructions, tuple(beside or ()), digest))


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen at; only this machine if not given.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port to listen at.", validator=Number(gte=0, lte=65535))] = 8080,
    database: Annotated[
        str | None, Parameter(help="sqlite:///FILE or postgresql://HOST/NAME; a file beside the saves if not given.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        Parameter(help="An address that people type to come here: https://club.example; once for each.", negative=""),
    ] = None,
    behind_proxy: Annotated[bool, Parameter(help="A proxy says who visits us.", negative="")] = False,
) -> None:
    """Serve tables, for several people on the net."""
    from farlight.cli.serve import run  # noqa: PLC0415

    run(host, port, database, origin or [], behind_proxy)


@app.command
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
    json: Annotated[bool, Parameter(help="Print the figures as JSON.", negative="")] = False,
) -> None:
    """Drive a table server with games over the net; prints how fast it answered and whether anything was lost."""
    from farlight.cli.load import run, run_idle  # noqa: PLC0415
    from farlight.client.load_figures import Plan  # noqa: PLC0415

    plan = Plan(
        tuple(url or ()), idle or tables, rate, seconds, connections_per_table, tuple(game or ()), by_game, not views
    )
    sys.exit(run_idle(plan, json) if idle is not None else run(plan, json, database, processes))


@pack_app.command
def check(folder: Annotated[Path | None, Parameter(help="A pack; all installed ones if not given.")] = None, /) -> None:
    """Check packs: syntax, types, references, texts in every language."""
    from farlight.cli.packs import run  # noqa: PLC0415

    sys.exit(run(folder))


@app.command
def test(*args: Annotated[str, Parameter(allow_leading_hyphen=True, help="Passed on to pytest.")]) -> None:
    """Run everything that CI runs: lint, types, import contract, tests, conformance, random play."""
    from farlight.cli.testing import run  # noqa: PLC0415

    sys.exit(run(list(args)))
