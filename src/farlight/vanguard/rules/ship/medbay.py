"""The Medbay and the Memorial Wall. Rulebook chapters 27.6 and 27.7."""

from farlight.content import EffectText
from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource, WallSlot
from farlight.vanguard.model.moments import BurialMoment
from farlight.vanguard.model.ship_events import Buried, PatientMoved, SurvivalChecked
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.context import VanguardPlay, aboard, run
from farlight.vanguard.rules.exploration.exploration_end import is_fatal
from farlight.vanguard.rules.exploration.injuries import cards_on, discard_injury
from farlight.vanguard.rules.installed_effects import ship_bonus, ship_has
from farlight.vanguard.rules.moments import begin_moment, close_moment
from farlight.vanguard.rules.ship.chronicle import remember_dead
from farlight.vanguard.rules.ship.crew import assign, assignable, choose_crewmember, move
from farlight.vanguard.rules.ship.installation import install_upgrades
from farlight.vanguard.rules.ship.launching.first_crew import campaign_of
from farlight.vanguard.rules.ship.morale import lower_morale
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.save_point import save_point

STEPS = StepTable()

LANES = ("light", "moderate", "critical")
"""From the right to the left; patients move towards the first. V-SHIP-MEDBAY-4."""
HEAVY = "heavy"


def slots(play: VanguardPlay, lane: str) -> int:
    """Slots of the Medbay for a severity of Injuries. V-SHIP-MEDBAY-19."""
    return play.content.shipruling.medbay[lane] + (ship_bonus(play, "light-cots") if lane == "light" else 0)  # type: ignore[index]


def free(play: VanguardPlay, lane: str) -> int:
    return slots(play, lane) - sum(each == lane for each in play.state.ship.patients.values())


@STEPS.step()
def visit_medbay(play: VanguardPlay) -> Procedure[None]:
    """Move patients, let Therapists help, admit the injured, and check the critical.

    V-SHIP-MEDBAY-1, V-SHIP-MEDBAY-2, V-SHIP-MEDBAY-3, V-SHIP-MEDBAY-4, V-SHIP-MEDBAY-5, V-SHIP-MEDBAY-6,
    V-SHIP-MEDBAY-7, V-SHIP-MEDBAY-8, V-SHIP-MEDBAY-9, V-SHIP-MEDBAY-10, V-SHIP-MEDBAY-11, V-SHIP-MEDBAY-12,
    V-SHIP-MEDBAY-13, V-SHIP-MEDBAY-14, V-SHIP-MEDBAY-15, V-SHIP-MEDBAY-16, V-SHIP-MEDBAY-17, V-SHIP-MEDBAY-18,
    V-SHIP-MEDBAY-19, V-SHIP-MEDBAY-20, V-SHIP-MEDBAY-21.
    """
    state, ship = play.state, play.state.ship
    open_page(play, "medbay", "V-SHIP-FLOW-1")
    install_upgrades(play, "medbay", "V-SHIP-MEDBAY-1")
    for crew in state.crew:  # V-SHIP-MEDBAY-2
        if crew.alive and not cards_on(crew):
            move(ship, crew.card, "resting")
    recover(play)
    yield from therapy(play)
    yield from admit_all(play)
    yield from survival_checks(play)
    play.then(visit_wall)


def recover(play: VanguardPlay) -> None:
    """Move everybody one slot to the right, from the right on. V-SHIP-MEDBAY-3, V-SHIP-MEDBAY-5, V-RUL-82."""
    for lane in LANES:
        for card in [card for card, place in play.state.ship.patients.items() if place == lane]:
            if card not in play.state.gains.staying and can_move(play, card):
                move_right(play, card, "V-SHIP-MEDBAY-3")
    play.state.gains.staying = ()


def can_move(play: VanguardPlay, card: str) -> bool:
    """The next slot is empty; out of a Light one there is always room. V-SHIP-MEDBAY-7, V-SHIP-MEDBAY-8, V-RUL-82."""
    place = LANES.index(play.state.ship.patients[card])
    return place == 0 or free(play, LANES[place - 1]) > 0


def move_right(play: VanguardPlay, card: str, rule: str) -> None:
    """Move a patient to the next milder slot; from a Light one it becomes Available. V-SHIP-MEDBAY-21, V-RUL-82."""
    ship = play.state.ship
    place = LANES.index(ship.patients[card])
    if place == 0:
        del ship.patients[card]
        move(ship, card, "available")
        play.emit(PatientMoved(rule, card, "available"))
    else:
        ship.patients[card] = LANES[place - 1]
        play.emit(PatientMoved(rule, card, LANES[place - 1]))


