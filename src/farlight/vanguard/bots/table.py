"""What the team sees, in the shape in which its rules ask for it."""

from collections.abc import Iterator
from functools import cached_property

from farlight.kernel import Option
from farlight.vanguard.model.card_parts import Action, Special
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import COLOURS, Converts, colour_of
from farlight.vanguard.model.planet_cards import Path, PlanetCard
from farlight.vanguard.rules.exploration.special_actions import action_of
from farlight.vanguard.table.view import CrewView, SectorView, VanguardView

STUCK = "no-movement"


def ref(option: Option, kind: str) -> str:
    return str(dict(option.refs).get(kind, ""))


class Table:
    """A view with the definitions that it speaks of."""

    def __init__(self, view: VanguardView, content: Definitions) -> None:
        self.view = view
        self.content = content
        self.eager = False
        """Whether the team is after whatever it has not seen, beside its Mission."""

    @cached_property
    def planet(self) -> PlanetCard:
        return self.content.planets[self.view.planet]

    @cached_property
    def living(self) -> list[CrewView]:
        return [crew for crew in self.view.crew if crew.alive and crew.card]

    @cached_property
    def sectors(self) -> dict[int, SectorView]:
        return {sector.number: sector for sector in self.view.sectors}

    @cached_property
    def goal(self) -> str:
        """The Mission that the team works on; empty when nothing is left to do. V-MISSION-05."""
        wanted = self.content.scenarios[self.view.scenario].goal
        if wanted in self.view.missions:
            return str(wanted)
        cards = self.content.missions
        return next((name for name in self.view.missions if not cards[name].optional), "")

    def crew(self, name: str) -> CrewView:
        return next(crew for crew in self.view.crew if crew.card == name)

    def others_at(self, sector: int, name: str) -> list[CrewView]:
        return [crew for crew in self.living if crew.sector == sector and crew.card != name]

    def action(self, source: str) -> Action | None:
        return action_of(self.content, source)

    def specials(self, action: Action | None) -> list[Special]:
        """Special Effects that a Dice Check would have: those of the Global Condition and of the action.

        V-CHECK-7.2, V-CHECK-7.3.
        """
        own = [special for row in (action.specials if action else ()) for special in row]
        return [*self.content.conditions[self.view.condition].specials, *own]

    def converts(self, crew: CrewView) -> Converts:
        """What the Crewmember can convert, by itself and with what it carries. V-CONV-3."""
        carried = [icon for name in crew.gear for icon in self.content.equipment[name].converts]
        return (self.content.crew[crew.card].convert, *((colour_of(icon), icon) for icon in carried))

    def paths(self, number: int) -> Iterator[tuple[int, Path]]:
        """The Paths that lead away from a Sector, with their far ends. V-TRAVEL-03."""
        for path in self.planet.paths:
            if path.ends[0] == number:
                yield path.ends[1], path
            elif path.ends[1] == number and not path.one_way:
                yield path.ends[0], path

    def is_stuck(self, number: int) -> bool:
        sector = self.sectors[number]
        return sector.stuck or STUCK in sector.markers

    @property
    def all_home(self) -> bool:
        """Whether everybody stands at the Lander. V-LIFT-04."""
        return all(crew.sector == self.view.lander_sector for crew in self.living)


def available(crew: CrewView) -> list[str]:
    """Dice that lie ready in their slots. V-TERM-14."""
    return [die for colour in COLOURS for die in crew.slots[colour]]


def injuries(crew: CrewView) -> int:
    return sum(bool(card) for card in crew.injuries)
