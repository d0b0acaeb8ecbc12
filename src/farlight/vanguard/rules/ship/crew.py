"""People aboard: who is where, sleeves, Assignments. Rulebook chapter 27.1."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from farlight.kernel import GROUP, Option, Procedure, Refs, choose, option
from farlight.vanguard.model.ship_book import Ship, Sleeve
from farlight.vanguard.model.ship_events import Assigned
from farlight.vanguard.rules.context import VanguardPlay, player_of

T = TypeVar("T")
Icons = Sequence[Sequence[str]]
"""Groups of icons: one Crewmember for each, with one of its icons or with `any`. V-SHIP-ASSIGN-5, V-SHIP-PROD-11."""


def section_of(ship: Ship, card: str) -> str:
    return ship.sleeves[card].section


def of_section(ship: Ship, cards: Sequence[str], section: str) -> list[str]:
    return [card for card in cards if ship.sleeves[card].section == section]


def free_sleeves(play: VanguardPlay, section: str, rank: int) -> int:
    """Empty sleeves of a Section and a Rank. V-SETUP-22, V-SHIP-DEBRIEF-6, V-GEN-19, V-RUL-03."""
    used = sum(sleeve == Sleeve(section, rank) for sleeve in play.state.ship.sleeves.values())
    return play.content.shipruling.sleeves[rank - 1] - used


def icon_of(play: VanguardPlay, card: str) -> str:
    """The Convert icon. V-CREW-03, V-SHIP-ASSIGN-5."""
    return play.content.crew[card].icon


def place_of(ship: Ship, card: str) -> str:
    """Where somebody who serves is: the kind of slot in the Medbay, `available`, `resting`, or `away`."""
    if card in ship.patients:
        return ship.patients[card]
    if card in ship.available:
        return "available"
    return "resting" if card in ship.resting else "away"


def move(ship: Ship, card: str, place: str) -> None:
    """Move a Crewmember to the players' hands, to Resting Crew, or out of both."""
    ship.available = tuple(each for each in ship.available if each != card)
    ship.resting = tuple(each for each in ship.resting if each != card)
    if place == "available":
        ship.available = (*ship.available, card)
    elif place == "resting":
        ship.resting = (*ship.resting, card)


def assignable(play: VanguardPlay) -> list[str]:
    """Available Crewmembers who are not the last of their Section. V-SHIP-ASSIGN-1, V-SHIP-ASSIGN-3."""
    return assignable_beside(play, ())


def assign(play: VanguardPlay, card: str, task: str, rule: str) -> None:
    """Send a Crewmember to Resting Crew at once: as instructor, therapist, scout, supervisor, for lab-work, assembly or
    training.

    V-SHIP-ASSIGN-2, V-RUL-C09, V-SHIP-ASSIGN-4.
    """
    move(play.state.ship, card, "resting")
    play.emit(Assigned(rule, card, task))


def _choose_section(
    play: VanguardPlay, rule: str, task: str, sections: Sequence[str], nobody: Option | None
) -> Procedure[str | None]:
    """Let the group say which Section does something, or that nobody does. V-DECIDE-12."""
    none: list[None] = [] if nobody is None else [None]
    return (
        yield from choose(
            play,
            GROUP,
            "assign-section",
            rule,
            lambda: [*sections, *none],
            lambda each: option("section", section=each) if each is not None else nobody or option("done"),
            refs=(("task", task),),
        )
    )


