"""The Research Laboratory. Rulebook chapter 27.14."""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_cards import Price
from farlight.vanguard.rules.context import VanguardPlay, aboard, holds
from farlight.vanguard.rules.installed_effects import ship_bonus
from farlight.vanguard.rules.questions import choose_next
from farlight.vanguard.rules.ship.crew import assign_team, teams
from farlight.vanguard.rules.ship.installation import fill
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.payment import can_pay, parts, pay
from farlight.vanguard.rules.ship.projects import complete

STEPS = StepTable()

NOTHING = option("no-project")


@STEPS.step()
def visit_laboratory(play: VanguardPlay) -> Procedure[None]:
    """Install, complete projects of one keyword, then Lab Work.

    V-SHIP-LAB-1, V-SHIP-LAB-2, V-SHIP-LAB-3, V-SHIP-LAB-4, V-SHIP-LAB-5, V-SHIP-LAB-6, V-SHIP-LAB-7, V-SHIP-LAB-8,
    V-SHIP-LAB-9.
    """
    ship = play.state.ship
    open_page(play, "laboratory", "V-SHIP-FLOW-2")
    ship.lab = yield from fill(play, "research", ship.lab, "V-SHIP-LAB-1")
    play.then(lab_work)
    taken: list[str] = []
    while True:
        cards = [card for card in payable(play) if not taken or _keyword(play, card) == _keyword(play, taken[0])]
        card = yield from _choose_project(play, cards, "project", "V-SHIP-LAB-2" if not taken else "V-SHIP-LAB-3")
        if not card:
            break
        yield from pay_for(play, card)
        take(play, card)
        taken.append(card)
    yield from complete_all(play, taken)


def _keyword(play: VanguardPlay, card: str) -> str:
    """The keyword of a Research Project. V-SHIP-LAB-3."""
    return play.content.researches[card].keyword


def cost_of(play: VanguardPlay, card: str) -> list[Price]:
    """What is still to be paid: finds and upgrades may have lowered it."""
    state = play.state
    definition = play.content.researches[card]
    if definition.instead is not None and holds(play, definition.instead, aboard(ActionSource("research", card))):
        return []
    less = state.gains.discounts.get(card, 0) + ship_bonus(play, "cheaper-research")
    single = parts(definition.cost)
    return single[: max(0, len(single) - less)]


def payable(play: VanguardPlay) -> list[str]:
    return [card for card in play.state.ship.lab if card and can_pay(play, cost_of(play, card))]


def pay_for(play: VanguardPlay, card: str) -> Procedure[None]:
    """Pay for a Research Project with Gathered Discoveries. V-SHIP-LAB-4."""
    yield from pay(play, cost_of(play, card), "V-SHIP-LAB-4")


def take(play: VanguardPlay, card: str) -> None:
    """Lift the card out of its slot. V-SHIP-LAB-2."""
    ship = play.state.ship
    ship.lab = tuple("" if each == card else each for each in ship.lab)


def complete_all(play: VanguardPlay, cards: list[str]) -> Procedure[None]:
    """Flip them, resolve their texts in any order, remove them from the game. V-SHIP-LAB-7."""
    left = list(cards)
    while left:
        card = yield from choose_next(play, left, "resolve", "V-SHIP-LAB-7")
        left.remove(card)
        yield from complete(play, "research", card, play.content.researches[card].gives, "V-SHIP-LAB-7")


def _choose_project(play: VanguardPlay, cards: list[str], prompt: str, rule: str) -> Procedure[str]:
    if not cards:
        return ""
    return (
        yield from choose(
            play,
            GROUP,
            prompt,
            rule,
            lambda: [*cards, ""],
            lambda each: option("shipcard", card=each) if each else NOTHING,
        )
    )


# Lab Work


def workable(play: VanguardPlay) -> list[str]:
    """Projects whose slot somebody could staff and whose cost can be paid. V-SHIP-LAB-8, V-SHIP-LAB-9."""
    icons = play.content.shipruling.lab
    free = play.state.gains.lab_work > 0
    return [
        card
        for place, card in enumerate(play.state.ship.lab)
        if card and can_pay(play, cost_of(play, card)) and (free or teams(play, [[icon] for icon in icons[place]]))
    ]


@STEPS.step()
def lab_work(play: VanguardPlay) -> Procedure[None]:
    """Choose a slot, the Crewmembers for its icons, the cost; as often as wanted. V-SHIP-LAB-8."""
    card = yield from _choose_project(play, workable(play), "lab-work", "V-SHIP-LAB-8")
    if not card:
        return
    place = play.state.ship.lab.index(card)
    if play.state.gains.lab_work > 0:
        play.state.gains.lab_work -= 1
    else:
        icons = [[icon] for icon in play.content.shipruling.lab[place]]
        yield from assign_team(play, icons, "lab-work", "V-SHIP-LAB-8")
    yield from pay_for(play, card)
    take(play, card)
    yield from complete(play, "research", card, play.content.researches[card].gives, "V-SHIP-LAB-8")
    play.then(lab_work)
