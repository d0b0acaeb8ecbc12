"""What holds as long as a card lies somewhere, or for a while: Equipment, Mods, the Global Condition, effects.

A power is a word, or a word and a number: `hand 1`, `refresh-rest 2`. Rules ask for it where it matters. One that an
effect gives for a while is kept as a mark: `turn:power hand 1`.
"""

from collections.abc import Iterator

from farlight.vanguard.effects.words import VanguardPlay

FOR_A_WHILE = "power "
NEAR, AT_LANDER = "near-", "lander-"
"""Before a power that holds in or next to the Lander Sector, or only there. V-KC-MOD-04."""


def powers_of(play: VanguardPlay, who: int) -> Iterator[str]:
    """The powers that a Crewmember has now, wherever they come from."""
    state = play.state
    crew = state.crew[who]
    given = [mark.partition(FOR_A_WHILE)[2] for mark in crew.marks if FOR_A_WHILE in mark]
    yield from given
    for sector, power in state.auras:
        if sector in (0, crew.sector):
            yield power
    if crew.gear and "no-equipment" not in given:
        for name in crew.gear:
            card = play.content.equipment[name]
            if card.place is None and card.upgrades is None:
                yield from card.powers
    for sector, name in state.tokens:
        if sector == crew.sector:
            yield from token_powers(play, name)
    for power in team_powers(play):
        if power.startswith(NEAR):
            if _is_near(play, crew.sector):
                yield power[len(NEAR) :]
        elif power.startswith(AT_LANDER):
            if crew.sector and crew.sector == state.lander_sector:
                yield power[len(AT_LANDER) :]
        else:
            yield power


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
    condition = state.condition or play.content.planets[state.planet].condition
    yield from play.content.conditions[condition].powers
    for name in state.mods:
        yield from play.content.mods[name].powers


def has_power(play: VanguardPlay, who: int, power: str) -> bool:
    return any(each == power for each in powers_of(play, who))


def bonus(play: VanguardPlay, who: int, power: str) -> int:
    """The sum of a power's numbers."""
    found = (each.split() for each in powers_of(play, who))
    return sum(int(words[1]) for words in found if len(words) > 1 and words[0] == power)


def give_power(play: VanguardPlay, who: int, scope: str, power: str) -> None:
    """For a `turn`, the `next` turn, a `round` or the `exploration`."""
    crew = play.state.crew[who]
    crew.marks = (*crew.marks, f"{scope}:{FOR_A_WHILE}{power}")
