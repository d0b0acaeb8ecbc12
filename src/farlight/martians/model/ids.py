"""Ids that say more than one thing: each is a type, with one way to read it (`parse`) and one to write it (`str`).

States, options and events hold the words, as saves do; whoever wants to know what a word says asks here. Rules ask all
the time and there are few words, so what was read once is remembered.
"""

from collections.abc import Iterable
from typing import NamedTuple

from farlight.content.ids import remembered

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
    @remembered
    def parse(text: str) -> "Pawn":
        called = CalledPawn.parse(text)
        return Pawn(NOBODY if called.machine else int(called.who), called.bound, called.machine)

    @staticmethod
    @remembered
    def of_machine(machine: str) -> str:
        """How the pawn of a machine is written."""
        return f"{MACHINE}{machine}"

    @staticmethod
    @remembered
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
    @remembered
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
    @remembered
    def parse(text: str) -> "Element":
        facility, _, kind = text.partition(".")
        return Element(facility, kind)

    @staticmethod
    @remembered
    def of(facility: str, kind: str) -> str:
        """How it is written."""
        return f"{facility}.{kind}"

    def __str__(self) -> str:
        return Element.of(*self)


class Space(NamedTuple):
    """A space of the map, by ring and direction: `A2-NW`; nothing drawn yet is in no ring.

    M-TERM-31, M-RUL-TERM-14, M-RUL-MAP-01.
    """

    ring: int
    direction: str

    @staticmethod
    @remembered
    def parse(text: str) -> "Space":
        ring, _, direction = text.removeprefix("A").partition("-")
        return Space(int(ring or 0), direction)

    @staticmethod
    @remembered
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
    @remembered
    def parse(text: str) -> "Pile":
        kind, _, part = text.partition("-")
        return Pile(kind, part)

    @staticmethod
    @remembered
    def of_ring(ring: int) -> str:
        """How the pile of a ring is written."""
        return str(Pile("ring", str(ring)))

    @staticmethod
    @remembered
    def of_shutdown(kind: str) -> str:
        """How the pile of a kind of Shutdown tile is written."""
        return str(Pile("shutdown", kind))

    def __str__(self) -> str:
        return f"{self.kind}-{self.part}" if self.part else self.kind


@remembered
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
    @remembered
    def parse(text: str) -> "Thing":
        way, sign, what = text.partition(":")
        return Thing(way, what) if sign else Thing("", way)

    @staticmethod
    @remembered
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
    @remembered
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


# What holds


LATER = "next:"
"""Before what holds only from the beginning of the next sol. M-PROD-08."""


class Mark(NamedTuple):
    """A word that is about something: what holds for a while, is counted, out of the game, or may come now.

    `must-roll:ws`, `did:survey:A2-N`, `production:energy:-2`, `days:A3-S`, `dir:nw`, `wounds:2:3`; from the next sol on
    `next:production:energy:-2`.
    """

    word: str
    of: str = ""
    more: str = ""
    is_later: bool = False

    @staticmethod
    @remembered
    def parse(text: str) -> "Mark":
        word, of, more = (*text.removeprefix(LATER).split(":", 2), "", "")[:3]
        return Mark(word, of, more, text.startswith(LATER))

    @staticmethod
    @remembered
    def on(word: str, of: object, more: object = "") -> str:
        """How it is written."""
        return str(Mark(word, str(of), str(more)))

    def __str__(self) -> str:
        return (LATER if self.is_later else "") + ":".join(filter(None, self[:3]))


def marked(word: str, marks: Iterable[str]) -> list[str]:
    """What marks of one word are about, each once."""
    return list(dict.fromkeys(mark.of for mark in map(Mark.parse, marks) if mark.word == word))


class Window(NamedTuple):
    """A moment in which something may be used: `plan`, and with what would answer a danger `danger:heal+spend:0`."""

    moment: str
    answers: tuple[str, ...] = ()

    @staticmethod
    @remembered
    def parse(text: str) -> "Window":
        moment, _, answers = text.partition(":")
        return Window(moment, parts_of(answers))

    def __str__(self) -> str:
        return f"{self.moment}:{joined(self.answers)}" if self.answers else self.moment


KIND = "kind:"


class Begun(NamedTuple):
    """What a seat declares: an action, or while that is still to be chosen only its kind, `kind:research`."""

    action: str = ""
    kind: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "Begun":
        return Begun(kind=text.removeprefix(KIND)) if text.startswith(KIND) else Begun(text)

    def __str__(self) -> str:
        return f"{KIND}{self.kind}" if self.kind else self.action


