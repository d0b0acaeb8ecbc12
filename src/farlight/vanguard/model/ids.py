"""Ids that say more than one thing: each is a type, with one way to read it (`parse`) and one to write it (`str`).

States, options and events hold the words, as saves do; whoever wants to know what a word says asks here. Rules ask all
the time and there are few words, so what was read once is remembered.
"""

from collections.abc import Iterable
from typing import NamedTuple

from farlight.content.ids import BoundText, TextPlace, each_of, remembered

# Where something is written


IN_SECTORS = ("poi", "token")
"""Kinds of card that lie in a Sector, which is part of their id."""


class ActionSource(NamedTuple):
    """Where an effect or an Action is written: `poi:3:p101:0` (Sector, card, place on the card), `threat:t01:0`,
    `mission:m02:0`, `condition:g01`, `token:4:e55`, `event:e12`, `log:227`, `prepare`.

    Without a place it is the card, and so its Time Track.
    """

    kind: str
    card: str = ""
    sector: int = 0
    place: int | None = None

    @staticmethod
    @remembered
    def parse(text: str) -> "ActionSource":
        kind, *words = text.split(":")
        sector = int(words.pop(0)) if kind in IN_SECTORS and words else 0
        card, place = (*words, "", "")[:2]
        return ActionSource(kind, card, sector, int(place) if place else None)

    def __str__(self) -> str:
        return _source(self)

    @property
    def on_card(self) -> "ActionSource":
        """The card without the place on it: what a Time Track is named by."""
        return self._replace(place=None)

    @property
    def is_on_card(self) -> bool:
        """Whether it is written somewhere; the Actions that everybody has are not."""
        return self != ActionSource(self.kind)


@remembered
def _source(source: ActionSource) -> str:
    words = (source.kind, source.sector or None, source.card or None, source.place)
    return ":".join(str(word) for word in words if word is not None)


@remembered
def card_source(card: str) -> ActionSource:
    """Where the text of a card is written that somebody uses; asked for every card whenever it could be used."""
    return ActionSource("card", card)


@remembered
def source_id(kind: str, card: str = "", sector: int = 0, place: int | None = None) -> str:
    """The word for a source of which the parts are known: rules offer the same ones again and again."""
    return str(ActionSource(kind, card, sector, place))


class ProgressTrack(NamedTuple):
    """A track on an Action: `poi:3:p102:0.green`. V-CHECK-7.18."""

    action: ActionSource
    colour: str

    @staticmethod
    @remembered
    def parse(text: str) -> "ProgressTrack":
        action, _, colour = text.rpartition(".")
        return ProgressTrack(ActionSource.parse(action), colour)

    @staticmethod
    @remembered
    def of(action: str, colour: str) -> str:
        """How it is written."""
        return str(ProgressTrack(ActionSource.parse(action), colour))

    def __str__(self) -> str:
        return f"{self.action}.{self.colour}"


# What holds, was used or was done


class Mark(NamedTuple):
    """What holds or was used for a while: `turn:hurt`, `round:a29`, `exploration:carry lamp`, `turn:power hand 1`."""

    scope: str
    what: str

    @staticmethod
    @remembered
    def parse(text: str) -> "Mark":
        scope, _, what = text.partition(":")
        return Mark(scope, what)

    def __str__(self) -> str:
        return f"{self.scope}:{self.what}"

    @property
    def power(self) -> str:
        """The power that it gives, if any."""
        return _behind("power ", self.what)

    @property
    def marker(self) -> str:
        """The marker that is carried, if any."""
        return _behind("carry ", self.what)

    @staticmethod
    def of_power(scope: str, power: str) -> "Mark":
        return Mark(scope, f"power {power}")

    @staticmethod
    def of_marker(marker: str) -> "Mark":
        """Carried for the rest of the Exploration."""
        return Mark("exploration", f"carry {marker}")


@remembered
def without_scope(marks: tuple[str, ...], scope: str) -> tuple[str, ...]:
    """The marks that are left when a turn or a round is over."""
    return tuple(mark for mark in marks if Mark.parse(mark).scope != scope)


@remembered
def powers_in(marks: tuple[str, ...]) -> tuple[str, ...]:
    """The powers that some marks give."""
    return tuple(power for power in (Mark.parse(mark).power for mark in marks) if power)


def _behind(start: str, text: str) -> str:
    return text[len(start) :] if text.startswith(start) else ""


class CheckMark(NamedTuple):
    """What holds for a Dice Check: `helped:2`, `assist:2`, `near:0`, `skip:ACC`, `convert:blue:TEC`, `check:a05`."""

    word: str
    of: str = ""
    icon: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "CheckMark":
        word, of, icon = (*text.split(":"), "", "")[:3]
        return CheckMark(word, of, icon)

    @staticmethod
    def by(word: str, who: int) -> "CheckMark":
        """What a Crewmember does in it."""
        return CheckMark(word, str(who))

    def __str__(self) -> str:
        return ":".join(filter(None, self))


