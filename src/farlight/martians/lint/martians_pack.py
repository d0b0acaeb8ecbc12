"""What the author of a pack for Martians should hear."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from farlight.content import CheckedPack, LoadedPack, Log, Style, Ways
from farlight.effects import Problem
from farlight.martians.lint.campaign_texts import campaign_texts, read_at_end
from farlight.martians.lint.card_origins import ways_of
from farlight.martians.lint.log_texts import logs_in
from farlight.martians.lint.pack_checks import lint_pack
from farlight.martians.lint.word_contexts import misplaced_in
from farlight.martians.model.content import Definitions
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import VOCABULARY, MartiansPlay


class MartiansPack(CheckedPack[Martians]):
    style: ClassVar[Style] = Style(words=(15, 80), asks=0, recalls=0)

    def __init__(self, loaded: LoadedPack, content: Definitions, path: Path) -> None:
        super().__init__(loaded, path, VOCABULARY)
        self._content = content

    def ways(self) -> Ways:
        return ways_of(self._content)

    def shown(self) -> Mapping[tuple[str, str], str]:
        return {**self.reach(), **campaign_texts(self._content)}

    def read_at_end(self, play: MartiansPlay) -> Iterable[tuple[str, str]]:
        return read_at_end(play)

    def checks(self) -> Iterable[Problem]:
        return (*misplaced_in(self.loaded, self._content), *lint_pack(self.loaded, self._content))

    def logs(self) -> Iterable[Log]:
        return logs_in(self._content)

    def unknown(self, state: Martians) -> Sequence[str]:
        known = self._content.cards
        wanted = [("mission", state.mission), *(("event", entry.event) for entry in state.log)]
        wanted += [("facility", name) for name in state.facilities] + [("roi", roi) for roi in state.tiles.values()]
        wanted += [("upgrade", name) for name in (*state.upgrades, *state.installed)]
        wanted += [("astronaut", person.card) for person in state.crew]
        wanted += [("event", card) for card in state.decks.get("event", ())]
        return [f"{kind} '{card}'" for kind, card in wanted if card not in known[kind]]
