"""A crew as it sits at a table for the first time: it plans like the other one, but leaves its Ability cards alone."""

from collections.abc import Sequence

from farlight.kernel import Decision, Interrupt
from farlight.martians.bots.bot import CrewBot, Seen
from farlight.martians.model.content import Definitions
from farlight.martians.rules.context import MartiansPlay


class WithoutCards:
    """What a bot looks at, without the Ability cards; base abilities stay. M-ASTR-04."""

    def __init__(self, look: Seen, content: Definitions) -> None:
        self._look = look
        self._content = content
        self.decision: Decision = look.decision
        self.decisions: Sequence[Decision] = look.decisions

    def number(self, seat: int, place: int) -> int:
        return self._look.number(seat, place)

    def play(self) -> MartiansPlay:
        return self._look.play()

    def effects(self) -> Sequence[tuple[int, Interrupt]]:
        return [(number, effect) for number, effect in self._look.effects() if not self._is_card(effect)]

    def _is_card(self, effect: Interrupt) -> bool:
        ability = dict(effect.option.refs).get("ability")
        return isinstance(ability, str) and not self._content.abilities[ability].base


class PlainCrew(CrewBot):
    """The measure of the balance reports: simple choices, no cards."""

    def choose(self, look: Seen) -> int:
        return super().choose(WithoutCards(look, self.content))