def movable(play: VanguardPlay) -> list[str]:
    return [card for card in play.state.ship.patients if can_move(play, card)]


def therapy(play: VanguardPlay) -> Procedure[None]:
    """Apply what finds have brought, then let Therapists move patients further.

    V-SHIP-MEDBAY-6, V-SHIP-MEDBAY-7, V-SHIP-MEDBAY-8.
    """
    gains = play.state.gains
    while gains.therapy and movable(play):
        yield from treat(play)
        gains.therapy -= 1
    while (patients := movable(play)) and assignable(play):
        card = yield from choose(
            play,
            GROUP,
            "therapy",
            "V-SHIP-MEDBAY-6",
            lambda patients=patients: [*patients, ""],  # type: ignore[misc]
            lambda each: option("patient", who=each) if each else option("no-therapy"),
        )
        if not card:
            return
        helper = yield from choose_crewmember(
            play, "therapist", "V-SHIP-MEDBAY-6", assignable(play), task="therapist", refs=(("who", card),)
        )
        assign(play, helper, "therapist", "V-SHIP-MEDBAY-6")
        move_right(play, card, "V-SHIP-MEDBAY-6")


def treat(play: VanguardPlay) -> Procedure[None]:
    """Move a patient of the group's choice on without a Therapist. V-SHIP-MEDBAY-21."""
    card = yield from choose(
        play,
        GROUP,
        "therapy",
        "V-SHIP-MEDBAY-21",
        lambda: movable(play),
        lambda each: option("patient", who=each),
    )
    move_right(play, card, "V-SHIP-MEDBAY-21")


def admit_all(play: VanguardPlay) -> Procedure[None]:
    """Admit the injured of the Away Team, in an order of the group's choice.

    V-SHIP-MEDBAY-9, V-SHIP-MEDBAY-18, V-RUL-82.
    """
    state = play.state
    waiting = [who for who, crew in enumerate(state.crew) if crew.alive and cards_on(crew)]
    relieved = yield from _relieve(play, waiting)
    scarce = any(free(play, lane) < len(waiting) for lane in LANES)
    while waiting:
        who = waiting[0]
        if scarce:
            who = yield from choose(
                play,
                GROUP,
                "admit",
                "V-SHIP-MEDBAY-18",
                lambda: list(waiting),
                lambda each: option("crewmember", who=state.crew[each].card),
            )
        waiting.remove(who)
        admit(play, who, state.gains.relief if who == relieved else 0)
    state.gains.relief = 0


def _relieve(play: VanguardPlay, waiting: list[int]) -> Procedure[int | None]:
    """Use a Mod of the Lander that came home: one of the injured counts fewer Injuries. V-LAND-06."""
    if not waiting or not play.state.gains.relief:
        return None
    return (
        yield from choose(
            play,
            GROUP,
            "relief",
            "V-LAND-06",
            lambda: waiting,
            lambda each: option("crewmember", who=play.state.crew[each].card),
        )
    )


def admit(play: VanguardPlay, who: int, relief: int = 0) -> None:
    """Admit somebody by the number of Injuries, or into a more severe slot; without any it dies.

    V-SHIP-MEDBAY-9, V-SHIP-MEDBAY-10, V-SHIP-MEDBAY-11, V-RUL-82, V-SHIP-MEDBAY-12, V-SHIP-MEDBAY-13.
    """
    state, ship = play.state, play.state.ship
    crew = state.crew[who]
    injuries = min(len(cards_on(crew)), len(LANES)) - relief
    for card in [card for card in crew.injuries if card]:
        discard_injury(play, who, card, "V-SHIP-MEDBAY-13")
    if injuries < 1:  # V-SHIP-MEDBAY-2
        move(ship, crew.card, "resting")
        return
    lane = next((lane for lane in LANES[injuries - 1 :] if free(play, lane) > 0), "")
    if not lane:
        pass_away(play, crew.card, "V-SHIP-MEDBAY-12")
        return
    ship.patients[crew.card] = lane
    play.emit(PatientMoved("V-SHIP-MEDBAY-9", crew.card, lane))


