"""Faults are found, planted and judged, and none of them stays."""

import importlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farlight.lab.mutants import Bench, Fault, Lists, faults_in, read_lists
from farlight.lab.mutants.citing import cited
from farlight.lab.mutants.forks import Died, in_forks
from farlight.lab.mutants.planting import Loaded, file_of
from farlight.scenarios import load_cases

ROOT = Path(__file__).resolve().parents[2]
LISTS = read_lists(ROOT / "scripts" / "mutants.toml")

TINY = '''
"""A game of one rule."""
from functools import cache

LIMIT = 3


def price(dice: int = 2, *, twice: bool = False) -> int:
    """T-PAY-01."""
    if dice > LIMIT and not twice:
        note("T-PAY-02")
    return min(dice + 1, 9)


def note(rule: str) -> None:
    NOTED.append(rule)


NOTED: list[str] = []


@cache
def limit() -> int:
    return 5


def adder():
    def add(number: int) -> int:
        return number + 1

    return add


ADD = adder()
RULES = {"price": price, "double": lambda number: number + number}
'''


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[str]:
    """A module of rules, loaded; its name."""
    name = f"tiny_rules_{os.getpid()}"
    (tmp_path / f"{name}.py").write_text(TINY, "utf-8")
    sys.path.insert(0, str(tmp_path))
    try:
        importlib.import_module(name)
        yield name
    finally:
        sys.path.remove(str(tmp_path))
        sys.modules.pop(name, None)


def _fault(module: str, new: str) -> Fault:
    return next(fault for fault in faults_in(module, TINY) if fault.new == new)


def test_every_place_inside_a_function_has_its_fault() -> None:
    found = [(fault.function, fault.old, fault.new) for fault in faults_in("tiny", TINY)]
    block = "if dice > LIMIT and (not twice):"
    assert found[:8] == [
        ("price", block, "if False:"),
        ("price", block, "if dice > LIMIT or not twice:"),
        ("price", block, "if dice >= LIMIT and (not twice):"),
        ("price", block, "if dice > LIMIT and (not not twice):"),
        ("price", "note('T-PAY-02')", "note('T-PAY-02') if False else None"),
        ("price", "return min(dice + 1, 9)", "return max(dice + 1, 9)"),
        ("price", "return min(dice + 1, 9)", "return min(dice - 1, 9)"),
        ("price", "return min(dice + 1, 9)", "return min(dice + 2, 9)"),
    ]
    assert {name for name, _, _ in found} == {"price", "note", "limit", "adder.<locals>.add", "<lambda>"}
    assert not any("LIMIT = 4" in new or "= 3" in new for _, _, new in found), "only what functions do"


def test_a_fault_knows_its_texts_and_its_line() -> None:
    fault = _fault("tiny", "return max(dice + 1, 9)")
    assert fault.line == TINY.splitlines().index("    return min(dice + 1, 9)") + 1
    assert cited(fault.texts, ["T-PAY-01", "T-PAY-02", "T-PAY-03"]) == {"T-PAY-01", "T-PAY-02"}


def test_a_text_cites_the_rules_that_it_names_and_that_exist() -> None:
    known = ["T-A-01", "T-A-02", "T-B-1", "T-B-2.1"]
    assert cited(["T-A-01.", "As T-B-1, T-B-2.1, T-C-1"], known) == {"T-A-01", "T-B-1", "T-B-2.1"}


def _planted(module: str, new: str) -> list[int]:
    """What the functions of the module give with a fault."""
    loaded = Loaded([module])
    rules = sys.modules[module]

    def work(fault: Fault) -> list[int]:
        rules.limit()
        return [loaded.plant(fault), rules.RULES["price"](3), rules.RULES["double"](4), rules.ADD(1), rules.limit()]

    (result,) = [result for _, result in in_forks(work, [_fault(module, new)], list[int], 1)]
    assert not isinstance(result, Died)
    return result


@pytest.mark.parametrize(
    ("new", "changed"),
    [
        ("return min(dice - 1, 9)", [1, 2, 8, 2, 5]),
        ("return number - 1", [2, 4, 8, 0, 5]),
        ("RULES = {'price': price, 'double': lambda number: number - number}", [1, 4, 0, 2, 5]),
        ("return 6", [1, 4, 8, 2, 6]),
    ],
)
def test_a_planted_fault_is_seen_by_every_reference_and_only_in_its_process(
    tiny: str, new: str, changed: list[int]
) -> None:
    before = (sys.modules[tiny].price(3), sys.modules[tiny].ADD(1), sys.modules[tiny].limit())
    assert _planted(tiny, new) == changed
    assert (sys.modules[tiny].price(3), sys.modules[tiny].ADD(1), sys.modules[tiny].limit()) == before


def test_a_process_that_dies_is_told_and_the_others_go_on() -> None:
    def work(number: int) -> int:
        if number == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return number * 2

    assert dict(in_forks(work, range(4), int, 2)) == {0: 0, 1: Died("SIGKILL"), 2: 4, 3: 6}


def test_the_cases_of_a_place_find_its_fault() -> None:
    cases = load_cases([ROOT / "tests" / "conformance" / "beacon" / "7-strain-and-sparks.toml"])
    bench = Bench("beacon", ["farlight.beacon.rules.verbs", "farlight.beacon.rules.watch"], cases)
    bench.look(1)
    strain = [fault for fault in bench.faults if fault.function == "strain"]
    unseen = [fault for fault in bench.faults if fault.new.startswith("play.reveal() if False")]
    assert strain
    found = {each.fault.key: each for each in bench.judge([*strain, *unseen], 1)}
    assert all("B-STRAIN" in found[fault.key].killed_by for fault in strain)
    assert [found[fault.key].killed_by for fault in unseen] == [""]


def test_modules_without_rules_are_left_out() -> None:
    found = LISTS.modules("farlight.beacon")
    assert {"farlight.beacon.rules.watch", "farlight.beacon.rules.verbs"} <= set(found)
    assert {name.split(".")[2] for name in found} == {"rules"}
    assert Lists({"table.*": "seen", "bots.*": "bots"}).is_left_out("bots.worth")


def test_every_pattern_leaves_something_out_and_every_equivalent_is_still_a_fault() -> None:
    games = ("beacon", "martians", "vanguard")
    modules = [name for game in games for name in Lists({}).modules(f"farlight.{game}")]
    short = {name.split(".", 2)[2] for name in modules}
    assert [name for name in LISTS.no_rules if not any(Lists({name: ""}).is_left_out(each) for each in short)] == []
    possible = {
        fault.key
        for module in {each.module for each in LISTS.equivalent}
        for fault in faults_in(module, file_of(module).read_text("utf-8"))
    }
    assert [each.key for each in LISTS.equivalent if each.key not in possible] == []
    assert all(each.why for each in LISTS.equivalent)
