"""Verbs and conditions for the people aboard. Rulebook chapters 27.1, 27.4, 27.6, 27.7 and 27.16."""

from farlight.kernel import GROUP, Procedure, Refusal, choose, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, verbs
from farlight.vanguard.rules.ship import medbay
from farlight.vanguard.rules.ship.crew import assign, assignable, choose_crewmember, free_sleeves, move, section_of
from farlight.vanguard.rules.ship.docking import take_dice
from farlight.vanguard.rules.ship.launching.first_crew import enlist

BEFORE_THERAPY = ("", "docking", "debriefing", "unloading", "medbay")
"""Where the Therapists of a pass are still to come."""

# Assignments and the Medbay


@verbs.add("a crewmember rests", "V-SHIP-ASSIGN-2", extra=lambda play, _about: _somebody(play), needs=("ship",))
def a_crewmember_rests(play: VanguardPlay, _about: About) -> Procedure[None]:
    if assignable(play):
        card = yield from choose_crewmember(play, "which-crewmember", "V-SHIP-ASSIGN-2", assignable(play), task="rest")
        assign(play, card, "rest", "V-SHIP-ASSIGN-2")


@verbs.add(
    "a crewmember goes to a light cot",
    "V-SHIP-MEDBAY-9",
    extra=lambda play, _about: _somebody_to_cot(play),
    needs=("ship",),
)
def a_crewmember_goes_to_a_cot(play: VanguardPlay, _about: About) -> Procedure[None]:
    if _somebody_to_cot(play) is None:
        card = yield from choose_crewmember(play, "which-crewmember", "V-SHIP-MEDBAY-9", assignable(play), task="cot")
        move(play.state.ship, card, "")
        play.state.ship.patients[card] = "light"


def _somebody(play: VanguardPlay) -> Refusal | None:
    return None if assignable(play) else Refusal("V-SHIP-ASSIGN-3", "why-not-last")


def _somebody_to_cot(play: VanguardPlay) -> Refusal | None:
    if medbay.free(play, "light") < 1:
        return Refusal("V-SHIP-MEDBAY-11", "why-not-cot")
    return _somebody(play)


@verbs.add("move a patient right", "V-SHIP-MEDBAY-3")
def move_a_patient_right(play: VanguardPlay, _about: About) -> Procedure[None]:
    """Move a patient at once if the Medbay was visited already; else there. V-SHIP-MEDBAY-21."""
    if play.state.ship.page in BEFORE_THERAPY:
        play.state.gains.therapy += 1
    elif medbay.movable(play):
        yield from medbay.treat(play)


@conditions.add("somebody of {section:section} is available", "V-SHIP-ASSIGN-1")
def somebody_is_available(play: VanguardPlay, _about: About, section: str) -> bool:
    ship = play.state.ship
    return any(section_of(ship, card) == section for card in ship.available)


# Sections and sleeves


@verbs.add("draft {count:int} recruits", "V-SHIP-BARRACKS-9", needs=("ship",))
def draft_recruits(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    """Draft each of them to a Section with a free sleeve, or away again."""
    ship = play.state.ship
    pile = list(ship.recruits)
    play.shuffle("recruits", pile)
    offered = [play.draw("recruits", pile) for _ in range(min(count, len(pile)))]
    ship.recruits = tuple(pile)
    for card in offered:
        open_ones = [section for section in SECTIONS if free_sleeves(play, section, 1) > 0]
        section = yield from choose(
            play,
            GROUP,
            "recruit-for",
            "V-SHIP-BARRACKS-10",
            lambda open_ones=open_ones: [*open_ones, ""],  # type: ignore[misc]
            lambda each: option("section", section=each) if each else option("no-recruit"),
            refs=(("who", card),),
        )
        if section:
            enlist(play, card, section, "V-SHIP-BARRACKS-10", 1)
        else:
            ship.recruits = (*ship.recruits, card)


@verbs.add("a crewmember changes section", "V-SHIP-BARRACKS-1", needs=("ship",))
def a_crewmember_changes_section(play: VanguardPlay, _about: About) -> Procedure[None]:
    """Change the Section of a Crewmember without losing a Rank, if a sleeve of that Rank is free."""
    ship = play.state.ship
    changes = [
        option("transfer-freely", who=card, section=section)
        for card in assignable(play)
        for section in SECTIONS
        if section != section_of(ship, card) and free_sleeves(play, section, ship.sleeves[card].rank) > 0
    ]
    stay = option("no-change")
    chosen = yield from choose(
        play, GROUP, "reorganise", "V-SHIP-BARRACKS-1", lambda: [stay, *changes], lambda each: each
    )
    if chosen is not stay:
        refs = dict(chosen.refs)
        ship.sleeves[str(refs["who"])] = Sleeve(str(refs["section"]), ship.sleeves[str(refs["who"])].rank)


@verbs.add("every section gains a die", "V-SHIP-DEBRIEF-20", needs=("ship",))
def every_section_gains_a_die(play: VanguardPlay, _about: About) -> Procedure[None]:
    if len(play.state.box) >= len(SECTIONS):
        yield from take_dice(play, "V-SHIP-DEBRIEF-20")


@conditions.add("crew with rank {rank:int} are {count:int}", "V-SHIP-DEBRIEF-7")
def crew_with_rank(play: VanguardPlay, _about: About, rank: int, count: int) -> bool:
    return sum(sleeve.rank >= rank for sleeve in play.state.ship.sleeves.values()) >= count


@conditions.add("serves {crew:crew}", "V-TERM-04")
def serves(play: VanguardPlay, _about: About, crew: str) -> bool:
    return crew in play.state.ship.sleeves


# The Memorial Wall


@conditions.add("names on the wall are {count:int}", "V-SHIP-MEMORIAL-1")
def names_on_the_wall(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.ship.wall) >= count


@conditions.add("explorations in a row without death are {count:int}", "V-SHIP-MEMORIAL-1")
def explorations_without_death(play: VanguardPlay, _about: About, count: int) -> bool:
    ship = play.state.ship
    last = next((line.visit for line in reversed(ship.chronicle) if line.what == "died"), 0)
    return len(ship.visits) - last >= count