def survival_dice(play: VanguardPlay) -> int:
    """Injury dice of a Survival Check; more in Deadly Space. V-SHIP-MEDBAY-14, V-DEADLY-20, V-RUL-72."""
    ruling = play.content.shipruling
    return ruling.deadly_survival_dice if play.state.deadly else ruling.survival_dice


def survival_checks(play: VanguardPlay) -> Procedure[None]:
    """Check everybody in a Critical slot. V-SHIP-MEDBAY-14, V-SHIP-MEDBAY-15, V-SHIP-MEDBAY-16, V-SHIP-MEDBAY-17."""
    ship = play.state.ship
    for card in [card for card, lane in ship.patients.items() if lane == "critical"]:
        if ship_has(play, "skip-survival") and (yield from _skips(play, card)):
            play.state.gains.staying = (*play.state.gains.staying, card)
            continue
        symbols = [play.face("injury", play.content.ruling.injury_faces) for _ in range(survival_dice(play))]
        if ship_has(play, "reroll-heavy") and HEAVY in symbols and is_fatal(symbols):  # V-KC-SHP-17
            symbols[symbols.index(HEAVY)] = play.face("injury", play.content.ruling.injury_faces)
        fatal = is_fatal(symbols)
        play.emit(SurvivalChecked("V-SHIP-MEDBAY-14", card, ", ".join(symbols), fatal))
        if fatal:
            del ship.patients[card]
            pass_away(play, card, "V-SHIP-MEDBAY-14")


def _skips(play: VanguardPlay, card: str) -> Procedure[bool]:
    """Offer a Slow Cot: no check, and one pass longer."""
    return (
        yield from choose(
            play,
            GROUP,
            "skip-survival",
            "V-COMP-61",
            lambda: [True, False],
            lambda each: option("skip-check" if each else "make-check"),
            refs=(("who", card),),
        )
    )


def pass_away(play: VanguardPlay, card: str, rule: str) -> None:
    """Take a Crewmember out of the sleeve; the card waits for the Wall. V-SHIP-MEDBAY-16, V-END-12."""
    ship = play.state.ship
    ship.dead[card] = ship.sleeves.pop(card).section
    play.emit(PatientMoved(rule, card, "dead"))


# Memorial Wall


@STEPS.step()
def visit_wall(play: VanguardPlay) -> Procedure[None]:
    """Choose a slot of the own Section, a common one, or none; and take its bonus.

    V-SHIP-MEMORIAL-1, V-SHIP-MEMORIAL-2, V-SHIP-MEMORIAL-3, V-SHIP-MEMORIAL-4, V-SHIP-MEMORIAL-5, V-DEADLY-21,
    V-RUL-72.
    """
    state, ship = play.state, play.state.ship
    open_page(play, "memorial", "V-SHIP-FLOW-1")
    for card, section in list(ship.dead.items()):
        slot, bonus = _slot(play, section)
        del ship.dead[card]
        yield from _toll(play, card)
        if not slot:  # V-SHIP-MEMORIAL-3
            state.removed = (*state.removed, card)
            continue
        ship.wall = (*ship.wall, (slot, card))
        play.emit(Buried("V-SHIP-MEMORIAL-1", card, slot))
        yield from run(play, bonus, aboard(ActionSource("wall", slot)), "V-SHIP-MEMORIAL-4")
        if state.deadly:
            for _ in range(play.content.shipruling.deadly_morale):
                yield from lower_morale(play, "V-DEADLY-21")
    state.crew, state.turn = [], NO_TURN  # V-SHIP-MEMORIAL-5
    play.then(save_point)


def _toll(play: VanguardPlay, card: str) -> Procedure[None]:
    """Keep the name in the chronicle, and let the campaign say what it has to say. V-GEN-01."""
    campaign = campaign_of(play)
    remember_dead(play, card)
    if campaign is not None:
        begin_moment(play, BurialMoment(card))
        yield from run(play, campaign.buried, aboard(ActionSource("wall", card)), "V-GEN-01")
        close_moment(play, BurialMoment)


def _slot(play: VanguardPlay, section: str) -> tuple[str, EffectText | None]:
    ruling = play.content.shipruling
    taken = {slot for slot, _ in play.state.ship.wall}
    own = [(str(WallSlot(section, number)), bonus) for number, bonus in enumerate(ruling.section_slots, 1)]
    common = [(str(WallSlot("common", number)), bonus) for number, bonus in enumerate(ruling.common_slots, 1)]
    return next(((slot, bonus) for slot, bonus in (*own, *common) if slot not in taken), ("", None))
