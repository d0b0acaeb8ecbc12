"""Rounds, turns and Actions. Rulebook chapters 7 and 8."""

from farlight.content.ids import remembered
from farlight.kernel import GROUP, Option, Procedure, Refusal, StepTable, choose, option
from farlight.vanguard.model.events import ActionTaken, RoundBegan, StartTokenPassed, TokenPlaced, TurnBegan
from farlight.vanguard.model.ids import ActionSource, Mark, without_scope
from farlight.vanguard.model.moments import PrepareMoment, RestedMoment, RestMoment, RoundMoment
from farlight.vanguard.model.state import NO_TURN, Crew
from farlight.vanguard.rules.context import About, VanguardPlay, cannot_pay, player_of, run, seat_of
from farlight.vanguard.rules.exploration.abilities import TURN, completions
from farlight.vanguard.rules.exploration.board import first_of, living, may_land, name_of, planet
from farlight.vanguard.rules.exploration.dice_check_roll import begin_check
from farlight.vanguard.rules.exploration.discoveries import change_supplies
from farlight.vanguard.rules.exploration.fourth_injury import end_by
from farlight.vanguard.rules.exploration.section_cards import draw
from farlight.vanguard.rules.exploration.section_dice import available, refresh
from farlight.vanguard.rules.exploration.special_actions import (
    PREPARE,
    action_at,
    cannot_do,
    sector_of_source,
    sources_for,
)
from farlight.vanguard.rules.exploration.travel import go, routes
from farlight.vanguard.rules.exploration.tutorial import is_led, led_round_ended, teach
from farlight.vanguard.rules.lasting_effects import bonus, has_power
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.moments import GO_ON, close_moment, open_moment, somebody_has
from farlight.vanguard.rules.rank_up import count_deed, settle_rank_up

STEPS = StepTable()
END_TURN = STEPS.elsewhere("end_turn")

ACTIONS = 2
"""Actions of a turn. V-TURN-07."""
SPECIAL = "turn:special"
"""Mark of a Crewmember who used its Special Action. V-SPECIAL-01."""
PLACE = ActionSource("place")
"""Where the price of placing a token is written."""
DRAW, CHECK, BOTH_DRAW, BOTH_CHECK = "draw", "check", "draw-check", "check-draw"


# Rounds


@STEPS.step()
def begin_round(play: VanguardPlay) -> Procedure[None]:
    """Begin a round: pass the Start token, then give everybody a turn.

    V-TURN-01, V-TURN-02, V-TURN-03, V-TURN-04, V-DECIDE-01, V-DECIDE-02.
    """
    state = play.state
    state.round += 1
    play.emit(RoundBegan("V-TURN-16", state.round))
    for crew in state.crew:
        crew.done = False
        crew.marks = without_scope(crew.marks, "round")
    state.auras = ()
    if is_led(play):  # V-TUT-15
        _pass_start(play, first_of(state, "science"))
        play.then(next_turn)
        return
    decider = player_of(state, "recon") if state.round == 1 else seat_of(state, state.start)
    who = yield from choose(
        play,
        decider,
        "start-token",
        "V-TURN-02" if state.round == 1 else "V-TURN-03",
        lambda: living(state),
        lambda who: option("crew", who=name_of(state, who)),
    )
    _pass_start(play, who)
    play.then(next_turn)


def _pass_start(play: VanguardPlay, who: int) -> None:
    play.state.start = who
    play.emit(StartTokenPassed("V-TURN-04", name_of(play.state, who)))


@STEPS.step(asks=False)
def next_turn(play: VanguardPlay) -> None:
    """Give the next turn, clockwise from the Start token; then the round is over. V-TURN-04, V-TURN-15, V-DEADLY-16."""
    state = play.state
    count = len(state.crew)
    order = [(state.start + place) % count for place in range(count)]
    who = next((who for who in order if state.crew[who].alive and not state.crew[who].done), None)
    if who is None:
        play.then(begin_round)
        if is_led(play):
            play.then(led_round_ended)
        play.then(end_round)
        return
    for each in state.crew:
        each.marks = without_scope(each.marks, "turn")
    state.turn = who
    crew = state.crew[who]
    crew.marks = _in_own_turn(crew.marks)
    crew.actions = max(1, ACTIONS - bonus(play, who, "fewer-actions"))
    play.emit(TurnBegan("V-TURN-06", name_of(state, who)))
    play.then(act)


