"""`bench`: every figure is there, engines take turns, what cannot be measured is told. No figure is judged."""

import json
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path

import msgspec
import pytest

from farlight.cli.lab import bench
from farlight.cli.lab.bench_tables import print_report
from farlight.compiled import VARIABLE
from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.bench import instructions, measured, peers
from farlight.lab.bench.figures import Report, best, figures, ratios
from farlight.lab.bench.measured import Subject, measure, of_game, started
from farlight.lab.bench.our_engine import engine
from farlight.lab.bench.yardstick import Yardstick
from farlight.lab.digest import digest_of
from tests.cli.run import ROOT, farlight

FEW = 2
"""Games of a round here."""


class Countdown:
    """A toy engine: from seven down to none, by one or two; a position is a list of one number."""

    about: Mapping[str, str | bool] = {"compiled": True}
    loops: Mapping[str, Callable[[int], int]] = {}

    def new(self, seed: int) -> list[int]:
        return [7 + seed % 2]

    def options(self, position: list[int]) -> int:
        return min(position[0], 2)

    def answer(self, position: list[int], number: int) -> None:
        position[0] -= number + 1

    def copy(self, position: list[int]) -> list[int]:
        return position[:]

    def once(self) -> dict[str, float]:
        return {}


def test_every_round_plays_the_same_games() -> None:
    played: list[int] = []

    class Noted(Countdown):
        def new(self, seed: int) -> list[int]:
            played.append(seed)
            return super().new(seed)

    yardstick = Yardstick(Noted())
    yardstick.round(FEW)  # finds the middles of games, too
    played.clear()
    found = [yardstick.round(FEW), yardstick.round(FEW)]
    assert played == [1, 2, 1] * 2
    assert found[0]["forced"] == found[1]["forced"] > 0


def test_a_real_choice_bears_the_time_of_the_forced_ones() -> None:
    found = Yardstick(Countdown()).round(FEW)
    assert found["real_choice"] * (1 - found["forced"]) == pytest.approx(found["decision"])


def test_a_copy_leaves_the_original_alone() -> None:
    """Measuring answers each decision twice, by the original and by its copy: both go the way of the game."""
    game = engine("beacon")
    yardstick = Yardstick(game)
    assert yardstick.games(2) == sum(game.loops["decision_sim"](seed) for seed in (1, 2))
    assert yardstick.games(2) == sum(game.loops["bare"](seed) for seed in (1, 2))
    assert yardstick.round(FEW).keys() >= {"copy", "answer", "copy_and_answer", "playout", "decision_sim", "bare"}


def test_the_best_round_of_each_figure_counts() -> None:
    assert best([{"a": 2.0, "b": 1.0}, {"a": 1.0, "b": 3.0}]) == {"a": 1.0, "b": 1.0}


def test_ratios_are_shares_of_the_others_time() -> None:
    once = {"memory": 1.0, "loading": 1.0}
    ours, theirs = (figures(name, "", [dict.fromkeys(ROUND, time)], once) for name, time in (("a", 1.0), ("b", 4.0)))
    found = ratios(ours, theirs)
    assert (found.to, found.decision, found.real_choice, found.copy, found.playout) == ("b", 0.25, 0.25, 0.25, 0.25)


ROUND = ("decision", "real_choice", "forced", "game", "copy", "answer", "copy_and_answer", "playout")


def test_engines_are_measured_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, object]] = []
    ask = measured.Measured.ask

    def noted(self: measured.Measured, *question: object) -> object:
        asked.append((self.subject.folder, question[0]))
        return ask(self, *question)

    monkeypatch.setattr(measured.Measured, "ask", noted)
    subjects = [of_game("beacon"), of_game("beacon", ROOT)]
    found = measure(subjects, 2, FEW)
    assert asked[:4] == [("", "round"), (ROOT.name, "round")] * 2
    assert [each.build for each in found] == ["pure", f"pure {ROOT.name}"]


def test_the_pure_engine_is_measured_beside_the_compiled_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert measured.engines_in_use() == [measured.PURE]
    monkeypatch.setenv(VARIABLE, "build/compiled/x")
    asked = [of_game("beacon", compiled=engine).environment() for engine in measured.engines_in_use()]
    assert [each[VARIABLE] for each in asked] == ["build/compiled/x", "0"]


