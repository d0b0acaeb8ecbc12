"""Ids that say more than one thing: each is a type, with one way to read it (`parse`) and one to write it (`str`).

States, options and events hold the words, as saves do; whoever wants to know what a word says asks here. Rules ask all
the time and there are few words, so what was read once is remembered.
"""

from collections.abc import Iterable
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


# The base and the map


class Element(NamedTuple):
    """An element of a Facility, or the kind of Shutdown tile that lies on it: `ga.cpu`, `ox1.energy`. M-TERM-08."""

    facility: str
    kind: str

    @staticmethod
    @cache
    def parse(text: str) -> "Element":
        facility, _, kind = text.partition(".")
        return Element(facility, kind)

    @staticmethod
    @cache
    def of(facility: str, kind: str) -> str:
        """How it is written."""
        return f"{facility}.{kind}"

    def __str__(self) -> str:
        return Element.of(*self)


class Space(NamedTuple):
    """A space of the map, by ring and direction: `A2-NW`; nothing drawn yet is in no ring. M-TERM-31."""

    ring: int
    direction: str

    @staticmethod
    @cache
    def parse(text: str) -> "Space":
        ring, _, direction = text.removeprefix("A").partition("-")
        return Space(int(ring or 0), direction)

    @staticmethod
    @cache
    def of(ring: int, direction: str) -> str:
        """How it is written."""
        return f"A{ring}-{direction}"

    def __str__(self) -> str:
        return Space.of(*self)


class Pile(NamedTuple):
    """A pile by what lies in it: `event`; of one kind `ring-2`, `shutdown-energy`, `adventure-green`."""

    kind: str
    part: str = ""

    @staticmethod
    @cache
    def parse(text: str) -> "Pile":
        kind, _, part = text.partition("-")
        return Pile(kind, part)

    @staticmethod
    @cache
    def of_ring(ring: int) -> str:
        """How the pile of a ring is written."""
        return str(Pile("ring", str(ring)))

    @staticmethod
    @cache
    def of_shutdown(kind: str) -> str:
        """How the pile of a kind of Shutdown tile is written."""
        return str(Pile("shutdown", kind))

    def __str__(self) -> str:
        return f"{self.kind}-{self.part}" if self.part else self.kind


@cache
def parts_of(text: str) -> tuple[str, ...]:
    """Several words in one: the spaces of a route `A1-N+A2-N`, the things of an action `cpu+x:s1`."""
    return tuple(text.split("+")) if text else ()


def joined(words: Iterable[str]) -> str:
    """Several words as one."""
    return "+".join(words)


# Things


RING_MARKER = "ring-marker-"


class Thing(NamedTuple):
    """A thing as it lies with an action or in the Cargo Bay, with how it is meant if that is not the plain thing.

    `cpu`, `s1`; once examined `x:s1`, taken from an element `from:ws.cpu`, paid `supply:energy`, only named `name:n2`,
    to be installed `upgrade:u03`, for a ring `ring-marker-fix:2`.
    """

    way: str
    what: str

    @staticmethod
    @cache
    def parse(text: str) -> "Thing":
        way, sign, what = text.partition(":")
        return Thing(way, what) if sign else Thing("", way)

    @staticmethod
    @cache
    def of(way: str, what: str) -> str:
        """How it is written."""
        return f"{way}:{what}" if way else what

    def __str__(self) -> str:
        return Thing.of(*self)

    @property
    def is_ring_marker(self) -> bool:
        """A marker of one of the actions that own one for each ring, also before the ring is said. M-MIS-PROBE-11."""
        return (self.way or self.what).startswith(RING_MARKER)


def that_are(way: str, things: Iterable[str]) -> list[str]:
    """What stands behind those of the things that are meant in one way."""
    return [thing.what for thing in map(Thing.parse, things) if thing.way == way]


class NumberedThing(NamedTuple):
    """A thing that there is several of: a sample by its ring `s2`, a nutrient `n3`, an Objective token `red1`."""

    kind: str
    number: int

    @staticmethod
    @cache
    def parse(text: str) -> "NumberedThing":
        kind = text.rstrip("0123456789")
        number = text[len(kind) :]
        return NumberedThing(kind, int(number or 0))

    def __str__(self) -> str:
        return f"{self.kind}{self.number}" if self.number else self.kind

    @property
    def is_sample(self) -> bool:
        """By ring, or one of the numbered finds that replace samples. M-MIS-PLANTS-05."""
        return self.kind in ("s", "n") and 0 < self.number < 10

    @property
    def is_objective(self) -> bool:
        """A token of a mission. M-OBJ-01."""
        return self.kind in ("red", "orange", "black")
