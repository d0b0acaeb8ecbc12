"""The table as a seat sees it, with the questions that the rules of the policy ask."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

import msgspec

from farlight.martians.bots.atlas import Atlas, Way
from farlight.martians.bots.job import CERTAIN, Job, Odds
from farlight.martians.model.card_parts import Need
from farlight.martians.model.content import Definitions
from farlight.martians.model.mission_sheets import MissionCard
from farlight.martians.rules.actions.stacks import DICED
from farlight.martians.rules.context import ELEMENTS
from farlight.martians.table.view import FacilityView, MartiansView

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


def is_sample(thing: str) -> bool:
    """Samples are s1, s2, s3 by ring, or the numbered finds n1 to n6 that replace them."""
    return len(thing) == 2 and thing[0] in "sn"


def parts_in(needs: list[Need]) -> tuple[str, ...]:
    """The Spare Parts among what an action asks for."""
    return tuple(need.thing for need in needs if need.thing in (*ELEMENTS, "part") for _ in range(need.count))


class Shop(msgspec.Struct, frozen=True):
    """A Facility where a type of action can be taken now."""

    facility: str
    extra: int
    force: bool
    tokens: tuple[str, ...]
    costs: tuple[str, ...]


class Table:
    """Everything a rule of the policy may look at."""

    def __init__(self, view: MartiansView, content: Definitions, memory: Memory) -> None:
        self.view = view
        self.content = content
        self.memory = memory
        self.facilities: dict[str, FacilityView] = {each.facility: each for each in view.facilities}
        self.left = view.sols - view.sol
        """Sols after this one."""
        self.wounds = min((person.wounds for person in view.crew), default=0)
        """Of the fittest: whoever leads what is risky."""
        self.bonus: dict[str, float] = {}
        """What the mission gives for the repair of an element."""
        self.kept: Counter[str] = Counter()
        """Parts that the mission needs for something else than repairs."""
        self._shops: dict[str, Shop | None] = {}

    @cached_property
    def atlas(self) -> Atlas:
        return Atlas(self.view, self.content)

    @property
    def mission(self) -> MissionCard:
        return self.content.missions[self.view.mission]

    @cached_property
    def held(self) -> Counter[str]:
        """Things in the Available area."""
        return Counter(self.view.available)

    @cached_property
    def in_upgrades(self) -> Counter[str]:
        """Parts that dismantling the Upgrade cards would give."""
        return Counter(part for card in self.view.upgrades for part in self.content.upgrades[card].parts)

    @cached_property
    def parts(self) -> Counter[str]:
        """Spare Parts at hand, those in Upgrade cards included."""
        return Counter({kind: self.held[kind] + self.in_upgrades[kind] for kind in ELEMENTS})

    @cached_property
    def today(self) -> str:
        """What this sol's event did, as far as it lasts for the sol."""
        return "; ".join(self.content.events[entry.event].now.source for entry in self.view.log if entry.left == 3)

    @property
    def is_solo(self) -> bool:
        """Whether one seat plays the whole crew."""
        return len(self.view.ready) == 1

    def is_ticked(self, objective: str) -> bool:
        return any(
            each.objective == f"{self.view.mission}.{objective}" and each.ticked for each in self.view.objectives
        )

    def in_play(self, facility: str) -> bool:
        return facility in self.facilities

    def broken(self) -> list[str]:
        """Broken elements that could be repaired now."""
        return [
            f"{each.facility}.{kind}"
            for each in self.view.facilities
            if not each.tiles
            for kind, status in each.elements.items()
            if status == "broken"
        ]

    def penalty(self, element: str) -> str:
        facility, _, kind = element.partition(".")
        return self.content.facilities[facility].elements[kind]  # type: ignore[index]

    def person(self, profession: str) -> int:
        """The astronaut of a profession; -1 if nobody is."""
        return next((who for who, each in enumerate(self.view.crew) if each.profession == profession), -1)

    # Where actions are taken

    def shop(self, action_type: str) -> Shop | None:
        """The best Facility for a type; None if there is none that can be paid for."""
        if action_type not in self._shops:
            found = [self._shop(place) for place in self.content.tables.places.get(action_type, ())]
            usable = [shop for shop in found if shop is not None]
            self._shops[action_type] = min(
                usable, key=lambda shop: (shop.extra + shop.force, len(shop.costs)), default=None
            )
        return self._shops[action_type]

    def _shop(self, facility: str) -> Shop | None:
        seen = self.facilities.get(facility)
        if seen is None or not seen.available:
            return None
        costs = tuple(name for name in dict.fromkeys(seen.penalties) if name in ("energy", "oxygen"))
        if any(not self.view.supply[supply] for supply in costs):
            return None
        force = "force" in seen.penalties or f"must roll {facility}" in self.today
        return Shop(facility, seen.active.count("extra-pawn"), force, tuple(seen.active), costs)

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
        stocks = [self.view.supply[each] for each in supplies]
        return sum(DEAR[stock] if stock < len(DEAR) else 0.5 for stock in stocks)

    # Making jobs

    def typed(
        self, action_type: str, verb: str, worth: float, target: str = "", things: str = "", way: Way | None = None
    ) -> Job | None:
        """A job of one of the eight types; None if the type is closed."""
        shop = self.shop(action_type)
        if shop is None:
            return None
        card = self.content.actions.get(verb)
        low = 1 + shop.extra + (card.extra_pawns if card is not None else 0)
        if way is not None:
            low += way.pawns
        if verb == "explore":
            low += self.view.tracks.get(f"burden:{target}", 0)
        cost = self.cost_of(shop.costs)
        cost += 1.0 * ("adventure" in shop.tokens) + 1.5 * ("wound" in shop.tokens)
        return Job(
            kind=action_type,
            verb=verb,
            worth=worth,
            low=low,
            high=low + 1 if action_type in DICED else low,
            target=target,
            things=things,
            type=action_type,
            way=way,
            odds=self.odds(shop, action_type),
            cost=cost,
            living=action_type in ("rest", "relax", "heal", "manage"),
        )

    def explore(self, space: str, worth: float) -> Job | None:
        way = self.atlas.way(space)
        if way is None or space in self.view.tiles:
            return None
        job = self.typed("explore", "explore", worth, target=space, way=way)
        if job is not None:
            job.claim = f"explore:{space}"
        return job

    def prospects(self, rings: tuple[int, ...], worths: tuple[float, ...]) -> Iterator[Job | None]:
        """Exploring some new ground, the nearest first; each further space is worth less."""
        spaces = sorted((space for ring in rings for space in self.atlas.explorable(ring)), key=self.atlas.distance)
        for space, worth in zip(spaces, worths, strict=False):
            yield self.explore(space, worth)

    def gather(self, space: str, thing: str, worth: float) -> Job | None:
        way = self.atlas.way(space)
        if way is None or space not in self.view.tiles:
            return None
        return self.typed("gather", "gather", worth, target=space, things=thing, way=way)

    def special(self, verb: str, worth: float, space: str = "", things: str = "") -> Job | None:
        """A special action of the mission, if what it needs is there."""
        card = self.content.actions[verb]
        if not self.has_all(card.needs):
            return None
        way = self.atlas.way(space) if space else None
        if space and (way is None or space not in self.view.tiles):
            return None
        if card.type is None:
            return Job("own", verb, worth, card.pawns, card.pawns, target=space, things=things, way=way)
        job = self.typed(card.type, verb, worth, target=space, things=things, way=way)
        if job is not None:
            job.uses = (things,) if things in ELEMENTS else parts_in(card.needs)
        return job

    def has_all(self, needs: list[Need]) -> bool:
        """Whether everything that an action asks for is at hand, as far as the crew can tell."""
        return all(self.has_need(need) >= need.count for need in needs)

    def has_need(self, need: Need) -> int:
        """How much of a thing the crew could lay beside the pawns."""
        view, thing = self.view, need.thing
        if thing in ELEMENTS:
            return self.parts[thing]
        if thing in view.supply:
            return view.supply[thing]
        if thing in ("sample", "sample-or-examined", "nutrient"):
            return sum(is_sample(each) for each in view.available)
        if thing.startswith("ring-marker"):
            return sum(self.held[f"{thing}:{ring}"] for ring in (1, 2, 3))
        tokens = [person.tokens for person in view.crew]
        counted = {
            "part": sum(self.parts.values()),
            "examined": len(view.examined),
            "token": max(tokens),
            "crew-tokens": sum(tokens) // max(1, view.sol),
            "nutrient-name": 1,
            "gas": view.tracks.get("gas", 0),
            "crate": sum(self.held[crate] for crate in self.mission.crates),
        }
        return counted.get(thing, self.held[thing])
