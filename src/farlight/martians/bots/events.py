"""Rules for events, and for whoever has nothing better to do."""

from collections.abc import Iterator

from farlight.martians.bots import worth
from farlight.martians.bots.job import Job
from farlight.martians.bots.table import Table, parts_in
from farlight.martians.table.view import EntryView

USEFUL_NOW = ("advance", "feed", "fix", "identify", "signal", "place ear", "examine")
"""Rewards that still matter in the last sol."""


def events(table: Table) -> Iterator[Job]:
    """An event's action gives something and keeps worse from coming."""
    for entry in table.view.log:
        if entry.state != "open":
            continue
        card = table.content.events[entry.event]
        if not table.has_all(card.needs):
            continue
        gain = event_worth(table, entry)
        barred = _first_of(table, entry) if card.helper else -1
        job = Job("event", "event", gain, card.pawns, card.pawns, target=entry.event)
        job.different, job.barred, job.uses = card.different, barred, parts_in(card.needs)
        yield job


def _first_of(table: Table, entry: EntryView) -> int:
    """The First Player of the sol in which an event came: the token goes round."""
    crew = table.view.crew
    now = next(who for who, person in enumerate(crew) if person.who == table.view.first)
    return (now - (3 - entry.left)) % len(crew)


def event_worth(table: Table, entry: EntryView) -> float:
    card = table.content.events[entry.event]
    reward = worth.effect(entry.reward)
    if not table.left and not any(word in entry.reward for word in USEFUL_NOW):
        reward *= 0.1
    chances = [chance / 100 for chance in table.content.ruling.consequence_chances]
    factor = table.content.difficulties[table.view.difficulty].chance / 100
    spared = 1.0
    for chance in chances[3 - entry.left :][: table.left]:
        spared *= 1 - min(1.0, chance * factor)
    harm = -worth.effect(card.later.source) if card.later is not None else 0.0
    needs = sum(worth.PART * need.count for need in card.needs if need.thing not in ("token", "food"))
    return reward + (1 - spared) * harm - 0.7 * needs


def rest(table: Table) -> Iterator[Job]:
    """Whoever has nothing better to do gathers strength: tokens buy abilities."""
    for who, person in enumerate(table.view.crew):
        for number in range(2):
            job = table.typed("rest", "rest", token_worth(table, who) * (1 - 0.1 * number))
            if job is None:
                return
            job.who = who
            job.number = number
            job.verb = "rest"
            if len(person.free) > number:
                yield job


def token_worth(table: Table, who: int) -> float:
    """What a Morale token is worth to somebody: the abilities of some are wanted more, and enough is enough."""
    person = table.view.crew[who]
    if not table.left:
        return 0.05
    research = table.mission.category == "research"
    each = {
        "engineer": 1.2 if table.view.mission == "home" else 0.9,
        "medic": 0.7,
        "geologist": 1.1 if research else 0.5,
        "scientist": 0.7 if research else 0.4,
    }[person.profession]
    return each * (1.0 if person.tokens < 5 else 0.4)
