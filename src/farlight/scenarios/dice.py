"""The dice of a case: results in the order in which they are rolled."""

from collections.abc import Sequence

from farlight.kernel import Result, Scripted


def dice(texts: Sequence[str]) -> Scripted:
    """The results that a case states."""
    return Scripted([_result(text) for text in texts])


def _result(text: str) -> Result:
    """`6`, `hit`, or `danger 3` for a certain stream; a face with two icons is `PHY+GAT`."""
    stream, _, face = text.strip().rpartition(" ")
    return Result(face.replace("+", " "), stream)