@remembered
def _in_own_turn(marks: tuple[str, ...]) -> tuple[str, ...]:
    """What lasted until the own turn is over, and what was for the next turn holds in it."""
    left = map(Mark.parse, without_scope(marks, "own"))
    return tuple(str(mark._replace(scope="turn") if mark.scope == "next" else mark) for mark in left)


@STEPS.step(asks=False)
def end_round(play: VanguardPlay) -> Procedure[None]:
    """Flip all Turn tokens back. V-TURN-15."""
    state = play.state
    state.turn = NO_TURN
    state.used = tuple(mark for mark in state.used if Mark.parse(mark).scope == "exploration")
    state.held = {track: count for track, count in state.held.items() if count > 0}
    if state.deeds.pop("dangers", 0) == 0:
        count_deed(play, "quiet-rounds")
    settle_rank_up(play)
    yield from open_moment(play, RoundMoment(), "V-TURN-15")
    close_moment(play, RoundMoment)
    deadline = planet(play).deadline
    if deadline is not None and state.round >= deadline.round:
        yield from fire(play, deadline.log, state.start, "V-END-04")


# Actions


Offer = tuple[Option, Refusal | None]
"""An Action that a player would expect, and why it cannot be chosen."""
NO_ACTION: Offer = (option("no-action"), None)
TO_PREPARE: Offer = (option(PREPARE), None)
TO_REST, TO_LIFT_OFF = option("rest"), option("lift-off")
TWICE = Refusal("V-SPECIAL-01", "why-not-special-twice")


def offers(play: VanguardPlay, who: int) -> list[Offer]:
    """Actions that a Crewmember might take, each with why it cannot; Prepare is always possible.

    V-TURN-08, V-TURN-09, V-TURN-10, V-RUL-27, V-SPECIAL-05, V-REST-06.
    """
    used = SPECIAL in play.state.crew[who].marks
    return [
        *[
            (option("special", action=source), TWICE if used else cannot_do(play, who, source))
            for source in sources_for(play, who)
        ],
        *[(option("travel", path=place, sector=there), why) for place, there, why in routes(play, who)],
        *[(option("place", gear=card), None) for card in placeable(play, who)],
        TO_PREPARE,
        (TO_REST, cannot_rest(play, who)),
        (TO_LIFT_OFF, cannot_lift_off(play, who)),
    ]


def placeable(play: VanguardPlay, who: int) -> list[str]:
    """Mission Equipment whose token is not on the board yet and whose price can be paid.

    V-EQUIP-12, V-EQUIP-14, V-FAQ-4.
    """
    state = play.state
    found: list[str] = []
    for card in dict.fromkeys(state.crew[who].gear):
        price = play.content.equipment[card].place
        if price is None or any(token == card for _, token in state.tokens):
            continue
        if cannot_pay(play, price, About(who, state.crew[who].sector, PLACE)) is None:
            found.append(card)
    return found


@STEPS.step()
def place_gear(play: VanguardPlay, who: int, card: str) -> Procedure[None]:
    """Pay, and lay the token into the Sector. V-EQUIP-12, V-EQUIP-17."""
    state = play.state
    sector = state.crew[who].sector
    yield from run(play, play.content.equipment[card].place, About(who, sector, PLACE), "V-EQUIP-17")
    state.tokens = (*state.tokens, (sector, card))
    play.emit(TokenPlaced("V-EQUIP-12", card, sector))


