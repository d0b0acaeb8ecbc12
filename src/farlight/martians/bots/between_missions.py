"""Answers between the missions of a campaign: what an option is worth, and what the crew remembers of its choice."""

from farlight.kernel import Decision, Option
from farlight.martians.bots import hint_lines
from farlight.martians.bots.answer_scores import ranked, ref, wanted
from farlight.martians.bots.hint_lines import Worth, one
from farlight.martians.bots.situation import Situation
from farlight.martians.model.ids import StoryChoice
from farlight.martians.rules.map_paths import direction_of

STORY = {"ln1": ("early",), "ln2": ("ice",), "ln3": ("open",), "ln4": ("sealed",), "plan": ("shift", "brace", "bleed")}
SCANT = 16
"""Oxygen and energy together, below which nobody would send anything away."""
PLENTY = 8
"""Spare Parts, beyond which seeds are worth more."""
MODULES = ("qp", "ml", "cc", "ga", "pb", "la", "cq", "ws")
"""Those without which the next sol is no worse come first."""


def story(table: Situation, _decision: Decision, option: Option) -> Worth:
    """What makes the next mission easier; another way if the last one did not work."""
    _, key, word = StoryChoice.parse(ref(option, "story"))
    ways = STORY.get(key) or _by_the_stores(table, key)
    return wanted(bool(ways) and word == ways[table.memory.losses % len(ways)])


def _by_the_stores(table: Situation, key: str) -> tuple[str, ...]:
    """The letters of the winter ask for one thing or the other: the crew takes what it has less of."""
    supply, mouths = table.state.supply, len(table.state.crew)
    hungry = supply["food"] < 2 * mouths
    judged = {
        "e1": "seeds" if sum(table.parts.values()) >= PLENTY else "tools",
        "e2": "filter" if sum(farm.plants for farm in table.state.farms) < mouths else "clean",
        "wm4": "keep" if supply["oxygen"] + supply["energy"] < SCANT else "send",
        "e4": "leave",
        "e4b": "larder" if hungry else "capsule",
    }
    return (judged[key],) if key in judged else ()


def remember_story(table: Situation, _decision: Decision, option: Option) -> None:
    _, key, word = StoryChoice.parse(ref(option, "story"))
    if key == "plan":
        table.memory.plan = word


def bell_direction(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Where the ground is known and open, if possible."""
    return wanted(table.ways.terrain.get(ref(option, "space")) != "blocked")


def remember_bell(table: Situation, _decision: Decision, option: Option) -> None:
    table.memory.bell = direction_of(ref(option, "space"))


def bonus(table: Situation, _decision: Decision, option: Option) -> Worth:
    hurt = max(person.wounds for person in table.state.crew) >= 3
    if option.verb == "bonus-heal":
        return wanted(hurt, hint_lines.worst)
    return wanted(not hurt and option.verb == "bonus-parts", hint_lines.parts)


def scarce(table: Situation, _decision: Decision, option: Option) -> Worth:
    return one(-table.state.supply[ref(option, "supply")])


def weakest(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Where the mission asks for full output, the machine that makes least."""
    return one(-table.state.productivity[ref(option, "facility")] if table.state.mission == "wm1" else 0.0)


def movable(_table: Situation, _decision: Decision, option: Option) -> Worth:
    """A module without which the next sol is no worse."""
    facility = ref(option, "facility")
    return ranked(MODULES, facility) if facility in MODULES else one(-5.0)
