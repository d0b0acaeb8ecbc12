"""Travel, moving, arriving. Rulebook chapter 8.2."""

from farlight.content.ids import each_of
from farlight.kernel import Option, Procedure, Refusal, StepTable, choose, option
from farlight.vanguard.model.events import Moved
from farlight.vanguard.model.ids import ActionSource, PathIcon, source_id
from farlight.vanguard.model.moments import (
    ArrivalMoment,
    CompanyMoment,
    PathDangerMoment,
    TravelEntryMoment,
    TravelMoment,
)
from farlight.vanguard.rules.context import About, VanguardPlay, run, seat_of
from farlight.vanguard.rules.exploration.board import (
    cards_in,
    is_stuck,
    lines_at,
    name_of,
    planet,
    sector_of,
)
from farlight.vanguard.rules.exploration.danger_dice import roll_danger
from farlight.vanguard.rules.exploration.dice_check_roll import begin_check
from farlight.vanguard.rules.exploration.section_dice import spend
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.rules.lasting_effects import bonus, has_power
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.moments import begin_moment, close_moment, open_moment, this_moment
from farlight.vanguard.rules.questions import agrees
from farlight.vanguard.rules.rank_up import settle_rank_up

STEPS = StepTable()

TRAVEL = "travel"
WRONG_WAY = Refusal("V-TRAVEL-03", "why-not-one-way")


def cannot_travel(play: VanguardPlay, who: int) -> Refusal | None:
    """Why a Crewmember cannot travel at all; None if it can. V-TRAVEL-01."""
    return Refusal("V-TRAVEL-01", "why-not-stuck") if holds_fast(play, who) else None


def holds_fast(play: VanguardPlay, who: int) -> bool:
    """Whether No Movement holds a Crewmember. V-ICON-50."""
    stuck = is_stuck(play, play.state.crew[who].sector) or has_power(play, who, "stuck")
    return stuck and not has_power(play, who, "loose")


def routes(play: VanguardPlay, who: int) -> list[tuple[int, int, Refusal | None]]:
    """The Paths of the Sector: their place on the board, their far end, why they cannot be taken.

    V-TRAVEL-01, V-TRAVEL-03.
    """
    here = play.state.crew[who].sector
    why = cannot_travel(play, who)
    away: list[tuple[int, int, Refusal | None]] = []
    hither: list[tuple[int, int, Refusal | None]] = []
    for place, there, _, against in lines_at(play, here):
        if not against or place in play.state.cleared:
            away.append((place, there, why))
        else:
            hither.append((place, there, why or (None if has_power(play, who, "both-ways") else WRONG_WAY)))
    return away + hither


def icons_of(play: VanguardPlay, who: int, place: int) -> list[str]:
    """From the own Sector on, a Travel icon last; what is ignored is not among them. V-TRAVEL-05, V-RUL-30."""
    state = play.state
    path = planet(play).paths[place]
    if place in state.cleared:
        return []
    icons = list(path.icons if path.ends[0] == state.crew[who].sector else reversed(path.icons))
    if has_power(play, who, "free-travel"):
        icons = [icon for icon in icons if icon == TRAVEL]
    elif has_power(play, who, "safe-paths"):
        icons = [icon for icon in icons if PathIcon.parse(icon).kind != "danger"]
    return sorted(icons, key=lambda icon: icon == TRAVEL)


@STEPS.step(asks=False)
def go(play: VanguardPlay, who: int, place: int, there: int) -> Procedure[None]:
    """Choose a Path: what lies on it may still be changed. V-TRAVEL-02, V-TRAVEL-04."""
    yield from open_moment(play, TravelMoment(who, tuple(icons_of(play, who, place)), there), "V-TRAVEL-02")
    travel = close_moment(play, TravelMoment)
    begin_moment(play, CompanyMoment(travel.along))
    play.then(walk, who, there, ",".join(travel.icons))


