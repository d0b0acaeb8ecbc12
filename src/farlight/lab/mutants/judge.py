"""Judging faults: the cases that come to the place run against each one, until one of them fails."""

import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import msgspec

from farlight.lab.mutants.citing import cited
from farlight.lab.mutants.faults import Fault, faults_in
from farlight.lab.mutants.forks import Died, in_forks
from farlight.lab.mutants.planting import Loaded, Place
from farlight.rulebook import rules
from farlight.scenarios import Located, run_case

SECONDS = 10
"""Of computing, for one case with a fault in it: what takes longer never ends."""
MEMORY = 2 << 30
"""Bytes: what takes more does not end either."""


class Finding(msgspec.Struct, frozen=True):
    """What became of a fault."""

    fault: Fault
    rules: tuple[str, ...]
    """Cited at the place."""
    reaching: int
    """How many cases come there."""
    killed_by: str = ""
    """The case that noticed; empty if none did."""


class Bench:
    """A game and its cases, loaded, with all faults that its rules could have."""

    def __init__(self, game: str, modules: Sequence[str], cases: Sequence[Located]) -> None:
        self.cases = cases
        self.known = [rule.id for rule in rules(game)]
        # A file may bring cards: its game is made now, once, and not in every process again.
        self.games = [case.played for case in cases]
        self.loaded = Loaded(modules)
        self.faults = [
            fault for module in modules for fault in faults_in(module, self.loaded.files[module].read_text("utf-8"))
        ]
        self.reaching: dict[Place, list[int]] = {}

    def look(self, jobs: int) -> None:
        """Find out which cases come to which functions: all others cannot notice what is wrong there."""
        names = self.loaded.places()
        reaching: dict[Place, list[int]] = defaultdict(list)
        for case, entered in in_forks(_Watch(self.cases, set(names)).entered, range(len(self.cases)), list[int], jobs):
            if isinstance(entered, Died):
                raise RuntimeError(f"{self.cases[case].label}: {entered.how}")
            for place in {names[code] for code in entered}:
                reaching[place].append(case)
        self.reaching = {place: sorted(found) for place, found in reaching.items()}

    def judge(self, faults: Sequence[Fault], jobs: int) -> Iterator[Finding]:
        """What becomes of each fault, as it turns out."""
        for fault, killer in in_forks(self.killer, faults, str, jobs):
            if isinstance(killer, Died) and not killer.by_signal:
                raise RuntimeError(f"{fault.module}, {fault.function}: {killer.how}")
            told = f"ended by {killer.how}" if isinstance(killer, Died) else killer
            reaching = len(self.reaching.get(self.loaded.place(fault), []))
            yield Finding(fault, tuple(sorted(self.rules_of(fault))), reaching, told)

    def killer(self, fault: Fault) -> str:
        """The case that notices the fault, which stays in this process."""
        order = self.order(fault)
        if not self.loaded.plant(fault):
            raise LookupError(f"{fault.module}: {fault.function} is not among the loaded functions")
        _limit_memory()
        for number in order:
            with _limited_time():
                noticed = _fails(self.cases[number])
            if noticed:
                return self.cases[number].label
        return ""

    def order(self, fault: Fault) -> list[int]:
        """The cases that come to the place: those that cite its rules first, then those of its module."""
        own = self.rules_of(fault)
        near = cited([self.loaded.sources[fault.module]], self.known)

        def distance(case: int) -> int:
            rules_cited = self.cases[case].case.rule
            return 0 if not own.isdisjoint(rules_cited) else 1 if not near.isdisjoint(rules_cited) else 2

        return sorted(self.reaching.get(self.loaded.place(fault), []), key=distance)

    def rules_of(self, fault: Fault) -> set[str]:
        return cited(fault.texts, self.known)


class _Watch:
    """Runs cases and notes which code they enter."""

    def __init__(self, cases: Sequence[Located], codes: Iterable[int]) -> None:
        self.cases = cases
        self.codes = frozenset(codes)
        self.seen: set[int] = set()

    def entered(self, case: int) -> list[int]:
        sys.setprofile(self._note)
        verdict = run_case(self.cases[case])
        sys.setprofile(None)
        if not verdict.passed:
            raise RuntimeError(f"{verdict.case.label} fails without any fault: {verdict.reason}")
        return list(self.seen & self.codes)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.seen.add(id(frame.f_code))


def _fails(case: Located) -> bool:
    try:
        return not run_case(case).passed
    except KeyboardInterrupt:
        raise
    except BaseException:
        # Where no case could ever fail, the runner lets errors pass, the kernel's signals among them.
        return True


@contextmanager
def _limited_time() -> Iterator[None]:
    """Whoever takes more is ended by the signal: nothing in a faulty rule can catch it."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)


def _limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    limit = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
