"""Participants of a table: who is there, who sits where, what they say and agree on. Made from the records alone."""

from collections.abc import Collection

import msgspec

from farlight.kernel import Habit, Usual
from farlight.server.tables.records import (
    Accustomed,
    Agreed,
    Changed,
    Choosing,
    Closed,
    Dropped,
    Hosted,
    Joined,
    Left,
    Moved,
    Opened,
    Proposed,
    Readmitted,
    Record,
    Renamed,
    Said,
    Seated,
    Seating,
)
from farlight.server.tables.rejections import Rejection
from farlight.wire.rest import Settings, Stop

KEPT_CHAT = 200
"""Lines of chat that are shown; the records keep them all."""


class Person(msgspec.Struct):
    name: str
    watches: bool
    habits: dict[Habit, Stop] = {}
    """Where they want to be asked what most people answer alike; what is not here is as the table has it."""


class Chair(msgspec.Struct):
    person: str = ""
    bot: str = ""


class OpenProposal(msgspec.Struct):
    proposed: Proposed
    agreed: list[str]

    @property
    def missing(self) -> list[str]:
        return [person for person in self.proposed.asked if person not in self.agreed]

    @property
    def carried(self) -> bool:
        """Everybody has agreed, or whoever has the last word."""
        return not self.missing or self.proposed.word in self.agreed


class Participants(msgspec.Struct):
    host: str
    settings: Settings
    people: dict[str, Person]
    chairs: list[Chair]
    chat: list[Said]
    proposals: dict[int, OpenProposal]
    playing: int = 0
    """How many of the chairs are played; the others are kept for those who may come back."""
    closed_by: str = ""
    """Who deleted the table; empty while it is open."""
    said: int = 0
    """How many lines of chat there ever were."""
    sent_away: dict[str, str] = {}
    """Who does not come back by a link, and what they were called."""

    def make_room(self, seats: int) -> None:
        """Make room for so many: there is a chair for each of them, and nobody's is taken away."""
        self.playing = seats
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]

    @property
    def played(self) -> list[Chair]:
        return self.chairs[: self.playing]

    def asks(self, person: str, usual: Usual) -> bool:
        """Whether somebody wants to be asked what most people answer so."""
        known = self.people.get(person)
        stop = self.settings.stops if known is None else known.habits.get(usual.kind, self.settings.stops)
        return stop == "always" or (stop == "matter" and usual.matters)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that somebody holds; nobody holds none, not even the free ones."""
        return tuple(seat for seat, chair in enumerate(self.played) if person and chair.person == person)

    def may_look(self, person: str) -> bool:
        """Whether somebody was let in, and is still wanted."""
        known = self.people.get(person)
        return not self.closed_by and known is not None and (not known.watches or self.settings.spectators)

    def let_in(self, person: str) -> None:
        """Raises `Rejection` for those who may not look; to strangers the table does not exist."""
        if self.closed_by and person in self.people:
            raise Rejection("closed", 410)
        self.check_not_sent_away(person)
        if not self.may_look(person):
            raise Rejection("no-table", 404)

    def check_not_sent_away(self, person: str) -> None:
        """Raises `Rejection`."""
        if person in self.sent_away:
            raise Rejection("sent-away", 403)

    def players(self) -> list[str]:
        """Everybody who holds a seat that is played and that no bot answers for."""
        return list(dict.fromkeys(chair.person for chair in self.played if chair.person and not chair.bot))

    def apply(self, record: Record, sequence: int) -> None:
        """Apply what a record changes about the participants."""
        match record:
            case Joined() | Left() | Readmitted() | Renamed() | Accustomed():
                self._apply_to_people(record)
            case Hosted(person):
                self.host = person
                if person in self.people:
                    self.people[person].watches = False
            case Closed(by):
                self.closed_by = by
            case Seated(seat, person, bot):
                self.chairs[seat] = Chair(person, bot)
                if person in self.people:
                    self.people[person].watches = False
            case Changed(settings):
                self.settings = settings
            case Said():
                self.said += 1
                self.chat.append(record)
                del self.chat[:-KEPT_CHAT]
            case Proposed():
                self.proposals[sequence] = OpenProposal(record, [record.by])
            case Agreed(proposal, by) if proposal in self.proposals:
                self.proposals[proposal].agreed.append(by)
            case Dropped(proposal):
                self.proposals.pop(proposal, None)
            case Moved():
                self.keep_proposals(())
            case _:
                pass

    def keep_proposals(self, decisions: Collection[int]) -> None:
        """Keep the proposals about these decisions, which alone are open now: what was about others means nothing any
        more.
        """
        self.proposals = {
            number: proposal
            for number, proposal in self.proposals.items()
            if isinstance(act := proposal.proposed.act, Seating)
            or (isinstance(act, Choosing) and act.decision in decisions)
        }

    def seating(self) -> tuple[tuple[str, str], ...]:
        """Who holds each chair, and which bot stands in."""
        return tuple((chair.person, chair.bot) for chair in self.chairs)

    def _apply_to_people(self, record: Joined | Left | Readmitted | Renamed | Accustomed) -> None:
        """Apply who is there, what they are called, and where they want to be asked."""
        match record:
            case Joined(person, name, watches):
                known = self.people.get(person)
                habits = {} if known is None else known.habits
                self.people[person] = Person(name, watches and (known is None or known.watches), habits)
            case Left(person, by):
                self._part(person, sent_away=bool(by))
            case Readmitted(person):
                self.sent_away.pop(person, None)
            case Renamed(person, name) if person in self.people:
                self.people[person].name = name
            case Accustomed(person, habits) if person in self.people:
                self.people[person].habits = {**self.people[person].habits, **habits}
            case _:
                pass  # of somebody who is gone

    def _part(self, person: str, sent_away: bool) -> None:
        """Part with somebody: their seats are free, and nobody waits for their consent or agrees to their proposals."""
        known = self.people.pop(person, None)
        if sent_away and known is not None:
            self.sent_away[person] = known.name
        for chair in self.chairs:
            if chair.person == person:
                chair.person = ""
        self.proposals = {
            number: proposal
            for number, proposal in self.proposals.items()
            if person not in (proposal.proposed.by, *proposal.proposed.asked)
        }


def new_participants(opened: Opened) -> Participants:
    participants = Participants(opened.host, opened.settings, {}, [], [], {})
    participants.make_room(opened.setup.seats)
    return participants
