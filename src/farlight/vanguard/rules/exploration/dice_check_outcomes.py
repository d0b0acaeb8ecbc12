"""The Dice Check, steps 5 to 10: combinations, Injury and Danger dice, effects, Outcomes. Chapters 10.5 to 10.11."""

from collections.abc import Iterator, Sequence
from functools import cache, partial

import msgspec

from farlight.content.ids import words_in
from farlight.kernel import Option, Procedure, StepTable, choose, option
from farlight.vanguard.model.card_parts import Action, Row, Special, Track
from farlight.vanguard.model.dice_requirements import ACCIDENT, JOKER, SAME, Converts, Filling, Rolled, fillings, ways
from farlight.vanguard.model.events import (
    CombinationUsed,
    InjuryDiePlaced,
    OutcomeApplied,
    OutcomeMarked,
    SpecialResolved,
)
from farlight.vanguard.model.ids import ActionSource, CheckMark, ProgressTrack, SlottedInjury
from farlight.vanguard.model.moments import OutcomeMoment, WoundDieMoment
from farlight.vanguard.model.state import Check, Pool
from farlight.vanguard.rules.context import About, VanguardPlay, run, seat_of
from farlight.vanguard.rules.exploration.board import converts_of, name_of
from farlight.vanguard.rules.exploration.danger_dice import read_danger
from farlight.vanguard.rules.exploration.dice_check_roll import dice_text, the_check
from farlight.vanguard.rules.exploration.injuries import put_injury_die, type_of
from farlight.vanguard.rules.exploration.section_cards import put_away
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, is_there
from farlight.vanguard.rules.exploration.tutorial import skips_combinations
from farlight.vanguard.rules.lasting_effects import has_power
from farlight.vanguard.rules.moments import GO_ON, close_moment, open_moment
from farlight.vanguard.rules.rank_up import count_deed

STEPS = StepTable()

JUMP = "jump"
"""Mark of a check that goes on with step 9. V-CHECK-5.12."""
IMMEDIATE = "immediate"
"""Mark of a check that an Immediate effect has ended. V-CHECK-7.11."""


def rolled(play: VanguardPlay, pool: Pool) -> list[Rolled]:
    """The Roll Pool as requirements look at it: dice of assistants among the others. V-CHECK-3.2, V-CHECK-3.3."""
    dice = play.content.dice
    return [Rolled(owner, die, dice[die].colour if die else "", face) for owner, die, face in pool]


def own_converts(play: VanguardPlay, who: int) -> Converts:
    """What a Crewmember Converts by itself, without what a card of this check lends. V-CONV-3."""
    known = converts_of(play.content, play.state.crew[who])
    return tuple(each for each in known if each[0] != "blue") if has_power(play, who, "no-convert-blue") else known


def converts(play: VanguardPlay) -> Converts:
    """What the active Crewmember may use for any number of dice of the pool. V-CONV-3, V-CONV-4, V-CONV-6, V-CONV-7."""
    check = the_check(play.state)
    borrowed = ((mark.of, mark.icon) for mark in map(CheckMark.parse, check.marks) if mark.word == "convert")
    return (*own_converts(play, check.active), *borrowed)


def give_back(play: VanguardPlay, places: Sequence[int]) -> Pool:
    """Dice leave the Roll Pool for the Spent Pools of their owners. V-CHECK-0.13, V-CHECK-0.14."""
    state = play.state
    check = the_check(state)
    used = tuple(check.pool[place] for place in places)
    check.pool = tuple(die for place, die in enumerate(check.pool) if place not in places)
    for owner, die, _ in used:
        if die:  # an icon that only counted as present has none
            state.crew[owner].spent = (*state.crew[owner].spent, die)
    return used


def dice_refs(play: VanguardPlay, places: Sequence[int]) -> dict[str, str]:
    """Dice of the pool in an option, with their owners where they are not all of the active Crewmember."""
    state = play.state
    check = the_check(state)
    used = [check.pool[place] for place in places]
    refs = {"dice": dice_text(used)}
    if any(owner != check.active for owner, _, _ in used):
        refs["owners"] = "+".join(name_of(state, owner) for owner, _, _ in used)
    return refs


