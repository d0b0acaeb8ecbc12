"""Every game and mission for Gymnasium: one agent for all seats, or for one of them with bots beside it."""

from typing import Any, ClassVar, Literal, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farlight.envs.action_list import Mask
from farlight.envs.episode import Episode, Wanted
from farlight.envs.features import Features
from farlight.envs.rendering import as_picture, as_text
from farlight.kernel import game_names
from farlight.kernel.chance import SEED_BITS

Observation = dict[str, Features | Mask]
RenderMode = Literal["ansi", "rgb_array"]


class TableEnv(gymnasium.Env):  # type: ignore[misc]  # without types of its own
    """A table as an environment. An action that the mask excludes changes nothing and is told in `info["illegal"]`.

    The reward is 1 for a game that is won and -1 for one that is lost, when it is over.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self, game: str, seat: int | None = None, bots: str = "", render_mode: RenderMode | None = None, **wanted: Any
    ) -> None:
        self.wanted = Wanted(game, **wanted)
        self.seat = seat
        self.render_mode = render_mode
        self.episode = Episode(self.wanted)
        self._bots = bots or self.episode.game.bots.adviser or "random"
        self._join()
        self.action_space = spaces.Discrete(self.wanted.actions)
        self.observation_space = observation_space(self.wanted)

    def _join(self) -> None:
        if self.seat is not None:
            self.episode.leave_others_to(self.seat, self._bots)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: with a seed the one that every other command plays with it, without one the next of a row."""
        super().reset(seed=seed, options=options)
        chosen = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed % (1 << SEED_BITS)
        self.episode.begin(chosen)
        self._join()
        return self._observe(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        legal = episode.step(int(action))
        truncated = not episode.over and episode.steps >= self.wanted.limit
        info = self._info() if legal else {**self._info(), "illegal": True}
        return self._observe(), episode.reward(), episode.over, truncated, info

    def _observe(self) -> Observation:
        episode = self.episode
        return {"observation": episode.observation(episode.seat), "action_mask": episode.mask()}

    def _info(self) -> dict[str, Any]:
        decision = self.episode.decision
        if decision is None:
            return {"outcome": self.episode.position.outcome}
        return {"seat": self.episode.seat, "prompt": decision.prompt}

    def options(self) -> dict[int, str]:
        """What can be done now: the ids of the options by action."""
        return self.episode.options()

    def view(self) -> dict[str, Any]:
        """What is seen by whoever acts, with the names of the game's own state."""
        return self.episode.view(self.episode.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """As other libraries ask for it."""
        return self.episode.mask().astype(bool)

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            return None
        draw = as_text if self.render_mode == "ansi" else as_picture
        return draw(self.episode, self.episode.seat)

    def clone(self) -> Self:
        """The same table in mid-game, with the same dice ahead: for whoever plans with it, and knows that it is so."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.episode = self.episode.clone()
        return twin


def observation_space(wanted: Wanted) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (wanted.features,), np.float32),
            "action_mask": spaces.MultiBinary(wanted.actions),
        }
    )


def register() -> list[str]:
    """Make every game known to `gymnasium.make`; gives their names, as `Farlight/beacon-v0`."""
    names = []
    for game in game_names():
        name = f"Farlight/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{TableEnv.__name__}", kwargs={"game": game}, disable_env_checker=True)
        names.append(name)
    return names
