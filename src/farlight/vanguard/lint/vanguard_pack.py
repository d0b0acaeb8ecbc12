"""What the author of a pack for Vanguard should hear."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from farlight.content import CheckedPack, LoadedPack, Log, Style, Ways
from farlight.effects import Problem
from farlight.vanguard.lint.campaign_goals import promises_in
from farlight.vanguard.lint.card_origins import destinations, ways_of
from farlight.vanguard.lint.log_texts import logs_in
from farlight.vanguard.lint.logbook_marks import unread
from farlight.vanguard.lint.story_tokens import wrong_tokens
from farlight.vanguard.lint.system_maps import charts_in
from farlight.vanguard.lint.word_contexts import misplaced_in
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.story_text import PRONOUNS

_SAME = (
    frozenset(("planet", "scenario", "landing")),
    frozenset(("scenario", "campaign")),
    frozenset(("lander", "production")),
    frozenset(("upgrade", "production")),
    frozenset(("facility", "production")),
    frozenset(("injury_type", "injury")),
)
"""Kinds of cards that are of one thing: a planet and how it is played, a project and what it builds."""


class VanguardPack(CheckedPack[Vanguard]):
    style: ClassVar[Style] = Style(same=_SAME)
    free_tokens: ClassVar[Collection[str]] = PRONOUNS

    def __init__(self, loaded: LoadedPack, content: Definitions, path: Path) -> None:
        super().__init__(loaded, path, VOCABULARY)
        self._content = content

    def ways(self) -> Ways:
        return ways_of(self._content)

    def checks(self) -> Iterable[Problem]:
        loaded, content = self.loaded, self._content
        words = (*wrong_tokens(loaded), *misplaced_in(loaded, content), *charts_in(loaded, content))
        return (*words, *promises_in(loaded, content), *unread(loaded, content))

    def logs(self) -> Iterable[Log]:
        return logs_in(self._content)

    def shown(self) -> Mapping[tuple[str, str], str]:
        chains = self.reach()
        return {**chains, **destinations(self._content, chains)}

    def unknown(self, state: Vanguard) -> Sequence[str]:
        known = self._content.cards
        wanted = [("scenario", state.scenario), *([("planet", state.planet)] if state.planet else [])]
        wanted += [("crew", card) for card in state.ship.sleeves]
        wanted += [("objective", card) for card in (state.ship.objective,) if card]
        wanted += [("research", card) for card in state.ship.lab if card]
        wanted += [("production", card) for card in (*state.ship.ready, *state.ship.queues) if card]
        wanted += [("situation", card) for card in (*state.ship.possible, *state.ship.situations)]
        wanted += [("crew", crew.card) for crew in state.crew if crew.card]
        wanted += [("section", card) for crew in state.crew for card in (*crew.hand, *crew.deck, *crew.discard)]
        wanted += [("poi", card) for cards in state.pois.values() for card in cards]
        wanted += [("mission", name) for name in state.missions]
        wanted += [("threat", threat.card) for threat in state.threats]
        wanted += [("event", card) for card in (*state.events, *state.past)]
        wanted += [("log", log) for log in state.read]
        return [f"{kind} '{card}'" for kind, card in wanted if card not in known[kind]]
