"""Studies: what is played, kept and gone on with, by whom and after whatever happened."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from distributed import LocalCluster

from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.studies.dispatch import Dispatch, still_to_play
from farlight.lab.studies.observer import Span, play_span
from farlight.lab.studies.records import TABLES, unpack_batch
from farlight.lab.studies.run_folder import MANIFEST, PARTS, RunFolder, begin_run, check_same, open_run
from farlight.lab.studies.study import Block, Study, cells_of, read_study
from farlight.lab.studies.teams import Cluster, Processes, Team

STUDY = Study((Block("beacon", seats=(1, 2), bots=("keeper", "random")),), "small", games=6)
MARTIANS = Study((Block("martians", ("core",), (2,), ("easy", "hard"), ("random",)),), games=1)


def play(run: RunFolder, team: Team | None = None) -> RunFolder:
    team = team or Processes(1)
    try:
        for data in Dispatch(team, still_to_play(run.cells, run.done()), run.tables, 60).batches():
            run.add(data)
    finally:
        team.close()
    run.finish()
    return run


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """A run that nobody disturbed."""
    return play(begin_run(tmp_path_factory.mktemp("whole") / "run", STUDY))


def files(run: RunFolder) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in run.folder.iterdir()}


def test_a_study_is_every_combination_with_the_same_seeds() -> None:
    cells = cells_of(STUDY)
    missions = len(load_game("beacon").rules.missions())
    assert len(cells) == missions * 2 * 2
    assert {cell.setup(cell.first).seed for cell in cells} == {1}
    assert [cell.first for cell in cells] == list(range(0, len(cells) * 6, 6))


def test_a_finished_run_has_a_row_for_every_game_and_its_tables(whole: RunFolder) -> None:
    games = whole.table("games").to_pylist()
    assert [game["number"] for game in games] == list(range(len(games)))
    assert {game["outcome"].partition("/")[0] for game in games} == {"won", "lost"}
    assert all(game["choices"] <= game["answers"] and not game["error"] for game in games)
    for name, columns in TABLES.items():
        assert whole.table(name).column_names == list(columns)
    assert whole.table("cards").num_rows > len(games)
    assert whole.table("choices").num_rows == sum(game["choices"] for game in games)
    assert not (whole.folder / PARTS).exists()


def test_records_tell_difficulty_resources_luck_and_story(tmp_path: Path) -> None:
    run = play(begin_run(tmp_path / "run", MARTIANS))
    games = run.table("games").to_pylist()
    assert [game["difficulty"] for game in games] == ["easy", "hard"]
    assert all(game["rounds"] > 2 and game["rolls"] >= 0 for game in games)
    resources = run.table("resources").to_pylist()
    assert {"stress", "oxygen", "energy"} <= {row["series"] for row in resources}
    assert run.table("story").num_rows > 2
    assert {"number", "answer", "kind", "rule", "about"} == set(run.table("events").column_names)


KILLED = """
import os, signal, sys
from pathlib import Path
from farlight.lab.studies.run_folder import RunFolder
from tests.lab.test_studies import STUDY, begin_run, play
keep, kept = RunFolder.add, []
def add(run, data):
    kept.append(keep(run, data))
    if len(kept) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