# Step 5: Dice Combinations


class Combination(msgspec.Struct, frozen=True):
    """A combination that the pool meets, and the dice for it."""

    card: str
    own: bool
    """Whether it is a Section card, or else the Global Condition."""
    used: tuple[int, ...]
    option: Option


def combinations(play: VanguardPlay) -> Iterator[Combination]:
    """Cards in the own hand and the Global Condition, with Convert Abilities; Accidents are no help.

    V-CHECK-5.1, V-CHECK-5.2, V-CHECK-5.3, V-CHECK-5.4, V-CHECK-5.5, V-CHECK-5.6, V-CHECK-5.7, V-CHECK-5.8, V-CHECK-5.9,
    V-CHECK-5.10, V-CHECK-5.13, V-CARD-03, V-FAQ-1.
    """
    state, content = play.state, play.content
    check = the_check(state)
    pool = rolled(play, check.pool)
    places = [place for place, die in enumerate(pool) if ACCIDENT not in words_in(die.face)]
    dice = [pool[place] for place in places]
    if not dice:
        return
    known = converts(play)
    needs = [(card, True, content.sections[card].need) for card in dict.fromkeys(state.crew[check.active].hand)]
    condition = content.conditions[condition_in_force(play)]
    if condition.need:
        needs.append((condition.id, False, condition.need))
    for card, own, need in needs:
        for way in ways(need, dice, known):
            used = tuple(places[place] for place in way.used)
            yield Combination(card, own, used, option("combine", card=card, **dice_refs(play, used)))


@STEPS.step(asks=False)
def check_combinations(play: VanguardPlay) -> Procedure[None]:
    """Use any number of combinations, each with dice of its own; a Section card is discarded with its first use.

    Wherever an effect moves the active Crewmember, the check goes on with the same dice.
    V-CHECK-5.2, V-CHECK-5.3, V-CHECK-5.4, V-CHECK-5.11, V-RUL-45, V-CHECK-5.14.
    """
    state = play.state
    check = the_check(state)
    if skips_combinations(play):
        return
    fresh = [list(combinations(play))]  # what was just looked up need not be looked up again
    if not fresh[0]:
        return
    chosen = yield from choose(
        play,
        seat_of(state, check.active),
        "check-combinations",
        "V-CHECK-5.1",
        lambda: [*(fresh.pop() if fresh else combinations(play)), None],
        lambda each: GO_ON if each is None else each.option,
        refs=(("action", check.action), ("dice", dice_text(check.pool))),
    )
    if chosen is None:
        return
    used = give_back(play, chosen.used)
    who = check.active
    if SAME in (play.content.sections[chosen.card].need if chosen.own else ""):
        count_deed(play, "same-combinations")
    play.emit(CombinationUsed("V-CHECK-5.2", name_of(state, who), chosen.card, dice_text(used)))
    about = About(who, state.crew[who].sector, ActionSource("card", chosen.card))
    if chosen.own:
        put_away(play, who, chosen.card, "V-CHECK-5.2")
        yield from run(play, play.content.sections[chosen.card].gives, about, "V-CHECK-5.2")
    else:
        yield from run(play, play.content.conditions[chosen.card].gives, about, "V-CHECK-5.4")
    if JUMP not in check.marks:
        play.then(check_combinations)


# Step 6: Injury and Danger dice


@STEPS.step()
def check_injuries(play: VanguardPlay) -> Procedure[None]:
    """Apply Injury dice one by one, then Danger dice, then return the Injury dice.

    V-CHECK-6.1, V-CHECK-6.2, V-CHECK-6.3, V-CHECK-6.4, V-CHECK-6.5, V-CHECK-6.6, V-CHECK-6.7, V-CHECK-6.8, V-CHECK-6.9,
    V-CHECK-6.10, V-CHECK-6.11, V-CHECK-6.12, V-CHECK-6.13, V-RUL-C04, V-CHECK-6.14, V-RUL-43.
    """
    check = the_check(play.state)
    if JUMP in check.marks:
        check.wounds, check.danger = (), ()
    yield from _resolve_injury_dice(play, check)
    yield from _resolve_danger_dice(play, check)
    check.filled = ()
    while check.injury_dice:
        check.injury_dice -= 1
        yield from put_injury_die(play, check.active, "V-CHECK-6.10")


