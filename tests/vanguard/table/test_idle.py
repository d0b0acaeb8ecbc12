"""Why can't I? Every thing of the board tells what bars it, by the function that offers it."""

from collections.abc import Iterator
from typing import Any

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import Refusal
from farlight.vanguard.model.ids import source_id
from farlight.vanguard.rules.exploration.board import lies_open, poi_at, sectors
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play
from farlight.vanguard.rules.ship import facilities
from farlight.vanguard.table import why_idle
from tests.games.told import told_badly
from tests.vanguard.reasons import idle_is_so
from tests.vanguard.tables import GAME, Table, answers, table

PLANETS = [("marl", 2), ("orchard", 3), ("assay", 1), ("kettle", 4), ("slackwater", 2)]


def cards(position: Table) -> Iterator[tuple[str, str]]:
    """All cards that can be pressed: hands, what is carried, tokens, Skills, and what serves the whole team."""
    state = position.state
    for crew in state.crew:
        yield from (("card", card) for card in crew.hand)
        yield from (("gear", card) for card in crew.gear)
        if crew.alive and crew.card:
            yield "skill", crew.card
    yield from (("gear", card) for _, card in state.tokens)
    yield from (("found", card) for card in state.found)
    yield from (("mod", card) for card in state.mods)


USES = {"why-not-moment", "why-not-in-turn", "why-not-passive", "why-not-placed", "why-not-under-way"}
"""Reasons that are met for sure, of the cards of so many games."""


def test_a_card_is_told_by_what_bars_it() -> None:
    """V-CARD-02, V-CREW-04, V-EQUIP-09, V-EQUIP-17, V-DISC-08: of every card that is not offered."""
    seen = set()
    for place, (mission, seats) in enumerate([*PLANETS, ("halfway-return", 4), ("raft", 3)]):
        position = table(mission, seats, place)
        for step, _ in enumerate(answers(position, place)):
            if step % 5 or not position.open or position.state.ship.page:
                continue
            offered = {value for _, option in position.choices() for _, value in option.refs}
            for kind, card in dict.fromkeys(cards(position)):
                if card not in offered:
                    why = GAME.table.why_idle(position.play, 0, kind, card)
                    assert why is not None or position.state.turn < 0, (kind, card)
                    seen |= {why.reason} if why is not None and is_told(position, kind, card, why) else set()
    assert seen >= USES, USES - seen


@pytest.fixture
def in_turn() -> Table:
    """The first turn of a planet, with whoever has it."""
    position = table("marl", 2, 1)
    list(answers(position, 1, until="act"))
    return position


def told_of(position: Table, kind: str, card: str) -> str:
    why = GAME.table.why_idle(position.play, 0, kind, card)
    assert why is not None
    assert is_told(position, kind, card, why)
    return str(why.reason)


def test_what_a_skill_costs_is_told_where_it_is_missing(in_turn: Table) -> None:
    """V-CREW-04."""
    crew = in_turn.state.crew[in_turn.state.turn]
    crew.charges = 0
    assert told_of(in_turn, "skill", crew.card) == "why-not-charges"


def test_a_hand_above_its_limit_is_told(in_turn: Table) -> None:
    """V-CARD-09."""
    crew = in_turn.state.crew[in_turn.state.turn]
    crew.hand = (*crew.hand, *crew.deck[:6])
    assert told_of(in_turn, "card", crew.hand[0]) == "why-not-hand-limit"


def test_gear_tells_what_keeps_its_carrier_from_it(in_turn: Table) -> None:
    """V-EQUIP-05, V-EQUIP-12, V-EQUIP-13: a token to be placed, one that lies elsewhere, and what it is built on."""
    crew = in_turn.state.crew[in_turn.state.turn]
    crew.gear = ("e06", "e07", "e01")
    assert told_of(in_turn, "gear", "e06") == "why-not-placed"
    assert told_of(in_turn, "gear", "e07") == "why-not-upgrade-of"
    away = next(number for number in sectors(in_turn.play) if number != crew.sector)
    in_turn.state.tokens = ((away, "e06"),)
    assert told_of(in_turn, "gear", "e06") == "why-not-token-lies"
    in_turn.state.auras = ((crew.sector, "no-equipment"),)
    in_turn.play.forget()
    assert told_of(in_turn, "gear", "e01") == "why-not-no-gear"


def test_a_card_that_nobody_has_is_told_nothing_of(in_turn: Table) -> None:
    for kind in why_idle.USABLE:
        for card in ("", "e99", "k99", "nothing"):
            assert GAME.table.why_idle(in_turn.play, 0, kind, card) is None


@pytest.mark.parametrize("said", ["poi:x:y", "mission:m01:q", "threat:", "::::", "prepare"])
def test_an_action_that_cannot_be_is_told_nothing_of(in_turn: Table, said: str) -> None:
    """Clients send whatever they like: V-SPECIAL-02."""
    assert GAME.table.why_idle(in_turn.play, in_turn.state.turn, "action", said) is None


