"""What is looked up instead of worked out: in random games it is what would be worked out."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from farlight.content.cards import effects_in, name_at
from farlight.content.ids import TextPlace
from farlight.effects import verbs_in
from farlight.kernel import READY, Decision, Interrupt, Play, Position, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.model.content import Definitions, abilities_of, usable
from farlight.vanguard.model.ids import source_id
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.anytime import CHANGES, _cards_that_change, _texts_for_now, has_effect
from farlight.vanguard.rules.exploration.abilities import (
    ANY,
    TURN,
    Used,
    ability_of,
    is_under_way,
    times_of,
    use_card,
    uses_of,
)
from farlight.vanguard.rules.exploration.board import connected, living, sectors
from farlight.vanguard.rules.exploration.dice_check_roll import _change_options, _dice_options, changes, helpers
from farlight.vanguard.rules.exploration.time_tracks import length_of, tracks_in_play
from farlight.vanguard.rules.exploration.tutorial import is_led
from farlight.vanguard.rules.lasting_effects import _each_power, _summed, powers_of
from farlight.vanguard.rules.story_text import tokens_in
from farlight.vanguard.rules.verbs.time_effects import _brought, _moves, comes_to

GAME = VanguardGame()


def positions() -> Iterator[Position[Vanguard, Definitions]]:
    """All decisions of a random game of every scenario, any-time effects included."""
    for number, mission in enumerate(GAME.rules.missions()):
        chance = Random(number)
        position = Position(GAME, GAME.rules.new(Setup(GAME.name, mission.id, 1 + number % 4, number)))
        for _ in range(400):
            if not position.open:
                break
            yield position
            position.choose(chance.choice(position.choices())[0])


def moments() -> Iterator[Play[Vanguard, Definitions]]:
    return (position.play for position in positions())


def would_tell(play: Play[Vanguard, Definitions], effect: Interrupt) -> bool:
    """Whether using it would have an effect; completing a Mission always has."""
    if effect.call.step != use_card.__name__:
        return True
    who, kind, card, place = effect.call.args
    return has_effect(play, Used(int(who), str(kind), str(card), int(place)))


def test_a_window_is_open_if_an_any_time_effect_is_for_it() -> None:
    seen = set()
    for play in moments():
        for window in {play.state.window, "check", "travel"} - {""}:
            listed = any(
                would_tell(play, each) for each in play.interrupts() if not each.windows or window in each.windows
            )
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
    assert _summed(_each_power(play, 0)) == after


def test_what_is_kept_is_what_would_be_found() -> None:
    asked: set[str] = set()
    for position in positions():
        play = position.play
        for who in range(len(play.state.crew)):
            assert powers_of(play, who) == _summed(_each_power(play, who))
        if play.state.round and play.state.planet:
            lengths_are_those_of_all_tracks(play)
        if is_under_way(play.state):
            texts_are_those_of_all(play)
        if not is_led(play):  # a lesson holds options back
            asked.update(decision.prompt for decision in position.open if is_of_now(play, decision))
    assert asked == {"check-dice", "check-changes"}


def lengths_are_those_of_all_tracks(play: Play[Vanguard, Definitions]) -> None:
    """V-TIME-07, V-TIME-11: those of cards that are gone are in play no more."""
    tracks = tracks_in_play(play)
    threats = {source_id("threat", name): None for name in CARDS.threats}
    conditions = {source_id("condition", name): None for name in CARDS.conditions}
    missions = {source_id("mission", name): None for name in CARDS.missions}
    expected = {**threats, **conditions, **missions, **tracks}
    assert {track: length_of(play, track) for track in expected} == expected


def texts_are_those_of_all(play: Play[Vanguard, Definitions]) -> None:
    """V-EXERT-05: whoever holds nothing is not looked at, and could use nothing."""
    everything = [
        (who, ability_of(play, use))
        for who in living(play.state)
        for moment in times_of(play, who)
        for use in uses_of(play, who, moment)
    ]
    for what, changing in CHANGES.items():
        fresh = {(who, id(text)) for who, text in everything if not changing.isdisjoint(verbs_in(text.effect.tree))}
        assert {(who, id(text)) for who, text in _texts_for_now(play, what)} == fresh


def is_of_now(play: Play[Vanguard, Definitions], decision: Decision) -> bool:
    """V-CHECK-1.4, V-CHECK-4.7: what is offered in a check, also after somebody used something beside the question."""
    match decision.prompt:
        case "check-dice":
            fresh = _dice_options(play, decision.seat, helpers(play))
        case "check-changes":
            fresh = _change_options(play, decision.seat, list(changes(play)))
        case _:
            return False
    assert [each for each in decision.options if each is not READY] == fresh
    return True


@pytest.mark.parametrize("what", sorted(CHANGES))
def test_cards_that_change_something_are_those_with_such_a_text(what: str) -> None:
    """V-EXERT-05."""
    for moment in (ANY, TURN):
        found = {
            card.id
            for card in usable(CARDS)
            for ability in abilities_of(card)
            if ability.when == moment and not CHANGES[what].isdisjoint(verbs_in(ability.effect.tree))
        }
        assert _cards_that_change(CARDS, what, moment) == found


def test_what_was_read_of_texts_is_what_they_say() -> None:
    """Tokens of Logs, and effects that move Time Tracks (V-TIME-08): remembered by the place or the words of a text."""
    known = CARDS.known
    for _ in moments():  # which reads texts: this test may be the first of its process
        if known.tokens and known.moves_time:
            break
    for place, tokens in known.tokens.items():
        at = TextPlace.parse(place)
        assert tokens == tokens_in(name_at(CARDS.cards[at.kind][at.card], at.path))
    written = (effects_in(card, ()) for cards in CARDS.cards.values() for card in cards.values())
    every = {effect.source: effect for found in written for _, effect in found}
    assert known.moves_time == {source: comes_to(CARDS, every[source], _moves, _brought) for source in known.moves_time}
    assert known.tokens
    assert known.moves_time


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
