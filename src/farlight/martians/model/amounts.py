"""Amounts of effects: numbers, and those that the difficulty gives."""

from farlight.effects import SlotType

MAGNITUDES = ("HS", "HM", "HL", "GS", "GM")
"""Harm small, medium and large, gain small and medium: numbers of the difficulty. M-RUL-DIF-02."""


class Amount(SlotType, frozen=True):
    """A number, or one that the difficulty gives."""

    @property
    def refers(self) -> tuple[str, ...]:
        return ()

    def read(self, word: str) -> str | int | None:
        return word if word in MAGNITUDES else SlotType("int").read(word)

    def expected(self) -> tuple[str, ...]:
        return (*SlotType("int").expected(), *MAGNITUDES)