def cannot_rest(play: VanguardPlay, who: int) -> Refusal | None:
    """Why a Crewmember cannot Rest; on the starting planet Supplies are unlimited. V-REST-01, V-RUL-C03, V-TUT-20."""
    if has_power(play, who, "no-rest"):
        return Refusal("V-GEN-01", "why-not-rest")
    free = play.state.tutorial or play.state.supplies > 0 or has_power(play, who, "free-rest")
    return None if free else Refusal("V-REST-01", "why-not-supplies")


def cannot_lift_off(play: VanguardPlay, who: int) -> Refusal | None:
    """Why a Crewmember cannot call for Lift-Off; None if it can. V-LIFT-01, V-LIFT-07, V-RUL-34."""
    state = play.state
    if not state.lander_sector:
        return Refusal("V-LIFT-07", "why-not-lander")
    here = state.crew[who].sector
    if here == state.lander_sector or (has_power(play, who, "lift-off-anywhere") and may_land(play, here)):
        return None
    return Refusal("V-LIFT-01", "why-not-lander-sector")


@STEPS.step()
def act(play: VanguardPlay) -> Procedure[None]:
    """Take one Action, resolved completely before the next. V-TURN-07."""
    state = play.state
    who = state.turn
    crew = state.crew[who]
    state.window = TURN
    teach(play, "act")
    chosen, _ = yield from choose(
        play,
        seat_of(state, who),
        "act",
        "V-TURN-08",
        lambda: offers(play, who) if crew.actions > 0 else [NO_ACTION],
        lambda each: each[0],
        bar=lambda each: each[1],
        refs=(("who", name_of(state, who)), ("actions", crew.actions)),
    )
    state.window = ""
    if chosen is NO_ACTION[0]:  # something used here counted as an Action. V-TURN-12
        play.then(last_moment)
        return
    crew.actions -= 1
    play.emit(ActionTaken("V-TURN-08", name_of(state, who), str(dict(chosen.refs).get("action", chosen.verb))))
    play.then(after_action)
    _begin(play, who, chosen)


def _begin(play: VanguardPlay, who: int, chosen: Option) -> None:
    refs = dict(chosen.refs)
    match chosen.verb:
        case "special":
            play.state.crew[who].marks = (*play.state.crew[who].marks, SPECIAL)
            play.then(special, who, str(refs["action"]))
        case "travel":
            play.then(go, who, int(refs["path"]), int(refs["sector"]))
        case "place":
            play.then(place_gear, who, str(refs["gear"]))
        case "prepare":
            play.then(prepare, who)
        case "rest":
            play.then(rest, who)
        case "lift-off":
            play.then(lift_off, who)


@STEPS.step(asks=False)
def after_action(play: VanguardPlay) -> None:
    """Take the second Action, or all that still comes in this turn. V-TURN-07, V-TURN-17, V-RUL-27."""
    state = play.state
    crew = state.crew[state.turn]
    state.moments, state.window = [], ""
    settle_rank_up(play)
    if not crew.alive or "turn:over" in crew.marks:
        play.then(END_TURN)
    else:
        play.then(act if crew.actions > 0 else last_moment)


@STEPS.step(asks=False)
def last_moment(play: VanguardPlay) -> Procedure[None]:
    """Complete Missions after the last Action, too, and offer texts for the own turn. V-MISSION-04, V-EQUIP-09."""
    state = play.state
    crew = state.crew[state.turn]
    state.window = TURN
    if somebody_has(play, TURN) or next(completions(play), None) is not None:
        refs = (("moment", TURN), ("turn_who", state.turn))
        yield from choose(
            play, GROUP, "moment", "V-MISSION-04", lambda: [GO_ON], lambda each: each, refs=refs, window=TURN
        )
    state.window = ""
    play.then(act if crew.actions > 0 else END_TURN)


@STEPS.step(asks=False)
def special(play: VanguardPlay, who: int, source: str) -> Procedure[None]:
    """Make a Dice Check, or simply carry out the text. V-SPECIAL-04."""
    action = action_at(play, source)
    if action is None:
        return
    about = About(who, sector_of_source(play, source, who), ActionSource.parse(source))
    if about.source.kind != "rankup":
        count_deed(play, "acted", play.state.crew[who].sector)
    yield from run(play, action.cost, about, "V-GEN-06")
    if action.rows or action.tracks:
        begin_check(play, who, source)
    else:
        yield from run(play, action.effect, about, "V-SPECIAL-04")


