"""The Barracks: transfer, dismissal, training, draft. Rulebook chapter 27.16."""

from farlight.kernel import GROUP, Option, Procedure, StepTable, choose, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.events import CrewPromoted
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.model.ship_events import CrewDismissed, CrewTransferred
from farlight.vanguard.rules.context import VanguardPlay, aboard, player_of, run
from farlight.vanguard.rules.ship.crew import (
    assign,
    assignable,
    choose_of_section,
    free_sleeves,
    move,
    of_section,
    section_of,
)
from farlight.vanguard.rules.ship.docking import HIGHEST_RANK
from farlight.vanguard.rules.ship.launching.first_crew import campaign_of, enlist
from farlight.vanguard.rules.ship.morale import level
from farlight.vanguard.rules.ship.pages import open_page

STEPS = StepTable()

PASS = option("no-change")


@STEPS.step()
def visit_barracks(play: VanguardPlay) -> Procedure[None]:
    """Read what the campaign has to say there; then transfers and dismissals, training, then the draft.

    V-SHIP-FACILITY-4.
    """
    open_page(play, "barracks", "V-SHIP-FLOW-2")
    play.then(draft)
    play.then(train)
    play.then(reorganise)
    campaign = campaign_of(play)
    if campaign is not None:
        yield from run(play, campaign.barracks, aboard(ActionSource("barracks")), "V-GEN-01")


# Transfer and dismissal


def changes(play: VanguardPlay) -> list[Option]:
    """Who could change Section or be dismissed; not those in the Medbay.

    V-SHIP-BARRACKS-1, V-SHIP-BARRACKS-2, V-SHIP-BARRACKS-3, V-SHIP-BARRACKS-4, V-SHIP-BARRACKS-5, V-SHIP-BARRACKS-14,
    V-RUL-94.
    """
    ship = play.state.ship
    found: list[Option] = []
    for card in (*ship.available, *ship.resting):
        sleeve = ship.sleeves[card]
        others = [each for each in SECTIONS if each != sleeve.section] if sleeve.rank > 1 else []
        found += [
            option("transfer", who=card, section=section)
            for section in others
            if free_sleeves(play, section, sleeve.rank - 1) > 0
        ]
        found.append(option("dismiss", who=card))
    return found


@STEPS.step()
def reorganise(play: VanguardPlay) -> Procedure[None]:
    """Make as many changes as wanted. V-SHIP-BARRACKS-1, V-SHIP-BARRACKS-5."""
    ship = play.state.ship
    chosen = yield from choose(
        play, GROUP, "reorganise", "V-SHIP-BARRACKS-1", lambda: [PASS, *changes(play)], lambda each: each
    )
    if chosen is PASS:
        return
    refs = dict(chosen.refs)
    card = str(refs["who"])
    if chosen.verb == "transfer":
        rank = ship.sleeves[card].rank - 1
        ship.sleeves[card] = Sleeve(str(refs["section"]), rank)
        play.emit(CrewTransferred("V-SHIP-BARRACKS-1", card, str(refs["section"]), rank))
    else:
        dismiss(play, card)
    play.then(reorganise)


def dismiss(play: VanguardPlay, card: str) -> None:
    """Sleeve to the Compartment, card to Recruits. V-SHIP-BARRACKS-5."""
    ship = play.state.ship
    section = ship.sleeves.pop(card).section
    move(ship, card, "")
    ship.recruits = (*ship.recruits, card)
    play.emit(CrewDismissed("V-SHIP-BARRACKS-5", card, section))


# Training


