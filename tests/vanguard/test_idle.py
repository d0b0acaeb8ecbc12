"""Why can't I? Every thing of the board tells what bars it, by the function that offers it."""

import pytest

from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.abilities import abilities_on, cannot_use
from farlight.vanguard.board import living
from farlight.vanguard.turns import offers
from farlight.vanguard.view import view_of
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
                    why = GAME.why_idle(position.play, 0, "card", card)
                    if card in offered or why is None:
                        continue
                    ability = abilities_on(position.play, "card", card)[0]
                    bars = {cannot_use(position.play, each, "card", card, ability) for each in living(position.state)}
                    assert why in bars or why.refs == (("when", ability.when),)
                    reasons.add(why.reason)
                    for language in LANGUAGES:
                        assert Texts(language, [GAME.texts], GAME.name_of).refusal(why)
    assert "why-not-moment" in reasons


def things(position: Table, kind: str) -> list[str]:
    """What of a kind is drawn, by the ids that a client asks for."""
    view = view_of(position.play)
    return {
        "threat": [each.threat for each in view.threats],
        "track": list(view.time),
        "mission": [*view.missions, *view.done],
        "who": [crew.card for crew in view.crew],
        "path": [str(place) for place in range(len(GAME.content.planets[view.planet].paths))] if view.planet else [],
        "sector": [str(sector.number) for sector in view.sectors],
        "die": [die for crew in view.crew for die in crew.spent],
    }[kind]


@pytest.mark.parametrize("kind", ["threat", "track", "mission", "who", "path", "sector", "die"])
def test_idle_things_have_a_reason(kind: str) -> None:
    """In every turn and every language; what an Action is for, by what bars that Action."""
    position = table("marl", 2, 4)
    seen = set()
    for step, _ in enumerate(answers(position, 5)):
        state = position.state
        if step % 9 or not 0 <= state.turn < len(state.crew):
            continue
        asked = (option for decision in position.open for option in decision.options)
        offered = {str(value) for option in asked for _, value in option.refs}
        bars = {why for _, why in offers(position.play, state.turn) if why is not None}
        for thing in set(things(position, kind)) - offered:
            why = GAME.why_idle(position.play, 0, kind, thing)
            if kind == "die" and why is None:  # it is Available to whoever is not asked
                continue
            assert why is not None, (kind, thing)
            assert why in bars or why.refs or why.reason in ("why-not-here", "why-not-cut-off", *DICE)
            seen.add(why.reason)
            for language in LANGUAGES:
                texts = Texts(language, [GAME.texts], lambda *asked: GAME.name_at(position.state, *asked))
                assert texts.refusal(why)
    assert seen


DICE = ("why-not-die-check", "why-not-die-rolled")
