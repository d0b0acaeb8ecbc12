"""Where a Threat will go with the next space of its Time Track, as far as everybody can see it. V-THREAT-02.

The rules themselves are asked, on copies of what is seen: once for every result that chance could give.
"""

from collections.abc import Iterator, Sequence

import msgspec

from farlight.effects import Do, Each, Effect, If, Phrase, Seq, Test
from farlight.kernel import Play
from farlight.vanguard.model.events import ThreatMoved
from farlight.vanguard.model.ids import ActionSource, source_id
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import NOBODY, About, VanguardPlay, conditions, passes, verbs
from farlight.vanguard.rules.exploration.threats import threat_of
from farlight.vanguard.rules.exploration.time_tracks import effects_next, takes_effect

ON_THE_BOARD = {"threat", "exploration"}
"""What a phrase may need to be foretold; with anything else it depends on who acts then, and how."""


class Foretold(msgspec.Struct, frozen=True):
    ways: list[list[int]]
    """The Sectors that it enters, one list for each way it may take; none if it stays or nobody can know."""
    strikes: bool
    """Whether it does something to the Crewmembers with it. V-THREAT-05."""


def foretell(seen: VanguardPlay, threat: Threat) -> Foretold:
    """Off the board and where its next space does nothing, nothing is foretold."""
    track = source_id("threat", threat.card)
    if not threat.sector or not takes_effect(seen, track):
        return Foretold([], strikes=False)
    chance, tried = _EveryResult(), []
    for _ in chance.runs():
        ahead = _Ahead(seen, threat, chance)
        for effect in effects_next(seen, track):
            ahead.act(effect.tree)
        tried.append(ahead)
    ways = {ahead.way() for ahead in tried} if all(ahead.is_known for ahead in tried) else set()
    return Foretold(sorted(list(way) for way in ways if way), any(ahead.strikes for ahead in tried))


class _EveryResult:
    """A source of chance that gives other results each time the same is carried out, until all were given."""

    def __init__(self) -> None:
        self.left: list[list[int]] = [[]]
        self.given: list[int] = []
        self.place = 0

    def runs(self) -> Iterator[None]:
        while self.left:
            self.given, self.place = self.left.pop(), 0
            yield

    def take(self, _stream: str, sides: int, _generated: int, _names: Sequence[str] | None) -> int:
        if self.place == len(self.given):
            self.left += ([*self.given, other] for other in range(1, sides))
            self.given.append(0)
        self.place += 1
        return self.given[self.place - 1]


class _Ahead:
    """What a Threat does by itself, carried out on a copy of the table."""

    def __init__(self, seen: VanguardPlay, threat: Threat, chance: _EveryResult) -> None:
        self.play: VanguardPlay = Play(seen.rules, seen.content, seen.state.copy(), chance)
        self.threat = threat.card
        self.about = About(NOBODY, threat.sector, ActionSource("threat", threat.card))
        self.is_known = True
        self.strikes = False

    def way(self) -> tuple[int, ...]:
        return tuple(event.sector for event in self.play.events if isinstance(event, ThreatMoved) and event.sector)

    def act(self, effect: Effect) -> None:
        match effect:
            case Do(phrase):
                self._go(phrase)
            case Seq(parts):
                for part in parts:
                    self.act(part)
            case If(tests, body, otherwise):
                taken = body if all(self._passes(test) for test in tests) else otherwise
                if taken is not None:
                    self.act(taken)
            case Each(group, _):
                self.strikes |= group.form == "crewmember-with-it"

    def _go(self, phrase: Phrase) -> None:
        """Move a Threat as the phrase says; what else happens moves none."""
        form = verbs.by_name[phrase.form]
        if "threat" in form.needs and threat_of(self.play, self.threat) is not None:
            if ON_THE_BOARD.issuperset(form.needs):
                form.run(self.play, self.about, *phrase.args)
            else:
                self.is_known = False

    def _passes(self, test: Test) -> bool:
        """By the rules; both ways are tried where nobody can know."""
        if ON_THE_BOARD.issuperset(conditions.by_name[test.phrase.form].needs):
            return passes(self.play, test, self.about)
        return self.play.roll("threat", 2) == 1
