"""The rules of Martians, as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from farlight.kernel import BadSetup, Decision, Interrupt, Mission, Play, Question, Rules, Setup
from farlight.martians.model.content import Definitions
from farlight.martians.model.state import Martians
from farlight.martians.rules import steps
from farlight.martians.rules.actions.abilities import could_change, interrupts
from farlight.martians.rules.campaigns.campaign import following
from farlight.martians.rules.context import seat_of
from farlight.martians.rules.redeal import redeal
from farlight.martians.rules.setup import crew_size, set_up

LONGEST_NAME = 24
"""Characters of an astronaut's name. M-APP-05."""


class MartiansRules(Rules[Martians, Definitions]):
    steps = steps.STEPS
    levels: ClassVar[Mapping[str, str]] = {"begin_round": "sol", "begin_phase": "phase"}
    dice = frozenset(
        ("success", "wound", "adventure", "malfunction-yellow", "malfunction-orange", "malfunction-red", "research",
         "direction")
    )  # fmt: skip

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def missions(self) -> Sequence[Mission]:
        """What can be chosen: single missions in the order of the pack, whose first is for a first game, then
        campaigns; each for 1 to 4 players.

        M-GEN-02, M-SET-11, M-SET-15.
        """
        single = [card.id for card in self._content.missions.values() if not card.campaign]
        campaigns = [Mission(name, (1, 4), series=True) for name in self._content.campaigns]
        return [*(Mission(name, (1, 4)) for name in single), *campaigns]

    def new(self, setup: Setup) -> Martians:
        return set_up(setup, self._content)

    def check_names(self, setup: Setup) -> None:
        """Check the names, one for each astronaut: 1 to 24 characters, all different. M-APP-05."""
        wanted = crew_size(setup.seats)
        if len(setup.names) != wanted:
            raise BadSetup(f"There are {wanted} astronauts: give {wanted} names, not {len(setup.names)}, or none.")
        for name in setup.names:
            if not 1 <= len(name) <= LONGEST_NAME or name != name.strip():
                raise BadSetup(
                    f"'{name}' is no name: it needs 1 to {LONGEST_NAME} characters, without spaces at its ends."
                )
            if not name.isprintable():
                raise BadSetup(f"{name!r} is no name: it has characters that cannot be shown.")
        if len({name.casefold() for name in setup.names}) < wanted:
            raise BadSetup(f"Every astronaut needs a name of their own: {', '.join(setup.names)} has one twice.")

    def interrupts(self, play: Play[Martians, Definitions]) -> Iterable[Interrupt]:
        return interrupts(play)

    def could_change(self, play: Play[Martians, Definitions], question: Question) -> bool:
        return could_change(play, question)

    def last_word(self, state: Martians, _decision: Decision) -> int | None:
        """The First Player settles disputes, once there is one. M-FP-04, M-RUL-GAP-17."""
        return seat_of(state, state.first) if state.sol else None

    def onward(self, state: Martians) -> str:
        return following(self._content, state.campaign.id if state.campaign else state.mission, state.outcome)

    def rehide(self, play: Play[Martians, Definitions], _seat: int | None) -> None:
        redeal(play)

    def check(self, state: Martians) -> str | None:
        """What no rule may leave behind: values off their tracks, supplies or tokens below 0, plants without a house.

        M-MOR-01, M-STR-04, M-SUP-02, M-TERM-19.
        """
        if not -2 <= state.morale <= 3 or not 0 <= state.stress <= self._content.ruling.stress_limit:
            return "Morale or Stress is off its track"
        if min(state.supply.values()) < 0:
            return "a supply is below 0"
        for farm in state.farms:
            if farm.plants + len(farm.growth) > farm.houses:
                return "more plants than Greenhouses"
        for person in state.crew:
            if person.tokens < 0:
                return "an astronaut owes Morale tokens"
        return None
