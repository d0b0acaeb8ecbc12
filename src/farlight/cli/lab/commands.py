"""`farlight lab`, with its commands and their flags."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from farlight.cli.overview import COMMANDS, marked
from farlight.cli.parameters import FirstSeed, Jobs, Json
from farlight.errors import UserError

lab_app = App(name="lab", help=COMMANDS["lab"])

Dask = Annotated[str, Parameter(help="A dask scheduler to play at, as in tcp://host:8786, instead of processes here.")]
Out = Annotated[Path | None, Parameter(help=marked("Folder for the records; below `runs` if not given."))]
Missions = Annotated[
    list[str] | None, Parameter(name="--mission", help="Only this mission; once for each.", negative="")
]
Seats = Annotated[list[int] | None, Parameter(help="Only this number of seats; once for each.", negative="")]
Levels = Annotated[
    list[str] | None, Parameter(help="At this difficulty; once for each. The bot chooses it if not given.", negative="")
]
Campaign = Annotated[bool, Parameter(help="Whole campaigns instead of single missions.", negative="")]


@lab_app.command
def run(  # noqa: PLR0913 - each is a flag
    study: Annotated[
        Path | None, Parameter(help="A study (TOML), or a run to go on with; else the flags say it.")
    ] = None,
    /,
    *,
    out: Out = None,
    jobs: Jobs = None,
    dask: Dask = "",
    game: Annotated[str, Parameter(help="What to play, without a study.")] = "",
    mission: Missions = None,
    campaign: Campaign = False,
    seats: Seats = None,
    difficulty: Levels = None,
    bots: Annotated[list[str] | None, Parameter(help="Who plays; once for each.", negative="")] = None,
    pack: Annotated[
        list[Path] | None, Parameter(help="A pack instead of the game's own; once for each.", negative="")
    ] = None,
    games: Annotated[int, Parameter(help="How many of each combination.", validator=Number(gte=1))] = 100,
    seed: FirstSeed = 1,
    json: Json = False,
) -> None:
    """Play a study and keep the records of its games; the same command goes on where it was stopped."""
    from farlight.cli.lab.study_run import run_file, run_study  # noqa: PLC0415
    from farlight.lab.studies.study import Block, Study  # noqa: PLC0415

    if study is not None:
        if game:
            raise UserError("Name a study or a --game, not both.")
        sys.exit(run_file(study, out, jobs, dask, json))
    if not game:
        raise UserError("What shall be played? Name a study, or a --game.")
    packs = tuple(str(each.resolve()) for each in pack or ()) or ("",)
    levels = tuple(difficulty or ("",))
    block = Block(game, tuple(mission or ()), tuple(seats or ()), levels, tuple(bots or ()), packs, campaign)
    sys.exit(run_study(Study((block,), game, games, seed), out, jobs, dask, json))


@lab_app.command
def report(
    run: Annotated[Path, Parameter(help="The folder of a run, finished or not.")],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="Folder for the page and its tables; the run's own if not given.")
    ] = None,
    json: Json = False,
) -> None:
    """Write a page with plots of what a run came to, and its tables as CSV."""
    from farlight.cli.as_json import print_json  # noqa: PLC0415
    from farlight.lab.reports.report import report_of  # noqa: PLC0415
    from farlight.lab.studies.run_folder import open_run  # noqa: PLC0415

    found = report_of(open_run(run))
    if json:
        print_json(found)
        return
    file = found.write(out or run)
    print(f"{file}: {found.played} games. Tables: {file.parent / 'tables'}")


@lab_app.command
def compare(  # noqa: PLR0913 - each is a flag
    a: Annotated[str, Parameter(help="A pack (a folder, - for the game's own), a bot, or a run.")],
    b: Annotated[str, Parameter(help="What it is compared with: another of the same kind.")],
    /,
    *,
    game: Annotated[str, Parameter(help="What to play; not needed for two runs.")] = "",
    mission: Missions = None,
    campaign: Campaign = False,
    seats: Seats = None,
    difficulty: Levels = None,
    bots: Annotated[list[str] | None, Parameter(help="Who plays two packs; once for each.", negative="")] = None,
    pack: Annotated[Path | None, Parameter(help="The pack that two bots play.")] = None,
    games: Annotated[int, Parameter(help="How many of each combination.", validator=Number(gte=1))] = 100,
    seed: FirstSeed = 1,
    jobs: Jobs = None,
    dask: Dask = "",
    out: Annotated[Path | None, Parameter(help="Keep the records and a table of the changes here.")] = None,
    json: Json = False,
) -> None:
    """Play two packs or two bots on the same seeds, or take two runs, and tell what changed, with intervals."""
    from farlight.cli.lab.compare import run as run_compare  # noqa: PLC0415
    from farlight.lab.studies.study import Block, Study  # noqa: PLC0415

    packs = (str(pack.resolve()) if pack else "",)
    levels = tuple(difficulty or ("",))
    block = Block(game, tuple(mission or ()), tuple(seats or ()), levels, tuple(bots or ()), packs, campaign)
    study = Study((block,), "compare", games, seed, ("resources",))
    sys.exit(run_compare(a, b, block, study, out, (jobs, dask), json))
