"""What the team has, in lines: dice, Injuries, Supplies, cards, time; and what of it an effect touches."""

from collections.abc import Callable, Iterator

from farlight.effects import Effect
from farlight.kernel import Line
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.bots.ship_stores import is_missing
from farlight.vanguard.bots.team import Team
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.discoveries import most_supplies
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.time_tracks import condition_track, tracks_in_play

Resource = Callable[[Team, int], Line | None]


def touched_by(team: Team, tree: Effect, who: int) -> Iterator[Line]:
    """How things stand that an effect would change."""
    for form, args in phrases_in(tree):
        line = _found(team, args) if form in FINDS else TOUCHED[form](team, who) if form in TOUCHED else None
        if line is not None:
            yield line


def dice(team: Team, who: int) -> Line:
    crew = team.state.crew[who]
    return Line("hint-dice", (("who", crew.card), ("count", len(available(crew))), ("spent", len(crew.spent))))


def harm(team: Team, who: int) -> Line:
    slots, count = team.content.ruling.injury_slots, len(cards_on(team.state.crew[who]))
    return Line("hint-injuries", (("who", name_of(team.state, who)), ("count", count), ("slots", slots)))


def of_colour(team: Team, who: int, colour: str) -> Line:
    """Available dice of a colour."""
    count = len(getattr(team.state.crew[who], colour))
    return Line("hint-colour", (("who", name_of(team.state, who)), ("colour", colour), ("count", count)))


def worn(team: Team, who: int) -> Line | None:
    """Dice that could come back."""
    return dice(team, who) if team.state.crew[who].spent else None


def worst(team: Team, _who: int) -> Line | None:
    """Whoever is hurt most, if anybody is."""
    who = max(team.living, key=lambda each: len(cards_on(team.state.crew[each])))
    return harm(team, who) if cards_on(team.state.crew[who]) else None


def cards(team: Team, who: int) -> Line:
    crew, limit = team.state.crew[who], hand_limit(team.play, who)
    return Line("hint-cards", (("who", crew.card), ("count", len(crew.hand)), ("limit", limit)))


def supplies(team: Team, _who: int = 0) -> Line | None:
    """None where they are not counted. V-TUT-20."""
    state = team.state
    if state.tutorial or not (state.planet and state.lander) or not most_supplies(team.play):
        return None
    return Line("hint-supplies", (("supplies", state.supplies), ("count", len(team.living))))


def success(team: Team, _who: int = 0) -> Line:
    return Line("hint-success", (("success", team.state.success),))


def time(team: Team, _who: int = 0) -> Line | None:
    """The track of the Global Condition, if there is one."""
    return track(team, condition_track(team.play))


def track(team: Team, name: str) -> Line | None:
    """How far a Time Track is; None if it is not in play."""
    length = tracks_in_play(team.play).get(name)
    if length is None:
        return None
    return Line("hint-time", (("track", name), ("gone", team.state.time.get(name, 0)), ("length", length)))


def _found(team: Team, args: tuple[str | int, ...]) -> Line | None:
    return missing(team, next((each for each in args if isinstance(each, str)), ""))


def missing(team: Team, kind: str) -> Line | None:
    """That a project waits for a type of Discovery."""
    return Line("hint-missing", (("find", kind),)) if kind and is_missing(team, kind) else None


FINDS = ("gain-a-discovery", "gain-some-leads", "gain-leads")
TOUCHED: dict[str, Resource] = {
    **dict.fromkeys(("spend", "spend-some", "sacrifice", "sacrifice-some"), dice),
    **dict.fromkeys(("refresh", "refresh-colour", "refresh-all", "exert"), worn),
    **dict.fromkeys(
        (
            "gain", "danger", "ignore-that-injury", "ignore-that-danger", "reroll-that-danger", "take-that-injury",
            "ignore-that-symbol",
        ),
        harm,
    ),
    **dict.fromkeys(
        ("discard-an-injury-card", "discard-an-injury-die", "discard-injury-with-die", "turn-an-injury-down"), worst
    ),
    **dict.fromkeys(("draw", "discard-cards", "draw-cards"), cards),
    **dict.fromkeys(
        ("gain-supplies", "lose-supplies", "lose-supplies-less", "rest-is-free", "ignore-that-loss"), supplies
    ),
    **dict.fromkeys(("gain-success-tokens", "lose-success-tokens"), success),
    **dict.fromkeys(("progress-time", "reduce-time", "reduce-a-time-track", "progress-a-time-track"), time),
}  # fmt: skip
"""By the verb of an effect."""