def choose_of_section(  # noqa: PLR0913 - a decision has this many sides
    play: VanguardPlay,
    prompt: str,
    rule: str,
    items: Sequence[T],
    card_of: Callable[[T], str],
    option_of: Callable[[T], Option],
    *,
    task: str,
    refs: Refs = (),
    nobody: Option | None = None,
) -> Procedure[T | None]:
    """Let the group say which Section does it, or that nobody does; its player says who. V-DECIDE-12."""
    state = play.state
    sections = list(dict.fromkeys(section_of(state.ship, card_of(item)) for item in items))
    none: list[None] = [] if nobody is None else [None]
    if len({player_of(state, section) for section in sections}) > 1:
        section = yield from _choose_section(play, rule, task, sections, nobody)
        if section is None:
            return None
        items, none = [item for item in items if section_of(state.ship, card_of(item)) == section], []
    return (
        yield from choose(
            play,
            player_of(state, section_of(state.ship, card_of(items[0]))),
            prompt,
            rule,
            lambda: [*items, *none],
            lambda each: option_of(each) if each is not None else nobody or option("done"),
            refs=refs or (("task", task),),
        )
    )


def choose_crewmember(
    play: VanguardPlay,
    prompt: str,
    rule: str,
    cards: Sequence[str],
    *,
    task: str,
    refs: Refs = (),
    nobody: Option | None = None,
) -> Procedure[str]:
    """Choose one of some Crewmembers, or an empty text for nobody. V-DECIDE-12."""
    chosen = yield from choose_of_section(
        play,
        prompt,
        rule,
        cards,
        lambda card: card,
        lambda card: option("crewmember", who=card),
        task=task,
        refs=refs,
        nobody=nobody,
    )
    return chosen or ""


def teams(play: VanguardPlay, wanted: Icons) -> list[tuple[str, ...]]:
    """All teams that could be assigned for some icons, the members in no order.

    V-SHIP-ASSIGN-3, V-SHIP-ASSIGN-5, V-SHIP-ASSIGN-6, V-RUL-76.
    """
    found: dict[tuple[str, ...], None] = {}

    def search(place: int, chosen: tuple[str, ...]) -> None:
        if place == len(wanted):
            found[tuple(sorted(chosen))] = None
            return
        for card in assignable_beside(play, chosen):
            if "any" in wanted[place] or icon_of(play, card) in wanted[place]:
                search(place + 1, (*chosen, card))

    search(0, ())
    return list(found)


def assignable_beside(play: VanguardPlay, chosen: Sequence[str]) -> list[str]:
    """Who could still be assigned when some are already."""
    ship = play.state.ship
    left = [card for card in ship.available if card not in chosen]
    return [card for card in left if len(of_section(ship, left, section_of(ship, card))) > 1]


def assign_team(play: VanguardPlay, wanted: Icons, task: str, rule: str) -> Procedure[tuple[str, ...]]:
    """Let the players say who does it; somebody can, or this is not asked. V-SHIP-ASSIGN-7, V-RUL-76, V-DECIDE-12."""
    chosen: tuple[str, ...] = ()
    for _ in wanted:
        card = yield from choose_crewmember(play, "assign", rule, _next_members(play, wanted, chosen), task=task)
        chosen = (*chosen, card)
    for card in chosen:
        assign(play, card, task, rule)
    return chosen


def assign_some(play: VanguardPlay, task: str, rule: str, least: int, most: int) -> Procedure[list[str]]:
    """Assign one after the other, whatever their icons, until there are enough. V-SHIP-ASSIGN-3."""
    chosen: list[str] = []
    while len(chosen) < most and assignable(play):
        nobody = option("done") if len(chosen) >= least else None
        card = yield from choose_crewmember(play, "assign", rule, assignable(play), task=task, nobody=nobody)
        if not card:
            break
        chosen.append(card)
        assign(play, card, task, rule)
    return chosen


def most_assignable(play: VanguardPlay) -> int:
    """How many could be assigned together: all but one of each Section."""
    ship = play.state.ship
    return len(ship.available) - len({section_of(ship, card) for card in ship.available})


def _next_members(play: VanguardPlay, wanted: Icons, chosen: tuple[str, ...]) -> list[str]:
    """Who fits into a team together with those already chosen."""
    fitting = [team for team in teams(play, wanted) if set(chosen) <= set(team)]
    return list(dict.fromkeys(card for team in fitting for card in team if card not in chosen))
