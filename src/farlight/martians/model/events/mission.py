"""What happens to the mission as a whole: set-up, Sols, objectives, the campaign. Chapters 5, 12, 29 and 32 to 34."""

from farlight.content.ids import Outcome
from farlight.kernel import Event
from farlight.martians.model.ids import Note


class Chosen(Event, frozen=True):
    """Something was set up."""

    what: str
    value: str


class AstronautJoined(Event, frozen=True):
    who: str
    profession: str


class Placed(Event, frozen=True):
    """A set-up step of the app, for whoever wants to follow it on a table."""

    step: int
    count: int


class MissionBegan(Event, frozen=True):
    """A mission of a campaign is read out."""

    mission: str
    text: str


class SolBegan(Event, frozen=True):
    sol: int
    sols: int


class PhaseBegan(Event, frozen=True):
    phase: str


class FirstPlayerChanged(Event, frozen=True):
    who: str


class ObjectiveTicked(Event, frozen=True):
    mission: str
    objective: str


class SheetMoved(Event, frozen=True):
    sheet: str
    by: int
    level: int


class FlagSet(Event, frozen=True):
    flag: str
    value: str

    def refs(self) -> tuple[tuple[str, object], ...]:
        return (("note", str(Note(self.flag, self.value))),)


class EnvelopeOpened(Event, frozen=True):
    envelope: str
    text: str


class CrewTalked(Event, frozen=True):
    """A line from the crew: never a rule."""

    who: str
    text: str


class MissionEnded(Event, frozen=True):
    mission: str
    outcome: str


class Debriefed(Event, frozen=True):
    """How a mission of a campaign ended, kept while the table goes on to the next one."""

    mission: str
    outcome: str
    reached: tuple[str, ...]
    """Objectives, by their ids on the sheet."""
    told: tuple[str, ...]
    """What was read, by the keys of the lines."""
    count: int
    """Objectives of the sheet, the optional ones included."""

    def refs(self) -> tuple[tuple[str, object], ...]:
        tale = "\n".join(self.told)
        numbers = (("done", len(self.reached)), ("count", self.count))
        return (("mission", self.mission), *numbers, ("won", int(Outcome.parse(self.outcome).is_won)), ("text", tale))


class CampaignSaved(Event, frozen=True):
    mission: str


class Restored(Event, frozen=True):
    mission: str
