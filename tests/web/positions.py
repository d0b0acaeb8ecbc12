"""Games that bots have played up to where a test begins."""

from collections.abc import Callable
from functools import cache
from typing import Any

from farlight.bots import Look, bots_of
from farlight.kernel import GROUP, Decision, Setup, Timeline, dump, load_game

LONGEST = 6000
SEEDS = range(1, 9)
Wanted = Callable[[Any, Decision | None], bool]


def _on_page(page: str) -> Wanted:
    return lambda state, _: bool(state.ship.page == page)


def _is_asked(prompt: str) -> Wanted:
    return lambda _, asked: asked is not None and asked.prompt == prompt


def _could_change(card: str) -> Wanted:
    """After a roll, with a card at hand that changes it."""
    return lambda state, asked: (
        _is_asked("check-changes")(state, asked)
        and asked is not None
        and any(("card", card) in option.refs for option in asked.options)
    )


POSITIONS: dict[str, tuple[str, str, int, str, Wanted]] = {
    "planet": (
        "vanguard",
        "marl",
        2,
        "away-normal",
        lambda state, asked: _is_asked("act")(state, asked) and state.round > 1,
    ),
    **{
        planet: (
            "vanguard",
            planet,
            2,
            "away-normal",
            lambda state, asked: _is_asked("act")(state, asked) and state.round > 1,
        )
        for planet in ("assay", "kettle")
    },
    "travel": (
        "vanguard",
        "marl",
        2,
        "away-normal",
        # of one who has no card for a Travel at hand, before which the table would stop
        lambda state, asked: _is_asked("act")(state, asked) and state.round > 1 and state.turn == 0,
    ),
    "check": ("vanguard", "marl", 2, "away-normal", _is_asked("check-dice")),
    "rolled": ("vanguard", "marl", 2, "away-normal", _could_change("overbuild")),
    "story": ("vanguard", "marl", 2, "away-normal", _is_asked("log")),
    "mission done": (
        "vanguard",
        "first-light",
        1,
        "away-normal",
        lambda state, asked: (
            asked is not None
            and asked.prompt in ("act", "moment")
            and "m03" in state.missions
            and {each.sector for each in state.crew} == {8}
        ),
    ),
    "mission way": (
        "vanguard",
        "first-light",
        1,
        "away-normal",
        lambda _, asked: asked is not None and any(each.id == "special:mission:m02:0" for each in asked.options),
    ),
    "row": ("vanguard", "marl", 2, "away-normal", _is_asked("use-substitute")),
    "left planet": ("vanguard", "marl", 2, "away-normal", lambda _, asked: asked is None),
    "docking": ("vanguard", "campaign", 1, "away-story", _on_page("docking")),
    "medbay": ("vanguard", "campaign", 2, "away-story", _on_page("medbay")),
    "laboratory": ("vanguard", "campaign", 2, "away-story", _on_page("laboratory")),
    "starmap": ("vanguard", "campaign", 2, "away-story", _on_page("starmap")),
    "launch": ("vanguard", "campaign", 2, "away-story", _on_page("launch")),
    "base": (
        "martians",
        "home",
        2,
        "crew-normal",
        lambda state, asked: _is_asked("plan")(state, asked) and state.sol >= 3,
    ),
    "shared": (
        "martians",
        "home",
        2,
        "crew-normal",
        lambda state, asked: bool(asked and state.sol and asked.seat == GROUP and len(asked.options) > 1),
    ),
    "spare beds": ("martians", "home", 1, "crew-normal", _is_asked("plan")),
    "first plan": ("martians", "riddle", 1, "crew-normal", _is_asked("plan")),
    "home again": ("martians", "riddle", 1, "crew-normal", lambda _, asked: asked is None),
}
"""Game, mission, seats, who plays until then, and what is so then; nobody is asked any more when a game is over."""


@cache
def save_at(name: str) -> bytes:
    """The file of a game in which this is so."""
    game_name, mission, seats, bot, wanted = POSITIONS[name]
    game = load_game(game_name)
    for seed in SEEDS:
        timeline = Timeline(game, Setup(game_name, mission, seats, seed))
        player = bots_of(game)[bot](seed)
        for _ in range(LONGEST):
            position = timeline.position
            if wanted(position.state, position.open[0] if position.open else None):
                return dump(timeline)
            if not position.open:
                break
            number = player.choose(Look(position))
            option = next(option for place, option in position.choices() if place == number)
            timeline.choose(position.seat_of(number), option.id, number)
    raise AssertionError(f"bots never come to: {name}")
