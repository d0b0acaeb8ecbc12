"""Who goes, and with which dice: what the place asks for most, as far as the Landing card is read. V-LAND-18."""

from collections.abc import Iterator

from farlight.content.ids import each_of, words_in
from farlight.kernel import Decision, Line, Option, Term, score
from farlight.vanguard.bots.scoring import Rated, because
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


def die_icons(die: DieCard) -> set[str]:
    return {icon for face in die.faces for icon in words_in(face)} - {BASIC, JOKER, ACCIDENT}


def fitness(team: Team, section: str) -> float:
    """How many of the icons that are asked for the dice of a Section can show."""
    shown = icons_of(team, section)
    return sum(worth for icon, worth in zip(asked_icons(team), FITS, strict=False) if icon in shown)


def icons_of(team: Team, section: str) -> set[str]:
    """What the dice of a Section can show."""
    return {icon for die in dice_of(team, section) for icon in die_icons(team.content.dice[die])}


# Who goes


def section(team: Team, decision: Decision, option: Option) -> Rated:
    """Whose Section has the dice; nobody is left at home for want of a better reason."""
    worth = fitness(team, ref(option, "section")) if option.verb == "section" else -1.0
    return because(worth, section_dice, decision, option)


def section_dice(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The icons that are asked for and the Section's dice can show."""
    name = ref(option, "section")
    shown = icons_of(team, name) if name else set()
    found = [icon for icon in asked_icons(team) if icon in shown] if shown else []
    if found:
        yield Line("hint-section-dice", (("section", name), ("frequent", ", ".join(found))))


def crewmember(team: Team, decision: Decision, option: Option) -> Rated:
    """The highest Rank goes; of equals, who turns dice to what is asked for."""
    who = ref(option, "who")
    suits = Term[Team](
        0.5 * (team.content.crew[who].icon in asked_icons(team)), lambda team: turns_dice(team, decision, option)
    )
    return because(float(rank_of(team, option)), rank, decision, option) + suits


def rank_of(team: Team, option: Option) -> int:
    sleeve = team.state.ship.sleeves.get(ref(option, "who"))
    return 0 if sleeve is None else sleeve.rank


def rank(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The Rank of whoever goes or works; without one, who could."""
    known = rank_of(team, option)
    if known:
        yield Line("hint-rank", (("who", ref(option, "who")), ("rank", known)))
    elif team.ship is not None:
        yield free_people(team)


def free_people(team: Team) -> Line:
    count = len(team.state.ship.available)
    return Line("hint-free-people", (("count", count), ("sections", len(team.state.store))))


def turns_dice(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The icon that somebody turns dice to, if the place asks for it."""
    who = ref(option, "who")
    icon = team.content.crew[who].icon if who in team.content.crew else ""
    if icon in asked_icons(team):
        yield Line("hint-converts", (("who", who), ("icon", icon)))


# Dice


def new_die(team: Team, decision: Decision, option: Option) -> Rated:
    """A die of a kind that the Section has not got yet, rather than one more of the same. V-SHIP-DEBRIEF-20."""
    die = ref(option, "die")
    count = dice_of(team, str(dict(decision.refs).get("section", ""))).count(die)
    return score(Term(DIE[team.content.dice[die].type])) + Term(
        -COMMON * count, lambda team: own_dice(team, decision, option)
    )


def own_dice(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """How many of a die its Section has."""
    section, die = str(dict(decision.refs).get("section", "")), ref(option, "die")
    if section and die:
        count = dice_of(team, section).count(die)
        yield Line("hint-own-dice", (("section", section), ("die", die), ("count", count)))


def dull_die(team: Team, decision: Decision, option: Option) -> Rated:
    """The die that stays aboard: a plain one that shows nothing that is asked for. V-SHIP-LAUNCH-13."""
    die, asked = team.content.dice[ref(option, "die")], asked_icons(team)
    fits = bool(die_icons(die) & set(asked))
    useless = [Line("hint-not-asked", (("die", die.id), ("frequent", ", ".join(asked))))] if asked and not fits else []
    return because(-DIE[die.type], own_dice, decision, option) + Term(-float(fits), lambda _: useless)


# What goes along


def load(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """What Equipment turns dice to, if that is asked for; and that there is room."""
    yield from _converts(team, option)
    refs = dict(decision.refs)
    if "count" in refs and option.verb == "gear":
        yield Line("hint-room", (("count", refs["count"]),))


def small_gear(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """What Equipment turns dice to, and what somebody carries already."""
    yield from _converts(team, option)
    who = str(dict(decision.refs).get("who", ""))
    carried = next((len(crew.gear) for crew in team.state.crew if crew.card == who), None)
    if carried is not None:
        yield Line("hint-carries", (("who", who), ("count", carried)))


def _converts(team: Team, option: Option) -> Iterator[Line]:
    card = team.content.equipment.get(ref(option, "gear"))
    asked = asked_icons(team)
    fitting = [icon for icon in card.converts if icon in asked] if card is not None else []
    if card is not None and fitting:
        yield Line("hint-gear-converts", (("gear", card.id), ("frequent", ", ".join(fitting))))


def deck(_team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """That the cards are enough as they are."""
    refs = dict(decision.refs)
    cards = str(refs.get("cards", ""))
    if cards and option.verb == "keep-deck":
        yield Line("hint-deck", (("who", refs.get("who", "")), ("count", len(each_of(cards)))))


def mods(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """Mods that are fitted so far."""
    if ref(option, "card") in team.content.mods:
        yield Line("hint-mods", (("count", len(team.state.mods)),))
