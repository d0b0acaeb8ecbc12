"""Jobs: actions that the crew might take this sol, with what they need and what they are worth."""

from collections.abc import Iterator

import msgspec

from farlight.kernel import Term
from farlight.martians.bots import hint_lines, worth
from farlight.martians.bots.hint_lines import Worth
from farlight.martians.bots.map_ways import dislike
from farlight.martians.bots.situation import CERTAIN, Odds, Situation
from farlight.martians.model.card_parts import Need
from farlight.martians.rules.actions.assist import in_living
from farlight.martians.rules.actions.stacks import numbers
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.context import ELEMENTS
from farlight.martians.rules.map_paths import Route


class Job(msgspec.Struct):
    """Something to do this sol."""

    kind: str
    """Where the board offers it: `research`, `event`, `tile` ..."""
    verb: str
    score: Worth
    """What it brings, whatever it costs."""
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
    def worth(self) -> float:
        return self.score.total

    @property
    def reasons(self) -> Worth:
        """What speaks for it, and the pawns that the way to it takes."""
        return self.score if self.way is None else self.score + Term(-float(self.way.cost), hint_lines.way(self.target))

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


# Making jobs


def typed(
    table: Situation,
    verb: str,
    score: Worth,
    target: str = "",
    things: str = "",
    way: Route | None = None,
    who: int = -1,
) -> Job | None:
    """A job of one of the eight types; None if the type is closed."""
    action_type = verb_of(table.play, verb).type
    shop = table.shop(action_type)
    if shop is None:
        return None
    stack = table.draft(verb, target, shop.facility, way, max(who, 0))
    low, high = numbers(table.play, stack)
    cost = table.cost_of(shop.costs)
    cost += 1.0 * ("adventure" in shop.tokens) + 1.5 * ("wound" in shop.tokens)
    return Job(
        kind=action_type,
        verb=verb,
        score=score,
        low=low,
        high=high,
        target=target,
        things=things,
        type=action_type,
        way=way,
        who=who,
        odds=table.odds(shop, action_type),
        cost=cost,
        living=in_living(table.play, stack),
    )


def numbered(job: Job | None, number: int) -> Job | None:
    """One of several jobs that are the same."""
    if job is not None:
        job.number = number
    return job


def explore(table: Situation, space: str, score: Worth) -> Job | None:
    """Exploring a space, for the mission and for what lies beyond."""
    found = table.ways.to(space)
    if found is None or space in table.state.tiles:
        return None
    job = typed(table, "explore", score + Term(0.0, hint_lines.beyond(space)), target=space, way=found)
    if job is not None:
        job.claim = f"explore:{space}"
    return job


def prospects(table: Situation, rings: tuple[int, ...], scores: tuple[Worth, ...]) -> Iterator[Job | None]:
    """Exploring some new ground, the nearest first; each further space is worth less."""
    spaces = sorted((space for ring in rings for space in table.ways.explorable(ring)), key=table.ways.distance)
    for space, score in zip(spaces, scores, strict=False):
        yield explore(table, space, score)


def gather(table: Situation, space: str, thing: str, score: Worth, number: int = 0) -> Job | None:
    """Fetching a thing from where it lies."""
    found = table.ways.to(space)
    if found is None or space not in table.state.tiles:
        return None
    told = score + Term(0.0, hint_lines.lies(thing, space))
    return numbered(typed(table, "gather", told, target=space, things=thing, way=found), number)


def special(
    table: Situation, verb: str, score: Worth, space: str = "", things: str = "", number: int = 0
) -> Job | None:
    """A special action of the mission, if what it needs is there."""
    card = table.content.actions[verb]
    if not table.has_all(card.needs):
        return None
    found = table.ways.to(space) if space else None
    if space and (found is None or space not in table.state.tiles):
        return None
    if card.type is None:
        low, high = numbers(table.play, table.draft(verb, space, "", found))
        return Job("own", verb, score, low, high, target=space, things=things, way=found, number=number)
    job = typed(table, verb, score, target=space, things=things, way=found)
    if job is not None:
        job.number = number
        job.uses = (things,) if things in ELEMENTS else parts_in(card.needs)
    return job


def parts_in(needs: list[Need]) -> tuple[str, ...]:
    """The Spare Parts among what an action asks for."""
    return tuple(need.thing for need in needs if need.thing in (*ELEMENTS, "part") for _ in range(need.count))
