"""Verbs about Threats: where they stand and where they go. Rulebook chapter 20."""

from farlight.content.ids import words_in
from farlight.kernel import Procedure
from farlight.vanguard.model.events import TenRolled
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import About, VanguardPlay, verbs
from farlight.vanguard.rules.exploration import threats
from farlight.vanguard.rules.exploration.board import connected, living
from farlight.vanguard.rules.exploration.danger_dice import throw_ten
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.travel import choose_sector
from farlight.vanguard.rules.questions import choose_threat


def _this(play: VanguardPlay, about: About) -> Threat | None:
    return threats.threat_of(play, about.source.card) if about.source.kind == "threat" else None


# Coming and going


@verbs.add("place threat {threat:threat} in {number:int}", "V-THREAT-01", needs=("exploration",))
def place_threat(play: VanguardPlay, _about: About, threat: str, number: int) -> None:
    threats.place_threat(play, threat, number)


@verbs.add("place this threat here", "V-THREAT-01", needs=("threat", "crewmember"))
def place_this_threat_here(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.place_threat(play, threat.card, play.state.crew[about.who].sector)


@verbs.add("remove threat {threat:threat}", "V-THREAT-13", needs=("exploration",))
def remove_threat(play: VanguardPlay, _about: About, threat: str) -> None:
    threats.remove_threat(play, threat)


@verbs.add("remove this threat", "V-THREAT-13", needs=("threat",))
def remove_this_threat(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.remove_threat(play, threat.card)


@verbs.add("threat hides", "V-KC-THR-02", needs=("threat",))
def threat_hides(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.move_threat(play, threat, 0)


# Moving


@verbs.add("threat goes {count:int} to most injured", "V-THREAT-09", needs=("threat",))
def threat_to_most_injured(play: VanguardPlay, about: About, count: int) -> None:
    threat = _this(play, about)
    if threat is not None:
        counts = {who: len(cards_on(play.state.crew[who])) for who in living(play.state)}
        threats.move_towards(play, threat, threats.most_of(play, counts), count)


@verbs.add("threat goes {count:int} to most dice", "V-THREAT-09", needs=("threat",))
def threat_to_most_dice(play: VanguardPlay, about: About, count: int) -> None:
    threat = _this(play, about)
    if threat is not None:
        crew = play.state.crew
        counts = {who: len(crew[who].red + crew[who].green + crew[who].blue) for who in living(play.state)}
        threats.move_towards(play, threat, threats.most_of(play, counts), count)


@verbs.add("threat goes {count:int} to nearest", "V-THREAT-09", needs=("threat",))
def threat_to_nearest(play: VanguardPlay, about: About, count: int) -> None:
    threat = _this(play, about)
    if threat is not None:
        threats.move_towards(play, threat, [play.state.crew[who].sector for who in living(play.state)], count)


@verbs.add("threat goes to lowest", "V-THREAT-07", needs=("threat",))
def threat_to_lowest(play: VanguardPlay, about: About) -> None:
    threat = _this(play, about)
    if threat is not None and threat.sector:
        threats.move_threat(play, threat, connected(play, threat.sector)[0])


@verbs.add("threat swims", "V-KC-THR-01", needs=("threat",))
def threat_swims(play: VanguardPlay, about: About) -> None:
    """Move a Threat by half of the results to the lowest Connected Sector, by the others to the highest."""
    threat = _this(play, about)
    if threat is not None and threat.sector:
        result = throw_ten(play)
        play.emit(TenRolled("V-GEN-10", "threat", result))
        there = connected(play, threat.sector)
        threats.move_threat(play, threat, there[0] if result < 5 else there[-1])


@verbs.add("threat rounds {loop:list}", "V-THREAT-07", needs=("threat",))
def threat_rounds(play: VanguardPlay, about: About, loop: str) -> None:
    """Move a Threat to the next Sector of its loop."""
    threat = _this(play, about)
    if threat is not None:
        numbers = [int(word) for word in words_in(loop)]
        place = numbers.index(threat.sector) if threat.sector in numbers else -1
        threats.move_threat(play, threat, numbers[(place + 1) % len(numbers)])


@verbs.add("move a threat here", "V-THREAT-07", needs=("crewmember",))
def move_a_threat_here(play: VanguardPlay, about: About) -> Procedure[None]:
    """Move a Threat of the Sector to a Connected Sector of the player's choice."""
    threat = yield from choose_threat(play, about, "move-a-threat-here", lambda: threats.threats_here(play, about.who))
    if threat is None:
        return
    there = yield from choose_sector(play, about.who, "threat-to", "V-THREAT-07", connected(play, threat.sector))
    threats.move_threat(play, threat, there)
