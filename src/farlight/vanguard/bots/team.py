"""The team that plays: the rules over what it sees, the Mission it works on, and what would hold somewhere else."""

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

import msgspec

from farlight.content import EffectText
from farlight.effects import If, Test
from farlight.kernel import Option
from farlight.vanguard.model.ship_book import Ship
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import About, VanguardPlay, conditions
from farlight.vanguard.rules.exploration import board
from farlight.vanguard.rules.exploration.special_actions import sources_for
from farlight.vanguard.rules.verbs.contexts import has_context

T = TypeVar("T")

ABOUT_PLACES = ("in-sector", "in-sectors", "all-in-sector", "in-lander-sector")
"""Conditions that are met by going somewhere."""


def ref(option: Option, kind: str) -> str:
    return str(dict(option.refs).get(kind, ""))


def tests_of(effect: EffectText | None) -> tuple[Test, ...]:
    """The conditions of `if ...: nothing`."""
    tree = None if effect is None else effect.tree
    return tree.tests if isinstance(tree, If) else ()


class Spot(msgspec.Struct, frozen=True):
    """Somebody, and where it would stand."""

    who: int
    sector: int


class Team:
    """What the bots think with. What is seen is theirs alone: they may move somebody on it to ask what would be."""

    def __init__(self, play: VanguardPlay, *, eager: bool = False) -> None:
        self.play = play
        self.state = play.state
        self.content = play.content
        self.eager = eager
        """Whether the team is after whatever it has not seen, beside its Mission."""
        self.living = board.living(play.state)

    # Who and where

    @property
    def crew(self) -> list[Crew]:
        """Those who are alive."""
        return [self.state.crew[who] for who in self.living]

    @property
    def acting(self) -> int:
        """Whose turn it is; between turns the first."""
        return max(0, self.state.turn)

    def who(self, name: str) -> int:
        return board.who_is(self.state, name)

    def others_at(self, spot: Spot) -> list[int]:
        return [who for who in board.crew_in(self.state, spot.sector) if who != spot.who]

    @property
    def all_home(self) -> bool:
        """Whether everybody stands at the Lander. V-LIFT-04."""
        return all(crew.sector == self.state.lander_sector for crew in self.crew)

    @cached_property
    def pois(self) -> dict[int, str]:
        """The POI that lies face up in each Sector, if any; from aboard no board is seen. V-SHIP-STARMAP-11."""
        if not self.state.planet or self.state.ship.page:
            return {}
        return {number: board.visible_poi(self.play, number) for number in board.sectors(self.play)}

    @property
    def ship(self) -> Ship | None:
        """None where no campaign is played."""
        return self.state.ship if self.state.ship.objective else None

    # What for

    @cached_property
    def goal(self) -> str:
        """The Mission that the team works on; empty when nothing is left to do. V-MISSION-05."""
        cards, left = self.content.missions, self.state.missions
        wanted = self.content.scenarios[self.state.scenario].goal
        if wanted in left:
            return str(wanted)
        return next((name for name in left if not cards[name].optional), "")

    @cached_property
    def sent_to(self) -> frozenset[int]:
        """Sectors to which the text of the Mission sends the team, until it has what it was sent for.

        A Mission with an Action of its own says there what is to be done; what else lies in its Sectors is beside it.
        """
        card = self.content.missions.get(self.goal)
        if card is None or card.actions:
            return frozenset()
        wanted = [test for test in tests_of(card.goal) if test.phrase.form not in ABOUT_PLACES]
        here = Spot(self.acting, self.state.crew[self.acting].sector)
        if wanted and all(self.would_hold(here, test) for test in wanted):
            return frozenset()
        return frozenset(card.where)

    # What would be

    def ask(self, spot: Spot, question: Callable[[VanguardPlay, About], T]) -> T:
        """What the rules say of somebody who stands there."""
        about = About(spot.who, spot.sector)
        if spot.who < 0:
            return question(self.play, about)
        crew = self.state.crew[spot.who]
        before, crew.sector = crew.sector, spot.sector
        try:
            return question(self.play, about)
        finally:
            crew.sector = before

    def would_hold(self, spot: Spot, test: Test) -> bool:
        """Whether a condition of a card holds there; one about a moment that has not come is taken as true."""
        form, args = conditions.by_name[test.phrase.form], test.phrase.args

        def holds(play: VanguardPlay, about: About) -> bool:
            if not all(has_context(play, about, need) for need in form.needed(args)):
                return True
            return bool(form.run(play, about, *args)) is not test.negated

        return self.ask(spot, holds)

    def lacking(self, spot: Spot, effect: EffectText | None) -> list[Test]:
        """Conditions of `if ...: nothing` that do not hold there."""
        return [test for test in tests_of(effect) if not self.would_hold(spot, test)]

    def special_actions(self, spot: Spot) -> list[str]:
        """The Special Actions within reach there, by their sources. V-SPECIAL-02."""
        return self.ask(spot, lambda play, about: list(sources_for(play, about.who)))
