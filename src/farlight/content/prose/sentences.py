"""Texts taken apart: words, sentences, how they begin and how they end."""

import re

from farlight.content.clauses import FRAME, chosen

_WORD = re.compile(r"\{[^{}]*\}|[^\W_]+(?:['\u2019-][^\W_]+)*")
_SENTENCE = re.compile(r"[^.!?]+(?:[.!?]+[\"'”)]*|$)")
SHORT, LONG = 5, 16
"""Words of a last sentence up to which it is a short one, and from which on a long one."""


def spoken(text: str) -> str:
    """A text as it may be read aloud: of each clause the first way to tell it."""
    return chosen(text, lambda _: True)


def words_in(text: str) -> list[str]:
    """The words of a text in small letters; a token counts as one."""
    return [word.lower() for word in _WORD.findall(text)]


def runs_in(text: str) -> list[list[str]]:
    """The words of a text as they can follow each other: a clause begins anew."""
    return [run for part in FRAME.split(text) if (run := words_in(part))]


def sentences_in(text: str) -> list[str]:
    return [sentence for found in _SENTENCE.findall(text) if words_in(sentence := found.strip())]


def ending(text: str) -> str:
    """The kind of a text's last beat; empty for a plain sentence, which no listener tires of."""
    last = text.rstrip()
    if last.endswith(('"', "”")):
        return "a quoted line"
    if last.endswith("?"):
        return "a question"
    sentences = sentences_in(last)
    words = len(words_in(sentences[-1])) if sentences else 0
    if words <= SHORT:
        return "a short sentence"
    return "a long sentence" if words >= LONG else ""
