"""Who goes, and with which dice: what the place asks for most, as far as the Landing card is read. V-LAND-18."""

from farlight.kernel import Decision, Option
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.model.content import DieCard
from farlight.vanguard.model.dice_requirements import ACCIDENT, BASIC, JOKER
from farlight.vanguard.rules.ship.starmap import scanned_icons

DIE = {"wild": 0.2, "basic": 0.4, "specialised": 1.0, "universal": 1.6, "expert": 2.0}
"""What a die of a kind is worth."""
FITS = (1.0, 0.9, 0.8)
"""More so with an icon that is asked for; the first of them most often."""
COMMON = 0.2
"""Less so if the Section has the like already."""


def asked_icons(team: Team) -> list[str]:
    """What the team knows of the place: from the board, from the Scanner, or because it has been there."""
    ship, planets = team.state.ship, team.content.planets
    if not ship.page:
        return list(planets[team.state.planet].icons)
    if not ship.scanner:
        return []
    planet = team.content.landings[ship.scanner].planet
    return list(planets[planet].icons if planet in ship.visits else scanned_icons(team.play))


def dice_of(team: Team, section: str) -> list[str]:
    """Those that a Section has aboard; in a game of one Exploration those it begins with."""
    if team.ship is not None and section in team.state.store:
        return list(team.state.store[section])
    content = team.content
    own = content.scenarios[team.state.scenario].dice
    return [die for dice in (content.ruling.start_dice, own) for name in dice if name == section for die in dice[name]]


def icons_on(die: DieCard) -> set[str]:
    return {icon for face in die.faces for icon in face.split()} - {BASIC, JOKER, ACCIDENT}


def fitness(team: Team, section: str) -> float:
    """How many of the icons that are asked for the dice of a Section can show."""
    shown = {icon for die in dice_of(team, section) for icon in icons_on(team.content.dice[die])}
    return sum(worth for icon, worth in zip(asked_icons(team), FITS, strict=False) if icon in shown)


def section(team: Team, option: Option) -> float:
    """Whose Section has the dice; nobody is left at home for want of a better reason."""
    return fitness(team, ref(option, "section")) if option.verb == "section" else -1.0


def crewmember(team: Team, option: Option) -> float:
    """The highest Rank goes; of equals, who turns dice to what is asked for."""
    who = ref(option, "who")
    sleeve = team.state.ship.sleeves.get(who)
    return (0 if sleeve is None else sleeve.rank) + 0.5 * (team.content.crew[who].icon in asked_icons(team))


def new_die(team: Team, decision: Decision) -> int:
    """A die of a kind that the Section has not got yet, rather than one more of the same. V-SHIP-DEBRIEF-20."""
    own = dice_of(team, str(dict(decision.refs).get("section", "")))
    scores = []
    for option in decision.options:
        die = ref(option, "die")
        scores.append(DIE[team.content.dice[die].type] - COMMON * own.count(die))
    return scores.index(max(scores))


def dull_die(team: Team, option: Option) -> float:
    """The die that stays aboard: a plain one that shows nothing that is asked for. V-SHIP-LAUNCH-13."""
    die = team.content.dice[ref(option, "die")]
    return -DIE[die.type] - float(bool(icons_on(die) & set(asked_icons(team))))
