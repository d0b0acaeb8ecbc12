"""Chance: named streams of an integer generator whose whole memory is part of the state.

The generator is splitmix64: one 64-bit integer per stream, copied with the state. The seed is published as a
hash before the game and in clear after it (`commitment`, `keeps_commitment`), so that anyone can check the dice.
"""

import hashlib
import hmac
import secrets

from farlight.kernel.fields.masks import Absent, Hidden
from farlight.kernel.state import State

_MASK = (1 << 64) - 1
SEED_BITS = 63
"""As many as fit the number types of saves and databases; guessing a seed from its hash still takes years."""


class Chance(State):
    """The memory of all streams of one game."""

    seed: Hidden[int]
    streams: Absent[dict[str, int]]
    by_hand: bool = False
    """Whether the players roll real dice and type in what they show."""


def new_chance(seed: int, by_hand: bool = False) -> Chance:
    return Chance(seed, {}, by_hand)


def new_seed() -> int:
    """A seed that nobody can guess from its commitment."""
    return secrets.randbits(SEED_BITS)


def advance(chance: Chance, stream: str) -> int:
    """The next 64 random bits of a stream."""
    word = chance.streams.get(stream)
    if word is None:
        word = _first_word(chance.seed, stream)
    word = (word + 0x9E3779B97F4A7C15) & _MASK
    chance.streams[stream] = word
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def permutation(word: int, length: int) -> list[int]:
    """The order into which 64 random bits shuffle so many things. Never changes: recorded games rely on it."""
    order = list(range(length))
    for last in range(length - 1, 0, -1):
        word = (word * 6364136223846793005 + 1442695040888963407) & _MASK
        other = ((word >> 32) * (last + 1)) >> 32
        order[last], order[other] = order[other], order[last]
    return order


def commitment(seed: int) -> str:
    """What a table publishes at the start: it binds the seed and does not tell it."""
    return hashlib.sha256(f"farlight seed {seed}".encode()).hexdigest()


def keeps_commitment(seed: int, published: str) -> bool:
    """Whether the seed shown at the end is the one that was promised."""
    return hmac.compare_digest(commitment(seed), published)


def _first_word(seed: int, stream: str) -> int:
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")
