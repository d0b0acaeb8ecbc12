"""The dice of a case: results in the order in which they are rolled."""

from collections.abc import Sequence

from farlight.kernel import BadResult, Result, Scripted


class Dice(Scripted):
    """Scripted results that know their number, and that are strict about dice whose faces are numbers.

    On a die with the faces 1, 1, 4, 5, 5, 6, a scenario's `3` is a mistake and not the third face.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__([_result(text) for text in texts])
        self._count = len(texts)

    def take(self, stream: str, sides: int, generated: int, names: Sequence[str] | None) -> int:
        if sides == 0:
            return generated
        number = self._count - len(self.left) + 1
        numeric = names is not None and all(name.isdigit() for name in names)
        if numeric and names is not None and self.left and self.left[0].face not in names:
            shown = ", ".join(dict.fromkeys(names))
            raise BadResult(f"result {number}: the roll '{stream}' cannot show '{self.left[0].face}' ({shown})")
        try:
            return super().take(stream, sides, generated, names)
        except BadResult as error:
            raise BadResult(f"result {number}: {error}") from error


def _result(text: str) -> Result:
    """`6`, `hit`, or `danger 3` for a certain stream."""
    stream, _, face = text.strip().rpartition(" ")
    return Result(face, stream)
