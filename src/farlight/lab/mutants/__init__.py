"""Faults planted into the rules of a game, to see whether its conformance cases notice. See docs/mutants.md."""

from farlight.lab.mutants.faults import Fault, faults_in
from farlight.lab.mutants.judge import Bench, Finding
from farlight.lab.mutants.lists import Equivalent, Lists, read_lists

__all__ = ["Bench", "Equivalent", "Fault", "Finding", "Lists", "faults_in", "read_lists"]
