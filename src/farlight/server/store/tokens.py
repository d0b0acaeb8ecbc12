"""Ids and keys. Ids name things and may be seen; keys open them and may not."""

import hmac
import re
import secrets

import msgspec

KEY_BYTES = 24
"""192 bits: nobody guesses one."""


class Token(msgspec.Struct, frozen=True):
    """Whose key, and the key: `ID.KEY` in one word."""

    id: str
    key: str


def new_id() -> str:
    return secrets.token_hex(8)


def is_id(word: str) -> bool:
    """Whether it is one of ours, and not just anything that somebody sent."""
    return re.fullmatch(r"[0-9a-f]{16}", word) is not None


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def read_token(word: str) -> Token | None:
    """The two halves of a token; None if it is none."""
    name, dot, key = word.partition(".")
    if not dot or not name.isalnum() or not 16 <= len(key) <= 64 or len(name) > 32:
        return None
    return Token(name, key)


def same(given: str | bytes, known: str | bytes) -> bool:
    """Whether two secrets are the same; takes as long for any two of a length."""
    left = given.encode() if isinstance(given, str) else given
    right = known.encode() if isinstance(known, str) else known
    return hmac.compare_digest(left, right)
