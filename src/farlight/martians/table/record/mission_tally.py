"""What one mission came to, counted along its record: figures by sol, dice, harm, moments that one remembers."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from farlight.kernel import Candidate, Event, KeyMoment
from farlight.martians.model.events.app import EventDone, EventExpired, EventStruck
from farlight.martians.model.events.base import Broke, Fixed, Produced, ShutDown, WentHungry
from farlight.martians.model.events.crew import Died, Quarrelled, StressChanged, Wounded
from farlight.martians.model.events.mission import Debriefed, EnvelopeOpened, MissionEnded, ObjectiveTicked, SolBegan
from farlight.martians.model.events.work import ActionFailed, ActionSucceeded, Discovered
from farlight.martians.model.ids import NotedRoll
from farlight.martians.rules.context import MartiansPlay
from farlight.texts import Texts

WEIGHTS: dict[type[Event], float] = {
    Died: 10, MissionEnded: 9, EnvelopeOpened: 8, ObjectiveTicked: 6, Quarrelled: 6, EventStruck: 4, Discovered: 4,
    ShutDown: 3, EventDone: 2.5,
}  # fmt: skip
"""How much one remembers what happened."""
LONG_ODDS, SHORT_ODDS = 0.5, 0.6
"""A success below the one and a failure above the other are worth remembering."""
TITLES: dict[type[Event], str] = {
    Died: "died", EnvelopeOpened: "envelope", ObjectiveTicked: "goal", Discovered: "discovery", ShutDown: "dark",
}  # fmt: skip
"""What stands before the sentence; the others need nothing."""


class Throw(msgspec.Struct, frozen=True):
    """A Success die that was thrown: the chance that it had, and what it showed. M-DICE-01."""

    sol: int
    chance: float
    success: bool


class MissionTally:
    """One mission, from its first sol to its end."""

    def __init__(self, mission: str, node: int, number: int) -> None:
        self.mission = mission
        self.number = number
        """Which of the table's it is, counted from 1."""
        self.since = node
        """The answer before its first."""
        self.node = node
        self.answers = 0
        self.sol = 0
        self.outcome = ""
        self.reached: tuple[str, ...] = ()
        self.told: tuple[str, ...] = ()
        """What was read at its end, by the keys of the lines."""
        self.stress: dict[int, int] = {}
        """By sol, as it stood last; 0 is the start."""
        self.made: dict[str, dict[int, tuple[int, int]]] = {}
        """By supply and sol: what was made and what was needed. M-PROD-01."""
        self.throws: list[Throw] = []
        self.wounds: Counter[str] = Counter()
        self.broke = self.fixed = self.hungry = self.quarrels = self.shutdowns = 0
        self.events: list[tuple[str, str]] = []
        """Mission Events that were dealt with, left alone until they struck, or forgotten: event, how."""
        self.candidates: list[Candidate] = []
        self._noted = 0
        """How much of the history is counted."""

    def follow(self, node: int, seen: MartiansPlay, events: Sequence[Event], texts: Texts) -> None:
        """Count what one answer set off."""
        self.node = node
        self.answers += 1
        throws = self._throws(seen)
        for event in events:
            self._count(event)
            self._remember(node, event, texts)
            if isinstance(event, ActionSucceeded | ActionFailed) and throws:
                self._remember_throw(node, event, throws, texts)
                throws = []

    def _throws(self, seen: MartiansPlay) -> list[Throw]:
        """Success dice of this answer, from the history, which knows their colour. M-APP-26."""
        history, faces = seen.state.history, seen.content.tables.faces
        new = history[self._noted :] if len(history) >= self._noted else history
        self._noted = len(history)
        found = []
        for sol, kind, what in new:
            if kind == "roll":
                roll = NotedRoll.parse(what)
                if roll.die == "success":
                    sides = faces[roll.colour, roll.die]
                    found.append(Throw(sol, sides.count("success") / len(sides), roll.face == "success"))
        self.throws += found
        return found

    def _count(self, event: Event) -> None:
        match event:
            case SolBegan():
                self.sol = event.sol
            case StressChanged():
                self.stress.setdefault(0, event.level - event.by)
                self.stress[self.sol] = event.level
            case Produced():
                self.made.setdefault(event.supply, {})[self.sol] = (event.made, event.needed)
            case Wounded():
                self.wounds[event.who] += 1
            case Broke():
                self.broke += 1
            case Fixed():
                self.fixed += 1
            case WentHungry():
                self.hungry += event.portions
            case Quarrelled():
                self.quarrels += 1
            case ShutDown():
                self.shutdowns += 1
            case EventDone() | EventStruck() | EventExpired():
                self.events.append((event.event, {EventDone: "done", EventStruck: "struck"}.get(type(event), "over")))
            case MissionEnded():
                self.outcome = event.outcome
            case Debriefed():
                self.reached, self.told = event.reached, event.told

    def _remember(self, node: int, event: Event, texts: Texts) -> None:
        weight = WEIGHTS.get(type(event), 0.0)
        if weight:
            key = TITLES.get(type(event))
            self._add(node, weight, texts.say(f"moment-{key}") if key else "", _told(event, texts), texts)

    def _remember_throw(
        self, node: int, event: ActionSucceeded | ActionFailed, throws: list[Throw], texts: Texts
    ) -> None:
        """Remember dice against the odds, the last throw of an action."""
        chance, success = throws[-1].chance, isinstance(event, ActionSucceeded)
        if success != throws[-1].success or (chance > LONG_ODDS if success else chance < SHORT_ODDS):
            return
        off = 1 - chance if success else chance
        told = texts.say("moment-chance", text=texts.event(event), chance=round(100 * chance))
        self._add(node, 3 + 2 * off, texts.say("moment-lucky" if success else "moment-unlucky"), told, texts)

    def _add(self, node: int, weight: float, title: str, text: str, texts: Texts) -> None:
        when = texts.say("chronicle-sol", sol=self.sol) if self.sol else texts.name("rail", "setup")
        self.candidates.append(Candidate(weight, KeyMoment(node, when, title, text)))


def _told(event: Event, texts: Texts) -> str:
    match event:
        case ObjectiveTicked():
            return texts.name("objective", event.objective)
        case EnvelopeOpened():
            return ""  # the story itself is long
        case _:
            return texts.event(event)