@STEPS.step()
def prepare(play: VanguardPlay, who: int) -> Procedure[None]:
    """Draw a card, make a Dice Check, or both in either order. V-PREP-01.

    The check has no Outcomes: it has all its steps, and only combinations and the Global Condition come of it.
    V-PREP-03, V-PREP-04.
    """
    state = play.state
    yield from open_moment(play, PrepareMoment(who), "V-PREP-01")
    close_moment(play, PrepareMoment)
    teach(play, "prepare")
    how = yield from choose(
        play,
        seat_of(state, who),
        "prepare",
        "V-PREP-01",
        lambda: [BOTH_DRAW, BOTH_CHECK, DRAW, CHECK],
        lambda each: option("prepare-how", how=each),
        refs=(("who", name_of(state, who)),),
    )
    if how in (DRAW, BOTH_DRAW):
        yield from draw(play, who, 1 + bonus(play, who, "prepare-draw"), "V-PREP-02")
    if how == BOTH_CHECK:
        play.then(draw_card, who)
    if how != DRAW:
        begin_check(play, who, PREPARE)


@STEPS.step()
def draw_card(play: VanguardPlay, who: int) -> Procedure[None]:
    yield from draw(play, who, 1 + bonus(play, who, "prepare-draw"), "V-PREP-02")


def half_of_dice(crew: Crew) -> int:
    """What a Rest Refreshes: half of the Available and Spent dice, rounded up. V-REST-02, V-GEN-04."""
    return -(-(len(available(crew)) + len(crew.spent)) // 2)


@STEPS.step(asks=False)
def rest(play: VanguardPlay, who: int) -> Procedure[None]:
    """Pay Supplies, then Refresh dice, then draw a card. V-REST-01, V-REST-02, V-REST-03, V-REST-04, V-REST-05."""
    state = play.state
    half = half_of_dice(state.crew[who])
    yield from open_moment(play, RestMoment(who, cost=1, dice=half, cards=1), "V-REST-01")
    moment = close_moment(play, RestMoment)
    if not has_power(play, who, "free-rest"):
        change_supplies(play, -moment.cost, "V-REST-01")
    play.then(rest_card, who, moment.cards)
    play.then(rest_dice, who, moment.dice)


@STEPS.step()
def rest_dice(play: VanguardPlay, who: int, most: int) -> Procedure[None]:
    """Refresh dice for a Rest. V-REST-02, V-REST-03, V-REST-04."""
    yield from refresh(play, who, most + bonus(play, who, "refresh-rest"), "die", "V-REST-02")


@STEPS.step()
def rest_card(play: VanguardPlay, who: int, cards: int) -> Procedure[None]:
    """Draw cards for a Rest. V-REST-05."""
    yield from draw(play, who, cards + bonus(play, who, "rest-draw"), "V-REST-05")
    yield from open_moment(play, RestedMoment(who), "V-REST-05")
    close_moment(play, RestedMoment)


@STEPS.step()
def lift_off(play: VanguardPlay, who: int) -> Procedure[None]:
    """Ask all others to agree; whoever is elsewhere is left behind.

    V-LIFT-02, V-LIFT-03, V-LIFT-04, V-LIFT-06, V-RUL-34, V-DECIDE-14.
    """
    state = play.state
    asked = dict.fromkeys(seat_of(state, other) for other in living(state))
    for seat in asked:
        if seat == seat_of(state, who):
            continue
        agreed = yield from choose(
            play,
            seat,
            "consent",
            "V-LIFT-02",
            lambda: [True, False],
            lambda each: option("agree" if each else "refuse"),
            refs=(("who", name_of(state, who)),),
        )
        if not agreed:
            state.crew[who].actions += 1
            return
    state.lander_sector = state.crew[who].sector
    end_by(play, "lift-off")
