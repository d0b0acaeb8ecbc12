"""How an Exploration goes, in numbers: what a search looks at when it stops playing on."""

from farlight.vanguard.bots.team import Spot, Team, tests_of
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.section_dice import available

FEATURES = (
    "accomplished", "goal", "success", "supplies", "dice", "fewest", "injuries", "worst", "dead", "failed", "round",
    "tracks", "logs", "flags", "pois", "visited", "cards", "time", "home", "found",
)  # fmt: skip


def measure(play: VanguardPlay) -> tuple[str, tuple[float, ...]]:
    """The scenario, and how far its Mission is, what the team has left, what it has seen; nothing aboard."""
    if not play.state.crew or play.state.ship.page:
        return "", ()
    team, state = Team(play), play.state
    crew = team.crew
    count = max(1, len(crew))
    dice = [len(available(each)) for each in crew] or [0]
    hurt = [sum(bool(slot) for slot in each.injuries) for each in crew] or [0]
    return state.scenario, (
        float(_is_accomplished(team)),
        _goal(team),
        state.success / 10,
        state.supplies / count,
        sum(dice) / count / 6,
        float(min(dice) < 2),
        sum(hurt) / count,
        float(max(hurt) > 1),
        float(len(state.crew) - len(crew)),
        float(state.failed),
        state.round / 10,
        sum(state.tracks.values()) / 10,
        len(state.read) / 10,
        sum(state.flags.values()) / 10,
        len(state.pois) / 10,
        len({sector for _, sector in state.visited}) / 10,
        sum(len(each.hand) for each in crew) / count,
        sum(state.time.values()) / 10,
        float(team.all_home and _is_accomplished(team)),
        len(state.found) / 10,
    )


def _is_accomplished(team: Team) -> bool:
    """Whether what the scenario is about is done. V-MISSION-05."""
    wanted = team.content.scenarios[team.state.scenario].goal
    return wanted in team.state.done if wanted else not team.goal


def _goal(team: Team) -> float:
    """The share of what the Mission in hand asks for that holds already."""
    card = team.content.missions.get(team.goal)
    tests = tests_of(card.goal) if card is not None else ()
    here = Spot(team.acting, team.state.crew[team.acting].sector)
    return sum(team.would_hold(here, test) for test in tests) / max(1, len(tests))
