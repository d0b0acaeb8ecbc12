"""What the team gets when it stands on the planet: a Rank-Up card, and who carries what. Rulebook chapter 27.21."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.section_dice import without
from farlight.vanguard.rules.ship.launching.lander_loading import ANEW, AS_LAST_TIME

STEPS = StepTable()

RANK_UPS = 2
"""Rank-Up cards that are drawn, of which one is kept. V-SHIP-BEGIN-8."""
LEFT = -1
"""Nobody carries it: it stays in the Lander."""


@STEPS.step()
def hand_out(play: VanguardPlay) -> Procedure[None]:
    """Hand out a Rank-Up card for the team, on the starting planet its own; Equipment for whoever may carry it.

    V-SHIP-BEGIN-8, V-SHIP-BEGIN-10, V-SHIP-BEGIN-16, V-RUL-105, V-QUICK-15.
    """
    state = play.state
    drawn = list(state.rankups[-RANK_UPS:])  # one if only one is left. V-SHIP-BEGIN-16
    if drawn:
        play.reveal()
        state.rankup = yield from choose(
            play, GROUP, "rank-up", "V-DECIDE-05", lambda: drawn, lambda each: option("rank-up", card=each)
        )
        state.rankups = without(state.rankups, state.rankup)
    yield from divide(play)
    for crew in state.crew:
        state.ship.kits[crew.section] = crew.gear


def divide(play: VanguardPlay) -> Procedure[None]:
    """Divide Personal and Mission Equipment among the Crewmembers; Upgrades go with what they belong to.

    V-SHIP-BEGIN-10.
    """
    cards = play.content.equipment
    plain = [card for card in play.state.cargo if cards[card].kind != "upgrade"]
    upgrades = [card for card in play.state.cargo if cards[card].kind == "upgrade"]
    as_last = yield from _wants_last(play, plain)
    for card in plain:
        who = last_carrier(play, card) if as_last else None
        if who is None:
            who = yield from _choose_carrier(play, card)
        carry(play, who, card)
    for card in upgrades:
        carry(play, _carrier_of(play, cards[card].upgrades), card)


def may_carry(play: VanguardPlay, who: int, card: str) -> bool:
    """Its Section, and of Small Equipment one each; otherwise any number. V-EQUIP-03, V-EQUIP-06, V-EQUIP-08."""
    crew, cards = play.state.crew[who], play.content.equipment
    if cards[card].section not in (None, crew.section):
        return False
    return cards[card].kind != "small" or all(cards[own].kind != "small" for own in crew.gear)


def carriers(play: VanguardPlay, card: str) -> list[int]:
    return [who for who in range(len(play.state.crew)) if may_carry(play, who, card)]


def last_carrier(play: VanguardPlay, card: str) -> int | None:
    """Whose Section carried it last; of copies each takes as many as then."""
    crew, kits = play.state.crew, play.state.ship.kits
    for who in carriers(play, card):
        if crew[who].gear.count(card) < kits.get(crew[who].section, ()).count(card):
            return who
    return None


def _carrier_of(play: VanguardPlay, card: str | None) -> int:
    return next((who for who, crew in enumerate(play.state.crew) if card in crew.gear), LEFT)


def carry(play: VanguardPlay, who: int, card: str) -> None:
    if who != LEFT:
        state = play.state
        state.cargo = without(state.cargo, card)
        state.crew[who].gear = (*state.crew[who].gear, card)


def _wants_last(play: VanguardPlay, cards: list[str]) -> Procedure[bool]:
    """Ask whether all carry what their Sections carried last, where somebody else could."""
    open_ones = [card for card in cards if len(carriers(play, card)) > 1 and last_carrier(play, card) is not None]
    if not open_ones:
        return False
    chosen = yield from choose(
        play,
        GROUP,
        "divide",
        "V-DECIDE-06",
        lambda: [AS_LAST_TIME, ANEW],
        lambda each: each,
        refs=(("gears", ", ".join(open_ones)),),
    )
    return chosen is AS_LAST_TIME


def _choose_carrier(play: VanguardPlay, card: str) -> Procedure[int]:
    """Let the group choose who carries Equipment, or leave it; whoever alone may carry it does.

    V-DECIDE-06, V-EQUIP-07.
    """
    fitting = carriers(play, card)
    if len(fitting) < 2:
        return fitting[0] if fitting else LEFT
    return (
        yield from choose(
            play,
            GROUP,
            "carry",
            "V-DECIDE-06",
            lambda: [*fitting, LEFT],
            lambda each: option("leave-gear") if each == LEFT else option("crew", who=name_of(play.state, each)),
            refs=(("gear", card), ("gear_text", card)),
        )
    )
