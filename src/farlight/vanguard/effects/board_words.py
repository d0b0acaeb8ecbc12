"""Verbs about the planet: POIs, conditions, Missions, markers, Logs, time, Threats, finds, the end."""

from farlight.kernel import Procedure, Refusal, choose, option
from farlight.vanguard import planet as board
from farlight.vanguard import threats
from farlight.vanguard.asking import choose_threat
from farlight.vanguard.basics import KINDS_OF_DISCOVERY
from farlight.vanguard.board import connected, living, sectors
from farlight.vanguard.danger import throw_ten
from farlight.vanguard.effects.words import About, VanguardPlay, seat_of, verbs
from farlight.vanguard.events import BoxMarked, TenRolled
from farlight.vanguard.fatal import end_by
from farlight.vanguard.finds import (
    change_supplies,
    discard_discovery,
    gain_discovery,
    gain_leads,
    gain_success,
    gain_unique,
    lander_stat,
    lose,
)
from farlight.vanguard.injuries import cards_on
from farlight.vanguard.logs import fire
from farlight.vanguard.moments import settled
from farlight.vanguard.powers import is_timeless
from farlight.vanguard.state import Threat
from farlight.vanguard.timetracks import progress, progress_all, reduce, reset, tracks_in_play
from farlight.vanguard.travel import choose_sector

# Supplies, Success, finds


@verbs.add("gain {count:int} supplies", "V-TERM-28")
def gain_supplies(play: VanguardPlay, _about: About, count: int) -> None:
    change_supplies(play, count, "V-TERM-28")


def _has_supplies(play: VanguardPlay, _about: About, count: int) -> Refusal | None:
    """A forced loss takes what is there; a chosen one must be paid in full. V-GEN-06, V-DANGER-13."""
    enough = bool(play.state.tutorial) or play.state.supplies >= count
    return None if enough else Refusal("V-GEN-06", "why-not-supplies")


def _has_reduced(play: VanguardPlay, about: About, count: int, stat: str) -> Refusal | None:
    return _has_supplies(play, about, max(0, count - lander_stat(play, stat)))


