"""Answers between the missions of a campaign."""

from farlight.kernel import Decision, Option
from farlight.martians.bots.asked import ref
from farlight.martians.bots.follow import find
from farlight.martians.bots.table import Table

STORY = {"ln1": ("early",), "ln2": ("ice",), "ln3": ("open",), "ln4": ("sealed",), "plan": ("shift", "brace", "bleed")}


def story(table: Table, decision: Decision) -> int:
    """What makes the next mission easier; another way if the last one did not work."""
    words = [ref(option, "story").split(".") for option in decision.options]
    key = words[0][1]
    wanted = STORY.get(key, (words[0][2],))
    chosen = wanted[table.memory.losses % len(wanted)]
    if key == "plan":
        table.memory.plan = chosen
    return next((place for place, word in enumerate(words) if word[2] == chosen), 0)


def bell_direction(table: Table, decision: Decision) -> int:
    """Where the ground is known and open, if possible; the crew remembers what it chose."""
    offered = [ref(option, "space") for option in decision.options]
    shut = [table.ways.terrain.get(space) == "blocked" for space in offered]
    place = shut.index(min(shut))
    table.memory.bell = offered[place][3:]
    return place


def bonus(table: Table, decision: Decision) -> int:
    hurt = max(person.wounds for person in table.state.crew) >= 3
    return find(decision.options, "bonus-heal" if hurt else "bonus-parts") or 0


def scarce(table: Table, option: Option) -> float:
    return -table.state.supply[ref(option, "supply")]


def movable(_table: Table, option: Option) -> float:
    """A module without which the next sol is no worse."""
    facility = ref(option, "facility")
    order = ("qp", "ml", "cc", "ga", "pb", "la", "cq", "ws")
    return -order.index(facility) if facility in order else -5.0