def _resolve_injury_dice(play: VanguardPlay, check: Check) -> Procedure[None]:
    """Match Injury dice with Injury cards, in the order of the active player. V-CHECK-6.6, V-DECIDE-16."""
    while check.wounds:
        symbol = yield from choose(
            play,
            seat_of(play.state, check.active),
            "injury-order",
            "V-CHECK-6.6",
            lambda: list(dict.fromkeys(check.wounds)),
            lambda each: option("symbol", symbol=each),
        )
        wounds = list(check.wounds)
        wounds.remove(symbol)
        check.wounds = tuple(wounds)
        yield from _match_injury(play, symbol)


def _resolve_danger_dice(play: VanguardPlay, check: Check) -> Procedure[None]:
    """Read Danger dice, in the order of the active player. V-CHECK-6.14."""
    while check.danger:
        table, symbol = yield from choose(
            play,
            seat_of(play.state, check.active),
            "danger-order",
            "V-CHECK-6.14",
            lambda: list(dict.fromkeys(check.danger)),
            lambda each: option("danger", table=each[0], symbol=each[1]),
        )
        danger = list(check.danger)
        danger.remove((table, symbol))
        check.danger = tuple(danger)
        yield from read_danger(play, check.active, table, symbol)


def _match_injury(play: VanguardPlay, symbol: str) -> Procedure[None]:
    """Match the first face-up, empty Injury card from the left that shows the symbol.

    V-CHECK-6.2, V-CHECK-6.3, V-CHECK-6.4, V-CHECK-6.5, V-RUL-C05.
    """
    state = play.state
    check = the_check(state)
    crew = state.crew[check.active]
    for slot, card in enumerate(crew.injuries):
        if not card or SlottedInjury.parse(card).is_down or slot in check.filled:
            continue
        effect = play.content.injury_types[type_of(play, card)].symbols.get(symbol)  # type: ignore[call-overload]
        if effect is None:
            continue
        check.filled = (*check.filled, slot)
        play.emit(InjuryDiePlaced("V-CHECK-6.3", name_of(state, check.active), card, symbol))
        yield from open_moment(play, WoundDieMoment(symbol), "V-CHECK-6.3")
        if close_moment(play, WoundDieMoment).symbol:
            yield from run(play, effect, About(check.active, crew.sector, ActionSource("injury", card)), "V-CHECK-6.3")
        return


# Step 7: Special Effects


def specials_of(play: VanguardPlay, action: Action | None) -> list[Special]:
    """The Global Condition's first, in Prepare as well; then row by row from the left.

    V-CHECK-7.1, V-CHECK-7.2, V-CHECK-7.3, V-GLOBAL-05, V-PREP-06.
    """
    condition = play.content.conditions[condition_in_force(play)]
    return [*condition.specials, *(each for row in (action.specials if action else ()) for each in row)]


