"""What holds as long as a card lies somewhere, or for a while: Equipment, Mods, the Global Condition, effects.

A power is a word, or a word and a number: `hand 1`, `refresh-rest 2`. Rules ask for it where it matters. One that an
effect gives for a while is kept as a mark: `turn:power hand 1`.

Rules ask several times in every decision, and the answer seldom changes: it is remembered by all that it depends on.
"""

from collections.abc import Iterable, Iterator
from operator import attrgetter

from farlight.vanguard.model.ids import Mark, Power, powers_in
from farlight.vanguard.model.moments import PathDangerMoment, TravelEntryMoment
from farlight.vanguard.model.pack_lookups import Powers, remember
from farlight.vanguard.rules.context import About, VanguardPlay
from farlight.vanguard.rules.exploration.board import condition_on

GEAR = attrgetter("gear")
NEVER: tuple[tuple[object, ...], Powers] = ((), Powers(frozenset(), {}))
"""What was looked up last before anything was."""


def powers_of(play: VanguardPlay, who: int) -> Powers:
    """The powers that a Crewmember has now, wherever they come from."""
    state = play.state
    crew = state.crew[who]
    upgrades = tuple(map(GEAR, state.crew)) if state.tokens else ()
    looked_at = (
        crew.marks, crew.gear, crew.sector, state.auras, state.tokens, upgrades, state.planet, state.condition,
        state.mods, state.lander_sector,
    )  # fmt: skip
    known = play.content.known
    latest = known.latest_powers.get(who, NEVER)
    if latest[0] == looked_at:  # mostly the very same objects: quicker than a hash of them
        return latest[1]
    depends = (powers_in(crew.marks), *looked_at[1:])  # most marks give none
    found = known.powers.get(depends)
    if found is None:
        found = remember(known.powers, depends, _summed(_each_power(play, who)))
    known.latest_powers[who] = looked_at, found
    return found


def _summed(powers: Iterable[str]) -> Powers:
    words: set[str] = set()
    sums: dict[str, int] = {}
    for power in powers:
        words.add(power)
        word, number = Power.parse(power).word, Power.parse(power).number
        if number is not None:
            sums[word] = sums.get(word, 0) + number
    return Powers(frozenset(words), sums)


def _each_power(play: VanguardPlay, who: int) -> Iterator[str]:
    """One after the other. Whatever is looked at here is part of what `powers_of` remembers them by."""
    state = play.state
    crew = state.crew[who]
    given = powers_in(crew.marks)
    yield from given
    for sector, lasting in state.auras:
        if sector in (0, crew.sector):
            yield lasting
    if crew.gear and "no-equipment" not in given:
        for name in crew.gear:
            card = play.content.equipment[name]
            if card.place is None and card.upgrades is None:
                yield from card.powers
    for sector, name in state.tokens:
        if sector == crew.sector:
            yield from token_powers(play, name)
    for said in team_powers(play):
        power = Power.parse(said)
        match power.limit:
            case "":
                yield said
            case "near" if _is_near(play, crew.sector):
                yield str(power.unlimited)
            case "lander" if crew.sector and crew.sector == state.lander_sector:
                yield str(power.unlimited)


def token_powers(play: VanguardPlay, name: str) -> Iterator[str]:
    """What a token on the board gives, with the Upgrades that somebody brought for it. V-EQUIP-05, V-EQUIP-13."""
    cards = play.content.equipment
    yield from cards[name].powers
    for crew in play.state.crew:
        for other in crew.gear:
            if cards[other].upgrades == name:
                yield from cards[other].powers


def _is_near(play: VanguardPlay, sector: int) -> bool:
    goal = play.state.lander_sector
    paths = play.content.planets[play.state.planet].paths
    ends = [path.ends for path in paths] + [path.ends[::-1] for path in paths if not path.one_way]
    return bool(goal) and (sector == goal or (goal, sector) in ends)


def team_powers(play: VanguardPlay) -> Iterator[str]:
    """Those of the Global Condition and of the Lander's Mods."""
    state = play.state
    if state.planet:  # a Landing that ended in an Evac leaves no board behind. V-LAND-19
        condition = condition_on(play.content.planets[state.planet], state)
        yield from play.content.conditions[condition].powers
    for name in state.mods:
        yield from play.content.mods[name].powers


def has_power(play: VanguardPlay, who: int, power: str) -> bool:
    """Whether a text gives a power now: what it says goes before the general rule. V-GEN-01, V-RUL-01."""
    return power in powers_of(play, who).words


def bonus(play: VanguardPlay, who: int, power: str) -> int:
    """The sum of a power's numbers."""
    return powers_of(play, who).sums.get(power, 0)


def mod_bonus(play: VanguardPlay, power: str) -> int:
    """The sum of the numbers behind a power of the Lander's Mods. V-LAND-06."""
    made = (Power.parse(each) for name in play.state.mods for each in play.content.mods[name].powers)
    return sum(each.number or 0 for each in made if each.word == power)


def lander_bonus(play: VanguardPlay, value: str) -> int:
    """What Equipment and Mods add to a value of the Lander: `discoveries 2` so many, `agility-in ansgar quill` one in
    those systems, `supplies-on water` one on a planet with such a Biome. V-LAND-04, V-LAND-06."""
    state, content = play.state, play.content
    taken = (*state.cargo, *(name for crew in state.crew for name in crew.gear))
    carried = (Power.parse(power) for name in taken for power in content.equipment[name].powers)
    more = sum(power.number or 0 for power in carried if power.word == value)
    planet = content.planets.get(state.planet)
    if planet is None:
        return more
    biomes = [biome for sector in planet.sectors.values() for biome in sector.biomes]
    suits = {f"{value}-in": (planet.system,), f"{value}-on": tuple(biomes)}
    made = (Power.parse(power) for name in state.mods for power in content.mods[name].powers)
    return more + sum(any(each in power.of for each in suits.get(power.word, ())) for power in made)


def is_on_path(play: VanguardPlay) -> bool:
    """Whether an icon of a Path or the Travel entry of the Global Condition is resolved. V-TRAVEL-06, V-TRAVEL-16."""
    state = play.state
    return state.moment(PathDangerMoment) is not None or state.moment(TravelEntryMoment) is not None


def is_timeless(play: VanguardPlay, about: About) -> bool:
    """Whether it is a move that sets no Time Track going: the Path and the Travel entry, not what waits at its end."""
    on_the_way = about.source.kind in ("travel", "danger") and is_on_path(play)
    return on_the_way and has_power(play, about.who, "timeless-moves")


def give_power(play: VanguardPlay, who: int, scope: str, power: str) -> None:
    """Give a power for a `turn`, the `next` turn, a `round` or the `exploration`."""
    crew = play.state.crew[who]
    crew.marks = (*crew.marks, str(Mark.of_power(scope, power)))
