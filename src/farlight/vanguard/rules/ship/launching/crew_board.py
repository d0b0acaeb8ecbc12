"""A Crew board made ready: its dice and its Section deck. Rulebook chapters 4.1, 5.6, 11 and 27.20."""

from farlight.kernel import Procedure, choose, choose_some, option
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.section_dice import room, without
from farlight.vanguard.rules.ship.launching.first_crew import is_tutorial, scenario_of

BUILD, KEEP = option("build-deck"), option("keep-deck")


def new_crew(play: VanguardPlay, section: str) -> Crew:
    slots = ("",) * play.content.ruling.injury_slots
    return Crew(
        section=section, card="", rank=scenario_of(play).rank, sector=0, alive=True, done=False, actions=0, charges=0,
        red=(), green=(), blue=(), spent=(), hurt=(), injuries=slots, deck=(), hand=(), discard=(), gear=(), marks=(),
    )  # fmt: skip


# Dice


def fill_slots(play: VanguardPlay, who: int) -> Procedure[None]:
    """Fill in as many dice as fit; of a colour with more than that, the player says which stay.

    V-SHIP-LAUNCH-11, V-SHIP-LAUNCH-12, V-RUL-C11, V-SHIP-LAUNCH-13, V-RUL-99.
    """
    state = play.state
    crew = state.crew[who]
    cards = play.content.dice
    left = state.store.pop(crew.section, ())
    for colour in COLOURS:
        dice = tuple(die for die in left if cards[die].colour == colour)
        while len(dice) > room(play, who, colour):
            stays = yield from choose(
                play,
                seat_of(state, who),
                "leave-die",
                "V-SHIP-LAUNCH-13",
                lambda dice=dice: list(dict.fromkeys(dice)),  # type: ignore[misc]
                lambda each: option("die", die=each),
                refs=(("who", crew.card),),
            )
            dice = without(dice, stays)
            state.store[crew.section] = (*state.store.get(crew.section, ()), stays)
        setattr(crew, colour, dice)


# Section deck


def take_deck(play: VanguardPlay, who: int) -> Procedure[None]:
    """Shuffle the Section deck; in the Tutorial three cards come in order. V-TUT-07, V-QUICK-13, V-SHIP-LAUNCH-14."""
    crew = play.state.crew[who]
    scenario = scenario_of(play)
    if is_tutorial(play):
        own = [card for card in play.content.sections.values() if card.section == crew.section and card.tutorial]
        crew.deck = tuple(card.id for card in sorted(own, key=lambda card: -card.tutorial))
        return
    cards = suggested(play, crew)
    if (scenario.decks or scenario.campaign is not None) and (yield from _wants_to_build(play, who)):
        cards = yield from _build(play, who)
    play.state.ship.decks[crew.section] = tuple(cards)
    play.shuffle(f"deck-{crew.section}", cards)
    crew.deck = tuple(cards)


def may_take(play: VanguardPlay, crew: Crew) -> tuple[str, ...]:
    """Cards of the own Section up to the own Rank, each once.

    V-CARD-13, V-CARD-14, V-CARD-15, V-RUL-51, V-QUICK-02, V-RUL-20, V-SETUP-21.
    """
    known, whose = play.content.known.decks, (crew.section, crew.rank)
    if whose not in known:
        cards = play.content.sections.values()
        own = (card for card in cards if card.section == crew.section and card.rank <= crew.rank)
        known[whose] = tuple(card.id for card in own if not card.tutorial)
    return known[whose]


def suggested(play: VanguardPlay, crew: Crew) -> list[str]:
    """The last deck if it still may be taken; or the starters, with higher Ranks in place of some. V-CARD-12."""
    allowed = may_take(play, crew)
    last = play.state.ship.decks.get(crew.section)
    if last is not None and set(last) <= set(allowed):
        return list(last)
    cards = play.content.sections
    best = sorted(allowed, key=lambda card: (-cards[card].rank, not cards[card].starter))
    return best[: play.content.ruling.least_deck]


def _wants_to_build(play: VanguardPlay, who: int) -> Procedure[bool]:
    state = play.state
    crew = state.crew[who]
    chosen = yield from choose(
        play,
        seat_of(state, who),
        "deck",
        "V-SHIP-LAUNCH-14",
        lambda: [KEEP, BUILD],
        lambda each: each,
        refs=(("who", crew.card), ("cards", ", ".join(suggested(play, crew)))),
    )
    return chosen is BUILD


def _build(play: VanguardPlay, who: int) -> Procedure[list[str]]:
    """Build a deck of at least ten cards, and as many more as you like. V-CARD-12, V-RUL-51."""
    state = play.state
    crew = state.crew[who]
    return (
        yield from choose_some(
            play,
            seat_of(state, who),
            "deck-card",
            "V-CARD-12",
            lambda: may_take(play, crew),
            lambda each: option("card", card=each),
            refs=(("who", crew.card),),
            at_least=play.content.ruling.least_deck,
        )
    )
