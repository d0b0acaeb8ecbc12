"""Verbs about people: cards, Injuries, Charges, moving, turns."""

from collections.abc import Callable

from farlight.kernel import Procedure, Refusal, option
from farlight.vanguard.model.ids import PathIcon
from farlight.vanguard.model.moments import RestMoment, TravelEntryMoment, TravelMoment
from farlight.vanguard.rules.context import About, VanguardPlay, seat_of, verbs
from farlight.vanguard.rules.exploration.abilities import return_gear
from farlight.vanguard.rules.exploration.board import connected, sectors
from farlight.vanguard.rules.exploration.discoveries import change_charges
from farlight.vanguard.rules.exploration.injuries import (
    choose_injury,
    discard_injury,
    discard_injury_die,
    gain_injury,
    turn_down,
    type_of,
)
from farlight.vanguard.rules.exploration.planet import place_marker, remove_marker
from farlight.vanguard.rules.exploration.section_cards import discard_one
from farlight.vanguard.rules.exploration.section_cards import draw as draw_cards
from farlight.vanguard.rules.exploration.travel import arrive, choose_sector, move_on
from farlight.vanguard.rules.exploration.travel import move as move_crew
from farlight.vanguard.rules.lasting_effects import give_power
from farlight.vanguard.rules.moments import this_moment
from farlight.vanguard.rules.questions import choose_any


@verbs.add("nothing", "V-GEN-01")
def nothing(_play: VanguardPlay, _about: About) -> None:
    """Do nothing, as a row without effect does."""


# Cards and Charges