@STEPS.step(asks=False)
def check_specials(play: VanguardPlay) -> Procedure[None]:
    """Resolve the next Special Effect, as often as the dice allow.

    V-CHECK-7.4, V-CHECK-7.5, V-CHECK-7.6, V-CHECK-7.7, V-CHECK-7.8, V-CHECK-7.9, V-CHECK-7.10, V-CHECK-7.11,
    V-CHECK-7.12, V-CHECK-7.13, V-CHECK-7.14, V-CHECK-7.15, V-CHECK-7.16, V-CHECK-7.17, V-CHECK-7.18, V-CHECK-7.19,
    V-RUL-46.
    """
    state = play.state
    check = the_check(state)
    action = action_at(play, check.action)
    specials = specials_of(play, action)
    if check.place >= len(specials) or JUMP in check.marks or IMMEDIATE in check.marks:
        return
    special = specials[check.place]
    check.place += 1
    skipped = next((mark for mark in check.marks if _skips(CheckMark.parse(mark), special)), None)
    if skipped is not None:
        check.marks = tuple(mark for mark in check.marks if mark != skipped)
        play.then(check_specials)
        return
    last = check.place == len(specials) and not (action and action.rows)
    times = yield from (_lacking(play, special) if special.lacks else _counted(play, special, last))
    about = About(check.active, check.sector, ActionSource.parse(check.action))
    if times:
        play.emit(SpecialResolved("V-CHECK-7.4", special.need or special.lacks, times))
    for _ in range(times):
        yield from run(play, special.effect, about, "V-CHECK-7.4")
        if IMMEDIATE in check.marks:
            break
    play.then(check_specials)


def _skips(mark: CheckMark, special: Special) -> bool:
    """Whether a card said to ignore a Special Effect of this icon. V-CHECK-7.4."""
    return mark.word == "skip" and mark.of in special.need


def _lacking(play: VanguardPlay, special: Special) -> Procedure[int]:
    """Let Vanguard count as an icon that is not in the pool, if wanted. V-CHECK-7.14, V-CHECK-7.20, V-RUL-47."""
    check = the_check(play.state)
    shown = [icon for _, _, face in check.pool for icon in words_in(face)]
    if special.lacks in shown:
        return 0
    if JOKER not in shown:
        return 1
    counts = yield from choose(
        play,
        seat_of(play.state, check.active),
        "spark-counts",
        "V-CHECK-7.14",
        lambda: [True, False],
        lambda each: option("spark" if each else "no-spark", icon=special.lacks),
    )
    return 0 if counts else 1


def _counted(play: VanguardPlay, special: Special, last: bool) -> Procedure[int]:
    """Choose which dice are counted, where that is open; they leave the pool.

    V-CHECK-7.5, V-CHECK-7.6, V-CHECK-7.7, V-CHECK-7.8, V-CHECK-7.9, V-CHECK-7.10.
    """
    check = the_check(play.state)

    def found() -> list[Filling]:
        every = fillings(special.need, rolled(play, check.pool), converts(play))
        if not last:  # what is left over will matter
            return every
        return list({each.times: each for each in reversed(every)}.values())[::-1]

    fresh = [found()]  # what was just looked up need not be looked up again
    if not any(each.times for each in fresh[0]):
        return 0
    chosen = yield from choose(
        play,
        seat_of(play.state, check.active),
        "special-effect",
        "V-CHECK-7.10",
        lambda: fresh.pop() if fresh else found(),
        lambda each: option("count", times=each.times, **dice_refs(play, each.used)),
        refs=(("need", special.need), ("action", check.action)),
    )
    give_back(play, chosen.used)
    return chosen.times


# Steps 8 and 9: mark the Outcome, spend the rest


@STEPS.step(asks=False)
def check_outcomes(play: VanguardPlay) -> Procedure[None]:
    """Compare rows from the top, or tracks; then all dice are Spent.

    V-CHECK-8.1, V-CHECK-8.2, V-CHECK-8.3, V-CHECK-8.4, V-CHECK-8.5, V-CHECK-8.6, V-CHECK-8.7, V-CHECK-8.8, V-CHECK-9.1.
    """
    state = play.state
    check = the_check(state)
    action = action_at(play, check.action)
    if action is not None and action.rows and not {JUMP, IMMEDIATE} & set(check.marks):
        check.outcome = yield from _mark_row(play, action.rows)
    give_back(play, range(len(check.pool)))
    state.check = None
    if action is None:
        return
    if check.outcome:
        play.then(apply_outcomes, check.active, check.action, check.sector, check.outcome)
    elif action.tracks:
        play.then(apply_tracks, check.active, check.action, check.sector)


