"""Players come and go between sessions. Rulebook chapter 4.1."""

from collections.abc import Iterator
from random import Random

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import GROUP, Position, Setup, Timeline
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.rules.ship.launching.emergency_recruiting import LEAST_TEAM
from tests.vanguard.tables import GAME, Table

SHARES = {1: [4], 2: [2, 2], 3: [1, 1, 2], 4: [1, 1, 1, 1]}
"""How many Sections the players have. V-PLAYER-03, V-PLAYER-04, V-PLAYER-05, V-PLAYER-06."""
COMING_AND_GOING = ("players", "section")


def changing_campaign(seed: int) -> Iterator[tuple[Table, int]]:
    """A campaign of a group that is another one after each Exploration: the table, and what is chosen there."""
    position = Position(GAME, GAME.rules.new(Setup("vanguard", "campaign", 1 + seed % 4, seed)))
    bot, chance = bots_of(GAME)["away-story"](seed), Random(seed)
    changed = 0
    while position.open:
        asked, visits = position.open[0], len(position.state.ship.visits)
        if asked.prompt == "save-point" and changed < visits:
            number = [choice.id for choice in asked.options].index("change-players")
            changed = visits
        elif asked.prompt in COMING_AND_GOING:
            number = chance.randrange(len(asked.options))
        else:
            number = bot.choose(Look(position))
        yield position, number
        position.choose(number)


@pytest.mark.parametrize("seed", [0, 1, 5])
def test_only_those_who_play_now_are_asked_whoever_has_played_before(seed: int) -> None:
    """V-PLAYER-08, V-PLAYER-09, V-PLAYER-13: and the Away Team is as large as the group that sends it."""
    sizes: list[int] = []
    for position, _ in changing_campaign(seed):
        state = position.state
        asked = {decision.seat for decision in position.open} | {effect.seat for effect in position.interrupts()}
        assert asked <= {GROUP, *range(state.seats)}
        if -1 not in state.players:
            assert sorted(state.players.count(seat) for seat in range(state.seats)) == SHARES[state.seats]
        if state.crew and state.ship.visits and position.open[0].prompt == "act":
            size = len(state.crew)
            assert size == state.seats if state.seats > 1 else LEAST_TEAM <= size <= len(SECTIONS)
        if state.seats not in sizes[-1:]:
            sizes.append(state.seats)
    assert len(sizes) > 1


def test_the_group_is_what_it_was_when_its_change_is_undone() -> None:
    """V-PLAYER-08: a timeline knows at every moment how many play."""
    timeline = Timeline(GAME, Setup("vanguard", "campaign", 2, 1))
    wanted = 0
    for position, number in changing_campaign(1):
        chosen = dict(position.choices())[number]
        timeline.choose(position.seat_of(number), chosen.id, number)
        if chosen.verb == "players":
            wanted = int(dict(chosen.refs)["count"])
            break
    assert timeline.seats == timeline.position.state.seats == wanted != 2
    timeline.undo()
    assert timeline.seats == 2
    assert timeline.position.open[0].prompt == "players"
    timeline.undo()
    assert timeline.position.open[0].prompt == "save-point"
    assert -1 not in timeline.position.state.players


@pytest.mark.parametrize(("seats", "led"), [(2, [0, 0, 1]), (3, [0, 0, 0]), (4, [0, 0, 0])])
def test_whoever_chooses_again_is_told_that_it_is_a_second_section(seats: int, led: list[int]) -> None:
    """V-PLAYER-04, V-PLAYER-05, V-PLAYER-06: the last Section is nobody's choice."""
    position = Position(GAME, GAME.rules.new(Setup("vanguard", "marl", seats, 1)))
    found = []
    while position.open[0].prompt == "section":
        found.append(dict(position.open[0].refs)["led"])
        position.choose(0)
    assert found == led