def lessons(play: VanguardPlay) -> list[tuple[str, str]]:
    """A teacher of Rank 3 and a pupil of Rank 1 of the same Section.

    V-SHIP-BARRACKS-6, V-SHIP-BARRACKS-7, V-SHIP-BARRACKS-8, V-RUL-94.
    """
    ship = play.state.ship
    found: list[tuple[str, str]] = []
    for teacher in assignable(play):
        section = section_of(ship, teacher)
        if ship.sleeves[teacher].rank < HIGHEST_RANK or free_sleeves(play, section, 2) < 1:
            continue
        left = [card for card in of_section(ship, ship.available, section) if card != teacher]
        for pupil in of_section(ship, (*ship.available, *ship.resting), section):
            stays = [card for card in left if card != pupil]
            if ship.sleeves[pupil].rank == 1 and stays:
                found.append((teacher, pupil))
    return found


@STEPS.step()
def train(play: VanguardPlay) -> Procedure[None]:
    """Train: each lesson sends both to rest. V-SHIP-BARRACKS-6."""
    ship = play.state.ship
    if not lessons(play):
        return
    lesson = yield from choose_of_section(
        play,
        "train",
        "V-SHIP-BARRACKS-6",
        lessons(play),
        lambda each: each[0],
        lambda each: option("train", who=each[0], pupil=each[1]),
        task="training",
        nobody=option("no-training"),
    )
    if lesson is None:
        return
    teacher, pupil = lesson
    assign(play, teacher, "training", "V-SHIP-BARRACKS-6")
    ship.sleeves[pupil] = Sleeve(section_of(ship, pupil), 2)
    move(ship, pupil, "resting")
    play.emit(CrewPromoted("V-SHIP-BARRACKS-6", pupil, 2))
    play.then(train)


# Draft


@STEPS.step()
def draft(play: VanguardPlay) -> Procedure[None]:
    """Offer some Recruits, of which each Section may take one.

    V-SHIP-BARRACKS-9, V-SHIP-BARRACKS-10, V-SHIP-BARRACKS-11, V-SHIP-BARRACKS-12, V-SHIP-BARRACKS-13, V-RUL-94.
    """
    ship = play.state.ship
    pile = list(ship.recruits)
    play.shuffle("recruits", pile)
    count = min(level(play).draft, len(pile))
    offered = pile[len(pile) - count :]
    ship.recruits = tuple(pile[: len(pile) - count])
    play.reveal()
    left = [section for section in SECTIONS if _can_draft(play, section)]
    while left and offered:
        section = yield from choose(
            play,
            player_of(play.state, "security"),
            "draft-order",
            "V-DECIDE-09",
            lambda: list(left),
            lambda each: option("section", section=each),
            refs=(("recruits", ", ".join(offered)),),
        )
        left.remove(section)
        card = yield from _pick(play, section, offered)
        if card:
            offered.remove(card)
    ship.recruits = (*ship.recruits, *offered)


def _may_leave(play: VanguardPlay, section: str) -> list[str]:
    """Who could free a sleeve. V-SHIP-BARRACKS-12."""
    ship = play.state.ship
    return [card for card in of_section(ship, ship.available, section) if ship.sleeves[card].rank == 1]


def _can_draft(play: VanguardPlay, section: str) -> bool:
    return free_sleeves(play, section, 1) > 0 or bool(_may_leave(play, section))


def _pick(play: VanguardPlay, section: str, offered: list[str]) -> Procedure[str]:
    """Pick one of them, if a sleeve is free or can be freed; nobody has to.

    V-SHIP-BARRACKS-10, V-SHIP-BARRACKS-12, V-SHIP-BARRACKS-13.
    """
    seat = player_of(play.state, section)
    leaving = _may_leave(play, section)
    card = yield from choose(
        play,
        seat,
        "draft",
        "V-DECIDE-10",
        lambda: [*offered, ""],
        lambda each: option("recruit", who=each) if each else option("no-recruit"),
        refs=(("section", section),),
    )
    if not card:
        return ""
    if free_sleeves(play, section, 1) < 1:
        gone = yield from choose(
            play,
            seat,
            "make-room",
            "V-SHIP-BARRACKS-12",
            lambda: leaving,
            lambda each: option("crewmember", who=each),
        )
        dismiss(play, gone)
    enlist(play, card, section, "V-SHIP-BARRACKS-10", 1)
    return card