@verbs.add("draw {count:int}", "V-CARD-05", needs=("crewmember",))
def draw(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    yield from draw_cards(play, about.who, count, "V-CARD-05")


def _has_cards(play: VanguardPlay, about: About, count: int) -> Refusal | None:
    enough = len(play.state.crew[about.who].hand) >= count
    return None if enough else Refusal("V-GEN-06", "why-not-cards")


@verbs.add("discard {count:int} cards", "V-CARD-04", extra=_has_cards, needs=("crewmember",))
def discard_cards(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    for _ in range(count):
        yield from discard_one(play, about.who, "discard", "V-CARD-04")


def _has_charges(play: VanguardPlay, about: About, count: int) -> Refusal | None:
    return None if play.state.crew[about.who].charges >= count else Refusal("V-GEN-06", "why-not-charges")


@verbs.add("lose {count:int} charges", "V-CREW-06", extra=_has_charges, needs=("crewmember",))
def lose_charges(play: VanguardPlay, about: About, count: int) -> None:
    change_charges(play, about.who, -count, "V-CREW-06")


@verbs.add("gain {count:int} charges", "V-CREW-06", needs=("crewmember",))
def gain_charges(play: VanguardPlay, about: About, count: int) -> None:
    change_charges(play, about.who, count, "V-CREW-06")


# Injuries


@verbs.add("gain injury {injury:injury_type}", "V-INJ-01", needs=("crewmember",))
def gain(play: VanguardPlay, about: About, injury: str) -> Procedure[None]:
    yield from gain_injury(play, about.who, injury, "V-INJ-01")


def _is_hurt(play: VanguardPlay, about: About) -> Refusal | None:
    return None if any(play.state.crew[about.who].injuries) else Refusal("V-INJ-11", "why-not-injury")


@verbs.add("discard an injury card", "V-INJ-11", extra=_is_hurt, needs=("crewmember",))
def discard_an_injury_card(play: VanguardPlay, about: About) -> Procedure[None]:
    card = yield from choose_injury(play, about.who, "discard-injury", "V-INJ-11")
    if card:
        discard_injury(play, about.who, card, "V-INJ-11")


@verbs.add("discard an injury die", "V-INJ-10", needs=("crewmember",))
def discard_an_injury_die(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from discard_injury_die(play, about.who, "V-INJ-10")


def _has_that(play: VanguardPlay, about: About, injury: str) -> Refusal | None:
    cards = play.state.crew[about.who].injuries
    return (
        None if any(card and type_of(play, card) == injury for card in cards) else Refusal("V-INJ-11", "why-not-injury")
    )


@verbs.add("discard injury {injury:injury_type} with its die", "V-INJ-11", extra=_has_that, needs=("crewmember",))
def discard_injury_with_die(play: VanguardPlay, about: About, injury: str) -> Procedure[None]:
    crew = play.state.crew[about.who]
    card = next((each for each in crew.injuries if each and type_of(play, each) == injury), "")
    if card:
        discard_injury(play, about.who, card, "V-INJ-11")
        yield from discard_injury_die(play, about.who, "V-INJ-10")


@verbs.add("turn an injury down", "V-INJ-14", needs=("crewmember",))
def turn_an_injury_down(play: VanguardPlay, about: About) -> Procedure[None]:
    card = yield from choose_injury(play, about.who, "turn-injury", "V-INJ-14", face_up=True)
    if card:
        turn_down(play, about.who, card, "V-INJ-14")


# Moving


@verbs.add("move", "V-TRAVEL-07", needs=("crewmember",))
def move(play: VanguardPlay, about: About) -> Procedure[None]:
    """Move to a Connected Sector; on a Path, to its far end. V-TRAVEL-07."""
    state = play.state
    if state.moment(TravelEntryMoment) is not None:
        yield from move_on(play, about.who)
    else:
        yield from move_crew(play, about.who, connected(play, state.crew[about.who].sector))


@verbs.add("move with {marker:marker}", "V-TRAVEL-07", needs=("crewmember",))
def move_with(play: VanguardPlay, about: About, marker: str) -> Procedure[None]:
    """Move with a marker, which leaves the Sector and lies where the move ended, so that others find it there.

    V-POI-05.
    """
    crew = play.state.crew[about.who]
    remove_marker(play, crew.sector, marker)
    yield from move(play, about)
    place_marker(play, crew.sector, marker)


@verbs.add("place in sector {number:int}", "V-TERM-33", needs=("crewmember",))
def place_in_sector(play: VanguardPlay, about: About, number: int) -> Procedure[None]:
    """Place a Crewmember in a Sector: No Movement does not stop it. V-ICON-51."""
    yield from arrive(play, about.who, number, "place", "V-TERM-33")


@verbs.add("place in any sector", "V-TERM-33", needs=("crewmember",))
def place_in_any_sector(play: VanguardPlay, about: About) -> Procedure[None]:
    number = yield from choose_sector(play, about.who, "place-in", "V-TERM-33", sectors(play))
    yield from arrive(play, about.who, number, "place", "V-TERM-33")


@verbs.add("place in the lander sector", "V-TERM-33", needs=("crewmember",))
def place_in_the_lander_sector(play: VanguardPlay, about: About) -> Procedure[None]:
    if play.state.lander_sector:
        yield from arrive(play, about.who, play.state.lander_sector, "place", "V-TERM-33")


@verbs.add("move to lowest", "V-TERM-33", needs=("crewmember",))
def move_to_lowest(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from move_crew(play, about.who, connected(play, play.state.crew[about.who].sector)[:1])


# Paths


@verbs.add("ignore path icons", "V-TRAVEL-04", needs=("travel",))
def ignore_path_icons(play: VanguardPlay, _about: About) -> None:
    """Spend and Danger icons of the Path that is taken."""
    _keep_icons(play, lambda icon: icon == "travel")


@verbs.add("ignore all path icons", "V-TRAVEL-04", needs=("travel",))
def ignore_all_path_icons(play: VanguardPlay, _about: About) -> None:
    _keep_icons(play, lambda _icon: False)


@verbs.add("ignore path dangers", "V-TRAVEL-16", needs=("travel",))
def ignore_path_dangers(play: VanguardPlay, _about: About) -> None:
    _keep_icons(play, lambda icon: PathIcon.parse(icon).kind != "danger")


@verbs.add("ignore path spends", "V-TRAVEL-15", needs=("travel",))
def ignore_path_spends(play: VanguardPlay, _about: About) -> None:
    _keep_icons(play, lambda icon: PathIcon.parse(icon).kind != "spend")


def _keep_icons(play: VanguardPlay, keeps: Callable[[str], bool]) -> None:
    travel = this_moment(play, TravelMoment)
    travel.icons = tuple(filter(keeps, travel.icons))


# Turns and marks


@verbs.add("end turn", "V-TURN-17", needs=("crewmember",))
def end_turn(play: VanguardPlay, about: About) -> None:
    _mark(play, about.who, "turn:over")


@verbs.add("two events", "V-EVENT-12", needs=("crewmember",))
def two_events(play: VanguardPlay, about: About) -> None:
    _mark(play, about.who, "turn:two-events")


@verbs.add("no event", "V-EVENT-01", needs=("crewmember",))
def no_event(play: VanguardPlay, about: About) -> None:
    _mark(play, about.who, "turn:no-event")


@verbs.add("ignore no movement", "V-ICON-50", needs=("crewmember",))
def ignore_no_movement(play: VanguardPlay, about: About) -> None:
    give_power(play, about.who, "turn", "loose")


@verbs.add("another action", "V-TURN-07", needs=("crewmember",))
def another_action(play: VanguardPlay, about: About) -> None:
    play.state.crew[about.who].actions += 1


def _mark(play: VanguardPlay, who: int, mark: str) -> None:
    crew = play.state.crew[who]
    crew.marks = (*crew.marks, mark)


# Rest


@verbs.add("rest refreshes {count:int} more", "V-REST-02", needs=("rest",))
def rest_refreshes_more(play: VanguardPlay, _about: About, count: int) -> None:
    this_moment(play, RestMoment).dice += count


@verbs.add("rest draws {count:int} more", "V-REST-05", needs=("rest",))
def rest_draws_more(play: VanguardPlay, _about: About, count: int) -> None:
    this_moment(play, RestMoment).cards += count


@verbs.add("rest is free", "V-REST-01", needs=("rest",))
def rest_is_free(play: VanguardPlay, _about: About) -> None:
    this_moment(play, RestMoment).cost = 0


# Equipment


def _has_gear(play: VanguardPlay, about: About, count: int) -> Refusal | None:
    enough = len(play.state.crew[about.who].gear) >= count
    return None if enough else Refusal("V-GEN-06", "why-not-gear")


@verbs.add("return {count:int} equipment", "V-EQUIP-15", extra=_has_gear, needs=("crewmember",))
def return_equipment(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    state = play.state
    crew = state.crew[about.who]
    for _ in range(min(count, len(crew.gear))):
        card = yield from choose_any(
            play,
            seat_of(state, about.who),
            "return-gear",
            "V-EQUIP-15",
            lambda: list(dict.fromkeys(crew.gear)),
            lambda each: option("gear", gear=each),
            refs=(("who", crew.card),),
        )
        if card is not None:
            return_gear(play, about.who, card)