def is_told(position: Table, kind: str, thing: str, why: Refusal) -> bool:
    """A reason, true and in every language."""
    assert idle_is_so(position, 0, kind, thing, why), (kind, thing, why)
    assert not told_badly(position, why), (kind, thing, why)
    return True


def things(position: Table, kind: str) -> list[str]:
    """What of a kind is drawn, by the ids that a client asks for."""
    state, is_open = position.state, lies_open(position.state)
    return {
        "threat": [each.card for each in state.threats],
        "track": list(tracks_in_play(position.play)) if is_open else [],
        "mission": [*state.missions, *state.done],
        "who": [crew.card for crew in state.crew],
        "path": [str(place) for place in range(len(GAME.content.planets[state.planet].paths))] if state.planet else [],
        "sector": [str(number) for number in sectors(position.play)] if is_open else [],
        "condition": [condition_in_force(position.play)] if is_open else [],
        "action": list(deeds(position)) if is_open else [],
        "die": [die for crew in position.state.crew for die in (*crew.spent, *available(crew))],
    }[kind]


def deeds(position: Table) -> Iterator[str]:
    """The Special Actions that lie on the table, wherever, by their sources."""
    content, play = GAME.content, position.play
    for number in sectors(play):
        poi = poi_at(play, number)
        if poi is not None:
            yield from (source_id("poi", poi.id, number, place) for place in range(len(poi.actions)))
    for threat in position.state.threats:
        yield from (
            source_id("threat", threat.card, 0, place) for place in range(len(content.threats[threat.card].actions))
        )
    for name in position.state.missions:
        yield from (source_id("mission", name, 0, place) for place in range(len(content.missions[name].actions)))
    condition = condition_in_force(play)
    if content.conditions[condition].action is not None:
        yield source_id("condition", condition)


def reasons(position: Table, kind: str, drawn: list[str]) -> Iterator[str]:
    """The reasons for what is drawn and not offered, each in every language and true."""
    asked = (option for decision in position.open for option in decision.options)
    offered = {str(value) for option in asked for _, value in option.refs}
    for thing in dict.fromkeys(drawn):
        if thing in offered:
            continue
        why = GAME.table.why_idle(position.play, 0, kind, thing)
        assert why is not None, (kind, thing)
        assert is_told(position, kind, thing, why)
        yield why.reason


KINDS = ("threat", "track", "mission", "condition", "action", "who", "path", "sector", "die")


def on_planets(kind: str) -> Iterator[str]:
    for mission, seats in PLANETS:
        position = table(mission, seats, 4)
        for step, _ in enumerate(answers(position, 5)):
            if step % 9 == 0 and position.open and 0 <= position.state.turn < len(position.state.crew):
                yield from reasons(position, kind, things(position, kind))


@pytest.mark.parametrize("kind", KINDS)
def test_idle_things_have_a_reason_that_is_so(kind: str) -> None:
    """In every turn and every language; what an Action is for, by what bars that Action."""
    assert len(set(on_planets(kind))) > 1


ABOARD = {"why-not-facility", "why-not-available", "why-not-asked-aboard"}


def test_idle_things_aboard_have_a_reason_that_is_so() -> None:
    """V-SHIP-FACILITY-1, V-SHIP-ASSIGN-1, V-SHIP-ASSIGN-2, V-SHIP-ASSIGN-3."""
    position = table("first-light", 2, 5)
    bot = bots_of(GAME)["away-story"](2)
    seen: set[str] = set()
    for _ in range(2500):
        if not position.open or seen >= ABOARD:
            break
        position.choose(bot.choose(Look(position, frozenset((0, 1)))))
        if position.state.ship.page and position.open:
            seen |= set(reasons(position, "facility", facilities.open_facilities(position.play)))
            seen |= set(reasons(position, "who", list(position.state.ship.sleeves)))
    assert seen >= ABOARD


CONSTANT = {
    "sector": ("why-not-far", {"count": 2}),
    "path": ("why-not-path", {}),
    "threat": ("why-not-threat", {}),
    "mission": ("why-not-mission-done", {}),
    "track": ("why-not-track", {"left": 1}),
    "condition": ("why-not-no-deed", {}),
    "action": ("why-not-special-twice", {}),
    "die": ("why-not-die-spent", {}),
    "who": ("why-not-turn-over", {}),
}
"""A sentence for each kind that is right at times."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_constant_sentence_is_noticed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The property bites."""
    reason, more = CONSTANT[kind]

    def constant(play: Any, thing: str) -> Refusal:
        who = play.state.crew[play.state.turn].card
        return Refusal("V-GEN-01", reason, tuple({"who": who, "turn": who, **more, kind: thing}.items()))

    monkeypatch.setitem(why_idle._KINDS, kind, constant)
    with pytest.raises(AssertionError):
        list(on_planets(kind))
