"""Random play of two well-known engines, measured in their own environment: the yardstick for ours.

Runs as a script, with no import of ours, and prints JSON.
"""

import json
import random
from time import perf_counter
from typing import Any

SECONDS = 2.0
ROUNDS = 3


def chess_figures() -> dict[str, float]:
    """python-chess: legal moves and push of a random one; copy of a board."""
    import chess  # type: ignore[import-not-found]  # noqa: PLC0415

    chance = random.Random(1)
    decisions, copies, copying = 0, 0, 0.0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        board = chess.Board()
        while not board.is_game_over():
            before = perf_counter()
            board.copy()
            copying += perf_counter() - before
            copies += 1
            board.push(chance.choice(list(board.legal_moves)))
            decisions += 1
    return {"decision": (perf_counter() - start - copying) / decisions * 1e6, "copy": copying / copies * 1e6}


def catanatron_figures() -> dict[str, float]:
    """catanatron: a tick with random players; copy of a game."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # noqa: PLC0415

    decisions, copies, copying = 0, 0, 0.0
    start = perf_counter()
    seed = 0
    while perf_counter() - start < SECONDS:
        seed += 1
        random.seed(seed)
        game: Any = Game(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed
        )
        while game.winning_color() is None and game.state.num_turns < 1000:
            if decisions % 8 == 0:
                before = perf_counter()
                game.copy()
                copying += perf_counter() - before
                copies += 1
            game.play_tick()
            decisions += 1
    return {"decision": (perf_counter() - start - copying) / decisions * 1e6, "copy": copying / copies * 1e6}


def best(figures: Any) -> dict[str, float]:
    rounds = [figures() for _ in range(ROUNDS)]
    return {key: min(found[key] for found in rounds) for key in rounds[0]}


if __name__ == "__main__":
    print(json.dumps({"catanatron": best(catanatron_figures), "python-chess": best(chess_figures)}))
