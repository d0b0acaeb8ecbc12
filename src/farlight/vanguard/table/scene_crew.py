"""Crew boards as they are drawn: dice by column, Injuries, cards, Equipment."""

import msgspec

from farlight.vanguard.model.content import CrewCard
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.ids import SlottedInjury
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import seat_of
from farlight.vanguard.rules.exploration.board import lies_open
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import column
from farlight.vanguard.table.scene_parts import Card, Die, Teller


class Column(msgspec.Struct, frozen=True):
    colour: str
    dice: list[Die]
    slots: int
    """That the Rank may use."""
    hurt: bool
    """Whether an Injury die lies on top."""


class Injury(msgspec.Struct, frozen=True):
    """A slot for an Injury card; without an id it is free."""

    id: str = ""
    name: str = ""
    text: str = ""
    down: bool = False


class CrewScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    section: str
    section_name: str
    seat: int
    rank: int
    sector: int
    place: str
    alive: bool
    turn: bool
    start: bool
    done: bool
    actions: int
    charges: int | None
    """None where there are none. V-TUT-27."""
    columns: list[Column]
    spent: list[Die]
    injuries: list[Injury]
    hand: list[Card]
    limit: int
    deck: int
    discard: int
    top: Card | None
    """The card that was discarded last."""
    gear: list[Card]
    convert: Die
    """The icon that the Basic ones of its colour can stand for."""
    skill: Card


def crew_scene(teller: Teller, who: int) -> CrewScene:
    state, content = teller.state, teller.content
    crew = state.crew[who]
    card = content.crew[crew.card]
    starting = bool(state.planet) and content.planets[state.planet].starting
    colour, icon = card.convert
    return CrewScene(
        id=crew.card,
        name=teller.name("who", crew.card),
        section=crew.section,
        section_name=teller.name("section", crew.section),
        seat=seat_of(state, who),
        rank=crew.rank,
        sector=crew.sector,
        place=teller.name("sector", crew.sector) if lies_open(state) else "",
        alive=crew.alive,
        turn=who == state.turn,
        start=who == state.start,
        done=crew.done,
        actions=crew.actions,
        charges=None if starting else crew.charges,
        columns=[_column(teller, crew, colour) for colour in COLOURS],
        spent=teller.dice(crew.spent, crew.card),
        injuries=[_injury(teller, injury) for injury in _slots(crew, content.ruling.injury_slots)],
        hand=[teller.card("card", each, "about-card") for each in crew.hand],
        limit=hand_limit(teller.seen, who),
        deck=len(crew.deck),
        discard=len(crew.discard),
        top=teller.card("card", crew.discard[-1], "about-card") if crew.discard else None,
        gear=[teller.card("gear", each, "gear_text") for each in crew.gear],
        convert=Die(colour, colour, [icon], teller.kept(("convert", icon), lambda: teller.cards.convert(icon))),
        skill=teller.kept(("skill", card.id), lambda: _skill(teller, card)),
    )


def _skill(teller: Teller, card: CrewCard) -> Card:
    return Card(card.id, teller.told(card.skill), teller.cards.ability(card.ability), teller.told(card.file))


def _column(teller: Teller, crew: Crew, colour: str) -> Column:
    slots = teller.content.ruling.slots[crew.rank - 1]
    return Column(colour, teller.dice(column(crew, colour), crew.card), slots, colour in crew.hurt)


def _slots(crew: Crew, count: int) -> list[str]:
    return [*crew.injuries, *[""] * (count - len(crew.injuries))]


def _injury(teller: Teller, injury: str) -> Injury:
    """Face down it does nothing. V-INJ-14."""
    if not injury:
        return Injury()
    slotted = SlottedInjury.parse(injury)
    card = teller.content.injuries[slotted.card]
    text = teller.name("injury_text", card.type)
    return Injury(card.id, teller.told(card.name), text, slotted.is_down)
