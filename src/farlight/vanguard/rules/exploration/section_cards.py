"""Section cards: drawing, the limit of the hand, discarding. Rulebook chapter 11."""

from farlight.kernel import Procedure, option
from farlight.vanguard.model.events import CardDiscarded, CardSacrificed, CardsDrawn, DeckRebuilt
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.lasting_effects import bonus
from farlight.vanguard.rules.questions import choose_any


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The pile without a card, the one nearest to its top."""
    place = len(cards) - 1 - cards[::-1].index(card)
    return cards[:place] + cards[place + 1 :]


def hand_limit(play: VanguardPlay, who: int) -> int:
    """Section cards that a Crewmember may have in hand: by Rank, and more with what it carries. V-CARD-08."""
    return play.content.ruling.hand[play.state.crew[who].rank - 1] + bonus(play, who, "hand")


def is_too_large(play: VanguardPlay, who: int) -> bool:
    """Whether a hand must be reduced before anything is played from it. V-CARD-09."""
    return len(play.state.crew[who].hand) > hand_limit(play, who)


def draw(play: VanguardPlay, who: int, count: int, rule: str) -> Procedure[None]:
    """Draw, then reduce the hand at once. V-CARD-05, V-CARD-06, V-CARD-07, V-CARD-09, V-CARD-11, V-RUL-50."""
    crew = play.state.crew[who]
    drawn: list[str] = []
    for _ in range(count):
        if not crew.deck:
            _rebuild(play, who)
        if not crew.deck:
            break
        card = play.turn_up(f"draw-{crew.section}", crew.deck)
        drawn.append(card)
        crew.deck = without(crew.deck, card)
    if drawn:
        crew.hand = (*crew.hand, *drawn)
        play.emit(CardsDrawn(rule, name_of(play.state, who), ", ".join(drawn)))
    yield from keep_limit(play, who)


def _rebuild(play: VanguardPlay, who: int) -> None:
    """Rebuild the deck only when a draw is due. V-CARD-05, V-CARD-06."""
    crew = play.state.crew[who]
    if crew.discard:
        cards = list(crew.discard)
        play.shuffle(f"deck-{crew.section}", cards)
        crew.deck, crew.discard = tuple(cards), ()
        play.emit(DeckRebuilt("V-CARD-05", name_of(play.state, who)))


def keep_limit(play: VanguardPlay, who: int) -> Procedure[None]:
    """Let a Crewmember discard down to its hand limit. V-CARD-09, V-CARD-10."""
    while is_too_large(play, who):
        yield from discard_one(play, who, "hand-limit", "V-CARD-09")


def discard_one(play: VanguardPlay, who: int, prompt: str, rule: str) -> Procedure[str]:
    """Let the player choose a card of the hand and discard it; empty if there is none."""
    crew = play.state.crew[who]
    card = yield from choose_any(
        play,
        seat_of(play.state, who),
        prompt,
        rule,
        lambda: list(dict.fromkeys(crew.hand)),
        lambda each: option("card", card=each),
        refs=(("who", crew.card),),
    )
    if card is None or (prompt == "hand-limit" and not is_too_large(play, who)):
        return ""
    put_away(play, who, card, rule)
    return card


def put_away(play: VanguardPlay, who: int, card: str, rule: str) -> None:
    """Put a card onto the own discard pile. V-CARD-04."""
    _leave_hand(play, who, card)
    crew = play.state.crew[who]
    crew.discard = (*crew.discard, card)
    play.emit(CardDiscarded(rule, name_of(play.state, who), card))


def sacrifice_card(play: VanguardPlay, who: int, card: str, rule: str) -> None:
    """Take a card out of the deck for the rest of the Exploration. V-SAC-08, V-CARD-16."""
    _leave_hand(play, who, card)
    state = play.state
    section = state.crew[who].section
    state.away[section] = (*state.away.get(section, ()), card)
    play.emit(CardSacrificed(rule, name_of(state, who), card))


def _leave_hand(play: VanguardPlay, who: int, card: str) -> None:
    crew = play.state.crew[who]
    hand = list(crew.hand)
    hand.remove(card)
    crew.hand = tuple(hand)
