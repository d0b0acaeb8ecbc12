"""`farlight lab run`."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farlight.cli.as_json import print_json
from farlight.errors import UserError
from farlight.lab.studies.dispatch import Dispatch, still_to_play
from farlight.lab.studies.run_folder import RunFolder, begin_run, check_same, open_run
from farlight.lab.studies.study import Study, read_study
from farlight.lab.studies.teams import Cluster, Processes, Team

RUNS = Path("runs")
"""Where runs go without a folder of their own."""
MOST_ERRORS = 10


class Done(msgspec.Struct):
    """What a run came to, for programs."""

    run: str
    games: int
    played: int
    """Just now; the rest was there."""
    won: int
    noted: int
    """Games in which a stand-in answered for a bot."""
    errors: list[str]


def run_file(path: Path, out: Path | None, jobs: int | None, dask: str, json: bool) -> int:
    """Play a study, or go on with a run."""
    if path.is_dir():
        if out is not None:
            raise UserError("A run is gone on with where it lies: leave --out out.")
        folder = open_run(path)
        if not folder.finished:
            check_same(folder)
        return play(folder, jobs, dask, json)
    return run_study(read_study(path), out, jobs, dask, json)


def run_study(study: Study, out: Path | None, jobs: int | None, dask: str, json: bool) -> int:
    return play(begin_run(out or RUNS / study.name, study), jobs, dask, json)


def play(run: RunFolder, jobs: int | None, dask: str, json: bool = False) -> int:
    """Play what of a run has not been played yet; 1 if a game broke."""
    missing = play_quietly(run, jobs, dask)
    done = _sum_up(run, missing)
    if json:
        print_json(done)
    else:
        _tell(done)
    return 1 if done.errors else 0


def play_quietly(run: RunFolder, jobs: int | None, dask: str) -> int:
    """Play what is missing, and say nothing but how far it is; gives how many games that were."""
    missing = run.games - sum(stop - first for first, stop in run.done())
    if not run.finished:
        _play_rest(run, jobs, dask, missing)
    return missing


def _play_rest(run: RunFolder, jobs: int | None, dask: str, missing: int) -> None:
    todo = still_to_play(run.cells, run.done())
    if todo:
        team: Team = Cluster(dask) if dask else Processes(jobs)
        reports = None if dask else run.folder / "failures"
        dispatch = Dispatch(team, todo, run.tables, run.study.limit, reports)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True, emoji=False)) as progress:
            task = progress.add_task(run.study.name, total=run.games, completed=run.games - missing)
            try:
                for data in dispatch.batches():
                    batch = run.add(data)
                    progress.advance(task, batch.stop - batch.first)
            except KeyboardInterrupt:
                played = sum(stop - first for first, stop in run.done())
                raise UserError(
                    f"Stopped: {played} of {run.games} games are kept. To go on: farlight lab run {run.folder}"
                ) from None
            finally:
                team.close()
    run.finish()


def _sum_up(run: RunFolder, played: int) -> Done:
    games = run.table("games").to_pylist()
    errors = [
        f"{game['game']} {game['mission']}, seats {game['seats']}, seed {game['seed']}, {game['bot']}: {game['error']}"
        for game in games
        if game["error"]
    ]
    won, noted = (sum(bool(game[column]) for game in games) for column in ("won", "notes"))
    return Done(str(run.folder), len(games), played, won, noted, errors)


def _tell(done: Done) -> None:
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    console.print(f"{done.run}: {done.games} games, {done.played} of them just now, {done.won} won.", markup=False)
    if done.noted:
        console.print(f"In {done.noted} games a stand-in answered for a bot that failed: see `notes` in games.parquet.")
    for error in done.errors[:MOST_ERRORS]:
        console.print(f"error: {error}", markup=False)
    console.print(f"Look at it: farlight lab report {done.run}", markup=False)
