"""Sentences about Crewmembers: where they stand, their dice, Injuries, cards, Equipment and Charges."""

from collections import Counter
from collections.abc import Callable

from farlight.scenarios import CaseFailure, known, within
from farlight.vanguard.cases.frame import WORDS, card_named, cards_named, sector_or_none, who_named, yes_no
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.ids import SlottedInjury
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.abilities import usable_gear
from farlight.vanguard.rules.exploration.board import converts_of
from farlight.vanguard.rules.exploration.exploration_end import die
from farlight.vanguard.rules.exploration.injuries import cards_on, dice_left, type_of
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import available, in_play, room

EMPTY = "empty"
"""An Injury slot without a card."""


def _crew(play: VanguardPlay, name: str) -> Crew:
    return play.state.crew[who_named(play, name)]


def _number(what: str, field: str, low: int, high: int) -> None:
    """Register a sentence about one number of a Crewmember."""
    WORDS.aspect(
        f"crew {{crew:crew}} {what} {{count:int}}",
        lambda play, name: getattr(_crew(play, name), field),
        lambda play, name, count: setattr(_crew(play, name), field, within(count, low, high, field)),
    )


# The Crewmember


def _put_card(play: VanguardPlay, name: str, card: str) -> None:
    _crew(play, name).card = card_named(play, card, "crew")


def _put_sector(play: VanguardPlay, name: str, number: int) -> None:
    """Put a Crewmember into a Sector, where it has been from now on, too."""
    state, who = play.state, who_named(play, name)
    state.crew[who].sector = sector_or_none(play, number)
    state.visited = (*(each for each in state.visited if each[0] != who), (who, number))


def _put_alive(play: VanguardPlay, name: str, alive: str) -> None:
    if alive == "no":
        die(play, who_named(play, name), "V-END-12")


def _put_done(play: VanguardPlay, name: str, done: str) -> None:
    _crew(play, name).done = done == "yes"


def _put_marks(play: VanguardPlay, name: str, marks: list[str]) -> None:
    _crew(play, name).marks = tuple(marks)


def _put_everybody(play: VanguardPlay, number: int) -> None:
    for crew in play.state.crew:
        _put_sector(play, crew.card, number)


def _everybody(play: VanguardPlay) -> str:
    return "/".join(map(str, dict.fromkeys(crew.sector for crew in play.state.crew if crew.alive)))


WORDS.aspect("crew {crew:crew} card is {card:card}", lambda play, name: _crew(play, name).card, _put_card)
_number("rank is", "rank", 1, 3)
WORDS.aspect("crew {crew:crew} sector is {number:int}", lambda play, name: _crew(play, name).sector, _put_sector)
WORDS.aspect("everybody is in {number:int}", _everybody, _put_everybody)
WORDS.aspect("crew {crew:crew} alive is {yes:yes}", lambda play, name: yes_no(_crew(play, name).alive), _put_alive)
WORDS.aspect("crew {crew:crew} turn ended is {yes:yes}", lambda play, name: yes_no(_crew(play, name).done), _put_done)
_number("actions are", "actions", 0, 9)
_number("charges are", "charges", 0, 99)
WORDS.aspect("crew {crew:crew} marks are {marks:list}", lambda play, name: Counter(_crew(play, name).marks), _put_marks)
WORDS.aspect(
    "crew {crew:crew} converts are {icons:list}",
    lambda play, name: {icon for _, icon in converts_of(play.content, _crew(play, name))},
)


# Dice


def _put_dice(play: VanguardPlay, name: str, dice: list[str]) -> None:
    """Put Available dice into the columns of their colours."""
    for colour in COLOURS:
        own = [die for die in cards_named(play, dice, "die") if play.content.dice[die].colour == colour]
        _put_column(play, name, colour, own)


def _put_column(play: VanguardPlay, name: str, colour: str, dice: list[str]) -> None:
    crew = _crew(play, name)
    own = [die for die, card in play.content.dice.items() if card.colour == colour]
    setattr(crew, colour, tuple(known(dice, own, f"{colour} die")))
    _check_room(play, name, colour)


def _check_room(play: VanguardPlay, name: str, colour: str) -> None:
    if room(play, who_named(play, name), colour) < 0:
        raise CaseFailure(f"the {colour} column has no room for that: give Rank and Injury dice first. V-REFRESH-05")


def _put_spent(play: VanguardPlay, name: str, dice: list[str]) -> None:
    _crew(play, name).spent = tuple(cards_named(play, dice, "die"))


def _put_store(play: VanguardPlay, section: str, dice: list[str]) -> None:
    play.state.store[section] = tuple(cards_named(play, dice, "die"))


