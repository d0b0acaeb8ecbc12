"""Every game and mission for OpenSpiel: `pyspiel.load_game("farlight", {"game": "beacon", "seats": 2})`.

Chance is sampled inside of steps, as the rules roll and draw (`SAMPLED_STOCHASTIC`); information is imperfect; all
players have the same utility. Importing this module registers the game.
"""

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from farlight.envs.episode import Episode, Wanted
from farlight.envs.rendering import as_text
from farlight.kernel.chance import SEED_BITS

if TYPE_CHECKING:
    from farlight.envs.features import Features

MOST_SEATS = 4
PARAMETERS = {
    "game": "beacon", "mission": "", "seats": 2, "difficulty": "", "pack": "", "actions": 1024, "features": 1024,
    "limit": 20_000, "seed": 1, "anytime": True,
}  # fmt: skip
TYPE = pyspiel.GameType(
    short_name="farlight",
    long_name="Farlight",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # without types of its own
    """A game with its settings. Each new state is another deal, the next of the seed's row."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known = {**PARAMETERS, **(params or {})}
        self._random = Random(int(known.pop("seed")))
        self.wanted = Wanted(**known)
        self.wanted.load()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.wanted.actions,
            max_chance_outcomes=0,
            num_players=self.wanted.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.wanted.limit,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, _iig_type: object = None, _params: object = None) -> "Observer":
        return Observer(self.wanted.features)

    def deal(self) -> int:
        """The seed of the next deal."""
        return self._random.getrandbits(SEED_BITS)


class SpielState(pyspiel.State):  # type: ignore[misc]  # the same
    """Where a game stands."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._wanted = game.wanted
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """Dealt when somebody looks: whoever is made to become a copy needs no deal of its own."""
        if self._episode is None:
            self._episode = Episode(self._wanted, self.get_game().deal())
        return self._episode

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode.over or self.episode.steps >= self._wanted.limit

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.actions) if player == self.episode.seat and not self.is_terminal() else []

    def _apply_action(self, action: int) -> None:
        if not self.episode.step(action):
            raise ValueError(f"{action} is not offered")

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.episode.options().get(action, f"action {action}")

    def returns(self) -> list[float]:
        """The same for all. A game that was broken off is worth nothing."""
        return [self.episode.reward()] * self._wanted.seats

    def __str__(self) -> str:
        return as_text(self.episode)


class Observer:
    """What a player sees, as tensor, dict and text."""

    def __init__(self, size: int) -> None:
        self.tensor: Features = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return as_text(state.episode, player)


pyspiel.register_game(TYPE, SpielGame)
