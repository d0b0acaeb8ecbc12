"""Threats: coming, moving, leaving. Rulebook chapter 20."""

from farlight.vanguard.model.events import ThreatMoved, ThreatPlaced, ThreatRemoved
from farlight.vanguard.model.ids import Power, source_id
from farlight.vanguard.model.state import Threat, Vanguard
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import connected, crew_in, drop_tracks, steps_between, towards
from farlight.vanguard.rules.exploration.time_tracks import reduce
from farlight.vanguard.rules.lasting_effects import has_power
from farlight.vanguard.rules.rank_up import count_deed


def threat_of(play: VanguardPlay, name: str) -> Threat | None:
    return next((threat for threat in play.state.threats if threat.card == name), None)


def threats_in(state: Vanguard, number: int) -> list[Threat]:
    """Those with a standee in a Sector. V-THREAT-05."""
    return [threat for threat in state.threats if number in (threat.sector, *threat.others)]


def threats_here(play: VanguardPlay, who: int) -> list[Threat]:
    """Those in the Sector of a Crewmember."""
    return [threat for threat in play.state.threats if threat.sector == play.state.crew[who].sector]


def place_threat(play: VanguardPlay, name: str, number: int, rule: str = "V-THREAT-01") -> None:
    threat = threat_of(play, name)
    if threat is None:
        card = play.content.threats[name]
        threat = Threat(name, number, tuple(card.others), ())
        play.state.threats.append(threat)
    threat.sector = number
    play.emit(ThreatPlaced(rule, name, number))


def remove_threat(play: VanguardPlay, name: str, rule: str = "V-THREAT-13") -> None:
    """Remove a Threat with its card, its standees and its tokens. V-THREAT-13, V-RUL-104."""
    state = play.state
    if threat_of(play, name) is None:
        return
    state.threats = [threat for threat in state.threats if threat.card != name]
    drop_tracks(state, lambda source: source.kind == "threat" and source.card == name)
    state.markers = tuple(each for each in state.markers if each[1] != name)
    play.emit(ThreatRemoved(rule, name))
    count_deed(play, "calmed-threats")


def move_threat(play: VanguardPlay, threat: Threat, number: int, rule: str = "V-THREAT-07") -> None:
    """Move a Threat: No Movement and Path icons mean nothing to it. V-THREAT-06, V-THREAT-08, V-RUL-64."""
    if number and is_barred(play, number):
        return
    threat.sector = number
    play.emit(ThreatMoved(rule, threat.card, number))
    _meet_post(play, threat)


def is_barred(play: VanguardPlay, number: int) -> bool:
    """A fence keeps Threats out of a Sector and of those Connected to it."""
    fenced = [sector for sector, power in play.state.auras if power == "threat-bar"]
    return any(number == sector or number in connected(play, sector) for sector in fenced)


def _meet_post(play: VanguardPlay, threat: Threat) -> None:
    """Set a Threat back where a token in the Sector does so."""
    for sector, name in play.state.tokens:
        if sector == threat.sector:
            for power in map(Power.parse, play.content.equipment[name].powers):
                if power.word == "threat-back" and power.number is not None:
                    reduce(play, source_id("threat", threat.card), power.number, "V-TIME-06")


def move_towards(play: VanguardPlay, threat: Threat, targets: list[int], steps: int) -> None:
    """Move a Threat along a shortest route to the nearest of some Sectors, stopping there.

    V-THREAT-09, V-THREAT-10, V-RUL-64, V-RUL-C16.
    """
    for _ in range(steps):
        if not threat.sector or not targets or threat.sector in targets:
            return
        nearer = sorted({there for goal in targets for there in towards(play, threat.sector, goal)})
        if not nearer:
            return
        lengths = {there: _distance(play, there, targets) for there in nearer}
        best = [there for there in nearer if lengths[there] == min(lengths.values())]
        chosen = best[0] if len(best) == 1 else best[play.roll("threat", len(best)) - 1]
        move_threat(play, threat, chosen)


def _distance(play: VanguardPlay, start: int, targets: list[int]) -> int:
    """To the nearest of those that a route leads to. V-THREAT-09."""
    lengths = (steps_between(play, start, goal) for goal in targets)
    return min(length for length in lengths if length is not None)


def hit_by(play: VanguardPlay, threat: Threat) -> list[int]:
    """The Crewmembers in the Sector of a Threat; off the board it has none. V-THREAT-05."""
    return crew_in(play.state, threat.sector) if threat.sector else []


def most_of(play: VanguardPlay, counts: dict[int, int]) -> list[int]:
    """The Sectors of the Crewmembers with the most of something; a tie is broken at random. V-KC-THR-02."""
    state = play.state
    if not counts:
        return []
    plain = {who: count for who, count in counts.items() if not has_power(play, who, "chosen-last")}
    counts = plain or counts
    tied = [who for who, count in counts.items() if count == max(counts.values())]
    chosen = tied[0] if len(tied) == 1 else tied[play.roll("threat", len(tied)) - 1]
    return [state.crew[chosen].sector]