@verbs.add("lose {count:int} supplies", "V-TERM-28", extra=_has_supplies)
def lose_supplies(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    yield from lose(play, about.who, count, "V-TERM-28")


@verbs.add("lose {count:int} supplies less {stat:stat}", "V-LAND-12", extra=_has_reduced)
def lose_supplies_less(play: VanguardPlay, about: About, count: int, stat: str) -> Procedure[None]:
    yield from lose(play, about.who, max(0, count - lander_stat(play, stat)), "V-LAND-12")


@verbs.add("gain {count:int} success", "V-ICON-57")
def gain_success_tokens(play: VanguardPlay, _about: About, count: int) -> None:
    gain_success(play, count)


@verbs.add("gain {count:int} {find:find} leads", "V-LEAD-02")
def gain_some_leads(play: VanguardPlay, about: About, count: int, find: str) -> Procedure[None]:
    play.state.now = {**play.state.now, "lead_source": about.source}
    yield from gain_leads(play, about.who, find, count)
    settled(play, "lead_source")


@verbs.add("gain a {find:find} discovery", "V-DISC-03")
def gain_a_discovery(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    yield from gain_discovery(play, about.who, find)


@verbs.add("gain unique {unique:unique}", "V-UNIQ-03")
def gain_that_unique(play: VanguardPlay, about: About, unique: str) -> Procedure[None]:
    yield from gain_unique(play, about.who, unique)


@verbs.add("gain the top unique", "V-UNIQ-03")
def gain_top_unique(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from gain_unique(play, about.who, "")


def _discoveries(play: VanguardPlay, find: str) -> list[str]:
    kinds = KINDS_OF_DISCOVERY if find == "any" else (find,)
    cards = play.content.discoveries
    return [card for card in dict.fromkeys(play.state.found) if card in cards and cards[card].type in kinds]


def _has_discovery(play: VanguardPlay, _about: About, find: str) -> Refusal | None:
    return None if _discoveries(play, find) else Refusal("V-GEN-06", "why-not-discovery")


@verbs.add("discard a {find:find} discovery", "V-DISC-07", extra=_has_discovery)
def discard_a_discovery(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    if _discoveries(play, find):
        card = yield from choose(
            play,
            seat_of(play.state, about.who),
            "discard-discovery",
            "V-DISC-07",
            lambda: _discoveries(play, find),
            lambda each: option("find-card", card=each),
        )
        discard_discovery(play, card)


# POIs, conditions, Missions, markers, flags


@verbs.add("replace poi by {poi:poi}", "V-POI-01")
def replace_poi(play: VanguardPlay, about: About, poi: str) -> None:
    board.replace_poi(play, about.sector, poi)


@verbs.add("replace poi in {number:int} by {poi:poi}", "V-POI-01")
def replace_poi_in(play: VanguardPlay, _about: About, number: int, poi: str) -> None:
    board.replace_poi(play, number, poi)


@verbs.add("cover poi with {poi:poi}", "V-POI-03")
def cover_poi(play: VanguardPlay, about: About, poi: str) -> None:
    board.cover_poi(play, about.sector, poi)


@verbs.add("cover poi in {number:int} with {poi:poi}", "V-POI-03")
def cover_poi_in(play: VanguardPlay, _about: About, number: int, poi: str) -> None:
    board.cover_poi(play, number, poi)


@verbs.add("discard poi", "V-POI-06")
def discard_poi(play: VanguardPlay, about: About) -> None:
    board.discard_poi(play, about.sector)


@verbs.add("discard poi in {number:int}", "V-POI-06")
def discard_poi_in(play: VanguardPlay, _about: About, number: int) -> None:
    board.discard_poi(play, number)


@verbs.add("place condition {condition:condition}", "V-GLOBAL-06")
def place_condition(play: VanguardPlay, _about: About, condition: str) -> None:
    board.place_condition(play, condition)


@verbs.add("discard condition", "V-GLOBAL-07")
def discard_condition(play: VanguardPlay, _about: About) -> None:
    board.discard_condition(play)


@verbs.add("reveal mission {mission:mission}", "V-MISSION-01")
def reveal_mission(play: VanguardPlay, _about: About, mission: str) -> None:
    board.reveal_mission(play, mission)


@verbs.add("complete mission {mission:mission}", "V-MISSION-02")
def complete_mission(play: VanguardPlay, about: About, mission: str) -> Procedure[None]:
    yield from board.complete_mission(play, mission, about)


@verbs.add("discard mission {mission:mission}", "V-GEN-11")
def discard_mission(play: VanguardPlay, _about: About, mission: str) -> None:
    board.discard_mission(play, mission)


@verbs.add("mark sector {marker:marker}", "V-POI-05")
def mark_sector(play: VanguardPlay, about: About, marker: str) -> None:
    board.place_marker(play, about.sector or play.state.crew[about.who].sector, marker)


@verbs.add("mark sector {number:int} {marker:marker}", "V-POI-05")
def mark_that_sector(play: VanguardPlay, _about: About, number: int, marker: str) -> None:
    board.place_marker(play, number, marker)


@verbs.add("unmark sector {marker:marker}", "V-POI-05")
def unmark_sector(play: VanguardPlay, about: About, marker: str) -> None:
    board.remove_marker(play, about.sector or play.state.crew[about.who].sector, marker)


@verbs.add("unmark sector {number:int} {marker:marker}", "V-POI-05")
def unmark_that_sector(play: VanguardPlay, _about: About, number: int, marker: str) -> None:
    board.remove_marker(play, number, marker)


@verbs.add("mark the highest sector without {marker:marker}", "V-POI-05")
def mark_highest_sector(play: VanguardPlay, _about: About, marker: str) -> None:
    """For what spreads over a board from its far end."""
    free = [number for number in sectors(play) if (number, marker) not in play.state.markers]
    if free:
        board.place_marker(play, free[-1], marker)


@verbs.add("unmark the lowest sector with {marker:marker}", "V-POI-05")
def unmark_lowest_sector(play: VanguardPlay, _about: About, marker: str) -> None:
    """For driving it back to where it came from."""
    marked = [number for number in sectors(play) if (number, marker) in play.state.markers]
    if marked:
        board.remove_marker(play, marked[0], marker)


@verbs.add("set {flag:flag}", "V-RESET-03")
def set_flag(play: VanguardPlay, _about: About, flag: str) -> None:
    board.set_flag(play, flag)


@verbs.add("clear {flag:flag}", "V-RESET-03")
def clear_flag(play: VanguardPlay, _about: About, flag: str) -> None:
    play.state.flags.pop(flag, None)


@verbs.add("mark box {box:box}", "V-RESET-03")
def mark_box(play: VanguardPlay, _about: About, box: str) -> None:
    play.state.flags[box] = play.state.flags.get(box, 0) + 1
    play.emit(BoxMarked("V-RESET-03", box, play.state.flags[box]))


@verbs.add("log {log:log}", "V-GEN-01")
def log(play: VanguardPlay, about: About, log: str) -> Procedure[None]:
    yield from fire(play, log, about.who, "V-GEN-01", about.sector)


@verbs.add("begin events", "V-TUT-72")
def begin_events(play: VanguardPlay, _about: About) -> None:
    if play.state.tutorial:
        play.state.tutorial = "open"


# Time


@verbs.add("progress time {count:int}", "V-TIME-07")
def progress_time(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    if not is_timeless(play, about):
        yield from progress_all(play, about.who, count, "V-TIME-07")


@verbs.add("progress time {count:int} less {stat:stat}", "V-LAND-12")
def progress_time_less(play: VanguardPlay, about: About, count: int, stat: str) -> Procedure[None]:
    yield from progress_all(play, about.who, max(0, count - lander_stat(play, stat)), "V-LAND-12")


@verbs.add("progress threat {threat:threat} {count:int}", "V-TIME-03")
def progress_threat(play: VanguardPlay, about: About, threat: str, count: int) -> Procedure[None]:
    for _ in range(count):
        yield from progress(play, about.who, f"threat:{threat}", "V-TIME-03")


@verbs.add("progress a threat {count:int}", "V-TIME-03")
def progress_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from _choose_track(play, about, "progress-track", "threat:")
    for _ in range(count if track else 0):
        yield from progress(play, about.who, track, "V-TIME-03")


@verbs.add("reduce a time track {count:int}", "V-TIME-06")
def reduce_a_time_track(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from _choose_track(play, about, "reduce-track", "")
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reduce a threat {count:int}", "V-TIME-06")
def reduce_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from _choose_track(play, about, "reduce-track", "threat:")
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reset this track", "V-GEN-17")
def reset_this_track(play: VanguardPlay, about: About) -> None:
    reset(play, about.source, "V-GEN-17")


@verbs.add("reset threat {threat:threat}", "V-THREAT-12")
def reset_threat(play: VanguardPlay, _about: About, threat: str) -> None:
    reset(play, f"threat:{threat}", "V-THREAT-12")


def _choose_track(play: VanguardPlay, about: About, prompt: str, start: str) -> Procedure[str]:
    """A Time Track with a token on it, or for progress any."""

    def found() -> list[str]:
        known = [track for track in tracks_in_play(play) if track.startswith(start)]
        return [track for track in known if prompt == "progress-track" or track in play.state.time]

    if not found():
        return ""
    return (
        yield from choose(
            play,
            seat_of(play.state, about.who),
            prompt,
            "V-TIME-03" if prompt == "progress-track" else "V-TIME-06",
            found,
            lambda each: option("time", track=each),
        )
    )


# Threats


def _this(play: VanguardPlay, about: About) -> Threat | None:
    return threats.threat_of(play, about.source.split(":")[1]) if about.source.startswith("threat:") else None


@verbs.add("place threat {threat:threat} in {number:int}", "V-THREAT-01")
def place_threat(play: VanguardPlay, _about: About, threat: str, number: int) -> None:
    threats.place_threat(play, threat, number)


@verbs.add("place this threat here", "V-THREAT-01")
def place_this_threat_here(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.place_threat(play, threat.card, play.state.crew[about.who].sector)


@verbs.add("remove threat {threat:threat}", "V-THREAT-13")
def remove_threat(play: VanguardPlay, _about: About, threat: str) -> None:
    threats.remove_threat(play, threat)


@verbs.add("remove this threat", "V-THREAT-13")
def remove_this_threat(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.remove_threat(play, threat.card)


@verbs.add("threat hides", "V-KC-THR-02")
def threat_hides(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.move_threat(play, threat, 0)


@verbs.add("threat goes {count:int} to most injured", "V-THREAT-09")
def threat_to_most_injured(play: VanguardPlay, about: About, count: int) -> None:
    threat = _this(play, about)
    if threat is not None:
        counts = {who: len(cards_on(play.state.crew[who])) for who in living(play.state)}
        threats.move_towards(play, threat, threats.most_of(play, counts), count)


@verbs.add("threat goes {count:int} to most dice", "V-THREAT-09")
def threat_to_most_dice(play: VanguardPlay, about: About, count: int) -> None:
    threat = _this(play, about)
    if threat is not None:
        crew = play.state.crew
        counts = {who: len(crew[who].red + crew[who].green + crew[who].blue) for who in living(play.state)}
        threats.move_towards(play, threat, threats.most_of(play, counts), count)


@verbs.add("threat goes {count:int} to nearest", "V-THREAT-09")
def threat_to_nearest(play: VanguardPlay, about: About, count: int) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.move_towards(play, threat, [play.state.crew[who].sector for who in living(play.state)], count)


@verbs.add("threat goes to lowest", "V-THREAT-07")
def threat_to_lowest(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None and threat.sector:
        threats.move_threat(play, threat, connected(play, threat.sector)[0])


@verbs.add("threat swims", "V-KC-THR-01")
def threat_swims(play: VanguardPlay, about: About) -> None:
    """Half of the results to the lowest Connected Sector, half to the highest."""
    threat = _this(play, about)
    if threat is not None and threat.sector:
        result = throw_ten(play)
        play.emit(TenRolled("V-GEN-10", "threat", result))
        there = connected(play, threat.sector)
        threats.move_threat(play, threat, there[0] if result < 5 else there[-1])


@verbs.add("threat rounds {loop:list}", "V-THREAT-07")
def threat_rounds(play: VanguardPlay, about: About, loop: str) -> None:
    """To the next Sector of its loop."""
    threat = _this(play, about)
    if threat is not None:
        numbers = [int(word) for word in loop.split()]
        place = numbers.index(threat.sector) if threat.sector in numbers else -1
        threats.move_threat(play, threat, numbers[(place + 1) % len(numbers)])


@verbs.add("move a threat here", "V-THREAT-07")
def move_a_threat_here(play: VanguardPlay, about: About) -> Procedure[None]:
    """A Threat of the Sector goes to a Connected Sector of the player's choice."""
    state = play.state
    here = [threat for threat in state.threats if threat.sector == state.crew[about.who].sector]
    threat = yield from choose_threat(play, about.who, here)
    if threat is None:
        return
    there = yield from choose_sector(play, about.who, "threat-to", "V-THREAT-07", connected(play, threat.sector))
    threats.move_threat(play, threat, there)


# The end


@verbs.add("end exploration", "V-END-04")
def end_exploration(play: VanguardPlay, _about: About) -> None:
    end_by(play, "log")


@verbs.add("emergency evac", "V-END-05")
def emergency_evac(play: VanguardPlay, _about: About) -> None:
    end_by(play, "evac")


@verbs.add("mission failed", "V-END-10")
def mission_failed(play: VanguardPlay, _about: About) -> None:
    play.state.failed = True
