"""Broken invariants of the engine. What a player may do wrong is answered with a `Refusal`, never raised."""


class Leaving(BaseException):
    """The running step is left for the next one in the flow: raised by `Play.leave`, caught where steps are run.

    No error but a way out; no `except Exception` of a rule may swallow it.
    """


class Ending(Leaving):
    """The game is over: raised by `Play.end`."""


class EngineError(Exception):
    """A rule or a piece of content misbehaved; the answer that led here was rolled back."""


class NoOption(EngineError):
    """A decision was asked with nothing to choose."""


class Runaway(EngineError):
    """One answer set off more than the budget allows: some effect feeds itself."""


class Broken(EngineError):
    """The state violates an invariant of its game."""


class Diverged(EngineError):
    """A recorded answer does not fit the position it was recorded in."""


class UnknownStep(EngineError):
    """The flow names a step that the game does not have."""
