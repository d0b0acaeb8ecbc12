"""What an effect touches, and how that stands now: dice, Injuries, Supplies, cards, time."""

from collections.abc import Callable, Iterator

from farlight.effects import Effect
from farlight.kernel import Line
from farlight.vanguard.bots.clues import verbs_in
from farlight.vanguard.bots.stores import is_missing
from farlight.vanguard.bots.table import Table, available, injuries
from farlight.vanguard.table.view import CrewView

Stake = Callable[[Table, CrewView], Line | None]


def of_effect(table: Table, tree: Effect, who: str) -> Iterator[Line]:
    """How things stand that an effect would change, each told once."""
    crew = table.crew(who)
    told: list[Line] = []
    for form, args in verbs_in(tree):
        line = _found(table, args) if form in FINDS else STAKES[form](table, crew) if form in STAKES else None
        if line is not None and line not in told:
            told.append(line)
    yield from told


def dice(_table: Table, crew: CrewView) -> Line:
    return Line("hint-dice", (("who", crew.card), ("count", len(available(crew))), ("spent", len(crew.spent))))


def harm(table: Table, crew: CrewView) -> Line:
    slots = table.content.ruling.injury_slots
    return Line("hint-injuries", (("who", crew.card), ("count", injuries(crew)), ("slots", slots)))


def worn(table: Table, crew: CrewView) -> Line | None:
    """Dice that could come back."""
    return dice(table, crew) if crew.spent else None


def worst(table: Table, _crew: CrewView) -> Line | None:
    """Whoever is hurt most, if anybody is."""
    crew = max(table.living, key=injuries)
    return harm(table, crew) if injuries(crew) else None


def cards(_table: Table, crew: CrewView) -> Line:
    return Line("hint-cards", (("who", crew.card), ("count", len(crew.hand)), ("limit", crew.limit)))


def supplies(table: Table, _crew: CrewView | None = None) -> Line | None:
    """None where they are not counted. V-TUT-20."""
    if not table.view.most_supplies:
        return None
    return Line("hint-supplies", (("supplies", table.view.supplies), ("count", len(table.living))))


def success(table: Table, _crew: CrewView | None = None) -> Line:
    return Line("hint-success", (("success", table.view.success),))


def time(table: Table, _crew: CrewView | None = None) -> Line | None:
    """The track of the Global Condition, if there is one."""
    name = f"condition:{table.view.condition}"
    if name not in table.view.time:
        return None
    gone, length = table.view.time[name]
    return Line("hint-time", (("track", name), ("gone", gone), ("length", length)))


def _found(table: Table, args: tuple[str | int, ...]) -> Line | None:
    kind = next((each for each in args if isinstance(each, str)), "")
    return Line("hint-missing", (("find", kind),)) if kind and is_missing(table, kind) else None


FINDS = ("gain-a-discovery", "gain-some-leads", "gain-leads")
STAKES: dict[str, Stake] = {
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
