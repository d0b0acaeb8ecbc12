"""Why can't I? Cards and Equipment tell what bars them, by the function that offers them."""

from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.abilities import abilities_on, cannot_use
from farlight.vanguard.board import living
from tests.vanguard.tables import GAME, answers, table


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
                    bars = {cannot_use(position.play, each, card, ability) for each in living(position.state)}
                    assert why in bars or why.refs == (("when", ability.when),)
                    reasons.add(why.reason)
                    for language in LANGUAGES:
                        assert Texts(language, [GAME.texts], GAME.name_of).refusal(why)
    assert "why-not-moment" in reasons
