"""Ids that say more than one thing: each is a type, with one way to read it (`parse`) and one to write it (`str`).

States, options and events hold the words, as saves do; whoever wants to know what a word says asks here. Rules ask all
the time and there are few words, so what was read once is remembered.
"""

from functools import cache
from typing import NamedTuple

# Pawns


MACHINE = "m:"
"""Before the name of a machine whose pawn it is."""
NOBODY = -1
"""Whose a machine's pawn is."""


class Pawn(NamedTuple):
    """A pawn of an astronaut, with what it is bound to, or of a machine: `2`, `2+heart`, `m:porter`. M-ACT-06."""

    who: int
    bound: str = ""
    machine: str = ""

    @staticmethod
    @cache
    def parse(text: str) -> "Pawn":
        called = CalledPawn.parse(text)
        return Pawn(NOBODY if called.machine else int(called.who), called.bound, called.machine)

    @staticmethod
    @cache
    def of_machine(machine: str) -> str:
        """How the pawn of a machine is written."""
        return f"{MACHINE}{machine}"

    @staticmethod
    @cache
    def of(who: int, bound: str = "") -> str:
        """How the pawn of an astronaut is written."""
        return str(CalledPawn(str(who), bound))

    def __str__(self) -> str:
        return Pawn.of_machine(self.machine) if self.machine else Pawn.of(self.who, self.bound)

    @property
    def is_plain(self) -> bool:
        """An astronaut's, and bound to nothing."""
        return not self.bound and not self.machine


class CalledPawn(NamedTuple):
    """A pawn as people call it, by its astronaut: `aylin`, `aylin+spare`; a machine's is `m:porter` for them, too."""

    who: str
    bound: str = ""
    machine: str = ""

    @staticmethod
    @cache
    def parse(text: str) -> "CalledPawn":
        if text.startswith(MACHINE):
            return CalledPawn("", "", text.removeprefix(MACHINE))
        who, _, bound = text.partition("+")
        return CalledPawn(who, bound)

    def __str__(self) -> str:
        if self.machine:
            return Pawn.of_machine(self.machine)
        return f"{self.who}+{self.bound}" if self.bound else self.who
