"""The flow of a game: its steps, one after the other, and the boundaries between them, where snapshots are taken."""

from typing import Generic

from farlight.kernel.errors import Ending, Leaving, NoOption
from farlight.kernel.play import C, Play, Procedure, S
from farlight.kernel.sources import Feed


class Stage(Generic[S]):
    """Where the snapshots of an answer wait: the last one counts when the answer has gone through."""

    __slots__ = ("feed", "snapshot", "staged", "used", "wanted")

    def __init__(self, snapshot: S, feed: Feed) -> None:
        self.snapshot = snapshot
        """The newest one that counts."""
        self.feed = feed
        self.staged: S | None = None
        self.used = 0
        """How many results of chance came before what is staged."""
        self.wanted = False
        """Whether snapshots are taken at all: not while answers are run again."""

    def take(self, state: S) -> None:
        """Take a snapshot; it shares with the one before whatever is unchanged."""
        self.staged = state.copy_since(self.staged or self.snapshot)
        self.used = self.feed.used


def all_steps(play: Play[S, C], stage: Stage[S]) -> Procedure[None]:
    """Run the steps of the flow, one after the other, until one of them ends the game.

    At a boundary, where a snapshot is worth having, one is staged. A generator that goes through steps needs no
    exception to tell that one of them is over.
    """
    while True:
        flow = play.state.flow
        if not flow:
            raise NoOption("the flow is empty but the game is not over")
        call = flow[-1]
        step = play.step(call.step)
        play.begun.append(call.step)
        play.burn()
        if step.asks and stage.wanted:
            stage.take(play.state)
        flow.pop()
        try:
            running = step.run(play, *call.args)
            if running is not None:
                yield from running
        except Ending:
            raise
        except Leaving:
            continue
