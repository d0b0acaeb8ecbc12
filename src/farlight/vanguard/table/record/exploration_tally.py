"""What one Exploration came to, counted along its record: figures by round, checks, harm, finds, moments."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from farlight.kernel import READY, Candidate, Decision, Event, KeyMoment, Option
from farlight.texts import Texts
from farlight.vanguard.model.events import (
    ActionTaken,
    CheckBegan,
    CrewDied,
    CrewPromoted,
    DiceRolled,
    DieSacrificed,
    DiscoveryGained,
    ExplorationEnded,
    InjuryGained,
    LogRead,
    MissionCompleted,
    OutcomeApplied,
    RankUpCompleted,
    RoundBegan,
    SuccessGained,
    SuppliesChanged,
    ThreatRemoved,
    TimePassed,
    TimeReset,
    TrackMoved,
    TurnBegan,
    UniqueGained,
)
from farlight.vanguard.model.state import Check
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.roll_results import GREEN, YELLOW, best
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.odds import rolls, task_for

GOOD = (GREEN, YELLOW)
"""Outcomes that one hopes for."""
WEIGHTS: dict[type[Event], float] = {
    CrewDied: 10, ExplorationEnded: 9, MissionCompleted: 8, UniqueGained: 5, RankUpCompleted: 4, ThreatRemoved: 4,
    InjuryGained: 3, DiscoveryGained: 3,
}  # fmt: skip
"""How much one remembers what happened."""
CHOICE_WEIGHT = 4.5
LONG_ODDS, SHORT_ODDS = 0.5, 0.7
"""A good Outcome below the one and a bad one above the other are worth remembering."""


class Rolled(msgspec.Struct):
    """A check: the chance of a good Outcome or a step on a green track by the dice alone, and whether one came.

    V-CHECK-8.3, V-CHECK-7.18.
    """

    node: int
    round: int
    chance: float
    action: str
    good: bool = False


class Member(msgspec.Struct, frozen=True):
    """A Crewmember as the team last saw them."""

    card: str
    section: str
    rank: int
    injuries: tuple[str, ...]
    alive: bool


class ExplorationTally:
    """One Exploration, from its first round until its team has left."""

    def __init__(self, planet: str) -> None:
        self.planet = planet
        self.node = 0
        self.answers = 0
        self.round = 0
        self.supplies: dict[int, int] = {}
        """By round, as they stood last; 0 is the start."""
        self.tracks: dict[str, dict[int, int]] = {}
        """Time Tracks by card and round. V-TIME-01."""
        self.lengths: dict[str, int] = {}
        self.checks: list[Rolled] = []
        self.success = self.dice_lost = 0
        self.injuries: Counter[str] = Counter()
        self.found: list[str] = []
        self.done: list[str] = []
        self.open: tuple[str, ...] = ()
        """Missions that lay there last and were not accomplished."""
        self.promoted: dict[str, int] = {}
        self.chosen: list[str] = []
        self.team: list[Member] = []
        self.how = ""
        self.last_words: list[str] = []
        """What is read when a team leaves. V-END-02."""
        self.candidates: list[Candidate] = []
        self._chance: float | None = None
        self._running: Rolled | None = None

    # Before an answer

    def ask(self, seen: VanguardPlay, decision: Decision | None, option: Option) -> None:
        """Note the chance of whoever is ready to roll: it is what the dice are measured by. V-CHECK-1.1."""
        check = seen.state.check
        if decision is None or decision.prompt != "check-dice" or option.id != READY.id or check is None:
            return
        action = action_at(seen, check.action)
        told = action is not None and bool(action.rows or action.tracks)
        self._chance = _hope(seen, check) if told and check.given else None

    def choose(self, node: int, title: str, label: str, texts: Texts) -> None:
        """Note that a choice of the story was made."""
        self.chosen.append(f"{title}: {label}")
        self._add(node, CHOICE_WEIGHT, title, label, texts)

    # After it

    def follow(self, node: int, seen: VanguardPlay, events: Sequence[Event], texts: Texts) -> None:
        self.node = node
        self.answers += 1
        for event in events:
            self._count(event, texts)
            self._tally_check(event, node, seen, texts)
            self._remember(node, event, texts)
        state = seen.state
        if not self.how:
            self.open = state.missions
        if state.planet == self.planet and any(crew.card for crew in state.crew):
            self.team = self._team(seen)

    def _team(self, seen: VanguardPlay) -> list[Member]:
        """As they stand; whoever has gone home has left their Injuries to the Medbay, and is kept as they were."""
        before = {member.card: member for member in self.team}
        found = []
        for crew in seen.state.crew:
            kept = before.get(crew.card)
            injuries = tuple(card for card in cards_on(crew) if card)
            if self.how and kept is not None and not injuries:
                injuries = kept.injuries
            found.append(Member(crew.card, crew.section, crew.rank, injuries, crew.alive))
        return found

    def _count(self, event: Event, texts: Texts) -> None:
        match event:
            case RoundBegan():
                self.round = event.round
            case SuppliesChanged():
                self.supplies.setdefault(0, event.supplies - event.change)
                self.supplies[self.round] = event.supplies
            case TimePassed():
                self.tracks.setdefault(event.card, {})[self.round] = event.space
                self.lengths[event.card] = event.length
            case TimeReset():
                self.tracks.setdefault(event.card, {})[self.round] = 0
            case SuccessGained():
                self.success += event.count
            case DieSacrificed():
                self.dice_lost += 1
            case InjuryGained():
                self.injuries[event.who] += 1
            case DiscoveryGained() | UniqueGained():
                self.found.append(event.card)
            case MissionCompleted():
                self.done.append(event.mission)
            case CrewPromoted():
                self.promoted[event.who] = event.rank
            case ExplorationEnded():
                self.how = event.how
            case LogRead() if self.how:
                self.last_words.append(texts.name("text", event.text))
            case _:
                pass

    def _tally_check(self, event: Event, node: int, seen: VanguardPlay, texts: Texts) -> None:
        match event:
            case DiceRolled() if self._chance is not None:
                check = seen.state.check
                self._running = Rolled(node, self.round, self._chance, check.action if check else "")
                self.checks.append(self._running)
                self._chance = None
            case OutcomeApplied() | TrackMoved() if self._running is not None:
                self._running.good |= event.colour in GOOD
                self._running.node = node
            case CheckBegan() | ActionTaken() | TurnBegan() | RoundBegan() | ExplorationEnded():
                self._close_check(texts)
            case _:
                pass

    def _close_check(self, texts: Texts) -> None:
        """Remember dice that fell against the odds."""
        rolled, self._running = self._running, None
        if rolled is None or (rolled.chance > LONG_ODDS if rolled.good else rolled.chance < SHORT_ODDS):
            return
        off = 1 - rolled.chance if rolled.good else rolled.chance
        title = texts.say("moment-lucky" if rolled.good else "moment-unlucky")
        action = texts.name("action", rolled.action) if rolled.action else ""
        told = texts.say("moment-check", action=action or "none", chance=round(100 * rolled.chance))
        self._add(rolled.node, 3 + 2 * off, title, told, texts, rolled.round)

    def _remember(self, node: int, event: Event, texts: Texts) -> None:
        weight = WEIGHTS.get(type(event), 0.0)
        if weight:
            self._add(node, weight, "", texts.event(event), texts)

    def _add(self, node: int, weight: float, title: str, text: str, texts: Texts, number: int = 0) -> None:
        when = texts.say("summary-round", round=number or self.round) if self.round else texts.say("scene-begins")
        self.candidates.append(Candidate(weight, KeyMoment(node, when, title, text)))


def _hope(seen: VanguardPlay, check: Check) -> float:
    task = task_for(seen, check.active, check.action)
    pools, _ = rolls(seen.content, task, [die for _, die in check.given])
    results = ((best(task, 0, pool), chance) for pool, chance in pools.items())
    return sum(chance for result, chance in results if result.outcome in GOOD or result.green)
