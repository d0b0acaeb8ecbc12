"""Whoever reads a record: led along it answer by answer, with the eyes of a spectator, so that nothing hidden can come
into what is told. Missions that are over are told of; of one that runs nothing is said.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from farlight.kernel.decision import Decision, Option
from farlight.kernel.events import Event, is_won
from farlight.kernel.play import C, Play, S
from farlight.kernel.recorders.story import Change, Story, Turn
from farlight.kernel.recorders.summary import Onward, Summary
from farlight.kernel.scenes import Words
from farlight.kernel.setup import Setup


class Recorder(Generic[S, C]):
    """Reads a game from its record. A game without one of its own is told of by how it ended."""

    turns: ClassVar[Mapping[type[Event], Turn]] = {}
    """Events after which the table is not the same."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.answers = 0
        self.node = 0
        self.changes: list[Change] = []

    def asked(self, _seen: Play[S, C], _decision: Decision | None, _option: Option, _texts: Words) -> None:
        """Hear that something is chosen: an answer to a question, or, without one, an any-time effect."""

    def came(self, node: int, _seen: Play[S, C], events: Sequence[Event], texts: Words) -> None:
        """Hear what came of it; first of all, what there is before the first answer."""
        self.answers += node > 0
        self.node = node
        for event in events:
            if type(event) in self.turns:
                self.changes.append(Change(node, self.turns[type(event)], texts.event(event)))

    def summary(self, seen: Play[S, C], texts: Words) -> Summary | None:
        """The last mission that is over; None before there is one."""
        outcome = seen.state.outcome
        if not outcome:
            return None
        game, mission = self.setup.game, self.setup.mission
        name = texts.name("mission", mission)
        result, again = texts.name("outcome", outcome), Onward("again", mission, name)
        won, over = is_won(outcome), True
        return Summary(1, game, mission, name, outcome, won, result, over, self.node, self.answers, onward=(again,))

    def result(self, seen: Play[S, C], texts: Words) -> Summary | None:
        """How it ended, as the table itself knows it: at once, without anything that only the record tells.

        None where the mission that is over is not what the table shows any more.
        """
        return Recorder.summary(self, seen, texts)

    def story(self, _seen: Play[S, C], _texts: Words) -> Story:
        """What was read aloud so far."""
        return Story(changes=tuple(self.changes))


AnyRecorder = Recorder[Any, Any]  # Any: of whichever game is installed
