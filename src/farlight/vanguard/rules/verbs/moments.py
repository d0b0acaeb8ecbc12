"""Verbs and conditions for the moments in which something may be used: what it is a moment of, and how to change it."""

from farlight.content.ids import words_in
from farlight.kernel import Procedure
from farlight.vanguard.model.events import Moved, TenRolled
from farlight.vanguard.model.moments import (
    ArrivalMoment,
    DangerMoment,
    InjuryMoment,
    LandingMoment,
    LogMoment,
    LossMoment,
    OutcomeMoment,
    PayMoment,
    PrepareMoment,
    RestMoment,
    TravelMoment,
)
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, groups, verbs
from farlight.vanguard.rules.exploration.board import name_of, others_here
from farlight.vanguard.rules.exploration.danger_dice import throw_ten
from farlight.vanguard.rules.exploration.injuries import cards_on, type_of
from farlight.vanguard.rules.exploration.landing import entry_for
from farlight.vanguard.rules.exploration.travel import holds_fast
from farlight.vanguard.rules.lasting_effects import is_on_path
from farlight.vanguard.rules.moments import is_moment_near, is_moment_of, this_moment
from farlight.vanguard.rules.questions import agrees
from farlight.vanguard.rules.verbs.contexts import MEMBER

# Injuries


@conditions.add("that injury is yours", "V-INJ-01", needs=("injury", "crewmember"))
def that_injury_is_yours(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(InjuryMoment))


@conditions.add("that injury is near", "V-INJ-01", needs=("injury", "crewmember"))
def that_injury_is_near(play: VanguardPlay, about: About) -> bool:
    return is_moment_near(play, about, play.state.moment(InjuryMoment))


@conditions.add("that injury is {injury:injury_type}", "V-INJ-01", needs=("injury",))
def that_injury_is(play: VanguardPlay, _about: About, injury: str) -> bool:
    moment = play.state.moment(InjuryMoment)
    return moment is not None and moment.injury == injury


@conditions.add("hurt this turn", "V-INJ-01", needs=("crewmember",))
def hurt_this_turn(play: VanguardPlay, about: About) -> bool:
    return "turn:hurt" in play.state.crew[about.who].marks


@conditions.add("has injury {injury:injury_type}", "V-INJ-19", needs=("crewmember",))
def has_injury(play: VanguardPlay, about: About, injury: str) -> bool:
    return _has(play, about.who, injury)


@conditions.add("somebody here has injury {injury:injury_type}", "V-INJ-19", needs=("crewmember",))
def somebody_here_has_injury(play: VanguardPlay, about: About, injury: str) -> bool:
    return any(_has(play, who, injury) for who in (about.who, *others_here(play.state, about.who)))


def _has(play: VanguardPlay, who: int, injury: str) -> bool:
    return any(type_of(play, card) == injury for card in cards_on(play.state.crew[who]))


@verbs.add("ignore that injury", "V-INJ-01", needs=("injury",))
def ignore_that_injury(play: VanguardPlay, _about: About) -> None:
    this_moment(play, InjuryMoment).injury = ""


@verbs.add("take that injury without its die", "V-INJ-12", needs=("injury", "crewmember"))
def take_that_injury(play: VanguardPlay, about: About) -> None:
    moment = this_moment(play, InjuryMoment)
    moment.who, moment.bare = about.who, True


# Paying, losing, landing


@conditions.add("that price is spend {want:dice}", "V-SPEND-01", needs=("pay", "crewmember"))
def that_price_is_spend(play: VanguardPlay, about: About, want: str) -> bool:
    moment = play.state.moment(PayMoment)
    return moment is not None and moment.who == about.who and moment.want == want


@verbs.add("ignore that price", "V-SPEND-01", needs=("pay",))
def ignore_that_price(play: VanguardPlay, _about: About) -> None:
    this_moment(play, PayMoment).want = ""


@conditions.add("that loss is near", "V-TERM-28", needs=("loss", "crewmember"))
def that_loss_is_near(play: VanguardPlay, about: About) -> bool:
    return is_moment_near(play, about, play.state.moment(LossMoment))


@verbs.add("ignore that loss", "V-TERM-28", needs=("loss",))
def ignore_that_loss(play: VanguardPlay, _about: About) -> None:
    this_moment(play, LossMoment).count = 0


