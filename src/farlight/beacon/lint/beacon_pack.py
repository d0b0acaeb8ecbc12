"""What the author of a pack for Beacon should hear."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import Beacon
from farlight.beacon.rules.verbs import VOCABULARY
from farlight.content import CheckedPack, LoadedPack, Ways
from farlight.effects import Problem


class BeaconPack(CheckedPack[Beacon]):
    def __init__(self, loaded: LoadedPack, content: Definitions, path: Path) -> None:
        super().__init__(loaded, path, VOCABULARY)
        self._content = content

    def ways(self) -> Ways:
        """Missions, dice and keepers are there from the start; drift comes with a mission. B-SET-01."""
        cards = self.loaded.cards
        return Ways({(kind, name): "B-SET-01" for kind in ("mission", "die", "keeper") for name in cards[kind]})

    def checks(self) -> Iterable[Problem]:
        """No deck runs dry before the last watch, and every mission can be won."""
        missions = self._content.missions.values()
        highest = max(face for die in self._content.dice for face in die.faces)
        for mission in missions:
            path, cards = ("mission", mission.id), len(mission.drift)
            if cards < mission.watches:
                message = f"fewer cards ({cards}) than watches ({mission.watches}): the drift would run dry"
                yield self.loaded.problem((*path, "drift"), message)
            if mission.success > highest:
                message = f"no die can show {mission.success} or more: the highest face is {highest}"
                yield self.loaded.problem((*path, "success"), message)

    def unknown(self, state: Beacon) -> Sequence[str]:
        known = self._content.drift
        cards = [f"drift '{card}'" for card in (*state.deck, *state.drifted) if card not in known]
        return cards if state.mission in self._content.missions else [f"mission '{state.mission}'", *cards]
