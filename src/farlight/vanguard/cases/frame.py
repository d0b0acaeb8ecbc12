"""What the sentences of Vanguard's scenarios share: slot types, the table where cases begin, getters and setters."""

from collections import Counter
from collections.abc import Iterable

from farlight.effects import SlotType, Word
from farlight.kernel import Procedure, call
from farlight.scenarios import CaseFailure, Words, known, within
from farlight.vanguard.cases.seen import sees
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY, SECTIONS
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import may_land, sectors
from farlight.vanguard.rules.exploration.fourth_injury import ENDING
from farlight.vanguard.rules.exploration.turns import ACTIONS, act
from farlight.vanguard.rules.ship.launching.crew_board import fill_slots, new_crew, suggested, take_deck
from farlight.vanguard.rules.ship.launching.exploration_start import lay_out

NOTHING = "nothing"
PLAYERS = {1: (0, 0, 0, 0), 2: (0, 1, 0, 1), 3: (0, 1, 2, 2), 4: (0, 1, 2, 3)}
"""The seats of the four Sections by the number of seats. V-PLAYER-03, V-PLAYER-04, V-PLAYER-05, V-PLAYER-06."""
LEAST_TEAM = 2


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


# The table where cases begin


def lay_table(play: VanguardPlay) -> None:
    """Lay the table for the first Action of the first turn, with nothing that a case does not ask for."""
    state = play.state
    state.players = PLAYERS[state.seats]
    team = [section for place, section in enumerate(SECTIONS) if state.players.index(state.players[place]) == place]
    put_team(play, team if state.seats > 1 else list(SECTIONS[:LEAST_TEAM]))
    lay_out(play)
    clear_table(play)
    state.flow = [call(ENDING), call(act)]
    put_turn(play, 0)


def put_team(play: VanguardPlay, team: list[str]) -> None:
    """Put Crew boards for some Sections, each with the Crewmember of the led first round, its dice and its deck."""
    state, cards = play.state, play.content.crew.values()
    state.crew = [new_crew(play, section) for section in team]
    for who, crew in enumerate(state.crew):
        crew.card = next(card.id for card in cards if card.tutorial == crew.section)
        _carry_out(fill_slots(play, who))
        if play.content.scenarios[state.scenario].decks:  # nobody wants to build one
            crew.deck = tuple(suggested(play, crew))
        else:
            _carry_out(take_deck(play, who))
    state.ship.sleeves = {crew.card: Sleeve(crew.section, crew.rank) for crew in state.crew}


def _carry_out(procedure: Procedure[None]) -> None:
    """Carry out a part of the set-up that leaves nothing to choose with the dice and the decks of a scenario."""
    for asked in procedure:
        raise CaseFailure(f"this mission asks '{asked[0].prompt}' in its set-up: say 'from the start'")


def clear_table(play: VanguardPlay) -> None:
    """Clear the table: decks in the order of the pack, everybody at the Lander or in Sector 1; no Threats, no
    Equipment.

    No Charges either, which would be asked for.
    """
    state, content = play.state, play.content
    state.round, state.threats, state.cargo = 1, [], ()
    state.lander_sector = next((number for number in sectors(play) if may_land(play, number)), 0)
    for crew in state.crew:
        crew.sector, crew.charges = state.lander_sector or 1, 0
        crew.deck = in_order(crew.deck, content.sections)
    state.visited = tuple((who, crew.sector) for who, crew in enumerate(state.crew))
    state.events = in_order(state.events, content.events)
    for find in state.discoveries:
        state.discoveries[find] = in_order(state.discoveries[find], content.discoveries)
    state.rankups = in_order(state.rankups, content.rankups)


def in_order(cards: Iterable[str], pack: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of the pack; the first of them is the top, which lies last."""
    places = {card: place for place, card in enumerate(pack)}
    return tuple(sorted(cards, key=lambda card: -places[card]))


def put_turn(play: VanguardPlay, who: int) -> None:
    """Give the turn to a Crewmember, who has done nothing yet."""
    play.state.turn = who
    for place, crew in enumerate(play.state.crew):
        crew.actions = ACTIONS if place == who else 0


WORDS = Words(
    {
        "yes": SlotType("yes", ("yes", "no")),
        "section": SlotType("section", SECTIONS),
        "find": SlotType("find", KINDS_OF_DISCOVERY),
        "colour": SlotType("colour", COLOURS),
        "row": SlotType("row", ("green", "red")),
        "stage": SlotType("stage", ("led", "quiet", "free", "nothing")),
        **{
            name: Word(name)
            for name in (
                "crew", "card", "poi", "condition", "threat", "track", "action", "flag", "log", "deed", "injury",
                "ship", "place",
            )
        },
    },
    seats=4,
    begin=lay_table,
    mission="halfway",
    sees=sees,
)  # fmt: skip


# Getters and setters that many sentences share


def who_named(play: VanguardPlay, word: str) -> int:
    """A Crewmember by Section or card."""
    crew = play.state.crew
    for who, each in enumerate(crew):
        if word in (each.section, each.card):
            return who
    known([word], [*(each.section for each in crew), *(each.card for each in crew)], "Crewmember in this team")
    return -1


def sector_named(play: VanguardPlay, number: int) -> int:
    """A Sector of this planet."""
    if number not in sectors(play):
        raise CaseFailure(f"there is no Sector {number} here: this planet has {', '.join(map(str, sectors(play)))}")
    return number


def sector_or_none(play: VanguardPlay, number: int) -> int:
    """A Sector of this planet, or 0 for none."""
    return sector_named(play, number) if number else 0


def number_aspect(pattern: str, field: str, most: int = 99) -> None:
    """Register a sentence about one number of the state."""
    WORDS.aspect(
        pattern,
        lambda play: getattr(play.state, field),
        lambda play, value: setattr(play.state, field, within(value, 0, most, field)),
    )


def flag_aspect(pattern: str, field: str) -> None:
    """Register a sentence about something of the state that is so or is not."""
    WORDS.aspect(
        pattern,
        lambda play: yes_no(getattr(play.state, field)),
        lambda play, value: setattr(play.state, field, value == "yes"),
    )


def cards_aspect(pattern: str, field: str, *kinds: str) -> None:
    """Register a sentence about cards that lie somewhere in no order."""

    def put(play: VanguardPlay, cards: list[str]) -> None:
        setattr(play.state, field, tuple(cards_named(play, cards, *kinds)))

    WORDS.aspect(pattern, lambda play: Counter(getattr(play.state, field)), put)


def pile_aspect(pattern: str, field: str, kind: str) -> None:
    """Register a sentence about a pile of the table; a case names the top card first, which lies last."""

    def put(play: VanguardPlay, cards: list[str]) -> None:
        setattr(play.state, field, tuple(cards_named(play, cards, kind))[::-1])

    WORDS.aspect(pattern, lambda play: getattr(play.state, field)[::-1], put)


def cards_named(play: VanguardPlay, cards: list[str], *kinds: str) -> list[str]:
    """The words, if they name cards of these kinds."""
    return known(cards, [card for kind in kinds for card in play.content.cards[kind]], f"card of the kind {kinds[0]}")


def card_named(play: VanguardPlay, card: str, *kinds: str) -> str:
    return cards_named(play, [card], *kinds)[0]


def card_or_none(play: VanguardPlay, card: str, *kinds: str) -> str:
    """The one card that lies somewhere; empty for `nothing`."""
    return "" if card == NOTHING else card_named(play, card, *kinds)
