"""Verbs and conditions about Equipment and Section cards that come back."""

from farlight.kernel import Option, Procedure, choose, option
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import Deed, Mark
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, seat_of, verbs
from farlight.vanguard.rules.exploration.abilities import give_gear
from farlight.vanguard.rules.exploration.board import connected, living, name_of
from farlight.vanguard.rules.exploration.section_cards import keep_limit


def _small(content: Definitions, armory: tuple[str, ...]) -> list[str]:
    return [card for card in dict.fromkeys(armory) if content.equipment[card].kind == "small"]


@conditions.add("small equipment was used", "V-EQUIP-15", needs=("exploration",))
def small_equipment_was_used(play: VanguardPlay, _about: About) -> bool:
    return bool(_used_small(play))


def _used_small(play: VanguardPlay) -> list[str]:
    used = play.state.deeds
    return [card for card in _small(play.content, play.state.armory) if str(Deed("equipment", card)) in used]


@verbs.add("take back a small equipment", "V-EQUIP-15", needs=("crewmember",))
def take_back_small(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    if not _used_small(play):
        return
    card = yield from choose(
        play,
        seat_of(state, about.who),
        "take-gear",
        "V-EQUIP-15",
        lambda: _used_small(play),
        lambda each: option("gear", gear=each),
    )
    armory = list(state.armory)
    armory.remove(card)
    state.armory = tuple(armory)
    state.crew[about.who].gear = (*state.crew[about.who].gear, card)


@verbs.add("ready an equipment", "V-EQUIP-09", needs=("crewmember",))
def ready_an_equipment(play: VanguardPlay, about: About) -> Procedure[None]:
    """Let one card be used again as if it had not been."""
    state = play.state
    crew = state.crew[about.who]
    used = [card for card in dict.fromkeys(crew.gear) if any(Mark.parse(mark).what == card for mark in crew.marks)]
    if not used:
        return
    card = yield from choose(
        play,
        seat_of(state, about.who),
        "take-gear",
        "V-EQUIP-09",
        lambda: used,
        lambda each: option("gear", gear=each),
    )
    crew.marks = tuple(mark for mark in crew.marks if Mark.parse(mark).what != card)


def _give_option(play: VanguardPlay, giver: int, taker: int, card: str) -> Option:
    state = play.state
    return option("give", gear=card, who=name_of(state, giver), other=name_of(state, taker))


@verbs.add("trade equipment next door", "V-EQUIP-08", needs=("crewmember",))
def trade_next_door(play: VanguardPlay, about: About) -> Procedure[None]:
    """Give cards without a Section icon to somebody in a Connected Sector, or take theirs, as long as wanted."""
    state, cards = play.state, play.content.equipment
    near = connected(play, state.crew[about.who].sector)
    others = [who for who in living(state) if state.crew[who].sector in near]

    def moves() -> list[tuple[int, int, str]]:
        pairs = [(about.who, other) for other in others] + [(other, about.who) for other in others]
        return [
            (giver, taker, card)
            for giver, taker in pairs
            for card in dict.fromkeys(state.crew[giver].gear)
            if cards[card].section is None
        ]

    while moves():
        chosen = yield from choose(
            play,
            seat_of(state, about.who),
            "trade",
            "V-EQUIP-08",
            lambda: [*moves(), None],
            lambda each: option("done") if each is None else _give_option(play, *each),
        )
        if chosen is None:
            return
        yield from give_gear(play, *chosen)


@verbs.add("raise {count:int} cards", "V-CARD-04", needs=("crewmember",))
def raise_cards(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Raise cards from the own discard pile, but not the card that says so."""
    crew = play.state.crew[about.who]
    own = about.source.card
    for _ in range(count):
        cards = [card for card in dict.fromkeys(crew.discard) if card != own]
        if not cards:
            break
        card = yield from choose(
            play,
            seat_of(play.state, about.who),
            "raise-card",
            "V-CARD-04",
            lambda cards=cards: cards,  # type: ignore[misc]
            lambda each: option("card", card=each),
        )
        discard = list(crew.discard)
        discard.remove(card)
        crew.discard, crew.hand = tuple(discard), (*crew.hand, card)
    yield from keep_limit(play, about.who)
