"""The Mystery Envelope: what is in it, and that none of its cards is empty. Rulebook chapters 1.4 and 26."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from farlight.effects import Effect, Source, parse
from farlight.kernel import Play
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.rules.context import NOBODY, RUNNER, VOCABULARY, About
from tests.vanguard.tables import CONTENT, GAME, play, table

ADVANCED = [card.id for card in CONTENT.events.values() if card.deck == "advanced"]
BEFORE = "replace poi by p000; progress time 2"
"""What happened at the place where the cards are tried: everything was found, and time has passed."""
TRIES = 12
"""Ways to answer what a card asks."""


def test_the_envelope_holds_what_the_box_says() -> None:
    """V-COMP-80, V-COMP-81, V-COMP-82: of each colour three Universal dice and an Expert one."""
    dice = Counter((die.colour, die.type) for die in CONTENT.dice.values() for _ in range(die.envelope))
    expected = {
        (colour, kind): count
        for colour in ("red", "green", "blue")
        for kind, count in (("universal", 3), ("expert", 1))
    }
    assert dice == expected
    assert (len(ADVANCED), len(CONTENT.addons)) == (40, 18)


def ashore() -> Any:
    """A place with a Threat and Time Tracks, where everybody has something to lose and something to win back."""
    position = table("night-shift", 4, 3)
    play(position, 3, until="start-token")
    state = position.state
    state.supplies, state.debts, state.success = 4, 1, 3
    state.markers = (*state.markers, (2, "pages"))
    for crew in state.crew:
        crew.sector = 2
        crew.spent, crew.marks = (*crew.red[:1], *crew.green[:1], *crew.blue[:1]), ("round:assisted",)
    carried_out(state, parse(Source(BEFORE), VOCABULARY).tree, 0, Random(1))
    return state


def carried_out(state: Any, effect: Effect, who: int, chance: Random) -> bool:
    """Whether an effect changed anything, however its questions were answered."""
    before = state.fingerprint()
    sector = 0 if who == NOBODY else state.crew[who].sector
    running = RUNNER.run(Play(GAME.rules, CONTENT, state), effect, About(who, sector, ActionSource("said")), "V-ENV-04")
    try:
        asked = next(running)
        while True:
            asked = running.send(chance.randrange(len(asked[0].options)))
    except StopIteration:
        return bool(state.fingerprint() != before)


@pytest.mark.parametrize("event", ADVANCED)
def test_an_advanced_event_does_something(event: str) -> None:
    """V-ENV-04: what it does where it strikes can happen; elsewhere time is uneven, or the card says that it is not."""
    card = CONTENT.events[event]
    assert any(carried_out(ashore(), card.main.tree, 0, Random(seed)) for seed in range(TRIES))
    assert card.other.source == "nothing" or carried_out(ashore(), card.other.tree, 0, Random(1))
