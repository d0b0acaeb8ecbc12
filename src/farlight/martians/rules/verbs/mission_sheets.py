"""Verbs about mission sheets: percentage tracks, flags, objectives."""

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.events.mission import FlagSet, SheetMoved
from farlight.martians.model.ids import Mark, marked
from farlight.martians.rules.context import About, MartiansPlay, verbs
from farlight.martians.rules.facilities import queue_token
from farlight.martians.rules.research import draw_percent

FULL = 100


def move_sheet(play: MartiansPlay, track: str, by: int) -> None:
    """Move a sheet, between 0 and 100. M-MIS-HOME-12, M-MIS-CORE-03."""
    state = play.state
    if by < 0 and Mark.on("hold", track) in state.mission_once:
        return
    old = state.tracks.get(track, 0)
    level = max(0, min(FULL, old + by))
    if level != old:
        state.tracks[track] = level
        play.emit(SheetMoved("M-MACT-02", track, level - old, level))


@verbs.add("advance {sheet:sheet} {count:amount}", "M-MACT-02")
def advance(play: MartiansPlay, _about: About, sheet: str, count: int) -> None:
    move_sheet(play, sheet, count)


@verbs.add("retreat {sheet:sheet} {count:amount}", "M-MACT-02")
def retreat(play: MartiansPlay, _about: About, sheet: str, count: int) -> None:
    move_sheet(play, sheet, -count)


@verbs.add("advance {sheet:sheet} by card", "M-RCD-02")
def advance_by_card(play: MartiansPlay, _about: About, sheet: str) -> Procedure[None]:
    if Mark.on("calm", sheet) not in play.state.round:
        move_sheet(play, sheet, (yield from draw_percent(play)))


@verbs.add("advance {sheet:sheet} by half card", "M-RCD-06")
def advance_by_half_card(play: MartiansPlay, _about: About, sheet: str) -> Procedure[None]:
    if Mark.on("calm", sheet) not in play.state.round:
        move_sheet(play, sheet, (yield from draw_percent(play, half=True)))


@verbs.add("set {sheet:sheet} {count:int}", "M-MACT-02")
def set_sheet(play: MartiansPlay, _about: About, sheet: str, count: int) -> None:
    move_sheet(play, sheet, count - play.state.tracks.get(sheet, 0))


@verbs.add("hold {sheet:sheet}", "M-MIS-SLOT-LN3")
def hold_sheet(play: MartiansPlay, _about: About, sheet: str) -> None:
    play.state.mission_once.append(Mark.on("hold", sheet))


@verbs.add("calm {sheet:sheet}", "M-MIS-SLOT-LN5")
def calm_sheet(play: MartiansPlay, _about: About, sheet: str) -> None:
    play.state.mission_once.append(Mark.on("calm", sheet))


@verbs.add("remember {flag:flag} {value:value}", "M-MIS-SLOT-01", makes="flag-is")
def remember_flag(play: MartiansPlay, _about: About, flag: str, value: str) -> None:
    play.state.flags[flag] = value
    play.emit(FlagSet("M-MIS-SLOT-01", flag, value))


@verbs.add("tick {objective:objective}", "M-APP-22")
def tick(play: MartiansPlay, _about: About, objective: str) -> None:
    """Name objectives: the engine ticks them when their condition holds."""


@verbs.add("allow", "M-MACT-02")
def allow(play: MartiansPlay, _about: About) -> None:
    """End the condition of a special action."""


@verbs.add("say", "M-APP-35")
def say(play: MartiansPlay, _about: About) -> None:
    """End the condition of a debriefing line."""


@verbs.add("move module", "M-MIS-SLOT-LN5")
def move_module(play: MartiansPlay, _about: About) -> Procedure[None]:
    """Put a Living or Working tile that was not moved yet out of use for the next round."""
    state = play.state
    moved = marked("moved", state.mission_once)
    cards = play.content.facilities
    left = [
        place
        for place in state.facilities
        if cards[place].tile and cards[place].complex != "systems" and place not in moved
    ]
    if left:
        place = yield from choose(
            play, GROUP, "move-module", "M-MIS-SLOT-LN5", lambda: left, lambda each: option("facility", facility=each)
        )
        state.mission_once.append(Mark.on("moved", place))
        queue_token(play, "fault", place, "M-MIS-SLOT-LN5")
