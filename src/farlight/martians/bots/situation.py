"""The table as a seat sees it, and what the crew makes of it: where it would act, at what price, for what chance."""

from collections import Counter
from functools import cached_property

import msgspec

from farlight.kernel import Play, Term
from farlight.martians.bots.map_ways import Ways
from farlight.martians.model.card_parts import Need
from farlight.martians.model.ids import Mark
from farlight.martians.model.mission_sheets import MissionCard
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.declaration import bare_stack
from farlight.martians.rules.actions.needed_things import alternatives_for
from farlight.martians.rules.actions.phase_offers import survey
from farlight.martians.rules.actions.stacks import planned_costs, unaffordable
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.context import ELEMENTS, MartiansPlay
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.facilities import broken_elements, candidates, kind_of, penalties
from farlight.martians.rules.map_paths import Route
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.rules.production import is_sample
from farlight.martians.table.forecast import Forecast, forecast

FACES = 6
DEAR = (4.0, 4.0, 2.0, 1.2)
"""What a unit of a supply is worth that has fallen so low."""


class Memory(msgspec.Struct):
    """What the crew remembers and the table does not show."""

    chain: tuple[str, ...] = ()
    """The path that was declared."""
    trail: tuple[str, ...] = ()
    """The path that the crew works on before it is declared."""
    bell: str = ""
    """The direction of the bell, as far as it could be told."""
    tiles: tuple[str, ...] = ()
    """What was explored when the mission before ended."""
    plan: str = ""
    """What the crew decided to do about the bell."""
    goal: str = ""
    """Where a signal that is being moved is to go."""
    losses: int = 0
    """How often this mission was lost."""


class Odds(msgspec.Struct, frozen=True):
    """Chances of an action: of success with dice and with enough pawns, of a wound and an Adventure from the dice."""

    dice: float = 1.0
    sure: float = 1.0
    wound: float = 0.0
    adventure: float = 0.0


CERTAIN = Odds()


class Shop(msgspec.Struct, frozen=True):
    """A Facility where a type of action can be taken now."""

    facility: str
    extra: int
    force: bool
    tokens: tuple[str, ...]
    costs: tuple[str, ...]


class Situation:
    """Everything a rule of the policy may look at: the rules over what a seat sees, and what the crew remembers."""

    def __init__(self, play: MartiansPlay, memory: Memory) -> None:
        self.play = play
        self.state = play.state
        self.content = play.content
        self.memory = memory
        self.left = self.state.sols - self.state.sol
        """Sols after this one."""
        self.wounds = min((person.wounds for person in self.state.crew), default=0)
        """Of the fittest: whoever leads what is risky."""
        self.bonus: dict[str, Term[Situation]] = {}
        """What the mission gives for the repair of an element."""
        self.kept: Counter[str] = Counter()
        """Parts that the mission needs for something else than repairs."""
        self._shops: dict[str, Shop | None] = {}

    @cached_property
    def ways(self) -> Ways:
        return Ways(self.play)

    @property
    def mission(self) -> MissionCard:
        return self.content.missions[self.state.mission]

    @cached_property
    def forecast(self) -> Forecast | None:
        """What the next phases bring; None before the table is laid."""
        return forecast(self.play) if self.state.decks and self.state.crew else None

    @cached_property
    def held(self) -> Counter[str]:
        """Things in the Available area."""
        return Counter(self.state.available)

    @cached_property
    def samples(self) -> list[str]:
        """Samples in the Available area, the nearest first."""
        return sorted(filter(is_sample, self.state.available))

    @cached_property
    def dismantled(self) -> MartiansPlay:
        """The table if all Upgrade cards that can be installed were dismantled."""
        if not self.state.upgrades:
            return self.play
        state = self.state.copy()
        for card in self.state.upgrades:
            state.available += self.content.upgrades[card].parts
        return Play(self.play.rules, self.content, state)

    @cached_property
    def parts(self) -> Counter[str]:
        """Spare Parts at hand, those in Upgrade cards included."""
        available = self.dismantled.state.available
        return Counter({kind: available.count(kind) for kind in ELEMENTS})

    @cached_property
    def over(self) -> int:
        """How many broken elements there are more than the mission allows; below 0 if there is room for some."""
        return broken_elements(self.play) - self.mission.threshold

    def is_ticked(self, objective: str) -> bool:
        return any(each.id == objective and is_reached(self.play, each) for each in self.mission.objectives)

    def in_play(self, facility: str) -> bool:
        return facility in self.state.facilities

    @cached_property
    def broken(self) -> list[str]:
        """Broken elements that could be repaired now."""
        return candidates(self.play, "anywhere", "any", broken=True)

    def waiting(self, kind: str) -> int:
        """How many broken elements wait for a part of this kind."""
        return sum(kind_of(element) == kind for element in self.broken)

    def penalty(self, element: str) -> str:
        return self.content.tables.harms[element]

    def named(self, name: str) -> int:
        """The astronaut of a name; -1 if nobody is called so."""
        return next((who for who in range(len(self.state.crew)) if name_of(self.state, who) == name), -1)

    def person(self, profession: str) -> int:
        """The astronaut of a profession; -1 if nobody is."""
        return next((who for who, each in enumerate(self.state.crew) if each.profession == profession), -1)

    # Where actions are taken

    def shop(self, action_type: str) -> Shop | None:
        """The best Facility for a type; None if there is none that can be paid for."""
        if action_type not in self._shops:
            found = [self._shop(place) for place in self.play.recall(survey).usable[action_type]]
            usable = [shop for shop in found if shop is not None]
            self._shops[action_type] = min(
                usable, key=lambda shop: (shop.extra + shop.force, len(shop.costs)), default=None
            )
        return self._shops[action_type]

    def _shop(self, facility: str) -> Shop | None:
        seen = self.play.recall(survey)
        costs = seen.costs[facility]
        if unaffordable(self.play, costs, planned_costs(self.play)):
            return None
        force = "force" in penalties(self.play, facility) or Mark.on("must-roll", facility) in self.state.round
        tokens = tuple(token for place, token in self.state.active if place == facility)
        return Shop(facility, seen.extra[facility], force, tokens, costs)

    def odds(self, shop: Shop, action_type: str) -> Odds:
        if action_type == "rest":
            return CERTAIN
        die = self.content.dice[self.content.tables.colours[action_type]]
        success = die.success / FACES
        if "reroll" in shop.tokens:
            success *= success
        return Odds(success, success if shop.force else 1.0, die.wound / FACES, die.adventure / FACES)

    def cost_of(self, supplies: tuple[str, ...]) -> float:
        """Supplies that are low are dear, and the last ones more so."""
        stocks = [self.state.supply[each] for each in supplies]
        return sum(DEAR[stock] if stock < len(DEAR) else 0.5 for stock in stocks)

    def draft(self, name: str, target: str, facility: str, way: Route | None, who: int = 0) -> Stack:
        """An action as it would be declared by somebody alone: what it takes is for the rules to say."""
        return bare_stack(self.state, str(who), who, verb_of(self.play, name), target, facility, way)

    def has_all(self, needs: list[Need]) -> bool:
        """Whether everything that an action asks for is at hand, and somebody has the Morale tokens for it."""
        tokens = max(person.tokens for person in self.state.crew)
        paid = all(need.count <= tokens for need in needs if need.thing == "token")
        return paid and next(alternatives_for(self.dismantled, needs), None) is not None
