"""What is looked up instead of worked out: in random games it is what would be worked out."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from farlight.kernel import Play, Position, Rules, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.exploration.board import connected, living, sectors
from farlight.vanguard.rules.lasting_effects import powers_of

GAME = VanguardGame()


def moments() -> Iterator[Play[Vanguard, Definitions]]:
    """All decisions of a random game of every scenario, any-time effects included."""
    for number, mission in enumerate(GAME.rules.missions()):
        chance = Random(number)
        position = Position(GAME, GAME.rules.new(Setup(GAME.name, mission.id, 1 + number % 4, number)))
        for _ in range(400):
            if not position.open:
                break
            yield position.play
            position.choose(chance.choice(position.choices())[0])


def test_a_window_is_open_if_an_any_time_effect_is_for_it() -> None:
    seen = set()
    for play in moments():
        for window in {play.state.window, "check", "travel"} - {""}:
            listed = Rules.opens(GAME.rules, play, window)
            assert play.opens(window) == listed
            seen.add(listed)
    assert seen == {True, False}


CARDS = GAME.content
CARRIED = next(card.id for card in CARDS.equipment.values() if card.powers and not card.place and not card.upgrades)
UPGRADE = next(card for card in CARDS.equipment.values() if card.powers and card.upgrades)
NEAR_LANDER = next(card.id for card in CARDS.mods.values() if any(power.startswith("near-") for power in card.powers))
STORM = next(card.id for card in CARDS.conditions.values() if card.powers)


def on_the_ground() -> Play[Vanguard, Definitions]:
    play = next(play for play in moments() if play.state.round and len(living(play.state)) > 1)
    state = play.state
    state.auras, state.tokens, state.mods, state.condition = (), (), (NEAR_LANDER,), ""
    state.lander_sector = state.crew[0].sector
    for crew in state.crew:
        crew.marks, crew.gear = (), ()
    return play


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state.crew[0], "marks", ("turn:power loose",)),
        lambda state: setattr(state.crew[0], "gear", (CARRIED,)),
        lambda state: setattr(state.crew[0], "sector", 0),
        lambda state: setattr(state, "auras", ((0, "loose"),)),
        lambda state: setattr(state, "mods", ()),
        lambda state: setattr(state, "condition", STORM),
        lambda state: setattr(state, "lander_sector", 0),
    ],
    ids=["mark", "gear", "sector", "aura", "mod", "condition", "lander"],
)
def test_a_power_is_there_or_gone_at_once(change: Callable[[Vanguard], None]) -> None:
    """V-EQUIP-09, V-GLOBAL-01, V-KC-MOD-04: what is remembered holds only as long as nothing of it has changed."""
    play = on_the_ground()
    before = powers_of(play, 0)
    change(play.state)
    after = powers_of(play, 0)
    assert after != before
    play.content.known.powers.clear()
    assert powers_of(play, 0) == after


def test_a_token_and_an_upgrade_that_another_brings_are_noticed_at_once() -> None:
    """V-EQUIP-05, V-EQUIP-13."""
    play = on_the_ground()
    state = play.state
    bare = powers_of(play, 0)
    state.tokens = ((state.crew[0].sector, str(UPGRADE.upgrades)),)
    alone = powers_of(play, 0)
    state.crew[1].gear = (UPGRADE.id,)
    assert powers_of(play, 0).words == alone.words | set(UPGRADE.powers)
    state.tokens = ((state.crew[0].sector + 1, str(UPGRADE.upgrades)),)
    assert powers_of(play, 0) == bare


def test_paths_lead_where_the_planet_says() -> None:
    """V-TERM-22, V-TRAVEL-03."""
    play = next(moments())
    for planet in GAME.content.planets.values():
        play.state.planet, play.state.cleared = planet.id, ()
        for number in sectors(play):
            ways = [path.ends for path in planet.paths]
            ways += [path.ends[::-1] for path in planet.paths if not path.one_way]
            assert connected(play, number) == sorted({there for here, there in ways if here == number})
