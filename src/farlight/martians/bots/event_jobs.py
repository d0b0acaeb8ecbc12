"""Rules for events, and for whoever has nothing better to do."""

from collections.abc import Iterator

from farlight.kernel import Term, score
from farlight.martians.bots import hint_lines, worth
from farlight.martians.bots.hint_lines import Worth, one
from farlight.martians.bots.jobs import Job, numbered, parts_in, typed
from farlight.martians.bots.situation import Situation
from farlight.martians.model.state import Entry
from farlight.martians.rules.actions.targets import TYPED_EVENTS
from farlight.martians.rules.app_events import reward_of, strike_chance
from farlight.martians.rules.context import sized

USEFUL_NOW = ("advance", "feed", "fix", "identify", "signal", "place ear", "examine")
"""Rewards that still matter in the last sol."""


def events(table: Situation) -> Iterator[Job]:
    """An event's action gives something and keeps worse from coming."""
    for place, entry in enumerate(table.state.log):
        if entry.state != "open":
            continue
        card = table.content.events[entry.event]
        if not table.has_all(card.needs):
            continue
        gain = event_worth(table, entry)
        job: Job | None = Job("event", "event", gain, card.pawns, card.pawns)
        if card.type is not None:  # M-EVA-05
            job = typed(table, TYPED_EVENTS[card.type], gain, target=str(place))
        if job is None:
            continue
        job.kind, job.target = "event", entry.event
        job.different, job.barred, job.uses = card.different, entry.who if card.helper else -1, parts_in(card.needs)
        yield job


def event_worth(table: Situation, entry: Entry) -> Worth:
    """What its reward brings, and the harm that does not come; less what it takes."""
    card = table.content.events[entry.event]
    said = sized(table.play, reward_of(table.play, entry)).source
    reward = worth.effect(said)
    if not table.left and not any(word in said for word in USEFUL_NOW):
        reward *= 0.1
    spared = 1.0
    for sol in range(table.state.sol + 1, table.state.sols + 1):
        spared *= 1 - strike_chance(table.play, entry, sol) / 100
    harm = -worth.effect(card.later.source) if card.later is not None else 0.0
    needs = sum(worth.PART * need.count for need in card.needs if need.thing not in ("token", "food"))
    return score(
        Term(reward, hint_lines.reward(entry)), Term((1 - spared) * harm, hint_lines.strike(entry)), Term(-0.7 * needs)
    )


def rest(table: Situation) -> Iterator[Job]:
    """Whoever has nothing better to do gathers strength: tokens buy abilities."""
    for who, person in enumerate(table.state.crew):
        for number in range(2):
            gain = one(token_worth(table, who) * (1 - 0.1 * number), hint_lines.rest(who))
            job = numbered(typed(table, "rest", gain, who=who), number)
            if job is None:
                return
            if len(person.free) > number:
                yield job


def token_worth(table: Situation, who: int) -> float:
    """What a Morale token is worth to somebody: the abilities of some are wanted more, and enough is enough."""
    person = table.state.crew[who]
    if not table.left:
        return 0.05
    research = table.mission.category == "research"
    each = {
        "engineer": 1.2 if table.state.mission == "home" else 0.9,
        "medic": 0.7,
        "geologist": 1.1 if research else 0.5,
        "scientist": 0.7 if research else 0.4,
    }[person.profession]
    return each * (1.0 if person.tokens < 5 else 0.4)
