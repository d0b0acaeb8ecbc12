"""Other engines, as `yardstick.py` measures them in an environment of their own. Imports nothing of ours."""

import random
from collections.abc import Callable, Mapping
from typing import Any

Peer = Any
"""Their objects, which have no types here: they are not installed where ours are checked."""
CHANCES = random.Random(1)
"""For the dice of engines that leave rolling them to the player."""


class PeerEngine:
    """What they have in common: nothing is measured but what all engines have."""

    about: Mapping[str, str | bool] = {}
    loops: Mapping[str, Callable[[int], int]] = {}

    def once(self) -> dict[str, float]:
        return {}


class Catanatron(PeerEngine):
    """catanatron: four players; a decision is an action, forced ones included."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # noqa: PLC0415
        from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]  # noqa: PLC0415

        self._players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        self._game, self._longest = Game, TURNS_LIMIT

    def new(self, seed: int) -> Peer:
        return self._game(self._players, seed=seed)

    def options(self, position: Peer) -> int:
        over = position.winning_color() is not None or position.state.num_turns >= self._longest
        return 0 if over else len(position.state.playable_actions)

    def answer(self, position: Peer, number: int) -> None:
        position.execute(position.state.playable_actions[number])

    def copy(self, position: Peer) -> Peer:
        return position.copy()


class PythonChess(PeerEngine):
    """python-chess: legal moves of a board and push of one. A copy takes its moves along, to be taken back."""

    def __init__(self) -> None:
        import chess  # type: ignore[import-not-found]  # noqa: PLC0415

        self._board = chess.Board

    def new(self, seed: int) -> Peer:  # noqa: ARG002 - chess has no chance
        return self._found(self._board())

    def options(self, position: Peer) -> int:
        return len(position[1])

    def answer(self, position: Peer, number: int) -> None:
        board, moves = position
        board.push(moves[number])
        position[:] = self._found(board)

    def copy(self, position: Peer) -> Peer:
        return [position[0].copy(), position[1]]

    def _found(self, board: Peer) -> Peer:
        """A board and its legal moves."""
        return [board, [] if board.is_game_over() else list(board.legal_moves)]


class OpenSpiel(PeerEngine):
    """A game of OpenSpiel, in C++ or in Python, called from Python; rolls of dice are no decisions."""

    def __init__(self, game: str) -> None:
        import open_spiel.python.games  # noqa: F401, PLC0415
        import pyspiel  # noqa: PLC0415

        self._game = pyspiel.load_game(game)

    def new(self, seed: int) -> Peer:
        CHANCES.seed(seed)
        return self._found(self._game.new_initial_state())

    def options(self, position: Peer) -> int:
        return len(position[1])

    def answer(self, position: Peer, number: int) -> None:
        state, actions = position
        state.apply_action(actions[number])
        position[:] = self._found(state)

    def copy(self, position: Peer) -> Peer:
        return [position[0].clone(), position[1]]

    def _found(self, state: Peer) -> Peer:
        """A state in which somebody has to choose, and the legal actions."""
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(CHANCES.choices(actions, weights)[0])
        return [state, [] if state.is_terminal() else state.legal_actions()]


def engine(name: str) -> PeerEngine:
    if name == "catanatron":
        return Catanatron()
    if name == "python-chess":
        return PythonChess()
    return OpenSpiel(name.removeprefix("openspiel/"))