@verbs.add("ignore that landing", "V-LAND-11", needs=("landing entry",))
def ignore_that_landing(play: VanguardPlay, _about: About) -> None:
    this_moment(play, LandingMoment).entry = None


@verbs.add("reroll that ten", "V-GEN-10", needs=("landing entry",))
def reroll_that_ten(play: VanguardPlay, _about: About) -> None:
    """Roll again at a landing entry: another roll, another entry."""
    result = throw_ten(play)
    play.emit(TenRolled("V-GEN-10", "landing", result))
    this_moment(play, LandingMoment).entry = entry_for(play, result)


# Travel and arriving


@conditions.add("you arrive", "V-TRAVEL-13", needs=("arrival", "crewmember"))
def you_arrive(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(ArrivalMoment))


@conditions.add("that arrival is forced", "V-TERM-33", needs=("arrival", "crewmember"))
def that_arrival_is_forced(play: VanguardPlay, about: About) -> bool:
    moment = play.state.moment(ArrivalMoment)
    if moment is None:
        return False
    concerns = moment.who == about.who or moment.origin == play.state.crew[about.who].sector
    return concerns and moment.how in ("move", "place")


@conditions.add("nobody was here before", "V-TERM-20", needs=("arrival", "crewmember"))
def nobody_was_here(play: VanguardPlay, about: About) -> bool:
    moment = play.state.moment(ArrivalMoment)
    return moment is not None and moment.who == about.who and moment.new


@verbs.add("undo that arrival", "V-TERM-33", needs=("arrival",))
def undo_that_arrival(play: VanguardPlay, _about: About) -> None:
    """Send somebody back to where they came from; no Log is read for it."""
    state = play.state
    moment = this_moment(play, ArrivalMoment)
    state.crew[moment.who].sector = moment.origin
    play.emit(Moved("V-TERM-33", name_of(state, moment.who), moment.origin, "place"))


@verbs.add("come along", "V-TRAVEL-09", needs=("travel", "crewmember"))
def come_along(play: VanguardPlay, about: About) -> None:
    _join(play, about.who)


def _join(play: VanguardPlay, who: int) -> None:
    moment = this_moment(play, TravelMoment)
    moment.along = (*moment.along, who)


@verbs.add("take {count:int} others along", "V-TRAVEL-09", needs=("travel", "crewmember"))
def take_others_along(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Take along those of the Sector who want to, up to so many."""
    state = play.state
    left = count
    for other in others_here(state, about.who):
        if not left or holds_fast(play, other):
            continue
        if (yield from agrees(play, other, "V-TRAVEL-09")):
            left -= 1
            _join(play, other)


@conditions.add("that danger is on a path", "V-TRAVEL-16", needs=("danger",))
def that_danger_is_on_a_path(play: VanguardPlay, _about: About) -> bool:
    return is_on_path(play)


@conditions.add("that danger is one of {tables:list}", "V-DANGER-01", needs=("danger",))
def that_danger_is_one_of(play: VanguardPlay, _about: About, tables: str) -> bool:
    moment = play.state.moment(DangerMoment)
    return moment is not None and moment.table in words_in(tables)


# Rest, Prepare, Logs


@groups.add("crewmember at rest", "V-REST-01", needs=("rest",), gives=MEMBER)
def crewmember_at_rest(play: VanguardPlay, about: About) -> list[About]:
    rest = play.state.moment(RestMoment)
    return [] if rest is None else [About(rest.who, play.state.crew[rest.who].sector, about.source)]


@conditions.add("you prepare", "V-PREP-01", needs=("prepare", "crewmember"))
def you_prepare(play: VanguardPlay, about: About) -> bool:
    check = play.state.check
    checks = check is not None and check.action == "prepare" and check.active == about.who
    return is_moment_of(about, play.state.moment(PrepareMoment)) or checks


@conditions.add("that log is yours", "V-TRAVEL-13", needs=("read log", "crewmember"))
def that_log_is_yours(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(LogMoment))


@verbs.add("change that outcome to {row:row}", "V-CHECK-10.2", needs=("outcome",))
def change_that_outcome(play: VanguardPlay, _about: About, row: str) -> None:
    this_moment(play, OutcomeMoment).colour = row