@remembered
def check_mark(word: str, who: int) -> str:
    """The word for what a Crewmember does in a check: asked for whenever somebody could help."""
    return str(CheckMark.by(word, who))


class Deed(NamedTuple):
    """What is counted in an Exploration: `dangers`; by Crewmember, card or Sector `exerts:0`, `worn:e55`, `noise:4`."""

    word: str
    of: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "Deed":
        word, _, of = text.partition(":")
        return Deed(word, of)

    def __str__(self) -> str:
        return f"{self.word}:{self.of}" if self.of else self.word


# What cards say in words


LIMITS = {"near-": "near", "lander-": "lander"}
"""Before a power of a Mod that holds in or next to the Lander Sector, or only there. V-KC-MOD-04."""


class Power(NamedTuple):
    """What a card gives as long as it lies there: `reach`, `hand 1`, `agility-in ansgar quill`, `near-hand 1`."""

    word: str
    of: tuple[str, ...] = ()

    @staticmethod
    @remembered
    def parse(text: str) -> "Power":
        word, *of = text.split()
        return Power(word, tuple(of))

    def __str__(self) -> str:
        return " ".join((self.word, *self.of))

    @property
    def number(self) -> int | None:
        """How much of it, where it is counted."""
        only = self.of[0] if len(self.of) == 1 else ""
        return int(only) if only.lstrip("-").isdigit() else None

    @property
    def limit(self) -> str:
        """Where it holds, if not everywhere: `near` or `lander`."""
        return next((limit for start, limit in LIMITS.items() if self.word.startswith(start)), "")

    @property
    def told_of(self) -> str:
        """What the words behind it are: a `system`, a `biome`; empty where its own name says it."""
        return next((kind for end, kind in (("-in", "system"), ("-on", "biome")) if self.word.endswith(end)), "")

    @property
    def unlimited(self) -> "Power":
        """The power that it is where it holds."""
        return self._replace(word=self.word[len(self.limit) + 1 :]) if self.limit else self


class PathIcon(NamedTuple):
    """What lies on a Path: `danger T`, `spend die`, `travel`. V-TRAVEL-04."""

    kind: str
    of: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "PathIcon":
        kind, _, of = text.partition(" ")
        return PathIcon(kind, of)

    def __str__(self) -> str:
        return f"{self.kind} {self.of}" if self.of else self.kind


class Price(NamedTuple):
    """Discoveries to pay: `2:specimen:common`. V-SHIP-LAB-5."""

    number: int
    find: str
    rarity: str

    @staticmethod
    @remembered
    def parse_all(text: str) -> "tuple[Price, ...]":
        """Several: `2:specimen:common,1:any:rare`."""
        parts = (part.split(":") for part in each_of(text))
        return tuple(Price(int(number), find, rarity) for number, find, rarity in parts)

    def __str__(self) -> str:
        return ":".join(map(str, self))


class Figure(NamedTuple):
    """The chance of an Outcome in percent, `green=55`, or the steps to be expected on its track, `green=1.3`."""

    colour: str
    value: str

    @staticmethod
    def parse_all(text: str) -> "list[Figure]":
        """Those of an Action: `green=55,red=45`."""
        return [Figure(colour, value) for colour, _, value in (each.partition("=") for each in each_of(text))]

    def __str__(self) -> str:
        return f"{self.colour}={self.value}"

    @property
    def is_steps(self) -> bool:
        return "." in self.value


def icon_groups(text: str) -> list[list[str]]:
    """Icons that an Assignment asks for, each with what serves as well: `TEC/CON,BIO`. V-SHIP-ASSIGN-5."""
    return [group.split("/") for group in text.split(",")]


class WallSlot(NamedTuple):
    """A slot of the Memorial Wall: `security-1`, `common-3`. V-SHIP-MEMORIAL-1."""

    section: str
    number: int

    @staticmethod
    @remembered
    def parse(text: str) -> "WallSlot":
        section, _, number = text.rpartition("-")
        return WallSlot(section, int(number))

    def __str__(self) -> str:
        return f"{self.section}-{self.number}"


class UseVerb(NamedTuple):
    """The verb of an option by which something is used: `use-card`, `use-gear`, `use-skill`."""

    kind: str

    @staticmethod
    @remembered
    def parse(text: str) -> "UseVerb | None":
        """None if nothing is used by it."""
        return UseVerb(text.removeprefix("use-")) if text.startswith("use-") else None

    def __str__(self) -> str:
        return f"use-{self.kind}"


# Lessons and rules


@remembered
def lesson_asks(lesson: str) -> str:
    """What a lesson of the led round is about, without whose turn it is and how many Actions are left: `1-act-2`."""
    asked, _, left = lesson.partition("-")[2].rpartition("-")
    return asked if left.isdecimal() else "-".join(filter(None, (asked, left)))


