"""The rules of Vanguard, as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from farlight.kernel import Decision, Interrupt, Lead, Mission, Play, Question, Rules, Setup
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import FlagMark
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules import steps
from farlight.vanguard.rules.anytime import could_change, opens, who_could
from farlight.vanguard.rules.exploration import tutorial
from farlight.vanguard.rules.exploration.abilities import interrupts
from farlight.vanguard.rules.last_word import last_word
from farlight.vanguard.rules.redeal import redeal
from farlight.vanguard.rules.setup import DEADLY, set_up


class VanguardRules(Rules[Vanguard, Definitions]):
    steps = steps.STEPS
    levels: ClassVar[Mapping[str, str]] = {"begin_round": "round", "next_turn": "turn"}
    optional: ClassVar[Sequence[str]] = (DEADLY,)
    dice = frozenset(("section", "injury", "danger", "ten"))

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def missions(self) -> Sequence[Mission]:
        return [Mission(card.id, (1, 4), card.campaign is not None) for card in self._content.scenarios.values()]

    def new(self, setup: Setup) -> Vanguard:
        return set_up(setup, self._content)

    def seats(self, state: Vanguard, _setup: Setup) -> int:
        """Seats of the game as it goes on: the number of players may change between sessions. V-PLAYER-08."""
        return state.seats

    def interrupts(self, play: Play[Vanguard, Definitions]) -> Iterable[Interrupt]:
        return interrupts(play)

    def lead(self, play: Play[Vanguard, Definitions], prompt: str) -> Lead | None:
        """The led first round of the Tutorial.

        V-TUT-40, V-TUT-41, V-TUT-42, V-TUT-43, V-TUT-44, V-TUT-45, V-TUT-46, V-TUT-47, V-TUT-50, V-TUT-51, V-TUT-52,
        V-TUT-53, V-TUT-54, V-TUT-55, V-TUT-56, V-TUT-57, V-TUT-60, V-TUT-61, V-TUT-62, V-TUT-63, V-TUT-64, V-TUT-65.
        """
        return tutorial.lead(play, prompt)

    def last_word(self, state: Vanguard, decision: Decision) -> int | None:
        return last_word(state, decision)

    def opens(self, play: Play[Vanguard, Definitions], window: str) -> bool:
        return opens(play, window)

    def could_change(self, play: Play[Vanguard, Definitions], question: Question) -> bool:
        return could_change(play, question)

    def who_could(self, play: Play[Vanguard, Definitions], question: Question, window: str) -> set[int]:
        return who_could(play, question, window)

    def rehide(self, play: Play[Vanguard, Definitions], _seat: int | None) -> None:
        redeal(play)

    def marks(self, state: Vanguard) -> Sequence[str]:
        """Flags and boxes of the Logbook, and how it ended. V-RESET-06, V-RUL-74."""
        return [
            *(str(FlagMark(flag, count)) for flag, count in sorted(state.flags.items()) if count),
            f"ending={state.outcome}",
        ]

    def onward(self, state: Vanguard) -> str:
        return self._content.scenarios[state.scenario].after(state.outcome)

    def check(self, state: Vanguard) -> str | None:
        """What no rule may leave behind: pools below 0, two Injury dice in a column. V-TERM-18, V-INJ-09."""
        if state.supplies < 0 or state.success < 0:
            return "Supplies or Success below 0"
        for crew in state.crew:
            if crew.hurt and len(set(crew.hurt)) != len(crew.hurt):
                return "two Injury dice in a column"
        return None