class ShutdownTile(NamedTuple):
    """A Shutdown tile on a Facility; of one that is face down nobody knows which it is. M-SHUT-03."""

    facility: str
    kind: str
    tile: str
    side: str
    """`down` or `up`."""

    @property
    def place(self) -> str:
        """What an action is aimed at to turn it."""
        return Element.of(self.facility, self.kind)


# Benefits


class Perk(NamedTuple):
    """A benefit that is not bound yet. M-RUL-GAP-23."""

    kind: str
    action: str
    who: int
    """Whose it is; -1 if anybody's."""
    sol: int
    """In which sol it can be used, or (negative) up to which."""

    def __str__(self) -> str:
        return ":".join(map(str, self))


class BoundPerk(NamedTuple):
    """A benefit as it lies with an action: `ease:build:-1:1`, one that an Event action of the plan promises
    `sure:build:-1:1@2`, of upgrades and masts `route`, `ease:mast`, for a shortcut `at:A2-N`."""

    kind: str
    of: str = ""
    perk: Perk | None = None
    """The benefit, if it is one that was gained or promised."""
    event: int = 0
    """The number of the Event action that promises it; 0 if it is gained."""

    @staticmethod
    @remembered
    def parse(text: str) -> "BoundPerk":
        said, _, event = text.partition("@")
        kind, of, *use = (*said.split(":"), "")
        perk = Perk(kind, of, int(use[0]), int(use[1])) if len(use) > 2 else None
        return BoundPerk(kind, of, perk, int(event or 0))

    @staticmethod
    def to(perk: Perk, event: int = 0) -> "BoundPerk":
        """A benefit as it is bound."""
        return BoundPerk(perk.kind, perk.action, perk, event)

    def __str__(self) -> str:
        said = str(self.perk) if self.perk is not None else ":".join(filter(None, (self.kind, self.of)))
        return f"{said}@{self.event}" if self.event else said


# Stories and ends


class MissionResult(NamedTuple):
    """How a mission of a campaign ended: `home:lost/parts`."""

    mission: str
    outcome: str

    @staticmethod
    @remembered
    def parse(text: str) -> "MissionResult":
        mission, _, outcome = text.partition(":")
        return MissionResult(mission, outcome)

    def __str__(self) -> str:
        return f"{self.mission}:{self.outcome}"


class NotedRoll(NamedTuple):
    """A die of an action as the history keeps it: `amara:brown:success:blank`. M-APP-26."""

    who: str
    colour: str
    die: str
    face: str

    @staticmethod
    @remembered
    def parse(text: str) -> "NotedRoll":
        return NotedRoll(*text.split(":"))

    def __str__(self) -> str:
        return ":".join(self)


class ObjectiveId(NamedTuple):
    """An objective of a mission: `home.o1`."""

    mission: str
    objective: str

    @staticmethod
    @remembered
    def parse(text: str) -> "ObjectiveId":
        mission, _, objective = text.partition(".")
        return ObjectiveId(mission, objective)

    def __str__(self) -> str:
        return f"{self.mission}.{self.objective}"


class StoryChoice(NamedTuple):
    """A choice between two missions of a campaign, and one of its answers: `slow-bell.plan`, `slow-bell.plan.wait`."""

    campaign: str
    choice: str
    answer: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "StoryChoice":
        campaign, choice, answer = (*text.split("."), "")[:3]
        return StoryChoice(campaign, choice, answer)

    def __str__(self) -> str:
        return ".".join(filter(None, self))


class Note(NamedTuple):
    """What a campaign has written down for later: `plan=brace`, `well-dir=n`."""

    flag: str
    value: str

    @staticmethod
    @remembered
    def parse(text: str) -> "Note":
        flag, _, value = text.partition("=")
        return Note(flag, value)

    def __str__(self) -> str:
        return f"{self.flag}={self.value}"


def is_rule(way: str) -> bool:
    """Whether an objective is reached by a rule, `M-END-03`, and not by an action."""
    return way.startswith("M-")


# What is foreseen


class Cause(NamedTuple):
    """What the next Production brings: Stress `crew:3`, a penalty `ws:stress`, plants that wilt `fa:filters+cpu`."""

    name: str
    by: str

    @staticmethod
    @remembered
    def parse(text: str) -> "Cause":
        name, _, by = text.partition(":")
        return Cause(name, by)

    def __str__(self) -> str:
        return f"{self.name}:{self.by}"


class Burden(NamedTuple):
    """A Modifier token and what it lies on: `queue:fault`, `map:wound`. M-TOK-02."""

    where: str
    token: str

    @staticmethod
    @remembered
    def parse(text: str) -> "Burden":
        where, _, token = text.partition(":")
        return Burden(where, token)

    def __str__(self) -> str:
        return f"{self.where}:{self.token}"