WORDS.aspect(
    "crew {crew:crew} dice are {dice:list}", lambda play, name: Counter(available(_crew(play, name))), _put_dice
)
WORDS.aspect(
    "crew {crew:crew} {colour:colour} dice are {dice:list}",
    lambda play, name, colour: Counter(getattr(_crew(play, name), colour)),
    _put_column,
)
WORDS.aspect(
    "crew {crew:crew} spent dice are {dice:list}", lambda play, name: Counter(_crew(play, name).spent), _put_spent
)
WORDS.aspect("crew {crew:crew} available dice are {count:int}", lambda play, name: len(available(_crew(play, name))))
WORDS.aspect("crew {crew:crew} spent pool has {count:int}", lambda play, name: len(_crew(play, name).spent))
WORDS.aspect(
    "crew {crew:crew} dice in play are {count:int}", lambda play, name: in_play(play.state, who_named(play, name))
)
WORDS.aspect(
    "compartment of {section:section} is {dice:list}",
    lambda play, section: Counter(play.state.store.get(section, ())),
    _put_store,
)


# Injuries


def _injuries(play: VanguardPlay, name: str) -> list[str]:
    """Types from the left, a face-down card behind a `-`; empty slots behind the last card are not told."""
    told = [_told(play, card) for card in _crew(play, name).injuries]
    while told and told[-1] == EMPTY:
        told.pop()
    return told


def _told(play: VanguardPlay, card: str) -> str:
    if not card:
        return EMPTY
    return str(SlottedInjury.parse(card)._replace(card=type_of(play, card)))


def _put_injuries(play: VanguardPlay, name: str, types: list[str]) -> None:
    """Put cards out of the box; those that lay here go back into it."""
    state, crew = play.state, _crew(play, name)
    slots = play.content.ruling.injury_slots
    if len(types) > slots:
        raise CaseFailure(f"a Crew board has {slots} Injury slots. V-INJ-16")
    for card in cards_on(crew):
        state.injuries[type_of(play, card)] = (card, *state.injuries[type_of(play, card)])
    crew.injuries = (*(_take_injury(play, each) for each in types), *[""] * (slots - len(types)))


def _take_injury(play: VanguardPlay, said: str) -> str:
    if said == EMPTY:
        return ""
    kind = known([SlottedInjury.parse(said).card], play.content.injury_types, "type of Injury")[0]
    cards = play.state.injuries.get(kind, ())
    if not cards:
        raise CaseFailure(f"no card of the type '{kind}' is left in the box")
    play.state.injuries[kind] = cards[:-1]
    return str(SlottedInjury.parse(said)._replace(card=cards[-1]))


def _put_hurt(play: VanguardPlay, name: str, colours: list[str]) -> None:
    _crew(play, name).hurt = tuple(known(dict.fromkeys(colours), COLOURS, "column"))
    for colour in colours:
        _check_room(play, name, colour)


def _put_box(play: VanguardPlay, kind: str, count: int) -> None:
    """Leave so many cards of a type in the box; the others are out of the game."""
    known([kind], play.content.injury_types, "type of Injury")
    cards = [card.id for card in play.content.injuries.values() if card.type == kind]
    used = [card for crew in play.state.crew for card in cards_on(crew)]
    free = [card for card in cards if card not in used]
    play.state.injuries[kind] = tuple(free[: within(count, 0, len(free), f"number of '{kind}' cards")])


WORDS.aspect("crew {crew:crew} injuries are {injuries:list}", _injuries, _put_injuries)
WORDS.aspect("crew {crew:crew} number of injuries is {count:int}", lambda play, name: len(cards_on(_crew(play, name))))
WORDS.aspect(
    "crew {crew:crew} injury dice are {colours:list}", lambda play, name: set(_crew(play, name).hurt), _put_hurt
)
WORDS.aspect(
    "injury box of {injury:injury} has {count:int}", lambda play, kind: len(play.state.injuries.get(kind, ())), _put_box
)
WORDS.aspect("injury dice left are {count:int}", dice_left)


# Cards, Equipment


def _pile(what: str, field: str, get: Callable[[tuple[str, ...]], object], kind: str, top_last: bool = False) -> None:
    def put(play: VanguardPlay, name: str, cards: list[str]) -> None:
        said = tuple(cards_named(play, cards, kind))
        setattr(_crew(play, name), field, said[::-1] if top_last else said)

    WORDS.aspect(
        f"crew {{crew:crew}} {what} {{cards:list}}", lambda play, name: get(getattr(_crew(play, name), field)), put
    )


def _put_away(play: VanguardPlay, section: str, cards: list[str]) -> None:
    play.state.away[section] = tuple(cards_named(play, cards, "section"))


_pile("hand is", "hand", Counter, "section")
_pile("deck is", "deck", lambda cards: cards[::-1], "section", top_last=True)
_pile("discard is", "discard", lambda cards: cards[::-1], "section", top_last=True)
_pile("gear is", "gear", Counter, "equipment")
WORDS.aspect("crew {crew:crew} deck has {count:int}", lambda play, name: len(_crew(play, name).deck))
WORDS.aspect("crew {crew:crew} hand has {count:int}", lambda play, name: len(_crew(play, name).hand))
WORDS.aspect("crew {crew:crew} hand limit is {count:int}", lambda play, name: hand_limit(play, who_named(play, name)))
WORDS.aspect("crew {crew:crew} can use {cards:list}", lambda play, name: set(usable_gear(play, who_named(play, name))))
WORDS.aspect(
    "sacrificed cards of {section:section} are {cards:list}",
    lambda play, section: Counter(play.state.away.get(section, ())),
    _put_away,
)
