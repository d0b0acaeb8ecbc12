"""What each mission asks for, by its id."""

from collections.abc import Callable, Iterator

from farlight.martians.bots.jobs import Job
from farlight.martians.bots.missions import campaign, construction, exploration, research, signals, winters
from farlight.martians.bots.situation import Situation

MissionRule = Callable[[Situation], Iterator[Job | None]]

MISSIONS: dict[str, MissionRule] = {
    "home": construction.spares,
    "riddle": exploration.beacons,
    "plants": research.nutrients,
    "probe": signals.stray,
    "land": construction.crates,
    "core": research.cores,
    "ln1": campaign.ears,
    "ln2": campaign.bearing,
    "ln3": campaign.bore,
    "ln4": campaign.streaks,
    "ln5": campaign.unhook,
    "wm1": winters.lights,
    "wm2": winters.water,
    "wm3": winters.well,
    "wm4": winters.trees,
    "wm5a": winters.petrel,
    "wm5b": winters.tern,
}


def rule_of(mission: str) -> MissionRule:
    """The mission's own rule, or the one for missions that nobody thought about."""
    return MISSIONS.get(mission, campaign.anything)