RunFolder.add = add
play(begin_run(Path(sys.argv[1]), STUDY))
"""


def test_a_run_that_was_killed_goes_on_and_ends_byte_for_byte_as_if_nothing_had_been(
    whole: RunFolder, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    done = subprocess.run([sys.executable, "-c", KILLED, folder], check=False, cwd=Path(__file__).parents[2])
    assert done.returncode == -signal.SIGKILL
    killed = begin_run(folder, STUDY)
    assert 0 < len(killed.done()) == 3
    (folder / PARTS / "00000009.draft1").write_bytes(b"half a part")
    assert files(play(killed, Processes(2))) == files(whole)
    assert open_run(folder).finished


def dies_once(span: Span) -> bytes:
    """Play, but the first process that comes to a certain game is killed there."""
    marker = Path(span.reports) / "killed"
    if span.first <= 5 < span.stop and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_span(span)


def dies_always(span: Span) -> bytes:
    if span.first <= 5 < span.stop:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_span(span)


def test_a_worker_that_is_killed_costs_nothing(whole: RunFolder, tmp_path: Path) -> None:
    run = begin_run(tmp_path / "run", STUDY)
    team = Processes(2)
    dispatch = Dispatch(team, still_to_play(run.cells, ()), run.tables, 60, tmp_path, dies_once)
    for data in dispatch.batches():
        run.add(data)
    team.close()
    run.finish()
    assert (tmp_path / "killed").exists()
    assert files(run) == files(whole)


def test_a_game_that_kills_every_worker_is_noted_and_the_others_are_played() -> None:
    cells = cells_of(Study((Block("beacon", ("first-light",), (2,)),), games=8))
    team = Processes(2)
    batches = list(map(unpack_batch, Dispatch(team, still_to_play(cells, ()), (), 60, work=dies_always).batches()))
    team.close()
    games = sorted((game for batch in batches for game in batch.games), key=lambda game: game.number)
    assert [game.number for game in games] == list(range(8))
    assert [game.number for game in games if game.error] == [5]
    assert "the process died" in games[5].error


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as found:
        yield found


@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_plays_the_same(whole: RunFolder, tmp_path: Path, cluster: LocalCluster) -> None:
    run = play(begin_run(tmp_path / "run", STUDY), Cluster(cluster.scheduler_address))
    assert files(run) == files(whole)


def test_a_cluster_that_does_not_answer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farlight.lab.studies.teams.ANSWERS_WITHIN", 0.01)
    for address in ("tcp://127.0.0.1:9", "nonsense://x", "tcp://[::"):
        with pytest.raises(UserError, match="No dask scheduler answers"):
            Cluster(address)


def test_a_bot_that_raises_has_its_stand_in_and_a_note(tmp_path: Path) -> None:
    block = Block("beacon", ("first-light",), (2,), bots=("tests.bots.odd_bots:Raises",))
    run = play(begin_run(tmp_path / "run", Study((block,), games=2)))
    for game in run.table("games").to_pylist():
        assert game["outcome"]
        assert "it raised" in game["notes"]


def test_what_is_gone_on_with_must_be_the_same(whole: RunFolder, tmp_path: Path) -> None:
    assert begin_run(whole.folder, STUDY).finished
    other = Study(STUDY.play, "small", games=7)
    with pytest.raises(UserError, match="another study"):
        begin_run(whole.folder, other)
    run = begin_run(tmp_path / "run", STUDY)
    run.manifest.engine = "older"
    with pytest.raises(UserError, match="other rules or bots"):
        check_same(run)
    run.manifest.engine = whole.manifest.engine
    run.manifest.packs["beacon"] = "older"
    with pytest.raises(UserError, match="other cards in beacon"):
        check_same(run)


def test_a_folder_that_is_no_run_or_of_another_version_is_said(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"no run\.json|is no run"):
        open_run(tmp_path)
    (tmp_path / MANIFEST).write_text('{"format": 99}')
    with pytest.raises(UserError, match="another version"):
        open_run(tmp_path)
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(UserError, match="damaged"):
        open_run(tmp_path)
    (tmp_path / MANIFEST).unlink()
    (tmp_path / "letter").touch()
    with pytest.raises(UserError, match="something else"):
        begin_run(tmp_path, STUDY)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "missing required field `play`"),
        ("play = []", "plays nothing"),
        ("x =", "no TOML"),
        ('[[play]]\ngame = "beacon"\nseat = 2', "unknown field `seat`"),
        ('[[play]]\ngame = "bacon"', "There is no game 'bacon'"),
        ('[[play]]\ngame = "beacon"\nmissions = ["first"]', "There is no mission 'first'"),
        ('[[play]]\ngame = "beacon"\nseats = [9]', "players, not 9"),
        ('[[play]]\ngame = "beacon"\nbots = ["keper"]', "There is no bot 'keper'"),
        ('[[play]]\ngame = "beacon"\ndifficulty = ["hard"]', "There is no difficulty 'hard'"),
        ('[[play]]\ngame = "beacon"\ncampaign = true', "has no campaign"),
        ('[[play]]\ngame = "beacon"\npacks = ["nowhere"]', "nowhere"),
        ('tables = ["cads"]\n[[play]]\ngame = "beacon"', "There is no table 'cads'"),
    ],
)
def test_a_study_that_cannot_be_played_is_said_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "study.toml"
    file.write_text(text)
    with pytest.raises(UserError) as error:
        cells_of(read_study(file))
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_no_pool_is_left_when_a_run_is_over() -> None:
    team = Processes(2)
    assert isinstance(team.executor(), ProcessPoolExecutor)
    team.close()
    assert team.renew() is not None
    team.close()
