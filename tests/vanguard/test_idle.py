"""Why can't I? Every thing of the board tells what bars it, by the function that offers it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import Refusal
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.rules.exploration.abilities import abilities_on, cannot_use
from farlight.vanguard.rules.exploration.board import connected, lies_open, living, sectors, who_is
from farlight.vanguard.rules.exploration.dice_check_roll import unable
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.time_tracks import tracks_in_play
from farlight.vanguard.rules.exploration.turns import offers
from farlight.vanguard.rules.ship import facilities
from farlight.vanguard.rules.ship.crew import assignable
from farlight.vanguard.table import why_idle
from tests.vanguard.tables import GAME, Table, answers, table


def test_a_card_in_hand_is_told_by_what_bars_it() -> None:
    """V-CARD-02, V-EQUIP-17: of every card that is not offered, in every language."""
    reasons = set()
    for seed in range(2):
        position = table("marl", 2, seed)
        for _ in answers(position, seed):
            offered = {value for _, option in position.choices() for _, value in option.refs}
            for who in living(position.state):
                for card in position.state.crew[who].hand:
                    why = GAME.table.why_idle(position.play, 0, "card", card)
                    if card in offered or why is None:
                        continue
                    ability = abilities_on(position.play, "card", card)[0]
                    bars = {cannot_use(position.play, each, "card", card, ability) for each in living(position.state)}
                    assert why in bars or why.refs == (("when", ability.when),)
                    reasons.add(why.reason)
                    for language in LANGUAGES:
                        assert Texts(language, [GAME.texts], GAME.table.name_of).refusal(why)
    assert "why-not-moment" in reasons


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
        "die": [die for crew in position.state.crew for die in (*crew.spent, *available(crew))],
    }[kind]


# What a reason says is so

Said = dict[str, Any]
Fact = Callable[[Table, str, Said], bool]


def turn(position: Table) -> Any:
    return position.state.crew[position.state.turn]


def steps(position: Table, start: int) -> dict[int, int]:
    """How far every Sector is that can be reached."""
    far, row = {start: 0}, [start]
    for here in row:
        for there in connected(position.play, here):
            if there not in far:
                far[there] = far[here] + 1
                row.append(there)
    return far


def sources(position: Table, start: str) -> list[str]:
    """The Special Actions within reach of whoever has the turn, on some cards."""
    found = (option.id.partition(":")[2] for option, _ in offers(position.play, position.state.turn))
    return [source for source in found if source.startswith(start)]


def threat(position: Table, card: str) -> Any:
    return next(each for each in position.state.threats if each.card == card)


def member(position: Table, said: Said) -> Any:
    return position.state.crew[who_is(position.state, said["who"])]


FACTS: dict[str, Fact] = {
    "why-not-later": lambda at, _, said: said == {"who": turn(at).card, "actions": turn(at).actions},
    "why-not-far": lambda at, thing, said: steps(at, turn(at).sector)[int(thing)] == said["count"] > 1,
    "why-not-cut-off": lambda at, thing, _: int(thing) not in steps(at, turn(at).sector),
    "why-not-no-special": lambda at, thing, _: int(thing) == turn(at).sector and not sources(at, f"poi:{thing}:"),
    "why-not-path": lambda at, thing, _: (
        turn(at).sector not in GAME.content.planets[at.state.planet].paths[int(thing)].ends
    ),
    "why-not-threat": lambda _, thing, __: not GAME.content.threats[thing].actions,
    "why-not-threat-away": lambda at, thing, _: (
        threat(at, thing).sector != turn(at).sector and not sources(at, f"threat:{thing}:")
    ),
    "why-not-mission": lambda at, thing, _: thing in at.state.missions and not sources(at, f"mission:{thing}:"),
    "why-not-mission-done": lambda at, thing, _: thing in at.state.done,
    "why-not-track": lambda at, thing, said: (
        said["left"] == tracks_in_play(at.play)[thing] - at.state.time.get(thing, 0) and not sources(at, f"{thing}:")
    ),
    "why-not-dead": lambda at, _, said: not member(at, said).alive,
    "why-not-turn-over": lambda at, _, said: member(at, said).done and said["turn"] == turn(at).card,
    "why-not-turn-of": lambda at, _, said: not member(at, said).done and said["turn"] == turn(at).card,
    "why-not-assist-asked": lambda at, _, said: at.state.check is not None and said["who"] not in helpless(at),
    "why-not-die-spent": lambda at, thing, said: thing not in available(member(at, said)),
    "why-not-die-rolled": lambda at, _, said: said["dice"].count(",") == max(0, len(at.state.check.pool) - 1),
    "why-not-available": lambda at, thing, _: thing not in at.state.ship.available,
    "why-not-asked-aboard": lambda at, thing, _: thing in assignable(at.play),
    "why-not-last": lambda at, thing, _: thing in at.state.ship.available and thing not in assignable(at.play),
    "why-not-facility": lambda at, thing, said: (
        facilities.cannot_use(at.play, thing) is None
        and (said["page"], said["command"]) == (at.state.ship.page, at.state.ship.command)
    ),
}
"""By its reason: what must be so where a refusal is given that no offer was barred by."""


def helpless(position: Table) -> dict[str, Refusal]:
    """Who cannot Assist, and why."""
    return {str(dict(option.refs)["who"]): why for option, why in unable(position.play)}


def is_true(position: Table, kind: str, thing: str, why: Refusal) -> bool:
    """Whether a reason is that of the function which would offer the thing, or says what is so."""
    said, state = dict(why.refs), position.state
    if str(said.get(kind, thing)) != thing:
        return False
    if state.ship.page:
        if kind == "facility" and facilities.cannot_use(position.play, thing) is not None:
            return why == facilities.cannot_use(position.play, thing)
        return FACTS[why.reason](position, thing, said)
    if why.reason in FACTS:
        return FACTS[why.reason](position, thing, said)
    if state.check is not None and why in helpless(position).values():
        return kind in ("who", "die") and helpless(position)[str(said["who"])] == why
    of = {"sector": ("travel", "special"), "path": ("travel",)}.get(kind, ("special",))
    return any(why == each for option, each in offers(position.play, state.turn) if option.verb in of)


def reasons(position: Table, kind: str, drawn: list[str]) -> Iterator[str]:
    """The reasons for what is drawn and not offered, each in every language and true."""
    asked = (option for decision in position.open for option in decision.options)
    offered = {str(value) for option in asked for _, value in option.refs}
    for thing in dict.fromkeys(drawn):
        if thing in offered:
            continue
        why = GAME.table.why_idle(position.play, 0, kind, thing)
        assert why is not None, (kind, thing)
        assert is_true(position, kind, thing, why), (kind, thing, why)
        for language in LANGUAGES:
            texts = Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(position.state, *asked))
            assert texts.refusal(why)
        yield why.reason


PLANETS = [("marl", 2), ("orchard", 3), ("assay", 1), ("kettle", 4), ("slackwater", 2)]
KINDS = ("threat", "track", "mission", "who", "path", "sector", "die")


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