STEP_RULE = "V-CHECK-"
"""Before the step of a Dice Check that a rule belongs to: `V-CHECK-6.11`."""


@remembered
def check_step_of(rule: str) -> int | None:
    """The step of a Dice Check that a rule is about; None for all other rules."""
    step = rule.removeprefix(STEP_RULE).partition(".")[0]
    return int(step) if rule.startswith(STEP_RULE) else None


# Dice and Injuries


class ShownDie(NamedTuple):
    """A die and the face that it shows: `red-basic BAS`, `blue-tec TEC TEC`; a die that is not rolled shows none."""

    die: str
    face: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "ShownDie":
        die, _, face = text.partition(" ")
        return ShownDie(die, face)

    @staticmethod
    @remembered
    def parse_all(text: str) -> "tuple[ShownDie, ...]":
        """Several dice: `red-basic BAS, blue-tec`."""
        return tuple(ShownDie.parse(each) for each in text.split(", ") if each)

    def __str__(self) -> str:
        return f"{self.die} {self.face}" if self.face else self.die


class SlottedInjury(NamedTuple):
    """An Injury card in its slot, face up or down: `j04`, `-j04`. V-INJ-14."""

    card: str
    is_down: bool = False

    @staticmethod
    @remembered
    def parse(text: str) -> "SlottedInjury":
        return SlottedInjury(text.removeprefix("-"), text.startswith("-"))

    def __str__(self) -> str:
        return f"-{self.card}" if self.is_down else self.card


# Logs and places


class CardPart(NamedTuple):
    """A part of a card: a choice `1101.1`, in another text of that Log `1101.instead.0.1`; a behaviour `t01.hunt`."""

    card: str
    path: tuple[str, ...] = ()

    @staticmethod
    @remembered
    def parse(text: str) -> "CardPart":
        card, *path = text.split(".")
        return CardPart(card, tuple(path))

    def __str__(self) -> str:
        return ".".join((self.card, *self.path))

    @staticmethod
    def of_choice(card: str, place: int) -> str:
        """How a choice is written, by its place among the others: people count them from 1."""
        return str(CardPart(card, (str(place + 1),)))

    @property
    def choice(self) -> int:
        """The place of a choice among the others."""
        return int(self.path[-1]) - 1

    def in_pack(self, kind: str) -> "TextPlace":
        """Where a choice stands in the pack."""
        return TextPlace(kind, self.card, (*self.path[:-1], "choices", str(self.choice)))


class CardPlace(NamedTuple):
    """A numbered place on a card: a Special Effect `g03:0`, a space `t01:2`, an entry of a landing table `marl:0`."""

    card: str
    place: int

    @staticmethod
    @remembered
    def parse(text: str) -> "CardPlace":
        card, _, place = text.rpartition(":")
        return CardPlace(card, int(place))

    def __str__(self) -> str:
        return f"{self.card}:{self.place}"


class Token(NamedTuple):
    """What a text speaks of and does not know yet: `active`, `sec:recon`, `count:DEBTS`, `if ORCHARD_CUT`."""

    word: str
    of: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "Token":
        word, _, of = text.partition(" " if text.startswith("if ") else ":")
        return Token(word, of)

    def __str__(self) -> str:
        return f"{self.word}{' ' if self.word == 'if' else ':'}{self.of}" if self.of else self.word

    @property
    def key(self) -> str:
        """What a `BoundText` calls it: a clause has the name of its flag."""
        return self.of if self.word == "if" else str(self)


PAST = "PAST_"
"""Before the name of a flag that an earlier campaign set. V-RESET-03, V-RESET-06."""


class FlagMark(NamedTuple):
    """A flag or the boxes of the Logbook at the end of a campaign: `ORCHARD_CUT=1`; `ending=won/landfall` is none."""

    flag: str
    boxes: int

    @staticmethod
    def parse(text: str) -> "FlagMark | None":
        flag, _, boxes = text.partition("=")
        return FlagMark(flag, int(boxes)) if boxes.isdigit() else None

    def __str__(self) -> str:
        return f"{self.flag}={self.boxes}"

    @property
    def is_past(self) -> bool:
        """Whether a campaign before that set it."""
        return self.flag.startswith(PAST)


class DestinationId(NamedTuple):
    """A place in a system that the ship can visit: `halden/marl`."""

    system: str
    name: str

    @staticmethod
    @remembered
    def parse(text: str) -> "DestinationId":
        system, _, name = text.partition("/")
        return DestinationId(system, name)

    def __str__(self) -> str:
        return f"{self.system}/{self.name}"


def bound_text(place: str, values: Iterable[tuple[str, object]]) -> BoundText:
    """A text with what its tokens stand for: `log.1101|active=k06|dead=k02`."""
    return BoundText(place, tuple((Token.parse(token).key, str(value)) for token, value in values))
