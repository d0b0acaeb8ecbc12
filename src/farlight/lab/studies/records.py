"""The records of games: tables with typed columns. A game is a row of the first; the others say what happened in it."""

from collections.abc import Iterable
from typing import Any

import msgspec

Rows = dict[str, list[tuple[Any, ...]]]  # Any: of the types that TABLES names
"""Rows by table, in the order of the columns below."""

TABLES: dict[str, dict[str, type]] = {
    "games": {
        "number": int, "game": str, "mission": str, "seats": int, "difficulty": str, "bot": str, "pack": str,
        "seed": int, "outcome": str, "won": bool, "answers": int, "choices": int, "rounds": int,
        "rolls": int, "came": int, "expected": float, "notes": str, "error": str, "file": str,
    },
    "events": {"number": int, "answer": int, "kind": str, "rule": str, "about": str},
    "cards": {"number": int, "kind": str, "card": str, "answer": int},
    "choices": {
        "number": int, "answer": int, "seat": int, "prompt": str, "verb": str, "option": str, "options": int,
    },
    "resources": {
        "number": int, "part": int, "series": str, "place": int, "at": str, "value": float, "limit": float,
    },
    "story": {"number": int, "place": int, "answer": int, "title": str, "chosen": str},
}  # fmt: skip
"""What each means stands in docs/lab.md."""
FURTHER = tuple(name for name in TABLES if name != "games")


class GameRow(msgspec.Struct, array_like=True):
    """How a game went: a row of the first table."""

    number: int
    game: str
    mission: str
    seats: int
    difficulty: str
    bot: str
    pack: str
    seed: int
    outcome: str = ""
    won: bool = False
    answers: int = 0
    choices: int = 0
    """Answers where there was something to choose."""
    rounds: int = 0
    rolls: int = 0
    came: int = 0
    """Of the rolls, those that succeeded."""
    expected: float = 0.0
    """Successes that were to be expected."""
    notes: str = ""
    """Where the bot failed, and its stand-in answered."""
    error: str = ""
    file: str = ""
    """The file that reproduces an error of the engine."""


class Batch(msgspec.Struct):
    """Records of games that were played one after the other, as they travel between processes and lie in a run."""

    first: int
    stop: int
    rows: Rows
    seconds: float
    """Processor time; of no table, for two runs would differ in it."""

    @property
    def games(self) -> list[GameRow]:
        return msgspec.convert(self.rows["games"], list[GameRow])


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Batch)


def pack_batch(batch: Batch) -> bytes:
    return _ENCODER.encode(batch)


def unpack_batch(data: bytes) -> Batch:
    """Raises `msgspec.MsgspecError` for what is none."""
    return _DECODER.decode(data)


def no_rows(tables: Iterable[str]) -> Rows:
    return {name: [] for name in ("games", *tables)}
