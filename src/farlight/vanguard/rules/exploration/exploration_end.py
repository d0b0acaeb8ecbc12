"""The end of an Exploration, and Deadly Space. Rulebook chapters 24 and 25."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.events import CrewDied, ExplorationEnded, InjuryDiceRolled, StartTokenPassed
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.moments import EndingMoment
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VanguardPlay, aboard, run, seat_of
from farlight.vanguard.rules.exploration.board import living, name_of, planet
from farlight.vanguard.rules.exploration.discoveries import discard_discovery
from farlight.vanguard.rules.exploration.fourth_injury import ENDING, drop_check, end_by
from farlight.vanguard.rules.exploration.injuries import discard_injury
from farlight.vanguard.rules.exploration.section_dice import available, in_play, sacrifice
from farlight.vanguard.rules.exploration.turns import after_action
from farlight.vanguard.rules.installed_effects import ship_bonus
from farlight.vanguard.rules.lasting_effects import bonus
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.moments import close_moment
from farlight.vanguard.rules.rank_up import settle_rank_up

STEPS = StepTable()
LEAVE_PLANET = STEPS.elsewhere("leave_planet")
"""What comes after a planet: the ship, or the end."""


@STEPS.step()
def close_exploration(play: VanguardPlay) -> Procedure[None]:
    """Lift-Off, Evac, also during a Landing, or what a Log said; then its Log, and the planet is left.

    V-END-01, V-END-02, V-END-03, V-END-04, V-END-05, V-END-06, V-END-07, V-END-08, V-END-09, V-END-10, V-END-11,
    V-END-12, V-END-13, V-END-14, V-END-15, V-LAND-16, V-RUL-57.
    """
    state = play.state
    how = close_moment(play, EndingMoment).how if state.moment(EndingMoment) else "log"
    state.window = ""
    drop_check(state)
    settle_rank_up(play)  # what ended the Exploration may have met its goal. V-RANK-02
    play.emit(ExplorationEnded("V-END-01", how))
    if how == "lift-off":
        _abandon(play)
        yield from _pay_debts(play)
    elif how == "evac":
        yield from _evacuate(play)
    reader = next(iter(living(state)), 0)
    log = {"lift-off": planet(play).lift_off, "evac": planet(play).evac}.get(how)
    if log is not None:
        yield from fire(play, log, reader, "V-END-02" if how == "lift-off" else "V-END-03")
    play.then(LEAVE_PLANET, how)


def _abandon(play: VanguardPlay) -> None:
    """Abandon whoever is not in the Lander Sector; they die. V-LIFT-04, V-END-11."""
    state = play.state
    for who in living(state):
        if state.crew[who].sector != state.lander_sector:
            die(play, who, "V-LIFT-04")


def _evacuate(play: VanguardPlay) -> Procedure[None]:
    """Rescue all; Discoveries that are not Unique are lost; the mission has failed.

    V-END-06, V-END-07, V-END-08, V-END-09, V-END-10, V-RUL-69, V-UNIQ-10.
    """
    state = play.state
    kept = max([0, *(bonus(play, who, "evac-keep") for who in living(state))])
    lost = [card for card in state.found if card in play.content.discoveries]
    while len(lost) > kept:
        card = lost[0]
        if kept:
            card = yield from choose(
                play,
                GROUP,
                "lose-discovery",
                "V-END-09",
                lambda: list(dict.fromkeys(lost)),
                lambda each: option("find-card", card=each),
            )
        lost.remove(card)
        discard_discovery(play, card, "V-END-09")
    if state.debts:
        state.debts = 0
        yield from run(play, play.content.ruling.unpaid, aboard(ActionSource("evac")), "V-ENV-04")
    state.failed = True


def _pay_debts(play: VanguardPlay) -> Procedure[None]:
    """Pay what the advanced Events lent: it falls due. V-ENV-04."""
    state = play.state
    state.debts = max(0, state.debts - ship_bonus(play, "forgiven-debts"))
    while state.debts and living(state):
        yield from pay_debt(play, living(state)[0])


def pay_debt(play: VanguardPlay, who: int) -> Procedure[None]:
    """Pay a die or a Discovery for one debt."""
    state = play.state
    state.debts -= 1
    finds = [card for card in dict.fromkeys(state.found) if card in play.content.discoveries]
    card = yield from choose(
        play,
        GROUP,
        "pay-debt",
        "V-ENV-04",
        lambda: ["", *finds],
        lambda each: option("find-card", card=each) if each else option("pay-die"),
    )
    if card:
        discard_discovery(play, card, "V-ENV-04")
        return
    payer = yield from choose(
        play,
        GROUP,
        "debtor",
        "V-ENV-04",
        lambda: living(state) or [who],
        lambda each: option("crew", who=name_of(state, each)),
    )
    yield from sacrifice(play, payer, "die", "V-ENV-04")


def die(play: VanguardPlay, who: int, rule: str) -> None:
    """Take a Crewmember out of the sleeve; Injuries, dice, cards, Equipment go back to their places.

    V-END-12, V-END-13, V-DEADLY-23, V-RUL-71.
    """
    state = play.state
    crew = state.crew[who]
    crew.alive, crew.sector, crew.charges, crew.actions, crew.hurt = False, 0, 0, 0, ()
    for card in [card for card in crew.injuries if card]:
        discard_injury(play, who, card, "V-END-13")
    dice = available(crew) + crew.spent + _out_of_check(state, who)
    crew.red = crew.green = crew.blue = crew.spent = ()
    state.store[crew.section] = (*state.store.get(crew.section, ()), *dice)
    cards = crew.deck + crew.hand + crew.discard
    crew.deck = crew.hand = crew.discard = ()
    state.away[crew.section] = (*state.away.get(crew.section, ()), *cards)
    state.armory = (*state.armory, *crew.gear)
    state.tokens = tuple(token for token in state.tokens if token[1] not in crew.gear)
    crew.gear = ()
    state.ship.sleeves.pop(crew.card, None)
    state.ship.dead[crew.card] = crew.section
    play.emit(CrewDied(rule, name_of(state, who)))


def _out_of_check(state: Vanguard, who: int) -> tuple[str, ...]:
    """Its dice in the hand and in the Roll Pool of a check that runs. V-DEADLY-15."""
    check = state.check
    if check is None:
        return ()
    dice = [die for owner, die in check.given if owner == who]
    dice += [die for owner, die, _ in check.pool if owner == who and die]
    check.given = tuple(each for each in check.given if each[0] != who)
    check.pool = tuple(each for each in check.pool if each[0] != who)
    return tuple(dice)


# Deadly Space


@STEPS.step()
def deadly_space(play: VanguardPlay, who: int) -> Procedure[None]:
    """Roll three Injury dice, which decide without Evac.

    V-DEADLY-10, V-DEADLY-11, V-DEADLY-12, V-DEADLY-13, V-DEADLY-14.
    """
    state = play.state
    ruling = play.content.ruling
    if in_play(state, who) <= ruling.few_dice:
        yield from _lose(play, who, "V-DEADLY-11")
        return
    symbols = [play.face("injury", ruling.injury_faces) for _ in range(ruling.deadly_dice)]
    play.emit(InjuryDiceRolled("V-DEADLY-12", name_of(state, who), ", ".join(symbols)))
    if is_fatal(symbols):
        yield from _lose(play, who, "V-DEADLY-12")
        return
    yield from sacrifice(play, who, "die", "V-DEADLY-13")


def is_fatal(symbols: list[str]) -> bool:
    """Two Heavy Damage, or one beside a Damage. V-RUL-70."""
    heavy = symbols.count("heavy")
    return heavy > 1 or (heavy == 1 and "damage" in symbols)


def _lose(play: VanguardPlay, who: int, rule: str) -> Procedure[None]:
    """Play goes on without the dead; without anybody it ends.

    V-DEADLY-15, V-DEADLY-16, V-DEADLY-17, V-DEADLY-18, V-DEADLY-19, V-RUL-71.
    """
    state = play.state
    die(play, who, rule)
    if not living(state):
        state.flow = [call for call in state.flow if call.step == ENDING.__name__]
        end_by(play, "evac")
    if state.start == who:
        state.start = yield from choose(
            play,
            seat_of(state, who),
            "start-token",
            "V-DEADLY-18",
            lambda: living(state),
            lambda each: option("crew", who=name_of(state, each)),
        )
        play.emit(StartTokenPassed("V-DEADLY-18", name_of(state, state.start)))
    if state.check is not None and state.check.active == who:  # nobody is left to finish it
        drop_check(state)
        play.leave(after_action)
