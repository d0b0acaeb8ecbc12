"""What can happen in a game of Beacon."""

from farlight.kernel import Event


class WatchBegan(Event, frozen=True):
    watch: int


class Planned(Event, frozen=True):
    seat: int
    task: str


class DieRolled(Event, frozen=True):
    seat: int
    die: str
    face: int


class Checked(Event, frozen=True):
    seat: int
    task: str
    successes: int


class HullChanged(Event, frozen=True):
    by: int
    hull: int


class LampChanged(Event, frozen=True):
    by: int
    lamp: int


class LineLooked(Event, frozen=True):
    seat: int
    line: str
    holds: str


class Strained(Event, frozen=True):
    seat: int
    by: int


class Rested(Event, frozen=True):
    seat: int
    strain: int


class Idle(Event, frozen=True):
    seat: int
    task: str


class SparkUsed(Event, frozen=True):
    seat: int
    on: int


class CardDrawn(Event, frozen=True):
    drift: str
    effect: str
