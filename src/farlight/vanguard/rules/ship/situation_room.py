"""The Situation Room. Rulebook chapter 27.17."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_events import SituationSolved
from farlight.vanguard.rules.context import VanguardPlay, aboard, run
from farlight.vanguard.rules.installed_effects import ship_bonus
from farlight.vanguard.rules.ship.bridge import put_situation
from farlight.vanguard.rules.ship.crew import assign_team, teams
from farlight.vanguard.rules.ship.pages import open_page

STEPS = StepTable()


@STEPS.step()
def visit_situation_room(play: VanguardPlay) -> Procedure[None]:
    """Solve one Situation, a new or an older one, then more with Supervisors.

    V-SHIP-SITROOM-1, V-SHIP-SITROOM-3, V-FAQ-7.
    """
    open_page(play, "situation-room", "V-SHIP-FLOW-2")
    for _ in range(1 + ship_bonus(play, "more-situations")):
        card = yield from _choose(play, list(play.state.ship.situations), "V-SHIP-SITROOM-1")
        if card:
            yield from solve(play, card)
    play.then(supervise)


@STEPS.step()
def supervise(play: VanguardPlay) -> Procedure[None]:
    """Solve more, as often as somebody has the icons. V-SHIP-SITROOM-3, V-SHIP-SITROOM-6."""
    cards = play.content.situations
    open_ones = [card for card in play.state.ship.situations if cards[card].icons and teams(play, cards[card].icons)]
    card = yield from _choose(play, open_ones, "V-SHIP-SITROOM-3")
    if card:
        yield from assign_team(play, cards[card].icons, "supervisor", "V-SHIP-SITROOM-3")
        yield from solve(play, card)
        play.then(supervise)


def _choose(play: VanguardPlay, cards: list[str], rule: str) -> Procedure[str]:
    """Let the group choose which one; those inside its text are Security's. V-DECIDE-07, V-DECIDE-25."""
    if not cards:
        return ""
    return (
        yield from choose(
            play,
            GROUP,
            "solve",
            rule,
            lambda: [*cards, ""],
            lambda each: option("shipcard", card=each) if each else option("no-situation"),
        )
    )


def solve(play: VanguardPlay, card: str) -> Procedure[None]:
    """Carry out "When Solved"; the card goes where its text says, or out of the game.

    V-SHIP-SITROOM-1, V-SHIP-SITROOM-4, V-RUL-95.
    """
    definition = play.content.situations[card]
    play.emit(SituationSolved("V-SHIP-SITROOM-1", card))
    put_situation(play, card, back=definition.solved_back)
    solved = play.state.flags.get(f"SOLVED_{card.upper()}", 0)
    play.state.flags[f"SOLVED_{card.upper()}"] = solved + 1
    yield from run(play, definition.solved, aboard(ActionSource("situation", card)), "V-SHIP-SITROOM-1")