@STEPS.step()
def walk(play: VanguardPlay, who: int, there: int, icons: str) -> Procedure[None]:
    """Resolve the icons in order, a Travel icon last; then arrive. A danger roll on the way is no Dice Check.

    V-TRAVEL-04, V-TRAVEL-05, V-TRAVEL-06, V-TRAVEL-07, V-TRAVEL-08, V-TRAVEL-09, V-TRAVEL-17.
    """
    for _ in range(bonus(play, who, "travel-spend")):
        yield from spend(play, who, "die", "V-TRAVEL-15")
    left = each_of(icons)
    for icon in left:
        if not play.state.crew[who].alive:  # V-DEADLY-16
            return
        if icon == TRAVEL:
            yield from by_condition(play, who, there, left.count(TRAVEL))
            return
        kind, of = PathIcon.parse(icon)
        if kind == "spend":
            yield from spend(play, who, of, "V-TRAVEL-15")
        else:
            begin_moment(play, PathDangerMoment(of))
            yield from roll_danger(play, who, of, "V-TRAVEL-16")
            close_moment(play, PathDangerMoment)
    yield from arrive(play, who, there, "travel", "V-TRAVEL-09")


@STEPS.step()
def by_condition(play: VanguardPlay, who: int, there: int, icons: int) -> Procedure[None]:
    """Carry out the Travel entry of the Global Condition instead of arriving, once for each Travel icon that is left.

    V-TRAVEL-04, V-TRAVEL-06, V-RUL-C02, V-TRAVEL-07, V-TRAVEL-08, V-TRAVEL-10, V-GLOBAL-02.
    """
    state = play.state
    card = play.content.conditions[condition_in_force(play)]
    if state.moment(TravelEntryMoment) is not None:
        close_moment(play, TravelEntryMoment)
    begin_moment(play, TravelEntryMoment(there, icons))
    if card.check is not None:
        begin_check(play, who, source_id("travel", card.id))
        return
    yield from run(
        play, card.travel, About(who, state.crew[who].sector, ActionSource("travel", card.id)), "V-TRAVEL-06"
    )


def move_on(play: VanguardPlay, who: int) -> Procedure[None]:
    """Move as the Travel entry says: after the last Travel icon to the far end, before it to the next one.

    V-TRAVEL-07, V-RUL-30, V-TRAVEL-10.
    """
    way = this_moment(play, TravelEntryMoment)
    if way.icons > 1:
        play.then(by_condition, who, way.to, way.icons - 1)
    else:
        yield from arrive(play, who, way.to, "travel", "V-TRAVEL-07")


# Moving and placing


def arrive(play: VanguardPlay, who: int, number: int, how: str, rule: str) -> Procedure[None]:
    """Change Sector; a visible Log reference is read at once.

    V-TRAVEL-12, V-TRAVEL-13, V-RUL-C27, V-TRAVEL-14, V-RUL-31.
    """
    state = play.state
    if not state.crew[who].alive:  # V-DEADLY-16
        return
    crew = state.crew[who]
    before = crew.sector
    new = all(sector != number for _, sector in state.visited)
    crew.sector = number
    if (who, number) not in state.visited:
        state.visited = (*state.visited, (who, number))
    play.emit(Moved(rule, name_of(state, who), number, how))
    settle_rank_up(play)
    for other in _company(play) if how == "travel" else ():
        if state.crew[other].alive and not holds_fast(play, other):
            yield from arrive(play, other, number, "move", "V-TERM-33")
    log = sector_of(play, number).log
    if log is not None and not cards_in(state, number):
        yield from fire(play, log, who, "V-TRAVEL-12", number)
    if crew.alive and crew.sector == number:
        yield from open_moment(play, ArrivalMoment(who, before, how, new), rule)
        close_moment(play, ArrivalMoment)


def _company(play: VanguardPlay) -> tuple[int, ...]:
    """Those who come along with whoever arrives. V-TRAVEL-09."""
    return close_moment(play, CompanyMoment).along if play.state.moment(CompanyMoment) is not None else ()


def move(play: VanguardPlay, who: int, targets: list[int], rule: str = "V-TERM-33") -> Procedure[None]:
    """Move by an effect: not out of No Movement. V-ICON-50, V-RUL-C12, V-TERM-33."""
    if not targets or not play.state.crew[who].alive or holds_fast(play, who):
        return
    if has_power(play, who, "anchored") and not (yield from agrees(play, who)):
        return
    there = yield from choose_sector(play, who, "move-to", rule, targets)
    yield from arrive(play, who, there, "move", rule)


def choose_sector(play: VanguardPlay, who: int, prompt: str, rule: str, targets: list[int]) -> Procedure[int]:
    return (
        yield from choose(
            play,
            seat_of(play.state, who),
            prompt,
            rule,
            lambda: targets,
            sector_option,
            refs=(("who", name_of(play.state, who)),),
        )
    )


def sector_option(number: int) -> Option:
    return option("sector", sector=number)