def _mark_row(play: VanguardPlay, rows: list[Row]) -> Procedure[str]:
    """Mark the first row that natural results meet, or a substitute that is wanted.

    V-CHECK-8.2, V-CHECK-8.3, V-CHECK-8.4, V-CHECK-8.5, V-CHECK-8.6, V-CHECK-8.7, V-CHECK-8.8, V-RUL-48.
    """
    check = the_check(play.state)
    dice = rolled(play, check.pool)
    for row in rows:
        met = ways(row.need, dice, converts(play)) if row.need else []
        if row.need and not met:
            continue
        if met and not any(way.natural for way in met):
            wanted = yield from choose(
                play,
                seat_of(play.state, check.active),
                "use-substitute",
                "V-CHECK-8.6",
                lambda: [True, False],
                partial(_row_option, row.colour),
                refs=(("colour", row.colour), ("need", row.need)),
            )
            if not wanted:
                continue
        play.emit(OutcomeMarked("V-CHECK-8.3", row.colour))
        return row.colour
    return ""


@cache
def _row_option(colour: str, taken: bool) -> Option:
    """To take a row or to give it up: told with its colour, known by what is done."""
    verb = "meet-row" if taken else "decline-row"
    return Option(verb, verb, (("colour", colour),))


# Step 10: resolve Outcomes


def outcomes_of(action: Action | None) -> dict[str, Row | Track]:
    parts: list[Row | Track] = [*action.rows, *action.tracks] if action else []
    return {part.colour: part for part in parts}


@STEPS.step()
def apply_outcomes(play: VanguardPlay, who: int, source: str, sector: int, colour: str) -> Procedure[None]:
    """Apply an Outcome and those that arrows lead to.

    V-CHECK-10.2, V-CHECK-10.3, V-CHECK-10.4, V-CHECK-10.5, V-RUL-49, V-CHECK-10.6, V-CHECK-10.7, V-CHECK-10.8.
    """
    parts = outcomes_of(action_at(play, source))
    waiting, seen = [colour], set[str]()
    while waiting:
        name = waiting.pop(0)
        if name in seen or name not in parts:
            continue
        seen.add(name)
        yield from _apply(play, who, source, sector, parts[name])
        waiting += parts[name].then


def _apply(play: VanguardPlay, who: int, source: str, sector: int, part: Row | Track) -> Procedure[None]:
    yield from open_moment(play, OutcomeMoment(part.colour, who), "V-CHECK-10.2")
    colour = close_moment(play, OutcomeMoment).colour
    part = outcomes_of(action_at(play, source)).get(colour, part)
    if colour and play.state.crew[who].alive:
        play.emit(OutcomeApplied("V-CHECK-10.2", part.colour))
        if part.colour == "yellow":
            count_deed(play, "yellow-outcomes")
        yield from run(play, part.effect, About(who, sector, ActionSource.parse(source)), "V-CHECK-10.2")


@STEPS.step(asks=False)
def apply_tracks(play: VanguardPlay, who: int, source: str, sector: int) -> Procedure[None]:
    """Apply tracks from the top: a marker on an Outcome leaves it, and the Outcome happens.

    V-CHECK-10.1, V-CHECK-10.7.
    """
    state = play.state
    action = action_at(play, source)
    for track in action.tracks if action else ():
        key = ProgressTrack.of(source, track.colour)
        if state.tracks.get(key, 0) >= track.spaces(len(state.crew)) and is_there(play, source):
            del state.tracks[key]
            yield from apply_outcomes(play, who, source, sector, track.colour)


def progress_track(play: VanguardPlay, source: str, colour: str, count: int) -> tuple[int, int]:
    """One space after the other, up to the Outcome, where the marker stays.

    V-CHECK-7.15, V-CHECK-7.16, V-CHECK-7.17.
    """
    action = action_at(play, source)
    track = None if action is None else action.track(colour)
    length = 0 if track is None else track.spaces(len(play.state.crew))
    key = ProgressTrack.of(source, colour)
    space = max(0, min(play.state.tracks.get(key, 0) + count, length))
    if space:
        play.state.tracks[key] = space
    else:
        play.state.tracks.pop(key, None)
    return space, length