def test_a_checkout_and_a_build_are_found(tmp_path: Path) -> None:
    (tmp_path / "farlight" / "kernel").mkdir(parents=True)
    assert measured.package_root(tmp_path) == tmp_path
    assert measured.package_root(ROOT) == ROOT / "src"
    with pytest.raises(UserError, match="no checkout of Farlight"):
        measured.package_root(ROOT / "tests")


def test_what_an_engine_complains_about_is_told() -> None:
    subject = Subject("becon", measured.OURS, source=str(ROOT / "src"))
    with pytest.raises(UserError, match=r"becon could not be measured: .*There is no game 'becon'"), started(subject):
        pass


def test_the_report_has_every_figure_and_decodes_to_its_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SHORT_GAMES", FEW)
    monkeypatch.setattr(bench, "peers", lambda told: ([of_game("beacon", ROOT)], {"catanatron": "not installed: no"}))
    bench.run(bench.Wanted(json=True, short=True, peers=True, game="beacon"))
    report = msgspec.json.decode(capsys.readouterr().out, type=Report, strict=True)
    ours = report.engines[0]
    assert [name for name, value in msgspec.to_builtins(ours).items() if value is None] == ["instructions"]
    assert report.missing == {"catanatron": "not installed: no"}
    assert report.counted_by == bench.NOT_COUNTED

    print_report(report)
    shown = capsys.readouterr().out
    assert "beacon, pure" in shown
    assert "catanatron was not measured: not installed: no" in shown


def test_a_peer_that_cannot_be_installed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip fails at the lock of the second engine: the first is measured all the same."""
    monkeypatch.setattr(peers, "ROOT", tmp_path)
    folder = tmp_path / ".venv-peers" / "bin"
    folder.mkdir(parents=True)
    (tmp_path / "requirements").mkdir()
    for name in peers.LOCKS:
        (tmp_path / "requirements" / name).write_text(f"{name}\n")
    pip = folder / "python"
    pip.write_text(
        "#!/bin/sh\ncase \"$*\" in *open-spiel.txt) echo 'ERROR: No matching distribution' >&2; exit 1;; esac\n"
    )
    pip.chmod(0o755)
    found, missing = peers.peers(str)
    assert [subject.name for subject in found] == ["catanatron", "python-chess"]
    assert set(missing) == set(peers.LOCKS["open-spiel.txt"])
    assert set(missing.values()) == {"not installed: ERROR: No matching distribution"}


def test_peers_need_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ROOT", tmp_path)
    with pytest.raises(UserError, match="--peers needs the checkout"):
        peers.peers(str)


def test_instructions_are_the_difference_of_two_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for the counter reports a thousand for the start and ten for each game. What an engine makes on
    its first start is made before."""
    begun: list[Subject] = []

    def started_once(subject: Subject) -> nullcontext[None]:
        begun.append(subject)
        return nullcontext()

    monkeypatch.setattr(instructions, "started", started_once)
    program = tmp_path / "counter"
    program.write_text('#!/bin/sh\nread ask\nset -- "$1" ${ask#*,}\necho $((1000 + 10 * ${2%]})) > $1\necho ${2%]}\n')
    program.chmod(0o755)
    counter = instructions.Counter("counter", (str(program), "{report}"), r"^([0-9]+)")
    assert instructions.count(counter, of_game("beacon")) == pytest.approx(0.01)
    assert begun == [of_game("beacon")]


def test_that_nothing_can_count_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert instructions.find_counter() is None
    assert "perf" in bench._count([], [], str)


def test_the_digest_is_the_same_for_the_same_games_and_no_others() -> None:
    game = load_game("beacon")
    assert digest_of(game, 3) == digest_of(game, 3)
    assert digest_of(game, 3).digest != digest_of(game, 4).digest
    shown = farlight("bench", "--game", "beacon", "--digest", "3", "--json")
    assert [msgspec.to_builtins(digest_of(game, 3))] == json.loads(shown.stdout)
