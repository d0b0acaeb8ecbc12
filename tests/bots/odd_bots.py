"""Bots as anybody might write them: a plain one, and some that go wrong."""

import signal

from farlight.bots import Look


class First:
    """Chooses what comes first."""

    def __init__(self, seed: int, place: int = 0) -> None:
        self.place = place

    def choose(self, look: Look) -> int:
        return min(self.place, len(look.decision.options) - 1)


class Raises(First):
    def choose(self, look: Look) -> int:
        raise KeyError("lost my notes")


class Wrong(First):
    def choose(self, look: Look) -> int:
        return 10_000


class Hangs(First):
    def choose(self, look: Look) -> int:
        while True:
            pass


class Waits(First):
    """For ever, and takes no processor time for it."""

    def choose(self, look: Look) -> int:
        signal.pause()
        return 0


class Toggles(First):
    """Is ready, and then not, for ever; unless it is told."""

    listens = False

    def __init__(self, seed: int) -> None:
        self.told = 0

    def choose(self, look: Look) -> int:
        self.told = max(self.told, look.rounds)
        if look.decision.prompt != "plan" or (self.listens and look.rounds):
            return 0
        options = [option.verb for option in look.decision.options]
        return len(options) - 1 if options[0] != "ready" else 1


class Unmade:
    def __init__(self, seed: int) -> None:
        raise OSError("no weights here")

    def choose(self, look: Look) -> int:
        return 0


NO_BOT = 3
