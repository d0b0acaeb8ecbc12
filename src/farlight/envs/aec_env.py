"""Every game and mission for PettingZoo: an agent for each seat, one after the other (AEC)."""

from typing import Any, Self

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from farlight.envs.episode import Episode, Wanted
from farlight.envs.gym_env import Observation, RenderMode, observation_space
from farlight.envs.rendering import as_picture, as_text
from farlight.kernel.chance import SEED_BITS


class SeatsEnv(AECEnv):  # type: ignore[misc]  # without types of its own
    """A table with an agent for each seat: `seat_1` and so on. What the group decides, the first agent answers.

    All have the same reward, when the game is over: 1 if it is won, -1 if it is lost. An action that the mask excludes
    changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo wants it
        "render_modes": ["ansi", "rgb_array"], "name": "farlight_v0", "is_parallelizable": False, "render_fps": 4,
    }  # fmt: skip

    def __init__(self, game: str, render_mode: RenderMode | None = None, **wanted: Any) -> None:
        super().__init__()
        self.wanted = Wanted(game, **wanted)
        self.metadata = {**self.metadata, "name": f"farlight_{game}_v0"}
        self.render_mode = render_mode
        self.episode = Episode(self.wanted)
        self.possible_agents = [f"seat_{number + 1}" for number in range(self.wanted.seats)]
        self._spaces = {agent: observation_space(self.wanted) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.wanted.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(1 << SEED_BITS)) if seed is None else seed % (1 << SEED_BITS))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What a seat sees; it can do something only if it is its turn."""
        episode, seat = self.episode, self.possible_agents.index(agent)
        acts = agent == self.agent_selection and not episode.over
        mask = episode.mask() if acts else episode.list.mask([])
        return {"observation": episode.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        legal = action is not None and episode.step(int(action))
        self.infos[agent] = {} if legal else {"illegal": True}
        self._cumulative_rewards[agent] = 0.0
        if episode.over:
            self.rewards = dict.fromkeys(self.agents, episode.reward())
            self.terminations = dict.fromkeys(self.agents, True)
        elif episode.steps >= self.wanted.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[episode.seat]
        self._accumulate_rewards()

    def options(self) -> dict[int, str]:
        """What the agent whose turn it is can do: the ids of the options by action."""
        return self.episode.options()

    def view(self, agent: str) -> dict[str, Any]:
        """What a seat sees, with the names of the game's own state."""
        return self.episode.view(self.possible_agents.index(agent))

    def render(self) -> Any:  # Any: text or a picture, by the mode
        if self.render_mode is None:
            return None
        draw = as_text if self.render_mode == "ansi" else as_picture
        return draw(self.episode, self.episode.seat)

    def close(self) -> None:
        """Close nothing: there is nothing to close."""

    def clone(self) -> Self:
        """The same table in mid-game, with the same dice ahead."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.agents = self.agents[:]
        twin.episode = self.episode.clone()
        return twin
