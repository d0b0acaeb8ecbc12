"""Jobs: actions that the crew might take this sol, with what they need and what they are worth."""

import msgspec

from farlight.martians.bots import worth
from farlight.martians.bots.ways import dislike
from farlight.martians.rules.map_paths import Route


class Odds(msgspec.Struct, frozen=True):
    """Chances of an action: of success with dice and with enough pawns, of a wound and an Adventure from the dice."""

    dice: float = 1.0
    sure: float = 1.0
    wound: float = 0.0
    adventure: float = 0.0


CERTAIN = Odds()


class Job(msgspec.Struct):
    """Something to do this sol."""

    kind: str
    """Where the board offers it: `research`, `event`, `tile` ..."""
    verb: str
    worth: float
    low: int = 1
    """Pawns that it takes at the least, a rover's included."""
    high: int = 1
    """Pawns for success without dice."""
    target: str = ""
    things: str = ""
    """What is to lie with it; empty if that does not matter."""
    type: str = ""
    way: Route | None = None
    who: int = -1
    """Who must lead it; -1 for anybody."""
    bound: str = ""
    """What the leading pawn is bound to: `heart`."""
    medic: bool = False
    """Whether the Medic must assist."""
    different: bool = False
    """Whether all pawns must be of different astronauts."""
    barred: int = -1
    """Who must not take part."""
    claim: str = ""
    """Of jobs with the same claim only one can be done."""
    odds: Odds = CERTAIN
    cost: float = 0.0
    """What it costs beside pawns."""
    uses: tuple[str, ...] = ()
    """Spare Parts that it takes, by kind; `part` for any."""
    number: int = 0
    """Counts jobs that are the same."""
    living: bool = False
    """Whether machines cannot help: it lies in the Living Complex."""

    @property
    def key(self) -> str:
        return f"{self.verb}:{self.target}:{self.things}:{self.who}:{self.number}"

    @property
    def outside(self) -> bool:
        return self.way is not None

    def value(self, with_dice: bool, wounds: int) -> float:
        """What doing it is worth, for a leader with so many wounds."""
        chance = self.odds.dice if with_dice else self.odds.sure
        total = self.worth * chance - self.cost
        total += (1 - chance) * worth.FAILURE_TOKENS * worth.TOKEN
        if self.way is not None:
            total -= dislike(strike for strike in self.way.effects if strike not in ("wound", "hazard"))
            total -= worth.wound(wounds) if "wound" in self.way.effects else 0
        if with_dice:
            total -= self.odds.wound * worth.wound(wounds) + self.odds.adventure * worth.ADVENTURE
        return total
