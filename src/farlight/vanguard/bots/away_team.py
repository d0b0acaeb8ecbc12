"""Who goes, and with which dice: what the place asks for most, as far as the Landing card is read. V-LAND-18."""

from farlight.kernel import Decision, Option
from farlight.vanguard.bots.table import Table, ref
from farlight.vanguard.model.content import DieCard
from farlight.vanguard.model.dice_requirements import ACCIDENT, BASIC, JOKER

DIE = {"wild": 0.2, "basic": 0.4, "specialised": 1.0, "universal": 1.6, "expert": 2.0}
"""What a die of a kind is worth."""
FITS = (1.0, 0.9, 0.8)
"""More so with an icon that is asked for; the first of them most often."""
COMMON = 0.2
"""Less so if the Section has the like already."""


def asked_icons(table: Table) -> list[str]:
    """What the team knows of the place: from the board, from the Scanner, or because it has been there."""
    ship = table.view.ship
    if ship is None or not ship.page:
        return list(table.planet.icons)
    if ship.scanner is None:
        return []
    planet = table.content.landings[ship.scanner.landing].planet
    return list(table.content.planets[planet].icons) if planet in ship.visits else ship.scanner.icons


def dice_of(table: Table, section: str) -> list[str]:
    """Those that a Section has aboard; in a game of one Exploration those it begins with."""
    ship = table.view.ship
    if ship is not None and section in ship.dice:
        return ship.dice[section]
    content = table.content
    own = content.scenarios[table.view.scenario].dice
    return [die for dice in (content.ruling.start_dice, own) for name in dice if name == section for die in dice[name]]


def icons_on(die: DieCard) -> set[str]:
    return {icon for face in die.faces for icon in face.split()} - {BASIC, JOKER, ACCIDENT}


def fitness(table: Table, section: str) -> float:
    """How many of the icons that are asked for the dice of a Section can show."""
    shown = {icon for die in dice_of(table, section) for icon in icons_on(table.content.dice[die])}
    return sum(worth for icon, worth in zip(asked_icons(table), FITS, strict=False) if icon in shown)


def section(table: Table, option: Option) -> float:
    """Whose Section has the dice; nobody is left at home for want of a better reason."""
    return fitness(table, ref(option, "section")) if option.verb == "section" else -1.0


def crewmember(table: Table, option: Option) -> float:
    """The highest Rank goes; of equals, who turns dice to what is asked for."""
    who = ref(option, "who")
    ranks = {mate.card: mate.rank for mate in table.view.ship.crew} if table.view.ship else {}
    return ranks.get(who, 0) + 0.5 * (table.content.crew[who].icon in asked_icons(table))


def new_die(table: Table, decision: Decision) -> int:
    """A die of a kind that the Section has not got yet, rather than one more of the same. V-SHIP-DEBRIEF-20."""
    own = dice_of(table, str(dict(decision.refs).get("section", "")))
    scores = []
    for option in decision.options:
        die = ref(option, "die")
        scores.append(DIE[table.content.dice[die].type] - COMMON * own.count(die))
    return scores.index(max(scores))


def dull_die(table: Table, option: Option) -> float:
    """The die that stays aboard: a plain one that shows nothing that is asked for. V-SHIP-LAUNCH-13."""
    die = table.content.dice[ref(option, "die")]
    return -DIE[die.type] - float(bool(icons_on(die) & set(asked_icons(table))))
